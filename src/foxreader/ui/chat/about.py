"""What a question will be about: which books, and the passage that was marked for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from foxreader.core.span import Span
from foxreader.ui.platform.elided_label import ElidedLabel
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme

Books = tuple[str, ...] | None
"""The hashes of the books to ask, () for all there are, None for the open one."""

_SHOWN = 200
"""Characters of a passage that are shown with its question; chosen: about three sentences."""


class AboutRow(QWidget):
    """A chip for the books, and one for the passage while there is one.

    Signals: ``changed()``; ``choose_wanted()`` the reader wants to choose books.
    """

    changed = Signal()
    choose_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._books: Books = None
        self._selection: Span | None = None
        self._words = ""
        self.chip = QToolButton(self)
        self.chip.setObjectName("chip")
        self.chip.setCursor(Qt.CursorShape.PointingHandCursor)
        self.chip.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.chip.setMenu(self._make_menu())
        self.passage, self.remove = self._make_passage()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.chip)
        row.addWidget(self.passage, 1)
        row.addStretch(0)
        self._show()

    @property
    def books(self) -> Books:
        """Which books a question asks; with a passage the one it is in."""
        return None if self._selection is not None else self._books

    @property
    def selection(self) -> Span | None:
        """The passage a question is about."""
        return self._selection

    @property
    def words(self) -> str:
        """The passage's words, on one line and not too long; "" without one."""
        return self._words

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.remove.setIcon(icon("close", theme.muted, 14))

    def ask_books(self, books: Books) -> None:
        """Ask these from now on."""
        self._books = books
        self._show()

    def select(self, selection: Span | None, words: str = "") -> None:
        """Ask about a passage, or no longer about one."""
        line = " ".join(words.split())
        self._selection = selection
        self._words = f"“{line if len(line) <= _SHOWN else line[:_SHOWN] + '…'}”" if line else ""
        self._show()

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        self._actions: list[QAction] = []
        for text, act in (
            (self.tr("This book"), partial(self.ask_books, None)),
            (self.tr("Chosen books…"), self.choose_wanted.emit),
            (self.tr("All books"), partial(self.ask_books, ())),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.triggered.connect(lambda checked=False, act=act: self._act(act))
            group.addAction(action)
            self._actions.append(action)
        return menu

    def _act(self, act: Callable[[], None]) -> None:
        act()
        self._show()  # the books may not have been chosen after all

    def _make_passage(self) -> tuple[QFrame, QToolButton]:
        frame = QFrame(self)
        frame.setObjectName("passageChip")
        self._label = ElidedLabel(frame)
        remove = QToolButton(frame)
        remove.setIconSize(QSize(14, 14))
        remove.setToolTip(self.tr("Ask about the book again, not about this passage"))
        remove.setAccessibleName(self.tr("Remove the passage"))
        remove.clicked.connect(lambda: self.select(None))
        row = QHBoxLayout(frame)
        row.setContentsMargins(9, 0, 2, 0)
        row.setSpacing(2)
        row.addWidget(self._label, 1)
        row.addWidget(remove)
        return frame, remove

    def _show(self) -> None:
        count = None if self._books is None else len(self._books)
        if self._selection is not None or count is None:
            name = self.tr("This book")
        else:
            name = self.tr("%n book(s)", "", count) if count else self.tr("All books")
        self.chip.setText(name + " ▾")
        self.chip.setEnabled(self._selection is None)
        self.chip.setToolTip(self.tr("Which books a question asks"))
        self.chip.setAccessibleName(self.tr("Ask: {0}").format(name))
        self._actions[0 if count is None else 2 if count == 0 else 1].setChecked(True)
        self.passage.setVisible(self._selection is not None)
        self._label.show_text(self._words)
        self.changed.emit()
