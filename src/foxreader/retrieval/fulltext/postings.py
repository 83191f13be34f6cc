"""Where the terms of a question occur in a book, up to a spoiler limit."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BITS, StoredPassage, counts, place, starts
from foxreader.language.tokenize import characters, has_compounds, terms
from foxreader.retrieval.fulltext.people import OtherNames, narrators, told_by_i
from foxreader.retrieval.question.question import Query, Term

# Similar words: other forms and misspellings

_HEAD = 4
"""A number of characters. Related words (bacteria, bacterial) share at least this many first
ones. Chosen, not measured; what similar words earn is at ``Weights.variant``."""
_SHARED = 0.7
"""A share of the longer word's characters, 0 to 1. Related words also share at least this much
from their start. Chosen, not measured."""
_LONG = 5
"""A number of characters. Shorter words are not compared for misspellings. Chosen, not
measured."""
_ALIKE = 0.55
"""A share, 0 to 1, of the pairs of neighbouring letters that two spellings have in common (the
Dice coefficient). Below it they are two different words. Chosen, not measured."""
_REST = 3
"""A number of characters. The other part of a compound has at least this many. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _Similar:
    """The passages with a word similar to a term: another form of it or a compound with it
    (``forms``), or only one of similar spelling (``alike``)."""

    forms: frozenset[int] = frozenset()
    alike: frozenset[int] = frozenset()


class Variants:
    """Finds the similar words of one book."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._words: str | None = None

    def similar(self, term: Term, last: int, known: bool) -> _Similar:
        """The passages up to ``last`` with a word similar to ``term``, other than ``term`` itself.

        Compounds and similar spellings are looked for only if the book does not have ``term`` (not
        ``known``).
        """
        if term.kind in ("number", "unspaced") or len(term.key) < _HEAD:
            return _Similar()
        key = term.key
        family = [word for word in self._index.words(key[:_HEAD]) if _related(word, key)]
        if not known and has_compounds(self._index.language):
            family += self._compounds(key)
        forms = self._holding(family, key, last)
        if forms or known or len(key) < _LONG:
            return _Similar(forms)
        alike = [word for word in self._index.words(key[:1]) if _misspelt(word, key)]
        return _Similar(alike=self._holding(alike, key, last))

    def _compounds(self, key: str) -> list[str]:
        """The words of the book that begin or end with ``key`` and are longer by a part."""
        if self._words is None or not self._index.searchable:
            self._words = "\n".join(("", *self._index.words(""), ""))
        found = [w for w in self._index.words(key) if len(w) >= len(key) + _REST]
        at = self._words.find(f"{key}\n")
        while at >= 0:
            start = self._words.rfind("\n", 0, at) + 1
            if at - start >= _REST:
                found.append(self._words[start : at + len(key)])
            at = self._words.find(f"{key}\n", at + 1)
        return found

    def _holding(self, words: list[str], but: str, last: int) -> frozenset[int]:
        """The passages up to ``last`` with any of ``words`` except ``but``."""
        return frozenset(
            at >> BITS for word in words if word != but for at in self._index.postings(word, last)
        )


def _related(a: str, b: str) -> bool:
    """Whether two terms share enough of their beginning to be forms of one word."""
    longer = max(len(a), len(b))
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), None)
    shared = min(len(a), len(b)) if shared is None else shared
    return shared >= max(_HEAD, _SHARED * longer)


def _misspelt(a: str, b: str) -> bool:
    """Whether two terms are spelt so similarly that one may be a misspelling of the other."""
    first, second = _pairs(a), _pairs(b)
    close = 2 * len(first & second) >= _ALIKE * (len(first) + len(second))
    return close and abs(len(a) - len(b)) <= 2


def _pairs(word: str) -> set[str]:
    """The pairs of neighbouring letters in ``word``."""
    return {word[n : n + 2] for n in range(len(word) - 1)}


# Where the terms occur


@dataclass(frozen=True, slots=True)
class Visible:
    """The passages inside a scope, and their lengths in terms, both by passage number.

    ``clipped`` is the passage that the limit cuts, None if it cuts none. ``told_by_i`` is whether
    they are told in the first person.
    """

    passages: Mapping[int, StoredPassage]
    lengths: Mapping[int, int]
    clipped: StoredPassage | None
    told_by_i: bool = False


@dataclass(slots=True)
class Postings:
    """Where the terms of a question occur, inside a scope.

    ``lengths`` has the number of terms of each passage in the scope. ``body`` has the places of
    each term in ascending order; a place is a passage number and a position in one integer.
    ``title`` has the passages under a title with the term, ``phrases`` the passages with each
    quoted phrase, ``similar`` the passages with a word similar to the term, ``forms`` those of them
    whose word is another form of it or a compound with it. ``words`` has the places of all the
    question's words, stop words included. ``narrators`` are the terms that name the narrator.
    ``meant`` has for each name the passages with another name of the person, or told by the person,
    and the share, 0 to 1, in which they mean the same.
    """

    lengths: Mapping[int, int]
    body: dict[str, array[int]] = field(default_factory=dict)
    title: dict[str, set[int]] = field(default_factory=dict)
    phrases: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    similar: dict[str, frozenset[int]] = field(default_factory=dict)
    forms: dict[str, frozenset[int]] = field(default_factory=dict)
    words: dict[str, array[int]] = field(default_factory=dict)
    narrators: frozenset[str] = frozenset()
    meant: dict[str, Mapping[int, float]] = field(default_factory=dict)
    _counts: dict[str, Counter[int]] = field(default_factory=dict)

    def passages(self, key: str) -> Mapping[int, int]:
        """The passages that contain the term, in order, each with how often."""
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = counts(self.body.get(key, ()))
        return found

    def knows(self, key: str) -> bool:
        """Whether any passage has the term or a word similar to it."""
        return bool(self.passages(key) or self.similar.get(key))

    def rarity(self, key: str) -> float:
        """The inverse document frequency of the term."""
        return self.idf(len(self.passages(key)))

    def idf(self, found: int) -> float:
        """The inverse document frequency of a term that ``found`` passages have (BM25's)."""
        return log(1 + (len(self.lengths) - found + 0.5) / (found + 0.5))

    def occurrences(self, passage: int) -> list[tuple[int, str]]:
        """The question's words in a passage, in order, each with its position there, in terms."""
        base, after = place(passage, 0), place(passage + 1, 0)
        found = []
        for word, places in self.words.items():
            first = bisect_left(places, base)
            last = bisect_left(places, after, first)
            found += [(at - base, word) for at in places[first:last]]
        return sorted(found)

    def together(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys``, terms of the question, directly follow one another."""
        found = starts([self.body.get(key, ()) for key in keys]) if keys else set()
        return {at >> BITS for at in found}


def visible_in(index: BookIndex, scope: Scope) -> Visible:
    """The passages of the book that are inside ``scope``."""
    found = index.passages(scope)
    lengths = {p.id: len(_terms_of(p, index)) if p.clipped else p.length for p in found}
    clipped = next((p for p in found if p.clipped), None)
    return Visible({p.id: p for p in found}, lengths, clipped, told_by_i(index, found))


def postings_of(
    index: BookIndex, query: Query, visible: Visible, variants: Variants, people: OtherNames
) -> Postings:
    """Where the terms of ``query`` occur in the visible passages; ``people`` are those of them."""
    postings, clipped = Postings(visible.lengths), visible.clipped
    last = max(visible.passages, default=0)
    # The stored postings of a passage that the limit cuts also cover the text past the limit.
    whole = clipped.id - 1 if clipped else last
    for term in query.terms:
        key = term.key
        postings.body[key] = index.postings(key, whole, "single" if term.single else "body")
        postings.title[key] = {at >> BITS for at in index.postings(key, last, "title")}
        known = bool(postings.body[key])
        similar = variants.similar(term, whole, known)
        postings.similar[key] = similar.forms or similar.alike
        postings.forms[key] = similar.forms
        if term.kind == "name":
            postings.meant[key] = people.meant(key)
        elif term.kind == "unspaced":
            postings.meant[key] = people.in_other_script(key)
    for word in dict.fromkeys(query.words):
        postings.words[word] = index.postings(word, whole)
    for phrase in query.phrases:
        runs = [index.postings(key, whole) for key in phrase]
        postings.phrases[phrase] = {at >> BITS for at in starts(runs)}
    if clipped:
        _add_clipped(postings, clipped, query, index)
    if visible.told_by_i:
        seen = visible.passages
        holding = {term.key: [seen[p] for p in postings.passages(term.key)] for term in query.terms}
        postings.narrators = narrators(index, query.terms, holding)
    return postings


def _add_clipped(
    postings: Postings, passage: StoredPassage, query: Query, index: BookIndex
) -> None:
    """Add the postings of the passage that a limit cuts, from its text before the limit."""
    held = _terms_of(passage, index)
    for phrase, passages in postings.phrases.items():
        if _follow(phrase, held):
            passages.add(passage.id)
    for at, word in enumerate(held):
        if word in postings.words:
            postings.words[word].append(place(passage.id, at))
    single = {term.key: term.single for term in query.terms}
    for alone, keys in ((False, held), (True, characters(index.book.text_at(passage.span)))):
        for at, key in enumerate(keys):
            if single.get(key) is alone:
                postings.body[key].append(place(passage.id, at))


def _terms_of(passage: StoredPassage, index: BookIndex) -> list[str]:
    """The terms of a passage, up to the limit if the limit cuts it."""
    return terms(index.book.text_at(passage.span), index.language)


def _follow(phrase: Sequence[str], held: Sequence[str]) -> bool:
    """Whether the terms of ``phrase`` directly follow one another in ``held``."""
    size = len(phrase)
    return any(tuple(held[at : at + size]) == tuple(phrase) for at in range(len(held) - size + 1))
