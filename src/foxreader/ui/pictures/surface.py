"""The page that one picture of the book is drawn on: locked like every page of a book."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from foxreader.ui.reader import scheme
from foxreader.ui.reader.documents import PICTURE
from foxreader.ui.reader.page import WEB, Loading, LockedView
from foxreader.ui.reader.scheme import Web

_SCRIPTS = ("bridge.js", "viewer.js")
GROUND = "#141311"
"""The colour behind a picture in every theme; the design's."""


class Surface(LockedView):
    """Signals: ``scaled`` per cent, and whether the picture is fitted; ``shown`` the picture is
    there; ``missing`` it cannot be shown. ``loading`` tells when none can.
    """

    scaled = Signal(int, bool)
    shown = Signal()
    missing = Signal()

    def __init__(self, web: Web, parent: QWidget) -> None:
        super().__init__(web, _SCRIPTS, parent)
        self._page = self.locked
        scheme.check_isolation(web, self._page)
        self._page.setBackgroundColor(QColor(GROUND))
        self._page.message.connect(self._heard)
        self.loading = Loading(self._page, self)
        self.loading.again.connect(self._load)
        self._host = ""
        self._wanted: dict[str, Any] = {}

    def show_picture(self, host: str, value: dict[str, Any]) -> None:
        """Show a picture of the book that ``host`` serves; ``value`` is what the script wants."""
        self._wanted = value
        if host != self._host or self.loading.given_up:
            self._host = host
            self.loading.forget_crashes()
            self._load()
        elif self.loading.ready:
            self._page.call("show", value)

    def _load(self) -> None:
        url = QUrl(f"foxbook://{self._host}/{PICTURE}")
        settings = {"css": (WEB / "viewer.css").read_text("utf-8"), "variables": {}, "classes": {}}
        self.loading.begin(self._host, url, settings, keep=False)

    def do(self, verb: str, value: object = None) -> None:
        """Have the picture fitted, zoomed or moved."""
        if self.loading.ready:
            self._page.call(verb, value)

    def copy(self, then: Callable[[QImage | None], None]) -> None:
        """Give ``then`` the pixels of the picture; None where it has none."""

        def copied(found: object) -> None:
            try:
                # What our script has drawn and packed, not what the book brings.
                image = QImage.fromData(base64.b64decode(str(found or ""), validate=True))
            except binascii.Error:
                image = QImage()
            then(None if image.isNull() else image)

        if self.loading.ready:
            self._page.call("copied", None, copied)

    def shut(self) -> None:
        """Delete the page before its profile."""
        self.loading.stop()
        self._page.deleteLater()

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "ready" and value["load"] == self.loading.number:
            self.loading.done()
            self._page.call("show", self._wanted)
        elif kind == "scale":
            self.scaled.emit(int(value["percent"]), bool(value["fitted"]))
        elif kind == "shown":
            self.shown.emit()
        elif kind == "missing":
            self.missing.emit()
