"""Full-text search inside a scope, and which of what it finds is evidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from foxreader.core.events import Searched
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.segment import Segment
from foxreader.index.storage.posting import BITS, place, starts
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.tokenize import characters, terms
from foxreader.retrieval.fulltext.evidence_rule import Rule, missing_words
from foxreader.retrieval.fulltext.excerpt import Extent
from foxreader.retrieval.fulltext.rank import Postings, rank
from foxreader.retrieval.fulltext.variants import akin
from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.question.query import Query
from foxreader.retrieval.question.question import Question, question_of

_WEIGHED = 40
"""How many of the best passages speak for their segments."""
_KEPT = 4
"""Questions whose results are kept: a turn has one, and one for each of up to three rewritten."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was found, the units it is made of, and how well it fits."""

    span: Span
    units: tuple[Span, ...]
    score: float


@dataclass(frozen=True, slots=True)
class _Seen:
    """The passages a scope shows."""

    passages: dict[int, StoredPassage]
    lengths: dict[int, int]


@dataclass(frozen=True)
class Found:
    """A query, where its terms stand, and the passages it ranks, best first.

    ``named`` is the part of the book the question names, and all that is ranked stands there.
    """

    query: Query
    scope: Scope
    postings: Postings
    ranked: Sequence[tuple[int, float]]
    named: Named | None = None

    @property
    def whole(self) -> bool:
        """Whether the question asks for all of the part it names, and for nothing in it."""
        return self.named is not None and (self.named.whole or not self.query.content)

    @cached_property
    def proven(self) -> Found:
        """What was found, without what is no evidence (N3)."""
        if self.whole:
            return self
        rule = Rule(self.query, self.postings)
        return replace(self, ranked=tuple(hit for hit in self.ranked if rule.holds(hit[0])))


class Search:
    """Searches one index. Nothing past the scope counts, not even in how words are weighed.

    A question is searched for once: what was found is kept while other steps ask for it.
    """

    def __init__(self, index: BookIndex, weights: Weights = WEIGHTS) -> None:
        self.index = index
        self._weights = weights
        self._seen: dict[Scope, _Seen] = {}
        self._contents = Contents(index.book)
        self._kept: dict[Question, Found] = {}

    def read_question(
        self, text: str, scope: Scope = WHOLE_BOOK, before: Question | None = None
    ) -> Question:
        """``text`` as a question to what ``scope`` shows of the book, asked after ``before``."""
        return question_of(text, self.index, self._contents, scope, before)

    def passages(self, query: str, scope: Scope, limit: int = 10) -> list[Hit]:
        """The best passages for ``query``, best first; empty for a query without words."""
        return self.hits(self.look(self.read_question(query, scope)), limit)

    def evidence(self, question: str, scope: Scope, limit: int = 10) -> tuple[list[Hit], Searched]:
        """The best passages that are evidence for ``question``, and what was searched."""
        found = self.look(self.read_question(question, scope))
        return self.hits(found.proven, limit), self.searched(found)

    def look(self, question: Question) -> Found:
        """The ranked passages with all that the ranking rests on.

        Where the question names a part of the book that has evidence, those of that part alone.
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
        if inside.proven.ranked:
            return inside
        # The part has nothing on it: the rest of the book may.
        whole = found.whole
        return self._all_ranked(question.query, scope) if whole else replace(found, named=None)

    def _all_ranked(self, query: Query, scope: Scope) -> Found:
        postings = self._postings(query, scope)
        return Found(query, scope, postings, tuple(rank(query, postings, self._weights)))

    def _inside(self, found: Found, named: Named) -> Found:
        """What was found in the part that is named; all of it where nothing else is asked."""
        here = [p.id for p in self._scope(found.scope).passages.values() if named.holds(p.span)]
        if found.whole:
            return replace(found, ranked=tuple((passage, 0.0) for passage in here))
        held = set(here)
        return replace(found, ranked=tuple(hit for hit in found.ranked if hit[0] in held))

    def hits(self, found: Found, limit: int) -> list[Hit]:
        """The best ``limit`` of what was found, none with text another one has."""
        extent = Extent(self.index.book, dict(found.ranked), partial(self._shown, found))
        hits: list[Hit] = []
        for passage, score in found.ranked:
            if len(hits) >= limit:
                break
            units = extent.of(passage)
            if units:
                hits.append(Hit(units[0].to(units[-1]), units, score))
        return hits

    def inside(self, found: Found, spans: Sequence[Span], limit: int) -> list[Hit]:
        """The best passages that begin inside ``spans``, then the others there in order."""
        here = {
            p.id
            for p in self._scope(found.scope).passages.values()
            if any(s.file == p.span.file and s.start <= p.span.start < s.end for s in spans)
        }
        ranked = [hit for hit in found.ranked if hit[0] in here]
        rest = sorted(here - {passage for passage, _ in ranked})
        chosen = [*ranked, *((passage, 0.0) for passage in rest)][: max(0, limit)]
        return [self._hit(p, score, found.scope) for p, score in chosen]

    def favoured(self, found: Found, segments: Sequence[Segment], limit: int) -> list[Segment]:
        """The segments whose best passages score highest together."""
        seen = self._scope(found.scope).passages
        best: dict[int, float] = {}
        for rank_, (passage, score) in enumerate(found.ranked[:_WEIGHED]):
            at = seen[passage].span
            for segment in segments:
                if any(s.file == at.file and s.start <= at.start < s.end for s in segment.spans):
                    best[segment.id] = best.get(segment.id, 0.0) + score / (1 + rank_)
        order = sorted(best, key=lambda id_: (-best[id_], id_))[:limit]
        by_id = {segment.id: segment for segment in segments}
        return [by_id[id_] for id_ in order]

    def searched(self, found: Found) -> Searched:
        """What was searched, for a refusal to say it."""
        seen, named = self._scope(found.scope).passages.values(), found.named
        return Searched(
            queries=(found.query.text,),
            passages=len(seen) if named is None else sum(named.holds(p.span) for p in seen),
            missing=missing_words(found.query, found.postings),
            share=found.scope.share(self.index.book),
            parts=named.titles if named is not None else (),
        )

    def _hit(self, passage: int, score: float, scope: Scope) -> Hit:
        units = self.index.units(passage, scope)
        return Hit(units[0].to(units[-1]), units, score)

    def _scope(self, scope: Scope) -> _Seen:
        seen = self._seen.get(scope)
        if seen is None:
            found = self.index.passages(scope)
            seen = _Seen({p.id: p for p in found}, {p.id: self._length(p) for p in found})
            if self.index.searchable:
                self._seen = {scope: seen}
        return seen

    def _postings(self, query: Query, scope: Scope) -> Postings:
        seen = self._scope(scope)
        postings = Postings(seen.lengths)
        last = max(seen.passages, default=0)
        wanted = {t.key: t.single for t in query.terms}
        clipped = next((p for p in seen.passages.values() if p.clipped), None)
        # What is stored of a passage that the scope cuts speaks of more than may be seen.
        whole = clipped.id - 1 if clipped else last
        for key, single in wanted.items():
            postings.body[key] = self.index.postings(key, whole, "single" if single else "body")
            postings.title[key] = {at >> BITS for at in self.index.postings(key, last, "title")}
        for word in dict.fromkeys(query.words):
            postings.words[word] = self.index.postings(word, whole)
        for term in query.terms:
            known = bool(postings.body[term.key])
            postings.akin[term.key] = akin(self.index, term, whole, known)
        for phrase in query.phrases:
            runs = [self.index.postings(key, whole) for key in phrase]
            postings.phrases[phrase] = {at >> BITS for at in starts(runs)}
        if clipped:
            self._add_clipped(postings, clipped, wanted)
        return postings

    def _shown(self, found: Found, passage: int) -> tuple[Span, ...]:
        """The units of a passage that an answer to what was asked may show."""
        units = self.index.units(passage, found.scope)
        return tuple(u for u in units if found.named is None or found.named.holds(u))

    def _length(self, passage: StoredPassage) -> int:
        if not passage.clipped:
            return passage.length
        return len(terms(self.index.book.text_at(passage.span), self.index.language))

    def _add_clipped(
        self, postings: Postings, passage: StoredPassage, wanted: dict[str, bool]
    ) -> None:
        """Postings of the passage a limit cuts, made from the text before the limit."""
        text = self.index.book.text_at(passage.span)
        held = terms(text, self.index.language)
        for phrase, passages in postings.phrases.items():
            if _follow(phrase, held):
                passages.add(passage.id)
        for at, word in enumerate(held):
            if word in postings.words:
                postings.words[word].append(place(passage.id, at))
        for single, keys in ((False, held), (True, characters(text))):
            for at, key in enumerate(keys):
                if wanted.get(key) is single:
                    postings.body[key].append(place(passage.id, at))


def _follow(phrase: Sequence[str], held: Sequence[str]) -> bool:
    """Whether the terms of ``phrase`` follow one another in ``held``."""
    size = len(phrase)
    return any(tuple(held[at : at + size]) == tuple(phrase) for at in range(len(held) - size + 1))
