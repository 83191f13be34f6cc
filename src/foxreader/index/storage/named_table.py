"""The people, places and terms of a book in its index, and what a model said of them."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.index_file import IndexFile

# What was said: paid for, so it is kept
#
# A row names its place in the book by the cited words too: in another text of the book, where these
# words are not at the place any more, it is not shown.


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of ``model`` with the place it cites and that place's words.

    ``limit`` is the spoiler limit it was made under, None for the whole book.
    """

    text: str
    span: Span
    quote: str
    model: str
    limit: Span | None = None

    def fits(self, scope: Scope) -> bool:
        """Whether it was made of no more than ``scope`` shows."""
        if scope.limit is None:
            return True
        return self.limit is not None and self.limit <= scope.limit


class SaidTable:
    """The kept sentences, in the file of the index of ``book``."""

    def __init__(self, file: IndexFile, book: Book) -> None:
        self._file, self._book = file, book

    def of(self, name: str, scope: Scope) -> Said | None:
        """The newest sentence about ``name`` that ``scope`` allows; None if there is none."""
        query = "SELECT text, span, quote, model, reach FROM said WHERE name = ? ORDER BY id DESC"
        for text, span, quote, model, reach in self._file.rows(query, name):
            place = Span.parse(span)
            said = Said(text, place, quote, model, Span.parse(reach) if reach else None)
            held = self._book.holds(place) and self._book.text_at(place) == quote
            if held and scope.allows(place) and said.fits(scope):
                return said
        return None

    def add(self, name: str, said: Said) -> None:
        """Keep a sentence about ``name``."""
        reach = str(said.limit) if said.limit is not None else ""
        row = (name, said.text, str(said.span), said.quote, said.model, reach)
        with self._file.transaction() as database:
            database.execute(
                "INSERT INTO said(name, text, span, quote, model, reach) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )


# What is named, and where it is mentioned

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
