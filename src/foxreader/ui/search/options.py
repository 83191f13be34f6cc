"""What a search is typed with: the options under the field, and what was searched for before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import QObject, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.errors import FoxError
from foxreader.library.searches import FARTHEST, NEAR, FindQuery, Kind, SearchHistory
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import error_words, sequence, shown_keys

_Name = Literal["case", "accents", "word", "near", "pattern"]
_KEYS: dict[_Name, str] = {
    "case": "Alt+C",
    "accents": "Alt+A",
    "word": "Alt+W",
    "near": "Alt+N",
    "pattern": "Alt+R",
}
_SIGNS: dict[_Name, str] = {
    "case": "Aa", "accents": "é", "word": "[w]", "near": "w…w", "pattern": ".*"
}  # fmt: skip
"""What stands on a toggle: an example of what it is about, the same in all languages."""


class SearchOptions(QWidget):
    """The options of a search in a book: small toggles under the field.

    Signal: ``changed`` another thing is to be found now.

    ``toggles`` are the buttons by name, ``within`` the field that says how near is near.
    """

    changed = Signal()

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        names: dict[_Name, str] = {
            "case": self.tr("Match case"),
            "accents": self.tr("Match accents"),
            "word": self.tr("Whole words"),
            "near": self.tr("Words near each other"),
            "pattern": self.tr("Regular expression"),
        }
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.toggles: dict[_Name, QToolButton] = {}
        for name, words in names.items():
            self.toggles[name] = self._toggle(name, words, panel)
            row.addWidget(self.toggles[name])
        row.addStretch(1)
        self.within = QSpinBox(self)
        self.within.setRange(1, FARTHEST)
        self.within.setValue(NEAR)
        self.within.setPrefix(self.tr("within "))
        self.within.setSuffix(self.tr(" words"))
        self.within.setAccessibleName(self.tr("How many words apart"))
        self.within.setToolTip(self.tr("How many words apart"))
        self.within.hide()
        self.within.valueChanged.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self.within, 0, Qt.AlignmentFlag.AlignLeft)

    def _toggle(self, name: _Name, words: str, panel: QWidget) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("option")
        button.setText(_SIGNS[name])
        button.setCheckable(True)
        button.setAccessibleName(words)
        button.setToolTip(f"{words} ({shown_keys([_KEYS[name]])})")
        button.toggled.connect(partial(self._toggled, name))
        key = sequence(_KEYS[name])
        shortcut = QShortcut(key, panel, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(button.click)
        return button

    @property
    def kind(self) -> Kind:
        """How the text of the field is meant."""
        if self.toggles["pattern"].isChecked():
            return "pattern"
        return "near" if self.toggles["near"].isChecked() else "words"

    def query(self, text: str) -> FindQuery:
        """What is to be found where ``text`` is in the field."""
        on = {name: toggle.isChecked() for name, toggle in self.toggles.items()}
        return FindQuery(
            text, self.kind, on["word"], on["case"], on["accents"], self.within.value()
        )

    def show_query(self, query: FindQuery) -> None:
        """Set all as in ``query``."""
        values: dict[_Name, bool] = {
            "case": query.match_case,
            "accents": query.match_accents,
            "word": query.whole_word,
            "near": query.kind == "near",
            "pattern": query.kind == "pattern",
        }
        with QSignalBlocker(self):
            for name, on in values.items():
                self.toggles[name].setChecked(on)
            self.within.setValue(query.within)
        self.changed.emit()

    def _toggled(self, name: _Name, on: bool) -> None:
        # One way of reading the text at a time; a pattern says itself what accents it takes.
        for other in ("near", "pattern"):
            if on and name in ("near", "pattern") and other != name:
                with QSignalBlocker(self):
                    self.toggles[other].setChecked(False)
        self.within.setVisible(self.kind == "near")
        self.toggles["accents"].setEnabled(self.kind != "pattern")
        self.changed.emit()


_SHOWN = 40
"""Characters of a search in the menu. Chosen: a menu as wide as the panel."""


class HistoryMenu(QMenu):
    """What was searched for before. ``choose`` is called with the one that is pressed, ``clear`` to
    forget all.
    """

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
