"""Finds the nearest vectors: by comparing all, or in a graph of neighbours for very many.

Comparing takes 0.6 ms for 5,000 (decision 6).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.system.files import delete, finish

_DIGITS = 5
"""Decimals of a cosine that are given: those after depend on the processor."""


class Nearest:
    """Vectors of length 1 in memory, given as rows of little-endian 16-bit floats."""

    def __init__(self, numbers: bytes, dimension: int) -> None:
        rows = np.frombuffer(numbers, dtype="<f2").reshape(-1, max(1, dimension))
        self._rows = rows.astype(np.float32)

    def best(
        self, query: array[float], limit: int, rows: int | None = None
    ) -> list[tuple[int, float]]:
        """The ``limit`` nearest of the first ``rows`` vectors, or of all: (row, cosine).

        Best first; of equals the earlier one. 16-bit floats keep a cosine to about 0.001.
        """
        # Row by row and on this thread: a product of matrices waits for others on a busy machine,
        # and its last digits depend on how many rows there are.
        cosines: Any = np.vecdot(self._rows[:rows], np.frombuffer(query, dtype=np.float32))
        found: Any = np.round(cosines, _DIGITS)
        chosen = np.arange(len(found))
        if 0 < limit < len(found):
            # What is as near as the last one chosen is looked at too, or equals fell by chance.
            least = np.partition(found, len(found) - limit)[len(found) - limit]
            chosen = np.flatnonzero(found >= least)
        order = chosen[np.lexsort((chosen, -found[chosen]))][: max(0, limit)]
        return [(int(row), round(float(found[row]), _DIGITS)) for row in order]


# An approximate search for very many vectors: a graph of neighbours (HNSW), kept in a file

_STEP = 5_000
"""Vectors that are added between two looks at whether to stop: about 8 s of the processor
(decision 6)."""
_SEARCHED = 128
"""Candidates a search keeps: it found 20 of the 20 nearest of 100,000 (decision 6)."""


class Graph:
    """The vectors of a file that :func:`write_graph` wrote. It finds about 99 of 100 nearest."""

    def __init__(self, path: Path) -> None:
        from usearch.index import Index as Neighbours  # noqa: PLC0415 -- few books need it

        try:
            graph: Any = Neighbours.restore(str(path), view=False)
        except (RuntimeError, OSError, ValueError) as error:
            raise StorageError(Notice("vectors_unreadable", name=path.name)) from error
        if graph is None:
            raise StorageError(Notice("vectors_damaged", name=path.name))
        self._graph = graph

    def best(self, query: array[float], limit: int) -> list[tuple[int, float]]:
        """About the ``limit`` nearest vectors: (row, cosine), best first."""
        if limit < 1:
            return []
        found = self._graph.search(np.frombuffer(query, dtype=np.float32), limit, threads=1)
        rows = [
            (int(key), round(1.0 - float(distance), _DIGITS))
            for key, distance in zip(found.keys, found.distances, strict=True)
        ]
        return sorted(rows, key=lambda row: (-row[1], row[0]))


def write_graph(path: Path, numbers: bytes, dimension: int) -> Iterator[tuple[int, int]]:
    """Write the graph of the vectors in ``numbers``, rows of 16-bit floats, to ``path``.

    Yields (done, total) on the way; who stops iterating leaves no file. On one thread,
    so that the same vectors give the same graph.
    """
    from usearch.index import Index as Neighbours  # noqa: PLC0415 -- few books need it

    rows = np.frombuffer(numbers, dtype="<f2").reshape(-1, dimension)
    graph = Neighbours(
        ndim=dimension, metric="cos", dtype="f16", connectivity=16, expansion_add=128,
        expansion_search=_SEARCHED,
    )  # fmt: skip
    for first in range(0, len(rows), _STEP):
        yield first, len(rows)
        step = rows[first : first + _STEP]
        graph.add(np.arange(first, first + len(step), dtype=np.uint64), step, threads=1)
    made = path.with_name(f"{path.name}.new")
    try:
        graph.save(str(made))
        made.chmod(0o600)
        finish(made, path)
    except (RuntimeError, OSError) as error:
        delete(made)
        raise StorageError(Notice("vectors_unwritable", name=path.name)) from error
    yield len(rows), len(rows)
