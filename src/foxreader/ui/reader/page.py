"""A locked page with our script in it, and the messages between the two."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFile, QIODevice, QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWebChannel import QWebChannel
from PySide6.QtWebEngineCore import (
    QWebEngineFullScreenRequest,
    QWebEnginePage,
    QWebEnginePermission,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineSettings,
)

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


class Bridge(QObject):
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
        self._bridge = Bridge(self)
        # Later, outside of Chromium's own call: who hears it may load, paint or delete the page.
        self._bridge.message.connect(self._heard, Qt.ConnectionType.QueuedConnection)
        self._channel = QWebChannel(self)
        self._channel.registerObject("bridge", self._bridge)
        self.setWebChannel(self._channel, _WORLD)
        self._source = _channel_source() + "".join(
            (WEB / name).read_text("utf-8") for name in scripts
        )
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
