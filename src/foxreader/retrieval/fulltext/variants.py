"""Words of the book that are much like a word of the question: other forms, slips of the pen."""

from __future__ import annotations

from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS
from foxreader.retrieval.question.query import Term

_HEAD = 4
"""Words of one family share their first letters: bacteria, bacterial."""
_SHARED = 0.7
"""So much of the longer one."""
_LONG = 5
"""A word as long as this may be misspelt and still be known."""
_ALIKE = 0.55
"""A misspelt word has so many of its pairs of letters in common with the right one."""


def akin(index: BookIndex, term: Term, last: int, known: bool) -> set[int]:
    """The passages up to ``last`` with a word of the same family as ``term``.

    Where there is none, and the word itself is not ``known``, those with one spelt much
    like it.
    """
    if term.kind in ("number", "run") or len(term.key) < _HEAD:
        return set()
    family = [word for word in index.words(term.key[:_HEAD]) if _related(word, term.key)]
    found = _holding(index, family, term.key, last)
    if found or known or len(term.key) < _LONG:
        return found
    alike = [word for word in index.words(term.key[:1]) if _misspelt(word, term.key)]
    return _holding(index, alike, term.key, last)


def _holding(index: BookIndex, words: list[str], but: str, last: int) -> set[int]:
    return {at >> BITS for word in words if word != but for at in index.postings(word, last)}


def _related(a: str, b: str) -> bool:
    longer = max(len(a), len(b))
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), None)
    shared = min(len(a), len(b)) if shared is None else shared
    return shared >= max(_HEAD, _SHARED * longer)


def _misspelt(a: str, b: str) -> bool:
    first, second = _pairs(a), _pairs(b)
    close = 2 * len(first & second) >= _ALIKE * (len(first) + len(second))
    return close and abs(len(a) - len(b)) <= 2


def _pairs(word: str) -> set[str]:
    return {word[n : n + 2] for n in range(len(word) - 1)}
