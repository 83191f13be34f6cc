"""A model behind Ollama's own API.

Its OpenAI-compatible API ignores the context size and cuts a prompt that is too long at its front,
where the rules are; here the size is set with every request.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ModelError, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import (
    Done,
    Message,
    Piece,
    Provider,
    Thought,
    ToolCall,
    Usage,
    estimate,
)
from foxreader.core.notice import Notice
from foxreader.llm import failures, http, reply_data
from foxreader.llm.abilities import Known
from foxreader.llm.endpoint import EndpointModel, Request, described
from foxreader.llm.failures import message_of, short
from foxreader.llm.http import refused
from foxreader.llm.reply_data import apart, as_list, as_object
from foxreader.llm.sending import Address, WireLog, check_address, within

# The estimate of tokens is at most 1.6 times too high; a prompt whose estimate is higher than that
# many times the context does not fit.
_ESTIMATE_EXCESS = 1.6


class OllamaModel(EndpointModel):
    """A ``ChatModel``."""

    def __init__(
        self,
        provider: Provider,
        key: str | None,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
        super().__init__(address, provider, key, wire, known)

    def _reading(self) -> _OllamaReply:
        return _OllamaReply(self._address)

    def _length(self, body: Mapping[str, Any]) -> int | None:
        length: int | None = body["options"].get("num_predict")
        return length

    def _send(self, connection: http.Connection, body: dict[str, Any], request: Request) -> Any:
        if "tools" in self._refused:
            body.pop("tools", None)
        response = connection.post("/api/chat", body, streamed=body["stream"])
        if response.status_code == 200:
            return response
        content = http.read_error(response)
        response.close()
        message = message_of(content)
        if "tools" in body and "does not support tools" in message:
            self._refused.add("tools")
            return self._send(connection, body, request)
        if "logprobs" in body and "logprobs" in message:
            self._refused.add("logprobs")
            return self._send(connection, _without(body, "logprobs", "top_logprobs"), request)
        if "think" in body and "think" in message:
            return self._send(connection, _without(body, "think"), request)
        raise refused(self._address, self.name, response.status_code, content, response.headers)

    def _body(self, request: Request, length: int | None) -> dict[str, Any]:
        if sum(estimate(m.text) for m in request.messages) > self.context * _ESTIMATE_EXCESS:
            raise failures.context_too_small(self._address.host, "")
        options: dict[str, Any] = {"num_ctx": self.context, "temperature": request.temperature}
        if length is not None:
            options["num_predict"] = length
        body: dict[str, Any] = {
            "model": self.name,
            "messages": list(_messages(request.messages)),
            "stream": True,
            "think": False,
            "options": options,
        }
        if request.json_schema is not None:
            body["format"] = dict(request.json_schema)
        if request.tools:
            body["tools"] = described(request.tools)
        return body


def _without(body: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name not in names}


class _OllamaReply:
    """Reads one reply. ``begun`` is true once some of it has arrived."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.begun = False

    def pieces(self, response: Any) -> Iterator[Piece]:
        """The reply's pieces, then Done."""
        calls = 0
        thought: Thought = ""
        for line in http.lines(response):
            if not line.strip():
                continue
            chunk = self._parsed(line)
            message = as_object(chunk.get("message"))
            if message.get("thinking"):
                thought = "apart"
            for piece in _message_pieces(message, calls):
                self.begun = True
                if isinstance(piece, ToolCall):
                    calls += 1
                    if calls > reply_data.MOST_CALLS:
                        yield Done(_usage({}))
                        return
                yield piece
            if chunk.get("done") is True:
                truncated = chunk.get("done_reason") == "length"
                yield Done(_usage(chunk), truncated, thought=thought)
                return
        host = self._address.host
        raise failures.cut_off(host) if self.begun else failures.no_reply(host)

    def _parsed(self, line: str) -> Mapping[str, Any]:
        host = self._address.host
        try:
            chunk = reply_data.parsed(line)
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
        if message.pictures:
            plain["images"] = [base64.b64encode(one.data).decode() for one in message.pictures]
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
        return as_object(reply_data.parsed(arguments))
    except ValueError:
        return {}


def _message_pieces(message: Mapping[str, Any], calls: int) -> Iterator[str | ToolCall]:
    content = message.get("content")
    if isinstance(content, str) and content:
        yield content
    for wish in as_list(message.get("tool_calls")):
        function = as_object(as_object(wish).get("function"))
        if isinstance(function.get("name"), str):
            arguments = function.get("arguments")
            text = arguments if isinstance(arguments, str) else json.dumps(arguments or {})
            for part in apart(text):
                yield ToolCall(f"call_{calls}", function["name"], part)
                calls += 1


def _usage(chunk: Mapping[str, Any]) -> Usage:
    prompt, completion = chunk.get("prompt_eval_count"), chunk.get("eval_count")
    return Usage(reply_data.tokens(prompt), reply_data.tokens(completion), 1)


# A download; what is there already is not downloaded again

_NAME = re.compile(r"[A-Za-z0-9][\w.:/-]{0,199}")
_DAY = 24 * 3600.0
"""The most seconds of a download. Chosen: 60 GB over a slow line take twelve hours."""


def pull(
    provider: Provider, model: str, key: str | None = None, wire: WireLog | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Progress]:  # fmt: skip
    """Download ``model``; the bytes that are there, of all that are known so far.

    A cancel ends the request, and Ollama the download; another call goes on where it was. Raises
    ``UsageError`` for what is no model's name, a ``ModelError`` where Ollama cannot have it.
    """
    if not _NAME.fullmatch(model):
        raise UsageError(Notice("no_model_name", model=model[:80]))
    address = check_address(provider.base_url.rstrip("/").removesuffix("/v1"))
    with within(_DAY, Cancel() if cancel is None else cancel) as limited:
        while True:
            try:
                yield from _pulled(address, model, key, wire, limited)
                return
            except BadReply as error:
                if error.code != "reply_without_end":  # more reports than a reply may have bytes
                    raise


def _pulled(
    address: Address, model: str, key: str | None, wire: WireLog | None, cancel: Cancel
) -> Iterator[Progress]:
    pieces: dict[str, tuple[int, int]] = {}
    reading = _PullProgress()
    with http.connection(address, key, wire, cancel) as opened:
        response = opened.post("/api/pull", {"model": model, "stream": True}, streamed=False)
        if response.status_code != 200:
            content = http.read_error(response)
            raise failures.refusal(
                address.host, model, response.status_code, content, response.headers
            )
        for line in http.received(opened, http.lines(response), reading):
            if not line.strip():
                continue
            said = _said(address, line)
            if said.get("error"):
                raise _not_pulled(address, model, said)
            if said.get("status") == "success":
                return
            reading.begun = True
            digest = said.get("digest")
            if isinstance(digest, str):
                sizes = (
                    reply_data.number(said.get("completed")),
                    reply_data.number(said.get("total")),
                )
                pieces[digest[:100]] = sizes
                done, total = (sum(column) for column in zip(*pieces.values(), strict=True))
                yield Progress("pulling", min(done, total), total)
        raise failures.cut_off(address.host)


class _PullProgress:
    """Whether something has arrived."""

    begun = False


def _said(address: Address, line: str) -> Mapping[str, Any]:
    try:
        said = reply_data.parsed(line)
    except ValueError as error:
        raise http.wrong_content(address, line.encode()) from error
    if not isinstance(said, Mapping):
        raise failures.not_json(address.host)
    return said


def _not_pulled(address: Address, model: str, said: Mapping[str, Any]) -> ModelError:
    reason = short(message_of(said)) or Notice("no_reason")
    return BadReply(Notice("not_pulled", host=address.host, model=model, reason=reason))
