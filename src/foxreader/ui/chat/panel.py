"""The chat dock: its head, the transcript, a notice when one is due, and the composer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.core.book import Book
from foxreader.core.events import Answer, AnswerEvent, Comparing, Progress, TextDelta
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.parts.second_readings import ReadingCost
from foxreader.ui.chat import render
from foxreader.ui.chat.answer_menu import AnswerMenu
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.footnotes import Footnotes
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.elided_label import ElidedLabel
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.reader.scheme import Web

_WELCOME = 0
"""The number of the message that welcomes; those of turns begin at 1."""
_SILENCE = 10_000
"""Milliseconds without a word until the panel says so and offers Stop; chosen: a model on a slow
computer begins within that."""


_ASK_AGAIN: Mapping[str, Callable[[Turn], ReaderQuestion]] = {
    "again": lambda turn: turn.asked,
    "without": lambda turn: replace(turn.asked, without=True),
    "whole": lambda turn: replace(turn.asked, whole=True),
    "strict": lambda turn: replace(turn.asked, strict=True, without=False),
    "typed": lambda turn: turn.as_typed,
}
"""The buttons that ask a question again, and what each changes in it."""


class ChatPanel(QWidget):
    """Shows turns and passes on what the reader wants. ``price`` says what an answer cost,
    ``reading_cost`` about what a second reading of it would.

    Signals: ``asked(ReaderQuestion)``; ``stopped()``,
    ``new_wanted()``, ``list_wanted()`` the earlier conversations, ``model_wanted()``,
    ``books_wanted()`` to choose from; ``go_wanted(Citation)`` is to be opened in its book;
    ``book_wanted(str)`` the book of that hash, to show words of it; ``place_wanted(str)`` the same,
    to say where its words are; ``footnotes_only_chosen(bool)`` answers are to be shown without
    their evidence lines, or with them; ``evidence(list)`` the spans
    of the open book that an answer cites; ``notice_answered(bool)``; ``limit_wanted(bool)``
    nothing past the reader's place is to be used; ``check_wanted(Turn)`` an answer is to be read
    again; ``correct_wanted(Turn)`` and ``wrong_wanted(Turn)`` the reader says something of one.
    """

    asked = Signal(object)
    stopped = Signal()
    new_wanted = Signal()
    list_wanted = Signal()
    model_wanted = Signal()
    books_wanted = Signal()
    go_wanted = Signal(object)
    book_wanted = Signal(str)
    place_wanted = Signal(str)
    footnotes_only_chosen = Signal(bool)
    evidence = Signal(list)
    notice_answered = Signal(bool)
    limit_wanted = Signal(bool)
    check_wanted = Signal(object)
    correct_wanted = Signal(object)
    wrong_wanted = Signal(object)

    def __init__(
        self,
        web: Web,
        theme: Theme,
        price: Callable[[Answer], float | None],
        reading_cost: Callable[[Answer], ReadingCost | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("chatPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._price, self._reading_cost = price, reading_cost
        self._model = False
        self._footnotes_only = False
        self._turns: dict[int, Turn] = {}
        self._late = QTimer(self, interval=50, singleShot=True)
        self._late.timeout.connect(self._draw_last)
        self.silence = QTimer(self, interval=_SILENCE, singleShot=True)
        self.silence.timeout.connect(self._no_answer_yet)
        self.transcript = Transcript(web, theme, self)
        self.transcript.pressed.connect(self.press)
        self._footnotes = Footnotes(self.transcript, self)
        self._footnotes.go_wanted.connect(self.go_wanted)
        self._footnotes.book_wanted.connect(self.book_wanted)
        self._footnotes.place_wanted.connect(self.place_wanted)
        self.composer = Composer(self)
        self.composer.asked.connect(self.asked)
        self.composer.stopped.connect(self.stopped)
        self.composer.model_wanted.connect(self.model_wanted)
        self.composer.limit_wanted.connect(self.limit_wanted)
        self.composer.about.choose_wanted.connect(self.books_wanted)
        self._notice, self._notice_text = self._make_notice()
        bottom = QVBoxLayout()
        bottom.setContentsMargins(12, 10, 12, 12)
        bottom.addWidget(self.composer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._make_head())
        layout.addWidget(self._notice)
        layout.addWidget(self.transcript, 1)
        layout.addLayout(bottom)
        self.apply_theme(theme)

    # What the window tells

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.transcript.apply_theme(theme)
        self.composer.apply_theme(theme)
        self._new.setIcon(icon("plus", theme.muted))
        self._earlier.setIcon(icon("conversations", theme.muted))

    def show_footnotes_only(self, on: bool) -> None:
        """Show answers without their evidence lines, or with them."""
        self._footnotes_only = on
        for turn in self._turns.values():
            self._draw(turn)

    def start(self, book: Book, strict: bool, questions: Iterable[str] = ()) -> None:
        """An empty conversation about ``book``, with some questions to try."""
        self._model = not strict
        self._footnotes.start(book)
        self._turns.clear()
        self.silence.stop()
        self.composer.about.select(None)
        self.transcript.clear()
        self.transcript.put(_WELCOME, "welcome", render.welcome_html(book, strict, questions))
        self._title.show_text(self.tr("Ask this book"))

    def ask(self, asked: ReaderQuestion, reach: Scope = WHOLE_BOOK) -> Turn:
        """Show a question and an answer to come; returns the turn to feed.

        ``reach`` is how far into the open book the answer can see.
        """
        turn = Turn(2 * len(self._turns) + 2, asked, model=self._model, reach=reach)
        self._turns[turn.id] = turn
        if len(self._turns) == 1:
            self.transcript.put(_WELCOME, "gone", "")
            self._title.show_text(" ".join(asked.question.split()))
        html = render.question_html(asked.question, asked.about)
        self.transcript.put(turn.id - 1, "question", html)
        self._draw(turn)
        self.silence.start()
        self.composer.set_busy(True)
        return turn

    def restore(self, turns: Iterable[StoredTurn]) -> None:
        """Show the turns of an earlier conversation again, footnotes and all."""
        for stored in turns:
            turn = self.ask(stored.asked, Scope(stored.answer.limit))
            turn.restore(stored)
            turn.money = self._price(turn.answer) if turn.answer else None
            self._draw(turn)
        self.silence.stop()
        self.composer.set_busy(False)

    def replace_answers(self, turns: Iterable[StoredTurn]) -> None:
        """Show the first turns with other grades; their words are the same."""
        for turn, stored in zip(self._turns.values(), turns, strict=False):
            turn.restore(stored)
            self._draw(turn)

    def feed(self, turn: Turn, event: AnswerEvent | Progress) -> None:
        """The next event of ``turn``; the transcript follows at a readable pace."""
        turn.feed(event)
        if isinstance(event, TextDelta):
            self.silence.start()
        elif isinstance(event, Comparing):
            self.silence.stop()
        if turn is not self.last_turn:
            self._draw(turn)
        elif not self._late.isActive():
            self._late.start()

    def done(self, turn: Turn, problem: Problem | None = None) -> None:
        """``turn`` has ended, perhaps with a problem."""
        self.silence.stop()
        turn.stop(problem)
        turn.money = self._price(turn.answer) if turn.answer else None
        self._draw(turn)
        self.composer.set_busy(False)
        self._show_evidence(turn)

    def check(self, turn: Turn) -> None:
        """The answer of ``turn`` is being read again; :meth:`done` follows."""
        turn.remark = ""
        turn.working = self.tr("A second reader compares the claims with the cited words…")
        self._draw(turn)
        self.composer.set_busy(True)

    def note(self, turn: Turn, remark: str) -> None:
        """Show a remark under an answer: that it was corrected or marked as wrong."""
        if self._turns.get(turn.id) is turn:
            turn.remark = remark
            self._draw(turn)

    def show_book(self, book: Book) -> None:
        """A book that was wanted, to show cited words of it."""
        self._footnotes.add_book(book, self._turns)
        for turn in self._turns.values():
            if any(citation.book == book.sha256 for citation in turn.citations.values()):
                self._draw(turn)  # its lines can say now where they are

    def renew(self, book: Book, strict: bool) -> None:
        """The book has more text than before, or another model answers; the conversation stays."""
        self._model = not strict
        self._footnotes.book = book
        if not self._turns:
            self.start(book, strict)

    def ask_confirmation(self, text: str, yes: str = "") -> None:
        """Ask the reader something that waits for ``yes`` or no; the chat goes on."""
        self._notice_text.setText(text)
        self._yes.setText(yes)
        self._notice.setVisible(bool(text))

    @property
    def last_turn(self) -> Turn:
        """The newest turn; there must be one."""
        return self._turns[max(self._turns)]

    def close_open(self) -> bool:
        """Close the glance or the card of a footnote; whether one was open."""
        return self.transcript.hide_glance() or self._footnotes.close(self._turns.values())

    def shut(self) -> None:
        """Delete the transcript's page."""
        self.transcript.shut()

    # Inside

    def _make_head(self) -> QWidget:
        head = QFrame(self)
        head.setObjectName("chatHead")
        head.setFixedHeight(48)
        self._title = ElidedLabel(head)
        self._title.show_text(self.tr("Ask this book"))
        self._title.setObjectName("chatTitle")
        self._earlier = QToolButton(head)
        self._earlier.setToolTip(self.tr("Conversations about this book (Ctrl+H)"))
        self._earlier.setAccessibleName(self.tr("Conversations about this book"))
        self._earlier.clicked.connect(self.list_wanted)
        self._new = QToolButton(head)
        self._new.setToolTip(self.tr("New conversation (Ctrl+N)"))
        self._new.setAccessibleName(self.tr("New conversation"))
        self._new.clicked.connect(self.new_wanted)
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 0, 10, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self._earlier)
        row.addWidget(self._new)
        return head

    def _make_notice(self) -> tuple[QFrame, QLabel]:
        notice = QFrame(self)
        notice.setObjectName("notice")
        text = QLabel(notice)
        text.setWordWrap(True)
        self._yes, no = QPushButton(notice), QPushButton(self.tr("Not now"), notice)
        self._yes.setObjectName("primary")
        for button, answer in ((self._yes, True), (no, False)):
            button.clicked.connect(lambda checked=False, yes=answer: self._answered(yes))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(no)
        row.addWidget(self._yes)
        layout = QVBoxLayout(notice)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.addWidget(text)
        layout.addLayout(row)
        notice.hide()
        return notice, text

    def _answered(self, yes: bool) -> None:
        self._notice.hide()
        self.notice_answered.emit(yes)

    def _draw_last(self) -> None:
        if self._turns:
            self._draw(self.last_turn)

    def _no_answer_yet(self) -> None:
        if self._turns and self.last_turn.working:
            self.last_turn.late = True
            self._draw(self.last_turn)

    def _draw(self, turn: Turn) -> None:
        lines = self._footnotes.lines(turn) if turn.lined and not self._footnotes_only else None
        places = self._footnotes.places(turn)
        kind = "answer" if lines is None and not places else "answer lined"
        self.transcript.put(turn.id, kind, render.turn_html(turn, lines, places))

    def press(self, message: int, act: str, value: str) -> None:
        """What a press in the transcript does: message, what, and its value."""
        turn = self._turns.get(message)
        if act == "try":
            self.asked.emit(ReaderQuestion(value))
        elif turn is None:
            return
        elif act in _ASK_AGAIN:
            self.asked.emit(_ASK_AGAIN[act](turn))
        elif act == "limit":
            self.composer.choose_limit()
        elif act == "stop":
            self.stopped.emit()
        elif act == "models":
            self.model_wanted.emit()
        elif act == "footnotes":
            self.show_footnotes_only(not self._footnotes_only)
            self.footnotes_only_chosen.emit(self._footnotes_only)
        elif act == "menu":
            self.transcript.box_of(turn.id, ".more", partial(self._open_menu, turn))
        elif value.isdecimal() and int(value) in turn.citations:
            if act == "go":
                self._show_evidence(turn)  # it may be an earlier answer's
            self._footnotes.press(turn, act, turn.citations[int(value)])

    def _show_evidence(self, turn: Turn) -> None:
        """Have all that an answer cites of the open book marked in the page."""
        cited = (turn.citations[number] for number in sorted(turn.citations))
        self.evidence.emit([one.span for one in cited if self._footnotes.is_here(one)])

    def _open_menu(self, turn: Turn, box: Any) -> None:
        """The menu of an answer, below its button."""
        if turn.answer is None or box is None or self._turns.get(turn.id) is not turn:
            return
        busy = self.composer.busy
        menu = AnswerMenu(turn.answer, self, None if busy else self._reading_cost(turn.answer))
        menu.check_wanted.connect(partial(self.check_wanted.emit, turn))
        menu.correct_wanted.connect(partial(self.correct_wanted.emit, turn))
        menu.wrong_wanted.connect(partial(self.wrong_wanted.emit, turn))
        menu.popup(self.transcript.mapToGlobal(QPoint(round(box[0]), round(box[3]))))
