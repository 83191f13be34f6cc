"""The ledger of a turn: the units of the book that were put into its requests, and short names."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator
from itertools import count

from foxreader.core.book import Book
from foxreader.core.span import Span, find_tags

_BESIDE = 10
"""Offsets (code points) less than this apart are taken for the same place: no two sentences start
that close to each other. Chosen, not measured."""

LONGEST_RUN = 5
"""The most consecutive units one citation may have. Chosen, not measured."""


# Short names of a turn's units, which a model is shown in place of tags: [108]. The last digit is a
# check digit: the sum of the digits, each times its place from the right, is a multiple of 11. So a
# wrong digit, or two turned round, makes a number that is nobody's: 11 is prime, and each place has
# another weight. A number alone is copied best, and whatever reads numbers in brackets reads them.

_MODULUS = 11
_FIRST_NAME = 10
"""Names have two digits or more: single ones are what models number their own notes with."""
_SHORT_NAME = re.compile(r"\[\s*(\d{2,5})\s*\]")
_OPEN, _CLOSE = "[［【〔〖⟦", "]］】〕〗⟧"
# The book's own brackets with numbers alone in them, which could be read as short names.
_OWN_NUMBERS = re.compile(
    rf"[{re.escape(_OPEN)}]([\s^#]*\d[\s\d,;、&/.‐‑‒–—―－~-]*)[{re.escape(_CLOSE)}]"
)


def is_name(number: int) -> bool:
    """Whether ``number`` has the right check digit for a short name."""
    digits = map(int, reversed(str(number)))
    weighted = sum(digit * weight for weight, digit in enumerate(digits, 1))
    return number >= _FIRST_NAME and weighted % _MODULUS == 0


class Ledger:
    """The units a turn may cite, each with a short name. Only the program adds units; a model
    cannot."""

    def __init__(self, book: Book, units: Iterable[Span] = ()) -> None:
        self.book = book
        self._units: set[Span] = set()
        self._order: list[Span] = []
        self._fields: dict[tuple[int, int, int], set[Span]] = {}
        self._names: dict[Span, str] = {}
        self._named: dict[int, Span] = {}
        self._numbers = filter(is_name, count(_FIRST_NAME))
        self.add(units)

    def __len__(self) -> int:
        return len(self._units)

    def __contains__(self, unit: object) -> bool:
        return unit in self._units

    def __iter__(self) -> Iterator[Span]:
        return iter(self._order)

    def add(self, units: Iterable[Span]) -> None:
        """Add units that were just put into a request. Spans outside the book are ignored."""
        for unit in units:
            if unit in self._units or not self.book.holds(unit) or not len(unit):
                continue
            self._units.add(unit)
            self._name(unit)
            insort(self._order, unit)
            for fields in _pairs(unit.file, unit.start, unit.end):
                self._fields.setdefault(fields, set()).add(unit)

    def allows(self, span: Span) -> bool:
        """Whether ``span`` is a unit of the ledger, or at most five consecutive ones."""
        return span in self._units or self._is_run(span)

    def _name(self, unit: Span) -> None:
        """Give ``unit`` the next number with a right check digit."""
        number = next(self._numbers)
        self._names[unit], self._named[number] = f"[{number}]", unit

    def shown(self, text: str) -> str:
        """``text`` for a request, with the short names of units in place of their tags.

        The book's own numbers in brackets get round ones, so that none can be read as a name.
        """
        pieces, at = list[str](), 0
        for start, end, span in find_tags(text):
            pieces += [
                _OWN_NUMBERS.sub(r"(\1)", text[at:start]),
                self._names.get(span) or str(span),
            ]
            at = end
        return "".join([*pieces, _OWN_NUMBERS.sub(r"(\1)", text[at:])])

    def read(self, text: str) -> str:
        """``text`` of a model with the tags of units in place of their short names."""
        return _SHORT_NAME.sub(lambda name: str(self.named(int(name[1])) or name[0]), text)

    def named(self, number: int) -> Span | None:
        """The unit with the short name ``number``, if there is one."""
        return self._named.get(number)

    def resolve(self, file: int, start: int, end: int) -> Span | None:
        """The citation these numbers name: a unit or a run of units exactly, or the only unit one
        slip away from them; else None."""
        if start <= end:
            span = Span(file, start, end)
            if self.allows(span):
                return span
        # A slip leaves two of the three numbers intact. A tag with two right numbers and a third
        # that is far off mixes two places, so it is not repaired.
        near = {unit for pair in _pairs(file, start, end) for unit in self._fields.get(pair, ())}
        near = {u for u in near if _beside(start, end, u) or _one_slip(f"{file}-{start}-{end}", u)}
        return near.pop() if len(near) == 1 else None

    def resolve_pair(self, file: int, offset: int) -> Span | None:
        """The unit that starts, or else ends, at ``offset``; None unless there is exactly one. For
        tags with one number missing."""
        near = {u for u in self._units if u.file == file and offset in (u.start, u.end)}
        starts = {u for u in near if u.start == offset}
        found = starts or near
        return found.pop() if len(found) == 1 else None

    def run(self, first: Span, last: Span) -> Span | None:
        """The span from ``first`` to ``last`` if it is at most five consecutive units, all in the
        ledger; else None."""
        if first.file != last.file or first.start > last.end:
            return None
        span = Span(first.file, first.start, last.end)
        return span if self.allows(span) else None

    def around(self, span: Span) -> Span:
        """``span`` extended by the unit before and the unit after it, if the ledger has them."""
        start, end = span.start, span.end
        for unit in self._order[self._at(span.file, 0) : self._at(span.file + 1, 0)]:
            if unit.end <= span.start and self._touch(unit.end, span):
                start = min(start, unit.start)
            if unit.start >= span.end and self._touch(unit.start, span):
                end = max(end, unit.end)
        return Span(span.file, start, end)

    def text(self) -> str:
        """The text of all units in book order, as the model could read it."""
        return "\n".join(self.book.text_at(unit) for unit in self._order)

    def _at(self, file: int, start: int) -> int:
        return bisect_left(self._order, (file, start), key=lambda u: (u.file, u.start))

    def _touch(self, offset: int, span: Span) -> bool:
        """Whether only white space is between ``offset`` and ``span``."""
        start, end = sorted((offset, span.start if offset <= span.start else span.end))
        return self.book.files[span.file].text[start:end].isspace() or start == end

    def _is_run(self, span: Span) -> bool:
        """Whether ``span`` is made of at most five consecutive units of the ledger."""
        ends = {span.start}
        at = span.start
        for _ in range(LONGEST_RUN):
            ends = {end for start in ends for end in self._next_ends(span, start, at)}
            at = -1
            if span.end in ends:
                return True
        return False

    def _next_ends(self, span: Span, offset: int, at: int) -> Iterator[int]:
        """The end offsets of units that start at ``offset`` or after white space behind it."""
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
    """Each pair of the three numbers, with the index of the one left out."""
    yield 0, start, end
    yield 1, file, end
    yield 2, file, start


def _beside(start: int, end: int, unit: Span) -> bool:
    """Whether ``unit`` starts and ends less than ten code points from ``start`` and ``end``."""
    return abs(start - unit.start) + abs(end - unit.end) < _BESIDE


def _one_slip(numbers: str, unit: Span) -> bool:
    """Whether ``numbers`` differ from the unit's by one character added, missing or replaced, or
    by two neighbours swapped."""
    right = f"{unit.file}-{unit.start}-{unit.end}"
    if abs(len(numbers) - len(right)) > 1:
        return False
    same = 0
    while same < min(len(numbers), len(right)) and numbers[same] == right[same]:
        same += 1
    rests = {(numbers[same + a :], right[same + b :]) for a, b in ((1, 1), (1, 0), (0, 1))}
    turned = numbers[same : same + 2][::-1] + numbers[same + 2 :] == right[same:]
    return turned or any(ours == theirs for ours, theirs in rests)
