"""Merges several ranked lists of hits ("lanes") into one. The first full-text hits stay first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Hit

KEPT = 4
"""How many hits of the first lane always come first. Chosen, not measured. That the lanes take
turns after them was: if a model's picks come next, less is found (docs/benchmarks.md)."""


def merged(lanes: Sequence[Sequence[Hit]], kept: int = KEPT) -> list[Hit]:
    """The hits of all lanes, each once: the first ``kept`` of the first lane, then one of each
    lane in turn.
    """
    first = lanes[0] if lanes else ()
    turns = zip_longest(first[kept:], *lanes[1:])
    ordered = [*first[:kept], *(hit for turn in turns for hit in turn if hit is not None)]
    found: dict[Span, Hit] = {}
    for hit in ordered:
        found.setdefault(hit.span, hit)
    return list(found.values())
