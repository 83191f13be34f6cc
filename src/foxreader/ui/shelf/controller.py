"""Reads the shelf for the window: the order of a view, the counts, what to go on reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.catalog import ShelfBook, View
from foxreader.program.program import Program
from foxreader.program.shelf import ShelfCounts, continued, counted
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words
from foxreader.ui.shelf.continued import Card, card_of

_FIRST = 64
"""Books that are read with the order, so that they are on screen with it: a block of the model."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """The hashes of a view's books in their order, and the first of the books."""

    view: View
    order: list[str]
    first: list[ShelfBook]


@dataclass(frozen=True)
class Continued:
    """The books to go on reading."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Answers:
    """How many answers there are to each book, by its hash."""

    by_book: Mapping[str, int]


class ShelfController(QObject):
    """Knows what the shelf shows. Signals: ``ordered``; ``counted``;
    ``continued``; ``answers``; ``failed`` a sentence.
    """

    ordered = Signal(Ordered)
    counted = Signal(ShelfCounts)
    continued = Signal(Continued)
    answers = Signal(Answers)
    failed = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self.view = View(sort="opened", descending=True)
        self._order_job: Job | None = None
        self._count_job: Job | None = None

    def show(self, view: View) -> None:
        """Show another view."""
        self.view = view
        self._order()

    def refresh(self) -> None:
        """Read everything anew: the shelf may have changed."""
        self._order()
        self.recount()

    def recount(self) -> None:
        """Read the counts anew, and what to go on reading."""
        if self._count_job is not None:
            self._count_job.stop()
        self._count_job = self._jobs.start(
            self._read_rest, value=self._tell, failed=self._fail, pool="short"
        )

    def _order(self) -> None:
        if self._order_job is not None:
            self._order_job.stop()
        view, catalog = self.view, self._program.profile.catalog

        def work(cancel: Cancel) -> Ordered:
            order = catalog.order(view)
            return Ordered(view, order, catalog.books(order[:_FIRST]))

        self._order_job = self._jobs.start(
            work, value=self.ordered.emit, failed=self._fail, pool="short"
        )

    def _read_rest(self, cancel: Cancel) -> Iterator[object]:
        profile = self._program.profile
        first = counted(profile)
        yield first
        yield Continued(tuple(card_of(one) for one in continued(profile)))
        yield Answers(profile.conversations.answers())
        yield replace(first, waiting=self._program.library.unindexed_count())

    def _tell(self, value: object) -> None:
        if isinstance(value, ShelfCounts):
            self.counted.emit(value)
        elif isinstance(value, Answers):
            self.answers.emit(value)
        elif isinstance(value, Continued):
            self.continued.emit(value)

    def _fail(self, error: FoxError) -> None:
        self.failed.emit(error_words(error))
