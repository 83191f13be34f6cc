"""An option that an endpoint refuses, in whatever words, is left out; the request is sent again."""

from __future__ import annotations

import json

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.core import errors
from foxreader.core.message import Done, Message, Provider, ToolSpec, complete
from foxreader.llm import connect
from foxreader.llm.abilities import Abilities, Known

ASK = [Message("system", "Be brief."), Message("user", "What is it?")]
TOOL = ToolSpec("search", "Searches.", {"type": "object"}, must=True)
SCHEMA = {"type": "object", "properties": {"answer": {"type": "string"}}}

FASTAPI = {"type": "extra_forbidden", "loc": ["body", "stream_options", "include_usage"],
           "msg": "Extra inputs are not permitted", "input": True}  # fmt: skip
WORDINGS = [
    ("temperature", 400, {"error": {"message": "invalid temperature: only 1 is allowed"}}),
    ("temperature", 400, {"error": {"message": "`temperature` is deprecated for this model."}}),
    ("temperature", 422, [{"error": {"message": "temperature must be 1.0"}}]),
    ("stream_options", 422, {"message": {"detail": [FASTAPI]}, "code": None}),
    ("stream_options", 422, {"message": json.dumps({"detail": [FASTAPI]}), "code": "1000"}),
    ("stream_options", 422, {"detail": [FASTAPI]}),
    ("stream_options", 400, [{"error": {"message": 'Unknown name "stream_options"'}}]),
    ("tool_choice", 404, {"error": {"message": "Nobody supports the 'tool_choice' value."}}),
    ("tool_choice", 400, {"error": {"message": "bad value", "param": "tool_choice"}}),
    ("tools", 400, {"error": {"message": "failed to parse grammar"}}),
    ("tools", 400, {"error": {"message": "bad schema", "param": "tools[0].function.parameters"}}),
    ("tools", 400, {"error": {"message": "Function calling is not enabled for this model"}}),
    ("stream", 400, {"error": {"message": "You must be verified to stream this model."}}),
    ("stream", 400, {"error": {"message": "Not for you.", "param": "stream"}}),
    ("system", 400, [{"error": {"message": "Developer instruction is not enabled for this one"}}]),
]  # fmt: skip


def at(endpoint: Endpoint, known: Known | None = None):
    return connect(Provider("t", endpoint.base_url, "m", context=32_768), None, known=known)


@pytest.mark.parametrize(("name", "status", "body"), WORDINGS)
def test_an_option_is_left_out_in_whatever_words_it_is_refused(name, status, body):
    def picky(request: Request) -> Reply:
        rules = any(m["role"] == "system" for m in request.messages) or None
        wrong = rules if name == "system" else request.body.get(name)
        return Reply("ok") if wrong is None or wrong is False else Reply(status=status, error=body)

    with Endpoint(picky) as endpoint:
        *_, done = at(endpoint).stream(ASK, tools=[TOOL], max_tokens=9)
        assert done.refused == {name} and len(endpoint.chats) == 2


BROKEN = [
    "messages with role 'tool' must be a response to a preceding message with 'tool_calls'",
    "unexpected `tool_use_id` found in `tool_result` blocks",
    "Function call is missing a thought_signature. This is required for tools to work correctly",
    "Failed to call a function. Please adjust your prompt.",
]


@pytest.mark.parametrize("words", BROKEN)
def test_what_is_wrong_with_a_message_refuses_no_option(words):
    with Endpoint([Reply(status=400, error={"error": {"message": words}})]) as endpoint:
        with pytest.raises(errors.Refused):
            list(at(endpoint).stream(ASK, tools=[TOOL]))
        assert len(endpoint.chats) == 1


LIMITS = [
    "<400> InvalidParameter: Range of max_tokens should be [1, 512]",
    "Invalid max_tokens value, the valid range of max_tokens is [1, 512]",
    "max_tokens: 2000 > 512, which is the maximum number of output tokens for this model",
    "`max_tokens` must be less than or equal to `512`, the maximum value for `max_tokens`",
    "it has a maxOutputTokens value of 2000 but the range is from 1 (inclusive) to 513 (exclusive)",
    "max_tokens must be between 1 and 512",
    "max_tokens must be <= 512",
]


@pytest.mark.parametrize("words", LIMITS)
def test_the_most_tokens_of_a_reply_are_read_of_the_words(words):
    def limited(request: Request) -> Reply:
        return Reply(status=400, error={"message": words}) if request.most > 512 else Reply("ok")

    with Endpoint(limited) as endpoint:
        assert complete(at(endpoint), ASK, max_tokens=2000)[0] == "ok"
        assert [request.most for request in endpoint.chats] == [2000, 512]


def test_a_status_in_the_words_is_no_limit():
    def unclear(request: Request) -> Reply:
        long = "max_tokens" in request.body or "max_completion_tokens" in request.body
        return Reply(status=400, error={"message": "<400> max_tokens is wrong"}) if long else "ok"

    with Endpoint(lambda r: u if isinstance(u := unclear(r), Reply) else Reply(u)) as endpoint:
        assert complete(at(endpoint), ASK, max_tokens=2000)[0] == "ok"
        sent = [request.body for request in endpoint.chats]
    assert [one.get("max_tokens") for one in sent] == [2000, None, None]
    assert [one.get("max_completion_tokens") for one in sent] == [None, 2000, None]


@pytest.mark.parametrize(
    ("types", "left"),
    [(("json_schema",), "json_object"), (("json_schema", "json_object"), None)],
)
def test_a_schema_is_given_up_for_json_and_that_for_words(types, left):
    words = "This response_format type is unavailable now"

    def picky(request: Request) -> Reply:
        kind = request.body.get("response_format", {}).get("type")
        return Reply(status=400, error={"message": words}) if kind in types else Reply("{}")

    with Endpoint(picky) as endpoint:
        *_, done = at(endpoint).stream(ASK, json_schema=SCHEMA)
        last = endpoint.chats[-1]
    assert isinstance(done, Done) and len(endpoint.chats) == 1 + len(types)
    assert last.body.get("response_format", {}).get("type") == left
    assert json.dumps(SCHEMA) in last.messages[-1]["content"]
    assert "json_schema" in done.refused and ("response_format" in done.refused) == (left is None)


def test_json_without_a_schema_is_remembered_with_the_model():
    def picky(request: Request) -> Reply:
        if request.body.get("response_format", {}).get("type") == "json_schema":
            return Reply(status=400, error={"message": "response_format: no json_schema"})
        return Reply('{"word": "kestrel"}' if "kestrel" in request.text else "ready")

    kept: list[Known] = []
    with Endpoint(picky) as endpoint:
        known = Abilities(at(endpoint), Known("ignored"), kept.append).find_schema()
        assert known.schema is True
        *_, done = at(endpoint).stream(ASK, json_schema=SCHEMA)
        Abilities(at(endpoint), known, kept.append).learn(refused=done.refused)
        assert kept[-1].refused == ("json_schema",) and kept[-1].schema is True
        before = len(endpoint.chats)
        list(at(endpoint, kept[-1]).stream(ASK, json_schema=SCHEMA))
        (sent,) = endpoint.chats[before:]
    assert sent.body["response_format"] == {"type": "json_object"}
