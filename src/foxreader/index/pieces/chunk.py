"""T2, Z3, Z4: chunks: the book in addressable pieces that overlap, each inside a segment."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.pieces.chapters import Chapter, Segment
from foxreader.index.pieces.passages import trimmed

BookKind = Literal["prose", "dense", "verse", "long form"]

# The numbers below were chosen, not measured, unless they say otherwise.
SIZES: dict[BookKind, int] = {"prose": 800, "dense": 512, "verse": 1_024, "long form": 1_024}
"""Estimated tokens of a chunk, by the kind of book; given by requirement T2."""
OVERLAP = 0.1
"""Share of a chunk that repeats the end of the one before at most, in whole units; given by T2."""

_SAMPLE = 100_000
"""Characters from the beginning of the book that its kind is determined by."""
_VERSE_LINE = 70
"""Characters of a line of verse at most."""
_LONG_PARAGRAPH = 900
"""Characters of English in a long paragraph; it is compared in estimated tokens, three
characters each."""
_DENSE = 0.015
"""Share of digits and signs in the text from which a book is dense; half of it where much is
listed."""
_LISTED = 0.12
"""Share of the text in items of lists that is much."""
_SIGNS = re.compile(r"[0-9=<>{}\[\]|\\/@#$%^&*_+~°±×÷√∑∫∂∈∀∃≤≥≠→←⇒]")
_ITEM = re.compile(r"\s*(?:[•◦▪‣*·–-]\s|\(?\d{1,3}(?:\.\d+)*[.)]\s|\(?[a-z][.)]\s)")


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of a book: ``spans`` has one a file, ``segment`` is what a model reads around it.

    ``id`` is short and stable: the same file and place give the same. Texts are rendered by
    the units inside the spans, which may run over hidden text.
    """

    number: int
    id: str
    spans: tuple[Span, ...]
    segment: int
    chapter: int

    @property
    def tag(self) -> str:
        """The position tags of its spans, as they are shown to models."""
        return "".join(map(str, self.spans))

    def holds(self, place: Span) -> bool:
        """Whether it has the first character of ``place``."""
        return place.begins_in(self.spans)

    def seen_in(self, scope: Scope) -> bool:
        """Whether all of it lies inside ``scope``."""
        return all(map(scope.allows, self.spans))


def book_kind(book: Book) -> BookKind:
    """What kind of book it is, by the length of its paragraphs and the share of its signs."""
    lines = list(_sample(book))
    size = max(1, sum(map(len, lines)))
    signs = sum(len(_SIGNS.findall(line)) for line in lines)
    listed = sum(len(line) for line in lines if _ITEM.match(line))
    if signs / size >= _DENSE or (listed / size >= _LISTED and 2 * signs / size >= _DENSE):
        return "dense"
    # Lines of a page are its layout; elsewhere short ones alone are verses or speeches.
    short = sum(len(line) for line in lines if len(line) <= _VERSE_LINE)
    if not book.paged and 2 * short > size:
        return "verse"
    long = sum(len(line) for line in lines if estimate(line) >= _LONG_PARAGRAPH // 3)
    return "long form" if 2 * long > size and not book.paged else "prose"


def chunks(
    book: Book,
    segments: Sequence[Segment],
    chapters: Sequence[Chapter],
    units: Sequence[Span],
    size: int,
) -> list[Chunk]:
    """The chunks of ``book`` in reading order, of at most ``size`` tokens where a unit allows.

    ``units`` are the book's visible ones in order. Every visible character is in a chunk.
    """
    chapter_of = {segment.id: c.number for c in chapters for segment in c.segments}
    found: list[Chunk] = []
    used: set[str] = set()
    at = 0
    for segment in segments:
        held: list[Span] = []
        for span in segment.spans:
            inside: list[Span] = []
            while at < len(units) and (units[at].file, units[at].start) < (span.file, span.end):
                inside.append(units[at])
                at += 1
            held += _covering(book, span, inside)
        for run in _runs(book, held, size):
            spans = _joined(run)
            id_ = _id(book, spans, used)
            found.append(Chunk(len(found) + 1, id_, spans, segment.id, chapter_of[segment.id]))
    return found


def _sample(book: Book) -> Iterator[str]:
    """Lines from the beginning of the book: under a spoiler limit the rest must not matter."""
    left = _SAMPLE
    for file in book.files:
        yield from (line for line in file.text[:left].split("\n") if line.strip())
        left -= len(file.text)
        if left <= 0:
            return


def _covering(book: Book, span: Span, units: Sequence[Span]) -> list[Span]:
    """``units`` of one file extended to all that is visible between them, such as lines
    that every page repeats; white space at their ends is left out.
    """
    if not units:
        rest = Span(span.file, *trimmed(book.files[span.file].text, span.start, span.end))
        return [rest] if len(rest) and book.visible(rest) else []
    starts = [min(span.start, units[0].start), *(unit.start for unit in units[1:])]
    ends = [*starts[1:], max(span.end, units[-1].end)]
    text = book.files[span.file].text
    return [Span(span.file, *trimmed(text, a, b)) for a, b in zip(starts, ends, strict=True)]


def _runs(book: Book, units: Sequence[Span], size: int) -> Iterator[Sequence[Span]]:
    """``units`` in runs of at most ``size`` tokens that overlap by whole units."""
    costs = [estimate(book.text_at(unit)) for unit in units]
    first = 0
    while first < len(units):
        after, used = first + 1, costs[first]
        while after < len(units) and used + costs[after] <= size:
            used += costs[after]
            after += 1
        yield units[first:after]
        if after == len(units):
            return
        again = after
        while again - 1 > first and sum(costs[again - 1 : after]) <= OVERLAP * size:
            again -= 1
        first = again


def _joined(units: Sequence[Span]) -> tuple[Span, ...]:
    spans: list[Span] = []
    for unit in units:
        if spans and spans[-1].file == unit.file:
            spans[-1] = spans[-1].to(unit)
        else:
            spans.append(unit)
    return tuple(spans)


def _id(book: Book, spans: tuple[Span, ...], used: set[str]) -> str:
    """An id of 32 bits; of two chunks with the same one the later takes another."""
    key = book.sha256 + "".join(map(str, spans))
    while True:
        digest = hashlib.md5(key.encode(), usedforsecurity=False).hexdigest()
        id_ = f"chk_{digest[:8]}"
        if id_ not in used:
            used.add(id_)
            return id_
        key += "+"
