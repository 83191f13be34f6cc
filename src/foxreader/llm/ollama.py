"""A model behind Ollama's own API.

Its OpenAI-compatible API ignores the context size and cuts a prompt that is too long at its front,
where the rules are; here the size is set with every request.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.message import (
    Done,
    Message,
    Piece,
    Provider,
    Thought,
    ToolCall,
    ToolSpec,
    Usage,
    stronger,
)
from foxreader.core.tokens import estimate
from foxreader.llm import data, failures, http, room
from foxreader.llm.abilities import Known
from foxreader.llm.address import Address, check_address
from foxreader.llm.request import described
from foxreader.llm.thought import without_thought
from foxreader.llm.toolcalls import apart
from foxreader.llm.wire import WireLog

# The estimate of tokens is at most 1.6 times too high; a prompt whose estimate is higher than that
# many times the context does not fit.
_ESTIMATE_EXCESS = 1.6


class OllamaModel:
    """A ``ChatModel``."""

    def __init__(
        self,
        provider: Provider,
        key: str | None,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        self.name = provider.model
        self.context = provider.context
        self._address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
        self._key = key
        self._wire = wire
        self._no_tools = known is not None and "tools" in known.refused
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
        if sum(estimate(m.text) for m in messages) > self.context * _ESTIMATE_EXCESS:
            raise failures.context_too_small(self._address.host, "")
        lengths = room.rooms(max_tokens, messages, self.context, reasons=bool(self._thought))
        with http.connection(self._address, self._key, self._wire, cancel) as connection:

            def ask(length: int | None) -> Iterator[Piece]:
                body = self._body(messages, tools, json_schema, temperature, length)
                response = http.retrying(lambda: self._send(connection, body), cancel)
                return self._read(connection, response, length)

            for piece in room.answered(ask, lengths, self.name):
                if isinstance(piece, Done) and (piece.thought or not piece.truncated):
                    self._thought = stronger(self._thought, piece.thought)
                yield piece

    def _read(
        self, connection: http.Connection, response: Any, length: int | None
    ) -> Iterator[Piece]:
        reading = _Reading(self._address, self._no_tools)
        try:
            whole = data.bounded(reading.pieces(response), length)
            yield from without_thought(http.received(connection, whole, reading), self._thought)
        finally:
            response.close()

    def _send(self, connection: http.Connection, body: dict[str, Any]) -> Any:
        """The endpoint's response; asked again without tools or thinking where it refuses them."""
        if self._no_tools:
            body.pop("tools", None)
        response = connection.post("/api/chat", body)
        if response.status_code == 200:
            return response
        content = http.read_error(response)
        response.close()
        message = failures.message_of(content)
        if "tools" in body and "does not support tools" in message:
            self._no_tools = True
            return self._send(connection, body)
        if "think" in body and "think" in message:
            return self._send(connection, {k: v for k, v in body.items() if k != "think"})
        raise http.refused(
            self._address, self.name, response.status_code, content, response.headers
        )

    def _body(
        self,
        messages: Sequence[Message],
        tools: Sequence[ToolSpec],
        json_schema: Mapping[str, object] | None,
        temperature: float,
        max_tokens: int | None,
    ) -> dict[str, Any]:
        options: dict[str, Any] = {"num_ctx": self.context, "temperature": temperature}
        if max_tokens is not None:
            options["num_predict"] = max_tokens
        body: dict[str, Any] = {
            "model": self.name,
            "messages": list(_messages(messages)),
            "stream": True,
            "think": False,
            "options": options,
        }
        if json_schema is not None:
            body["format"] = dict(json_schema)
        if tools:
            body["tools"] = described(tools)
        return body


class _Reading:
    """Reads one reply. ``begun`` is true once some of it has arrived."""

    def __init__(self, address: Address, no_tools: bool) -> None:
        self._address = address
        self._refused = frozenset({"tools"} if no_tools else ())
        self.begun = False

    def pieces(self, response: Any) -> Iterator[Piece]:
        """The reply's pieces, then Done."""
        calls = 0
        thought: Thought = ""
        for line in http.lines(response):
            if not line.strip():
                continue
            chunk = self._parsed(line)
            message = chunk.get("message")
            if isinstance(message, Mapping) and message.get("thinking"):
                thought = "apart"
            for piece in _message_pieces(message if isinstance(message, Mapping) else {}, calls):
                self.begun = True
                if isinstance(piece, ToolCall):
                    calls += 1
                    if calls > data.MOST_CALLS:
                        yield Done(_usage({}))
                        return
                yield piece
            if chunk.get("done") is True:
                truncated = chunk.get("done_reason") == "length"
                yield Done(_usage(chunk), truncated, self._refused, thought)
                return
        host = self._address.host
        raise failures.cut_off(host) if self.begun else failures.no_reply(host)

    def _parsed(self, line: str) -> Mapping[str, Any]:
        host = self._address.host
        try:
            chunk = data.parsed(line)
        except ValueError as error:
            if self.begun:
                raise failures.cut_off(host) from error
            raise http.wrong_content(self._address, line.encode()) from error
        if not isinstance(chunk, Mapping):
            raise failures.not_json(host)
        if chunk.get("error"):
            raise failures.error_in_reply(host, chunk, self.begun)
        return chunk


def _messages(messages: Sequence[Message]) -> Iterator[dict[str, Any]]:
    names: dict[str, str] = {}
    for message in messages:
        plain: dict[str, Any] = {"role": message.role, "content": message.text}
        if message.role == "tool":
            plain["tool_name"] = names.get(message.call_id, "")
        if message.tool_calls:
            names.update((c.id, c.name) for c in message.tool_calls)
            plain["tool_calls"] = [
                {"function": {"name": c.name, "arguments": _object(c.arguments)}}
                for c in message.tool_calls
            ]
        yield plain


def _object(arguments: str) -> Mapping[str, Any]:
    try:
        value = data.parsed(arguments)
    except ValueError:
        return {}
    return value if isinstance(value, Mapping) else {}


def _message_pieces(message: Mapping[str, Any], calls: int) -> Iterator[str | ToolCall]:
    content = message.get("content")
    if isinstance(content, str) and content:
        yield content
    wished = message.get("tool_calls")
    for wish in wished if isinstance(wished, list) else ():
        function = wish.get("function") if isinstance(wish, Mapping) else None
        if isinstance(function, Mapping) and isinstance(function.get("name"), str):
            arguments = function.get("arguments")
            text = arguments if isinstance(arguments, str) else json.dumps(arguments or {})
            for part in apart(text):
                yield ToolCall(f"call_{calls}", function["name"], part)
                calls += 1


def _usage(chunk: Mapping[str, Any]) -> Usage:
    prompt, completion = chunk.get("prompt_eval_count"), chunk.get("eval_count")
    return Usage(
        data.tokens(prompt),
        data.tokens(completion),
        1,
    )
