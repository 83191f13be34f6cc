"""Opens books, at a place too, and has the whole window show the one that is open."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, PasswordNeeded
from foxreader.core.events import Citation, Progress
from foxreader.core.notice import Notice
from foxreader.core.span import NO_BOOK, NO_PLACE, Link, Span
from foxreader.library.kept_per_book import first_view
from foxreader.library.shelf import Shelved
from foxreader.program.books import OpenBook
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.system.desktop import LISTS_BOOKS, offer_books
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.opening import Arrival, Beginning
from foxreader.ui.platform import dialogs, progress
from foxreader.ui.platform.translation import Context, error_words, notice_words
from foxreader.ui.search.panel import FoundInBook
from foxreader.ui.shelf.importing import book_filter
from foxreader.ui.window.navigator import Navigator, Visited
from foxreader.ui.window.parts import WindowParts

_OFFERED = 8
"""How many books the desktop is told of: Windows shows ten at most."""


class BookOpener(QObject):
    """Signals: ``asked`` a book is to be opened; ``coming`` one is about to be shown; ``shown`` all
    of the window is this book's; ``error`` a sentence for the reader; ``refused`` a book did not
    open; ``ended`` none is being opened any more; ``shelf_wanted`` there is no book to show.
    """

    asked = Signal()
    coming = Signal()
    ended = Signal()
    shelf_wanted = Signal()

    shown = Signal(Book)
    error = Signal(str)
    refused = Signal()

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._parts, self._controller = parts, parts.controller
        self.places = _PlaceOpener(parts.controller, parts.navigator, self.open)
        self.change = BookChange(parts)
        controller = parts.controller
        parts.reader.loaded.connect(parts.jobs.release)
        controller.begun.connect(self._begun)
        controller.arriving.connect(self._arrive)
        controller.loader.open_failed.connect(self._refused)
        controller.loader.loading.connect(self._show_loading)
        controller.loader.settled.connect(self._show_settled)
        controller.renewed.connect(self._renewed)
        parts.foot.opening.clicked.connect(self._cancel)
        parts.foot.warnings.clicked.connect(self._show_warnings)
        self.shown.connect(self.tell_desktop)

    def open(self, path: Path | None) -> None:
        """Open the book at ``path``, or the guide."""
        self.places.forget()
        self.asked.emit()
        self._controller.open(path)

    def show_target(self, target: Path | Link) -> None:
        """Show a book, or a place in one."""
        if isinstance(target, Link):
            self.places.follow(target)
        else:
            self.open(target)

    def resume(self) -> None:
        """Open the book that was read last; where there is none, show the shelf."""

        def found(recent: list[Shelved]) -> None:
            if recent:
                self.open(recent[0].path)
            else:
                self.shelf_wanted.emit()

        self._controller.find(lambda cancel: self._parts.program.profile.shelf.recent(1), found)

    def forget(self, book: Shelved, then: Callable[[], None], *, at_shelf: bool) -> None:
        """Delete all that is kept of a book; one that is open on screen makes room for the
        guide."""
        opened = self._controller.opened
        was_open = opened is not None and opened.book.sha256 == book.sha256
        self._parts.navigator.forget(book.sha256)
        self._controller.forget(book.sha256, then)
        if was_open and not at_shelf:
            self.open(None)  # nothing of the book stays on screen

    def tell_desktop(self) -> None:
        """Have the desktop offer the books that were read last, where it has a place for them."""
        if not LISTS_BOOKS:
            return
        name, shelf = self.tr("Last read"), self._parts.program.profile.shelf

        def tell(books: list[Shelved]) -> None:
            offer_books(name, [(book.title, book.path) for book in books])

        self._controller.find(lambda cancel: shelf.recent(_OFFERED), tell)

    def _begun(self, beginning: Beginning) -> None:
        """No book was open, and the first page of one is there; the rest is still being read."""
        book = beginning.book
        self.coming.emit()
        self._parts.appearance.show_book(book.sha256, {})  # it was never opened
        if not self._parts.reader.shows(book):  # as it is at the start of the program
            style = self._parts.appearance.page_style
            view = first_view(book)
            self._parts.reader.open(book, beginning.resources, beginning.place, style, view)
        self._parts.pages.start(book, beginning.resources)
        name(self._parts, book)
        self._parts.chat.composer.scope.ask_books(None)
        start_chat(self._parts, book)
        self._parts.foot.show_warnings(list(map(notice_words, book.warnings)))
        self._parts.side.begin()
        self._parts.chat.composer.set_waiting(True)
        self._parts.navigator.begin(book)

    def _arrive(self, arrival: Arrival) -> None:
        """A book is open: all of the window becomes that book's at once."""
        book = arrival.opened.book
        self.coming.emit()
        place = self.places.returns_to(book) or arrival.place
        if self.change.make(replace(arrival, place=place)):
            self.places.arrived(book)
            self.shown.emit(book)
            return
        self.places.forget()
        self.refused.emit()
        if self._controller.opened is None:
            self.shelf_wanted.emit()

    def _renewed(self, opened: OpenBook) -> None:
        """The book has more text than before: shown at the same place, and searched again."""
        parts, book = self._parts, opened.book
        words = parts.side.field.text()
        parts.reader.complete(book, opened.resources)
        parts.pages.start(book, opened.resources)
        parts.side.open(book)
        parts.side.field.setText(words)
        parts.chat.renew(book, parts.program.models.answerer)
        parts.foot.show_warnings(list(map(notice_words, book.warnings)))
        parts.navigator.renew(book, parts.reader.place)

    def _show_warnings(self) -> None:
        if self._controller.opened is not None:
            dialogs.show_warnings(self._parts, self._controller.opened.book)

    def _show_loading(self, state: Progress) -> None:
        self._parts.foot.show_opening(progress.opening_words(state))

    def _show_settled(self) -> None:
        self._parts.foot.show_opening("")

    def _cancel(self) -> None:
        """Stop opening a book; without one show the shelf."""
        self._controller.stop_opening()
        self.ended.emit()
        if self._controller.opened is None:
            self.shelf_wanted.emit()

    def _refused(self, path: Path | None, error: FoxError) -> None:
        password, wanted = "", self.places.forget()
        if path is not None and isinstance(error, PasswordNeeded):
            password = dialogs.ask_password(self._parts, path)
            if password:
                self.places.again(wanted)
                self._controller.open(path, password)
        else:
            self.error.emit(error_words(error))
            self.refused.emit()
        self.ended.emit()
        if not password and self._controller.opened is None:
            self.shelf_wanted.emit()


# The window shows another book, in steps; where one fails, the book before is back

log = logging.getLogger(__name__)
Step = Callable[[Arrival], None]


class BookChange(QObject):
    """``steps`` are done in their order, each for one part of the window.

    Signal: ``failed`` why a book that was opened is not shown.
    """

    failed = Signal(str)

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._parts, self._controller = parts, parts.controller
        self.steps: list[Step] = [
            self._controller.take,
            self._show_look,
            self._show_page,
            self._show_page_bars,
            self._name,
            self._show_side,
            self._ask_of_one,
            self._start_chat,
            self._show_turns,
            self._show_warnings,
            self._show_place,
        ]

    def make(self, arrival: Arrival) -> bool:
        """Show the book of ``arrival``; whether it is shown."""
        before, left = self._now(), self._parts.navigator.here
        sent = self._parts.chat_controller.turn
        try:
            for step in self.steps:
                step(arrival)
        except Exception:  # a border: whatever is wrong in one part, the window shows one book
            log.exception("a book could not be shown")
            self._undo(arrival, before)
            if before is not None and sent is not None:
                self._parts.chat.composer.write_again(sent.question)
            self.failed.emit(self.tr(
                "“{0}” cannot be shown, as Foxreader made a mistake; open it again, or restart "
                "Foxreader."
            ).format(arrival.opened.book.metadata.title[:60]))  # fmt: skip
            return False
        self._controller.settle(arrival, before)
        self._parts.navigator.came_from(left)
        return True

    def _now(self) -> Arrival | None:
        """What is shown, as it would be shown once more."""
        now, parts = self._controller.arrival, self._parts
        if now is None:
            return None
        return replace(now, view=parts.reader.display.view, look=parts.appearance.own)

    def _undo(self, arrival: Arrival, before: Arrival | None) -> None:
        """Show what was shown before, in each part that can show it."""
        if before is None:
            self._controller.drop(arrival)
            return
        for step in self.steps:
            try:
                step(before)
            except Exception:  # as above: one part that fails keeps no other from the book before
                log.exception("a part of the window does not show the book before")
        self._controller.settle(before, arrival)

    # The steps

    def _show_look(self, arrival: Arrival) -> None:
        self._parts.appearance.show_book(arrival.opened.book.sha256, arrival.look)

    def _show_page(self, arrival: Arrival) -> None:
        """The page comes first; once it is there the other work begins."""
        parts, opened = self._parts, arrival.opened
        if parts.reader.complete(opened.book, opened.resources):
            parts.reader.display.complete(arrival.view)
        else:
            parts.jobs.hold()
            style = parts.appearance.page_style
            parts.reader.open(opened.book, opened.resources, arrival.place, style, arrival.view)

    def _show_page_bars(self, arrival: Arrival) -> None:
        self._parts.pages.start(arrival.opened.book, arrival.opened.resources)

    def _name(self, arrival: Arrival) -> None:
        name(self._parts, arrival.opened.book)

    def _show_side(self, arrival: Arrival) -> None:
        self._parts.side.open(arrival.opened.book)

    def _ask_of_one(self, arrival: Arrival) -> None:
        self._parts.chat.composer.set_waiting(False)
        self._parts.chat.composer.scope.ask_books(None)

    def _start_chat(self, arrival: Arrival) -> None:
        start_chat(self._parts, arrival.opened.book)

    def _show_turns(self, arrival: Arrival) -> None:
        self._parts.chat_controller.restore(arrival.branch.turns)

    def _show_warnings(self, arrival: Arrival) -> None:
        self._parts.foot.show_warnings(list(map(notice_words, arrival.opened.book.warnings)))

    def _show_place(self, arrival: Arrival) -> None:
        self._parts.navigator.renew(arrival.opened.book, self._parts.reader.place)


def name(parts: WindowParts, book: Book) -> None:
    """Show the book's title; close dialogs about the book before."""
    dialogs.close_of_book(parts)
    parts.home.name_book(f"{book.metadata.title} — Foxreader")


def start_chat(parts: WindowParts, book: Book) -> None:
    """Show an empty chat."""
    parts.chat_controller.start(book)
    parts.chat.ask_confirmation("")


ChooseWords = Context("ChooseWords")


def choose_book(window: QWidget, state: QSettings) -> Path | None:
    """The file that the reader chooses; the folder is the one of the last time."""
    folder = str(state.value("folder", str(Path.home())))
    name, _ = QFileDialog.getOpenFileName(
        window,
        ChooseWords.tr("Open a book"),
        folder,
        book_filter(),
        options=QFileDialog.Option.HideNameFilterDetails,
    )
    if not name:
        return None
    state.setValue("folder", str(Path(name).parent))
    return Path(name)


# Going to a place in any book: one a search found, or one an answer cites


@dataclass(frozen=True, slots=True)
class _WantedPlace:
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


class _PlaceOpener(QObject):
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
        self._wanted: _WantedPlace | None = None
        self._looked_up = 0
        navigator.book_wanted.connect(self._return)

    def forget(self) -> _WantedPlace | None:
        """Nothing is wanted any more; gives what was."""
        self._looked_up += 1
        return self._taken()

    def _taken(self) -> _WantedPlace | None:
        wanted, self._wanted = self._wanted, None
        return wanted

    def again(self, wanted: _WantedPlace | None) -> None:
        """The book of ``wanted`` is being opened again."""
        self._wanted = wanted

    def hit(self, hit: ShelfHit) -> None:
        """Show a passage that the search of all books has found, in its book."""
        words = hit.word_spans
        self._seek(_WantedPlace(hit.sha256, hit.path, hit.title, hit.span, words=words))

    def citation(self, citation: Citation) -> None:
        """Show the words an answer cites, in their book."""
        opened = self._controller.opened
        if opened is not None and citation.book in ("", opened.book.sha256):
            self._navigator.show_evidence(citation.span)
            return

        def found(wanted: _WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(dialogs.gone())
            else:
                self._seek(wanted)

        self._find(citation.book, citation.span, found)

    def follow(self, link: Link) -> None:
        """Show the words a link names, in their book; where that cannot be, an open book stays."""

        def found(wanted: _WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(notice_words(Notice(NO_BOOK)))
            else:
                self._seek(wanted)
            if self._controller.opened is None and not self._controller.opening:
                self.shelf_wanted.emit()

        self._find(link.sha256, link.span, found)

    def place(self, sha256: str, span: Span) -> None:
        """Show a place of a book; where that cannot be, what is open stays."""

        def found(wanted: _WantedPlace | None) -> None:
            if wanted is None:
                self.error.emit(dialogs.gone())
            else:
                self._seek(replace(wanted, cited=False))

        self._find(sha256, span, found)

    def _return(self, to: Visited) -> None:
        """Show a place in another book that the reader has left."""
        self._seek(_WantedPlace(to.sha256, to.path, to.title, to.place, visited=True))

    def _find(self, sha256: str, span: Span, then: Callable[[_WantedPlace | None], None]) -> None:
        """Look up where a book was last, None for one that is not on the shelf.

        ``then`` is not called when the reader opens a book meanwhile.
        """
        self._looked_up += 1
        number = self._looked_up

        def where(cancel: Cancel) -> _WantedPlace | None:
            program = self._controller.program
            title, path = program.profile.shelf.names().get(sha256, ("", ""))
            place = Path(path) if path else program.books.guide_with(sha256)
            return _WantedPlace(sha256, place, title, span, cited=True) if place else None

        def found(wanted: _WantedPlace | None) -> None:
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
            self.error.emit(dialogs.moved_away(wanted.title, wanted.path))

    def _seek(self, wanted: _WantedPlace) -> None:
        opened = self._controller.opened
        if opened is not None and opened.book.sha256 == wanted.sha256:
            self._show(wanted, opened.book)
        elif wanted.path.is_file():
            self._open_book(wanted.path)
            self._wanted = wanted
        else:
            self.error.emit(dialogs.moved_away(wanted.title, wanted.path))

    def _show(self, wanted: _WantedPlace, book: Book) -> None:
        self.going.emit()
        if not book.holds(wanted.span):
            self.error.emit(notice_words(Notice(NO_PLACE)))
        elif wanted.visited:
            self._navigator.arrive(wanted.span)
        elif wanted.cited:
            self._navigator.show_evidence(wanted.span)
        else:
            words = tuple(wanted.words) or (wanted.span,)
            self._navigator.show_found(FoundInBook(words, words[0]))
