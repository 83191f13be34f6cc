"""The page of the settings for words: the dictionaries, and how words are copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.program.dictionaries import KeptDictionary
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words, percent
from foxreader.ui.settings.citing import CitingForm
from foxreader.ui.settings.page import Page

_ROW = Qt.ItemDataRole.UserRole
_LIST = 168
"""Pixels of the list: four dictionaries are seen. Chosen."""


class WordsPage(Page):
    """``change`` is told the setting that was changed, by name."""

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        change: Callable[[dict[str, Any]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._dictionaries, self._jobs = program.dictionaries, jobs
        self._job: Job | None = None
        self.heading(self.tr("Dictionaries"))
        self.hint(self.tr(
            "StarDict dictionaries that you add. They are asked on this computer, from the top "
            "down; press a word with Alt, or choose Look up."
        ))  # fmt: skip
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Dictionaries"))
        self.list.setFixedHeight(_LIST)
        self.list.itemChanged.connect(self._turned)
        self.list.currentRowChanged.connect(self._enable)
        self.rows.addWidget(self.list)
        self.rows.addLayout(self._make_buttons())
        self._message = QLabel(self)
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self.rows.addWidget(self._message)
        self.line()
        self.heading(self.tr("Copying"))
        self.hint(self.tr(
            "How words are copied with their source: with the key, from the menu of the page, and "
            "from answers. The menu has the other styles too."
        ))  # fmt: skip
        self.rows.addWidget(CitingForm(program.profile.settings, change, self))
        self.rows.addStretch(1)
        self._show()

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        for name, words, tooltip, act in (
            ("add", self.tr("Add a dictionary…"), self.tr("Choose the .ifo file of one"),
             self._choose_file),
            ("folder", self.tr("Add a folder…"), self.tr("Add all dictionaries in a folder"),
             self._choose_folder),
            ("up", self.tr("Move up"), self.tr("Ask it sooner"), lambda: self._move(-1)),
            ("down", self.tr("Move down"), self.tr("Ask it later"), lambda: self._move(1)),
            ("remove", self.tr("Remove"), self.tr("The files it was added from stay"),
             self._remove),
        ):  # fmt: skip
            button = self.buttons[name] = QPushButton(words, self)
            button.setToolTip(tooltip)
            button.setAutoDefault(False)
            button.clicked.connect(act)
            row.addWidget(button)
        row.addStretch(1)
        return row

    # What is there

    def _show(self, current: str = "") -> None:
        """List the dictionaries; ``current`` is to be the chosen one."""
        self.list.blockSignals(True)
        self.list.clear()
        for one in self._dictionaries.all():
            words = self.tr("%Ln word(s)", "", one.words)
            item = QListWidgetItem(f"{one.name} · {words}")
            item.setData(_ROW, one)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if one.on else Qt.CheckState.Unchecked)
            item.setToolTip(self.tr("Asked while it is ticked"))
            self.list.addItem(item)
            if one.id == current:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._enable()

    def _enable(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        free = self._job is None
        self.buttons["add"].setEnabled(free)
        self.buttons["folder"].setEnabled(free)
        self.buttons["up"].setEnabled(free and row > 0)
        self.buttons["down"].setEnabled(free and 0 <= row < last)
        self.buttons["remove"].setEnabled(free and row >= 0)

    @property
    def _chosen(self) -> KeptDictionary | None:
        item = self.list.currentItem()
        one = None if item is None else item.data(_ROW)
        return one if isinstance(one, KeptDictionary) else None

    # What is done

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("A StarDict dictionary"), str(Path.home()),
            self.tr("StarDict dictionaries (*.ifo)"),
        )  # fmt: skip
        if name:
            self.add(Path(name))

    def _choose_folder(self) -> None:
        title = self.tr("A folder with StarDict dictionaries")
        if name := QFileDialog.getExistingDirectory(self, title, str(Path.home())):
            self.add(Path(name))

    def add(self, chosen: Path) -> None:
        """Add the dictionaries of a file or a folder."""
        added: list[KeptDictionary] = []

        def work(cancel: Cancel) -> Iterator[Progress | KeptDictionary]:
            yield from self._dictionaries.add(chosen, cancel)

        def show(state: Progress | KeptDictionary) -> None:
            if isinstance(state, Progress):
                share = percent(state.done / max(1, state.total))
                self._say(self.tr("Copying… {0}").format(share))
                return
            added.append(state)
            self._show(state.id)
            self._say(self.tr("“{0}” is added.").format(state.name))

        self._start(work, show)

    def _move(self, by: int) -> None:
        if (one := self._chosen) is not None:
            self._change(lambda: self._dictionaries.move(one.id, by), one.id)

    def _remove(self) -> None:
        if (one := self._chosen) is not None:
            self._change(lambda: self._dictionaries.remove(one.id))

    def _turned(self, item: QListWidgetItem) -> None:
        one, on = item.data(_ROW), item.checkState() == Qt.CheckState.Checked
        self._change(lambda: self._dictionaries.turn(one.id, on), one.id)

    def _change(self, act: Callable[[], None], current: str = "") -> None:
        self._say("")
        self._start(lambda cancel: act(), lambda done: self._show(current))

    def _start(self, work: Callable[[Cancel], object], value: Callable[..., None]) -> None:
        def ended() -> None:
            if isValid(self):
                self._job = None
                self._enable()

        def failed(error: FoxError) -> None:
            self._show()
            self._say(error_words(error), bad=True)

        self._job = self._jobs.start(
            work, value=while_there(self, value), failed=while_there(self, failed), ended=ended
        )
        self._enable()

    def _say(self, words: str, bad: bool = False) -> None:
        self._message.setObjectName("warning" if bad else "muted")
        self._message.style().polish(self._message)
        self._message.setText(words)
