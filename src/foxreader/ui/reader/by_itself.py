"""The text goes on by itself, as fast as the reader reads, until a key or a press stops it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book, Resources
from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.progress import usual_pace
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.view import BookView

_STEP = 1.1
"""How much faster or slower one press of a key makes it. Chosen: seven double it."""
_LEAST, _MOST = 100.0, 20_000.0
"""Characters a minute that can be asked for. Chosen: nobody reads slower, or faster."""


class ByItself(QObject):
    """``measured`` gives how fast the reader was found to read, in characters a minute, None while
    that is not known. What is chosen while it goes on holds until the window is closed.

    Signal: ``said`` a sentence for the reader.
    """

    said = Signal(str)

    def __init__(
        self, reader: BookView, measured: Callable[[], float | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._reader, self._measured = reader, measured
        self._chosen = 1.0
        self._book: Book | None = None
        self.on = False
        reader.page.told.of("pace").connect(self._change_pace)
        reader.loaded.connect(self._go_on)
        reader.served.connect(self._serve)

    @property
    def pace(self) -> float:
        """Characters a minute now; 0 while it stands."""
        if not self.on or self._book is None:
            return 0.0
        usual = self._measured() or usual_pace(self._book)
        return min(_MOST, max(_LEAST, usual * self._chosen))

    def command(self) -> Command:
        """What begins it, and stops it."""
        return Command(
            "page.by_itself", self.tr("Scroll by itself"), ("Shift+F7",), self.toggle,
            enabled=lambda: self._reader.kind != "fixed",
        )  # fmt: skip

    def toggle(self) -> None:
        """Let the text go on, or stop it."""
        if self.stop() or self._reader.kind == "fixed":
            return
        self.on = True
        self._tell()
        self._reader.setFocus()
        self.said.emit(self.tr(
            "The text goes on by itself. The arrows up and down change how fast, another key or a "
            "press stops it."
        ))  # fmt: skip

    def stop(self) -> bool:
        """Stop; whether it was on."""
        was_on, self.on = self.on, False
        if was_on:
            self._tell()
        return was_on

    def _change_pace(self, value: Told) -> None:
        if not self.on:
            return
        if by := int(value["by"]):
            self._chosen *= _STEP ** (1 if by > 0 else -1)
            self._tell()
        else:
            self.stop()

    def _serve(self, book: Book, _: Resources) -> None:
        """Another book does not begin so."""
        if self._book is not None and book.sha256 != self._book.sha256:
            self.on = False
        self._book = book

    def _go_on(self) -> None:
        """The next chapter is there."""
        if self.on:
            self._tell()

    def _tell(self) -> None:
        self._reader.call("pace", {"pace": self.pace})
