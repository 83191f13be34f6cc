"""The head of the chat: what the conversation is about, and two buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import ElidedLabel


class ChatHead(QFrame):
    """``new`` is the button for another conversation, ``earlier`` that for the earlier ones."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chatHead")
        self.setFixedHeight(48)
        self._title = ElidedLabel(self)
        self._title.setObjectName("chatTitle")
        about = self.tr("Conversations about this book")
        self.earlier = self._button(about, self.tr("{0} (Ctrl+H)").format(about))
        new = self.tr("New conversation")
        self.new = self._button(new, self.tr("{0} (Ctrl+N)").format(new))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 10, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self.earlier)
        row.addWidget(self.new)

    def _button(self, name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.new.setIcon(icon("plus", theme.muted))
        self.earlier.setIcon(icon("conversations", theme.muted))

    def show_title(self, first_question: str) -> None:
        """Name the conversation after its first question; "" where nothing has been asked."""
        self._title.show_text(" ".join(first_question.split()) or self.tr("Ask this book"))
