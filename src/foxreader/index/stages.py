"""What an index has without a model: the full text, and what is derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from time import monotonic

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.concepts.build import map_of
from foxreader.index.concepts.chapter_text import BookText, book_text
from foxreader.index.concepts.cjk import Lexicon, lexicon
from foxreader.index.concepts.entities import Entity, entities
from foxreader.index.concepts.phrases import PhraseStems, extract
from foxreader.index.named import named_of
from foxreader.index.pieces import SIZES, Passage, book_kind, chunks, layout, passages
from foxreader.index.storage.derived import STAGES
from foxreader.index.storage.index_file import InUse
from foxreader.index.storage.store import Index, NewPassage
from foxreader.language.names import Capitals
from foxreader.language.tokenize import Reader

# The full text: seconds; killed anywhere, it resumes

_BATCH = 1_500_000
"""Characters that are stored at once, about: a second's work, and few rows for each term."""
_WAIT_SECONDS = 60.0
"""How long one who needs the text waits for another who is building it. Chosen, not measured:
the longest book of the benchmarks takes 4 s."""
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


class _Names:
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


def build_people(index: Index, cancel: Cancel | None = None) -> None:
    """Make the people, places and terms alone, if they are missing: about a second for a long
    book, which a question for one of them waits for."""
    if not index.extras.has("people"):
        with index.lock(_WAIT_SECONDS):
            if cancel is not None:
                cancel.check()
            if not index.extras.has("people"):
                _Names(index).make_people(index)


def build_derived(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Make the people, chunks, extracts and concept map of a searchable index, as far as missing.

    Each stage is stored whole; a stop between two of them loses nothing.
    """
    names = _Names(index)
    work = (names.make_people, _make_chunks, _make_extracts, names.make_concepts)
    makers: dict[str, Callable[[Index], None]] = dict(zip(STAGES, work, strict=True))
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
    stems = PhraseStems(index.language, ())
    units = {s.id: [u for p in s.spans for u in index.units_inside(p)] for s in index.segments}
    index.extras.add_extracts(
        (s.id, s.spans, extract(index.book, units[s.id], stems)) for s in index.segments
    )
