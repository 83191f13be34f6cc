"""What goes on behind the window: opening, asking, indexing; each a job, told by signals.

Knows no widget. The window shows what it tells.
"""

from __future__ import annotations

import contextlib
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.answer.record import dumps, loads
from foxreader.answer.session import Session
from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import Answer, AnswerEvent, Finished, Progress
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.batches import Estimate
from foxreader.index.meter import Cap
from foxreader.index.store import Index
from foxreader.library.shelf import Shelved
from foxreader.ui import progress
from foxreader.ui.jobs import Job, Jobs
from foxreader.ui.leaves import Leave, Leaves
from foxreader.ui.meaning import Meaning, meaning_of, offer_words
from foxreader.ui.program import Opened, Program
from foxreader.ui.recognising import Recognising

_PAUSE = 0.1


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
    None)``; ``indexing(Progress or None)``, ``paused()`` the reader stopped it;
    ``leave_wanted(str, str)``, a question and the word for yes, before a paid endpoint is used
    to index or pages are recognised; ``renewed(Opened)`` the open book has more text than before;
    ``told(AnswerEvent)`` and ``answered(str)``, with a problem or "", of the question asked;
    ``trouble(str)`` something the reader should hear; ``limited(float or None)`` how far into the
    book answers may look, 0 to 1, None for all of it; ``search_wanted()`` the reader wants the
    settings of semantic search.
    """

    begun = Signal(object)
    arrived = Signal(object)
    refused = Signal(object, object)
    reading = Signal(object)
    indexing = Signal(object)
    paused = Signal()
    leave_wanted = Signal(str, str)
    renewed = Signal(object)
    told = Signal(object)
    answered = Signal(str)
    trouble = Signal(str)
    limited = Signal(object)
    search_wanted = Signal()
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
        self._indexing: Job | None = None
        self._opening: Job | None = None
        self._openings = 0
        self._renewal: Renewal | None = None
        self._leaves = Leaves(self)
        self._leaves.wanted.connect(self.leave_wanted)
        self._pages = Recognising(program, jobs, self)
        self._pages.progress.connect(self.indexing)
        self._pages.trouble.connect(self.trouble)
        self._pages.ended.connect(self._renew)
        self._place: Span | None = None
        self._told_limit: float | None = None
        self._allowed = False
        self._cap: Cap | None = None
        self._told_meaning = self._may_embed = False
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
        self.stop_indexing()
        self._pages.leave()
        self._renewal = None
        self._leaves.forget()
        self.keep_place()
        if self.opened is not None:
            self.opened.resources.close()
        self.opened = self._place = None
        self._allowed, self._cap = False, None
        self._told_meaning = self._may_embed = False
        self._start_session()

    def _arrive(self, arrival: Arrival) -> None:
        self._leave()
        self.opened, self.recent = arrival.opened, arrival.recent
        self._place = arrival.place
        self._start_session(arrival.conversation, arrival.answers)
        self.arrived.emit(arrival)
        self._told_limit = None
        self._tell_limit()
        self._start_index()

    def keep_place(self) -> None:
        """Remember where the reader is, in the background."""
        if self.program.settings.no_spoilers and self._indexing is None:
            self._go_on()
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
        self._go_on()

    def _tell_limit(self) -> None:
        """Say how far answers may look, when it is another percent than before."""
        if self.opened is None or self.scope.limit is None:
            return
        share = round(self.scope.share(self.opened.book), 2)
        if share != self._told_limit:
            self._told_limit = share
            self.limited.emit(share)

    def _go_on(self) -> None:
        """Go on with what was begun, where the limit has let more of the book in, or less."""
        if self.opened is None:
            return
        if self._may_embed:
            self.embed(self._go_on_summaries)
        else:
            self._go_on_summaries()

    def _go_on_summaries(self) -> None:
        if self._allowed:
            self.build_summaries(self._cap)

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
        self._allowed, self._cap = False, None
        self.new_conversation()
        self.semantic_changed()

    def semantic_changed(self) -> None:
        """Semantic search is another from now on; the conversation and the index go on."""
        self._told_meaning = self._may_embed = False
        self._leaves.forget()
        self._start_session(self._conversation, self._earlier)
        self._start_index()

    # Indexing

    def _start_index(self) -> None:
        """The text at once; then, with a model, the summaries, after leave where it may cost."""
        if not self._pages.running:
            self._index(self._build, self._offer)

    def _build(self, index: Index, cancel: Cancel) -> Iterator[Progress]:
        opened = self.opened
        if opened is not None:
            yield from self.program.build(index, opened.path, cancel)

    def _offer(self) -> None:
        """What may be done with the book, one thing after the other."""
        opened = self.opened
        if opened is not None:
            self._pages.offer(opened, partial(self._offer_recognition, opened), self._offer_vectors)

    def answer_leave(self, yes: bool) -> None:
        """The reader's answer to what ``leave_wanted`` asked."""
        self._leaves.answer(yes)

    def meaning(self, then: Callable[[Meaning | None], None]) -> None:
        """Find out how semantic search stands for the open book; None while there is none."""
        opened, scope = self.opened, self.scope
        if opened is None:
            then(None)
            return

        def told(meaning: Meaning) -> None:
            if self.opened is opened:
                then(meaning)

        self._jobs.start(
            lambda cancel: meaning_of(self.program, opened.book, scope), value=told,
            failed=lambda error: self.trouble.emit(str(error)),
        )  # fmt: skip

    def _offer_vectors(self) -> None:
        """Say once a book where semantic search is on and cannot be used; then the summaries."""
        if self.program.settings.semantic == "off":
            self._offer_summaries()
        else:
            self.meaning(self._offer_meaning)

    def _offer_meaning(self, meaning: Meaning | None) -> None:
        if meaning is not None and meaning.wanting and self._may_embed:
            self.embed(self._offer_summaries)
            return
        if meaning is not None and not self._told_meaning:
            self._tell_meaning(meaning)
        self._offer_summaries()

    def _tell_meaning(self, meaning: Meaning) -> None:
        if meaning.problem:
            leave = Leave(offer_words(meaning), "Settings…", self.search_wanted.emit)
        elif meaning.wanting:
            leave = Leave(offer_words(meaning), "Index now", self.index_now)
        else:
            return
        self._told_meaning = True
        self._leaves.ask("vectors", leave)

    def index_now(self) -> None:
        """The reader wants the vectors of the open book made, and sent where that is so."""
        self._leaves.withdraw("vectors")
        self._told_meaning = True
        self.embed(self._go_on_summaries)

    def embed(self, then: Callable[[], None]) -> None:
        """Have the vectors made in the background, from where that stopped; ``then`` follows.

        Under the spoiler limit it stops at the reader's place.
        """
        scope = self.scope
        self._may_embed = True

        def work(index: Index, cancel: Cancel) -> Iterator[Progress]:
            if self.program.vectors_to_make(index, scope)[0]:  # else an endpoint is asked in vain
                yield from self.program.embed(index, scope, cancel)

        self._index(work, then)

    def _offer_summaries(self) -> None:
        provider, opened = self.program.provider(), self.opened
        if provider is None or opened is None:
            return
        try:
            local = self.program.local
        except FoxError as error:  # an address that is none
            self.trouble.emit(str(error))
            return
        if local:
            self.build_summaries()
            return
        scope = self.scope

        def work(cancel: Cancel) -> Estimate:
            index = self.program.index(opened.book)
            try:
                return self.program.estimate(index, scope)
            finally:
                index.close()

        def ask(cost: Estimate) -> None:
            if self.opened is opened and cost.calls:
                words = progress.cost_words(cost, provider.model, provider.name)
                build = partial(self.build_summaries, progress.cap_of(cost))
                self._leaves.ask("summaries", Leave(words, "Build it", build))

        self._jobs.start(work, value=ask)

    def build_summaries(self, cap: Cap | None = None) -> None:
        """Have the model summarise the book in the background, from where it stopped.

        Under the spoiler limit it stops at the reader's place. It stops before ``cap`` as well.
        """
        scope = self.scope
        self._allowed, self._cap = True, cap

        def work(index: Index, cancel: Cancel) -> Iterator[Progress]:
            yield from self.program.summarise(
                index, scope=scope, near=lambda: self._place, cap=cap, cancel=cancel
            )

        self._index(work, lambda: None)

    def stop_indexing(self) -> None:
        """Stop the index where it is; what is finished stays."""
        if self._indexing is not None:
            self._indexing.stop()
            self._indexing = None
            self.indexing.emit(None)

    def pause_or_resume(self) -> None:
        """Stop the index, or go on with it from where it stopped."""
        if self._pages.running:
            self._pages.stop()
        elif self._indexing is not None:
            self.stop_indexing()
            self.paused.emit()
        else:
            self._start_index()

    def _give_way(self, state: Progress, cancel: Cancel) -> None:
        """A question comes before the summaries: a small server answers one thing at a time."""
        while state.stage == "segments" and self.busy and not cancel:
            time.sleep(_PAUSE)

    def _index(
        self, build: Callable[[Index, Cancel], Iterator[Progress]], then: Callable[[], None]
    ) -> None:
        opened = self.opened
        if opened is None:
            return
        self.stop_indexing()

        def work(cancel: Cancel) -> Iterator[Progress]:
            index = self.program.index(opened.book)
            try:
                for state in build(index, cancel):
                    yield state
                    self._give_way(state, cancel)
            finally:
                index.close()

        failed: list[FoxError] = []

        def ended() -> None:
            if self._indexing is not job:
                return
            self._indexing = None
            self.indexing.emit(None)
            if failed:
                self.trouble.emit(f"The index is not finished: {failed[0]}")
            else:
                then()

        job: Any = self._jobs.start(
            work, value=self.indexing.emit, failed=failed.append, ended=ended
        )
        self._indexing = job

    # Recognising

    def _offer_recognition(self, opened: Opened, text: str) -> None:
        def later() -> None:
            self._pages.done_with = True
            self._offer_vectors()

        if self.opened is opened:
            self._leaves.ask("pages", Leave(text, "Recognise", self.recognise, later))

    def recognise(self) -> None:
        """Recognise the pages that are pictures, from where it stopped; ``renewed`` follows."""
        if self.opened is not None:
            self.stop_indexing()  # it would index a text that is about to change
            self._pages.start(self.opened)

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
            self._start_index()


def _answers(records: list[str], book: Book) -> Iterator[Answer]:
    """The records that still fit the book: every citation's words stand where they stood."""
    for record in records:
        try:
            answer = loads(record)
        except ValueError:
            continue
        if all(book.holds(c.span) and book.text_at(c.span) == c.quote for c in answer.citations):
            yield answer
