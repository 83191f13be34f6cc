"""An approximate search for very many vectors: a graph of neighbours (HNSW), kept in a file."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from usearch.index import Index as Neighbours

from foxreader.core.errors import StorageError
from foxreader.core.finished_file import finish
from foxreader.core.notice import Notice

_STEP = 5_000
"""Vectors that are added between two looks at whether to stop: about 8 s of the processor
(decision 6)."""
_SEARCHED = 128
"""Candidates a search keeps: it found 20 of the 20 nearest of 100,000 (decision 6)."""
_DIGITS = 5
"""Decimals of a cosine that are given: those after depend on the processor."""


class Graph:
    """The vectors of a file that :func:`write_graph` wrote. It finds about 99 of 100 nearest."""

    def __init__(self, path: Path) -> None:
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
        made.unlink(missing_ok=True)
        raise StorageError(Notice("vectors_unwritable", name=path.name)) from error
    yield len(rows), len(rows)
