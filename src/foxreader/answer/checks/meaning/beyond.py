"""Claims that say more than their place: the greatest, never, all; a grave act; a cause."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import cache, partial

from foxreader.answer.checks.meaning.negation import denies, has_negation
from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    clauses,
    compiled,
    han_shared,
    least,
    matched,
    meaning_of,
    own_terms,
    read,
    shared,
)
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import terms

# Stronger words: the greatest, only, never, all, the first

_DENIED = 2
"""How many words before an absolute word its negation may be. Chosen, not measured."""
_SAME_MATTER = 3
"""How many content words a claim with "never" shares with a sentence with "sometimes" about the
same. Chosen, not measured."""
_KIND = 2
"""How many words name a kind of thing. Chosen, not measured."""
_RANKS = ("first", "last")
_WIDE = ("all",)
"""The kinds that the sentence on either side may allow too, because true claims with these words
often rest on more than one; and in unspaced text any kind, because there the words are found inside
others."""


def stronger_word(claim: Read, place: ReadPlace) -> str:
    """The word that makes a claim stronger than its place; "" if there is none."""
    return _superlative(claim, place) or _absolute(claim, place)


def _superlative(claim: Read, place: ReadPlace) -> str:
    found = matched(meaning_of(claim.language).superlatives, claim.folded)
    if found is None or any(map(_compares, place.around)):
        return ""
    if sum(len(numbers(one.text, one.language)) for one in place.own) > 1:
        return ""  # one before the other, by their dates
    return found.group()


def _compares(text: Read) -> bool:
    """Whether a text compares, in degrees or by two numbers."""
    words = meaning_of(text.language)
    if matched(words.superlatives, text.folded) or matched(words.degrees, text.folded):
        return True
    return len(numbers(text.text, text.language)) > 1


def _absolute(claim: Read, place: ReadPlace) -> str:
    words = meaning_of(claim.language)
    if words.no_absolutes:
        text = compiled(words.no_absolutes).sub(" ", claim.folded)
        claim = read(text, claim.language) if text != claim.folded else claim
    for kind, forms in words.absolutes.items():
        if kind in _RANKS and claim.language != place.language:
            continue  # each language counts in words of its own
        at = next((n for n in claim.at(forms) if _is_meant(kind, claim, n, place)), None)
        if at is None:
            continue
        if not _given(kind, claim, place) or _turns(kind, claim, place):
            return claim.words[at].text
    for kind, runs in words.absolute_runs.items():
        said = next((run for run in runs if run in claim.text), "")
        if said and (not _given(kind, claim, place) or _turns(kind, claim, place)):
            return said
    return ""


def _is_meant(kind: str, claim: Read, at: int, place: ReadPlace) -> bool:
    """Whether a word of this kind at index ``at`` makes a claim absolute."""
    if _taken_back(claim, at):
        return False
    after = _after(claim, at)
    if kind == "only":
        return not any(map(str.isdecimal, after))  # "only 5 years" judges the number
    if kind == "all":  # but "all he can talk about"
        pronoun = read(after, claim.language).has(meaning_of(claim.language).pronouns)
        return not pronoun and not _is_general(claim, at, place)
    return kind not in _RANKS or not _orders_answer(claim, at)


def _is_general(claim: Read, at: int, place: ReadPlace) -> bool:
    """Whether a sentence of the place speaks of a kind of thing as a whole, of all of which the
    claim speaks at index ``at``: "all metric spaces" for "Metric spaces are …"."""
    said = [word.term for word in claim.words[at + 1 :] if word.term in claim.content][:_KIND]
    for one in place.own:
        first = [word.term for word in one.words[: len(said)]]
        if said and first == said and place.language == claim.language:
            return True
    return False


def _orders_answer(claim: Read, at: int) -> bool:
    """Whether "first" at index ``at`` orders the answer and says nothing about the book: "First,
    she fell", "their first idea"."""
    words = data_of(claim.language).words
    articles = words.definite | words.indefinite | words.possessives | words.own_possessives
    following = {word.term for word in claim.words[at + 1 : at + 2]}
    if at == 0 or not following.isdisjoint(own_terms(claim.language)):
        return True
    # "is first recognised by Tushin" tells what comes next, "the first mate" a rank.
    return bool(articles) and claim.words[at - 1].folded not in articles


def _after(claim: Read, at: int) -> str:
    return claim.words[at + 1].text if at + 1 < len(claim.words) else ""


def _taken_back(claim: Read, at: int) -> bool:
    """Whether a word takes back the one at index ``at``: "never failed", "all but", "not quite
    everybody"."""
    words = meaning_of(claim.language)
    before = {word.folded for word in claim.words[max(0, at - _DENIED) : at]}
    if not before.isdisjoint(words.negations):
        return True
    following = {word.folded for word in claim.words[at + 1 : at + 2]}
    return not following.isdisjoint(words.affirmed | words.turning | words.exceptions)


def _given(kind: str, claim: Read, place: ReadPlace) -> bool:
    """Whether the place has a word that allows an absolute of this kind."""
    translated = claim.language != place.language
    wide = kind in (*_WIDE, *_RANKS) or translated or data_of(place.language).unspaced
    texts = place.around if wide else place.own
    allows = _ALLOWED.get(kind, partial(_has, kind))
    return any(_has(kind, one) or allows(one) for one in texts)


def _only_one(claim: Read, place: ReadPlace) -> bool:
    """Whether the sentence nearest to a claim about all tells of only one."""
    best = place.nearest(claim)
    return (
        best is not None and _has("only", best) and not (_has("all", best) or _has("only", claim))
    )


def _turns(kind: str, claim: Read, place: ReadPlace) -> bool:
    """Whether a claim says of all what its place says of one, or the reverse."""
    if kind == "all":
        return _only_one(claim, place)
    if kind == "never":
        return _at_times(claim, place)
    return kind == "only" and _all_of_them(claim, place)


def _at_times(claim: Read, place: ReadPlace) -> bool:
    """Whether the sentence nearest to a claim about never tells what happens at times."""
    best = place.nearest(claim)
    if best is None or len(best.content & claim.content) < _SAME_MATTER or _has("never", best):
        return False
    at_times = meaning_of(best.language).at_times
    return any(one.has(at_times) and not denies(one) for one in clauses(best.text, best.language))


def _all_of_them(claim: Read, place: ReadPlace) -> bool:
    """Whether the sentence nearest to a claim about only some tells of all, without exception."""
    best = place.nearest(claim)
    if best is None or _has("all", claim) or data_of(claim.language).unspaced:
        return False
    words = meaning_of(claim.language)
    apart = words.exceptions - words.negations
    return _has("all", best) and not best.has(apart) and not _has("only", best)


def _has(kind: str, text: Read) -> bool:
    """Whether a text has an absolute word of a kind, without "not" before it."""
    words = meaning_of(text.language)
    for at in text.at(words.absolutes.get(kind, frozenset())):
        if not at or text.words[at - 1].folded not in words.negations:
            return True
    return any(run in text.text for run in words.absolute_runs.get(kind, frozenset()))


def _every(text: Read) -> bool:
    return _has("all", text) or has_negation(text)


def _others_not(text: Read) -> bool:
    """Whether a text says something of all but some, or denies it of others."""
    words = meaning_of(text.language)
    more = words.affirmed | words.turning | words.absolutes.get("only", frozenset())
    if any(
        w.folded in more for at in text.at(words.negations) for w in text.words[at + 1 : at + 2]
    ):
        return False  # not only, not just
    apart = text.has(words.exceptions) or data_of(text.language).unspaced
    return (_has("all", text) and apart) or has_negation(text)


_ALLOWED: Mapping[str, Callable[[Read], bool]] = {
    "only": _others_not,
    "never": has_negation,
    "always": lambda text: _every(text) or _has("never", text),
    "all": lambda text: _has("always", text) or _has("only", text) or has_negation(text),
}
"""Other words of a place that allow a kind of absolute word in the claim: what nobody else did,
only one did."""


# Grave acts that the place has no word for, whatever its language


def act_not_given(claim: Read, place: ReadPlace, asked: Read) -> str:
    """The first word of a claim for a grave act that neither its place nor the question has a word
    for; "" if there is none."""
    here, there = meaning_of(claim.language).acts, meaning_of(place.language).acts
    for act in here.keys() & there.keys():
        word = _first(claim, here[act])
        if word and not _told(asked, act) and not any(_told(one, act) for one in place.around):
            return word
    return ""


def _first(text: Read, words: Set[str]) -> str:
    """The first of some folded words that is in a text; "" if none is."""
    if data_of(text.language).unspaced:
        return next((run for run in sorted(words) if run in text.text), "")
    return next((word.text for word in text.words if word.folded in words), "")


def _told(text: Read, act: str) -> bool:
    """Whether a text has a word for an act, or one from which it may be taken."""
    if data_of(text.language).unspaced:
        return bool(_first(text, _words_for(text.language, act)))
    return not _signs(text.language, act).isdisjoint(text.terms)


@cache
def _signs(language: str, act: str) -> frozenset[str]:
    """The index terms of the words for an act and of its signs."""
    return frozenset(term for word in _words_for(language, act) for term in terms(word, language))


def _words_for(language: str, act: str) -> frozenset[str]:
    """The words for an act, and its signs."""
    known = meaning_of(language)
    return known.acts.get(act, frozenset()) | known.act_signs.get(act, frozenset())


# Causes that the place does not give


def cause_not_given(claim: Read, place: ReadPlace, asked: Read) -> str:
    """The word of a claim that gives a reason the place does not give; "" if there is none.

    A reason whose words the place has is one if the question asks for a reason, because a tale
    tells what happens in order and leaves it to the reader to see why.
    """
    words = meaning_of(claim.language)
    found = matched(words.causes, claim.folded)
    if found is None:
        return ""
    if claim.language != place.language:
        return "" if any(map(_gives_reason, place.around)) or _asks_why(asked) else found.group()
    spaced = not data_of(claim.language).unspaced
    named = {word.term for word in claim.words if word.text[:1].isupper()}
    sides = claim.folded[: found.start()], claim.folded[found.end() :]
    said = read(sides[spaced], claim.language).content - asked.content - named
    if _shares_little(said, sides[spaced], place, asked):
        return found.group()
    if _asks_why(asked) or any(_gives_reason(one) for one in place.around):
        return ""
    return found.group()


def _shares_little(said: frozenset[str], reason: str, place: ReadPlace, asked: Read) -> bool:
    """Whether a place has too few of the words of a reason, which are ``said`` as index terms."""
    if (signs := han_shared(reason, place.text, asked.text)) is not None:
        return signs < least(place.language)
    language = place.language
    few = len(shared(said, place.terms, language)) < least(language) * len(said)
    return len(said) > 1 and few


def _asks_why(asked: Read) -> bool:
    asking = data_of(asked.language).questions
    patterns = (meaning_of(asked.language).causes, *asking.patterns.get("explain", ()))
    why = asking.words.get("explain", frozenset())
    return asked.has(why) or any(matched(pattern, asked.folded) for pattern in patterns)


def _gives_reason(text: Read) -> bool:
    words = meaning_of(text.language)
    return any(matched(pattern, text.folded) for pattern in (words.causes, words.reasons))
