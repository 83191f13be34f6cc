"""What the reader did to the shelf: an append-only log in the library's file.

Each change says of a subject (a book by its hash, or a collection by its id) what a field of it is
from then on, as JSON; null takes back what was said. The latest change of a field is its state.
Merging the logs of two computers is a union, as with annotations.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from datetime import datetime
from typing import Any

from foxreader.core.annotation import new_id
from foxreader.core.outer_json import read_json, read_json_or
from foxreader.library.devices import MOST, TIME, device_of, next_stamp, stamp

COLUMNS = "id, subject, field, device, at, number, value"
"""The columns of the log, in the order of :class:`Change`."""
ORDER = "at, device, number, id"
"""What orders the changes of a field: the last one is its state."""
_LONGEST = 100_000
"""Characters of a value in another computer's log; ours have under a thousand."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the log. ``at`` is ISO 8601 in UTC with microseconds, ``value`` is JSON."""

    id: str
    subject: str
    field: str
    device: str
    at: str
    number: int
    value: str


def append(
    work: sqlite3.Connection, time: datetime, made: Iterable[tuple[str, str, object]]
) -> None:
    """Append a change for each subject, field and value; ``time`` is in UTC."""
    if not work.in_transaction:
        work.execute("BEGIN IMMEDIATE")
    device = device_of(work)
    last, before = work.execute(
        "SELECT at, number FROM shelf_change WHERE device = ? ORDER BY number DESC LIMIT 1",
        (device,),
    ).fetchone() or ("", 0)
    for number, (subject, field, value) in enumerate(made, before + 1):
        (was,) = work.execute(
            "SELECT coalesce(max(at), '') FROM shelf_change WHERE subject = ? AND field = ?",
            (subject, field),
        ).fetchone()
        # What the reader does now is the latest, whatever the clocks say.
        last = max(stamp(time), last, next_stamp(was))
        work.execute(
            f"INSERT INTO shelf_change ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (new_id(), subject, field, device, last, number, json.dumps(value)),
        )


def state_of(work: sqlite3.Connection, subject: str) -> dict[str, Any]:
    """The state of each field of a subject that was ever changed; None where it was taken back."""
    rows = work.execute(
        f"SELECT field, value FROM shelf_change WHERE subject = ? ORDER BY {ORDER}", (subject,)
    )
    return {field: read_json_or(value, None) for field, value in rows}


def changes(work: sqlite3.Connection, schema: str = "main") -> list[Change]:
    """The whole log of a database in its order."""
    rows = work.execute(f"SELECT {COLUMNS} FROM {schema}.shelf_change ORDER BY {ORDER}")
    return [Change(*row) for row in rows]


def merge(work: sqlite3.Connection, given: Iterable[Change]) -> set[str]:
    """Put the changes of another log into this one; gives the subjects that have new ones."""
    touched = set()
    for change in given:
        if is_sound(change):
            added = work.execute(
                f"INSERT OR IGNORE INTO shelf_change ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                astuple(change),
            )
            touched |= {change.subject} if added.rowcount > 0 else set()
    return touched


def is_sound(change: Change) -> bool:
    """Whether a change of another log can be used."""
    try:
        read_json(change.value)
    except ValueError:
        return False
    named = bool(change.id and change.subject and change.field)
    timed = bool(TIME.fullmatch(change.at)) and 0 <= change.number < MOST
    return named and timed and len(change.value) <= _LONGEST
