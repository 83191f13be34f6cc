"""Who wrote an entry of a log, and when: what the logs of annotations and of the shelf share."""

from __future__ import annotations

import re
import sqlite3
from datetime import datetime, timedelta

from foxreader.core.annotation import new_id

TIME = re.compile(r"[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
"""The time of an entry."""
MOST = 2**53
"""No number of an entry is as large; SQLite keeps larger ones still."""
_TICK = timedelta(microseconds=1)


def device_of(work: sqlite3.Connection) -> str:
    """The random id of this profile, made when it is first needed."""
    row = work.execute("SELECT id FROM annotation_device").fetchone()
    if row is None:
        row = (new_id(),)
        work.execute("INSERT INTO annotation_device VALUES (?)", row)
    return str(row[0])


def stamp(time: datetime) -> str:
    """``time``, which is in UTC, as an entry has it."""
    return time.isoformat(timespec="microseconds").replace("+00:00", "Z")


def next_stamp(before: str) -> str:
    """The time right after ``before``; "" for none."""
    return stamp(datetime.fromisoformat(before) + _TICK) if before else ""
