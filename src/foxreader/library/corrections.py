"""Z5: the reader's corrections of answers, and the answers they marked as wrong."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.database import Database

LONGEST_ANSWER = 300
"""Characters of the corrected answer that are kept. Chosen, not measured: a prompt shows 160."""
LONGEST = 1_000
"""Characters of the reader's own words that are kept. Chosen, not measured: a prompt shows 320."""

_COLUMNS = "id, sha256, question, answer, text, at, made_of, reach_file, reach_offset"


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction of one answer; ``text`` is "" where it was only marked wrong.

    ``sha256`` is the book it holds for, "" for all books; ``made_of`` the book whose answer it
    is about, "" where that is not known. ``reach`` is how far that answer could see. ``at`` is
    ISO 8601 in UTC.
    """

    id: int
    sha256: str
    question: str
    answer: str
    text: str
    at: str
    made_of: str = ""
    reach: Scope = WHOLE_BOOK

    @property
    def wrong(self) -> bool:
        """Whether the answer was only marked wrong."""
        return not self.text


class Corrections:
    """The reader's corrections, kept until they are deleted. Safe from any thread."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        question: str,
        text: str = "",
        *,
        sha256: str = "",
        answer: str = "",
        made_of: str = "",
        reach: Scope = WHOLE_BOOK,
    ) -> int:
        """Keep a correction and give its id; without ``text`` the answer is marked wrong.

        ``made_of`` is the book itself where one is named. Where ``reach`` is not known it is
        the whole book: then it is never sent under a spoiler limit.
        """
        place = reach.limit
        with self._database.work() as work:
            cursor = work.execute(
                "INSERT INTO correction (sha256, question, answer, text, at, made_of, reach_file,"
                " reach_offset) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(sha256, _line(question, LONGEST), _line(answer, LONGEST_ANSWER)),
                    *(_line(text, LONGEST), datetime.now(UTC).isoformat(), made_of or sha256),
                    *((place.file, place.start) if place else (None, None)),
                ),
            )
        return int(cursor.lastrowid or 0)

    def all(self) -> list[Correction]:
        """Every correction, the newest first."""
        with self._database.work() as work:
            return _read(work, f"SELECT {_COLUMNS} FROM correction ORDER BY id DESC")

    def of(self, sha256: str) -> list[Correction]:
        """Those that hold for a book: its own, then those for all books; the newest first."""
        query = (
            f"SELECT {_COLUMNS} FROM correction WHERE sha256 IN (?, '')"
            " ORDER BY sha256 = '', id DESC"
        )
        with self._database.work() as work:
            return _read(work, query, sha256)

    def delete(self, id_: int) -> bool:
        """Delete one; whether it was there."""
        with self._database.work() as work:
            return work.execute("DELETE FROM correction WHERE id = ?", (id_,)).rowcount > 0


def _read(work: sqlite3.Connection, query: str, *values: str) -> list[Correction]:
    rows = work.execute(query, values)
    return [replace(Correction(*row[:-2]), reach=_scope(*row[-2:])) for row in rows]


def _scope(file: int | None, offset: int | None) -> Scope:
    if file is None or offset is None:
        return WHOLE_BOOK
    return Scope(Span(file, offset, offset))


def _line(text: str, longest: int) -> str:
    """``text`` as one line of at most ``longest`` characters."""
    line = " ".join(text.split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"
