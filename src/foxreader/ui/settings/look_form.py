"""How the page looks: the fields, in the small window of the letters button and the settings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QPushButton,
    QSpinBox,
    QWidget,
)

from foxreader.library.settings import Settings
from foxreader.ui.settings.numbers import indent

_WIDEST = 260
"""Pixels of a field, chosen: the names of most typefaces fit."""


class LookForm(QWidget):
    """Signal: ``changed(dict)`` the settings that were changed, by name."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        themes = (
            ("system", self.tr("As the system")), ("light", self.tr("Light")),
            ("sepia", self.tr("Sepia")), ("dark", self.tr("Dark")), ("black", self.tr("Black")),
        )  # fmt: skip
        flows = (("scroll", self.tr("Scroll")), ("paged", self.tr("Pages")))
        fonts = (("", self.tr("The book's own")), *((name, name) for name in _fonts()))
        self._choices = {
            "theme": self._choice("theme", themes),
            "font_family": self._choice("font_family", fonts),
            "flow": self._choice("flow", flows),
        }
        self._numbers: dict[str, QSpinBox | QDoubleSpinBox] = {
            "font_size": self._number("font_size", 10, 48),
            "line_height": self._spacing(),
            "width": self._number("width", 320, 1400, 40),
        }
        self._plain = QCheckBox(self.tr("Without the book's own style"), self)
        self._plain.setToolTip(self.tr("For a book that hides or covers its own text"))
        self._plain.toggled.connect(lambda on: self._set("plain", on))
        self._dim = QCheckBox(self.tr("Dim the paper"), self)
        self._dim.setToolTip(
            self.tr("Pages of a PDF are dark too while the theme is; photographs stay as they are")
        )
        self._dim.toggled.connect(lambda on: self._set("dim_paper", on))
        self._lay_out()
        self._show(settings)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in (
            (self.tr("Theme"), self._choices["theme"]),
            (self.tr("Typeface"), self._choices["font_family"]),
            (self.tr("Size"), self._numbers["font_size"]),
            (self.tr("Line spacing"), self._numbers["line_height"]),
            (self.tr("Width"), self._numbers["width"]),
            (self.tr("Reading"), self._choices["flow"]),
        ):
            field.setAccessibleName(label)
            field.setMaximumWidth(_WIDEST)
            form.addRow(label, field)
        standard = QPushButton(self.tr("Standard"), self)
        standard.setAutoDefault(False)
        standard.setToolTip(self.tr("Show pages as at the first start"))
        standard.setMaximumWidth(_WIDEST)
        standard.clicked.connect(self._reset)
        form.addRow("", self._plain)
        form.addRow("", self._dim)
        form.addRow("", standard)

    def _show(self, settings: Settings) -> None:
        """Show ``settings`` in the fields."""
        for name, choice in self._choices.items():
            choice.setCurrentIndex(max(0, choice.findData(getattr(settings, name))))
        for name, number in self._numbers.items():
            number.blockSignals(True)
            number.setValue(getattr(settings, name))
            number.blockSignals(False)
        for box, on in ((self._plain, settings.plain), (self._dim, settings.dim_paper)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)

    def _set(self, name: str, value: Any) -> None:
        self.changed.emit({name: value})

    def _choice(self, name: str, choices: tuple[tuple[str, str], ...]) -> QComboBox:
        box = QComboBox(self)
        for value, shown in choices:
            box.addItem(shown, value)
        box.activated.connect(lambda at: self._set(name, box.itemData(at)))
        return box

    def _number(self, name: str, low: int, high: int, step: int = 1) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(low, high)
        box.setSingleStep(step)
        indent(box)
        box.valueChanged.connect(lambda value: self._set(name, value))
        return box

    def _spacing(self) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(1.0, 3.0)
        box.setSingleStep(0.1)
        box.setDecimals(2)
        indent(box)
        box.valueChanged.connect(lambda value: self._set("line_height", round(value, 2)))
        return box

    def _reset(self) -> None:
        fresh, names = Settings(), (*self._choices, *self._numbers, "plain", "dim_paper")
        self._show(fresh)
        self.changed.emit({name: getattr(fresh, name) for name in names})


def _fonts() -> list[str]:
    """The typefaces of the system that a page can be set in."""
    return [
        family
        for family in QFontDatabase.families()
        if QFontDatabase.isScalable(family) and not QFontDatabase.isPrivateFamily(family)
    ]
