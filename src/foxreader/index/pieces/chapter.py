"""T1: the chapters of a book, made of whole segments: what a reader calls a part of the book."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from foxreader.core.book import Book, TocEntry
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.pieces.segment import Segment

# The numbers below were chosen, not measured, unless they say otherwise.
LONGEST = 60_000
"""Characters of a chapter at most: the contents are followed down until sections of this size or
less hold most of the text."""
FEWEST = 3
"""Sections of a level at least: with fewer it divides nothing."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its ``number`` in reading order from 1, and the titles above its own."""

    number: int
    title: str
    path: tuple[str, ...]
    segments: tuple[Segment, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """Its text in reading order."""
        return tuple(span for segment in self.segments for span in segment.spans)

    @property
    def label(self) -> str:
        """Its title below the titles above it, or its number where it has none."""
        return " · ".join((*self.path, self.title or f"[{self.number}]"))

    def ends_in(self, scope: Scope) -> bool:
        """Whether all of it lies inside ``scope``."""
        return all(scope.allows(span) for span in self.spans)


def chapters(book: Book, segments: Sequence[Segment]) -> list[Chapter]:
    """The chapters of ``book``, which hold all ``segments``, each once.

    Without a table of contents each segment is one.
    """
    marked = _entries(book)
    starts = [start for start, _, _ in marked]

    def owner(segment: Segment) -> int:
        at = bisect_right(starts, _middle(book, segment)) - 1
        return at if at >= 0 else -segment.id

    found: list[Chapter] = []
    for at, group in groupby(segments, key=owner):
        held = tuple(group)
        entry, path = marked[at][1:] if at >= 0 else (None, ())
        title = entry.title if entry is not None else held[0].title
        found.append(Chapter(len(found) + 1, " ".join(title.split()), path, held))
    return found


def _middle(book: Book, segment: Segment) -> int:
    """A place inside the section that names a segment, past a heading that merely joined it."""
    first, last = segment.spans[0], segment.spans[-1]
    start, end = book.starts[first.file] + first.start, book.starts[last.file] + last.end
    return (start + end) // 2


def _entries(book: Book) -> list[tuple[int, TocEntry, tuple[str, ...]]]:
    """Where each chapter begins, its heading and the titles above; one for each place."""
    deepest = chapter_level(book)
    above: list[TocEntry] = []
    found: dict[int, tuple[int, TocEntry, tuple[str, ...]]] = {}
    for start, entry in _placed(book):
        while above and above[-1].level >= entry.level:
            above.pop()
        if entry.level <= deepest:
            path = tuple(" ".join(e.title.split()) for e in above)
            found[start] = (start, entry, path)
        above.append(entry)
    return [found[start] for start in sorted(found)]


def _placed(book: Book) -> list[tuple[int, TocEntry]]:
    """The contents in reading order; of several at one place the outer one first."""
    placed = [
        (book.starts[entry.place.file] + entry.place.start, entry)
        for entry in book.toc
        if book.holds(entry.place)
    ]
    return sorted(placed, key=lambda pair: (pair[0], pair[1].level))


def chapter_level(book: Book) -> int:
    """The outermost level that divides the book into sections of a chapter's size."""
    placed = _placed(book)
    deepest = max((entry.level for _, entry in placed), default=1)
    for level in range(1, deepest):
        starts = sorted({start for start, entry in placed if entry.level <= level})
        ends = [*starts[1:], book.characters]
        sizes = [end - start for start, end in zip(starts, ends, strict=True)]
        # By characters: covers and colophons are many and small, and say nothing of the chapters.
        divided = sum(size for size in sizes if size <= LONGEST)
        if len(sizes) >= FEWEST and 2 * divided >= book.characters:
            return level
    return deepest
