"""Plain data from outside and for it: JSON, values by their types, cells of tables, a book."""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from itertools import chain, repeat
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.notice import pack_notice, unpack_notice
from foxreader.core.page import PageLayout
from foxreader.core.span import Span

# Values by their types: what a confined process sends is no more than that
#
# Of records (dataclasses), tuples and lists, texts, numbers and bytes. Data that is not of the type
# that is expected makes no value: the other process need not be trusted.

_T = TypeVar("_T")


def packed(value: object, parts: list[bytes]) -> Any:
    """``value`` as JSON data; its bytes go to ``parts``."""
    if isinstance(value, bytes):
        parts.append(value)
        return len(parts) - 1
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return [packed(one, parts) for one in value]
    kind: Any = type(value)
    names = _names(kind)
    return [packed(getattr(value, name), parts) for name in names] if names else value


def unpacked(kind: type[_T], value: object, parts: Sequence[bytes] = ()) -> _T:
    """The value of type ``kind`` from the data of :func:`packed`; raises ``ValueError``."""
    return _made(kind, value, parts)  # type: ignore[no-any-return]


def _made(kind: Any, value: object, parts: Sequence[bytes]) -> Any:
    origin, of = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(of, value, parts)
    if origin is Literal:
        return _sure((type(value), value) in [(type(one), one) for one in of], value)
    if origin in (list, tuple):
        if origin is tuple and of[1:] != (...,):
            return tuple(_each(of, value, parts))
        listed = _sure(isinstance(value, list), value)
        return origin(_made(of[0], one, parts) for one in listed)
    if names := _names(kind):
        hints = _hints(kind)
        return kind(*_each([hints[name] for name in names], value, parts))
    return _single(kind, value, parts)


def _single(kind: Any, value: object, parts: Sequence[bytes]) -> Any:
    """A text, a number, bytes or None."""
    if kind is bytes:
        return parts[_sure(type(value) is int and 0 <= value < len(parts), value)]
    if kind is float:
        return float(_sure(type(value) in (int, float) and math.isfinite(value), value))  # type: ignore[arg-type]
    return _sure(kind in (str, int, bool, NoneType) and type(value) is kind, value)


def _one_of(kinds: Sequence[Any], value: object, parts: Sequence[bytes]) -> Any:
    for kind in kinds:
        try:
            return _made(kind, value, parts)
        except ValueError:
            continue
    raise ValueError("data of another type")


def _each(kinds: Sequence[Any], value: object, parts: Sequence[bytes]) -> list[Any]:
    listed = _sure(isinstance(value, list) and len(value) == len(kinds), value)
    return [_made(kind, one, parts) for kind, one in zip(kinds, listed, strict=True)]


def _sure(right: bool, value: Any) -> Any:
    if not right:
        raise ValueError("data of another type")
    return value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The names of what a record has, () for what is none."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return tuple(getattr(kind, "_fields", ()))


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


# JSON that somebody else wrote, or that lay on a disk

_LONGEST_NUMBER = 400
"""Digits of a number: Python takes long for many thousands, and refuses more."""


def read_json(text: str | bytes, *, strict: bool = True) -> Any:
    """The value of ``text``. Raises ``ValueError`` for what is no JSON, among it the "Infinity" and
    "NaN" that Python reads and numbers that are too great, and for what is nested too deep. Not
    ``strict``, texts may have control characters in them."""
    try:
        return json.loads(
            text, parse_constant=_no_number, parse_float=_finite, parse_int=_whole, strict=strict
        )
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def read_json_or(text: str | bytes, otherwise: Any) -> Any:
    """The same, or ``otherwise``: of the same type, if that is a list or a dictionary."""
    try:
        value = read_json(text)
    except (TypeError, ValueError):
        return otherwise
    return value if isinstance(value, type(otherwise)) or otherwise is None else otherwise


def _no_number(name: str) -> float:
    raise ValueError(f"not a number: {name}")


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError("a number that is too great")
    return value


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise ValueError("a number that is too long")
    return int(digits)


# Cells of tables

FORMULA = frozenset("=+-@＝＋－＠\t\r'")
"""What a cell may not begin with: spreadsheets take it for a formula, or for the sign that there
is none."""


def inert(text: str) -> str:
    """``text`` as a cell: with an apostrophe before it where a spreadsheet could take it for a
    formula."""
    return f"'{text}" if text[:1] in FORMULA and text else text


# A book as JSON and bytes, for the store and for sending between processes. Reading it can build
# a book and cannot run code.

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
        "page": [page.width, page.height, page.recognised, page.poor] if page else None,
    }
    text = file.text.encode("utf-8", "surrogatepass")
    return Packed(about, text, file.markup, _bytes(page.boxes) if page else b"")


def unpack_file(packed: Packed) -> BookFile:
    """The file from the data of :func:`pack_file`. Raises one of ``MALFORMED``."""
    about, text = packed.about, packed.text.decode("utf-8", "surrogatepass")
    page = None
    if about["page"] is not None:
        width, height, *marks = about["page"]
        recognised, poor = (*map(bool, marks), False, False)[:2]
        page = PageLayout(float(width), float(height), _floats(packed.boxes), recognised, poor)
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
