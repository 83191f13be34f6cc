"""Passages: neighbouring units packed to a size worth reading. What a search finds."""

from __future__ import annotations

import re
from collections import Counter
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
_EDGE = 2
_REPEATED = 3
"""A line at the edge of so many pages is no text of its own."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of visible text in one file, from its first unit's start to its last one's end."""

    span: Span
    units: tuple[Span, ...]


def passages(book: Book, file: int, running: frozenset[str] = frozenset()) -> Iterator[Passage]:
    """The passages of one file in order; hidden text and ``running`` lines stand in none."""
    heads = {e.place.start for e in book.toc if e.place.file == file}
    run: list[Span] = []
    for unit in _without(book, tagged_units(book, file), running):
        if run and _ends_before(book, run, unit, heads):
            yield _passage(run)
            run = []
        run.append(unit)
    if run:
        yield _passage(run)


def running_lines(book: Book) -> frozenset[str]:
    """The headers and footers that pages repeat, without their numbers; none in other books."""
    if not book.paged:
        return frozenset()
    pages = [[line for line in file.text.split("\n") if line.strip()] for file in book.files]
    counts = Counter(
        key
        for lines in pages
        for key in {_line_key(line) for line in lines[:_EDGE] + lines[-_EDGE:]}
    )
    return frozenset(key for key, count in counts.items() if count >= _REPEATED)


def _without(book: Book, units: list[Span], running: frozenset[str]) -> list[Span]:
    """``units`` of a page without the running lines at its head and foot."""
    first, after = 0, len(units)
    while first < min(after, _EDGE) and _line_key(book.text_at(units[first])) in running:
        first += 1
    foot = max(first, len(units) - _EDGE)
    while after > foot and _line_key(book.text_at(units[after - 1])) in running:
        after -= 1
    return units[first:after]


def _line_key(line: str) -> str:
    """A line as it is on every page: without digits and outer space."""
    return re.sub(r"\d+", "", line).strip()


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
