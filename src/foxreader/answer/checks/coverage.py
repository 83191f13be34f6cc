"""The share of a claim's words that occur in the place it cites."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Set
from functools import cache, lru_cache

from foxreader.language.detect import guess
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of
from foxreader.language.script import HAN
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms, token_terms, tokens

# Words that mean the same: of one family, or synonyms. A paraphrase says "his decision" for "he
# decided" and "bravery" for "courage". Only shares of words are judged by this; numbers, names and
# quotations are compared as they are.

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


# The share

_LEAST = 0.25
"""A sentence with a lower weighted share of its words in the cited place is graded weak. The false
alarms and misses at this value are in docs/benchmarks.md; how it was chosen is not recorded."""
_LEAST_OF_PAIRS = 0.12
"""The same for unspaced text. True paraphrases in Japanese and Chinese had from 0.13 on."""
_LIKE = 0.4
"""What a word counts, 0 to 1, that the place has only in another word of the same meaning. At 0.4
no other false claim of ``benchmarks.liar`` passed than at 0; at 0.6 another did."""
_INFLECTS = re.compile("[\u3041-\u309f]+")
"""Hiragana: the endings and particles of Japanese words."""
_HAN = re.compile(f"[{HAN}]")
_FEW_HAN = 3
"""Of fewer Han characters a share says nothing. Chosen, not measured."""
_ALONE = re.compile(r"(?<![^\W\d_])[^\W\d_](?![^\W\d_])")

_Weigh = Callable[[str], float]
"""Gives the weight of an index term, greater than 0."""


def _alike(_: str) -> float:
    """The weight 1 for every term."""
    return 1.0


def coverage(
    said: str, place: str, language: str, weigh: _Weigh = _alike, *, beside: int = 0
) -> float:
    """The weighted share of the words of ``said`` that occur in ``place``, 0 to 1.

    1 for a claim in another language than the book's or without content words, which cannot be
    compared. ``beside`` counts words of mean weight that are known to be in both. If ``language``
    is empty (books in several languages), that of ``place`` is detected.
    """
    language = language or guess(place)
    spoken = guess(said)
    if spoken and language and spoken != language:
        return 1.0
    words = telling(said, language)
    if not words:
        return 1.0
    there = set(terms(place, language))
    whole = sum(map(weigh, words))
    known = beside * whole / len(words)
    same = words & there
    found = sum(map(weigh, same)) + _LIKE * sum(map(weigh, shared(words - same, there, language)))
    return (found + known) / (whole + known) if whole else 1.0


def least(language: str) -> float:
    """The share below which a sentence is graded weak, 0 to 1.

    Pairs of characters of a true paraphrase are in its place less often than words: in Japanese
    a quarter to a third of them.
    """
    return _LEAST_OF_PAIRS if data_of(language).unspaced else _LEAST


def has_han(text: str) -> bool:
    """Whether a text has Han characters, by which unspaced text is compared."""
    return bool(_HAN.search(text))


def han_of(text: str) -> frozenset[str]:
    """The Han characters of a text."""
    return frozenset(_HAN.findall(text))


def has_kana(text: str) -> bool:
    """Whether a text has Hiragana, in which Japanese writes the endings of words."""
    return bool(_INFLECTS.search(text))


def han_shared(said: str, place: str, asked: str) -> float | None:
    """The share of the Han characters of ``said`` that occur in ``place``, 0 to 1, without those of
    the question; None if ``said`` has too few.

    A paraphrase in today's Japanese has few pairs of characters of an older text, but many of its
    characters: 気性が激しい for 気が荒い.
    """
    signs = han_of(said) - han_of(asked)
    if len(signs) < _FEW_HAN:
        return None
    return len(signs.intersection(place)) / len(signs)


def telling(said: str, language: str) -> frozenset[str]:
    """The index terms of the content words of ``said``: no stop words, no digits, and of unspaced
    text no pair of letters that only inflects words."""
    stop = stop_words(language)
    found = (
        term
        for token in tokens(said)
        if fold(token.text).replace("’", "'") not in stop
        for term in token_terms(token.text, token.kind, language)
    )
    return frozenset(
        t for t in found if t not in stop and not t.isdigit() and not _INFLECTS.fullmatch(t)
    )


def without_stop_runs(text: str, language: str) -> str:
    """``text`` with spaces for its runs of unspaced text that carry no topic, and for characters
    that are left alone."""
    if not data_of(language).words.stop_runs:
        return text
    return _ALONE.sub(" ", _stop_runs(language).sub(" ", text))


@cache
def _stop_runs(language: str) -> re.Pattern[str]:
    runs = data_of(language).words.stop_runs
    return re.compile("|".join(map(re.escape, sorted(runs, key=len, reverse=True))))
