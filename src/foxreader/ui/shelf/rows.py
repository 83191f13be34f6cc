"""What the shelf says of books, sorts and counts, and the rows of its lists, as Qt has them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Generic, Literal, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)

from foxreader.language.compare import find_text, find_words
from foxreader.language.tags import language_words
from foxreader.library.catalog import Facet, FacetCount, ShelfBook, Sort, View
from foxreader.library.searches import SavedSearch
from foxreader.program.library import FACETS, ShelfCounts
from foxreader.ui.platform.progress import left_of_book
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    data_size,
    notice_words,
    number,
    percent,
    short_day,
)

# What the shelf says: of a book, of a sort, of a count; pure functions.

ShelfWords = Context("ShelfWords")
NONE = "–"

_SORTS: Mapping[Sort, str] = {
    "opened": QT_TRANSLATE_NOOP("ShelfWords", "Last read"),
    "title": QT_TRANSLATE_NOOP("ShelfWords", "Title"),
    "author": QT_TRANSLATE_NOOP("ShelfWords", "Author"),
    "series": QT_TRANSLATE_NOOP("ShelfWords", "Series"),
    "progress": QT_TRANSLATE_NOOP("ShelfWords", "Progress"),
    "added": QT_TRANSLATE_NOOP("ShelfWords", "Added"),
    "format": QT_TRANSLATE_NOOP("ShelfWords", "Kind"),
    "language": QT_TRANSLATE_NOOP("ShelfWords", "Language"),
    "rating": QT_TRANSLATE_NOOP("ShelfWords", "Rating"),
    "published": QT_TRANSLATE_NOOP("ShelfWords", "Published"),
    "size": QT_TRANSLATE_NOOP("ShelfWords", "Size"),
    "pages": QT_TRANSLATE_NOOP("ShelfWords", "Pages"),
    "left": QT_TRANSLATE_NOOP("ShelfWords", "Time left"),
}
SORTS: tuple[Sort, ...] = tuple(_SORTS)
"""The orders that can be chosen, as listed."""
FALLING: frozenset[Sort] = frozenset(
    ("opened", "progress", "added", "rating", "published", "size", "pages")
)
"""The orders that begin with the largest value unless the reader turns them round."""
MEASURED: frozenset[Sort] = frozenset(("rating", "published", "size", "pages", "left"))
"""The orders whose values are shown only while the shelf is sorted by them."""
_ORDERS: Mapping[tuple[Sort, bool], str] = {
    ("opened", True): QT_TRANSLATE_NOOP("ShelfWords", "last read first"),
    ("opened", False): QT_TRANSLATE_NOOP("ShelfWords", "last read last"),
    ("added", True): QT_TRANSLATE_NOOP("ShelfWords", "newest first"),
    ("added", False): QT_TRANSLATE_NOOP("ShelfWords", "oldest first"),
    ("progress", True): QT_TRANSLATE_NOOP("ShelfWords", "furthest first"),
    ("progress", False): QT_TRANSLATE_NOOP("ShelfWords", "least read first"),
    ("title", False): QT_TRANSLATE_NOOP("ShelfWords", "by title"),
    ("author", False): QT_TRANSLATE_NOOP("ShelfWords", "by author"),
    ("series", False): QT_TRANSLATE_NOOP("ShelfWords", "by series"),
    ("format", False): QT_TRANSLATE_NOOP("ShelfWords", "by kind"),
    ("language", False): QT_TRANSLATE_NOOP("ShelfWords", "by language"),
    ("title", True): QT_TRANSLATE_NOOP("ShelfWords", "by title, from the end"),
    ("author", True): QT_TRANSLATE_NOOP("ShelfWords", "by author, from the end"),
    ("series", True): QT_TRANSLATE_NOOP("ShelfWords", "by series, from the end"),
    ("format", True): QT_TRANSLATE_NOOP("ShelfWords", "by kind, from the end"),
    ("language", True): QT_TRANSLATE_NOOP("ShelfWords", "by language, from the end"),
    ("rating", True): QT_TRANSLATE_NOOP("ShelfWords", "best rated first"),
    ("rating", False): QT_TRANSLATE_NOOP("ShelfWords", "least rated first"),
    ("published", True): QT_TRANSLATE_NOOP("ShelfWords", "last published first"),
    ("published", False): QT_TRANSLATE_NOOP("ShelfWords", "oldest publication first"),
    ("size", True): QT_TRANSLATE_NOOP("ShelfWords", "largest file first"),
    ("size", False): QT_TRANSLATE_NOOP("ShelfWords", "smallest file first"),
    ("pages", True): QT_TRANSLATE_NOOP("ShelfWords", "longest first"),
    ("pages", False): QT_TRANSLATE_NOOP("ShelfWords", "shortest first"),
    ("left", False): QT_TRANSLATE_NOOP("ShelfWords", "least time left first"),
    ("left", True): QT_TRANSLATE_NOOP("ShelfWords", "most time left first"),
    ("match", False): QT_TRANSLATE_NOOP("ShelfWords", "best match first"),
}
_STATES = {
    "reading": QT_TRANSLATE_NOOP("ShelfWords", "Reading now"),
    "finished": QT_TRANSLATE_NOOP("ShelfWords", "Finished"),
    "not_started": QT_TRANSLATE_NOOP("ShelfWords", "Not started"),
}
_FACETS: Mapping[Facet, str] = {
    "collection": QT_TRANSLATE_NOOP("ShelfWords", "Collections"),
    "author": QT_TRANSLATE_NOOP("ShelfWords", "Authors"),
    "tag": QT_TRANSLATE_NOOP("ShelfWords", "Tags"),
    "language": QT_TRANSLATE_NOOP("ShelfWords", "Languages"),
    "format": QT_TRANSLATE_NOOP("ShelfWords", "Kinds"),
}
_FORMATS = {
    "text": QT_TRANSLATE_NOOP("ShelfWords", "Plain text"),
    "CBZ": QT_TRANSLATE_NOOP("ShelfWords", "Comic"),
    "HTML": QT_TRANSLATE_NOOP("ShelfWords", "Web page"),
    "DOCX": QT_TRANSLATE_NOOP("ShelfWords", "Word"),
}


def sort_name(sort: Sort) -> str:
    """What an order is called."""
    return ShelfWords.tr(_SORTS.get(sort, sort))


def order_words(view: View) -> str:
    """How the books of a view are sorted: "last read first"."""
    return ShelfWords.tr(_ORDERS.get((view.sort, view.descending), ""))


def state_name(state: str) -> str:
    """What the state of a book is called."""
    return ShelfWords.tr(_STATES[state])


def state_heading(state: str) -> str:
    """What the books in a state are called together; many languages have a plural for it."""
    return {
        "reading": ShelfWords.tr("Reading now", "several books"),
        "finished": ShelfWords.tr("Finished", "several books"),
        "not_started": ShelfWords.tr("Not started", "several books"),
    }[state]


def facet_name(facet: Facet) -> str:
    """What the values of a facet are called together."""
    if facet == "series":  # the one word that is its own plural in English
        return ShelfWords.tr("Series", "several series")
    return ShelfWords.tr(_FACETS[facet])


def language_name(said: str) -> str:
    """What the language that ``said`` means is called, with a capital as in a list."""
    name = notice_words(language_words(said))
    return name[:1].upper() + name[1:]


def value_name(facet: Facet, count: FacetCount) -> str:
    """What a value of a facet is called."""
    if facet == "language":
        return language_name(count.key)
    return format_name(count.value) if facet == "format" else count.value


def format_name(format_: str) -> str:
    """What a format is called: "EPUB", "Comic"."""
    return ShelfWords.tr(_FORMATS[format_]) if format_ in _FORMATS else format_


def authors_words(book: ShelfBook) -> str:
    """The authors of a book, in one line."""
    return ", ".join(book.authors)


def series_words(book: ShelfBook) -> str:
    """The series of a book and its number there, "2 of 10"; "" without one."""
    if not book.series or book.series_index is None:
        return book.series
    whole = book.series_index == int(book.series_index)
    at = number(book.series_index, 0 if whole else 1)
    if book.series_size > 1:
        at = ShelfWords.tr("{0} of {1}").format(at, number(book.series_size))
    return f"{book.series} · {at}"


def below_title(book: ShelfBook) -> str:
    """What stands below a title in the grid: the series, else the authors."""
    return series_words(book) or authors_words(book)


def progress_words(book: ShelfBook) -> str:
    """How far a book is read."""
    if book.missing:
        return ShelfWords.tr("File not found · Find it")
    if book.state == "finished":
        return ShelfWords.tr("Finished")
    if book.state == "not_started":
        return ShelfWords.tr("Not started")
    return percent(book.progress)


def stars_words(stars: float) -> str:
    """A rating as it is shown: "★★★½"; "–" for none."""
    return "★" * int(stars) + ("½" if stars % 1 else "") or NONE


def measured_words(book: ShelfBook, sort: Sort, pace: float | None) -> str:
    """What a book has of one of the ``MEASURED`` orders, at the reader's pace; – for nothing."""
    if sort == "rating":
        return stars_words(book.rating or 0.0)
    if sort == "size":
        return data_size(book.size) if book.size >= 0 else NONE
    if sort == "pages":
        return ShelfWords.tr("%Ln page(s)", "", book.pages) if book.pages else NONE
    if sort == "left":
        return left_of_book(book.left, pace) if book.left > 0 else NONE
    return book.published or NONE


def said_of(book: ShelfBook) -> str:
    """A book in one line, for a screen reader."""
    parts = (book.title, authors_words(book), series_words(book), progress_words(book))
    return ", ".join(filter(None, parts))


def day_words(at: str, today: date) -> str:
    """The day of a time in ISO 8601, short and as the reader's clock has it; – without one."""
    if not at:
        return NONE
    day = datetime.fromisoformat(at).astimezone().date()
    if day == today:
        return ShelfWords.tr("Today")
    if day == today - timedelta(days=1):
        return ShelfWords.tr("Yesterday")
    return short_day(day, year=day.year != today.year)


def books_words(count: int) -> str:
    """How many books."""
    return ShelfWords.tr("%Ln book(s)", "", count)


# Rows of different kinds for a list of Qt, some of which cannot be chosen

_Index = QModelIndex | QPersistentModelIndex
ROW = int(Qt.ItemDataRole.UserRole)
"""The role of a row itself."""
_NONE = QModelIndex()


class _Row(Protocol):
    """What each row has."""

    @property
    def reached(self) -> bool:
        """Whether the keyboard comes to it."""

    @property
    def said(self) -> str:
        """What a screen reader says of it."""


R = TypeVar("R", bound=_Row)


class RowsModel(QAbstractListModel, Generic[R]):
    """The rows; ``height`` gives the height of one, in pixels."""

    def __init__(self, height: Callable[[R], int], parent: QObject) -> None:
        super().__init__(parent)
        self._height = height
        self.rows: Sequence[R] = ()

    def show(self, rows: Sequence[R]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = _NONE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row, its size and what is said of it."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, self._height(row))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.said
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Whether the keyboard comes to a row."""
        if not self.rows[index.row()].reached:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


# The rows at the left: all books, how far they are read, and what narrows them

_Kind = Literal["all", "state", "missing", "twins", "value", "heading", "more", "search"]
SHORT = 5
"""Values of a facet that are listed until the reader asks for all. Chosen: with six facets they
fit a window of usual height."""
_STATE_ROWS: tuple[tuple[Literal["reading", "finished", "not_started"], str], ...] = (
    ("reading", "clock"), ("finished", "check"), ("not_started", "bookmark")
)  # fmt: skip
_ICONS: Mapping[Facet, str] = {
    "collection": "folder", "author": "person", "series": "series", "tag": "tag",
    "language": "globe", "format": "file",
}  # fmt: skip
_ALL: Mapping[Facet, str] = {
    "collection": QT_TRANSLATE_NOOP("ShelfWords", "All {0} collections"),
    "author": QT_TRANSLATE_NOOP("ShelfWords", "All {0} authors"),
    "series": QT_TRANSLATE_NOOP("ShelfWords", "All {0} series"),
    "tag": QT_TRANSLATE_NOOP("ShelfWords", "All {0} tags"),
    "language": QT_TRANSLATE_NOOP("ShelfWords", "All {0} languages"),
    "format": QT_TRANSLATE_NOOP("ShelfWords", "All {0} kinds"),
}


@dataclass(frozen=True, slots=True)
class SideRow:
    """A row: what it says, how many books it has (-1 for none said), and what it narrows to."""

    kind: _Kind
    words: str
    count: int = -1
    icon: str = ""
    facet: Facet | None = None
    key: str = ""
    saved: SavedSearch | None = None

    @property
    def choosable(self) -> bool:
        """Whether it narrows the shelf, or begins a search."""
        return self.kind not in ("heading", "more")

    @property
    def inside(self) -> str:
        """The words it finds in the texts of all books; "" where it narrows the shelf."""
        return self.saved.inside if self.saved is not None else ""

    @property
    def reached(self) -> bool:
        """Whether the keyboard comes to it."""
        return self.kind != "heading"

    @property
    def said(self) -> str:
        """What a screen reader says of it."""
        return self.words if self.count < 0 else f"{self.words}, {number(self.count)}"


def side_rows(
    counted: ShelfCounts, unfolded: Collection[Facet] = (), typed: str = ""
) -> list[SideRow]:
    """The rows for the counts of the shelf. Of the facets that are ``unfolded`` all values are
    listed, of the others those with most books; only those with the words ``typed``, if any."""
    totals = counted.totals
    rows = [SideRow("all", ShelfWords.tr("All books"), totals.books, "book")]
    rows += [
        SideRow("state", state_heading(state), getattr(totals, state), icon, "state", state)
        for state, icon in _STATE_ROWS
    ]
    if totals.missing:
        words = ShelfWords.tr("File not found")
        rows.append(SideRow("missing", words, totals.missing, "warning"))
    if counted.twins:
        rows.append(SideRow("twins", ShelfWords.tr("Duplicates"), counted.twins, "copy"))
    rows += _saved_rows(counted.searches, typed)
    for facet in FACETS:
        rows += _facet_rows(facet, counted.facets.get(facet, ()), facet in unfolded, typed)
    return rows


def _saved_rows(searches: Collection[SavedSearch], typed: str) -> list[SideRow]:
    wanted = find_words(typed)
    rows = [
        SideRow("search", one.name, icon="text" if one.inside else "search", key=one.id, saved=one)
        for one in searches
        if _has_words(one.name, wanted)
    ]
    return [SideRow("heading", ShelfWords.tr("Saved searches")), *rows] if rows else []


def _facet_rows(
    facet: Facet, counts: Collection[FacetCount], unfolded: bool, typed: str
) -> list[SideRow]:
    wanted = find_words(typed)
    named = [pair for pair in _named(facet, counts) if _has_words(pair[1], wanted)]
    if not named:
        return []
    long = not wanted and len(named) > SHORT + 1
    shown = _largest(named) if long and not unfolded else named
    rows = [SideRow("heading", facet_name(facet), facet=facet)]
    rows += [
        SideRow("value", name, one.books, _ICONS[facet], facet, one.key) for one, name in shown
    ]
    if len(shown) < len(named):
        words = ShelfWords.tr(_ALL[facet]).format(number(len(named)))
        rows.append(SideRow("more", words, facet=facet))
    elif unfolded and long:
        rows.append(SideRow("more", ShelfWords.tr("Fewer"), facet=facet))
    return rows


def _named(facet: Facet, counts: Collection[FacetCount]) -> Iterator[tuple[FacetCount, str]]:
    """The values that are listed; a collection is also where it has no books."""
    for one in counts:
        if one.value and (one.books or facet == "collection"):
            yield one, value_name(facet, one)


def _largest(named: list[tuple[FacetCount, str]]) -> list[tuple[FacetCount, str]]:
    largest = sorted(named, key=lambda pair: -pair[0].books)[:SHORT]
    return [pair for pair in named if pair in largest]


def _has_words(name: str, wanted: Collection[str]) -> bool:
    return all(word in find_text(name) for word in wanted)


def narrowed(view: View, row: SideRow) -> View:
    """``view`` narrowed to what a row stands for; words that were typed are given up."""
    if row.saved is not None:
        return _as_saved(view, row.saved.view)
    where = () if row.facet is None else ((row.facet, row.key),)
    missing = True if row.kind == "missing" else None
    if row.kind == "twins":  # those of a title stand together
        return View(sort="title", twins=True)
    view = replace(view, twins=False)
    if row.facet == "series":  # by their numbers, however the shelf is sorted
        return replace(view, sort="series", descending=False, where=where, text="", missing=missing)
    sort = "opened" if view.sort == "match" else view.sort
    return replace(view, sort=sort, where=where, text="", missing=missing)


def _as_saved(view: View, saved: View) -> View:
    """``view`` narrowed as ``saved`` is; the best match first, where that has words."""
    made = replace(
        view, where=saved.where, text=saved.text, missing=saved.missing, twins=saved.twins
    )
    if made == view:
        return view
    if saved.text:
        return replace(made, sort="match", descending=False)
    return replace(made, sort="opened", descending=True) if view.sort == "match" else made


def narrowed_more(view: View, row: SideRow) -> View:
    """``view`` narrowed to what a row stands for too, or no longer where it is already."""
    if row.kind in ("missing", "twins"):
        twins = row.kind == "twins"
        missing = None if view.missing else True
        return replace(view, twins=not view.twins) if twins else replace(view, missing=missing)
    if row.facet is None:
        return narrowed(view, row)
    pair = (row.facet, row.key)
    where = tuple(one for one in view.where if one != pair)
    return replace(view, where=where if pair in view.where else (*where, pair))


def chosen_in(row: SideRow, view: View) -> bool:
    """Whether a row is one of those that ``view`` is narrowed to."""
    if row.kind in ("missing", "twins"):
        return view.twins if row.kind == "twins" else bool(view.missing)
    return row.choosable and row.saved is None and (row.facet, row.key) in view.where


def heading_words(view: View, rows: Sequence[SideRow]) -> str:
    """What the books of a view are called that is not the whole shelf."""
    whole = next((row.words for row in rows if stands_for(row, view)), "")
    if whole:
        return whole
    parts = list(dict.fromkeys(row.words for row in rows if chosen_in(row, view)))
    hidden = [key for facet, key in view.where if not any(
        (row.facet, row.key) == (facet, key) for row in rows
    )]  # fmt: skip
    parts += [ShelfWords.tr("%Ln more", "", len(hidden))] if hidden and parts else []
    parts += [ShelfWords.tr("“{0}”").format(view.text)] if view.text else []
    return " · ".join(parts) or ShelfWords.tr("Books")


def stands_for(row: SideRow, view: View) -> bool:
    """Whether a row is what ``view`` is narrowed to."""
    if not row.choosable or row.inside:
        return False
    made = narrowed(view, row)
    return replace(made, sort=view.sort, descending=view.descending) == view


def row_of(rows: list[SideRow], view: View) -> int:
    """The row that a view is narrowed to; -1 where it is not listed."""
    for at, row in enumerate(rows):
        if stands_for(row, view):
            return at
    return -1
