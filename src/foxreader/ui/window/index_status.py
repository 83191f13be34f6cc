"""What the window says of the index: how far it is in the foot, and what summaries would take."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from foxreader.core.events import Progress
from foxreader.index.summaries.overview import Plan
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.book.indexing import Indexing
from foxreader.ui.platform import progress
from foxreader.ui.window.bars import FootBar
from foxreader.ui.window.messages import open_dialog


class IndexStatus(QObject):
    """Shows the work of ``index`` in the foot; ``keep`` keeps the settings that the reader chooses
    with their consent to summaries."""

    def __init__(
        self, index: Indexing, foot: FootBar, keep: Callable[..., None], window: QWidget
    ) -> None:
        super().__init__(window)
        self._index, self._foot, self._keep, self._window = index, foot, keep, window
        index.progress.connect(self._indexing)
        index.idle.connect(self._at_rest)
        index.paused.connect(self._paused)
        index.consent_wanted.connect(self._ask_consent)
        foot.index.clicked.connect(index.pause_or_resume)

    def _at_rest(self) -> None:
        self._foot.show_index("")

    def _indexing(self, state: Progress) -> None:
        tooltip = self.tr("Indexing the book. Click to stop; what is finished is kept.")
        if state.stage == "recognising":
            tooltip = self.tr("Recognising pages. Click to stop; what is finished is kept.")
        left = self._index.minutes_left
        self._foot.show_index(progress.index_words(state, left), tooltip)

    def _paused(self) -> None:
        tooltip = self.tr("Click to continue; what is finished is not done again.")
        self._foot.show_index(self.tr("Index stopped · resume"), tooltip)

    def _keep_provider(self, provider: str) -> None:
        self._keep(index_at=provider)

    def _ask_consent(self, plan: Plan) -> None:
        """Show what summaries of the open book would take; they begin when the reader agrees."""
        dialog = ConsentDialog(plan, self._window)
        dialog.agreed.connect(self._index.build_summaries)
        dialog.later.clicked.connect(self._index.decline_summaries)
        dialog.always.connect(partial(self._keep, summaries="always"))
        dialog.chosen.connect(self._keep_provider)
        open_dialog(dialog)
