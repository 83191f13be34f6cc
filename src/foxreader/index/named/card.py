"""What a card says of a person, a place or a term: where in the book, with whom, from where on."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.named_table import Named, NamedKind, NamedPlace
from foxreader.language.fold import fold

SLOTS = 48
"""Parts of the book that the bar of a card shows; chosen: each is a few pixels wide."""
_COMPANY = 6
"""Others listed as standing together with one at most; chosen: a line or two."""
_TOGETHER = 2
"""Passages that two must share at least; chosen: once may be chance."""


@dataclass(frozen=True, slots=True)
class Company:
    """One who stands together with another: the number in the list, and in how many passages."""

    number: int
    passages: int


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of one up to the limit.

    ``bar`` counts the mentions in each of ``SLOTS`` parts of the whole book; ``company`` has the
    most frequent first.
    """

    named: Named
    bar: tuple[int, ...]
    company: tuple[Company, ...]


class NamedBook:
    """The people, places and terms of what ``scope`` shows of a book, and their cards.

    ``named`` are in the order of the list; a number is a place in it. ``passages`` are those of
    the scope, in reading order.
    """

    def __init__(
        self, book: Book, scope: Scope, named: Sequence[Named], passages: Sequence[Span]
    ) -> None:
        self.book, self.scope, self.named = book, scope, tuple(named)
        self._starts = [(span.file, span.start) for span in passages]
        self._passages = [{self._passage_at(place) for place in one.places} for one in self.named]
        self._at = sorted(
            (place.span, number) for number, one in enumerate(self.named) for place in one.places
        )
        self._spans = [span for span, _ in self._at]
        self._folded = [" ".join(map(fold, (one.label, *one.others))) for one in self.named]

    def _passage_at(self, place: NamedPlace) -> int:
        return bisect_right(self._starts, (place.span.file, place.span.start))

    def card(self, number: int) -> Card:
        """The card of one."""
        one = self.named[number]
        bar = [0] * SLOTS
        for place in one.places:
            bar[min(SLOTS - 1, int(SLOTS * self.book.fraction(place.span)))] += 1
        own = self._passages[number]
        shared = Counter({
            other: len(own & passages)
            for other, passages in enumerate(self._passages)
            if other != number
        })  # fmt: skip
        near = sorted(
            (pair for pair in shared.items() if pair[1] >= _TOGETHER),
            key=lambda pair: (-pair[1], pair[0]),
        )
        return Card(one, tuple(bar), tuple(Company(*pair) for pair in near[:_COMPANY]))

    @property
    def seen(self) -> float:
        """How much of the book the scope shows, 0 to 1."""
        return self.scope.share(self.book)

    def at(self, place: Span) -> int | None:
        """The number of the one whose name has the character at ``place``; None if none has."""
        after = bisect_right(self._spans, Span(place.file, place.start, len_of(self.book, place)))
        for span, number in reversed(self._at[max(0, after - 2) : after]):
            if span.file == place.file and span.start <= place.start <= span.end:
                return number
        return None

    def called(self, words: str) -> int | None:
        """The number of the one with a name of exactly these ``words``, case and accents aside."""
        wanted = fold(" ".join(words.split()))
        for number, one in enumerate(self.named):
            if any(fold(name) == wanted for name in (one.label, *one.others)):
                return number
        return None

    def numbers(self, kind: NamedKind | None, words: str = "") -> list[int]:
        """The numbers of those of a kind, or of all, that have all ``words`` in their names."""
        wanted = fold(words).split()
        return [
            number
            for number, one in enumerate(self.named)
            if (kind is None or one.kind == kind)
            and all(word in self._folded[number] for word in wanted)
        ]


def len_of(book: Book, place: Span) -> int:
    """The length of the file of ``place``: no span that starts there sorts after it."""
    return len(book.files[place.file].text)
