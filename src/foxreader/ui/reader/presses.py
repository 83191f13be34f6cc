"""Presses in the book view: on words, which are neither links nor selections; a right click."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineContextMenuRequest

from foxreader.core.span import Span
from foxreader.ui.reader.documents import Document
from foxreader.ui.reader.page import Loading, LockedView, Page

_WAIT = 300
"""Milliseconds until a press counts; chosen: a second press of a double click comes sooner."""


class Presses(QObject):
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
