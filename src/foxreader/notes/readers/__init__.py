"""Reads the annotations of a file that another program, or this one, has written.

There is a module for the files of each program: bytes to annotations, None for what is of another.
Anybody may have made a file: the program itself has it read in a confined process, by
:mod:`foxreader.formats.called_apart`.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from foxreader.core.annotation import COLORS, Color, Kind, written_time
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import FORMULA
from foxreader.core.span import Link, Span
from foxreader.notes.imported import Imported, decoded, json_of, time_of
from foxreader.notes.readers.by_cfi import calibre_json, calibre_text, foliate_json, readest_json
from foxreader.notes.readers.kindle import clippings
from foxreader.notes.readers.koreader import koreader_json, koreader_lua, koreader_markdown
from foxreader.notes.writing import BOOK_ID, BOOKMARK, COLUMNS, CONTEXT, NAMESPACE
from foxreader.system.files import read_shared

_LARGEST = 100_000_000
"""Bytes of the largest file that is read: 5,000 annotations take two million. Chosen, not measured.
"""
_MOST = 20_000
"""The most annotations of a file. Chosen, not measured."""
_LONGEST, _ALL = 100_000, 5_000_000
"""The most characters of a quote or a note, and of all of a file. Chosen, not measured."""

_TITLE = 1_000
_NO_TEXT = re.compile("[\0\ud800-\udfff]")

Reader = Callable[[bytes], list[Imported] | None]
"""Gives the annotations of a file's content, None where it is of another kind; raises
``ValueError`` where it is of this kind but cannot be read."""


def read_annotations(path: Path, data: bytes) -> list[Imported]:
    """The annotations of the file at ``path``, of any kind there is a reader for, or those of its
    part that is ``data``. For a confined process.

    Raises ``UsageError`` where it has none that can be read, ``OSError`` where it cannot be opened.
    """
    return annotations_in(data or _content(path), path.name)


def annotations_in(content: bytes, name: str) -> list[Imported]:
    """The annotations of a file that is called ``name``, as ``read_annotations`` gives them."""
    for read in _READERS:
        try:
            found = read(content)
        except (ValueError, RecursionError) as error:
            raise UsageError(Notice("notes_unreadable", name=name)) from error
        if found is not None:
            return _bounded(found, name)
    raise UsageError(Notice("notes_of_no_kind", name=name))


def _content(path: Path) -> bytes:
    name = path.name
    if path.stat().st_size > _LARGEST:
        raise UsageError(Notice("notes_too_large", name=name))
    return read_shared(path)


def _bounded(found: list[Imported], name: str) -> list[Imported]:
    lengths = [(len(one.quote), len(one.note)) for one in found]
    long = max(map(max, lengths), default=0) > _LONGEST or sum(map(sum, lengths)) > _ALL
    if long or len(found) > _MOST:
        raise UsageError(Notice("notes_too_large", name=name))
    return [replace(one, note=_shown(one.note), title=_shown(one.title)[:_TITLE]) for one in found]


def _shown(text: str) -> str:
    """The reader's words without what no text has: zeros, and halves of characters."""
    return _NO_TEXT.sub("\ufffd", text)


def _read_json(content: bytes) -> list[Imported] | None:
    value = json_of(content)
    if is_web_annotations(value):
        return web_annotations(value)
    found = (read(value) for read in (calibre_json, koreader_json, readest_json, foliate_json))
    return next((several for several in found if several is not None), None)


def _pages(content: bytes) -> list[Imported] | None:
    """Its library takes long to import."""
    from foxreader.notes.readers.htmlpages import pages  # noqa: PLC0415

    return pages(content)


# What ``writing`` writes, read again: tables (CSV), Markdown, and JSON, also of others. Markdown
# says no colors, times or ids; a link says where each annotation is.

_LINK = re.compile(r"\]\(<(foxreader://open/[0-9a-f]{64}\?at=f\d{1,9}-\d{1,10}-\d{1,10})>\)\s*$")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")


def table(content: bytes) -> list[Imported] | None:
    """The annotations of a table with our columns."""
    text = decoded(content)
    if not text.startswith(",".join(COLUMNS[:4])):
        return None
    csv.field_size_limit(1_000_000)
    try:
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
    except csv.Error as error:
        raise ValueError("no table") from error
    return [one for row in rows if (one := _row(row)) is not None]


def _row(cells: dict[str | None, str | list[str] | None]) -> Imported | None:
    row = {key: _cell(value) for key, value in cells.items() if isinstance(value, str)}
    link = _link(row.get("link", ""))
    quote, color = row.get("quote", ""), next((c for c in COLORS if c == row.get("color")), None)
    mark = row.get("kind") == "bookmark"
    if not mark and not quote:
        return None
    id_ = row.get("id", "")
    return Imported(
        quote, "bookmark" if mark else "highlight", None if mark else color, row.get("note", ""),
        book=link.sha256 if link else "", span=link.span if link else _tag_span(row.get("tag", "")),
        id=id_ if _ID.fullmatch(id_) else "", made=time_of(row.get("made")),
        changed=time_of(row.get("changed")),
    )  # fmt: skip


def _cell(text: str) -> str:
    return text[1:] if text[:1] == "'" and text[1:2] in FORMULA else text


def _tag_span(tag: str) -> Span | None:
    try:
        return Span.parse(tag)
    except ValueError:
        return None


def _link(text: str) -> Link | None:
    try:
        return Link.parse(text)
    except ValueError:
        return None


def markdown(content: bytes) -> list[Imported] | None:
    """The annotations of a text in Markdown with our links."""
    if b"](<foxreader://open/" not in content:
        return None
    found: list[Imported] = []
    quote, notes = "", list[str]()
    for block in decoded(content).replace("\r\n", "\n").split("\n\n"):
        match = _LINK.search(block)
        if match is not None and (link := _link(match[1])) is not None:
            said = _words(block, "").startswith(str(BOOKMARK))
            kind: Kind = "bookmark" if said or not quote else "highlight"
            note = "\n\n".join(notes)
            found.append(Imported(quote, kind, None, note, book=link.sha256, span=link.span))
            quote, notes = "", []
        elif block.startswith(">"):
            quote, notes = _words(block.replace("\n>\n", "\n"), "> "), []
        elif block.startswith("#") or not block.strip():
            quote, notes = "", []
        else:
            notes.append(_words(block, ""))
    return found


def _words(block: str, begin: str) -> str:
    lines = [line.removeprefix(begin).removesuffix("  ") for line in block.split("\n")]
    return "\n".join(_ESCAPE.sub(r"\1", line).replace("@\u2060", "@") for line in lines)


# The Web Annotation Data Model of the W3C, as we write it and others do

_ID = re.compile(r"[0-9a-f]{32}")
_BOOK = re.compile(re.escape(BOOK_ID) + "([0-9a-f]{64})")


def is_web_annotations(value: object) -> bool:
    """Whether a JSON value says that it is of the data model."""
    return isinstance(value, dict) and CONTEXT in json.dumps(value.get("@context"))


def web_annotations(value: object) -> list[Imported]:
    """The annotations of a collection, a page or one annotation; what is none is left out."""
    return [found for one in _items(value) if (found := _annotation(one)) is not None]


def _items(value: object) -> Iterator[dict[str, Any]]:
    """The annotations below ``value``."""
    if isinstance(value, list):
        for one in value:
            yield from _items(one)
    elif isinstance(value, dict):
        if "target" in value:
            yield value
        else:
            yield from _items(value.get("items"))
            yield from _items(value.get("first"))


def _annotation(value: dict[str, Any]) -> Imported | None:
    target = next(iter(_records(value["target"])), {})
    selectors = _records(target.get("selector"))
    quote = next((one for one in selectors if one.get("type") == "TextQuoteSelector"), None)
    if quote is None:
        return None
    kind = _kind(value)
    words = _text(quote.get("exact"))
    if kind == "highlight" and not words:
        return None
    source = target.get("source")
    book = _BOOK.fullmatch(_text(source.get("id") if isinstance(source, dict) else source))
    id_ = _text(value.get("id")).removeprefix(f"{NAMESPACE}annotation:")
    return Imported(
        words, kind, _color(value, target) if kind == "highlight" else None, _note(value),
        _text(quote.get("prefix")), _text(quote.get("suffix")), book[1] if book else "",
        _target_span(selectors), id_ if _ID.fullmatch(id_) else "", _time(value.get("created")),
        _time(value.get("modified")), _text(value.get("foxreader:title")),
    )  # fmt: skip


def _records(value: object) -> list[dict[str, Any]]:
    """``value``, or those in it, as far as they are records."""
    several = value if isinstance(value, list) else [value]
    return [one for one in several if isinstance(one, dict)]


def _kind(value: dict[str, Any]) -> Kind:
    motivation = value.get("motivation")
    marked = value.get("foxreader:kind") == "bookmark" or motivation == "bookmarking"
    return "bookmark" if marked else "highlight"


def _color(value: dict[str, Any], target: dict[str, Any]) -> Color:
    said = (value.get("foxreader:color"), target.get("styleClass"))
    return next((color for color in COLORS if color in said), "rose")


def _note(value: dict[str, Any]) -> str:
    """The reader's own words: all textual bodies but tags."""
    bodies = value.get("body", value.get("bodyValue"))
    notes = []
    for body in bodies if isinstance(bodies, list) else [bodies]:
        if isinstance(body, str):
            notes.append(body)
        elif isinstance(body, dict) and body.get("purpose") != "tagging":
            notes.append(_text(body.get("value")))
    return "\n\n".join(note for note in notes if note)


def _target_span(selectors: list[dict[str, Any]]) -> Span | None:
    for selector in selectors:
        if selector.get("type") == "FragmentSelector":
            try:
                return Span.parse(_text(selector.get("value")))
            except ValueError:
                continue
    return None


def _time(value: object) -> str:
    try:
        time = datetime.fromisoformat(_text(value))
        return written_time(time if time.tzinfo else time.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        return ""


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


_READERS: tuple[Reader, ...] = (
    _read_json, calibre_text, koreader_lua, clippings, table, markdown, koreader_markdown, _pages,
)  # fmt: skip
"""The readers, in the order in which they look at a file."""
