"""The parts of a book that have its content, and the sentences that stand for each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.chapter import Chapter
from foxreader.index.pieces.matter import content
from foxreader.index.pieces.segment import Segment
from foxreader.language.chapter_words import heading_number

_READABLE = range(40, 400)
"""Bytes of UTF-8 at least, and characters at most, of a sentence that is shown for a part: shorter
ones are headings or fragments. Chosen, not measured."""
_WHOLE = re.compile(r"[.!?…。！？؟।:;—–-][\"'”’»」』)\]]*$")
_LETTER = re.compile(r"[^\W\d_]")
_WANTED_LETTERS = 0.6
"""Share of letters in a readable sentence: formulas and tables have fewer. Chosen, not measured."""


def chapters_of(index: BookIndex, scope: Scope) -> list[Chapter]:
    """The chapters inside ``scope`` that have content; all of them if none seems to."""
    shown = index.chapters_in(scope)
    return [chapter for chapter in shown if content(index.book, chapter.spans)] or shown


def segments_of(index: BookIndex, scope: Scope) -> list[Segment]:
    """The segments inside ``scope`` that have content; all of them if none seems to."""
    shown = index.segments_in(scope)
    return [segment for segment in shown if content(index.book, segment.spans)] or shown


def opening_chapter(chapters: Sequence[Chapter]) -> Chapter:
    """The chapter a reader would call the first: number 1 where they are numbered, as it comes
    after mottos and prefaces; else the first.
    """
    for chapter in chapters:
        number = heading_number(chapter.title)
        if number is not None and number.number == (1,) and number.kind in ("", "chapter"):
            return chapter
    return chapters[0]


def body_of(book: Book, chapter: Chapter) -> list[Span]:
    """The text of a chapter without an imprint or a title page that is counted with it."""
    return content(book, chapter.spans) or list(chapter.spans)


def readable(book: Book, units: Iterable[Span]) -> list[Span]:
    """The ``units`` that are whole sentences of words."""
    return [unit for unit in units if _is_readable(book.text_at(unit))]


def _is_readable(text: str) -> bool:
    if len(text.encode()) < _READABLE.start or len(text) >= _READABLE.stop:
        return False
    letters = len(_LETTER.findall(text)) / len(text.replace(" ", ""))
    return bool(_WHOLE.search(text)) and letters >= _WANTED_LETTERS


def first_units(index: BookIndex, spans: Sequence[Span], scope: Scope, most: int) -> list[Span]:
    """The first readable units of ``spans``."""
    found: list[Span] = []
    for span in spans:
        units = [unit for unit in index.units_inside(span) if scope.allows(unit)]
        found += readable(index.book, units)[: most - len(found)]
        if len(found) >= most:
            break
    return found


def last_units(index: BookIndex, spans: Sequence[Span], scope: Scope, most: int) -> list[Span]:
    """The last readable units of ``spans``, in reading order."""
    found: list[Span] = []
    for span in reversed(spans):
        units = [unit for unit in index.units_inside(span) if scope.allows(unit)]
        found = [*readable(index.book, units)[-(most - len(found)) :], *found]
        if len(found) >= most:
            break
    return found


def stands_for(index: BookIndex, chapter: Chapter, scope: Scope) -> Span | None:
    """The sentence that stands for a chapter: its extract's first readable one, else its own."""
    stored = index.extracts(scope)
    units = [unit for segment in chapter.segments for unit in stored.get(segment.id, ())]
    body = body_of(index.book, chapter)
    inside = [unit for unit in readable(index.book, units) if unit.begins_in(body)]
    return next(iter(inside or first_units(index, body, scope, 1)), None)
