"""The ledger of a turn: which units of the book were put into its requests."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator

from foxreader.core.book import Book
from foxreader.core.span import Span

_BESIDE = 10
"""Offsets that are less than this apart are no two units': those are sentences."""

LONGEST_RUN = 5
"""A citation is one unit, or at most so many that follow each other."""


class Ledger:
    """The units a turn may cite. Only the program adds to it, never a model's word."""

    def __init__(self, book: Book, units: Iterable[Span] = ()) -> None:
        self.book = book
        self._units: set[Span] = set()
        self._order: list[Span] = []
        self._fields: dict[tuple[int, int, int], set[Span]] = {}
        self.add(units)

    def __len__(self) -> int:
        return len(self._units)

    def __contains__(self, unit: object) -> bool:
        return unit in self._units

    def __iter__(self) -> Iterator[Span]:
        return iter(self._order)

    def add(self, units: Iterable[Span]) -> None:
        """Enter units that have just been put into a request; what is not in the book is not."""
        for unit in units:
            if unit in self._units or not self.book.holds(unit) or not len(unit):
                continue
            self._units.add(unit)
            insort(self._order, unit)
            for fields in _pairs(unit.file, unit.start, unit.end):
                self._fields.setdefault(fields, set()).add(unit)

    def allows(self, span: Span) -> bool:
        """Whether ``span`` is a unit of the ledger or a run of at most five."""
        return span in self._units or self._is_run(span)

    def resolve(self, file: int, start: int, end: int) -> Span | None:
        """The citation these numbers name: exactly, as a run, or by the only repair there is."""
        if start <= end:
            span = Span(file, start, end)
            if self.allows(span):
                return span
        # A slip leaves two of the three numbers whole. A tag that agrees in two and is far off in
        # the third was put together of two places, and names neither.
        near = {unit for pair in _pairs(file, start, end) for unit in self._fields.get(pair, ())}
        near = {u for u in near if _beside(start, end, u) or _one_slip(f"{file}-{start}-{end}", u)}
        return near.pop() if len(near) == 1 else None

    def resolve_pair(self, file: int, offset: int) -> Span | None:
        """The citation a tag with one number missing names, when there is exactly one."""
        near = {u for u in self._units if u.file == file and offset in (u.start, u.end)}
        starts = {u for u in near if u.start == offset}
        found = starts or near
        return found.pop() if len(found) == 1 else None

    def run(self, first: Span, last: Span) -> Span | None:
        """The run from one unit to another, if all between are in the ledger, at most five."""
        if first.file != last.file or first.start > last.end:
            return None
        span = Span(first.file, first.start, last.end)
        return span if self.allows(span) else None

    def around(self, span: Span) -> Span:
        """``span`` with the unit before and the unit after it, where the ledger has them."""
        start, end = span.start, span.end
        for unit in self._order[self._at(span.file, 0) : self._at(span.file + 1, 0)]:
            if unit.end <= span.start and self._touch(unit.end, span):
                start = min(start, unit.start)
            if unit.start >= span.end and self._touch(unit.start, span):
                end = max(end, unit.end)
        return Span(span.file, start, end)

    def text(self) -> str:
        """The words of all units in order, as the model could read them."""
        return "\n".join(self.book.text_at(unit) for unit in self._order)

    def _at(self, file: int, start: int) -> int:
        return bisect_left(self._order, (file, start), key=lambda u: (u.file, u.start))

    def _touch(self, offset: int, span: Span) -> bool:
        """Whether only white space stands between ``offset`` and ``span``."""
        start, end = sorted((offset, span.start if offset <= span.start else span.end))
        return self.book.files[span.file].text[start:end].isspace() or start == end

    def _is_run(self, span: Span) -> bool:
        """Whether at most five units that follow each other in the book make up ``span``."""
        ends = {span.start}
        at = span.start
        for _ in range(LONGEST_RUN):
            ends = {end for start in ends for end in self._next_ends(span, start, at)}
            at = -1
            if span.end in ends:
                return True
        return False

    def _next_ends(self, span: Span, offset: int, at: int) -> Iterator[int]:
        """Where the units end that begin at ``offset``, or after it with only space between."""
        low = self._at(span.file, offset)
        high = bisect_right(self._order, (span.file, span.end), key=lambda u: (u.file, u.start))
        text = self.book.files[span.file].text if span.file < len(self.book.files) else ""
        for unit in self._order[low:high]:
            if at >= 0 and unit.start != offset:
                return
            if unit.start != offset and not text[offset : unit.start].isspace():
                return
            if unit.end <= span.end:
                yield unit.end


def _pairs(file: int, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Two of the three numbers, each pair marked by which one is left out."""
    yield 0, start, end
    yield 1, file, end
    yield 2, file, start


def _beside(start: int, end: int, unit: Span) -> bool:
    """Whether ``unit`` begins and ends within a few characters of ``start`` and ``end``."""
    return abs(start - unit.start) + abs(end - unit.end) < _BESIDE


def _one_slip(numbers: str, unit: Span) -> bool:
    """Whether one character more, less or other, or two changed round, make the unit's."""
    right = f"{unit.file}-{unit.start}-{unit.end}"
    if abs(len(numbers) - len(right)) > 1:
        return False
    same = 0
    while same < min(len(numbers), len(right)) and numbers[same] == right[same]:
        same += 1
    rests = {(numbers[same + a :], right[same + b :]) for a, b in ((1, 1), (1, 0), (0, 1))}
    turned = numbers[same : same + 2][::-1] + numbers[same + 2 :] == right[same:]
    return turned or any(ours == theirs for ours, theirs in rests)
