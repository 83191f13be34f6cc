"""The footnotes of the chat: their lines and cards, and what is clicked in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from foxreader.answer.direct.verbatim import has_places, places_of
from foxreader.answer.evidence_line.claims import of_two_grades
from foxreader.answer.evidence_line.lines import (
    COLUMNS,
    ClaimLines,
    EvidenceLine,
    evidence,
    question_lines,
)
from foxreader.core.book import Book
from foxreader.core.events import Citation, Flag, Part
from foxreader.ui.chat import card
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn

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
        html = card.card_html(book, citation, turn.wide, named, graded=graded)
        self._transcript.card(turn.id, turn.opened, html)
