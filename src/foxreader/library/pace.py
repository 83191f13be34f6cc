"""How fast the reader reads, by script: two sums a script, which never leave this computer."""

from __future__ import annotations

from foxreader.core.reading_clock import ReadingSample
from foxreader.library.database import Database

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
