"""Full-text search of one book inside a scope, and which of its hits are evidence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain

from foxreader.core.book import Book
from foxreader.core.events import ReadAs, Searched
from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Segment
from foxreader.index.pieces import LONGEST_PASSAGE
from foxreader.language.names import titles
from foxreader.retrieval.fulltext.people import OtherNames
from foxreader.retrieval.fulltext.postings import (
    Postings,
    Variants,
    Visible,
    postings_of,
    visible_in,
)
from foxreader.retrieval.fulltext.rank import WEIGHTS, Weights, rank
from foxreader.retrieval.question.places import NamedPart, PartsOfBook
from foxreader.retrieval.question.question import Query, Question, Term, question_of
from foxreader.retrieval.question.unknown_words import UnknownWords

# Which passages are evidence, and which of the words occur nowhere (N3)

_COMMON = 0.1
"""A share of the passages, 0 to 1. A word found in more of them is not rare.
Chosen, not measured."""
_SHORT = 3
"""A number of rare words and names. A question with at most this many that names somebody unknown
to the book needs more than half of them. Chosen, not measured."""
_FEW = 4
"""A number of passages. A word found in at most this many is rare, however short the book.
Chosen, not measured."""
_RARE = 0.04
_ENOUGH = 2
"""Rare words of the question. A passage with this many is evidence, however many the question has:
with half of them asked for, 17 of 100 answerable German questions were refused, with two 5."""


@dataclass(frozen=True, slots=True)
class _TermGroup:
    """Terms of the question that count as one word: ``passages`` have it; ``telling`` if one of
    them alone makes a passage evidence."""

    terms: tuple[Term, ...]
    passages: frozenset[int]
    telling: bool = False
    part: bool = False
    """Whether it is a part of a name that the book does not have."""


class _EvidenceRule:
    """Decides for one question which passages are evidence.

    A passage is evidence if it has a name, a number or a quoted phrase of the question, or two of
    its rare content words, or half of them. A name of several words counts as one word. If a short
    question names only people or things that the book does not contain, exactly half is not
    enough: "What is the capital of Mongolia?" is not answered by a passage with "capital" alone.
    """

    def __init__(self, query: Query, postings: Postings, language: str) -> None:
        groups = [one for terms in _terms(query) for one in _held(terms, postings, language)]
        most = max(_FEW, _COMMON * len(postings.lengths))
        rare = [one for one in groups if len(one.passages) <= most] or groups
        names = [one for one in groups if one.terms[0].kind == "name"]
        unknown = bool(names) and not any(one.passages for one in names if not one.part)
        stranger = unknown and len(rare) <= _SHORT
        # The parts of a compound are one word of the question.
        words = len({one.terms[0].place for one in rare})
        needed = words + 1 if stranger else words
        having = Counter(chain.from_iterable(one.passages for one in rare))
        phrases = (postings.phrases.get(phrase, set()) for phrase in query.phrases)
        self._evidence = {p for p, held in having.items() if 2 * held >= needed}
        fewest = max(_FEW, _RARE * len(postings.lengths)) if unknown else most
        having = Counter(chain.from_iterable(g.passages for g in rare if len(g.passages) <= fewest))
        self._evidence.update(p for p, held in having.items() if held >= _ENOUGH)
        telling = (g.passages for g in groups if _tells(g, most))
        self._evidence.update(*phrases, *telling)

    def holds(self, passage: int) -> bool:
        """Whether ``passage`` is evidence."""
        return passage in self._evidence


def _tells(group: _TermGroup, most: float) -> bool:
    """Whether the words of ``group`` alone make a passage evidence.

    A name the question writes without a capital tells only if at most ``most`` passages have it.
    """
    if not group.telling:
        return False
    return (
        group.terms[0].surface[:1] != group.terms[0].surface[:1].lower()
        or len(group.passages) <= most
    )


def _terms(query: Query) -> list[list[Term]]:
    """The terms of ``query`` in groups: those of one name, or of one piece of unspaced text
    (Chinese, Japanese, Thai), together; every other term by itself.
    """
    groups: dict[object, list[Term]] = {}
    for term in query.terms:
        alone = term.kind in ("word", "number")
        groups.setdefault(term.key if alone else term.group, []).append(term)
    return list(groups.values())


def _held(terms: list[Term], postings: Postings, language: str) -> Iterator[_TermGroup]:
    """The group of some terms with the passages that have it.

    A name of several words: if the book has the whole name somewhere, the passages with its
    rarest word ("Captain Ahab" is found by "Ahab"); if not, those that have all of its words. If
    none has, its words count one by one, and tell only if the book has all of them as names: no
    Harry is Harry Jones.
    """
    keys = [term.key for term in terms]
    if terms[0].kind == "unspaced":
        # Unspaced text is indexed by pairs of characters. A third of them is enough, because
        # pairs across two words need not occur. The third was chosen, not measured.
        held = Counter(passage for key in keys for passage in postings.passages(key))
        some = frozenset(passage for passage, number in held.items() if 3 * number >= len(keys))
        yield _TermGroup(tuple(terms), some)
        return
    telling = terms[0].kind in ("name", "number")
    if len(keys) == 1:
        yield _single(terms[0], postings, language)
        return
    if postings.together(keys):
        rarest = min(keys, key=lambda key: len(postings.passages(key)))
        yield _TermGroup(tuple(terms), frozenset(postings.passages(rarest)), telling)
        return
    every = frozenset.intersection(*(frozenset(postings.passages(key)) for key in keys))
    if every:
        yield _TermGroup(tuple(terms), every, telling)
        return
    each = [_single(term, postings, language) for term in terms]
    whole = all(one.passages and term.proper for one, term in zip(each, terms, strict=True))
    yield from (replace(one, telling=one.telling and whole, part=not whole) for one in each)


def _single(term: Term, postings: Postings, language: str) -> _TermGroup:
    """The group of one term. A name tells if the book writes it as one too, and it is no title."""
    passages = frozenset(postings.passages(term.key))
    if term.kind == "name":
        return _TermGroup((term,), passages, term.proper and not titles(language).has(term.surface))
    forms = postings.forms.get(term.key, frozenset()) if term.kind == "word" else frozenset()
    return _TermGroup((term,), passages | forms, term.kind == "number")


def _missing_words(query: Query, postings: Postings) -> tuple[str, ...]:
    """The question's words that no searched passage has, as the reader wrote them."""
    words: dict[str, bool] = {}
    for term in query.terms:
        found = bool(postings.passages(term.key))
        words[term.surface] = words.get(term.surface, False) or found
    return tuple(word for word, found in words.items() if not found)


def _names_read(query: Query) -> tuple[ReadAs, ...]:
    """The names of the question that were read as names of the book, each whole name once."""
    names: dict[int, list[Term]] = {}
    for term in query.terms:
        names.setdefault(term.group, []).append(term)
    return tuple(
        dict.fromkeys(
            ReadAs(
                " ".join(term.surface for term in terms),
                " ".join(term.read or term.surface for term in terms),
            )
            for terms in names.values()
            if any(term.read for term in terms)
        )
    )


# The text of a hit

_Units = Callable[[int], Sequence[Span]]
"""Gives the units of a passage that may be shown; none for an unknown passage number."""


class _Excerpts:
    """Gives each hit of a search its units. No unit is in two hits.

    Passages end with a paragraph, so most are shorter than a hit may be (``LONGEST`` characters).
    The rest is filled first from the neighbour with the higher score in ``scores``, then from the
    other one.
    """

    def __init__(self, book: Book, scores: Mapping[int, float], units: _Units) -> None:
        self._book = book
        self._scores = scores
        self._units = units
        self._shown: set[Span] = set()

    def of(self, passage: int) -> tuple[Span, ...]:
        """The units for ``passage``; empty if all of them are in earlier hits."""
        run = [unit for unit in self._units(passage) if unit not in self._shown]
        if run:
            after = self._scores.get(passage + 1, 0.0) >= self._scores.get(passage - 1, 0.0)
            for forward in (after, not after):
                run = self._grown(run, passage, forward)
            self._shown.update(run)
        return tuple(run)

    def _grown(self, run: list[Span], passage: int, forward: bool) -> list[Span]:
        """``run`` with as many units of the next (or previous) passage as fit."""
        beside = self._units(passage + 1 if forward else passage - 1)
        for unit in beside if forward else reversed(beside):
            grown = [*run, unit] if forward else [unit, *run]
            if unit in self._shown or not self._fits(grown):
                break
            run = grown
        return run

    def _fits(self, run: Sequence[Span]) -> bool:
        """Whether ``run`` is in one file, not too long and visible throughout."""
        first, last = run[0], run[-1]
        if first.file != last.file or last.end - first.start > LONGEST_PASSAGE:
            return False
        return self._book.visible(Span(first.file, first.start, last.end))


# The search

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
    named: NamedPart | None = None
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
        rule = _EvidenceRule(self.query, self.postings, self.language)
        return replace(self, ranked=tuple(hit for hit in self.ranked if rule.holds(hit[0])))


class Search:
    """Searches one index. Text past the scope has no effect, not even on the weights of words.

    A question is searched for once. Its result is kept for the later steps of the turn.
    """

    def __init__(self, index: BookIndex, weights: Weights = WEIGHTS) -> None:
        self.index = index
        self._weights = weights
        self._seen: dict[Scope, Visible] = {}
        self._people: dict[Scope, OtherNames] = {}
        self._contents = PartsOfBook(index.book)
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
        if question.alone is not None:
            return self._inside(replace(found, named=question.alone), question.alone)
        whole = found.whole
        return self._all_ranked(question.query, scope) if whole else replace(found, named=None)

    def _all_ranked(self, query: Query, scope: Scope) -> Found:
        people = self._people_in(scope)
        postings = postings_of(self.index, query, self._visible(scope), self._variants, people)
        ranked = tuple(rank(query, postings, self._weights))
        return Found(query, scope, postings, ranked, language=self.index.language)

    def _inside(self, found: Found, named: NamedPart) -> Found:
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
        excerpts = _Excerpts(self.index.book, dict(found.ranked), partial(self._shown, found))
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
            missing=_missing_words(found.query, found.postings),
            read_as=_names_read(found.query),
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

    def _people_in(self, scope: Scope) -> OtherNames:
        people = self._people.get(scope)
        if people is None:
            people = OtherNames(self.index, self._visible(scope).passages, scope)
            if self.index.searchable:
                self._people = {scope: people}
        return people

    def _shown(self, found: Found, passage: int) -> tuple[Span, ...]:
        """The units of a passage inside the scope and, if one is named, inside the named part."""
        units = self.index.units(passage, found.scope)
        return tuple(u for u in units if found.named is None or found.named.holds(u))
