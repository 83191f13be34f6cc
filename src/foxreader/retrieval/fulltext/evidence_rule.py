"""Which passages are evidence for a question, and which of its words occur nowhere (N3)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.question.query import Query, Term

COMMON = 0.1
"""A share of the passages, 0 to 1. A word found in more of them is not rare.
Chosen, not measured."""
SHORT = 3
"""A number of rare words and names. A question with at most this many that names somebody unknown
to the book needs more than half of them. Chosen, not measured."""
FEW = 4
"""A number of passages. A word found in at most this many is rare, however short the book.
Chosen, not measured."""


class Rule:
    """Decides for one question which passages are evidence.

    A passage is evidence if it has a name, a number or a quoted phrase of the question, or at
    least half of its rare content words. A name of several words counts as one word. If a short
    question names only people or things that the book does not contain, exactly half is not
    enough: "What is the capital of Mongolia?" is not answered by a passage with "capital" alone.
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
    """The terms of ``query`` in groups: those of one name, or of one piece of unspaced text
    (Chinese, Japanese, Thai), together; every other term by itself.
    """
    groups: dict[object, list[Term]] = {}
    for term in query.terms:
        alone = term.kind in ("word", "number")
        groups.setdefault(term.key if alone else term.group, []).append(term)
    return list(groups.values())


def _holding(terms: list[Term], postings: Postings) -> set[int]:
    """The passages that contain one group of terms.

    A name of several words: if the book has the whole name somewhere, the passages with its
    rarest word ("Captain Ahab" is found by "Ahab"); if not, those that have all of its words.
    """
    keys = [term.key for term in terms]
    if terms[0].kind == "unspaced":
        # Unspaced text is indexed by pairs of characters. A third of them is enough, because
        # pairs across two words need not occur. The third was chosen, not measured.
        held = Counter(passage for key in keys for passage in postings.passages(key))
        return {passage for passage, number in held.items() if 3 * number >= len(keys)}
    if len(keys) > 1 and not postings.together(keys):
        return set.intersection(*(set(postings.passages(key)) for key in keys))
    return set(postings.passages(min(keys, key=lambda key: len(postings.passages(key)))))


def missing_words(query: Query, postings: Postings) -> tuple[str, ...]:
    """The question's words that no searched passage has, as the reader wrote them."""
    words: dict[str, bool] = {}
    for term in query.terms:
        found = bool(postings.passages(term.key))
        words[term.surface] = words.get(term.surface, False) or found
    return tuple(word for word, found in words.items() if not found)
