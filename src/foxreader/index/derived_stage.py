"""What is derived from the full text without a model: chunks, extracts, the concept map."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.concepts.build import map_of
from foxreader.index.concepts.chapter_text import book_text
from foxreader.index.concepts.cjk_words import lexicon
from foxreader.index.concepts.entities import entities
from foxreader.index.concepts.phrases import Stems
from foxreader.index.named.build import named_of
from foxreader.index.pieces.chunk import SIZES, book_kind, chunks
from foxreader.index.pieces.extract import extract
from foxreader.index.storage.derived import STAGES
from foxreader.index.storage.store import Index

_WAIT_SECONDS = 60.0
"""How long one who needs these stages waits for another who is building them. Chosen, not
measured: the longest book of the benchmarks takes 22 s."""


def build_derived(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Make the chunks, extracts and concept map of a searchable index, as far as missing.

    Each stage is stored whole; a stop between two of them loses nothing.
    """
    makers: dict[str, Callable[[Index], None]] = dict(
        zip(STAGES, (_make_chunks, _make_extracts, _make_concepts), strict=True)
    )
    if all(map(index.extras.has, STAGES)):
        return
    with index.lock(_WAIT_SECONDS):
        for done, stage in enumerate(STAGES, 1):
            if cancel is not None:
                cancel.check()
            if not index.extras.has(stage):
                makers[stage](index)
            yield Progress("extras", done, len(STAGES))


def _make_chunks(index: Index) -> None:
    kind = book_kind(index.book)
    found = chunks(
        index.book, index.segments, index.chapters, index.units_in(WHOLE_BOOK), SIZES[kind]
    )
    index.extras.add_chunks(kind, found)


def _make_extracts(index: Index) -> None:
    stems = Stems(index.language, ())
    units = {s.id: [u for p in s.spans for u in index.units_inside(p)] for s in index.segments}
    index.extras.add_extracts(
        (s.id, s.spans, extract(index.book, units[s.id], stems)) for s in index.segments
    )


def _make_concepts(index: Index) -> None:
    """The map, and the people, places and terms among its entities."""
    reading = book_text(index, WHOLE_BOOK)
    known = lexicon(reading)
    found, words = entities(reading, known)
    index.named.replace(named_of(reading, found, book_kind(index.book)))
    index.extras.add_concepts(map_of(reading, known, found, words))
