"""The options of a search in a book: small toggles under the field."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QToolButton, QVBoxLayout, QWidget

from foxreader.core.find_query import FARTHEST, NEAR, FindQuery, Kind

Name = Literal["case", "accents", "word", "near", "pattern"]
_KEYS: dict[Name, str] = {
    "case": "Alt+C",
    "accents": "Alt+A",
    "word": "Alt+W",
    "near": "Alt+N",
    "pattern": "Alt+R",
}
_SIGNS: dict[Name, str] = {
    "case": "Aa", "accents": "é", "word": "[w]", "near": "w…w", "pattern": ".*"
}  # fmt: skip
"""What stands on a toggle: an example of what it is about, the same in all languages."""


class SearchOptions(QWidget):
    """Signal: ``changed`` another thing is to be found now.

    ``toggles`` are the buttons by name, ``within`` the field that says how near is near.
    """

    changed = Signal()

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        names: dict[Name, str] = {
            "case": self.tr("Match case"),
            "accents": self.tr("Match accents"),
            "word": self.tr("Whole words"),
            "near": self.tr("Words near each other"),
            "pattern": self.tr("Regular expression"),
        }
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.toggles: dict[Name, QToolButton] = {}
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

    def _toggle(self, name: Name, words: str, panel: QWidget) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("option")
        button.setText(_SIGNS[name])
        button.setCheckable(True)
        button.setAccessibleName(words)
        key = QKeySequence(_KEYS[name])
        button.setToolTip(f"{words} ({key.toString(QKeySequence.SequenceFormat.NativeText)})")
        button.toggled.connect(partial(self._toggled, name))
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
        values: dict[Name, bool] = {
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

    def _toggled(self, name: Name, on: bool) -> None:
        # One way of reading the text at a time; a pattern says itself what accents it takes.
        for other in ("near", "pattern"):
            if on and name in ("near", "pattern") and other != name:
                with QSignalBlocker(self):
                    self.toggles[other].setChecked(False)
        self.within.setVisible(self.kind == "near")
        self.toggles["accents"].setEnabled(self.kind != "pattern")
        self.changed.emit()
