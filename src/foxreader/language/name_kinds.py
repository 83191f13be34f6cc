"""The words beside names that show what is named, as one set a language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language, words_for
from foxreader.language.names import Titles, titles


@dataclass(frozen=True, slots=True)
class Beside:
    """Folded words that stand in and beside the names of people, of places and of peoples.

    ``well_known`` are places and ``given`` names of people that need no sign beside them. The
    patterns and ``place_endings`` are those of scripts without capitals: what stands before and
    after a person's name, and the last sign of a place's.
    """

    titles: Titles
    epithets: frozenset[str]
    speaking: frozenset[str]
    relatives: frozenset[str]
    of_people: frozenset[str]
    locatives: frozenset[str]
    place_nouns: frozenset[str]
    peoples: frozenset[str]
    things: frozenset[str]
    apart: frozenset[str]
    feasts: frozenset[str]
    well_known: frozenset[str]
    given: frozenset[str]
    articles: frozenset[str]
    determiners: frozenset[str]
    joins: frozenset[str]
    stop: frozenset[str]
    attached: frozenset[str]
    after_people: re.Pattern[str]
    before_people: re.Pattern[str]
    place_endings: frozenset[str]

    def is_title(self, word: str) -> bool:
        """Whether a folded word stands before the names of people, and of nothing else."""
        return self.titles.has(word) and word.rstrip(".") not in self.epithets

    def is_empty(self, label: Sequence[str]) -> bool:
        """Whether the folded words of a name name nothing of their own: a feast, the North."""
        return not label or all(map(self._says_nothing, label))

    def _says_nothing(self, word: str) -> bool:
        small = word in self.stop or word in self.apart or word in self.feasts
        return small or (word[:1] in self.attached and word[1:] in self.stop)

    def is_people(self, label: Sequence[str]) -> bool:
        """Whether the folded words of a name name a people, or say of which country a thing is."""
        return label[-1] in self.peoples or label[-1].removesuffix("s") in self.peoples


@cache
def beside(code: str) -> Beside:
    """The words beside names in a language; of all languages where it is not known."""
    known = words_for(code)
    kinds, words, signs = known.name_kinds, known.words, every_language().names
    return Beside(
        titles=titles(code),
        epithets=kinds.epithets,
        speaking=kinds.speaking | known.statements.telling,
        relatives=kinds.relatives,
        of_people=kinds.of_people,
        locatives=kinds.locatives,
        place_nouns=kinds.place_nouns,
        peoples=kinds.peoples,
        things=kinds.things,
        apart=kinds.apart,
        feasts=kinds.feasts,
        well_known=frozenset(fold(place.replace("-", " ")) for place in kinds.well_known),
        given=frozenset(map(fold, kinds.given)),
        articles=words.definite | words.indefinite,
        determiners=words.definite
        | words.indefinite
        | words.possessives
        | words.contracted
        | words.governors
        | words.others,
        joins=known.numbers.links,
        stop=words.stop,
        attached=frozenset(words.attached),
        after_people=re.compile(f"(?:{signs.after_names})|(?:{signs.speaks})"),
        before_people=re.compile(rf"(?:{signs.before_names})\.?[ \u00a0]$"),
        place_endings=signs.place_endings,
    )
