"""Messages to and from a model as plain values, and the protocol of a model."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.tokens import estimate

Role = Literal["system", "user", "assistant", "tool"]
Duty = Literal["chat", "reasoning", "index", "second"]
DUTIES: tuple[Duty, ...] = ("chat", "reasoning", "index", "second")
"""The uses of a provider's models: answers, why and compare questions, the index, and a second
reading of answers."""


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A model's request to run a tool; ``arguments`` is the JSON text as the model sent it.
    ``carried`` is what its endpoint wants back with it, as a JSON object; "" for nothing."""

    id: str
    name: str
    arguments: str
    carried: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a request. A tool's result has the ``call_id`` of the call it answers; a
    reply that is sent back has what it ``carried``, as ``Done`` has it."""

    role: Role
    text: str
    tool_calls: tuple[ToolCall, ...] = ()
    call_id: str = ""
    carried: str = ""


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool as it is described to a model; ``parameters`` is a JSON schema.

    With ``must`` the model has to call some tool, if the endpoint supports that.
    """

    name: str
    description: str
    parameters: Mapping[str, object]
    must: bool = False


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of one or more requests, as reported by the endpoint (0 if it reports none)."""

    prompt: int = 0
    completion: int = 0
    calls: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.prompt + other.prompt,
            self.completion + other.completion,
            self.calls + other.calls,
        )

    @property
    def tokens(self) -> int:
        """Tokens of requests and replies together."""
        return self.prompt + self.completion


Thought = Literal["", "apart", "unopened"]
"""How a model's reasoning comes: not at all; marked, or in a field of its own; as the beginning of
the text, with a tag at its end alone. Ordered from the easiest to tell to the hardest."""
THOUGHTS: tuple[Thought, ...] = ("", "apart", "unopened")


def stronger(one: Thought | None, other: Thought) -> Thought:
    """The one of the two that is harder to tell from an answer."""
    return other if one is None else max(one, other, key=THOUGHTS.index)


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a reply. ``truncated`` means the endpoint stopped it because of its length.

    ``refused`` are the options that the endpoint does not accept and that were left out: "tools",
    "tool_choice", "response_format", "json_schema" (of that, the schema), "stream", "system" (the
    role of a message), "carried" (what earlier replies carried). ``thought`` is how the reasoning
    came that was left out of the reply. ``carried`` is what the endpoint wants back with
    the reply, as a JSON object; "" for nothing.
    """

    usage: Usage
    truncated: bool = False
    refused: frozenset[str] = frozenset()
    thought: Thought = ""
    carried: str = ""


Piece = str | ToolCall | Done
"""The pieces of a reply: text as it arrives, complete tool calls, and one Done at the end."""


@dataclass(frozen=True, slots=True)
class Provider:
    """A model endpoint as the reader set it up. Its key is not here but in the keyring.

    ``kind`` is "openai" for any OpenAI-compatible endpoint, "ollama" for Ollama's own API, "local"
    for the model in ``file``, which the program runs itself.
    ``context`` is the most tokens of a request, ``parallel`` the most requests at once.
    ``price_in`` and ``price_out`` are US dollars per million tokens; both are 0 if unknown or free.
    ``reasoning_model`` is used for why and compare questions, ``index_model`` for summaries, picks
    and routing, ``second_model`` to compare claims with what they cite; "" means ``model``.
    """

    name: str
    base_url: str
    model: str
    kind: Literal["openai", "ollama", "local"] = "openai"
    context: int = 8192
    parallel: int = 2
    price_in: float = 0.0
    price_out: float = 0.0
    reasoning_model: str = ""
    index_model: str = ""
    second_model: str = ""
    file: str = ""

    def serving(self, duty: Duty) -> Provider:
        """The same endpoint with its model for ``duty`` as ``model``."""
        named = {
            "reasoning": self.reasoning_model,
            "index": self.index_model,
            "second": self.second_model,
        }
        return replace(self, model=named.get(duty) or self.model)

    @property
    def priced(self) -> bool:
        """Whether its price is known."""
        return bool(self.price_in or self.price_out)

    def money(self, usage: Usage) -> float | None:
        """What ``usage`` costs in US dollars; None if no price is known."""
        if not self.priced:
            return None
        return (usage.prompt * self.price_in + usage.completion * self.price_out) / 1_000_000


class ChatModel(Protocol):
    """A chat model. Every layer above the client uses only this protocol."""

    @property
    def name(self) -> str:
        """The model's name, as the reader chose it."""
        ...

    @property
    def context(self) -> int:
        """The most tokens of a request, the reply included."""
        ...

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
        """Sends one request and yields the reply; the last piece is a Done.

        Raises a ``ModelError`` that says what is wrong, ``Cancelled`` if stopped.
        """
        ...


@dataclass(frozen=True, slots=True)
class FirstToken:
    """The likeliest first tokens of a reply with their probabilities, 0 to 1; None where the
    endpoint gives none or the reply begins with reasoning. ``usage`` is what that took."""

    probabilities: Mapping[str, float] | None
    usage: Usage


class Odds(ChatModel, Protocol):
    """A chat model that may also say how likely each first token of a reply is."""

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Sends one request for a reply of one token.

        Raises what ``stream`` raises.
        """
        ...


_HALVES = re.compile(
    r"((?<!\\)(?:\\\\)*)(?:(\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)


def whole(text: str) -> str:
    """``text`` with "?" for lone surrogates, also for those in JSON escapes, because text with
    them can be neither sent nor stored.
    """
    if "\\u" in text:
        text = _HALVES.sub(lambda match: match[1] + (match[2] or "?"), text)
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def billed(usage: Usage, messages: Sequence[Message], reply: str) -> Usage:
    """``usage`` as the endpoint reported it; estimated if it reports none."""
    if usage.tokens:
        return usage
    return Usage(sum(estimate(m.text) for m in messages), estimate(reply), max(1, usage.calls))


def complete(
    model: ChatModel,
    messages: Sequence[Message],
    *,
    json_schema: Mapping[str, object] | None = None,
    max_tokens: int | None = None,
    cancel: Cancel | None = None,
) -> tuple[str, Usage]:
    """The whole text of a reply, and its usage. Tool calls in it are ignored.

    Raises what the model's ``stream`` raises.
    """
    text: list[str] = []
    usage = Usage()
    for piece in model.stream(
        messages, json_schema=json_schema, max_tokens=max_tokens, cancel=cancel
    ):
        if isinstance(piece, str):
            text.append(piece)
        elif isinstance(piece, Done):
            usage = piece.usage
    return whole("".join(text)), usage
