"""Finds the numbers and dates of a text: digits of any script, number words, months and days."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import pairwise

from foxreader.language.detect import told_in
from foxreader.language.lexicon import FALLBACK, codes, every_language, language, words_for
from foxreader.language.numbers import (
    Calendar,
    NumberWords,
    about,
    calendar,
    han,
    number_words,
    plain_digits,
    roman,
    sign_class,
    together,
)
from foxreader.language.script import fold
from foxreader.language.tokenize import WORD

# Special forms: numeric dates, times of day, fractions, centuries, decades

_ISO = re.compile(r"(?<![\d.,/-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])")
_DATE = re.compile(r"(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d/-])")
_HOUR = re.compile(r"(?<=\d):00(?!\d)")
_FRACTION = re.compile("([0-9]{0,9}) ?([¼½¾⅐-⅞])")
YEAR = re.compile(r"1\d{3}|20\d\d")
"""A year as it is written."""
_TENS = re.compile("[1-9]0")
_RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉"
_PLAIN = str.maketrans(_RAISED, "01234567890123456789")
_RAISED_RUN = re.compile(f"[{_RAISED}]+")
_ENCLOSED = re.compile(
    "[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf\U0001f100-\U0001f10a]"
)
_ROMAN_SIGNS = re.compile("[\u2160-\u2188]+")
_LINE_START = re.compile(r"(?:^|\n)\s*\Z")
_OPENING = " \t\n\u00a0\u202f([{“‘«—–-"
"""Before these raised digits begin a word."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a text: the words it is written with, and its value as plain text.

    ``value`` is digits without separators ("3500", "2.5"), or a part of a date ("month 5").
    ``loose``: it may not mean a number, like "one", so a claim with it is not checked for it.
    ``others`` are its other possible values: 3/5 may be in May or in March.
    """

    words: str
    value: str
    loose: bool = False
    others: tuple[str, ...] = ()

    def among(self, values: Container[str]) -> bool:
        """Whether ``values`` contain it in one of its meanings."""
        return self.value in values or any(other in values for other in self.others)


def _written(text: str) -> tuple[list[Number], str]:
    """The numeric dates and fractions of ``text``, and the text with a space in their place."""
    found: list[Number] = []
    for pattern in (_ISO, _DATE, _FRACTION):
        for match in pattern.finditer(text):
            found += _dated(match) if pattern is not _FRACTION else _fraction(match)
        text = pattern.sub(" ", text)
    if not text.isascii():
        found += map(_scaled, _digits_scaled().finditer(text))
        text = _digits_scaled().sub(" ", text)
    return found, _HOUR.sub(" ", text)


def signs(text: str) -> tuple[list[Number], str]:
    """The numbers of ``text`` in circles, in Roman numerals of one sign, and in raised digits that
    only mark something; and the text with a space in place of these, and with plain digits for
    other raised ones.
    """
    if text.isascii():
        return [], text
    found: list[Number] = []

    def raised(match: re.Match[str]) -> str:
        before = text[match.start() - 1 : match.start()]
        plain = match.group().translate(_PLAIN)
        after = text[match.end() : match.end() + 1]
        # A footnote mark stands after a word, and never before one: 今日⁵⁰歳.
        if not before or before in _OPENING or after.isalpha():
            return plain
        found.append(Number(match.group(), plain.lstrip("0") or "0", True))
        return " "

    text = _RAISED_RUN.sub(raised, text)
    found += [_enclosed(match) for match in _ENCLOSED.finditer(text)]
    for match in _ROMAN_SIGNS.finditer(text):
        value = roman(unicodedata.normalize("NFKC", match.group()))
        found += [Number(match.group(), str(value), True)] if value else []
    return found, _ROMAN_SIGNS.sub(" ", _ENCLOSED.sub(" ", text))


def _enclosed(match: re.Match[str]) -> Number:
    """The number in a circle or in brackets; loose if it marks an item of a list."""
    text, value = match.string, round(unicodedata.numeric(match.group()))
    after = text[match.end() :].lstrip()[:1]
    begins = bool(_LINE_START.search(text, 0, match.start())) and not after.islower()
    counts = _counts().match(text, match.end())
    before = _ENCLOSED.findall(text, 0, match.start())
    follows = any(round(unicodedata.numeric(sign)) == value - 1 for sign in before)
    mark = bool(after) and not counts and (begins or follows)
    return Number(match.group(), str(value), mark)


def _completed(number: Number, text: str, end: int) -> Number:
    """``number`` completed by what follows its ``end`` in ``text``: "and a half", "century", the
    s of "1850s"."""
    whole = number.value.isdecimal()
    if whole and _half().match(text, end):
        return replace(number, value=f"{number.value}.5", loose=False)
    if whole and len(number.value) < 3 and _century().match(text, end):
        return replace(number, value=f"century {number.value}", others=(number.value,))
    if YEAR.fullmatch(number.value) and number.value[-1] == "0" and _decade().match(text, end):
        return replace(number, value=f"decade {number.value}", others=(number.value,))
    if _TENS.fullmatch(number.value) and _decade().match(text, end):
        return replace(number, value=f"decade {number.value}", others=(number.value,))
    return number


def is_year(number: Number) -> bool:
    """Whether a number is written as a year: 1845, not 1,845."""
    return bool(YEAR.fullmatch(number.words))


def _values_of(number: Number) -> Iterator[str]:
    """All values that a number in a place supports: a year also supports its decade and century."""
    yield number.value
    yield from number.others
    yield number.value.split(".")[0]
    if _TENS.fullmatch(number.value[:1] + "0") and len(number.value) == 2:
        yield f"decade {number.value[0]}0"
    if YEAR.fullmatch(number.value):
        yield f"decade {number.value[:3]}0"
        yield f"century {int(number.value) // 100 + 1}"


def _dated(match: re.Match[str]) -> Iterator[Number]:
    """The year, month and day of a date. A number up to 12 may be the day or the month."""
    parts = match.group(1, 3, 4)
    for part in parts:
        value = part.lstrip("0") or "0"
        month = f"month {value}"
        if len(part) == 4:
            yield Number(part, value)
        elif match.re is _ISO and part is parts[1]:
            yield Number(part, month, others=(value,))
        else:
            may_be = match.re is _DATE and int(part) <= 12
            yield Number(part, value, others=(month,) if may_be else ())


def _scaled(match: re.Match[str]) -> Number:
    """Digits with a Chinese sign that multiplies them: 9万."""
    scale = every_language().numbers.digit_scales[(match[2],)]
    return Number(match.group(), f"{float(match[1]) * scale:.0f}")


@cache
def _digits_scaled() -> re.Pattern[str]:
    signs = "".join(sign for (sign,) in every_language().numbers.digit_scales)
    return re.compile(rf"(?<![\d.,])(\d{{1,9}}(?:\.\d{{1,9}})?)\s?([{signs}])(?![{signs}\d])")


def _fraction(match: re.Match[str]) -> Iterator[Number]:
    whole, sign = match.groups()
    value = str(round(int(whole or 0) + unicodedata.numeric(sign), 3))
    yield Number(match.group().strip(), value, loose=not whole)


@cache
def _half() -> re.Pattern[str]:
    """Matches "and a half" after a number, in any language."""
    return re.compile(rf"\s+(?:{every_language().numbers.half})\b", re.IGNORECASE)


@cache
def _century() -> re.Pattern[str]:
    """Matches the word "century" after a number or an ordinal: "19th century"."""
    words = every_language()
    suffixes = "|".join(sorted(words.numbers.ordinal_suffixes, key=len, reverse=True))
    return re.compile(
        rf"(?:-?(?:{suffixes})(?!\w))?\.?[\s-]{{0,2}}(?:{words.dates.century})", re.IGNORECASE
    )


@cache
def _decade() -> re.Pattern[str]:
    """Matches what makes a year a decade: the s of "1850s"."""
    return re.compile(every_language().dates.decade)


@cache
def _counts() -> re.Pattern[str]:
    """Matches what follows a numeral that counts something, in unspaced text."""
    return re.compile(every_language().numbers.counted_after)


# All numbers of a text

_LATIN = "\u024f"
"""The last letter of the Latin blocks of Unicode that number words use."""
_LARGE = 100
"""A value in Chinese numerals from which it is a number whatever follows, if it begins with a
digit: 八千, but not 万一 ("in case")."""
_EXACT = re.compile("[十百千][一二三四五六七八九][十百]|[二三四五六七八九]十[一二三四五六七八九]")
"""A number in Chinese numerals with two places or more: no set phrase, whatever follows it."""
_KEPT = 1_024
"""Texts whose numbers are kept: more than an answer and its places have, since each rule and each
sentence asks for those of the same places. Chosen, not measured."""
_HOURS, _MINUTES = 12, 60
"""On the face of a clock."""
_CAPITALISED = re.compile(r"\b[^\W\d_a-z]\w+")
_LOOSE_VALUES = frozenset(("0", "1"))
_WORD = re.compile(
    r"(?<![a-zA-Z\d])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,٫٬]\d+)*"
    rf"|[a-zA-Z]+\d+|{WORD}|[-–]|[.!?…:;]+(?=\W)"
)
"""A word, a number in digits, or what no number in words goes past: "the fortieth. Two of them"."""
_GROUPED = re.compile(r"[.,٬ \u00a0\u202f](?=\d{3}(?:\D|$))")
_ROMAN = re.compile(r"\b[MDCLXVI]{2,}\b")


@dataclass(frozen=True, slots=True)
class _FigureWords:
    """The number and date words of some languages.

    ``own`` is the language of the text, and the one it is likely to be in where so short a text may
    be taken for another: number words of other languages are loose.
    """

    own: NumberWords
    words: NumberWords
    dates: Calendar
    loose: frozenset[str]


@lru_cache(maxsize=_KEPT)
def numbers(text: str, language: str = "") -> tuple[Number, ...]:
    """The numbers of ``text`` in order, with months and days of the week.

    A number word of another language than the text's is loose. ``language`` is used if the text is
    too short to detect its own.
    """
    known = _known(told_in(text, language), language)
    found, text = signs(text)
    special, text = _written(text)
    found += special
    words = [
        part
        for m in _WORD.finditer(text)
        for part in _detached((m.group(), m.start(), m.end()), known.words)
    ]
    folded = [fold(word) for word, _, _ in words]
    at = 0
    while at < len(words):
        number, following = _at(words, folded, at, known)
        if number is not None:
            found.append(_completed(number, text, words[following - 1][2]))
        at = following
    found += _han(text)
    values = ((m.group(), roman(m.group())) for m in _ROMAN.finditer(text))
    found += [Number(word, str(value), True) for word, value in values if value is not None]
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def values(text: str, language: str = "") -> frozenset[str]:
    """All values that ``text`` supports: its numbers, and the parts of those with separators."""
    found = {value for number in numbers(text, language) for value in _values_of(number)}
    # A space may group digits, and in a table it stands between two numbers.
    for joined in re.findall(r"\d+(?:[.,:/ –-]\d+)+", plain_digits(text)):
        found |= {part.lstrip("0") or "0" for part in re.split("[.,:/ –-]", joined)}
    # "1841–45" also supports 1845.
    found |= {m[1] + m[2] for m in re.finditer(r"\b(\d\d)\d\d[-–](\d\d)\b", text)}
    found |= set(_units_first(numbers(text, language), text, language))
    plain = fold(text)
    found |= {value for value, pattern in _amounts().items() if pattern.search(plain)}
    found |= set(_multiples(numbers(text, language), plain))
    found |= set(_with_half(plain)) | set(_on_the_clock(numbers(text, language), plain))
    known = calendar(*filter(None, (language, FALLBACK)))
    months = (known.month((fold(word),), 0) for word in _CAPITALISED.findall(text))
    found |= {f"month {month}" for month in months if month is not None}
    # One letter is a numeral only in a place: in a claim "I" is the pronoun.
    found |= {str(roman(letter)) for letter in re.findall(r"\b[IVXLC]\b", text)}
    return frozenset(found)


def _units_first(found: Sequence[Number], text: str, spoken: str) -> Iterator[str]:
    """The values of units and tens joined as they used to be: "three and thirty times"."""
    link = "|".join(sorted(map(re.escape, words_for(spoken or FALLBACK).numbers.lists)))
    for one, tens in pairwise(found):
        if one.value.isdecimal() and tens.value.isdecimal() and tens.value[1:] == "0":
            together = rf"{re.escape(one.words)}[ -](?:{link})[ -]{re.escape(tens.words)}\b"
            if 0 < int(one.value) < 10 and re.search(together, text):
                yield str(int(one.value) + int(tens.value))


def _multiples(found: Sequence[Number], plain: str) -> Iterator[str]:
    """The values of numbers of dozens, scores and the like in a folded text: two dozen."""
    for size, pattern in _amounts().items():
        if not size.isdecimal() or not pattern.search(plain):
            continue
        for number in (one for one in found if one.value.isdecimal()):
            if re.search(rf"\b{re.escape(fold(number.words))}[ -](?:{pattern.pattern})", plain):
                yield str(int(number.value) * int(size))


def _with_half(plain: str) -> Iterator[str]:
    """The values of numbers with a half after what they count: "a mile and a half"."""
    for match in _half_after().finditer(plain):
        before = number_words().value(match[1] or "")
        yield f"{1 if before is None else before}.5"


@cache
def _half_after() -> re.Pattern[str]:
    """Matches a word, maybe with another before it, and "and a half"."""
    return re.compile(rf"(?:\b(\w+)\s+)?\b[^\W\d]+\s+(?:{every_language().numbers.half})\b")


def _on_the_clock(found: Sequence[Number], plain: str) -> Iterator[str]:
    """The values of times of day in a folded text, as they are written in digits: 3:30 for "half
    past three". After noon the hour may be counted on."""
    values = {n.words: n.value.removesuffix(".5") for n in found}
    hours = {w: int(v) for w, v in values.items() if v.isdecimal() and int(v) <= _HOURS}
    for minutes, pattern in every_language().numbers.clock.items():
        for words, hour in hours.items() if re.search(pattern, plain) else ():
            said = rf"\b{re.escape(fold(words))}\b"
            if not re.search(rf"(?:{pattern})\s+{said}|{said}\s+(?:{pattern})", plain):
                continue
            first = hour - (int(minutes) < 0)
            minute = str(int(minutes) % _MINUTES)
            yield from (str(first), minute, f"{first}.{minute}", f"{first + _HOURS}.{minute}")


@cache
def _known(spoken: str, book: str) -> _FigureWords:
    """The number words for a text in the language ``spoken``, or that of the ``book`` if unknown,
    together with the English ones, since any answer may be in English.
    """
    own = spoken or book
    languages = tuple(dict.fromkeys(filter(None, (own, book, FALLBACK)))) if own else ()
    chosen = [language(code) for code in languages if code in codes()] or [every_language()]
    return _FigureWords(
        number_words(own, book) if language(own).numbers.cardinals else number_words(FALLBACK),
        number_words(*languages),
        calendar(*languages),
        frozenset().union(*(one.numbers.loose for one in chosen)),
    )


_Placed = tuple[str, int, int]


def _detached(word: _Placed, known: NumberWords) -> Iterator[_Placed]:
    """A word; or a number word and what is written together with it, "and" or an article."""
    said, start, end = word
    small = () if said.isascii() or not known.attached else known.detached(fold(said))
    for one in small:
        if one in known.links:
            yield one, start, start + len(one)
        start += len(one)
    yield (said[start - end :] if small else said), start, end


def _at(
    words: Sequence[_Placed], folded: Sequence[str], at: int, known: _FigureWords
) -> tuple[Number | None, int]:
    """The number that starts at word ``at``, if any, and the index of the next word to read."""
    word = words[at][0]
    if word[0].isdigit():
        return _digits(words, folded, at, known)
    if word[0].isupper() or not word.isascii():
        month = known.dates.month(folded, at)
        beside = any(
            w[0][0].isdigit() for w in (*words[max(0, at - 2) : at], *words[at + 1 : at + 3])
        )
        # "Sept" is a number in French and no month, as in English.
        counts = known.own.part((folded[at],), 0) is not None
        if month is not None and not counts and (folded[at] not in known.dates.ambiguous or beside):
            return Number(word, f"month {month}"), at + 1
        day = known.dates.weekday(folded, at)
        if day is not None:
            return Number(word, f"day {day}"), at + 1
    return _in_words(words, folded, at, known)


def _digits(
    words: Sequence[_Placed], folded: Sequence[str], at: int, known: _FigureWords
) -> tuple[Number | None, int]:
    word = words[at][0]
    if not any(c.isdecimal() for c in word):
        return None, at + 1
    value = _GROUPED.sub("", plain_digits(word)).replace(",", ".").replace("٫", ".")
    value = value.replace(" ", "").strip(".").lstrip("0") or "0"
    scale = known.words.scales.get((folded[at + 1],)) if at + 1 < len(words) else None
    if scale and scale >= 1000 and words[at + 1][1] - words[at][2] <= 1:
        try:
            return Number(f"{word} {words[at + 1][0]}", f"{float(value) * scale:.0f}"), at + 2
        except (ValueError, OverflowError):
            return Number(word, value), at + 1
    return Number(word, value), at + 1


def _in_words(
    words: Sequence[_Placed], folded: Sequence[str], at: int, known: _FigureWords
) -> tuple[Number | None, int]:
    """The number written in words that starts at ``at`` ("two hundred and twenty-nine"), if any,
    and the index of the next word to read."""
    parts, end = known.words.read(folded, at)
    if not parts:
        return None, at + 1
    value = str(int(together(parts)))
    alone = parts[0].words if len(parts) == 1 else ()
    loose = bool(alone) and (not known.loose.isdisjoint(alone) or value in _LOOSE_VALUES)
    loose = loose or not all(_is_own(part.words, known) for part in parts)
    return Number(_as_written(words[at:end]), value, loose), end


def _as_written(words: Sequence[_Placed]) -> str:
    """Words with a space between them unless they are written together; without hyphens."""
    said, last = "", words[0][1]
    for word, start, end in words:
        if word in "-–":
            continue
        said, last = said + " " * (start > last) + word, end
    return said


@cache
def _amounts() -> Mapping[str, re.Pattern[str]]:
    """The patterns of expressions that are a number in a smaller unit: half an hour."""
    return {n: re.compile(p) for n, p in every_language().numbers.amounts.items()}


def _is_own(phrase: Sequence[str], known: _FigureWords) -> bool:
    """Whether a number word is of the text's language or not in Latin script."""
    return phrase[0][0] > _LATIN or known.own.part(phrase, 0) is not None


def _han(text: str) -> Iterator[Number]:
    """Numbers in Chinese numerals. A single numeral is loose unless it counts something."""
    if text.isascii():
        return
    prefix = every_language().parts.counter_prefix
    for match in _signs().finditer(text):
        said = match.group()
        value = han(said)
        if value is None:
            continue
        before = text[match.start() - 1 : match.start()]
        counts = _counts().match(text, match.end()) or before in prefix
        large = value >= _LARGE and han(said[0]) in range(1, 10)
        counts = counts or large or bool(_EXACT.search(said))
        loose = not counts or value in (0, 1) or bool(_said().match(text, match.start()))
        first, *others = about(said) or (str(value),)
        number = Number(said, first, loose, tuple(others))
        yield number if others else _completed(number, text, match.end())


@cache
def _signs() -> re.Pattern[str]:
    return re.compile(f"[{sign_class()}]+")


@cache
def _said() -> re.Pattern[str]:
    """Matches words written with numerals that count nothing: "very", "all around"."""
    return re.compile(every_language().numbers.said)
