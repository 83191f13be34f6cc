"""The conversation about the open book: the chat and its controller, second readings too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QWidget

from foxreader.answer.conversation.asking import Spent, suggested
from foxreader.answer.conversation.stored import Answerer, ReaderQuestion, StoredTurn
from foxreader.answer.export.renewed import awaiting, is_outdated
from foxreader.answer.markup import host_of
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, AnswerEvent, Citation, Comparing, Finished
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Selection
from foxreader.core.span import Span
from foxreader.library.kept_per_book import OfPlace, Verdict
from foxreader.llm import Sent
from foxreader.program.books import OpenBook
from foxreader.program.library import Askable, askable
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.questions import Corrected, Happened, reach_of
from foxreader.ui.chat.composer import PriceHint
from foxreader.ui.chat.conversations import ConversationsDialog, Listing
from foxreader.ui.chat.drawing import Evidence
from foxreader.ui.chat.menus import CorrectDialog, Doors, SentDialog
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.scope import BooksDialog
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform import dialogs, progress
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.platform.widgets import NoticeBar


class ChatController(QObject):
    """One conversation at a time. Signals: ``error``; ``cleared`` the chat is empty again.

    ``turn`` is the one that is being answered.
    """

    error = Signal(str)
    cleared = Signal()

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        controller: BookController,
        chat: ChatPanel,
        doors: Doors,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._program, self._controller = program, controller
        self._chat, self._doors, self._window = chat, doors, window
        self.turn: Turn | None = None
        self._listing = Listing(program, controller, self.begin_anew, window, self)
        self._listing.renamed.connect(self._show_name)
        self.evidence = Evidence(program, controller, chat.footnotes, window, chat.theme, chat)
        chat.themed.connect(self.evidence.panel.apply_theme)
        controller.arrived.connect(self.evidence.close)
        self.cleared.connect(self.evidence.close)
        self._price = PriceHint(chat.composer, self._read_spent)
        chat.put_over_composer(self._price)
        self.reading = ReadingAgain(program, jobs, controller, chat)
        self._waiting: tuple[ReaderQuestion, Turn | None] | None = None
        self._shown, self._drafts = "", dict[str, str]()
        controller.questions.happened.connect(self._event)
        controller.questions.answered.connect(self._answered)
        controller.index.idle.connect(self._suggest)
        controller.resumed.connect(self._resumed)
        chat.composer.asked.connect(self.ask)
        chat.composer.asked_instead.connect(self.ask)
        chat.composer.stopped.connect(controller.stop_asking)
        chat.composer.scope.choose_wanted.connect(self.choose_books)
        chat.head.new.clicked.connect(self.begin_anew)
        chat.head.earlier.clicked.connect(self.list_conversations)
        chat.footnotes.book_wanted.connect(self._fetch_book)
        chat.footnotes.place_wanted.connect(self._fetch_place)

    def ask_words(self, question: str) -> None:
        """Ask a question that is nothing but its words."""
        self.ask(ReaderQuestion(question))

    def ask(self, asked: ReaderQuestion, instead: Turn | None = None) -> None:
        """Ask a question; the answer appears in the chat. ``instead`` is the turn in whose place it
        is asked, which is kept as another version.

        While another is being answered, or stopped, it waits.
        """
        if self._controller.busy:
            self._waiting = asked, instead
        elif self._controller.opened is not None:
            if instead is not None and instead.at:
                self._controller.questions.rewind(instead.at)
                self._chat.cut(instead)
            self.reading.make_room()
            reach = reach_of(asked, WHOLE_BOOK if asked.whole else self._controller.scope)
            self.turn = self._chat.ask(asked, reach)
            self._controller.ask(asked)

    def ask_about(self, selection: Selection, words: str) -> None:
        """Start a question about a passage, or about highlights."""
        self._chat.composer.ask_about(selection, words)

    def start(self, book: Book) -> None:
        """Show an empty conversation about ``book``."""
        self.turn = self._waiting = None
        self.reading.forget()
        self._carry_draft()
        self._chat.composer.set_busy(False)
        questions = progress.suggested_questions(book)
        self._chat.start(book, by=self._name_model(), questions=questions)
        self._price.refresh()
        if not questions:
            self._suggest()

    def _carry_draft(self) -> None:
        """What is written but not asked stays with its conversation."""
        now, field = self._controller.questions.conversation, self._chat.composer.field
        if self._shown and now != self._shown:
            self._drafts[self._shown] = field.toPlainText()
            field.setPlainText(self._drafts.pop(now, ""))
        self._shown = now

    def _read_spent(self, then: Callable[[list[Spent]], None]) -> None:
        self._controller.find(lambda cancel: self._program.sessions.spent(), then)

    def _suggest(self) -> None:
        """Have questions to try found and shown, if nothing has been asked."""
        opened, read = self._controller.opened, self._controller.read
        if opened is None or self._chat.newest is not None:
            return
        book = opened.book

        def work(cancel: Cancel) -> tuple[Notice, ...]:
            with closing(self._program.indexes.open(book)) as index:
                return suggested(index, read)

        def show(found: tuple[Notice, ...]) -> None:
            self._chat.suggest(book, map(notice_words, found))

        self._controller.find(work, show)

    def show_model(self) -> None:
        """Show which model answers from now on; the conversation stays."""
        by, opened = self._name_model(), self._controller.opened
        if opened is not None:
            self._chat.renew(opened.book, by)

    def _name_model(self) -> Answerer:
        """Name the model in the composer; gives who answers."""
        provider = self._program.models.provider()
        self._chat.composer.set_model(provider.model if provider else "", local=self._local())
        return self._program.models.answerer

    def _local(self) -> bool:
        """Whether the model runs on this computer."""
        try:
            return self._program.models.local
        except FoxError:  # not a valid address: the question says so when it is asked
            return False

    def begin_anew(self) -> None:
        """Another conversation about the same book."""
        self._controller.new_conversation()
        self._start_again()

    def _start_again(self) -> None:
        self.cleared.emit()
        if self._controller.opened is not None:
            self.start(self._controller.opened.book)

    def _event(self, happened: Happened) -> None:
        if self.turn is not None:
            self._chat.feed(self.turn, happened.event)

    def _answered(self) -> None:
        problem = self._controller.questions.problem
        if self.turn is not None:
            branch = self._controller.questions.branch
            kept = branch.turns[-1] if branch.turns else None
            new = not self.turn.at and kept is not None and branch.leaf == kept.at
            if kept is not None and new and not kept.finished:
                self.turn.restore(kept)  # it may have come farther than what was shown last
            self._chat.done(self.turn, problem)
            if new:
                self._chat.place(self.turn, branch.leaf, branch.branches)
            self.reading.follow(self.turn)
            self.turn = None
        self._price.refresh()
        if self._waiting is not None:
            (asked, instead), self._waiting = self._waiting, None
            self.ask(asked, instead)

    def show_version(self, turn: Turn, at: str) -> None:
        """Show the version ``at`` of a turn and what was asked after it."""

        def show(turns: tuple[StoredTurn, ...]) -> None:
            self.cleared.emit()
            self.restore(turns, self._chat.cut(turn))

        self._controller.show_version(at, show)

    # Earlier conversations

    def list_conversations(self) -> ConversationsDialog:
        """Show the conversations about the open book."""
        return self._listing.show()

    def _resumed(self) -> None:
        self._start_again()
        self.restore(self._controller.questions.branch.turns)

    def _show_name(self, name: str) -> None:
        """The conversation that is shown has another name."""
        self._controller.questions.rename(name)
        self._chat.show_name(name)

    def restore(self, turns: tuple[StoredTurn, ...], there: int = 0) -> None:
        """Show stored turns, of which the first ``there`` are shown already; those that older
        checks graded are graded anew in the background."""
        shown = [awaiting(turn) if is_outdated(turn) else turn for turn in turns]
        branch = self._controller.questions.branch
        self._chat.restore(shown[there:], branch.branches)
        self._chat.show_name(branch.name)
        if any(map(is_outdated, turns)):
            self._controller.regrade(turns, self._chat.replace_answers)

    # Several books

    def choose_books(self) -> None:
        """Have the reader choose which books to ask."""

        def show(there: Askable) -> None:
            scope = self._chat.composer.scope
            opened = self._controller.opened
            ticked = scope.books or ((opened.book.sha256,) if opened is not None else ())
            dialog = BooksDialog(there, ticked, self._window)
            dialog.chosen.connect(scope.ask_several)
            dialogs.open_for_book(dialog)

        self._controller.find(lambda cancel: askable(self._program.profile), show)

    def _fetch_book(self, sha256: str) -> None:
        def fetched(book: Book | None) -> None:
            if book is None:
                self.error.emit(self.tr(
                    "That book is no longer stored, so its words cannot be shown; open it again."
                ))  # fmt: skip
            else:
                self._chat.show_book(book)

        self._controller.find(lambda cancel: self._program.profile.stored(sha256), fetched)

    def _fetch_place(self, sha256: str) -> None:
        def fetched(book: Book | None) -> None:
            if book is not None:  # without it the lines still have its words
                self._chat.show_book(book)

        self._controller.find(lambda cancel: self._program.profile.stored(sha256), fetched)

    def open_link(self, address: str) -> None:
        """Open a web address of an answer, if the reader, who is shown all of it, wants that."""
        if host_of(address):
            dialogs.open_external_link(self._window, QUrl(address), of_answer=True)

    # What happened

    def show_sent(self, turn: Turn) -> None:
        """Show what left this computer for an answer."""
        opened, course = self._controller.opened, turn.answer.course if turn.answer else None
        if opened is None or course is None:
            return
        conversation = self._controller.questions.conversation

        def show(sent: tuple[Sent, ...]) -> None:
            if self._controller.opened is opened:
                dialog = SentDialog(sent, course, self._mark_sent, self._window)
                dialogs.open_for_book(dialog)

        sent_for = self._program.sessions.sent_for
        self._controller.find(
            lambda cancel: sent_for(opened.book, conversation, turn.at, course), show
        )

    def _mark_sent(self, spans: Sequence[Span]) -> None:
        """Mark what was sent of the open book in the page."""
        opened = self._controller.opened
        if opened is not None:
            self._doors.mark([span for span in spans if opened.book.holds(span)])

    # Corrections

    def correct(self, turn: Turn) -> CorrectDialog | None:
        """Have the reader correct an answer."""
        if turn.answer is None:
            return None
        made = Corrected(turn.answer, reach=turn.reach)
        dialog = CorrectDialog(turn.question, made.of_several, self._window)

        def given(text: str, everywhere: bool) -> None:
            kept = self.tr("Your correction is kept.")
            self._keep(turn, replace(made, text=text, everywhere=everywhere), kept)

        dialog.given.connect(given)
        dialogs.open_for_book(dialog)
        return dialog

    def mark_wrong(self, turn: Turn) -> None:
        """Keep that an answer is wrong."""
        if turn.answer is not None:
            self._keep(turn, Corrected(turn.answer, reach=turn.reach), self.tr("Marked as wrong."))

    def say_of_place(
        self, turn: Turn, verdict: Verdict, claim: str, citation: Citation, selected: Span | None
    ) -> None:
        """Keep what the reader says of a place that is cited for a claim; of a better passage that
        is the one ``selected`` in the open book."""
        opened = self._controller.opened
        sha256, place, quote = citation.book, citation.span, citation.quote
        if verdict == "better":
            if opened is None or selected is None:
                self._chat.note(turn, self.tr("Select the better passage in the book first."))
                return
            sha256, place, quote = opened.book.sha256, selected, opened.book.text_at(selected)
        of_place = OfPlace(verdict, citation.grade, place, quote)
        corrections, reach = self._program.profile.corrections, turn.reach
        self._controller.find(
            lambda cancel: corrections.add(
                turn.question, claim, sha256=sha256, reach=reach, of_place=of_place
            ),
            lambda id_: self._chat.note(turn, self.tr("What you said of this place is kept.")),
        )

    def _keep(self, turn: Turn, made: Corrected, remark: str) -> None:
        self._controller.correct(made, lambda: self._chat.note(turn, remark))


# Second readings of answers: beside the conversation, one job an answer


class ReadingAgain(QObject):
    """Has new answers read a second time where that is set, and others on a press.

    Questions go on meanwhile. Where the model runs on this computer, which does one thing at a
    time, the next question ends a reading that nobody asked for.
    """

    def __init__(
        self, program: Program, jobs: Jobs, controller: BookController, chat: ChatPanel
    ) -> None:
        super().__init__(chat)
        self._program, self._jobs, self._controller, self._chat = program, jobs, controller, chat
        self._running: dict[int, Job] = {}
        self.offer = NoticeBar(chat, no=self.tr("Do not"))
        self.offer.answered.connect(self._decided)
        chat.put_over_composer(self.offer)

    @property
    def busy(self) -> bool:
        """Whether an answer is being read."""
        return bool(self._running)

    def follow(self, turn: Turn) -> None:
        """A new answer is whole: have it read if that is set, or ask the reader of a profile of an
        earlier version whether such answers are to be."""
        if turn.answer is None or not turn.answer.model or not turn.lined:
            return
        if self._program.profile.settings.second_reading == "ask":
            self._ask()
        else:
            self.begin(turn, wanted=False)

    def begin(self, turn: Turn, *, wanted: bool = True) -> None:
        """Have the answer of ``turn`` read; ``wanted``: the reader has asked for it."""
        opened, answer = self._controller.opened, turn.answer
        if answer is None or opened is None or turn.id in self._running:
            return
        id_, turn.remark = self._controller.questions.conversation, ""

        def take(event: AnswerEvent) -> None:
            self._take(turn, id_, answer, event)

        def failed(error: FoxError) -> None:
            self._chat.note(turn, error_words(error))

        def ended() -> None:
            if self._running.get(turn.id) is job:
                del self._running[turn.id]
            self._chat.read(turn)

        def work(cancel: Cancel) -> Iterator[AnswerEvent]:
            events = self._read(answer, cancel, wanted=wanted)
            return self._kept(opened, id_, answer, events, cancel)

        job = self._jobs.start(work, value=take, failed=failed, ended=ended)
        self._running[turn.id] = job

    def stop(self, turn: Turn) -> None:
        """End the reading of the answer of ``turn``; the answer stays as it is."""
        if turn.id in self._running:
            self._running[turn.id].stop()

    def make_room(self) -> None:
        """A question is asked: where its model is on this computer, readings end."""
        if self._program.models.local_for("second"):
            self.forget()

    def forget(self) -> None:
        """Another conversation is shown: readings end."""
        for job in self._running.values():
            job.stop()
        self._running.clear()

    def _take(self, turn: Turn, conversation: str, before: Answer, event: AnswerEvent) -> None:
        if isinstance(event, Comparing):
            self._chat.compare(turn, event)
        elif isinstance(event, Finished):
            self._controller.questions.replace(conversation, before, event.answer)
            self._chat.read(turn, event.answer)

    def _ask(self) -> None:
        self.offer.ask(
            self.tr(
                "Your model can read each answer a second time and mark what the book does not say"
                " there. It takes about a fifth more tokens. First it is tested with 60 claims."
            ),
            self.tr("Read again"),
        )

    def _decided(self, yes: bool) -> None:
        second = self._program.second
        if yes:
            self._say(self.tr("Your model is being tested with 60 claims…"))
        self._jobs.start(
            lambda cancel: second.choose(cancel, on=yes),
            value=lambda why: self._say(notice_words(why)),
            failed=lambda error: self._say(error_words(error)),
        )

    def _say(self, words: str) -> None:
        """Say something under the newest answer, which was there when the reader was asked."""
        if self._chat.newest is not None:
            self._chat.note(self._chat.newest, words)

    # On a worker

    def _read(self, answer: Answer, cancel: Cancel, *, wanted: bool) -> Iterator[AnswerEvent]:
        cancel.end_within(self._program.models.deadline)
        second = self._program.second
        if wanted:
            return second.check_again(answer, cancel)
        return second.read_by_itself(answer, cancel)

    def _kept(
        self,
        opened: OpenBook,
        id_: str,
        before: Answer,
        events: Iterator[AnswerEvent],
        cancel: Cancel,
    ) -> Iterator[AnswerEvent]:
        """``events``, the last of which is stored: the answer with what a second reader found.

        Of a reading that was stopped nothing is stored, since nothing of it is shown.
        """
        for event in events:
            if isinstance(event, Finished):
                if cancel:
                    return
                turn = self._program.second.keep(opened.book.sha256, id_, before, event.answer)
                known = len(before.course.sent) if before.course is not None else 0
                if turn is not None:
                    self._program.sessions.keep_sent(opened.book, id_, turn, known)
            yield event
