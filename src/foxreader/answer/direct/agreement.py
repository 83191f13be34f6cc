"""Whether a sentence is about what a question asks, not about its opposite or something similar.

A direct answer (D2) must not be a sentence that has all but one of the question's words, or has
them reversed. The unanswerable questions of SQuAD 2 (Rajpurkar 2018) are made that way: a word
replaced, a negation added, two names swapped.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from foxreader.answer.direct.define import Word
from foxreader.language.lexicon import every_language
from foxreader.retrieval.question.query import Term

_APART = 4
"""The most words apart that two neighbouring words of the question may be in a sentence. Chosen,
not measured."""


def turned(asked: Sequence[Word], said: Sequence[Word], turns: Set[str]) -> bool:
    """Whether only one of the two has a word that changes the meaning ("only", "least", "not")."""
    ours, theirs = {w.folded for w in asked}, {w.folded for w in said}
    return not (ours & turns) <= theirs


def opposed(keys: Set[str], asked: Sequence[Word], said: Sequence[Word], undoing: Set[str]) -> bool:
    """Whether a word of the question is negated by "non" in only one of the two."""
    return _undone(keys, asked, undoing) != _undone(keys, said, undoing)


def _undone(keys: Set[str], words: Sequence[Word], undoing: Set[str]) -> frozenset[str]:
    undone = [w.keys for before, w in pairwise(words) if before.folded in undoing]
    return frozenset(key for found in undone for key in found if key in keys)


def neighbours_stay(terms: Sequence[Term], asked: Sequence[Word], held: Sequence[str]) -> bool:
    """Whether what stands side by side in the question stands close in ``held`` too.

    "Static friction" is not told of where only "applied" belongs to the friction. A verb may
    stand further from who did it; where none can be told, nothing may.
    """
    helped = not every_language().statements.helpers.isdisjoint(word.folded for word in asked)
    followed = {term.place - 1 for term in terms}
    for first, second in pairwise(terms):
        verb = second.surface.endswith("ed") or (helped and second.place not in followed)
        together = second.place == first.place + 1 and not verb
        if together and not _close(first.key, second.key, held):
            return False
    return True


def _close(first: str, second: str, held: Sequence[str]) -> bool:
    places = [at for at, key in enumerate(held) if key == first]
    others = [at for at, key in enumerate(held) if key == second]
    return any(abs(at - other) <= _APART for at in places for other in others)


def pieces_held(terms: Sequence[Term], held: Set[str]) -> bool:
    """Whether of each piece of a text without spaces at least half the pairs are held."""
    pieces: dict[tuple[int, str], list[bool]] = {}
    for term in terms:
        pieces.setdefault((term.place, term.surface), []).append(term.key in held)
    return all(2 * sum(found) >= len(found) for found in pieces.values())
