"""A model behind Ollama's own API.

Its OpenAI-compatible API ignores the context size and cuts a prompt that is too long at its front,
where the rules are; here the size is set with every request.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.message import Done, Message, Piece, Provider, ToolCall, ToolSpec, Usage
from foxreader.core.tokens import estimate
from foxreader.llm import data, failures, http
from foxreader.llm.address import check_address
from foxreader.llm.request import described
from foxreader.llm.wire import WireLog

# The estimate of tokens is at most 1.6 times too high; a prompt whose estimate is higher than that
# many times the context does not fit.
_ESTIMATE_EXCESS = 1.6


class OllamaModel:
    """A ``ChatModel``."""

    def __init__(self, provider: Provider, key: str | None, wire: WireLog | None = None) -> None:
        self.name = provider.model
        self.context = provider.context
        self._address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
        self._key = key
        self._wire = wire
        self._no_tools = False

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
        if sum(estimate(m.text) for m in messages) > self.context * _ESTIMATE_EXCESS:
            raise failures.context_too_small(self._address.host, "")
        body = self._body(messages, tools, json_schema, temperature, max_tokens)
        with http.connection(self._address, self._key, self._wire, cancel) as connection:
            response = http.retrying(lambda: self._send(connection, body), cancel)
            begun = False
            try:
                for piece in data.bounded(self._pieces(response), max_tokens):
                    begun = True
                    yield piece
            except http.TRANSPORT_ERRORS as error:
                if cancel is not None:
                    cancel.check()
                raise http.failure(connection, error, begun=begun) from error
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

    def _pieces(self, response: Any) -> Iterator[Piece]:
        calls = 0
        begun = False
        for line in http.lines(response):
            if not line.strip():
                continue
            chunk = self._parsed(line, begun)
            message = chunk.get("message")
            for piece in _message_pieces(message if isinstance(message, Mapping) else {}, calls):
                begun = True
                if isinstance(piece, ToolCall):
                    calls += 1
                    if calls > data.MOST_CALLS:
                        yield Done(_usage({}))
                        return
                yield piece
            if chunk.get("done") is True:
                refused = frozenset({"tools"} if self._no_tools else ())
                yield Done(_usage(chunk), chunk.get("done_reason") == "length", refused)
                return
        host = self._address.host
        raise failures.cut_off(host) if begun else failures.no_reply(host)

    def _parsed(self, line: str, begun: bool) -> Mapping[str, Any]:
        host = self._address.host
        try:
            chunk = data.parsed(line)
        except ValueError as error:
            if begun:
                raise failures.cut_off(host) from error
            raise http.wrong_content(self._address, line.encode()) from error
        if not isinstance(chunk, Mapping):
            raise failures.not_json(host)
        if chunk.get("error"):
            raise failures.error_in_reply(host, chunk, begun)
        return chunk

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
            yield ToolCall(f"call_{calls}", function["name"], text)
            calls += 1


def _usage(chunk: Mapping[str, Any]) -> Usage:
    prompt, completion = chunk.get("prompt_eval_count"), chunk.get("eval_count")
    return Usage(
        data.tokens(prompt),
        data.tokens(completion),
        1,
    )
