"""What a reply carries besides text and calls goes back with them as it came, within bounds."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.core.message import Done, Message, Provider, ToolCall, ToolSpec
from foxreader.llm import connect
from foxreader.llm.reply_data import OF_MESSAGES, Carried, fields

ASK = [Message("user", "What is it?")]
TOOL = ToolSpec("search", "Searches.", {"type": "object"})
SIGNED = {"google": {"thought_signature": "CsUB" + "A" * 40}}
CALL = {"index": 0, "id": "c1", "function": {"name": "search", "arguments": "{}"}}


def at(endpoint: Endpoint):
    return connect(Provider("t", endpoint.base_url, "m"), None)


def sent_back(endpoint: Endpoint) -> Request:
    """The request after the result of the calls that the endpoint's first reply made."""
    pieces = list(at(endpoint).stream(ASK, tools=[TOOL]))
    calls = tuple(piece for piece in pieces if isinstance(piece, ToolCall))
    done = pieces[-1]
    assert calls and isinstance(done, Done)
    said = Message("assistant", "", calls, carried=done.carried)
    results = [Message("tool", "found", call_id=call.id) for call in calls]
    list(at(endpoint).stream([*ASK, said, *results], tools=[TOOL]))
    return endpoint.chats[-1]


@pytest.mark.parametrize("whole", [False, True])
def test_reasoning_and_signatures_go_back_as_they_came(whole):
    parts = [{"reasoning_content": "I should "}, {"reasoning_content": "search."}]
    call = {"tool_calls": [{**CALL, "extra_content": SIGNED, "index": 0}]}
    deltas = [{**parts[0], **call}] if whole else [*parts, call]
    with Endpoint([Reply(deltas=deltas, whole=whole), "Ahab."]) as endpoint:
        asked, back, _ = sent_back(endpoint).messages
    assert asked == {"role": "user", "content": "What is it?"}
    said = "I should " if whole else "I should search."
    assert back["reasoning_content"] == said and "reasoning" not in back
    (made,) = back["tool_calls"]
    assert made["extra_content"] == SIGNED and made["function"]["name"] == "search"


def test_lists_of_reasoning_grow_and_nothing_of_ours_is_overwritten():
    one, two = {"type": "reasoning.text", "text": "a"}, {"type": "reasoning.encrypted", "data": "b"}
    call = {**CALL, "type": "bad", "custom": {"deep": [1, 2]}, "arguments": "not ours"}
    deltas = [
        {"reasoning_details": [one]}, {"reasoning_details": [two], "role": "assistant"},
        {"tool_calls": [call], "tool_call_id": "no"},
    ]  # fmt: skip
    with Endpoint([Reply(deltas=deltas), "Ahab."]) as endpoint:
        back = sent_back(endpoint).messages[1]
    assert back["reasoning_details"] == [one, two] and set(back) - set(OF_MESSAGES) == {
        "role", "content", "tool_calls",
    }  # fmt: skip
    (made,) = back["tool_calls"]
    assert made["type"] == "function" and made["custom"] == {"deep": [1, 2]}


def deep(levels: int) -> object:
    value: object = 0
    for _ in range(levels):
        value = [value]
    return value


HOSTILE = [
    {"reasoning_content": "x" * 200_000},
    {"reasoning_details": ["x" * 70_000, "y" * 70_000]},
    {"reasoning_details": [{"text": "x"}] * 20_000},
    {"extra_content": deep(3_000)},
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_is_too_much_is_not_kept_at_all(hostile):
    carried = Carried()
    carried.of_message(hostile)
    carried.of_message({"reasoning": "more"})
    assert carried.text == ""


def test_bounds_of_calls_and_halves_of_letters():
    carried = Carried()
    carried.of_call({f"f{number}": "\ud800" for number in range(50)})
    kept = fields(carried.text)
    assert len(kept) == 8 and set(kept.values()) == {"?"}
    carried.text.encode()
    assert fields("") == {}


def test_where_it_is_refused_it_is_left_out_and_that_remembered():
    def picky(request: Request) -> Reply:
        if any("reasoning" in m for m in request.messages):
            message = {"error": {"message": "messages.1: property 'reasoning' is unsupported"}}
            return Reply(status=400, error=message)
        return Reply("ok")

    carried = json.dumps({"reasoning": "Hm."})
    call = ToolCall("c1", "search", "{}", json.dumps({"signature": "s"}))
    said = Message("assistant", "", (call,), carried=carried)
    with Endpoint(picky) as endpoint:
        asked = [*ASK, said, replace(Message("tool", "found"), call_id="c1")]
        *_, done = at(endpoint).stream(asked, tools=[TOOL])
        first, last = endpoint.chats
    assert done.refused == {"carried"}
    assert first.messages[1]["tool_calls"][0]["signature"] == "s"
    assert set(last.messages[1]) == {"role", "content", "tool_calls"}
    assert set(last.messages[1]["tool_calls"][0]) == {"id", "type", "function"}
