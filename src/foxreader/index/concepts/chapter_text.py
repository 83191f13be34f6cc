"""The visible text of a book by chapters, as the concept map reads it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from foxreader.core.book import Book, BookFile
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, chapters, segments
from foxreader.index.storage.store import Index

# A book as if it ended at the spoiler limit: nothing made of it can say more


def cut(book: Book, scope: Scope) -> Book:
    """``book`` without all that is past the limit of ``scope``: text, headings, pages.

    Places before the limit keep their numbers. Markup is left out: nobody shows this book.
    """
    limit = scope.limit
    if limit is None:
        return book
    files = [_bare(file, len(file.text)) for file in book.files[: limit.file]]
    if limit.file < len(book.files) and limit.start:
        files.append(_bare(book.files[limit.file], limit.start))
    end = (limit.file, limit.start)
    return replace(
        book,
        files=tuple(files),
        toc=tuple(e for e in book.toc if (e.place.file, e.place.start) < end),
        pages=tuple(p for p in book.pages if (p.place.file, p.place.start) < end),
    )


def _bare(file: BookFile, end: int) -> BookFile:
    hidden = tuple((a, min(b, end)) for a, b in file.hidden if a < end)
    return BookFile(file.name, file.text[:end], hidden=hidden)


# The text by chapters

# The numbers below were chosen, not measured, unless they say otherwise.
_HEADING = 120
"""Characters of a heading at most; a longer unit is text."""
_BLOCKS = 60
"""Blocks that a book of middle length is divided into, to tell its themes apart."""
_LEAST_BLOCK = 2_000
"""Characters of a block at least: in a shorter one few words occur twice."""
_MOST_BLOCK = 20_000
"""Characters of a block at most: about a long chapter."""
_ENDS = re.compile(r"[.!?…。！？؟।,;:][\"'”’»」』)\]]*$")
_WORD = re.compile(r"[^\W\d_]+")


class Mention(NamedTuple):
    """Where a name stands: the part and the unit, by their numbers, and its offsets in the text of
    the part."""

    part: int
    unit: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter as it is read: its number and its units, with their texts a line each."""

    number: int
    units: tuple[Span, ...]
    text: str
    starts: tuple[int, ...]

    def unit_at(self, offset: int) -> int:
        """The number, in this part, of the unit that holds the character ``offset`` of ``text``."""
        return bisect_right(self.starts, offset) - 1

    def span_of(self, mention: Mention) -> Span:
        """The characters of the book that a mention in this part has."""
        unit, first = self.units[mention.unit], self.starts[mention.unit]
        end = min(unit.start + mention.end - first, unit.end)
        return Span(unit.file, unit.start + mention.start - first, end)

    def unit_text(self, number: int) -> str:
        """The text of a unit, by its number in this part."""
        after = self.starts[number + 1] - 1 if number + 1 < len(self.starts) else len(self.text)
        return self.text[self.starts[number] : after]


@dataclass(frozen=True)
class BookText:
    """What a scope shows of a book: its chapters in order, without their headings."""

    parts: tuple[Part, ...]
    language: str

    @cached_property
    def characters(self) -> int:
        """How many characters there are to read."""
        return sum(len(part.text) for part in self.parts)

    @cached_property
    def tokens(self) -> int:
        """The same in estimated tokens, which weigh the scripts alike."""
        return sum(estimate(part.text) for part in self.parts)

    @cached_property
    def blocks(self) -> tuple[tuple[int, int, int], ...]:
        """The parts in pieces of like size, each (place of the part, first unit, unit after).

        Ten chapters alone are too few to distinguish the themes of a book.
        """
        size = min(_MOST_BLOCK, max(_LEAST_BLOCK, self.characters // _BLOCKS))
        found: list[tuple[int, int, int]] = []
        for at, part in enumerate(self.parts):
            count = max(1, round(len(part.text) / size))
            ideal = [len(part.text) * piece // count for piece in range(count)]
            firsts = sorted({part.unit_at(offset) for offset in ideal})
            found += [(at, a, b) for a, b in pairwise((*firsts, len(part.units))) if a < b]
        return tuple(found)

    def block_text(self, block: tuple[int, int, int]) -> str:
        """The text of one of ``blocks``, a unit a line."""
        part = self.parts[block[0]]
        after = part.starts[block[2]] if block[2] < len(part.starts) else len(part.text)
        return part.text[part.starts[block[1]] : after]


def book_text(index: Index, scope: Scope) -> BookText:
    """What ``scope`` shows of the book of ``index``, which must be searchable.

    Under a limit the chapters are those of the text before it, not of the whole book.
    """
    book = cut(index.book, scope)
    found = index.chapters if scope.limit is None else chapters(book, segments(book))
    units = index.units_in(scope)
    titles = {" ".join(entry.title.split()).casefold() for entry in book.toc}
    parts = []
    for chapter, inside in _by_chapter(found, units):
        texts = [(unit, _line(book.text_at(unit))) for unit in inside]
        shown = [(unit, text) for unit, text in texts if not _is_heading(text, titles)]
        if shown:
            parts.append(_part(chapter.number, shown))
    return BookText(tuple(parts), index.language)


def _by_chapter(
    found: Sequence[Chapter], units: Sequence[Span]
) -> Iterator[tuple[Chapter, list[Span]]]:
    """The chapters with the units that begin in each, by one walk through both."""
    at = 0
    for chapter in found:
        inside: list[Span] = []
        for span in chapter.spans:
            while at < len(units) and (units[at].file, units[at].start) < (span.file, span.end):
                inside.append(units[at])
                at += 1
        yield chapter, inside


def _line(text: str) -> str:
    return text.replace("\n", " ")


def _part(number: int, shown: Sequence[tuple[Span, str]]) -> Part:
    starts = [0]
    for _, text in shown[:-1]:
        starts.append(starts[-1] + len(text) + 1)
    text = "\n".join(text for _, text in shown)
    return Part(number, tuple(unit for unit, _ in shown), text, tuple(starts))


def _is_heading(text: str, titles: set[str]) -> bool:
    """Whether a unit is a heading: its capitals and words are no prose of the book."""
    if len(text) > _HEADING:
        return False
    if text.casefold() in titles:
        return True
    if _ENDS.search(text):
        return text.isupper() and len(text) > 3
    words = _WORD.findall(text)
    capital = sum(word[0].isupper() for word in words)
    return text.isupper() or (len(words) > 1 and 3 * capital >= 2 * len(words))
