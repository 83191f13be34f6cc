"""The index of the open book: building it, asking the reader first, showing how far it is."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, LimitReached, TookTooLong
from foxreader.core.events import Progress
from foxreader.core.scope import Scope
from foxreader.index.storage.store import Index
from foxreader.index.summaries.plan import Agreement, Plan
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.ui.book.index_offers import Recognising, SemanticStatus, status_of, vectors_offer
from foxreader.ui.book.reading import ReadingState
from foxreader.ui.platform.jobs import Job, Jobs, Latest
from foxreader.ui.platform.progress import Pace
from foxreader.ui.platform.translation import error_words

logger = logging.getLogger(__name__)
_SOON, _AGAIN = 2_000, 60_000
"""Milliseconds after which an open book is read for search by meaning, which leaves its first pages
alone, and after which one that could not be is tried again. Chosen."""
_PAUSE = 0.1
"""Seconds between two looks whether the question is answered; chosen: nobody notices as much."""


class Indexing(QObject):
    """Runs one job at a time on the index of the open book.

    Signals: ``progress``, and ``idle`` nothing is done; ``paused`` the reader stopped it;
    ``recognised`` pages of that book were; ``error`` a sentence for the reader; ``search_wanted``
    the reader wants the settings of semantic search; ``consent_wanted`` they want to see what
    summaries would take. ``confirmations`` are what is asked meanwhile.
    """

    progress = Signal(Progress)
    idle = Signal()
    paused = Signal()
    recognised = Signal(OpenBook)
    error = Signal(str)
    search_wanted = Signal()
    consent_wanted = Signal(Plan)

    def __init__(self, program: Program, jobs: Jobs, state: ReadingState, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._state = program, jobs, state
        self._job: Job | None = None
        self._own_vectors: Job | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._make_own_vectors)
        self._given = Agreement()
        self._agreed: Agreement | None = None
        self._pace = Pace()
        self.declined: frozenset[str] = frozenset()
        self._paused = False
        self._vectors_offered = self._may_embed = False
        self.confirmations = Confirmations(self)
        self._pages = Recognising(
            program, jobs, self.progress.emit, self.error.emit, self._pages_recognised, self
        )

    @property
    def running(self) -> bool:
        """Whether a job runs."""
        return self._job is not None

    @property
    def agreed(self) -> Agreement | None:
        """What the reader agreed to for the open book; None for nothing, or where it is used up."""
        return None if self._agreed is None else self._given

    @property
    def resting(self) -> bool:
        """Whether the reader paused the summaries they agreed to."""
        return self._paused and self._agreed is not None

    def close(self) -> None:
        """Stop the work on a book that is closed, and forget what was asked or allowed about it."""
        self.stop()
        self._stop_own_vectors()
        self._pages.close()
        self.idle.emit()
        self.confirmations.forget()
        self._agreed, self._paused, self.declined = None, False, frozenset()
        self._vectors_offered = self._may_embed = False

    def model_changed(self) -> None:
        """Another model answers: the reader agreed to the one before."""
        self._agreed = None

    def semantic_changed(self) -> None:
        """The settings of semantic search have changed."""
        self._vectors_offered = self._may_embed = False
        self.confirmations.forget()
        self._stop_own_vectors()
        self._make_own_vectors()

    def go_on(self) -> None:
        """Go on with what was begun, where the limit has let more of the book in, or less; what
        the reader paused stays so."""
        if self._state.opened is None or self._paused:
            return
        if self._may_embed:
            self.embed(self._go_on_summaries)
        else:
            self._go_on_summaries()

    def _go_on_summaries(self) -> None:
        if self._agreed is not None:
            self._go_on_as(self._agreed)

    def start(self) -> None:
        """The text at once; then, with a model and once the reader agreed, the summaries."""
        opened = self._state.opened
        if opened is not None and not self._pages.running:
            self._index(partial(self._build, opened.path), self._offer)

    def _build(self, path: Path, index: Index, cancel: Cancel) -> Iterator[Progress]:
        yield from self._program.indexes.build_in_background(index, path, cancel)

    def _offer(self) -> None:
        """What may be done with the book, one thing after the other."""
        opened = self._state.opened
        if opened is not None:
            self._pages.offer(opened, partial(self._offer_recognition, opened), self._offer_vectors)

    def answer_confirmation(self, yes: bool) -> None:
        """The reader's answer to what ``confirmations`` asked."""
        self.confirmations.answer(yes)

    def semantic_status(self, then: Callable[[SemanticStatus | None], None]) -> None:
        """Find out the state of semantic search for the open book; None while there is none."""
        opened, scope = self._state.opened, self._state.scope
        if opened is None:
            then(None)
            return

        def show(status: SemanticStatus) -> None:
            if self._state.opened is opened:
                then(status)

        self._jobs.start(
            lambda cancel: status_of(self._program, opened.book, scope), value=show,
            failed=lambda error: self.error.emit(error_words(error)),
        )  # fmt: skip

    def _offer_vectors(self) -> None:
        """Tell once a book if semantic search is on and cannot be used; then the summaries."""
        if self._program.profile.settings.semantic in ("off", "own"):
            self._later.start(_SOON)
            self._go_on_or_begin()
        else:
            self.semantic_status(self._offer_by_status)

    def _offer_by_status(self, status: SemanticStatus | None) -> None:
        if status is not None and status.needs_vectors and self._may_embed:
            self.embed(self._go_on_or_begin)
            return
        if status is not None and not self._vectors_offered:
            self._ask_for_vectors(status)
        self._go_on_or_begin()

    def _ask_for_vectors(self, status: SemanticStatus) -> None:
        if status.problem:
            confirmation = Confirmation(
                vectors_offer(status), self.tr("Settings…"), self.search_wanted.emit
            )
        elif status.needs_vectors and "vectors" not in self.declined:
            confirmation = Confirmation(
                vectors_offer(status), self.tr("Index now"), self.index_now,
                partial(self._decline, "vectors", True),
            )  # fmt: skip
        else:
            return
        self._vectors_offered = True
        self.confirmations.ask("vectors", confirmation)

    def index_now(self) -> None:
        """The reader wants the vectors of the open book made, and sent where that is so."""
        self.confirmations.withdraw("vectors")
        self._decline("vectors", False)
        self._vectors_offered = True
        self.embed(self._go_on_summaries)

    def embed(self, then: Callable[[], None]) -> None:
        """Have the vectors made in the background, from where that stopped; ``then`` follows.

        Under the spoiler limit it stops where that is.
        """
        scope = self._state.scope
        self._may_embed = True

        def work(index: Index, cancel: Cancel) -> Iterator[Progress]:
            if self._program.indexes.vectors_to_make(index, scope)[
                0
            ]:  # else an endpoint is asked for nothing
                yield from self._program.indexes.embed(index, scope, cancel)

        self._index(work, then)

    def _make_own_vectors(self) -> None:
        """Have the program's own model read the open book for search by meaning, beside all else:
        it asks for nothing, and nobody waits for it."""
        opened = self._state.opened
        if opened is None or self._program.profile.settings.semantic != "own" or self._own_vectors:
            return

        indexes, given = self._program.indexes, list[bool]()

        def work(cancel: Cancel) -> bool:
            with closing(indexes.open(opened.book)) as index:
                if index.searchable:
                    for _ in indexes.make_own_vectors(index, cancel):
                        pass
                return indexes.vectors(index) in ("ready", None)

        def ended() -> None:
            if self._own_vectors is job:
                self._own_vectors = None
                if given == [False]:  # on battery, or another window has begun it
                    self._later.start(_AGAIN)

        job: Any = self._jobs.start(
            work, value=given.append, ended=ended,
            failed=lambda error: logger.warning("The book is not read for search: %s", error),
        )  # fmt: skip
        self._own_vectors = job

    def _stop_own_vectors(self) -> None:
        self._later.stop()
        if self._own_vectors is not None:
            self._own_vectors.stop()
            self._own_vectors = None

    def _go_on_or_begin(self) -> None:
        """Go on with the summaries the reader agreed to, for this book or for every book. Who has
        not is not asked: a line in the chat's menu is where to begin."""
        opened = self._state.opened
        if self._program.models.provider() is None or opened is None:
            return
        if self._agreed is not None:
            self._go_on_as(self._agreed)
        elif self._program.profile.settings.summaries == "always":
            self._plan(opened, lambda plan: self.build_summaries(plan.agreement(plan.whole)))

    def propose_summaries(self) -> None:
        """The reader wants the summaries that are still to be made."""
        if self._state.opened is not None and not self.running:
            self._plan(self._state.opened, self.consent_wanted.emit)

    def renew_summaries(self) -> None:
        """The reader wants older summaries made again; they are asked first, whatever they agreed
        to for new ones."""
        if self._state.opened is not None:
            self._plan(self._state.opened, self.consent_wanted.emit, renew=True)

    def _plan(
        self, opened: OpenBook, then: Callable[[Plan], object], *, renew: bool = False
    ) -> None:
        """Find out what summaries would take; ``then`` follows if there is something to do."""
        scope, read = self._state.scope, self._state.read

        def work(cancel: Cancel) -> Plan:
            with closing(self._program.indexes.open(opened.book)) as index:
                return self._program.indexes.plan(index, scope, read, renew=renew)

        def planned(plan: Plan) -> None:
            if self._state.opened is opened and plan.whole.calls:
                then(plan)

        self._jobs.start(
            work, value=planned, failed=lambda error: self.error.emit(error_words(error))
        )  # fmt: skip

    def _decline(self, offer: str, on: bool) -> None:
        """The reader does not want what they are offered for this book, or wants it after all."""
        opened = self._state.opened
        declined = self.declined | {offer} if on else self.declined - {offer}
        if opened is None or declined == self.declined:
            return
        self.declined, shelf = declined, self._program.profile.shelf
        self._jobs.start(
            lambda cancel: shelf.keep_declined(opened.book.sha256, declined),
            failed=lambda error: self.error.emit(error_words(error)), pool="short",
        )  # fmt: skip

    def build_summaries(self, agreed: Agreement) -> None:
        """Have the model summarise the book in the background, from where it stopped, as the
        reader ``agreed``.

        Under the spoiler limit it stops where that is, and before a cap or when the
        minutes are over; what is finished is kept.
        """
        self.confirmations.withdraw("summaries")
        self._given, self._paused = agreed, False
        self._go_on_as(agreed)

    def _go_on_as(self, agreed: Agreement) -> None:
        """Have the summaries made with what is left of what the reader ``agreed`` to."""
        scope = self._state.scope
        if agreed.read_only and scope.limit is None:
            scope = Scope(self._state.read)
        self._agreed, near = agreed, self._state.latest_place
        answering = self._state.answering
        self._pace.begin()

        def work(index: Index, cancel: Cancel) -> Iterator[Progress]:
            if agreed.minutes is not None:
                cancel.end_within(60 * agreed.minutes)
            for state in self._program.indexes.summarise(
                index, scope=scope, near=near.get, cap=agreed.cap, renew=agreed.renew, cancel=cancel
            ):
                yield state
                _wait_for_answer(answering, cancel)

        def made() -> None:
            self._agreed = self._rest()

        self._index(work, made)

    @property
    def minutes_left(self) -> float | None:
        """About how many minutes the summaries still take; None before that is known."""
        return self._pace.minutes_left if self.running else None

    def _capped(self) -> None:
        """What the reader agreed to is used up: ask whether to go on with as much again."""
        agreed, self._agreed = self._given, None
        text = self.tr("The limit you set for summaries is reached. What is finished is kept.")
        self.confirmations.ask(
            "summaries", Confirmation(text, self.tr("Go on"), partial(self.build_summaries, agreed))
        )

    def stop(self) -> None:
        """Stop the index where it is; what is finished stays."""
        if self._job is not None:
            self._job.stop()
            self._job = None
            self.idle.emit()

    def pause_or_resume(self) -> None:
        """Stop the index, or go on with it from where it stopped."""
        if self._pages.running:
            self._pages.stop()
        elif self._job is not None:
            self._agreed, self._paused = self._rest(), True
            self.stop()
            self.paused.emit()
        else:
            self._paused = False
            self.start()

    def _rest(self) -> Agreement | None:
        """What is left of what the reader agreed to, when the work is paused."""
        agreed = self._agreed
        if agreed is None or agreed.minutes is None:
            return agreed
        return replace(agreed, minutes=max(0.0, agreed.minutes - self._pace.minutes))

    def _index(
        self, build: Callable[[Index, Cancel], Iterator[Progress]], then: Callable[[], None]
    ) -> None:
        opened = self._state.opened
        if opened is None:
            return
        self.stop()

        def work(cancel: Cancel) -> Iterator[Progress]:
            index = self._program.indexes.open(opened.book)
            try:
                yield from build(index, cancel)
            finally:
                index.close()

        failed: list[FoxError] = []

        def ended() -> None:
            if self._job is not job:
                return
            self._job = None
            self.idle.emit()
            capped = bool(failed) and isinstance(failed[0], TookTooLong | LimitReached)
            if capped and self._agreed is not None:
                self._capped()
            elif failed:
                self.error.emit(
                    self.tr("The index is not finished: {0}").format(error_words(failed[0]))
                )
            else:
                then()

        job: Any = self._jobs.start(work, value=self._note, failed=failed.append, ended=ended)
        self._job = job

    def _pages_recognised(self, opened: OpenBook) -> None:
        self.idle.emit()
        self.recognised.emit(opened)

    def _note(self, state: Progress) -> None:
        self._pace.note(state)
        self.progress.emit(state)

    def _offer_recognition(self, opened: OpenBook, text: str) -> None:
        def later() -> None:
            self._pages.done_with = True
            self._offer_vectors()

        if self._state.opened is opened:
            self.confirmations.ask(
                "pages", Confirmation(text, self.tr("Recognise"), self.recognise, later)
            )

    def recognise(self) -> None:
        """Recognise the pages that are pictures, from where it stopped; ``renewed`` follows."""
        if self._state.opened is not None:
            self.stop()  # it would index a text that is about to change
            self._stop_own_vectors()
            self._pages.start(self._state.opened)


def _wait_for_answer(answering: Latest[bool], cancel: Cancel) -> None:
    """Wait while a question is answered: a small server answers one request at a time."""
    while answering.get() and not cancel:
        time.sleep(_PAUSE)


# What the reader is asked before something is done


def _nothing() -> None:
    """What follows where nothing depends on the answer."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A question, the word for yes, and what follows from either answer."""

    text: str
    yes: str
    act: Callable[[], None]
    otherwise: Callable[[], None] = _nothing


class Confirmations(QObject):
    """The questions that wait. Signal: ``wanted``, the one to show now, "" for none."""

    wanted = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[str, Confirmation] = {}

    def ask(self, about: str, confirmation: Confirmation) -> None:
        """Ask when it is its turn; what was asked ``about`` the same before is replaced."""
        self._waiting[about] = confirmation
        if next(iter(self._waiting)) == about:
            self.wanted.emit(confirmation.text, confirmation.yes)

    def withdraw(self, about: str) -> None:
        """There is nothing more to ask ``about`` this."""
        shown = next(iter(self._waiting), "") == about
        self._waiting.pop(about, None)
        if shown:
            self._show()

    def answer(self, yes: bool) -> None:
        """The reader's answer to the one that is shown; the next follows."""
        about = next(iter(self._waiting), "")
        if not about:
            return
        confirmation = self._waiting.pop(about)
        self._show()
        if yes:
            confirmation.act()
        else:
            confirmation.otherwise()

    def forget(self) -> None:
        """Nothing that was asked is still of interest."""
        if self._waiting:
            self._waiting.clear()
            self._show()

    def _show(self) -> None:
        confirmation = next(iter(self._waiting.values()), None)
        if confirmation is None:
            self.wanted.emit("", "")
        else:
            self.wanted.emit(confirmation.text, confirmation.yes)
