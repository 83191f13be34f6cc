"""A right click in the book view, or the menu key: what is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QUrl
from PySide6.QtWebEngineCore import QWebEngineContextMenuRequest

from foxreader.core.span import Span
from foxreader.ui.reader.locked_view import LockedView

FindMark = Callable[[QPoint, Callable[[Span | None], None]], None]
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
        self, view: LockedView, find_mark: FindMark, then: Callable[[ContextClick], None]
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
