"""The terms of an index: which words a book has, up to the spoiler limit and past it, and where."""

from __future__ import annotations

import html
import re
import sys
from array import array
from bisect import bisect_left
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import log
from operator import itemgetter
from typing import Literal, Protocol

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.language.lexicon import stop_words
from foxreader.language.tokenize import terms

# Places: one number each, so that all places of a term are one array on disk

Field = Literal["body", "title", "single"]
FIELDS: tuple[Field, ...] = ("body", "title", "single")
"""The words of a passage, those of the titles over it, its characters one by one."""

BITS = 11
"""Bits of a term's number in its passage: fewer than 2,048, since a passage has at most 1,200
characters."""
_LAST = (1 << BITS) - 1
"""The last number a term may have."""

PLACE_BYTES = 4
"""Bytes of a place as it is stored."""

Places = Sequence[int]
"""Places in ascending order, each the passage's number and, in the low bits, the term's."""


def place(passage: int, at: int) -> int:
    """The place of the term number ``at`` of a passage."""
    return passage << BITS | min(at, _LAST)


def up_to(places: array[int], passage: int) -> array[int]:
    """``places`` without those in later passages than ``passage``."""
    return places[: bisect_left(places, (passage + 1) << BITS)]


def counts(places: Places) -> Counter[int]:
    """How often a term occurs in each passage that has it."""
    return Counter([at >> BITS for at in places])


def starts(runs: Sequence[Places]) -> set[int]:
    """Where terms follow one another: the places of the first one. ``runs`` has those of each."""
    rarest = min(range(len(runs)), key=lambda n: len(runs[n]))
    found = {at - rarest for at in runs[rarest]}
    for number, places in enumerate(runs):
        if number != rarest and found:
            found &= {at - number for at in places}
    return found


def gathered(
    passages: Iterable[tuple[Iterable[str], Iterable[str], Iterable[str]]], first: int
) -> Iterator[tuple[str, int, int, bytes]]:
    """The rows to store for passages of body, title and single terms, numbered from ``first``.

    A row is a term, a field's number, the first passage, and the places in it as bytes.
    """
    found: tuple[defaultdict[str, array[int]], ...] = tuple(
        defaultdict(partial(array, "I")) for _ in FIELDS
    )
    for passage, fields in enumerate(passages, first):
        base = place(passage, 0)
        for held, field_terms in zip(found, fields, strict=True):
            # The hot loop of the storing: each place goes to its term's array without a step
            # of Python's. Terms past the last number there is are left out.
            arrays = map(held.__getitem__, field_terms)
            deque(map(array.append, arrays, range(base, base + _LAST + 1)), maxlen=0)
    rows = [(term, n, places) for n, held in enumerate(found) for term, places in held.items()]
    for term, number, places in sorted(rows, key=itemgetter(0, 1)):
        yield term, number, first, written(places)


def read(blobs: Iterable[bytes]) -> array[int]:
    """The places that were stored as ``blobs``."""
    places = array("I")
    for blob in blobs:
        places.frombytes(blob)
    if sys.byteorder == "big":
        places.byteswap()
    return places


def written(places: array[int]) -> bytes:
    """``places`` as they are stored: four bytes each, the lowest first."""
    if sys.byteorder == "big":
        places.byteswap()
    return places.tobytes()


# A passage as a search sees it


@dataclass(frozen=True, slots=True)
class StoredPassage:
    """A passage of the index; ``length`` counts its terms.

    ``clipped`` says that the scope ends inside it: ``span`` is then what may be seen of it, while
    its postings and ``length`` are of all of it.
    """

    id: int
    span: Span
    length: int
    clipped: bool = False


# Words, before the spoiler limit and only past it

_SENTENCES = re.compile(r"(?<=[.!?。！？…])\s+|\n+")
_TAG = re.compile(r"\[f\d+-\d+-\d+\]")
_MARKUP = re.compile(r"[*_`~\\]+|<[^<>]{0,80}>")
_SPELLED = re.compile(r"(?<!\w)\w(?:[\s.·•*_–—-]{1,3}\w(?!\w)){2,}")
_GROUPS = re.compile(r"(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))")

_EVERY = 2**31
"""A passage's number that is larger than any: a book has fewer passages than this."""


class _TermsRead(Protocol):
    """What of an index the words are read from."""

    @property
    def book(self) -> Book: ...

    @property
    def language(self) -> str: ...

    def passages(self, scope: Scope) -> list[StoredPassage]: ...

    def postings(self, term: str, last: int) -> array[int]: ...


class Vocabulary(Protocol):
    """The words of what a question may see; ``term`` is an index term (:func:`terms`)."""

    def knows(self, term: str) -> bool:
        """Whether ``term`` occurs in what may be seen."""
        ...

    def only_later(self, term: str) -> bool:
        """Whether ``term`` occurs in the book, but only past the limit."""
        ...

    def rarity(self, term: str) -> float:
        """The inverse document frequency of ``term`` among the passages that may be seen."""
        ...


class BookVocabulary:
    """The words of one book inside a scope."""

    def __init__(self, index: _TermsRead, scope: Scope) -> None:
        self._index = index
        self._scope = scope
        self._passages = index.passages(scope)
        whole = [p.id for p in self._passages if not p.clipped]
        self._last = whole[-1] if whole else -1
        self._known: dict[str, int] = {}

    def knows(self, term: str) -> bool:
        """Whether ``term`` occurs in what may be seen."""
        return bool(self._count(term)) or term in self._clipped

    def only_later(self, term: str) -> bool:
        """Whether ``term`` occurs in the book, but only past the limit."""
        if self._scope.limit is None or self.knows(term):
            return False
        return bool(self._index.postings(term, _EVERY))

    def rarity(self, term: str) -> float:
        """The inverse document frequency of ``term``, at least a little above 0."""
        return log(1 + (len(self._passages) + 1) / (self._count(term) + 0.5))

    @cached_property
    def _clipped(self) -> frozenset[str]:
        """The terms of the passage the limit cuts, as far as it may be seen."""
        last = self._passages[-1] if self._passages else None
        if last is None or not last.clipped:
            return frozenset()
        return frozenset(terms(self._index.book.text_at(last.span), self._index.language))

    def _count(self, term: str) -> int:
        if term not in self._known:
            found = self._index.postings(term, self._last) if self._last >= 0 else ()
            self._known[term] = len(counts(found))
        return self._known[term]


def future_words(
    text: str, language: str, vocabulary: Vocabulary, question: str = ""
) -> tuple[str, ...]:
    """The terms of ``text`` that the book has only past the spoiler limit (V5).

    Not those the reader asked with: what they name they know.
    """
    known = stop_words(language) | set(terms(question, language))
    said = dict.fromkeys(terms(as_shown(_TAG.sub(" ", text)), language))
    return tuple(term for term in said if term not in known and vocabulary.only_later(term))


def as_shown(text: str) -> str:
    """``text``, and as it looks where markup inside a word or a number is not seen, and where the
    letters of a word are read together: "Q-z-a-r-n-a-k"."""
    bare = _MARKUP.sub("", html.unescape(text))
    whole = _GROUPS.sub("", bare)
    spelled = [re.sub(r"[\W_]", "", m.group()) for m in _SPELLED.finditer(bare)]
    if whole == text and not spelled:
        return text
    return " ".join([text, bare, whole, *spelled])


def without_future(text: str, language: str, vocabulary: Vocabulary) -> str:
    """What a model wrote, without the sentences that have words from past the limit.

    A model may know the book: although it was shown no more, it can say more.
    """
    lines = []
    for line in text.split("\n"):
        kept = [s for s in _SENTENCES.split(line) if not future_words(s, language, vocabulary)]
        if kept or not line.strip():
            lines.append(" ".join(kept))
    return "\n".join(lines)
