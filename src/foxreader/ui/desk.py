"""What goes on behind the window: opening and asking; each a job, told by signals.

Knows no widget. The window shows what it tells.
"""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.answer.record import dumps, loads
from foxreader.answer.session import Session
from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError
from foxreader.core.events import Answer, AnswerEvent, Finished, Progress
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.shelf import Shelved
from foxreader.ui.indexing import Indexing
from foxreader.ui.jobs import Job, Jobs
from foxreader.ui.program import Opened, Program


@dataclass(frozen=True, slots=True)
class Beginning:
    """A book that is still being read: its first file can be shown."""

    book: Book
    resources: Resources


@dataclass(frozen=True, slots=True)
class Arrival:
    """A book has been opened: where the reader left it, what was asked of it, and the shelf."""

    opened: Opened
    place: Span
    conversation: str
    answers: tuple[Answer, ...]
    recent: tuple[Shelved, ...]


@dataclass(frozen=True, slots=True)
class Renewal:
    """The open book with more text than before, and what was asked of it."""

    before: Opened
    opened: Opened
    conversation: str
    answers: tuple[Answer, ...]


class Desk(QObject):
    """One open book and the work on it.

    Signals: ``begun(Beginning)`` a book can be shown while the rest of it is read;
    ``arrived(Arrival)``; ``refused(Path, FoxError)`` a book did not open; ``reading(Progress or
    None)``; ``renewed(Opened)`` the open book has more text than before;
    ``told(AnswerEvent)`` and ``answered(str)``, with a problem or "", of the question asked;
    ``trouble(str)`` something the reader should hear; ``limited(float or None)`` how far into the
    book answers may look, 0 to 1, None for all of it. ``index`` is the work on its index.
    """

    begun = Signal(object)
    arrived = Signal(object)
    refused = Signal(object, object)
    reading = Signal(object)
    renewed = Signal(object)
    told = Signal(object)
    answered = Signal(str)
    trouble = Signal(str)
    limited = Signal(object)
    _began = Signal(int, object)
    _read = Signal(int, object)

    def __init__(self, program: Program, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program, self._jobs = program, jobs
        self.opened: Opened | None = None
        self.recent: tuple[Shelved, ...] = ()
        self._session: Session | None = None
        self._earlier: tuple[Answer, ...] = ()
        self._retired: list[Session] = []
        self._conversation = ""
        self._asking: Job | None = None
        self._opening: Job | None = None
        self._openings = 0
        self._renewal: Renewal | None = None
        self.index = Indexing(program, jobs, self, self)
        self.index.trouble.connect(self.trouble)
        self.index.recognised.connect(self._renew)
        self._place: Span | None = None
        self._told_limit: float | None = None
        self._keep = QTimer(self, interval=1500, singleShot=True)
        self._keep.timeout.connect(self.keep_place)
        self._began.connect(self._begin)
        self._read.connect(self._progress)

    @property
    def scope(self) -> Scope:
        """What a question may see now: under the spoiler limit nothing past the reader's place."""
        place = self._place
        if not self.program.settings.no_spoilers or place is None:
            return WHOLE_BOOK
        return Scope(Span(place.file, place.start, place.start))

    @property
    def place(self) -> Span | None:
        """Where the reader is in the open book."""
        return self._place

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._asking is not None

    # Opening

    def open(self, path: Path | None, password: str = "") -> None:
        """Open a book, or the guide; ``arrived`` or ``refused`` follows."""
        self.stop_opening()
        self._openings += 1
        number = self._openings

        def begin(book: Book, resources: Resources) -> None:
            if not self.program.shelf.knows(book.sha256):  # else the reader is somewhere in it
                self._began.emit(number, Beginning(book, resources))

        def work(cancel: Cancel) -> Arrival:
            chosen = path if path is not None else self.program.guide()
            opened = self.program.open(
                chosen, password=password, cancel=cancel, preview=begin,
                progress=lambda state: self._read.emit(number, state),
            )  # fmt: skip
            place = self.program.shelf.opened(opened.book, chosen)
            conversation, records = self.program.conversations.last(opened.book.sha256)
            answers = tuple(_answers(records, opened.book))
            recent = tuple(self.program.shelf.recent())
            return Arrival(opened, place, conversation, answers, recent)

        def ended() -> None:
            if self._openings == number:
                self._opening = None
                self.reading.emit(None)

        self._opening = self._jobs.start(
            work,
            value=self._arrive,
            failed=lambda error: self.refused.emit(path, error),
            ended=ended,
        )

    @property
    def opening(self) -> bool:
        """Whether a book is being read."""
        return self._opening is not None

    def stop_opening(self) -> None:
        """Give up the book that is being read."""
        if self._opening is not None:
            self._opening.stop()
            self._opening = None
            self.reading.emit(None)

    def _begin(self, number: int, beginning: Beginning) -> None:
        if self.opening and self._openings == number:
            self._leave()
            self.begun.emit(beginning)

    def _progress(self, number: int, state: Progress) -> None:
        if self.opening and self._openings == number:
            self.reading.emit(state)

    def _leave(self) -> None:
        """Let go of the book that is open."""
        self.stop_asking()
        self.index.leave()
        self._renewal = None
        self.keep_place()
        if self.opened is not None:
            self.opened.resources.close()
        self.opened = self._place = None
        self._start_session()

    def _arrive(self, arrival: Arrival) -> None:
        self._leave()
        self.opened, self.recent = arrival.opened, arrival.recent
        self._place = arrival.place
        self._start_session(arrival.conversation, arrival.answers)
        self.arrived.emit(arrival)
        self._told_limit = None
        self._tell_limit()
        self.index.start()

    def keep_place(self) -> None:
        """Remember where the reader is, in the background."""
        if self.program.settings.no_spoilers and not self.index.running:
            self.index.go_on()
        opened, place = self.opened, self._place
        self._keep.stop()
        if opened is not None and place is not None:
            self._jobs.start(
                lambda cancel: self.program.shelf.keep_place(opened.book, place),
                failed=lambda error: self.trouble.emit(str(error)),
            )

    def close(self) -> None:
        """The window closes: remember the place before the program ends."""
        self._keep.stop()
        self._start_session()
        if self.opened is not None and self._place is not None:
            with contextlib.suppress(StorageError):
                self.program.shelf.keep_place(self.opened.book, self._place)
            self.opened.resources.close()

    def moved(self, place: Span) -> None:
        """The reader is at ``place``; it is remembered when they rest there."""
        self._place = place
        self._keep.start()
        self._tell_limit()

    # The spoiler limit

    def limit_changed(self) -> None:
        """The settings say otherwise whether the reader's place is a limit; the index follows."""
        self._told_limit = None
        if not self.program.settings.no_spoilers:
            self.limited.emit(None)
        self._tell_limit()
        self.index.go_on()

    def _tell_limit(self) -> None:
        """Say how far answers may look, when it is another percent than before."""
        if self.opened is None or self.scope.limit is None:
            return
        share = round(self.scope.share(self.opened.book), 2)
        if share != self._told_limit:
            self._told_limit = share
            self.limited.emit(share)

    # Asking

    def ask(self, question: str) -> None:
        """Answer a question about the open book; ``told`` events follow, then ``answered``."""
        opened = self.opened
        if opened is None or self.busy:
            return
        problems: list[str] = []
        scope = self.scope

        def work(cancel: Cancel) -> Iterator[AnswerEvent]:
            if self._session is None:
                self._session = self.program.session(self.program.index(opened.book))
                self._session.resume(self._earlier)
            for event in self._session.ask(question, scope=scope, cancel=cancel):
                if isinstance(event, Finished):
                    self._earlier = (*self._earlier, event.answer)
                    record = dumps(event.answer)
                    self.program.conversations.add(opened.book.sha256, self._conversation, record)
                yield event

        def ended() -> None:
            self._asking = None
            self._close_retired()
            self.answered.emit(problems[0] if problems else "")
            self._show_renewal()

        self._asking = self._jobs.start(
            work, value=self.told.emit, failed=lambda e: problems.append(str(e)), ended=ended
        )

    def stop_asking(self) -> None:
        """Stop the answer that is being written."""
        if self._asking is not None:
            self._asking.stop()

    def new_conversation(self) -> None:
        """Forget what was said; the book and its index stay. Also after a change of model."""
        self.stop_asking()
        self._start_session()

    def _start_session(self, conversation: str = "", earlier: tuple[Answer, ...] = ()) -> None:
        if self._session is not None:
            self._retired.append(self._session)
        self._session, self._earlier = None, earlier
        self._conversation = conversation or uuid.uuid4().hex
        if not self.busy:
            self._close_retired()

    def _close_retired(self) -> None:
        """A session that a worker may still read is closed when the worker has come back."""
        for session in self._retired:
            session.index.close()
        self._retired.clear()

    def model_changed(self) -> None:
        """Another model answers from now on; the index goes on from where it is."""
        self.index.model_changed()
        self.new_conversation()
        self.semantic_changed()

    def semantic_changed(self) -> None:
        """Semantic search is another from now on; the conversation and the index go on."""
        self.index.semantic_changed()
        self._start_session(self._conversation, self._earlier)
        self.index.start()

    def _renew(self, before: Opened) -> None:
        """Fetch the book with the pages that were recognised, and what was asked of it."""

        def work(cancel: Cancel) -> Renewal:
            opened = self.program.renewed(before.book, before.resources, before.path)
            conversation, records = self.program.conversations.last(before.book.sha256)
            answers = tuple(_answers(records, opened.book))
            return Renewal(before, opened, conversation, answers)

        def fetched(renewal: Renewal) -> None:
            self._renewal = renewal
            self._show_renewal()

        self._jobs.start(work, value=fetched, failed=lambda error: self.trouble.emit(str(error)))

    def _show_renewal(self) -> None:
        """Exchange the open book for the one with more text, when no answer rests on it."""
        renewal = self._renewal
        if renewal is None or self.busy:
            return
        self._renewal = None
        if self.opened is renewal.before:
            self.opened = renewal.opened
            same = renewal.conversation == self._conversation
            self._start_session(self._conversation, renewal.answers if same else ())
            self.renewed.emit(renewal.opened)
            self.index.start()


def _answers(records: list[str], book: Book) -> Iterator[Answer]:
    """The records that still fit the book: every citation's words stand where they stood."""
    for record in records:
        try:
            answer = loads(record)
        except ValueError:
            continue
        if all(book.holds(c.span) and book.text_at(c.span) == c.quote for c in answer.citations):
            yield answer
