"""T5: the concept map: entities, themes and events of a book, each with its chapters.

Made from the text alone, without a model, and deterministic: the same text gives the
same map. The map of a scope with a limit is the map of the text before the limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import combinations
from math import log, sqrt

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.chapter_text import BookText, Lexicon, book_text, lexicon
from foxreader.index.concepts.entities import Entity, entities, most_entities
from foxreader.index.concepts.phrases import (
    BREAK,
    KeyPhrase,
    PhraseStems,
    Stream,
    company,
    key_phrases,
    stream,
    words_of,
)
from foxreader.index.storage.derived import Concept, ConceptAppearance, Kind
from foxreader.index.storage.store import Index
from foxreader.language.tokenize import is_past

# Events: places where two or more entities meet, and what happens there

Where = Sequence[tuple[int, int]]

# The numbers below were chosen, not measured, unless they say otherwise.
_FEWEST_EVENTS = 50
"""Events that even a short book may have; the lower end of what T5 calls typical."""
_MOST_EVENTS = 500
"""Events of the longest book; the limit of requirement T5."""
_EACH = 2_000
"""Tokens of text for each event, between ``_FEWEST_EVENTS`` and ``_MOST_EVENTS``."""
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
class _MeetingText:
    """What the words of a meeting are weighed by."""

    reading: BookText
    known: Lexicon
    stems: PhraseStems
    spread: Mapping[str, int]
    forms: Mapping[str, str]


def _happenings(
    reading: BookText, entities: Sequence[Where], known: Lexicon, stems: PhraseStems, told: Stream
) -> list[Happening]:
    """The events of a text in reading order; ``entities`` says where each occurs.

    ``known``, ``stems`` and ``told`` are what the words of the text were read with.
    """
    text = _MeetingText(reading, known, stems, told.spread, told.forms)
    met = _meetings(entities)
    parts = Counter(pair for pair, _ in met)
    found = [_happening(text, pair, units, parts[pair]) for (pair, _), units in met.items()]
    most = min(_MOST_EVENTS, max(_FEWEST_EVENTS, reading.tokens // _EACH))
    chosen = _chosen(_together(found), most, max(3, 3 * most // max(1, len(reading.parts))))
    return sorted(chosen, key=lambda h: (h.where[0], h.who))


def _meetings(
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
    text: _MeetingText, pair: tuple[int, int], units: Sequence[tuple[int, int]], parts: int
) -> Happening:
    told = [(*_rarest(text, unit), unit) for unit in units[:_READ]]
    value, word, best = max(told, key=lambda t: (t[0], -t[2][1]))
    rest = tuple(unit for unit in units if unit != best)
    # Two who meet in every chapter are less typical of one; who meet often in one, more.
    weight = value * (1 + log(len(units))) / (1 + log(parts))
    return Happening(pair, word, (best, *rest), weight)


def _rarest(text: _MeetingText, place: tuple[int, int]) -> tuple[float, str]:
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


# Themes: key phrases of the same parts of a book, clustered

# The numbers below were chosen, not measured, unless they say otherwise.
_MOST_THEMES = 100
"""Themes that T5 asks for at most."""
_CENTROID = 0.7
"""Weight of the places where phrases occur in how alike they are; given by T5."""
_KEYWORDS = 0.3
"""Weight of the words near them; given by T5."""
_LEAST = 0.05
"""Likeness (0 to 1) below which a pair is not kept in the heap of merges: no threshold is as
low."""
_THRESHOLDS = tuple(step / 40 for step in range(34, 3, -1))
"""Likeness at which merging stops, 0.85 down to 0.1: the one that gives most themes is taken."""

Vector = Mapping[object, float]


@dataclass(frozen=True, slots=True)
class ThemeOfBook:
    """Key phrases that belong together, the weightiest first."""

    phrases: tuple[KeyPhrase, ...]

    @property
    def weight(self) -> float:
        """The sum of the weights of its phrases."""
        return sum(phrase.weight for phrase in self.phrases)


def themes(phrases: Sequence[KeyPhrase], company: Sequence[Mapping[str, int]]) -> list[ThemeOfBook]:
    """Clusters of two phrases and more, the weightiest first.

    Agglomerative, by average cosine: 70 % of where the phrases occur (their profile over the
    blocks), 30 % of the words near them, their ``company``. The threshold is the one that gives
    most themes up to ``_MOST_THEMES``; fewer than the 25 of T5
    are left only where the text has no more.
    """
    merges = _merges(_likeness(phrases, company))
    best: list[list[int]] = []
    for threshold in _THRESHOLDS:
        found = _clusters(len(phrases), merges, threshold)
        if len(best) < len(found) <= _MOST_THEMES:
            best = found
    ordered = [
        ThemeOfBook(tuple(sorted((phrases[i] for i in c), key=lambda p: (-p.weight, p.stems))))
        for c in best
    ]
    return sorted(ordered, key=lambda theme: (-theme.weight, theme.phrases[0].stems))


def _likeness(
    phrases: Sequence[KeyPhrase], company: Sequence[Mapping[str, int]]
) -> list[list[float]]:
    """How alike each two phrases are, 0 to 1."""
    spread = Counter(block for phrase in phrases for block in phrase.blocks)
    profiles = [
        _unit({block: log(1 + n) / sqrt(spread[block]) for block, n in phrase.blocks.items()})
        for phrase in phrases
    ]
    words = [_unit({word: log(1 + n) for word, n in near.items()}) for near in company]
    found = [[0.0] * len(phrases) for _ in phrases]
    for vectors, share in ((profiles, _CENTROID), (words, _KEYWORDS)):
        for first, second, value in _products(vectors):
            found[first][second] += share * value
            found[second][first] += share * value
    return found


def _unit(vector: Mapping[object, float]) -> Vector:
    size = sqrt(sum(value * value for value in vector.values())) or 1.0
    return {key: value / size for key, value in vector.items()}


def _products(vectors: Sequence[Vector]) -> Iterable[tuple[int, int, float]]:
    """The scalar products of all pairs that are not zero, by the list of who has each key."""
    holders: dict[object, list[tuple[int, float]]] = {}
    for at, vector in enumerate(vectors):
        sums: dict[int, float] = {}
        for key, value in vector.items():
            held = holders.setdefault(key, [])
            for other, theirs in held:
                sums[other] = sums.get(other, 0.0) + value * theirs
            held.append((at, value))
        for other, total in sums.items():
            yield other, at, total


def _merges(likeness: list[list[float]]) -> list[tuple[float, int, int]]:
    """The merges of average linkage, each (likeness, cluster kept, cluster gone), in order."""
    size = [1] * len(likeness)
    # A merge changes all likenesses of the cluster that is kept: older entries are passed over.
    stamp = [0] * len(likeness)
    heap = [
        (-value, a, b, 0, 0)
        for a, row in enumerate(likeness)
        for b, value in enumerate(row[:a])
        if value > _LEAST
    ]
    heapify(heap)
    found: list[tuple[float, int, int]] = []
    while heap:
        value, a, b, stamp_a, stamp_b = heappop(heap)
        if size[a] and size[b] and (stamp[a], stamp[b]) == (stamp_a, stamp_b):
            found.append((-value, a, b))
            _merge(likeness, size, stamp, heap, a, b)
    return found


def _merge(
    likeness: list[list[float]],
    size: list[int],
    stamp: list[int],
    heap: list[tuple[float, int, int, int, int]],
    a: int,
    b: int,
) -> None:
    """Put cluster ``b`` into ``a``; every other one is as like it as to both on average."""
    row_a, row_b, both = likeness[a], likeness[b], size[a] + size[b]
    share = size[a] / both
    size[a], size[b] = both, 0
    stamp[a] += 1
    for c, held in enumerate(size):
        if held and c != a:
            value = share * row_a[c] + (1 - share) * row_b[c]
            row_a[c] = likeness[c][a] = value
            if value > _LEAST:
                first, second = max(a, c), min(a, c)
                heappush(heap, (-value, first, second, stamp[first], stamp[second]))


def _clusters(
    count: int, merges: Sequence[tuple[float, int, int]], threshold: float
) -> list[list[int]]:
    """The clusters of two and more when all is merged that is at least ``threshold`` alike."""
    held = {at: [at] for at in range(count)}
    for value, kept, gone in merges:
        if value < threshold:
            break
        held[kept] += held.pop(gone)
    return [members for members in held.values() if len(members) > 1]


# The map

# The numbers below were chosen, not measured, unless they say otherwise.
MOST_CHAPTERS = 24
"""Chapters listed for a concept at most; the limit of requirement T5."""
_NEAR = 6
"""Entities listed as the company of an entity at most."""
_PHRASES = 9
"""Key phrases listed for a theme at most."""
_READABLE = range(40, 320)
"""Characters of a sentence that shows a concept: shorter ones are fragments, longer ones do not
fit a line of a list."""


def _concept_map(reading: BookText) -> tuple[Concept, ...]:
    """The map of what is read: entities by frequency, themes by weight, events in reading order."""
    known = lexicon(reading)
    return map_of(reading, known, *entities(reading, known))


def map_of(
    reading: BookText, known: Lexicon, every: Sequence[Entity], empty: set[str]
) -> tuple[Concept, ...]:
    """The same where the entities are known already, and the folded words of all names."""
    found = every[: most_entities(reading)]
    empty |= {word for entity in found for word in entity.words}
    text = stream(reading, known, empty)
    met = _meetings([entity.where for entity in found])
    concepts = [_entity(reading, n, e, near) for n, e, near in _with_company(found, met)]
    concepts += _themes(reading, text)
    stems = PhraseStems(reading.language, empty)
    events = _happenings(reading, [e.where for e in found], known, stems, text)
    concepts += [_event(reading, n, one, found) for n, one in enumerate(events, 1)]
    return tuple(concepts)


def concepts_in(index: Index, scope: Scope) -> tuple[Concept, ...]:
    """The concept map of what ``scope`` shows; empty before it is built.

    Under a limit it is made of the text before the limit when it is asked for, and kept for
    this run of the program: the whole book's map is never cut down to it.
    """
    if scope.limit is None:
        return index.extras.concepts()
    if not index.searchable:
        return ()
    return index.extras.remembered(scope, lambda: _concept_map(book_text(index, scope)))


def _with_company(
    found: Sequence[Entity], met: Mapping[tuple[tuple[int, int], int], Sequence[object]]
) -> Iterable[tuple[int, Entity, tuple[int, ...]]]:
    """Each entity with its number from 1 and those of the entities it meets most."""
    company: list[Counter[int]] = [Counter() for _ in found]
    for ((a, b), _), units in met.items():
        company[a][b] += len(units)
        company[b][a] += len(units)
    for number, entity in enumerate(found):
        near = sorted(company[number].items(), key=lambda pair: (-pair[1], pair[0]))
        yield number + 1, entity, tuple(n + 1 for n, count in near if count > 1)[:_NEAR]


def _entity(reading: BookText, number: int, entity: Entity, near: Sequence[int]) -> Concept:
    ids = tuple(f"e{n}" for n in near)
    return _concept(reading, f"e{number}", "entity", entity.label, entity.others, entity.where, ids)


def _themes(reading: BookText, text: Stream) -> list[Concept]:
    phrases = key_phrases(text)
    found = themes(phrases, company(text, phrases))
    where = _occurrences(reading, text, found)
    return [
        _concept(
            reading,
            f"t{number}",
            "theme",
            _theme_label(theme),
            tuple(p.text for p in theme.phrases[:_PHRASES]),
            where[number - 1],
        )
        for number, theme in enumerate(found, 1)
        if where[number - 1]
    ]


def _theme_label(theme: ThemeOfBook) -> str:
    """The label: its three weightiest phrases, none with a word of another."""
    chosen: list[str] = []
    used: set[str] = set()
    for phrase in theme.phrases:
        if not used & set(phrase.stems) and len(chosen) < 3:
            chosen.append(phrase.text)
            used |= set(phrase.stems)
    return ", ".join(chosen)


def _occurrences(
    reading: BookText, text: Stream, found: Sequence[ThemeOfBook]
) -> list[list[tuple[int, int]]]:
    """Where the phrases of each theme occur."""
    owner = {p.stems: at for at, theme in enumerate(found) for p in theme.phrases}
    where: list[list[tuple[int, int]]] = [[] for _ in found]
    for (part, unit, _), keys in zip(reading.blocks, text.blocks, strict=True):
        before, at = "", unit
        for key in keys:
            if key == BREAK:
                at += 1
            for stems in ((key,), (before, key)):
                if stems in owner:
                    where[owner[stems]].append((part, at))
            before = key
    return where


def _event(reading: BookText, number: int, one: Happening, found: Sequence[Entity]) -> Concept:
    """The label: who takes part, and the word that distinguishes it from their other meetings."""
    who = ", ".join(found[n].label for n in one.who)
    ids = tuple(f"e{n + 1}" for n in one.who)
    return _concept(
        reading, f"v{number}", "event", f"{who}: {one.word}", (one.word,), one.where, ids
    )


def _concept(
    reading: BookText,
    id_: str,
    kind: Kind,
    label: str,
    others: tuple[str, ...],
    where: Where,
    near: tuple[str, ...] = (),
) -> Concept:
    by_part: dict[int, list[int]] = {}
    for part, unit in where:
        by_part.setdefault(part, []).append(unit)
    chosen = sorted(by_part, key=lambda part: (-len(by_part[part]), part))[:MOST_CHAPTERS]
    chapters = tuple(
        ConceptAppearance(
            reading.parts[p].number, len(by_part[p]), _evidence(reading, p, by_part[p])
        )
        for p in sorted(chosen)
    )
    part, unit = min(where)
    first = reading.parts[part].units[unit]
    return Concept(id_, kind, label, others, len(where), chapters, first, near)


def _evidence(reading: BookText, part: int, units: Sequence[int]) -> Span:
    """The first unit that can be read alone, else the first of all."""
    held = reading.parts[part].units
    return next((held[u] for u in units if len(held[u]) in _READABLE), held[units[0]])
