"""Parts named by a number and a sign for what is counted: 第七章, 倒数第二章, 最初の三章."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from foxreader.language.lexicon import codes, every_language, language
from foxreader.language.numbers import han, sign_class
from foxreader.language.part_numbers import Number, Numbered, in_digits, run
from foxreader.language.part_positions import MOST_PARTS
from foxreader.language.part_words import either


def counted_parts(text: str) -> Iterator[Numbered]:
    """The parts that ``text`` names by a number or a word and a counter, in order."""
    if text.isascii():
        return
    pattern, kinds = _pattern()
    parts = every_language().parts
    for match in pattern.finditer(text):
        named = ("place", "end", "first", "mark", "between")
        if match["sign"] not in parts.unmarked_counters and not any(map(match.group, named)):
            continue
        if match["place"] is None and text[: match.start()].endswith(_determiners()):
            continue
        for number in _numbers(match):
            yield Numbered(kinds[match["sign"]], number, match.start(), match.end())


def _numbers(match: re.Match[str]) -> Iterable[Number]:
    """What a match of the pattern names: one part, a range, the first or the last few."""
    number = _value(match["number"])
    if match["place"] is not None:
        return _beside(match["place"], number)
    if number is None:
        return ()
    if match["end"]:
        return [(-number[0],)]
    low = _value(match["low"])
    if low is None or not 0 < number[0] - low[0] < MOST_PARTS:
        return [number] if low is None else [low, number]
    return run(low[0], number[0])


def _beside(place: str, number: Number | None) -> Iterable[Number]:
    """The part or parts a word such as 最后 names, with the number after it."""
    many = number is not None and 1 < number[0] <= MOST_PARTS
    if many and number is not None:
        if _leading().fullmatch(place):
            return run(1, number[0])
        if _trailing().fullmatch(place):
            return run(-number[0], -1)
        return ()
    position = every_language().parts.positions.get((place,))
    return () if position is None else [(position,)]


def _value(text: str | None) -> Number | None:
    """The value of a number in digits or Chinese numerals; None without one."""
    if not text:
        return None
    value = han(text)
    return in_digits(text) if value is None else (value,)


@cache
def _pattern() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """A pattern for a number or place with a counter, and the kind of part for each counter."""
    parts = every_language().parts
    kinds = {sign: kind for kind, signs in parts.counters.items() for sign in signs}
    signs = f"[{''.join(sorted(kinds))}]"
    prefix = f"[{''.join(sorted(parts.counter_prefix))}]"
    number = rf"[{sign_class()}]+|\d+(?:\.\d+)*"
    place = rf"(?P<place>{parts.leading}|{parts.trailing}|{either(_places())})"
    ranges = either((*every_language().numbers.ranges, *"-–—~〜～"))
    low = rf"(?P<first>{prefix})?\s*(?P<low>{number}){signs}?\s*(?:{ranges})"
    return re.compile(
        rf"(?:{place}\s*(?:{parts.between_signs})?|(?P<end>{parts.from_end})|{low})?\s*"
        rf"(?P<mark>{prefix})?\s*(?P<number>{number})?\s*"
        rf"(?P<between>{parts.between_signs})?(?P<sign>{signs})"
    ), kinds


def _places() -> list[str]:
    """The words for a place, of the languages that have counters."""
    tables = [one.parts.positions for one in map(language, codes()) if one.parts.counters]
    return [phrase[0] for table in tables for phrase in table if len(phrase) == 1]


@cache
def _determiners() -> tuple[str, ...]:
    return tuple(sorted(every_language().parts.determiners))


@cache
def _leading() -> re.Pattern[str]:
    return re.compile(every_language().parts.leading)


@cache
def _trailing() -> re.Pattern[str]:
    return re.compile(every_language().parts.trailing)
