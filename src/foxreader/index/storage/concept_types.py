"""An item of the concept map: an entity, a theme or an event, and where it occurs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.core.span import Span

Kind = Literal["entity", "theme", "event"]


@dataclass(frozen=True, slots=True)
class Appearance:
    """A concept in one chapter: how often, and one unit that shows it."""

    chapter: int
    count: int
    evidence: Span


@dataclass(frozen=True, slots=True)
class Concept:
    """An item of the map. ``others`` are aliases of an entity, keywords of a theme or event.

    ``id`` is e1, t1 or v1 and so on. ``chapters`` are at most 24, in reading order; they are
    numbered as those of the text the map was made of. ``near`` are the ids of the entities that
    are in the same sentences most often, or take part. ``first`` is the unit of its first place.
    """

    id: str
    kind: Kind
    label: str
    others: tuple[str, ...]
    count: int
    chapters: tuple[Appearance, ...]
    first: Span
    near: tuple[str, ...] = ()
