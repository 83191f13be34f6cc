"""What a text denies, and claims that deny what their place says or say what it denies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    clauses,
    compiled,
    han_of,
    has_kana,
    matched,
    meaning_of,
    opposites,
    read,
    shared,
)
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import tokens

# Which words a text denies, and which it asserts

_REACH = 3
"""The most content words that one negation denies: "was never made compulsory by law". Chosen on
the false and true claims of ``benchmarks.liar``."""
_EXCEPTED = 5
"""How many words after a negation what takes it back may be if it also joins clauses: "nothing at
all but tea". Chosen, not measured."""
_REACH_UNSPACED = 5
"""The same in characters of unspaced text. Chosen, not measured."""


def denials(text: Read) -> tuple[tuple[str, ...], ...]:
    """For each negation of ``text`` the index terms it denies, the nearest first.

    "Not only" and "nothing but" deny nothing. Where a language puts "not" behind the verb, the
    words before it count if none follow.
    """
    return _denials(text.text, text.language)


@lru_cache(maxsize=4_096)
def _denials(text: str, language: str) -> tuple[tuple[str, ...], ...]:
    found = [
        denied
        for clause in clauses(text, language)
        for denied in (*_by_words(clause), *_by_runs(clause))
    ]
    return tuple(filter(None, found))


def asserted(text: Read) -> frozenset[str]:
    """The index terms of the content words that ``text`` says without denying them."""
    return frozenset().union(*(_asserted(one) for one in clauses(text.text, text.language)))


def _asserted(clause: Read) -> frozenset[str]:
    return clause.content.difference(*denials(clause))


def denies(text: Read) -> bool:
    """Whether a text has a negation. "Not only" and "nothing but" deny nothing."""
    if any(_negated_at(clause) for clause in clauses(text.text, text.language)):
        return True
    return bool(matched(meaning_of(text.language).negation_runs, text.text))


def _may_deny(text: Read) -> bool:
    """Whether a text has a negation, or a word from which a reader may take one."""
    return denies(text) or bool(matched(meaning_of(text.language).implied_negations, text.folded))


def _negated_at(clause: Read) -> list[int]:
    """The indexes of the words of a clause that deny something: no "not only", "nothing but",
    "never failed"."""
    words = meaning_of(clause.language)
    only = words.absolutes.get("only", frozenset())
    found: list[int] = []
    for at in clause.at(words.negations):
        following = [word.folded for word in clause.words[at + 1 :]]
        if (
            only & set(following[:2])
            or words.affirmed & set(following[:1])
            or words.exceptions & set(following[:_EXCEPTED])
            or (words.exceptions - words.joins) & set(following)
        ):
            continue
        if found[-1:] == [at - 1] and clause.words[at].folded in words.lacking:
            found.pop()  # "not without worth"
            continue
        if at and found[-1:] != [at - 1] and clause.words[at - 1].folded in words.negations:
            continue  # "never failed" is one that was taken back
        found.append(at)
    return found


def _by_words(clause: Read) -> list[tuple[str, ...]]:
    words = meaning_of(clause.language)
    at_all = set(clause.at(words.negations))
    found: list[tuple[str, ...]] = []
    for at in _negated_at(clause):
        if not at and clause.words[1:2] and clause.words[1].folded in words.denied_whole:
            continue
        content = [
            (n, w.term)
            for n, w in enumerate(clause.words)
            if w.term in clause.content and n not in at_all
        ]
        after = [term for n, term in content if n > at]
        before = [term for n, term in content if n < at]
        if words.denies_before and not after:
            after = before[::-1]
        found.append(tuple(after[:_REACH]))
    return found


def _by_runs(clause: Read) -> list[tuple[str, ...]]:
    """The same for unspaced text: what is before the ending that denies, or after the particle."""
    pattern = meaning_of(clause.language).negation_runs
    if not pattern or not data_of(clause.language).unspaced:
        return []
    found: list[tuple[str, ...]] = []
    for match in compiled(pattern).finditer(clause.text):
        if meaning_of(clause.language).denies_before:
            piece = clause.text[max(0, match.start() - _REACH_UNSPACED) : match.start()]
        else:
            piece = clause.text[match.end() : match.end() + _REACH_UNSPACED]
        terms = [t for t in read(piece, clause.language).content if t in clause.content]
        order = sorted(terms, key=piece.find, reverse=meaning_of(clause.language).denies_before)
        found.append(tuple(order))
    return found


# Claims against their place

_LEAST_SHARED = 0.5
"""The share of a clause's content words, without names and verbs of speech, that a clause of the
place must have for the two to be about the same, 0 to 1. Chosen on the false and true claims of
``benchmarks.liar``."""
_LEAST_WORDS = 2
"""The same as a number of words."""
_SHORT = 8
"""The most words of a cited sentence that denies all a claim may rest on: "There is none". Chosen,
not measured."""
_SHORT_UNSPACED = 12
"""The same as characters of unspaced text."""
_GUESSED = 4
"""A claim of fewer words may be in the book's language although it was taken for another: "an old
man". Chosen on the answers of people in ``benchmarks.grounding``."""
_QUESTION = ("?", "？", "؟", ";")
"""The last characters of a question: "had he not seen it?" denies nothing."""
_MAINLY = 0.4
"""The share of a claim's words, 0 to 1, of the clauses that deny, from which on the claim does.
Chosen, not measured."""
_CLOSING = " \n\"'”’»)」"


def negation_differs(claim: Read, place: ReadPlace) -> bool:
    """Whether only one of a claim and its place denies what both speak of."""
    same = claim.language == place.language
    if not place.own or (same and _turned(claim, place)):
        return False
    if not same:
        return _denies_across(claim, place)
    greatest = meaning_of(claim.language).superlatives
    if matched(greatest, claim.folded) and matched(greatest, place.text.lower()):
        return False  # "none is more common" and "the most common" are the same
    if _scope_differs(claim, place) or _says_several_denied(claim, place):
        return True
    said = clauses(claim.text, claim.language)
    pieces = [one for one in said if one.content and not _only_if(one)]
    return any(_differs(piece, claim, place) for piece in pieces)


def _denies_across(claim: Read, place: ReadPlace) -> bool:
    """The same for a place in another language, whose words cannot be compared: nothing in it
    denies, or each clause of a cited sentence does."""
    if denies(claim):
        if not _denies_mainly(claim):
            return False
        # In unspaced text an answer to a question may deny by a sentence beside it.
        near = place.around if data_of(place.language).unspaced else place.own
        return not any(map(denies, near))
    if len(claim.words) in range(1, _GUESSED):
        return False
    return any(
        all(denies(one) for one in clauses(told.text, told.language) if one.content)
        for told in place.own
        if told.content
    )


def _denies_mainly(claim: Read) -> bool:
    """Whether a claim denies in its main clause: what it adds about a part of it, "a wood that was
    not his", says little of the place."""
    words = meaning_of(claim.language)
    leads = words.subordinates | words.conditions
    pieces = [one for one in clauses(claim.text, claim.language) if one.content]
    denying = [one for one in pieces if denies(one)]
    if sum(len(one.words) for one in denying) < _MAINLY * len(claim.words):
        return False
    return any(
        leads.isdisjoint(word.folded for word in one.words[:at])
        and (one is pieces[0] or not at or one.words[0].folded not in words.pronouns)
        for one in denying
        for at in _negated_at(one) or [0]
    )


def _scope_differs(claim: Read, place: ReadPlace) -> bool:
    """Whether a word is denied by one of the two and said by the other of the same thing."""
    sentence = place.nearest(claim)
    if sentence is None or sentence.text.rstrip(_CLOSING).endswith(_QUESTION):
        return False
    ours = [one for one in clauses(claim.text, claim.language) if one.content]
    theirs = clauses(sentence.text, sentence.language)
    return any(_says_denied(ours, clause, claim, sentence) for clause in theirs) or any(
        _denies_said(clause, theirs, claim, sentence) for clause in ours
    )


def _says_denied(ours: Sequence[Read], denying: Read, claim: Read, sentence: Read) -> bool:
    """Whether clauses of the claim say what a clause of the place denies."""
    words = meaning_of(denying.language)
    if denying.has(words.conditions):
        return False
    turning = words.conditions | words.absolutes.get("only", frozenset())
    shared = claim.content & sentence.content
    for first, *_ in denials(denying):
        saying = [one for one in ours if first in one.content]
        if first in asserted(sentence) or len(shared - {first}) < _LEAST_WORDS or not saying:
            continue
        if not any(denies(one) or one.has(turning) for one in saying):
            return True
    return False


def _says_several_denied(claim: Read, place: ReadPlace) -> bool:
    """Whether a claim without a negation says two things that its place denies, each by itself:
    "it is his fault and he did wrong" for "it’s not my fault, I have done nothing wrong"."""
    denied = {first for one in place.own for first, *_ in denials(one)}
    said = denied & asserted(claim) - frozenset().union(*map(asserted, place.own))
    return len(said) >= _LEAST_WORDS and not _may_deny(claim)


def _denies_said(denying: Read, theirs: Sequence[Read], claim: Read, sentence: Read) -> bool:
    """Whether a clause of the claim denies what clauses of the place say. Two negations in it may
    deny nothing."""
    some = denials(denying)
    denied = {term for one in denials(sentence) for term in one}
    if len(some) != 1 or denying.has(meaning_of(denying.language).conditions):
        return False
    if _only_if(denying):
        return False
    if not denied.isdisjoint(some[0]):
        return False
    return any(
        some[0][0] in one.content and len(one.content & claim.content) > 1 and not _may_deny(one)
        for before, one in zip((None, *theirs), theirs, strict=False)
        if before is None or not denies(before)  # "I did not think so—start it all anew"
    )


def _differs(piece: Read, claim: Read, place: ReadPlace) -> bool:
    """Whether the clauses of the place that are about the same as ``piece`` say the reverse."""
    about = _about(piece)
    wanted = max(_LEAST_WORDS, _LEAST_SHARED * len(about))
    near = [
        (one, sentence)
        for sentence in place.around
        for one in clauses(sentence.text, piece.language)
        if len(_stems(one) & about) >= wanted
    ]
    if denies(piece):
        # What denies may stand elsewhere in the sentence: “No, I have not,” said he.
        told = [*(sentence for _, sentence in near)] or _nearly_all(claim, place) or place.around
        told = [*told, *place.own] if len(place.own) > 1 else told
        return not any(map(_may_deny, told)) and _speaks_of(piece, place)
    only = meaning_of(piece.language).absolutes.get("only", frozenset())
    if _may_deny(claim) or piece.has(only):
        return False
    if near:
        return all(denies(one) for one, _ in near)
    return all(denies(one) and _is_short(one) for one in place.own)


def _about(piece: Read) -> frozenset[str]:
    """The index terms of what a clause is about, without names and verbs of speech where there are
    others."""
    if data_of(piece.language).unspaced:
        return _stems(piece)
    return (
        frozenset(
            word.term
            for word in piece.words
            if word.term in piece.content
            and not word.text[:1].isupper()
            and word.folded not in meaning_of(piece.language).speaks
        )
        or piece.content
    )


def _stems(text: Read) -> frozenset[str]:
    """What two forms of a Japanese word have in common, the Han characters; else the index
    terms."""
    return han_of(text.text) if has_kana(text.text) else text.content


def _is_short(sentence: Read) -> bool:
    if data_of(sentence.language).unspaced:
        return len(sentence.text) <= _SHORT_UNSPACED
    return len(list(tokens(sentence.text))) <= _SHORT


def _nearly_all(claim: Read, place: ReadPlace) -> list[Read]:
    """The cited sentences that have most of a claim's content words."""
    content = claim.content
    return [
        one
        for one in place.own
        if len(shared(content, one.terms, claim.language)) >= _LEAST_SHARED * len(content)
    ]


def _only_if(clause: Read) -> bool:
    """Whether a clause begins with "without", which denies nothing of what follows."""
    lacking = meaning_of(clause.language).lacking
    return (
        any(word.folded in lacking for word in clause.words[:1]) and len(_negated_at(clause)) == 1
    )


def _speaks_of(piece: Read, place: ReadPlace) -> bool:
    """Whether a place says what a clause denies: else the clause only puts the place in other
    words, "the figure is not random"."""
    if data_of(piece.language).unspaced:
        return True
    # What a negation denies comes first: "unable to name the place" denies the name.
    denied = frozenset(some[0] for some in denials(piece))
    there = frozenset().union(*(one.terms for one in place.own))
    return bool(shared(denied, there, piece.language))


def _turned(claim: Read, place: ReadPlace) -> bool:
    """Whether the claim denies the opposite of a word of its place: "not old" for "young"."""
    negations = meaning_of(claim.language).negations
    there = {w.term for one in place.around for w in one.words if w.folded not in negations}
    against = opposites(claim.language)
    return any(
        word.term not in there and against.get(word.term, frozenset()) & there
        for word in claim.words
    )
