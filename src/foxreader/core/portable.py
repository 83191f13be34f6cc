"""Serialises a book as JSON and bytes, for the store and for sending between processes.

The data is only JSON, so reading it can build a book and cannot run code.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from itertools import chain, repeat
from typing import Any, NamedTuple

from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.notice import pack_notice, unpack_notice
from foxreader.core.page import PageLayout
from foxreader.core.span import Span

MALFORMED = (ValueError, KeyError, TypeError, IndexError, AttributeError, UnicodeDecodeError)
"""The errors that unpacking raises for data that is not a valid book."""


class Packed(NamedTuple):
    """A serialised file of a book. ``about`` is JSON data; ``boxes`` is empty without a page."""

    about: dict[str, Any]
    text: bytes
    markup: bytes
    boxes: bytes


def pack_book(book: Book) -> dict[str, Any]:
    """All of ``book`` except its files, as JSON data."""
    return {
        "sha256": book.sha256,
        "format": book.format,
        "metadata": asdict(book.metadata),
        "toc": [[e.title, *_place(e.place), e.level] for e in book.toc],
        "pages": [[p.label, *_place(p.place)] for p in book.pages],
        "warnings": book.warnings,
        "notices": [pack_notice(warning) for warning in book.warnings],
        "paged": book.paged,
        "cover": book.cover,
        "leftward": book.leftward,
        "flow": book.flow,
        "files": len(book.files),
    }


def unpack_book(about: Mapping[str, Any], files: Iterable[BookFile], *, whole: bool = True) -> Book:
    """The book from the data of :func:`pack_book` and its files. Raises one of ``MALFORMED``.

    If it is not ``whole``, files may lack their text, and places are not checked against it.
    """
    kept = tuple(files)
    if len(kept) != about["files"]:
        raise ValueError("files are missing")
    people = ("authors", "editors", "translators")
    stated = about["metadata"]  # an older version stored neither editors nor translators
    metadata = stated | {name: tuple(stated.get(name, ())) for name in people}
    book = Book(
        sha256=about["sha256"],
        format=about["format"],
        metadata=Metadata(**metadata),
        files=kept,
        toc=tuple(TocEntry(t, Span(f, s, e), level) for t, f, s, e, level in about["toc"]),
        pages=tuple(PageMark(label, Span(f, s, e)) for label, f, s, e in about["pages"]),
        warnings=tuple(_warnings(about)),
        paged=about["paged"],
        cover=about["cover"],
        leftward=about["leftward"],
        flow=about.get("flow", ""),
    )
    places = [entry.place for entry in book.toc] + [mark.place for mark in book.pages]
    if whole and not all(map(book.holds, places)):
        raise ValueError("a place outside the book")
    return book


def _warnings(about: Mapping[str, Any]) -> Iterator[str]:
    """The warnings; an older version stored their texts alone."""
    notices = chain(about.get("notices", ()), repeat(None))
    for warning, notice in zip(about["warnings"], notices, strict=False):
        yield unpack_notice(str(warning), notice)


def pack_file(file: BookFile) -> Packed:
    """``file`` as JSON data and bytes."""
    page = file.page
    about = {
        "name": file.name,
        "anchors": dict(file.anchors),
        "hidden": file.hidden,
        "marks": file.marks,
        "linear": file.linear,
        "viewport": file.viewport,
        "side": file.side,
        "facing": file.facing,
        "page": [page.width, page.height, page.recognised] if page else None,
    }
    text = file.text.encode("utf-8", "surrogatepass")
    return Packed(about, text, file.markup, _bytes(page.boxes) if page else b"")


def unpack_file(packed: Packed) -> BookFile:
    """The file from the data of :func:`pack_file`. Raises one of ``MALFORMED``."""
    about, text = packed.about, packed.text.decode("utf-8", "surrogatepass")
    page = None
    if about["page"] is not None:
        width, height, recognised = about["page"]
        page = PageLayout(float(width), float(height), _floats(packed.boxes), bool(recognised))
        if len(page.boxes) != 4 * len(text):
            raise ValueError("characters without a box")
    size = about["viewport"]
    return BookFile(
        name=about["name"],
        text=text,
        markup=packed.markup,
        anchors=about["anchors"],
        hidden=tuple((int(start), int(end)) for start, end in about["hidden"]),
        marks=tuple((int(start), int(end)) for start, end in about.get("marks", ())),
        page=page,
        linear=bool(about["linear"]),
        viewport=(float(size[0]), float(size[1])) if size else None,
        side=about.get("side", ""),
        facing=about.get("facing", ""),
    )


def _place(span: Span) -> tuple[int, int, int]:
    return span.file, span.start, span.end


def _bytes(boxes: array[float]) -> bytes:
    """The boxes as 32-bit floats, low byte first, so that any machine can read them."""
    floats = array("f", boxes)
    if sys.byteorder == "big":
        floats.byteswap()
    return floats.tobytes()


def _floats(raw: bytes) -> array[float]:
    floats = array("f")
    floats.frombytes(raw)
    if sys.byteorder == "big":
        floats.byteswap()
    return floats
