"""Words of the calendar: months, days of the week and other expressions of time."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.entries import Phrase
from foxreader.language.fold import fold
from foxreader.language.lexicon import FALLBACK, every_language, language, words_for


@dataclass(frozen=True, slots=True)
class Calendar:
    """The folded months and days of some languages, numbered from 1 (January, Monday)."""

    months: Mapping[Phrase, int]
    weekdays: Mapping[Phrase, int]
    ambiguous: frozenset[str]
    """Months that are also everyday words."""

    def month(self, words: Sequence[str], at: int) -> int | None:
        """The number of the month whose name begins at the folded ``words[at]``, or None."""
        return _at(self.months, words, at)

    def weekday(self, words: Sequence[str], at: int) -> int | None:
        """The number of the weekday whose name begins at the folded ``words[at]``, or None."""
        return _at(self.weekdays, words, at)

    def names(self, word: str) -> bool:
        """Whether ``word``, in any case, is a month or a day of the week."""
        return (key := (fold(word),)) in self.months or key in self.weekdays


@cache
def calendar(*languages: str) -> Calendar:
    """The calendar of some languages; of all languages if none of them is known."""
    known = [one for one in map(language, dict.fromkeys(languages)) if one.dates.months]
    chosen = known or [every_language()]
    return Calendar(
        _joined([{**one.dates.short_months, **one.dates.months} for one in chosen]),
        _joined([one.dates.weekdays for one in chosen]),
        frozenset().union(*(one.dates.ambiguous_months for one in chosen)),
    )


def names_dates(word: str, code: str) -> bool:
    """Whether ``word`` is a month or a day of the language or of English."""
    return calendar(code, FALLBACK).names(word)


@cache
def times(*languages: str) -> re.Pattern[str]:
    """Matches expressions of time in folded text: a year, a time of day, a month, "yesterday"."""
    one = words_for(*languages)
    words = {" ".join(phrase) for phrase in (*one.dates.months, *one.dates.weekdays)}
    words |= one.dates.times
    listed = "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))
    runs = every_language().dates.time_runs
    return re.compile(rf"\b(?:1\d{{3}}|20\d\d)\b|\b\d{{1,2}}[:.]\d\d\b|\b(?:{listed})\b|{runs}")


def _at(table: Mapping[Phrase, int], words: Sequence[str], at: int) -> int | None:
    """The value of the longest phrase of ``table`` that begins at ``words[at]``, or None."""
    for size in (3, 2, 1):
        found = table.get(tuple(words[at : at + size]))
        if found is not None:
            return found
    return None


def _joined(tables: Sequence[Mapping[Phrase, int]]) -> dict[Phrase, int]:
    return {phrase: value for table in reversed(tables) for phrase, value in table.items()}
