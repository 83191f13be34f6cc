"""Semantic search: finds the passages whose vectors are nearest to a question's."""

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
"""The most characters of a query that are embedded. Chosen, not measured."""
_WINDOWS = 4
"""How many vectors are fetched for each passage wanted. A passage has several: one for each window
of about 500 of its at most 1,200 characters."""


class Semantic:
    """Semantic search over one index. It finds candidates; the evidence rule decides whether they
    are evidence. Passages past the scope are not compared.

    Above ``many`` vectors, a stored graph is used instead of comparing all.
    """

    def __init__(self, index: Index, embedder: Embedder, many: int = MANY) -> None:
        self._index, self._embedder, self._many = index, embedder, many
        self._asked: tuple[str, array[float]] | None = None
        self._loaded: _Loaded | None = None

    def state(self, scope: Scope = WHOLE_BOOK) -> VectorState:
        """Whether all passages in ``scope`` have vectors; if not, the search finds nothing."""
        if searchable() and self._index.searchable and self._load().rows(scope):
            return "ready"
        return vector_state(self._index, self._embedder, scope)

    def nearest(
        self, query: str, scope: Scope, limit: int, cancel: Cancel | None = None
    ) -> list[tuple[int, float]]:
        """At most ``limit`` passages nearest to ``query``, best first: (passage id, cosine).

        Only passages completely inside ``scope``. Empty if vectors are missing. Raises what the
        embedder raises.
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
        """The vector of ``query``; the last one is kept."""
        if self._asked is None or self._asked[0] != query:
            self._asked = query, self._embedder.embed([query], "query", cancel)[0]
        return self._asked[1]

    def _load(self) -> _Loaded:
        """The current vectors, read again if a job has added some."""
        version = (*self._index.vectors.version, self._embedder.dimension)
        if self._loaded is None or self._loaded.version != version:
            stored = stored_vectors(self._index, self._embedder)
            self._loaded = _Loaded(self._index, stored, version, self._many)
        return self._loaded


class _Rows(Protocol):
    def best(self, query: array[float], limit: int) -> list[tuple[int, float]]: ...


class _Loaded:
    """The vectors of a book in memory, and the graph over them if there is one."""

    def __init__(self, index: Index, stored: Stored, version: tuple[int, ...], many: int) -> None:
        # Imported here because numpy is an extra install.
        from foxreader.embedding.nearest import Nearest  # noqa: PLC0415

        self._index, self.stored, self.version = index, stored, version
        self._rows: dict[Scope, int] = {}
        self._all: Nearest = Nearest(stored.numbers, stored.dimension)
        self._graph = _graph(index, stored) if len(stored.passages) > many else None

    def rows(self, scope: Scope) -> int:
        """How many rows, counted from the first, belong to passages completely inside ``scope``.

        0 if one of these passages has no vector. The result for the last scope is kept.
        """
        if scope not in self._rows:
            shown = {p.id for p in self._index.passages(scope) if not p.clipped}
            count = sum(1 for _ in takewhile(shown.__contains__, self.stored.passages))
            self._rows = {scope: 0 if self.stored.lacking in shown else count}
        return self._rows[scope]

    def best(self, query: array[float], limit: int, rows: int) -> list[tuple[int, float]]:
        """The nearest of the first ``rows``: (row, cosine). The graph is used only for all rows."""
        if self._graph is not None and rows == len(self.stored.passages):
            return self._graph.best(query, limit)
        return self._all.best(query, limit, rows)


def _graph(index: Index, stored: Stored) -> _Rows | None:
    """The stored graph, or None if it or the library for it is missing or it cannot be read."""
    path = graph_path(index, stored)
    if not path.exists() or find_spec("usearch") is None:
        return None
    from foxreader.embedding.graph import Graph  # noqa: PLC0415

    try:
        return Graph(path)
    except StorageError as error:
        logger.warning("All vectors are compared instead: %s", error)
        return None
