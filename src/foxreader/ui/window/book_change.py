"""Has all of the window show another book, in steps; where one fails, the book before is back."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.ui.book.opening import Arrival
from foxreader.ui.window import messages
from foxreader.ui.window.parts import WindowParts

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
        if not parts.reader.complete(opened.book, opened.resources):
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
        self._parts.foot.show_warnings(len(arrival.opened.book.warnings))

    def _show_place(self, arrival: Arrival) -> None:
        self._parts.navigator.renew(arrival.opened.book, self._parts.reader.place)


def name(parts: WindowParts, book: Book) -> None:
    """Show the book's title; close dialogs about the book before."""
    messages.close_of_book(parts)
    parts.setWindowTitle(f"{book.metadata.title} — Foxreader")


def start_chat(parts: WindowParts, book: Book) -> None:
    """Show an empty chat."""
    parts.chat_controller.start(book)
    parts.chat.ask_confirmation("")
