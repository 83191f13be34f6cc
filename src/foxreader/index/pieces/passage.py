"""Passages: neighbouring units packed to a size worth reading. What a search finds."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.pieces.sentences import hiding, tagged_bounds

# The numbers below were chosen, not measured, unless they say otherwise.
LONGEST = 1_200
"""Characters of a passage at most. Smaller passages found no more (docs/benchmarks.md)."""
FULL = 800
"""From this many characters on a passage ends with its paragraph."""
ENOUGH = 400
"""From this many characters on it ends before a new section."""
_EDGE = 2
"""Lines at the head and at the foot of a page that may be running lines."""
_REPEATED = 3
"""Pages that have a line at their edge from which it counts as a running line."""

Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of visible text in one file, from its first unit's start to its last one's end.

    ``bounds`` has start and end of each unit.
    """

    file: int
    bounds: tuple[Bounds, ...]

    @property
    def span(self) -> Span:
        """The place of the passage."""
        return Span(self.file, self.bounds[0][0], self.bounds[-1][1])

    @property
    def units(self) -> tuple[Span, ...]:
        """The units it is made of."""
        return tuple(Span(self.file, start, end) for start, end in self.bounds)


@dataclass(frozen=True, slots=True)
class Layout:
    """What cutting passages needs to know of the whole book, computed once.

    ``running`` are the lines that pages repeat, ``heads`` by file the offsets, in order,
    where sections begin.
    """

    running: frozenset[str] = frozenset()
    heads: Mapping[int, Sequence[int]] = field(default_factory=dict)


def layout(book: Book) -> Layout:
    """The running lines and the headings of ``book``."""
    heads: defaultdict[int, list[int]] = defaultdict(list)
    for entry in sorted(book.toc, key=lambda entry: entry.place):
        heads[entry.place.file].append(entry.place.start)
    return Layout(running_lines(book), heads)


def passages(book: Book, file: int, known: Layout) -> Iterator[Passage]:
    """The passages of one file in order; none has hidden text or running lines."""
    ends_before = _cutter(book, file, known.heads.get(file, ()))
    units = tagged_bounds(book, file)
    if known.running:
        units = _without(book.files[file].text, units, known.running)
    run: list[Bounds] = []
    for unit in units:
        if run and ends_before(run[0][0], run[-1][1], unit):
            yield Passage(file, tuple(run))
            run = []
        run.append(unit)
    if run:
        yield Passage(file, tuple(run))


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


def _without(text: str, units: list[Bounds], running: frozenset[str]) -> list[Bounds]:
    """``units`` of a page without the running lines at its head and foot."""
    first, after = 0, len(units)
    while first < min(after, _EDGE) and _line_key(text[slice(*units[first])]) in running:
        first += 1
    foot = max(first, len(units) - _EDGE)
    while after > foot and _line_key(text[slice(*units[after - 1])]) in running:
        after -= 1
    return units[first:after]


def _line_key(line: str) -> str:
    """A line as it is on every page: without digits and outer space."""
    return re.sub(r"\d+", "", line).strip()


def _cutter(book: Book, file: int, heads: Sequence[int]) -> Callable[[int, int, Bounds], bool]:
    """Whether a passage from a start to an end is complete before the unit that follows."""
    text = book.files[file].text
    hides = hiding(book, file)

    def ends_before(start: int, end: int, unit: Bounds) -> bool:
        if unit[1] - start > LONGEST or hides(end, unit[0]):
            return True
        if end - start >= ENOUGH and heads:
            head = bisect_left(heads, end)
            if head < len(heads) and heads[head] <= unit[0]:
                return True
        return end - start >= FULL and "\n" in text[end : unit[0]]

    return ends_before
