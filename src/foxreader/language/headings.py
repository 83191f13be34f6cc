"""Recognises headings in plain text by the words and numbers for parts of books."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from foxreader.language.fold import without_accents
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import sign_class
from foxreader.language.part_words import either

_GREAT = ("part", "book", "volume")
"""The kinds of parts that contain chapters."""
_UNTITLED = "story"
"""A kind whose word does not make a line a heading."""


def heading_match(line: str) -> re.Match[str] | None:
    """The match of a line that is a heading with the word for a part and a number; else None.

    Group "great" is set for parts that contain chapters, "rest" is what follows the number, "mark"
    the punctuation between them. Accents are removed from the line first.
    """
    line = without_accents(line)
    if _first_word(line.lower()) not in _heading_words():
        return None
    return _heading().fullmatch(line)


@cache
def counted_heading() -> re.Pattern[str]:
    """Matches a heading with a counter: 第七章. It has the group "great" of
    :func:`heading_match`.
    """
    parts = every_language().parts
    great = "".join(sorted(_characters(parts.counters, (*_GREAT, _UNTITLED))))
    small = "".join(sorted(_characters(parts.counters, parts.counters) - set(great)))
    prefix = "".join(sorted(parts.counter_prefix))
    return re.compile(
        rf"[{prefix}]\s*[0-9０-９{sign_class()}]{{1,7}}\s*"
        rf"(?:(?P<great>[{great}])|[{small}])(?:\W.{{0,40}}|[^\W\d].{{0,39}})?"
    )


@cache
def unnumbered_heading() -> re.Pattern[str]:
    """Matches a heading without a number: "Prologue"."""
    return re.compile(rf"(?:{every_language().parts.unnumbered})\W*", re.IGNORECASE)


def _characters(counters: Mapping[str, frozenset[str]], kinds: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(counters.get(kind, frozenset()) for kind in kinds))


@cache
def _heading_words() -> frozenset[str]:
    words = every_language().parts.words
    found = frozenset().union(*(those for kind, those in words.items() if kind != _UNTITLED))
    return frozenset(map(_first_word, found))


def _first_word(text: str) -> str:
    match = re.match(r"\w+", text)
    return match.group() if match else ""


@cache
def _heading() -> re.Pattern[str]:
    everything = every_language()
    words, numbers = everything.parts.words, everything.numbers
    great = either(word for kind in _GREAT for word in words[kind])
    small = either(w for kind in words if kind not in (*_GREAT, _UNTITLED) for w in words[kind])
    tens = {p[0] for p, n in numbers.cardinals.items() if n in range(20, 100, 10) and len(p) == 1}
    plain = {p[0] for t in (numbers.cardinals, numbers.ordinals) for p, n in t.items() if n < 100}
    last = {p[0] for p, n in everything.parts.positions.items() if n == -1 and len(p) == 1}
    worded = rf"(?:{either(tens)})(?:[- ]\w+)?|{either(plain)}|{either(last)}"
    number = (
        rf"(?:\d{{1,4}}|[ivxlcdm]{{1,8}}|{worded}|[a-z]"
        rf"|(?:{either(everything.words.definite)})\s+(?:{worded}))"
    )
    return re.compile(
        rf"(?:(?P<great>{great})|{small})\s+{number}\b(?P<mark>[.:)\]—–-]*)(?P<rest>\s.*)?",
        re.IGNORECASE,
    )
