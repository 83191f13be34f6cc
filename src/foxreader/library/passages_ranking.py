"""The rows of the table of all passages that have what is wanted, weighed.

It takes a time that does not grow with how common a word is. SQLite looks a term's rows up at 15
million a second, and weighs them with BM25 at 600,000: so at most ``MOST_WEIGHED`` rows are weighed
at a time. The rarest terms go first; those that would be too many only add their weight to rows
that the rarer ones found, or are looked for all together. A term that is too common by itself, with
none rarer beside it, is weighed in every n-th row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from typing import NamedTuple

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
    begin a term or are one; ``typed`` are all words in the order they were typed in, if several.
    """

    terms: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...] = ()
    heads: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()

    def match(self, *, every: bool) -> str:
        """What FTS5 is asked for all of it, or for any; "" for nothing."""
        heads = [f"{_literal(head)} *" for head in self.heads]
        phrases = [_literal(" ".join(phrase)) for phrase in self.phrases]
        return (" AND " if every else " OR ").join([*map(_literal, self.terms), *heads, *phrases])

    @property
    def as_typed(self) -> str:
        """What FTS5 is asked for the words as they were typed; "" for a single one."""
        return _literal(" ".join(self.typed)) if self.typed else ""


class RankedRow(NamedTuple):
    """A row of the table: whether it has a quoted phrase, how well it fits, and its number, made
    negative. So the greatest is the best, and of equals the first: thousands are put in order.
    """

    quoted: bool
    score: float
    minus: int


@dataclass(slots=True)
class LanguageRows:
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

    def all(self, match: str) -> list[int]:
        """Every row that matches, in order; none for an empty ``match``."""
        query = f"SELECT rowid FROM passages_terms WHERE {_MATCH} ORDER BY rowid"
        values = (match, self.first, self.after)
        return [row for (row,) in self.work.execute(query, values)] if match else []

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


def ranked(work: sqlite3.Connection, wanted: Wanted, first: int, after: int) -> list[RankedRow]:
    """The rows from ``first`` to before ``after`` that have anything of ``wanted``, in no order."""
    rows = LanguageRows(work, first, after)
    heads = [f"{_literal(head)} *" for head in wanted.heads]
    _weigh(rows, [*map(_literal, wanted.terms), *heads])
    phrases = [_literal(" ".join(phrase)) for phrase in wanted.phrases]
    quoted: set[int] = set()
    if phrases:
        match = " OR ".join(phrases)
        rows.weigh(match, _step(rows.count(match)))
        quoted.update(rows.plain(match))
    return [RankedRow(row in quoted, score, -row) for row, score in rows.scores.items()]


def _weigh(rows: LanguageRows, terms: Sequence[str]) -> None:
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


def _total(rows: LanguageRows) -> int:
    """How many rows there are in the table, of all languages, as BM25 counts them."""
    return int(rows.work.execute("SELECT coalesce(sum(count), 0) FROM passages_part").fetchone()[0])


def _rarity(count: int, total: int) -> float:
    """The weight FTS5 gives a term that is in ``count`` of all rows."""
    return max(1e-6, log((total - count + 0.5) / (count + 0.5)))


def _literal(term: str) -> str:
    """A term, or terms that follow one another, as FTS5 reads them."""
    return '"' + term.replace('"', '""') + '"'
