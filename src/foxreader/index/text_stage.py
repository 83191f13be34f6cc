"""The full-text part of an index: seconds, no model; killed anywhere, it resumes."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.index.pieces.passage import Passage, layout, passages
from foxreader.index.storage.index_file import InUse
from foxreader.index.storage.store import Index, NewPassage
from foxreader.language.capitalization import Capitals
from foxreader.language.tokenize import Reader

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
