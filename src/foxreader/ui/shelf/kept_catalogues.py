"""The catalogues that the reader keeps: listed, added, removed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.program.catalogues import Catalogue

_URL = int(Qt.ItemDataRole.UserRole)
_WIDTH = 220


class KeptCatalogues(QWidget):
    """Signals, each with an address: ``open_wanted``, ``add_wanted``, ``drop_wanted``."""

    open_wanted = Signal(str)
    add_wanted = Signal(str)
    drop_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(_WIDTH)
        heading = QLabel(self.tr("Your catalogues"), self)
        heading.setObjectName("heading")
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Your catalogues"))
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)
        self.address = QLineEdit(self)
        self.address.setPlaceholderText(self.tr("https://… (OPDS)"))
        self.address.setAccessibleName(self.tr("Address of a catalogue"))
        self.address.returnPressed.connect(self._add)
        add, self._drop = QPushButton(self.tr("Add"), self), QPushButton(self.tr("Remove"), self)
        add.clicked.connect(self._add)
        self._drop.clicked.connect(self._remove)
        buttons = QHBoxLayout()
        for button in (add, self._drop):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(self.list, 1)
        column.addWidget(self.address)
        column.addLayout(buttons)

    def show_kept(self, kept: Sequence[Catalogue]) -> None:
        """List these."""
        self.list.clear()
        for one in kept:
            item = QListWidgetItem(one.title, self.list)
            item.setData(_URL, one.url)
            item.setToolTip(one.url)
        self._drop.setEnabled(bool(kept))

    def _open(self, item: QListWidgetItem) -> None:
        self.open_wanted.emit(str(item.data(_URL)))

    def _add(self) -> None:
        if url := self.address.text().strip():
            self.add_wanted.emit(url)

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.drop_wanted.emit(str(item.data(_URL)))
