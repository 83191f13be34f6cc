"""An index job from end to end: what needs no model at once, then what the reader's model adds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel, Embedder
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.stages import build_derived, build_text, build_vectors
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import build_labels
from foxreader.index.summaries.job import Near, build_summaries, nowhere
from foxreader.index.summaries.spending import Meter
from foxreader.language.fold import fold
from foxreader.language.tokenize import Reader, tokens
from foxreader.library.passages import Passages, TermsOf

# The table of all books: no model; killed, it resumes

_BATCH = 500
"""Passages that are put in at once, so that others wait for the library's file a moment only.
Chosen, not measured."""


def shelve(
    index: Index, table: Passages, path: Path, cancel: Cancel | None = None
) -> Iterator[Progress]:
    """Put the passages of a searchable index into ``table``; what is there already stays.

    ``path`` is where the book lies. Stopped or killed, it goes on with the batch it was at.
    """
    book = index.book
    place = table.begin(book.sha256, book.fingerprint, index.language, path)
    if place.whole:
        return
    passages = [passage.span for passage in index.passages(WHOLE_BOOK)]
    terms = terms_of(book, index.language)
    done = place.passages
    while done < len(passages):
        if cancel is not None:
            cancel.check()
        batch = passages[done : done + _BATCH]
        now = table.add(place, done, [(span, terms(span)) for span in batch])
        if now is None:  # another process has put in another text of this book
            return
        done = now
        yield Progress("shelf", done, len(passages))
    table.finish(place)


def terms_of(book: Book, language: str) -> TermsOf:
    """What gives the terms of a passage of ``book``, as they are in the table."""
    reader = Reader(language)
    return lambda span: _terms(book.text_at(span), reader)


def _terms(text: str, reader: Reader) -> list[str]:
    """The terms of a passage. In a run without spaces each character begins a pair, except
    the last, which is added alone: so a word of one character is found wherever it is.
    """
    found, single = reader.both(text)
    if single:
        found += [fold(token.text)[-1:] for token in tokens(text) if token.kind == "pairs"]
    return found


# The job


def without_model(
    index: Index,
    table: Passages,
    path: Path,
    embedder: Embedder | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:
    """Full text, chunks, extracts, concept map, the book's part of ``table``; each resumes.

    ``path`` is where the book lies. ``embedder`` adds the vectors, where one is given.
    """
    yield from build_text(index, cancel)
    yield from build_derived(index, cancel)
    yield from shelve(index, table, path, cancel)
    if embedder is not None:
        yield from build_vectors(index, embedder, cancel)


def with_model(
    index: Index,
    model: ChatModel,
    parallel: int = 1,
    *,
    scope: Scope = WHOLE_BOOK,
    near: Near = nowhere,
    meter: Meter | None = None,
    renew: bool = False,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:
    """The segments' summaries, then names for the concepts; see ``build_summaries``.

    Concepts are named once the whole book may be seen: what a limit shows changes with it.
    """
    meter = Meter() if meter is None else meter
    yield from build_summaries(
        index, model, cancel, parallel, scope, near=near, meter=meter, renew=renew
    )
    if scope.limit is None and index.extras.concepts():
        yield Progress("concepts", 0, 1)
        build_labels(index, model, scope, cancel, meter)
        yield Progress("concepts", 1, 1)
