"""Second readings of the answers in the chat: beside the conversation, one job an answer."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, AnswerEvent, Comparing, Finished
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.chat.notice_bar import NoticeBar
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words, notice_words


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
            return self._kept(opened, id_, answer, events)

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
        self, opened: OpenBook, id_: str, before: Answer, events: Iterator[AnswerEvent]
    ) -> Iterator[AnswerEvent]:
        """``events``, the last of which is stored: the answer with what a second reader found."""
        for event in events:
            if isinstance(event, Finished):
                turn = self._program.second.keep(opened.book.sha256, id_, before, event.answer)
                known = len(before.course.sent) if before.course is not None else 0
                if turn is not None:
                    self._program.sessions.keep_sent(opened.book, id_, turn, known)
            yield event
