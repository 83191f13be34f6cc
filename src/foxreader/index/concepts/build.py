"""T5: the concept map: entities, themes and events of a book, each with its chapters.

Made from the text alone, without a model, and deterministic: the same text gives the
same map. The map of a scope with a limit is the map of the text before the limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.aliases import grouped
from foxreader.index.concepts.chapter_text import BookText, book_text
from foxreader.index.concepts.cjk_names import run_names
from foxreader.index.concepts.cjk_words import lexicon
from foxreader.index.concepts.events import Happening, Where, happenings, meetings
from foxreader.index.concepts.name_forms import names
from foxreader.index.concepts.phrases import BREAK, Stems, Stream, company, key_phrases, stream
from foxreader.index.concepts.themes import Theme, themes
from foxreader.index.storage.concept_types import Appearance, Concept, Kind
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold

# The numbers below were chosen, not measured, unless they say otherwise.
MOST_CHAPTERS = 24
"""Chapters listed for a concept at most; the limit of requirement T5."""
FEWEST_ENTITIES = 50
"""Entities that even a short book may have; the lower end of what T5 calls typical."""
MOST_ENTITIES = 500
"""Entities of the longest book; the limit of requirement T5."""
_EACH = 2_700
"""Tokens of text for each entity, between ``FEWEST_ENTITIES`` and ``MOST_ENTITIES``: a novel of
135,000 tokens may have 50."""
_OTHERS = 8
"""Other names listed for an entity at most."""
_NEAR = 6
"""Entities listed as the company of an entity at most."""
_KEYWORDS = 9
"""Key phrases listed for a theme at most."""
_READABLE = range(40, 320)
"""Characters of a sentence that shows a concept: shorter ones are fragments, longer ones do not
fit a line of a list."""


@dataclass(frozen=True, slots=True)
class _Entity:
    label: str
    others: tuple[str, ...]
    words: frozenset[str]
    where: Where


def concept_map(reading: BookText) -> tuple[Concept, ...]:
    """The map of what is read: entities by frequency, themes by weight, events in reading order."""
    known = lexicon(reading)
    spelled, census = names(reading)
    found = _entities(reading, spelled, run_names(reading, known))
    empty = {fold(word) for name in spelled for word in name if census.is_name(word)}
    empty |= {word for entity in found for word in entity.words}
    text = stream(reading, known, empty)
    met = meetings([entity.where for entity in found])
    concepts = [_entity(reading, n, e, near) for n, e, near in _with_company(found, met)]
    concepts += _themes(reading, text)
    stems = Stems(reading.language, empty)
    events = happenings(reading, [e.where for e in found], known, stems, text)
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
    return index.extras.remembered(scope, lambda: concept_map(book_text(index, scope)))


def _entities(
    reading: BookText,
    spelled: Mapping[tuple[str, ...], Sequence[tuple[int, int]]],
    runs: Mapping[str, Sequence[tuple[int, int]]],
) -> list[_Entity]:
    """The names that occur often enough, the commonest first."""
    least = 3 if reading.characters > 200_000 else 2
    counts = {name: len(where) for name, where in spelled.items()}
    found = []
    for group in grouped(counts, reading.language):
        where = sorted(place for name in group.names for place in spelled[name])
        texts = [" ".join(name) for name in group.names if counts[name] > 1 or name == group.label]
        words = frozenset(fold(word) for word in group.label)
        found.append(_Entity(texts[0], tuple(texts[1 : _OTHERS + 1]), words, where))
    found += [_Entity(run, (), frozenset((run,)), where) for run, where in runs.items()]
    found = [entity for entity in found if len(entity.where) >= least]
    found.sort(key=lambda entity: (-len(entity.where), entity.label))
    return found[: min(MOST_ENTITIES, max(FEWEST_ENTITIES, reading.tokens // _EACH))]


def _with_company(
    found: Sequence[_Entity], met: Mapping[tuple[tuple[int, int], int], Sequence[object]]
) -> Iterable[tuple[int, _Entity, tuple[int, ...]]]:
    """Each entity with its number from 1 and those of the entities it meets most."""
    company: list[Counter[int]] = [Counter() for _ in found]
    for ((a, b), _), units in met.items():
        company[a][b] += len(units)
        company[b][a] += len(units)
    for number, entity in enumerate(found):
        near = sorted(company[number].items(), key=lambda pair: (-pair[1], pair[0]))
        yield number + 1, entity, tuple(n + 1 for n, count in near if count > 1)[:_NEAR]


def _entity(reading: BookText, number: int, entity: _Entity, near: Sequence[int]) -> Concept:
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
            tuple(p.text for p in theme.phrases[:_KEYWORDS]),
            where[number - 1],
        )
        for number, theme in enumerate(found, 1)
        if where[number - 1]
    ]


def _theme_label(theme: Theme) -> str:
    """The label: its three weightiest phrases, none with a word of another."""
    chosen: list[str] = []
    used: set[str] = set()
    for phrase in theme.phrases:
        if not used & set(phrase.stems) and len(chosen) < 3:
            chosen.append(phrase.text)
            used |= set(phrase.stems)
    return ", ".join(chosen)


def _occurrences(
    reading: BookText, text: Stream, found: Sequence[Theme]
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


def _event(reading: BookText, number: int, one: Happening, found: Sequence[_Entity]) -> Concept:
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
        Appearance(reading.parts[p].number, len(by_part[p]), _evidence(reading, p, by_part[p]))
        for p in sorted(chosen)
    )
    part, unit = min(where)
    first = reading.parts[part].units[unit]
    return Concept(id_, kind, label, others, len(where), chapters, first, near)


def _evidence(reading: BookText, part: int, units: Sequence[int]) -> Span:
    """The first unit that can be read alone, else the first of all."""
    held = reading.parts[part].units
    return next((held[u] for u in units if len(held[u]) in _READABLE), held[units[0]])
