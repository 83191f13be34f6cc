"""Claims that exchange the two sides of a verb, or what two clauses say of two things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import chain, pairwise

from foxreader.answer.checks.coverage import synonyms
from foxreader.answer.checks.meaning.reading import (
    Read,
    ReadPlace,
    ReadWord,
    clauses,
    meaning_of,
    read,
    speech_terms,
)
from foxreader.language.lexicon import language as data_of

_BEFORE, _AFTER = 7, 5
"""How many words before and after a verb its subject and object are looked for. Chosen, not
measured."""
_STRONG = re.compile("[;:—–]")
_BREAK = ReadWord("", "", "")
"""A punctuation mark between words."""
_AGENT = 3
"""How many words after a verb in the passive "by" may be. Chosen, not measured."""
_SAME_ORDER = 0.85
"""The share of the words of a claim, 0 to 1, that come in the same order in the place if nothing
was exchanged. Chosen on the answers of people in ``benchmarks.grounding``."""


_ASIDE = re.compile("\\([^()]*\\)|—[^—]*—")
"""What a sentence says in between, after which it goes on."""


@dataclass(frozen=True, slots=True)
class _Sides:
    """The index terms of the subject and the object of a verb."""

    subject: frozenset[str]
    object: frozenset[str]


def sides_exchanged(claim: Read, place: ReadPlace) -> bool:
    """Whether the subject and the object of a claim's verb are the object and the subject of that
    verb in the place: "the benefit outweighs the burden". The passive is turned round first."""
    if not meaning_of(claim.language).subject_first:
        return False
    for sentence in place.own:
        if in_same_order(claim, sentence):
            continue
        shared = claim.content & sentence.content
        # "said the Hatter" has its subject after it.
        for verb in shared - speech_terms(claim.language):
            ours, theirs = _sides(claim, verb), _sides(sentence, verb)
            if any(_exchanged(one, other, shared) for one in ours for other in theirs):
                return True
    return False


def _exchanged(one: _Sides, other: _Sides, shared: frozenset[str]) -> bool:
    first = (one.subject - one.object) & (other.object - other.subject) & shared
    second = (one.object - one.subject) & (other.subject - other.object) & shared
    straight = (one.subject & other.subject) | (one.object & other.object)
    return bool(first and second) and len(straight & shared) < len(first | second)


def _sides(text: Read, verb: str) -> list[_Sides]:
    """What is on both sides of each word with the index term ``verb`` that is no noun."""
    data = data_of(text.language).words
    leads = data.governors | data.places | data.agents
    articles = data.definite | data.indefinite | data.possessives | data.own_possessives
    told = _ASIDE.sub(" ", text.text)
    words = [w for clause in clauses(told, text.language) for w in (*clause.words, _BREAK)]
    found = []
    for at, word in enumerate(words):
        last = words[at - 1].folded if at else ""
        if word.term != verb or word.text[:1].isupper() or last in articles | (leads - {"to"}):
            continue
        if word.part:
            continue
        before = words[max(0, at - _BEFORE) : at]
        after = words[at + 1 : at + 1 + _AFTER]
        agent = next((n for n, w in enumerate(after[:_AGENT]) if w.folded in data.agents), None)
        subject = _free(before, leads, articles) & text.content
        rest = after if agent is None else words[at + 2 + agent : at + 2 + agent + _AFTER]
        other = (_until(rest, leads) or _led(rest, leads)) & text.content
        found.append(_Sides(subject, other) if agent is None else _Sides(other, subject))
    return [one for one in found if one.subject and one.object]


def _until(words: Sequence[ReadWord], leads: Set[str]) -> frozenset[str]:
    """The terms of words up to the next preposition or punctuation mark."""
    end = next((n for n, w in enumerate(words) if w is _BREAK or w.folded in leads), len(words))
    return frozenset(word.term for word in words[:end])


def _led(words: Sequence[ReadWord], leads: Set[str]) -> frozenset[str]:
    """The terms of the words that a preposition right at the beginning leads: "with Tom"."""
    return _until(words[1:], leads) if words and words[0].folded in leads else frozenset()


def _free(words: Sequence[ReadWord], leads: Set[str], articles: Set[str]) -> frozenset[str]:
    """The terms of some words without those that a preposition leads."""
    found: set[str] = set()
    led = False
    for word in words:
        if word is _BREAK or word.folded in leads:
            led = word is not _BREAK
        elif not led:
            found.add(word.term)
        elif word.folded not in articles and not word.term:
            led = False
    return frozenset(found)


def in_same_order(claim: Read, sentence: Read) -> bool:
    """Whether nearly all words that a claim shares with a sentence come in its order."""
    ours = [w.term for w in claim.words if w.term in claim.content & sentence.content]
    theirs = [w.term for w in sentence.words]
    row = [0] * (len(theirs) + 1)
    for term in ours:  # the longest common subsequence
        before = 0
        for at, other in enumerate(theirs, 1):
            before, row[at] = row[at], before + 1 if term == other else max(row[at], row[at - 1])
    return row[-1] >= _SAME_ORDER * len(ours)


def pairs_crossed(claim: Read, place: ReadPlace) -> bool:
    """Whether two clauses of a claim have exchanged what two clauses of the place say, in one of
    its sentences or in two: "it growls when angry and wags its tail when pleased"."""
    if not _unspaced(claim) and any(in_same_order(claim, one) for one in place.own):
        return False
    there = frozenset().union(*(sentence.content for sentence in place.own))
    fine, *coarse = (
        list(pairwise(_as_there(part, there, claim.language) for part in parts))
        for parts in _divisions(claim)
    )
    divided = [list(_divisions(sentence)) for sentence in place.own]
    small = [pair for parts, *_ in divided for pair in _both_ways(parts)]
    large = [pair for _, *all_ in divided for parts in all_ for pair in _both_ways(parts)]
    if len(place.own) == 2:  # what more sentences say, a claim may put together as it likes
        large += _both_ways([sentence.content for sentence in place.own])
    return any(
        _crossed(frozenset(one), frozenset(other), *told) for one, other in fine for told in small
    ) or any(
        _begins_there(one, *told) and _begins_there(other, *told[::-1])
        for one, other in chain(*(coarse or [fine]))
        for told in large
    )


def _both_ways(
    parts: Iterable[Iterable[str]],
) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    for one, other in pairwise(map(frozenset, parts)):
        yield one, other
        yield other, one


def _as_there(part: Sequence[str], there: Set[str], language: str) -> tuple[str, ...]:
    """Index terms, each that a place lacks as the word of the same meaning that it has."""
    same = synonyms(language)
    return tuple(
        term if term in there else next(iter(sorted(same.get(term, frozenset()) & there)), term)
        for term in part
    )


def _crossed(a: frozenset[str], b: frozenset[str], c: frozenset[str], d: frozenset[str]) -> bool:
    """Whether ``a`` is partly ``c`` and partly ``d``, and ``b`` has the other halves."""
    first, second = (a - b) & (c - d), (a - b) & (d - c)
    third, fourth = (b - a) & (d - c), (b - a) & (c - d)
    return bool(first and second and third and fourth)


def _begins_there(part: Sequence[str], c: frozenset[str], d: frozenset[str]) -> bool:
    """Whether a clause begins with what only ``c`` has and goes on with what only ``d`` has: it
    says of the one sentence's subject what the other sentence says."""
    of_c = [term in c for term in part if (term in c) != (term in d)]
    return any(of_c) and not all(of_c) and of_c == sorted(of_c, reverse=True)


def _divisions(text: Read) -> Iterator[list[tuple[str, ...]]]:
    """The index terms of a text in order, divided at punctuation marks and words such as "and" and
    "while"; at the marks alone; and at strong ones alone."""
    parts = clauses(text.text, text.language)
    if _unspaced(text):
        yield [tuple(sorted(one.content, key=one.folded.find)) for one in parts if one.content]
        return
    runs = [list(clause.words) for clause in parts]
    joins = meaning_of(text.language).joins
    halves = (read(half, text.language).words for half in _STRONG.split(text.text))
    apart = [list(run) for words in runs for run in _apart(words, joins)]
    for words_of in (apart, runs, list(map(list, halves))):
        found = (tuple(w.term for w in words if w.term in text.content) for words in words_of)
        yield [part for part in found if part]


def _apart(words: Sequence[ReadWord], joins: Set[str]) -> Iterator[list[ReadWord]]:
    """Runs of words between those of ``joins``."""
    run: list[ReadWord] = []
    for word in words:
        if word.folded in joins:
            yield run
            run = []
        else:
            run.append(word)
    yield run


def _unspaced(text: Read) -> bool:
    return data_of(text.language).unspaced
