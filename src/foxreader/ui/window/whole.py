"""The parts of the main window, with those that work with the others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from foxreader.ui.window.parts import WindowParts

if TYPE_CHECKING:  # most of the program: the first page waits for little of it
    from PySide6.QtWidgets import QWidget

    from foxreader.ui.platform.accessibility import KeysAtPage
    from foxreader.ui.shelf.page import ShelfPage
    from foxreader.ui.window.book_opener import BookOpener
    from foxreader.ui.window.commands import WindowCommands
    from foxreader.ui.window.notes_and_chat import NoteKeeping


class WholeWindow(WindowParts):
    """A window with all that is made for it after its first page, by ``making``."""

    opener: BookOpener
    shelf: ShelfPage
    keys: KeysAtPage
    regions: dict[str, QWidget]
    commands: WindowCommands
    keeping: NoteKeeping

    def open(self, path: Path | None) -> None:
        """Open the book at ``path``, or the guide."""
        self.opener.open(path)

    def use_keys(self) -> None:
        """Have the commands the keys that the reader has chosen."""
        self.commands.all.use_keys(dict(self.program.profile.settings.keys), self)
        self.top.show_keys(self.commands.all)
