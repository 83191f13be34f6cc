"""Streams an answer one whole sentence at a time, each checked before it is shown.

Text on the screen cannot be taken back. So a sentence with a hard failure is not shown, and
nothing is shown before the first sentence that the book supports: until then the whole answer may
be replaced by the book's own sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from foxreader.answer.gate.footnote import Kind, Piece, block_of, flat, is_table_rule, joined_parts
from foxreader.answer.gate.splitter import Splitter
from foxreader.core.events import (
    GRADES,
    AnswerEvent,
    Checking,
    Citation,
    Cited,
    Grade,
    Mark,
    Part,
    Text,
    TextDelta,
)
from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BookVocabulary, as_shown, future_words
from foxreader.language.tokenize import terms

# The layout of what is left. A heading or a lead-in is held back until something under it is kept,
# a table's head until a row is, a code fence until a line of code is. Output is never taken back:
# keeping more pieces only adds text between what is there.

_LOWEST = 9
"""The level of a lead-in, label or rule; headings have 1 to 6."""
_WAITING = ("heading", "lead-in", "label", "rule")
"""The kinds of piece that are held back until something under them is kept."""


@dataclass(slots=True)
class _Head:
    """A piece held back until something under it is kept. ``starved``: everything under it so far
    was left out. ``under``: the kind of block of the first piece under it."""

    gap: str
    parts: list[Part]
    kind: Kind
    line: int
    level: int = _LOWEST
    starved: bool = False
    under: str = ""


class KeptLayout:
    """Takes pieces in order, each kept or left out, and gives the parts to show."""

    def __init__(self) -> None:
        self._heads: list[_Head] = []
        self._gap = ""  # the widest white space since the last output or held piece
        self._lead = ""  # the block marks at the start of the line
        self._carried = ""  # emphasis marks whose words were left out
        self._begun = False  # whether part of this line was put out
        self._any = False
        self._kept = True  # whether the last piece was kept
        self._row: list[tuple[Piece, bool]] = []
        self._row_gap = ""
        self._table: _Head | None = None
        self._ruled = False
        self._fence: _Head | None = None
        self._fenced = ""  # the code fence that was put out and is still open

    def put(self, piece: Piece, *, kept: bool) -> Iterator[Part]:
        """The parts to show once ``piece`` is known."""
        if piece.new_line:
            yield from self._new_line(piece)
        if piece.kind == "cell":
            self._cell(piece, kept=kept)
        elif piece.kind == "fence":
            yield from self._at_fence(piece)
        elif piece.kind in _WAITING or (piece.kind == "code" and not piece.says):
            yield from self._at_head(piece, kept=kept)
        elif piece.kind != "shell":
            yield from self._content(piece, kept=kept)
        self._kept = kept

    def end(self) -> Iterator[Part]:
        """The held pieces that may be shown at the end of the answer."""
        yield from self._end_row()
        yield from self._end_table()
        self._drop(lambda head: head.kind != "lead-in" or head.starved)
        yield from self._flush()
        if self._fenced:
            yield Text(f"\n{self._fenced}")

    # Lines

    def _new_line(self, piece: Piece) -> Iterator[Part]:
        yield from self._end_row()
        if piece.kind != "cell" or piece.gap.count("\n") > 1:
            yield from self._end_table()
        self._widen(piece.gap)
        self._lead = piece.lead
        self._carried = ""
        self._begun = False

    def _content(self, piece: Piece, *, kept: bool) -> Iterator[Part]:
        self._note_under(block_of(self._lead, piece), kept=kept)
        if not kept:
            yield from self._leave_out(piece)
            return
        if self._fence is not None:
            self._fenced = flat(self._fence.parts[-1:])
        yield from self._flush()
        if self._begun:
            yield Text(piece.lead + self._carried)
        else:
            yield Text(self._taken_gap() + self._lead + self._carried)
        self._carried = ""
        self._begun = self._any = True
        yield from piece.parts

    def _leave_out(self, piece: Piece) -> Iterator[Part]:
        """Put out only the emphasis marks that pair with marks of a kept piece."""
        closes = piece.closes
        if self._carried and closes.startswith(self._carried):
            closes, self._carried = closes[len(self._carried) :], ""
        if closes and self._begun:
            yield Text(closes)
        self._carried += piece.opens

    def _widen(self, gap: str) -> None:
        self._gap = _wider(self._gap, gap)

    def _taken_gap(self) -> str:
        """The white space before the next output; none at the start of the answer."""
        gap, self._gap = self._gap, ""
        return gap if self._any else ""

    # Held pieces

    def _at_head(self, piece: Piece, *, kept: bool) -> Iterator[Part]:
        if piece.kind == "code" and self._fenced:
            yield Text(self._taken_gap() + piece.lead)
            yield from piece.parts
        elif not kept:
            for head in self._heads:
                head.starved = head.starved or head.level < self._level(piece)
        elif piece.kind != "rule" or self._may_rule(piece):
            self._wait(piece)

    def _level(self, piece: Piece) -> int:
        return self._lead.count("#") if piece.kind == "heading" else _LOWEST

    def _may_rule(self, piece: Piece) -> bool:
        """Whether a rule directly follows other text, which Markdown would read as a heading."""
        return self._any and (self._kept or not flat(piece.parts).startswith("="))

    def _wait(self, piece: Piece) -> None:
        """Hold a piece until something under it is kept."""
        line = piece.sentence.paragraph
        last = self._heads[-1] if self._heads else None
        if last is not None and last.line == line:
            last.parts += [Text(piece.lead), *piece.parts]
            return
        level = self._level(piece)
        self._drop(lambda head: head.starved and head.level >= level)
        lead = piece.lead if self._begun else self._lead
        gap, self._gap = ("", self._gap) if self._begun else (self._gap, "")
        self._heads.append(_Head(gap, [Text(lead), *piece.parts], piece.kind, line, level))

    def _note_under(self, block: str, *, kept: bool) -> None:
        """Record that something under the held pieces was kept or left out. A lead-in whose own
        list or paragraph was left out is not shown above the next block."""
        for head in self._heads:
            head.under = head.under or block
            head.starved = head.starved or not kept
        if kept:
            self._drop(lambda h: h.starved and h.level == _LOWEST and h.under != block)

    def _drop(self, dropped: Callable[[_Head], bool]) -> None:
        """Give up held pieces. The white space before one goes to what follows it."""
        kept: list[_Head] = []
        for head in reversed(self._heads):
            if not dropped(head):
                kept.append(head)
            elif kept:
                kept[-1].gap = _wider(kept[-1].gap, head.gap)
            else:
                self._widen(head.gap)
        self._heads = kept[::-1]

    def _flush(self) -> Iterator[Part]:
        heads, self._heads = self._heads, []
        for head in heads:
            yield Text(head.gap if self._any else "")
            yield from head.parts
            self._any = True

    # Tables

    def _cell(self, piece: Piece, *, kept: bool) -> None:
        if not self._row:
            self._row_gap, self._gap = self._gap, ""
        self._row.append((piece, kept))

    def _end_row(self) -> Iterator[Part]:
        cells, self._row = self._row, []
        if not cells:
            return
        said = any(kept and piece.says for piece, kept in cells)
        parts = [part for piece, kept in cells for part in _cell(piece, kept=kept)]
        row = _Head(self._row_gap, parts, "cell", 0, starved=not said)
        if self._table is None:
            self._table, self._ruled = row, False
        elif not self._ruled and is_table_rule(piece for piece, _ in cells):
            self._table.parts += [Text(row.gap), *parts]
            self._ruled = True
        else:
            if not self._ruled:
                yield from self._as_plain(self._table)
            yield from self._out_row(row)

    def _as_plain(self, row: _Head) -> Iterator[Part]:
        """Put out a row first taken for a table's head as an ordinary row."""
        self._table, self._ruled = _Head("", [], "cell", 0), True
        yield from self._out_row(row)

    def _out_row(self, row: _Head) -> Iterator[Part]:
        """Put out a row, after its table's head, if any of its cells is kept."""
        self._note_under("cell", kept=not row.starved)
        if row.starved:
            self._widen(row.gap)
            return
        if self._table is not None and self._table is not row and self._table.parts:
            self._heads.append(self._table)
            self._table = _Head("", [], "cell", 0)
        self._heads.append(row)
        yield from self._flush()

    def _end_table(self) -> Iterator[Part]:
        """End a table: a lone row is put out as text, a head without rows is dropped."""
        table, self._table = self._table, None
        if table is None or not table.parts:
            return
        if self._ruled:
            self._note_under("cell", kept=False)
            self._widen(table.gap)
        else:
            yield from self._out_row(table)

    # Code

    def _at_fence(self, piece: Piece) -> Iterator[Part]:
        if self._fence is None:
            gap, self._gap = self._gap, ""
            parts: list[Part] = [Text(piece.lead), *piece.parts]
            self._fence = _Head(gap, parts, "fence", piece.sentence.paragraph, _LOWEST + 1)
            self._heads.append(self._fence)
            return
        if self._fenced:
            yield Text(self._taken_gap() + piece.lead)
            yield from piece.parts
        else:
            inside = self._heads.index(self._fence)
            self._drop(self._heads[inside:].__contains__)
        self._fence, self._fenced = None, ""


def _cell(piece: Piece, *, kept: bool) -> tuple[Part, ...]:
    """What is shown of a table's cell; one that is left out stays as an empty one."""
    return (Text(piece.lead), *(piece.parts if kept or not piece.says else ()))


def _wider(gap: str, other: str) -> str:
    """The white space with more line breaks; ``gap`` if they have as many."""
    return max(gap, other, key=lambda one: one.count("\n"))


def laid_out(pieces: Iterable[tuple[Piece, bool]]) -> tuple[Part, ...]:
    """The parts of an answer, given its pieces and whether each is kept."""
    layout = KeptLayout()
    parts = [part for piece, kept in pieces for part in layout.put(piece, kept=kept)]
    return tuple(joined_parts([*parts, *layout.end()]))


# The filter

_Event = TypeVar("_Event", bound=AnswerEvent)
_Said = TextDelta | Cited


@dataclass(frozen=True, slots=True)
class Ruling:
    """The result of checking a piece. ``passes``: it may be shown. ``supports``: the pieces held
    back before it may be shown too. ``grade`` is None if it cites nothing."""

    passes: bool
    supports: bool = True
    grade: Grade | None = None


_Judge = Callable[[Piece, Mapping[int, Citation]], Ruling]
"""Checks a piece, given the citations of the answer so far by number."""


class SentenceFilter:
    """The filter: holds back an answer's events until their sentence is whole and may be shown.

    ``pieces`` are all pieces so far, ``passed`` the indexes of those that may be shown. ``numbers``
    maps footnote numbers as they came to the numbers they are shown with. ``open``: a supported
    sentence was found, so pieces are shown.
    """

    def __init__(self, judge: _Judge) -> None:
        self.pieces: list[Piece] = []
        self.passed: set[int] = set()
        self.numbers: dict[int, int] = {}
        self.open = False
        self._judge = judge
        self._splitter = Splitter()
        self._layout = KeptLayout()
        self._citations: dict[int, Citation] = {}
        self._grades: dict[int, int] = {}
        self._laid = 0
        self._shown: list[Part] = []
        self._checking = -1

    def feed(self, event: _Said) -> Iterator[_Said | Checking]:
        """The events that may be shown now."""
        if isinstance(event, Cited):
            self._citations[event.citation.number] = event.citation
            part: Part = Mark(event.citation.number)
        else:
            part = Text(event.text, event.literal)
        for piece in self._splitter.feed(part):
            yield from self._take(piece)
        if self._splitter.waiting and self._checking != len(self.pieces):
            self._checking = len(self.pieces)
            yield Checking()

    def end(self) -> Iterator[_Said]:
        """The events still held back, if they may be shown."""
        for piece in self._splitter.end():
            yield from self._take(piece)
        if self.open:
            yield from self._out(self._layout.end())

    @property
    def shown(self) -> tuple[Part, ...]:
        """The parts that were shown."""
        return tuple(joined_parts(self._shown))

    def _take(self, piece: Piece) -> Iterator[_Said]:
        ruling = self._judge(piece, self._citations)
        if ruling.passes:
            self.passed.add(len(self.pieces))
        self.pieces.append(piece)
        if ruling.passes and ruling.grade is not None:
            for number in piece.sentence.footnotes:
                grade = GRADES.index(ruling.grade)
                self._grades[number] = max(grade, self._grades.get(number, 0))
        self.open = self.open or (ruling.passes and ruling.supports)
        while self.open and self._laid < len(self.pieces):
            laid, self._laid = self._laid, self._laid + 1
            yield from self._out(self._layout.put(self.pieces[laid], kept=laid in self.passed))

    def _out(self, parts: Iterable[Part]) -> Iterator[_Said]:
        for part in joined_parts(parts):
            self._shown.append(part)
            if isinstance(part, Text):
                yield TextDelta(part.text, part.literal)
            else:
                yield Cited(self._numbered(part.footnote))

    def _numbered(self, number: int) -> Citation:
        """A citation with its grade so far and the number it is shown with, which never changes."""
        shown = self.numbers.setdefault(number, len(self.numbers) + 1)
        grade = GRADES[self._grades.get(number, 1)]
        return replace(self._citations[number], number=shown, grade=grade)


def over(index: BookIndex, question: str, scope: Scope, *, names: bool = False) -> SentenceFilter:
    """A spoiler filter for replies that no words of a place support: hides sentences that have
    words which the book has only past the limit of ``scope`` and, but with ``names``, those that
    name anything of the book."""
    vocabulary, language = BookVocabulary(index, scope), index.language

    def judge(piece: Piece, citations: Mapping[int, Citation]) -> Ruling:
        said = as_shown(f"{piece.lead}{flat(piece.parts)}")
        future = future_words(said, language, vocabulary, question)
        hidden = future or (not names and _names(said, index))
        return Ruling(piece.sentence.whole and not hidden)

    return SentenceFilter(judge)


def _names(text: str, index: BookIndex) -> bool:
    """Whether a text has a name of the book."""
    return any(index.is_name(term) for term in set(terms(text, index.language)))


def filtered(
    sentence_filter: SentenceFilter | None, events: Iterable[_Event]
) -> Iterator[_Event | TextDelta | Cited | Checking]:
    """``events`` with the answer's text passed through the filter; unchanged without a filter."""
    for event in events:
        if sentence_filter is not None and isinstance(event, TextDelta | Cited):
            yield from sentence_filter.feed(event)
        else:
            yield event
