"""The types of entries in a language's file: how each is parsed, and merged over languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from foxreader.language.script import MARKS, fold, fold_pattern

_WORD_END = rf"(?:\b(?![{MARKS}])|(?<=[{MARKS}])(?![\w{MARKS}]))"
"""The end of a word or, where an entry ends with an apostrophe, the beginning of the next."""

Phrase = tuple[str, ...]
"""Words that follow each other; in a file they are written with hyphens: ``dix-sept``."""


class Opposed(NamedTuple):
    """Two sets of folded words that exclude each other.

    ``key`` names both sides with a hyphen between them, in English for all languages: "young-old";
    "" if the pair is not compared with other languages.
    """

    one: frozenset[str]
    other: frozenset[str]
    key: str


class Entry(NamedTuple):
    """A type of entry.

    ``read`` makes its value from the text in the file and from whether the language attaches words
    to each other (``glued``). ``merge`` merges the values of several languages. ``empty`` is the
    value of a missing key.
    """

    read: Callable[[Any, bool], Any]
    merge: Callable[[Sequence[Any]], Any]
    empty: Any


def _split(text: str) -> list[str]:
    found = text.split()
    if len(set(found)) < len(found):
        twice = sorted({word for word in found if found.count(word) > 1})
        raise ValueError(f"more than once: {' '.join(twice)}")
    return found


def _phrase(word: str) -> Phrase:
    return tuple(fold(part) for part in word.split("-"))


def _valued(text: str, _: bool) -> Mapping[Phrase, int]:
    found: dict[Phrase, int] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        value, *words = _split(line)
        found |= {_phrase(word): int(value) for word in words}
    return MappingProxyType(found)


def _by_line(text: str, _: bool) -> Mapping[Phrase, int]:
    lines = [line for line in text.splitlines() if line.strip()]
    return MappingProxyType(
        {_phrase(word): n for n, line in enumerate(lines, 1) for word in _split(line)}
    )


def _by_form(text: str, _: bool) -> Mapping[str, str]:
    lines = [_split(line) for line in text.splitlines() if line.strip()]
    return MappingProxyType({form: base for base, *forms in lines for form in forms})


def _opposed(text: str, _: bool) -> tuple[Opposed, ...]:
    """The pairs of sets of words, one pair on each line, with a slash between the sets and a key
    with a colon before them where other languages have the pair too."""
    found: list[Opposed] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, words = line.rpartition(": ")
        one, slash, other = words.partition("/")
        if not slash or not one.strip() or not other.strip():
            raise ValueError(f"a slash between two groups of words expected: {line}")
        if colon and key.count("-") != 1:
            raise ValueError(f"a key of two names with a hyphen expected: {line}")
        found.append(Opposed(_folded_words(one, False), _folded_words(other, False), key))
    return tuple(found)


def _grouped(text: str, _: bool) -> tuple[frozenset[str], ...]:
    """The folded words of each line that has at least two."""
    found = [_folded_words(line, False) for line in text.splitlines() if line.strip()]
    if any(len(group) < 2 for group in found):
        raise ValueError("at least two words on each line expected")
    return tuple(found)


def _by_kind(table: Mapping[str, str], _: bool) -> Mapping[str, frozenset[str]]:
    return MappingProxyType({k: frozenset(map(fold, _split(v))) for k, v in table.items()})


def _by_question(table: Mapping[str, str], _: bool) -> Mapping[str, tuple[str, ...]]:
    """The patterns of each kind of question; those without the group of a subject are joined into
    one.
    """
    found: dict[str, tuple[str, ...]] = {}
    for kind, text in table.items():
        lines = [fold_pattern(line.strip()) for line in text.splitlines() if line.strip()]
        plain = "|".join(line for line in lines if "(?P<" not in line)
        found[kind] = tuple(filter(None, (*(n for n in lines if "(?P<" in n), plain)))
    return MappingProxyType(found)


def _union(values: Sequence[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*values)


def _chain(values: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for words in values for word in words))


def _joined(values: Sequence[Mapping[Any, Any]]) -> Mapping[Any, Any]:
    return MappingProxyType({key: v for value in reversed(values) for key, v in value.items()})


def _joined_sets(values: Sequence[Mapping[str, frozenset[str]]]) -> Mapping[str, frozenset[str]]:
    kinds = dict.fromkeys(kind for value in values for kind in value)
    return MappingProxyType({k: _union([v.get(k, frozenset()) for v in values]) for k in kinds})


def _joined_lists(values: Sequence[Mapping[str, tuple[str, ...]]]) -> Mapping[str, tuple[str, ...]]:
    kinds = dict.fromkeys(kind for value in values for kind in value)
    return MappingProxyType({k: _chain([v.get(k, ()) for v in values]) for k in kinds})


def _either(values: Sequence[str]) -> str:
    return "|".join(filter(None, values))


def _folded_words(text: str, _: bool) -> frozenset[str]:
    return frozenset(map(fold, _split(text)))


def _written_words(text: str, _: bool) -> frozenset[str]:
    return frozenset(_split(text))


def _in_order(text: str, _: bool) -> tuple[str, ...]:
    return tuple(_split(text))


def _lines(text: str, _: bool) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, text.splitlines())))


def _characters(text: str, _: bool) -> frozenset[str]:
    return frozenset("".join(text.split()))


def _alternatives(text: str, glued: bool, *, folded: bool, whole: bool) -> str:
    found = "|".join(line.strip() for line in text.splitlines() if line.strip())
    found = fold_pattern(found) if folded else found
    if not whole or not found:
        return found
    return f"(?:{found})" if glued else rf"\b(?:{found}){_WORD_END}"


def _patterns_by_kind(table: Mapping[str, str], glued: bool) -> Mapping[str, str]:
    made = {k: _alternatives(text, glued, folded=True, whole=False) for k, text in table.items()}
    return MappingProxyType(made)


def _either_by_kind(values: Sequence[Mapping[str, str]]) -> Mapping[str, str]:
    kinds = dict.fromkeys(kind for value in values for kind in value)
    return MappingProxyType({k: _either([v.get(k, "") for v in values]) for k in kinds})


_NOTHING: Mapping[Any, Any] = MappingProxyType({})

Folded = Annotated[frozenset[str], Entry(_folded_words, _union, frozenset())]
"""A set of folded words."""
Written = Annotated[frozenset[str], Entry(_written_words, _union, frozenset())]
"""A set of words as written (not folded), in lower case if the script has case."""
Listed = Annotated[tuple[str, ...], Entry(_in_order, _chain, ())]
"""Words as written, in the order of the file."""
Signs = Annotated[frozenset[str], Entry(_characters, _union, frozenset())]
"""Single characters."""
Valued = Annotated[Mapping[Phrase, int], Entry(_valued, _joined, _NOTHING)]
"""Folded words with a number each: each line is the number, then its words."""
Numbered = Annotated[Mapping[Phrase, int], Entry(_by_line, _joined, _NOTHING)]
"""Folded words with the number of their line."""
Forms = Annotated[Mapping[str, str], Entry(_by_form, _joined, _NOTHING)]
"""The base form of each form of a word: each line is the base form, then its other forms."""
Kinds = Annotated[Mapping[str, frozenset[str]], Entry(_by_kind, _joined_sets, _NOTHING)]
"""Sets of folded words by kind."""
Opposites = Annotated[tuple[Opposed, ...], Entry(_opposed, lambda v: sum(v, ()), ())]
"""Pairs of sets of folded words that exclude each other: each line is a key (for some), one set, a
slash, the other: ``young-old: young / old``."""
Groups = Annotated[tuple[frozenset[str], ...], Entry(_grouped, lambda v: sum(v, ()), ())]
"""Sets of folded words, one on each line."""
Questions = Annotated[Mapping[str, tuple[str, ...]], Entry(_by_question, _joined_lists, _NOTHING)]
"""By kind, regular expressions for folded text that are tried in order."""
Cues = Annotated[Mapping[str, str], Entry(_patterns_by_kind, _either_by_kind, _NOTHING)]
"""By kind, a regular expression for folded text."""
Tried = Annotated[tuple[str, ...], Entry(_lines, _chain, ())]
"""Regular expressions, one on each line, that are tried in order."""
Pattern = Annotated[str, Entry(partial(_alternatives, folded=False, whole=False), _either, "")]
"""A regular expression, or "": each line is an alternative."""
FoldedPattern = Annotated[str, Entry(partial(_alternatives, folded=True, whole=False), _either, "")]
"""The same for folded text."""
WordPattern = Annotated[str, Entry(partial(_alternatives, folded=False, whole=True), _either, "")]
"""The same for whole words; in a ``glued`` language also inside words."""
FoldedWordPattern = Annotated[
    str, Entry(partial(_alternatives, folded=True, whole=True), _either, "")
]
"""The same for whole words of folded text."""
