"""Small numbers with which an answer counts what its place names: "the two", "both friends"."""

from __future__ import annotations

import re
from functools import cache

from foxreader.answer.checks.forms import Number
from foxreader.answer.checks.meaning.reading import Place, Read, meaning_of, read
from foxreader.answer.checks.numbers import numbers
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language, words_for
from foxreader.language.stop_words import stop_words

_FEW = ("2", "3", "4")
"""The numbers of persons or things that an answer counts itself. Chosen, not measured."""
_NEAR = 3
"""How many words before a noun the number that counts it may be. Chosen, not measured."""


def refers_back(number: Number, text: str, place: Place, spoken: str) -> bool:
    """Whether a small number word only counts what its place names, and the place counts the same
    thing by no other number: "the two cannot sing together", "two hurricanes"."""
    if number.value not in _FEW or any(map(str.isdecimal, number.words)):
        return False
    said = read(text, spoken or place.language)
    at = next((n for n, w in enumerate(said.words) if w.folded == fold(number.words)), None)
    if at is None:
        return is_small(number, text, spoken) and not _counts_persons(place)
    noun = _noun(said, at)
    if noun and any(_is_counted(noun, one) for one in place.around):
        return False
    return _is_definite(said, at) or (noun in place.terms and _names_some(number, place))


def is_small(number: Number, text: str, spoken: str) -> bool:
    """Whether a number is small and may only repeat who or what was spoken of. Then it is marked
    and not removed."""
    at = text.find(number.words)
    if number.value not in _FEW or at < 0 or any(map(str.isdecimal, number.words)):
        return False
    said = read(text[:at], spoken)
    known = every_language().numbers
    # "The second time" may stand for "again" in the place.
    follows = text.startswith((*known.persons, *known.times), at + len(number.words))
    return follows or _is_definite(said, len(said.words))


def _is_definite(said: Read, at: int) -> bool:
    known, absolutes = words_for(said.language).words, meaning_of(said.language).absolutes
    ranks = absolutes.get("first", frozenset()) | absolutes.get("last", frozenset())
    if at and said.words[at - 1].folded in ranks:
        at -= 1  # "the first two"
    before = {word.folded for word in said.words[max(0, at - 1) : at]}
    return not (known.definite | known.possessives).isdisjoint(before)


def _noun(said: Read, at: int) -> str:
    """The index term of the word that a number counts; "" if a small word follows it."""
    following = said.words[at + 1 : at + 2]
    stop = stop_words(said.language)
    return next((word.term for word in following if word.folded not in stop), "")


def _is_counted(noun: str, text: Read) -> bool:
    """Whether a number stands before a noun in a text."""
    return any(
        numbers(
            " ".join(before.text for before in text.words[max(0, at - _NEAR) : at]), text.language
        )
        for at, word in enumerate(text.words)
        if word.term == noun
    )


def _names_some(number: Number, place: Place) -> bool:
    """Whether a place has as many names in a row, the last one after "and"."""
    listed = _names_in_a_row()
    found = (match.group(1) for one in place.own for match in listed.finditer(one.text))
    return any(run.count(",") + 2 == int(number.value) for run in found)


def _counts_persons(place: Place) -> bool:
    persons = every_language().numbers.persons
    return any(
        numbers(one.text, place.language)
        for one in place.around
        if any(sign in one.text for sign in persons)
    )


@cache
def _names_in_a_row() -> re.Pattern[str]:
    """Matches two or more names, the last one after "and"."""
    links = "|".join(sorted(map(re.escape, every_language().numbers.lists)))
    return re.compile(rf"((?:[^\W\d_a-z][\w’'.-]*,? )+)(?:&|{links}) [^\W\d_a-z]")
