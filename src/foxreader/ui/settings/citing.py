"""The choice of the style in which words are copied with their source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.platform.export import style_names


class CitingForm(QWidget):
    """``change`` is told the setting that was changed, by name."""

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
        self.styles.activated.connect(self._chosen)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        form.addRow(self.tr("Copy with citation in"), self.styles)

    def _chosen(self, row: int) -> None:
        self._change({"citation_style": self.styles.itemData(row)})
