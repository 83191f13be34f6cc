"""Z7: the passages of all books in one full-text table of the library's file.

The table has terms, made by its caller, and no text: the text of a passage is in the documents, at
its Span. Each language has a range of row numbers, so that the stems of one language are looked for
in its books only.

Of the kinds of table FTS5 has, one without text weighs with BM25 and knows quoted phrases only
where ``detail`` is full: 12.7 MB for 20 million characters, against 11.7 with columns alone and 5.8
with neither, where all rows weigh nothing. Rows cannot be deleted without the terms they were made
of (SQLite before 3.43). So the rows of a book that was removed or changed stay and are ignored, and
when most rows are of such books the table is emptied and filled again.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.passages_ranking import LanguageRows, RankedRow, Wanted, ranked
from foxreader.library.paths import stored_path

_RANGE = 40
"""Bits of a row's number inside the range of its language: SQLite's 63 leave 23 for languages."""
_SPAN_BYTES = 12
"""Bytes of a stored span: three numbers of four."""
_FEW_DEAD = 5_000
"""Rows of removed books that the table may have even if there are no others. Chosen, not
measured: several novels."""

TermsOf = Callable[[Span], Sequence[str]]
"""Gives the terms of a passage."""


class TableBook(NamedTuple):
    """A book in the table: where it lay, its language, and how many passages it has there.

    ``whole`` says that all of its passages are there.
    """

    number: int
    sha256: str
    path: str
    language: str
    passages: int
    whole: bool


@dataclass(frozen=True, slots=True)
class TableHit:
    """A passage that was found. ``quoted`` says that it has a quoted phrase of the question."""

    sha256: str
    span: Span
    score: float
    quoted: bool


@dataclass(frozen=True, slots=True)
class BookRows:
    """The passages of a book that have what was wanted, by the numbers of their rows: first the
    ``typed`` ones that have it as it was typed, then the best, then the others as they stand in
    the book.
    """

    sha256: str
    rows: tuple[int, ...]
    typed: int = 0


class Passages:
    """The table, for terms of one ``version``; what an older one made counts as not there.

    Calls may come from any thread; each opens its own connection.
    """

    def __init__(self, database: Database, version: str) -> None:
        self._database = database
        self._version = version

    def books(self) -> list[TableBook]:
        """The books that are in the table, or partly in it, by the time they came."""
        with self._database.work() as work:
            return self._books(work)

    def begin(self, sha256: str, fingerprint: str, language: str, path: Path) -> TableBook:
        """Make room for a book's passages; those of another text of the book are removed."""
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            known = (sha256, self._version, fingerprint, language)
            same = " sha256 = ? AND version = ? AND fingerprint = ? AND language = ?"
            where = f"UPDATE passages_book SET path = ? WHERE {same}"
            if not work.execute(where, (stored_path(path), *known)).rowcount:
                forget = "DELETE FROM passages_book WHERE sha256 = ? OR version <> ?"
                work.execute(forget, (sha256, self._version))
                _begin_anew_where_most_is_dead(work)
                work.execute(
                    "INSERT INTO passages_book (sha256, version, fingerprint, language, path)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (*known, stored_path(path)),
                )
            return next(book for book in self._books(work) if book.sha256 == sha256)

    def add(
        self, book: TableBook, at: int, passages: Sequence[tuple[Span, Sequence[str]]]
    ) -> int | None:
        """Add passages of ``book``, the first with number ``at``, all or none.

        Returns how many are in now, which is more or fewer where another process fills the table
        too; None where it has forgotten this book.
        """
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            row = work.execute(
                "SELECT passages FROM passages_book WHERE number = ?", (book.number,)
            ).fetchone()
            if row is None or row[0] != at or not passages:
                return None if row is None else int(row[0])
            first = _next_row(work, _language(work, book.language))
            work.executemany(
                "INSERT INTO passages_terms (rowid, terms) VALUES (?, ?)",
                ((row, " ".join(terms)) for row, (_, terms) in enumerate(passages, first)),
            )
            work.execute(
                "INSERT INTO passages_part VALUES (?, ?, ?, ?)",
                (first, book.number, len(passages), _packed(span for span, _ in passages)),
            )
            done = at + len(passages)
            work.execute(
                "UPDATE passages_book SET passages = ? WHERE number = ?", (done, book.number)
            )
            return done

    def finish(self, book: TableBook) -> None:
        """Note that all passages of ``book`` are in the table."""
        with self._database.work() as work:
            work.execute("UPDATE passages_book SET whole = 1 WHERE number = ?", (book.number,))

    def erase(self, sha256: str, fingerprint: str, terms: Callable[[str], TermsOf] | None) -> None:
        """Remove a book with its terms, so that none of its words is left in the table.

        ``terms`` gives, for the book's language, the terms of a passage as they were added; a row
        can be deleted with them only. Where they are not known (None), or were made of another
        text than that with ``fingerprint``, the table is emptied, and its books are added again.
        """
        with self._database.work() as work:
            work.execute("PRAGMA secure_delete = ON")
            work.execute("BEGIN IMMEDIATE")
            row = work.execute(
                "SELECT number, language FROM passages_book"
                " WHERE sha256 = ? AND fingerprint = ? AND version = ?",
                (sha256, fingerprint, self._version),
            ).fetchone()
            if row is not None and terms is not None:
                _erase_rows(work, row[0], terms(row[1]))
            elif work.execute("SELECT 1 FROM passages_book WHERE sha256 = ?", (sha256,)).fetchone():
                empty(work)

    def search(
        self, wanted: Mapping[str, Wanted], limits: Mapping[str, Scope], limit: int, each: int = 3
    ) -> list[TableHit]:
        """The best ``limit`` passages for what is ``wanted`` of the books of each language.

        At most ``each`` are of one book; those with a quoted phrase come before all others. What
        reaches past the limit a book has in ``limits``, by its hash, is left out; but terms are
        weighed over all that is in the table. Where all that is wanted is very common not every
        passage is looked at: see ``passages_ranking``.
        """
        with self._database.work() as work:
            rows: list[RankedRow] = []
            for number, code in work.execute("SELECT number, code FROM passages_language"):
                if code in wanted:
                    first, after = number << _RANGE, (number + 1) << _RANGE
                    rows += ranked(work, wanted[code], first, after)
            rows.sort(reverse=True)
            known = "SELECT number, sha256 FROM passages_book WHERE version = ?"
            books = dict(work.execute(known, (self._version,)).fetchall())
            return list(islice(_hits(work, rows, books, limits, each), max(0, limit)))

    def everything(
        self, wanted: Mapping[str, Wanted], limits: Mapping[str, Scope], best: int = 3
    ) -> list[BookRows]:
        """Every passage that has all that is ``wanted``; where none has, all that have any of it.

        Books that have it as it was typed come first, then those with the best passages, of which
        ``best`` of a book stand before its others. ``limits`` are as in :meth:`search`.
        """
        with self._database.work() as work:
            known = "SELECT number, sha256 FROM passages_book WHERE version = ?"
            books = dict(work.execute(known, (self._version,)).fetchall())
            found = _everything(work, wanted, books, limits, best, every=True)
            return found or _everything(work, wanted, books, limits, best, every=False)

    def spans_of(self, rows: Iterable[int]) -> list[Span]:
        """The places of rows that :meth:`everything` gave; a row that is gone is left out."""
        with self._database.work() as work:
            query = (
                "SELECT first, first + count FROM passages_part WHERE first <= ?"
                " ORDER BY first DESC LIMIT 1"
            )
            found = ((row, work.execute(query, (row,)).fetchone()) for row in rows)
            return [_span(work, at[0], row) for row, at in found if at is not None and row < at[1]]

    def spans(self, sha256: str) -> list[Span]:
        """All passages of a book in reading order; empty where it is not in the table."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT part.spans FROM passages_part AS part JOIN passages_book AS book"
                " ON book.number = part.book WHERE book.sha256 = ? AND book.version = ?"
                " ORDER BY part.first",
                (sha256, self._version),
            )
            return [span for (spans,) in rows for span in _unpacked(spans)]

    def _books(self, work: sqlite3.Connection) -> list[TableBook]:
        rows = work.execute(
            "SELECT number, sha256, path, language, passages, whole FROM passages_book"
            " WHERE version = ? ORDER BY number",
            (self._version,),
        )
        return [
            TableBook(number, sha256, os.fsdecode(path), language, passages, whole == 1)
            for number, sha256, path, language, passages, whole in rows
        ]


def _begin_anew_where_most_is_dead(work: sqlite3.Connection) -> None:
    """Empty the table when most of its rows belong to no book; its books are then added again."""
    dead, alive = work.execute(
        "SELECT coalesce(sum(count) FILTER (WHERE book.number IS NULL), 0),"
        " coalesce(sum(count) FILTER (WHERE book.number IS NOT NULL), 0)"
        " FROM passages_part AS part LEFT JOIN passages_book AS book ON book.number = part.book"
    ).fetchone()
    if dead > alive + _FEW_DEAD:
        empty(work)


def empty(work: sqlite3.Connection) -> None:
    """Empty the table of all books, which is filled again from the texts of those that stay."""
    work.execute("INSERT INTO passages_terms (passages_terms) VALUES ('delete-all')")
    work.execute("DELETE FROM passages_part")
    work.execute("DELETE FROM passages_book")


def _erase_rows(work: sqlite3.Connection, book: int, terms: TermsOf) -> None:
    """Delete the rows of a book, each with the terms it was made of."""
    parts = work.execute("SELECT first, spans FROM passages_part WHERE book = ?", (book,))
    for first, spans in parts.fetchall():
        work.executemany(
            "INSERT INTO passages_terms (passages_terms, rowid, terms) VALUES ('delete', ?, ?)",
            ((row, " ".join(terms(span))) for row, span in enumerate(_unpacked(spans), first)),
        )
    # A deleted row's words stay in the table until its parts are merged.
    work.execute("INSERT INTO passages_terms (passages_terms) VALUES ('optimize')")
    work.execute("DELETE FROM passages_part WHERE book = ?", (book,))
    work.execute("DELETE FROM passages_book WHERE number = ?", (book,))


def _language(work: sqlite3.Connection, code: str) -> int:
    """The number of a language, from 1."""
    work.execute("INSERT OR IGNORE INTO passages_language (code) VALUES (?)", (code,))
    found = work.execute("SELECT number FROM passages_language WHERE code = ?", (code,))
    return int(found.fetchone()[0])


def _next_row(work: sqlite3.Connection, language: int) -> int:
    """The first free row of a language's range."""
    last = work.execute(
        "SELECT max(first) + count FROM passages_part WHERE first >= ? AND first < ?",
        (language << _RANGE, (language + 1) << _RANGE),
    ).fetchone()[0]
    return int(last or language << _RANGE)


def _hits(
    work: sqlite3.Connection,
    rows: Iterable[RankedRow],
    books: Mapping[int, str],
    limits: Mapping[str, Scope],
    each: int,
) -> Iterator[TableHit]:
    """The passages of the rows that may be seen; rows of removed books are left out."""
    parts = work.execute("SELECT first, book FROM passages_part ORDER BY first").fetchall()
    firsts = [first for first, _ in parts]
    found: Counter[str] = Counter()
    for row in rows:
        first, book = parts[bisect_right(firsts, -row.minus) - 1]
        sha256 = books.get(book)
        if sha256 is None or found[sha256] >= each:
            continue
        span = _span(work, first, -row.minus)
        if limits.get(sha256, WHOLE_BOOK).allows(span):
            found[sha256] += 1
            yield TableHit(sha256, span, row.score, row.quoted)


def _everything(
    work: sqlite3.Connection,
    wanted: Mapping[str, Wanted],
    books: Mapping[int, str],
    limits: Mapping[str, Scope],
    best: int,
    *,
    every: bool,
) -> list[BookRows]:
    """The rows of each book that have all (``every``) or any of what is wanted, in their order."""
    made: list[tuple[float, BookRows]] = []
    for number, code in work.execute("SELECT number, code FROM passages_language").fetchall():
        if code not in wanted:
            continue
        first, after = number << _RANGE, (number + 1) << _RANGE
        rows = LanguageRows(work, first, after)
        matching = rows.all(wanted[code].match(every=every))
        typed = set(rows.all(wanted[code].as_typed))
        scores = {-row.minus: row.score for row in ranked(work, wanted[code], first, after)}
        for sha256, there in _by_book(work, matching, books):
            own = _allowed(work, there, limits.get(sha256, WHOLE_BOOK))
            if own:
                best_first = sorted(own, key=lambda row: -scores.get(row, 0.0))
                front = {row: at for at, row in enumerate(best_first[:best])}
                own.sort(key=lambda row: (row not in typed, front.get(row, best), row))
                book = BookRows(sha256, tuple(own), sum(row in typed for row in own))
                made.append((scores.get(best_first[0], 0.0), book))
    made.sort(key=lambda pair: (not pair[1].typed, -pair[0]))
    return [book for _, book in made]


def _by_book(
    work: sqlite3.Connection, rows: Sequence[int], books: Mapping[int, str]
) -> Iterator[tuple[str, list[int]]]:
    """Rows that are in order by the book they are of; those of removed books are left out."""
    found: dict[str, list[int]] = {}
    for first, count, number in work.execute("SELECT first, count, book FROM passages_part"):
        start, end = bisect_left(rows, first), bisect_left(rows, first + count)
        if start < end and number in books:
            found.setdefault(books[number], []).extend(rows[start:end])
    yield from found.items()


def _allowed(work: sqlite3.Connection, rows: list[int], scope: Scope) -> list[int]:
    """The rows of a book that may be seen."""
    if scope.limit is None:
        return rows
    query = "SELECT max(first) FROM passages_part WHERE first <= ?"
    firsts = [work.execute(query, (row,)).fetchone()[0] for row in rows]
    return [row for row, at in zip(rows, firsts, strict=True) if scope.allows(_span(work, at, row))]


def _span(work: sqlite3.Connection, first: int, row: int) -> Span:
    """The place of a row in the part that begins with row ``first``."""
    at = 1 + _SPAN_BYTES * (row - first)
    spans = work.execute(
        "SELECT substr(spans, ?, ?) FROM passages_part WHERE first = ?", (at, _SPAN_BYTES, first)
    )
    return next(_unpacked(spans.fetchone()[0]))


def _packed(spans: Iterable[Span]) -> bytes:
    """Three numbers of four bytes a span, the lowest byte first."""
    numbers = array("I", (n for span in spans for n in (span.file, span.start, span.end)))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _unpacked(packed: bytes) -> Iterator[Span]:
    numbers = array("I", packed)
    if sys.byteorder == "big":
        numbers.byteswap()
    return map(Span, numbers[::3], numbers[1::3], numbers[2::3])
