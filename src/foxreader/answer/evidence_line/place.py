"""Where a citation is, short enough for the end of its evidence line: "12 · 264"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.index.pieces.chapters import chapter_level
from foxreader.language.chapter_words import heading_number

_SUBTITLE = re.compile(r"\s*[:;(—–]")
_LONGEST_TITLE = 24
"""Characters of a short title; about what a line of the chat has room for beside the place."""

_level = once_a_book(chapter_level)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a book: the numbers of its chapter and page, "" if it has none.

    ``share`` is how far into the book it is, 0 to 1; None if the book is not at hand. ``book`` is a
    short title, "" for the book that is read.
    """

    chapter: str = ""
    page: str = ""
    share: float | None = None
    book: str = ""

    def words(self, percent: Callable[[float], str]) -> str:
        """Chapter and page, or chapter and how far; ``percent`` gives a share in words."""
        far = self.page or (percent(self.share) if self.share is not None else "")
        return " · ".join(filter(None, (self.chapter, far)))


def place_of(citation: Citation, book: Book | None, *, named: bool = False) -> Place:
    """Where ``citation`` is in ``book``, None if it is not at hand; ``named``: with its title."""
    page = citation.page or ""
    if book is None or not book.holds(citation.span):
        return Place(page=page)
    title = short_title(book.metadata.title) if named else ""
    share = book.fraction(citation.span)
    return Place(chapter_number(book, citation.span), page, share, title)


def chapter_number(book: Book, span: Span) -> str:
    """The number of the chapter ``span`` begins in, as its heading gives it; "" without one.

    Of the headings above a place, that of its chapter counts before those of sections in it.
    """
    numbered = []
    for entry in _above(book, span):
        named = heading_number(entry.title)
        if named is not None:
            numbered.append((entry.level > _level(book), ".".join(map(str, named.number))))
    return min(numbered, key=lambda pair: pair[0], default=(False, ""))[1]


def _above(book: Book, span: Span) -> Iterator[TocEntry]:
    """The headings that ``span`` is under, the innermost first."""
    section = book.section_at(span)
    before = book.toc[: book.toc.index(section) + 1] if section else ()
    level = None
    for entry in reversed(before):
        if level is None or entry.level < level:
            level = entry.level
            yield entry


def short_title(title: str) -> str:
    """A title without its subtitle, at most 24 characters, whole words of it."""
    head = _SUBTITLE.split(" ".join(title.split()), maxsplit=1)[0] or title
    if len(head) <= _LONGEST_TITLE:
        return head
    kept = head[:_LONGEST_TITLE].rsplit(" ", 1)[0]
    return f"{kept.rstrip(' ,')}…"
