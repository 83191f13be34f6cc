"""The choice of the style in which words are copied with their source."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.platform.copying import style_names


class CitingForm(QWidget):
    """Signal: ``changed(dict)`` the setting that was changed, by name."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        names = style_names()
        self.styles = QComboBox(self)
        self.styles.addItems(list(names.values()))
        self.styles.setCurrentIndex(list(names).index(settings.citation_style))
        self.styles.setAccessibleName(self.tr("Copy with citation in"))
        self.styles.activated.connect(
            lambda row: self.changed.emit({"citation_style": list(names)[row]})
        )
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        form.addRow(self.tr("Copy with citation in"), self.styles)
