"""The open book: opening, the reader's place, the spoiler limit, questions; each a job.

Knows no widget: the window shows what the signals report.
"""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.program.books import OpenBook
from foxreader.program.forgetting import forget_book
from foxreader.program.opened_ahead import OpenedAhead, Showings
from foxreader.program.program import Program
from foxreader.program.sessions import Branch, branch_of, shown_branch
from foxreader.system.processes import give_back
from foxreader.ui.book.indexing import Indexing
from foxreader.ui.book.opening import Arrival, Beginning, Opening
from foxreader.ui.book.questions import Corrected, Questions
from foxreader.ui.book.reading import SpoilerLimit
from foxreader.ui.platform.jobs import Jobs, Latest
from foxreader.ui.platform.translation import error_words

logger = logging.getLogger(__name__)

_T = TypeVar("_T")
_TIDY = 3_000
"""Milliseconds from opening a book until the memory of the one before is given back; chosen: its
page is shown by then, and nobody waits for anything."""


@dataclass(frozen=True, slots=True)
class Renewal:
    """The open book with more text than before, and what was asked of it."""

    before: OpenBook
    opened: OpenBook
    branch: Branch


class BookController(QObject):
    """One open book and the work on it.

    Signals: ``begun`` no book is open, and one can be shown while the rest of it is read;
    ``arriving`` a book has been opened and is to be shown in the place of the one that is;
    ``arrived`` it is shown; ``renewed`` the open book has more text than before; ``resumed`` an
    earlier conversation goes on; ``error`` a sentence for the reader. The ``loader`` opens books,
    ``limit`` is how far answers may look.
    ``index`` is the work on its index, ``questions`` the conversation about it. ``latest_place`` is
    where the reader is in the open book, for a worker to follow. ``rank`` is that of the window
    (whose number is ``window``) among the ones that show the book: each has its own place in it.
    """

    begun = Signal(Beginning)
    arriving = Signal(Arrival)
    arrived = Signal(Arrival)
    renewed = Signal(OpenBook)
    resumed = Signal()
    error = Signal(str)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        parent: QObject | None = None,
        showings: Showings | None = None,
        window: int = 1,
        ahead: OpenedAhead | None = None,
    ) -> None:
        super().__init__(parent)
        self.program, self._jobs = program, jobs
        self._showings, self._window, self.rank = showings or Showings(), window, 1
        self.opened: OpenBook | None = None
        self.loader = Opening(program, jobs, self, self._showings, window, ahead)
        self.loader.begun.connect(self._begin)
        self.loader.arrived.connect(self._arrive)
        self.loader.given_up.connect(self._given_up)
        self._renewal: Renewal | None = None
        self.questions = Questions(program, jobs, self, self)
        self.questions.answered.connect(self._show_renewal)
        self.index = Indexing(program, jobs, self, self)
        self.index.recognised.connect(self._renew)
        self._place: Span | None = None
        self.latest_place: Latest[Span | None] = Latest(None)
        self.limit = SpoilerLimit(program.profile, jobs, self)
        self.limit.failed.connect(self._not_kept)
        self._told: set[str] = set()
        self._keep = QTimer(self, interval=1500, singleShot=True)
        self._keep.timeout.connect(self.keep_place)
        self._follow = QTimer(self, interval=1500, singleShot=True)
        self._follow.timeout.connect(self._follow_limit)
        self._tidy = QTimer(self, interval=_TIDY, singleShot=True)
        self._tidy.timeout.connect(self._tidy_up)

    def _tidy_up(self) -> None:
        """What can wait until a book is shown."""
        gc.collect()  # here, see ``ui/platform/process``; on a worker the window would wait as well
        self._jobs.start(self._give_back)

    def _give_back(self, cancel: Cancel) -> None:
        give_back()
        try:
            self.program.profile.back_up()
        except StorageError as error:  # tomorrow's may succeed, and the reader can do nothing
            logger.warning("No backup was made: %s", error)

    @property
    def scope(self) -> Scope:
        """What a question may see now: under the spoiler limit nothing past what is read."""
        return self.limit.scope

    @property
    def read(self) -> Span:
        """How far the open book is read."""
        return self.limit.read

    @property
    def place(self) -> Span | None:
        """Where the reader is in the open book."""
        return self._place

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self.questions.busy

    @property
    def answering(self) -> Latest[bool]:
        """Whether a question is being answered, for a worker to follow."""
        return self.questions.answering

    # Opening

    def open(self, path: Path | None, password: str = "") -> None:
        """Open a book, or the guide; ``arriving`` or ``open_failed`` follows, and until then the
        book that is open stays so.
        """
        opened, place, rank = self.opened, self._place, self.rank

        def keep() -> None:
            # It may be the same book that is opened again: at the place where it is left.
            if opened is not None and place is not None:
                self.program.profile.shelf.keep_place(opened.book, place, rank)

        self.loader.start(path, password, keep)

    @property
    def opening(self) -> bool:
        """Whether a book is being opened."""
        return self.loader.running

    @property
    def wanted(self) -> Path | None:
        """The file of the book that is being opened, or else of the open one."""
        if self.opening:
            return self.loader.path
        return self.opened.path if self.opened is not None else None

    def stop_opening(self) -> None:
        """Stop opening a book."""
        self.loader.stop()

    def _given_up(self, sha256: str) -> None:
        if self.opened is None or self.opened.book.sha256 != sha256:
            self._showings.leave(sha256, self._window)

    def _begin(self, beginning: Beginning) -> None:
        """Show the beginning of a book where none is open; one that is open stays until then."""
        if self.opened is None:
            self.begun.emit(beginning)

    def _leave_book(self) -> None:
        """Have no book open; the one that was is not closed, and can be taken again."""
        self.questions.stop()
        self.index.close()
        self._renewal = None
        self.keep_place()
        self.opened = self._place = None
        self.limit.leave()
        self.questions.start()

    def _arrive(self, arrival: Arrival) -> None:
        before, place = self.opened, self._place
        if before is not None and before.book.sha256 == arrival.opened.book.sha256:
            # The same book again: the reader may have gone on in it meanwhile.
            here = place if place is not None and arrival.opened.book.holds(place) else None
            arrival = replace(arrival, place=here or arrival.place, branch=self.questions.branch)
        self.arriving.emit(arrival)

    @property
    def arrival(self) -> Arrival | None:
        """The open book as it would arrive now, without its look and view; None without one."""
        if self.opened is None:
            return None
        place = self._place or Span(0, 0, 0)
        return Arrival(
            self.opened, place, self.questions.branch, self.limit.on, rank=self.rank,
            read=self.limit.read, declined=self.index.declined,
        )  # fmt: skip

    def take(self, arrival: Arrival) -> None:
        """Have the book of ``arrival`` open: a step of showing it, that :meth:`settle` follows."""
        self._leave_book()
        self.opened, self.rank = arrival.opened, arrival.rank
        self._place = arrival.place
        self.limit.take(arrival)
        self.index.declined = arrival.declined
        # Another one, so that a job on the book before never gets a place in this one.
        self.latest_place = Latest(arrival.place)
        self.questions.start(arrival.branch)

    def settle(self, arrival: Arrival, left: Arrival | None) -> None:
        """The book of ``arrival`` is shown: begin the work on it, and close the one that is
        ``left``."""
        if left is not None:
            left.opened.resources.close()
            self._given_up(left.opened.book.sha256)
        self.arrived.emit(arrival)
        self.limit.tell()
        self.index.start()
        self._tidy.start()

    def drop(self, arrival: Arrival) -> None:
        """The book of ``arrival`` cannot be shown, and nothing was before: none is open."""
        self._leave_book()
        arrival.opened.resources.close()
        self._given_up(arrival.opened.book.sha256)

    def is_shown(self, sha256: str) -> bool:
        """Whether a window of the program shows a book."""
        return self._showings.is_shown(sha256)

    def forget(self, sha256: str, then: Callable[[], None]) -> None:
        """Delete all that is kept of a book; ``then`` follows. One that is open is closed, and the
        work on it ends first."""
        if self.opened is not None and self.opened.book.sha256 == sha256:
            opened, self._place = self.opened, None  # it is not to be kept
            self._leave_book()
            opened.resources.close()
            self._showings.leave(sha256, self._window)
        self._jobs.after_running(
            lambda: self.find(
                lambda cancel: forget_book(self.program.profile, sha256), lambda done: then()
            )
        )

    def keep_place(self, then: Callable[[], None] | None = None) -> None:
        """Remember where the reader is, in the background; ``then`` follows."""
        self._follow_limit()
        self.limit.keep()
        opened, place = self.opened, self._place
        shelf, number = self.program.profile.shelf, self.rank
        self._keep.stop()
        if opened is not None and place is not None:
            self._jobs.start(
                lambda cancel: shelf.keep_place(opened.book, place, number),
                failed=self._not_kept,
                ended=then,
                pool="short",
            )
        elif then is not None:
            then()

    def _not_kept(self, error: FoxError) -> None:
        """Say why the reader's place is not kept; the same once only, as they turn page by page."""
        if error.code not in self._told:
            self._told.add(error.code)
            self.error.emit(error_words(error))

    def close(self) -> None:
        """The window closes: remember the place before the program ends."""
        self._follow.stop()
        self._keep.stop()
        self.questions.start()
        if self.opened is not None and self._place is not None:
            with contextlib.suppress(StorageError):
                self.program.profile.shelf.keep_place(self.opened.book, self._place, self.rank)
                self.limit.keep_now()
            self.opened.resources.close()
        if self.opened is not None:
            self._showings.leave(self.opened.book.sha256, self._window)
        self.opened = self._place = None

    def moved(self, place: Span) -> None:
        """The reader is at ``place``; it is remembered when they rest there."""
        self._place = place
        self.latest_place.set(place)
        self._keep.start()
        self.limit.moved(place)

    # The spoiler limit

    def set_limit(self, on: bool) -> None:
        """Use nothing of the open book past what is read, or all of it; the index follows."""
        if self.opened is not None:
            self.limit.set(on)
            self.index.go_on()

    def set_read_here(self) -> None:
        """The reader says that they have read up to here, and no further; the index follows."""
        if self._place is not None:
            self.limit.set_read(self._place)
            self._follow_limit()

    def _follow_limit(self) -> None:
        """Have the index go on as far as the reader has come; later, while it still runs."""
        if self.limit.on and self.index.running:
            self._follow.start()
        elif self.limit.on:
            self.index.go_on()

    # Questions

    def ask(self, asked: ReaderQuestion) -> None:
        """Answer a question about the open book, or of it and others."""
        self.questions.ask(asked)

    def stop_asking(self) -> None:
        """Stop the answer that is being written."""
        self.questions.stop()

    def new_conversation(self) -> None:
        """Start an empty conversation; the book and its index stay."""
        self.questions.stop()
        self.questions.start()

    def go_on_with(self, conversation: str, through: str = "") -> None:
        """Go on with a conversation about the open book, on the branch shown last or on the
        newest after the turn ``through``; ``resumed`` follows."""
        opened = self.opened
        if opened is None:
            return
        self.questions.stop()

        def fetched(branch: Branch) -> None:
            if self.opened is opened:
                self.questions.start(replace(branch, conversation=conversation))
                self.resumed.emit()

        profile = self.program.profile
        self.find(lambda cancel: branch_of(profile, opened.book, conversation, through), fetched)

    def show_version(self, at: str, then: Callable[[tuple[StoredTurn, ...]], None]) -> None:
        """Go on with the conversation on the newest branch after the turn ``at``; ``then`` gets its
        turns if the conversation is still the same."""
        opened, now = self.opened, self.questions.branch
        if opened is None or self.busy:
            return

        def fetched(branch: Branch) -> None:
            if self.opened is opened and self.questions.branch == now and not self.busy:
                self.questions.start(branch)
                then(branch.turns)

        profile = self.program.profile
        self.find(lambda cancel: shown_branch(profile, opened.book, now.conversation, at), fetched)

    def regrade(
        self, turns: tuple[StoredTurn, ...], then: Callable[[tuple[StoredTurn, ...]], None]
    ) -> None:
        """Have stored turns of the conversation graded by today's checks; ``then`` gets them if
        the conversation is still the same."""
        opened, conversation = self.opened, self.questions.conversation
        if opened is None:
            return

        def graded(made: tuple[StoredTurn, ...]) -> None:
            if self.opened is opened and self.questions.conversation == conversation:
                then(made)

        self._jobs.start(
            lambda cancel: self.program.sessions.regraded(opened.book, turns, cancel),
            value=graded, failed=lambda error: self.error.emit(error_words(error)),
        )  # fmt: skip

    def correct(self, made: Corrected, then: Callable[[], None]) -> None:
        """Store a correction of an answer; ``then`` is called afterwards."""
        opened = self.opened
        if opened is not None:
            self.find(
                lambda cancel: made.keep(self.program.profile.corrections, opened.book.sha256),
                lambda id_: then(),
            )

    def find(self, work: Callable[[Cancel], _T], then: Callable[[_T], None]) -> None:
        """Have a short ``work`` done in the background and pass on what it gives."""
        self._jobs.start(
            work, value=then, failed=lambda error: self.error.emit(error_words(error)), pool="short"
        )

    def model_changed(self) -> None:
        """Another model answers from now on; the conversation and the index go on."""
        self.index.model_changed()
        self.semantic_changed()

    def semantic_changed(self) -> None:
        """The settings of semantic search have changed; the conversation and the index go on."""
        self.index.semantic_changed()
        self.questions.renew()
        self.index.start()

    def _renew(self, before: OpenBook) -> None:
        """Fetch the book with the pages that were recognised, and what was asked of it."""

        def work(cancel: Cancel) -> Renewal:
            opened = self.program.books.renewed(before)
            now = self.questions.branch
            branch = branch_of(self.program.profile, opened.book, now.conversation, now.leaf)
            return Renewal(before, opened, branch)

        def fetched(renewal: Renewal) -> None:
            self._renewal = renewal
            self._show_renewal()

        self.find(work, fetched)

    def _show_renewal(self) -> None:
        """Exchange the open book for the one with more text, when no answer rests on it."""
        renewal = self._renewal
        if renewal is None or self.busy:
            return
        self._renewal = None
        if self.opened is renewal.before:
            self.opened = renewal.opened
            self.limit.renew(renewal.opened.book)
            branch, now = renewal.branch, self.questions.branch
            same = branch.leaf == now.leaf
            self.questions.start(
                replace(branch, conversation=now.conversation) if same else replace(now, turns=())
            )
            self.renewed.emit(renewal.opened)
            self.index.start()
