"""A field for a number among the settings: its bounds are the settings' own."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QWidget

from foxreader.library.settings import bounds

_INDENT = 6
"""Pixels; with the field's own frame they are the padding of other fields."""


class NumberBox(QDoubleSpinBox):
    """The setting ``name``, with at most ``decimals`` places; those not needed are not shown.

    A whole number too, since Qt's own field for them ends at two thousand million.
    """

    def __init__(self, name: str, decimals: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(*bounds(name))
        self.setDecimals(decimals)
        self.setGroupSeparatorShown(True)
        indent(self)

    def textFromValue(self, value: float) -> str:
        """The number without zeros at its end."""
        locale = self.locale()
        text = locale.toString(value, "f", self.decimals())
        point = locale.decimalPoint()
        return text.rstrip(locale.zeroDigit()).removesuffix(point) if point in text else text


def indent(box: QAbstractSpinBox) -> None:
    """Have the number of a field begin where the text of other fields does.

    A style sheet's padding does not reach the line inside a field for numbers.
    """
    box.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
