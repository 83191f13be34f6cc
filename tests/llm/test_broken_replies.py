"""Replies that break off, stand in the field for reasoning, or come twice."""

from __future__ import annotations

import pytest

from endpoint import Call, Endpoint, Reply
from foxreader.core import errors
from foxreader.core.message import Message, Provider, ToolSpec, complete
from foxreader.llm import connect
from foxreader.llm.reply import Once
from rawserver import RawServer, reply

ASK = [Message("user", "What is it?")]
TOOL = ToolSpec("search", "Searches.", {"type": "object"})
SAID = "Ahab is the captain of the ship, and he hunts the white whale over all the seas"


def stream(reply: Reply, **options):
    with Endpoint([reply]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        yield from model.stream(ASK, **options)


def text_of(scripted: Reply) -> str:
    return "".join(piece for piece in stream(scripted) if isinstance(piece, str))


@pytest.mark.parametrize("finish", ["error", "network_error", "insufficient_system_resource"])
def test_a_reply_that_ends_in_an_error_is_cut(finish):
    pieces = stream(Reply(SAID, finish=finish))
    with pytest.raises(errors.CutOff, match=finish):
        assert "".join(piece for piece in pieces if isinstance(piece, str)) == SAID
    with pytest.raises(errors.BadReply, match=finish):
        list(stream(Reply("", finish=finish)))
    with pytest.raises(errors.BadReply):
        list(stream(Reply("", [Call("search")], finish=finish), tools=[TOOL]))


def test_a_text_without_its_end_and_a_reason_is_cut():
    with pytest.raises(errors.CutOff, match="stopped before its end"):
        list(stream(Reply(SAID, fault="no_finish")))
    for whole in (f"{SAID}.", f"{SAID} [1]", f'{{"answer": "{SAID}"}}', "ready", f"“{SAID}”"):
        assert text_of(Reply(whole, fault="no_finish")) == whole


@pytest.mark.parametrize("name", ["reasoning_content", "reasoning", "thinking"])
def test_an_answer_in_the_field_for_reasoning_alone_is_read(name):
    halves = [{name: SAID[:20], "content": None}, {name: SAID[20:]}]
    assert text_of(Reply(deltas=halves)) == SAID
    assert text_of(Reply(deltas=[*halves, {"content": "Ahab."}])) == "Ahab."
    assert text_of(Reply(deltas=halves, calls=[Call("search")])) == ""


def test_reasoning_that_used_up_the_reply_is_no_answer():
    cut = Reply(deltas=[{"reasoning_content": SAID}], fault="length")
    with pytest.raises(errors.ModelError, match="reasoning"):
        list(stream(cut, max_tokens=16))


REPEATED = [
    Reply(SAID, deltas=[{"content": SAID}]),
    Reply(pieces=[SAID[:n] for n in range(9, len(SAID) + 9, 9)]),
    Reply(pieces=[SAID[:n] for n in (1, 9, 30, 30, len(SAID))]),
]


@pytest.mark.parametrize("reply", REPEATED)
def test_text_that_comes_twice_is_read_once(reply):
    assert text_of(reply) == SAID


def test_the_whole_message_beside_the_last_piece_is_no_more_text():
    once = Once()
    assert [once.new(piece) for piece in ("Ahab is ", "captain.", "Ahab is captain.")] == [
        "Ahab is ", "captain.", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "pieces", [["ha", "ha", " ha"], ["1", "1", ". It"], ["\n", "\n\n"], ["**", "**"]]
)
def test_what_only_looks_like_it_stays(pieces):
    assert text_of(Reply(pieces=pieces)) == "".join(pieces)


def test_the_whole_text_is_given():
    with Endpoint([Reply(SAID + ".")]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        assert complete(model, ASK)[0] == SAID + "."


EVENTS, JSON = "text/event-stream", "application/json"
SAID_AS_ERRORS = [
    (b"event: error\ndata: Overloaded, come back\n\n", EVENTS),
    (b'data: {"object": "error", "message": "Overloaded, come back"}\n\n', EVENTS),
    (b'{"success": false, "errors": [{"message": "Overloaded, come back"}]}', JSON),
    (b'{"detail": "Overloaded, come back"}', JSON),
]


@pytest.mark.parametrize(("body", "kind"), SAID_AS_ERRORS)
def test_an_error_in_place_of_a_reply_keeps_its_words(body: bytes, kind: str) -> None:
    with RawServer([[reply(body, kind)]]) as server:
        model = connect(Provider("t", server.url, "m"), None)
        with pytest.raises(errors.BadReply, match="come back"):
            list(model.stream(ASK))
