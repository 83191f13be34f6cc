"""A large button for where a model is: an icon, a name and a line about it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme

_HEIGHT = 100
"""Pixels, from the drawing of the dialog; more where the words of a language need them."""


class PlaceCard(QPushButton):
    """One of several; the arrow keys go from one to the next."""

    def __init__(self, name: str, drawing: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setMinimumHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._name, self._drawing, self._row = name, drawing, parent
        self._icon, title, self._about = QLabel(self), QLabel(name, self), QLabel(self)
        title.setObjectName("strong")
        self._about.setObjectName("hint")
        self._about.setWordWrap(True)
        title.setWordWrap(True)
        self._lines = layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 8)
        layout.setSpacing(3)
        for label in (self._icon, title, self._about):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a server names itself
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(label)
        layout.addStretch(1)

    def describe(self, text: str) -> None:
        """Show a line about it."""
        self._about.setText(text)
        self.setAccessibleName(f"{self._name}. {text}")
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A card that is narrower needs more lines."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """All cards of a row are as high as the one with the most lines."""
        cards = self._row.findChildren(PlaceCard)
        needed = max(card._lines.heightForWidth(card.width()) for card in cards)
        for card in cards:
            card.setMinimumHeight(max(_HEIGHT, needed))

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        colour = theme.accent if self.isChecked() else theme.muted
        self._icon.setPixmap(icon(self._drawing, colour).pixmap(18, 18))
