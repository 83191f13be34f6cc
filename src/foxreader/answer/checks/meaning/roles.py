"""Claims that change round who does something and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.answer.checks.meaning.reading import Place, Read, clauses
from foxreader.language.lexicon import language as data_of
from foxreader.language.stop_words import stop_words

_BEFORE = 4
_AFTER = 7
"""How many words before and after a verb its subject and object are looked for. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _Act:
    """What stands on either side of a word: the index terms before it and after it."""

    before: frozenset[str]
    after: frozenset[str]
    passive: bool


def roles_reversed(claim: Read, place: Place) -> bool:
    """Whether the claim has two words of its place on the other sides of a word they share, as in
    "the Duchess threw a pan after the cook". Sentences in the passive are compared turned round."""
    said = [(verb, act) for one in clauses(claim.text, claim.language) for verb, act in _acts(one)]
    told = [
        (verb, act)
        for sentence in place.own
        for one in clauses(sentence.text, claim.language)
        for verb, act in _acts(one)
    ]
    for verb, act in said:
        same = [other for own, other in told if own == verb]
        if same and all(_reversed(act, other) for other in same):
            return True
    return False


def _reversed(act: _Act, other: _Act) -> bool:
    before, after = (act.after, act.before) if act.passive != other.passive else (
        act.before, act.after
    )  # fmt: skip
    swapped = before & other.after and after & other.before
    return bool(swapped) and not (before & other.before or after & other.after)


def _acts(text: Read) -> Iterator[tuple[str, _Act]]:
    """Each word of a clause that may be its verb, with what stands on either side of it."""
    data = data_of(text.language).words
    articles = data.definite | data.indefinite | data.possessives | data.own_possessives
    stop = stop_words(text.language)
    passive = bool(data.agents) and text.has(data.agents)
    for at, word in enumerate(text.words):
        if not word.term or word.folded in stop or word.text[:1].isupper():
            continue
        if at and text.words[at - 1].folded in articles:
            continue
        yield word.term, _Act(
            _content(text, at - _BEFORE, at, stop), _content(text, at + 1, at + _AFTER, stop),
            passive,
        )  # fmt: skip


def _content(text: Read, start: int, end: int, stop: frozenset[str]) -> frozenset[str]:
    found = text.words[max(0, start) : end]
    return frozenset(word.term for word in found if word.term and word.folded not in stop)
