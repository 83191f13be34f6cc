"""Texts read for a comparison of their meaning: words, terms, clauses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from foxreader.answer.checks.coverage import telling
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of
from foxreader.language.schema import Meaning
from foxreader.language.tokenize import terms, tokens

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
