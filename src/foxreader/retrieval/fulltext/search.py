"""Full-text search of one book inside a scope, and which of its hits are evidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from foxreader.core.events import Searched
from foxreader.core.part import BookPart
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.segment import Segment
from foxreader.retrieval.fulltext.evidence_rule import Rule, missing_words, names_read
from foxreader.retrieval.fulltext.excerpt import Excerpts
from foxreader.retrieval.fulltext.people import People
from foxreader.retrieval.fulltext.postings import Postings, Visible, postings_of, visible_in
from foxreader.retrieval.fulltext.rank import rank
from foxreader.retrieval.fulltext.variants import Variants
from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.question.query import Query
from foxreader.retrieval.question.question import Question, question_of
from foxreader.retrieval.question.unknown_words import UnknownWords

_WEIGHED = 40
"""A number of passages: only the best ones add to the score of their segment. Chosen, not
measured."""
_KEPT = 4
"""How many questions have their results kept. A turn searches for one question and up to three
rewritten queries (``rewrite.MOST``)."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was found: its span, its units and its score (higher is better)."""

    span: Span
    units: tuple[Span, ...]
    score: float


@dataclass(frozen=True)
class Found:
    """The result of a search: the query, where its terms occur, and the passages with their
    scores, best first.

    ``named`` is the part of the book the question names; then ``ranked`` has passages of it only.
    ``language`` is that of the book.
    """

    query: Query
    scope: Scope
    postings: Postings
    ranked: Sequence[tuple[int, float]]
    named: Named | None = None
    language: str = ""

    @property
    def whole(self) -> bool:
        """Whether the question asks for a whole part of the book, as "summarise chapter 3" does."""
        return self.named is not None and (self.named.whole or not self.query.content)

    @cached_property
    def proven(self) -> Found:
        """The same result with only the passages that are evidence (N3)."""
        if self.whole:
            return self
        rule = Rule(self.query, self.postings, self.language)
        return replace(self, ranked=tuple(hit for hit in self.ranked if rule.holds(hit[0])))


class Search:
    """Searches one index. Text past the scope has no effect, not even on the weights of words.

    A question is searched for once. Its result is kept for the later steps of the turn.
    """

    def __init__(self, index: BookIndex, weights: Weights = WEIGHTS) -> None:
        self.index = index
        self._weights = weights
        self._seen: dict[Scope, Visible] = {}
        self._people: dict[Scope, People] = {}
        self._contents = Contents(index.book)
        self._unknown = UnknownWords(index)
        self._variants = Variants(index)
        self._kept: dict[Question, Found] = {}

    def read_question(
        self, text: str, scope: Scope = WHOLE_BOOK, before: Question | None = None,
        only: BookPart | None = None,
    ) -> Question:  # fmt: skip
        """Reads ``text`` as a question about the part of the book in ``scope``.

        ``before`` is the question asked before it, ``only`` a part of the book it is limited to.
        """
        read = self._unknown.read
        return question_of(text, self.index, self._contents, scope, before, read, only)

    def passages(self, query: str, scope: Scope, limit: int = 10) -> list[Hit]:
        """The best passages for ``query``, best first; empty for a query without words."""
        return self.hits(self.look(self.read_question(query, scope)), limit)

    def evidence(self, question: str, scope: Scope, limit: int = 10) -> tuple[list[Hit], Searched]:
        """The best passages that are evidence for ``question``, and a record of the search."""
        found = self.look(self.read_question(question, scope))
        return self.hits(found.proven, limit), self.searched(found)

    def look(self, question: Question) -> Found:
        """Searches for ``question``: the ranked passages and the postings behind the ranking.

        If the question names a part of the book that has evidence, only that part's passages.
        """
        found = self._kept.get(question)
        if found is None:
            found = self._look(question)
            if self.index.searchable:
                kept = list(self._kept.items())[-_KEPT + 1 :]
                self._kept = dict([*kept, (question, found)])
        return found

    def _look(self, question: Question) -> Found:
        part, scope = question.part, question.scope
        if part is None or question.in_part is None:
            return self._all_ranked(question.query, scope)
        found = replace(self._all_ranked(question.in_part, scope), named=part)
        inside = self._inside(found, part)
        if part.only or inside.proven.ranked:
            return inside
        # The part has no evidence; the rest of the book may have some.
        whole = found.whole
        return self._all_ranked(question.query, scope) if whole else replace(found, named=None)

    def _all_ranked(self, query: Query, scope: Scope) -> Found:
        people = self._people_in(scope)
        postings = postings_of(self.index, query, self._visible(scope), self._variants, people)
        ranked = tuple(rank(query, postings, self._weights))
        return Found(query, scope, postings, ranked, language=self.index.language)

    def _inside(self, found: Found, named: Named) -> Found:
        """The passages found in the named part; all of its passages if the part itself is asked
        for.
        """
        shown = self._visible(found.scope).passages.values()
        here = [p.id for p in shown if named.reaches(p.span)]
        if found.whole:
            return replace(found, ranked=tuple((passage, 0.0) for passage in here))
        held = set(here)
        return replace(found, ranked=tuple(hit for hit in found.ranked if hit[0] in held))

    def hits(self, found: Found, limit: int) -> list[Hit]:
        """The best ``limit`` passages as hits, filled up from their neighbours, without overlap."""
        excerpts = Excerpts(self.index.book, dict(found.ranked), partial(self._shown, found))
        hits: list[Hit] = []
        for passage, score in found.ranked:
            if len(hits) >= limit:
                break
            units = excerpts.of(passage)
            if units:
                hits.append(Hit(units[0].to(units[-1]), units, score))
        return hits

    def inside(self, found: Found, spans: Sequence[Span], limit: int) -> list[Hit]:
        """At most ``limit`` passages that begin inside ``spans``: the ranked ones, then the others
        in reading order.
        """
        here = {
            p.id for p in self._visible(found.scope).passages.values() if p.span.begins_in(spans)
        }
        ranked = [hit for hit in found.ranked if hit[0] in here]
        rest = sorted(here - {passage for passage, _ in ranked})
        chosen = [*ranked, *((passage, 0.0) for passage in rest)][: max(0, limit)]
        return [self._hit(p, score, found.scope) for p, score in chosen]

    def favoured(self, found: Found, segments: Sequence[Segment], limit: int) -> list[Segment]:
        """At most ``limit`` segments, best first, by the scores of their best passages.

        The passage of rank n (from 0) adds its score divided by 1 + n.
        """
        seen = self._visible(found.scope).passages
        best: dict[int, float] = {}
        for rank_, (passage, score) in enumerate(found.ranked[:_WEIGHED]):
            at = seen[passage].span
            for segment in segments:
                if at.begins_in(segment.spans):
                    best[segment.id] = best.get(segment.id, 0.0) + score / (1 + rank_)
        order = sorted(best, key=lambda id_: (-best[id_], id_))[:limit]
        by_id = {segment.id: segment for segment in segments}
        return [by_id[id_] for id_ in order]

    def searched(self, found: Found) -> Searched:
        """A record of what was searched, for answers and refusals to report."""
        seen, named = self._visible(found.scope).passages.values(), found.named
        return Searched(
            queries=(found.query.text,),
            passages=len(seen) if named is None else sum(named.holds(p.span) for p in seen),
            missing=missing_words(found.query, found.postings),
            read_as=names_read(found.query),
            share=found.scope.share(self.index.book),
            parts=named.titles if named is not None else (),
        )

    def _hit(self, passage: int, score: float, scope: Scope) -> Hit:
        units = self.index.units(passage, scope)
        return Hit(units[0].to(units[-1]), units, score)

    def _visible(self, scope: Scope) -> Visible:
        visible = self._seen.get(scope)
        if visible is None:
            visible = visible_in(self.index, scope)
            if self.index.searchable:
                self._seen = {scope: visible}
        return visible

    def _people_in(self, scope: Scope) -> People:
        people = self._people.get(scope)
        if people is None:
            people = People(self.index, self._visible(scope).passages, scope)
            if self.index.searchable:
                self._people = {scope: people}
        return people

    def _shown(self, found: Found, passage: int) -> tuple[Span, ...]:
        """The units of a passage inside the scope and, if one is named, inside the named part."""
        units = self.index.units(passage, found.scope)
        return tuple(u for u in units if found.named is None or found.named.holds(u))
