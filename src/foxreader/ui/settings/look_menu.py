"""The small window of the letters button: how the page looks, changed while one watches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QWidget,
)

from foxreader.library.settings import Settings

_THEMES = ("system", "light", "sepia", "dark", "black")
_RESET = ("theme", "font_family", "font_size", "line_height", "width", "flow", "plain")
_FLOWS = ("scroll", "paged")


class LookMenu(QFrame):
    """Signal: ``changed(Settings)`` at every change."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._settings = settings
        self.setObjectName("selectionBar")
        form = QFormLayout(self)
        form.setContentsMargins(16, 14, 16, 14)
        form.setHorizontalSpacing(18)
        names = (
            self.tr("As the system"),
            self.tr("Light"),
            self.tr("Sepia"),
            self.tr("Dark"),
            self.tr("Black"),
        )
        form.addRow(self.tr("Theme"), self._choice("theme", _THEMES, names))
        form.addRow(self.tr("Typeface"), self._font())
        form.addRow(self.tr("Size"), self._number("font_size", 10, 48))
        form.addRow(self.tr("Line spacing"), self._spacing())
        form.addRow(self.tr("Width"), self._number("width", 320, 1400, 40))
        form.addRow(
            self.tr("Reading"), self._choice("flow", _FLOWS, (self.tr("Scroll"), self.tr("Pages")))
        )
        plain = QCheckBox(self.tr("Without the book's own style"), self)
        plain.setChecked(settings.plain)
        plain.setToolTip(self.tr("For a book that hides or covers its own text"))
        plain.toggled.connect(lambda on: self._set("plain", on))
        form.addRow("", plain)
        reset = QPushButton(self.tr("Standard"), self)
        reset.clicked.connect(self._reset)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(reset)
        form.addRow(row)

    def show_below(self, widget: QWidget) -> None:
        """Open under ``widget``, inside its window."""
        self.adjustSize()
        at = widget.mapToGlobal(
            QPoint(widget.width() - self.sizeHint().width(), widget.height() + 6)
        )
        self.move(at)
        self.show()

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
        box.setValue(getattr(self._settings, name))
        box.valueChanged.connect(lambda value: self._set(name, value))
        return box

    def _spacing(self) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(1.0, 3.0)
        box.setSingleStep(0.1)
        box.setDecimals(2)
        box.setValue(self._settings.line_height)
        box.valueChanged.connect(lambda value: self._set("line_height", round(value, 2)))
        return box

    def _font(self) -> QComboBox:
        box = QComboBox(self)
        box.setMaximumWidth(220)
        box.addItem(self.tr("The book's own"), "")
        for family in QFontDatabase.families():
            if QFontDatabase.isScalable(family) and not QFontDatabase.isPrivateFamily(family):
                box.addItem(family, family)
        box.setCurrentIndex(max(0, box.findData(self._settings.font_family)))
        box.currentIndexChanged.connect(lambda at: self._set("font_family", box.itemData(at)))
        return box

    def _reset(self) -> None:
        fresh = Settings()
        self._settings = replace(
            self._settings,
            **{name: getattr(fresh, name) for name in _RESET},
        )
        self.changed.emit(self._settings)
        self.close()
