"""The books of a view: read for the window by a worker, and as Qt wants them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.catalog import Catalog, ShelfBook, Sort, View
from foxreader.program.importing import measure_texts
from foxreader.program.library import Continued, ShelfCounts, continued, counted
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.progress import left_words
from foxreader.ui.platform.translation import error_words, number, percent
from foxreader.ui.shelf.rows import (
    MEASURED,
    NONE,
    ShelfWords,
    authors_words,
    day_words,
    format_name,
    measured_words,
    progress_words,
    said_of,
    series_words,
    sort_name,
)

_Index = QModelIndex | QPersistentModelIndex
BOOK = int(Qt.ItemDataRole.UserRole)
"""The role of a row's book; None until it is read."""
MIME = "application/x-foxreader-books"
"""What is dragged from the shelf: hashes, a line each."""
COLUMNS: tuple[Sort | None, ...] = (
    "title", "author", "series", "progress", "opened", "added", "format", None,
)  # fmt: skip
"""The columns of the list by the order that a press on their heading gives; None for the number of
answers, by which the shelf is not sorted."""
_BLOCK = 64
"""Books that are read at once. Chosen: two screens of covers."""
_BLOCKS = 40
"""Blocks that are kept, the last used; what is said of 2,560 books is under 5 MB."""
_NONE = QModelIndex()
_WORDS: Mapping[Sort, Callable[[ShelfBook, date], str]] = {
    "title": lambda book, today: book.title,
    "author": lambda book, today: authors_words(book) or NONE,
    "series": lambda book, today: series_words(book) or NONE,
    "progress": lambda book, today: progress_words(book),
    "opened": lambda book, today: day_words(book.opened, today),
    "added": lambda book, today: day_words(book.added, today),
    "format": lambda book, today: format_name(book.format),
}


class BooksModel(QAbstractTableModel):
    """The books of a view, a row each. ``opening`` is the hash of the one being opened."""

    def __init__(self, catalog: Catalog, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._catalog, self._jobs = catalog, jobs
        self._order: Sequence[str] = ()
        self._rows: dict[str, int] = {}
        self._blocks: OrderedDict[int, dict[str, ShelfBook]] = OrderedDict()
        self._asked: set[int] = set()
        self._version = 0
        self.opening = ""
        self._sorted: tuple[Sort, bool] | None = None
        self.pace: float | None = None
        self.answers: Mapping[str, int] = {}
        self.today = date.today()

    def show(self, order: Sequence[str], first: Sequence[ShelfBook]) -> bool:
        """Show these books, of which the ``first`` are given; whether their order has changed."""
        changed = list(order) != list(self._order)
        if changed:
            self.beginResetModel()
        self._version += 1
        self._order = order
        self._rows = {sha256: row for row, sha256 in enumerate(order)}
        self._blocks.clear()
        self._asked.clear()
        self.today = date.today()
        if first:
            self._blocks[0] = {book.sha256: book for book in first[:_BLOCK]}
        if changed:
            self.endResetModel()
        elif order:
            self.dataChanged.emit(self.index(0, 0), self.index(len(order) - 1, len(COLUMNS) - 1))
        return changed

    @property
    def order(self) -> Sequence[str]:
        """The hashes of the books, in their order."""
        return self._order

    def book(self, row: int) -> ShelfBook | None:
        """The book of a row; None until it is read, which is begun by this."""
        if not 0 <= row < len(self._order):
            return None
        block = self._blocks.get(row // _BLOCK)
        if block is None:
            self._read(row // _BLOCK)
            return None
        self._blocks.move_to_end(row // _BLOCK)
        return block.get(self._order[row])

    def row_of(self, sha256: str) -> int | None:
        """The row of a book; None where it is not shown."""
        return self._rows.get(sha256)

    def index_of(self, sha256: str) -> QModelIndex:
        """Where a book is shown; not valid where it is not."""
        row = self._rows.get(sha256)
        return QModelIndex() if row is None else self.index(row, 0)

    def _read(self, block: int) -> None:
        if block in self._asked:
            return
        self._asked.add(block)
        wanted = list(self._order[block * _BLOCK : (block + 1) * _BLOCK])
        self._jobs.start(
            lambda cancel: self._catalog.books(wanted),
            value=partial(self._arrived, self._version, block),
            failed=lambda error: None,  # the next look at the shelf says what is wrong
            pool="short",
        )

    def _arrived(self, version: int, block: int, books: list[ShelfBook]) -> None:
        if version != self._version:
            return
        self._asked.discard(block)
        self._blocks[block] = {book.sha256: book for book in books}
        while len(self._blocks) > _BLOCKS:
            self._blocks.popitem(last=False)
        last = min(len(self._order), (block + 1) * _BLOCK) - 1
        self.dataChanged.emit(self.index(block * _BLOCK, 0), self.index(last, len(COLUMNS) - 1))

    def show_opening(self, sha256: str) -> None:
        """Say of this book that it is being opened; "" for none."""
        before, self.opening = self.opening, sha256
        for one in {before, sha256}:
            index = self.index_of(one)
            if index.isValid():
                self.dataChanged.emit(index, index.siblingAtColumn(len(COLUMNS) - 1))

    # What Qt asks

    def rowCount(self, parent: _Index = _NONE) -> int:
        """How many books there are."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: _Index = _NONE) -> int:
        """How many columns the list has."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A book, and what a column and a screen reader say of it."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == len(COLUMNS) - 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (BOOK, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        book = self.book(index.row())
        if role == BOOK or book is None:
            return book
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return said_of(book)
        return self.words(book, index.column())

    def sort_of(self, column: int) -> Sort | None:
        """The order that a column has. That of the day a book was added shows what the shelf is
        sorted by where no other column does."""
        by = self.measured
        return by if by is not None and COLUMNS[column] == "added" else COLUMNS[column]

    @property
    def measured(self) -> Sort | None:
        """What is sorted by, where it is shown only then; else None."""
        by = None if self._sorted is None else self._sorted[0]
        return by if by in MEASURED else None

    def words(self, book: ShelfBook, column: int) -> str:
        """What a column says of a book."""
        sort = self.sort_of(column)
        if sort is None:
            answers = self.answers.get(book.sha256, 0)
            return number(answers) if answers else NONE
        if sort == "progress" and book.sha256 == self.opening:
            return ShelfWords.tr("Opening…")
        if sort in MEASURED:
            return measured_words(book, sort, self.pace)
        return _WORDS[sort](book, self.today)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """What a column is called; the one that is sorted by is bold and has an arrow."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        sort = self.sort_of(section)
        here = self._sorted is not None and self._sorted[0] == sort
        if role == Qt.ItemDataRole.FontRole and here:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role == Qt.ItemDataRole.TextAlignmentRole and sort is None:
            return Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        return self._heading(sort) if role == Qt.ItemDataRole.DisplayRole else None

    def _heading(self, sort: Sort | None) -> str:
        if sort is None:
            return ShelfWords.tr("Answers")
        if self._sorted is None or self._sorted[0] != sort:
            return sort_name(sort)
        return sort_name(sort) + ("  ↓" if self._sorted[1] else "  ↑")

    def show_sort(self, sort: Sort, descending: bool) -> None:
        """Mark the column that is sorted by."""
        self._sorted = (sort, descending)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """A book can be chosen, and dragged into a collection."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """What is dragged."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The books that are dragged."""
        rows = sorted({index.row() for index in indexes})
        data = QMimeData()
        data.setData(MIME, "\n".join(self._order[row] for row in rows).encode())
        return data


# Reading the shelf: the order of a view, the counts, what to go on reading

_ALPHABET = "latin"
_FIRST = 64
"""Books that are read with the order, so that they are on screen with it: a block of the model."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """The hashes of a view's books in their order, the first of the books, and the reader's pace in
    characters of an alphabet a minute, None where it was not measured."""

    view: View
    order: list[str]
    first: list[ShelfBook]
    pace: float | None = None


@dataclass(frozen=True, slots=True)
class ContinuedCard:
    """What a card says: the book, where in it the reader is, how far, and what is left."""

    book: ShelfBook
    place: str
    left: str


def _card_of(one: Continued) -> ContinuedCard:
    """The words of a card; on a worker, since they need the text of the book."""
    if one.text is None:
        return ContinuedCard(one.book, "", percent(one.book.progress))
    left = left_words(one.text, one.place, one.pace)
    parts = (percent(one.book.progress), left.chapter or left.book)
    place = one.text.named_at(one.place)
    shown = place if place != one.book.title else ""
    return ContinuedCard(one.book, shown, " · ".join(filter(None, parts)))


@dataclass(frozen=True)
class ContinuedCards:
    """The books to go on reading."""

    cards: tuple[ContinuedCard, ...]


@dataclass(frozen=True)
class AnswerCounts:
    """How many answers there are to each book, by its hash."""

    by_book: Mapping[str, int]


class ShelfController(QObject):
    """Knows what the shelf shows. Signals: ``ordered``; ``counted``; ``continued``; ``answers``;
    ``looked`` at the files, which changed something; ``failed`` a sentence.
    """

    ordered = Signal(Ordered)
    counted = Signal(ShelfCounts)
    continued = Signal(ContinuedCards)
    answers = Signal(AnswerCounts)
    looked = Signal()
    failed = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self.view = View(sort="opened", descending=True)
        self._order_job: Job | None = None
        self._count_job: Job | None = None
        self._twins = 0
        self._looking = False

    def show(self, view: View) -> None:
        """Show another view."""
        self.view = view
        self._order()

    def refresh(self) -> None:
        """Read everything anew: the shelf may have changed."""
        self._order()
        self.recount()

    def recount(self) -> None:
        """Read the counts anew, and what to go on reading."""
        if self._count_job is not None:
            self._count_job.stop()
        self._count_job = self._jobs.start(
            self._read_rest, value=self._tell, failed=self._fail, pool="short"
        )

    def _order(self) -> None:
        if self._order_job is not None:
            self._order_job.stop()
        view, profile = self.view, self._program.profile
        catalog = profile.catalog

        def work(cancel: Cancel) -> Ordered:
            order = catalog.order(view)
            pace = profile.paces.of(_ALPHABET) if view.sort == "left" else None
            return Ordered(view, order, catalog.books(order[:_FIRST]), pace)

        self._order_job = self._jobs.start(
            work, value=self.ordered.emit, failed=self._fail, pool="short"
        )

    def _read_rest(self, cancel: Cancel) -> Iterator[object]:
        profile = self._program.profile
        first = replace(counted(profile), twins=self._twins)
        yield first
        yield ContinuedCards(tuple(_card_of(one) for one in continued(profile)))
        yield AnswerCounts(profile.conversations.answers())
        self._twins = profile.catalog.count(View(twins=True))
        waiting = self._program.library.unindexed_count()
        yield replace(first, waiting=waiting, twins=self._twins)

    def look_for_files(self) -> None:
        """Look which files are gone and what is still to be read of the others, covers last; not
        while that is done already: the workers have other things to do."""
        if self._looking:
            return
        profile, library = self._program.profile, self._program.library

        def look(cancel: Cancel) -> Iterator[bool]:
            yield bool(profile.files.look())
            yield bool(library.describe_waiting(cancel)) | library.show_chosen_covers()
            yield bool(measure_texts(profile, cancel))
            yield from map(bool, library.make_covers(cancel))

        def show(changed: bool) -> None:
            if changed:
                self.looked.emit()

        def ended() -> None:
            self._looking = False

        self._looking = True
        self._jobs.start(look, value=show, ended=ended)

    def _tell(self, value: object) -> None:
        if isinstance(value, ShelfCounts):
            self.counted.emit(value)
        elif isinstance(value, AnswerCounts):
            self.answers.emit(value)
        elif isinstance(value, ContinuedCards):
            self.continued.emit(value)

    def _fail(self, error: FoxError) -> None:
        self.failed.emit(error_words(error))
