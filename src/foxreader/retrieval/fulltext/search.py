"""Full-text search inside a scope, and which of what it finds is evidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from foxreader.core.events import Searched
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.segment import Segment
from foxreader.index.storage.posting import BITS, place, starts
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.tokenize import characters, terms
from foxreader.retrieval.fulltext.evidence_rule import Rule, missing_words
from foxreader.retrieval.fulltext.excerpt import Extent
from foxreader.retrieval.fulltext.query import Query, parse
from foxreader.retrieval.fulltext.rank import Postings, rank
from foxreader.retrieval.fulltext.variants import akin
from foxreader.retrieval.references.places import Contents, Named

_WEIGHED = 40
"""How many of the best passages speak for their segments."""


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


@dataclass(frozen=True, slots=True)
class Found:
    """A query, where its terms stand, and the passages it ranks.

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


class Search:
    """Searches one index. Nothing past the scope counts, not even in how words are weighed."""

    def __init__(self, index: BookIndex) -> None:
        self.index = index
        self._seen: dict[Scope, _Seen] = {}
        self._contents = Contents(index.book)

    def passages(self, query: str, scope: Scope, limit: int = 10) -> list[Hit]:
        """The best passages for ``query``, best first; empty for a query without words."""
        return self.hits(self.look(query, scope), limit)

    def evidence(self, question: str, scope: Scope, limit: int = 10) -> tuple[list[Hit], Searched]:
        """The best passages that are evidence for ``question``, and what was searched."""
        found = self.look(question, scope)
        return self.hits(self.proven(found), limit), self.searched(found)

    def proven(self, found: Found) -> Found:
        """What was found, without what is no evidence."""
        if found.whole:
            return found
        rule = Rule(found.query, found.postings)
        return replace(found, ranked=tuple(hit for hit in found.ranked if rule.holds(hit[0])))

    def look(self, query: str, scope: Scope) -> Found:
        """The ranked passages with all that the ranking rests on.

        Where the query names a part of the book that has evidence, those of that part alone.
        """
        named = self._contents.named(query, scope)
        if named is None:
            return self._all_ranked(query, scope)
        found = replace(self._all_ranked(named.rest, scope), named=named)
        inside = self._inside(found, named)
        if inside.ranked and self.proven(inside).ranked:
            return inside
        # The part has nothing on it: the rest of the book may.
        return self._all_ranked(query, scope) if found.whole else replace(found, named=None)

    def _all_ranked(self, query: str, scope: Scope) -> Found:
        parsed = parse(query, self.index, scope)
        postings = self._postings(parsed, scope)
        return Found(parsed, scope, postings, tuple(rank(parsed, postings)))

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
