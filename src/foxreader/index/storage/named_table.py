"""The people, places and terms of a book in its index, each with where it is mentioned."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.core.span import Span
from foxreader.index.storage.index_file import IndexFile

NamedKind = Literal["person", "place", "term"]
_NUMBERS = 5
"""Numbers stored of a mention: its file, its bounds and those of its sentence."""


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """Where a name stands: its characters, and the sentence they are in."""

    span: Span
    unit: Span


@dataclass(frozen=True, slots=True)
class Named:
    """A person, a place or a term of a book, with its other names, by how often they occur.

    ``places`` are all its mentions in reading order.
    """

    kind: NamedKind
    label: str
    others: tuple[str, ...]
    places: tuple[NamedPlace, ...]

    @property
    def count(self) -> int:
        """How often it is mentioned."""
        return len(self.places)

    @property
    def first(self) -> NamedPlace:
        """Its first mention."""
        return self.places[0]


class NamedTable:
    """The stored ones of the whole book, in the file of one index."""

    def __init__(self, file: IndexFile) -> None:
        self._file = file

    def all(self) -> tuple[Named, ...]:
        """Those of the whole book, the most mentioned first."""
        rows = self._file.rows("SELECT kind, label, others, places FROM named ORDER BY number")
        return tuple(
            Named(kind, label, tuple(json.loads(others)), tuple(_places(packed)))
            for kind, label, others, packed in rows
        )

    def replace(self, named: Iterable[Named]) -> None:
        """Store those of the whole book, in place of what is there."""
        rows = [
            (number, one.kind, one.label, json.dumps(one.others), _packed(one.places))
            for number, one in enumerate(named)
        ]
        with self._file.transaction() as database:
            database.execute("DELETE FROM named")
            database.executemany("INSERT INTO named VALUES (?, ?, ?, ?, ?)", rows)


def _packed(places: Iterable[NamedPlace]) -> bytes:
    numbers = array("I")
    for one in places:
        span, unit = one.span, one.unit
        numbers.extend((span.file, span.start, span.end, unit.start, unit.end))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _places(packed: bytes) -> Iterator[NamedPlace]:
    numbers = array("I", packed)
    if sys.byteorder == "big":
        numbers.byteswap()
    for at in range(0, len(numbers), _NUMBERS):
        file, start, end, first, last = numbers[at : at + _NUMBERS]
        yield NamedPlace(Span(file, start, end), Span(file, first, last))
