"""What an index holds beside the full text: chunks, extracts, the concept map, people and terms.

None of it needs a model; what one said of concepts and names is kept whatever becomes of the rest.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.pieces import BookKind, Chunk
from foxreader.index.storage.index_file import IndexFile

# The people, places and terms of a book in its index, and what a model said of them.

# What was said: paid for, so it is kept
#
# A row names its place in the book by the cited words too: in another text of the book, where these
# words are not at the place any more, it is not shown.


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of ``model`` with the place it cites and that place's words.

    ``limit`` is the spoiler limit it was made under, None for the whole book.
    """

    text: str
    span: Span
    quote: str
    model: str
    limit: Span | None = None

    def fits(self, scope: Scope) -> bool:
        """Whether it was made of no more than ``scope`` shows."""
        if scope.limit is None:
            return True
        return self.limit is not None and self.limit <= scope.limit


class SaidTable:
    """The kept sentences, in the file of the index of ``book``."""

    def __init__(self, file: IndexFile, book: Book) -> None:
        self._file, self._book = file, book

    def of(self, name: str, scope: Scope) -> Said | None:
        """The newest sentence about ``name`` that ``scope`` allows; None if there is none."""
        query = "SELECT text, span, quote, model, reach FROM said WHERE name = ? ORDER BY id DESC"
        for text, span, quote, model, reach in self._file.rows(query, name):
            place = Span.parse(span)
            said = Said(text, place, quote, model, Span.parse(reach) if reach else None)
            held = self._book.holds(place) and self._book.text_at(place) == quote
            if held and scope.allows(place) and said.fits(scope):
                return said
        return None

    def add(self, name: str, said: Said) -> None:
        """Keep a sentence about ``name``."""
        reach = str(said.limit) if said.limit is not None else ""
        row = (name, said.text, str(said.span), said.quote, said.model, reach)
        with self._file.transaction() as database:
            database.execute(
                "INSERT INTO said(name, text, span, quote, model, reach) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )


# What is named, and where it is mentioned

NamedKind = Literal["person", "place", "term"]
_NUMBERS = 5
"""Numbers stored of a mention: its file, its bounds and those of its sentence."""


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """Where a name stands: its characters, and the sentence they are in."""

    span: Span
    unit: Span


@dataclass(frozen=True, slots=True)
class Named:
    """A person, a place or a term of a book, with its other names, by how often they occur.

    ``places`` are all its mentions in reading order.
    """

    kind: NamedKind
    label: str
    others: tuple[str, ...]
    places: tuple[NamedPlace, ...]

    @property
    def count(self) -> int:
        """How often it is mentioned."""
        return len(self.places)

    @property
    def first(self) -> NamedPlace:
        """Its first mention."""
        return self.places[0]


class NamedTable:
    """The stored ones of the whole book, in the file of one index."""

    def __init__(self, file: IndexFile) -> None:
        self._file = file

    def all(self) -> tuple[Named, ...]:
        """Those of the whole book, the most mentioned first."""
        rows = self._file.rows("SELECT kind, label, others, places FROM named ORDER BY number")
        return tuple(
            Named(kind, label, tuple(json.loads(others)), tuple(_places(packed)))
            for kind, label, others, packed in rows
        )

    def replace(self, named: Iterable[Named]) -> None:
        """Store those of the whole book, in place of what is there."""
        rows = [
            (number, one.kind, one.label, json.dumps(one.others), _packed(one.places))
            for number, one in enumerate(named)
        ]
        with self._file.transaction() as database:
            database.execute("DELETE FROM named")
            database.executemany("INSERT INTO named VALUES (?, ?, ?, ?, ?)", rows)


def _packed(places: Iterable[NamedPlace]) -> bytes:
    numbers = array("I")
    for one in places:
        span, unit = one.span, one.unit
        numbers.extend((span.file, span.start, span.end, unit.start, unit.end))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _places(packed: bytes) -> Iterator[NamedPlace]:
    numbers = array("I", packed)
    if sys.byteorder == "big":
        numbers.byteswap()
    for at in range(0, len(numbers), _NUMBERS):
        file, start, end, first, last = numbers[at : at + _NUMBERS]
        yield NamedPlace(Span(file, start, end), Span(file, first, last))


# An item of the concept map

Kind = Literal["entity", "theme", "event"]


@dataclass(frozen=True, slots=True)
class ConceptAppearance:
    """A concept in one chapter: how often, and one unit that shows it."""

    chapter: int
    count: int
    evidence: Span


@dataclass(frozen=True, slots=True)
class Concept:
    """An item of the map. ``others`` are aliases of an entity, keywords of a theme or event.

    ``id`` is e1, t1 or v1 and so on. ``chapters`` are at most 24, in reading order; they are
    numbered as those of the text the map was made of. ``near`` are the ids of the entities that
    are in the same sentences most often, or take part. ``first`` is the unit of its first place.
    """

    id: str
    kind: Kind
    label: str
    others: tuple[str, ...]
    count: int
    chapters: tuple[ConceptAppearance, ...]
    first: Span
    near: tuple[str, ...] = ()


# Vectors: found by their text, not by its place
#
# A vector is found by a hash of the very text it was made of, with the model and its dimension.
# So a new extraction of the book, or pages recognised since, cost only what changed.

_KEY = 16
"""Bytes of the hash that a vector is found by: 128 bits, so that no two texts of a book share
one."""
_NUMBER = 2
"""Bytes of a 16-bit float."""


def key_of(text: str) -> bytes:
    """What finds the vector of ``text``."""
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=_KEY).digest()


class VectorTable:
    """The stored vectors, in the file of one index. Numbers are 16-bit floats."""

    def __init__(self, file: IndexFile) -> None:
        self._file = file

    @property
    def any(self) -> bool:
        """Whether there are vectors of any model at all."""
        return bool(self._file.rows("SELECT 1 FROM vector LIMIT 1"))

    @property
    def version(self) -> tuple[int, int]:
        """What changes whenever vectors are added or removed."""
        rows = self._file.rows("SELECT coalesce(max(id), 0), count(*) FROM vector")
        return int(rows[0][0]), int(rows[0][1])

    def dimension(self, model: str) -> int:
        """How many numbers the newest vectors of ``model`` have; 0 where there are none."""
        query = "SELECT dimension FROM vector WHERE model = ? ORDER BY id DESC LIMIT 1"
        return next((int(row[0]) for row in self._file.rows(query, model)), 0)

    def keys(self, model: str, dimension: int) -> set[bytes]:
        """The keys of all vectors of ``model``."""
        query = "SELECT keys FROM vector WHERE model = ? AND dimension = ?"
        rows = self._file.rows(query, model, dimension)
        return {key for (packed,) in rows for key in _cut(packed, _KEY)}

    def vectors(self, model: str, dimension: int) -> Mapping[bytes, bytes]:
        """All vectors of ``model`` by their keys, as little-endian 16-bit floats."""
        query = "SELECT keys, numbers FROM vector WHERE model = ? AND dimension = ?"
        found: dict[bytes, bytes] = {}
        for keys, numbers in self._file.rows(query, model, dimension):
            rows = _cut(numbers, _NUMBER * dimension)
            found.update(zip(_cut(keys, _KEY), rows, strict=True))
        return found

    def add(self, model: str, keys: Sequence[bytes], vectors: Sequence[Sequence[float]]) -> None:
        """Store a batch at once; its ``vectors`` are of one dimension."""
        dimension = len(vectors[0])
        numbers = b"".join(struct.pack(f"<{dimension}e", *vector) for vector in vectors)
        with self._file.transaction() as database:
            database.executemany(
                "INSERT INTO vector(model, dimension, keys, numbers) VALUES (?, ?, ?, ?)",
                [(model, dimension, b"".join(keys), numbers)],
            )

    def keep(self, model: str, dimension: int, keys: Collection[bytes]) -> None:
        """Remove the batches of other models, and those with none of ``keys``."""
        with self._file.transaction() as database:
            rows = self._file.rows("SELECT id, model, dimension, keys FROM vector")
            idle = [
                (id_,)
                for id_, *of, packed in rows
                if of != [model, dimension] or not any(k in keys for k in _cut(packed, _KEY))
            ]
            database.executemany("DELETE FROM vector WHERE id = ?", idle)


def _cut(packed: bytes, size: int) -> list[bytes]:
    return [packed[at : at + size] for at in range(0, len(packed), size)]


# The tables

STAGES = ("people", "chunks", "extracts", "concepts")
_MAPS = 4
"""Concept maps of different scopes that are kept in memory. Chosen, not measured: the scope
changes as the reader reads on."""


class Extras:
    """The tables of the extras in the file of one index; each stage is all or nothing."""

    def __init__(self, file: IndexFile) -> None:
        self._file = file
        self._maps: dict[Scope, tuple[Concept, ...]] = {}

    def has(self, stage: str) -> bool:
        """Whether a stage is done."""
        return bool(self._meta(f"extra {stage}"))

    def mark(self, stage: str) -> None:
        """Note that a stage is done, whose rows are in a table of their own."""
        self._store(stage, "", ())

    @property
    def kind(self) -> str:
        """The kind of book its chunks were cut for, "" before they are."""
        return self._meta("kind")

    def chunks(self, scope: Scope) -> list[Chunk]:
        """The chunks inside ``scope``, in reading order; one that ends past it is not there."""
        rows = self._file.rows(
            "SELECT number, id, spans, segment, chapter FROM chunk ORDER BY number"
        )
        found = (_chunk(row) for row in rows)
        return [chunk for chunk in found if chunk.seen_in(scope)]

    def chunk_by_id(self, id_: str, scope: Scope) -> Chunk | None:
        """The chunk of that short id inside ``scope``."""
        query = "SELECT number, id, spans, segment, chapter FROM chunk WHERE id = ?"
        found = (_chunk(row) for row in self._file.rows(query, id_))
        return next((chunk for chunk in found if chunk.seen_in(scope)), None)

    def chunk_before(self, chunk: Chunk, scope: Scope) -> Chunk | None:
        """The chunk before ``chunk`` inside ``scope``."""
        query = "SELECT number, id, spans, segment, chapter FROM chunk WHERE number = ?"
        found = (_chunk(row) for row in self._file.rows(query, chunk.number - 1))
        return next((one for one in found if one.seen_in(scope)), None)

    def chunk_at(self, place: Span, scope: Scope) -> Chunk | None:
        """The first chunk inside ``scope`` that holds the first character of ``place``."""
        query = (
            "SELECT number, id, spans, segment, chapter FROM chunk"
            " WHERE (file, start) <= (?, ?) ORDER BY number DESC LIMIT 3"
        )
        rows = self._file.rows(query, place.file, place.start)
        found = [chunk for row in reversed(rows) if (chunk := _chunk(row)).holds(place)]
        return next((chunk for chunk in found if chunk.seen_in(scope)), None)

    def extracts(self, scope: Scope) -> dict[int, tuple[Span, ...]]:
        """The units that represent each segment inside ``scope``, by its id."""
        found: dict[int, tuple[Span, ...]] = {}
        for segment, spans, units in self._file.rows("SELECT segment, spans, units FROM extract"):
            if all(map(scope.allows, _spans(spans))):
                found[segment] = _spans(units)
        return found

    def concepts(self) -> tuple[Concept, ...]:
        """The map of the whole book, empty before it is built: see ``concepts_in``."""
        return self.remembered(WHOLE_BOOK, self._stored) if self.has("concepts") else ()

    def _stored(self) -> tuple[Concept, ...]:
        rows = self._file.rows("SELECT data FROM concept ORDER BY number")
        return tuple(_concept(json.loads(data)) for (data,) in rows)

    def remembered(
        self, scope: Scope, make: Callable[[], tuple[Concept, ...]]
    ) -> tuple[Concept, ...]:
        """The map of a scope as it was read or made before, or as ``make`` gives it now."""
        if scope not in self._maps:
            while len(self._maps) >= _MAPS:
                del self._maps[next(iter(self._maps))]
            self._maps[scope] = make()
        return self._maps[scope]

    def add_chunks(self, kind: BookKind, chunks: Iterable[Chunk]) -> None:
        """Store all chunks at once, with the kind of book they were cut for."""
        rows = [
            (c.number, c.id, c.spans[0].file, c.spans[0].start, c.tag, c.segment, c.chapter)
            for c in chunks
        ]
        statement = "INSERT INTO chunk VALUES (?, ?, ?, ?, ?, ?, ?)"
        self._store("chunks", statement, rows, {"kind": kind})

    def add_extracts(self, extracts: Iterable[tuple[int, Sequence[Span], Sequence[Span]]]) -> None:
        """Store the extracts of all segments at once: (id, spans, chosen units)."""
        rows = [(id_, _tags(spans), _tags(units)) for id_, spans, units in extracts]
        self._store("extracts", "INSERT INTO extract VALUES (?, ?, ?)", rows)

    def add_concepts(self, concepts: Iterable[Concept]) -> None:
        """Store the map of the whole book at once."""
        rows = [(number, written(concept)) for number, concept in enumerate(concepts)]
        self._store("concepts", "INSERT INTO concept VALUES (?, ?)", rows)

    def labels(self, key: str, model: str, prompt: int) -> tuple[str, str]:
        """What ``model`` said of the concepts, asked with this version of the prompt, and which
        concepts it was asked about, by id: the kind and name of each, as JSON. ("", "") where it
        was not asked.
        """
        query = "SELECT text, concepts FROM label WHERE key = ? AND model = ? AND prompt = ?"
        rows = self._file.rows(query, key, model, prompt)
        return next(((str(text), str(concepts)) for text, concepts in rows), ("", ""))

    def add_labels(
        self, key: str, text: str, concepts: str, model: str, prompt: int, usage: Usage
    ) -> None:
        """Keep what a model said of the ``concepts``, in place of what an older one did."""
        row = (key, text, concepts, model, prompt, usage.prompt, usage.completion, usage.calls)
        with self._file.transaction() as database:
            database.execute(
                "INSERT OR REPLACE INTO label(key, text, concepts, model, prompt, prompt_tokens,"
                " completion_tokens, calls) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )

    def _store(
        self,
        stage: str,
        statement: str,
        rows: Sequence[tuple[object, ...]],
        meta: Mapping[str, str] | None = None,
    ) -> None:
        with self._file.transaction() as database:
            if rows:
                database.executemany(statement, rows)
            noted = {f"extra {stage}": "yes", **(meta or {})}
            database.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", noted.items())

    def _meta(self, key: str) -> str:
        rows = self._file.rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else ""


def written(concept: Concept) -> str:
    """A concept as it is stored: the same concept gives the same text."""
    data = asdict(concept)
    data["first"] = str(concept.first)
    data["chapters"] = [(a.chapter, a.count, str(a.evidence)) for a in concept.chapters]
    return json.dumps(data, ensure_ascii=False)


def _concept(data: dict[str, object]) -> Concept:
    held = dict(data)
    chapters = held["chapters"]
    assert isinstance(chapters, list)
    held["chapters"] = tuple(
        ConceptAppearance(n, count, Span.parse(tag)) for n, count, tag in chapters
    )
    held["first"] = Span.parse(str(held["first"]))
    held["others"], held["near"] = tuple(held["others"]), tuple(held["near"])  # type: ignore[arg-type]
    return Concept(**held)  # type: ignore[arg-type]


def _chunk(row: tuple[int, str, str, int, int]) -> Chunk:
    number, id_, spans, segment, chapter = row
    return Chunk(number, id_, _spans(spans), segment, chapter)


def _spans(tags: str) -> tuple[Span, ...]:
    return tuple(span for *_, span in find_tags(tags))


def _tags(spans: Iterable[Span]) -> str:
    return "".join(map(str, spans))
