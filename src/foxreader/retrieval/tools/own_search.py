"""The program's own search before a model is asked, and what a model's queries add to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage
from foxreader.core.scope import Scope
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Found, Hit, Search
from foxreader.retrieval.model_steps.rerank import reranked
from foxreader.retrieval.model_steps.rewrite import rewritten
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic.fusion import Rung, Way
from foxreader.retrieval.semantic.hybrid import Hybrid
from foxreader.retrieval.semantic.vector_search import Semantic
from foxreader.retrieval.tools.about_book import about_book
from foxreader.retrieval.tools.certainty import is_unsure
from foxreader.retrieval.tools.merge_hits import KEPT, merged
from foxreader.retrieval.tools.results import Help

MOST_HITS = 24
"""The most passages of a search that a result is made from. Chosen, not measured."""
_EACH = 8
"""The most passages of each query of a model. Chosen, not measured."""
_KEPT_UNSURE = 2
"""How many hits come before those of a model's queries where full text is unsure. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a search found: ``hits``, best first, and ``rest``, which only fills the room left.

    ``how`` is the rung of search by meaning that was reached, None if it is off.
    """

    hits: Sequence[Hit]
    searched: Searched
    rest: Sequence[Hit] = ()
    usage: Usage = field(default_factory=Usage)
    how: Rung | None = None
    failure: str = ""
    proven: bool = True


class OwnSearch:
    """Searches one index inside one scope; ``model`` may add queries and order what was found."""

    def __init__(
        self,
        index: Index,
        search: Search,
        scope: Scope,
        model: ChatModel | None,
        semantic: Semantic | None,
    ) -> None:
        self._index, self._search, self._scope = index, search, scope
        self._model, self._semantic = model, semantic

    def gathered(
        self, question: Question, found: Found, cancel: Cancel | None, help_: Help, last: str
    ) -> Gathered:
        """The evidence ``found`` for a question, and what may stand beside it."""
        hits = self._search.hits(found, MOST_HITS)
        got = Gathered(hits, self._search.searched(found))
        # Words of another language are not in the book; its passages may still be near in meaning.
        foreign = self._semantic is not None and question.is_foreign_to(self._index.language)
        if found.whole or not (hits or foreign):
            return got
        everything = self._search.look(question)
        lanes, kept = [hits], KEPT
        if self._semantic is not None:
            way: Way = "deep" if help_ == "always" else "specific"
            wide = Hybrid(self._search, self._semantic).widened(found, cancel, way)
            lanes = [self._search.hits(wide.found, MOST_HITS)]
            got = replace(got, how=wide.rung, failure=wide.failure, proven=bool(hits))
        unsure = help_ != "none" and is_unsure(everything)
        if help_ == "always" or unsure:
            queries, used = self.queries(question, cancel, last=last)
            lanes += [self._search.passages(query, self._scope, _EACH) for query in queries]
            kept = _KEPT_UNSURE if unsure and queries else KEPT
            got = _with_queries(got, queries, used)
        together, rejected = merged(lanes, kept), list[Hit]()
        if help_ == "always" and self._model is not None:
            together, rejected, used = reranked(
                question.searched_as, together, self._index.book, self._model, cancel
            )
            together = merged([lanes[0][:kept], together])
            got = replace(got, usage=got.usage + used)
        # What is no evidence by itself, and what the model rejected, only fills the room left.
        others = self._search.hits(everything, MOST_HITS)
        first = {hit.span for hit in together}
        rest = [hit for hit in (*rejected, *others) if hit.span not in first]
        return replace(got, hits=together, rest=rest)

    def candidates(self, queries: Sequence[str]) -> Gathered:
        """What ``queries`` find together: any term of one may match. It is evidence only where a
        query has some by itself."""
        asked = [self._search.read_question(query, self._scope) for query in queries]
        looked = [self._search.look(question) for question in asked]
        lanes = [self._search.hits(found, MOST_HITS) for found in looked]
        searched = self._search.searched(looked[0]) if looked else Searched()
        return Gathered(
            merged(lanes, 1),
            replace(searched, queries=tuple(queries)),
            proven=any(found.proven.ranked for found in looked),
        )

    def queries(
        self, question: Question, cancel: Cancel | None, *, last: str
    ) -> tuple[Sequence[str], Usage]:
        """Queries by the model, which is told what the book is; none without a model."""
        if self._model is None:
            return (), Usage()
        return rewritten(
            question.searched_as, self._index.language, self._model, cancel,
            book=about_book(self._index, self._scope), last=last,
        )  # fmt: skip


def _with_queries(got: Gathered, queries: Sequence[str], used: Usage) -> Gathered:
    searched = replace(got.searched, queries=(*got.searched.queries, *queries))
    return replace(got, searched=searched, usage=got.usage + used)
