"""A word of the page that is pressed with Alt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRect, Signal

from foxreader.ui.reader.documents import Document
from foxreader.ui.reader.loading import Loading
from foxreader.ui.reader.page import Page


class PressedWords(QObject):
    """Signal: ``pressed(Span, QRect)`` the character, and the caret at it in the view."""

    pressed = Signal(object, QRect)

    def __init__(self, page: Page, loading: Loading, shown: Callable[[], Document | None]) -> None:
        super().__init__(loading)
        self._loading, self._shown = loading, shown
        page.message.connect(self._heard)

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        document = self._shown()
        # What a document still says while the next one loads is not of that one.
        if kind != "word" or document is None or value.get("load") != self._loading.number:
            return
        left, top, right, bottom = map(round, value["box"])
        box = QRect(left, top, right - left, bottom - top)
        self.pressed.emit(document.place_of(value), box)
