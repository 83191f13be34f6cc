"""What is marked in the open book, by name, and that it is exactly that which is marked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.ui.reader.documents import Document, FileDocument, PagesDocument, text_check
from foxreader.ui.reader.loading import Loading
from foxreader.ui.reader.page import Page

log = logging.getLogger(__name__)
Reports = list[dict[str, Any]]
"""Of each mark its characters, its box in the window and whether that can be seen."""
Then = Callable[[Reports], None]
DOWN = 0.3
"""How far down the window what was gone to is, 0 to 1; the page's script has the same. Chosen: what
comes before it is seen as well."""


class Marks(QObject):
    """The marks of one book: "evidence" and "search".

    ``document`` is the one that shows them, ``laid_pages`` those of a page format whose text lies
    over their pictures. ``say`` tells the reader that other words than were meant would be
    marked, so none are.
    """

    def __init__(self, page: Page, loading: Loading, say: Callable[[str], None]) -> None:
        super().__init__(loading)
        self._page, self._loading, self._say = page, loading, say
        self.document: Document | None = None
        self._spans: dict[str, tuple[Span, ...]] = {}
        self._loaded: dict[str, list[Span]] = {}
        self._unsent: set[str] = set()
        self.laid_pages: set[int] = set()
        self._wrong_pages: set[int] = set()
        # Soon: often a jump follows, which brings the marks along.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._send_unsent)

    def start(self) -> None:
        """Another book is shown: nothing is marked in it yet."""
        self._spans, self.laid_pages, self._wrong_pages = {}, set(), set()

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

    def put(self, name: str, spans: Sequence[Span]) -> None:
        """Mark ``spans`` in what is loaded from now on."""
        self._spans[name] = tuple(spans)

    def mark(
        self, name: str, spans: Sequence[Span], to: Span | None = None, then: Then | None = None
    ) -> None:
        """Mark ``spans`` in the document shown and go ``to`` a place in it.

        ``then`` is called with the reports of the marks in this document.
        """
        self.put(name, spans)
        if to is not None or then is not None:
            self._unsent.discard(name)
            self._loading.when_ready(lambda: self._send(name, to, then))
            return
        self._unsent.add(name)
        self._soon.start()

    def stop(self) -> None:
        """Send the page nothing any more: it is about to go."""
        self._soon.stop()

    def load(self, document: Document) -> dict[str, Any]:
        """``document`` is loaded; gives what our script is told of the marks in it at once."""
        self.document = document
        self._unsent.clear()
        if isinstance(document, PagesDocument):
            return {}
        self._loaded = {name: document.here(spans) for name, spans in self._spans.items()}
        return {f"fx-{name}": document.marks(spans) for name, spans in self._spans.items()}

    def is_loaded(self) -> None:
        """The document is there; pages of a page format have no marks yet."""
        if isinstance(self.document, PagesDocument):
            for name in self.names:
                self._send(name)

    def check_loaded(self, texts: dict[str, list[str]]) -> None:
        """Take away what a document was loaded with marked, if it has other characters."""
        if isinstance(self.document, FileDocument):
            for key, marked in texts.items():
                name = key.removeprefix("fx-")
                self._holds(name, self.document, self._loaded[name], marked)

    def _send_unsent(self) -> None:
        names, self._unsent = self._unsent, set()
        for name in names:
            self._loading.when_ready(partial(self._send, name))

    def _send(self, name: str, to: Span | None = None, then: Then | None = None) -> None:
        document, spans = self.document, self.of(name)
        if document is None:
            return
        target = document.target(to, DOWN) if to is not None else None
        if isinstance(document, PagesDocument):
            right = [span for span in spans if span.file not in self._wrong_pages]
            value = {"name": f"fx-{name}", "to": target, **document.marks(right)}
            self._page.call("mark", value, then)
            return
        here = document.here(spans)

        def marked(reports: Reports) -> None:
            right = self._holds(name, document, here, [report["text"] for report in reports])
            if right and then is not None:
                then(reports)

        value = {"name": f"fx-{name}", "to": target, **document.marks(spans)}
        self._page.call("mark", value, marked)

    def _holds(
        self, name: str, document: FileDocument, spans: Sequence[Span], texts: Sequence[str]
    ) -> bool:
        """Whether what was marked is what was meant; if not, the marks go again."""
        for span, text in zip(spans, texts, strict=True):
            if text != document.text_of(span):
                log.error("marked other characters than %s", span)
                self._page.call("mark", {"name": f"fx-{name}", "spans": []})
                self._say(self.tr(
                    "The passage could not be marked exactly, so it is not marked."
                ))  # fmt: skip
                return False
        return True

    # The text laid over the pictures of a page format

    def lay(self, book: Book, number: int) -> None:
        """Have the words of a page laid over its picture, and check them."""
        file = book.files[number]
        self.laid_pages.add(number)
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
            self._send(name)
        self._say(self.tr(
            "This page is shown differently than it was read: no marks in it."
        ))  # fmt: skip
