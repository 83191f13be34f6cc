"""Numbers in special forms: numeric dates, times of day, fractions, centuries, decades."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cache

from foxreader.language.lexicon import every_language
from foxreader.language.numbers import roman

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


def written(text: str) -> tuple[list[Number], str]:
    """The numeric dates and fractions of ``text``, and the text with spaces in their place."""
    found: list[Number] = []
    for pattern in (_ISO, _DATE, _FRACTION):
        for match in pattern.finditer(text):
            found += _dated(match) if pattern is not _FRACTION else _fraction(match)
        text = pattern.sub(_blanks, text)
    if not text.isascii():
        found += map(_scaled, _digits_scaled().finditer(text))
        text = _digits_scaled().sub(_blanks, text)
    return found, _HOUR.sub(_blanks, text)


def signs(text: str) -> tuple[list[Number], str]:
    """The numbers of ``text`` in circles, in Roman numerals of one sign, and in raised digits that
    only mark something; and the text as long as before, without these, and with plain digits for
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
        return _blanks(match)

    text = _RAISED_RUN.sub(raised, text)
    found += [_enclosed(match) for match in _ENCLOSED.finditer(text)]
    for match in _ROMAN_SIGNS.finditer(text):
        value = roman(unicodedata.normalize("NFKC", match.group()))
        found += [Number(match.group(), str(value), True)] if value else []
    return found, _ROMAN_SIGNS.sub(_blanks, _ENCLOSED.sub(" ", text))


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


def completed(number: Number, text: str, end: int) -> Number:
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


def values_of(number: Number) -> Iterator[str]:
    """All values that a number in a place supports: a year also supports its decade and century."""
    yield number.value
    yield from number.others
    yield number.value.split(".")[0]
    if _TENS.fullmatch(number.value[:1] + "0") and len(number.value) == 2:
        yield f"decade {number.value[0]}0"
    if YEAR.fullmatch(number.value):
        yield f"decade {number.value[:3]}0"
        yield f"century {int(number.value) // 100 + 1}"


def _blanks(match: re.Match[str]) -> str:
    return " " * len(match.group())


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
