"""What a search of the shelf has found, as rows: titles first, then places in the texts; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.library.catalog import ShelfBook
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import number
from foxreader.ui.search.rows import line_around
from foxreader.ui.shelf.words import ShelfWords, authors_words, books_words, progress_words

TITLES = 5
"""Titles that are listed; all of them can be shown on the shelf. Chosen: the texts keep room."""


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A row of what was found.

    A heading has ``heading`` and ``note`` alone. A title has its ``book``, a place its ``hit``, and
    ``all_titles`` stands for all titles. ``text`` is shown first, its ``marks`` (code points, half
    open) with a wash; ``below`` under it, ``note`` at the end of the row.
    """

    text: str = ""
    below: str = ""
    note: str = ""
    heading: bool = False
    marks: tuple[tuple[int, int], ...] = ()
    book: ShelfBook | None = None
    hit: ShelfHit | None = None
    all_titles: bool = False

    @property
    def reached(self) -> bool:
        """Whether the keyboard comes to it."""
        return not self.heading

    @property
    def said(self) -> str:
        """What a screen reader says of it."""
        return ", ".join(filter(None, (self.text, self.below, self.note)))


@dataclass(frozen=True, slots=True)
class Titles:
    """The best books by title, author, series or tag, and how many there are."""

    books: Sequence[ShelfBook] = ()
    count: int = 0


def found_lines(
    titles: Titles, texts: ShelfFound | None, books: dict[str, ShelfBook]
) -> list[FoundLine]:
    """The rows. ``texts`` is None while they are searched; ``books`` are those with places."""
    rows: list[FoundLine] = []
    if titles.books:
        rows.append(FoundLine(ShelfWords.tr("Titles and authors"), note=number(titles.count),
                              heading=True))  # fmt: skip
        rows += [
            FoundLine(book.title, authors_words(book), progress_words(book), book=book)
            for book in titles.books
        ]
        if titles.count > len(titles.books):
            words = ShelfWords.tr("All {0} on the shelf").format(number(titles.count))
            rows.append(FoundLine(words, all_titles=True))
    if texts is not None and texts.hits:
        several = len({hit.sha256 for hit in texts.hits})
        places = ShelfWords.tr("%Ln place(s)", "", len(texts.hits))
        note = ShelfWords.tr("{0} in {1}").format(places, books_words(several))
        rows.append(FoundLine(ShelfWords.tr("In the texts"), note=note, heading=True))
        rows += [_hit_line(hit, books.get(hit.sha256)) for hit in texts.hits]
    return rows


def _hit_line(hit: ShelfHit, book: ShelfBook | None) -> FoundLine:
    near = [place for place in hit.all_words if place[0] >= hit.words[0]]
    line, marks = line_around(hit.text, near or [hit.words])
    title = book.title if book is not None else hit.title
    chapter = hit.chapter if hit.chapter != hit.title else ""
    return FoundLine(
        line,
        " · ".join(filter(None, (title, chapter))),
        page_label_words(hit.page),
        marks=marks,
        book=book,
        hit=hit,
    )


def nothing_words(text: str, waiting: int) -> str:
    """The sentence for a search without a result."""
    words = ShelfWords.tr("No title, author or text has “{0}”").format(text.strip()[:60])
    return " · ".join(filter(None, (words, waiting_words(waiting))))


def waiting_words(waiting: int) -> str:
    """How many books cannot be searched yet."""
    return ShelfWords.tr("%Ln book(s) have no search index yet", "", waiting) if waiting else ""
