"""Which extraction of a book the places in the library are of, and how they move to another one."""

from __future__ import annotations

from collections.abc import Callable

from foxreader.core.span import Span
from foxreader.library.database import Database

MovedTurn = Callable[[str, bool], str]
"""Gives the record of a turn with its places in the new text; the flag says whether the turn is of
a conversation about the book itself, or of another book's that cites it."""
MovedPlace = Callable[[Span], Span]
"""Gives where a place is in the new text."""


class TextVersions:
    """The version of the extractor that the kept places of each book belong to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> int | None:
        """The version the places of a book are of; None where it was never noted."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT version FROM text_version WHERE sha256 = ?", (sha256,)
            ).fetchone()
        return None if row is None else int(row[0])

    def move(
        self,
        sha256: str,
        version: int,
        turn: MovedTurn,
        place: MovedPlace,
        reach: Callable[[Span], Span | None],
    ) -> None:
        """Move all places of a book to the text of ``version``, all or none of them.

        ``place`` is for where the reader is, ``reach`` for how far an answer could see that was
        corrected; None means the whole book.
        """
        with self._database.work() as work:
            turns = work.execute(
                "SELECT id, sha256 = ?, answer FROM turn WHERE sha256 = ? OR instr(answer, ?)",
                (sha256, sha256, sha256),
            ).fetchall()
            books = work.execute(
                "SELECT file, offset FROM book WHERE sha256 = ?1"
                " UNION SELECT read_file, read_offset FROM book WHERE sha256 = ?1"
                " UNION SELECT file, offset FROM window_place WHERE sha256 = ?1",
                (sha256,),
            ).fetchall()
            corrections = work.execute(
                "SELECT id, reach_file, reach_offset FROM correction"
                " WHERE made_of = ? AND reach_file IS NOT NULL",
                (sha256,),
            ).fetchall()
        # Finding places takes a while in a long book: the file is not locked meanwhile.
        moved_turns = [(turn(answer, bool(own)), id_, answer) for id_, own, answer in turns]
        moved_books = [
            (now.file, now.start, sha256, file, offset)
            for file, offset in books
            for now in [place(Span(file, offset, offset))]
        ]
        moved_corrections = [
            (now.file if now else None, now.start if now else None, id_)
            for id_, file, offset in corrections
            for now in [reach(Span(file, offset, offset))]
        ]
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            # What another window has changed meanwhile stays as it is.
            work.executemany("UPDATE turn SET answer = ? WHERE id = ? AND answer = ?", moved_turns)
            for table, prefix in (("book", ""), ("book", "read_"), ("window_place", "")):
                work.executemany(
                    f"UPDATE {table} SET {prefix}file = ?, {prefix}offset = ?"
                    f" WHERE sha256 = ? AND {prefix}file = ? AND {prefix}offset = ?",
                    moved_books,
                )
            work.executemany(
                "UPDATE correction SET reach_file = ?, reach_offset = ? WHERE id = ?",
                moved_corrections,
            )
            work.execute("INSERT OR REPLACE INTO text_version VALUES (?, ?)", (sha256, version))
