"""The tables (CSV) and the Markdown that ``astext`` writes, read again.

Markdown says no colors, times or ids; a link says where each annotation is.
"""

from __future__ import annotations

import csv
import io
import re

from foxreader.core.annotation import COLORS, Kind
from foxreader.core.link import Link
from foxreader.core.plain_data import FORMULA
from foxreader.core.span import Span
from foxreader.notes.astext import BOOKMARK, COLUMNS
from foxreader.notes.imported import Imported
from foxreader.notes.readers.values import decoded, time_of

_LINK = re.compile(r"\]\(<(foxreader://open/[0-9a-f]{64}\?at=f\d{1,9}-\d{1,10}-\d{1,10})>\)\s*$")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_ID = re.compile(r"[0-9a-f]{32}")


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
        book=link.sha256 if link else "", span=link.span if link else _span(row.get("tag", "")),
        id=id_ if _ID.fullmatch(id_) else "", made=time_of(row.get("made")),
        changed=time_of(row.get("changed")),
    )  # fmt: skip


def _cell(text: str) -> str:
    return text[1:] if text[:1] == "'" and text[1:2] in FORMULA else text


def _span(tag: str) -> Span | None:
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
