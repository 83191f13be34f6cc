"""The search panel: the exact words in this book, or passages of all books on a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.parts.program import Program
from foxreader.retrieval.fulltext.literal import find
from foxreader.retrieval.shelf.library_search import ShelfFound
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.plain import plain
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words, number
from foxreader.ui.search.rows import (
    FoundRow,
    GroupRow,
    HitRow,
    found_rows,
    row_item,
    shelf_rows,
)

MOST_HITS = 1000
"""Hits in one book that are listed; chosen: nobody reads more, and the list stays quick."""
_SHELF_HITS = 24
"""Passages of all books that are listed; chosen: three to six books with some of each."""
_TYPED_MS = 180
"""Milliseconds without a key until a search begins; chosen: longer than between two letters."""
_ROW = Qt.ItemDataRole.UserRole


class SearchPanel(QWidget):
    """The search. Signals: ``found(list of Span, Span or None)`` in the open book, and the one
    chosen; ``hit_chosen(ShelfHit)`` of any book.
    """

    found = Signal(list, object)
    hit_chosen = Signal(object)

    def __init__(self, jobs: Jobs, program: Program, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._jobs, self._program = jobs, program
        self._book: Book | None = None
        self._job: Job | None = None
        self._filled = False
        self._row = HitRow(theme)
        self._model = QStandardItemModel(self)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(self.tr("Words to find"))
        self.count = QLabel(self)
        self.count.setObjectName("muted")
        self.count.setWordWrap(True)
        self.hits = self._make_hits()
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self._find)
        self.field.textChanged.connect(self._typed.start)
        self.field.returnPressed.connect(self._next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 8, 8)
        layout.addWidget(self.field)
        layout.addLayout(self._make_switch())
        layout.addWidget(self.count)
        layout.addWidget(self.hits)

    @property
    def everywhere(self) -> bool:
        """Whether all books are searched."""
        return self.switch[1].isChecked()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.hits.viewport().update()

    def open(self, book: Book) -> None:
        """Search ``book`` from now on; what was found in all books stays."""
        self._book = book
        if not self.everywhere:
            self.field.clear()
            self._find()  # at once: until then the hits of another book would be shown

    def search_in(self, everywhere: bool) -> None:
        """Search all books, or the open book alone."""
        self.switch[1 if everywhere else 0].click()

    # Making

    def _make_hits(self) -> QListView:
        hits = QListView(self)
        hits.setMouseTracking(True)
        hits.setItemDelegate(self._row)
        hits.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        hits.setModel(self._model)
        hits.setAccessibleName(self.tr("Places found"))
        hits.clicked.connect(self._chosen)
        hits.activated.connect(self._chosen)
        return hits

    def _make_switch(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.switch: list[QToolButton] = []
        # A group, since buttons that exclude each other by themselves do so across panels too.
        group = QButtonGroup(self)
        for name in (self.tr("This book"), self.tr("All books")):
            button = QToolButton(self)
            button.setObjectName("tab")
            button.setText(name)
            button.setCheckable(True)
            button.toggled.connect(self._switched)
            group.addButton(button)
            row.addWidget(button)
            self.switch.append(button)
        row.addStretch(1)
        self.switch[0].setChecked(True)
        return row

    # Doing

    def _switched(self, on: bool) -> None:
        if on:
            self.field.setPlaceholderText(
                self.tr("Ask all books") if self.everywhere else self.tr("Find in this book")
            )
            self._find()

    def _find(self) -> None:
        self._typed.stop()
        if self._job is not None:
            self._job.stop()
        self._model.clear()
        self.count.setText("")
        words, book = self.field.text(), self._book
        if self.everywhere or not words.strip() or book is None:
            self.found.emit([], None)
        if not words.strip():
            return
        if self.everywhere:
            self._job = self._jobs.start(
                lambda cancel: self._program.sessions.search_all(
                    words, limit=_SHELF_HITS, cancel=cancel
                ),
                value=self._show_shelf,
                failed=self._failed,
            )
        elif book is not None:
            self._job = self._jobs.start(_search(book, words), value=self._show)

    def _show(self, rows: list[GroupRow | FoundRow]) -> None:
        self._list(rows)
        spans = [row.span for row in rows if isinstance(row, FoundRow)]
        text = self.tr("%Ln place(s)", "", len(spans)) if spans else self.tr("Not in this book")
        if len(spans) >= MOST_HITS:
            text = self.tr("more than {0} places").format(number(MOST_HITS))
        self.count.setText(text)
        self.found.emit(spans, None)

    def _show_shelf(self, found: ShelfFound) -> None:
        self._list(list(shelf_rows(found)))
        if found.hits:
            passages = self.tr("%Ln passage(s)", "", len(found.hits))
            parts = [passages, self.tr("%Ln book(s) searched", "", found.books)]
        else:
            parts = [self.tr("Nothing in the %Ln book(s) searched", "", found.books)]
        if found.waiting:
            parts.append(self.tr("{0} not searched yet").format(number(len(found.waiting))))
        self.count.setText(" · ".join(parts))
        self.count.setToolTip(plain("\n".join(found.waiting[:30])))
        if found.waiting and not self._filled:
            self._fill()

    def _fill(self) -> None:
        """Have the books searched that are not yet, once, and search again."""
        self._filled = True

        def show(state: Progress) -> None:
            if self.everywhere:
                added = self.tr("{0} of %n book(s) added", "", state.total)
                self.count.setText(added.format(state.done))

        def ended() -> None:
            if self.everywhere:
                self._find()

        self._jobs.start(
            self._program.indexes.shelve_waiting, value=show, failed=self._failed, ended=ended
        )

    def _failed(self, error: FoxError) -> None:
        self.count.setText(error_words(error))

    def _list(self, rows: Sequence[FoundRow | GroupRow]) -> None:
        self._model.clear()
        for row in rows:
            self._model.appendRow(row_item(row))

    def _next(self) -> None:
        """Go to the next hit, from the first on."""
        if self._typed.isActive():
            self._find()
            return
        places = [n for n in range(self._model.rowCount()) if self._at(n) is not None]
        if places:
            current = self.hits.currentIndex().row()
            index = self._model.index(next((n for n in places if n > current), places[0]), 0)
            self.hits.setCurrentIndex(index)
            self._chosen(index)

    def _at(self, number: int) -> FoundRow | None:
        row = self._model.item(number).data(_ROW)
        return row if isinstance(row, FoundRow) else None

    def _chosen(self, index: QModelIndex) -> None:
        row = self._at(index.row())
        if row is None:
            return
        if row.hit is not None:
            self.hit_chosen.emit(row.hit)
            return
        rows = [self._at(n) for n in range(self._model.rowCount())]
        self.found.emit([row.span for row in rows if row is not None], row.span)


def _search(book: Book, words: str) -> Callable[[Cancel], list[GroupRow | FoundRow]]:
    def work(cancel: Cancel) -> list[GroupRow | FoundRow]:
        spans = islice(find(book, words, cancelled=cancel), MOST_HITS)
        return list(found_rows(book, spans))

    return work
