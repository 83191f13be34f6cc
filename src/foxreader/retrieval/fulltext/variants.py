"""Words of the book that are similar to a word of the question: other forms and misspellings."""

from __future__ import annotations

from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS
from foxreader.retrieval.question.query import Term

_HEAD = 4
"""A number of characters. Related words (bacteria, bacterial) share at least this many first
ones. Chosen, not measured; what similar words earn is at ``Weights.variant``."""
_SHARED = 0.7
"""A share of the longer word's characters, 0 to 1. Related words also share at least this much
from their start. Chosen, not measured."""
_LONG = 5
"""A number of characters. Shorter words are not compared for misspellings. Chosen, not
measured."""
_ALIKE = 0.55
"""A share, 0 to 1, of the pairs of neighbouring letters that two spellings have in common (the
Dice coefficient). Below it they are two different words. Chosen, not measured."""


def passages_with_similar(index: BookIndex, term: Term, last: int, known: bool) -> set[int]:
    """The passages up to ``last`` with a word related to ``term``, other than ``term`` itself.

    If there are none, and the book does not have ``term`` (not ``known``), those with a word of
    similar spelling.
    """
    if term.kind in ("number", "unspaced") or len(term.key) < _HEAD:
        return set()
    family = [word for word in index.words(term.key[:_HEAD]) if _related(word, term.key)]
    found = _holding(index, family, term.key, last)
    if found or known or len(term.key) < _LONG:
        return found
    alike = [word for word in index.words(term.key[:1]) if _misspelt(word, term.key)]
    return _holding(index, alike, term.key, last)


def _holding(index: BookIndex, words: list[str], but: str, last: int) -> set[int]:
    """The passages up to ``last`` with any of ``words`` except ``but``."""
    return {at >> BITS for word in words if word != but for at in index.postings(word, last)}


def _related(a: str, b: str) -> bool:
    """Whether two terms share enough of their beginning to be forms of one word."""
    longer = max(len(a), len(b))
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), None)
    shared = min(len(a), len(b)) if shared is None else shared
    return shared >= max(_HEAD, _SHARED * longer)


def _misspelt(a: str, b: str) -> bool:
    """Whether two terms are spelt so similarly that one may be a misspelling of the other."""
    first, second = _pairs(a), _pairs(b)
    close = 2 * len(first & second) >= _ALIKE * (len(first) + len(second))
    return close and abs(len(a) - len(b)) <= 2


def _pairs(word: str) -> set[str]:
    """The pairs of neighbouring letters in ``word``."""
    return {word[n : n + 2] for n in range(len(word) - 1)}
