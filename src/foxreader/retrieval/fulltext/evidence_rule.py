"""N3: which passages are evidence for a question, and which of its words occur nowhere."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from foxreader.retrieval.fulltext.rank import Postings
from foxreader.retrieval.question.query import Query, Term

COMMON = 0.1
"""A word that stands in more than this share of the passages is not rare."""
SHORT = 3
"""A question of so few rare words is about the one it names."""
FEW = 4
"""In so few passages a word is rare in any book."""


class Rule:
    """A passage is evidence if it has a name, number or quoted phrase of the question, or at
    least half of its rare content words; a name of several words counts as one. Half is not
    enough where a short question names somebody or something that the book never does: the
    capital of Mongolia is not in a book that speaks of some capital.
    """

    def __init__(self, query: Query, postings: Postings) -> None:
        groups = _groups(query)
        held = [_holding(terms, postings) for terms in groups]
        telling = [
            passages
            for terms, passages in zip(groups, held, strict=True)
            if terms[0].kind in ("name", "number")
        ]
        most = max(FEW, COMMON * len(postings.lengths))
        rare = [passages for passages in held if len(passages) <= most] or held
        names = [p for t, p in zip(groups, held, strict=True) if t[0].kind == "name"]
        stranger = bool(names) and not any(names) and len(rare) <= SHORT
        needed = len(rare) + 1 if stranger else len(rare)
        having = Counter(chain.from_iterable(rare))
        phrases = (postings.phrases.get(phrase, set()) for phrase in query.phrases)
        self._evidence = {passage for passage, number in having.items() if 2 * number >= needed}
        self._evidence.update(*phrases, *telling)

    def holds(self, passage: int) -> bool:
        """Whether ``passage`` is evidence."""
        return passage in self._evidence


def _groups(query: Query) -> list[list[Term]]:
    """The terms of ``query`` by name or run of characters; all others stand alone."""
    groups: dict[object, list[Term]] = {}
    for term in query.terms:
        alone = term.kind in ("word", "number")
        groups.setdefault(term.key if alone else term.group, []).append(term)
    return list(groups.values())


def _holding(terms: list[Term], postings: Postings) -> set[int]:
    """The passages that hold a word, or a name: who asks for Harry Potter is served by
    neither any Harry nor any potter, but who asks for Captain Ahab is by Ahab. A third of
    the pairs of a run without spaces will do: others stand for the seams between its words.
    """
    keys = [term.key for term in terms]
    if terms[0].kind == "run":
        held = Counter(passage for key in keys for passage in postings.passages(key))
        return {passage for passage, number in held.items() if 3 * number >= len(keys)}
    if len(keys) > 1 and not postings.together(keys):
        return set.intersection(*(set(postings.passages(key)) for key in keys))
    return set(postings.passages(min(keys, key=lambda key: len(postings.passages(key)))))


def missing_words(query: Query, postings: Postings) -> tuple[str, ...]:
    """The words of the question that stand nowhere in what could be seen, as it has them."""
    words: dict[str, bool] = {}
    for term in query.terms:
        found = bool(postings.passages(term.key))
        words[term.surface] = words.get(term.surface, False) or found
    return tuple(word for word, found in words.items() if not found)
