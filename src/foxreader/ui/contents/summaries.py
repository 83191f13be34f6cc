"""Summaries in the contents: how far they are, and a chapter in short beside its entry."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from foxreader.core.book import TocEntry
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.index.summaries.plan import Estimate, Overview, is_off
from foxreader.program.program import Program
from foxreader.ui.book.indexing import Indexing
from foxreader.ui.book.reading import ReadingState
from foxreader.ui.contents.panel import ContentsPage, Work
from foxreader.ui.contents.tree import signs_of
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.progress import page_name
from foxreader.ui.platform.translation import Context

_SOON = 300
"""Milliseconds from a change until it is shown. Chosen: requests that end together are read once.
"""
_STAGES = ("segments", "concepts")
"""The stages of the work that a model does."""


class SummariesView(QObject):
    """Follows ``index``; reads how far it is on a worker."""

    def __init__(
        self, program: Program, jobs: Jobs, state: ReadingState, index: Indexing,
        contents: ContentsPage,
    ) -> None:  # fmt: skip
        super().__init__(contents)
        self._program, self._jobs, self._state = program, jobs, state
        self._index, self._contents = index, contents
        self._reading: Job | None = None
        self._running = False
        self._anew: tuple[Estimate, Estimate] | None = None  # what was planned, and measured
        self._soon = QTimer(self, interval=_SOON, singleShot=True)
        self._soon.timeout.connect(self._read)
        index.progress.connect(self._progress)
        index.idle.connect(self._at_rest)
        index.paused.connect(self._soon.start)
        contents.summaries.pause.clicked.connect(index.pause_or_resume)
        contents.tree.short_wanted.connect(self._show_short)
        contents.summaries.delete_wanted.connect(self._delete)
        contents.summaries.rest.clicked.connect(index.propose_summaries)
        contents.summaries.renew.clicked.connect(index.renew_summaries)

    def renew(self, *_: object) -> None:
        """Another book is open, another model makes summaries, or another part may be seen."""
        self._contents.summaries.hide()
        self._soon.start()

    def _progress(self, state: Progress) -> None:
        self._running = state.stage in _STAGES
        self._read_soon()

    def _at_rest(self) -> None:
        self._running = False
        self._read_soon()

    def _read_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _read(self) -> None:
        opened, scope, indexes = self._state.opened, self._state.scope, self._program.indexes
        if opened is None or self._reading is not None:
            return

        planned = self._to_measure()

        def work(cancel: Cancel) -> tuple[Overview | None, float | None, Estimate | None]:
            made = indexes.overview(opened.book, scope)
            if made is None:
                return None, None, None
            anew = planned and indexes.measured(opened.book, made, planned, scope)
            return made, indexes.spent(made), anew

        def show(found: tuple[Overview | None, float | None, Estimate | None]) -> None:
            if self._state.opened is opened:
                made, spent, anew = found
                if planned is not None and anew is not None:
                    self._anew = planned, anew
                self._show(made, spent)

        def ended(_: object) -> None:
            self._reading = None

        done = while_there(self._contents, ended)
        self._reading = self._jobs.start(
            work, value=while_there(self._contents, show), ended=lambda: done(None), pool="short"
        )

    def _to_measure(self) -> Estimate | None:
        """The estimate that the reader agreed to, if it is to be made anew: it is once, after the
        first chapter. How long a model on this computer takes is measured all the time."""
        agreed = self._index.agreed
        if agreed is None or not self._running:
            return None
        known = self._anew is not None and self._anew[0] is agreed.estimate
        return None if known else agreed.estimate

    def _off(self) -> Estimate | None:
        """What the work takes, where that is far from what the reader agreed to."""
        agreed = self._index.agreed
        if agreed is None or self._anew is None or self._anew[0] is not agreed.estimate:
            return None
        at_work = self._running or self._index.resting
        return self._anew[1] if at_work and is_off(*self._anew) else None

    def _show(self, made: Overview | None, spent: float | None) -> None:
        opened, index = self._state.opened, self._index
        minutes = index.minutes_left if self._running else None
        work = Work(self._running, index.resting, minutes, spent, index.agreed, self._off())
        self._contents.summaries.show_work(made, work)
        shown = made is not None and bool(made.done or work.running or work.paused)
        if opened is not None:
            signs = signs_of(made) if made is not None and shown else [None] * len(opened.book.toc)
            self._contents.tree.show_signs(opened.book, signs)

    def _show_short(self, place: Span) -> None:
        opened, scope, indexes = self._state.opened, self._state.scope, self._program.indexes
        if opened is None:
            return
        book, tree = opened.book, self._contents.tree
        entry = next(n for n, one in enumerate(book.toc) if one.place == place)
        top = tree.visualRect(tree.currentIndex()).top()

        def show(found: tuple[str, str]) -> None:
            if found[0] and self._state.opened is opened:
                page = page_name(book, place)
                card = ShortCard(book.toc[entry], page, *found, self._contents)
                card.show_beside(tree, top)

        self._jobs.start(
            lambda cancel: indexes.in_short(book, entry, scope),
            value=while_there(self._contents, show), pool="short",
        )  # fmt: skip

    def _delete(self) -> None:
        opened, indexes = self._state.opened, self._program.indexes
        if opened is None:
            return

        def failed(error: FoxError) -> None:
            self._index.error.emit(error.sentence)

        self._jobs.start(
            lambda cancel: indexes.delete_summaries(opened.book),
            value=while_there(self._contents, self.renew),
            failed=while_there(self._contents, failed), pool="short",
        )  # fmt: skip


# A chapter in short: what a model wrote of it, which is never evidence

InShort = Context("InShort")
_WIDTH = 336
"""Pixels, from the drawing."""


class ShortCard(QFrame):
    """Shown until something else is pressed, or Escape."""

    def __init__(self, entry: TocEntry, page: str, text: str, model: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("summaries")
        self.setAccessibleName(entry.title)
        self.setFixedWidth(_WIDTH)
        title, number, self.text = QLabel(entry.title, self), QLabel(page, self), QLabel(text, self)
        by = QLabel(
            InShort.tr("In short, by {0}. A help for finding, never evidence.").format(model), self
        )
        for label, name in ((title, "strong"), (number, "hint"), (by, "hint")):
            label.setObjectName(name)
        for label in (title, self.text, by):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(keys | Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(number)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.text)
        layout.addWidget(by)

    def show_beside(self, panel: QWidget, top: int) -> None:
        """Show it at the far side of ``panel``, ``top`` pixels below that."""
        self.adjustSize()
        wide = panel.width() + 8
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.move(panel.mapToGlobal(QPoint(-_WIDTH - 8 if mirrored else wide, top)))
        self.show()
        self.text.setFocus()
