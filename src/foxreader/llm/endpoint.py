"""A model behind an endpoint: a request, its tries, what is learnt; and OpenAI's own protocol."""

from __future__ import annotations

import base64
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall
from foxreader.core.message import (
    Done,
    FirstToken,
    Message,
    Piece,
    Provider,
    SentPicture,
    Thought,
    ToolCall,
    ToolSpec,
    Usage,
    estimate,
    stronger,
)
from foxreader.llm import failures, http, reply, reply_data
from foxreader.llm.abilities import Known
from foxreader.llm.failures import message_of, param_of
from foxreader.llm.http import refused, retrying
from foxreader.llm.reply import ReplyReader
from foxreader.llm.reply_data import fields
from foxreader.llm.sending import Address, WireLog, check_address, masked_pieces, typed_key
from foxreader.llm.thought import without_thought


class _Reading(http.Begun, Protocol):
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
        self._refused = set() if known is None else set(known.refused) & _REFUSABLE
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
        lengths = _rooms(max_tokens, messages, self.context, reasons=bool(self._thought))
        with http.connection(self._address, self._key, self._wire, cancel) as connection:

            def ask(length: int | None) -> Iterator[Piece]:
                body = self._body(request, length)
                response = retrying(lambda: self._send(connection, body, request), cancel)
                return self._read(connection, response, self._length(body))

            pieces = _answered(ask, lengths, self.name)
            for piece in masked_pieces(pieces, self._key):
                yield self._noted(piece) if isinstance(piece, Done) else piece

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token. Nothing is sent where the endpoint has refused
        to say how likely tokens are."""
        if "logprobs" in self._refused:
            return FirstToken(None, Usage())
        request = Request(messages, (), None, 0.0, 1)
        body = {**self._body(request, 1), "stream": False, **reply.ASKED}
        body.pop("stream_options", None)
        with http.connection(self._address, self._key, self._wire, cancel) as connection:
            response = retrying(lambda: self._send(connection, body, request), cancel)
            try:
                return reply.read(self._address, response.read())
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
            whole = reply_data.bounded(reading.pieces(response), length)
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
    def _reading(self) -> _Reading:
        """What reads the reply."""


# What an endpoint refuses of a request, by its own words, and what is sent in its place

_DISPENSABLE: Mapping[str, str | None] = {
    "stream_options": None,
    "response_format": None,
    "max_completion_tokens": None,
    "max_tokens": "max_completion_tokens",
    "temperature": None,
    "tool_choice": None,
    "tools": None,
    "logprobs": None,
}
"""Options some endpoints refuse, with what to send in their place (None: nothing)."""
_REFUSABLE = frozenset([*_DISPENSABLE, "json_schema", "stream", "system", "carried"])
"""All that an endpoint may refuse: these options, a schema for a reply in JSON, streaming, the
role "system", and what its own replies carried."""
_PLAIN = frozenset({"role", "content", "tool_calls", "tool_call_id"})
_PLAIN_CALL = frozenset({"id", "type", "function"})
"""The fields of messages and calls that the protocol names."""
_NEEDS: Mapping[str, str] = {
    "tool_choice": "tools", "stream_options": "stream", "top_logprobs": "logprobs"
}  # fmt: skip
"""What cannot go without another option."""
_OF_TOOLS = re.compile(
    r"(?<![\w'\"`])tools?\b(?! (?:message|result|role))|['\"`]tools['\"`]|function[ -]?calling"
)
"""Tools as an option. What is wrong with a message names them too, so whether they are refused the
rest of the words must say."""
_REFUSES = re.compile(
    r"support|requires|enable|disable|unknown|unrecogni[sz]ed|unexpected|extra|unavailable|verified"
    r"|deprecated|not (?:allowed|permitted|available|implemented)|grammar|must alternate"
    r"|(?:invalid|bad|illegal|unable to parse|cannot parse) (?:param|field|arg|role|stream|tools)"
)
_SYSTEM = re.compile(
    r"\bsystem\b.{0,20}(?:role|message|prompt|instruction)|role.{0,20}\bsystem\b"
    r"|roles must alternate|developer (?:instruction|message|role)"
)
_STREAM = re.compile(r"\bstream(?:ing|ed)?\b")
_OF_LENGTH = re.compile(
    r"max[_ ]?(?:completion[_ ]?|output[_ ]?|new[_ ]?)?tokens|completion tokens|output tokens"
)
_MOST = re.compile(
    r"(?:at most|maximum(?: value| allowed)?(?: of| is|:)?|less than(?: or equal to)?|<=|>=?"
    r"|up to|\bthan|limit\D{0,20}|range\D{0,40}?\d+\D{1,20}|between \d+ and|(?<!<)<)"
    r" ?[`'\"]?(\d{2,7})\b(?!>)(\s\(exclusive)?"
)
_BY_SCHEMA = "Reply with one JSON object that fits this JSON schema, and nothing else:\n"


def without(body: Mapping[str, Any], refused: Set[str]) -> dict[str, Any]:
    """``body`` without what the endpoint has refused, or with what goes in its place."""
    sent = {
        name: value for name, value in body.items()
        if name not in refused and _NEEDS.get(name) not in refused
    }  # fmt: skip
    for name in refused:
        other = _DISPENSABLE.get(name)
        if other is not None and name in body and other not in refused:
            sent[other] = body[name]
    if "stream" in refused:
        sent["stream"] = False
    if "json_schema" in refused and "response_format" in sent:
        sent["response_format"] = {"type": "json_object"}
    sent["messages"] = _messages_without(body, refused)
    return sent


def _messages_without(body: Mapping[str, Any], refused: Set[str]) -> Sequence[dict[str, Any]]:
    """The messages of ``body``, with what stands in them in place of what is refused."""
    messages: Sequence[dict[str, Any]] = body["messages"]
    if "response_format" in body and refused & {"json_schema", "response_format"}:
        messages = _with_schema(messages, body["response_format"])
    if "system" in refused:
        messages = _without_system(messages)
    if "carried" in refused:
        messages = [_without_carried(one) for one in messages]
    return messages


def refused_option(sent: Mapping[str, Any], status: int, content: bytes) -> str | None:
    """What of ``sent`` the endpoint's words refuse, if it is something we can do without."""
    if status not in (400, 404, 422, 500, 501):
        return None
    words, param = message_of(content).lower(), param_of(content)
    if failures.is_context_message(words):
        return None
    refuses = bool(_REFUSES.search(words))
    if refuses and any(map(words.__contains__, _carried(sent["messages"]))):
        return "carried"
    # What failed inside a server may name an option without a fault of it.
    named = _named(sent, words, param, surely=refuses) if status < 500 or refuses else None
    if named is None and refuses:
        named = _meant(sent, words)
    return _of_format(sent) if named == "response_format" else named


def _named(sent: Mapping[str, Any], words: str, param: str, *, surely: bool) -> str | None:
    """The option that an error names; ``surely``: it says of something that it is refused."""
    for name in _DISPENSABLE:
        if name in sent and (param.startswith(name) or _is_named(name, words, surely=surely)):
            return name
    return "stream" if param == "stream" and sent.get("stream") else None


def _is_named(name: str, words: str, *, surely: bool) -> bool:
    if name == "tools":
        return surely and bool(_OF_TOOLS.search(words))
    if name == "max_completion_tokens" and _OF_LENGTH.search(words):
        return True
    return name in words or name.replace("_", " ").removesuffix("s") in words


def _meant(sent: Mapping[str, Any], words: str) -> str | None:
    """The option that is refused in words that do not name it."""
    if "response_format" in sent and ("json_schema" in words or "grammar" in words):
        return "response_format"
    if "tools" in sent and "grammar" in words:
        return "tools"
    if _SYSTEM.search(words) and "system" in map(itemgetter("role"), sent["messages"]):
        return "system"
    return "stream" if sent.get("stream") and _STREAM.search(words) else None


def _of_format(sent: Mapping[str, Any]) -> str:
    """What is refused where the format of a reply is: first its schema, then JSON itself."""
    asked = sent["response_format"].get("type")
    return "json_schema" if asked == "json_schema" else "response_format"


def most_tokens(sent: Mapping[str, Any], status: int, content: bytes) -> int | None:
    """The most tokens of a reply the endpoint takes, where its words refuse the number sent."""
    asked = sent.get("max_tokens", sent.get("max_completion_tokens"))
    words = message_of(content).lower()
    if status not in (400, 422) or not isinstance(asked, int) or not _OF_LENGTH.search(words):
        return None
    named = [int(number) - bool(past) for number, past in _MOST.findall(words)]
    return max((number for number in named if number < asked), default=None)


def _carried(messages: Sequence[Mapping[str, Any]]) -> set[str]:
    """The names of what earlier replies carried."""
    calls = [call for one in messages for call in one.get("tool_calls", ())]
    return set().union(*messages) - _PLAIN | set().union(*calls) - _PLAIN_CALL


def _without_carried(message: Mapping[str, Any]) -> dict[str, Any]:
    plain = {name: value for name, value in message.items() if name in _PLAIN}
    if calls := plain.get("tool_calls"):
        plain["tool_calls"] = [{n: c[n] for n in c if n in _PLAIN_CALL} for c in calls]
    return plain


def _with_schema(
    messages: Sequence[Mapping[str, Any]], asked: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """``messages`` with the schema in words after the last: JSON without one is asked for so, and
    some endpoints take that only where the word stands in a message."""
    schema = json.dumps(asked["json_schema"]["schema"], ensure_ascii=False)
    *before, last = map(dict, messages)
    last["content"] = f"{last['content']}\n\n{_BY_SCHEMA}{schema}"
    return [*before, last]


def _without_system(messages: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The rules at the beginning of the first message of the reader; two messages in a row of one
    role as one, since a template that knows no rules wants the roles to alternate."""
    rules = "\n\n".join(m["content"] for m in messages if m["role"] == "system")
    sent: list[dict[str, Any]] = []
    for message in messages:
        if message["role"] == "system":
            continue
        if sent and message["role"] == "user" == sent[-1]["role"]:
            sent[-1]["content"] = _after(sent[-1]["content"], message["content"])
        else:
            sent.append(dict(message))
    first = next((m for m in sent if m["role"] == "user"), None)
    if first is None:
        return [{"role": "user", "content": rules}, *sent] if rules else sent
    if rules:
        first["content"] = _after(rules, first["content"])
    return sent


def _after(rules: str, content: Any) -> Any:
    """The rules and what a message has, which is its text or a list of parts, the text first."""
    if isinstance(content, str):
        return f"{rules}\n\n{content}"
    text, *pictures = content
    return [{**text, "text": f"{rules}\n\n{text['text']}"}, *pictures]


# The length of a reply. A model that reasons counts its reasoning among the tokens of the reply:
# with what an answer takes alone it may use all of them up and say nothing.

ROOM_TO_REASON = 8_192
"""Tokens of a reply for reasoning, added to those of the answer. Chosen, not measured: for most
questions models use some hundreds, for a hard one some thousands."""


def _rooms(
    max_tokens: int | None, messages: Sequence[Message], context: int, *, reasons: bool
) -> list[int | None]:
    """The lengths of a reply to be asked for, in tokens: the second where with the first the reply
    ends before it has any text. A model that ``reasons`` has room for that from the start."""
    if max_tokens is None:
        return [None]
    left = context - sum(estimate(message.text) for message in messages)
    more = max(max_tokens, min(max_tokens + ROOM_TO_REASON, left))
    if not reasons:
        return [max_tokens, more] if more > max_tokens else [max_tokens]
    return [more, left] if left > more else [more]


def _answered(
    ask: Callable[[int | None], Iterator[Piece]], lengths: Sequence[int | None], model: str
) -> Iterator[Piece]:
    """The reply to ``ask`` with the first of ``lengths``; if that ends for its length without text,
    with the next. Raises what says so if none has text."""
    done = Done(Usage())
    for length in lengths:
        begun, done = yield from _tried(ask(length), done)
        if begun or not done.truncated:
            yield done
            return
        done = replace(done, thought=stronger(done.thought, "apart"))
    yield done  # what it cost counts
    most = lengths[-1]
    if most is None or most >= ROOM_TO_REASON:
        raise failures.only_reasoning(model, done.usage.completion or most or 0)
    raise failures.no_room_to_reason(model)


def _tried(pieces: Iterable[Piece], done: Done) -> Generator[Piece, None, tuple[bool, Done]]:
    """The pieces of a reply but its end; then whether there was more than space, and its end with
    what the tries before, which ended as ``done``, cost."""
    begun, space = False, ""  # space is held back until it is known to be the reply's
    for piece in pieces:
        if isinstance(piece, Done):
            thought = stronger(done.thought, piece.thought)
            done = replace(piece, usage=done.usage + piece.usage, thought=thought)
        elif not begun and isinstance(piece, str) and not piece.strip():
            space += piece
        else:
            if space:
                yield space
            begun, space = True, ""
            yield piece
    if space and not done.truncated:
        yield space
    return begun, done


def described(tools: Sequence[ToolSpec]) -> list[dict[str, Any]]:
    """The tools as both protocols describe them to a model."""
    return [
        {"type": "function", "function": {
            "name": tool.name, "description": tool.description, "parameters": dict(tool.parameters),
        }} for tool in tools
    ]  # fmt: skip


# A model behind an OpenAI-compatible endpoint


class OpenAIModel(EndpointModel):
    """A ``ChatModel``."""

    def __init__(
        self, provider: Provider, key: str | None, wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:  # fmt: skip
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
            sent = without(body, self._refused)
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
        most = most_tokens(sent, status, content)
        if most is not None and self._most is None:  # once: it might name ever smaller ones
            self._most = most
            return
        option = refused_option(sent, status, content)
        if option is not None:
            self._refused.add(option)
            return
        error = refused(self._address, self.name, status, content, headers)
        if wanted is None or body["max_tokens"] <= wanted or not isinstance(error, ContextTooSmall):
            raise error
        body["max_tokens"] = wanted  # there is no room to reason


def _message(message: Message) -> dict[str, Any]:
    plain: dict[str, Any] = {"role": message.role, "content": message.text}
    if message.pictures:
        plain["content"] = [{"type": "text", "text": message.text}, *map(_part, message.pictures)]
    if message.role == "tool":
        plain["tool_call_id"] = message.call_id
    if message.tool_calls:
        plain["tool_calls"] = [_call(call) for call in message.tool_calls]
    return {**fields(message.carried), **plain}


def _part(picture: SentPicture) -> dict[str, Any]:
    data = base64.b64encode(picture.data).decode()
    url = f"data:{picture.media_type};base64,{data}"
    return {"type": "image_url", "image_url": {"url": url}}


def _call(call: ToolCall) -> dict[str, Any]:
    function = {"name": call.name, "arguments": call.arguments}
    return {**fields(call.carried), "id": call.id, "type": "function", "function": function}
