"""What the reader has read, by day and book, and how fast; it stays here and in the backups.

Each computer has sums of its own, which only grow: merged libraries keep the larger of each.
"""

from __future__ import annotations

import sqlite3
from datetime import date, datetime

from foxreader.core.reading import BookDay, Finished, Life, ReadingSample, TimeRead
from foxreader.library.catalog import STATE_SQL
from foxreader.library.database import Database
from foxreader.library.shelf_log import STATE, device_of

_COLUMNS = "day, sha256, device, seconds, pages, finished"


class ReadingLife:
    """The stored days. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, day: date, sha256: str, read: TimeRead, *, finished: bool = False) -> None:
        """Add what was read of a book on a day; ``finished`` where its end was reached. Of a book
        that was forgotten meanwhile nothing is stored."""
        with self._database.work() as work:
            work.execute(
                f"INSERT INTO reading_day ({_COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6"
                " WHERE EXISTS (SELECT 1 FROM book WHERE sha256 = ?2)"
                " ON CONFLICT (day, sha256, device) DO UPDATE SET"
                " seconds = seconds + excluded.seconds, pages = pages + excluded.pages,"
                " finished = max(finished, excluded.finished)",
                (day.isoformat(), sha256, device_of(work), read.seconds, read.pages, finished),
            )

    def all(self) -> Life:
        """All that was recorded, and the books that are finished."""
        with self._database.work() as work:
            days = work.execute(
                "SELECT day, sha256, title, authors, sum(seconds), sum(pages) FROM reading_day"
                " JOIN book USING (sha256) GROUP BY day, sha256 ORDER BY day, title"
            ).fetchall()
            books = work.execute(
                f"SELECT sha256, title, authors FROM book WHERE {STATE_SQL} = 'finished'"
                " AND NOT removed ORDER BY title"
            ).fetchall()
            ends = _ends(work)
        found = [Finished(sha256, title, who, ends.get(sha256)) for sha256, title, who in books]
        found.sort(key=lambda one: one.day or date.min, reverse=True)
        return Life(
            tuple(BookDay(date.fromisoformat(day), *rest) for day, *rest in days if _is_day(day)),
            tuple(found),
        )

    def forget(self) -> None:
        """Delete all of it."""
        with self._database.work() as work:
            work.execute("PRAGMA secure_delete = ON")
            work.execute("DELETE FROM reading_day")


def _ends(work: sqlite3.Connection) -> dict[str, date]:
    """The day on which the end of a book was reached last, or it was marked as finished."""
    found: dict[str, date] = {}
    for sha256, at in work.execute(
        "SELECT subject, max(at) FROM shelf_change WHERE field = ? AND value = '\"finished\"'"
        " GROUP BY subject", (STATE,),
    ):  # fmt: skip
        found[sha256] = datetime.fromisoformat(at).astimezone().date()
    for sha256, day in work.execute(
        "SELECT sha256, max(day) FROM reading_day WHERE finished GROUP BY sha256"
    ):
        if _is_day(day):
            found[sha256] = max(found.get(sha256, date.min), date.fromisoformat(day))
    return found


def merge(work: sqlite3.Connection, other: str) -> None:
    """Take over what another library has of each computer's days."""
    work.execute(
        f"INSERT INTO main.reading_day ({_COLUMNS}) SELECT {_COLUMNS} FROM {other}.reading_day"
        " WHERE true ON CONFLICT (day, sha256, device) DO UPDATE SET"
        " seconds = max(seconds, excluded.seconds), pages = max(pages, excluded.pages),"
        " finished = max(finished, excluded.finished)"
    )


def _is_day(day: str) -> bool:
    """Whether a day can be used; a library may be damaged, or be somebody else's."""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


# Pace: two sums a script, which never leave this computer

_FADES = 0.97
"""What a sample leaves of those before it. Chosen: after 23 screens the older ones count half, so
the pace follows a reader who changes and one slow evening does not decide."""
_ENOUGH_SECONDS = 600.0
"""Seconds that are measured before the reader's pace is used. Chosen: ten minutes of reading."""


class ReadingPaces:
    """The reader's pace in each script. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, script: str, sample: ReadingSample) -> None:
        """Store that the reader read so much of a script in so much time."""
        with self._database.work() as work:
            work.execute(
                "INSERT INTO reading_pace (script, characters, seconds, measured)"
                " VALUES (?1, ?2, ?3, ?3) ON CONFLICT (script) DO UPDATE SET"
                " characters = ?4 * characters + excluded.characters,"
                " seconds = ?4 * seconds + excluded.seconds,"
                " measured = measured + excluded.measured",
                (script, sample.characters, sample.seconds, _FADES),
            )

    def of(self, script: str) -> float | None:
        """Characters the reader reads in a minute; None before enough was measured."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT characters, seconds FROM reading_pace WHERE script = ? AND measured >= ?",
                (script, _ENOUGH_SECONDS),
            ).fetchone()
        return 60 * float(row[0]) / float(row[1]) if row is not None else None

    def seconds(self) -> float:
        """How many seconds of reading were measured, in all scripts."""
        with self._database.work() as work:
            row = work.execute("SELECT coalesce(sum(measured), 0) FROM reading_pace").fetchone()
        return float(row[0])

    def forget(self) -> None:
        """Delete what was measured."""
        with self._database.work() as work:
            work.execute("PRAGMA secure_delete = ON")
            work.execute("DELETE FROM reading_pace")
