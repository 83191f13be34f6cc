"""The conversation about the open book: questions to it or to several books, and their answers.

Knows no widget. The controller says which book is open and what of it may be seen.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QObject, Signal

from foxreader.answer.conversation.record import followed
from foxreader.answer.conversation.session import AnswerWay, Session
from foxreader.answer.conversation.stored import (
    Keeper,
    Problem,
    ReaderQuestion,
    StoredTurn,
    problem_of,
)
from foxreader.answer.direct.given_passages import seen_with
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import Answer, AnswerEvent, Progress
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.pieces import LONGEST
from foxreader.library.kept_per_book import Corrections
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.program.sessions import Branch
from foxreader.retrieval.shelf.library_search import Limits
from foxreader.ui.book.reading import ReadingState
from foxreader.ui.platform.jobs import Job, Jobs, Latest


@dataclass(frozen=True, slots=True)
class _ConversationThen:
    """A conversation as it was when a question was asked in it."""

    opened: OpenBook
    number: int
    branch: Branch


@dataclass(frozen=True)
class Happened:
    """One event of an answer, as a signal carries it."""

    event: AnswerEvent | Progress


class Questions(QObject):
    """One conversation at a time, and one question.

    Signals: ``happened`` for each event of the answer, then ``answered``, perhaps with a
    ``problem``.
    ``answering`` tells a worker whether a question is being answered. ``branch`` is what has been
    asked in this conversation, and what came of it.
    """

    happened = Signal(Happened)
    answered = Signal()

    def __init__(self, program: Program, jobs: Jobs, state: ReadingState, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._state = program, jobs, state
        self.branch = Branch()
        self._session: Session | None = None
        self._number = 0  # of the conversation: a worker may still be in the one before
        self._retired: list[Session] = []
        self._job: Job | None = None
        self.answering = Latest(False)
        self.problem: Problem | None = None

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._job is not None

    def ask(self, asked: ReaderQuestion) -> None:
        """Answer a question; ``happened`` for each event, then ``answered``."""
        opened = self._state.opened
        if opened is None or self.busy:
            return
        problems: list[Problem] = []
        scope = WHOLE_BOOK if asked.whole else self._state.scope
        id_, who, models = self.conversation, self._who(asked), self._program.models
        conversation = _ConversationThen(opened, self._number, self.branch)

        def work(cancel: Cancel) -> Iterator[AnswerEvent | Progress]:
            kept = Keeper(
                self._program.profile.conversations, opened.book.sha256, id_,
                asked, reach_of(asked, scope), who, conversation.branch.leaf,
                models.answerer, models.money,
            )  # fmt: skip
            try:
                yield from kept.follow(self._events(conversation, asked, scope, cancel))
                self._program.sessions.keep_sent(opened.book, id_, kept.turn)
            except StorageError as error:
                if error is not kept.failure:
                    raise
                self._program.profile.warn(error.sentence)  # it is answered, if not stored
            finally:
                self._remember(id_, kept.turn)

        def ended() -> None:
            self._end(problems[0] if problems else None)

        self.answering.set(True)
        self._job = self._jobs.start(
            work, value=self._tell,
            failed=lambda error: problems.append(problem_of(error, who)), ended=ended,
        )  # fmt: skip

    def _tell(self, event: AnswerEvent | Progress) -> None:
        self.happened.emit(Happened(event))

    def _end(self, problem: Problem | None = None) -> None:
        """A job has come back."""
        self._job = None
        self.answering.set(False)
        self._close_retired()
        self.problem = problem
        self.answered.emit()

    def stop(self) -> None:
        """Stop the answer that is being written."""
        if self._job is not None:
            self._job.stop()

    def start(self, branch: Branch | None = None) -> None:
        """Go on with a conversation, or without one begin another."""
        if self._session is not None:
            self._retired.append(self._session)
        branch = branch or Branch()
        if not branch.conversation:
            branch = replace(branch, conversation=uuid.uuid4().hex)
        self._session, self.branch = None, branch
        self._number += 1
        if not self.busy:
            self._close_retired()

    @property
    def conversation(self) -> str:
        """The id of this conversation."""
        return self.branch.conversation

    def rename(self, name: str) -> None:
        """The reader calls this conversation ``name``."""
        self.branch = replace(self.branch, name=name)

    def rewind(self, at: str) -> None:
        """Go on from before the turn ``at``, which stays as another version of the next one."""
        self.start(self.branch.cut(at))

    def renew(self) -> None:
        """The same conversation, with the program's parts as they are now."""
        self.start(self.branch)

    def _who(self, asked: ReaderQuestion) -> str:
        """Who answers, in words; "" where no model is asked."""
        provider = self._program.models.provider()
        if provider is None or asked.strict:
            return ""
        try:
            local = self._program.models.local
        except FoxError:  # not a valid address: the question says so when it is asked
            return provider.model
        if local:
            return self.tr("{0} on this computer").format(provider.model)
        return self.tr("{0} at {1}").format(provider.model, provider.name)

    def _remember(self, conversation: str, turn: StoredTurn) -> None:
        """A turn has ended: later questions of its conversation may go back to it."""
        if conversation == self.conversation:
            self.branch = self.branch.grown(turn)
            if self._session is not None and not turn.finished:  # a finished one it knows already
                self._session.resume((turn.answer,))

    def replace(self, conversation: str, before: Answer, after: Answer) -> None:
        """An answer of a conversation has other grades."""
        if conversation == self.conversation:
            turns = tuple(
                replace(turn, answer=after) if turn.answer.parts == before.parts else turn
                for turn in self.branch.turns
            )
            self.branch = replace(self.branch, turns=turns)

    def _close_retired(self) -> None:
        """A session that a worker may still read is closed when the worker has come back."""
        for session in self._retired:
            session.index.close()
        self._retired.clear()

    # On a worker

    def _events(
        self, conversation: _ConversationThen, asked: ReaderQuestion, scope: Scope, cancel: Cancel
    ) -> Iterator[AnswerEvent | Progress]:
        """The events of a question, with the course of the answer."""
        wire = self._program.profile.wire
        return followed(self._first_events(conversation, asked, scope, cancel), lambda: wire.sent)

    def _first_events(
        self, conversation: _ConversationThen, asked: ReaderQuestion, scope: Scope, cancel: Cancel
    ) -> Iterator[AnswerEvent | Progress]:
        if asked.books is not None:
            limits = self._limits(conversation.opened, asked, scope)
            yield from self._of_several(
                asked, asked.books, conversation.branch.turns, limits, cancel
            )
            return
        cancel.end_within(self._program.models.deadline)
        session = self._session_of(conversation)
        if asked.selection is not None:
            scope = seen_with(session.index, asked.selection, scope)
        if asked.without:
            yield from session.without_the_book(asked.question, scope=scope, cancel=cancel)
        else:
            yield from session.ask(
                asked.question, mode="strict" if asked.strict else "auto", scope=scope,
                selection=asked.selection, cancel=cancel, way=AnswerWay(asked.path, asked.part),
            )  # fmt: skip

    def _session_of(self, conversation: _ConversationThen) -> Session:
        """The session of a conversation; it is kept only while that is the current one."""
        session = self._session
        if session is None or conversation.number != self._number:
            session = self._program.sessions.about(
                self._program.indexes.open(conversation.opened.book),
                pictures=conversation.opened.resources,
            )
            session.resume(turn.answer for turn in conversation.branch.turns)
            if conversation.number == self._number:
                self._session = session
            else:
                self._retired.append(session)
        return session

    def _limits(self, opened: OpenBook, asked: ReaderQuestion, scope: Scope) -> Limits:
        """How far each book may be used. Of the open one the window knows it best: what was set
        and where the reader is may not be stored yet, or not at all."""
        if asked.whole:
            return {}
        limits = self._program.profile.limits()
        limits.pop(opened.book.sha256, None)
        return limits if scope.limit is None else {**limits, opened.book.sha256: scope}

    def _of_several(
        self,
        asked: ReaderQuestion,
        books: tuple[str, ...],
        earlier: tuple[StoredTurn, ...],
        limits: Limits,
        cancel: Cancel,
    ) -> Iterator[AnswerEvent | Progress]:
        """The events of a question to some books, or to all. It has a session of its own, since
        which books are read depends on the question."""
        if not books:
            yield from self._program.indexes.shelve_waiting(cancel)
        cancel.end_within(self._program.models.deadline)
        with self._program.sessions.about_several(
            asked.question, books, limits, cancel=cancel
        ) as session:
            # Under a spoiler limit it is not known how far into each book an earlier answer saw.
            if session.index.scope.limit is None:
                answers = (turn.answer for turn in earlier)
                session.resume(answer for answer in answers if answer.searched.books)
            if asked.without:
                yield from session.without_the_book(asked.question, cancel=cancel)
            else:
                mode: Literal["auto", "strict"] = "strict" if asked.strict else "auto"
                yield from session.ask(asked.question, mode=mode, cancel=cancel)


def reach_of(asked: ReaderQuestion, scope: Scope) -> Scope:
    """How far into the open book an answer could see that is asked for now, rather too far than
    not far enough: with a passage to where its last sentence may end."""
    about, limit = asked.selection, scope.limit
    passage = about.passage if about is not None else None
    if asked.books is not None:
        return WHOLE_BOOK
    if passage is None or limit is None:
        return scope
    end = passage.end + LONGEST
    farther = (passage.file, end) > (limit.file, limit.start)
    return Scope(Span(passage.file, end, end)) if farther else scope


# A correction of an answer, as it is stored


@dataclass(frozen=True, slots=True)
class Corrected:
    """An answer, and what the reader says instead of it: nothing where it is only wrong.

    ``reach`` is how far into the open book the answer could see. One that was made of several
    books holds for all: it is about none of them alone.
    """

    answer: Answer
    text: str = ""
    everywhere: bool = False
    reach: Scope = WHOLE_BOOK

    @property
    def of_several(self) -> bool:
        """Whether the answer was made of several books."""
        return bool(self.answer.searched.books)

    def keep(self, corrections: Corrections, sha256: str) -> int:
        """Store it as a correction about the book ``sha256``; gives its id."""
        return corrections.add(
            self.answer.question,
            self.text,
            sha256="" if self.everywhere or self.of_several else sha256,
            answer=self.answer.text,
            made_of="" if self.of_several else sha256,
            reach=WHOLE_BOOK if self.of_several else self.reach,
        )
