"""Streams an answer one whole sentence at a time, each checked before it is shown.

Text on the screen cannot be taken back. So a sentence with a hard failure is not shown, and
nothing is shown before the first sentence that the book supports: until then the whole answer may
be replaced by the book's own sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from foxreader.answer.gate.layout import Layout
from foxreader.answer.gate.sentences import Piece, flat, joined
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

_Event = TypeVar("_Event", bound=AnswerEvent)
_Said = TextDelta | Cited


@dataclass(frozen=True, slots=True)
class Ruling:
    """The result of checking a piece. ``passes``: it may be shown. ``supports``: the pieces held
    back before it may be shown too. ``grade`` is None if it cites nothing."""

    passes: bool
    supports: bool = True
    grade: Grade | None = None


Judge = Callable[[Piece, Mapping[int, Citation]], Ruling]
"""Checks a piece, given the citations of the answer so far by number."""


class SentenceFilter:
    """The filter: holds back an answer's events until their sentence is whole and may be shown.

    ``pieces`` are all pieces so far, ``passed`` the indexes of those that may be shown. ``numbers``
    maps footnote numbers as they came to the numbers they are shown with. ``open``: a supported
    sentence was found, so pieces are shown.
    """

    def __init__(self, judge: Judge) -> None:
        self.pieces: list[Piece] = []
        self.passed: set[int] = set()
        self.numbers: dict[int, int] = {}
        self.open = False
        self._judge = judge
        self._splitter = Splitter()
        self._layout = Layout()
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
        return tuple(joined(self._shown))

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
        for part in joined(parts):
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


def over(index: BookIndex, question: str, scope: Scope) -> SentenceFilter:
    """A spoiler filter for replies that no place supports: hides sentences that name anything of
    the book, or have words that the book has only past the limit of ``scope``."""
    vocabulary, language = BookVocabulary(index, scope), index.language

    def judge(piece: Piece, citations: Mapping[int, Citation]) -> Ruling:
        said = as_shown(f"{piece.lead}{flat(piece.parts)}")
        future = future_words(said, language, vocabulary, question)
        return Ruling(piece.sentence.whole and not future and not _names(said, index))

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
