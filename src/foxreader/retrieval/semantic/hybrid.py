"""Search by words and by meaning together. The semantic search only adds to full text."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.retrieval.fulltext.search import Found, Search
from foxreader.retrieval.semantic.fusion import Rung, Way, joined, rung, smoothed
from foxreader.retrieval.semantic.vector_search import Semantic

logger = logging.getLogger(__name__)

_LOOKED_AT = 120
"""How many of the nearest passages are looked at. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Widened:
    """What was found by words and by meaning, and how (``rung``).

    ``failure`` is the error's message if the embedding model failed and only words were searched,
    else "".
    """

    found: Found
    rung: Rung
    failure: str = ""


class Hybrid:
    """Adds the semantic search to what :class:`Search` found. If it is off, nothing changes."""

    def __init__(self, search: Search, semantic: Semantic) -> None:
        self._search, self._semantic = search, semantic

    def widened(self, found: Found, cancel: Cancel | None = None, way: Way = "specific") -> Widened:
        """``found`` with the passages near its query in meaning, for this kind of answer.

        The first full-text hits stay first. ``Found.proven`` still decides what is evidence.
        """
        if found.whole:
            return Widened(found, "lexical")
        near, failure = self._near(found, cancel)
        best = near[0][1] if near else None
        reached = rung(bool(found.ranked), best, way)
        ranked = tuple(joined(found.ranked, [smoothed(near)])) if near else found.ranked
        return Widened(replace(found, ranked=ranked), reached, failure)

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
