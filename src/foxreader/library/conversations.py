"""What was asked of each book and what was answered, kept until the reader deletes it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from foxreader.library.database import Database


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation about a book; times are ISO 8601 in UTC.

    ``first`` is the record of its first turn, by which a reader knows it again.
    """

    id: str
    began: str
    last: str
    turns: int
    first: str


class Conversations:
    """Records of answers, as text, by book and conversation. Call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, sha256: str, conversation: str, record: str) -> int:
        """Keep one more turn; gives its id."""
        with self._database.work() as work:
            row = work.execute(
                "INSERT INTO turn (sha256, conversation, asked_at, answer) VALUES (?, ?, ?, ?)"
                " RETURNING id",
                (sha256, conversation, datetime.now(UTC).isoformat(), record),
            ).fetchone()
        return int(row[0])

    def update(self, id_: int, record: str) -> None:
        """Replace the record of a turn; does nothing where the reader has deleted it."""
        with self._database.work() as work:
            work.execute("UPDATE turn SET answer = ? WHERE id = ?", (record, id_))

    def of(self, sha256: str) -> list[Conversation]:
        """The conversations about a book, that of the newest turn first."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT t.conversation, t.began, t.last, t.turns, turn.answer FROM"
                " (SELECT conversation, min(asked_at) AS began, max(asked_at) AS last,"
                " count(*) AS turns, min(id) AS first, max(id) AS newest"
                " FROM turn WHERE sha256 = ? GROUP BY conversation) AS t"
                " JOIN turn ON turn.id = t.first ORDER BY t.newest DESC",
                (sha256,),
            ).fetchall()
        return [Conversation(*row) for row in rows]

    def answers(self) -> dict[str, int]:
        """How many questions about each book were answered, by its hash."""
        with self._database.work() as work:
            return dict(work.execute("SELECT sha256, count(*) FROM turn GROUP BY sha256"))

    def turns(self, sha256: str, conversation: str) -> list[str]:
        """The records of the turns of one conversation, in order."""
        return [record for _, record in self.records(sha256, conversation)]

    def records(self, sha256: str, conversation: str) -> list[tuple[int, str]]:
        """The ids and records of the turns of one conversation, in order."""
        with self._database.work() as work:
            return work.execute(
                "SELECT id, answer FROM turn WHERE sha256 = ? AND conversation = ? ORDER BY id",
                (sha256, conversation),
            ).fetchall()

    def last(self, sha256: str) -> tuple[str, list[str]]:
        """The newest conversation about a book, its turns in order; ("", []) if there is none."""
        with self._database.work() as work:
            newest = work.execute(
                "SELECT conversation FROM turn WHERE sha256 = ? ORDER BY id DESC LIMIT 1", (sha256,)
            ).fetchone()
        return (newest[0], self.turns(sha256, newest[0])) if newest else ("", [])

    def delete(self, sha256: str, conversation: str) -> int:
        """Delete one conversation about a book; gives how many turns it had."""
        with self._database.work() as work:
            return work.execute(
                "DELETE FROM turn WHERE sha256 = ? AND conversation = ?", (sha256, conversation)
            ).rowcount
