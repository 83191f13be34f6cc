"""The scripted endpoint of the tests speaks as services do: the openai package reads it alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from endpoint import Call, Endpoint, Reply
from foxreader.core import errors
from foxreader.core.message import Message, Provider, ToolCall, ToolSpec
from foxreader.llm import connect

KEY = "sk-test"
ASK = [{"role": "user", "content": "What is it?"}]
TOOL = ToolSpec("search", "Searches.", {"type": "object", "properties": {"q": {"type": "string"}}})
TOOLS = [{"type": "function", "function": {"name": "search", "parameters": {"type": "object"}}}]
SIGNED = {"google": {"thought_signature": "CsUB"}}


@cache
def openai() -> Any:
    """The package. It takes a second, for whoever runs this and not for all who collect tests."""
    return import_module("openai")


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as running:
        yield running


def chunks_of(endpoint: Endpoint, **options: Any) -> list[Any]:
    client = openai().OpenAI(base_url=endpoint.base_url, api_key=KEY, max_retries=0)
    with client:
        return list(
            client.chat.completions.create(
                model="m",
                messages=ASK,
                stream=True,
                stream_options={"include_usage": True},
                **options,
            )
        )


def ours(endpoint: Endpoint, tools: tuple[ToolSpec, ...] = ()) -> list[Any]:
    model = connect(Provider("t", endpoint.base_url, "m"), KEY)
    return list(model.stream([Message("user", "What is it?")], tools=tools))


def text_of(chunks: list[Any]) -> str:
    return "".join(one.choices[0].delta.content or "" for one in chunks if one.choices)


@pytest.mark.parametrize("split", [0, 1, 13])
def test_a_streamed_text_is_the_same(endpoint: Endpoint, split: int) -> None:
    endpoint.script = [Reply("Ahab – 船長 🐋 – is captain.", split=split)]
    chunks, pieces = chunks_of(endpoint), ours(endpoint)
    assert text_of(chunks) == "".join(p for p in pieces if isinstance(p, str)) != ""
    assert chunks[-1].usage.prompt_tokens == pieces[-1].usage.prompt == 100
    assert [c.choices[0].finish_reason for c in chunks if c.choices][-1] == "stop"


@pytest.mark.parametrize("pieces", [True, False])
def test_streamed_calls_are_the_same(endpoint: Endpoint, pieces: bool) -> None:
    calls = [Call("search", {"q": "whale"}), Call("search", {"q": "ship"})][: 2 if pieces else 1]
    deltas = [{"tool_calls": [{"index": 0, "extra_content": SIGNED}]}] if pieces else []
    endpoint.script = [Reply("", calls, calls_in_pieces=pieces, deltas=deltas)]
    made: dict[int, list[str]] = {}
    for chunk in chunks_of(endpoint, tools=TOOLS):
        for one in (chunk.choices[0].delta.tool_calls or ()) if chunk.choices else ():
            name, arguments = made.setdefault(one.index or 0, ["", ""])
            part = one.function
            added = [part.name or "", part.arguments or ""] if part else ["", ""]
            made[one.index or 0] = [name + added[0], arguments + added[1]]
    called = [piece for piece in ours(endpoint, (TOOL,)) if isinstance(piece, ToolCall)]
    assert [(one.name, one.arguments) for one in called] == [tuple(one) for one in made.values()]
    assert json.loads(called[0].carried or "{}") == ({"extra_content": SIGNED} if pieces else {})


def test_a_whole_reply_is_read(endpoint: Endpoint) -> None:
    endpoint.script = [Reply("Ahab.", [Call("search", {"q": "x"})])]
    with openai().OpenAI(base_url=endpoint.base_url, api_key=KEY, max_retries=0) as client:
        reply = client.chat.completions.create(model="m", messages=ASK, tools=TOOLS, stream=False)
        listed = [model.id for model in client.models.list()]
    (choice,) = reply.choices
    assert choice.message.content == "Ahab." and choice.message.tool_calls[0].id
    assert listed == ["test-model"]


ERRORS = [
    (401, {"error": {"message": "bad key", "code": "invalid_api_key"}}, "AuthenticationError"),
    (429, {"error": {"message": "Rate limit reached", "code": "x"}}, "RateLimitError"),
    (400, {"error": {"message": "no such option", "param": "seed"}}, "BadRequestError"),
    (404, {"error": {"message": "The model `m` does not exist"}}, "NotFoundError"),
]


@pytest.mark.parametrize(("status", "body", "name"), ERRORS)
def test_an_error_is_one_to_both(endpoint: Endpoint, status: int, body: Any, name: str) -> None:
    endpoint.script = [Reply(status=status, error=body, headers={"Retry-After": "0"})]
    with pytest.raises(getattr(openai(), name), match=body["error"]["message"]):
        chunks_of(endpoint)
    with pytest.raises(errors.Refused, match=body["error"]["message"]):
        ours(endpoint)


def test_an_error_in_the_middle_is_one_to_both(endpoint: Endpoint) -> None:
    endpoint.script = [Reply("x" * 99, fault="mid_error")]
    with pytest.raises(openai().APIError, match="the model crashed"):
        chunks_of(endpoint)
    with pytest.raises(errors.CutOff, match="the model crashed"):
        ours(endpoint)
