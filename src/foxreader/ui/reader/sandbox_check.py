"""Checks at the start that everything which isolates a book is on; else no book is shown."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

import shiboken6
from PySide6.QtCore import QByteArray
from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineSettings

from foxreader.core.errors import FoxError
from foxreader.ui.platform import startup
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.scheme import POLICY, SCHEME, Web

SandboxCheckWords = Context("SandboxCheckWords")

_CLOSED = (b"default-src 'none'", b"script-src 'none'", b"connect-src 'none'", b"frame-src 'none'")
_Attribute = QWebEngineSettings.WebAttribute
_OFF = (
    _Attribute.JavascriptEnabled,
    _Attribute.PluginsEnabled,
    _Attribute.LocalContentCanAccessRemoteUrls,
    _Attribute.LocalContentCanAccessFileUrls,
)


def check(web: Web, *pages: QWebEnginePage, environment: Mapping[str, str] = os.environ) -> None:
    """Raise ``FoxError`` where an isolation is off: the window must not be shown then."""
    missing = list(_missing(web, pages, environment))
    if missing:
        raise FoxError(
            SandboxCheckWords.tr(
                "The book view is not safe here ({0}), so no book is shown; take "
                "QTWEBENGINE_CHROMIUM_FLAGS out of your environment, or install Foxreader again.",
            ).format(", ".join(missing))
        )


def _missing(
    web: Web, pages: tuple[QWebEnginePage, ...], environment: Mapping[str, str]
) -> Iterator[str]:
    flags = environment.get("QTWEBENGINE_CHROMIUM_FLAGS", "")
    if any(flag not in flags for flag in startup.FLAGS):
        yield SandboxCheckWords.tr("the network is not shut")
    if not shiboken6.isValid(web.wall) or not shiboken6.isValid(web.handler):
        yield SandboxCheckWords.tr("requests are not watched")
    elif web.profile.urlSchemeHandler(QByteArray(SCHEME)) is not web.handler:
        yield SandboxCheckWords.tr("books are served by somebody else")
    if any(rule not in POLICY for rule in _CLOSED):
        yield SandboxCheckWords.tr("the content policy is open")
    for page in pages:
        if page.profile() is not web.profile:
            yield SandboxCheckWords.tr("a page has another profile")
        if any(page.settings().testAttribute(attribute) for attribute in _OFF):
            yield SandboxCheckWords.tr("scripts of books would run")
