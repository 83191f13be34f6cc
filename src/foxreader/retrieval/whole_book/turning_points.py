"""Where the people of a book first meet, what happens between them, and where they are last named.

Read from the concept map, which is made without a model.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.concept_types import Concept
from foxreader.index.storage.store import Index
from foxreader.retrieval.whole_book.material import readable
from foxreader.retrieval.whole_book.occurrences import Places, places_of

_PEOPLE = 4
"""The most frequent names whose meetings are looked for. Chosen, not measured."""
MOST = 8
"""The most turning points. Chosen, not measured."""
_EVENTS = 3
"""The most events of the concept map among them. Chosen, not measured."""

_SPEECH = frozenset("“„«»「『\"‘'—–")
"""Marks that open direct speech."""
_SPOKEN = 0.03
"""Share of sentences that open with such a mark in a book that tells a story: 6 manuals and
textbooks have at most 0.003, 4 books of stories 0.136 and more."""


def turning_points(index: Index, scope: Scope, inside: Sequence[Span]) -> list[Span]:
    """Sentences where two of the chief people first occur together, of events between them, and
    where each is last named; in reading order, none outside of ``inside``.
    """
    found = concepts_in(index, scope)
    people = chief_people(found)
    where = {one.id: _units(index, one, scope, inside) for one in people}
    chosen: dict[Span, None] = {}
    for one, other in combinations(people, 2):
        both = set(where[one.id]) & set(where[other.id])
        chosen |= dict.fromkeys(readable(index.book, sorted(both))[:1])
    chief = {one.id for one in people}
    events = [c for c in found if c.kind == "event" and chief & set(c.near)]
    events.sort(key=lambda event: -event.count)
    at_events = [a.evidence for event in events[:_EVENTS] for a in event.chapters[:1]]
    chosen |= dict.fromkeys(u for u in readable(index.book, at_events) if u.begins_in(inside))
    last = [unit for one in people for unit in readable(index.book, where[one.id])[-1:]]
    kept = list(chosen)[: MOST - min(len(last), 2)]
    return sorted(dict.fromkeys([*kept, *last[:2]]))


def is_told(index: Index, scope: Scope) -> bool:
    """Whether a book tells of people who speak, rather than explaining something: its names are
    then people, and where they meet says what happens.
    """
    units = index.units_in(scope)
    spoken = sum(index.book.text_at(unit)[:1] in _SPEECH for unit in units)
    return spoken >= _SPOKEN * max(1, len(units))


def chief_people(concepts: Iterable[Concept]) -> list[Concept]:
    """The most frequent entities; the map does not tell people from places."""
    entities = [one for one in concepts if one.kind == "entity"]
    return sorted(entities, key=lambda one: -one.count)[:_PEOPLE]


def _units(index: Index, one: Concept, scope: Scope, inside: Sequence[Span]) -> list[Span]:
    """The units that name a concept, in reading order."""
    found: Places = places_of(index, (one.label, *one.others), scope)
    return [unit for unit in found.units if unit.begins_in(inside)]
