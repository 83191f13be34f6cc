"""Models as the program knows them: messages as plain values, their size, protocols of models."""

from __future__ import annotations

import re
import unicodedata
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite, sqrt
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel

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
class SentPicture:
    """A picture as a model gets it: the kind of its file ("image/png"), and its bytes."""

    media_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a request. A tool's result has the ``call_id`` of the call it answers; a
    reply that is sent back has what it ``carried``, as ``Done`` has it. ``pictures`` come after
    the text."""

    role: Role
    text: str
    tool_calls: tuple[ToolCall, ...] = ()
    call_id: str = ""
    carried: str = ""
    pictures: tuple[SentPicture, ...] = ()


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


PICTURE_TOKENS = 1_600
"""Tokens of a picture, where the endpoint reports none. Chosen: services count 250 to 1,600 for one
of 1,500 dots."""


def billed(usage: Usage, messages: Sequence[Message], reply: str) -> Usage:
    """``usage`` as the endpoint reported it; estimated if it reports none."""
    if usage.tokens:
        return usage
    asked = sum(estimate(m.text) + PICTURE_TOKENS * len(m.pictures) for m in messages)
    return Usage(asked, estimate(reply), max(1, usage.calls))


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


# Tokens: an estimate, the same for every script and model


def estimate(text: str) -> int:
    """Estimated tokens of ``text``: a third of its UTF-8 bytes, rounded up.

    Measured against four tokenizers, it is about 1.5 times too high for English and close for
    Chinese and Japanese, so prose within a budget by this estimate does not exceed it.
    """
    return -(-len(text.encode("utf-8", "surrogatepass")) // 3)


# Names that a book's file gives (title, authors, sections) as data for a request

LONGEST_NAME = 80
"""Characters of a title, or of all authors together, that a request has at most. Chosen, not
measured: few titles are longer without their subtitle."""
LONGEST_HEADING = 120
"""The same of a section's title, which may be the first words of its text."""
_ALLOWED = frozenset(" .,;!?&'’‐‑-–—…·・")
_KEPT = "LMN"
"""The first letters of the Unicode categories that are kept: letters, their marks, digits."""


def as_name(text: str, longest: int = LONGEST_NAME) -> str:
    """``text`` as the name of something: on one line, only letters, digits, spaces and the
    punctuation of names, at most ``longest`` characters.

    What a command needs is left out: quotation marks, brackets, colons, line ends.
    """
    kept = (c if c in _ALLOWED or unicodedata.category(c)[0] in _KEPT else " " for c in text)
    line = " ".join("".join(kept).split())
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"


def as_names(texts: Iterable[str], longest: int = LONGEST_NAME) -> str:
    """Several names, by commas, at most ``longest`` characters together."""
    return as_name(", ".join(texts), longest)


# Embedding models, which make vectors of texts, wherever they run

EmbeddingKind = Literal["query", "passage"]
"""Whether a text is a question or part of a book; some models embed these differently."""

_ASKED_IN_WORDS = "Represent this sentence for searching relevant passages: "

# The prefixes some models need before a question and before a passage, as their makers publish.
_KNOWN = (
    (re.compile(r"bge-(micro|small|base|large)-en|mxbai-embed-large"), _ASKED_IN_WORDS, ""),
    (re.compile(r"bge-(small|base|large)-zh"), "为这个句子生成表示以用于检索相关文章：", ""),
    (re.compile(r"(?<![a-z0-9])e5-(small|base|large)"), "query: ", "passage: "),
    (re.compile(r"nomic-embed-text"), "search_query: ", "search_document: "),
)


class Embedder(Protocol):
    """A model that makes a vector for each text; texts of similar meaning have near vectors."""

    @property
    def name(self) -> str:
        """The unique name of the model, which is part of the key of its vectors."""
        ...

    @property
    def dimension(self) -> int:
        """The length of a vector; 0 if it is not known before the first one."""
        ...

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """A vector of length 1 for each of ``texts``, in their order, as 32-bit floats.

        Texts that are too long for the model are cut. Raises a ``FoxError`` that says what is
        wrong, ``Cancelled`` if stopped.
        """
        ...


def prefix(model: str, kind: EmbeddingKind) -> str:
    """The prefix that a model needs before a text of that kind; "" for most models."""
    lower = model.lower()
    for pattern, query, passage in _KNOWN:
        if pattern.search(lower):
            return query if kind == "query" else passage
    return ""


def unit(numbers: Iterable[float]) -> array[float]:
    """``numbers`` scaled to length 1. Raises ``ValueError`` if the length is 0 or not finite."""
    vector = array("f", numbers)
    length = sqrt(sum(number * number for number in vector))
    if not isfinite(length) or length == 0:
        raise ValueError("a vector without a direction")
    return array("f", (number / length for number in vector))
