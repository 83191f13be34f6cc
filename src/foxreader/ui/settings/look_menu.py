"""The small window of the letters button: how the page looks, changed while one watches."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.look_form import LookForm


class LookMenu(QFrame):
    """Signal: ``changed(dict)`` the settings that were changed, by name."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("selectionBar")
        form = LookForm(settings, self)
        form.changed.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(form)

    def show_below(self, widget: QWidget) -> None:
        """Open under ``widget``, inside its window."""
        self.adjustSize()
        at = widget.mapToGlobal(
            QPoint(widget.width() - self.sizeHint().width(), widget.height() + 6)
        )
        self.move(at)
        self.show()
