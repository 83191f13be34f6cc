"""A chapter in short, beside the contents: what a model wrote of it, which is never evidence."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from foxreader.core.book import TocEntry
from foxreader.ui.platform.translation import Context

InShort = Context("InShort")
_WIDTH = 336
"""Pixels, from the drawing."""


class ShortCard(QFrame):
    """Shown until something else is pressed, or Escape."""

    def __init__(self, entry: TocEntry, page: str, text: str, model: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("summaries")
        self.setAccessibleName(entry.title)
        self.setFixedWidth(_WIDTH)
        title, number, self.text = QLabel(entry.title, self), QLabel(page, self), QLabel(text, self)
        by = QLabel(
            InShort.tr("In short, by {0}. A help for finding, never evidence.").format(model), self
        )
        for label, name in ((title, "strong"), (number, "hint"), (by, "hint")):
            label.setObjectName(name)
        for label in (title, self.text, by):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(keys | Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(number)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.text)
        layout.addWidget(by)

    def show_beside(self, panel: QWidget, top: int) -> None:
        """Show it at the far side of ``panel``, ``top`` pixels below that."""
        self.adjustSize()
        wide = panel.width() + 8
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.move(panel.mapToGlobal(QPoint(-_WIDTH - 8 if mirrored else wide, top)))
        self.show()
        self.text.setFocus()
