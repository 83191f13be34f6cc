"""All requests leave here: an HTTP client for one origin, and what its failures mean."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Any, Protocol, TypeVar

import httpx2

from foxreader import __version__
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ContextTooSmall, ModelError, Refused
from foxreader.core.notice import Notice
from foxreader.llm import failures
from foxreader.llm.reply_data import parsed
from foxreader.llm.sending import Address, WireLog, masked_error, typed_key, within
from foxreader.system.connections import hang_up

_MAX_REPLY = 16_000_000
"""The most bytes of a reply. An answer has some thousands; 32 vectors of 4,000 numbers as text have
about 3 million. Like the times below it is set by hand."""
_MAX_ERROR = 20_000
"""How many bytes of an error's body are read: it holds a sentence, or a web page."""
_CONNECT = 10.0
"""How many seconds it may take to connect."""
_SILENCE = 120.0
"""How many seconds may pass without a byte, at a service or where there is no deadline. A model
on this computer may read a long prompt for longer than that; there the deadline alone counts."""
_WHOLE = 1800.0
"""How many seconds a request may take in all where its caller sets no deadline: a comment, a byte
or a word now and then ends the silence, but is no answer. As for a question to a local model."""
_LIST, _LIST_SILENCE = 60.0, 15.0
"""How many seconds a list of models may take, and how many of them without a byte."""
_LATE = 0.02
"""Seconds after the deadline at which sockets are closed, so that by then it has passed by any
clock."""
_ANTHROPIC = "api.anthropic.com"
_TRANSPORT_ERRORS = (httpx2.HTTPError, httpx2.StreamError, httpx2.InvalidURL, OSError)
_T = TypeVar("_T")


@cache
def _certificates(trust_env: bool) -> ssl.SSLContext:
    """The trusted certificates; loaded once, since that takes longer than a search in a book."""
    return httpx2.create_ssl_context(trust_env=trust_env)


def key_headers(host: str, method: str, key: str) -> dict[str, str]:
    """The headers with the key. Anthropic's list of models is of its own API, which wants the key
    in a header of its own; its other requests are like everybody's."""
    headers = {"authorization": f"Bearer {key}"}
    if host == _ANTHROPIC and method == "GET":
        headers |= {"x-api-key": key, "anthropic-version": "2023-06-01"}
    return headers


class Connection:
    """The connection of one request. Another thread may end it, which wakes the request."""

    def __init__(
        self, address: Address, key: str | None, wire: WireLog | None, cancel: Cancel,
        read_timeout: float,
    ) -> None:  # fmt: skip
        key = typed_key(key) if key else key
        if key and not (key.isascii() and key.isprintable()):
            raise Refused(Notice("key_malformed", host=address.host))
        self.address, self.cancel = address, cancel
        left = cancel.left
        self._left = _WHOLE if left is None else left
        # A model on this computer may read a long prompt for longer than a service is silent.
        self.read_timeout = max(read_timeout, self._left) if address.loopback else read_timeout
        self._key = key
        self._wire = wire
        self._sockets: list[socket.socket] = []
        self._ended = False
        self.client = httpx2.Client(
            timeout=self._timeout(self.read_timeout),
            follow_redirects=False,
            trust_env=not address.loopback,
            verify=_certificates(not address.loopback),
            event_hooks={"request": [self._leaving], "response": [self._arriving]},
        )

    def _timeout(self, read: float) -> httpx2.Timeout:
        return httpx2.Timeout(connect=min(_CONNECT, self._left), read=read, write=60, pool=10)

    def post(self, path: str, body: Mapping[str, Any], *, streamed: bool = True) -> httpx2.Response:
        """The response to ``body`` as JSON at ``path`` below the address; its own body is still
        to be read. One that is not ``streamed`` may be silent until it is whole."""
        timeout = self._timeout(self.read_timeout if streamed else self._left)
        request = self.client.build_request(
            "POST", self.address.url + path, json=body, timeout=timeout
        )
        return self.client.send(request, stream=True)

    def masked(self, error: ModelError) -> ModelError:
        """``error`` without the key, which some endpoints repeat in their messages."""
        return masked_error(error, self._key) if self._key else error

    def end(self) -> None:
        """End whatever is under way, from any thread."""
        self._ended = True
        for opened in self._sockets:
            hang_up(opened)

    def close(self) -> None:
        """Close the client, once nothing is under way."""
        self.client.close()

    def _leaving(self, request: httpx2.Request) -> None:
        """Send only our own headers, whatever the environment adds, and log the body."""
        kept = {
            n: request.headers[n]
            for n in ("host", "content-length", "transfer-encoding", "content-type")
            if n in request.headers
        }
        request.headers = httpx2.Headers(kept)
        request.headers["accept"] = "application/json, text/event-stream"
        request.headers["accept-encoding"] = "identity"
        request.headers["user-agent"] = f"Foxreader/{__version__}"
        if self._key:
            request.headers.update(key_headers(self.address.host, request.method, self._key))
        request.extensions = {**request.extensions, "trace": self._trace}
        if self._wire is not None:
            body = request.read()
            secret = bool(self._key) and str(self._key).encode() in body
            self._wire.record(request.method, str(request.url), body, secret=secret)

    def _trace(self, event: str, info: Mapping[str, Any]) -> None:
        """Remember each socket, so that a request can be ended while it waits."""
        if event.endswith(("connect_tcp.complete", "start_tls.complete")):
            opened = info["return_value"].get_extra_info("socket")
            if opened is not None:
                self._sockets.append(opened)
            if self._ended:
                self.end()

    def _arriving(self, response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity") != "identity":
            raise BadReply(Notice("compressed", host=self.address.host))
        response.stream = _Capped(response.stream, self.address.host, lambda: self._ended)


class _Capped(httpx2.SyncByteStream):
    """A reply's bytes; raises once there are more than ``_MAX_REPLY``. Where we have ``ended`` the
    connection ourselves they are over, which systems tell in different ways: what came counts."""

    def __init__(self, stream: Any, host: str, ended: Callable[[], bool]) -> None:
        self._stream = stream
        self._host = host
        self._ended = ended

    def __iter__(self) -> Iterator[bytes]:
        size = 0
        try:
            for data in self._stream:
                size += len(data)
                if size > _MAX_REPLY:
                    raise failures.too_large(self._host)
                yield data
        except httpx2.TransportError:
            if not self._ended():
                raise

    def close(self) -> None:
        self._stream.close()


@contextmanager
def connection(
    address: Address,
    key: str | None,
    wire: WireLog | None,
    cancel: Cancel | None,
    read_timeout: float = _SILENCE,
) -> Iterator[Connection]:
    """A connection that ``cancel`` closes, when it is set or its deadline passes; every failure
    in the block becomes ours."""
    with _limited(cancel) as limited:
        opened = Connection(address, key, wire, limited, read_timeout)
        release, stop = limited.closing(opened.end), _at_deadline(limited, opened.end)
        try:
            yield opened
        except _TRANSPORT_ERRORS as error:
            limited.check()
            raise opened.masked(_failure(opened, error, begun=False)) from error
        except ModelError as error:
            limited.check()
            if (masked := opened.masked(error)) is not error:
                raise masked from None
            raise
        finally:
            stop()
            release()
            opened.close()


@contextmanager
def _limited(cancel: Cancel | None) -> Iterator[Cancel]:
    """``cancel`` if it has a deadline, else one with a deadline that ends with it."""
    if cancel is not None:
        cancel.check()
        if cancel.left is not None:
            yield cancel
            return
    with within(_WHOLE, Cancel() if cancel is None else cancel) as limited:
        yield limited


def _at_deadline(cancel: Cancel, act: Callable[[], None]) -> Callable[[], None]:
    """Call ``act`` when the deadline of ``cancel`` has passed; gives what cancels that.

    Reading the clock with each byte is not enough: no byte may come, or only those of headers
    that never end.
    """
    left = cancel.left
    if left is None:
        return lambda: None
    timer = threading.Timer(left + _LATE, act)
    timer.daemon = True
    timer.start()
    return timer.cancel


def _failure(opened: Connection, error: BaseException, *, begun: bool) -> ModelError:
    """What an error of the HTTP library means for the reader."""
    address = opened.address
    if isinstance(error, httpx2.ReadTimeout | httpx2.WriteTimeout):
        return failures.silent(address.host, opened.read_timeout, begun)
    if begun:
        return failures.cut_off(address.host)
    if isinstance(error, httpx2.RemoteProtocolError | httpx2.ReadError):
        return failures.hung_up(address.host)
    return failures.unreachable(address.host, address.loopback, str(error))


class Begun(Protocol):
    """Something that reads a reply; ``begun`` is true once some of its text has arrived."""

    begun: bool


def received(opened: Connection, pieces: Iterator[_T], reading: Begun) -> Iterator[_T]:
    """``pieces`` as they arrive; an error of the HTTP library becomes ours."""
    try:
        yield from pieces
    except _TRANSPORT_ERRORS as error:
        opened.cancel.check()
        raise _failure(opened, error, begun=reading.begun) from error


def lines(response: httpx2.Response) -> Iterator[str]:
    """The lines of a streamed reply; bytes that are no UTF-8 become U+FFFD."""
    rest: list[bytes] = []
    for data in response.iter_bytes():
        first, *others = data.split(b"\n")
        rest.append(first)
        for other in others:
            yield _decoded(rest)
            rest = [other]
    if any(rest):
        yield _decoded(rest)


def _decoded(pieces: list[bytes]) -> str:
    return b"".join(pieces).decode("utf-8", "replace").rstrip("\r")


def read_error(response: httpx2.Response) -> bytes:
    """The first bytes of an error's body, as far as they arrive."""
    body = b""
    try:
        for data in response.iter_bytes():
            body += data
            if len(body) >= _MAX_ERROR:
                break
    except _TRANSPORT_ERRORS:
        pass
    return body


def get_json(
    address: Address,
    path: str,
    key: str | None,
    wire: WireLog | None = None,
    cancel: Cancel | None = None,
) -> Any:
    """The JSON at ``path`` below the address; raises a ``ModelError`` for anything else."""
    if cancel is None:
        cancel = Cancel()
        cancel.end_within(_LIST)
    with connection(address, key, wire, cancel, read_timeout=_LIST_SILENCE) as opened:
        return _json_of(address, opened.client.get(address.url + path))


def post_json(
    address: Address,
    path: str,
    body: Mapping[str, Any],
    key: str | None,
    wire: WireLog | None = None,
    cancel: Cancel | None = None,
) -> Any:
    """The JSON that answers ``body`` at ``path`` below the address; as :func:`get_json`."""
    with connection(address, key, wire, cancel, read_timeout=_LIST_SILENCE) as opened:
        response = opened.post(path, body)
        try:
            response.read()
            return _json_of(address, response)
        finally:
            response.close()


def _json_of(address: Address, response: httpx2.Response) -> Any:
    if response.status_code != 200:
        raise failures.refusal(
            address.host, "", response.status_code, response.content, response.headers
        )
    try:
        return parsed(response.content)
    except ValueError as error:
        raise wrong_content(address, response.content) from error


def wrong_content(address: Address, body: bytes) -> BadReply:
    """The error for a body that should have been JSON."""
    page = body.lstrip()[:1] == b"<"
    return failures.web_page(address.host) if page else failures.not_json(address.host)


# What is tried again, how often, and when

_LONGEST_WAIT = 20.0
"""The longest wait in seconds that an endpoint may ask for before another try; if it asks for more,
the reader gets its error at once."""
_RETRIED = frozenset({429, 500, 502, 503, 504, 529})
"""HTTP statuses that may pass by themselves: too many requests, and a server that is not ready."""
_WAITS = (0.5, 2.0)
"""Seconds before the second and the third try, where the endpoint names none."""


class _Unavailable(Exception):
    """A refusal after which another try may succeed; ``error`` is raised when none does. ``wait``
    is how many seconds the endpoint asks to wait, if it does."""

    def __init__(self, error: ModelError, wait: float | None) -> None:
        super().__init__(error)
        self.error = error
        self.wait = wait


def refused(
    address: Address, model: str, status: int, body: bytes, headers: Mapping[str, str]
) -> Exception:
    """The error for a status that is not success; ``Unavailable`` when a retry may help."""
    error = failures.refusal(address.host, model, status, body, headers)
    wait = _retry_after(headers)
    if status in _RETRIED and not isinstance(error, ContextTooSmall):
        if error.code in ("no_credit", "no_pictures") or (
            wait is not None and wait > _LONGEST_WAIT
        ):
            return error
        return _Unavailable(error, wait)
    return error


def retrying(attempt: Callable[[], _T], cancel: Cancel | None) -> _T:
    """The value of ``attempt``, which is called up to three times while it is ``Unavailable``."""
    for wait in _WAITS:
        try:
            return attempt()
        except _Unavailable as refusal:
            _pause(wait if refusal.wait is None else refusal.wait, cancel)
    try:
        return attempt()
    except _Unavailable as refusal:
        raise refusal.error from refusal


def _pause(seconds: float, cancel: Cancel | None) -> None:
    if cancel is None:
        threading.Event().wait(seconds)
        return
    woken = threading.Event()
    release = cancel.closing(woken.set)
    woken.wait(seconds if cancel.left is None else min(seconds, cancel.left + _LATE))
    release()
    cancel.check()


def _retry_after(headers: Mapping[str, str]) -> float | None:
    value = headers.get("retry-after", "")
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        then = parsedate_to_datetime(value)
    except ValueError:
        return None
    return max(0.0, then.timestamp() - time.time())
