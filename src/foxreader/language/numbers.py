"""Parses numbers and dates: digits of any script, Roman and Chinese numerals, number words.

This is the only place where a numeral becomes a value. What it counts is decided elsewhere.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain

from foxreader.language.entries import Phrase
from foxreader.language.lexicon import FALLBACK, every_language, language, words_for
from foxreader.language.schema import Language
from foxreader.language.script import fold

# The calendar: months, days of the week and other expressions of time


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


# Numbers

_ROMAN = re.compile(
    r"(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})", re.IGNORECASE
)
_ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
_HYPHENS = ("-", "–")
_MOST_ATTACHED = 3
"""How many small words are written together with a number word at most: "and with the"."""


def plain_digits(text: str) -> str:
    """``text`` with the digits of any script as ASCII digits."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.digit(c)) if c.isdecimal() else c for c in text)


def roman(word: str) -> int | None:
    """The value of a Roman numeral in upper or lower case; None for any other word."""
    if not _ROMAN.fullmatch(word):
        return None
    figures = [_ROMAN_VALUES[c] for c in word.lower()]
    pairs = zip(figures, (*figures[1:], 0), strict=True)
    return sum(-value if value < following else value for value, following in pairs)


@cache
def sign_class() -> str:
    """The signs of Chinese numerals, for use inside a character class."""
    numbers = every_language().numbers
    return "".join(sorted(sign for (sign,) in (*numbers.digits, *numbers.digit_scales)))


def han(text: str) -> int | None:
    """The value of a Chinese numeral: 二〇一九, 三百二十, 两万五千; None for any other text."""
    if not _numeral().fullmatch(text):
        return None
    digits, scales = _signs()
    if all(sign in digits for sign in text):
        return int("".join(str(digits[sign]) for sign in text))
    total, section, digit = 0, 0, 0
    for sign in text:
        scale = scales.get(sign)
        if scale is None:
            digit = digits[sign]
        elif scale >= 10_000:
            total, section, digit = total + max(1, section + digit) * scale, 0, 0
        else:
            section, digit = section + (digit or 1) * scale, 0
    return total + section + digit


@cache
def _numeral() -> re.Pattern[str]:
    return re.compile(f"[{sign_class()}]+")


def about(text: str) -> tuple[str, ...]:
    """The two values of an inexact number that ends with two digits in sequence, then the value
    the signs have one by one: 5, 6 and 56 for 五六, 24 and 25 for 二十四五. () for any other."""
    digits, _ = _signs()
    found = [digits.get(sign) for sign in text[-3:]]
    if len(found) < 2 or None in found[-2:] or (len(found) > 2 and found[0] is not None):
        return ()
    low, high = found[-2:]
    if not low or high != low + 1:
        return ()
    exact = [han(text[:-1]), han(text[:-2] + text[-1]), han(text)]
    return tuple(dict.fromkeys(str(value) for value in exact if value is not None))


@cache
def _signs() -> tuple[Mapping[str, int], Mapping[str, int]]:
    numbers = every_language().numbers
    return (
        {sign: value for (sign,), value in numbers.digits.items()},
        {sign: value for (sign,), value in numbers.digit_scales.items()},
    )


@dataclass(frozen=True, slots=True)
class NumberPart:
    """A word or phrase of a number in words; a ``scale`` multiplies the number before it."""

    value: float
    scale: bool
    words: Phrase


class NumberWords:
    """The number words of one or more languages."""

    def __init__(self, languages: Sequence[Language]) -> None:
        self._languages = languages
        tables = [one.numbers for one in languages]
        self.scales = _first([t.scales for t in tables])
        self.cardinals = _first([t.cardinals for t in tables])
        self.ordinals = _first([t.ordinals for t in tables])
        self.counted = _first([t.counted for t in tables])
        self._values = self.counted | self.ordinals | self.cardinals | self.scales
        self._stop = frozenset().union(
            *(one.words.stop | one.meaning.negations for one in languages)
        )
        self._longest = max(map(len, self._values), default=1)
        self.links = frozenset(_HYPHENS).union(*(t.links for t in tables))
        self.attached = tuple(map(fold, chain.from_iterable(t.attached for t in tables)))
        self._units_first = _first([t.cardinals for t in tables if t.units_first])

    def value(self, word: str) -> int | None:
        """The value of one folded word or compound ("fünfundzwanzig"); None if it has none."""
        found = self._values.get((word,))
        return self.joined(word) if found is None else found

    def joined(self, word: str) -> int | None:
        """The value of a folded compound of several number words; None if it is none."""
        found = (compound.value(word) for compound in self._compounds)
        return next((value for value in found if value is not None), None)

    def detached(self, word: str) -> tuple[str, ...]:
        """What is written together with the number word that ends a folded word, in order: "and",
        an article; () if the whole is a number word or none ends it.
        """
        if word in self._stop or self.value(word) is not None:
            return ()
        found: list[str] = []
        rest = word
        while (small := next((s for s in self.attached if rest.startswith(s)), "")) and len(
            found
        ) < _MOST_ATTACHED:
            found.append(small)
            rest = rest[len(small) :]
            if (rest,) in self._values:
                return tuple(found)
        return ()

    def part(self, words: Sequence[str], at: int) -> tuple[NumberPart, int] | None:
        """The longest phrase with a value that begins at ``words[at]``, and the index after it.

        ``words`` are folded. None if no such phrase begins there.
        """
        for size in range(min(self._longest, len(words) - at), 1, -1):
            phrase, end = _phrase(words, at, size)
            if phrase in self._values:
                return NumberPart(self._values[phrase], phrase in self.scales, phrase), end
        if at >= len(words):
            return None
        value = self.value(words[at])
        if value is None:
            return None
        phrase = (words[at],)
        return NumberPart(value, phrase in self.scales, phrase), at + 1

    def read(self, words: Sequence[str], at: int) -> tuple[list[NumberPart], int]:
        """The parts of the number that begins at ``words[at]``, and the index after it.

        ``words`` are folded, with hyphens as separate words: "two hundred and twenty-nine".
        """
        parts: list[NumberPart] = []
        end = at
        while end < len(words):
            link = bool(parts) and words[end] in self.links
            found = self.part(words, end + link)
            if found is None or (
                parts
                and not goes_on(parts[-1], found[0])
                and not (link and self._turned(parts[-1], found[0]))
            ):
                break
            parts.append(found[0])
            end = found[1]
        return parts, end

    def _turned(self, last: NumberPart, part: NumberPart) -> bool:
        """Whether ``part`` are the tens after the units ``last``, where units come first."""
        known = self._units_first
        both = last.words in known and part.words in known
        return both and last.value < 10 and 20 <= part.value < 100

    @cached_property
    def _compounds(self) -> tuple[_Compounds, ...]:
        return tuple(_Compounds(one) for one in self._languages if one.numbers.joiner)


def goes_on(last: NumberPart, part: NumberPart) -> bool:
    """Whether ``part`` can follow ``last`` in one number: "nine" after "twenty"."""
    if part.scale:
        return part.value > 100 or last.value < 100
    if last.value >= 100:
        return part.value < last.value
    return last.value >= 20 and last.value % 10 == 0 and part.value < 20


def together(parts: Sequence[NumberPart]) -> float:
    """The value of the parts of a number: 229 for two, hundred, twenty, nine."""
    total, current = 0.0, 0.0
    for part in parts:
        if part.scale and part.value >= 1000:
            total, current = total + max(1.0, current) * part.value, 0.0
        elif part.scale:
            current = max(1.0, current) * part.value
        else:
            current += part.value
    return total + current


@cache
def number_words(*languages: str) -> NumberWords:
    """The number words of some languages; for a word in several, the first language decides.

    Of all languages if none of them is known.
    """
    known = [one for one in map(language, dict.fromkeys(languages)) if one.numbers.cardinals]
    return NumberWords(known or [every_language()])


def _first(tables: Sequence[Mapping[Phrase, int]]) -> dict[Phrase, int]:
    return {word: value for table in reversed(tables) for word, value in table.items()}


def _phrase(words: Sequence[str], at: int, size: int) -> tuple[Phrase, int]:
    """``size`` words from ``at`` on without the hyphens between them, and the index after them."""
    found: list[str] = []
    while at < len(words) and len(found) < size:
        if words[at] not in _HYPHENS or not found:
            found.append(words[at])
        at += 1
    return tuple(found), at


class _Compounds:
    """The numbers below a million that a language writes in one word."""

    def __init__(self, one: Language) -> None:
        numbers = one.numbers
        self._joiner = fold(numbers.joiner)
        self._one = fold(numbers.joined_one)
        self._values = {word: value for (word,), value in _single(numbers.cardinals)}
        self._values |= {word: value for (word,), value in _single(numbers.ordinals)}
        scales = [(word, value) for (word,), value in _single(numbers.scales) if value <= 1000]
        self._scales = sorted(scales, key=lambda pair: -pair[1])
        self._endings = tuple(
            sorted(map(fold, numbers.joined_ordinal_endings), key=len, reverse=True)
        )

    def value(self, word: str) -> int | None:
        """The value of a folded compound; None for a simple word or one that is not a number."""
        rest, total, many = word, 0, False
        for name, scale in self._scales:
            before, found, after = rest.partition(name)
            if found:
                times = self._below(before, 1)
                if times is None:
                    return None
                total, rest, many = total + times * scale, after, True
        if many:
            rest = rest.removeprefix(self._joiner)
        elif self._joiner not in word:
            return None
        below = self._below(rest, 0)
        if below is None or not (many or self._is_joined(rest)):
            return None
        return total + below

    def _is_joined(self, word: str) -> bool:
        return next(self._splits(self._bare(word)), None) is not None

    def _splits(self, word: str) -> Iterator[tuple[int, int]]:
        """The pairs of units and tens that ``word`` may be composed of."""
        at = word.find(self._joiner, 1)
        while at > 0:
            ones, tens = word[:at], word[at + len(self._joiner) :]
            one = 1 if ones == self._one else self._values.get(ones)
            ten = self._values.get(tens)
            if one is not None and ten is not None and one < 10 <= 20 <= ten < 100:
                yield one, ten
            at = word.find(self._joiner, at + 1)

    def _below(self, word: str, empty: int) -> int | None:
        """The value of a cardinal or ordinal below 100; ``empty`` if ``word`` is empty or only an
        ordinal's ending; None if it has no value.
        """
        if not word or (word in self._endings):
            return empty
        for form in (word, self._bare(word)):
            for one, ten in self._splits(form):
                return one + ten
            value = 1 if form == self._one else self._values.get(form)
            if value is not None and value < 100:
                return value
        return None

    def _bare(self, word: str) -> str:
        """``word`` without the ending of an ordinal."""
        ending = next((end for end in self._endings if word.endswith(end)), "")
        return word.removesuffix(ending)


def _single(table: Mapping[Phrase, int]) -> list[tuple[Phrase, int]]:
    return [(phrase, value) for phrase, value in table.items() if len(phrase) == 1]


@cache
def counts_something(*languages: str) -> re.Pattern[str]:
    """Matches the start of a number in folded text: digits, number words or Chinese numerals."""
    one, signs = words_for(*languages), sign_class()
    known = one.numbers
    listed = {phrase[0] for phrase, value in known.cardinals.items() if value}
    listed |= {phrase[0] for phrase in known.scales}
    listed |= {phrase[0] for phrase, value in known.counted.items() if value > 1} - known.loose
    words = "|".join(map(re.escape, sorted(listed - one.words.indefinite)))
    some = "".join(sorted(every_language().numbers.some_signs))
    return re.compile(rf"\d|\b(?:{words})\b|[{signs}{some}]+[^\s{signs}]")
