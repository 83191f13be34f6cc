"""The people, places and terms of a book: what its names name, and what a card says of each."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import log

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.chapter_text import BookText, Mention, book_text, cut, lexicon
from foxreader.index.concepts.entities import Entity, entities
from foxreader.index.named_kinds import kinds
from foxreader.index.pieces import BookKind, book_kind
from foxreader.index.storage.derived import Named, NamedKind, NamedPlace
from foxreader.index.storage.store import Index
from foxreader.language.names import Beside, beside
from foxreader.language.script import fold
from foxreader.language.tokenize import is_past, stem

# They are found without a model, and in the text before the limit alone: under a limit the names,
# their kinds, other names and mentions are those of a book that ends there.

# Terms: phrases of two or three words that belong together, such as “inner product”

# The numbers below were found by reading the terms of three textbooks and a standard.
_MOST = 60
"""Phrases that a book has at most."""
_LEAST = 6
"""Uses of a phrase at least."""
_LIFT = 12.0
"""How many times as often as by chance its words follow one another."""
_INSIDE = 0.6
"""From this share of its uses inside a longer phrase on, a phrase is only part of that."""
_NOUN = 0.3
"""Share of its uses after an article or the like from which a phrase is one of nouns."""
_SHORTEST = 4
"""Letters of a word in a phrase at least."""
_WORD = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]+)*")

_Key = tuple[str, ...]
_Run = list[tuple[str, int, int]]


def _phrases(reading: BookText) -> list[tuple[str, tuple[Mention, ...]]]:
    """The phrases of a text, each as it is mostly written, with its mentions; the most used
    first."""
    words = beside(reading.language)
    single: Counter[str] = Counter()
    found: dict[_Key, list[tuple[Mention, bool, str]]] = {}
    for mention, key, after, surface in _candidates(reading, words, single):
        found.setdefault(key, []).append((mention, after, surface))
    total = sum(single.values())
    kept = {key: uses for key, uses in found.items() if _belongs(key, uses, single, total)}
    longer = _inside(kept)
    chosen = [
        (key, uses)
        for key, uses in kept.items()
        if longer[key] < _INSIDE * len(uses) and sum(a for _, a, _ in uses) >= _NOUN * len(uses)
    ]
    chosen.sort(key=lambda pair: (-len(pair[1]), pair[0]))
    return [
        (
            Counter(surface for *_, surface in uses).most_common(1)[0][0],
            tuple(mention for mention, *_ in uses),
        )
        for _, uses in chosen[:_MOST]
    ]


def _candidates(
    reading: BookText, words: Beside, single: Counter[str]
) -> Iterator[tuple[Mention, _Key, bool, str]]:
    """Two and three words in a row that may be a phrase, and whether an article is before them;
    ``single`` counts the words."""
    stems: dict[str, str] = {}
    for at, part in enumerate(reading.parts):
        for run, article in _runs(part.text, words):
            for word, *_ in run:
                if word not in stems:
                    stems[word] = stem(word, reading.language)
                single[stems[word]] += 1
            for first, size in product(range(len(run) - 1), (2, 3)):
                piece = run[first : first + size]
                if len(piece) < size or _is_past(piece, reading.language):
                    continue
                start, end = piece[0][1], piece[-1][2]
                key = tuple(stems[word] for word, *_ in piece)
                mention = Mention(at, part.unit_at(start), start, end)
                yield mention, key, article and first == 0, part.text[start:end]


def _is_past(piece: _Run, language: str) -> bool:
    return is_past(piece[-1][0], language)


def _runs(text: str, words: Beside) -> Iterator[tuple[_Run, bool]]:
    """Words in a row that carry meaning, with a space between them, and whether a word that comes
    before nouns is before them."""
    run: _Run = []
    article, last = False, ""
    for match in _WORD.finditer(text):
        word, start, end = fold(match.group()), match.start(), match.end()
        joined = bool(run) and text[run[-1][2] : start] == " "
        means = len(word) >= _SHORTEST and word not in words.stop and word not in words.determiners
        if not joined or not means:
            if run:
                yield run, article
            run, article = [], last in words.determiners
        if means:
            run.append((word, start, end))
        last = word
    if run:
        yield run, article


def _belongs(key: _Key, uses: Sequence[object], single: Mapping[str, int], total: int) -> bool:
    """Whether the words of a phrase follow one another more often than by chance."""
    if len(uses) < _LEAST or len(set(key)) < len(key):
        return False
    chance = len(key) * log(max(2, total))
    expected = sum(log(max(1, single[word])) for word in key) - chance + log(max(2, total))
    return log(len(uses)) - expected > log(_LIFT)


def _inside(kept: Mapping[_Key, Sequence[object]]) -> Counter[_Key]:
    """How often each phrase of two words is part of one of three."""
    found: Counter[_Key] = Counter()
    for key, uses in kept.items():
        if len(key) == 3:
            found[key[:2]] += len(uses)
            found[key[1:]] += len(uses)
    return found


# All that is named

_MOST_NAMED = 1000
"""Names of a book at most, the most mentioned; chosen: nobody reads more."""
_OTHERS = 8
"""Other names listed for one at most; chosen, as in the concept map."""


def named_in(index: Index, scope: Scope) -> tuple[Named, ...]:
    """The people, places and terms of what ``scope`` shows, the most mentioned first.

    Those of the whole book are stored, and there are none before they are; under a limit they are
    found now.
    """
    if scope.limit is None:
        return index.named.all()
    if not index.searchable:
        return ()
    reading = book_text(index, scope)
    found, _ = entities(reading, lexicon(reading))
    return named_of(reading, found, book_kind(cut(index.book, scope)))


def named_of(reading: BookText, found: Sequence[Entity], kind: BookKind) -> tuple[Named, ...]:
    """The same from what was read of the book, with its ``found`` names."""
    words = beside(reading.language)
    made = [
        _named(reading, entity, sort, words)
        for entity, sort in zip(found, kinds(reading, found, kind), strict=True)
        if sort is not None
    ]
    if kind == "dense":
        known = {fold(name) for one in made for name in (one.label, *one.others)}
        made += [
            Named("term", label, (), _places(reading, mentions))
            for label, mentions in _phrases(reading)
            if fold(label) not in known
        ]
    made.sort(key=lambda one: (-one.count, one.first.span, one.label))
    return tuple(made[:_MOST_NAMED])


def _named(reading: BookText, entity: Entity, kind: NamedKind, words: Beside) -> Named:
    """An entity without the forms that name something else."""
    forms = [
        (name, where)
        for name, where in entity.forms
        if name == entity.label or _means(name, entity.label, kind, words)
    ]
    others = tuple(name for name, where in forms if len(where) > 1 and name != entity.label)
    mentions = sorted(mention for _, where in forms for mention in where)
    return Named(kind, entity.label, others[:_OTHERS], _places(reading, mentions))


def _means(name: str, label: str, kind: NamedKind, words: Beside) -> bool:
    """Whether a form of a name means what its ``label`` does: the Washington Post is no town."""
    own, base = [[fold(word) for word in text.split()] for text in (name, label)]
    if len(own) > 1 and words.titles.has(own[-1]) and own[-1] not in base:
        return False
    if kind != "place" or not set(base) < set(own):
        return True
    return own[-1] in base or own[-1] in words.place_nouns


def _places(reading: BookText, mentions: Sequence[Mention]) -> tuple[NamedPlace, ...]:
    parts = reading.parts
    return tuple(
        NamedPlace(parts[one.part].span_of(one), parts[one.part].units[one.unit])
        for one in mentions
    )


# What a card says of a person, a place or a term: where in the book, with whom, from where on

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
        at = [(place.span, number) for number, one in enumerate(self.named) for place in one.places]
        at.sort(key=lambda pair: (pair[0].file, pair[0].start, pair[0].end, pair[1]))
        self._at, self._spans = at, [span for span, _ in at]
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
