"""What a name names: a person, a place, a term, or nothing that is sure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.index.concepts.entities import Entity
from foxreader.index.pieces import BookKind
from foxreader.index.storage.derived import NamedKind
from foxreader.language.names import Beside, beside
from foxreader.language.script import fold
from foxreader.language.tokenize import is_past

# Signs: how often a name stands as the names of people, of places and of things do

_READ = 300
"""Mentions of a name that are read at most, spread evenly. Chosen: more change no kind."""
_WINDOW = 40
"""Characters before and after a mention that are read. Chosen: four words."""
_LONGEST_CODE = 3
"""Characters of a place's name in a script without capitals at most (荆州). Chosen."""
_PIECE = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*|[.,;:!?…—–\"“”„‘«»()]")
_OPENING = "-–—“”„«»\"'‘’¡¿.!?…:"
_OWNED = re.compile(r"['’ʼ][sS]?$")
_OWNS = re.compile(r"['’ʼ]s\b")


@dataclass(slots=True)
class Signs:
    """Of the mentions ``read``, how many have a sign; each counts once for each sign.

    ``titled``: a title before it; ``spoke``: a verb of speech beside it; ``owned``: what only
    people have; ``acted``: a verb after it; ``began``: it begins a clause that goes on in small
    letters, as who does something. ``placed``: a noun of place in it or before it;
    ``located``: a preposition of place. ``articled``: an article. ``with_people`` and
    ``with_places``: joined by a comma or “and” with a name that surely is one.
    """

    read: int = 0
    titled: int = 0
    spoke: int = 0
    owned: int = 0
    acted: int = 0
    began: int = 0
    placed: int = 0
    located: int = 0
    articled: int = 0
    with_people: int = 0
    with_places: int = 0

    @property
    def person(self) -> float:
        """The votes for a person."""
        sure = 2.0 * (self.titled + self.spoke)
        return sure + self.owned + 0.5 * (self.acted + self.with_people)

    @property
    def place(self) -> float:
        """The votes for a place."""
        return 3.0 * self.placed + self.located + 0.5 * self.with_places


def _signs_of(reading: BookText, entity: Entity, words: Beside) -> Signs:
    """The signs beside the mentions of ``entity``."""
    step = max(1, -(-len(entity.mentions) // _READ))
    found = Signs()
    for mention in entity.mentions[::step]:
        _add(_NameContext(reading, mention), words, found, reading.language)
    return found


class _NameContext:
    """A mention with the words before and after it in its unit."""

    def __init__(self, reading: BookText, mention: Mention) -> None:
        text = reading.parts[mention.part].text
        name = text[mention.start : mention.end]
        line = text.rfind("\n", 0, mention.start) + 1
        begin = max(line, mention.start - _WINDOW)
        self.text_before = text[begin : mention.start]
        self.text_after = text[mention.end : mention.end + _WINDOW].partition("\n")[0]
        before = _PIECE.findall(self.text_before)
        # The first may be half a word.
        self._before = before[1:] if begin > line else before
        ends_owned = bool(_OWNED.search(name))
        self.owned = ends_owned or bool(_OWNS.match(self.text_after))
        self._after = _PIECE.findall(
            self.text_after.lstrip("'’ʼs") if self.owned else self.text_after
        )
        self.name = [fold(word) for word in name.replace("\u00a0", " ").split()]
        self.last, self.behind = self._word(self._before, -1), self._word(self._before, -2)
        self.next = self._word(self._after, 0)
        self.second = self._word(self._after, 1) if self._mark(0) == "," else ""

    def _mark(self, at: int) -> str:
        return self._after[at] if at < len(self._after) else ""

    @property
    def opens(self) -> bool:
        """Whether it begins a sentence or a speech."""
        return not self.text_before.strip() or self.text_before.rstrip()[-1] in _OPENING

    def begins(self, words: Beside) -> bool:
        """Whether it begins a clause."""
        return self.opens or not self.last or self.last in words.joins

    @property
    def small(self) -> bool:
        """Whether a word in small letters follows."""
        return self._mark(0)[:1].islower()

    @staticmethod
    def _word(pieces: Sequence[str], at: int) -> str:
        """The folded word at a place, "" where a mark or nothing is there."""
        piece = pieces[at] if -len(pieces) <= at < len(pieces) else ""
        return fold(piece) if piece[:1].isalpha() else ""


def _add(seen: _NameContext, words: Beside, found: Signs, language: str) -> None:
    found.read += 1
    article = seen.last in words.articles
    found.articled += article
    found.titled += words.is_title(seen.name[0] if len(seen.name) > 1 else seen.last)
    found.spoke += _speaks(seen, words)
    found.placed += _is_placed(seen, words)
    if seen.owned:
        found.owned += seen.next in words.of_people
        return
    found.owned += bool(seen.last) and not article and seen.behind in words.of_people
    found.located += (seen.behind if article else seen.last) in words.locatives
    if not seen.small or seen.next in words.stop:
        return
    found.began += seen.begins(words)
    if not article and seen.next not in words.speaking:
        found.acted += is_past(seen.next, language)


def _speaks(seen: _NameContext, words: Beside) -> bool:
    """Whether who is named speaks, or a pronoun of people follows."""
    beside = seen.behind if seen.last in words.articles else seen.last
    if beside in words.speaking or seen.next in words.speaking:
        return True
    if seen.next in words.relatives or seen.second in words.relatives:
        return True
    if seen.second in words.speaking and not seen.opens:  # “Listen, said he” names nobody
        return True
    if words.before_people.search(seen.text_before):
        return True
    return bool(words.after_people.match(seen.text_after))


def _is_placed(seen: _NameContext, words: Beside) -> bool:
    """Whether a mention has a noun of place in it, or before it: Cape Horn, the city of X."""
    if not seen.name:
        return False
    if _has_place(seen.name, words) or seen.last in words.place_nouns:
        return True
    linked = seen.behind in words.place_nouns and seen.last in words.stop
    return linked and seen.last not in words.joins and seen.last not in words.locatives


def _has_place(name: Sequence[str], words: Beside) -> bool:
    pieces = [piece for word in name for piece in word.split("-")]
    if len(pieces) > 1 and (pieces[-1] in words.place_nouns or pieces[0] in words.place_nouns):
        return True
    return len(name) == 1 and len(name[0]) <= _LONGEST_CODE and name[0][-1:] in words.place_endings


# Kinds

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
"""The same for a name that mostly has an article, and outside a story for one that is no common
given name and has no title: there firms and courts say things too."""
_ADDRESSED = 20
"""Mentions of titles alone from which they name somebody."""
_CHIEF = 30
"""The commonest names by which a story is known."""
_SPEAKS = 0.07
"""Share of their mentions beside a verb of speech from which a book is a story."""
_LIVES = 0.035
"""The same, with what only people have, where few of the names have an article."""
_UNARTICLED = 0.3
"""Share of their mentions with an article up to which few have."""
_ACTS = 0.05
"""Share of its mentions that begin a clause from which a name in a story is a person's, where
nothing else says what it is."""
_NOWHERE = 0.1
"""Votes for a place, for each mention, up to which nothing does."""
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
    found = [_signs_of(reading, entity, words) for entity in entities]
    story = book == "verse" or (not dense and _is_story(found))
    judge = _KindTeller(words, dense=dense, story=story, series=_series(entities))
    first = [judge.voted(entity, signs) for entity, signs in zip(entities, found, strict=True)]
    _join(reading, entities, found, first, words)
    return [judge.kind(entity, signs) for entity, signs in zip(entities, found, strict=True)]


def _is_story(found: Sequence[Signs]) -> bool:
    """Whether the commonest names speak so often that the book tells a story."""
    chief = sorted(found, key=lambda signs: -signs.read)[:_CHIEF]
    read, spoke = sum(s.read for s in chief), sum(s.spoke for s in chief)
    if sum(s.articled for s in chief) <= _UNARTICLED * read:
        return spoke >= _SPEAKS * read or spoke + sum(s.owned for s in chief) >= _LIVES * read
    return spoke >= _SPEAKS * read


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


class _KindTeller:
    """Tells the kind of a name from its signs, by what kind of book it is in.

    ``dense``: a text about something; ``story``: its people speak. ``series`` are words that only
    number things.
    """

    def __init__(self, words: Beside, *, dense: bool, story: bool, series: frozenset[str]) -> None:
        self._words, self._dense, self._story, self._series = words, dense, story, series

    def voted(self, entity: Entity, signs: Signs) -> NamedKind | None:
        """What the votes for people and places say."""
        label, words = _folded(entity.label), self._words
        if self._is_none(label) or label[-1] in words.things or self._is_address(entity, label):
            return None
        given = any(self._is_given(name) for name, _ in entity.forms)
        person, place = self._votes(label, signs, given=given)
        named = self._story or given or signs.titled
        share = _PERSON if named and signs.articled < _ARTICLED * signs.read else _STRICT
        least = max(_FEWEST, share * signs.read)
        if not entity.label.isupper() and person >= least and person > _CLEAR * place:
            return "person"
        if place >= max(_FEWEST, _PLACE * signs.read) and place > _CLEAR * person:
            return "place"
        return "person" if self._acts(entity, signs, person, place) else None

    def _acts(self, entity: Entity, signs: Signs, person: float, place: float) -> bool:
        """Whether a name in a story is that of who does things in it, though nothing else says
        so."""
        capital = entity.label[0].isupper() and not entity.label.isupper()
        if not self._story or self._dense or not capital:
            return False
        acts = signs.began + person
        quiet = place <= _NOWHERE * signs.read and signs.articled <= _NOWHERE * signs.read
        return quiet and acts >= max(_FEWEST, _ACTS * signs.read)

    def _is_none(self, label: Sequence[str]) -> bool:
        """Whether a name names nothing that is worth a card, whatever stands beside it."""
        words = self._words
        return words.is_empty(label) or words.is_people(label) or label[0] in self._series

    def _is_address(self, entity: Entity, label: Sequence[str]) -> bool:
        """Whether it is made of titles alone and used too seldom to name one person: Herr Graf."""
        alone = len(label) > 1 and all(map(self._words.titles.has, label))
        return alone and len(entity.mentions) < _ADDRESSED

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
