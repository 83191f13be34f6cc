"""The page of the settings that lists all keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from foxreader.ui.platform.widgets import open_all
from foxreader.ui.settings.page import Page
from foxreader.ui.window.keys import (
    Command,
    answer_keys,
    note_keys,
    page_keys,
    picture_keys,
    search_keys,
    shown_keys,
)


class KeysPage(Page):
    """All keys in groups: the window's, the page's and the answers'."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.table = QTreeWidget(self)
        self.table.setColumnCount(2)
        self.table.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.table.setAccessibleName(self.tr("Keys"))
        self.table.setRootIsDecorated(False)
        self.table.setAllColumnsShowFocus(True)
        # Some systems have no key for a command, such as Quit.
        window = [(one.words, keys) for one in commands if (keys := shown_keys(one.keys))]
        self._add(self.tr("Everywhere"), window)
        self._add(self.tr("In the page"), page_keys())
        self._add(self.tr("In the list of notes"), note_keys())
        self._add(self.tr("In a picture"), picture_keys())
        self._add(self.tr("In the search"), search_keys())
        self._add(self.tr("In an answer"), answer_keys())
        open_all(self.table)
        self.table.resizeColumnToContents(0)
        self.rows.addWidget(self.table, 1)

    def _add(self, group: str, rows: Iterable[tuple[str, str]]) -> None:
        head = QTreeWidgetItem(self.table, [group])
        head.setFirstColumnSpanned(True)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        for row in rows:
            item = QTreeWidgetItem(head, list(row))
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
