"""Reads annotations in the Web Annotation Data Model of the W3C, ours (``asjson``) and others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from foxreader.core.annotation import COLORS, Color, Kind, written_time
from foxreader.core.span import Span
from foxreader.notes.asjson import BOOK_ID, CONTEXT, NAMESPACE
from foxreader.notes.imported import Imported

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
        _span(selectors), id_ if _ID.fullmatch(id_) else "", _time(value.get("created")),
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


def _span(selectors: list[dict[str, Any]]) -> Span | None:
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
