"""The stages of an index: the full text, what is derived from it without a model, and vectors."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.message import Embedder, estimate
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import map_of
from foxreader.index.concepts.chapter_text import BookText, Lexicon, book_text, lexicon
from foxreader.index.concepts.entities import Entity, entities
from foxreader.index.concepts.phrases import PhraseStems, extract
from foxreader.index.named import named_of
from foxreader.index.pieces import SIZES, Passage, book_kind, chunks, layout, passages
from foxreader.index.storage.derived import STAGES, key_of
from foxreader.index.storage.index_file import InUse, write_lock
from foxreader.index.storage.store import Index, NewPassage
from foxreader.language.names import Capitals
from foxreader.language.tokenize import Reader
from foxreader.system.files import delete

# The full text: seconds; killed anywhere, it resumes

_BATCH = 1_500_000
"""Characters that are stored at once, about: a second's work, and few rows for each term."""
_WAIT_SECONDS = 60.0
"""How long one who needs a part waits for another who is building, from when that one last finished
something. Chosen, not measured: the longest text of the benchmarks takes 4 s."""
_STEP_SECONDS = 0.2
"""How often one who waits checks whether the text is there. Chosen, not measured."""


def build_text(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Fill the full-text part: no model, seconds. Finished files are kept when stopped.

    When another job or process is building it, this waits and finds the work done. It does not
    wait for what that one does next: a question would wait for summaries that wait for it.
    """
    until = monotonic() + _WAIT_SECONDS
    while not index.searchable:
        if cancel is not None:
            cancel.check()
        try:
            with index.lock(_STEP_SECONDS):
                yield from _fill(index, cancel)
        except InUse:
            if monotonic() > until:
                raise


def _fill(index: Index, cancel: Cancel | None) -> Iterator[Progress]:
    """The work itself, from the first file that is not done."""
    files = index.book.files
    at = index.files_done
    known = layout(index.book)
    reader = Reader(index.language)
    while not index.searchable:
        after = _batch_end(index, at)
        capitals = Capitals()
        new: list[NewPassage] = []
        for file in range(at, after):
            if cancel is not None:
                cancel.check()
            found = passages(index.book, file, known)
            new += [_new(index.book, passage, reader, capitals) for passage in found]
        index.add_text(new, capitals.rows(index.language), after)
        at = after
        yield Progress("text", at, len(files))


def _batch_end(index: Index, at: int) -> int:
    """The file after the last one of the batch that starts with file ``at``."""
    files = index.book.files
    size, after = 0, at
    while after < len(files) and (size == 0 or size + len(files[after].text) <= _BATCH):
        size += max(1, len(files[after].text))
        after += 1
    return after


def _new(book: Book, passage: Passage, reader: Reader, capitals: Capitals) -> NewPassage:
    whole = book.files[passage.file].words
    capitals.add([whole[start:end] for start, end in passage.bounds])
    body, single = reader.both(whole[passage.bounds[0][0] : passage.bounds[-1][1]])
    return NewPassage(passage, body, reader.terms(book.title_at(passage.span)), single)


# What is derived: people, chunks, extracts, the concept map


class _BookNames:
    """The names of the whole book, read once for the stages that need them."""

    def __init__(self, index: Index) -> None:
        self._index = index

    @cached_property
    def reading(self) -> BookText:
        """The text they are in."""
        return book_text(self._index, WHOLE_BOOK)

    @cached_property
    def known(self) -> Lexicon:
        """The lexicon of the scripts without spaces."""
        return lexicon(self.reading)

    @cached_property
    def found(self) -> tuple[list[Entity], set[str]]:
        """The names, and the words of all of them."""
        return entities(self.reading, self.known)

    def make_people(self, index: Index) -> None:
        """Store the people, places and terms among them."""
        named = named_of(self.reading, self.found[0], book_kind(index.book))
        index.named.replace(named)
        index.extras.mark("people")

    def make_concepts(self, index: Index) -> None:
        """Store the concept map."""
        index.extras.add_concepts(map_of(self.reading, self.known, *self.found))


@contextmanager
def _own(index: Index, cancel: Cancel | None) -> Iterator[None]:
    """The right to build, which another may have at first.

    Raises ``InUse`` where that one has finished nothing for a minute, and ``Cancelled``.
    """
    made, until = -1, 0.0
    with ExitStack() as held:
        while True:
            if cancel is not None:
                cancel.check()
            if (now := sum(map(index.extras.has, STAGES))) != made:
                made, until = now, monotonic() + _WAIT_SECONDS
            try:
                held.enter_context(index.lock(_STEP_SECONDS))
                break
            except InUse:
                if monotonic() > until:
                    raise
        yield


def build_people(index: Index, cancel: Cancel | None = None) -> None:
    """Make the people, places and terms alone, if they are missing: about a second for a long
    book, which a question for one of them waits for."""
    if not index.extras.has("people"):
        with _own(index, cancel):
            if not index.extras.has("people"):
                _BookNames(index).make_people(index)


def build_derived(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Make the people, chunks, extracts and concept map of a searchable index, as far as missing.

    Each stage is stored whole; a stop between two of them loses nothing.
    """
    names = _BookNames(index)
    work = (names.make_people, _make_chunks, _make_extracts, names.make_concepts)
    makers: dict[str, Callable[[Index], None]] = dict(zip(STAGES, work, strict=True))
    if all(map(index.extras.has, STAGES)):
        return
    with _own(index, cancel):
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
    stems = PhraseStems(index.language, ())
    units = {s.id: [u for p in s.spans for u in index.units_inside(p)] for s in index.segments}
    index.extras.add_extracts(
        (s.id, s.spans, extract(index.book, units[s.id], stems)) for s in index.segments
    )


# The text of a book as vectors: what is embedded, how far that is, and the job that does it.

# Vectors as they are searched, and the graph that helps where they are very many

MANY = 100_000
"""Vectors up to which all are compared, which misses none: 12 ms for 100,000 on a quiet machine,
50 ms on a busy one (decision 6)."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The vectors of a book, a row each, in reading order, as little-endian 16-bit floats.

    ``passages`` are those the rows are of; ``lacking`` is the first passage of which a
    vector is missing, None where none is.
    """

    dimension: int
    passages: tuple[int, ...]
    numbers: bytes
    lacking: int | None


def graph_path(index: Index, stored: Stored) -> Path:
    """Where the graph of these very vectors lies, if it was made."""
    digest = hashlib.blake2b(stored.numbers, digest_size=8).hexdigest()
    return index.path.with_name(f"{index.path.name}.{digest}.hnsw")


def build_graph(
    index: Index, stored: Stored, cancel: Cancel | None = None, many: int = MANY
) -> Iterator[Progress]:
    """Make the graph of ``stored`` where there are more than ``many`` vectors, and remove
    older ones. Without USearch there is none, and all vectors are compared.
    """
    path = graph_path(index, stored)
    for old in index.path.parent.glob(f"{index.path.name}.*.hnsw"):
        if old != path:
            delete(old)
    if len(stored.passages) <= many or path.exists() or find_spec("usearch") is None:
        return
    from foxreader.embedding.nearest import write_graph  # noqa: PLC0415 - an extra install

    for done, total in write_graph(path, stored.numbers, stored.dimension):
        if cancel is not None:
            cancel.check()
        yield Progress("neighbours", done, total)


VectorState = Literal["ready", "partial", "stale", "missing"]
"""All text has its vector; some; none, but there are others, of another model; none at all."""

WINDOW = 500
"""Characters of a piece with a vector of its own, about. Whole passages of 1,200 characters
found 1 to 3 questions of a hundred less among five (decision 6)."""
_TEXTS_AT_ONCE = 64
"""Pieces that are embedded and stored at once: what a kill loses. Chosen, not measured."""
_SHORT_WAIT_SECONDS = 2.0
"""How long the job waits for another process at the same work before it says so. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class Window:
    """A run of units that has a vector: its passage, its place, and the key of its text."""

    passage: int
    span: Span
    key: bytes


def windows(index: Index, scope: Scope = WHOLE_BOOK) -> list[Window]:
    """The windows of the passages that lie wholly inside ``scope``, in reading order."""
    found: list[Window] = []
    for passage in index.passages(scope):
        if passage.clipped:
            break
        for span in _pieces(index.units(passage.id, scope)):
            text = index.book.text_at(span)
            if not text.isspace():
                found.append(Window(passage.id, span, key_of(text)))
    return found


def _pieces(units: Sequence[Span]) -> Iterator[Span]:
    """``units`` in runs of like length, about ``WINDOW`` each."""
    length = units[-1].end - units[0].start
    size = length / max(1, round(length / WINDOW))
    run: list[Span] = []
    for unit in units:
        # A unit goes where the larger half of it lies.
        if run and (unit.start + unit.end) / 2 - run[0].start > size:
            yield run[0].to(run[-1])
            run = []
        run.append(unit)
    yield run[0].to(run[-1])


def vector_state(index: Index, embedder: Embedder, scope: Scope = WHOLE_BOOK) -> VectorState:
    """How far the vectors of ``embedder`` are. Semantic search is on where they are ready."""
    found = windows(index, scope)
    known = _known(index, embedder)
    done = sum(window.key in known for window in found)
    if index.searchable and done == len(found):
        return "ready"
    if done:
        return "partial"
    return "stale" if index.vectors.any else "missing"


def vectors_to_make(index: Index, embedder: Embedder, scope: Scope = WHOLE_BOOK) -> tuple[int, int]:
    """What ``build_vectors`` still has to do: windows, and their estimated tokens."""
    texts = list(_texts(index.book, _todo(index, embedder, windows(index, scope))))
    return len(texts), sum(map(estimate, texts))


def build_vectors(
    index: Index, embedder: Embedder, cancel: Cancel | None = None, scope: Scope = WHOLE_BOOK
) -> Iterator[Progress]:
    """Embed what of ``scope`` has no vector; the full text first. Killed anywhere, it resumes.

    Each batch is stored at once. Once all of the book is done, what other models and older
    text left is removed. Raises what the embedder raises, ``StorageError`` where another
    process is at the same work, ``Cancelled`` when stopped.
    """
    yield from build_text(index, cancel)
    lock = index.path.with_name(f"{index.path.name}.vectors")
    with write_lock(lock, _SHORT_WAIT_SECONDS):
        found = windows(index, scope)
        if found and not embedder.dimension:
            # An endpoint may have changed its model under the same name: one vector shows it.
            embedder.embed([index.book.text_at(found[0].span)], "passage", cancel)
        keys = {window.key for window in found}
        todo = _todo(index, embedder, found)
        done, total = len(keys) - len(todo), len(keys)
        yield Progress("vectors", done, total)
        for first in range(0, len(todo), _TEXTS_AT_ONCE):
            if cancel is not None:
                cancel.check()
            batch = todo[first : first + _TEXTS_AT_ONCE]
            vectors = embedder.embed(list(_texts(index.book, batch)), "passage", cancel)
            index.vectors.add(embedder.name, [window.key for window in batch], vectors)
            done += len(batch)
            yield Progress("vectors", done, total)
        if scope == WHOLE_BOOK:
            index.vectors.keep(embedder.name, embedder.dimension, keys)
            yield from build_graph(index, stored_vectors(index, embedder), cancel)


def stored_vectors(index: Index, embedder: Embedder) -> Stored:
    """The vectors of the whole book that are there: for many questions, each with its scope."""
    dimension = _dimension(index, embedder)
    known = index.vectors.vectors(embedder.name, dimension)
    found = windows(index)
    rows = [(window.passage, known[window.key]) for window in found if window.key in known]
    lacking = next((window.passage for window in found if window.key not in known), None)
    passages = tuple(passage for passage, _ in rows)
    return Stored(dimension, passages, b"".join(numbers for _, numbers in rows), lacking)


def _dimension(index: Index, embedder: Embedder) -> int:
    return embedder.dimension or index.vectors.dimension(embedder.name)


def _known(index: Index, embedder: Embedder) -> set[bytes]:
    return index.vectors.keys(embedder.name, _dimension(index, embedder))


def _todo(index: Index, embedder: Embedder, found: Sequence[Window]) -> list[Window]:
    """Those of ``found`` that have no vector; of some with the same text, one."""
    known = _known(index, embedder)
    return list({window.key: window for window in found if window.key not in known}.values())


def _texts(book: Book, found: Sequence[Window]) -> Iterator[str]:
    return (book.text_at(window.span) for window in found)
