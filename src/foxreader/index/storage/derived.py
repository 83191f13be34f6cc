"""What an index holds beside the full text: chunks, extracts, and the concept map.

None of it needs a model; what one said of the concepts is kept whatever becomes of the rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict

from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.pieces.chunk import BookKind, Chunk
from foxreader.index.storage.concept_types import Appearance, Concept
from foxreader.index.storage.index_file import IndexFile

STAGES = ("chunks", "extracts", "concepts")
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
    held["chapters"] = tuple(Appearance(n, count, Span.parse(tag)) for n, count, tag in chapters)
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
