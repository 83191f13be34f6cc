"""Presses on words in the book view, which are neither links nor the beginning of a selection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from foxreader.core.span import Span
from foxreader.ui.reader.documents import Document
from foxreader.ui.reader.loading import Loading
from foxreader.ui.reader.page import Page

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
