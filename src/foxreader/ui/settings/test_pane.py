"""The pane beside the steps of a set-up: what works of an endpoint, a line for each part."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from foxreader.llm import PARTS, Part, PartBegun, PartResult
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import notice_words
from foxreader.ui.settings.page import hairline

WIDTH = 328
"""Pixels, from the drawing of the dialog; fewer in a small window."""
_SIGNS = {"works": "✓", "partly": "◐", "fails": "○"}
_STYLES = {"works": "good", "partly": "doubtful", "fails": "doubtful"}


class TestPane(QFrame):
    """Signal: ``remedy_wanted``, the one thing to press beside a part, as a ``Remedy``."""

    __test__ = False  # no test case of pytest
    remedy_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("testPane")
        self.setMaximumWidth(WIDTH)
        self.found: dict[Part, PartResult] = {}
        title = QLabel(self.tr("Test"), self)
        title.setObjectName("strong")
        self.state = QLabel(self)
        self.state.setObjectName("hint")
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(8)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnMinimumWidth(1, 84)
        self._rows.setColumnStretch(2, 1)
        self._lock, self.leaves = QLabel(self), QLabel(self)
        self.leaves.setObjectName("hint")
        self.leaves.setWordWrap(True)
        for label in (self.state, self.leaves):
            label.setTextFormat(Qt.TextFormat.PlainText)
        head = QGridLayout()
        head.addWidget(title, 0, 0)
        head.addWidget(self.state, 0, 1, Qt.AlignmentFlag.AlignRight)
        foot = QGridLayout()
        foot.setHorizontalSpacing(8)
        foot.setColumnStretch(1, 1)
        foot.addWidget(self._lock, 0, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self.leaves, 0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addLayout(self._rows)
        layout.addSpacing(4)
        layout.addWidget(hairline(self))
        layout.addLayout(foot)
        layout.addStretch(1)
        self._names: dict[Part, str] = {
            "address": self.tr("Address"),
            "certificate": self.tr("Certificate"),
            "key": self.tr("Key"),
            "model": self.tr("Model"),
            "tools": self.tr("Tools"),
            "json": self.tr("JSON"),
            "pictures": self.tr("Pictures"),
            "answer": self.tr("Answer"),
            "streaming": self.tr("Streaming"),
            "reading": self.tr("Reading"),
        }
        self._remedies = {
            "again": self.tr("Try again"),
            "address": self.tr("Correct the address"),
            "key": self.tr("Paste it again"),
            "model": self.tr("Choose another model"),
        }

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self._lock.setPixmap(icon("lock", theme.muted, 16).pixmap(16, 16))

    def clear(self, state: str = "") -> None:
        """Show nothing but a word about the test itself."""
        self.found = {}
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.state.setText(state)

    def show_step(self, step: PartBegun | PartResult) -> None:
        """Show that a part is being tested, or what was found of it."""
        row = 2 * PARTS.index(step.part)
        self._empty(row)
        if isinstance(step, PartBegun):
            loading = self.tr("loading…") if step.part == "model" else self.tr("testing…")
            self._line(row, "·", "hint", step.part, loading)
            return
        self.found[step.part] = step
        said = notice_words(step.said)
        self._line(row, _SIGNS[step.state], _STYLES[step.state], step.part, said)
        if step.meaning:
            meaning = self._meaning(step)
            self._rows.addWidget(meaning, row + 1, 1, 1, 2)
            meaning.show()

    def end(self, state: str) -> None:
        """The test has ended, as ``state`` says; a part that is still being tested is not known."""
        self.state.setText(state)
        for part in PARTS:
            if part not in self.found:
                self._empty(2 * PARTS.index(part))

    def _line(self, row: int, sign: str, style: str, part: Part, said: str) -> None:
        columns = ((sign, style), (self._names[part], "part"), (said, "hint"))
        for column, (text, name) in enumerate(columns):
            label = QLabel(text, self)
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(column == 2)
            self._rows.addWidget(label, row, column, Qt.AlignmentFlag.AlignVCenter)
            label.show()  # the layout would show it a moment after the test has ended

    def _meaning(self, result: PartResult) -> QWidget:
        """What the result means for the reader, and the one thing to press."""
        holder = QFrame(self)
        holder.setObjectName("todo")
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(10, 0, 0, 0)
        layout.setSpacing(2)
        words = QLabel(notice_words(result.meaning), holder)
        words.setObjectName("small")
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(words)
        if result.remedy:
            button = QPushButton(self._remedies[result.remedy], holder)
            button.setObjectName("link")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.remedy_wanted.emit, result.remedy))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _empty(self, row: int) -> None:
        for place in (row, row + 1):
            for column in range(3):
                item = self._rows.itemAtPosition(place, column)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    self._rows.removeWidget(widget)
                    widget.hide()
                    widget.deleteLater()
