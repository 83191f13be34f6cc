"""N3: which passages are evidence for a question, and which of its words occur nowhere."""

from __future__ import annotations

from foxreader.retrieval.query import Query, Term
from foxreader.retrieval.rank import Postings

COMMON = 0.1
"""A word that stands in more than this share of the passages is not rare."""


class Rule:
    """A passage is evidence if it has a name, number or quoted phrase of the question, or at
    least half of its rare content words.
    """

    def __init__(self, query: Query, postings: Postings) -> None:
        self._postings = postings
        self._phrases = [postings.phrase(phrase) for phrase in query.phrases]
        self._keys = [
            rarest
            for kind in ("name", "number")
            for rarest in _rarest_of_groups([t for t in query.terms if t.kind == kind], postings)
        ]
        self._rare = _rare(query, postings)

    def holds(self, passage: int) -> bool:
        """Whether ``passage`` is evidence."""
        if any(passage in found for found in self._phrases):
            return True
        if any(passage in self._postings.passages(key) for key in self._keys):
            return True
        held = sum(passage in self._postings.passages(key) for key in self._rare)
        return held > 0 and 2 * held >= len(self._rare)


def _rarest_of_groups(terms: list[Term], postings: Postings) -> list[str]:
    """The rarest word of each name: who asks for Harry Potter is not served by any Harry."""
    groups: dict[int, list[str]] = {}
    for term in terms:
        groups.setdefault(term.group, []).append(term.key)
    return [min(keys, key=lambda k: len(postings.passages(k))) for keys in groups.values()]


def _rare(query: Query, postings: Postings) -> list[str]:
    """The rare words of the question; all its words where none is rare."""
    keys = list(dict.fromkeys(t.key for t in query.terms))
    most = COMMON * len(postings.lengths)
    return [key for key in keys if len(postings.passages(key)) <= most] or keys


def missing_words(query: Query, postings: Postings) -> tuple[str, ...]:
    """The words of the question that stand nowhere in what could be seen, as it has them."""
    words: dict[str, bool] = {}
    for term in query.terms:
        found = bool(postings.passages(term.key))
        words[term.surface] = words.get(term.surface, False) or found
    return tuple(word for word, found in words.items() if not found)
