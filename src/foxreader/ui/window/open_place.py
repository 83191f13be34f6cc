"""Going to a place in any book: one a search found, or one an answer cites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation
from foxreader.core.link import NO_BOOK, NO_PLACE, Link
from foxreader.core.span import Span
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.book.book_controller import Desk
from foxreader.ui.window import messages
from foxreader.ui.window.navigator import Moves


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

    def __init__(self, desk: Desk, moves: Moves, open_book: Callable[[Path | None], None]) -> None:
        super().__init__(moves)
        self._desk, self._moves, self._open_book = desk, moves, open_book
        self._sought: Sought | None = None
        self._looked_up = 0
        self._left: Path | None = None

    def forget(self) -> Sought | None:
        """Nothing is sought any more; gives what was."""
        self._looked_up += 1
        return self._taken()

    def _taken(self) -> Sought | None:
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

        self._find(citation.book, citation.span, found)

    def follow(self, link: Link) -> None:
        """Show the words a link names, in their book; where that cannot be, an open book stays."""

        def found(sought: Sought | None) -> None:
            if sought is None:
                self.trouble.emit(NO_BOOK)
            else:
                self._seek(sought)
            if self._desk.opened is None and not self._desk.opening:
                self._open_book(None)  # better than an empty window

        self._find(link.sha256, link.span, found)

    def _find(self, sha256: str, span: Span, then: Callable[[Sought | None], None]) -> None:
        """Look up where a book lay last, None for one that is not on the shelf.

        ``then`` does not hear of it when the reader opens a book meanwhile.
        """
        self._looked_up += 1
        number = self._looked_up

        def where(cancel: Cancel) -> Sought | None:
            title, path = self._desk.program.profile.shelf.names().get(sha256, ("", ""))
            return Sought(sha256, Path(path), title, span, cited=True) if path else None

        def found(sought: Sought | None) -> None:
            if self._looked_up == number:
                then(sought)

        self._desk.find(where, found)

    def arrived(self, book: Book) -> None:
        """Go to the place a book was opened for."""
        sought, left = self._taken(), self._left
        if sought is None:
            return
        if left is not None:
            self._moves.came_from(partial(self._open_book, left))
        if sought.sha256 == book.sha256:
            self._show(sought, book)
        else:
            self.trouble.emit(messages.moved_away(sought.title, sought.path))

    def _seek(self, sought: Sought) -> None:
        opened = self._desk.opened
        if opened is not None and opened.book.sha256 == sought.sha256:
            self._show(sought, opened.book)
        elif sought.path.is_file():
            self._left = opened.path if opened is not None else None
            self._open_book(sought.path)
            self._sought = sought
        else:
            self.trouble.emit(messages.moved_away(sought.title, sought.path))

    def _show(self, sought: Sought, book: Book) -> None:
        if not book.holds(sought.span):
            self.trouble.emit(NO_PLACE)
        elif sought.cited:
            self._moves.show_evidence(sought.span)
        else:
            self._moves.show_found([sought.span], sought.span)
