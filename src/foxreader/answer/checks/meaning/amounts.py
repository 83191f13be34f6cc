"""Claims that call the smaller of two things the greater one, where the place has both numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.answer.checks.forms import is_year
from foxreader.answer.checks.meaning.reading import Place, Read, meaning_of
from foxreader.answer.checks.meaning.scope import denies
from foxreader.answer.checks.numbers import numbers
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of
from foxreader.language.stop_words import stop_words

_WORDS = re.compile(r"\w+")


def greater_of_two(claim: Read, place: Place) -> str:
    """The words with which a claim compares two names of its place the wrong way round: "Savannah
    was larger than Atlanta" where the place says how many live in each; "" if there are none.

    Names and numbers need no translation, so the claim may be in another language than the place.
    """
    words = meaning_of(claim.language)
    if data_of(claim.language).unspaced or denies(claim):
        return ""
    for pattern, sign in ((words.greater, 1), (words.smaller, -1)):
        match = re.search(pattern, claim.folded) if pattern else None
        if match is None:
            continue
        # Folding may change how many letters there are, so the words are counted.
        at, end = (len(_WORDS.findall(claim.folded[:cut])) for cut in match.span())
        said = _WORDS.findall(claim.text)
        one = next(_names(reversed(said[:at]), claim.language, place), "")
        other = next(_names(iter(said[end:]), claim.language, place), "")
        if not one or not other or one == other:
            continue
        first, second = _amount(one, other, place), _amount(other, one, place)
        if first is not None and second is not None and (first - second) * sign < 0:
            return " ".join(said[at:end])
    return ""


def _names(words: Iterator[str], language: str, place: Place) -> Iterator[str]:
    """Those of some words that have a capital and are in the place, folded."""
    there = {word.folded for one in place.own for word in one.words} - stop_words(language)
    return (fold(word) for word in words if word[:1].isupper() and fold(word) in there)


def _amount(name: str, other: str, place: Place) -> float | None:
    """The number that the cited sentences give for a name: the first after it and before the other
    name, or the only one of its sentence; None if there is none, or if two sentences differ."""
    found = set[float]()
    for sentence in place.own:
        text = sentence.folded
        start = re.search(rf"\b{re.escape(name)}\b", text)
        if start is None:
            continue
        until = re.search(rf"\b{re.escape(other)}\b", text[start.end() :])
        after = text[start.end() :][: until.start() if until else None]
        known = list(_values(after, sentence.language))
        if not known and until is None:
            known = list(_values(text, sentence.language))[:2]
            known = known if len(known) == 1 else []
        found |= set(known[:1])
    return found.pop() if len(found) == 1 else None


def _values(text: str, language: str) -> Iterator[float]:
    """The numbers of a text that count or measure something."""
    for number in numbers(text, language):
        if number.loose or is_year(number):
            continue
        try:
            yield float(number.value)
        except ValueError:
            continue  # a month or a day of the week
