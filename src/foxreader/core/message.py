"""Messages to and from a model, as plain values, and the one protocol of a model."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.tokens import estimate

Role = Literal["system", "user", "assistant", "tool"]
Duty = Literal["chat", "reasoning", "index"]
DUTIES: tuple[Duty, ...] = ("chat", "reasoning", "index")
"""What a model of a provider is used for: answers, why and compare questions, the index."""


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A model's request to run a tool; ``arguments`` is the JSON text as it came."""

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a request. A tool's result carries the ``call_id`` it answers."""

    role: Role
    text: str
    tool_calls: tuple[ToolCall, ...] = ()
    call_id: str = ""


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool as it is described to a model; ``parameters`` is a JSON schema.

    With ``must`` some tool has to be called, as far as the endpoint lets a host choose.
    """

    name: str
    description: str
    parameters: Mapping[str, object]
    must: bool = False


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of one or more requests, as reported by the endpoint (0 where it says nothing)."""

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
        """Tokens in and out together."""
        return self.prompt + self.completion


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a reply. ``truncated`` says that the endpoint stopped it for its length.

    ``refused`` are the options this endpoint does not take, so that they were left out: "tools",
    "tool_choice", "response_format".
    """

    usage: Usage
    truncated: bool = False
    refused: frozenset[str] = frozenset()


Piece = str | ToolCall | Done
"""What a reply is made of: text as it comes, whole tool calls, and one Done at the end."""


@dataclass(frozen=True, slots=True)
class Provider:
    """A model endpoint as the reader set it up. The key is not here: it lives in the keyring.

    ``kind`` is "openai" for any OpenAI-compatible endpoint, "ollama" for Ollama's own API.
    ``context`` is how many tokens a request may have; ``parallel`` how many requests may run.
    ``price_in`` and ``price_out`` are US dollars for a million tokens, as price lists have
    them; both 0 where they are not known or nothing is charged.
    ``reasoning_model`` answers questions for reasons, ``index_model`` sums up, picks and routes;
    "" is ``model``.
    """

    name: str
    base_url: str
    model: str
    kind: Literal["openai", "ollama"] = "openai"
    context: int = 8192
    parallel: int = 2
    price_in: float = 0.0
    price_out: float = 0.0
    reasoning_model: str = ""
    index_model: str = ""

    def serving(self, duty: Duty) -> Provider:
        """The same endpoint with its model for ``duty`` as the model."""
        named = {"reasoning": self.reasoning_model, "index": self.index_model}.get(duty, "")
        return replace(self, model=named or self.model)

    @property
    def priced(self) -> bool:
        """Whether what it costs is known."""
        return bool(self.price_in or self.price_out)

    def money(self, usage: Usage) -> float | None:
        """What ``usage`` costs in US dollars; None where no price is known."""
        if not self.priced:
            return None
        return (usage.prompt * self.price_in + usage.completion * self.price_out) / 1_000_000


class ChatModel(Protocol):
    """A model that answers. Every layer above the client knows only this."""

    @property
    def name(self) -> str:
        """The model's name, as the reader chose it."""
        ...

    @property
    def context(self) -> int:
        """How many tokens a request may have, the reply included."""
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
        """Send one request and yield the reply; the last piece is a Done.

        Raises a ``ModelError`` that says what is wrong, ``Cancelled`` when stopped.
        """
        ...


_HALVES = re.compile(
    r"((?<!\\)(?:\\\\)*)(?:(\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)


def whole(text: str) -> str:
    """``text`` without half characters, as they are or as JSON escapes: nothing can be sent or
    stored with them.
    """
    if "\\u" in text:
        text = _HALVES.sub(lambda match: match[1] + (match[2] or "?"), text)
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def billed(usage: Usage, messages: Sequence[Message], reply: str) -> Usage:
    """``usage`` as the endpoint reported it, or by the fixed estimate where it reports none."""
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
    """The whole text of a reply, and what it cost. Tool calls in it are ignored."""
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
