"""The page of the settings that lists all keys: of the window's commands, and of its parts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.translation import Context, shown_keys
from foxreader.ui.platform.widgets import open_all
from foxreader.ui.settings.page import SettingsPage

KeysWords = Context("KeysWords")


class KeysPage(SettingsPage):
    """All keys in groups: the window's, the page's and the answers'."""

    def __init__(self, commands: Iterable[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.table = QTreeWidget(self)
        self.table.setColumnCount(2)
        self.table.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.table.setAccessibleName(self.tr("Keys"))
        self.table.setRootIsDecorated(False)
        self.table.setAllColumnsShowFocus(True)
        # Some systems have no key for a command, such as Quit.
        window = [(one.text, one.shown_keys) for one in commands if one.shown_keys]
        self._add(self.tr("Everywhere"), window)
        self._add(self.tr("In the page"), _page_keys())
        self._add(self.tr("In the list of notes"), _note_keys())
        self._add(self.tr("In a picture"), _picture_keys())
        self._add(self.tr("In the search"), _search_keys())
        self._add(self.tr("In an answer"), _answer_keys())
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


# Keys of parts of the window, which are no commands of it


def _page_keys() -> list[tuple[str, str]]:
    """What keys do in the page of a book, and which they are."""
    return [
        (KeysWords.tr("Next screen"), KeysWords.tr("Page Down, Space")),
        (KeysWords.tr("Previous screen"), KeysWords.tr("Page Up, Shift+Space")),
        (KeysWords.tr("A line on or back; the next or last page"), KeysWords.tr("arrows")),
        (KeysWords.tr("Start or end of the chapter"), KeysWords.tr("Home, End")),
        (
            KeysWords.tr("Select the next sentence, or the one before"),
            KeysWords.tr("Shift+Down, Shift+Up"),
        ),
        (
            KeysWords.tr("Make the selection longer or shorter by a word"),
            KeysWords.tr("Shift+Right, Shift+Left"),
        ),
        (
            KeysWords.tr("With a caret: by a letter, word or line; with Shift select"),
            KeysWords.tr("arrows, Ctrl+arrows, Home, End"),
        ),
        (
            KeysWords.tr("With a caret: select the word, go to its bar, follow a link"),
            KeysWords.tr("Enter"),
        ),
        (KeysWords.tr("One page or two, in a book of fixed pages"), "D"),
        (KeysWords.tr("Chapters or thumbnails, in the contents of one"), "T"),
        (KeysWords.tr("Show where a link leads"), KeysWords.tr("Tab, then Shift+Enter")),
        (KeysWords.tr("Move a wide table or code"), KeysWords.tr("Tab, then arrows")),
        (
            KeysWords.tr("Play a sound, or pause it; five seconds back or on"),
            KeysWords.tr("Tab, then Enter; Left, Right"),
        ),
        (KeysWords.tr("Follow a link; open a note or a picture"), KeysWords.tr("Tab, then Enter")),
    ]


def _picture_keys() -> list[tuple[str, str]]:
    """What keys do in a picture that is open, and which they are."""
    return [
        (KeysWords.tr("Picture before or next"), KeysWords.tr("Left, Right")),
        (KeysWords.tr("Larger or smaller"), "+, −"),
        (KeysWords.tr("The whole picture, or its own size"), "0"),
        (KeysWords.tr("Move a large picture"), KeysWords.tr("Up, Down, Shift+Left, Shift+Right")),
        (KeysWords.tr("Copy the picture"), shown_keys([QKeySequence.StandardKey.Copy])),
        (KeysWords.tr("Save the picture"), shown_keys([QKeySequence.StandardKey.Save])),
    ]


def _note_keys() -> list[tuple[str, str]]:
    """What keys do in the list of notes, and which they are."""
    return [
        (KeysWords.tr("Go to the words"), KeysWords.tr("Enter")),
        (KeysWords.tr("Write the note"), "F2"),
        (KeysWords.tr("Take away"), KeysWords.tr("Del")),
        (KeysWords.tr("Keep what was written"), KeysWords.tr("Ctrl+Enter, Esc")),
    ]


def _answer_keys() -> list[tuple[str, str]]:
    """What keys do in an answer, and which they are."""
    return [
        (KeysWords.tr("From one cited sentence to the next"), KeysWords.tr("Up, Down")),
        (KeysWords.tr("Go to the cited words"), KeysWords.tr("Enter")),
        (KeysWords.tr("Show the words in their surroundings"), KeysWords.tr("Space")),
        (KeysWords.tr("Copy with citation"), "C"),
        (KeysWords.tr("Footnotes only, or with the cited sentences"), "F"),
    ]


def _search_keys() -> list[tuple[str, str]]:
    """What keys do in the search, and which they are."""
    return [
        (KeysWords.tr("Next place found"), KeysWords.tr("Enter")),
        (KeysWords.tr("Place found before"), KeysWords.tr("Shift+Enter")),
        (KeysWords.tr("To the places, or what was searched for before"), KeysWords.tr("Down")),
        (KeysWords.tr("Match case"), shown_keys(("Alt+C",))),
        (KeysWords.tr("Match accents"), shown_keys(("Alt+A",))),
        (KeysWords.tr("Whole words"), shown_keys(("Alt+W",))),
        (KeysWords.tr("Words near each other"), shown_keys(("Alt+N",))),
        (KeysWords.tr("Regular expression"), shown_keys(("Alt+R",))),
    ]
