"""The index of one book: one SQLite file, keyed by content, safe to kill at any moment."""

from __future__ import annotations

import logging
import weakref
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from sqlite3 import Connection

from foxreader.core.book import Book
from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, Segment, chapters, segments
from foxreader.index.pieces import Passage
from foxreader.index.storage.derived import Extras, NamedTable, SaidTable, VectorTable
from foxreader.index.storage.index_file import IndexFile, write_lock
from foxreader.index.storage.model_results import CHECKED, Faults, Kept, Summary, supported
from foxreader.index.storage.terms import (
    BITS,
    FIELDS,
    PLACE_BYTES,
    BookVocabulary,
    Field,
    StoredPassage,
    gathered,
    read,
    up_to,
    without_future,
    written,
)
from foxreader.language.detect import language_of
from foxreader.language.names import Capitals
from foxreader.language.tokenize import terms
from foxreader.library.store_file import VALUES

_ENOUGH = 40
"""Passages that are read to find out whether a word is written as a name. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class NewPassage:
    """A passage on its way into the index, with the terms it is found by."""

    passage: Passage
    body: Sequence[str]
    title: Sequence[str]
    characters: Sequence[str]


class Index:
    """What is known of one book beyond its text. One thread at a time; open one each.

    Every read that could show text takes a :class:`Scope` and stays inside it.
    """

    def __init__(self, path: Path, book: Book, faults: Faults | None = None) -> None:
        self.path = path
        self.book = book
        self.faults = faults
        self._passages: dict[Scope, list[StoredPassage]] = {}
        self._vocabularies: dict[Scope, BookVocabulary] = {}
        self._capital_counts: dict[Scope, dict[str, tuple[int, int, int]]] = {}
        self._file = IndexFile(path, book)
        self.kept = Kept(self._file, book)
        self.extras = Extras(self._file)
        self.vectors = VectorTable(self._file)
        self.named = NamedTable(self._file)
        self.said = SaidTable(self._file, book)
        # An index nobody refers to any more is closed, as one that is closed by hand.
        self._closing = weakref.finalize(self, self._file.close)

    @classmethod
    def open(cls, path: Path, book: Book, faults: Faults | None = None) -> Index:
        """The index of ``book`` at ``path``; new and empty, or as far as it was built.

        With ``faults``, what models write of the book is checked before it is stored or given.
        """
        return cls(path, book, faults)

    def close(self) -> None:
        """Let go of the file."""
        self._closing()

    @cached_property
    def language(self) -> str:
        """The book's language as a short code, or ""."""
        return language_of(self.book)

    @property
    def searchable(self) -> bool:
        """Whether the full-text part is complete."""
        return self._meta("searchable") == "yes"

    @property
    def files_done(self) -> int:
        """How many files of the book the full-text part holds already."""
        return int(self._meta("files") or 0)

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """The segments of the whole book: for the building of it, not for a question."""
        return tuple(segments(self.book))

    def segments_in(self, scope: Scope) -> list[Segment]:
        """The segments that end inside ``scope``."""
        return [s for s in self.segments if all(map(scope.allows, s.spans))]

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the whole book: for the building of it, not for a question."""
        return tuple(chapters(self.book, self.segments))

    def chapters_in(self, scope: Scope) -> list[Chapter]:
        """The chapters that end inside ``scope``."""
        return [chapter for chapter in self.chapters if chapter.ends_in(scope)]

    def passages(self, scope: Scope) -> list[StoredPassage]:
        """The passages of ``scope`` in reading order; the last may be clipped."""
        known = self._passages.get(scope)
        if known is None:
            known = self._read_passages(scope)
            if self.searchable:
                # Each question asks for them, and reading them costs more than the question.
                self._passages = {scope: known}
        return list(known)

    def _read_passages(self, scope: Scope) -> list[StoredPassage]:
        query = "SELECT id, file, start, end, length FROM passage ORDER BY id"
        found: list[StoredPassage] = []
        for id_, file, start, end, length in self._file.rows(query):
            span = Span(file, start, end)
            if scope.allows(span):
                found.append(StoredPassage(id_, span, length))
                continue
            units = self.units(id_, scope)
            if units:
                found.append(StoredPassage(id_, units[0].to(units[-1]), length, clipped=True))
            break
        return found

    def units(self, passage: int, scope: Scope) -> tuple[Span, ...]:
        """The units of a passage that lie inside ``scope``."""
        rows = self._file.rows("SELECT file, units FROM passage WHERE id = ?", passage)
        for file, numbers in rows:
            return tuple(unit for unit in _units(file, numbers) if scope.allows(unit))
        return ()

    def units_in(self, scope: Scope) -> list[Span]:
        """All visible units of the book inside ``scope``, in reading order."""
        found: list[Span] = []
        for file, numbers in self._file.rows("SELECT file, units FROM passage ORDER BY id"):
            units = _units(file, numbers)
            found += units
            if not scope.allows(units[-1]):
                return [unit for unit in found if scope.allows(unit)]
        return found

    def units_inside(self, span: Span) -> list[Span]:
        """The visible units of the book that lie wholly inside ``span``: for building."""
        query = "SELECT units FROM passage WHERE file = ? AND start < ? AND end > ? ORDER BY id"
        found = []
        for (numbers,) in self._file.rows(query, span.file, span.end, span.start):
            found += [unit for unit in _units(span.file, numbers) if span.contains(unit)]
        return found

    def postings(self, term: str, last: int, field: Field = "body") -> array[int]:
        """The places of a term up to passage ``last``: see :mod:`.terms`."""
        query = "SELECT places FROM posting WHERE term = ? AND field = ? AND first <= ?"
        rows = self._file.rows(query + " ORDER BY first", term, FIELDS.index(field), last)
        return up_to(read(row[0] for row in rows), last)

    def all_places(self) -> list[bytes]:
        """The places of all terms as they are stored."""
        return [row[0] for row in self._file.rows("SELECT places FROM posting")]

    def begin_anew(self) -> None:
        """Empty all that is made of the book's text; what a model was paid for stays."""
        self._file.begin_anew()
        self.extras = Extras(self._file)
        self._passages.clear()
        self._vocabularies.clear()
        self._capital_counts.clear()

    def words(self, head: str) -> list[str]:
        """The terms of the whole book that begin with ``head``; all of them for ""."""
        query = "SELECT DISTINCT term FROM posting WHERE term >= ? AND term < ? AND field = 0"
        return [row[0] for row in self._file.rows(query, head, head + chr(0x10FFFF))]

    def names(self) -> list[str]:
        """The terms that the whole book writes with a capital anywhere."""
        return [row[0] for row in self._file.rows("SELECT term FROM name")]

    def lengths(self, last: int) -> dict[int, int]:
        """How many terms each passage up to ``last`` has."""
        return dict(self._file.rows("SELECT id, length FROM passage WHERE id <= ?", last))

    def is_name(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether ``term`` always has a capital in ``scope``, also inside a sentence."""
        inside, capital, count = self._capitals(term, scope)
        return inside > 0 and inside > 10 * (count - capital)

    def is_capitalised(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether ``term`` always has a capital in ``scope``, maybe only where sentences begin."""
        _, capital, count = self._capitals(term, scope)
        return capital > 10 * (count - capital)

    def _capitals(self, term: str, scope: Scope) -> tuple[int, int, int]:
        """How often ``term`` has a capital inside a sentence, has one anywhere, and occurs."""
        if scope.limit is not None:
            known = self._capital_counts.get(scope, {})
            if self.searchable:
                # Each question asks again for the words of the one before, and of this one often.
                self._capital_counts = {scope: known}
            if term not in known:
                known[term] = self._capitals_before(term, scope.limit)
            return known[term]
        rows = self._file.rows("SELECT inside, capital FROM name WHERE term = ?", term)
        return (*rows[0], self._count(term)) if rows else (0, 0, 1)

    def _capitals_before(self, term: str, limit: Span) -> tuple[int, int, int]:
        """The same of the first passages before the limit that have the term."""
        query = "SELECT max(id) FROM passage WHERE (file, end) <= (?, ?)"
        last = self._file.rows(query, limit.file, limit.start)[0][0] or 0
        ids = list(dict.fromkeys(at >> BITS for at in self.postings(term, last)))[:_ENOUGH]
        units = [unit for id_ in ids for unit in self.units(id_, WHOLE_BOOK)]
        texts = [self.book.text_at(unit) for unit in units]
        capitals = Capitals()
        capitals.add(texts)
        count = sum(terms(text, self.language).count(term) for text in texts)
        rows = (row for row in capitals.rows(self.language) if row[0] == term)
        return next(((inside, capital, count) for _, inside, capital in rows), (0, 0, 1))

    def _count(self, term: str) -> int:
        """How often a term occurs in the whole book, whatever the limit."""
        query = "SELECT sum(length(places)) FROM posting WHERE term = ? AND field = 0"
        return int(self._file.rows(query, term)[0][0] or 0) // PLACE_BYTES

    def summaries(self, scope: Scope) -> list[Summary]:
        """The summaries of segments inside ``scope``, in reading order.

        One whose request had text from past the scope is left out; of the others, sentences with
        words from past it. ``model`` and ``prompt`` show whether one is of an older kind.
        """
        return self.summaries_of(self.segments_in(scope), scope)

    def summaries_of(self, segments: Iterable[Segment], scope: Scope) -> list[Summary]:
        """The same of some segments. Without those of which the check leaves nothing."""
        found = map(self._checked, self.kept.summaries(segments, scope))
        return [replace(one, text=self.redacted(one.text, scope)) for one in found if one.text]

    def _checked(self, one: Summary) -> Summary:
        """A summary that was stored before it could be checked, as the check leaves it."""
        if self.faults is None or one.checked >= CHECKED:
            return one
        text = self.supported(one.text, one.segment.spans, one.segment.title)
        checked = replace(one, text=text, checked=CHECKED)
        # Where nothing can be written it is checked each time.
        with suppress(StorageError):
            self.kept.add_summaries([checked])
        return checked

    def supported(self, text: str, spans: Iterable[Span], title: str) -> str:
        """A model's ``text`` of a part of the book as the check leaves it: see ``supported``."""
        if self.faults is None:
            return text
        units = (unit for span in spans for unit in self.units_inside(span))
        source = "\n".join([title, *map(self.book.text_at, units)])
        return supported(text, source, self.language, self.faults)

    def redacted(self, text: str, scope: Scope) -> str:
        """A model's ``text`` without the sentences that have words from past ``scope``."""
        if scope.limit is None:
            return text
        known = self._vocabularies.get(scope) or BookVocabulary(self, scope)
        if self.searchable:
            self._vocabularies = {scope: known}
        return without_future(text, self.language, known)

    def extracts(self, scope: Scope) -> dict[int, tuple[Span, ...]]:
        """The units that represent each segment inside ``scope``, by the segment's id."""
        return self.extras.extracts(scope)

    def chunk_id_at(self, place: Span, scope: Scope) -> str:
        """The id of the first chunk inside ``scope`` that has the start of ``place``, or ""."""
        chunk = self.extras.chunk_at(place, scope)
        return chunk.id if chunk is not None else ""

    def lock(self, wait: float) -> AbstractContextManager[None]:
        """The right to build this index; a ``StorageError`` when another holds it."""
        return write_lock(self.path, wait)

    def add_text(
        self,
        passages: Iterable[NewPassage],
        names: Iterable[tuple[str, int, int]],
        files_done: int,
    ) -> None:
        """Store the passages of some files and how many files are done, all or nothing."""
        with self._file.transaction() as database:
            self._add_passages(database, list(passages))
            database.executemany(
                "INSERT INTO name VALUES (?, ?, ?) ON CONFLICT(term) DO UPDATE"
                " SET inside = inside + excluded.inside, capital = capital + excluded.capital",
                names,
            )
            _set_meta(database, "files", str(files_done))
            if files_done == len(self.book.files):
                _set_meta(database, "searchable", "yes")

    def _add_passages(self, database: Connection, new: Sequence[NewPassage]) -> None:
        first = 1 + int(self._file.rows("SELECT coalesce(max(id), 0) FROM passage")[0][0])
        database.executemany(
            "INSERT INTO passage(id, file, start, end, length, units) VALUES (?, ?, ?, ?, ?, ?)",
            (_row(id_, p.passage, len(p.body)) for id_, p in enumerate(new, first)),
        )
        rows = gathered(((p.body, p.title, p.characters) for p in new), first)
        database.executemany("INSERT INTO posting VALUES (?, ?, ?, ?)", rows)

    def _meta(self, key: str) -> str:
        rows = self._file.rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else ""


def _set_meta(database: Connection, key: str, value: str) -> None:
    database.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))


def _row(id_: int, passage: Passage, length: int) -> tuple[int, int, int, int, int, bytes]:
    bounds = passage.bounds
    packed = written(array("I", chain.from_iterable(bounds)))
    return id_, passage.file, bounds[0][0], bounds[-1][1], length, packed


def _units(file: int, packed: bytes) -> list[Span]:
    ends = read([packed])
    return [Span(file, a, b) for a, b in zip(ends[::2], ends[1::2], strict=True)]


# An index whose file is whole as a database, but not what was stored

logger = logging.getLogger(__name__)


@contextmanager
def checked(*indexes: Index) -> Iterator[None]:
    """An error inside that a damaged index caused becomes a ``StorageError``, once: that index is
    made anew when it is next read. What a model was paid for stays in it. Other errors pass."""
    try:
        yield
    except VALUES as error:
        damaged = [index for index in indexes if _renewed(index)]
        if not damaged:
            raise
        raise StorageError(Notice("index_damaged")) from error


def _renewed(index: Index) -> bool:
    """Whether the index was damaged; it is empty then."""
    try:
        if _is_readable(index):
            return False
    except (StorageError, *VALUES) as error:
        logger.warning("The index cannot be read: %s", error)
    index.begin_anew()
    return True


def _is_readable(index: Index) -> bool:
    """Whether all that is made of the book's text is there, and inside of the book. Reads all."""
    passages = index.passages(WHOLE_BOOK)
    places = index.all_places()
    book = index.book
    return (
        [passage.id for passage in passages] == list(range(1, len(passages) + 1))
        and all(index.units(passage.id, WHOLE_BOOK) for passage in passages)
        and all(map(book.holds, index.units_in(WHOLE_BOOK)))
        and all(isinstance(length, int) for length in index.lengths(len(passages)).values())
        and all(0 < at >> BITS <= len(passages) for blob in places for at in read([blob]))
        and all(isinstance(name, str) for name in index.names())
        and all(book.holds(at) for spans in index.extracts(WHOLE_BOOK).values() for at in spans)
        and all(book.holds(at) for chunk in index.extras.chunks(WHOLE_BOOK) for at in chunk.spans)
        and all(book.holds(one.unit) for named in index.named.all() for one in named.places)
        and isinstance(index.extras.concepts(), tuple)
    )
