"""The pages of the settings for reading and for words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from foxreader.core.annotation import COLORS
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.language.tags import LANGUAGES
from foxreader.library.settings import Settings
from foxreader.program.dictionaries import KeptDictionary
from foxreader.program.program import Program
from foxreader.ui.notes.rows import color_name
from foxreader.ui.platform.export import style_names
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words, language_for, percent
from foxreader.ui.settings.window import SettingsPage

# Reading: how pages are turned, what the foot says of them, what colours mean

_LONGEST = 40
"""Characters of a name. Chosen: as many as a tooltip and a row of the form have room for."""
_WIDEST = 260
"""Pixels of a field; as those above it."""


def _may_be_narrow(choice: QComboBox) -> None:
    """Have a choice shorten its words in a narrow window rather than make the page wider."""
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.setMinimumContentsLength(12)


class ColorNames(QWidget):
    """A field for the reader's name of each colour of highlights; ``change`` is
    told the setting that was changed, by name."""

    def __init__(
        self, settings: Settings, change: Callable[[dict[str, Any]], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._change = change
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        for color, name in settings.color_names.items():
            own = color_name(next(one for one in COLORS if one == color), {})
            field = QLineEdit(name, self)
            field.setMaxLength(_LONGEST)
            field.setMaximumWidth(_WIDEST)
            field.setPlaceholderText(own)
            field.setAccessibleName(self.tr("Name for {0}").format(own))
            field.textEdited.connect(partial(self._set, color))
            form.addRow(own, field)

    def _set(self, color: str, text: str) -> None:
        self._change({f"name_{color}": text.strip()})


class ReadingPage(SettingsPage):
    """``change`` is told the setting that was changed, by name; ``open_text`` opens the Text panel,
    where the look of the page is set with the page in view."""

    def __init__(
        self,
        settings: Settings,
        change: Callable[[dict[str, Any]], None],
        open_text: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._change = change
        self.heading(self.tr("Text"))
        self.hint(self.tr(
            "Theme, font, size, line height, width, margin and columns are set in the Text panel "
            "beside the page (Ctrl+T), for one book or for all."
        ))  # fmt: skip
        self.text = QPushButton(self.tr("Open the Text panel"), self)
        self.text.setToolTip(self.tr("Theme, font, size, line height, line width, margin, columns"))
        self.text.setAutoDefault(False)
        self.text.clicked.connect(open_text)
        self.rows.addWidget(self.text)
        self.line()
        self.heading(self.tr("Turning pages"))
        self.zones = QCheckBox(self.tr("A click at the left or right edge turns the page"), self)
        self.zones.setToolTip(self.tr("Never one that follows a link or ends a selection"))
        self.zones.setChecked(settings.click_zones)
        self.zones.toggled.connect(self._zones_toggled)
        self.rows.addWidget(self.zones)
        self.hint(self.tr(
            "In full screen a click in the middle of the page shows the bars, or hides them."
        ))  # fmt: skip
        self.line()
        self.heading(self.tr("Progress"))
        self.note = QComboBox(self)
        for value, words in (
            ("chapter", self.tr("Time left in the chapter")),
            ("book", self.tr("Time left in the book")),
            ("share", self.tr("How much of the chapter is read")),
        ):
            self.note.addItem(words, value)
        self.note.setCurrentIndex(max(0, self.note.findData(settings.foot_note)))
        self.note.activated.connect(self._note_chosen)
        form = QFormLayout()
        form.addRow(self.tr("The foot says"), self.note)
        self.note.setAccessibleName(self.tr("The foot says"))
        _may_be_narrow(self.note)
        self.rows.addLayout(form)
        self.line()
        self.heading(self.tr("Highlights"))
        self.hint(self.tr("What a colour stands for, such as “Question”. Without a name it is "
                          "called by its colour."))  # fmt: skip
        self.rows.addWidget(ColorNames(settings, change, self))
        self.line()
        self._offer_languages(settings.language)
        self.rows.addStretch(1)

    def _zones_toggled(self, on: bool) -> None:
        self._change({"click_zones": on})

    def _note_chosen(self, at: int) -> None:
        self._change({"foot_note": self.note.itemData(at)})

    def _language_chosen(self, at: int) -> None:
        self._change({"language": self.language.itemData(at)})

    def _offer_languages(self, chosen: str) -> None:
        self.heading(self.tr("Language"))
        self.language = QComboBox(self)
        system = LANGUAGES[language_for("")]
        self.language.addItem(self.tr("As the system ({0})").format(system), "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(chosen)))
        self.language.activated.connect(self._language_chosen)
        form = QFormLayout()
        form.addRow(self.tr("Language of the window"), self.language)
        self.language.setAccessibleName(self.tr("Language of the window"))
        _may_be_narrow(self.language)
        self.rows.addLayout(form)


# Words: the dictionaries, and how words are copied


class CitingForm(QWidget):
    """The style in which words are copied with their source; ``change`` is
    told the setting that was changed, by name."""

    def __init__(
        self, settings: Settings, change: Callable[[dict[str, Any]], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._change = change
        names = style_names()
        self.styles = QComboBox(self)
        for style, name in names.items():
            self.styles.addItem(name, style)
        self.styles.setCurrentIndex(list(names).index(settings.citation_style))
        self.styles.setAccessibleName(self.tr("Copy with citation in"))
        _may_be_narrow(self.styles)
        self.styles.activated.connect(self._chosen)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        form.addRow(self.tr("Copy with citation in"), self.styles)

    def _chosen(self, row: int) -> None:
        self._change({"citation_style": self.styles.itemData(row)})


_ROW = Qt.ItemDataRole.UserRole
_LIST = 168
"""Pixels of the list: four dictionaries are seen. Chosen."""


class WordsPage(SettingsPage):
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

    def _make_buttons(self) -> QVBoxLayout:
        # Two rows: in one they are wider than a page in a narrow window.
        rows, adding, others = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
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
            (adding if name in ("add", "folder") else others).addWidget(button)
        for row in (adding, others):
            row.addStretch(1)
            rows.addLayout(row)
        return rows

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
