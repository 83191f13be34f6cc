"""Whatever bytes an endpoint sends, a question ends within its bounds, in one of two ways."""

import json
import re
import time
import tracemalloc
from functools import lru_cache
from itertools import product

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from examples import examples, sampled
from foxreader.answer.conversation.record import dumps
from foxreader.answer.conversation.session import Session
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Finished, ToolCalled
from foxreader.core.message import Provider
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from rawserver import RawServer, reply

SENTENCES = [f"The captain told story number {n} of the sea and its whale. " for n in range(60)]
BOOK = Book("ce" * 32, "text", Metadata("Sea"), (BookFile("0", "".join(SENTENCES)),))
TAG = f"[f0-0-{len(SENTENCES[0])}]"
QUESTION = "What did the captain tell of the whale?"
DEEP = b"[" * 100_000 + b"]" * 100_000
OBJECTS = b'{"error":' * 5_000 + b"1" + b"}" * 5_000
MOST_REQUESTS = 8
SECONDS = 20


def choice(finish: str | None = None, **delta: object) -> dict[str, object]:
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}


def call(name: object, arguments: object, number: object = 0, id_: object = "a") -> object:
    return {"index": number, "id": id_, "function": {"name": name, "arguments": arguments}}


def events(*values: object, done: int = 1) -> bytes:
    """An event stream of values, or of bytes as they are."""
    made = [v if isinstance(v, bytes) else json.dumps(v).encode() for v in values]
    return b"".join(b"data: " + v + b"\n\n" for v in made) + b"data: [DONE]\n\n" * done


def lines(*values: object) -> bytes:
    """What Ollama streams: a value a line."""
    made = [v if isinstance(v, bytes) else json.dumps(v).encode() for v in values]
    return b"".join(v + b"\n" for v in made)


SAID = choice("stop", content=f"The captain told a story of the whale {TAG}.")
DONE = {"message": {"content": f"The captain told a story {TAG}."}, "done": True}
CALLS = [call("text_search", json.dumps({"query": f"whale {n}"}), n, f"c{n}") for n in range(2000)]
# fmt: off
OPENAI = {
    "deep list": events(DEEP),
    "deep choices": events(b'{"choices": ' + DEEP + b"}"),
    "deep error": events(OBJECTS),
    "error in errors": events(b'{"error":' * 900 + b"1" + b"}" * 900),
    "deep arguments": events(choice("x", tool_calls=[call("text_search", DEEP.decode())])),
    "half characters": events(choice("stop", content=f"The captain \ud83d told \ud800 {TAG}.")),
    "half in arguments": events(
        choice("x", tool_calls=[call("text_search", '{"query": "\ud800"}')])
    ),
    "half escaped": events(choice("x", tool_calls=[call("text_search", '{"query": "\\ud800 a"}')])),
    "half in a name": events(choice("x", tool_calls=[call("te\ud800xt", "{}", 0, "a\ud800")])),
    "NUL": events(choice("stop", content=f"The\x00 captain told \x00 {TAG}.")),
    "NUL in arguments": events(
        choice("x", tool_calls=[call("text_search", '{"query":"a\\u0000"}')])
    ),
    "below nothing": events(SAID, {"usage": {"prompt_tokens": -5, "completion_tokens": -(10**30)}}),
    "beyond counting": events(
        SAID, {"usage": {"prompt_tokens": 10**40, "completion_tokens": True}}
    ),
    "not finite": events(SAID, b'{"usage":{"prompt_tokens":Infinity,"completion_tokens":NaN}}'),
    "too many digits": events(SAID, b'{"usage":{"prompt_tokens":' + b"9" * 5000 + b"}}"),
    "finish before content": events(choice("stop"), SAID),
    "two ends": events(SAID, done=2) + events(SAID),
    "wrong types": events({"choices": {"0": 1}}, {"choices": [None]}, choice(content=["a"]), SAID),
    "calls of wrong types": events(
        choice("x", tool_calls=[None, 1, call(5, [1], -1, 5), call("text_search", {"query": [1]})])
    ),
    "far too many calls": events(choice("tool_calls", tool_calls=CALLS)),
    "calls of one id": events(
        choice("x", tool_calls=[call("text_search", "{}", n) for n in range(4)])
    ),
    "half a letter": events(b'{"choices":[{"delta":{"content":"the \xe2\x82"}}]}'),
    "a huge line": events(choice("stop", content="The captain told of it. " * 100_000)),
    "every byte": bytes(range(256)) * 40,
    "nothing": b"",
    "empty events": b"data:\n\ndata: \n\n",
    "carriage returns": events(SAID).replace(b"\n", b"\r"),
    "an error of lines": events({"error": {"message": "x\ny\u2028z\x00" + "q" * 10_000}}),
    "an error of a number": events({"error": 5}),
    "a web page": b"<!DOCTYPE html><p>Log in" * 20,
}
OLLAMA = {
    "deep list": lines(DEEP),
    "deep error": lines(OBJECTS),
    "a list": lines([1]),
    "wrong types": lines({"message": 5}, {"message": {"content": 5, "tool_calls": [5]}}, DONE),
    "below nothing": lines({**DONE, "prompt_eval_count": -5, "eval_count": 10**40}),
    "half characters": lines({"message": {"content": f"x\ud800 captain {TAG}"}}, DONE),
    "half in arguments": lines(
        {"message": {"tool_calls": [call("text_search", {"query": "\ud800"})]}}, DONE
    ),
    "far too many calls": lines({"message": {"tool_calls": CALLS}}, DONE),
    "two ends": lines(DONE, DONE),
    "cut": lines(DONE)[:30],
    "NUL": b"\x00\n" + lines(DONE),
    "too many digits": lines(b'{"done":true,"eval_count":' + b"9" * 5000 + b"}"),
    "a huge line": lines({"message": {"content": "The captain told of it. " * 100_000}}, DONE),
    "a web page": b"<!DOCTYPE html><p>Log in" * 20,
}
# fmt: on
CASES = [("openai", name) for name in OPENAI] + [("ollama", name) for name in OLLAMA]


@lru_cache(maxsize=1)
def index_at(folder) -> Index:
    return Index.open(folder / "bytes.sqlite", BOOK)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return index_at(tmp_path_factory.mktemp("bytes"))


def asked(index: Index, server: RawServer, kind: str, seconds: int = SECONDS) -> None:
    """One question; whatever came, it ends with an answer that can be kept or with a sentence."""
    started = time.process_time()
    model = connect(Provider("t", server.url, "m", kind=kind), None)
    told = []
    try:
        for event in Session(index, model).ask(QUESTION):
            told.append(event)
    except errors.ModelError as error:
        assert str(error).isprintable() and 20 < len(str(error)) < 500
    else:
        assert isinstance(told[-1], Finished)
        answer = told[-1].answer
        assert answer.mode in ("grounded", "guided_fallback", "hard_refusal")
        assert dumps(answer).encode()
        assert 0 <= answer.usage.prompt < 10**12 and 0 <= answer.usage.completion < 10**12
        assert "\x00" not in answer.text and not re.search(r"f\d+-\d+-\d", answer.text)
    assert time.process_time() - started < seconds
    assert len(server.requests) <= MOST_REQUESTS
    assert sum(isinstance(event, ToolCalled) for event in told) <= 8
    for request in server.requests:
        answered_once(json.loads(request))


def answered_once(request: dict) -> None:
    """In OpenAI's shape each call has one answer with its id, right after; Ollama has no ids."""
    wished = [c.get("id") for m in request["messages"] for c in m.get("tool_calls", ())]
    given_ = [m.get("tool_call_id") for m in request["messages"] if m["role"] == "tool"]
    assert given_ == wished


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "name"), CASES)
def test_any_reply_ends_the_question(index, kind, name):
    body = OPENAI[name] if kind == "openai" else OLLAMA[name]
    type_ = "text/event-stream" if kind == "openai" else "application/x-ndjson"
    with RawServer([[reply(body, type_)]]) as server:
        asked(index, server, kind)


@pytest.mark.parametrize("name", ["deep list", "deep error", "half in arguments", "wrong types"])
def test_any_reply_that_is_no_stream(index, name):
    body = OPENAI[name].split(b"\n")[0].removeprefix(b"data: ")
    with RawServer([[reply(body, "application/json")]]) as server:
        asked(index, server, "openai")


@pytest.mark.parametrize(
    "raw",
    [
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ndata:\r\nZZ\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n" + events(SAID),
        b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n" + events(SAID),
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b",
        b"HTTP/1.1 400 " + b"x" * 3000 + b"\r\n\r\n" + b'{"error":' * 3000,
        b"HTTP/1.1 999 ?\r\n\r\n",
        b"HTTP/9.9 200 OK\r\n\r\n" + events(SAID),
        b"\x00\xff" * 500,
        b"",
    ],
)
@pytest.mark.parametrize("kind", ["openai", "ollama"])
def test_any_head_ends_it(index, kind, raw):
    with RawServer([[raw]]) as server:
        asked(index, server, kind)


@pytest.mark.parametrize(
    ("kind", "letters"),
    sampled(product(("openai", "ollama"), ("text", "no line ends", "calls")), every=4),
)
def test_an_endless_stream_is_cut(index, kind, letters):
    def endless():
        yield reply(b"")
        one = {
            "text": (choice(content="and on " * 50), {"message": {"content": "and on " * 50}}),
            "calls": (choice(tool_calls=CALLS[:5]), {"message": {"tool_calls": CALLS[:5]}}),
            "no line ends": (b"x", b"x"),
        }[letters][kind == "ollama"]
        piece = one * 4000 if isinstance(one, bytes) else b""
        piece = piece or (events(one, done=0) if kind == "openai" else lines(one)) * 20
        while True:
            yield piece

    tracemalloc.start()
    try:
        with RawServer([endless(), [reply(b"")]]) as server:
            asked(index, server, kind, seconds=100)  # tracing memory takes its time
            assert server.sent < 25_000_000
        assert tracemalloc.get_traced_memory()[1] < 150_000_000
    finally:
        tracemalloc.stop()


pieces = st.sampled_from(
    [b"data: ", b"\n", b"\n\n", b"\r\n", b"[DONE]", b"{", b"}", b'"choices":[',
     b'{"delta":{"content":"a', b'"}}]}', b"\xe2\x82", b"\x00", b"null", b"[[[[",
     b'"finish_reason":"stop"', b"event: x\n",
     b": comment\n", json.dumps(SAID).encode(), json.dumps(DONE).encode(), b'"error":{',
     json.dumps(choice("x", tool_calls=CALLS[:2])).encode()]
)  # fmt: skip


@examples(40, suppress=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(pieces, max_size=12),
    st.integers(0, 400),
    st.sampled_from(["openai", "ollama"]),
    st.sampled_from(["text/event-stream", "application/json", "text/html", "image/png"]),
)
def test_any_bytes_in_any_order_cut_anywhere(index, parts, cut, kind, type_):
    body = b"".join(parts)
    cut = min(cut, len(body))
    with RawServer([[reply(b"", type_), body[:cut], body[cut:]]]) as server:
        asked(index, server, kind)
