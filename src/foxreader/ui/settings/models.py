"""The dialog where the reader sets up models: address, key, the endpoint's list, a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.llm import PRESETS, WireLog, offered, test
from foxreader.parts.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.settings.duties import AbilityLine, DutyBox, name_field, with_duties
from foxreader.ui.settings.extractive import ReaderRow
from foxreader.ui.settings.minutes import MinutesRow
from foxreader.ui.settings.numbers import NumberBox
from foxreader.ui.settings.second_reader import SecondReaderRow


class ModelsDialog(QDialog):
    """Choose what answers. Signal: ``chosen(str)`` when saved, with what the reader should know."""

    chosen = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Models"))
        self.resize(780, 640)
        self._program, self._jobs = program, jobs
        self._since = program.profile.settings
        self._providers = list(self._since.providers)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Providers"))
        self._list.setFixedWidth(220)
        self._list.currentRowChanged.connect(self._show)
        self._form = self._make_form()
        left = QVBoxLayout()
        left.addWidget(self._list)
        left.addLayout(self._make_buttons())
        right = QVBoxLayout()
        right.addWidget(self._form)
        right.addStretch(1)
        right.addLayout(self._make_end())
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(18)
        row.addLayout(left)
        row.addLayout(right, 1)
        self._fill(program.profile.settings.active)

    # Making

    def _make_buttons(self) -> QHBoxLayout:
        add = QPushButton(self.tr("Add…"), self)
        menu = QMenu(add)
        for preset in PRESETS:
            menu.addAction(preset.name, partial(self._add, preset))
        menu.addSeparator()
        other = Provider(self.tr("My endpoint"), "https://", "")
        menu.addAction(self.tr("Any other endpoint"), lambda: self._add(other))
        add.setMenu(menu)
        self._remove_button = QPushButton(self.tr("Remove"), self)
        self._remove_button.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.addWidget(add)
        row.addWidget(self._remove_button)
        return row

    def _make_form(self) -> QWidget:
        holder = QWidget(self)
        form = QFormLayout(holder)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._name, self._address, self._key = (QLineEdit(holder) for _ in range(3))
        self._key.setEchoMode(QLineEdit.EchoMode.Password)
        self._key.setPlaceholderText(
            self.tr("kept in the system's keyring; empty where none is needed")
        )
        self._kind = QComboBox(holder)
        self._kind.addItem(self.tr("OpenAI-compatible"), "openai")
        self._kind.addItem(self.tr("Ollama"), "ollama")
        self._model = QComboBox(holder)
        self._model.setEditable(True)
        self._model.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        name_field(self._model, self.tr("Model"))
        fetch = QPushButton(self.tr("Get list"), holder)
        fetch.clicked.connect(self._fetch)
        models = QHBoxLayout()
        models.addWidget(self._model, 1)
        models.addWidget(fetch)
        self._reasoning = DutyBox(
            self.tr("Model for reasoning questions"),
            self.tr("Used for why and compare questions"), holder,
        )  # fmt: skip
        self._index = DutyBox(
            self.tr("Model for the index"),
            self.tr("Used to summarise, to pick passages and to classify questions"), holder,
        )  # fmt: skip
        self._second = DutyBox(
            self.tr("Model of the second reader"),
            self.tr("Used to compare the claims of an answer with the words they cite"), holder,
        )  # fmt: skip
        self._abilities = AbilityLine(self._program, self._jobs, self._with_key, holder)
        self._context = QSpinBox(holder)
        self._context.setRange(1024, 4_000_000)
        self._context.setSingleStep(1024)
        self._context.setSuffix(self.tr(" tokens"))
        self._price_in, self._price_out = NumberBox("price_in", 6), NumberBox("price_out", 6)
        self._parallel = NumberBox("parallel")
        test_button = QPushButton(self.tr("Test"), holder)
        test_button.clicked.connect(self._test)
        self._message = QLabel(holder)
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label, field in (
            (self.tr("Name"), self._name), (self.tr("Protocol"), self._kind),
            (self.tr("Base URL"), self._address), (self.tr("API key"), self._key),
        ):  # fmt: skip
            form.addRow(label, field)
        form.addRow(self.tr("Model"), models)
        form.addRow(self.tr("Reasoning"), self._reasoning)
        form.addRow(self.tr("Index"), self._index)
        form.addRow(self.tr("Second reader"), self._second)
        form.addRow(self.tr("Abilities"), self._abilities)
        form.addRow(self.tr("Context"), self._context)
        form.addRow(self.tr("At once"), self._parallel)
        form.addRow(self.tr("Price, in / out"), self._make_prices())
        self._minutes = MinutesRow(self._program.profile.settings, holder)
        form.addRow(self.tr("Longest answer"), self._minutes)
        self._second_row = SecondReaderRow(self._program.profile.settings, holder)
        form.addRow("", self._second_row)
        self._reader_row = ReaderRow(self._program.profile.settings, holder)
        form.addRow(self.tr("Without a model"), self._reader_row)
        form.addRow("", test_button)
        form.addRow("", self._message)
        return holder

    def _make_prices(self) -> QVBoxLayout:
        row = QHBoxLayout()
        for box, text in (
            (self._price_in, self.tr("US dollars for a million tokens that are sent")),
            (self._price_out, self.tr("US dollars for a million tokens that come back")),
        ):
            box.setPrefix("$ ")
            box.setSpecialValueText(self.tr("not known"))
            box.setToolTip(text)
            box.setAccessibleName(text)
            row.addWidget(box, 1)
        self._parallel.setSuffix(self.tr(" requests"))
        self._parallel.setToolTip(self.tr("How many requests may run while a book is indexed"))
        hint = QLabel(self.tr("US dollars for a million tokens; 0 where it is not known."), self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        both = QVBoxLayout()
        both.setSpacing(4)
        both.addLayout(row)
        both.addWidget(hint)
        return both

    def _make_end(self) -> QHBoxLayout:
        cancel, use = (
            QPushButton(self.tr("Cancel"), self),
            QPushButton(self.tr("Save and use"), self),
        )
        use.setObjectName("primary")
        use.setDefault(True)
        cancel.clicked.connect(self.reject)
        use.clicked.connect(self._save)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(use)
        return row

    # Doing

    def _fill(self, active: str) -> None:
        self._row = -1
        self._list.clear()
        self._list.addItem(self.tr("No model (strict mode)"))
        self._list.addItems([provider.name for provider in self._providers])
        names = ["", *(provider.name for provider in self._providers)]
        self._list.setCurrentRow(names.index(active) if active in names else 0)

    def _show(self, row: int) -> None:
        self._take()
        self._row = row
        self._form.setVisible(row > 0)
        self._remove_button.setEnabled(row > 0)
        if row < 1:
            return
        provider = self._providers[row - 1]
        self._name.setText(provider.name)
        self._address.setText(provider.base_url)
        self._kind.setCurrentIndex(self._kind.findData(provider.kind))
        self._key.setText("")
        self._model.clear()
        self._model.setEditText(provider.model)
        for box, name in (
            (self._reasoning, provider.reasoning_model), (self._index, provider.index_model),
            (self._second, provider.second_model),
        ):  # fmt: skip
            box.clear()
            box.setEditText(name)
        self._context.setValue(provider.context)
        self._parallel.setValue(provider.parallel)
        self._price_in.setValue(provider.price_in)
        self._price_out.setValue(provider.price_out)
        self._show_message("")
        self._abilities.show_known()

    def _take(self) -> None:
        """Put what was entered in the form back into the list."""
        if 0 < self._row <= len(self._providers):
            self._providers[self._row - 1] = self._entered()
            item = self._list.item(self._row)
            if item is not None:
                item.setText(self._providers[self._row - 1].name)

    def _entered(self) -> Provider:
        provider = replace(
            self._providers[self._row - 1],
            name=self._name.text().strip() or self.tr("My endpoint"),
            base_url=self._address.text().strip(),
            kind=self._kind.currentData(),
            model=self._model.currentText().strip(),
            context=self._context.value(),
            parallel=round(self._parallel.value()),
            price_in=self._price_in.value(),
            price_out=self._price_out.value(),
        )
        return with_duties(provider, self._reasoning, self._index, self._second)

    def _with_key(self) -> tuple[Provider, str]:
        """The provider as entered in the form, and the key that was typed."""
        shown = 0 < self._row <= len(self._providers)
        return self._entered() if shown else Provider("", "", ""), self._key.text()

    def _add(self, preset: Provider) -> None:
        self._take()
        taken = {provider.name for provider in self._providers}
        name, number = preset.name, 2
        while name in taken:
            name, number = f"{preset.name} {number}", number + 1
        self._providers.append(replace(preset, name=name))
        self._fill(name)

    def _remove(self) -> None:
        if self._row > 0:
            del self._providers[self._row - 1]
            self._fill("")

    def _ask(
        self,
        work: Callable[[Provider, str | None, WireLog | None], Any],
        then: Callable[[Any], None],
    ) -> None:
        """Do something with the endpoint as entered; a failure is shown."""
        if self._row < 1:
            return
        provider, typed, program = self._entered(), self._key.text(), self._program

        def run(cancel: Cancel) -> Any:
            return work(
                provider, typed or program.profile.secrets.get(provider), program.profile.wire
            )

        def failed(error: FoxError) -> None:
            self._show_message(error_words(error), bad=True)

        self._show_message(self.tr("Asking {0}…").format(provider.base_url))
        self._jobs.start(run, value=while_there(self, then), failed=while_there(self, failed))

    def _fetch(self) -> None:
        self._ask(offered, lambda found: self._listed([one.name for one in found]))

    def _listed(self, names: list[str]) -> None:
        chosen = self._model.currentText()
        self._model.clear()
        self._model.addItems(names)
        self._model.setEditText(chosen or (names[0] if names else ""))
        for box in (self._reasoning, self._index, self._second):
            box.offer(names)
        self._show_message(self.tr("%n model(s) offered.", "", len(names)))

    def _test(self) -> None:
        self._ask(test, lambda answer: self._show_message(notice_words(answer)))

    def _show_message(self, text: str, bad: bool = False) -> None:
        self._message.setObjectName("warning" if bad else "muted")
        self._message.style().polish(self._message)
        self._message.setText(text)

    def _save(self) -> None:
        self._take()
        active = self._providers[self._row - 1].name if self._row > 0 else ""
        since = self._since
        settings = replace(since, providers=tuple(self._providers), active=active)
        settings = self._second_row.within(self._minutes.within(settings))
        settings = self._reader_row.within(settings)
        shown = self._providers[self._row - 1] if self._row > 0 else None
        key, profile = self._key.text(), self._program.profile

        def run(cancel: Cancel) -> str:
            kept = profile.secrets.set(shown, key) if shown is not None and key else True
            profile.save(settings, since)
            return "" if kept else profile.secrets.why_not

        # The dialog may be closed before they are saved.
        saved, failed = while_there(self, self._saved), while_there(self, self._failed)
        self._jobs.start(run, value=saved, failed=failed)

    def _saved(self, warning: str) -> None:
        self.chosen.emit(notice_words(warning))
        self.accept()

    def _failed(self, error: FoxError) -> None:
        self._show_message(error_words(error), bad=True)
