"""Loads the words of each language from ``data/<code>.toml`` into a frozen value.

Nothing else in the program lists words of a natural language. A language is added by adding a
file: :mod:`schema` describes its keys, and CONTRIBUTING.md how to begin.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast, get_type_hints
from unicodedata import category

from foxreader.language.entries import Entry
from foxreader.language.script import fold

if TYPE_CHECKING:
    from foxreader.language.schema import Language


FALLBACK = "en"
"""The language assumed if nothing is known: English, the language of the interface."""
_FOLDER = Path(__file__).with_name("data")


class LanguageDataError(ValueError):
    """A language's file does not follow the schema; the message names the file and the key."""


@cache
def codes() -> tuple[str, ...]:
    """The codes of the languages with a file, sorted."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def language(code: str) -> Language:
    """The data of the language ``code``; without any words if there is no file for it."""
    path = _FOLDER / f"{code}.toml"
    data = _parsed(path) if code in codes() else {}

    def made(name: str, type_: Any) -> object:
        return (
            code if name == "code" else _value(type_, data.get(name), path.name, name, _glued(data))
        )

    return _late(made)


def _source(code: str) -> str:
    """The text of the file of the language ``code``; "" if there is none."""
    path = _FOLDER / f"{code}.toml"
    return path.read_text(encoding="utf-8") if code in codes() else ""


@cache
def known_languages() -> tuple[Language, ...]:
    """The languages with stop words, so that texts in them are recognised."""
    return tuple(one for one in map(language, codes()) if one.words.stop or one.words.stop_runs)


@cache
def every_language() -> Language:
    """The words of all languages together, for texts whose language is not known."""
    return _merged_late([language(code) for code in codes()])


@cache
def words_for(*languages: str) -> Language:
    """The words of some languages together; of all languages if none of them is known."""
    known = [one for one in map(language, dict.fromkeys(languages)) if one in known_languages()]
    if len(known) < 2:
        return known[0] if known else every_language()
    return _merged_late(known)


def load(path: Path) -> Language:
    """Reads a language's file, all of it. Raises ``LanguageDataError`` if it does not follow the
    schema."""
    data = _parsed(path)
    found: Language = _section(_schema(), data, path.name, "", _glued(data))
    return replace(found, code=path.stem)


def _parsed(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LanguageDataError(f"{path.name}: {error}") from error
    if not data.get("name"):
        raise LanguageDataError(f"{path.name}: name: every language has one")
    return data


def _glued(data: Mapping[str, Any]) -> bool:
    return bool(data.get("glued"))


def _late(made: Callable[[str, Any], object]) -> Language:
    """A language whose parts are ``made`` of their name and type when they are asked for."""
    from foxreader.language.schema import LateLanguage  # noqa: PLC0415 -- as below

    types = _types(cast(Hashable, _schema()))
    return LateLanguage(lambda name: made(name, types[name]))


def _schema() -> type[Language]:
    """What a file may have; imported with the first one, which the start does not need."""
    from foxreader.language.schema import Language  # noqa: PLC0415

    return Language


def _section(kind: type[Any], data: object, file: str, above: str, glued: bool) -> Any:
    """A section of a file as a value of ``kind``; ``above`` are the keys it is under."""
    if not isinstance(data, dict):
        raise LanguageDataError(f"{file}: {above.rstrip('.')}: a section expected")
    expected = _types(cast(Hashable, kind))
    for key in data:
        if key not in expected or (key == "code" and not above):
            raise LanguageDataError(f"{file}: {above}{key}: no such key")
    return kind(
        **{
            key: _value(type_, data.get(key), file, f"{above}{key}", glued)
            for key, type_ in expected.items()
        }
    )


def _value(type_: Any, value: Any, file: str, key: str, glued: bool) -> object:
    """The value of one key; the empty value of its type if the key is missing."""
    entry = next((m for m in getattr(type_, "__metadata__", ()) if isinstance(m, Entry)), None)
    if entry is None and type_ not in (str, bool):
        return _section(type_, {} if value is None else value, file, f"{key}.", glued)
    if value is None:
        return type_() if entry is None else entry.empty
    try:
        if entry is not None:
            return entry.read(value, glued)
        if isinstance(value, type_):
            return value
        raise ValueError(f"{type_.__name__} expected")
    except (ValueError, AttributeError, TypeError) as error:
        raise LanguageDataError(f"{file}: {key}: {error}") from error


@cache
def _types(kind: Any) -> Mapping[str, Any]:
    """The types of the fields of a section."""
    return get_type_hints(kind, include_extras=True)


def _merged_late(parts: Sequence[Language]) -> Language:
    return _late(lambda name, type_: _merged(type_, [getattr(part, name) for part in parts]))


def _merged(type_: Any, values: Sequence[Any]) -> Any:
    """Merges several values of one type; sections field by field."""
    entry = next((m for m in getattr(type_, "__metadata__", ()) if isinstance(m, Entry)), None)
    if entry is not None:
        return entry.merge(values)
    if type_ in (str, bool):
        return type_()
    return type_(
        **{
            key: _merged(of, [getattr(value, key) for value in values])
            for key, of in _types(cast(Hashable, type_)).items()
        }
    )


# Letters beyond ASCII, for telling encodings apart


@cache
def letter_shares(code: str) -> Mapping[str, float]:
    """The share of each small letter beyond ASCII among those in the file of the language ``code``;
    {} for a language that writes with ASCII alone.
    """
    counts = Counter(c for c in _source(code).lower() if c > "\x7f" and category(c)[0] in "LM")
    total = sum(counts.values())
    return {letter: count / total for letter, count in counts.items()}


# Words of a language that carry no topic, and those that are everyday.

# Everyday words: all that a language's file lists

_WORD = re.compile(r"[^\W\d_]+")


@cache
def common_words(code: str) -> frozenset[str]:
    """The folded words of a language's file; the English ones if there is none."""
    found = frozenset(_words_in(language(code)))
    return found if len(found) > 1 else frozenset(_words_in(language(FALLBACK)))


def is_everyday(word: str, code: str) -> bool:
    """Whether a folded word is listed, or ends as few names do: "kindness", "swimming"."""
    return word in common_words(code) or word.endswith(every_language().names.everyday_endings)


def _words_in(value: object) -> Iterator[str]:
    """The words of a value of a language's file, folded; patterns are left out."""
    if is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            inner = getattr(value, one.name)
            if not isinstance(inner, str):
                yield from _words_in(inner)
    elif isinstance(value, str):
        yield from map(fold, _WORD.findall(value))
    elif isinstance(value, dict):
        yield from _words_in(tuple(value))
    elif isinstance(value, frozenset | tuple):
        for inner in value:
            yield from _words_in(inner)


# Words without a topic


def stop_words(code: str) -> frozenset[str]:
    """The stop words of a language; empty if the language is not known."""
    return language(code).words.stop


@cache
def question_words(code: str) -> frozenset[str]:
    """The folded words of questions in a language that are no topic: what asks, and what only says
    what kind of thing is asked for. The English ones if the language is not known.
    """
    asks = language(code).questions if language(code).questions.small else None
    asks = asks or language(code if language(code).questions.words else FALLBACK).questions
    return asks.small.union(*asks.words.values())


@cache
def small_words(code: str) -> frozenset[str]:
    """The folded words of a language that are no topic of a question: stop words, and words that
    ask, or only say what kind of thing is asked for."""
    known = language(code)
    asks = known.questions
    return known.words.stop.union(asks.asking, asks.small, asks.happening, *asks.words.values())


@cache
def words_of_talk(code: str) -> frozenset[str]:
    """The same and the words of the talk itself: what says nothing of its own."""
    return small_words(code) | language(code).talk.words


@cache
def with_english(code: str) -> frozenset[str]:
    """The stop words of a language and English; of all languages if it is not known."""
    own = stop_words(code)
    return own | stop_words(FALLBACK) if own else every_language().words.stop


def stop_words_or_english(code: str) -> frozenset[str]:
    """The stop words of a language; the English ones if it is not known."""
    return stop_words(code) or stop_words(FALLBACK)
