"""All that code can see of a claim's meaning that its place does not say. Marks, never removals.

A claim in another language than the book's is compared by the words that need no other: negations,
superlatives, "only" and the like, causes, and the opposites and grave acts that all languages share
a key for. What no rule sees is an invented predicate that is no grave act: for that the claim
stands beside the book's own words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise

from foxreader.answer.checks.meaning.amounts import greater_of_two, unit_differs
from foxreader.answer.checks.meaning.beyond import act_not_given, cause_not_given, stronger_word
from foxreader.answer.checks.meaning.negation import denials, denies, negation_differs, taken_back
from foxreader.answer.checks.meaning.roles import (
    defines_another,
    led_exchanged,
    named,
    other_subject,
    roles_reversed,
)
from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    ReadWord,
    clauses,
    meaning_of,
    opposites,
    read,
    speech_terms,
    synonyms,
)
from foxreader.language.entries import Opposites
from foxreader.language.lexicon import language as data_of

# The opposite of a word

_LEAST_SHARED = 2
"""The fewest content words that a claim shares with a sentence of the place whose other clause has
the opposite. Chosen on the false and true claims of ``benchmarks.liar``."""
_LEAST_STEM = 4
"""The fewest letters of a word that a prefix may deny."""


def _opposite_words(claim: Read, place: ReadPlace) -> str:
    """The word of a claim in whose stead the cited sentence has its opposite; "" if none."""
    best = place.nearest(claim)
    if best is None:
        return ""
    against, alike = opposites(claim.language), synonyms(claim.language)
    there = frozenset().union(*(one.terms for one in place.own))
    undone = _undone(best)
    for piece in clauses(claim.text, claim.language):
        denied = {term for some in denials(piece) for term in some} | taken_back(piece)
        for at, word in enumerate(piece.words):
            other = against.get(word.term, frozenset()) | undone(word.folded)
            if word.term in there or not other & best.terms or other & claim.terms:
                continue
            if not alike.get(word.term, frozenset()).isdisjoint(there - other):
                continue  # "fell" for "rose less, down from the peak"
            if not _may_be_opposite(piece, at, other, best):
                continue
            if any(
                _says(word, denied, other, one, claim, best)
                for one in clauses(best.text, best.language)
            ):
                return word.text
    return _opposite_run(claim, best, place)


def _may_be_opposite(piece: Read, at: int, other: Set[str], best: Read) -> bool:
    """Whether the word at index ``at`` says the reverse of the words ``other`` of a sentence."""
    if piece.words[at].folded in meaning_of(piece.language).negations and denies(best):
        return False  # "nobody can tell" for "one can never tell"
    # "At the end of the war" for "began".
    return not _is_part(piece, at) or any(map(partial(_is_part, best), _all(best, other)))


def _opposite_across(claim: Read, place: ReadPlace) -> str:
    """The word of a claim in whose stead a place in another language has its opposite; "" if none.

    Compared are the pairs that both languages name by the same key, without negated words.
    """
    said = _sides_of_pair(claim)
    pieces = [one for told in place.own for one in clauses(told.text, told.language)]
    around = frozenset().union(*map(_sides_of_pair, place.own))
    there = {side for one in pieces if not denies(one) for side in _sides_of_pair(one)}
    for side, word in said.items():
        if word and _other(side) in there and _other(side) not in said and side not in around:
            return word
    return ""


def _sides_of_pair(text: Read) -> dict[tuple[str, int], str]:
    """The sides of pairs with a key that a text has words of, and the first of these words; "" if
    it is denied."""
    known = meaning_of(text.language)
    denied = {term for some in denials(text) for term in some}
    found: dict[tuple[str, int], str] = {}
    for side, words in _keyed(known.opposites):
        if word := next((word for word in text.words if word.folded in words), None):
            found.setdefault(side, "" if word.term in denied else word.text)
    for side, runs in _keyed(known.opposite_runs):
        if run := next((run for run in sorted(runs) if run in text.text), ""):
            found.setdefault(side, "" if denies(text) else run)
    return found


def _keyed(pairs: Opposites) -> Iterator[tuple[tuple[str, int], Collection[str]]]:
    """The words of each side of the pairs that have a key."""
    for pair in pairs:
        for number, words in enumerate(pair[:2] if pair.key else ()):
            yield (pair.key, number), words


def _other(side: tuple[str, int]) -> tuple[str, int]:
    key, number = side
    return key, 1 - number


def _says(
    word: ReadWord, denied: Set[str], other: Set[str], told: Read, claim: Read, best: Read
) -> bool:
    """Whether a clause of the place says one of the opposites of a claim's word of the same thing,
    and both deny it or neither does."""
    there = {term for some in denials(told) for term in some} | taken_back(told)
    for at, found in enumerate(told.words):
        if found.term not in other or (word.term in denied) != (found.term in there):
            continue
        if word.term in claim.content:
            shared = (claim.content & best.content) - {word.term}
            # "But in private he …" is of somebody else.
            alone = len(shared) >= _LEAST_SHARED and not any(n != at for n in named(told))
            return alone or bool(shared & told.content)
        following = _next(told, at)
        ours = {_next(claim, n) for n, one in enumerate(claim.words) if one.term == word.term}
        if following and following in ours:
            return True
    return False


def _is_part(text: Read, at: int) -> bool:
    """Whether the word at index ``at`` is a noun with an article that something follows with a
    preposition: "the end of"."""
    data = data_of(text.language).words
    before, after = text.words[max(0, at - 1) : at], text.words[at + 1 : at + 2]
    return any(w.folded in data.definite for w in before) and any(
        w.folded in data.governors for w in after
    )


def _all(text: Read, terms: Set[str]) -> list[int]:
    return [at for at, word in enumerate(text.words) if word.term in terms]


def _next(text: Read, at: int) -> str:
    """The index term of the content word that follows the word at index ``at``."""
    return next((word.term for word in text.words[at + 1 :] if word.term in text.content), "")


def _undone(best: Read) -> Callable[[str], frozenset[str]]:
    """Gives the terms of a sentence that are a folded word with a prefix that denies it, or without
    it: "uncomfortable" for "comfortable"."""
    prefixes = meaning_of(best.language).undoing
    by_form = {word.folded: word.term for word in best.words}

    def found(word: str) -> frozenset[str]:
        longer = [prefix + word for prefix in prefixes if len(word) >= _LEAST_STEM]
        shorter = [word.removeprefix(prefix) for prefix in prefixes if word.startswith(prefix)]
        forms = (*longer, *(one for one in shorter if len(one) >= _LEAST_STEM))
        return frozenset(by_form[form] for form in forms if form in by_form)

    return found


def _opposite_run(claim: Read, best: Read, place: ReadPlace) -> str:
    """The same in unspaced text."""
    for one, other, _ in meaning_of(claim.language).opposite_runs:
        for ours, theirs in ((one, other), (other, one)):
            said = _run_in(claim, ours)
            if not said or _run_in(place, ours):
                continue
            if _run_in(best, theirs) and not _run_in(claim, theirs):
                return said
    return ""


def _run_in(text: Read | ReadPlace, runs: Iterable[str]) -> str:
    """The first of some runs of characters that a text has, else ""."""
    return next((run for run in runs if run in text.text), "")


# Two sides of a verb exchanged, or what two clauses say of two things

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


def _sides_exchanged(claim: Read, place: ReadPlace) -> bool:
    """Whether the subject and the object of a claim's verb are the object and the subject of that
    verb in the place: "the benefit outweighs the burden". The passive is turned round first."""
    if not meaning_of(claim.language).subject_first:
        return False
    for sentence in place.own:
        if _in_same_order(claim, sentence):
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


def _in_same_order(claim: Read, sentence: Read) -> bool:
    """Whether nearly all words that a claim shares with a sentence come in its order."""
    ours = [w.term for w in claim.words if w.term in claim.content & sentence.content]
    theirs = [w.term for w in sentence.words]
    row = [0] * (len(theirs) + 1)
    for term in ours:  # the longest common subsequence
        before = 0
        for at, other in enumerate(theirs, 1):
            before, row[at] = row[at], before + 1 if term == other else max(row[at], row[at - 1])
    return row[-1] >= _SAME_ORDER * len(ours)


_Pair = tuple[frozenset[str], frozenset[str]]


def _pairs_crossed(claim: Read, place: ReadPlace) -> bool:
    """Whether two clauses of a claim have exchanged what two clauses of the place say, in one of
    its sentences or in two: "it growls when angry and wags its tail when pleased"."""
    if not _unspaced(claim) and any(_in_same_order(claim, one) for one in place.own):
        return False
    there = frozenset().union(*(sentence.content for sentence in place.own))
    fine, *coarse = (
        list(pairwise(_as_there(part, there, claim.language) for part in parts))
        for parts in _divisions(claim)
    )
    small, large = _pairs_told(place)
    if any(_crossed(frozenset(a), frozenset(b), *told) for a, b in fine for told in small):
        return True
    return any(
        _begins_there(one, *told) and _begins_there(other, *told[::-1])
        for one, other in chain(*(coarse or [fine]))
        for told in large
    )


def _pairs_told(place: ReadPlace) -> tuple[list[_Pair], list[_Pair]]:
    """What two clauses in a row say in a place: in its smallest parts, and in larger ones."""
    divided = [list(_divisions(sentence)) for sentence in place.own]
    small = [pair for parts, *_ in divided for pair in _both_ways(parts)]
    large = [pair for _, *all_ in divided for parts in all_ for pair in _both_ways(parts)]
    if len(place.own) == 2:  # what more sentences say, a claim may put together as it likes
        large += _both_ways([sentence.content for sentence in place.own])
    return small, large


def _both_ways(
    parts: Iterable[Iterable[str]],
) -> Iterator[_Pair]:
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


def _opposite(claim: Read, place: ReadPlace) -> str:
    """The word of a claim that is the opposite of what its place says, else ""."""
    same = claim.language == place.language
    word = _opposite_words(claim, place) if same else _opposite_across(claim, place)
    return word or greater_of_two(claim, place)


def differences(claim: Read, place: ReadPlace, asked: Read) -> Iterator[tuple[str, str]]:
    """The code of each difference's notice, and the words of the claim it is about ("" if it is
    about the whole claim)."""
    same = claim.language == place.language
    if not denies(asked) and negation_differs(claim, place):
        yield "negation_differs", ""
    elif word := _opposite(claim, place):
        yield "opposite_word", word
    if word := stronger_word(claim, place):
        yield "stronger_word", word
    if word := cause_not_given(claim, place, asked):
        yield "cause_not_given", word
    if word := act_not_given(claim, place, asked):
        yield "act_not_given", word
    if same and _is_exchanged(claim, place):
        yield "roles_reversed", ""
    if words := unit_differs(claim.text, place, claim.language):
        yield "unit_differs", words


def _is_exchanged(claim: Read, place: ReadPlace) -> bool:
    """Whether two things of the place have changed round."""
    rules = (
        roles_reversed,
        led_exchanged,
        _sides_exchanged,
        _pairs_crossed,
        other_subject,
        defines_another,
    )
    return any(rule(claim, place) for rule in rules)
