"""How often a name stands as the names of people, of places and of things do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.index.concepts.entities import Entity
from foxreader.language.fold import fold
from foxreader.language.name_kinds import Beside
from foxreader.language.stem import is_past

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
    people have; ``acted``: a verb after it. ``placed``: a noun of place in it or before it;
    ``located``: a preposition of place. ``articled``: an article. ``with_people`` and
    ``with_places``: joined by a comma or “and” with a name that surely is one.
    """

    read: int = 0
    titled: int = 0
    spoke: int = 0
    owned: int = 0
    acted: int = 0
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


def signs_of(reading: BookText, entity: Entity, words: Beside) -> Signs:
    """The signs beside the mentions of ``entity``."""
    step = max(1, -(-len(entity.mentions) // _READ))
    found = Signs()
    for mention in entity.mentions[::step]:
        _add(_Context(reading, mention), words, found, reading.language)
    return found


class _Context:
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

    @property
    def small(self) -> bool:
        """Whether a word in small letters follows."""
        return self._mark(0)[:1].islower()

    @staticmethod
    def _word(pieces: Sequence[str], at: int) -> str:
        """The folded word at a place, "" where a mark or nothing is there."""
        piece = pieces[at] if -len(pieces) <= at < len(pieces) else ""
        return fold(piece) if piece[:1].isalpha() else ""


def _add(seen: _Context, words: Beside, found: Signs, language: str) -> None:
    found.read += 1
    article = seen.last in words.articles
    found.articled += article
    found.titled += len(seen.name) > 1 and words.is_title(seen.name[0])
    found.spoke += _speaks(seen, words)
    found.placed += _is_placed(seen, words)
    if seen.owned:
        found.owned += seen.next in words.of_people
        return
    found.owned += bool(seen.last) and not article and seen.behind in words.of_people
    found.located += (seen.behind if article else seen.last) in words.locatives
    if seen.small and not article and seen.next not in words.stop | words.speaking:
        found.acted += is_past(seen.next, language)


def _speaks(seen: _Context, words: Beside) -> bool:
    """Whether who is named speaks, or a pronoun of people follows."""
    if seen.last in words.speaking or seen.next in words.speaking:
        return True
    if seen.next in words.relatives or seen.second in words.relatives:
        return True
    if seen.second in words.speaking and not seen.opens:  # “Listen, said he” names nobody
        return True
    if words.before_people.search(seen.text_before):
        return True
    return bool(words.after_people.match(seen.text_after))


def _is_placed(seen: _Context, words: Beside) -> bool:
    """Whether a mention has a noun of place in it, or before it: Cape Horn, the city of X."""
    name = seen.name
    if not name:
        return False
    pieces = [piece for word in name for piece in word.split("-")]
    if len(pieces) > 1 and (pieces[-1] in words.place_nouns or pieces[0] in words.place_nouns):
        return True
    if len(name) == 1 and len(name[0]) <= _LONGEST_CODE and name[0][-1:] in words.place_endings:
        return True
    linked = seen.last in words.stop and seen.last not in words.joins | words.locatives
    return seen.last in words.place_nouns or (linked and seen.behind in words.place_nouns)
