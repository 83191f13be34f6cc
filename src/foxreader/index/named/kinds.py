"""What a name names: a person, a place, a term, or nothing that is sure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from foxreader.index.concepts.chapter_text import BookText
from foxreader.index.concepts.entities import Entity
from foxreader.index.named.signs import Signs, signs_of
from foxreader.index.pieces.chunk import BookKind
from foxreader.index.storage.named_table import NamedKind
from foxreader.language.fold import fold
from foxreader.language.name_kinds import Beside, beside

# The numbers below were found by reading the first names of seven books in five languages.
_PERSON = 0.12
"""Votes for a person, for each mention read, from which a name is one."""
_PLACE = 0.2
"""The same for a place."""
_CLEAR = 1.3
"""How many times the votes of the other kind that must be."""
_FEWEST = 2.0
"""Votes that a kind needs at least."""
_STRICT = 0.25
"""The same outside a story for a name that is no common given name and has no title: there firms
and courts say things too."""
_CHIEF = 30
"""The commonest names by which a story is known."""
_SPEAKS = 0.07
"""Share of their mentions beside a verb of speech from which a book is a story."""
_MOSTLY = 0.45
"""Share of mentions after a preposition of place from which a name outside a story is a place's
without any other sign."""
_DOUBT = 0.1
"""Votes for a person, for each mention, from which a well-known place may be somebody's name."""
_SHORTEST = 3
"""Characters of a term at least: shorter ones are formulas."""
_PRIOR = 0.3
"""Votes, for each mention, that a well-known place or a common given name has of itself."""
_QUIET = 0.08
"""Votes for a person, for each mention, up to which a name may be that of a thing."""
_ARTICLED = 0.5
"""Share of mentions with an article before them from which a name may be that of a thing."""
_ENOUGH = 5
"""Mentions that a thing with an article has at least."""
_SERIES = 5
"""Names that begin with one word and end with a code (Theorem BRS) from which that is a series."""
_BETWEEN = 5
"""Characters between two names that are joined: “ and ” has five."""
_INNER_CAPITAL = re.compile(r"\w[A-Z]")


def kinds(reading: BookText, entities: Sequence[Entity], book: BookKind) -> list[NamedKind | None]:
    """The kind of each of ``entities``, None where it is not sure.

    ``book`` is what the text is: the capitals of a dense one mark terms, a story has speakers.
    """
    dense = book == "dense"
    words = beside(reading.language)
    found = [signs_of(reading, entity, words) for entity in entities]
    story = book == "verse" or (not dense and _is_story(found))
    judge = _Judge(words, dense=dense, story=story, series=_series(entities))
    first = [judge.voted(entity, signs) for entity, signs in zip(entities, found, strict=True)]
    _join(reading, entities, found, first, words)
    return [judge.kind(entity, signs) for entity, signs in zip(entities, found, strict=True)]


def _is_story(found: Sequence[Signs]) -> bool:
    """Whether the commonest names speak so often that the book tells a story."""
    chief = sorted(found, key=lambda signs: -signs.read)[:_CHIEF]
    return sum(s.spoke for s in chief) >= _SPEAKS * sum(s.read for s in chief)


def _join(
    reading: BookText,
    entities: Sequence[Entity],
    found: Sequence[Signs],
    kinds_: Sequence[NamedKind | None],
    words: Beside,
) -> None:
    """Count for each name the people and places it is joined with: “London, Paris and X”."""
    places = sorted((m, n) for n, entity in enumerate(entities) for m in entity.mentions)
    for (one, a), (other, b) in pairwise(places):
        if a == b or one[:2] != other[:2] or not 0 < other.start - one.end <= _BETWEEN:
            continue
        between = reading.parts[one.part].text[one.end : other.start]
        # “the ship, and Darrow saw …” joins two clauses.
        if between.strip() != "," and fold(between.strip()) not in words.joins:
            continue
        for here, there in ((a, b), (b, a)):
            found[here].with_people += kinds_[there] == "person"
            found[here].with_places += kinds_[there] == "place"


class _Judge:
    """Tells the kind of a name from its signs, by what kind of book it is in.

    ``dense``: a text about something; ``story``: its people speak. ``series`` are words that only
    number things.
    """

    def __init__(self, words: Beside, *, dense: bool, story: bool, series: frozenset[str]) -> None:
        self._words, self._dense, self._story, self._series = words, dense, story, series

    def voted(self, entity: Entity, signs: Signs) -> NamedKind | None:
        """What the votes for people and places say."""
        label, words = _folded(entity.label), self._words
        if self._is_none(label) or label[-1] in words.things:
            return None
        given = any(self._is_given(name) for name, _ in entity.forms)
        person, place = self._votes(label, signs, given=given)
        named = self._story or given or signs.titled
        least = max(_FEWEST, (_PERSON if named else _STRICT) * signs.read)
        if not entity.label.isupper() and person >= least and person > _CLEAR * place:
            return "person"
        if place >= max(_FEWEST, _PLACE * signs.read) and place > _CLEAR * person:
            return "place"
        return None

    def _is_none(self, label: Sequence[str]) -> bool:
        """Whether a name names nothing that is worth a card, whatever stands beside it."""
        words = self._words
        return words.is_empty(label) or words.is_people(label) or label[0] in self._series

    def _votes(self, label: Sequence[str], signs: Signs, *, given: bool) -> tuple[float, float]:
        """The votes for a person and for a place."""
        person, place = signs.person, signs.place
        known = " ".join(label) in self._words.well_known and person < _DOUBT * signs.read
        if self._dense and not label[0][:1].isascii():
            place = 0.0  # 相关 is no place in a manual
        elif self._dense or not (self._story or known or signs.located >= _MOSTLY * signs.read):
            place -= signs.located  # a manual says “in” of everything, “in Lopez” is a case at law
        if known:
            place += _PRIOR * signs.read
        elif given:
            person += _PRIOR * signs.read
        return person, place

    def _is_given(self, name: str) -> bool:
        """Whether a form of a name begins with a common given name, titles aside."""
        bare = [word for word in _folded(name) if not self._words.is_title(word)]
        return bool(bare) and bare[0] in self._words.given

    def kind(self, entity: Entity, signs: Signs) -> NamedKind | None:
        """The kind of a name, None where it is not sure."""
        label, words = _folded(entity.label), self._words
        if self._is_none(label):
            return None
        voted = self.voted(entity, signs)
        if voted is not None:
            return voted
        if len(entity.label) < _SHORTEST or all(map(words.titles.has, label)):
            return None
        if entity.label.isupper() and entity.label.isascii():
            return "term"
        if signs.person > _QUIET * signs.read or " ".join(label) in words.well_known:
            return None
        if not self._dense and signs.place > _PLACE * signs.read / 2:
            return None
        return "term" if self._is_thing(entity.label, signs) else None

    def _is_thing(self, label: str, signs: Signs) -> bool:
        """Whether a name without signs of people and places is surely that of a thing."""
        last = fold(label.rpartition(" ")[2])
        if _INNER_CAPITAL.search(label) or (" " in label and last in self._words.things):
            return True
        if self._dense and " " in label:
            return True
        if self._dense:
            return signs.read >= _ENOUGH and label[:1].isupper()
        return signs.read >= _ENOUGH and signs.articled >= _ARTICLED * signs.read


def _series(entities: Sequence[Entity]) -> frozenset[str]:
    """The folded first words of names that only number things: Theorem BRS, Theorem KILT."""
    found: Counter[str] = Counter()
    for entity in entities:
        first, _, rest = entity.label.partition(" ")
        if rest and (rest.isupper() or rest[:1].isdigit()):
            found[fold(first)] += 1
    return frozenset(word for word, count in found.items() if count >= _SERIES)


def _folded(label: str) -> list[str]:
    return [fold(word) for word in label.replace("\u00a0", " ").split()]
