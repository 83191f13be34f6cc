"""Draws answers piece by piece, their footnotes, and the panel of one piece of evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from foxreader.answer.direct.verbatim import has_places, places_of
from foxreader.answer.evidence_line.claims import (
    Claim,
    citations_of,
    claims,
    lowered,
    of_two_grades,
)
from foxreader.answer.evidence_line.lines import (
    COLUMNS,
    ChapterOf,
    CitedPlace,
    ClaimLines,
    EvidenceLine,
    NamesBeside,
    beside,
    cited_of,
    evidence,
    excerpt,
    question_lines,
    where,
)
from foxreader.answer.gate.splitter import sentences
from foxreader.answer.markup import pieces
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation, Flag, Mark, Part
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.chat import evidence_lines
from foxreader.ui.chat.details import grade_reason, short_grade_words
from foxreader.ui.chat.evidence_panel import EvidencePanel, ShownEvidence
from foxreader.ui.chat.render import framed, is_plain, parts_html, turn_html
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.accessibility import NOWHERE, way_back
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import notice_words, number

_Key = tuple[object, ...]
_Drawn = tuple[str, int]
"""The markup of a piece, and how many claims it has."""


@dataclass(frozen=True, slots=True)
class _DrawnAnswer:
    """The markup of an answer in ``pieces``, and its ``kind`` for the style; without ``whole`` only
    the first of them."""

    kind: str
    pieces: list[str]
    whole: bool = True


class Drawing:
    """The markup of answers, with what was drawn last of each."""

    def __init__(self, footnotes: Footnotes) -> None:
        self._footnotes = footnotes
        self._drawn: dict[int, dict[_Key, _Drawn]] = {}

    def forget(self, first: int = 0) -> None:
        """The turn of the number ``first`` and all after it are no longer shown."""
        self._drawn = {id_: drawn for id_, drawn in self._drawn.items() if id_ < first}

    def of(self, turn: Turn, *, lined: bool, most: int | None = None) -> _DrawnAnswer:
        """The markup of an answer; ``lined``: with evidence lines. At most ``most`` pieces are
        drawn that are not known from the last time."""
        places = self._footnotes.places(turn)
        flags = turn.all_flags
        kind = "answer lined" if lined or places else "answer"
        if is_plain(turn, places):
            made, whole = self._pieces(turn, flags, most, lined=lined)
            pieces = framed(turn, made, lined=lined)
            return _DrawnAnswer(kind, pieces if whole else pieces[:-1], whole)
        lines = self._footnotes.lines(turn.parts, turn.citations, flags) if lined else None
        return _DrawnAnswer(kind, [turn_html(turn, lines, places)])

    def _pieces(
        self, turn: Turn, flags: Sequence[Flag], most: int | None, *, lined: bool
    ) -> tuple[list[str], bool]:
        """The running text in pieces, and whether these are all."""
        known, kept = self._drawn.get(turn.id, {}), dict[_Key, _Drawn]()
        made: list[str] = []
        first = new = 0
        whole = True
        all_ = list(pieces(turn.parts))
        weak = any(citation.weak for citation in turn.citations.values())
        low = lowered((one for piece in all_ for one in _claims(piece)), flags) if weak else None
        for piece in all_:
            own = _own(flags, _words(piece))
            cited = _cited(piece, turn)
            if low is not None and any(one.weak for one in cited):
                by_number = {one.number: one for one in cited}
                cited = tuple(citations_of(_claims(piece), by_number, own, low).values())
            key = (
                piece, cited, own, lined, first, self._footnotes.columns, self._footnotes.books,
                turn.apart,
            )  # fmt: skip
            drawn = known.get(key)
            if drawn is None:
                if new == most:
                    whole = False
                    break
                new += 1
                drawn = self._draw(piece, cited, own, first, lined=lined, linked=turn.apart)
            kept[key] = drawn
            made.append(drawn[0])
            first += drawn[1]
        self._drawn[turn.id] = kept if whole else {**known, **kept}
        return made, whole

    def _draw(
        self, piece: Sequence[Part], cited: Iterable[Citation], flags: Sequence[Flag], first: int,
        *, lined: bool, linked: bool,
    ) -> _Drawn:  # fmt: skip
        citations = {one.number: one for one in cited}
        lines = self._footnotes.lines(piece, citations, flags) if lined else ()
        return parts_html(piece, citations, flags, lines, first, linked=linked), len(lines)


def _cited(piece: Iterable[Part], turn: Turn) -> tuple[Citation, ...]:
    """What a piece cites, each once."""
    numbers = dict.fromkeys(part.footnote for part in piece if isinstance(part, Mark))
    return tuple(turn.citations[one] for one in numbers if one in turn.citations)


@lru_cache(maxsize=2_000)
def _words(piece: tuple[Part, ...]) -> str:
    """The sentences of a piece as flags name them."""
    return "\n".join(" ".join(one.text.split()) for one in sentences(piece))


@lru_cache(maxsize=2_000)
def _claims(piece: tuple[Part, ...]) -> tuple[Claim, ...]:
    return claims(piece)


def _own(flags: Iterable[Flag], words: str) -> tuple[Flag, ...]:
    """The flags on some of ``words``."""
    return tuple(flag for flag in flags if flag.words and flag.words in words)


# Footnotes: their lines and cards, and what is clicked in them

_BESIDE, _LETTER = 175, 6
"""Pixels of a transcript that an evidence line has beside its words, with what a line loses at its
end, and pixels for each letter; fitted so that lines of 300 and of 392 pixels hold two lines in the
widest font a system is likely to have (DejaVu Serif, 13 pixels)."""
_FEWEST, _MOST = 18, 60
"""Columns of the sentence of a line; chosen: a few words, and no more than can be seen at once."""


def columns_of(width: int) -> int:
    """The columns of a line of evidence in a transcript of ``width`` pixels: 36 for 392."""
    return min(_MOST, max(_FEWEST, round((width - _BESIDE) / _LETTER)))


class Footnotes(QObject):
    """Opens the cards of footnotes in a transcript. ``book`` is the open book, ``columns`` are
    those of a line of evidence.

    Signals: ``go_wanted`` what is cited is to be opened in its book; ``copy_wanted`` its words with
    their source; ``book_wanted`` the book of that hash is needed to show words of it;
    ``place_wanted`` the same, to say where its words are, which can do without.
    """

    go_wanted = Signal(Citation)
    book_wanted = Signal(str)
    place_wanted = Signal(str)
    copy_wanted = Signal(Book, Citation)

    def __init__(self, transcript: Transcript, parent: QObject) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self.book: Book | None = None
        self.columns = COLUMNS
        self._others: dict[str, Book] = {}
        self._fetched: set[str] = set()

    def start(self, book: Book) -> None:
        """Show footnotes of a conversation about ``book`` from now on."""
        self.book = book
        self._others.clear()
        self._fetched.clear()

    def is_here(self, citation: Citation) -> bool:
        """Whether a citation is in the open book."""
        return self.book is not None and citation.book in ("", self.book.sha256)

    def add_book(self, book: Book, turns: Mapping[int, Turn]) -> None:
        """A book that was needed: the cards of ``turns`` that wait for it open."""
        self._others[book.sha256] = book
        for turn in turns.values():
            if turn.opened and turn.citations[turn.opened].book == book.sha256:
                self._show(turn)

    def lines(
        self, parts: Iterable[Part], citations: Mapping[int, Citation], flags: Iterable[Flag]
    ) -> tuple[ClaimLines, ...]:
        """The evidence lines of an answer, or of a piece of it, with ``flags`` on its words."""
        home = self.book.sha256 if self.book is not None else None
        return evidence(
            parts, citations, self._at_hand, own=home, flags=flags, columns=self.columns
        )

    @property
    def books(self) -> int:
        """How many other books are at hand: with each more can be said of its places."""
        return len(self._others)

    def places(self, turn: Turn) -> tuple[EvidenceLine, ...]:
        """The lines of an answer that is shown as places of the book; () for others."""
        if turn.answer is None or not has_places(turn.answer):
            return ()
        home = self.book.sha256 if self.book is not None else None
        cited = places_of(turn.answer)
        return question_lines(
            turn.answer.question, cited, self._at_hand, own=home, columns=self.columns
        )

    def book_of(self, sha256: str) -> Book | None:
        """A cited book by its hash, "" for the open one; one that is not here yet is fetched."""
        return self._at_hand(sha256)

    def _at_hand(self, sha256: str) -> Book | None:
        """A cited book; one that is not here yet is fetched."""
        if self.book is not None and sha256 in ("", self.book.sha256):
            return self.book
        if sha256 not in self._others and sha256 not in self._fetched:
            self._fetched.add(sha256)
            self.place_wanted.emit(sha256)
        return self._others.get(sha256)

    def press(self, turn: Turn, act: str, citation: Citation) -> None:
        """Carry out what was clicked: "footnote", "around", "copy" or "go"."""
        book = self._book_of(citation)
        if act in ("footnote", "around"):
            turn.opened = None if turn.opened == citation.number else citation.number
            turn.wide = act == "around"
            self._show(turn)
        elif act == "copy" and book is not None:
            self.copy_wanted.emit(book, citation)
        elif act == "go":
            self.go_to(citation)

    def go_to(self, citation: Citation) -> None:
        """Have what is cited opened in its book."""
        self.go_wanted.emit(citation)

    def copy(self, citation: Citation) -> None:
        """Have the words of what is cited copied with their source."""
        book = self.book_of(citation.book)
        if book is not None:
            self.copy_wanted.emit(book, citation)

    def close(self, turns: Iterable[Turn]) -> bool:
        """Close the cards of ``turns``; whether one was open."""
        opened = [turn for turn in turns if turn.opened is not None]
        for turn in opened:
            turn.opened = None
            self._show(turn)
        return bool(opened)

    def _book_of(self, citation: Citation) -> Book | None:
        return self.book if self.is_here(citation) else self._others.get(citation.book)

    def _show(self, turn: Turn) -> None:
        """Open the card of the footnote that is chosen in a turn, or close it."""
        if turn.opened is None:
            self._transcript.card(turn.id, 0, "")
            return
        citation = turn.citations[turn.opened]
        book = self._book_of(citation)
        if book is None:
            self.book_wanted.emit(citation.book)  # the card opens when it is there
            return
        named = "" if self.is_here(citation) else book.metadata.title
        unlike = of_two_grades(turn.parts, turn.citations, turn.all_flags)
        graded = citation.number not in unlike
        html = evidence_lines.card_html(book, citation, turn.wide, named, graded=graded)
        self._transcript.card(turn.id, turn.opened, html)


# When: what is being written at once, many others a few pieces in each event, so that the window
# answers meanwhile

_AT_ONCE = 4
"""Pieces that are drawn in one event; a piece of four claims takes about 2 ms, the first of all 13.
An answer of 24,000 characters has 50."""


class Painting(QObject):
    """Shows the answers of turns in the transcript. ``speaker`` names who wrote one; with
    ``footnotes_only`` answers are shown without their evidence lines."""

    def __init__(
        self,
        transcript: Transcript,
        footnotes: Footnotes,
        speaker: Callable[[Turn], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.footnotes_only = False
        self._transcript, self._speaker = transcript, speaker
        self._drawing = Drawing(footnotes)
        self._waiting: dict[int, Turn] = {}
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._draw_next)

    def draw(self, turn: Turn) -> None:
        """Show all of an answer now."""
        self._waiting.pop(turn.id, None)
        self._draw(turn, None)

    def draw_soon(self, turn: Turn) -> None:
        """Show an answer after those that wait to be shown."""
        self._waiting[turn.id] = turn
        self._next.start()

    def forget(self, first: int = 0) -> None:
        """The turn of the number ``first`` and all after it are no longer shown."""
        for waiting in [id_ for id_ in self._waiting if id_ >= first]:
            del self._waiting[waiting]
        self._drawing.forget(first)

    def _draw_next(self) -> None:
        turn = next(iter(self._waiting.values()), None)
        if turn is None:
            self._next.stop()
        elif self._draw(turn, _AT_ONCE):
            del self._waiting[turn.id]

    def _draw(self, turn: Turn, most: int | None) -> bool:
        """Draw at most so many pieces of an answer; whether it is all there."""
        drawn = self._drawing.of(turn, lined=turn.lined and not self.footnotes_only, most=most)
        speaker = self._speaker(turn)
        self._transcript.patch(turn.id, drawn.kind, drawn.pieces, speaker, whole=drawn.whole)
        return drawn.whole


# Opens the panel of one piece of evidence, and goes from one to the next.


class Evidence(QObject):
    """One panel over ``over``; the ``footnotes`` go to what is cited, and copy it."""

    def __init__(
        self, program: Program, controller: BookController, footnotes: Footnotes, over: QWidget,
        theme: Theme, beside: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(over)
        self._program, self._controller, self._footnotes = program, controller, footnotes
        self._cited: tuple[CitedPlace, ...] = ()
        self._at = 0
        self._back: Callable[[], None] = NOWHERE
        self.panel = EvidencePanel(theme, over, beside)
        self.panel.up.clicked.connect(partial(self.step, -1))
        self.panel.down.clicked.connect(partial(self.step, 1))
        self.panel.go.clicked.connect(self._go)
        self.panel.copy.clicked.connect(self._copy)
        self.panel.copy_id.clicked.connect(self._copy_id)
        self.panel.close_button.clicked.connect(self.close)

    def open(self, turn: Turn, footnote: int) -> None:
        """Show a footnote of an answer."""
        flags = turn.answer.flags if turn.answer is not None else turn.flags
        self._cited = cited_of(turn.parts, turn.citations, self._footnotes.book_of, flags)
        numbers = [one.citation.number for one in self._cited]
        if footnote not in numbers:
            return
        if not self.panel.isVisible():
            self._back = way_back()
        self._show(numbers.index(footnote))
        first = self.panel.go if self.panel.go.isVisible() else self.panel.copy
        first.setFocus()

    def step(self, by: int) -> None:
        """Show the next piece of evidence, or the one before."""
        if 0 <= self._at + by < len(self._cited):
            self._show(self._at + by)

    def close(self) -> bool:
        """Close the panel and give the keyboard back; whether it was open."""
        if not self.panel.isVisible():
            return False
        self.panel.hide()
        self._back()
        return True

    @property
    def _citation(self) -> Citation:
        return self._cited[self._at].citation

    def _show(self, at: int) -> None:
        self._at = at
        one, book = self._cited[at], self._footnotes.book_of(self._cited[at].citation.book)
        last = len(self._cited) - 1
        cover = self._program.profile.covers.read(book.sha256) if book is not None else b""
        self.panel.show_piece(self._shown(one, book), (at > 0, at < last), cover)
        if book is not None and self._footnotes.is_here(one.citation):
            self._find_beside(one.citation, book)

    def _shown(self, one: CitedPlace, book: Book | None) -> ShownEvidence:
        citation, span = one.citation, one.citation.span
        head = self.tr("Evidence {0} of {1}").format(number(self._at + 1), number(len(self._cited)))
        grade = short_grade_words(citation.grade)
        reasons = " ".join(map(notice_words, one.reasons)) if citation.weak else ""
        reason = reasons or grade_reason(citation.grade)
        given = one.claim, number(citation.number), citation.grade, grade, reason
        nth = self.tr("{0} of {1}").format(number(one.nth), number(one.of)) if one.of > 1 else ""
        if book is None:
            place = ChapterOf(citation.title, "", citation.page or "")
            title = citation.source or citation.title
            return ShownEvidence(head, title, "", place, *given, nth, None, str(span), here=False)
        there = book.holds(span) and book.text_at(span) == citation.quote
        return ShownEvidence(
            head, book.metadata.title, ", ".join(book.metadata.authors), where(book, citation),
            *given, nth, excerpt(book, span) if there else None,
            str(span), here=self._footnotes.is_here(citation),
        )  # fmt: skip

    def _find_beside(self, citation: Citation, book: Book) -> None:
        """Have what the index knows of the section found and shown, if it is still wanted."""
        scope, at = self._controller.scope, (self._cited, self._at)

        def work(cancel: Cancel) -> NamesBeside:
            with closing(self._program.indexes.open(book)) as index:
                return beside(index, citation.span, scope)

        def show(found: NamesBeside) -> None:
            if (self._cited, self._at) == at:
                self.panel.show_beside(found)

        self._controller.find(work, show)

    def _go(self) -> None:
        if self.panel.go.isVisible():
            self._footnotes.go_to(self._citation)

    def _copy(self) -> None:
        self._footnotes.copy(self._citation)

    def _copy_id(self) -> None:
        QGuiApplication.clipboard().setText(str(self._citation.span))
