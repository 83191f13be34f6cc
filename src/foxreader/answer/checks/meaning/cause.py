"""Causes that a claim gives and its place does not."""

from __future__ import annotations

from foxreader.answer.checks.coverage import han_shared, least
from foxreader.answer.checks.likeness import shared
from foxreader.answer.checks.meaning.reading import Place, Read, matched, meaning_of, read
from foxreader.language.lexicon import language as data_of


def cause_not_given(claim: Read, place: Place, asked: Read) -> str:
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


def _shares_little(said: frozenset[str], reason: str, place: Place, asked: Read) -> bool:
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
