"""The small bar at a selection: ask about it, copy it, find it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QToolButton, QWidget

_AIR = 8
"""Pixels between the bar and what it is beside, from the drawing of the window."""


class SelectionBar(QFrame):
    """Signals: ``ask_wanted()`` about the selection, ``copy_wanted()`` and ``find_wanted()`` its
    words.
    """

    ask_wanted = Signal()
    copy_wanted = Signal()
    find_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setObjectName("selectionBar")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(2)
        for name, tooltip, act in (
            (self.tr("Ask about this passage"), "Ctrl+Shift+L", self.ask_wanted),
            (self.tr("Copy"), "Ctrl+C", self.copy_wanted),
            (self.tr("Find"), self.tr("Find these words in the book"), self.find_wanted),
        ):
            button = QToolButton(self)
            button.setText(name)
            button.setToolTip(tooltip)
            button.clicked.connect(act)
            row.addWidget(button)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)
        self.hide()

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Go when something else takes the focus; another program's window does not."""
        if now is not None and now is not self._page and not self._page.isAncestorOf(now):
            self.hide()

    def show_at(self, box: QRect) -> None:
        """Show the bar above the selection at ``box``, or below where there is no room."""
        self.adjustSize()
        size, room = self.size(), self._page.size()
        left = min(
            max(_AIR, box.center().x() - size.width() // 2), room.width() - size.width() - _AIR
        )
        above, below = box.top() - size.height() - _AIR, box.bottom() + _AIR
        top = above if above > _AIR else min(below, room.height() - size.height() - _AIR)
        self.move(QPoint(left, top))
        self.show()
        self.raise_()
