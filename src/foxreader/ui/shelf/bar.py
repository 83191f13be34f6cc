"""The bar above the shelf, its foot, and the search index of all books that the foot tells of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.catalog import ShelfBook, View
from foxreader.program.library import ShelfCounts
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import error_words
from foxreader.ui.platform.widgets import ElidedLabel, set_margins
from foxreader.ui.shelf.rows import FALLING, SORTS, books_words, sort_name

_FIELD = 520
"""Pixels of the search field at most, from the drawing."""
_TITLE = 190
"""Pixels of the title in a wide window, from the drawing."""


class SearchField(QLineEdit):
    """The field of the search. Signals: ``moved`` to the next of what is listed (1), or the one
    before (-1); ``chosen`` Enter was pressed, with Ctrl; ``left`` Esc was.
    """

    moved = Signal(int)
    chosen = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Search titles, authors and texts"))
        self.setAccessibleName(self.tr("Search titles, authors and texts"))
        words = self.tr("Search (Ctrl+K), also by fields, such as {0}")
        self.setToolTip(
            words.format('author:lowe tag:sea -tag:read rating:>3 added:>2026-10 "a b"')
        )
        self.setClearButtonEnabled(True)
        self._lens = QAction(self)
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self._lens.setIcon(icon("search", theme.muted, 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move in the list below, Enter opens, Esc leaves."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.moved.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc is the field's before it is the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and (
            event.key() == Qt.Key.Key_Escape
        ):  # fmt: skip
            event.accept()
            return True
        return super().event(event)


class ShelfBar(QFrame):
    """The buttons ``panel``, ``back`` to the open book, ``grid``, ``rows`` and ``settings`` are the
    shelf's to act on. Signal: ``sorted`` an order, and whether it is turned round.
    """

    sorted = Signal(str, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setFixedHeight(44)
        self._buttons: dict[str, QToolButton] = {}
        self.panel = self._button("panel", self.tr("Parts of the library (F9)"))
        self.panel.setCheckable(True)
        self.panel.setChecked(True)
        self.back = self._button("book", self.tr("Back to the book (Ctrl+Shift+B)"))
        self.back.hide()
        self.title = QLabel(self.tr("Library"), self)
        self.title.setObjectName("bookTitle")
        self.field = SearchField(self)
        self.field.setMaximumWidth(_FIELD)
        self.field.setFixedHeight(32)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sort = self._button("sort", self.tr("Order"))
        self.sort.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.sort.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._sorts = QMenu(self)
        self.sort.setMenu(self._sorts)
        self.grid = self._button("grid", self.tr("Covers (Ctrl+1)"))
        self.rows = self._button("list", self.tr("List (Ctrl+2)"))
        shapes = QButtonGroup(self)
        for button in (self.grid, self.rows):
            button.setCheckable(True)
            shapes.addButton(button)
        self.settings = self._button("settings", self.tr("Settings (Ctrl+,)"))
        self.add = QPushButton(self.tr("Import"), self)
        self.add.setObjectName("primary")
        self.add.setFixedHeight(32)
        self._shown = [self.field, self.sort, self.grid, self.rows, self.add]
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(6)
        row.addWidget(self.panel)
        row.addWidget(self.back)
        row.addSpacing(4)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.field, 100)
        row.addStretch(1)
        row.addWidget(self.sort)
        row.addWidget(self.grid)
        row.addWidget(self.rows)
        row.addWidget(self.settings)
        row.addSpacing(2)
        row.addWidget(self.add)

    def _button(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setIconSize(QSize(18, 18))
        button.setFixedHeight(32)
        button.setMinimumWidth(32)
        self._buttons[name] = button
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self._buttons.items():
            colour = theme.accent if button.isChecked() else theme.muted
            button.setIcon(icon(name, colour))
        self.add.setIcon(icon("plus", theme.on_accent, 16))
        self.field.apply_theme(theme)

    def show_empty(self, empty: bool) -> None:
        """There are no books to search or sort yet, or there are."""
        for widget in self._shown:
            widget.setVisible(not empty)
        self.panel.setVisible(not empty)  # there is no list that it would show

    def show_shape(self, *, listed: bool) -> None:
        """Mark grid or list."""
        (self.rows if listed else self.grid).setChecked(True)

    def show_view(self, view: View) -> None:
        """Say how the books are sorted, and offer the other orders."""
        self.sort.setText(sort_name(view.sort) if view.sort in SORTS else self.tr("Best match"))
        self._sorts.clear()
        group = QActionGroup(self._sorts)
        for sort in SORTS:
            action = self._sorts.addAction(sort_name(sort))
            action.setCheckable(True)
            action.setChecked(sort == view.sort)
            group.addAction(action)
            action.triggered.connect(partial(self.sorted.emit, sort, sort in FALLING))
        self._sorts.addSeparator()
        turn = self._sorts.addAction(self.tr("The other way round"))
        turn.setEnabled(view.sort in SORTS)
        turn.triggered.connect(partial(self.sorted.emit, view.sort, not view.descending))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the order is an icon, and the title gives way."""
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        wide = self.width() >= 900
        self.sort.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if wide else style.ToolButtonIconOnly
        )
        self.title.setVisible(self.width() >= 640)
        # As wide as what stands at the other side, so that the field is in the middle.
        self.title.setMinimumWidth(_TITLE if self.width() >= 1100 else 0)


_UNDO_MS = 8_000
"""Milliseconds for which Undo is offered, as for notes; Ctrl+Z does it later too."""


class ShelfFoot(QFrame):
    """How many books there are, and the work that is going on.

    A press on ``work`` stops the import, one on ``index`` pauses the search index or has it go
    on.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("footBar")
        self.setFixedHeight(32)
        self._books, self._indexed, self._selected = QLabel(self), QLabel(self), QLabel(self)
        self._selected.hide()
        self.work, self.index = QToolButton(self), QToolButton(self)
        for button in (self.work, self.index):
            button.setObjectName("muted")
            button.setStyleSheet("QToolButton { font-size: 12px; padding: 2px 6px; }")
            button.hide()
        self.work.setToolTip(self.tr("Click to stop; what was taken stays on the shelf"))
        row = QHBoxLayout(self)
        set_margins(row, 16, 0, 12, 0)
        row.setSpacing(16)
        for widget in (self._selected, self._books, self._indexed):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.work)
        row.addWidget(self.index)

    def show_counts(self, counted: ShelfCounts) -> None:
        """Say how many books there are, and how many of them can be searched."""
        books = counted.totals.books
        self._books.setText(books_words(books))
        if counted.waiting < 0:
            return
        indexed = books - counted.waiting
        self._indexed.setText(self.tr("%Ln have a search index", "", indexed) if books else "")

    def show_selected(self, count: int) -> None:
        """Say how many books are selected, where these are several."""
        self._selected.setText(self.tr("%Ln selected", "", count))
        self._selected.setVisible(count > 1)

    def show_work(self, words: str) -> None:
        """How far an import is; "" for none."""
        self.work.setText(words)
        self.work.setVisible(bool(words))

    def show_index(self, words: str, tip: str = "") -> None:
        """How far the search index is; "" for nothing to do."""
        self.index.setText(words)
        self.index.setToolTip(tip)
        self.index.setVisible(bool(words))


class UndoStrip(QFrame):
    """What was just done, and a ``button`` that takes it back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("undoStrip")
        self._words = ElidedLabel(self)
        self.button = button = QPushButton(self.tr("Undo"), self)
        button.setObjectName("link")
        button.setToolTip(self.tr("Undo (Ctrl+Z)"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        row.addWidget(self._words, 1)
        row.addWidget(button)
        self._until = QTimer(self, interval=_UNDO_MS, singleShot=True)
        self._until.timeout.connect(self.hide)
        self.hide()

    def offer(self, words: str) -> None:
        """Say what was done; it goes by itself."""
        self._words.show_text(words)
        self.show()
        self._until.start()


_WAIT_MS = 4_000
"""Milliseconds from a change of the shelf until work begins. Chosen: the reader opens a book or
goes on adding some in that time."""
_PAUSED = "shelf_index_paused"


class ShelfIndexing(QObject):
    """Indexes the books that are not in the search of all books, in processes of low priority.

    ``busy`` tells that something of the reader's is going on: then it waits. ``open_book`` gives
    the hash of the book that is open, which the window indexes itself. Signals: ``progress`` the
    title of the book at work, how many are done and of how many, "" for nothing to do; ``indexed``
    one more can be searched; ``said`` what became of books the reader asked for.
    """

    progress = Signal(str, int, int)
    indexed = Signal()
    said = Signal(str)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        state: QSettings,
        busy: Callable[[], bool],
        open_book: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._state = program, jobs, state
        self._busy, self._open_book = busy, open_book
        self._job: Job | None = None
        self._done = self._all = 0
        self._shut = self._stopped = False
        self._wanted: list[str] = []
        self.paused = state.value(_PAUSED, "false") == "true"
        self._wait = QTimer(self, interval=_WAIT_MS, singleShot=True)
        self._wait.timeout.connect(self._next)

    def start(self) -> None:
        """Begin soon, if there is something to do."""
        if not self.paused and self._job is None:
            self._wait.start()

    def pause_or_resume(self) -> None:
        """Pause, or go on; this is kept."""
        self.paused = not self.paused
        self._state.setValue(_PAUSED, "true" if self.paused else "false")
        if self.paused:
            self._wait.stop()
            self._wanted.clear()
            if self._job is not None:
                self._stopped = True
                self._job.stop()
            self.progress.emit("", self._done, self._all)
        else:
            self._next()

    def index_now(self, sha256s: Sequence[str]) -> None:
        """Index these books before all others, and also while it is paused."""
        self._wanted += [one for one in sha256s if one not in self._wanted]
        if self._job is None:
            self._done = self._all = 0
        self._wait.stop()
        self._next()

    def shut(self) -> None:
        """The window closes: begin nothing more."""
        self._shut = True
        self._wait.stop()

    def _next(self) -> None:
        if self._shut or self._job is not None or (self.paused and not self._wanted):
            return
        if self._busy() and not self._wanted:
            self._wait.start()
            return
        library, opened = self._program.library, self._open_book()
        wanted = tuple(self._wanted)

        def work(cancel: Cancel) -> Iterator[tuple[ShelfBook | None, int] | FoxError]:
            among = wanted or None
            left = len(library.unindexed(len(wanted), among)) if among else (
                library.unindexed_count()
            )  # fmt: skip
            waiting = library.unindexed(2, among)
            book = next((one for one in waiting if wanted or one.sha256 != opened), None)
            yield book, left
            if book is not None:
                yield from self._indexed(book, cancel)

        found: list[ShelfBook] = []
        self._job = self._jobs.start(
            work, value=lambda told: self._begun(told, found), failed=lambda error: None,
            ended=lambda: self._ended(found, asked=bool(wanted)),
        )  # fmt: skip

    def _indexed(self, book: ShelfBook, cancel: Cancel) -> Iterator[FoxError]:
        try:
            for _ in self._program.library.index(book, cancel):
                pass
        except FoxError as error:
            yield error  # it cannot be read, and is not tried again

    def _begun(self, told: tuple[ShelfBook | None, int] | FoxError, found: list[ShelfBook]) -> None:
        if isinstance(told, FoxError):
            if self._wanted:  # of others, opening them says why
                self.said.emit(error_words(told))
            return
        book, left = told
        if book is None:
            if self._wanted and not self._done:
                self.said.emit(self.tr("What can be indexed of it has its search index."))
            self._wanted.clear()
            self._done = self._all = 0
            self.progress.emit("", 0, 0)
            return
        found.append(book)
        self._all = max(self._all, self._done + left)
        self.progress.emit(book.title, self._done, self._all)

    def _ended(self, found: list[ShelfBook], *, asked: bool) -> None:
        self._job, stopped, self._stopped = None, self._stopped, False
        if found and not stopped:
            self._done += 1
            self.indexed.emit()
            self._next()
        elif asked:
            self.start()  # what the reader asked for is done; the others follow
