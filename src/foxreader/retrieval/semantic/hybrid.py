"""Search by words and by meaning together; which of them leads follows the question's words."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.retrieval.fulltext.search import Found, Search
from foxreader.retrieval.semantic.fusion import WEAK, Rung, Way, by_rank, joined, rung, smoothed
from foxreader.retrieval.semantic.vector_search import Semantic

logger = logging.getLogger(__name__)

_LOOKED_AT = 120
"""How many of the nearest passages are looked at. Chosen, not measured."""

_FIRST = 5
"""How many first passages by words are looked at to see how much of a question they have."""


@dataclass(frozen=True, slots=True)
class Widened:
    """What was found by words and by meaning, and how (``rung``).

    ``failure`` is the error's message if the embedding model failed and only words were searched,
    else "".
    """

    found: Found
    rung: Rung
    failure: str = ""


def carried(found: Found) -> float:
    """The greatest share of the question's weight, 0 to 1, that one of the first passages has.

    The weight of a word is its rarity; a word the book lacks weighs most.
    """
    postings = found.postings
    weights = {term.key: postings.rarity(term.key) for term in found.query.terms}
    most = max(
        (
            sum(weight for key, weight in weights.items() if passage in postings.passages(key))
            for passage, _ in found.ranked[:_FIRST]
        ),
        default=0.0,
    )
    return most / (sum(weights.values()) or 1.0)


class Hybrid:
    """Joins the semantic search with what :class:`Search` found. If it is off, nothing changes."""

    def __init__(self, search: Search, semantic: Semantic) -> None:
        self._search, self._semantic = search, semantic

    def widened(self, found: Found, cancel: Cancel | None = None, way: Way = "specific") -> Widened:
        """``found`` with the passages near its query in meaning, for this kind of answer.

        The first full-text hits stay first unless they have little of the question's weight.
        ``Found.proven`` still decides what is evidence.
        """
        if found.whole:
            return Widened(found, "lexical")
        near, failure = self._near(found, cancel)
        best = near[0][1] if near else None
        reached = rung(bool(found.ranked), best, way)
        if not near:
            return Widened(found, reached, failure)
        ids = smoothed(near)
        weak = carried(found) < WEAK
        ranked = by_rank(found.ranked, ids) if weak else joined(found.ranked, [ids])
        return Widened(replace(found, ranked=tuple(ranked)), reached, failure)

    def _near(self, found: Found, cancel: Cancel | None) -> tuple[list[tuple[int, float]], str]:
        """The passages near the query (id, cosine), only in the named part if there is one.

        The second value is the error's message if the embedding model failed, else "".
        """
        try:
            near = self._semantic.nearest(found.query.text, found.scope, _LOOKED_AT, cancel)
        except FoxError as error:
            # The question is still answered, by full text alone.
            logger.warning("Semantic search is off for this question: %s", error)
            return [], error.sentence
        if found.named is not None:
            shown = self._search.index.passages(found.scope)
            here = {p.id for p in shown if found.named.holds(p.span)}
            near = [hit for hit in near if hit[0] in here]
        return near, ""
