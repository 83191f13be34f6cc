"""The keys of the window: what each does, and in which words it is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.translation import Context

KeysWords = Context("KeysWords")
Key = str | QKeySequence.StandardKey


@dataclass(frozen=True, slots=True)
class Command:
    """What a key does, and in which words the list of keys says so.

    ``button`` names the button of the top bar that does the same. ``anywhere``: it works on the
    shelf as well as in a book.
    """

    words: str
    keys: tuple[Key, ...]
    act: Callable[[], object]
    button: str = ""
    anywhere: bool = False


def add_actions(window: QWidget, commands: Iterable[Command]) -> list[QAction]:
    """Have each command's keys work in the whole of ``window``; gives the actions that do not work
    everywhere."""
    made = []
    for command in commands:
        action = QAction(command.words, window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.triggered.connect(partial(command.act))
        window.addAction(action)
        if not command.anywhere:
            made.append(action)
    return made


def shown_keys(keys: Iterable[Key]) -> str:
    """The keys as the system writes them: "F9", "Ctrl+F"."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


def page_keys() -> list[tuple[str, str]]:
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


def picture_keys() -> list[tuple[str, str]]:
    """What keys do in a picture that is open, and which they are."""
    return [
        (KeysWords.tr("Picture before or next"), KeysWords.tr("Left, Right")),
        (KeysWords.tr("Larger or smaller"), "+, −"),
        (KeysWords.tr("The whole picture, or its own size"), "0"),
        (KeysWords.tr("Move a large picture"), KeysWords.tr("Up, Down, Shift+Left, Shift+Right")),
        (KeysWords.tr("Copy the picture"), shown_keys([QKeySequence.StandardKey.Copy])),
        (KeysWords.tr("Save the picture"), shown_keys([QKeySequence.StandardKey.Save])),
    ]


def note_keys() -> list[tuple[str, str]]:
    """What keys do in the list of notes, and which they are."""
    return [
        (KeysWords.tr("Go to the words"), KeysWords.tr("Enter")),
        (KeysWords.tr("Write the note"), "F2"),
        (KeysWords.tr("Take away"), KeysWords.tr("Del")),
        (KeysWords.tr("Keep what was written"), KeysWords.tr("Ctrl+Enter, Esc")),
    ]


def answer_keys() -> list[tuple[str, str]]:
    """What keys do in an answer, and which they are."""
    return [
        (KeysWords.tr("From one cited sentence to the next"), KeysWords.tr("Up, Down")),
        (KeysWords.tr("Go to the cited words"), KeysWords.tr("Enter")),
        (KeysWords.tr("Show the words in their surroundings"), KeysWords.tr("Space")),
        (KeysWords.tr("Copy with citation"), "C"),
        (KeysWords.tr("Footnotes only, or with the cited sentences"), "F"),
    ]


def search_keys() -> list[tuple[str, str]]:
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
