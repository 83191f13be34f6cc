"""What was asked of each book and what was answered, kept until the reader deletes it."""

from __future__ import annotations

from datetime import UTC, datetime

from foxreader.library.database import Database


class Conversations:
    """Records of answers, as text, by book and conversation. Call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, sha256: str, conversation: str, record: str) -> None:
        """Keep one more turn."""
        with self._database.work() as work:
            work.execute(
                "INSERT INTO turn (sha256, conversation, asked_at, answer) VALUES (?, ?, ?, ?)",
                (sha256, conversation, datetime.now(UTC).isoformat(), record),
            )

    def last(self, sha256: str) -> tuple[str, list[str]]:
        """The newest conversation about a book, its turns in order; ("", []) if there is none."""
        with self._database.work() as work:
            newest = work.execute(
                "SELECT conversation FROM turn WHERE sha256 = ? ORDER BY id DESC LIMIT 1", (sha256,)
            ).fetchone()
            if newest is None:
                return "", []
            rows = work.execute(
                "SELECT answer FROM turn WHERE sha256 = ? AND conversation = ? ORDER BY id",
                (sha256, newest[0]),
            ).fetchall()
        return newest[0], [row[0] for row in rows]
