"""Whether a sentence is about what a question asks, not about its opposite or something similar.

A direct answer (D2) must not be a sentence that has all but one of the question's words, or has
them reversed. The unanswerable questions of SQuAD 2 (Rajpurkar 2018) are made that way: a word
replaced, a negation added, two names swapped.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from foxreader.answer.direct.definition import Word
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.schema import Statements
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import Token, tokens
from foxreader.retrieval.question.question import Term

_APART = 4
"""The most words apart that two neighbouring words of the question may be in a sentence. Chosen,
not measured."""


def turned(asked: Sequence[Word], said: Sequence[Word], turns: Set[str]) -> bool:
    """Whether the question has a word that changes the meaning ("only", "least", "not") and the
    sentence does not."""
    ours, theirs = {w.folded for w in asked}, {w.folded for w in said}
    return not (ours & turns) <= theirs


def opposed(keys: Set[str], asked: Sequence[Word], said: Sequence[Word], undoing: Set[str]) -> bool:
    """Whether a word of the question is negated by "non" in only one of the two."""
    return _undone(keys, asked, undoing) != _undone(keys, said, undoing)


def _undone(keys: Set[str], words: Sequence[Word], undoing: Set[str]) -> frozenset[str]:
    undone = [w.keys for before, w in pairwise(words) if before.folded in undoing]
    return frozenset(key for found in undone for key in found if key in keys)


def neighbours_stay(terms: Sequence[Term], asked: Sequence[Word], held: Sequence[str]) -> bool:
    """Whether words that are neighbours in the question are also close together in ``held``.

    A sentence with "static" and "applied friction" is not about "static friction". A verb may be
    further from its subject, where the question shows which word is the verb.
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


def spelled(question: str, sentence: str, small: Statements, code: str) -> bool:
    """Whether the sentence has what the question writes like no other word: a small word in capital
    letters ("US") or with one ("Anh", England, and "he" in Vietnamese), and what follows a number
    and tells what it is ("5 am")."""
    asked, said = list(tokens(question)), list(tokens(sentence))
    capitals = {t.text for t in asked if len(t.text) > 1 and t.text.isupper()}
    stop = stop_words(code)
    capitals |= {t.text for t in asked[1:] if t.text[0].isupper() and fold(t.text) in stop}
    if not question.isupper() and not capitals <= {t.text for t in said}:
        return False
    wanted = _numbered(asked, small.after_numbers)
    return wanted <= _numbered(said, small.after_numbers)


def _numbered(words: Sequence[Token], after: Set[str]) -> set[tuple[str, str]]:
    """The numbers that one of the words ``after`` follows, with that word."""
    return {
        (a.text, fold(b.text))
        for a, b in pairwise(words)
        if a.text.isdigit() and fold(b.text) in after
    }


def pieces_held(terms: Sequence[Term], held: Set[str]) -> bool:
    """Whether the sentence has at least half the character pairs of each term, in a script without
    spaces."""
    pieces: dict[tuple[int, str], list[bool]] = {}
    for term in terms:
        pieces.setdefault((term.place, term.surface), []).append(term.key in held)
    return all(2 * sum(found) >= len(found) for found in pieces.values())
