"""What is marked in the open book, by name, and that it is exactly that which is marked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.ui.reader.documents import Document, FileDocument, PagesDocument, text_check
from foxreader.ui.reader.page import Page

log = logging.getLogger(__name__)
Reports = list[dict[str, Any]]
"""Of each mark its characters, its box in the window and whether that can be seen."""


class Marks(QObject):
    """The marks of one book: "evidence" and "search".

    Signal: ``mismatch(str)`` other words than were meant would be marked, so none are.
    """

    mismatch = Signal(str)

    def __init__(self, page: Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._spans: dict[str, tuple[Span, ...]] = {}
        self._loaded: dict[str, list[Span]] = {}
        self._wrong_pages: set[int] = set()

    def start(self) -> None:
        """Another book is shown: nothing is marked in it yet."""
        self._spans, self._wrong_pages = {}, set()

    def put(self, name: str, spans: Sequence[Span]) -> None:
        """Mark ``spans`` from now on; the page is not told yet."""
        self._spans[name] = tuple(spans)

    def of(self, name: str) -> tuple[Span, ...]:
        """What is marked under a name."""
        return self._spans.get(name, ())

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which something is or was marked."""
        return tuple(self._spans)

    def at(self, place: Span) -> Span | None:
        """The marked passage that holds the character at ``place``."""
        character = Span(place.file, place.start, place.start + 1)
        spans = (span for marked in self._spans.values() for span in marked)
        return next((span for span in spans if span.overlaps(character)), None)

    def beyond(self, name: str, file: int, by: int) -> Span | None:
        """The nearest mark in a file after ``file`` (``by`` 1) or before it (-1)."""
        found = [span for span in self.of(name) if (span.file - file) * by > 0]
        return (min if by > 0 else max)(found, default=None)

    # What the page is given

    def initial(self, document: FileDocument) -> dict[str, Any]:
        """All marks, for a document that is loaded with them."""
        self._loaded = {name: document.here(spans) for name, spans in self._spans.items()}
        return {f"fx-{name}": document.marks(spans) for name, spans in self._spans.items()}

    def check_initial(self, document: FileDocument, texts: dict[str, list[str]]) -> None:
        """Take away what a document was loaded with marked, if it has other characters."""
        for key, marked in texts.items():
            name = key.removeprefix("fx-")
            self._holds(name, document, self._loaded[name], marked)

    def send(
        self,
        name: str,
        document: Document,
        to: dict[str, Any] | None = None,
        then: Callable[[Reports], None] | None = None,
    ) -> None:
        """Have the page mark what is marked under ``name`` and, with a target, go ``to`` it.

        ``then`` is called with the reports of the marks in the document shown.
        """
        spans = self.of(name)
        if isinstance(document, PagesDocument):
            right = [span for span in spans if span.file not in self._wrong_pages]
            value = {"name": f"fx-{name}", "to": to, **document.marks(right)}
            self._page.call("mark", value, then)
            return
        here = document.here(spans)
        value = {"name": f"fx-{name}", "to": to, **document.marks(spans)}

        def marked(reports: Reports) -> None:
            right = self._holds(name, document, here, [report["text"] for report in reports])
            if right and then is not None:
                then(reports)

        self._page.call("mark", value, marked)

    def _holds(
        self, name: str, document: FileDocument, spans: Sequence[Span], texts: Sequence[str]
    ) -> bool:
        """Whether what was marked is what was meant; if not, the marks go again."""
        for span, text in zip(spans, texts, strict=True):
            if text != document.text_of(span):
                log.error("marked other characters than %s", span)
                self._page.call("mark", {"name": f"fx-{name}", "spans": []})
                self.mismatch.emit(self.tr(
                    "The passage could not be marked exactly, so it is not marked."
                ))  # fmt: skip
                return False
        return True

    # The text laid over the pictures of a page format

    def lay(self, book: Book, number: int) -> None:
        """Have the words of a page laid over its picture, and check them."""
        file = book.files[number]
        if file.page is None:
            return
        words = [[word, *(rect or ())] for word, rect in file.page.words(file.text)]
        self._page.call("lay", {"page": number, "words": words}, partial(self._laid, book, number))

    def _laid(self, book: Book, number: int, report: dict[str, Any]) -> None:
        if report == text_check(book.files[number].text):
            return
        log.error("page %d: the view's text is not the index's", number)
        self._wrong_pages.add(number)
        for name in self.names:
            self.send(name, PagesDocument(book))
        self.mismatch.emit(self.tr(
            "This page is shown differently than it was read: no marks in it."
        ))  # fmt: skip
