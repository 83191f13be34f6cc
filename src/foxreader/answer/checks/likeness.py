"""Words that mean the same as a word of the cited place: of one family with it, or a synonym.

A paraphrase says "his decision" for "he decided" and "bravery" for "courage". Only shares of words
are judged by this; numbers, names and quotations are compared as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cache, lru_cache

from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import terms

_LEAST_ROOT = 4
"""The fewest letters two stems of one family have in common. With three "captain" and "capital"
were one with shorter words."""
_LEAST_LEFT = 3
"""The fewest letters a word keeps without a letter written together with it, and one less without
two. Chosen, not measured."""
_LEAST_PART = 5
"""The fewest letters of a noun that is looked for in a compound. Chosen, not measured."""


def shared(words: Set[str], there: Set[str], language: str) -> frozenset[str]:
    """Those of the index terms ``words`` that are among ``there``, themselves or by a word of the
    same meaning."""
    same = synonyms(language)
    return frozenset(
        word
        for word in words
        if word in there
        or not there.isdisjoint(same.get(word, frozenset()))
        or is_kin(word, there, language)
    )


def is_kin(word: str, others: Iterable[str], language: str) -> bool:
    """Whether one of ``others`` is of the same family as ``word``: king, kingdom."""
    start = word[:1]
    own = data_of(language).meaning
    if own.attached:
        return any(_kin(word, other, language) for other in others)
    if own.compounds:
        return any(
            _kin(word, other, language) if other[:1] == start else _inside(word, other)
            for other in others
        )
    return any(other[:1] == start and _kin(word, other, language) for other in others)


@lru_cache(maxsize=50_000)
def _kin(one: str, other: str, language: str) -> bool:
    if one == other:
        return True
    own = data_of(language).meaning
    if not own.derived or one.isdigit() or other.isdigit():
        return False
    for ours in _bare(one, own.attached):
        for theirs in _bare(other, own.attached):
            if ours == theirs or _one_root(ours, theirs, language):
                return True
    return own.compounds and _inside(one, other)


def _one_root(one: str, other: str, language: str) -> bool:
    """Whether two stems differ only by what is added to their common beginning."""
    endings = _endings(language)
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    return any(
        one[at:] in endings and other[at:] in endings
        for at in range(shared, max(_LEAST_ROOT, shared - 1) - 1, -1)
    )


def _inside(one: str, other: str) -> bool:
    """Whether one of two stems is a part of the other, a compound."""
    short, long = sorted((one, other), key=len)
    return len(short) >= _LEAST_PART and (long.startswith(short) or long.endswith(short))


def _bare(word: str, attached: tuple[str, ...]) -> list[str]:
    """``word``, and what it is without small words written together with it."""
    return [
        word,
        *(
            word.removeprefix(small)
            for small in attached
            if word.startswith(small) and len(word) - len(small) >= _LEAST_LEFT - (len(small) > 1)
        ),
    ]


@cache
def _endings(language: str) -> frozenset[str]:
    return frozenset(("", *data_of(language).meaning.derived))


@cache
def synonyms(language: str) -> Mapping[str, frozenset[str]]:
    """The index terms of words that may be used for each index term."""
    words = data_of(language).meaning
    opposites = [side for one, other, _ in words.opposites for side in (one, other)]
    groups = [*words.synonyms, *opposites]
    found: dict[str, set[str]] = {}
    for group in groups:
        stems = {term for word in group for term in terms(word, language)}
        for term in stems:
            found.setdefault(term, set()).update(stems)
    return {term: frozenset(others) for term, others in found.items()}
