"""Search by meaning, and by words and meaning together.

No fixed mixture of the two keeps what each knows (decision 6). Where the best passages by words
carry much of the question's weight, they are nearly always right: they stay first, and the others
("lanes") only add to the rest. Where they carry little (a paraphrase), the passages near in meaning
are right more often, and both are fused by rank. In another language than the book's the question's
words say nothing, and meaning alone counts.
"""

from __future__ import annotations

import logging
from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import takewhile
from operator import mul
from typing import TYPE_CHECKING, Literal, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.message import Embedder
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.embedding import searchable
from foxreader.index.stages import (
    MANY,
    Stored,
    VectorState,
    graph_path,
    stored_vectors,
    vector_state,
)
from foxreader.index.storage.store import Index
from foxreader.language.detect import is_foreign
from foxreader.retrieval.fulltext.search import Found, Hit, Search

if TYPE_CHECKING:
    from foxreader.embedding.nearest import Nearest


# By meaning

logger = logging.getLogger(__name__)

_LONGEST = 2_000
"""The most characters of a query that are embedded. Chosen, not measured."""
_WINDOWS = 4
"""How many vectors are fetched for each passage wanted. A passage has several: one for each window
of about 500 of its at most 1,200 characters."""


class Semantic:
    """Semantic search over one index. It finds candidates; the evidence rule decides whether they
    are evidence. Passages past the scope are not compared.

    Above ``many`` vectors, a stored graph is used instead of comparing all. ``here`` tells that the
    model is on this computer, so that a question may be compared without leaving it.
    """

    def __init__(
        self, index: Index, embedder: Embedder, many: int = MANY, *, here: bool = False
    ) -> None:
        self.here = here
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

    def cosines(
        self, query: str, texts: Sequence[str], cancel: Cancel | None = None
    ) -> list[float]:
        """How near each of ``texts`` is to ``query``: the cosine. Raises what the embedder
        raises."""
        asked = self._vector(query[:_LONGEST], cancel)
        vectors = self._embedder.embed(texts, "passage", cancel)
        return [sum(map(mul, asked, vector)) for vector in vectors]

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


class _NearestRows(Protocol):
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


def _graph(index: Index, stored: Stored) -> _NearestRows | None:
    """The stored graph, or None if it or the library for it is missing or it cannot be read."""
    path = graph_path(index, stored)
    if not path.exists() or find_spec("usearch") is None:
        return None
    from foxreader.embedding.nearest import Graph  # noqa: PLC0415

    try:
        return Graph(path)
    except StorageError as error:
        logger.warning("All vectors are compared instead: %s", error)
        return None


# Rankings joined

_K = 60.0
"""The constant of reciprocal rank fusion: the larger, the less the first ranks differ. From
Cormack, Clarke and Büttcher (2009)."""
KEPT = 8
"""How many first hits of full text no other lane moves. With 5, hit@10 is .006 lower on 158
questions to four of the shared books and .010 on 102 to three other novels."""
WEAK = 0.4
"""The share of a question's weight, 0 to 1, below which the passages found by words are little
evidence. On 150 questions: below it words have the gold among five for .41 of the questions and
vectors for .59; above it words have it for .71 to .92, vectors for .71 to .83. With .35, hit@5 is
.007 lower on the shared questions and .010 on the others."""
_BY_WORDS = 0.8
"""The weight of the ranking by words, beside 1 for that by meaning, where words are little
evidence. With 0.6 or 1.0, hit@10 is .007 or .014 lower on 150 questions."""
_SOON = 10.0
"""The constant of rank fusion there: smaller than ``K``, so that first places count for more.
Taken from a comparison of rankings by words; 3 finds .007 less among five."""
_THRESHOLDS = {"specific": 0.7, "general": 0.5, "deep": 0.6}
"""The cosine from which a passage counts as near, by the kind of answer. Chosen, not measured."""
_LOWER = 0.3
"""The cosine below which nothing counts as near at all. Chosen, not measured."""

Way = Literal["specific", "general", "deep"]
Rung = Literal["hybrid", "lexical", "semantic", "lower", "any", "none"]
"""How something was found: by words and near in meaning ("hybrid"), by one of the two ("lexical",
"semantic"), near only below the threshold ("lower"), only the nearest there is ("any"), or not at
all ("none")."""

_SHARE = 0.6
"""What the first rank of the added lanes adds, as a share of the best full-text score. Fitted on
the sets of decision 6."""
_BESIDE = 0.5
"""The share of its nearer neighbour's cosine that is added to a passage's, since a story goes on
there. Chosen, not measured."""
_MOST = 60
"""The most passages used of each lane. Chosen, not measured."""


def rung(words: bool, nearest: float | None, way: Way = "specific") -> Rung:
    """The rung for a question: ``words`` is whether full text found something, ``nearest`` the best
    cosine, None without vectors.

    Lower rungs add candidates; on no rung do these count as evidence by themselves.
    """
    if nearest is None:
        return "lexical" if words else "none"
    if nearest >= _THRESHOLDS[way]:
        return "hybrid" if words else "semantic"
    if nearest >= _LOWER:
        return "lower"
    return "lexical" if words else "any"


def reciprocal(rankings: Sequence[Sequence[int]], k: float = _K) -> list[tuple[int, float]]:
    """Reciprocal rank fusion with equal weights that sum to 1: (id, score) pairs, best first.

    Of equal scores the smaller id comes first.
    """
    scores: dict[int, float] = {}
    for ranking in rankings:
        for place, id_ in enumerate(ranking, 1):
            scores[id_] = scores.get(id_, 0.0) + 1 / (len(rankings) * (k + place))
    return sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))


def smoothed(near: Sequence[tuple[int, float]]) -> list[int]:
    """Ids of the passages ``near`` (id, cosine), ranked with half of the higher cosine of their two
    neighbours added.

    A passage between two that fit belongs to the same story. A neighbour not in ``near`` counts
    with the lowest cosine there.
    """
    cosines = dict(near)
    least = min(cosines.values(), default=0.0)

    def score(id_: int) -> float:
        beside = max(cosines.get(id_ - 1, least), cosines.get(id_ + 1, least))
        return cosines[id_] + _BESIDE * beside

    return sorted(cosines, key=lambda id_: (-score(id_), id_))


def by_rank(
    lexical: Sequence[tuple[int, float]], near: Sequence[int], words: float = _BY_WORDS
) -> list[tuple[int, float]]:
    """Full-text hits (id, score), weighing ``words``, and the ids ``near`` in meaning, weighing 1,
    fused by rank, best first.

    The best gets the best full-text score. Of equal scores the smaller id comes first.
    """
    scores: dict[int, float] = {}
    for weight, ranking in ((words, [id_ for id_, _ in lexical]), (1.0, near)):
        for place, id_ in enumerate(ranking, 1):
            scores[id_] = scores.get(id_, 0.0) + weight / (_SOON + place)
    most = lexical[0][1] if lexical else 1.0
    unit = most / max(scores.values(), default=1.0)
    ordered = sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))
    return [(id_, unit * score) for id_, score in ordered]


def joined(
    lexical: Sequence[tuple[int, float]], lanes: Sequence[Sequence[int]], kept: int = KEPT
) -> list[tuple[int, float]]:
    """Full-text hits (id, score), best first, joined with the ids of ``lanes``, best first.

    The first ``kept`` hits stay as they are. All others are ordered by their full-text score plus
    what their ranks in the lanes add; none scores above the last hit kept.
    """
    added = dict(reciprocal([lane[:_MOST] for lane in lanes]))
    first, scores = list(lexical[:kept]), dict(lexical)
    unit, most = (lexical[0][1] or 1.0, first[-1][1]) if lexical else (1.0, 1.0)

    def score(id_: int) -> float:
        return scores.get(id_, 0.0) + unit * _SHARE * added.get(id_, 0.0) * (_K + 1)

    stays = {id_ for id_, _ in first}
    rest = [(id_, score(id_)) for id_ in {*scores, *added} - stays]
    rest.sort(key=lambda hit: (-hit[1], hit[0]))
    return first + [(id_, min(value, most)) for id_, value in rest]


# Both together

_LOOKED_AT = 120
"""How many of the nearest passages are looked at. Chosen, not measured."""

_SHORT = 40
"""Characters below which a unit is told only where a passage has no longer one: "Asked Heidi." has
little to compare. Chosen, not measured."""
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


def _mixed(found: Found, near: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """What was found by words and what is ``near``, as much of each as the words of the question
    say. In another language than the book's they say nothing."""
    if is_foreign(found.query.text, found.language):
        return by_rank(found.ranked, [id_ for id_, _ in near], words=0.0)
    ids = smoothed(near)
    weak = carried(found) < WEAK
    return by_rank(found.ranked, ids) if weak else joined(found.ranked, [ids])


class Hybrid:
    """Joins the semantic search with what :class:`Search` found. If it is off, nothing changes.
    ``cancel`` stops what is given none of its own."""

    def __init__(self, search: Search, semantic: Semantic, cancel: Cancel | None = None) -> None:
        self._search, self._semantic, self._cancel = search, semantic, cancel

    def ready(self, scope: Scope) -> bool:
        """Whether all passages in ``scope`` can be compared."""
        return self._semantic.state(scope) == "ready"

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
        return Widened(replace(found, ranked=tuple(_mixed(found, near))), reached, failure)

    def nearest_units(
        self, found: Found, limit: int, shown: Collection[Span] = ()
    ) -> list[tuple[Hit, Span]]:
        """The first ``limit`` passages of ``found`` with nothing of what was ``shown``, each with
        its unit nearest to the query in meaning; none where the model fails."""
        hits = self._search.hits(found, limit + len(shown))
        hits = [one for one in hits if not any(map(one.span.overlaps, shown))][:limit]
        units = [unit for hit in hits for unit in hit.units]
        texts = [self._search.index.book.text_at(unit) for unit in units]
        try:
            cosines = self._semantic.cosines(found.query.text, texts, self._cancel)
        except FoxError as error:
            logger.warning("Semantic search is off for this question: %s", error)
            return []
        near = dict(zip(units, cosines, strict=True))
        return [
            (hit, max(hit.units, key=lambda unit: (len(unit) >= _SHORT, near[unit])))
            for hit in hits
        ]

    def _near(self, found: Found, cancel: Cancel | None) -> tuple[list[tuple[int, float]], str]:
        """The passages near the query (id, cosine), only in the named part if there is one.

        The second value is the error's message if the embedding model failed, else "".
        """
        try:
            near = self._semantic.nearest(
                found.query.text, found.scope, _LOOKED_AT, cancel or self._cancel
            )
        except FoxError as error:
            # The question is still answered, by full text alone.
            logger.warning("Semantic search is off for this question: %s", error)
            return [], error.sentence
        if found.named is not None:
            shown = self._search.index.passages(found.scope)
            here = {p.id for p in shown if found.named.holds(p.span)}
            near = [hit for hit in near if hit[0] in here]
        return near, ""
