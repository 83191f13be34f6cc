"""What the shelf says: of a book, of a sort, of a count; pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from foxreader.language.tags import english_name
from foxreader.library.catalog import Facet, FacetCount, ShelfBook, Sort, View
from foxreader.ui.platform.progress import left_of_book
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    data_size,
    number,
    percent,
)

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


def value_name(facet: Facet, count: FacetCount) -> str:
    """What a value of a facet is called."""
    if facet == "language":
        return english_name(count.key)
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
    pattern = "d MMM" if day.year == today.year else "d MMM yyyy"
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def books_words(count: int) -> str:
    """How many books."""
    return ShelfWords.tr("%Ln book(s)", "", count)
