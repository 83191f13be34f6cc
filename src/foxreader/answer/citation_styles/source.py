"""What the styles of citing need of a book and a place in it, taken from its metadata."""

from __future__ import annotations

import re
from dataclasses import dataclass

from foxreader.answer.citation_styles.names import Name, names_of
from foxreader.core.book import Book
from foxreader.core.span import Span

_YEAR = re.compile(r"(?<!\d)(?:1\d{3}|20\d{2})(?!\d)")
_ISBN = re.compile(r"(?:97[89][\s-]?)?(?:\d[\s-]?){9}[\dXx]")
_DOI = re.compile(r"10\.\d{4,9}/\S+")
_DIRECTIONS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks of direction around names and titles, which a paper has no use for."""
_SPACES = re.compile(r"\s+")
_CHAPTER = re.compile(r"chapter\s+(\w+)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Source:
    """A book and a place in it. What is not known is "" or ().

    ``pages`` are the labels of the first and the last printed page of the place, one where both are
    the same. ``chapter`` is the title of its section, ``percent`` how far into the book it is.
    ``form`` is the short name of an e-book's format, "" for one of pages.
    """

    title: str
    authors: tuple[Name, ...] = ()
    editors: tuple[Name, ...] = ()
    translators: tuple[Name, ...] = ()
    publisher: str = ""
    year: str = ""
    doi: str = ""
    isbn: str = ""
    language: str = ""
    form: str = ""
    pages: tuple[str, ...] = ()
    chapter: str = ""
    percent: int = 0

    @property
    def chapter_number(self) -> str:
        """The number of a chapter that is called "Chapter 12", as it is written."""
        found = _CHAPTER.match(self.chapter)
        return found[1] if found else ""


def source_of(book: Book, span: Span) -> Source:
    """The source of ``span`` in ``book``."""
    meta = book.metadata
    editors, translators = (
        names_of(map(_line, people)) for people in (meta.editors, meta.translators)
    )
    others = {*editors, *translators}
    title = _line(meta.title).rstrip(".") or meta.title
    section = _line(book.title_at(span))
    identifier = meta.identifier
    doi, isbn = _DOI.search(identifier), _ISBN.search(identifier)
    year = _YEAR.search(meta.published)
    return Source(
        title=title,
        authors=tuple(name for name in names_of(map(_line, meta.authors)) if name not in others),
        editors=editors,
        translators=translators,
        publisher=_line(meta.publisher),
        year=year[0] if year else "",
        doi=doi[0] if doi else "",
        isbn=re.sub(r"[\s-]", "", isbn[0]) if isbn and not doi and "uuid" not in identifier else "",
        language=meta.language,
        form="" if book.paged else book.format,
        pages=_pages(book, span),
        chapter=section if section != title else "",
        percent=round(100 * book.fraction(span)),
    )


def _line(text: str) -> str:
    """``text`` on one line, without marks of direction."""
    return " ".join(_DIRECTIONS.sub("", text).split())


def _pages(book: Book, span: Span) -> tuple[str, ...]:
    last = Span(span.file, max(span.start, span.end - 1), max(span.start, span.end - 1))
    labels = (book.page_label(span), book.page_label(last))
    return tuple(dict.fromkeys(label for label in labels if label))


def quote_of(book: Book, span: Span) -> str:
    """The words of ``span`` on one line, without soft hyphens."""
    return _SPACES.sub(" ", book.text_at(span).replace("\u00ad", "")).strip()
