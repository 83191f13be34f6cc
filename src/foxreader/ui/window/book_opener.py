"""Opens books, and has the whole window show the one that is open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.errors import FoxError, PasswordNeeded
from foxreader.core.events import Progress
from foxreader.core.link import Link
from foxreader.library.kept_per_book import FIRST_VIEW
from foxreader.library.shelf import Shelved
from foxreader.program.books import OpenBook
from foxreader.ui.book.opening import Arrival, Beginning
from foxreader.ui.platform import progress
from foxreader.ui.platform.translation import error_words
from foxreader.ui.window import messages
from foxreader.ui.window.book_change import BookChange, name, start_chat
from foxreader.ui.window.open_place import PlaceOpener
from foxreader.ui.window.parts import WindowParts


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
        self.places = PlaceOpener(parts.controller, parts.navigator, self.open)
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

    def _begun(self, beginning: Beginning) -> None:
        """No book was open, and the first page of one is there; the rest is still being read."""
        book = beginning.book
        self.coming.emit()
        self._parts.appearance.show_book(book.sha256, {})  # it was never opened
        if not self._parts.reader.shows(book):  # as it is at the start of the program
            style = self._parts.appearance.page_style
            self._parts.reader.open(book, beginning.resources, beginning.place, style, FIRST_VIEW)
        self._parts.pages.start(book, beginning.resources)
        name(self._parts, book)
        self._parts.chat.composer.scope.ask_books(None)
        start_chat(self._parts, book)
        self._parts.foot.show_warnings(len(book.warnings))
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
        parts.foot.show_warnings(len(book.warnings))
        parts.navigator.renew(book, parts.reader.place)

    def _show_warnings(self) -> None:
        if self._controller.opened is not None:
            messages.show_warnings(self._parts, self._controller.opened.book)

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
            password = messages.ask_password(self._parts, path)
            if password:
                self.places.again(wanted)
                self._controller.open(path, password)
        else:
            self.error.emit(error_words(error))
            self.refused.emit()
        self.ended.emit()
        if not password and self._controller.opened is None:
            self.shelf_wanted.emit()
