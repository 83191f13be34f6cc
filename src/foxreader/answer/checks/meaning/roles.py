"""Claims that change round who does something and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.answer.checks.meaning.reading import Place, Read, clauses
from foxreader.language.lexicon import language as data_of
from foxreader.language.stem import is_past
from foxreader.language.stop_words import stop_words

_BEFORE = 3
_AFTER = 4
"""How many words before and after a verb its subject and object are looked for. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _Act:
    """Who is named before a verb and who after it, as index terms."""

    verb: str
    before: frozenset[str]
    after: frozenset[str]


def roles_reversed(claim: Read, place: Place) -> bool:
    """Whether the claim has two persons or things of its place on the other sides of a verb they
    share, as in "the Duchess threw a pan after the cook". The passive is turned round first."""
    told = [act for one in place.own for act in _acts(one)]
    for act in _acts(claim):
        same = [other for other in told if other.verb == act.verb]
        if same and all(_reversed(act, other) for other in same):
            return True
    return False


def _reversed(act: _Act, other: _Act) -> bool:
    swapped = act.before & other.after and act.after & other.before
    return bool(swapped) and not (act.before & other.before or act.after & other.after)


def _acts(text: Read) -> Iterator[_Act]:
    """The words of a text that may be verbs between two names or nouns with an article."""
    for clause in clauses(text.text, text.language):
        named = _named(clause)
        agents = data_of(text.language).words.agents
        for at, word in enumerate(clause.words):
            if at in named or not is_past(word.folded, text.language):
                continue
            before = {t for n, t in named.items() if at - _BEFORE <= n < at}
            following = range(at + 1, at + 1 + _AFTER)
            after = {t for n, t in named.items() if n in following}
            words = [clause.words[n].folded for n in following if n < len(clause.words)]
            if agents & set(words):
                before, after = after, before
            if before and after:
                yield _Act(word.term, frozenset(before), frozenset(after))


def _named(clause: Read) -> dict[int, str]:
    """The index terms of a clause's names and of its nouns with an article, by their indexes."""
    data = data_of(clause.language).words
    articles = data.definite | data.indefinite | data.possessives | data.own_possessives
    stop = stop_words(clause.language)
    found: dict[int, str] = {}
    for at, word in enumerate(clause.words):
        noun = at > 0 and clause.words[at - 1].folded in articles
        if word.term and word.folded not in stop and (noun or word.text[:1].isupper()):
            found[at] = word.term
    return found
