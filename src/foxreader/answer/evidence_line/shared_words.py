"""Which words of a sentence of the book a claim has too, compared as index terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import Token, token_terms, tokens

_BETWEEN = re.compile(r"[\s,'’-]*")
"""What may be between two shared words of one run."""
_KANA = re.compile("[\u3041-\u3096\u309d-\u309f]+")
"""Hiragana alone is mostly grammar, so it counts as stop words."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A run of words that a claim shares with a sentence: ``start`` to ``end`` in the sentence's
    text, code points, half open; ``terms`` are its content words."""

    start: int
    end: int
    terms: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Word:
    start: int
    end: int
    terms: tuple[str, ...]
    small: bool


def words_of(text: str, language: str) -> frozenset[str]:
    """The index terms of a claim, stop words too."""
    return frozenset(term for word in _words(text, language) for term in word.terms)


def shared_runs(text: str, said: frozenset[str], language: str) -> list[Shared]:
    """The runs of words in ``text`` with a term in ``said``, in order.

    Stop words belong to a run only before a content word of it: the eye is led to content.
    """
    words = list(_words(text, language))
    known = [bool(word.terms) and all(term in said for term in word.terms) for word in words]
    runs: list[Shared] = []
    group: list[_Word] = []
    for word, is_known in zip(words, known, strict=True):
        if not is_known or (group and not _next_to(text, group[-1], word)):
            runs += _run(group)
            group = []
        if is_known:
            group.append(word)
    return [*runs, *_run(group)]


def _next_to(text: str, before: _Word, word: _Word) -> bool:
    overlap = word.start < before.end  # as pairs of characters do
    return overlap or _BETWEEN.fullmatch(text, before.end, word.start) is not None


def _run(group: list[_Word]) -> Iterator[Shared]:
    while group and group[-1].small:
        group.pop()
    content = frozenset(term for word in group if not word.small for term in word.terms)
    if content:
        yield Shared(group[0].start, max(word.end for word in group), content)


def _words(text: str, language: str) -> Iterator[_Word]:
    """The words of ``text``, and the pairs or triples of characters of unspaced text."""
    stop = with_english(language)
    for token in tokens(text):
        if token.kind == "word":
            terms = token_terms(token.text, token.kind, language)
            small = token.text.lower() in stop or all(term in stop for term in terms)
            yield _Word(token.start, token.end, terms, small)
        else:
            yield from _groups(token, language, stop)


def _groups(token: Token, language: str, stop: frozenset[str]) -> Iterator[_Word]:
    size = min(2 if token.kind == "pairs" else 3, len(token.text))
    for at in range(len(token.text) - size + 1):
        text = token.text[at : at + size]
        terms = token_terms(text, token.kind, language)[:1]
        small = bool(_KANA.fullmatch(text)) or all(term in stop for term in terms)
        yield _Word(token.start + at, token.start + at + size, terms, small)
