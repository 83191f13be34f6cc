"""Annotations of a file, as they are read from it and before they are placed in a book."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from foxreader.core.annotation import Color, Kind
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Where:
    """Where another program says that words are, as far as it does.

    ``file`` is the number of the file in the order of reading, from 0, ``path`` the way to the
    words in its tree: a CFI ("/4/2/1:10") or an XPointer ("/body/p[3]/text().10"). ``location`` and
    ``page`` grow with the text, whatever they count. ``chapter`` is the title of the chapter.
    """

    file: int | None = None
    path: str = ""
    location: float | None = None
    page: float | None = None
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class Work:
    """The book that an annotation of a file of several books is of.

    ``key`` tells those apart that have no title in the file.
    """

    title: str
    author: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Imported:
    """An annotation of a file, which may be of anybody: its words are only words.

    ``quote`` are the book's words; ``before`` and ``after`` those around them, "" where the file
    does not have them. ``span`` is where they were in the book with the hash ``book``, if the file
    says so, and ``where`` what else it says of their place. ``id`` is the id it has in the file, ""
    without one. Times are ISO 8601 in UTC, "" where they are not known. ``work`` is the book in a
    file of several books, None where the file is of one.
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
    where: Where = Where()
    work: Work | None = None


def id_of(*said: str) -> str:
    """The id of an annotation of another program, by what stays the same in its files."""
    joined = "\0".join(said).encode("utf-8", "surrogatepass")
    return hashlib.sha256(joined).hexdigest()[:32]
