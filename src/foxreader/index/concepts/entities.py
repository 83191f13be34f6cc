"""The names of a text with all that mean the same: what the concept map calls its entities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from foxreader.index.concepts.aliases import grouped
from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.index.concepts.cjk_names import run_names
from foxreader.index.concepts.cjk_words import Lexicon
from foxreader.index.concepts.name_forms import names
from foxreader.language.fold import fold

# The numbers below were chosen, not measured, unless they say otherwise.
FEWEST_ENTITIES = 50
"""Entities that even a short book may have; the lower end of what T5 calls typical."""
MOST_ENTITIES = 500
"""Entities of the longest book; the limit of requirement T5."""
_EACH = 2_700
"""Tokens of text for each entity, between ``FEWEST_ENTITIES`` and ``MOST_ENTITIES``: a novel of
135,000 tokens may have 50."""
_OTHERS = 8
"""Other names listed for an entity at most."""
_LONG = 200_000
"""Characters from which a text is long: a name must then occur three times, else twice."""


@dataclass(frozen=True)
class Entity:
    """A name, the other names that mean the same, and where all of them are mentioned.

    ``forms`` are all of them, the commonest first, each with its mentions; ``others`` those worth
    listing. ``words`` are the folded words of its label.
    """

    label: str
    others: tuple[str, ...]
    words: frozenset[str]
    forms: tuple[tuple[str, tuple[Mention, ...]], ...]

    @cached_property
    def mentions(self) -> tuple[Mention, ...]:
        """Where any of its names stands, in order."""
        return tuple(sorted(one for _, where in self.forms for one in where))

    @cached_property
    def where(self) -> tuple[tuple[int, int], ...]:
        """The part and unit of each mention."""
        return tuple((one.part, one.unit) for one in self.mentions)


def entities(reading: BookText, known: Lexicon) -> tuple[list[Entity], set[str]]:
    """The names that occur often enough, the commonest first, and the folded words of all names.

    ``known`` is the lexicon of the scripts without spaces.
    """
    spelled, census = names(reading)
    least = 3 if reading.characters > _LONG else 2
    counts = {name: len(where) for name, where in spelled.items()}
    found = []
    for group in grouped(counts, reading.language):
        forms = tuple((" ".join(name), tuple(spelled[name])) for name in group.names)
        texts = [" ".join(name) for name in group.names if counts[name] > 1 or name == group.label]
        words = frozenset(fold(word) for word in group.label)
        found.append(Entity(texts[0], tuple(texts[1 : _OTHERS + 1]), words, forms))
    for run, places in run_names(reading, known).items():
        found.append(Entity(run, (), frozenset((run,)), ((run, tuple(places)),)))
    found = [entity for entity in found if len(entity.mentions) >= least]
    found.sort(key=lambda entity: (-len(entity.mentions), entity.label))
    return found, {fold(word) for name in spelled for word in name if census.is_name(word)}


def most_entities(reading: BookText) -> int:
    """How many of them the concept map of a text has at most."""
    return min(MOST_ENTITIES, max(FEWEST_ENTITIES, reading.tokens // _EACH))
