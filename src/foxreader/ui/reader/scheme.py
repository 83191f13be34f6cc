"""The ``foxbook:`` scheme: the open book from memory, and a wall round everything else.

A book's host is the key of its content, so nothing cached of one book can show in another, and
each book is an origin of its own. Nothing here opens a file or an address by a name a page gives.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QUrl
from PySide6.QtWebEngineCore import (
    QWebEngineDownloadRequest,
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineSettings,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
    QWebEngineUrlRequestJob,
    QWebEngineUrlScheme,
    QWebEngineUrlSchemeHandler,
)

from foxreader.core.book import Resource
from foxreader.core.errors import FoxError
from foxreader.ui.platform import startup
from foxreader.ui.platform.translation import Context

_SCHEME = b"foxbook"
POLICY = (
    b"default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"font-src 'self' data:; media-src 'none'; script-src 'none'; connect-src 'none'; "
    b"frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"
)

Answer = Callable[[Resource | None], None]
_Serve = Callable[[str, str, Answer], None]
"""Given host and path, calls the answer with the resource or None, now or later."""


def register() -> None:
    """Make the scheme known; before the first page is made, and once."""
    if QWebEngineUrlScheme.schemeByName(QByteArray(_SCHEME)).name():
        return
    scheme = QWebEngineUrlScheme(QByteArray(_SCHEME))
    scheme.setSyntax(QWebEngineUrlScheme.Syntax.Host)
    scheme.setFlags(QWebEngineUrlScheme.Flag.SecureScheme | QWebEngineUrlScheme.Flag.CorsEnabled)
    QWebEngineUrlScheme.registerScheme(scheme)


class _Handler(QWebEngineUrlSchemeHandler):
    """Answers GET requests of the scheme's own pages, through what serves their host."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._hosts: dict[str, _Serve] = {}

    def serve(self, host: str, serve: _Serve) -> None:
        """From now on ``serve`` answers for ``host``."""
        self._hosts[host] = serve

    def forget(self, host: str) -> None:
        """Stop answering for ``host``."""
        self._hosts.pop(host, None)

    def requestStarted(self, job: QWebEngineUrlRequestJob) -> None:
        """Qt calls this for each request, on the window's thread."""
        url = job.requestUrl()
        initiator = job.initiator()
        foreign = not initiator.isEmpty() and initiator.host() not in ("", url.host())
        serve = self._hosts.get(url.host())
        if bytes(job.requestMethod().data()) != b"GET" or foreign or serve is None:
            job.fail(QWebEngineUrlRequestJob.Error.RequestDenied)
            return
        path = url.path(QUrl.ComponentFormattingOption.FullyDecoded).lstrip("/")
        serve(url.host(), path, lambda resource: _reply(job, resource))


def _reply(job: QWebEngineUrlRequestJob, resource: Resource | None) -> None:
    if not shiboken6.isValid(job):
        return  # the page has gone on meanwhile
    if resource is None:
        job.fail(QWebEngineUrlRequestJob.Error.UrlNotFound)
        return
    headers = {
        QByteArray(name): [QByteArray(value)]
        for name, value in (
            (b"Content-Security-Policy", POLICY),
            (b"X-Content-Type-Options", b"nosniff"),
            (b"Referrer-Policy", b"no-referrer"),
        )
    }
    # PySide's stub asks for one value a name; Qt takes a list of them.
    job.setAdditionalResponseHeaders(headers)  # type: ignore[arg-type]
    # The job must own the buffer: an orphan is collected under Chromium's hands.
    buffer = QBuffer(job)
    buffer.setData(QByteArray(resource.data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    job.reply(QByteArray(resource.media_type.encode()), buffer)


class _Wall(QWebEngineUrlRequestInterceptor):
    """Blocks every request that is not for an open book; counts what it let pass and what not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.passed = 0
        self.blocked: list[str] = []

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        """Qt calls this for each request."""
        if info.requestUrl().scheme() in ("foxbook", "data", "qrc"):
            self.passed += 1
            return
        self.blocked.append(info.requestUrl().toString())
        info.block(True)


@dataclass(slots=True)
class Web:
    """The one profile of a window, with its handler and wall.

    Both are kept here as well as by Qt: with the wall collected the network would be open again.
    """

    profile: QWebEngineProfile
    handler: _Handler
    wall: _Wall


def _refuse(download: QWebEngineDownloadRequest) -> None:
    """No page saves a file."""
    download.cancel()


def make_web(parent: QObject) -> Web:
    """A profile that leaves nothing on the disk and reaches nothing but open books."""
    register()
    profile = QWebEngineProfile(parent)
    profile.setHttpCacheType(QWebEngineProfile.HttpCacheType.NoCache)
    profile.setPersistentCookiesPolicy(
        QWebEngineProfile.PersistentCookiesPolicy.NoPersistentCookies
    )
    profile.downloadRequested.connect(_refuse)
    handler, wall = _Handler(profile), _Wall(profile)
    profile.installUrlSchemeHandler(QByteArray(_SCHEME), handler)
    profile.setUrlRequestInterceptor(wall)
    return Web(profile, handler, wall)


# Checks at the start that everything which isolates a book is on

SandboxCheckWords = Context("SandboxCheckWords")

_CLOSED = (b"default-src 'none'", b"script-src 'none'", b"connect-src 'none'", b"frame-src 'none'")
_Attribute = QWebEngineSettings.WebAttribute
_OFF = (
    _Attribute.JavascriptEnabled,
    _Attribute.PluginsEnabled,
    _Attribute.LocalContentCanAccessRemoteUrls,
    _Attribute.LocalContentCanAccessFileUrls,
)


def check_isolation(
    web: Web, *pages: QWebEnginePage, environment: Mapping[str, str] = os.environ
) -> None:
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
    if not all(map(flags.__contains__, startup.FLAGS)):
        yield SandboxCheckWords.tr("the network is not shut")
    if not shiboken6.isValid(web.wall) or not shiboken6.isValid(web.handler):
        yield SandboxCheckWords.tr("requests are not watched")
    elif web.profile.urlSchemeHandler(QByteArray(_SCHEME)) is not web.handler:
        yield SandboxCheckWords.tr("books are served by somebody else")
    if any(rule not in POLICY for rule in _CLOSED):
        yield SandboxCheckWords.tr("the content policy is open")
    for page in pages:
        if page.profile() is not web.profile:
            yield SandboxCheckWords.tr("a page has another profile")
        if any(map(page.settings().testAttribute, _OFF)):
            yield SandboxCheckWords.tr("scripts of books would run")
