"""The chat dock: its head, the transcript, a notice when one is due, and the composer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from foxreader.answer.conversation.stored import Answerer, Problem, ReaderQuestion, StoredTurn
from foxreader.core.book import Book
from foxreader.core.events import Answer, AnswerEvent, Comparing, Progress, TextDelta
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.library.conversations import NO_BRANCHES, Branches
from foxreader.program.second_readings import ReadingCost
from foxreader.ui.chat import render
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.drawing import Footnotes, Painting, columns_of
from foxreader.ui.chat.menus import AnswerActs, ChatMenus, Doors, shown_text
from foxreader.ui.chat.render import asked_html
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.accessibility import announce
from foxreader.ui.platform.commands import Command, CommandMenu
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import ElidedLabel, NoticeBar
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
    """Shows turns, and has the ``doors`` do what the reader wants. ``price`` says what an answer
    cost, ``reading_cost`` about what a second reading of it would.

    Its parts tell of what happens in them: the ``composer``, the ``footnotes``, the ``head`` and
    the ``notice``. Signal: ``themed`` it is shown in other colours.
    """

    themed = Signal(Theme)

    def __init__(
        self,
        web: Web,
        theme: Theme,
        price: Callable[[Answer], float | None],
        reading_cost: Callable[[Answer], ReadingCost | None],
        doors: Doors,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("chatPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._price, self._doors = price, doors
        self._by: Answerer = "none"
        self._turns: dict[int, Turn] = {}
        self._name = ""
        self._late = QTimer(self, interval=50, singleShot=True)
        self._late.timeout.connect(self._draw_last)
        self.silence = QTimer(self, interval=_SILENCE, singleShot=True)
        self.silence.timeout.connect(self._no_answer_yet)
        self._widths = QTimer(self, interval=_SETTLED, singleShot=True)
        self._widths.timeout.connect(self._fit_lines)
        self.transcript = Transcript(web, theme, self)
        self.transcript.pressed.connect(self.press)
        self.theme = theme
        self.footnotes = Footnotes(self.transcript, self)
        self._painting = Painting(self.transcript, self.footnotes, self._speaker, self)
        self._draw, self._draw_soon = self._painting.draw, self._painting.draw_soon
        self.composer = Composer(self)
        self._menus = ChatMenus(
            self.transcript,
            self.composer,
            self.turn_of,
            self._answer_acts,
            reading_cost,
            self.press,
            doors.say_of_place,
        )
        self.composer.edit_last_wanted.connect(self.edit_last)
        self.composer.busy_changed.connect(self.transcript.show_busy)
        self.head, self.notice = ChatHead(self), NoticeBar(self)
        self._bottom = bottom = QVBoxLayout()
        bottom.setContentsMargins(12, 10, 12, 12)
        bottom.addWidget(self.composer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.notice)
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
        self.head.apply_theme(theme)

    def show_footnotes_only(self, on: bool) -> None:
        """Show answers without their evidence lines, or with them."""
        self._painting.footnotes_only = on
        for turn in self._turns.values():
            self._draw_soon(turn)

    def start(self, book: Book, by: Answerer, questions: Iterable[str] = ()) -> None:
        """An empty conversation about ``book``, with some questions to try; ``by`` is who
        answers."""
        self._by = by
        self.footnotes.start(book)
        self._painting.forget()
        self._turns.clear()
        self.silence.stop()
        self.composer.reset()
        self.transcript.clear()
        self.transcript.put(_WELCOME, "welcome", render.welcome_html(book, by, questions))
        self._offer_field(book)
        self.show_name("")

    def suggest(self, book: Book, questions: Iterable[str]) -> None:
        """Show questions to try, where nothing has been asked yet."""
        if not self._turns and self.footnotes.book is book:
            html = render.welcome_html(book, self._by, questions)
            self.transcript.put(_WELCOME, "welcome", html)
            self._offer_field(book)

    def _offer_field(self, book: Book) -> None:
        """Nothing is to be asked of a book without text where no model looks at its pages."""
        self.composer.setVisible(book.readable or self._by == "model")

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
        self.show_name(self._name)
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
        """Name the conversation as the reader does; "" for its first question about the book."""
        self._name = name
        turns = sorted(self._turns.values(), key=lambda turn: turn.apart)
        self.head.show_title(name or (turns[0].question if turns else ""))

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
            self._doors.ask(self.newest.asked, self.newest)

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
        self.show_name(self._name)  # it may not have been about the book
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
        self.footnotes.add_book(book, self._turns)
        for turn in self._turns.values():
            if any(citation.book == book.sha256 for citation in turn.citations.values()):
                self._draw_soon(turn)  # its lines can say now where they are

    def renew(self, book: Book, by: Answerer) -> None:
        """The book has more text than before, or another model answers; the conversation stays."""
        self._by = by
        self.footnotes.book = book
        if not self._turns:
            self.start(book, by)

    def ask_confirmation(self, text: str, yes: str = "") -> None:
        """Ask the reader something that waits for ``yes`` or no; the chat goes on."""
        self.notice.ask(text, yes)

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
            again=partial(self._doors.ask, turn.asked, turn),
            mark=partial(self._mark_evidence, turn),
            highlight=partial(self._doors.highlight, turn),
            note=partial(self._doors.keep, turn),
            check=partial(self._doors.check, turn),
            correct=partial(self._doors.correct, turn),
            wrong=partial(self._doors.mark_wrong, turn),
        )

    def _mark_evidence(self, turn: Turn) -> None:
        """Have all that an answer cites of the open book marked in the page."""
        cited = (turn.citations[number] for number in sorted(turn.citations))
        self._doors.mark([one.span for one in cited if self.footnotes.is_here(one)])

    def close_open(self) -> bool:
        """Close the glance or the card of a footnote; whether one was open."""
        return self.transcript.hide_glance() or self.footnotes.close(self._turns.values())

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
        if columns != self.footnotes.columns:
            self.footnotes.columns = columns
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
            self._doors.ask(ReaderQuestion(value))
        elif turn is None:
            return
        elif act in ("edit", "version", "again"):
            self._press_question(turn, act, value)
        elif act in _ASK_AGAIN:
            self._doors.ask(_ASK_AGAIN[act](turn))
        elif act in self._acts:
            self._acts[act](value)
        elif act in self._turn_acts:
            self._turn_acts[act](turn)
        elif act == "menu":
            self.transcript.box_of(turn.id, ".more", partial(self._menus.open_for_answer, turn))
        elif value.isdecimal() and int(value) in turn.citations:
            self._press_footnote(turn, act, int(value))

    def _press_footnote(self, turn: Turn, act: str, number: int) -> None:
        if act == "context":
            self._doors.show_evidence(turn, number)
            return
        if act == "go":
            self._mark_evidence(turn)  # it may be an earlier answer's
        self.footnotes.press(turn, act, turn.citations[number])
        if act == "footnote" and turn.opened is None:
            self._doors.leave_card()

    @property
    def _turn_acts(self) -> Mapping[str, Callable[[Turn], object]]:
        """The presses below an answer that need nothing but its turn."""
        return {
            "sent": self._doors.show_sent,
            "unread": self._doors.stop_check,
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
            "stop": lambda value: self._doors.stop(),
            "find": self._doors.find,
            "link": self._doors.open_link,
            "models": lambda value: self._doors.choose_model(),
            "footnotes": lambda value: self._toggle_lines(),
        }

    def _toggle_lines(self) -> None:
        self.show_footnotes_only(not self._painting.footnotes_only)
        self._doors.keep_footnotes_only(self._painting.footnotes_only)

    def _press_question(self, turn: Turn, act: str, value: str) -> None:
        """What a press at a question does; while another is answered nothing."""
        if self.composer.busy:
            return
        if act == "edit":
            self.edit(turn)
        elif act == "again":
            self._doors.ask(turn.asked, turn)
        elif other := turn.version(int(value)):
            self._doors.show_version(turn, other)


# The head: what the conversation is about, and its buttons


class ChatHead(QFrame):
    """``new`` is the button for another conversation, ``earlier`` that for the earlier ones,
    ``more`` that for what else can be done here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chatHead")
        self.setFixedHeight(48)
        self._title = ElidedLabel(self)
        self._title.setObjectName("chatTitle")
        about = self.tr("Conversations about this book")
        self.earlier = self._button(about, self.tr("{0} (Ctrl+H)").format(about))
        new = self.tr("New conversation")
        self.new = self._button(new, self.tr("{0} (Ctrl+N)").format(new))
        more = self.tr("More about this conversation")
        self.more = self._button(more, more)
        self.more.setAccessibleDescription(self.tr("Opens a menu"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 10, 0)
        row.addWidget(self._title, 1)
        for button in (self.earlier, self.new, self.more):
            row.addWidget(button)

    def open_menu(self, groups: Iterable[Iterable[Command]]) -> None:
        """Show the commands behind ``more``, below it."""
        menu = CommandMenu(groups, self)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _button(self, name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.new.setIcon(icon("plus", theme.muted))
        self.earlier.setIcon(icon("conversations", theme.muted))
        self.more.setIcon(icon("more", theme.muted))

    def show_title(self, first_question: str) -> None:
        """Name the conversation after its first question; "" where nothing has been asked."""
        self._title.show_text(" ".join(first_question.split()) or self.tr("Ask this book"))
