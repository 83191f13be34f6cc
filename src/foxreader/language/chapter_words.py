"""Parses the names of numbered parts in many languages: "Chapter 7", "Part II", "第七章"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import codes, every_language, language
from foxreader.language.numbers import (
    NumberWords,
    han,
    number_words,
    plain_digits,
    roman,
    sign_class,
    together,
)

Number = tuple[int, ...]
"""The levels of a number: (7,) for 7, (3, 2, 1) for 3.2.1."""

LAST: Number = (-1,)
"""Means "the last", whatever its number is."""

_Placed = tuple[str, int, int]

_LARGEST_ROMAN = 399
"""Larger Roman numerals are read as words: "mi" and "di" are words. Chosen, not measured."""
_LONGEST_RANGE = 50
"""The most parts of a range such as "chapters 2 to 4"; of a longer one, the last. Chosen, not
measured."""
_MARKS = "[\u0300-\u036f\u0900-\u0dff\u0e00-\u0e7f]"
_WORD = re.compile(rf"§|\d+(?:\.\d+)+|\d+|[^\W\d_]+(?:{_MARKS}+\w*)*")


@dataclass(frozen=True, slots=True)
class Numbered:
    """A part named by kind and number; the name is at ``start`` to ``end``, code points, half open.

    ``kind`` is "" if a heading has only a number.
    """

    kind: str
    number: Number
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of part, and the languages that have the word used for it."""

    name: str
    languages: tuple[str, ...]


def words_of(text: str, start: int = 0) -> list[tuple[str, int, int]]:
    """The folded words of ``text`` from ``start`` on, each with its start and end (code points)."""
    return [(fold(m.group()), m.start(), m.end()) for m in _WORD.finditer(text, start)]


def is_kind(word: str) -> bool:
    """Whether a folded ``word`` names a kind of part of a book: "chapter", "Teil"."""
    return _kind(word) is not None


def numbered(text: str) -> list[Numbered]:
    """The parts that ``text`` names, in order: "Part II, chapter the seventh"."""
    found = list(_by_counter(text))
    words = words_of(text)
    for at, (word, start, end) in enumerate(words):
        kind = _kind(word)
        if kind is None:
            continue
        known = number_words(*kind.languages)
        after = _number(words, at + 1, kind, known)
        before = _before(words, at, kind, known) if after is None else None
        if after is not None:
            found.append(Numbered(kind.name, after[0], start, after[1]))
            found += _listed(text, found[-1])
        elif before is not None:
            found.append(Numbered(kind.name, before[0], before[1], end))
    return sorted(found, key=lambda n: n.start)


def heading_number(title: str) -> Numbered | None:
    """The number in a heading: "II: The Carpetbag", "Chapter 7", "第二章 …"; None without one."""
    title = title.strip()
    for named in numbered(title[:60]):
        if named.start <= 40 and named.number != LAST:
            return named
    match = _WORD.match(title)
    if match is None:
        return None
    following = title[match.end() : match.end() + 1]
    number = _digits(match.group()) or _one(han(match.group())) or _roman(match.group())
    if number is None or (following and following not in " .:-–—)．、　"):
        return None
    if following == " " and not match.group()[0].isdigit():
        return None  # "I am born" is not chapter I.
    return Numbered("", number, 0, match.end())


@cache
def _by_word() -> Mapping[str, _Kind]:
    found: dict[str, tuple[str, list[str]]] = {}
    for one in map(language, codes()):
        for table in (one.parts.words, one.parts.short):
            for kind, words in table.items():
                for word in words:
                    found.setdefault(word, (kind, []))[1].append(one.code)
    return {word: _Kind(kind, tuple(known)) for word, (kind, known) in found.items()}


def _kind(word: str) -> _Kind | None:
    return _by_word().get(word) or _by_word().get(word.removesuffix("s"))


def either(words: Iterable[str]) -> str:
    """A pattern for any of ``words``, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))


def _listed(text: str, first: Numbered) -> Iterator[Numbered]:
    """The further numbers of a list or a range: "chapters 3, 5 and 7", "parts 2 to 4"."""
    before, end = first.number, first.end
    while (match := _next().match(text, end)) is not None:
        number, end = (int(match.group(2)),), match.end()
        low = before[0] + 1 if fold(match.group(1).strip()) in _ranges() else number[0]
        for between in range(max(low, number[0] - _LONGEST_RANGE), number[0] + 1):
            yield Numbered(first.kind, (between,), match.start(), end)
        before = number


@cache
def _ranges() -> frozenset[str]:
    return every_language().numbers.ranges | frozenset("-–—~")


@cache
def _next() -> re.Pattern[str]:
    """Matches a further number of a list or range, with the word or sign before it."""
    links = every_language().numbers.lists | frozenset(",&") | _ranges()
    return re.compile(rf"\s*({either(links)})\s*(\d{{1,4}})\b(?!\.\d)", re.IGNORECASE)


@cache
def _counted() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """A pattern for a number followed by a counter, and the kind of part for each counter."""
    parts = every_language().parts
    kinds = {sign: kind for kind, signs in parts.counters.items() for sign in signs}
    prefix = "".join(sorted(parts.counter_prefix))
    return re.compile(
        rf"([{prefix}])?\s*([{sign_class()}]+|\d+(?:\.\d+)*)\s*([{''.join(sorted(kinds))}])"
    ), kinds


def _by_counter(text: str) -> Iterator[Numbered]:
    if text.isascii():
        return
    pattern, kinds = _counted()
    unmarked = every_language().parts.unmarked_counters
    for match in pattern.finditer(text):
        number = _digits(match.group(2)) or _one(han(match.group(2)))
        if number is not None and (match.group(1) or match.group(3) in unmarked):
            yield Numbered(kinds[match.group(3)], number, match.start(), match.end())


def _number(
    words: Sequence[_Placed], at: int, kind: _Kind, known: NumberWords
) -> tuple[Number, int] | None:
    """The number that begins at ``words[at]``, and its end in code points; None without one."""
    if at < len(words) and words[at][0] in _marks(kind.languages):
        at += 1
    if at >= len(words):
        return None
    word, _, end = words[at]
    number = _digits(word)
    if number is None and not (word in _indefinite(kind.languages) and at + 1 < len(words)):
        parts, after = known.read([w for w, _, _ in words], at)
        if parts and (value := int(together(parts))):
            return (value,), words[after - 1][2]
    number = number or _one(han(word)) or _roman(word)
    return None if number is None else (number, end)


@cache
def _marks(languages: tuple[str, ...]) -> frozenset[str]:
    """The words that may be between the word for a part and its number: no., the."""
    known = [language(code) for code in languages]
    return frozenset().union(*(one.numbers.marks | one.words.definite for one in known))


@cache
def _indefinite(languages: tuple[str, ...]) -> frozenset[str]:
    return frozenset().union(*(language(code).words.indefinite for code in languages))


def _before(
    words: Sequence[_Placed], at: int, kind: _Kind, known: NumberWords
) -> tuple[Number, int] | None:
    """The ordinal right before the word for a part ("the seventh chapter"), and its start."""
    if at == 0:
        return None
    word, start, _ = words[at - 1]
    numbers = every_language().numbers
    if word in numbers.last:
        return LAST, start
    value = _ordinal(word, kind, known)
    before = words[at - 2] if at > 1 else ("", start, start)
    tens = known.cardinals.get((before[0],), 0)
    if value is not None and value < 10 and tens >= 20 and tens % 10 == 0:
        return (tens + value,), before[1]
    number = _one(value)
    if number is None and before[2] == start and word in _suffixes():
        number, start = _digits(before[0]), before[1]
    return None if number is None else (number, start)


@cache
def _suffixes() -> frozenset[str]:
    """The folded endings after the digits of an ordinal: "th"."""
    return frozenset(map(fold, every_language().numbers.ordinal_suffixes))


def _ordinal(word: str, kind: _Kind, known: NumberWords) -> int | None:
    """The value of an ordinal, also in an inflected form; None for another word."""
    endings = [e for code in kind.languages for e in language(code).numbers.ordinal_inflections]
    forms = [word, *(word.removesuffix(ending) for ending in endings if word.endswith(ending))]
    return next((known.ordinals[(form,)] for form in forms if (form,) in known.ordinals), None)


def _digits(word: str) -> Number | None:
    """The number in digits of any script, with dots between levels; None for another word."""
    parts = word.split(".")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        return None
    return tuple(int(plain_digits(part)) for part in parts)


def _roman(word: str) -> Number | None:
    value = roman(word)
    return (value,) if value is not None and value <= _LARGEST_ROMAN else None


def _one(value: int | None) -> Number | None:
    return None if value is None else (value,)
