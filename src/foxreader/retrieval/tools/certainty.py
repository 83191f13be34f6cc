"""How much of a question full text found together: where it is little, a model's words help."""

from __future__ import annotations

from collections import defaultdict

from foxreader.retrieval.fulltext.search import Found

UNSURE = 0.55
"""A share of a question's weight, 0 to 1. Where the best passages hold less of it, the answer was
in 8,000 tokens of passages for 36 of 100 shared questions over whole books, else for 91; one
question in three is below."""
_BEST = 3
"""How many of the best passages are looked at. Chosen, not measured."""


def is_unsure(found: Found) -> bool:
    """Whether no single one of the best passages holds most of what is asked."""
    return held_share(found) < UNSURE


def held_share(found: Found) -> float:
    """The largest share of the question's words, by rarity, that one of the best passages has.

    The terms of one name or word count once.
    """
    words: dict[int, list[str]] = defaultdict(list)
    for term in found.query.terms:
        words[term.group].append(term.key)
    postings = found.postings
    weights = {group: max(map(postings.rarity, keys)) for group, keys in words.items()}
    total = sum(weights.values())
    if not total:
        return 1.0

    def held(passage: int) -> float:
        return sum(
            weight
            for group, weight in weights.items()
            if any(passage in postings.passages(key) for key in words[group])
        )

    return max((held(passage) for passage, _ in found.ranked[:_BEST]), default=0.0) / total
