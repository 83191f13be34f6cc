"""What ``writing`` writes, read again: tables (CSV), Markdown, and JSON, also of others.

Markdown says no colors, times or ids; a link says where each annotation is.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from foxreader.core.annotation import COLORS, Color, Kind, written_time
from foxreader.core.plain_data import FORMULA
from foxreader.core.span import Link, Span
from foxreader.notes.imported import Imported, decoded, time_of
from foxreader.notes.writing import BOOK_ID, BOOKMARK, COLUMNS, CONTEXT, NAMESPACE

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
    targets = value["target"] if isinstance(value["target"], list) else [value["target"]]
    target = next((one for one in targets if isinstance(one, dict)), {})
    selectors = target.get("selector")
    selectors = selectors if isinstance(selectors, list) else [selectors]
    selectors = [one for one in selectors if isinstance(one, dict)]
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
