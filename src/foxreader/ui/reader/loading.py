"""Loads of documents into the page: whether the one asked for is there, and what waits for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtWebEngineCore import QWebEngineLoadingInfo

from foxreader.ui.reader.page import Page

log = logging.getLogger(__name__)
_PATIENCE = 4_000
"""Milliseconds until a page that ended has to be back; longer each time. Chosen."""
_LOST = 20_000
"""Milliseconds until a load without an answer is repeated. A chapter takes a
tenth of a second; one load of thousands into a renderer just started was lost on a busy machine."""
_STEADY = 30_000
"""Milliseconds a document has to stay until its crashes are forgotten: it was not showing it that
ended the view. Chosen."""
_MOST_CRASHES = 2
"""Crashes of one document after which it is loaded again. Chosen: what crashes the view when it is
shown would do so for ever."""


class Loading(QObject):
    """The loads of one page, numbered. Every page comes back through this when its renderer has
    ended.

    Signals: ``again`` the last load must be repeated, with what waits for it or without; ``failed``
    why nothing can be shown.
    """

    again = Signal(bool)
    failed = Signal(str)

    def __init__(self, page: Page, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self.number = 0
        self.ready = self.given_up = False
        self._document: object = None
        self._crashes: list[object] = []
        self._waiting: list[Callable[[], None]] = []
        # Later: a load asked for while Chromium tells of the end can be lost.
        queued = Qt.ConnectionType.QueuedConnection
        page.renderProcessTerminated.connect(self._crashed, queued)
        page.loadingChanged.connect(self._changed, queued)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._overdue)
        self._steady = QTimer(self, singleShot=True, interval=_STEADY)
        self._steady.timeout.connect(self._crashes.clear)

    def begin(self, document: object, url: QUrl, settings: dict[str, Any], keep: bool) -> None:
        """Load ``url``; ``document`` names it for the count of its crashes. What waits for the
        load before is forgotten unless ``keep``.
        """
        self.ready = self.given_up = False
        self._document = document
        self._late.start(_LOST)
        if not keep:
            self._waiting.clear()
        self.number += 1
        self._page.open(url, {**settings, "load": self.number})

    def when_ready(self, act: Callable[[], None]) -> None:
        """Do ``act`` now, or when the document is there."""
        if self.ready:
            act()
        else:
            self._waiting.append(act)

    def done(self) -> None:
        """The document is there, and is the right one."""
        self._late.stop()
        self._steady.start()
        self.ready = True
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()

    def spoil(self) -> None:
        """The document is there, but is another one than was meant: nothing is done with it."""
        self._late.stop()
        self.given_up = True
        self._waiting.clear()

    def give_up(self, sentence: str) -> None:
        """Nothing can be shown."""
        self.spoil()
        self.failed.emit(sentence)

    def forget_crashes(self) -> None:
        """Another book is opened."""
        self._crashes.clear()

    def stop(self) -> None:
        """Wait for nothing any more: the page ends, and nothing is done with it."""
        self.ready = False
        self._waiting.clear()
        self._late.stop()
        self._steady.stop()

    def _crashed(self, status: object, code: int) -> None:
        log.error("the page's renderer ended: %s %s", status, code)
        self._steady.stop()
        self.ready = False
        self._crashes.append(self._document)
        if self._crashes.count(self._document) <= _MOST_CRASHES:
            self.again.emit(False)
            self._late.start(_PATIENCE)
        else:
            self.give_up(self.tr(
                "This chapter cannot be shown: the page view stopped three times on it."
            ))  # fmt: skip

    def _changed(self, info: QWebEngineLoadingInfo) -> None:
        failed = info.status() == QWebEngineLoadingInfo.LoadStatus.LoadFailedStatus
        # A load that another one has taken the place of ends as a failure too.
        if failed and not self.ready and self._page.is_asked_for(info.url()):
            self.give_up(self.tr(
                "This page cannot be shown; go to another one or open the book again."
            ))  # fmt: skip

    def _overdue(self) -> None:
        """A load into a renderer that has just been started can be lost: no word ever comes."""
        waited = self._late.interval()
        if not self.ready and waited < 8 * _PATIENCE:
            log.warning("the page did not come; it is loaded again")
            self.again.emit(True)
            self._late.start(2 * waited)
