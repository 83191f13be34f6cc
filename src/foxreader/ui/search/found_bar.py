"""The small bar over the page while the reader goes from place to place and the panel is closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import set_margins

_AIR = 16
"""Pixels between the bar and the corner of the page, as for the messages."""


class FoundBar(QFrame):
    """Which place of how many this is, with ``buttons`` for the others and for the end."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setObjectName("foundBar")
        self._words = QLabel(self)
        row = QHBoxLayout(self)
        set_margins(row, 12, 2, 4, 2)
        row.setSpacing(2)
        row.addWidget(self._words)
        row.addSpacing(6)
        self.buttons: dict[str, QToolButton] = {}
        for name, words in (
            ("up", self.tr("Place found before (Shift+F3)")),
            ("down", self.tr("Next place found (F3)")),
            ("close", self.tr("End the search (Esc)")),
        ):
            button = self.buttons[name] = QToolButton(self)
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setIconSize(QSize(16, 16))
            row.addWidget(button)
        page.installEventFilter(self)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self.buttons.items():
            button.setIcon(icon(name, theme.muted))

    def say(self, words: str) -> None:
        """Show the bar with ``words``."""
        self._words.setText(words)
        self.setAccessibleName(words)
        self.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of the page."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.adjustSize()
        right = self._page.width() - self.width() - _AIR
        bottom = self._page.height() - self.height() - _AIR
        self.move(_AIR if self.isRightToLeft() else right, bottom)
        self.raise_()
