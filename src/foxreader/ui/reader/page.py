"""A locked page with our script in it: messages between the two, loads, its view and its cover."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFile, QIODevice, QObject, Qt, QTimer, QUrl, Signal, SignalInstance, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWebChannel import QWebChannel
from PySide6.QtWebEngineCore import (
    QWebEngineFullScreenRequest,
    QWebEngineLoadingInfo,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineSettings,
)
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.accessibility import DocumentTold
from foxreader.ui.platform.theme import Theme, blend
from foxreader.ui.platform.widgets import Bounds
from foxreader.ui.reader.scheme import Web

log = logging.getLogger(__name__)
WEB = Path(__file__).parents[1] / "web"
_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld
_Attribute = QWebEngineSettings.WebAttribute
_OFF = (
    _Attribute.JavascriptEnabled,
    _Attribute.JavascriptCanOpenWindows,
    _Attribute.JavascriptCanAccessClipboard,
    _Attribute.JavascriptCanPaste,
    _Attribute.LocalStorageEnabled,
    _Attribute.LocalContentCanAccessRemoteUrls,
    _Attribute.LocalContentCanAccessFileUrls,
    _Attribute.HyperlinkAuditingEnabled,
    _Attribute.PluginsEnabled,
    _Attribute.PdfViewerEnabled,
    _Attribute.ScreenCaptureEnabled,
    _Attribute.WebGLEnabled,
    _Attribute.FullScreenSupportEnabled,
    _Attribute.DnsPrefetchEnabled,
    _Attribute.NavigateOnDropEnabled,
    _Attribute.AutoLoadIconsForPage,
    _Attribute.ErrorPageEnabled,
    _Attribute.AllowWindowActivationFromJavaScript,
    _Attribute.FocusOnNavigationEnabled,
)


def _deny(permission: QWebEnginePermission) -> None:
    permission.deny()


def _reject(request: QWebEngineFullScreenRequest) -> None:
    request.reject()


class Told(dict[str, Any]):
    """What our script tells, by name, as it came from JSON."""


class _Kind(QObject):
    told = Signal(Told)


class Tidings(QObject):
    """What a page tells, by its kind: who hears of one kind is not called for the others."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kinds: dict[str, _Kind] = {}

    def of(self, kind: str) -> SignalInstance:
        """What tells of that kind."""
        return self._kinds.setdefault(kind, _Kind(self)).told

    def tell(self, kind: str, value: Told) -> None:
        """Tell of it who wants to hear."""
        if kind in self._kinds:
            self._kinds[kind].told.emit(value)


class _Bridge(QObject):
    """Receives the messages of our script: a kind and a JSON text."""

    message = Signal(str, Told)

    @Slot(str, str)
    def heard(self, kind: str, message: str) -> None:
        """The page calls this; anything that is not JSON is dropped."""
        try:
            value = json.loads(message)
        except json.JSONDecodeError:
            log.warning("a message of the page is not JSON")
            return
        self.message.emit(kind, Told(value))


class Page(QWebEnginePage):
    """A page on which nothing of a book runs, navigates, opens or asks.

    Signals: ``message`` from our script: a kind, and what it tells; ``link`` was pressed.
    """

    message = Signal(str, Told)
    link = Signal(QUrl)

    def __init__(
        self, profile: QWebEngineProfile, scripts: tuple[str, ...], parent: QObject
    ) -> None:
        super().__init__(profile, parent)
        settings = self.settings()
        for attribute in _OFF:
            settings.setAttribute(attribute, False)
        # So that a pressed mail address is reported as any link. None is ever opened from here.
        settings.setUnknownUrlSchemePolicy(
            QWebEngineSettings.UnknownUrlSchemePolicy.AllowUnknownUrlSchemesFromUserInteraction
        )
        settings.setFontSize(QWebEngineSettings.FontSize.MinimumLogicalFontSize, 0)
        self._bridge, self.told = _Bridge(self), Tidings(self)
        # Later, outside of Chromium's own call: who hears it may load, paint or delete the page.
        self._bridge.message.connect(self._heard, Qt.ConnectionType.QueuedConnection)
        self._channel = QWebChannel(self)
        self._channel.registerObject("bridge", self._bridge)
        self.setWebChannel(self._channel, _WORLD)
        source = _channel_source() + "".join((WEB / name).read_text("utf-8") for name in scripts)
        # Once in a document: what is given to one that came without may meet the next one.
        self._source = f"if (!globalThis.fox) (() => {{\n{source}\n}})();"
        self._replies: dict[int, Callable[[Any], None]] = {}
        self._next = 0
        self._ours, self._settings, self._opened = QUrl(), "", 0
        self.loadFinished.connect(self._have_script)
        self.permissionRequested.connect(_deny)
        self.fullScreenRequested.connect(_reject)

    def open(self, url: QUrl, settings: dict[str, Any]) -> None:
        """Load ``url``, with ``settings`` for our script to start from."""
        self._settings = f"globalThis.FOX_SETTINGS = {json.dumps(settings)};"
        self._opened += 1
        # Sent whole with each document: a script that stays is lost when a navigation is refused.
        # In two parts: of one that differs each time the renderer keeps every copy.
        self.scripts().clear()
        self.scripts().insert([_script("settings", self._settings), _script("ours", self._source)])
        self._replies.clear()
        self._ours = url
        self.load(url)

    def _have_script(self, whole: bool) -> None:
        """See that the document that has come has our script.

        Once a renderer has ended, the engine can take a document of any page for one that is gone,
        and gives it none: one load in four, measured.
        """
        opened = self._opened

        def told(there: object) -> None:
            if there is False and opened == self._opened:
                log.warning("the page came without our script")
                self.runJavaScript(f"{self._settings}\n{self._source}", _WORLD)

        if whole:
            self.runJavaScript("typeof globalThis.fox === 'object'", _WORLD, told)

    def is_asked_for(self, url: QUrl) -> bool:
        """Whether ``url`` is what :meth:`open` was last called with."""
        return url == self._ours

    def call(
        self, verb: str, value: object = None, then: Callable[[Any], None] | None = None
    ) -> None:
        """Have our script do ``verb``; ``then`` is called with its answer."""
        self._next += 1
        if then is not None:
            self._replies[self._next] = then
        self.runJavaScript(
            f"globalThis.fox?.call?.({self._next}, {json.dumps(verb)}, {json.dumps(value)});''",
            _WORLD,
        )

    def run(self, script: str, then: Callable[[Any], None]) -> None:
        """Run ``script`` beside ours; ``then`` is called with what it gives."""
        self.runJavaScript(script, _WORLD, then)

    def paint_behind(self, colour: str) -> None:
        """The colour shown before a document is painted."""
        if self.backgroundColor() != QColor(colour):
            self.setBackgroundColor(QColor(colour))

    def _heard(self, kind: str, value: Any) -> None:
        if kind != "reply":
            self.message.emit(kind, Told(value))
            return
        then = self._replies.pop(value.get("id"), None)
        if "error" in value:
            log.error("the page's script failed: %s", value["error"])
        elif then is not None:
            then(value.get("answer"))

    def acceptNavigationRequest(
        self, url: QUrl | str, kind: QWebEnginePage.NavigationType, is_main_frame: bool
    ) -> bool:
        """Only what the program itself loads is navigated to; a pressed link is reported."""
        url = QUrl(url)
        if kind == QWebEnginePage.NavigationType.NavigationTypeLinkClicked:
            self.link.emit(url)
            return False
        return is_main_frame and url == self._ours

    def createWindow(self, kind: QWebEnginePage.WebWindowType) -> QWebEnginePage:
        """No page opens a window: None."""
        return None  # type: ignore[return-value]

    def javaScriptConsoleMessage(
        self,
        level: QWebEnginePage.JavaScriptConsoleMessageLevel,
        message: str,
        line: int,
        source: str,
    ) -> None:
        """Messages of Chromium about a book go to the log, at the lowest level."""
        log.debug("page: %s (%s:%s)", message, source, line)


def _script(name: str, source: str) -> QWebEngineScript:
    """A script that runs in our world when a document is there."""
    script = QWebEngineScript()
    script.setName(name)
    script.setWorldId(_WORLD)
    script.setInjectionPoint(QWebEngineScript.InjectionPoint.DocumentReady)
    script.setRunsOnSubFrames(False)
    script.setSourceCode(source)
    return script


def _channel_source() -> str:
    file = QFile(":/qtwebchannel/qwebchannel.js")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise RuntimeError("Qt lacks its own channel script")
    return bytes(file.readAll().data()).decode() + "\n"


# Loads: whether the document asked for is there, and what waits for it

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


# The view of a locked page, and a cover over it until a new page is painted


class LockedView(QWebEngineView):
    """Shows the page ``locked`` with these scripts.

    The engine's own menu is never shown, since it would load the page anew, save it or show its
    source: a right click is told as ``customContextMenuRequested``, and who shows the view has a
    menu of its own. Nothing can be dropped on it.
    """

    def __init__(self, web: Web, scripts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.locked = Page(web.profile, scripts, self)
        self.setPage(self.locked)
        DocumentTold(self)


_GROUNDS = ("#4A6B8A", "#7A5C6E", "#5C7358", "#8A6A4A", "#56707A", "#6B5F86", "#84584E", "#6E6B4C")
"""Eight quiet grounds, as the design asks for; a book has one of them by its title."""
_SHARE = 0.22
"""How much of a book's ground there is in the colour of its cover, 0 to 1: enough to tell two books
apart, and too little to flash when it is shown for a tenth of a second."""


def ground_of(title: str) -> str:
    """The ground of a book's cover; the same title has the same one always."""
    return _GROUNDS[zlib.crc32(title.encode("utf-8", "replace")) % len(_GROUNDS)]


def cover_colour(title: str, theme: Theme) -> str:
    """The colour of a book on the page of ``theme``."""
    return blend(theme.page, ground_of(title), _SHARE)


class Cover(QWidget):
    """A plain colour over all of ``under``; hidden until it is wanted."""

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._colour = QColor()
        Bounds.of(under).changed.connect(self._fill)
        self.hide()

    def put(self, colour: str) -> None:
        """Cover everything, in ``colour``."""
        self._colour = QColor(colour)
        self._fill()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but the colour."""
        QPainter(self).fillRect(self.rect(), self._colour)

    def _fill(self) -> None:
        under = self.parentWidget()
        if under is not None:
            self.setGeometry(under.rect())
