"""Lanes of candidates become one list: what full text found first is never pushed out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.sentences import LONGEST
from foxreader.retrieval.fulltext.search import Hit

KEPT = 4
"""The first hits of the first lane, which stand before all others whatever the other lanes say."""
_REACH = 2 * LONGEST


def merged(lanes: Sequence[Sequence[Hit]], kept: int = KEPT) -> list[Hit]:
    """The hits of all lanes, each once: the first ``kept`` of the first lane, then in turn."""
    first = lanes[0] if lanes else ()
    turns = zip_longest(first[kept:], *lanes[1:])
    ordered = [*first[:kept], *(hit for turn in turns for hit in turn if hit is not None)]
    found: dict[Span, Hit] = {}
    for hit in ordered:
        found.setdefault(hit.span, hit)
    return list(found.values())


def with_neighbours(hits: Sequence[Hit], index: BookIndex, scope: Scope, most: int) -> list[Hit]:
    """``hits`` and after them the sentence before and after each of the ``most`` best.

    What a passage begins with may only make sense by the sentence before; it is the first
    to go where there is no room.
    """
    held = {unit for hit in hits for unit in hit.units}
    around = [unit for hit in hits[:most] for unit in _around(hit, index, scope)]
    fresh = dict.fromkeys(unit for unit in around if unit not in held)
    return [*hits, *(Hit(unit, (unit,), 0.0) for unit in fresh)]


def _around(hit: Hit, index: BookIndex, scope: Scope) -> Iterator[Span]:
    """The units next to a passage in its file, as far as ``scope`` shows them."""
    here = hit.span
    before = index.units_inside(Span(here.file, max(0, here.start - _REACH), here.start))
    after = index.units_inside(Span(here.file, here.end, here.end + _REACH))
    yield from (unit for unit in (*before[-1:], *after[:1]) if scope.allows(unit))
