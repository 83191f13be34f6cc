"""What every request keeps to: its address, time, log and cost, and no key in what comes back."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeVar
from urllib.parse import urlsplit

from foxreader.core.address import is_loopback
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall, ModelError, Refused, Unreachable, UsageError
from foxreader.core.message import (
    ChatModel,
    Done,
    FirstToken,
    Message,
    Odds,
    Piece,
    ToolCall,
    ToolSpec,
    Usage,
    billed,
)
from foxreader.core.notice import Argument, Notice

# The address, as the reader typed it


@dataclass(frozen=True, slots=True)
class Address:
    """A checked base URL. ``host`` (with its port) names it in messages; ``loopback`` is whether it
    is on this computer."""

    url: str
    host: str
    loopback: bool

    def __str__(self) -> str:
        return self.host

    @property
    def encrypted(self) -> bool:
        """Whether nobody on the way can read what is sent."""
        return self.url[:6].lower() == "https:"


def typed_key(text: str) -> str:
    """A key as it was pasted, without space around it and without the "Bearer" of a header."""
    key = text.strip()
    kind, space, rest = key.partition(" ")
    return rest.strip() if space and kind.lower().rstrip(":") == "bearer" else key


_SPACE = re.compile(r"[\s\x00-\x1f]")


def check_address(base_url: str) -> Address:
    """The address in ``base_url``; raises ``UsageError`` for one that no key should go to."""
    url = base_url.strip().rstrip("/")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise UsageError(Notice("no_web_address", url=url)) from error
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise UsageError(Notice("no_web_scheme", url=url))
    if parts.username is not None:  # there is one wherever there is a password
        raise UsageError(Notice("address_with_key"))
    if parts.query or parts.fragment or _SPACE.search(url):
        raise UsageError(Notice("address_too_long", url=url))
    host = parts.hostname if port is None else f"{parts.hostname}:{port}"
    return Address(url, host, is_loopback(parts.hostname))


def unencrypted_host(base_url: str) -> str:
    """The host that is asked without encryption and is not this computer; "" for any other one.

    Raises ``UsageError`` as :func:`check_address` does.
    """
    address = check_address(base_url)
    return "" if address.encrypted or address.loopback else address.host


# The key: some endpoints repeat it in the message that refuses it, and an answer is stored

_SHARED = 8
"""Characters in a row that tell a part of the key: fewer may be a word of the message. Providers
themselves show up to four. Chosen, not measured."""
_SHORTEST = 4
"""A shorter key is none, but a word that a local server asks for. Chosen, not measured."""
_HIDDEN = "…"
_E = TypeVar("_E", bound=ModelError)


def masked(text: str, key: str | None) -> str:
    """``text`` with "…" for the key, and for each part of it of at least ``_SHARED`` characters."""
    if not key or len(key) < _SHORTEST:
        return text
    least = min(_SHARED, len(key))
    shown: list[str] = []
    at = 0
    while at < len(text):
        end = at + least
        if text[at:end] not in key or end > len(text):
            shown.append(text[at])
            at += 1
            continue
        while end < len(text) and text[at : end + 1] in key:
            end += 1
        shown.append(_HIDDEN)
        at = end
    return "".join(shown)


def masked_pieces(pieces: Iterator[Piece], key: str | None) -> Iterator[Piece]:
    """``pieces`` of a reply with "…" for the key, however it is cut. What may be the key's
    beginning waits for the next piece."""
    if not key or len(key) < _SHARED:
        yield from pieces
        return
    held = ""
    for piece in pieces:
        if isinstance(piece, str):
            text = (held + piece).replace(key, _HIDDEN)
            wait = next((n for n in range(len(key) - 1, 0, -1) if text.endswith(key[:n])), 0)
            held = text[len(text) - wait :]
            if shown := text[: len(text) - wait]:
                yield shown
            continue
        if held:
            yield held
            held = ""
        if isinstance(piece, ToolCall):
            piece = replace(piece, arguments=piece.arguments.replace(key, _HIDDEN))  # noqa: PLW2901
        yield piece
    if held:
        yield held


def masked_error(error: _E, key: str) -> _E | ModelError:
    """``error`` where its sentence is free of the key, else the same one without it."""
    sentence = error.sentence
    if not isinstance(sentence, Notice) or masked(sentence, key) == sentence:
        return error
    return type(error)(Notice(sentence.code, **_masked_arguments(sentence, key)))


def _masked_arguments(notice: Notice, key: str) -> dict[str, Argument]:
    return {name: _masked_argument(value, key) for name, value in notice.arguments.items()}


def _masked_argument(value: Argument, key: str) -> Argument:
    if isinstance(value, Notice):
        return Notice(value.code, **_masked_arguments(value, key))
    return masked(value, key) if isinstance(value, str) else value


# The log. It never holds a key.


@dataclass(frozen=True, slots=True)
class Sent:
    """One request as it was sent, without its headers and so without the key. ``secret``: the key
    is in its words all the same, as the reader wrote it there."""

    at: float
    method: str
    url: str
    body: bytes
    secret: bool = False


class WireLog:
    """Keeps the last requests, up to ``limit`` bytes in all, and calls ``listener`` with each."""

    def __init__(
        self, listener: Callable[[Sent], object] | None = None, limit: int = 8_000_000
    ) -> None:
        self._listener = listener
        self._limit = limit
        self._sent: deque[Sent] = deque()
        self._size = 0

    @property
    def sent(self) -> tuple[Sent, ...]:
        """The requests kept, oldest first."""
        return tuple(self._sent)

    def record(self, method: str, url: str, body: bytes, *, secret: bool = False) -> None:
        """Add one request; the oldest are dropped when the log is full, the newest never."""
        sent = Sent(time.time(), method, url, body, secret)
        self._sent.append(sent)
        self._size += len(body)
        while self._size > self._limit and len(self._sent) > 1:
            self._size -= len(self._sent.popleft().body)
        if self._listener is not None:
            self._listener(sent)


# The time


@contextmanager
def within(seconds: float, outer: Cancel) -> Iterator[Cancel]:
    """A ``Cancel`` that ends after ``seconds``, and when ``outer`` does."""
    limited = Cancel()
    limited.end_within(seconds)
    release = outer.closing(limited.set)
    try:
        yield limited
    finally:
        release()


# The cost: a model whose every request is allowed before it is sent and counted after

UNBILLED = (Refused, Unreachable, ContextTooSmall)
"""Failures of a request that did no work: nothing is counted for them."""


class Counted:
    """A ``ChatModel`` around another.

    ``allow`` may raise before anything is sent; ``count`` is called with the tokens of each:
    what the endpoint reports, else an estimate, also for a reply that was cut off.
    """

    def __init__(
        self, model: ChatModel, allow: Callable[[], None], count: Callable[[Usage], None]
    ) -> None:
        self._model, self._allow, self._count = model, allow, count

    @property
    def name(self) -> str:
        """The model's name, as the reader chose it."""
        return self._model.name

    @property
    def context(self) -> int:
        """How many tokens a request may have, the reply included."""
        return self._model.context

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Mapping[str, object] | None = None,
        temperature: float = 0.0,
        max_tokens: int | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[Piece]:
        """Send one request and yield the reply, once it is allowed."""
        if cancel is not None:
            cancel.check()
        self._allow()
        usage, text, did_work = Usage(calls=1), [], True
        try:
            for piece in self._model.stream(
                messages, tools=tools, json_schema=json_schema, temperature=temperature,
                max_tokens=max_tokens, cancel=cancel,
            ):  # fmt: skip
                if isinstance(piece, Done):
                    usage = piece.usage
                elif isinstance(piece, str):
                    text.append(piece)
                yield piece
        except UNBILLED:
            did_work = bool(usage.tokens)  # else the request was not carried out
            raise
        finally:
            if did_work:
                self._count(billed(usage, messages, "".join(text)))


class CountedOdds(Counted):
    """An ``Odds`` model around another; as ``Counted``."""

    def __init__(
        self, model: Odds, allow: Callable[[], None], count: Callable[[Usage], None]
    ) -> None:
        super().__init__(model, allow, count)
        self._odds = model

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token, once it is allowed."""
        if cancel is not None:
            cancel.check()
        self._allow()
        usage = Usage(calls=1)
        try:
            first = self._odds.first_token(messages, cancel)
            usage = first.usage
        except UNBILLED:
            usage = Usage()  # it was not carried out
            raise
        finally:
            if usage.calls:
                self._count(billed(usage, messages, ""))
        return first
