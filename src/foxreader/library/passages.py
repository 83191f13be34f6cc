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
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import log
from pathlib import Path
from typing import NamedTuple

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.database import Database
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
        passage is looked at: see the part on ranking above.
        """
        with self._database.work() as work:
            rows: list[RankedRow] = []
            for number, code in work.execute("SELECT number, code FROM passages_language"):
                if code in wanted:
                    first, after = number << _RANGE, (number + 1) << _RANGE
                    rows += _ranked(work, wanted[code], first, after)
            rows.sort(reverse=True)
            known = "SELECT number, sha256 FROM passages_book WHERE version = ?"
            books = dict(work.execute(known, (self._version,)).fetchall())
            return list(islice(_hits(work, rows, books, limits, each), max(0, limit)))

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


# Ranking, in a time that does not grow with how common a word is. SQLite looks a term's rows up at
# 15 million a second, and weighs them with BM25 at 600,000: so at most ``MOST_WEIGHED`` rows are
# weighed at a time. The rarest terms go first; those that would be too many only add their weight
# to rows that the rarer ones found, or are looked for all together. A term that is too common by
# itself, with none rarer beside it, is weighed in every n-th row.

MOST_WEIGHED = 10_000
"""Rows that are weighed with BM25 for a question at most: 17 ms at the 600,000 a second above."""
_MOST_KEPT = 3_000
"""Rows that are kept of those weighed, the best. Chosen, not measured."""
_MOST_ADDED = 2
"""Common terms that only add their weight at most. Chosen, not measured."""

_MATCH = "passages_terms MATCH ? AND rowid >= ? AND rowid < ?"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to look for: terms, the term sequences of quoted words, and single characters that
    begin a term or are one.
    """

    terms: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...] = ()
    heads: tuple[str, ...] = ()


class RankedRow(NamedTuple):
    """A row of the table: whether it has a quoted phrase, how well it fits, and its number, made
    negative. So the greatest is the best, and of equals the first: thousands are put in order.
    """

    quoted: bool
    score: float
    minus: int


@dataclass(slots=True)
class _LanguageRows:
    """The rows of one language, from ``first`` to before ``after``."""

    work: sqlite3.Connection
    first: int
    after: int
    scores: dict[int, float] = field(default_factory=dict)

    def count(self, match: str) -> int:
        """How many rows match."""
        query = f"SELECT count(*) FROM passages_terms WHERE {_MATCH}"
        found = self.work.execute(query, (match, self.first, self.after))
        return int(found.fetchone()[0])

    def plain(self, match: str) -> list[int]:
        """The rows that match, not weighed."""
        query = f"SELECT rowid FROM passages_terms WHERE {_MATCH} LIMIT ?"
        rows = self.work.execute(query, (match, self.first, self.after, MOST_WEIGHED))
        return [row for (row,) in rows]

    def weigh(self, match: str, step: int) -> None:
        """Keep the best rows that match with their BM25; of every ``step``-th row."""
        query = (
            f"SELECT rowid, -bm25(passages_terms) AS score FROM passages_terms WHERE {_MATCH}"
            " AND rowid % ? = 0 ORDER BY score DESC, rowid LIMIT ?"
        )
        values = (match, self.first, self.after, step, _MOST_KEPT)
        found = self.work.execute(query, values).fetchall()
        for row, score in found:
            self.scores[row] = max(score, self.scores.get(row, score))

    def add(self, match: str, weight: float) -> None:
        """Add ``weight`` to those of the rows kept that match."""
        for row in self.plain(match):
            if row in self.scores:
                self.scores[row] += weight


def _ranked(work: sqlite3.Connection, wanted: Wanted, first: int, after: int) -> list[RankedRow]:
    """The rows from ``first`` to before ``after`` that have anything of ``wanted``, in no order."""
    rows = _LanguageRows(work, first, after)
    heads = [f"{_literal(head)} *" for head in wanted.heads]
    _weigh(rows, [*map(_literal, wanted.terms), *heads])
    phrases = [_literal(" ".join(phrase)) for phrase in wanted.phrases]
    quoted: set[int] = set()
    if phrases:
        match = " OR ".join(phrases)
        rows.weigh(match, _step(rows.count(match)))
        quoted.update(rows.plain(match))
    return [RankedRow(row in quoted, score, -row) for row, score in rows.scores.items()]


def _weigh(rows: _LanguageRows, terms: Sequence[str]) -> None:
    """Weigh the rows that have any of ``terms``, the rarest first."""
    counted = [(rows.count(term), term) for term in dict.fromkeys(terms)]
    total = _total(rows)
    counted = sorted((count, term) for count, term in counted if count)
    # BM25 gives a term that is in more than half of the rows no weight.
    counted = [(count, term) for count, term in counted if 2 * count < total] or counted[:1]
    if not counted:
        return
    kept = list(_affordable(counted))
    rest = counted[len(kept) :]
    match = " OR ".join(kept)
    rows.weigh(match, _step(counted[0][0]))
    for count, term in rest[:_MOST_ADDED]:
        rows.add(f"{term} AND ({match})", _rarity(count, total))
    if rest:
        # What has all of them is worth more than what has the rarest alone.
        rows.weigh(" AND ".join(term for _, term in counted), _step(counted[0][0]))


def _affordable(counted: Iterable[tuple[int, str]]) -> Iterator[str]:
    """The rarest terms, at least one, that have few enough rows together."""
    total = 0
    for number, (count, term) in enumerate(counted):
        total += count
        if number and total > MOST_WEIGHED:
            return
        yield term


def _step(count: int) -> int:
    """The step n, so that every n-th of ``count`` rows can be weighed in time."""
    return -(-count // MOST_WEIGHED) or 1


def _total(rows: _LanguageRows) -> int:
    """How many rows there are in the table, of all languages, as BM25 counts them."""
    return int(rows.work.execute("SELECT coalesce(sum(count), 0) FROM passages_part").fetchone()[0])


def _rarity(count: int, total: int) -> float:
    """The weight FTS5 gives a term that is in ``count`` of all rows."""
    return max(1e-6, log((total - count + 0.5) / (count + 0.5)))


def _literal(term: str) -> str:
    """A term, or terms that follow one another, as FTS5 reads them."""
    return '"' + term.replace('"', '""') + '"'
