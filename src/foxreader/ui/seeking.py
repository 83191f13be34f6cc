"""Going to a place in any book: one a search found, or one an answer cites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.retrieval.shelf import ShelfHit
from foxreader.ui import messages
from foxreader.ui.desk import Desk
from foxreader.ui.moves import Moves


@dataclass(frozen=True, slots=True)
class Sought:
    """A place in a book; ``cited`` where an answer rests on it. ``path`` is where the book lay."""

    sha256: str
    path: Path
    title: str
    span: Span
    cited: bool = False


class Seeking(QObject):
    """Opens the book a place stands in, where it is not open, and then goes there.

    Signal: ``trouble(str)``. ``open_book`` is how the window opens one.
    """

    trouble = Signal(str)

    def __init__(self, desk: Desk, moves: Moves, open_book: Callable[[Path], None]) -> None:
        super().__init__(moves)
        self._desk, self._moves, self._open_book = desk, moves, open_book
        self._sought: Sought | None = None

    def forget(self) -> Sought | None:
        """Nothing is sought any more; gives what was."""
        sought, self._sought = self._sought, None
        return sought

    def again(self, sought: Sought | None) -> None:
        """The book of ``sought`` is being opened once more."""
        self._sought = sought

    def hit(self, hit: ShelfHit) -> None:
        """Show a passage that the search of all books has found, in its book."""
        self._seek(Sought(hit.sha256, hit.path, hit.title, hit.span))

    def citation(self, citation: Citation) -> None:
        """Show the words an answer cites, in their book."""
        opened = self._desk.opened
        if opened is not None and citation.book in ("", opened.book.sha256):
            self._moves.show_evidence(citation.span)
            return

        def found(sought: Sought | None) -> None:
            if sought is None:
                self.trouble.emit(messages.GONE)
            else:
                self._seek(sought)

        self._desk.find(lambda cancel: self._where(citation, cancel), found)

    def _where(self, citation: Citation, cancel: Cancel) -> Sought | None:
        """Where the book of a citation lay last; on a worker."""
        title, path = self._desk.program.shelf.names().get(citation.book, ("", ""))
        if not path:
            return None
        return Sought(citation.book, Path(path), title, citation.span, cited=True)

    def arrived(self, book: Book) -> None:
        """Go to the place a book was opened for."""
        sought = self.forget()
        if sought is None:
            return
        if sought.sha256 == book.sha256 and book.holds(sought.span):
            self._show(sought)
        else:
            self.trouble.emit(messages.moved_away(sought.title, sought.path))

    def _seek(self, sought: Sought) -> None:
        opened = self._desk.opened
        if opened is not None and opened.book.sha256 == sought.sha256:
            self._show(sought)
        elif sought.path.is_file():
            self._open_book(sought.path)
            self._sought = sought
        else:
            self.trouble.emit(messages.moved_away(sought.title, sought.path))

    def _show(self, sought: Sought) -> None:
        if sought.cited:
            self._moves.show_evidence(sought.span)
        else:
            self._moves.show_found([sought.span], sought.span)
