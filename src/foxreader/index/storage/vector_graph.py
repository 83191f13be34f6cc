"""The vectors of a book as they are searched, and the graph that helps where they are very many."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.index.storage.store import Index

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
            old.unlink(missing_ok=True)
    if len(stored.passages) <= many or path.exists() or find_spec("usearch") is None:
        return
    from foxreader.embedding.graph import write_graph  # noqa: PLC0415 - an extra install

    for done, total in write_graph(path, stored.numbers, stored.dimension):
        if cancel is not None:
            cancel.check()
        yield Progress("neighbours", done, total)
