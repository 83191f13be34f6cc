"""Cuts a sentence around the words it shares with a claim, to what fits into two lines."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from foxreader.answer.evidence_line.shared_words import Shared

ELLIPSIS, GAP = "…", " […] "
"""What is shown at a cut end, and between two pieces of a sentence."""
_MOST_PIECES = 3
"""The most pieces of one sentence; more are hard to read. Chosen, not measured."""
_LEAST_PIECE = 12
"""The room a further piece needs to be worth it, in columns. Chosen, not measured."""
_HAN, _HIRAGANA = "\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff", "\u3041-\u309f"
_KATAKANA, _THAI = "\u30a1-\u30ff\uff66-\uff9f", "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
_UNSPACED = re.compile(f"[{_HAN}{_HIRAGANA}{_KATAKANA}{_THAI}]")
_LETTERS = f"{_HAN}{_HIRAGANA}{_KATAKANA}{_THAI}"
_PHRASE = re.compile(
    # A Chinese or katakana word with the Japanese endings after it; a longer run of Chinese
    # characters is several words, whose borders are not known.
    rf"[^\w]*(?:[{_HAN}]{{1,4}}(?![{_HAN}])[{_HIRAGANA}]*|[{_KATAKANA}]+[{_HIRAGANA}]*|[{_HAN}]"
    rf"|[{_HIRAGANA}]+|[\u0e40-\u0e44\u0ec0-\u0ec4]?[{_THAI}][\u0300-\u036f\u0e31\u0e34-\u0e3a"
    r"\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u102b-\u103e\u17b6-\u17d3]*"
    rf"|[^\W{_LETTERS}]+)(?:[^\w「『（〈《【“‘(\[]*)"
)
_DASHED = re.compile(r".+?(?:[—–]+(?=\w)|\Z)", re.DOTALL)

_CLAUSE_END = re.compile(r"[^\w\s'’-]\Z")
_COMMAS = ",;:，、；：،؛—–"

_Range = tuple[int, int]


def width(text: str) -> int:
    """The columns that ``text`` takes: two for a Chinese character, none for a mark on a letter;
    a run of white space takes one."""
    return sum(map(_columns, " ".join(text.split())))


def _columns(character: str) -> int:
    if unicodedata.east_asian_width(character) in "WF":
        return 2
    return 0 if unicodedata.category(character) in ("Mn", "Me", "Cf") else 1


def atoms(text: str, longest: int) -> list[_Range]:
    """The pieces of ``text`` that are not cut through, as (start, end) without white space.

    They are words with their punctuation, in unspaced text phrases or characters. What takes more
    than ``longest`` columns is cut all the same.
    """
    return [
        part
        for match in re.finditer(r"\S+", text)
        for piece in _DASHED.finditer(match[0])
        for phrase in _phrases(piece[0], match.start() + piece.start())
        for part in _short(text, phrase, longest)
    ]


def _phrases(chunk: str, start: int) -> Iterator[_Range]:
    """The phrases of a chunk between two spaces, with its offset ``start`` added."""
    at = 0
    if _UNSPACED.search(chunk):
        while (match := _PHRASE.match(chunk, at)) and match.end() > at:
            yield start + at, start + match.end()
            at = match.end()
    if at < len(chunk):
        yield start + at, start + len(chunk)


def _short(text: str, atom: _Range, longest: int) -> Iterator[_Range]:
    start, end = atom
    at, taken = start, 0
    for place in range(start, end):
        columns = _columns(text[place])
        if taken + columns > longest:
            yield at, place
            at, taken = place, 0
        taken += columns
    yield at, end


class _Cut:
    """The pieces chosen of a text: ranges of atoms, in order, that do not touch."""

    def __init__(self, text: str, room: int) -> None:
        self._text, self._room = text, room
        self._atoms = atoms(text, room // 2)
        self.chosen: list[_Range] = []

    def range_of(self, shared: Shared) -> _Range:
        """The atoms with the words of a run."""
        starts = [start for start, _ in self._atoms]
        first = max(0, bisect_right(starts, shared.start) - 1)
        return first, max(first + 1, bisect_right(starts, shared.end - 1))

    def place(self, pieces: Sequence[_Range]) -> list[_Range]:
        """The offsets of pieces in the text."""
        found = ((self._atoms[a][0], self._atoms[b - 1][1], b) for a, b in pieces)
        return [(start, self._end(start, end, last)) for start, end, last in found]

    def _end(self, start: int, end: int, last: int) -> int:
        """``end`` without a comma that would be next to the sign of a cut."""
        said = self._text[start:end]
        return start + len(said.rstrip(_COMMAS) or said) if last < len(self._atoms) else end

    def cost(self, pieces: Sequence[_Range], least: int = 0) -> int:
        """The columns these pieces take with what shows the cuts; each piece at least ``least``."""
        words = sum(max(least, width(self._text[a:b])) for a, b in self.place(pieces))
        ends = (pieces[0][0] > 0) + (pieces[-1][1] < len(self._atoms))
        return words + ends + len(GAP) * (len(pieces) - 1)

    def fits(self, pieces: Sequence[_Range], least: int = 0) -> bool:
        """Whether there is room for these pieces."""
        return self.cost(pieces, least) <= self._room

    @property
    def whole(self) -> list[_Range]:
        """All of the text."""
        return [(0, len(self._atoms))]

    def _ends_clause(self, atom: int) -> bool:
        start, end = self._atoms[atom]
        return _CLAUSE_END.search(self._text, start, end) is not None

    def add(self, piece: _Range) -> None:
        """Choose one more piece if there is room; the first one as far as there is."""
        if not self.chosen:
            first, last = piece
            while last > first + 1 and not self.fits([(first, last)]):
                last -= 1
            self.chosen = [(first, last)]
            return
        more = _merged([*self.chosen, piece])
        if len(more) <= _MOST_PIECES and self.fits(more, _LEAST_PIECE):
            self.chosen = more

    def grow(self) -> None:
        """Use up the room: close gaps, then take words on both sides of each piece."""
        while True:
            gaps = [_merged([*self.chosen, (a[1] - 1, b[0] + 1)])
                    for a, b in zip(self.chosen, self.chosen[1:], strict=False)]  # fmt: skip
            closed = min(filter(self.fits, gaps), key=self.cost, default=None)
            if closed is None:
                break
            self.chosen = closed
        growing = True
        while growing:
            growing = False
            for side in (1, -1):  # what follows the shared words first: who said them, and why
                for number in range(len(self.chosen)):
                    growing |= self._wider(number, side)

    def _wider(self, number: int, side: int) -> bool:
        """Take one more word at the left (-1) or right (1) of a piece, if there is room."""
        if number >= len(self.chosen):
            return False  # two pieces have met
        first, last = self.chosen[number]
        wider = (first, last + 1) if side > 0 else (first - 1, last)
        if wider[0] < 0 or wider[1] > len(self._atoms):
            return False
        if side < 0 and len(self.chosen) > 1 and self._ends_clause(first - 1):
            return False  # the last word of another clause says little
        more = _merged([*self.chosen[:number], wider, *self.chosen[number + 1 :]])
        if not self.fits(more):
            return False
        self.chosen = more
        return True


def cut(text: str, shared: Sequence[Shared], room: int) -> list[_Range]:
    """The pieces of ``text`` to show in ``room`` columns, as (start, end) in order.

    They are chosen around the ``shared`` words; the beginning of the text if there are none. There
    is at least one piece if the text has any character but white space.
    """
    if not text.strip():
        return []
    made = _Cut(text, room)
    if made.fits(made.whole):
        return made.place(made.whole)
    left, known = list(shared), frozenset[str]()
    while left:  # each time the run with the most words that are not there yet
        run = max(left, key=lambda run: len(run.terms - known))
        left.remove(run)
        if run.terms - known:
            made.add(made.range_of(run))
            known |= run.terms
    if not made.chosen:
        made.add((0, 1))
    made.grow()
    return made.place(made.chosen)


def _merged(pieces: Sequence[_Range]) -> list[_Range]:
    """``pieces`` in order, those that touch or overlap as one."""
    found: list[_Range] = []
    for start, end in sorted(pieces):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
