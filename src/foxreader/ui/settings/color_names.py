"""The reader's names for the colours of highlights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from foxreader.core.annotation import COLORS
from foxreader.library.settings import Settings
from foxreader.ui.notes.labels import color_name

_LONGEST = 40
"""Characters of a name. Chosen: as many as a tooltip and a row of the form have room for."""
_WIDEST = 260
"""Pixels of a field; as those above it."""


class ColorNames(QWidget):
    """A field for each colour; ``change`` is told the setting that was changed, by name."""

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
