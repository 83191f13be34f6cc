"""A model behind an OpenAI-compatible endpoint."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall
from foxreader.core.message import Done, Message, Piece, Provider, Thought, ToolSpec, stronger
from foxreader.llm import data, http, options, room
from foxreader.llm.abilities import Known
from foxreader.llm.address import check_address
from foxreader.llm.reply import ReplyReader
from foxreader.llm.request import described
from foxreader.llm.thought import without_thought
from foxreader.llm.wire import WireLog


class OpenAIModel:
    """A ``ChatModel``. It learns what its endpoint refuses, and how its reasoning comes; ``known``
    is what was learnt before."""

    def __init__(
        self,
        provider: Provider,
        key: str | None,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        self.name = provider.model
        self.context = provider.context
        self._address = check_address(provider.base_url)
        self._key = key
        self._wire = wire
        self._refused = set() if known is None else set(known.refused) & options.REFUSABLE
        self._thought: Thought | None = "" if known is None else known.thought
        self._most: int | None = None  # tokens of a reply, where the endpoint has named a limit

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
        lengths = room.rooms(max_tokens, messages, self.context, reasons=bool(self._thought))
        with http.connection(self._address, self._key, self._wire, cancel) as connection:

            def ask(length: int | None) -> Iterator[Piece]:
                body = _body(self.name, messages, tools, json_schema, temperature, length)
                response = http.retrying(lambda: self._send(connection, body, max_tokens), cancel)
                return self._read(connection, response, body)

            for piece in room.answered(ask, lengths, self.name):
                yield self._noted(piece) if isinstance(piece, Done) else piece

    def _noted(self, done: Done) -> Done:
        if not done.truncated or done.thought:
            self._thought = stronger(self._thought, done.thought)
        return replace(done, refused=frozenset(self._refused))

    def _read(
        self, connection: http.Connection, response: Any, body: Mapping[str, Any]
    ) -> Iterator[Piece]:
        reading = ReplyReader(self._address)
        try:
            whole = data.bounded(reading.pieces(response), body.get("max_tokens"))
            yield from without_thought(http.received(connection, whole, reading), self._thought)
        finally:
            response.close()

    def _send(self, connection: http.Connection, body: dict[str, Any], wanted: int | None) -> Any:
        """The endpoint's response to ``body`` without what it refuses; ``wanted`` are the tokens
        that the answer takes."""
        while True:
            if self._most is not None and "max_tokens" in body:
                body["max_tokens"] = min(body["max_tokens"], self._most)
            sent = options.without(body, self._refused)
            response = connection.post("/chat/completions", sent, streamed=sent["stream"])
            if response.is_success:
                return response
            status, content = response.status_code, http.read_error(response)
            response.close()
            self._note_refusal(sent, body, wanted, status, content, response.headers)

    def _note_refusal(
        self, sent: Mapping[str, Any], body: dict[str, Any], wanted: int | None,
        status: int, content: bytes, headers: Mapping[str, str],
    ) -> None:  # fmt: skip
        """Change what is sent next by the endpoint's words; raises where nothing helps."""
        most = options.most_tokens(sent, status, content)
        if most is not None and self._most is None:  # once: it might name ever smaller ones
            self._most = most
            return
        refused = options.refused_option(sent, status, content)
        if refused is not None:
            self._refused.add(refused)
            return
        error = http.refused(self._address, self.name, status, content, headers)
        if wanted is None or body["max_tokens"] <= wanted or not isinstance(error, ContextTooSmall):
            raise error
        body["max_tokens"] = wanted  # there is no room to reason


def _body(
    model: str,
    messages: Sequence[Message],
    tools: Sequence[ToolSpec],
    json_schema: Mapping[str, object] | None,
    temperature: float,
    max_tokens: int | None,
) -> dict[str, Any]:
    body: dict[str, Any] = {
        "model": model,
        "messages": [_message(m) for m in messages],
        "stream": True,
        "stream_options": {"include_usage": True},
        "temperature": temperature,
    }
    if max_tokens is not None:
        body["max_tokens"] = max_tokens
    if tools:
        body["tools"] = described(tools)
    if any(tool.must for tool in tools):
        body["tool_choice"] = "required"
    if json_schema is not None:
        body["response_format"] = {
            "type": "json_schema",
            "json_schema": {"name": "reply", "schema": dict(json_schema)},
        }
    return body


def _message(message: Message) -> dict[str, Any]:
    plain: dict[str, Any] = {"role": message.role, "content": message.text}
    if message.role == "tool":
        plain["tool_call_id"] = message.call_id
    if message.tool_calls:
        plain["tool_calls"] = [
            {"id": c.id, "type": "function", "function": {"name": c.name, "arguments": c.arguments}}
            for c in message.tool_calls
        ]
    return plain
