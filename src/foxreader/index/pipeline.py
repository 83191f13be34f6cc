"""An index job from end to end: what needs no model at once, then what the reader's model adds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.embedding import Embedder
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.derived_stage import build_derived
from foxreader.index.shelf_entries import shelve
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import build_labels
from foxreader.index.summaries.job import Near, build_summaries, nowhere
from foxreader.index.summaries.spending import Meter
from foxreader.index.text_stage import build_text
from foxreader.index.vector_stage import build_vectors
from foxreader.library.passages import Passages


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
