"""T5: the concept map: entities, themes and events of a book, each with its chapters.

Made from the text alone, without a model, and deterministic: the same text gives the
same map. The map of a scope with a limit is the map of the text before the limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.chapter_text import BookText, book_text
from foxreader.index.concepts.cjk_words import Lexicon, lexicon
from foxreader.index.concepts.entities import Entity, entities, most_entities
from foxreader.index.concepts.events import Happening, Where, happenings, meetings
from foxreader.index.concepts.phrases import BREAK, Stems, Stream, company, key_phrases, stream
from foxreader.index.concepts.themes import Theme, themes
from foxreader.index.storage.concept_types import Appearance, Concept, Kind
from foxreader.index.storage.store import Index

# The numbers below were chosen, not measured, unless they say otherwise.
MOST_CHAPTERS = 24
"""Chapters listed for a concept at most; the limit of requirement T5."""
_NEAR = 6
"""Entities listed as the company of an entity at most."""
_KEYWORDS = 9
"""Key phrases listed for a theme at most."""
_READABLE = range(40, 320)
"""Characters of a sentence that shows a concept: shorter ones are fragments, longer ones do not
fit a line of a list."""


def concept_map(reading: BookText) -> tuple[Concept, ...]:
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
