"""T5: events: places where two or more entities of a book meet, and what happens there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

from foxreader.index.concepts.chapter_text import BookText
from foxreader.index.concepts.cjk_words import Lexicon
from foxreader.index.concepts.phrases import BREAK, Stems, Stream, words_of
from foxreader.language.stem import is_past

Where = Sequence[tuple[int, int]]

# The numbers below were chosen, not measured, unless they say otherwise.
FEWEST = 50
"""Events that even a short book may have; the lower end of what T5 calls typical."""
MOST = 500
"""Events of the longest book; the limit of requirement T5."""
_EACH = 2_000
"""Tokens of text for each event, between ``FEWEST`` and ``MOST``."""
_CROWD = 4
"""Entities of one sentence at most; with more it is a list, not a meeting."""
_A_PAIR = 6
"""Events that two entities may have together."""
_VERB = 1.5
"""Factor for words that look like verbs of the past: they say what happened."""
_READ = 6
"""Meetings of two entities in one chapter whose words are read, the first ones: it bounds the
time."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Entities (by number, the foremost first) that meet in the units ``where`` of one part.

    ``word`` is the rarest word of the first unit of ``where``, which has the rarest of all.
    """

    who: tuple[int, ...]
    word: str
    where: tuple[tuple[int, int], ...]
    weight: float


@dataclass(frozen=True, slots=True)
class _Text:
    """What the words of a meeting are weighed by."""

    reading: BookText
    known: Lexicon
    stems: Stems
    spread: Mapping[str, int]
    forms: Mapping[str, str]


def happenings(
    reading: BookText, entities: Sequence[Where], known: Lexicon, stems: Stems, told: Stream
) -> list[Happening]:
    """The events of a text in reading order; ``entities`` says where each occurs.

    ``known``, ``stems`` and ``told`` are what the words of the text were read with.
    """
    text = _Text(reading, known, stems, told.spread, told.forms)
    met = meetings(entities)
    parts = Counter(pair for pair, _ in met)
    found = [_happening(text, pair, units, parts[pair]) for (pair, _), units in met.items()]
    most = min(MOST, max(FEWEST, reading.tokens // _EACH))
    chosen = _chosen(_together(found), most, max(3, 3 * most // max(1, len(reading.parts))))
    return sorted(chosen, key=lambda h: (h.where[0], h.who))


def meetings(
    entities: Sequence[Where],
) -> dict[tuple[tuple[int, int], int], list[tuple[int, int]]]:
    """The units that have two entities, by pair and part, in reading order."""
    present: dict[tuple[int, int], list[int]] = {}
    for number, where in enumerate(entities):
        for place in dict.fromkeys(where):
            present.setdefault(place, []).append(number)
    met: dict[tuple[tuple[int, int], int], list[tuple[int, int]]] = {}
    for place in sorted(present):
        if 1 < len(present[place]) <= _CROWD:
            for pair in combinations(present[place], 2):
                met.setdefault((pair, place[0]), []).append(place)
    return met


def _happening(
    text: _Text, pair: tuple[int, int], units: Sequence[tuple[int, int]], parts: int
) -> Happening:
    told = [(*_rarest(text, unit), unit) for unit in units[:_READ]]
    value, word, best = max(told, key=lambda t: (t[0], -t[2][1]))
    rest = tuple(unit for unit in units if unit != best)
    # Two who meet in every chapter are less typical of one; who meet often in one, more.
    weight = value * (1 + log(len(units))) / (1 + log(parts))
    return Happening(pair, word, (best, *rest), weight)


def _rarest(text: _Text, place: tuple[int, int]) -> tuple[float, str]:
    """How rare the rarest word of a unit is in the book, and the word; (0, "") without one.

    Words of one block only do not count: they may be slips.
    """
    part = text.reading.parts[place[0]]
    best = (0.0, "")
    for word in words_of(part.unit_text(place[1]), text.known):
        stem = "" if word[0].isupper() else text.stems[word]
        spread = text.spread.get(stem, 0) if stem > BREAK else 0
        if spread > 1:
            value = log(len(text.reading.blocks) / spread + 1)
            value *= _VERB if is_past(word, text.reading.language) else 1.0
            best = max(best, (value, text.forms.get(stem, word)))
    return best


def _together(found: Sequence[Happening]) -> Iterator[Happening]:
    """Meetings at one and the same place as one event of all who are there."""
    by_place: dict[tuple[int, int], list[Happening]] = {}
    for one in found:
        by_place.setdefault(one.where[0], []).append(one)
    for place in sorted(by_place):
        same = by_place[place]
        foremost = max(same, key=lambda h: (h.weight, -h.who[0], -h.who[1]))
        who = tuple(sorted({number for one in same for number in one.who}))[:_CROWD]
        yield Happening(who, foremost.word, foremost.where, foremost.weight)


def _chosen(found: Iterator[Happening], most: int, each: int) -> list[Happening]:
    """The weightiest, not too many of one part or of the same two."""
    parts: Counter[int] = Counter()
    pairs: Counter[tuple[int, ...]] = Counter()
    chosen: list[Happening] = []
    for one in sorted(found, key=lambda h: (-h.weight, h.where[0], h.who)):
        part, pair = one.where[0][0], one.who[:2]
        if len(chosen) < most and parts[part] < each and pairs[pair] < _A_PAIR and one.word:
            chosen.append(one)
            parts[part] += 1
            pairs[pair] += 1
    return chosen
