"""What was searched for before: a button in the search field, and its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from foxreader.core.errors import FoxError
from foxreader.core.find_query import FindQuery
from foxreader.library.searches import SearchHistory
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words

_SHOWN = 40
"""Characters of a search in the menu. Chosen: a menu as wide as the panel."""


class HistoryMenu(QMenu):
    """``choose`` is called with the one that is pressed, ``clear`` to forget all."""

    def __init__(
        self,
        queries: Sequence[FindQuery],
        choose: Callable[[FindQuery], None],
        clear: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        for query in queries:
            action = self.addAction(self._words(query))
            action.triggered.connect(partial(choose, query))
        if not queries:
            self.addAction(self.tr("Nothing was searched for yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("Clear the list"), clear)

    def _words(self, query: FindQuery) -> str:
        text = " ".join(query.text.split())
        short = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1].rstrip()}…"
        said = {
            self.tr("case"): query.match_case,
            self.tr("accents"): query.match_accents and query.kind != "pattern",
            self.tr("whole words"): query.whole_word,
            self.tr("within {0} words").format(query.within): query.kind == "near",
            self.tr("regular expression"): query.kind == "pattern",
        }
        how = ", ".join(words for words, on in said.items() if on)
        return f"{short}\t{how}".replace("&", "&&") if how else short.replace("&", "&&")


class SearchedBefore(QObject):
    """Keeps what was searched for and shows it under a field. Signals: ``chosen``; ``failed`` a
    sentence for the reader.
    """

    chosen = Signal(FindQuery)
    failed = Signal(str)

    def __init__(self, searches: SearchHistory, jobs: Jobs, field: QLineEdit) -> None:
        super().__init__(field)
        self._searches, self._jobs, self._field = searches, jobs, field
        self._kept: FindQuery | None = None
        self._action = QAction(self.tr("What was searched for before (Down)"), self)
        self._action.triggered.connect(self.show_menu)
        field.addAction(self._action, QLineEdit.ActionPosition.TrailingPosition)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the button."""
        self._action.setIcon(icon("conversations", theme.muted))

    def keep(self, query: FindQuery) -> None:
        """Remember ``query``, once while it is the same."""
        if query == self._kept:
            return
        self._kept = query
        self._jobs.start(lambda cancel: self._searches.add(query), pool="short")

    def show_menu(self) -> None:
        """Show what was searched for; it is a small file."""
        menu = HistoryMenu(self._searches.all(), self.chosen.emit, self._clear, self._field)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._field.mapToGlobal(QPoint(0, self._field.height() + 2)))

    def _clear(self) -> None:
        def failed(error: FoxError) -> None:
            self.failed.emit(error_words(error))

        self._kept = None
        self._jobs.start(lambda cancel: self._searches.clear(), failed=failed, pool="short")
