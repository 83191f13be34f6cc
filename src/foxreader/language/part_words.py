"""The words for the kinds of parts of a book, also inflected: Kapitels, главу, bölümde."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from foxreader.language.fold import fold
from foxreader.language.lexicon import codes, language
from foxreader.language.schema.language import Language
from foxreader.language.script import MARKS

Placed = tuple[str, int, int]
"""A folded word with its start and end, code points."""

WORD = re.compile(rf"§|\d+(?:\.\d+)+|\d+|[^\W\d_]+(?:[{MARKS}]+\w*)*")
_SHORTEST = 1
"""Characters of a word that are left at least without its ending. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of part, and the languages that have the word used for it."""

    name: str
    languages: tuple[str, ...]


def words_of(text: str, start: int = 0) -> list[Placed]:
    """The folded words of ``text`` from ``start`` on, each with its start and end (code points)."""
    return [(fold(m.group()), m.start(), m.end()) for m in WORD.finditer(text, start)]


def is_kind(word: str) -> bool:
    """Whether a folded ``word`` names a kind of part of a book: "chapter", "Teil"."""
    return kind_of(word) is not None


@lru_cache(maxsize=10_000)
def kind_of(word: str) -> Kind | None:
    """The kind of part that a folded ``word`` names, None if it names none."""
    exact = _by_word().get(word) or _by_word().get(word.removesuffix("s"))
    if exact is not None:
        return exact
    for code, stems in _by_stem().items():
        for form in (word, *_without_endings(word, _endings(code))):
            if form in stems:
                return Kind(stems[form], (code,))
    return None


def bare(word: str, endings: Sequence[str]) -> str:
    """``word`` without the first of ``endings`` that it has."""
    return next(_without_endings(word, endings), word)


def _without_endings(word: str, endings: Sequence[str]) -> Iterator[str]:
    longest = len(word) - _SHORTEST
    return (word[: -len(e)] for e in endings if len(e) <= longest and word.endswith(e))


def longest_first(endings: Iterable[str]) -> tuple[str, ...]:
    """``endings`` folded, in the order in which :func:`bare` is to try them."""
    return tuple(sorted(map(fold, endings), key=lambda ending: (-len(ending), ending)))


def either(words: Iterable[str]) -> str:
    """A pattern for any of ``words``, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))


def words_apart(text: str) -> Iterator[Placed]:
    """The words of :func:`words_of`; in a script without spaces, those that name and number a part
    are taken out of their run."""
    for word, start, end in words_of(text):
        edges = {start, end}
        if not word.isascii():
            for match in _in_runs().finditer(text, start, end):
                edges |= {*match.span("kind"), match.end()}
        ordered = sorted(edges)
        yield from ((fold(text[a:b]), a, b) for a, b in pairwise(ordered))


@cache
def _in_runs() -> re.Pattern[str]:
    """Matches the word for a part and the number or position right after it, for scripts without
    spaces."""
    kinds: set[str] = set()
    values: set[str] = set()
    for one in map(language, codes()):
        if one.unspaced and one.parts.words:
            kinds |= {word for _, word in _words_of_parts(one)}
            tables = (one.numbers.cardinals, one.numbers.ordinals, one.parts.positions)
            values |= {phrase[0] for table in tables for phrase in table}
    return re.compile(rf"(?P<kind>{either(kinds)})(?:{either(values)}|$)")


@cache
def _by_word() -> Mapping[str, Kind]:
    found: dict[str, tuple[str, list[str]]] = {}
    for one in map(language, codes()):
        for kind, word in _words_of_parts(one):
            found.setdefault(word, (kind, []))[1].append(one.code)
    return {word: Kind(kind, tuple(known)) for word, (kind, known) in found.items()}


@cache
def _by_stem() -> Mapping[str, Mapping[str, str]]:
    """By language with inflections, the kinds of parts by their words with and without endings."""
    found: dict[str, dict[str, str]] = {}
    for one in map(language, codes()):
        endings = _endings(one.code)
        for kind, word in _words_of_parts(one) if endings else ():
            stems = found.setdefault(one.code, {})
            stems |= {word: kind, bare(word, endings): kind}
    return found


def _words_of_parts(one: Language) -> Iterator[tuple[str, str]]:
    for table in (one.parts.words, one.parts.short):
        yield from ((kind, word) for kind, words in table.items() for word in words)


@cache
def _endings(code: str) -> tuple[str, ...]:
    return longest_first(language(code).parts.inflections)
