"""The chat dock: its head, the transcript, a notice when one is due, and the composer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.stored import Answerer, ReaderQuestion, StoredTurn
from foxreader.core.book import Book
from foxreader.core.events import Answer, AnswerEvent, Citation, Comparing, Progress, TextDelta
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.library.branches import NO_BRANCHES, Branches
from foxreader.parts.second_readings import ReadingCost
from foxreader.ui.chat import render
from foxreader.ui.chat.answer_commands import AnswerActs, shown_text
from foxreader.ui.chat.bubble import asked_html
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.footnotes import Footnotes, columns_of
from foxreader.ui.chat.head import ChatHead
from foxreader.ui.chat.menus import ChatMenus
from foxreader.ui.chat.notice_bar import NoticeBar
from foxreader.ui.chat.painting import Painting
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.announced import announce
from foxreader.ui.platform.theme import Theme
from foxreader.ui.reader.scheme import Web

_WELCOME = 0
"""The number of the message that welcomes; those of turns begin at 1."""
_SILENCE = 10_000
"""Milliseconds without a word until the panel says so and offers Stop; chosen: a model on a slow
computer begins within that."""

_SETTLED = 150
"""Milliseconds from the last change of the width until the evidence lines are cut anew; chosen:
once for a border that is dragged."""

_ASK_AGAIN: Mapping[str, Callable[[Turn], ReaderQuestion]] = {
    "without": lambda turn: replace(turn.asked, without=True),
    "book": lambda turn: replace(turn.asked, selection=None, about=""),
    "whole": lambda turn: replace(turn.asked, whole=True),
    "strict": lambda turn: replace(turn.asked, strict=True, without=False),
    "typed": lambda turn: turn.as_typed,
}
"""The buttons that ask a question again, and what each changes in it."""


class ChatPanel(QFrame):
    """Shows turns and passes on what the reader wants. ``price`` says what an answer cost,
    ``reading_cost`` about what a second reading of it would.

    Signals: ``asked``; ``asked_instead`` in the place of an
    earlier turn, which is kept; ``version_wanted`` another version of a turn is to be
    shown; ``stopped()``, ``new_wanted()``, ``list_wanted()`` the
    earlier conversations, ``model_wanted()``, ``books_wanted()`` to choose from;
    ``find_wanted(str)`` a word is to be looked up; ``go_wanted`` is to be opened in its
    book; ``book_wanted(str)`` the book of that hash, to show words of it; ``place_wanted(str)`` the
    same, to say where its words are; ``footnotes_only_chosen(bool)`` answers are to be shown
    without their evidence lines, or with them; ``evidence(list)`` the spans of the open book that
    an answer cites; ``notice_answered(bool)``; ``limit_wanted(bool)`` nothing past the reader's
    place is to be used; ``highlight_wanted`` what an answer cites is to be highlighted,
    ``note_wanted`` it is to be kept as a note; ``check_wanted(Turn)`` it is to be read again,
    ``unread_wanted(Turn)`` that is to end;
    ``evidence_wanted`` all that is known of a footnote is to be shown;
    ``sent_wanted`` what left this computer for it; ``link_wanted(str)`` an address of
    an answer is to be opened, if the reader says so; ``themed``;
    ``correct_wanted`` and ``wrong_wanted`` the reader says something of one;
    ``card_closed()`` the card of a footnote was closed by a press.
    """

    asked = Signal(ReaderQuestion)
    asked_instead = Signal(ReaderQuestion, Turn)
    version_wanted = Signal(Turn, str)
    stopped = Signal()
    new_wanted = Signal()
    list_wanted = Signal()
    model_wanted = Signal()
    books_wanted = Signal()
    find_wanted = Signal(str)
    go_wanted = Signal(Citation)
    book_wanted = Signal(str)
    place_wanted = Signal(str)
    footnotes_only_chosen = Signal(bool)
    copy_wanted = Signal(Book, Citation)
    evidence = Signal(list)
    notice_answered = Signal(bool)
    limit_wanted = Signal(bool)
    highlight_wanted = Signal(Turn)
    note_wanted = Signal(Turn)
    check_wanted = Signal(Turn)
    unread_wanted = Signal(Turn)
    evidence_wanted = Signal(Turn, int)
    sent_wanted = Signal(Turn)
    link_wanted = Signal(str)
    themed = Signal(Theme)
    correct_wanted = Signal(Turn)
    wrong_wanted = Signal(Turn)
    card_closed = Signal()

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
        self._price = price
        self._by: Answerer = "none"
        self._turns: dict[int, Turn] = {}
        self._late = QTimer(self, interval=50, singleShot=True)
        self._late.timeout.connect(self._draw_last)
        self.silence = QTimer(self, interval=_SILENCE, singleShot=True)
        self.silence.timeout.connect(self._no_answer_yet)
        self._widths = QTimer(self, interval=_SETTLED, singleShot=True)
        self._widths.timeout.connect(self._fit_lines)
        self.transcript = Transcript(web, theme, self)
        self.transcript.pressed.connect(self.press)
        self.theme = theme
        self.footnotes = self._footnotes = Footnotes(self.transcript, self)
        self._painting = Painting(self.transcript, self._footnotes, self._speaker, self)
        self._draw, self._draw_soon = self._painting.draw, self._painting.draw_soon
        self._footnotes.go_wanted.connect(self.go_wanted)
        self._footnotes.book_wanted.connect(self.book_wanted)
        self._footnotes.place_wanted.connect(self.place_wanted)
        self._footnotes.copy_wanted.connect(self.copy_wanted)
        self.composer = Composer(self)
        self._menus = ChatMenus(
            self.transcript,
            self.composer,
            self.turn_of,
            self._answer_acts,
            reading_cost,
            self.press,
        )
        self.composer.asked.connect(self.asked)
        self.composer.asked_instead.connect(self.asked_instead)
        self.composer.edit_last_wanted.connect(self.edit_last)
        self.composer.busy_changed.connect(self.transcript.show_busy)
        self.composer.stopped.connect(self.stopped)
        self.composer.limit_wanted.connect(self.limit_wanted)
        self.composer.books_wanted.connect(self.books_wanted)
        self._head, self._notice = ChatHead(self), NoticeBar(self)
        self._head.new_wanted.connect(self.new_wanted)
        self._head.list_wanted.connect(self.list_wanted)
        self._notice.answered.connect(self.notice_answered)
        self._bottom = bottom = QVBoxLayout()
        bottom.setContentsMargins(12, 10, 12, 12)
        bottom.addWidget(self.composer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addWidget(self._notice)
        layout.addWidget(self.transcript, 1)
        layout.addLayout(bottom)
        self.apply_theme(theme)

    # What the window tells

    def put_over_composer(self, widget: QWidget) -> None:
        """Show something right over the field, when it is visible."""
        self._bottom.insertWidget(0, widget)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.theme = theme
        self.themed.emit(theme)
        self.transcript.apply_theme(theme)
        self.composer.apply_theme(theme)
        self._head.apply_theme(theme)

    def show_footnotes_only(self, on: bool) -> None:
        """Show answers without their evidence lines, or with them."""
        self._painting.footnotes_only = on
        for turn in self._turns.values():
            self._draw_soon(turn)

    def start(self, book: Book, by: Answerer, questions: Iterable[str] = ()) -> None:
        """An empty conversation about ``book``, with some questions to try; ``by`` is who
        answers."""
        self._by = by
        self._footnotes.start(book)
        self._painting.forget()
        self._turns.clear()
        self.silence.stop()
        self.composer.reset()
        self.transcript.clear()
        self.transcript.put(_WELCOME, "welcome", render.welcome_html(book, by, questions))
        self._head.show_title("")

    def suggest(self, book: Book, questions: Iterable[str]) -> None:
        """Show questions to try, where nothing has been asked yet."""
        if not self._turns and self._footnotes.book is book:
            html = render.welcome_html(book, self._by, questions)
            self.transcript.put(_WELCOME, "welcome", html)

    def ask(self, asked: ReaderQuestion, reach: Scope = WHOLE_BOOK) -> Turn:
        """Show a question and an answer to come; returns the turn to feed.

        ``reach`` is how far into the open book the answer can see.
        """
        turn = self._add(asked, reach)
        self._draw(turn)
        self.silence.start()
        self.composer.set_busy(True)
        return turn

    def _add(self, asked: ReaderQuestion, reach: Scope) -> Turn:
        """Show a question; its answer is still to be drawn."""
        turn = Turn(2 * len(self._turns) + 2, asked, by=self._by, reach=reach)
        self._turns[turn.id] = turn
        if len(self._turns) == 1:
            self.transcript.put(_WELCOME, "gone", "")
            self._head.show_title(asked.question)
        self._draw_question(turn)
        return turn

    def _draw_question(self, turn: Turn) -> None:
        self.transcript.put(turn.id - 1, "question", asked_html(turn), self.tr("You asked"))

    def place(self, turn: Turn, at: str, branches: Branches) -> None:
        """``turn`` is stored under the name ``at``: from now on it can be asked in other words, or
        once more."""
        turn.at, turn.versions = at, branches.versions(at)
        self._draw_question(turn)
        self._draw_soon(turn)

    def restore(self, turns: Iterable[StoredTurn], branches: Branches = NO_BRANCHES) -> None:
        """Show the turns of an earlier conversation again, footnotes and all, after those that are
        shown."""
        for stored in turns:
            turn = self._add(stored.asked, Scope(stored.answer.limit))
            turn.restore(stored)
            if turn.money is None:
                self._complete(turn)
            self._draw_soon(turn)
            self.place(turn, stored.at, branches)

    def show_name(self, name: str) -> None:
        """Name the conversation as the reader does; "" for its first question."""
        first = next(iter(self._turns.values()), None)
        self._head.show_title(name or (first.question if first is not None else ""))

    def cut(self, turn: Turn) -> int:
        """Take ``turn`` and all after it off the transcript; gives how many are left."""
        for id_ in [id_ for id_ in self._turns if id_ >= turn.id]:
            del self._turns[id_]
        self._painting.forget(turn.id)
        self.transcript.drop(turn.id - 1)
        return len(self._turns)

    def edit(self, turn: Turn) -> None:
        """Write a question in other words, to ask it in the place of ``turn``."""
        if turn.at:
            self.composer.edit(turn.asked, turn)

    def edit_last(self) -> None:
        """Write the newest question in other words."""
        if self.newest is not None and not self.composer.busy:
            self.edit(self.newest)

    def ask_last_again(self) -> None:
        """Ask the newest question once more, in its own place."""
        if self.newest is not None and not self.composer.busy:
            self.asked_instead.emit(self.newest.asked, self.newest)

    def replace_answers(self, turns: Iterable[StoredTurn]) -> None:
        """Show the first turns with other grades; their words are the same."""
        for turn, stored in zip(self._turns.values(), turns, strict=False):
            turn.restore(stored)
            self._draw_soon(turn)

    def feed(self, turn: Turn, event: AnswerEvent | Progress) -> None:
        """The next event of ``turn``; the transcript follows at a readable pace."""
        turn.feed(event)
        if isinstance(event, TextDelta):
            self.silence.start()
        if turn is not self.last_turn:
            self._draw(turn)
        elif not self._late.isActive():
            self._late.start()

    def done(self, turn: Turn, problem: Problem | None = None) -> None:
        """``turn`` has ended, perhaps with a problem."""
        self.silence.stop()
        self._late.stop()
        turn.stop(problem)
        self._complete(turn)
        self._draw(turn)
        self.composer.set_busy(False)
        self._mark_evidence(turn)
        if turn.answer is not None:
            found = len(turn.answer.citations)
            announce(self, self.tr("The answer is there, with %n citation(s)", "", found))

    def compare(self, turn: Turn, event: Comparing) -> None:
        """The answer of ``turn`` is being read again; :meth:`read` follows."""
        turn.feed(event)
        if self._turns.get(turn.id) is turn:
            self._draw(turn)

    def read(self, turn: Turn, answer: Answer | None = None) -> None:
        """A second reading has ended with ``answer``; None: without a result."""
        turn.working = ""
        if answer is not None:
            turn.finish(answer)
            self._complete(turn)
        if self._turns.get(turn.id) is not turn:
            return
        self._draw(turn)
        if answer is not None and answer.second is not None:
            marked = answer.second.lowered
            announce(self, self.tr("Read again, %n claim(s) marked", "", marked))

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
                self._draw_soon(turn)  # its lines can say now where they are

    def renew(self, book: Book, by: Answerer) -> None:
        """The book has more text than before, or another model answers; the conversation stays."""
        self._by = by
        self._footnotes.book = book
        if not self._turns:
            self.start(book, by)

    def ask_confirmation(self, text: str, yes: str = "") -> None:
        """Ask the reader something that waits for ``yes`` or no; the chat goes on."""
        self._notice.ask(text, yes)

    @property
    def last_turn(self) -> Turn:
        """The newest turn; there must be one."""
        return self._turns[max(self._turns)]

    @property
    def newest(self) -> Turn | None:
        """The newest turn, None in an empty conversation."""
        return self.last_turn if self._turns else None

    def turn_of(self, message: int) -> Turn | None:
        """The turn whose question or answer is the message of this number; None for another."""
        return self._turns.get(message) or self._turns.get(message + 1)

    def _answer_acts(self, turn: Turn) -> AnswerActs:
        """What the commands of an answer do."""
        return AnswerActs(
            again=partial(self.asked_instead.emit, turn.asked, turn),
            mark=partial(self._mark_evidence, turn),
            highlight=partial(self.highlight_wanted.emit, turn),
            note=partial(self.note_wanted.emit, turn),
            check=partial(self.check_wanted.emit, turn),
            correct=partial(self.correct_wanted.emit, turn),
            wrong=partial(self.wrong_wanted.emit, turn),
        )

    def _mark_evidence(self, turn: Turn) -> None:
        """Have all that an answer cites of the open book marked in the page."""
        cited = (turn.citations[number] for number in sorted(turn.citations))
        self.evidence.emit([one.span for one in cited if self._footnotes.is_here(one)])

    def close_open(self) -> bool:
        """Close the glance or the card of a footnote; whether one was open."""
        return self.transcript.hide_glance() or self._footnotes.close(self._turns.values())

    def shut(self) -> None:
        """Delete the transcript's page."""
        self.transcript.shut()

    # Inside

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room for evidence lines, or less."""
        super().resizeEvent(event)
        self._widths.start()

    def _fit_lines(self) -> None:
        """Cut the evidence lines to two lines of the width there is."""
        columns = columns_of(self.transcript.width())
        if columns != self._footnotes.columns:
            self._footnotes.columns = columns
            for turn in self._turns.values():
                self._draw_soon(turn)

    def _complete(self, turn: Turn) -> None:
        """Add what is found out about a finished answer once: its price."""
        if turn.answer is not None:
            turn.money = self._price(turn.answer)

    def _draw_last(self) -> None:
        if self._turns:
            self._draw(self.last_turn)

    def _no_answer_yet(self) -> None:
        if self._turns and self.last_turn.working:
            self.last_turn.late = True
            self._draw(self.last_turn)

    def _speaker(self, turn: Turn) -> str:
        """Who answers, for screen readers."""
        return self.tr("{0} answers").format(turn.speaker or self.tr("Foxreader"))

    def press(self, message: int, act: str, value: str) -> None:
        """What a press in the transcript does: message, what, and its value."""
        turn = self.turn_of(message)
        if act == "try":
            self.asked.emit(ReaderQuestion(value))
        elif turn is None:
            return
        elif act in ("edit", "version", "again"):
            self._press_question(turn, act, value)
        elif act in _ASK_AGAIN:
            self.asked.emit(_ASK_AGAIN[act](turn))
        elif act in self._acts:
            self._acts[act](value)
        elif act in self._turn_acts:
            self._turn_acts[act](turn)
        elif act == "menu":
            self.transcript.box_of(turn.id, ".more", partial(self._menus.open_for_answer, turn))
        elif value.isdecimal() and int(value) in turn.citations:
            if act == "context":
                self.evidence_wanted.emit(turn, int(value))
                return
            if act == "go":
                self._mark_evidence(turn)  # it may be an earlier answer's
            self._footnotes.press(turn, act, turn.citations[int(value)])
            if act == "footnote" and turn.opened is None:
                self.card_closed.emit()

    @property
    def _turn_acts(self) -> Mapping[str, Callable[[Turn], object]]:
        """The presses below an answer that need nothing but its turn."""
        return {
            "sent": self.sent_wanted.emit,
            "unread": self.unread_wanted.emit,
            "copy_answer": self._copy_answer,
        }

    def _copy_answer(self, turn: Turn) -> None:
        if turn.answer is not None:
            QGuiApplication.clipboard().setText(shown_text(turn.answer))
            announce(self, self.tr("The answer is copied"))

    @property
    def _acts(self) -> Mapping[str, Callable[[str], object]]:
        """The presses that are not about one turn, by what they are called in the markup."""
        return {
            "limit": lambda value: self.composer.scope.open_menu(),
            "stop": lambda value: self.stopped.emit(),
            "find": self.find_wanted.emit,
            "link": self.link_wanted.emit,
            "models": lambda value: self.model_wanted.emit(),
            "footnotes": lambda value: self._toggle_lines(),
        }

    def _toggle_lines(self) -> None:
        self.show_footnotes_only(not self._painting.footnotes_only)
        self.footnotes_only_chosen.emit(self._painting.footnotes_only)

    def _press_question(self, turn: Turn, act: str, value: str) -> None:
        """What a press at a question does; while another is answered nothing."""
        if self.composer.busy:
            return
        if act == "edit":
            self.edit(turn)
        elif act == "again":
            self.asked_instead.emit(turn.asked, turn)
        elif other := turn.version(int(value)):
            self.version_wanted.emit(turn, other)
