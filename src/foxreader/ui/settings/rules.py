"""What holds for all models: what a month may cost, how long an answer may take, who reads it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.folder_field import FolderField
from foxreader.ui.settings.numbers import NumberBox

_LEAST, _GAP = 110, 8
"""Pixels of a number in a small window, and between two of them. Chosen: most numbers fit."""


class Rules(QWidget):
    """Fields that are saved as they are changed, of which ``changed`` is told."""

    def __init__(self, settings: Settings, changed: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._changed = changed
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._add_month(settings)
        self._add_minutes(settings)
        self._add_reading(settings)
        self.second = FolderField(
            settings.second_folder,
            self.tr("Folder of a cross-encoder that compares instead of a model"),
            self.tr("Choose the folder of a cross-encoder"),
            self.tr("or a cross-encoder’s folder, with model.onnx"), self,
        )  # fmt: skip
        self.reader = FolderField(
            settings.reader_folder,
            self.tr("Folder of an extractive reader for answers without a model"),
            self.tr("Choose the folder of an extractive reader"),
            self.tr("a question-answering model’s folder"), self,
        )  # fmt: skip
        self._form.addRow("", self.second)
        self._form.addRow(self.tr("Word for word"), self.reader)
        for folder in (self.second, self.reader):
            folder.edited.connect(self._changed)

    def _add_reading(self, settings: Settings) -> None:
        self.again = QComboBox(self)
        self.again.setToolTip(self.tr(
            "A second request for each answer: does each claim stand in the words it cites?"
        ))  # fmt: skip
        names = {
            "able": self.tr("If the model passed its test"),
            "always": self.tr("Always"),
            "never": self.tr("Never"),
        }
        if settings.second_reading == "ask":
            names = {"ask": self.tr("Not decided yet"), **names}
        for value, name in names.items():
            self.again.addItem(name, value)
        self.again.setCurrentIndex(self.again.findData(settings.second_reading))
        self.again.currentIndexChanged.connect(self._changed)
        self._form.addRow(self.tr("Second reading"), self.again)
        self._plan = self._hint("")

    def show_plan(self, why: str) -> None:
        """Say whether answers are read a second time now, and why."""
        self._plan.setText(why)

    def _add_month(self, settings: Settings) -> None:
        self.tokens, self.money = NumberBox("monthly_tokens"), NumberBox("monthly_money", 2)
        self.tokens.setSingleStep(100_000)
        self.tokens.setSuffix(self.tr(" tokens"))
        self.tokens.setValue(settings.monthly_tokens)
        self.money.setPrefix("$ ")
        self.money.setValue(settings.monthly_money)
        for box, none, name in (
            (self.tokens, self.tr("no token limit"), self.tr("Tokens a month may take")),
            (self.money, self.tr("no cost limit"), self.tr("Dollars a month may cost")),
        ):
            box.setSpecialValueText(none)
            self._number(box, name)
        self._pair(self.tr("A month's limits"), self.tokens, self.money)
        self._hint(self.tr(
            "Once a limit is used up nothing more is sent; an answer that has begun is finished. "
            "Models on this computer do not count."
        ))  # fmt: skip

    def _add_minutes(self, settings: Settings) -> None:
        self.here, self.service = NumberBox("minutes_local", 2), NumberBox("minutes_service", 2)
        for box, value, suffix, name in (
            (self.here, settings.minutes_local, self.tr(" min here"),
             self.tr("Minutes an answer may take with a model on this computer")),
            (self.service, settings.minutes_service, self.tr(" min at a service"),
             self.tr("Minutes an answer may take with a model at a service")),
        ):  # fmt: skip
            box.setSuffix(suffix)
            box.setValue(value)
            self._number(box, name)
        self._pair(self.tr("Longest answer"), self.here, self.service)

    def _number(self, box: NumberBox, name: str) -> None:
        box.setToolTip(name)
        box.setAccessibleName(name)
        box.setKeyboardTracking(False)
        box.setMinimumWidth(_LEAST)
        box.valueChanged.connect(self._changed)

    def _pair(self, label: str, one: QWidget, other: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(one, 1)
        row.addWidget(other, 1)
        self._form.addRow(label, row)

    def _hint(self, text: str) -> QLabel:
        hint = QLabel(text, self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        self._form.addRow("", hint)
        return hint

    def within(self, settings: Settings) -> Settings:
        """``settings`` with what was entered here."""
        return replace(
            settings,
            monthly_tokens=round(self.tokens.value()),
            monthly_money=round(self.money.value(), 2),
            minutes_local=self.here.value(),
            minutes_service=self.service.value(),
            second_reading=self.again.currentData(),
            second_folder=self.second.folder,
            reader_folder=self.reader.folder,
        )
