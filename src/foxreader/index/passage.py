"""Passages: neighbouring units packed to a size worth reading. What a search finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.unit import tagged_units

LONGEST = 1_200
FULL = 1_000
"""From here a passage ends with its paragraph."""
ENOUGH = 400
"""From here it ends before a new section."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of visible text in one file, from its first unit's start to its last one's end."""

    span: Span
    units: tuple[Span, ...]


def passages(book: Book, file: int) -> Iterator[Passage]:
    """The passages of one file in order; hidden text stands in none."""
    heads = {e.place.start for e in book.toc if e.place.file == file}
    run: list[Span] = []
    for unit in tagged_units(book, file):
        if run and _ends_before(book, run, unit, heads):
            yield _passage(run)
            run = []
        run.append(unit)
    if run:
        yield _passage(run)


def _passage(run: Sequence[Span]) -> Passage:
    return Passage(run[0].to(run[-1]), tuple(run))


def _ends_before(book: Book, run: Sequence[Span], unit: Span, heads: set[int]) -> bool:
    size = run[-1].end - run[0].start
    gap = Span(unit.file, run[-1].end, unit.start)
    if unit.end - run[0].start > LONGEST or not book.visible(gap):
        return True
    if size >= ENOUGH and any(gap.start <= head <= unit.start for head in heads):
        return True
    return size >= FULL and "\n" in book.text_at(gap)
