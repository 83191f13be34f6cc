"""Going to a place in any book: one a search found, or one an answer cites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation
from foxreader.core.link import NO_BOOK, NO_PLACE, Link
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.translation import notice_words
from foxreader.ui.search.panel import Found
from foxreader.ui.window import messages
from foxreader.ui.window.history import Visited
from foxreader.ui.window.navigator import Navigator


@dataclass(frozen=True, slots=True)
class WantedPlace:
    """A place in a book; ``cited`` where an answer cites it, ``visited`` where the reader was,
    ``words`` are what a search has found there. ``path`` is the book's last path.
    """

    sha256: str
    path: Path
    title: str
    span: Span
    cited: bool = False
    visited: bool = False
    words: tuple[Span, ...] = ()


class PlaceOpener(QObject):
    """Opens the book of a place, where it is not open, and then goes there.

    Signals: ``error``; ``going`` a place of the open book is shown; ``shelf_wanted`` there is no
    book to show. ``open_book`` is how the window opens one.
    """

    error = Signal(str)
    going = Signal()
    shelf_wanted = Signal()

    def __init__(
        self,
        controller: BookController,
        navigator: Navigator,
        open_book: Callable[[Path | None], None],
    ) -> None:
        super().__init__(navigator)
        self._controller, self._navigator, self._open_book = controller, navigator, open_book
        self._wanted: WantedPlace | None = None
        self._looked_up = 0
        navigator.book_wanted.connect(self._return)

    def forget(self) -> WantedPlace | None:
        """Nothing is wanted any more; gives what was."""
        self._looked_up += 1
        return self._taken()

    def _taken(self) -> WantedPlace | None:
        wanted, self._wanted = self._wanted, None
        return wanted

    def again(self, wanted: WantedPlace | None) -> None:
        """The book of ``wanted`` is being opened again."""
        self._wanted = wanted

    def hit(self, hit: ShelfHit) -> None:
        """Show a passage that the search of all books has found, in its book."""
        words = hit.word_spans
        self._seek(WantedPlace(hit.sha256, hit.path, hit.title, hit.span, words=words))

    def citation(self, citation: Citation) -> None:
        """Show the words an answer cites, in their book."""
        opened = self._controller.opened
        if opened is not None and citation.book in ("", opened.book.sha256):
            self._navigator.show_evidence(citation.span)
            return

        def found(wanted: WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(messages.gone())
            else:
                self._seek(wanted)

        self._find(citation.book, citation.span, found)

    def follow(self, link: Link) -> None:
        """Show the words a link names, in their book; where that cannot be, an open book stays."""

        def found(wanted: WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(notice_words(Notice(NO_BOOK)))
            else:
                self._seek(wanted)
            if self._controller.opened is None and not self._controller.opening:
                self.shelf_wanted.emit()

        self._find(link.sha256, link.span, found)

    def place(self, sha256: str, span: Span) -> None:
        """Show a place of a book; where that cannot be, what is open stays."""

        def found(wanted: WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(messages.gone())
            else:
                self._seek(replace(wanted, cited=False))

        self._find(sha256, span, found)

    def _return(self, to: Visited) -> None:
        """Show a place in another book that the reader has left."""
        self._seek(WantedPlace(to.sha256, to.path, to.title, to.place, visited=True))

    def _find(self, sha256: str, span: Span, then: Callable[[WantedPlace | None], None]) -> None:
        """Look up where a book was last, None for one that is not on the shelf.

        ``then`` is not called when the reader opens a book meanwhile.
        """
        self._looked_up += 1
        number = self._looked_up

        def where(cancel: Cancel) -> WantedPlace | None:
            program = self._controller.program
            title, path = program.profile.shelf.names().get(sha256, ("", ""))
            place = Path(path) if path else program.books.guide_with(sha256)
            return WantedPlace(sha256, place, title, span, cited=True) if place else None

        def found(wanted: WantedPlace | None) -> None:
            if self._looked_up == number:
                then(wanted)

        self._controller.find(where, found)

    def returns_to(self, book: Book) -> Span | None:
        """The place that the reader goes back to in a book that has just been opened, if it is
        opened for that: it is shown there at once."""
        wanted = self._wanted
        if wanted is None or not wanted.visited or wanted.sha256 != book.sha256:
            return None
        return wanted.span if book.holds(wanted.span) else None

    def arrived(self, book: Book) -> None:
        """Go to the place a book was opened for."""
        wanted = self._taken()
        if wanted is None:
            return
        if wanted.sha256 == book.sha256:
            self._show(wanted, book)
        else:
            self.error.emit(messages.moved_away(wanted.title, wanted.path))

    def _seek(self, wanted: WantedPlace) -> None:
        opened = self._controller.opened
        if opened is not None and opened.book.sha256 == wanted.sha256:
            self._show(wanted, opened.book)
        elif wanted.path.is_file():
            self._open_book(wanted.path)
            self._wanted = wanted
        else:
            self.error.emit(messages.moved_away(wanted.title, wanted.path))

    def _show(self, wanted: WantedPlace, book: Book) -> None:
        self.going.emit()
        if not book.holds(wanted.span):
            self.error.emit(notice_words(Notice(NO_PLACE)))
        elif wanted.visited:
            self._navigator.arrive(wanted.span)
        elif wanted.cited:
            self._navigator.show_evidence(wanted.span)
        else:
            words = tuple(wanted.words) or (wanted.span,)
            self._navigator.show_found(Found(words, words[0]))
