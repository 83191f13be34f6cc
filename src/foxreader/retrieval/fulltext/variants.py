"""Words of the book that are similar to a word of the question: other forms and misspellings."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS
from foxreader.language.compounds import has_compounds
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
_REST = 3
"""A number of characters. The other part of a compound has at least this many. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class Similar:
    """The passages with a word similar to a term: another form of it or a compound with it
    (``forms``), or only one of similar spelling (``alike``)."""

    forms: frozenset[int] = frozenset()
    alike: frozenset[int] = frozenset()


class Variants:
    """Finds the similar words of one book."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._words: str | None = None

    def similar(self, term: Term, last: int, known: bool) -> Similar:
        """The passages up to ``last`` with a word similar to ``term``, other than ``term`` itself.

        Compounds and similar spellings are looked for only if the book does not have ``term`` (not
        ``known``).
        """
        if term.kind in ("number", "unspaced") or len(term.key) < _HEAD:
            return Similar()
        key = term.key
        family = [word for word in self._index.words(key[:_HEAD]) if _related(word, key)]
        if not known and has_compounds(self._index.language):
            family += self._compounds(key)
        forms = self._holding(family, key, last)
        if forms or known or len(key) < _LONG:
            return Similar(forms)
        alike = [word for word in self._index.words(key[:1]) if _misspelt(word, key)]
        return Similar(alike=self._holding(alike, key, last))

    def _compounds(self, key: str) -> list[str]:
        """The words of the book that begin or end with ``key`` and are longer by a part."""
        if self._words is None or not self._index.searchable:
            self._words = "\n".join(("", *self._index.words(""), ""))
        found = [w for w in self._index.words(key) if len(w) >= len(key) + _REST]
        at = self._words.find(f"{key}\n")
        while at >= 0:
            start = self._words.rfind("\n", 0, at) + 1
            if at - start >= _REST:
                found.append(self._words[start : at + len(key)])
            at = self._words.find(f"{key}\n", at + 1)
        return found

    def _holding(self, words: list[str], but: str, last: int) -> frozenset[int]:
        """The passages up to ``last`` with any of ``words`` except ``but``."""
        return frozenset(
            at >> BITS for word in words if word != but for at in self._index.postings(word, last)
        )


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
