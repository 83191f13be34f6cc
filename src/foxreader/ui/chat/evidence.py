"""Opens the panel of one piece of evidence, and goes from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from foxreader.answer.evidence_line.lines import (
    ChapterOf,
    CitedPlace,
    NamesBeside,
    beside,
    cited_of,
    excerpt,
    where,
)
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.chat.details import grade_reason, short_grade_words
from foxreader.ui.chat.drawing import Footnotes
from foxreader.ui.chat.evidence_panel import EvidencePanel, ShownEvidence
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.accessibility import NOWHERE, way_back
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import notice_words, number


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
