"""The chip of what answers may use: which books, and how far into the open one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from foxreader.program.shelf import Several
from foxreader.ui.platform.translation import percent
from foxreader.ui.platform.widgets import kept_entry

Books = tuple[str, ...] | None
"""The hashes of the books to ask, () for all there are, None for the open one."""


_NAME = 24
"""Characters of a collection's name on the chip. Chosen: a chip beside that of the model."""


class ScopeChip(QToolButton):
    """A chip with a menu: the whole book, nothing past what is read of it, some books or all.

    Signals: ``limit_wanted`` nothing past what is read is to be used, or all of the book;
    ``read_here_wanted`` the reader says that they have read up to here; ``choose_wanted`` the
    reader wants to choose books; ``changed`` other books are asked.
    """

    limit_wanted = Signal(bool)
    read_here_wanted = Signal()
    choose_wanted = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(self.tr("What answers may use; press to choose"))
        self._books: Books = None
        self._name = ""
        self._share: float | None = None
        self._short = False
        self._make_menu()
        self._show()

    @property
    def books(self) -> Books:
        """Which books a question asks."""
        return self._books

    @property
    def limited(self) -> bool:
        """Whether answers use nothing past what is read of the open book."""
        return self._share is not None

    @property
    def long_text(self) -> str:
        """What the chip says where there is room."""
        return self._text(short=False)

    def ask_books(self, books: Books, name: str = "") -> None:
        """Ask these from now on; ``name`` is that of the collection they are, "" for none."""
        self._books, self._name = books, name
        self._show()
        self.changed.emit()

    def ask_several(self, chosen: Several) -> None:
        """Ask these from now on."""
        self.ask_books(chosen.books, chosen.name)

    def set_limit(self, share: float | None) -> None:
        """How far into the open book an answer may look, 0 to 1; None for all of it."""
        self._share = share
        self._show()

    def show_read(self, share: float) -> None:
        """How far the open book is read, 0 to 1."""
        self._mine.setText(self.tr("Nothing past what I have read ({0})").format(percent(share)))

    def set_short(self, short: bool) -> None:
        """Say it in few words, where there is little room."""
        if short != self._short:
            self._short = short
            self._show()

    def open_menu(self) -> None:
        """Open the menu, above the chip."""
        self.menu().popup(self.mapToGlobal(QPoint(0, -self.menu().sizeHint().height())))

    def set_one_book(self, one: bool) -> None:
        """With a passage to ask about only its own book can be asked."""
        for action in self._of_several:
            action.setEnabled(not one)

    def _make_menu(self) -> None:
        menu = QMenu(self)
        self._group = QActionGroup(menu)
        self._whole = self._action(menu, self.tr("The whole book"), lambda: self._limit(False))
        self._mine = self._action(menu, "", lambda: self._limit(True))
        self.show_read(0.0)
        menu.addAction(self.tr("I have read up to here"), self.read_here_wanted.emit)
        menu.addSeparator()
        self._some = self._action(menu, self.tr("Books and collections…"), self.choose_wanted.emit)
        self._all = self._action(menu, self.tr("All books"), lambda: self.ask_books(()))
        self._of_several = (self._some, self._all)
        self.setMenu(menu)

    def _action(self, menu: QMenu, text: str, act: Callable[[], None]) -> QAction:
        def chosen() -> None:
            act()
            self._show()  # the books may not have been chosen after all

        action = kept_entry(menu, text)
        action.setCheckable(True)
        action.triggered.connect(chosen)
        self._group.addAction(action)
        return action

    def _limit(self, on: bool) -> None:
        self.ask_books(None)
        self.limit_wanted.emit(on)

    def _text(self, *, short: bool) -> str:
        if self._books is not None:
            count = len(self._books)
            if count and self._name:
                return self._name[:_NAME]
            return self.tr("%n book(s)", "", count) if count else self.tr("All books")
        if self._share is None:
            return self.tr("Whole book")
        if round(self._share, 2) == 0:
            return self.tr("Nothing read yet")
        text = self.tr("To {0}") if short else self.tr("No spoilers past {0}")
        return text.format(percent(self._share))

    def _show(self) -> None:
        self.setText(self._text(short=self._short))
        self.setAccessibleName(self.tr("Answers use: {0}").format(self.long_text))
        # An accent says that less than a whole book is used, also where several are asked.
        if self.property("on") != self.limited:
            self.setProperty("on", self.limited)
            self.style().polish(self)
        if self._books is None:
            (self._mine if self.limited else self._whole).setChecked(True)
        else:
            (self._some if self._books else self._all).setChecked(True)
