"""The book view: any open book, any place in it, marks on exact characters, the selection back.

All places are Spans; what JavaScript counts never leaves this package.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineContextMenuRequest, QWebEnginePage
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from foxreader.core.book import Book, Resources
from foxreader.core.span import Span
from foxreader.library.kept_per_book import FIRST_VIEW, PageView
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.documents import Document, ServedBook, continues, document_of, next_file
from foxreader.ui.reader.fixed_pages import PageDisplay, lay_extras
from foxreader.ui.reader.marks import DOWN, Highlights, Marks, OnScreen, Then
from foxreader.ui.reader.page import Cover, Loading, LockedView, Page, Told, cover_colour
from foxreader.ui.reader.page_style import Kind, PageStyle, sheet_of
from foxreader.ui.reader.scheme import Web

# The scripts of ours in each page of a book, in the order they need each other

_PARTS = (
    "begun", "offsets", "highlight", "notes", "choose", "caret", "axis", "sight", "boxes", "wide",
    "ragged", "plain", "look", "wheel", "map", "zones", "byitself",
)  # fmt: skip
_INSIDE = ("links", "popup", "pictures", "media", "aloud")
_PAGES = ("spreads", "pagewords", "pageextras", "pages", "pagemoves", "pagenotes")
_VIEWS = ("flow", "fixed", *_PAGES)
_SCRIPTS = tuple(f"{name}.js" for name in (*_PARTS, *_INSIDE, *_VIEWS, "bridge", "reader"))
"""Names of files in the folder of the pages' scripts and styles."""


# Presses on words, which are neither links nor the beginning of a selection

_WAIT = 300
"""Milliseconds until a press counts; chosen: a second press of a double click comes sooner."""


class _Presses(QObject):
    """Signals: ``pressed`` the place, of no width, of the word that was pressed;
    ``pressed_with_alt`` the same with Alt, and the caret at it in the view.

    ``shown`` gives the document that is shown. A press that is followed by a second one, or by a
    selection, is none.
    """

    pressed = Signal(Span)
    pressed_with_alt = Signal(Span, QRect)

    def __init__(self, page: Page, loading: Loading, shown: Callable[[], Document]) -> None:
        super().__init__(page)
        self._loading, self._shown = loading, shown
        self._told: dict[str, Any] = {}
        self._rest = QTimer(self, interval=_WAIT, singleShot=True)
        self._rest.timeout.connect(self._tell)
        page.message.connect(self._heard)

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "press":
            self._told = value
            self._rest.start()
        elif kind == "selection" and "start" in value:
            self._told = {}
        elif kind == "word" and value.get("load") == self._loading.number:
            left, top, right, bottom = map(round, value["box"])
            box = QRect(left, top, right - left, bottom - top)
            self.pressed_with_alt.emit(self._shown().place_of(value), box)

    def _tell(self) -> None:
        told, self._told = self._told, {}
        # What a document said before the next one was loaded is not of this one.
        if "offset" in told and told.get("load") == self._loading.number:
            self.pressed.emit(self._shown().place_of(told))


# A right click, or the menu key

_FindMark = Callable[[QPoint, Callable[[Span | None], None]], None]
"""Calls its second argument with the marked passage at a point of the view, now or later; not at
all where the document has changed meanwhile."""


@dataclass(frozen=True, slots=True)
class ContextClick:
    """Where on the screen, and what is there.

    ``link`` is empty where there is none; ``mark`` is the marked passage under the pointer.
    """

    at: QPoint
    link: QUrl
    picture: bool
    mark: Span | None


class ContextClicks(QObject):
    """``then`` is called with each right click."""

    def __init__(
        self, view: LockedView, find_mark: _FindMark, then: Callable[[ContextClick], None]
    ) -> None:
        super().__init__(view)
        self._view, self._find_mark, self._then = view, find_mark, then
        view.customContextMenuRequested.connect(self._requested)

    def _requested(self, at: QPoint) -> None:
        request = self._view.lastContextMenuRequest()
        if request is None:
            return
        kind = QWebEngineContextMenuRequest.MediaType.MediaTypeImage
        link, picture = QUrl(request.linkUrl()), request.mediaType() == kind
        screen = self._view.mapToGlobal(at)
        self._find_mark(at, lambda mark: self._then(ContextClick(screen, link, picture, mark)))


log = logging.getLogger(__name__)


class BookView(QFrame):
    """Shows one book. ``highlights`` are the reader's in it.

    Signals: ``place_changed`` the first character on screen; ``selection_changed`` and
    ``selection_ended``; ``marked_changed``; ``jumped`` a link inside the book, or an arrow of the
    margin map, was followed from there; ``external_link`` to the world; ``context_menu_wanted``;
    ``mismatch`` the view shows another text than was indexed, so nothing is marked in it, or it
    can show nothing; ``served`` that is the book from now on; ``loaded`` a document is there,
    ``painted`` and on the screen;
    ``page.told`` is whatever else the page tells: "look" how it is laid out, "middle" that its
    middle was clicked.
    """

    place_changed = Signal(Span)
    selection_changed = Signal(Span, OnScreen)
    selection_ended = Signal()
    jumped = Signal(Span)
    external_link = Signal(QUrl)
    context_menu_wanted = Signal(ContextClick)
    mismatch = Signal(str)
    marked_changed = Signal()
    served = Signal(Book, Resources)
    loaded = Signal()
    painted = Signal()

    def __init__(
        self, web: Web, jobs: Jobs, style: PageStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._web, self._jobs, self._style = web, jobs, style
        self._book: Book | None = None
        self._document: Document | None = None
        self._place = Span(0, 0, 0)
        self._view = LockedView(web, _SCRIPTS, self)
        ContextClicks(self._view, self._find_mark, self.context_menu_wanted.emit)
        self.page = self._view.locked
        self.page.message.connect(self._heard)
        # Later: to load a page while Chromium asks about another ends the program.
        self.page.link.connect(self.follow, Qt.ConnectionType.QueuedConnection)
        self.page.paint_behind(style.theme.page)
        self._loading = Loading(self.page, self)
        self._loading.again.connect(self._load_again)
        self._loading.failed.connect(self._fail)
        self._marks = Marks(self.page, self._loading, self.mismatch.emit)
        self.highlights = Highlights(self.page, self._loading, self._marks)
        self.display = PageDisplay(self.page, self._loading)
        self.presses = _Presses(self.page, self._loading, lambda: self._shown)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._view, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusProxy(self._view)
        self._cover = Cover(self)
        self.last_clicked: Span | None = None

    # What the window asks for

    @property
    def place(self) -> Span:
        """Where the reader is: the first character on screen, of no width."""
        return self._place

    @property
    def ready(self) -> bool:
        """Whether the document on screen is the one last asked for, and checked."""
        return self._loading.ready

    @property
    def kind(self) -> Kind:
        """What is shown: text that flows, a page of fixed layout, or the pages of a page format."""
        return self._document.kind if self._document is not None else "flowing"

    def open(
        self,
        book: Book,
        resources: Resources,
        place: Span,
        style: PageStyle | None = None,
        view: PageView = FIRST_VIEW,
    ) -> None:
        """Show ``book`` at ``place``, its pages in ``view``; until it is on screen the colour of
        its cover."""
        if self._book is not None:
            self._web.handler.forget(self._book.key)
        self._style = style or self._style
        self.display.start(book, view)
        self._marks.start()
        self.highlights.start()
        self._loading.forget_crashes()
        self._serve(book, resources)
        self._put_cover()
        self._load(place)

    def _serve(self, book: Book, resources: Resources) -> None:
        self._book, self._resources = book, resources
        self._served = ServedBook(book, resources, self._jobs)
        self._web.handler.serve(book.key, self._served.serve)
        self.served.emit(book, resources)

    def complete(self, book: Book, resources: Resources) -> bool:
        """The book whose beginning is shown is there, or the book shown is opened once more: the
        page stays, or False if it cannot.
        """
        began, place = self._book, self._place
        if began is None or self._loading.given_up or not continues(began, book, place.file):
            return False
        self._serve(book, resources)
        self._document = self._marks.document = document_of(book, place.file)
        for number, file in enumerate(began.files if book.paged else ()):
            if number in self._marks.laid_pages and file.text != book.files[number].text:
                self._loading.when_ready(partial(self._marks.lay, book, number))
        return True

    def shows(self, book: Book) -> bool:
        """Whether ``book`` is shown, or about to be."""
        return self._book is book

    def go(self, place: Span, fraction: float = 0.0) -> None:
        """Bring the start of ``place`` on screen, ``fraction`` of the window from the top."""
        paged = self._need_book().paged
        if self._is_elsewhere(place) or not (paged or self.ready):
            self._load(place, fraction)
        else:
            self.call("go", self._shown.target(place, fraction))

    def _is_elsewhere(self, place: Span) -> bool:
        """Whether another document has to be loaded for ``place``."""
        return place.file != self._place.file and not self._need_book().paged

    def call(self, verb: str, value: object = None) -> None:
        """Have the script of the page shown do something, once the page is there."""
        self._loading.when_ready(lambda: self.page.call(verb, value))

    def turn(self, by: int) -> None:
        """One screen on (1) or back (-1)."""
        self.call("turn", {"by": by})

    def turn_row(self, by: int) -> None:
        """The next row of fixed pages (1), or the one before (-1)."""
        self.call("turnRow", {"by": by})

    def dress(self, *, pages: bool) -> None:
        """Have the ground that pages lie on, or that of a text that flows."""
        self.setProperty("pages", pages)
        self.style().polish(self)

    def set_band(self, height: int) -> None:
        """Leave ``height`` pixels above the page for what stands there."""
        if self._row.contentsMargins().top() != height:
            self._row.setContentsMargins(0, height, 0, 0)

    def mark(
        self, name: str, spans: Sequence[Span], *, jump: bool = False, then: Then | None = None
    ) -> None:
        """Mark exactly ``spans`` as "evidence" or "search"; with ``jump`` go to the first.

        ``then`` is called with the characters and the place of each mark of the file shown.
        """
        to = spans[0] if jump and spans else None
        if to is not None and self._is_elsewhere(to):
            # The document comes with its marks, at this place.
            self._marks.put(name, spans)
            self._load(to, DOWN)
            to = None
            if then is None:
                self.marked_changed.emit()
                return
        self._marks.mark(name, spans, to, then)
        if name == "evidence":
            self._served.make_ahead({span.file: None for span in spans})
        self.marked_changed.emit()

    def marked(self, name: str) -> tuple[Span, ...]:
        """What is marked as "evidence" or "search"."""
        return self._marks.of(name)

    def remove_marks(self) -> None:
        """Take all marks away."""
        for name in self._marks.names:
            self.mark(name, [])

    def clear_selection(self) -> None:
        """Select nothing."""
        self.call("deselect")

    def follow(self, url: QUrl) -> None:
        """Follow a link of the book, or report one that leads out of it."""
        book = self._need_book()
        if url.scheme() != "foxbook" or url.host() != book.key:
            self.external_link.emit(url)
            return
        place = self._served.place_of(url)
        if place is not None:
            self.jumped.emit(self._place)
            self.go(place)
        else:
            path = url.path(QUrl.ComponentFormattingOption.FullyDecoded).lstrip("/")
            self.page.told.tell("resource", Told(name=path))

    def copy_picture(self) -> None:
        """Copy the picture under the last right click."""
        self.page.triggerAction(QWebEnginePage.WebAction.CopyImageToClipboard)

    def apply(self, style: PageStyle) -> None:
        """Change how the page looks; the place stays."""
        self._style = style
        self.call("apply", self._style_settings())

    def shut(self) -> None:
        """Close the book, and delete the page before its profile."""
        if self._book is not None:
            self._web.handler.forget(self._book.key)
        self._stop()

    def _stop(self) -> None:
        """Wait for nothing any more, and delete the page."""
        self._loading.stop()
        self._marks.stop()
        self.page.deleteLater()

    def _need_book(self) -> Book:
        if self._book is None:
            raise RuntimeError("no book is open in the view")
        return self._book

    @property
    def _shown(self) -> Document:
        if self._document is None:
            raise RuntimeError("no document is shown in the view")
        return self._document

    def _load(
        self, place: Span, fraction: float = 0.0, *, at_end: bool = False, keep: bool = False
    ) -> None:
        """Load the document of ``place``; ``keep`` what waits for the load before."""
        book = self._need_book()
        self.selection_ended.emit()
        self._place = place
        self._document = document = document_of(book, place.file)
        url = QUrl(f"foxbook://{book.key}/")
        url.setPath(f"/{document.path}", QUrl.ParsingMode.DecodedMode)
        settings = self._style_settings() | document.settings
        settings |= {"leftward": book.leftward, "css": sheet_of(document.kind)}
        settings["start"] = {"last": True} if at_end else document.target(place, fraction)
        settings["marks"] = self._marks.load(document)
        settings |= self.highlights.load(document)
        self._loading.begin(place.file, url, settings, keep)

    def _load_again(self, keep: bool) -> None:
        """Load the document once more; where its renderer has ended, nothing is left to be seen."""
        if not keep:
            self._put_cover()
        self._load(self._place, keep=keep)

    def _style_settings(self) -> dict[str, Any]:
        """The style of what is shown; the window behind a page has the window's colour."""
        settings = self._style.settings(self.kind) | self.display.settings()
        self.page.paint_behind(settings["variables"]["--fx-page"])
        return settings

    def _put_cover(self) -> None:
        self._cover.put(cover_colour(self._need_book().metadata.title, self._style.theme))

    def _fail(self, sentence: str) -> None:
        """Nothing can be shown: the colour of the book rather than the engine's page of errors."""
        self._put_cover()
        self.mismatch.emit(sentence)

    # Messages of the page

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        # What a document still says while the next one loads is not of this one.
        if self._book is None or value.get("load") != self._loading.number:
            return
        if kind == "ready":
            self._greet(value)
        elif kind == "shown":
            self._cover.hide()
            self.painted.emit()
            self._served.make_round(self._place.file)
        elif kind == "marked":
            self._marks.check_loaded(value["texts"])
        elif kind == "place":
            self._place = self._shown.place_of(value)
            self.place_changed.emit(self._place)
        elif kind == "selection":
            self._selected(value)
        elif kind == "edge":
            self._edge(int(value["by"]), value.get("to", ""))
        elif kind == "file":
            self._show_file(int(value["file"]))
        elif kind == "beyond":
            self._go_beyond(str(value["name"]).removeprefix("fx-"), int(value["by"]))
        else:
            self._heard_of_pages(kind, value)

    def _heard_of_pages(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "need":
            self._marks.lay(self._need_book(), int(value["page"]))
            self.highlights.lay(int(value["page"]))
        elif kind == "extras":
            lay_extras(
                self._need_book(), int(value["page"]), self._resources, self.page, self._jobs,
                pictures=bool(value["pictures"]),
            )  # fmt: skip
        elif kind == "refused":
            self.external_link.emit(QUrl(str(value["address"])))
        elif not self.display.hear(kind, value):
            self.page.told.tell(kind, Told(value))

    def _greet(self, value: dict[str, Any]) -> None:
        """The handshake: no highlight rather than a wrong one."""
        if not self._shown.is_shown(value):
            log.error("file %d: the view's text is not the index's", self._place.file)
            self._loading.spoil()
            self.mismatch.emit(self.tr(
                "This file is shown differently than it was read: no marks in it."
            ))  # fmt: skip
            return
        self._marks.is_loaded()
        self.highlights.is_loaded()
        self._loading.done()
        self.loaded.emit()

    def _selected(self, value: dict[str, Any]) -> None:
        if "start" not in value:
            self.selection_ended.emit()
            return
        where = OnScreen.told(value).translated(self._view.pos())
        if (span := self._shown.selection(value)) is not None:
            self.selection_changed.emit(span, where)
        else:
            self.selection_ended.emit()

    def _edge(self, by: int, to: str) -> None:
        """Load the next file (1), the one before (-1), or the "first" or "last" of the book."""
        book = self._need_book()
        before = {"first": -1, "last": len(book.files)}.get(to, self._outermost(by))
        number = next_file(book, before, {"first": 1, "last": -1}.get(to, by))
        if number is not None:
            self._show_file(number, at_end=by < 0)

    def _outermost(self, by: int) -> int:
        """The last of the files shown, or the first where ``by`` is -1."""
        return self._place.file

    def _show_file(self, number: int, *, at_end: bool = False) -> None:
        """Load another file, at its start or its end."""
        self._load(Span(number, 0, 0), at_end=at_end)

    def _go_beyond(self, name: str, by: int) -> None:
        """Go to the nearest mark in the files after the one shown (1), or before it (-1)."""
        span = self._marks.beyond(name, self._place.file, by)
        if span is not None:
            self.jumped.emit(self._place)
            self.go(span, DOWN)

    def _find_mark(self, at: QPoint, then: Callable[[Span | None], None]) -> None:
        """Tell ``then`` the marked passage at a point of the view."""
        load = self._loading.number

        def found(told: dict[str, Any] | None) -> None:
            if load == self._loading.number and self._book is not None:
                self.last_clicked = self._shown.place_of(told) if told else None
                then(self._marks.at(self._shown.place_of(told)) if told else None)

        if self.ready:
            self.page.call("at", {"x": at.x(), "y": at.y()}, found)
        else:
            found(None)
