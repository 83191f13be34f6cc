"""A text read for a comparison: its words, terms and clauses, and which of them another shares."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from foxreader.language.detect import guess, told_in
from foxreader.language.lexicon import language as data_of
from foxreader.language.lexicon import stop_words
from foxreader.language.schema import Meaning
from foxreader.language.script import HAN, fold
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


# The share of a claim's words that occur in the place it cites

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
    spoken = told_in(said, language)
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


# Words, terms and clauses of a text

_BREAKS = re.compile(r"[,;:—–()!?…。，；：、！？؛،]+|\.(?=\s|$)")
_JOINED = re.compile(r"\w[-./_]")
"""What joins a part of a longer word to the part before it."""
_APOSTROPHE = str.maketrans({"’": "'", "ʼ": "'"})


@dataclass(frozen=True, slots=True)
class ReadWord:
    """A word of a text: as written, folded, and its index term. ``part``: it is a part of a longer
    one, as "invoke" is of "invoke-rc.d"."""

    text: str
    folded: str
    term: str
    part: bool = False


@dataclass(frozen=True)
class Read:
    """A text read in one language.

    ``words`` are those of scripts with spaces between words, in order; ``content`` the index terms
    of all its words that carry a topic, pairs of characters of unspaced text among them.
    """

    text: str
    language: str
    words: tuple[ReadWord, ...]
    content: frozenset[str]

    @cached_property
    def folded(self) -> str:
        """The text in lower case without accents, with one kind of apostrophe."""
        return fold(self.text.translate(_APOSTROPHE))

    @cached_property
    def terms(self) -> frozenset[str]:
        """The index terms of its words, stop words too."""
        return frozenset(word.term for word in self.words) | self.content

    @cached_property
    def unnamed(self) -> str:
        """Its words without those that have a capital."""
        return " ".join(word.text for word in self.words if not word.text[:1].isupper())

    def has(self, words: frozenset[str]) -> bool:
        """Whether one of ``words`` (folded) is in it."""
        return any(word.folded in words for word in self.words)

    def at(self, words: frozenset[str]) -> list[int]:
        """The indexes of those of its words that are among ``words`` (folded)."""
        return [at for at, word in enumerate(self.words) if word.folded in words]


@lru_cache(maxsize=4_096)
def read(text: str, language: str) -> Read:
    """``text`` read in ``language``."""
    words: list[ReadWord] = []
    plain = text.translate(_APOSTROPHE)
    for token in tokens(plain):
        if token.kind == "word":
            found = terms(token.text, language)
            before, after = plain[max(0, token.start - 2) : token.start], plain[token.end :][:2]
            part = bool(_JOINED.fullmatch(before) or _JOINED.fullmatch(after[::-1]))
            words.append(ReadWord(token.text, fold(token.text), found[0] if found else "", part))
    return Read(text, language, tuple(words), telling(text, language))


@lru_cache(maxsize=4_096)
def clauses(text: str, language: str) -> tuple[Read, ...]:
    """The pieces of ``text`` between punctuation marks, each read by itself."""
    return tuple(read(piece, language) for piece in _BREAKS.split(text) if piece.strip())


@dataclass(frozen=True)
class ReadPlace:
    """The text a claim rests on: ``own`` are the sentences it cites, ``around`` these and the
    sentence on either side, with the section's title. ``language`` is the book's."""

    own: tuple[Read, ...]
    around: tuple[Read, ...]
    language: str

    @cached_property
    def text(self) -> str:
        """All its text."""
        return " ".join(one.text for one in self.around)

    @cached_property
    def terms(self) -> frozenset[str]:
        """The index terms of all its words."""
        return frozenset().union(*(one.terms for one in self.around))

    def nearest(self, claim: Read) -> Read | None:
        """The cited sentence that shares most words with ``claim``; None if none shares any."""
        best = max(self.own, key=lambda one: len(one.content & claim.content), default=None)
        return best if best is not None and best.content & claim.content else None


def meaning_of(language: str) -> Meaning:
    """The words of ``language`` that decide what a sentence claims."""
    return data_of(language).meaning


@cache
def opposites(language: str) -> Mapping[str, frozenset[str]]:
    """The index terms that exclude each index term."""
    found: dict[str, set[str]] = {}
    for one, other, _ in meaning_of(language).opposites:
        left, right = _stems(one, language), _stems(other, language)
        for ours, theirs in ((left, right), (right, left)):
            for term in ours - theirs:
                found.setdefault(term, set()).update(theirs - ours)
    return {term: frozenset(others) for term, others in found.items()}


def _stems(words: frozenset[str], language: str) -> frozenset[str]:
    return frozenset(term for word in words for term in terms(word, language))


@cache
def own_terms(language: str) -> frozenset[str]:
    """The index terms of words with which an answer speaks of itself, or says yes or no."""
    words = meaning_of(language)
    return _stems(words.discourse | words.yes_no, language)


def without_own_runs(text: str, language: str) -> str:
    """``text`` with spaces for the words with which an answer speaks of itself, if it has no
    spaces between words: there no index term is one of them."""
    return _own_runs(language).sub(" ", text) if data_of(language).unspaced else text


@cache
def _own_runs(language: str) -> re.Pattern[str]:
    words = sorted(meaning_of(language).discourse, key=len, reverse=True)
    return re.compile("|".join(re.escape(word) for word in words if len(word) > 1) or r"(?!)")


@cache
def speech_terms(language: str) -> frozenset[str]:
    """The index terms of verbs of speech."""
    return _stems(meaning_of(language).speaks, language)


def matched(pattern: str, text: str) -> re.Match[str] | None:
    """The first match of a pattern of the language data; None also for an empty pattern."""
    return compiled(pattern).search(text) if pattern else None


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the language data, compiled."""
    return re.compile(pattern, re.IGNORECASE)
