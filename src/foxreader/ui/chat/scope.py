"""What answers may use: the chip that says it, and the dialog that chooses among books."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.shelf import Shelved
from foxreader.program.library import Askable, Collected, Several
from foxreader.retrieval.shelf.books_asked import MOST_BOOKS
from foxreader.ui.platform.translation import percent
from foxreader.ui.platform.widgets import kept_entry

# The chip: which books, and how far into the open one

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the menu above the field: a press that comes late sends no question."""
        menu, over = self.menu(), self.parentWidget()
        if watched is menu and event.type() == QEvent.Type.Show and over is not None:
            top = over.mapToGlobal(QPoint(0, 0)).y() - menu.height()
            menu.move(menu.x(), max(self.screen().availableGeometry().top(), top))
        return super().eventFilter(watched, event)

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
        menu.installEventFilter(self)
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


# The dialog: which books and collections a question asks

_SHA256, _COLLECTED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class BooksDialog(QDialog):
    """Collections, then books, to be ticked; a collection ticks its books.

    Signal: ``chosen`` which.
    """

    chosen = Signal(Several)

    def __init__(self, there: Askable, ticked: Collection[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Which books to ask"))
        self.resize(440, 460)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Collections and books"))
        for collection in there.collections:
            self.list.addItem(self._collection(collection))
        for book in there.books:
            self.list.addItem(_item(book, book.sha256 in ticked))
        self._books = len(there.books)
        self.list.itemChanged.connect(self._ticked_one)
        self.list.itemActivated.connect(_turn_over)
        self._message = QLabel(self)
        self._message.setObjectName("hint")
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._message)
        layout.addLayout(self._make_end())
        self._show_collections()
        self._count()
        self.list.setCurrentRow(0)

    def _collection(self, collection: Collected) -> QListWidgetItem:
        count = self.tr("Collection · %Ln book(s)", "", len(collection.books))
        item = _checkable(f"{collection.name}\n{count}")
        item.setData(_COLLECTED, collection)
        return item

    def _make_end(self) -> QHBoxLayout:
        cancel, self.ask = (
            QPushButton(self.tr("Cancel"), self),
            QPushButton(self.tr("Ask these"), self),
        )
        self.ask.setObjectName("primary")
        self.ask.setDefault(True)
        cancel.clicked.connect(self.reject)
        self.ask.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.ask)
        return row

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _ticked(self) -> tuple[str, ...]:
        return tuple(
            str(item.data(_SHA256)) for item in self._items()
            if item.data(_SHA256) and item.checkState() is Qt.CheckState.Checked
        )  # fmt: skip

    def _ticked_one(self, item: QListWidgetItem) -> None:
        """A collection ticks its books; a book may make a collection whole, or no longer."""
        collection: Collected | None = item.data(_COLLECTED)
        with QSignalBlocker(self.list):
            if collection is not None:
                for one in self._items():
                    if one.data(_SHA256) in collection.books:
                        one.setCheckState(item.checkState())
            self._show_collections()
        self.list.viewport().update()
        self._count()

    def _show_collections(self) -> None:
        """Tick the collections whose books all are, and half those of which some are."""
        ticked = set(self._ticked())
        with QSignalBlocker(self.list):
            for item in self._items():
                collection: Collected | None = item.data(_COLLECTED)
                if collection is not None:
                    item.setCheckState(_share(ticked, collection))

    def _count(self) -> None:
        count = len(self._ticked())
        self.ask.setEnabled(count > 0)
        text = self.tr("{0} of %n book(s)", "", self._books)
        if count > MOST_BOOKS:
            text = self.tr(
                "{0} of %n book(s); for each question the {1} that fit it best are read",
                "",
                self._books,
            )
        self._message.setText(text.format(count, MOST_BOOKS))

    def _choose(self) -> None:
        ticked = self._ticked()
        whole = (item.data(_COLLECTED) for item in self._items())
        named = [one.name for one in whole if one is not None and {*one.books} == {*ticked}]
        self.chosen.emit(Several(ticked, named[0] if named else ""))
        self.accept()


def _share(ticked: Collection[str], collection: Collected) -> Qt.CheckState:
    count = sum(sha256 in ticked for sha256 in collection.books)
    if count == len(collection.books):
        return Qt.CheckState.Checked
    return Qt.CheckState.PartiallyChecked if count else Qt.CheckState.Unchecked


def _checkable(words: str) -> QListWidgetItem:
    item = QListWidgetItem(words)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item


def _item(book: Shelved, ticked: bool) -> QListWidgetItem:
    item = _checkable(f"{book.title}\n{book.authors}" if book.authors else book.title)
    item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
    item.setData(_SHA256, book.sha256)
    return item


def _turn_over(item: QListWidgetItem) -> None:
    """Tick a book or collection, or no longer."""
    ticked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
