"""The page of the settings for keys: of the window's commands, to be changed, and of its parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from foxreader.ui.platform.commands import Commands
from foxreader.ui.platform.translation import Context, quoted, sequence, shown_keys
from foxreader.ui.platform.widgets import open_all
from foxreader.ui.settings.window import SettingsPage

KeysWords = Context("KeysWords")


_NAME = int(Qt.ItemDataRole.UserRole)
_USABLE = re.compile(r"(?:\w+\+)*(?:Ctrl|Alt|Meta)\+.+|(?:Shift\+)?F\d{1,2}")
"""A key that a command can have: each of the others writes, or does something in lists."""


class KeysPage(SettingsPage):
    """All keys in groups: the window's, which can be changed, the page's and the answers'.

    Signal: ``chosen`` the reader's keys are to be those ``wanted`` from now on.
    """

    chosen = Signal()

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self.wanted: dict[str, tuple[str, ...]] = {}
        self.table = QTreeWidget(self)
        self.table.setColumnCount(2)
        self.table.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.table.setAccessibleName(self.tr("Keys"))
        self.table.setRootIsDecorated(False)
        # Half the room each: the keys are seen in a narrow window too.
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setAllColumnsShowFocus(True)
        # Some have no key yet, and some systems have none for a command, such as Quit.
        rows = [(one.text, one.shown_keys or _NONE) for one in commands]
        self._items = self._add(self.tr("Everywhere"), rows)
        for item, one in zip(self._items, commands, strict=True):
            item.setData(0, _NAME, one.name)
        self._add(self.tr("In the page"), _page_keys())
        self._add(self.tr("In the list of notes"), _note_keys())
        self._add(self.tr("In a picture"), _picture_keys())
        self._add(self.tr("In the search"), _search_keys())
        self._add(self.tr("In an answer"), _answer_keys())
        open_all(self.table)
        self.rows.addWidget(self.table, 1)
        self.said = self.hint("")
        self._make_fields()
        self.table.currentItemChanged.connect(self._turn)
        self.refresh()

    def _make_fields(self) -> None:
        self.field = QKeySequenceEdit(self)
        self.field.setMaximumSequenceLength(1)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(self.tr("New key"))
        self.field.setToolTip(self.tr("Press the new key here"))
        self.field.keySequenceChanged.connect(self._show)
        self.use = self.button(self.tr("Use this key"), self._use)
        self.also = self.button(self.tr("Use it too"), self._use_too)
        self.none = self.button(self.tr("No key"), self._use_none)
        self.standard = self.button(self.tr("As at first"), self._reset)
        self.all = self.button(self.tr("All as at first"), self._reset_all)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row, widgets in ((first, (self.field, self.use, self.also)),
                             (second, (self.none, self.standard, self.all))):  # fmt: skip
            for widget in widgets:
                row.addWidget(widget)
            row.addStretch(1)
            self.rows.addLayout(row)

    # The keys of a command

    def _name(self) -> str:
        """The command that is chosen; "" where that is none."""
        item = self.table.currentItem()
        return "" if item is None else str(item.data(0, _NAME) or "")

    def refresh(self, said: str = "") -> None:
        """Show the keys that the commands have now; ``said`` is what became of others."""
        for item, one in zip(self._items, self._commands, strict=True):
            item.setText(1, one.shown_keys or _NONE)
            font = item.font(1)
            font.setBold(one.name in self._commands.own)
            item.setFont(1, font)
        self.field.clear()
        self._show()
        if said:
            self.said.setText(said)

    def _turn(self) -> None:
        self.field.clear()
        self._show()

    def _show(self) -> None:
        """Offer what can be done with what is chosen and typed, and say what is in the way."""
        name, key = self._name(), self.field.keySequence()
        usable = bool(name) and is_usable(key)
        for button in (self.use, self.also):
            button.setEnabled(usable)
        self.field.setEnabled(bool(name))
        self.none.setEnabled(bool(name) and bool(self._commands[name].keys))
        self.standard.setEnabled(name in self._commands.own)
        self.all.setEnabled(bool(self._commands.own))
        if not name:
            self.said.setText(self.tr("Choose what is to have another key, in the list above."))
        elif key.isEmpty():
            self.said.setText(self.tr("Press the new key in the field, then “Use this key”."))
        elif not usable:
            self.said.setText(
                self.tr("This key writes or moves; take one with Ctrl or Alt, or from F1 on.")
            )
        elif others := self._commands.with_key(key, name):
            texts = ", ".join(quoted(one.text) for one in others)
            self.said.setText(self.tr("{0} has this key and loses it if you use it.").format(texts))
        else:
            self.said.setText(self.tr("This key is free."))

    def _use(self) -> None:
        self._want(self._commands.with_keys(self._name(), [self.field.keySequence()]))

    def _use_too(self) -> None:
        name, key = self._name(), self.field.keySequence()
        there = [sequence(one) for one in self._commands[name].keys]
        if key not in there:
            self._want(self._commands.with_keys(name, [*there[: _MOST - 1], key]))

    def _use_none(self) -> None:
        self._want(self._commands.with_keys(self._name(), []))

    def _reset(self) -> None:
        """The key of before; another command that has it by now loses it."""
        name = self._name()
        keys = [sequence(key) for key in self._commands.standard(name)]
        self._want(self._commands.with_keys(name, keys), without=name)

    def _reset_all(self) -> None:
        self._want({})

    def _want(self, own: Mapping[str, tuple[str, ...]], without: str = "") -> None:
        self.wanted = {name: keys for name, keys in own.items() if name != without}
        self.chosen.emit()

    def _add(self, group: str, rows: Iterable[tuple[str, str]]) -> list[QTreeWidgetItem]:
        head = QTreeWidgetItem(self.table, [group])
        head.setFirstColumnSpanned(True)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        items = [QTreeWidgetItem(head, list(row)) for row in rows]
        for item in items:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        return items


_NONE = "—"
"""What is shown for no key."""
_MOST = 4
"""Keys that a command has at most."""


def is_usable(key: QKeySequence) -> bool:
    """Whether a command can have a key: one that writes nothing, and means nothing in lists."""
    return bool(_USABLE.fullmatch(key.toString()))


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
