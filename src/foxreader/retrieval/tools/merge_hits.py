"""Merges several ranked lists of hits ("lanes") into one. The first full-text hits stay first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.sentences import LONGEST
from foxreader.retrieval.fulltext.search import Hit

KEPT = 4
"""How many hits of the first lane always come first. Chosen, not measured. That the lanes take
turns after them was: if a model's picks come next, less is found (docs/benchmarks.md)."""
_REACH = 2 * LONGEST
"""How many characters before and after a passage are read to find the next unit: twice the
longest unit, so that a whole one is inside."""


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


def with_neighbours(hits: Sequence[Hit], index: BookIndex, scope: Scope, most: int) -> list[Hit]:
    """``hits``, and after them the units right before and after each of the first ``most``.

    The first sentence of a passage may need the one before it to be understood. These units come
    last, so they are the first to be dropped when room is short.
    """
    held = {unit for hit in hits for unit in hit.units}
    around = [unit for hit in hits[:most] for unit in _around(hit, index, scope)]
    fresh = dict.fromkeys(unit for unit in around if unit not in held)
    return [*hits, *(Hit(unit, (unit,), 0.0) for unit in fresh)]


def _around(hit: Hit, index: BookIndex, scope: Scope) -> Iterator[Span]:
    """The unit before and the unit after a hit, in its file and inside ``scope``."""
    here = hit.span
    before = index.units_inside(Span(here.file, max(0, here.start - _REACH), here.start))
    after = index.units_inside(Span(here.file, here.end, here.end + _REACH))
    yield from (unit for unit in (*before[-1:], *after[:1]) if scope.allows(unit))
