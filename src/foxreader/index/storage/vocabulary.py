"""Which words a book has, before the spoiler limit and only past it."""

from __future__ import annotations

import html
import re
from array import array
from functools import cached_property
from math import log
from typing import Protocol

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.index.storage.posting import counts
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms

_SENTENCES = re.compile(r"(?<=[.!?。！？…])\s+|\n+")
_TAG = re.compile(r"\[f\d+-\d+-\d+\]")
_MARKUP = re.compile(r"[*_`~\\]+|<[^<>]{0,80}>")
_SPELLED = re.compile(r"(?<!\w)\w(?:[\s.·•*_–—-]{1,3}\w(?!\w)){2,}")
_GROUPS = re.compile(r"(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))")

_EVERY = 2**31
"""A passage's number that is larger than any: a book has fewer passages than this."""


class _Read(Protocol):
    """What of an index the words are read from."""

    @property
    def book(self) -> Book: ...

    @property
    def language(self) -> str: ...

    def passages(self, scope: Scope) -> list[StoredPassage]: ...

    def postings(self, term: str, last: int) -> array[int]: ...


class Vocabulary(Protocol):
    """The words of what a question may see; ``term`` is an index term (:func:`terms`)."""

    def knows(self, term: str) -> bool:
        """Whether ``term`` occurs in what may be seen."""
        ...

    def only_later(self, term: str) -> bool:
        """Whether ``term`` occurs in the book, but only past the limit."""
        ...

    def rarity(self, term: str) -> float:
        """The inverse document frequency of ``term`` among the passages that may be seen."""
        ...


class BookVocabulary:
    """The words of one book inside a scope."""

    def __init__(self, index: _Read, scope: Scope) -> None:
        self._index = index
        self._scope = scope
        self._passages = index.passages(scope)
        whole = [p.id for p in self._passages if not p.clipped]
        self._last = whole[-1] if whole else -1
        self._known: dict[str, int] = {}

    def knows(self, term: str) -> bool:
        """Whether ``term`` occurs in what may be seen."""
        return bool(self._count(term)) or term in self._clipped

    def only_later(self, term: str) -> bool:
        """Whether ``term`` occurs in the book, but only past the limit."""
        if self._scope.limit is None or self.knows(term):
            return False
        return bool(self._index.postings(term, _EVERY))

    def rarity(self, term: str) -> float:
        """The inverse document frequency of ``term``, at least a little above 0."""
        return log(1 + (len(self._passages) + 1) / (self._count(term) + 0.5))

    @cached_property
    def _clipped(self) -> frozenset[str]:
        """The terms of the passage the limit cuts, as far as it may be seen."""
        last = self._passages[-1] if self._passages else None
        if last is None or not last.clipped:
            return frozenset()
        return frozenset(terms(self._index.book.text_at(last.span), self._index.language))

    def _count(self, term: str) -> int:
        if term not in self._known:
            found = self._index.postings(term, self._last) if self._last >= 0 else ()
            self._known[term] = len(counts(found))
        return self._known[term]


def future_words(
    text: str, language: str, vocabulary: Vocabulary, question: str = ""
) -> tuple[str, ...]:
    """The terms of ``text`` that the book has only past the spoiler limit (V5).

    Not those the reader asked with: what they name they know.
    """
    known = stop_words(language) | set(terms(question, language))
    said = dict.fromkeys(terms(as_shown(_TAG.sub(" ", text)), language))
    return tuple(term for term in said if term not in known and vocabulary.only_later(term))


def as_shown(text: str) -> str:
    """``text``, and as it looks where markup inside a word or a number is not seen, and where the
    letters of a word are read together: "Q-z-a-r-n-a-k"."""
    bare = _MARKUP.sub("", html.unescape(text))
    whole = _GROUPS.sub("", bare)
    spelled = [re.sub(r"[\W_]", "", m.group()) for m in _SPELLED.finditer(bare)]
    if whole == text and not spelled:
        return text
    return " ".join([text, bare, whole, *spelled])


def without_future(text: str, language: str, vocabulary: Vocabulary) -> str:
    """What a model wrote, without the sentences that have words from past the limit.

    A model may know the book: although it was shown no more, it can say more.
    """
    lines = []
    for line in text.split("\n"):
        kept = [s for s in _SENTENCES.split(line) if not future_words(s, language, vocabulary)]
        if kept or not line.strip():
            lines.append(" ".join(kept))
    return "\n".join(lines)
