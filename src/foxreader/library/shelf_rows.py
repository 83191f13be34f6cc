"""The rows of a book on the shelf: what the file says of it, and over that what the reader says."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from foxreader.core.about import About, pack_about, unpack_about
from foxreader.core.outer_json import read_json_or
from foxreader.language.sorting import (
    author_key,
    find_text,
    name_key,
    sort_key,
    sort_title,
)
from foxreader.library.shelf_log import state_of

CORRECTED = (
    "title", "sort_title", "authors", "series", "series_index", "tags", "language", "encoding",
)  # fmt: skip
"""What a reader can correct of a book; the encoding is that in which its text is read."""
STATES = ("not_started", "reading", "finished")
"""How far a book is read."""
MEMBER = "in:"
"""The beginning of the field that says whether a book is in a collection; its id follows."""
STATE, REMOVED = "state", "removed"
"""The fields of a book's log that say how far it is read, and that it was taken off the shelf."""
FINISHED = 0.985
"""The share of a book, 0 to 1, from which on it counts as read: what follows is an index or an
imprint. Chosen, not measured."""


def said_of(work: sqlite3.Connection, sha256: str) -> About:
    """What the file of a book says of it."""
    row = work.execute("SELECT said FROM book_said WHERE sha256 = ?", (sha256,)).fetchone()
    return About() if row is None else unpack_about(read_json_or(row[0], {}))


def write_about(work: sqlite3.Connection, sha256: str, said: About) -> None:
    """Store what the file of a book says; what is shown follows, with the reader's corrections."""
    work.execute(
        "INSERT OR REPLACE INTO book_said VALUES (?, ?)", (sha256, json.dumps(pack_about(said)))
    )
    write_shown(work, sha256, said)


def write_shown(work: sqlite3.Connection, sha256: str, said: About) -> None:
    """Write what is shown of a book: ``said`` with all that the reader did to the book."""
    done = state_of(work, sha256)
    shown = corrected(said, done)
    sort = shown.sort_title or sort_title(shown.title, shown.language)
    work.execute(
        "UPDATE book SET title = ?, authors = ?, names = ?, sort_title = ?, title_key = ?,"
        " author_key = ?, series = ?, series_key = ?, series_index = ?, tags = ?, language = ?,"
        " isbn = ?, words = ?, chosen_state = ?, removed = ? WHERE sha256 = ?",
        (
            *(shown.title, ", ".join(shown.authors), json.dumps(shown.authors)),
            *(sort, sort_key(sort), author_key(shown.authors)),
            *(shown.series, sort_key(shown.series), shown.series_index),
            *(json.dumps(shown.tags), shown.language, shown.isbn),
            find_text(shown.title, *shown.authors, shown.series, *shown.tags, shown.isbn),
            *(_state(done.get(STATE)), bool(done.get(REMOVED)), sha256),
        ),
    )
    _write_facets(work, sha256, shown, done)


def corrected(said: About, done: Mapping[str, Any]) -> About:
    """``said`` with the reader's corrections in ``done``, the state of a book's log."""
    values = {name: done[name] for name in CORRECTED if done.get(name) is not None}
    kept = pack_about(said) | values
    found = unpack_about(kept)
    if "title" in values and "sort_title" not in values:
        found = replace(found, sort_title="")  # the file's sort title is of its own title
    return found if found.title else replace(found, title=said.title)


def _state(value: object) -> str:
    return value if isinstance(value, str) and value in STATES else ""


def _write_facets(
    work: sqlite3.Connection, sha256: str, shown: About, done: Mapping[str, Any]
) -> None:
    """The values by which the shelf can be narrowed to the book."""
    primary = shown.language.lower().replace("_", "-").partition("-")[0]
    found = [("author", name_key(name), name) for name in shown.authors]
    found += [("tag", sort_key(tag), tag) for tag in shown.tags]
    found += [("series", sort_key(shown.series), shown.series)] if shown.series else []
    found += [("language", primary, primary)] if primary else []
    found += [
        ("collection", field.removeprefix(MEMBER), "")
        for field, value in done.items()
        if field.startswith(MEMBER) and value
    ]
    work.execute("DELETE FROM book_facet WHERE sha256 = ?", (sha256,))
    work.executemany(
        "INSERT OR IGNORE INTO book_facet VALUES (?, ?, ?, ?)",
        [(kind, key, sha256, value) for kind, key, value in found if key],
    )
