"""Passages near to a question in meaning, by the vectors of their text."""

from __future__ import annotations

import logging
from array import array
from importlib.util import find_spec
from itertools import takewhile
from typing import TYPE_CHECKING, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.embedding import Embedder
from foxreader.core.errors import StorageError
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.embedding import searchable
from foxreader.index.storage.store import Index
from foxreader.index.storage.vector_graph import MANY, Stored, graph_path
from foxreader.index.vector_stage import VectorState, stored_vectors, vector_state

if TYPE_CHECKING:
    from foxreader.embedding.nearest import Nearest

logger = logging.getLogger(__name__)

_LONGEST = 2_000
_WINDOWS = 4
"""More than the vectors a passage has."""


class Semantic:
    """The semantic lane over one index. It finds candidates; whether they are evidence,
    the rule of evidence says. Nothing past the scope is compared.
    """

    def __init__(self, index: Index, embedder: Embedder, many: int = MANY) -> None:
        self._index, self._embedder, self._many = index, embedder, many
        self._asked: tuple[str, array[float]] | None = None
        self._loaded: _Loaded | None = None

    def state(self, scope: Scope = WHOLE_BOOK) -> VectorState:
        """Whether all of ``scope`` has its vectors; the lane is off while it has not."""
        if searchable() and self._index.searchable and self._load().rows(scope):
            return "ready"
        return vector_state(self._index, self._embedder, scope)

    def nearest(
        self, query: str, scope: Scope, limit: int, cancel: Cancel | None = None
    ) -> list[tuple[int, float]]:
        """The passages nearest to ``query``, best first: (passage id, cosine).

        Only passages wholly inside ``scope`` count; empty where the lane is off. Raises what
        the embedder raises.
        """
        if not query.strip() or limit < 1 or not searchable() or not self._index.searchable:
            return []
        loaded = self._load()
        rows = loaded.rows(scope)
        if not rows:
            return []
        vector = self._vector(query[:_LONGEST], cancel)
        if len(vector) != loaded.stored.dimension:
            return []
        best: dict[int, float] = {}
        for row, cosine in loaded.best(vector, limit * _WINDOWS, rows):
            best.setdefault(loaded.stored.passages[row], cosine)
        return list(best.items())[:limit]

    def _vector(self, query: str, cancel: Cancel | None) -> array[float]:
        """The vector of ``query``; that of the last one is remembered."""
        if self._asked is None or self._asked[0] != query:
            self._asked = query, self._embedder.embed([query], "query", cancel)[0]
        return self._asked[1]

    def _load(self) -> _Loaded:
        """The vectors as they are now: a job may be adding some."""
        version = (*self._index.vectors.version, self._embedder.dimension)
        if self._loaded is None or self._loaded.version != version:
            stored = stored_vectors(self._index, self._embedder)
            self._loaded = _Loaded(self._index, stored, version, self._many)
        return self._loaded


class _Rows(Protocol):
    def best(self, query: array[float], limit: int) -> list[tuple[int, float]]: ...


class _Loaded:
    """The vectors of a book in memory, and the graph over them where there is one."""

    def __init__(self, index: Index, stored: Stored, version: tuple[int, ...], many: int) -> None:
        # An extra install: only what searches among vectors imports it.
        from foxreader.embedding.nearest import Nearest  # noqa: PLC0415

        self._index, self.stored, self.version = index, stored, version
        self._rows: dict[Scope, int] = {}
        self._all: Nearest = Nearest(stored.numbers, stored.dimension)
        self._graph = _graph(index, stored) if len(stored.passages) > many else None

    def rows(self, scope: Scope) -> int:
        """How many rows, from the first, are of passages wholly inside ``scope``.

        0 where one of those passages lacks a vector. The last scope asked for is remembered.
        """
        if scope not in self._rows:
            shown = {p.id for p in self._index.passages(scope) if not p.clipped}
            count = sum(1 for _ in takewhile(shown.__contains__, self.stored.passages))
            self._rows = {scope: 0 if self.stored.lacking in shown else count}
        return self._rows[scope]

    def best(self, query: array[float], limit: int, rows: int) -> list[tuple[int, float]]:
        """The nearest of the first ``rows``; the graph knows of all rows, so it serves all only."""
        if self._graph is not None and rows == len(self.stored.passages):
            return self._graph.best(query, limit)
        return self._all.best(query, limit, rows)


def _graph(index: Index, stored: Stored) -> _Rows | None:
    path = graph_path(index, stored)
    if not path.exists() or find_spec("usearch") is None:
        return None
    from foxreader.embedding.graph import Graph  # noqa: PLC0415

    try:
        return Graph(path)
    except StorageError as error:
        logger.warning("All vectors are compared instead: %s", error)
        return None
