"""How the page looks: the fields, in the small window of the letters button and the settings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QWidget,
)

from foxreader.library.settings import Settings
from foxreader.ui.settings.numbers import indent

_THEMES = ("system", "light", "sepia", "dark", "black")
_RESET = ("theme", "font_family", "font_size", "line_height", "width", "flow", "plain")
_FLOWS = ("scroll", "paged")
_WIDEST = 260
"""Pixels of a field, chosen: the names of most typefaces fit."""


class LookForm(QWidget):
    """Signals: ``changed(Settings)`` at every change; ``was_reset()`` after all went back to the
    standard."""

    changed = Signal(object)
    was_reset = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        themes = (
            self.tr("As the system"), self.tr("Light"), self.tr("Sepia"), self.tr("Dark"),
            self.tr("Black"),
        )  # fmt: skip
        flows = (self.tr("Scroll"), self.tr("Pages"))
        for label, field in (
            (self.tr("Theme"), self._choice("theme", _THEMES, themes)),
            (self.tr("Typeface"), self._font()),
            (self.tr("Size"), self._number("font_size", 10, 48)),
            (self.tr("Line spacing"), self._spacing()),
            (self.tr("Width"), self._number("width", 320, 1400, 40)),
            (self.tr("Reading"), self._choice("flow", _FLOWS, flows)),
        ):
            field.setAccessibleName(label)
            field.setMaximumWidth(_WIDEST)
            form.addRow(label, field)
        plain = QCheckBox(self.tr("Without the book's own style"), self)
        plain.setChecked(settings.plain)
        plain.setToolTip(self.tr("For a book that hides or covers its own text"))
        plain.toggled.connect(lambda on: self._set("plain", on))
        form.addRow("", plain)
        reset = QPushButton(self.tr("Standard"), self)
        reset.setAutoDefault(False)
        reset.setToolTip(self.tr("Show pages as at the first start"))
        reset.clicked.connect(self._reset)
        row = QHBoxLayout()
        row.addWidget(reset)
        row.addStretch(1)
        form.addRow("", row)

    def _set(self, name: str, value: Any) -> None:
        self._settings = replace(self._settings, **{name: value})
        self.changed.emit(self._settings)

    def _choice(self, name: str, values: tuple[str, ...], shown: tuple[str, ...]) -> QComboBox:
        box = QComboBox(self)
        box.addItems(list(shown))
        box.setCurrentIndex(values.index(getattr(self._settings, name)))
        box.currentIndexChanged.connect(lambda at: self._set(name, values[at]))
        return box

    def _number(self, name: str, low: int, high: int, step: int = 1) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(low, high)
        box.setSingleStep(step)
        indent(box)
        box.setValue(getattr(self._settings, name))
        box.valueChanged.connect(lambda value: self._set(name, value))
        return box

    def _spacing(self) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(1.0, 3.0)
        box.setSingleStep(0.1)
        indent(box)
        box.setDecimals(2)
        box.setValue(self._settings.line_height)
        box.valueChanged.connect(lambda value: self._set("line_height", round(value, 2)))
        return box

    def _font(self) -> QComboBox:
        box = QComboBox(self)
        box.addItem(self.tr("The book's own"), "")
        for family in QFontDatabase.families():
            if QFontDatabase.isScalable(family) and not QFontDatabase.isPrivateFamily(family):
                box.addItem(family, family)
        box.setCurrentIndex(max(0, box.findData(self._settings.font_family)))
        box.currentIndexChanged.connect(lambda at: self._set("font_family", box.itemData(at)))
        return box

    def _reset(self) -> None:
        fresh = Settings()
        self._settings = replace(self._settings, **{name: getattr(fresh, name) for name in _RESET})
        self.changed.emit(self._settings)
        self.was_reset.emit()
