"""What is marked in the open book, by name, and that it is exactly that which is marked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal

from foxreader.core.annotation import COLORS
from foxreader.core.book import Book
from foxreader.core.span import Span, fingerprint
from foxreader.ui.reader.documents import Document, FileDocument, PagesDocument, text_check
from foxreader.ui.reader.page import Loading, Page

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
        words = [
            [word, *(round(side, 2) for side in rect or ())]  # a hundredth of a point is not seen
            for word, rect in file.page.words(file.text)
        ]
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


# Highlights and bookmarks in the document shown, and where a passage is on screen

NOTED = "noted"
"""What the highlights that have a note are called, beside their colours."""
BOOKMARK = "bookmark"
_Spans = Mapping[str, Sequence[Span]]
"""Spans in order of place, by the name of their colour, or under ``BOOKMARK``."""


@dataclass(frozen=True, slots=True)
class OnScreen:
    """Where a passage is in the view: the box round its words, their first line, and the left and
    right side of the column of text they are in, in pixels.
    """

    box: QRect
    first: QRect
    column: tuple[int, int]
    visible: bool = True

    def translated(self, by: QPoint) -> OnScreen:
        """The same in a view that has this one ``by`` its corner."""
        left, right = self.column
        return OnScreen(
            self.box.translated(by), self.first.translated(by), (left + by.x(), right + by.x()),
            self.visible,
        )  # fmt: skip

    @classmethod
    def told(cls, value: Mapping[str, Any]) -> OnScreen:
        """What the page tells of a passage."""
        box, first = (_rect(value[name]) for name in ("box", "first"))
        left, right = (round(side) for side in value["column"])
        return cls(box, first, (left, right), bool(value["visible"]))


def _rect(sides: Sequence[float]) -> QRect:
    left, top, right, bottom = (round(side) for side in sides)
    return QRect(left, top, right - left, bottom - top)


class Highlights(QObject):
    """What the reader has highlighted and bookmarked in one book, by the file it is in.

    Signals: ``pressed`` a highlight was, ``pressed_beside`` the page beside all of them;
    ``bookmarks_shown`` the bookmarks ``seen`` on screen are others.
    """

    pressed = Signal(Span, OnScreen)
    pressed_beside = Signal()
    bookmarks_shown = Signal()

    def __init__(self, page: Page, loading: Loading, marks: Marks) -> None:
        super().__init__(loading)
        self._page, self._loading, self._marks = page, loading, marks
        self._document: Document | None = None
        self._files: dict[int, dict[str, list[Span]]] = {}
        self._seen: tuple[Span, ...] = ()
        self._beside: Highlights | None = None
        self._sent: dict[int, dict[str, tuple[Span, ...]]] = {}
        page.message.connect(self._heard)

    def join(self, beside: Highlights | None, corner: Callable[[], QPoint] | None = None) -> None:
        """Another view shows the page ``beside`` this one, from ``corner`` on: it highlights the
        same, and what happens in it is told here. None: there is no such view any more.
        """
        self._beside = beside
        if beside is None or corner is None:
            return
        self._corner = corner
        beside._files = self._files
        beside.pressed.connect(self._pressed_in_the_other)
        beside.pressed_beside.connect(self._was_pressed_beside)
        beside.bookmarks_shown.connect(self._tell_bookmarks)

    def start(self) -> None:
        """Another book is shown: nothing is highlighted in it yet."""
        self._files = {}

    def show(self, spans: _Spans) -> None:
        """Highlight exactly these from now on."""
        files: dict[int, dict[str, list[Span]]] = {}
        for name, listed in spans.items():
            for span in listed:
                files.setdefault(span.file, {}).setdefault(name, []).append(span)
        if files == self._files:
            return  # a note has changed, and nothing that the page shows
        self._files = files
        self._loading.when_ready(self._send)
        if self._beside is not None:
            self._beside.show(spans)

    def load(self, document: Document) -> dict[str, Any]:
        """``document`` is loaded; gives what our script is told at once."""
        self._document = document
        self._sent.clear()
        self._seen = ()
        self._tell_bookmarks()
        return {"notes": self._value(document)} if isinstance(document, FileDocument) else {}

    def is_loaded(self) -> None:
        """The document is there; one of pages has no highlights yet."""
        if isinstance(self._document, PagesDocument):
            self._send()

    def lay(self, number: int) -> None:
        """The text of a page is laid over its picture: its highlights follow."""
        self._sent.pop(number, None)
        if isinstance(self._document, PagesDocument) and self._files.get(number):
            self._page.call("note", {"pages": self._pages(self._document, (number,))})

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        # What a document still says while the next one loads is not of this one.
        if value.get("load") != self._loading.number:
            return
        if kind == "bookmarks":
            here = self._of_document(BOOKMARK)
            self._seen = tuple(here[n] for n in value["shown"] if n < len(here))
            self._tell_bookmarks()
        elif kind == "highlight":
            self._was_pressed(value)

    @property
    def seen(self) -> tuple[Span, ...]:
        """The bookmarks that are on screen."""
        return self._seen + (self._beside.seen if self._beside is not None else ())

    def _tell_bookmarks(self) -> None:
        self.bookmarks_shown.emit()

    def _pressed_in_the_other(self, span: Span, where: OnScreen) -> None:
        self.pressed.emit(span, where.translated(self._corner()))

    def _was_pressed_beside(self) -> None:
        self.pressed_beside.emit()

    def _was_pressed(self, told: Mapping[str, Any]) -> None:
        document = self._document
        if "start" not in told:
            self.pressed_beside.emit()
            return
        if isinstance(document, PagesDocument):
            span: Span | None = Span(int(told["page"]), int(told["start"]), int(told["end"]))
        else:
            span = document.selection(told) if document is not None else None
        if span is None:
            return
        meant = span

        def found(where: OnScreen | None) -> None:
            if where is not None:
                self.pressed.emit(meant, where)

        self.where_is(meant, found)

    def where_is(self, span: Span, then: Callable[[OnScreen | None], None]) -> None:
        """Tell ``then`` where the words of ``span`` are on screen; None where they are not in the
        document shown.
        """
        document, load = self._document, self._loading.number
        here = isinstance(document, PagesDocument) or (document and document.number == span.file)
        if not here and self._beside is not None:
            corner = self._corner()
            self._beside.where_is(
                span, lambda where: then(where.translated(corner) if where is not None else None)
            )
            return
        if document is None or not here or not self._loading.ready:
            then(None)
            return

        def told(value: Mapping[str, Any] | None) -> None:
            if load == self._loading.number:
                then(OnScreen.told(value) if value else None)

        self._page.call("whereIs", document.where(span), told)

    def _of_document(self, name: str) -> list[Span]:
        if isinstance(self._document, FileDocument):
            return self._files.get(self._document.number, {}).get(name, [])
        return [span for file in sorted(self._files) for span in self._files[file].get(name, [])]

    # What the page is given

    def _send(self) -> None:
        document = self._document
        if isinstance(document, FileDocument):
            self._page.call("note", self._value(document), self._check)
        elif document is not None:
            names = (*COLORS, BOOKMARK)
            ticks = {name: list(map(document.tick, self._of_document(name))) for name in names}
            pages = self._pages(document, sorted(self._marks.laid_pages))
            self._page.call("note", {"ticks": ticks, "pages": pages})

    def _check(self, right: bool) -> None:
        if not right:
            log.error("other characters than the reader's would be highlighted, so none are")

    def _value(self, document: FileDocument) -> dict[str, Any]:
        here = self._files.get(document.number, {})
        meant = "".join(document.text_of(span) for name in COLORS for span in here.get(name, ()))
        spans = {name: list(map(document.pair, listed)) for name, listed in here.items()}
        value = {"spans": spans, "crc": fingerprint(meant)}
        if document.kind == "fixed":  # its map is of the book, and each page is a file
            value["elsewhere"] = {
                name: [
                    n for n, each in self._files.items() if n != document.number and name in each
                ]
                for name in (*COLORS, BOOKMARK)
            }
        return value

    def _pages(self, document: PagesDocument, pages: Iterable[int]) -> dict[str, Any]:
        """The highlights of those of the pages where they are others than the page was sent."""
        value: dict[str, Any] = {}
        for number in pages:
            here: dict[str, tuple[Span, ...]] = {
                n: tuple(s) for n, s in self._files.get(number, {}).items() if n in COLORS
            }
            if here != self._sent.get(number, {}):
                self._sent[number] = here
                value[str(number)] = {
                    name: [{"start": s.start, "end": s.end, **document.where(s)} for s in spans]
                    for name, spans in here.items()
                }
        return value
