"""A field for a number among the settings: its bounds are the settings' own."""

from __future__ import annotations

from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from foxreader.library.settings import bounds


class NumberBox(QDoubleSpinBox):
    """The setting ``name``, with at most ``decimals`` places; those not needed are not shown.

    A whole number too, since Qt's own field for them ends at two thousand million.
    """

    def __init__(self, name: str, decimals: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(*bounds(name))
        self.setDecimals(decimals)
        self.setGroupSeparatorShown(True)

    def textFromValue(self, value: float) -> str:
        """The number without zeros at its end."""
        locale = self.locale()
        text = locale.toString(value, "f", self.decimals())
        point = locale.decimalPoint()
        return text.rstrip(locale.zeroDigit()).removesuffix(point) if point in text else text
