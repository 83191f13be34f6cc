"""A deadline ends a request whatever arrives: no byte, comment, word or reasoning extends it."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterable, Iterator

import pytest

import waits
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import TookTooLong
from foxreader.core.message import Message, Provider
from foxreader.llm import connect, connect_embedder, http
from foxreader.llm.sending import check_address
from rawserver import RawServer, reply

ASK = [Message("user", "What is it?")]
SECONDS = 0.4
LONGER = (SECONDS, 5 * SECONDS, 25 * SECONDS, 100 * SECONDS)
GENEROUS = float(waits.SECONDS)
"""How many seconds a loaded machine may need for what takes less than one."""
HOUR = 3600
OVER = threading.Event()
HEAD = reply(b"")


def dripped(*parts: bytes, over_and_over: bytes = b"", every: int = 1) -> Iterator[bytes]:
    """``parts`` in runs of ``every`` bytes with a little time between, then without end."""
    for part in parts:
        for at in range(0, len(part), every):
            yield part[at : at + every]
            time.sleep(0.01)
    while over_and_over:
        yield over_and_over
        time.sleep(0.01)


def delta(**fields: str) -> bytes:
    return b"data: " + json.dumps({"choices": [{"delta": fields}]}).encode() + b"\n\n"


def line(**fields: str) -> bytes:
    return json.dumps({"message": fields, "done": False}).encode() + b"\n"


ANY: dict[str, Callable[[], Iterable[bytes]]] = {
    "head": lambda: dripped(HEAD[:-2], over_and_over=b"X: y\r\n", every=1),
    "first line": lambda: dripped(b"HTTP/1.1 200 " + b"O" * 40_000),
    "error": lambda: dripped(reply(b"{" + b" " * 40_000, "application/json", "500 No")),
    "silence": lambda: silent(HEAD),
    "nothing": lambda: silent(b""),
}
OPENAI: dict[str, Callable[[], Iterable[bytes]]] = {
    **ANY,
    "comments": lambda: dripped(HEAD, over_and_over=b": on and on\n", every=999),
    "bytes": lambda: dripped(HEAD, delta(content="x" * 400) * 99, every=1),
    "words": lambda: dripped(HEAD, over_and_over=delta(content="word "), every=999),
    "reasoning": lambda: dripped(HEAD, over_and_over=delta(reasoning_content="hm "), every=999),
    "whole": lambda: dripped(reply(b"[" + b" " * 40_000, "application/json")),
}
OLLAMA: dict[str, Callable[[], Iterable[bytes]]] = {
    **ANY,
    "lines": lambda: dripped(HEAD, over_and_over=b"\n", every=999),
    "bytes": lambda: dripped(HEAD, line(content="x" * 400) * 99, every=1),
    "words": lambda: dripped(HEAD, over_and_over=line(content="word "), every=999),
    "reasoning": lambda: dripped(HEAD, over_and_over=line(thinking="hm "), every=999),
}
CASES = [
    *(("openai", what, made) for what, made in OPENAI.items()),
    *(("ollama", what, made) for what, made in OLLAMA.items()),
]


def silent(first: bytes) -> Iterator[bytes]:
    """``first``, then nothing until the test is over."""
    yield first
    OVER.wait(waits.SECONDS)


@pytest.fixture
def cancel() -> Cancel:
    made = Cancel()
    made.end_within(SECONDS)
    return made


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "what", "made"), CASES, ids=lambda case: str(case)[:9])
def test_it_ends_at_the_deadline(kind, what: str, made) -> None:
    said: set[object] = set()
    for seconds in LONGER if what == "words" else (SECONDS,):  # words need time to come
        OVER.clear()
        cancel = Cancel()
        cancel.end_within(seconds)
        began = time.monotonic()
        with RawServer([made()]) as server:
            model = connect(Provider("t", server.url, "m", kind), None)
            with pytest.raises(TookTooLong) as raised:
                for piece in model.stream(ASK, cancel=cancel):
                    said.add(piece)
            OVER.set()
        assert "within" in str(raised.value) and "127.0.0.1" not in str(raised.value)
        assert time.monotonic() - began < GENEROUS
        if said:
            break
    assert said == ({"word "} if what == "words" else set())


def test_what_is_whole_counts_though_the_endpoint_goes_on() -> None:
    end = b'data: {"choices": [{"delta": {"content": "A."}, "finish_reason": "stop"}]}\n\n'
    first = ""
    for seconds in LONGER:  # until it is long enough for the first words to come
        cancel = Cancel()
        cancel.end_within(seconds)
        with RawServer([dripped(HEAD, end, over_and_over=b": on\n", every=999)]) as server:
            model = connect(Provider("t", server.url, "m"), None)
            with contextlib.suppress(TookTooLong):
                first, *_ = model.stream(ASK, cancel=cancel)
                break
    assert first == "A."


def test_a_reply_that_ends_in_time_is_left_alone(cancel: Cancel) -> None:
    before = set(threading.enumerate())  # the test itself has a timer where there are no signals
    cancel.end_within(GENEROUS)
    body = delta(content="Yes.") + b"data: [DONE]\n\n"
    with RawServer([[reply(body)]]) as server:
        model = connect(Provider("t", server.url, "m"), None)
        assert next(iter(model.stream(ASK, cancel=cancel))) == "Yes."
    # Cancelled; its thread may take a moment to end.
    timers = [t for t in {*threading.enumerate()} - before if isinstance(t, threading.Timer)]
    assert all(timer.finished.is_set() for timer in timers)


def test_the_next_request_is_not_sent_at_all(cancel: Cancel) -> None:
    cancel.end_within(0)
    with RawServer([[HEAD]]) as server:
        model = connect(Provider("t", server.url, "m"), None)
        with pytest.raises(TookTooLong):
            list(model.stream(ASK, cancel=cancel))
        assert server.requests == []


def test_a_pause_before_another_try_ends_at_the_deadline(cancel: Cancel, monkeypatch) -> None:
    monkeypatch.setattr(http, "_LONGEST_WAIT", 10 * HOUR)
    busy = (
        b"HTTP/1.1 503 No\r\nRetry-After: 32400\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    with RawServer([[busy]]) as server:
        model = connect(Provider("t", server.url, "m"), None)

        def asked() -> None:
            with pytest.raises(TookTooLong):
                list(model.stream(ASK, cancel=cancel))

        waits.ends(asked)


def test_vectors_and_lists_of_models_end_too(cancel: Cancel, monkeypatch) -> None:
    began = time.monotonic()
    with RawServer([dripped(HEAD, b"[" * 99_999)]) as server:
        embedder = connect_embedder(Provider("t", server.url, "m"), "e", None)
        with pytest.raises(TookTooLong):
            embedder.embed(["a"], "query", cancel)
    monkeypatch.setattr(http, "_LIST", SECONDS)
    with RawServer([dripped(HEAD, b"[" * 99_999)]) as server, pytest.raises(TookTooLong):
        http.get_json(check_address(server.url), "/models", None)
    assert time.monotonic() - began < GENEROUS


def test_stop_still_means_stop(cancel: Cancel) -> None:
    cancel.end_within(GENEROUS)
    with RawServer([OPENAI["words"]()]) as server:
        model = connect(Provider("t", server.url, "m"), None)
        pieces = model.stream(ASK, cancel=cancel)
        next(iter(pieces))
        cancel.set()
        with pytest.raises(Cancelled):
            list(pieces)


def test_a_deadline_is_counted_by_the_clock_it_was_given() -> None:
    now = [0.0]
    cancel = Cancel(lambda: now[0])
    assert cancel.left is None
    cancel.end_within(300)
    now[0] = 299
    cancel.check()
    assert cancel.left == 1
    now[0] = 300
    with pytest.raises(TookTooLong, match="within 5 minutes"):
        cancel.check()


@pytest.mark.parametrize("what", ["comments", "bytes", "words", "reasoning", "silence"])
def test_a_request_without_a_deadline_ends_too(what: str, monkeypatch) -> None:
    """A comment, a byte or a word now and then is no silence; a limit on the whole ends them."""
    monkeypatch.setattr(http, "_WHOLE", SECONDS)
    for cancel in (None, Cancel()):
        OVER.clear()
        with RawServer([OPENAI[what]()]) as server:
            model = connect(Provider("t", server.url, "m"), None)
            with pytest.raises(TookTooLong, match="no whole answer within"):
                list(model.stream(ASK, cancel=cancel))
            OVER.set()
