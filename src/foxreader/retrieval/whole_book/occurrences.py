"""Every place where words are named, counted in code."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import FALLBACK
from foxreader.language.tokenize import token_terms, tokens


@dataclass(frozen=True, slots=True)
class Places:
    """Where words occur: ``times`` in all, and the units they are in, each once, in order.

    ``counts`` says how often they occur in each unit.
    """

    times: int
    units: tuple[Span, ...]
    counts: tuple[int, ...]


def places_of(index: BookIndex, names: Sequence[str], scope: Scope) -> Places:
    """Every place inside ``scope`` that a reader can see and that has any of ``names``.

    Case, accents and the genitive do not count; in a language with cases, the endings of names
    neither. A place that has two names at once, one within the other, counts once.
    """
    wanted = [key for name in names if (key := _key(name, index.language))]
    pattern = _pattern(names, index.language)
    found: list[tuple[Span, int]] = []
    for unit in index.units_in(scope) if wanted else ():
        text = index.book.text_at(unit)
        if pattern.search(fold_sentence(text)) is None:
            continue
        times = _times(text, wanted, index.language)
        if times:
            found.append((unit, times))
    return Places(sum(n for _, n in found), tuple(u for u, _ in found), tuple(n for _, n in found))


_Key = tuple[str, ...]


def _key(name: str, language: str) -> _Key:
    return tuple(
        word for token in tokens(name) for word in _forms(token.text, token.kind, language)
    )


def _forms(text: str, kind: str, language: str) -> tuple[str, ...]:
    """The comparable form of a word: folded for English, whose stems join different words, else
    its stem; the characters of unspaced text."""
    if kind != "word":
        return tuple(fold_sentence(text))
    if language in ("", FALLBACK):
        bare = re.sub(r"['’ʼ]s?$", "", text)
        return (fold_sentence(bare).replace("'", ""),)
    return token_terms(text, kind, language)


def _times(text: str, wanted: Sequence[_Key], language: str) -> int:
    words = [word for token in tokens(text) for word in _forms(token.text, token.kind, language)]
    count = at = 0
    longest = sorted(wanted, key=len, reverse=True)
    while at < len(words):
        key = next((k for k in longest if tuple(words[at : at + len(k)]) == k), None)
        count += key is not None
        at += 1 if key is None else len(key)
    return count


def _pattern(names: Iterable[str], language: str) -> re.Pattern[str]:
    """Matches what any place with one of ``names`` has, to read fewer units word by word."""
    heads = set()
    for name in names:
        first = next(tokens(name), None)
        if first is not None:
            forms = _forms(first.text, first.kind, language)
            shortest = min((fold_sentence(first.text), *forms[:1]), key=len)
            heads.add(re.escape(shortest if first.kind != "word" else shortest[:3]))
    return re.compile("|".join(sorted(heads)) or r"(?!)")


def by_chapter(places: Places, index: BookIndex, scope: Scope) -> list[tuple[str, list[int]]]:
    """The numbers of the units of ``places`` in each chapter that has any, under its label."""
    book = index.book
    starts = [(c.spans[0].file, c.spans[0].start) for c in index.chapters]
    found: dict[int, list[int]] = {}
    for number, unit in enumerate(places.units):
        at = bisect_right(starts, (unit.file, unit.start)) - 1
        found.setdefault(max(0, at), []).append(number)
    if not index.chapters:
        return [(book.metadata.title, [n for some in found.values() for n in some])]
    return [(index.chapters[at].label, found[at]) for at in sorted(found)]
