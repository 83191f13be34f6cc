"""The conversation about the open book: what is asked, of which books, and what was said before.

Knows no widget. The desk says which book is open and what of it may be seen.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from foxreader.answer.record import dumps, loads
from foxreader.answer.session import Session
from foxreader.answer.turn.given import seen_with
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, AnswerEvent, Citation, Finished, Progress
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.unit import LONGEST
from foxreader.ui.jobs import Job, Jobs
from foxreader.ui.program import Opened, Program


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and how it is asked.

    ``selection`` is the passage it is about. ``books`` are the hashes of those to be asked, ()
    for all there are, None for the open one. ``without`` the book, from what the model knows.
    """

    question: str
    selection: Span | None = None
    books: tuple[str, ...] | None = None
    without: bool = False


@dataclass(frozen=True, slots=True)
class _Talk:
    """A conversation as it was when a question was asked in it."""

    opened: Opened
    number: int
    earlier: tuple[Answer, ...]


class Reading(Protocol):
    """What is being read, and how far it may be looked at."""

    @property
    def opened(self) -> Opened | None:
        """The open book."""
        ...

    @property
    def scope(self) -> Scope:
        """What of the book may be seen now."""
        ...


class Asking(QObject):
    """One conversation at a time, and one question.

    Signals: ``told(AnswerEvent or Progress)`` and ``answered(str)``, with a problem or "".
    """

    told = Signal(object)
    answered = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, reading: Reading, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._reading = program, jobs, reading
        self.conversation = ""
        self._earlier: tuple[Answer, ...] = ()
        self._session: Session | None = None
        self._number = 0  # of the conversation: a worker may still be in the one before
        self._retired: list[Session] = []
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._job is not None

    def ask(self, asked: Asked) -> None:
        """Answer a question; ``told`` events follow, then ``answered``."""
        opened = self._reading.opened
        if opened is None or self.busy:
            return
        problems: list[str] = []
        scope, conversation = self._reading.scope, self.conversation
        talk = _Talk(opened, self._number, self._earlier)

        def work(cancel: Cancel) -> Iterator[AnswerEvent | Progress]:
            for event in self._events(talk, asked, scope, cancel):
                if isinstance(event, Finished):
                    self._keep(opened.book, conversation, event.answer)
                yield event

        def ended() -> None:
            self._job = None
            self._close_retired()
            self.answered.emit(problems[0] if problems else "")

        self._job = self._jobs.start(
            work, value=self.told.emit, failed=lambda e: problems.append(str(e)), ended=ended
        )

    def stop(self) -> None:
        """Stop the answer that is being written."""
        if self._job is not None:
            self._job.stop()

    def start(self, conversation: str = "", earlier: tuple[Answer, ...] = ()) -> None:
        """Go on with a conversation, or without one begin another."""
        if self._session is not None:
            self._retired.append(self._session)
        self._session, self._earlier = None, earlier
        self._number += 1
        self.conversation = conversation or uuid.uuid4().hex
        if not self.busy:
            self._close_retired()

    @property
    def earlier(self) -> tuple[Answer, ...]:
        """What has been answered in this conversation."""
        return self._earlier

    def renew(self) -> None:
        """The same conversation, with the program's parts as they are now."""
        self.start(self.conversation, self._earlier)

    def _keep(self, book: Book, conversation: str, answer: Answer) -> None:
        if conversation == self.conversation:
            self._earlier = (*self._earlier, answer)
        self._program.conversations.add(book.sha256, conversation, dumps(answer))

    def _close_retired(self) -> None:
        """A session that a worker may still read is closed when the worker has come back."""
        for session in self._retired:
            session.index.close()
        self._retired.clear()

    # On a worker

    def _events(
        self, talk: _Talk, asked: Asked, scope: Scope, cancel: Cancel
    ) -> Iterator[AnswerEvent | Progress]:
        if asked.books is not None:
            yield from self._of_several(asked, asked.books, talk.earlier, cancel)
            return
        session = self._session_of(talk)
        if asked.selection is not None:
            scope = seen_with(session.index, asked.selection, scope)
        if asked.without:
            yield from session.without_the_book(asked.question, scope=scope, cancel=cancel)
        else:
            yield from session.ask(
                asked.question, scope=scope, selection=asked.selection, cancel=cancel
            )

    def _session_of(self, talk: _Talk) -> Session:
        """The session of a conversation; it is kept only while that is the one at hand."""
        session = self._session
        if session is None or talk.number != self._number:
            session = self._program.session(self._program.index(talk.opened.book))
            session.resume(talk.earlier)
            if talk.number == self._number:
                self._session = session
            else:
                self._retired.append(session)
        return session

    def _of_several(
        self,
        asked: Asked,
        books: tuple[str, ...],
        earlier: tuple[Answer, ...],
        cancel: Cancel,
    ) -> Iterator[AnswerEvent | Progress]:
        """The events of a question to some books, or to all. It has a session of its own, since
        which books are read depends on the question."""
        if not books:
            yield from self._program.shelve_waiting(cancel)
        with self._program.shelf_session(asked.question, books, cancel=cancel) as session:
            # Under the spoiler limit nobody knows how far into each book an earlier answer saw.
            if not self._program.settings.no_spoilers:
                session.resume(answer for answer in earlier if answer.searched.books)
            if asked.without:
                yield from session.without_the_book(asked.question, cancel=cancel)
            else:
                yield from session.ask(asked.question, cancel=cancel)


def reach_of(asked: Asked, scope: Scope) -> Scope:
    """How far into the open book an answer could see that is asked for now, rather too far than
    not far enough: with a passage to where its last sentence may end."""
    passage, limit = asked.selection, scope.limit
    if asked.books is not None:
        return WHOLE_BOOK
    if passage is None or limit is None:
        return scope
    end = passage.end + LONGEST
    farther = (passage.file, end) > (limit.file, limit.start)
    return Scope(Span(passage.file, end, end)) if farther else scope


def fitting(
    records: Iterable[str], book: Book, stored: Callable[[str], Book | None]
) -> Iterator[Answer]:
    """The answers in ``records`` that still fit their books: every citation's words stand where
    they stood. ``stored`` gives the other books that are cited, None for one that is gone.
    """
    books: dict[str, Book | None] = {"": book, book.sha256: book}

    def holds(citation: Citation) -> bool:
        if citation.book not in books:
            books[citation.book] = stored(citation.book)
        own = books[citation.book]
        return (
            own is not None
            and own.holds(citation.span)
            and (own.text_at(citation.span) == citation.quote)
        )

    for record in records:
        try:
            answer = loads(record)
        except ValueError:
            continue
        if all(map(holds, answer.citations)):
            yield answer


def question_of(record: str) -> str:
    """What a kept turn asked, "" where its record cannot be read."""
    try:
        return loads(record).question
    except ValueError:
        return ""
