"""Annotations of a file, as they are read from it and before they are placed in a book."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.annotation import Color, Kind
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Imported:
    """An annotation of a file, which may be of anybody: its words are only words.

    ``quote`` are the book's words; ``before`` and ``after`` those around them, "" where the file
    does not have them. ``span`` is where they were in the book with the hash ``book``, if the file
    says so. ``id`` is the id it has in the file, "" without one. Times are ISO 8601 in UTC, ""
    where they are not known.
    """

    quote: str
    kind: Kind = "highlight"
    color: Color | None = None
    note: str = ""
    before: str = ""
    after: str = ""
    book: str = ""
    span: Span | None = None
    id: str = ""
    made: str = ""
    changed: str = ""
    title: str = ""
