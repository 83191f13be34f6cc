"""A model behind an OpenAI-compatible endpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from foxreader.core.errors import ContextTooSmall
from foxreader.core.message import Message, Provider, ToolCall
from foxreader.llm import endpoint, http
from foxreader.llm.abilities import Known
from foxreader.llm.endpoint import EndpointModel, Request, described
from foxreader.llm.http import refused
from foxreader.llm.reply import ReplyReader
from foxreader.llm.reply_data import fields
from foxreader.llm.sending import WireLog, check_address


class OpenAIModel(EndpointModel):
    """A ``ChatModel``."""

    def __init__(
        self,
        provider: Provider,
        key: str | None,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        super().__init__(check_address(provider.base_url), provider, key, wire, known)
        self._most: int | None = None  # tokens of a reply, where the endpoint has named a limit

    def _body(self, request: Request, length: int | None) -> dict[str, Any]:
        body: dict[str, Any] = {
            "model": self.name,
            "messages": [_message(m) for m in request.messages],
            "stream": True,
            "stream_options": {"include_usage": True},
            "temperature": request.temperature,
        }
        if length is not None:
            body["max_tokens"] = length
        if request.tools:
            body["tools"] = described(request.tools)
        if any(tool.must for tool in request.tools):
            body["tool_choice"] = "required"
        if request.json_schema is not None:
            body["response_format"] = {
                "type": "json_schema",
                "json_schema": {"name": "reply", "schema": dict(request.json_schema)},
            }
        return body

    def _reading(self) -> ReplyReader:
        return ReplyReader(self._address)

    def _length(self, body: Mapping[str, Any]) -> int | None:
        length: int | None = body.get("max_tokens")
        return length

    def _send(self, connection: http.Connection, body: dict[str, Any], request: Request) -> Any:
        while True:
            if self._most is not None and "max_tokens" in body:
                body["max_tokens"] = min(body["max_tokens"], self._most)
            sent = endpoint.without(body, self._refused)
            response = connection.post("/chat/completions", sent, streamed=sent["stream"])
            if response.is_success:
                return response
            status, content = response.status_code, http.read_error(response)
            response.close()
            self._note_refusal(sent, body, request.max_tokens, status, content, response.headers)

    def _note_refusal(
        self, sent: Mapping[str, Any], body: dict[str, Any], wanted: int | None,
        status: int, content: bytes, headers: Mapping[str, str],
    ) -> None:  # fmt: skip
        """Change what is sent next by the endpoint's words; raises where nothing helps."""
        most = endpoint.most_tokens(sent, status, content)
        if most is not None and self._most is None:  # once: it might name ever smaller ones
            self._most = most
            return
        option = endpoint.refused_option(sent, status, content)
        if option is not None:
            self._refused.add(option)
            return
        error = refused(self._address, self.name, status, content, headers)
        if wanted is None or body["max_tokens"] <= wanted or not isinstance(error, ContextTooSmall):
            raise error
        body["max_tokens"] = wanted  # there is no room to reason


def _message(message: Message) -> dict[str, Any]:
    plain: dict[str, Any] = {"role": message.role, "content": message.text}
    if message.role == "tool":
        plain["tool_call_id"] = message.call_id
    if message.tool_calls:
        plain["tool_calls"] = [_call(call) for call in message.tool_calls]
    return {**fields(message.carried), **plain}


def _call(call: ToolCall) -> dict[str, Any]:
    function = {"name": call.name, "arguments": call.arguments}
    return {**fields(call.carried), "id": call.id, "type": "function", "function": function}
