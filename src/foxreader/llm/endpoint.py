"""What the models behind both kinds of endpoint share: a request, its tries, and what is learnt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.message import (
    Done,
    FirstToken,
    Message,
    Piece,
    Provider,
    Thought,
    ToolSpec,
    Usage,
    stronger,
)
from foxreader.llm import data, first_token, http, room
from foxreader.llm.abilities import Known
from foxreader.llm.address import Address, typed_key
from foxreader.llm.masking import masked_pieces
from foxreader.llm.options import REFUSABLE
from foxreader.llm.retry import retrying
from foxreader.llm.thought import without_thought
from foxreader.llm.wire import WireLog


class Reading(http.Begun, Protocol):
    """Reads one reply."""

    def pieces(self, response: Any) -> Iterator[Piece]:
        """The reply's pieces, then Done."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of a model; ``max_tokens`` is the length of the reply without reasoning."""

    messages: Sequence[Message]
    tools: Sequence[ToolSpec]
    json_schema: Mapping[str, object] | None
    temperature: float
    max_tokens: int | None


class EndpointModel(ABC):
    """An ``Odds`` model at ``address``. It learns what its endpoint refuses, and how its reasoning
    comes; ``known`` is what was learnt before."""

    def __init__(
        self, address: Address, provider: Provider, key: str | None, wire: WireLog | None,
        known: Known | None,
    ) -> None:  # fmt: skip
        self.name = provider.model
        self.context = provider.context
        self._address = address
        self._key = typed_key(key) if key else key
        self._wire = wire
        self._refused = set() if known is None else set(known.refused) & REFUSABLE
        self._thought: Thought | None = "" if known is None else known.thought

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
        """Send one request and yield the reply; the last piece is a Done. A reply that reasoning
        has used up is asked for once more."""
        request = Request(messages, tools, json_schema, temperature, max_tokens)
        lengths = room.rooms(max_tokens, messages, self.context, reasons=bool(self._thought))
        with http.connection(self._address, self._key, self._wire, cancel) as connection:

            def ask(length: int | None) -> Iterator[Piece]:
                body = self._body(request, length)
                response = retrying(lambda: self._send(connection, body, request), cancel)
                return self._read(connection, response, self._length(body))

            answered = room.answered(ask, lengths, self.name)
            for piece in masked_pieces(answered, self._key):
                yield self._noted(piece) if isinstance(piece, Done) else piece

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token. Nothing is sent where the endpoint has refused
        to say how likely tokens are."""
        if "logprobs" in self._refused:
            return FirstToken(None, Usage())
        request = Request(messages, (), None, 0.0, 1)
        body = {**self._body(request, 1), "stream": False, **first_token.ASKED}
        body.pop("stream_options", None)
        with http.connection(self._address, self._key, self._wire, cancel) as connection:
            response = retrying(lambda: self._send(connection, body, request), cancel)
            try:
                return first_token.read(self._address, response.read())
            finally:
                response.close()

    def _noted(self, done: Done) -> Done:
        if done.thought or not done.truncated:
            self._thought = stronger(self._thought, done.thought)
        return replace(done, refused=frozenset(self._refused))

    def _read(
        self, connection: http.Connection, response: Any, length: int | None
    ) -> Iterator[Piece]:
        reading = self._reading()
        try:
            whole = data.bounded(reading.pieces(response), length)
            yield from without_thought(http.received(connection, whole, reading), self._thought)
        finally:
            response.close()

    @abstractmethod
    def _body(self, request: Request, length: int | None) -> dict[str, Any]:
        """The JSON to be sent, for a reply of ``length`` tokens; raises a ``ModelError`` for a
        request that is known to fail."""

    @abstractmethod
    def _length(self, body: Mapping[str, Any]) -> int | None:
        """The tokens of the reply that ``body``, as it was sent, asks for."""

    @abstractmethod
    def _send(self, connection: http.Connection, body: dict[str, Any], request: Request) -> Any:
        """The endpoint's response to ``body``, which is changed by what the endpoint refuses."""

    @abstractmethod
    def _reading(self) -> Reading:
        """What reads the reply."""
