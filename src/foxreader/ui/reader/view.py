"""The book view: any open book, any place in it, marks on exact characters, the selection back.

All places are Spans; what JavaScript counts never leaves this package.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import (
    QWebEngineContextMenuRequest,
    QWebEngineLoadingInfo,
    QWebEnginePage,
)
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foxreader.core.book import Book, Resources
from foxreader.core.span import Span
from foxreader.core.utf16 import Utf16Map, fingerprint, utf16_length
from foxreader.ui.book.cover import Cover, cover_colour
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.page import WEB, Page
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.scheme import Web
from foxreader.ui.reader.served import PAGES, ServedBook

log = logging.getLogger(__name__)
_PARTS = ("offsets", "highlight", "axis", "sight", "wide", "plain", "map")
_VIEWS = ("flow", "fixed", "pages")
SCRIPTS = tuple(f"{name}.js" for name in (*_PARTS, *_VIEWS, "bridge", "reader"))
SHEETS = ("flowing.css", "fixed.css", "pages.css")
MOST_MARKS = 2000
"""Marks that a file shows; of more search hits the first. Chosen: more are of no use, and slow."""
Reports = list[dict[str, Any]]
_PATIENCE = 4_000
"""Milliseconds until a page that ended has to be back; longer each time."""
_LOST = 20_000
"""Milliseconds until a load without an answer is repeated. A chapter takes a
tenth of a second; one load of thousands into a renderer just started was lost on a busy machine."""


@dataclass(frozen=True, slots=True)
class ContextClick:
    """A right click, or the menu key: where on the screen, and what is there.

    ``link`` is empty where there is none; ``mark`` is the marked passage under the pointer.
    """

    at: QPoint
    link: QUrl
    picture: bool
    mark: Span | None


class BookView(QWidget):
    """Shows one book.

    Signals: ``place_changed(Span)`` the first character on screen; ``selection_changed(Span or
    None, QRect)``; ``jumped(Span)`` a link inside the book was followed from there;
    ``external_link(QUrl)``; ``zoomed(int)``; ``context_menu_wanted(ContextClick)``;
    ``mismatch(str)`` the view shows another text than was indexed, so nothing is marked in it, or
    it can show nothing.
    """

    place_changed = Signal(object)
    selection_changed = Signal(object, QRect)
    jumped = Signal(object)
    external_link = Signal(QUrl)
    zoomed = Signal(int)
    context_menu_wanted = Signal(object)
    mismatch = Signal(str)

    def __init__(
        self, web: Web, jobs: Jobs, style: PageStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._web, self._jobs, self._style = web, jobs, style
        self._book: Book | None = None
        self._place = Span(0, 0, 0)
        self._loads = 0
        self._ready = self._failed = False
        self._waiting: list[Callable[[], None]] = []
        self._marks: dict[str, tuple[Span, ...]] = {}
        self._wrong: set[int] = set()
        self._laid_pages: set[int] = set()
        self._map = Utf16Map("")
        common = (WEB / "reader.css").read_text("utf-8")
        self._css = {name: common + (WEB / name).read_text("utf-8") for name in SHEETS}
        self._view = QWebEngineView(self)
        self._view.setAcceptDrops(False)
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._view.customContextMenuRequested.connect(self._clicked_for_menu)
        self.page = Page(web.profile, SCRIPTS, self._view)
        self._view.setPage(self.page)
        self.page.message.connect(self._heard)
        # Later: to load a page while Chromium asks about another ends the program.
        self.page.link.connect(self._link, Qt.ConnectionType.QueuedConnection)
        # Later as well: a load asked for while Chromium tells of the end can be lost.
        self.page.renderProcessTerminated.connect(self._crashed, Qt.ConnectionType.QueuedConnection)
        self.page.loadingChanged.connect(self._loading, Qt.ConnectionType.QueuedConnection)
        self.page.paint_behind(style.theme.page)
        self._crashes: list[int] = []
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._load_again)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)
        self.setFocusProxy(self._view)
        self._cover = Cover(self)

    # What the window asks for

    @property
    def place(self) -> Span:
        """Where the reader is: the first character on screen, of no width."""
        return self._place

    @property
    def ready(self) -> bool:
        """Whether the document on screen is the one last asked for, and checked."""
        return self._ready

    @property
    def zooms(self) -> bool:
        """Whether what is shown is a page, which is zoomed; text has its size set instead."""
        return self._paged or self._fixed

    def open(
        self, book: Book, resources: Resources, place: Span, style: PageStyle | None = None
    ) -> None:
        """Show ``book`` at ``place``; until it is on screen the colour of its cover."""
        if self._book is not None:
            self._web.handler.forget(self._book.key)
        self._book, self._style = book, style or self._style
        self._put_cover()
        self._shelf = ServedBook(book, resources, self._jobs)
        self._marks, self._wrong, self._laid_pages = {}, set(), set()
        self._crashes.clear()
        self._web.handler.serve(book.key, self._shelf.serve)
        self._load(place)

    def complete(self, book: Book, resources: Resources) -> bool:
        """The book whose beginning is shown is there, or the book shown is opened once more: the
        page stays, or False if it cannot.
        """
        began, place = self._book, self._place
        if began is None or began.key != book.key or began.paged != book.paged or self._failed:
            return False
        same = began.files[place.file] if place.file < len(began.files) else None
        if same is None or (not book.paged and same.markup != book.files[place.file].markup):
            return False
        self._book = book
        self._shelf = ServedBook(book, resources, self._jobs)
        self._web.handler.serve(book.key, self._shelf.serve)
        for number, file in enumerate(began.files if book.paged else ()):
            if number in self._laid_pages and file.text != book.files[number].text:
                self._when_ready(partial(self._lay, number))
        return True

    def go(self, place: Span, fraction: float = 0.0) -> None:
        """Bring the start of ``place`` on screen, ``fraction`` of the window from the top."""
        book = self._need_book()
        if not book.paged and (place.file != self._place.file or not self._ready):
            self._load(place, fraction)
        else:
            self._when_ready(lambda: self.page.call("go", self._target(place, fraction)))

    def turn(self, by: int) -> None:
        """One screen on (1) or back (-1)."""
        self._when_ready(lambda: self.page.call("turn", {"by": by}))

    def mark(
        self,
        name: str,
        spans: Sequence[Span],
        *,
        jump: bool = False,
        then: Callable[[Reports], None] | None = None,
    ) -> None:
        """Mark exactly ``spans`` as "evidence" or "search"; with ``jump`` go to the first.

        ``then`` is called with the characters and the place of each mark of the file shown.
        """
        self._marks[name] = tuple(spans)
        if jump and spans and not self._need_book().paged and spans[0].file != self._place.file:
            self._load(spans[0], 0.3)
        self._when_ready(lambda: self._send_marks(name, jump, then))

    def marked(self, name: str) -> tuple[Span, ...]:
        """What is marked as "evidence" or "search"."""
        return self._marks.get(name, ())

    def remove_marks(self) -> None:
        """Take all marks away."""
        for name in self._marks:
            self.mark(name, [])

    def clear_selection(self) -> None:
        """Select nothing."""
        self._when_ready(lambda: self.page.call("deselect"))

    def follow(self, url: QUrl) -> None:
        """Follow a link of the book, as a press on it does."""
        self._link(url)

    def copy_picture(self) -> None:
        """Copy the picture under the last right click."""
        self.page.triggerAction(QWebEnginePage.WebAction.CopyImageToClipboard)

    def apply(self, style: PageStyle) -> None:
        """Change how the page looks; the place stays."""
        self._style = style
        settings = self._settings()
        self._when_ready(lambda: self.page.call("apply", settings))

    def shut(self) -> None:
        """Close the book, and delete the page before its profile."""
        self._late.stop()
        if self._book is not None:
            self._web.handler.forget(self._book.key)
        self.page.deleteLater()

    # Loading

    def _need_book(self) -> Book:
        if self._book is None:
            raise RuntimeError("no book is open in the view")
        return self._book

    @property
    def _paged(self) -> bool:
        return self._book is not None and self._book.paged

    @property
    def _fixed(self) -> bool:
        return self._book is not None and self._book.files[self._place.file].viewport is not None

    def _load(self, place: Span, fraction: float = 0.0, at_end: bool = False) -> None:
        book = self._need_book()
        self._ready = self._failed = False
        self._late.start(_LOST)
        self._waiting.clear()
        self.selection_changed.emit(None, QRect())
        self._loads += 1
        self._place = place
        url = QUrl(f"foxbook://{book.key}/")
        settings = {**self._settings(), "load": self._loads, "leftward": book.leftward}
        settings["css"] = self._css[self._sheet()]
        if book.paged:
            url.setPath(f"/{PAGES}")
            pages = [file.page for file in book.files]
            settings["pages"] = [[page.width, page.height] for page in pages if page is not None]
        else:
            file = book.files[place.file]
            self._map = Utf16Map(file.text)
            url.setPath(f"/{file.name}", QUrl.ParsingMode.DecodedMode)
            settings["viewport"] = file.viewport
            settings["expected"] = {
                "total": utf16_length(file.text),
                "crc": fingerprint(file.text),
            }
            settings["marks"] = {
                f"fx-{name}": self._pairs(self._here(name)) for name in self._marks
            }
        settings["start"] = self._target(place, fraction)
        if at_end:
            self._waiting.append(lambda: self.page.call("goEnd"))
        self.page.open(url, settings)

    def _settings(self) -> dict[str, Any]:
        """The style of the current file; the window behind a page has the window's colour."""
        settings = self._style.settings(self._paged, self._fixed)
        self.page.paint_behind(settings["variables"]["--fx-page"])
        return settings

    def _sheet(self) -> str:
        if self._paged:
            return "pages.css"
        return "fixed.css" if self._fixed else "flowing.css"

    def _target(self, place: Span, fraction: float) -> dict[str, Any]:
        book = self._need_book()
        if not book.paged:
            ends = {"offset": self._map.to_utf16(place.start), "fraction": fraction}
            return ends | ({"end": self._map.to_utf16(place.end)} if len(place) else {})
        page = book.files[place.file].page
        # The first character means the page itself, which is shown from its top.
        box = page.nearest_box(place.start) if page and place.start else None
        target = {"page": place.file, "offset": place.start, "fraction": fraction}
        return target | ({"box": box} if box else {})

    def _when_ready(self, act: Callable[[], None]) -> None:
        if self._ready:
            act()
        else:
            self._waiting.append(act)

    def _crashed(self, status: object, code: int) -> None:
        log.error("the page's renderer ended: %s %s", status, code)
        self._crashes.append(self._place.file)
        # Tried twice again and no more: what crashes the view when it shows would do so for ever.
        if self._crashes.count(self._place.file) <= 2:
            self._load(self._place)
            self._late.start(_PATIENCE)
        else:
            self._fail(self.tr(
                "This chapter cannot be shown: the page view stopped three times on it."
            ))  # fmt: skip

    def _put_cover(self) -> None:
        title = self._need_book().metadata.title
        self._cover.put(cover_colour(title, self._style.theme))

    def _loading(self, info: QWebEngineLoadingInfo) -> None:
        failed = info.status() == QWebEngineLoadingInfo.LoadStatus.LoadFailedStatus
        # A load that another one has taken the place of ends as a failure too.
        if failed and not self._ready and self.page.is_asked_for(info.url()):
            self._fail(self.tr(
                "This page cannot be shown; go to another one or open the book again."
            ))  # fmt: skip

    def _fail(self, sentence: str) -> None:
        """Nothing can be shown: the colour of the book rather than the engine's page of errors."""
        self._failed = True
        self._late.stop()
        self._put_cover()
        self.mismatch.emit(sentence)

    def _load_again(self) -> None:
        """A load into a renderer that has just been started can be lost: no word ever comes."""
        waited = self._late.interval()
        if not self._ready and self._book is not None and waited < 8 * _PATIENCE:
            log.warning("the page did not come; it is loaded again")
            waiting = self._waiting.copy()
            self._load(self._place)
            self._waiting += waiting
            self._late.start(2 * waited)

    # Messages of the page

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        # What a document still says while the next one loads is not of this one.
        if self._book is None or value.get("load") != self._loads:
            return
        if kind == "ready":
            self._greet(value)
        elif kind == "shown":
            self._cover.hide()
        elif kind == "place":
            self._place = self._place_of(value)
            self.place_changed.emit(self._place)
        elif kind == "selection":
            self._selected(value)
        elif kind == "edge":
            self._edge(int(value["by"]), value.get("to", ""))
        elif kind == "need":
            self._lay(int(value["page"]))
        elif kind == "zoom":
            self.zoomed.emit(int(value["by"]))

    def _greet(self, value: dict[str, Any]) -> None:
        """The handshake: no highlight rather than a wrong one."""
        book = self._need_book()
        self._late.stop()
        if not book.paged:
            text = book.files[self._place.file].text
            if (value["total"], value["crc"]) != (utf16_length(text), fingerprint(text)):
                log.error("file %d: the view's text is not the index's", self._place.file)
                self._failed = True
                self.mismatch.emit(self.tr(
                    "This file is shown differently than it was read: no marks in it."
                ))  # fmt: skip
                self._waiting.clear()
                return
        self._ready = True
        for name in self._marks:
            self._send_marks(name, False, None)
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()

    def _place_of(self, value: dict[str, Any]) -> Span:
        book = self._need_book()
        if not book.paged:
            at = min(
                self._map.to_code_points(value["offset"]), len(book.files[self._place.file].text)
            )
            return Span(self._place.file, at, at)
        number, top = int(value["page"]), float(value["y"])
        page, at = book.files[number].page, 0
        if "offset" in value:
            at = min(int(value["offset"]), len(book.files[number].text))
        elif page is not None and top > 0:
            at = page.first_below(top)
        return Span(number, at, at)

    def _selected(self, value: dict[str, Any]) -> None:
        if "start" not in value:
            self.selection_changed.emit(None, QRect())
            return
        file = int(value.get("page", self._place.file))
        text = self._need_book().files[file].text
        table = Utf16Map(text) if self._paged else self._map
        start, end = (table.to_code_points(int(value[name])) for name in ("start", "end"))
        left, top, right, bottom = (round(side) for side in value["box"])
        box = QRect(left, top, right - left, bottom - top)
        span = Span(file, start, end) if start < end <= len(text) else None
        self.selection_changed.emit(span, box)

    def _edge(self, by: int, to: str) -> None:
        """Load the next file (1), the one before (-1), or the "first" or "last" of the book."""
        files = self._need_book().files
        number = self._place.file + by
        if to:
            number, by = (0, 1) if to == "first" else (len(files) - 1, -1)
        while 0 <= number < len(files) and not files[number].linear:
            number += by
        if 0 <= number < len(files):
            self._load(Span(number, 0, 0), at_end=by < 0 and not to)

    def _link(self, url: QUrl) -> None:
        book = self._need_book()
        if url.scheme() != "foxbook" or url.host() != book.key:
            self.external_link.emit(url)
            return
        number = self._shelf.number_of(
            url.path(QUrl.ComponentFormattingOption.FullyDecoded).lstrip("/")
        )
        if number is None:
            return
        fragment = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
        at = book.files[number].anchors.get(fragment, 0)
        self.jumped.emit(self._place)
        self.go(Span(number, at, at))

    def _clicked_for_menu(self, at: QPoint) -> None:
        """Find out what is under the pointer, and report it."""
        request = self._view.lastContextMenuRequest()
        if request is None or self._book is None:
            return
        kind = QWebEngineContextMenuRequest.MediaType.MediaTypeImage
        link, picture = QUrl(request.linkUrl()), request.mediaType() == kind
        screen, load = self._view.mapToGlobal(at), self._loads

        def found(place: dict[str, Any] | None) -> None:
            if load == self._loads:
                mark = self._mark_at(self._place_of(place)) if place else None
                self.context_menu_wanted.emit(ContextClick(screen, link, picture, mark))

        if self._ready:
            self.page.call("at", {"x": at.x(), "y": at.y()}, found)
        else:
            found(None)

    def _mark_at(self, place: Span) -> Span | None:
        """The marked passage that holds the character at ``place``."""
        spans = (span for marked in self._marks.values() for span in marked)
        character = Span(place.file, place.start, place.start + 1)
        return next((span for span in spans if span.overlaps(character)), None)

    # Marks and pages

    def _send_marks(self, name: str, jump: bool, then: Callable[[Reports], None] | None) -> None:
        spans = self._marks.get(name, ())
        if self._paged:
            right = [span for span in spans if span.file not in self._wrong][:MOST_MARKS]
            marks = [m for m in map(self._page_mark, right) if m["rects"] or jump]
            jump = jump and bool(spans)
            value: dict[str, Any] = {"name": f"fx-{name}", "marks": marks, "jump": jump}
            if jump:
                value["to"] = self._target(spans[0], 0.3)
            self.page.call("mark", value, then)
            return
        here = self._here(name)
        value = {"name": f"fx-{name}", "spans": self._pairs(here), "jump": jump}
        self.page.call("mark", value, lambda reports: self._check(name, here, reports, then))

    def _here(self, name: str) -> list[Span]:
        """The spans of a mark that are in the file shown."""
        spans = self._marks.get(name, ())
        return [span for span in spans if span.file == self._place.file][:MOST_MARKS]

    def _pairs(self, spans: list[Span]) -> list[list[int]]:
        """Spans of the file shown as the page counts them: in UTF-16 units."""
        return [[self._map.to_utf16(span.start), self._map.to_utf16(span.end)] for span in spans]

    def _page_mark(self, span: Span) -> dict[str, Any]:
        page = self._need_book().files[span.file].page
        return {"page": span.file, "rects": page.rects(span.start, span.end) if page else []}

    def _check(
        self, name: str, spans: list[Span], reports: Reports, then: Callable[[Reports], None] | None
    ) -> None:
        """What was marked must be what was meant, or it goes again."""
        book = self._need_book()
        for span, report in zip(spans, reports, strict=True):
            if report["text"] != book.text_at(span):
                log.error("marked other characters than %s", span)
                self.page.call("mark", {"name": f"fx-{name}", "spans": [], "jump": False})
                self.mismatch.emit(self.tr(
                    "The passage could not be marked exactly, so it is not marked."
                ))  # fmt: skip
                return
        if then is not None:
            then(reports)

    def _lay(self, number: int) -> None:
        file = self._need_book().files[number]
        if file.page is None:
            return
        words = [[word, *(rect or ())] for word, rect in file.page.words(file.text)]
        self._laid_pages.add(number)
        self.page.call(
            "lay",
            {"page": number, "words": words},
            lambda report: self._laid(number, file.text, report),
        )

    def _laid(self, number: int, text: str, report: dict[str, Any]) -> None:
        if (report["total"], report["crc"]) != (utf16_length(text), fingerprint(text)):
            log.error("page %d: the view's text is not the index's", number)
            self._wrong.add(number)
            for name in self._marks:
                self._send_marks(name, False, None)
            self.mismatch.emit(self.tr(
                "This page is shown differently than it was read: no marks in it."
            ))  # fmt: skip
