"""What a text denies, and claims that deny what their place says or say what it denies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    ReadWord,
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
from foxreader.language.schema import Meaning
from foxreader.language.tokenize import tokens

# Which words a text denies, and which it asserts

_REACH = 3
"""The most content words that one negation denies: "was never made compulsory by law". Chosen on
the false and true claims of ``benchmarks.liar``."""
_EXCEPTED = 5
"""How many words after a negation what takes it back may be if it also joins clauses: "nothing at
all but tea". Chosen, not measured."""
_TURNED = 8
"""How many words apart two negations are of which one takes back the other, at most: "hardly a
house in the village without". Chosen, not measured."""
_TOGETHER = 3
"""How many words apart two negations are that deny together, at most: ne … pas."""
_NEXT = 2
"""How many words after a negation what it denies at once may be: "not at all unhappy". Chosen, not
measured."""
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
    """Whether a text has a negation. "Not only", "nothing but" and "not unhappy" deny nothing."""
    if any(_plainly_negated(clause) for clause in clauses(text.text, text.language)):
        return True
    return bool(matched(meaning_of(text.language).negation_runs, text.text))


def _plainly_negated(clause: Read) -> bool:
    """Whether a clause has a negation that no prefix of the next words takes back."""
    words = meaning_of(clause.language)
    return not all(
        any(
            word.folded.startswith(words.undoing) and matched(words.implied_negations, word.folded)
            for word in clause.words[at + 1 : at + 1 + _NEXT]
        )
        for at in _negated_at(clause)
    )


def has_negation(text: Read) -> bool:
    """Whether a text has a word that denies, even one that another takes back."""
    words = meaning_of(text.language)
    return any(_negates(word, words) for word in text.words) or denies(text)


def taken_back(clause: Read) -> frozenset[str]:
    """The index terms of the words of a clause that would deny something if no other took them
    back: "doubt" in "no doubt"."""
    words, kept = meaning_of(clause.language), _negated_at(clause)
    anyhow = [n for n, word in enumerate(clause.words) if _denies_anyhow(word, words)]
    if not any(_negates(clause.words[at], words) and at not in kept for at in anyhow):
        return frozenset()
    return frozenset(clause.words[at].term for at in anyhow if at not in kept)


def _may_deny(text: Read) -> bool:
    """Whether a text has a negation, or a word from which a reader may take one."""
    return denies(text) or bool(matched(meaning_of(text.language).implied_negations, text.folded))


def _negated_at(clause: Read) -> list[int]:
    """The indexes of the words of a clause that deny something: no "not only", "nothing but", and
    none of two of which one takes back the other, "never failed", "no longer any doubt"."""
    words = meaning_of(clause.language)
    only = words.absolutes.get("only", frozenset())
    found: list[int] = []
    for at, word in enumerate(clause.words):
        if not _negates(word, words) and not _turns(word, words):
            continue
        following = [word.folded for word in clause.words[at + 1 :]]
        if (
            only & set(following[:2])
            or words.affirmed & set(following[:1])
            or words.exceptions & set(following[:_EXCEPTED])
            or (words.exceptions - words.joins) & set(following)
            or matched(words.restricted, " ".join(following[:_EXCEPTED]))
        ):
            continue
        if found and _is_taken_back(clause, found[-1], at):
            last = found.pop()
            if found and last - found[-1] <= _TOGETHER:
                found.pop()  # "il n'est pas impossible"
        elif not _negates(word, words):
            continue
        elif not at or found[-1:] == [at - 1] or not _denies_anyhow(clause.words[at - 1], words):
            found.append(at)  # else it goes with one that was taken back: "il ne manqua pas"
    return found


def _negates(word: ReadWord, words: Meaning) -> bool:
    """Whether a word denies, maybe as a part of what is written together: n'était."""
    first, joined, _ = word.folded.partition("'")
    return not {word.folded, first if joined else ""}.isdisjoint(words.negations)


def _turns(word: ReadWord, words: Meaning) -> bool:
    """Whether a word says the reverse by what it means, so that a negation of it denies nothing."""
    return word.folded.rpartition("'")[2] in words.turning


def _denies_anyhow(word: ReadWord, words: Meaning) -> bool:
    return _negates(word, words) or _turns(word, words)


def _is_taken_back(clause: Read, one: int, other: int) -> bool:
    """Whether of two negations of a clause, at these indexes, one takes back the other: "no …
    doubt", "not … without"; or where it follows, "er leugnete nicht"."""
    words = meaning_of(clause.language)
    between = {word.folded for word in clause.words[one + 1 : other]}
    if other - one > _TURNED or not between.isdisjoint(words.subordinates):
        return False
    if _turns(clause.words[other], words):
        return True
    return words.denies_before and other - one <= _NEXT and _turns(clause.words[one], words)


def _by_words(clause: Read) -> list[tuple[str, ...]]:
    words = meaning_of(clause.language)
    content = [
        (n, word.term)
        for n, word in enumerate(clause.words)
        if word.term in clause.content and not _denies_anyhow(word, words)
    ]
    found: list[tuple[str, ...]] = []
    for at in _negated_at(clause):
        if not at and clause.words[1:2] and clause.words[1].folded in words.denied_whole:
            continue
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
_MAINLY = 0.4
"""The share of a claim's words, 0 to 1, of the clauses that deny, from which on the claim does.
Chosen, not measured."""


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
    if _says_taken_back(claim, place):
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
    pieces = [one for one in clauses(claim.text, claim.language) if one.content]
    denying = [one for one in pieces if denies(one)]
    if sum(len(one.words) for one in denying) < _MAINLY * len(claim.words):
        return False
    return any(
        _is_main(one, at, first=one is pieces[0])
        for one in denying
        for at in _negated_at(one) or [0]
    )


def _is_main(clause: Read, at: int, *, first: bool) -> bool:
    """Whether a negation is of a main clause: no word before it makes it part of another one."""
    words = meaning_of(clause.language)
    leads = words.subordinates | words.conditions
    if not leads.isdisjoint(word.folded for word in clause.words[:at]):
        return False
    return first or not at or clause.words[0].folded not in words.pronouns


def _scope_differs(claim: Read, place: ReadPlace) -> bool:
    """Whether a word is denied by one of the two and said by the other of the same thing."""
    sentence = place.nearest(claim)
    if sentence is None:
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
        if not any(_may_mean_another(one, turning, sentence) for one in saying):
            return True
    return False


def _may_mean_another(clause: Read, turning: frozenset[str], sentence: Read) -> bool:
    """Whether a clause may say the opposite of its words, or what a sentence implies."""
    denied = bool(_negated_at(clause)) or denies(clause)
    return denied or clause.has(turning) or _implies(clause, sentence)


def _implies(clause: Read, sentence: Read) -> bool:
    """Whether a clause has a word that may be a negation and that a sentence lacks: unlike."""
    words = meaning_of(clause.language)
    return any(
        matched(words.implied_negations, word.folded)
        for word in clause.words
        if word.term not in sentence.terms
    )


def _says_several_denied(claim: Read, place: ReadPlace) -> bool:
    """Whether a claim without a negation says two things that its place denies, each by itself:
    "it is his fault and he did wrong" for "it’s not my fault, I have done nothing wrong"."""
    denied = {first for one in place.own for first, *_ in denials(one)}
    said = denied & asserted(claim) - frozenset().union(*map(asserted, place.own))
    return len(said) >= _LEAST_WORDS and not _may_deny(claim)


def _says_taken_back(claim: Read, place: ReadPlace) -> bool:
    """Whether a claim says what its place takes back: "he denied it" for "he did not deny it"."""
    words = meaning_of(claim.language)
    told = [one for own in place.own for one in clauses(own.text, own.language)]
    back = frozenset().union(*map(taken_back, told))
    return any(
        word.term in back - taken_back(clause)
        for clause in clauses(claim.text, claim.language)
        for word in clause.words
        if _turns(word, words)
    )


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
        told = [sentence for _, sentence in near] or place.around
        return _is_affirmed(piece, place, told)
    only = meaning_of(piece.language).absolutes.get("only", frozenset())
    if _may_deny(claim) or piece.has(only):
        return False
    if near:
        return all(denies(one) for one, _ in near)
    return all(denies(one) and _is_short(one) for one in place.own)


def _is_affirmed(piece: Read, place: ReadPlace, told: Iterable[Read]) -> bool:
    """Whether nothing in the place denies what ``piece`` denies. What denies may stand elsewhere in
    the sentence: “No, I have not,” said he."""
    told = [*told, *place.own] if len(place.own) > 1 else told
    return not any(map(_may_deny, told)) and _speaks_of(piece, place)


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
    words = meaning_of(piece.language)
    denied |= {word.term for word in piece.words if _turns(word, words)}
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
