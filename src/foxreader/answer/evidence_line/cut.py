"""Cuts a sentence around the words it shares with a claim, to what fits into two lines."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.language.lexicon import with_english
from foxreader.language.script import HAN, HIRAGANA, KATAKANA, THAI
from foxreader.language.tokenize import Token, token_terms, tokens

# Words that a sentence of the book and a claim share, compared as index terms

_BETWEEN = re.compile(r"[\s,'’-]*")
"""What may be between two shared words of one run."""
_KANA = re.compile("[\u3041-\u3096\u309d-\u309f]+")
"""Hiragana alone is mostly grammar, so it counts as stop words."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A run of words that a claim shares with a sentence: ``start`` to ``end`` in the sentence's
    text, code points, half open; ``terms`` are its content words."""

    start: int
    end: int
    terms: frozenset[str]


@dataclass(frozen=True, slots=True)
class _TermAt:
    start: int
    end: int
    terms: tuple[str, ...]
    small: bool


def words_of(text: str, language: str) -> frozenset[str]:
    """The index terms of a claim, stop words too."""
    return frozenset(term for word in _words(text, language) for term in word.terms)


def shared_runs(text: str, said: frozenset[str], language: str) -> list[Shared]:
    """The runs of words in ``text`` with a term in ``said``, in order.

    Stop words belong to a run only before a content word of it: the eye is led to content.
    """
    words = list(_words(text, language))
    known = [bool(word.terms) and all(term in said for term in word.terms) for word in words]
    runs: list[Shared] = []
    group: list[_TermAt] = []
    for word, is_known in zip(words, known, strict=True):
        if not is_known or (group and not _next_to(text, group[-1], word)):
            runs += _run(group)
            group = []
        if is_known:
            group.append(word)
    return [*runs, *_run(group)]


def _next_to(text: str, before: _TermAt, word: _TermAt) -> bool:
    overlap = word.start < before.end  # as pairs of characters do
    return overlap or _BETWEEN.fullmatch(text, before.end, word.start) is not None


def _run(group: list[_TermAt]) -> Iterator[Shared]:
    while group and group[-1].small:
        group.pop()
    content = frozenset(term for word in group if not word.small for term in word.terms)
    if content:
        yield Shared(group[0].start, max(word.end for word in group), content)


def _words(text: str, language: str) -> Iterator[_TermAt]:
    """The words of ``text``, and the pairs or triples of characters of unspaced text."""
    stop = with_english(language)
    for token in tokens(text):
        if token.kind == "word":
            terms = token_terms(token.text, token.kind, language)
            small = token.text.lower() in stop or all(term in stop for term in terms)
            yield _TermAt(token.start, token.end, terms, small)
        else:
            yield from _groups(token, language, stop)


def _groups(token: Token, language: str, stop: frozenset[str]) -> Iterator[_TermAt]:
    size = min(2 if token.kind == "pairs" else 3, len(token.text))
    for at in range(len(token.text) - size + 1):
        text = token.text[at : at + size]
        terms = token_terms(text, token.kind, language)[:1]
        small = bool(_KANA.fullmatch(text)) or all(term in stop for term in terms)
        yield _TermAt(token.start + at, token.start + at + size, terms, small)


ELLIPSIS, GAP = "…", " […] "
"""What is shown at a cut end, and between two pieces of a sentence."""
# The cut

_LINES = 2
"""The most lines of a cut sentence; the design's."""
_MOST_PIECES = 3
"""The most pieces of one sentence; more are hard to read. Chosen, not measured."""
_LEAST_PIECE = 12
"""The room a further piece needs to be worth it, in columns. Chosen, not measured."""
_UNSPACED = re.compile(f"[{HAN}{HIRAGANA}{KATAKANA}{THAI}]")
_LETTERS = f"{HAN}{HIRAGANA}{KATAKANA}{THAI}"
_PHRASE = re.compile(
    # A Chinese or katakana word with the Japanese endings after it; a longer run of Chinese
    # characters is several words, whose borders are not known.
    rf"[^\w]*(?:[{HAN}]{{1,4}}(?![{HAN}])[{HIRAGANA}]*|[{KATAKANA}]+[{HIRAGANA}]*|[{HAN}]"
    rf"|[{HIRAGANA}]+|[\u0e40-\u0e44\u0ec0-\u0ec4]?[{THAI}][\u0300-\u036f\u0e31\u0e34-\u0e3a"
    r"\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u102b-\u103e\u17b6-\u17d3]*"
    rf"|[^\W{_LETTERS}]+)(?:[^\w「『（〈《【“‘(\[]*)"
)
_DASHED = re.compile(r".+?(?:[—–]+(?=\w)|\Z)", re.DOTALL)

_BREAKABLE = rf"{_LETTERS}\u3000-\u303f\uff00-\uffef\U00020000-\U0003ffff"
_CHUNK = re.compile(rf"\s+|[{_BREAKABLE}]|[^\s{_BREAKABLE}]+")
"""What a line is not broken inside: words, single wide characters."""
_CLAUSE_END = re.compile(r"[^\w\s'’-]\Z")
_COMMAS = ",;:，、；：،؛—–"

_Range = tuple[int, int]


def _width(text: str) -> int:
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


def lines_of(text: str, columns: int) -> int:
    """How many lines of ``columns`` a text takes, broken between words or wide characters."""
    lines, taken, gap = 1, 0, 0
    for chunk in _CHUNK.findall(text):
        if chunk.isspace():
            gap = 1
            continue
        wide = _width(chunk)
        if taken and taken + gap + wide > columns:
            lines, taken = lines + 1, wide
        else:
            taken += (gap if taken else 0) + wide
        gap = 0
    return lines


class _Cut:
    """The pieces chosen of a text: ranges of atoms, in order, that do not touch."""

    def __init__(self, text: str, columns: int) -> None:
        self._text, self._columns = text, columns
        self._atoms = atoms(text, columns - 2 * len(ELLIPSIS))
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

    def cost(self, pieces: Sequence[_Range]) -> int:
        """The columns these pieces take."""
        return sum(_width(self._text[a:b]) for a, b in self.place(pieces))

    def fits(self, pieces: Sequence[_Range], least: int = 0) -> bool:
        """Whether two lines have room for these pieces, each of ``least`` columns at least, and for
        what shows the cuts."""
        words = (self._text[a:b] for a, b in self.place(pieces))
        padded = (word + "x" * (least - _width(word)) for word in words)
        before = ELLIPSIS if pieces[0][0] > 0 else ""
        after = ELLIPSIS if pieces[-1][1] < len(self._atoms) else ""
        return lines_of(f"{before}{GAP.join(padded)}{after}", self._columns) <= _LINES

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


def cut(text: str, shared: Sequence[Shared], columns: int) -> list[_Range]:
    """The pieces of ``text`` to show in two lines of ``columns``, as (start, end) in order.

    They are chosen around the ``shared`` words; the beginning of the text if there are none. There
    is at least one piece if the text has any character but white space.
    """
    if not text.strip():
        return []
    made = _Cut(text, columns)
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
