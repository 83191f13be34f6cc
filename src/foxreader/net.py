"""The one place that connects for anything but the reader's model: catalogues, books, look-ups.

Nothing here is called unless the reader asks for an address by a press, and each request is told to
the log of what left this computer before it is sent. Only ``https`` is used, and ``http`` to this
computer itself. What an address answers is taken within bounds; redirects stay at its origin.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import shutil
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx2

from foxreader import __version__
from foxreader.core.address import host_of, is_loopback, joined, origin, web_address
from foxreader.core.cancel import Cancel
from foxreader.core.errors import LeavesOrigin, NeedsLogin, NetError, StorageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.system.connections import hang_up
from foxreader.system.files import delete, finish_new, unnamed

MAX_FEED = 16 * 1024 * 1024
"""The most bytes of a catalogue's page; those of large libraries have under two million."""
MAX_BOOK = 2 * 1024**3
"""The most bytes of a book that is downloaded; comics have up to some hundred million."""
_CONNECT, _SILENCE = 15.0, 30.0
"""Seconds it may take to connect, and that may pass without a byte. Chosen, not measured."""
_WHOLE = 90.0
"""Seconds a page of a catalogue may take in all: a byte now and then is no page."""
_REDIRECTS = 5
_RANGE = re.compile(r"bytes (\d+)-")
_REDIRECTED = (301, 302, 303, 307, 308)
_FAILURES = (httpx2.HTTPError, httpx2.StreamError, httpx2.InvalidURL, OSError)
Record = Callable[[str, str, bytes], object]
"""Is told the method, address and body of each request, before it is sent."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """What an address answered: its bytes, its media type, and the address after redirects."""

    url: str
    media_type: str
    data: bytes


class Login:
    """A name and a password for one origin, and how that origin asks for them: by Digest where it
    can, which does not send the password, else by Basic. Nothing is sent before it asks."""

    def __init__(self, name: str, password: str) -> None:
        self._name, self._password = name, password
        self._auth: httpx2.Auth | None = None

    def requests(self, request: httpx2.Request) -> Generator[httpx2.Request, httpx2.Response, None]:
        """``request`` as it is to be sent, and once more where the answer asks for the login."""
        if self._auth is not None:
            yield from self._auth.sync_auth_flow(request)
            return
        response = yield request
        if response.status_code != 401:
            return
        asked = [value.partition(" ")[0].lower() for value in _challenges(response)]
        if "digest" in asked:
            self._auth = httpx2.DigestAuth(self._name, self._password)
            flow = self._auth.sync_auth_flow(request)
            next(flow)  # it was sent, and this is the answer
            with contextlib.suppress(StopIteration):
                yield flow.send(response)
        elif "basic" in asked:
            self._auth = httpx2.BasicAuth(self._name, self._password)
            yield from self._auth.sync_auth_flow(request)
        else:
            raise NetError(Notice("net_scheme", host=host_of(str(request.url))))


def _challenges(response: httpx2.Response) -> list[str]:
    """The ways in which an answer asks for a login."""
    return response.headers.get_list("www-authenticate")


def fetch(
    url: str, record: Record, *, accept: str = "*/*", limit: int = MAX_FEED,
    cancel: Cancel | None = None, login: Login | None = None,
) -> Fetched:  # fmt: skip
    """What the address answers. Raises ``UsageError`` for an address that is not asked,
    ``LeavesOrigin`` where it sends on to another origin, ``NeedsLogin`` where it wants a ``login``,
    ``NetError`` for all else."""
    cancel = Cancel() if cancel is None else cancel
    timed = _Timed(cancel, _WHOLE)
    try:
        asking = _answered(web_address(url), record, accept, cancel, timed, login=login)
        with asking as (response, at):
            data = b"".join(_pieces(response, at, limit))
            kind = str(response.headers.get("content-type", "")).partition(";")[0].strip().lower()
            return Fetched(at, kind, data)
    finally:
        timed.end()


def download(
    url: str, to: Path, record: Record, *, limit: int = MAX_BOOK, cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None, login: Login | None = None,
) -> None:  # fmt: skip
    """Write what the address answers to the file ``to``, whole or not at all; an existing one is
    not replaced. ``progress`` counts bytes, of 0 where the size is not said. Raises as
    :func:`fetch`, and ``StorageError`` where it cannot be written."""
    cancel = Cancel() if cancel is None else cancel
    asking = _answered(web_address(url), record, "*/*", cancel, None, login=login)
    with asking as (response, at):
        said = response.headers.get("content-length", "")
        total = int(said) if said.isdecimal() and int(said) <= limit else 0
        with _storing(to) as file:
            done = 0
            for data in _pieces(response, at, limit):
                file.write(data)
                done += len(data)
                if progress is not None:
                    progress(Progress("download", done, total))
            if total and done != total:
                raise NetError(Notice("net_cut_off", host=host_of(at)))


@contextmanager
def _storing(to: Path) -> Iterator[Any]:
    try:
        with unnamed(to.parent, ".foxreader-") as made:
            with made.open("wb") as file:
                yield file
            finish_new(made, to)
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(to), reason=str(error.strerror))
        ) from error


class _Timed:
    """Ends a request when it is cancelled, or after ``seconds``."""

    def __init__(self, cancel: Cancel, seconds: float) -> None:
        self._sockets: list[socket.socket] = []
        self.late = False
        self._release = cancel.closing(self.close)
        self._timer = threading.Timer(min(seconds, threading.TIMEOUT_MAX), self._late)
        self._timer.daemon = True
        self._timer.start()

    def _late(self) -> None:
        self.late = True
        self.close()

    def close(self) -> None:
        """Wake the request that waits."""
        for opened in self._sockets:
            hang_up(opened)

    def trace(self, event: str, info: Mapping[str, Any]) -> None:
        """Remember each socket that is opened."""
        if event.endswith(("connect_tcp.complete", "start_tls.complete")):
            opened = info["return_value"].get_extra_info("socket")
            if opened is not None:
                self._sockets.append(opened)
            if self.late:
                self.close()

    def end(self) -> None:
        """Stop watching."""
        self._timer.cancel()
        self._release()


@contextmanager
def _answered(
    url: str,
    record: Record,
    accept: str,
    cancel: Cancel,
    timed: _Timed | None,
    begin: int = 0,
    login: Login | None = None,
) -> Iterator[tuple[httpx2.Response, str]]:
    """The response of an address after redirects, its body still to be read, and its address.

    With ``begin`` its bytes are asked for from there on: a status of 206 has those, 200 has all.
    """
    watch = timed or _Timed(cancel, 365 * 24 * 3600.0)
    home = origin(url)
    try:
        with _client(url) as client:
            for _ in range(_REDIRECTS + 1):
                cancel.check()
                response = _asked(client, url, record, accept, watch, begin, login)
                try:
                    target = _target(response, url, known=login is not None)
                    if not target:
                        yield response, url
                        return
                finally:
                    response.close()
                if origin(target) != home:
                    sends_on = Notice("net_sends_on", host=host_of(url), other=host_of(target))
                    left = LeavesOrigin(sends_on)
                    left.target = target
                    raise left
                url = target
            raise NetError(Notice("net_in_circles", host=host_of(url)))
    except _FAILURES as error:
        cancel.check()
        raise _failure(error, url, late=watch.late) from error
    finally:
        if timed is None:
            watch.end()


def _client(url: str) -> httpx2.Client:
    own = is_loopback(origin(url)[1])
    timeout = httpx2.Timeout(connect=_CONNECT, read=_SILENCE, write=_SILENCE, pool=_CONNECT)
    return httpx2.Client(follow_redirects=False, trust_env=not own, timeout=timeout)


def _asked(
    client: httpx2.Client, url: str, record: Record, accept: str, watch: _Timed, begin: int,
    login: Login | None,
) -> httpx2.Response:  # fmt: skip
    request = client.build_request("GET", url)
    request.headers = httpx2.Headers(
        {"host": request.headers["host"], "accept": accept, "accept-encoding": "identity",
         "user-agent": f"Foxreader/{__version__}"}
    )  # fmt: skip
    if begin:
        request.headers["range"] = f"bytes={begin}-"
    request.extensions = {**request.extensions, "trace": watch.trace}
    if login is None:
        record("GET", str(request.url), b"")
        return client.send(request, stream=True)
    asking = login.requests(request)
    request = next(asking)
    while True:
        record("GET", str(request.url), b"")
        response = client.send(request, stream=True)
        try:
            request = asking.send(response)
        except StopIteration:
            return response
        except NetError:
            response.close()
            raise
        response.close()


def _target(response: httpx2.Response, url: str, *, known: bool = False) -> str:
    """Where a response sends on to, "" for one that is an answer; raises for a refusal. ``known``:
    it was given a name and a password."""
    host = host_of(url)
    if response.status_code in _REDIRECTED:
        target = joined(url, response.headers.get("location", ""))
        if not target:
            raise NetError(Notice("net_sends_nowhere", host=host))
        return target
    if response.status_code == 401:
        wanted = NeedsLogin(Notice("net_password_wrong" if known else "net_password", host=host))
        wanted.url = url
        raise wanted
    if response.status_code == 403:
        raise NetError(Notice("net_forbidden", host=host))
    if response.status_code in (404, 410):
        raise NetError(Notice("net_not_there", host=host))
    if response.status_code != (206 if _begun_at(response) else 200):
        raise NetError(Notice("net_refused", host=host, status=response.status_code))
    if response.headers.get("content-encoding", "identity").lower() != "identity":
        raise NetError(Notice("compressed", host=host))
    return ""


def _begun_at(response: httpx2.Response) -> int:
    """Which byte a response begins with that has a part of a file; 0 for a whole one."""
    said = _RANGE.match(response.headers.get("content-range", ""))
    return int(said[1]) if response.status_code == 206 and said is not None else 0


def _pieces(response: httpx2.Response, url: str, limit: int) -> Iterator[bytes]:
    """The bytes of a response; raises once there are more than ``limit``."""
    size = 0
    said = response.headers.get("content-length", "")
    too_much = said.isdecimal() and int(said) > limit
    for data in () if too_much else response.iter_bytes():
        size += len(data)
        if size > limit:
            too_much = True
            break
        yield data
    if too_much:
        raise NetError(Notice("net_too_large", host=host_of(url)))


def _failure(error: Exception, url: str, *, late: bool) -> NetError:
    host = host_of(url)
    if late or isinstance(error, httpx2.TimeoutException):
        return NetError(Notice("net_silent", host=host))
    if isinstance(error, httpx2.RemoteProtocolError | httpx2.ReadError | httpx2.StreamError):
        return NetError(Notice("net_cut_off", host=host))
    return NetError(Notice("net_unreachable", host=host))


# Services that look books up. None is asked before the reader presses for it.

LOOKUPS = {
    "Open Library": "https://openlibrary.org",
    "Google Books": "https://www.googleapis.com/books/v1",
}
"""Services that are proposed, by name; the reader may name others that answer as one of them."""
_FIELDS = "title,author_name,publisher,first_publish_year,isbn,language,subject"
_FOUND = 10
"""Books that are asked for. Chosen: a list that is looked through."""


def lookup_address(service: str, isbn: str, title: str, author: str) -> str:
    """The address that asks ``service`` for an ISBN, else for a title and an author. It is asked as
    Google Books where its path ends as that one's, "/books/v1", else as Open Library."""
    base = web_address(service).rstrip("/")
    if base.endswith("/books/v1"):
        words = [f'{name}:"{text}"' for name, text in (("intitle", title), ("inauthor", author))
                 if text]  # fmt: skip
        asked = f"isbn:{isbn}" if isbn else " ".join(words).replace('""', '"')
        return f"{base}/volumes?{urlencode({'q': asked, 'maxResults': _FOUND})}"
    if isbn:
        asked = urlencode({"bibkeys": f"ISBN:{isbn}", "format": "json", "jscmd": "data"})
        return f"{base}/api/books?{asked}"
    named = {"title": title, "author": author} if author else {"title": title}
    return f"{base}/search.json?{urlencode({**named, 'limit': _FOUND, 'fields': _FIELDS})}"


# A file that is known by its size and its SHA-256: a download goes on from where it was

SPARE = 1024**3
"""Bytes of the disk that a download leaves free: the reader's own work goes on. Chosen."""
_BLOCK = 1024 * 1024


def unfinished(to: Path) -> Path:
    """The file in which a download to ``to`` waits for the rest of it."""
    return to.with_name(f"{to.name}.part")


def download_known(
    url: str, to: Path, size: int, sha256: str, record: Record, *, cancel: Cancel | None = None,
    spare: int = SPARE,
) -> Iterator[Progress]:  # fmt: skip
    """Download ``size`` bytes with this SHA-256 to the file ``to``, which is there only when all of
    it is right; an existing one is not replaced.

    What a download that was stopped or cut off has is kept beside it, and asked for no second time
    where the server can send the rest. Yields how many bytes are there. Raises as ``client.fetch``,
    and ``StorageError`` where it cannot be written or would leave fewer than ``spare`` bytes free.
    """
    cancel, part = Cancel() if cancel is None else cancel, unfinished(to)
    with _written(to):
        _need_room(part, size, spare)
        digest, done = _there(part, size, cancel)
    if done < size:
        digest = yield from _fetched(url, part, size, (digest, done), record, cancel)
    with _written(to):
        if digest.hexdigest() != sha256.lower():
            delete(part)
            raise NetError(Notice("not_the_file", host=host_of(web_address(url)), name=to.name))
        finish_new(part, to)
        delete(part)


@contextmanager
def _written(to: Path) -> Iterator[None]:
    """What goes wrong with the disk, as an error for the reader."""
    try:
        yield
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(to), reason=str(error.strerror))
        ) from error


def _need_room(part: Path, size: int, spare: int) -> None:
    there = part.stat().st_size if part.exists() else 0
    missing = size - there + spare - shutil.disk_usage(part.parent).free
    if missing > 0:
        megabytes = -(-missing // 1_000_000)
        raise StorageError(Notice("no_room", path=str(part.parent), megabytes=megabytes))


def _there(part: Path, size: int, cancel: Cancel) -> tuple[hashlib._Hash, int]:
    """The digest of what an earlier download has, and its length; of nothing where that is more
    than the file can have."""
    digest, done = hashlib.sha256(), 0
    if not part.exists() or part.stat().st_size > size:
        return digest, 0
    with part.open("rb") as file:
        while block := file.read(_BLOCK):
            cancel.check()
            digest.update(block)
            done += len(block)
    return digest, done


def _fetched(
    url: str, part: Path, size: int, there: tuple[hashlib._Hash, int], record: Record,
    cancel: Cancel,
) -> Generator[Progress, None, hashlib._Hash]:  # fmt: skip
    """Asks for the rest and writes it; gives the digest of all."""
    digest, done = there
    with _answered(web_address(url), record, "*/*", cancel, None, done) as (response, at):
        if _begun_at(response) != done:  # the server sends it from its beginning, or from elsewhere
            if _begun_at(response):
                raise NetError(Notice("net_cut_off", host=host_of(at)))
            digest, done = hashlib.sha256(), 0
        with _written(part), part.open("r+b" if part.exists() else "wb") as file:
            file.truncate(done)
            file.seek(done)
        arriving = _pieces(response, at, size - done)
        while data := next(arriving, b""):
            cancel.check()
            with _written(part), part.open("ab") as file:
                file.write(data)
            digest.update(data)
            done += len(data)
            yield Progress("download", done, size)
        if done != size:
            raise NetError(Notice("net_cut_off", host=host_of(at)))
    return digest
