"""A model behind an OpenAI-compatible endpoint."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.message import Done, Message, Piece, Provider, ToolSpec
from foxreader.llm import data, failures, http
from foxreader.llm.address import check_address
from foxreader.llm.reply import ReplyReader
from foxreader.llm.request import described
from foxreader.llm.wire import WireLog

# Options some endpoints refuse, with what to send in their place (None: nothing).
_DISPENSABLE: Mapping[str, str | None] = {
    "stream_options": None,
    "response_format": None,
    "max_tokens": "max_completion_tokens",
    "temperature": None,
    "tool_choice": None,
    "tools": None,
}
# What cannot go without another option.
_NEEDS: Mapping[str, str] = {"tool_choice": "tools"}

_REFUSES = re.compile(
    r"support|requires|enable|unknown|unrecogni[sz]ed|unexpected|not (?:allowed|permitted)|extra"
    r"|invalid (?:param|field|arg)|grammar|schema"
)


class OpenAIModel:
    """A ``ChatModel``. It learns which options its endpoint refuses and leaves them out."""

    def __init__(self, provider: Provider, key: str | None, wire: WireLog | None = None) -> None:
        self.name = provider.model
        self.context = provider.context
        self._address = check_address(provider.base_url)
        self._key = key
        self._wire = wire
        self._refused: set[str] = set()

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
        """Send one request and yield the reply; the last piece is a Done."""
        body = _body(self.name, messages, tools, json_schema, temperature, max_tokens)
        with http.connection(self._address, self._key, self._wire, cancel) as connection:
            response = http.retrying(lambda: self._send(connection, body), cancel)
            reading = ReplyReader(self._address)
            refused = frozenset(self._refused)
            try:
                for piece in data.bounded(reading.pieces(response), max_tokens):
                    yield replace(piece, refused=refused) if isinstance(piece, Done) else piece
            except http.TRANSPORT_ERRORS as error:
                if cancel is not None:
                    cancel.check()
                raise http.failure(connection, error, begun=reading.begun) from error
            finally:
                response.close()

    def _send(self, connection: http.Connection, body: dict[str, Any]) -> Any:
        """The endpoint's response to ``body``, without the options it refuses."""
        while True:
            sent = _without(body, self._refused)
            response = connection.post("/chat/completions", sent)
            if response.is_success:
                return response
            status, content = response.status_code, http.read_error(response)
            response.close()
            refused = _refused_option(sent, status, content)
            if refused is None:
                raise http.refused(self._address, self.name, status, content, response.headers)
            self._refused.add(refused)


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


def _without(body: Mapping[str, Any], refused: set[str]) -> dict[str, Any]:
    sent = {
        name: value for name, value in body.items()
        if name not in refused and _NEEDS.get(name) not in refused
    }  # fmt: skip
    for name in refused:
        other = _DISPENSABLE[name]
        if other is not None and name in body:
            sent[other] = body[name]
    return sent


def _refused_option(sent: Mapping[str, Any], status: int, content: bytes) -> str | None:
    """Which option of ``sent`` the endpoint's words refuse, if it is one we can do without."""
    if status not in (400, 404, 422, 500, 501):
        return None
    words = failures.message_of(content).lower()
    if failures.is_context_message(words) or not _REFUSES.search(words):
        return None
    for name in _DISPENSABLE:
        spoken = name.replace("_", " ").removesuffix("s")
        if name in sent and (name in words or spoken in words):
            return name
    if "response_format" in sent and ("json_schema" in words or "grammar" in words):
        return "response_format"
    return None
