import json
import threading
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waits
from endpoint import Call, Endpoint, Reply, Request
from examples import examples
from foxreader.core import errors
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import Done, Message, Provider, ToolCall, ToolSpec, Usage, complete
from foxreader.llm import WireLog, connect, http

ASK = [Message("system", "Be brief."), Message("user", "What is it?")]
TOOL = ToolSpec("search", "Searches.", {"type": "object", "properties": {"q": {"type": "string"}}})
KINDS = ["openai", "ollama"]
HOUR = 3600


def model_at(endpoint: Endpoint, kind="openai", key=None, context=8192, wire=None):
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    return connect(Provider("test", url, "test-model", kind, context), key, wire)


def ask(endpoint: Endpoint, kind="openai", **options):
    return list(model_at(endpoint, kind).stream(ASK, **options))


def text_of(pieces) -> str:
    return "".join(p for p in pieces if isinstance(p, str))


@pytest.mark.parametrize("kind", KINDS)
def test_a_reply_comes_in_pieces_and_ends_with_its_cost(kind):
    with Endpoint(["Ahab is the captain – 船長 🐋."]) as endpoint:
        pieces = ask(endpoint, kind)
    assert text_of(pieces) == "Ahab is the captain – 船長 🐋."
    assert len(pieces) > 3
    assert pieces[-1] == Done(Usage(100, 20, 1))
    sent = endpoint.chats[0]
    assert [m["role"] for m in sent.messages] == ["system", "user"]
    if kind == "ollama":
        assert sent.body["options"]["num_ctx"] == 8192
        assert sent.body["think"] is False


@examples(8)
@given(st.integers(1, 40))
def test_bytes_may_be_split_anywhere(split):
    with Endpoint([Reply("Ünïcode 船長 🐋 text", (Call("search", {"q": "é"}),), split=split)]) as e:
        pieces = ask(e)
    assert text_of(pieces) == "Ünïcode 船長 🐋 text"
    assert json.loads(pieces[-2].arguments) == {"q": "é"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("cut_up", [True, False])
def test_tool_calls_arrive_whole(kind, cut_up):
    calls = (Call("search", {"q": "white whale"}), Call("outline"))
    reply = Reply(calls=calls if cut_up else calls[:1], calls_in_pieces=cut_up)
    with Endpoint([reply]) as endpoint:
        pieces = ask(endpoint, kind, tools=[TOOL])
    got = [p for p in pieces if isinstance(p, ToolCall)]
    assert [c.name for c in got] == [c.name for c in reply.calls]
    assert json.loads(got[0].arguments) == {"q": "white whale"}
    assert len({c.id for c in got}) == len(got) and all(c.id for c in got)
    assert endpoint.chats[0].tools[0]["function"]["name"] == "search"


def test_a_conversation_with_tools_is_sent_in_each_apis_own_shape():
    said = [
        *ASK,
        Message("assistant", "", (ToolCall("c1", "search", '{"q": "x"}'),)),
        Message("tool", "found", call_id="c1"),
    ]
    with Endpoint(["ok"]) as endpoint:
        list(model_at(endpoint).stream(said))
        list(model_at(endpoint, "ollama").stream(said))
    first, second = (r.messages for r in endpoint.chats)
    assert first[2]["tool_calls"][0]["function"]["arguments"] == '{"q": "x"}'
    assert first[3]["tool_call_id"] == "c1"
    assert second[2]["tool_calls"][0]["function"]["arguments"] == {"q": "x"}
    assert second[3]["tool_name"] == "search"


FAULTS = [
    (Reply("x" * 300, fault="cut"), errors.CutOff, "stopped before its end"),
    (Reply("x" * 300, fault="cut_clean"), errors.CutOff, "stopped before its end"),
    (Reply("x" * 300, fault="mid_error"), errors.CutOff, "the model crashed"),
    (Reply(fault="html"), errors.BadReply, "web page"),
    (Reply(fault="redirect"), errors.Refused, "redirects to http://example.invalid/v1"),
    (Reply(fault="broken_json"), errors.BadReply, "damaged data"),
    (Reply(fault="null_choices"), errors.BadReply, "without an answer"),
    (Reply(status=401), errors.Refused, "key"),
    (Reply(status=404, error={"error": "model 'm' not found"}), errors.Refused, "no model"),
    (Reply(status=404), errors.Refused, "base URL"),
    (Reply(status=402), errors.NoCredit, "credit"),
    (
        Reply(status=429, headers={"Retry-After": "3600"}, error={"message": "slow down"}),
        errors.Busy,
        "too many requests",
    ),
    (
        Reply(status=400, error={"error": {"message": "request exceeds the context size"}}),
        errors.ContextTooSmall,
        "does not fit",
    ),
    (Reply(status=418, error="<html>teapot"), errors.Refused, "HTTP 418"),
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("reply", "error", "words"), FAULTS)
def test_every_fault_is_one_sentence_that_names_the_host(kind, reply, error, words):
    with Endpoint([reply]) as endpoint:
        with pytest.raises(error, match=words) as raised:
            ask(endpoint, kind)
        sentence = str(raised.value)
        assert endpoint.origin.removeprefix("http://") in sentence
        assert len(sentence) < 450 and "\n" not in sentence and "Traceback" not in sentence


@pytest.mark.parametrize("kind", KINDS)
def test_a_cut_stream_gives_what_came_before(kind):
    came = []
    with Endpoint([Reply("abcdefg" * 40, fault="cut")]) as endpoint, pytest.raises(errors.CutOff):
        came.extend(model_at(endpoint, kind).stream(ASK))
    assert "abcdefg" in "".join(came)


def test_done_without_a_finish_reason_is_an_end():
    with Endpoint([Reply("fine", fault="no_finish")]) as endpoint:
        assert text_of(ask(endpoint)) == "fine"


@pytest.mark.parametrize("kind", KINDS)
def test_stopped_for_length_is_told(kind):
    with Endpoint([Reply("a long", fault="length")]) as endpoint:
        assert ask(endpoint, kind)[-1].truncated


def test_a_whole_reply_where_a_stream_was_asked_for():
    with Endpoint([Reply("at once", (Call("search", {"q": "a"}),), whole=True)]) as endpoint:
        pieces = ask(endpoint)
    assert text_of(pieces) == "at once"
    assert pieces[1].name == "search"


def test_an_endless_reply_is_stopped():
    with (
        Endpoint([Reply("and", fault="endless")]) as endpoint,
        pytest.raises(errors.BadReply, match="more than an answer can be"),
    ):
        ask(endpoint)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", ["stall", "stall_first"])
def test_stop_ends_a_waiting_request_at_once(kind, fault):
    cancel = Cancel()
    with Endpoint([Reply("some text that stalls " * 5, fault=fault)]) as endpoint:
        stopper = threading.Thread(
            target=lambda: endpoint.waiting.wait(waits.SECONDS) and cancel.set()
        )
        stopper.start()
        # Without the stop this would wait for the whole of the read timeout, then fail otherwise.
        with pytest.raises(Cancelled):
            list(model_at(endpoint, kind).stream(ASK, cancel=cancel))
        stopper.join()
        assert endpoint.closed_early.wait(waits.SECONDS)


def test_closing_the_generator_closes_the_stream():
    with Endpoint([Reply("some text that stalls " * 5, fault="stall")]) as endpoint:
        pieces = model_at(endpoint).stream(ASK)
        next(pieces)
        pieces.close()
        assert endpoint.closed_early.wait(waits.SECONDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_busy_endpoint_is_asked_again_before_anything_came(kind):
    busy = Reply(status=429, headers={"Retry-After": "0"})
    with Endpoint([busy, Reply(status=503, headers={"Retry-After": "0"}), "there"]) as endpoint:
        assert text_of(ask(endpoint, kind)) == "there"
        assert len(endpoint.chats) == 3


def test_retries_are_few():
    with Endpoint([Reply(status=503, headers={"Retry-After": "0"})]) as endpoint:
        with pytest.raises(errors.Unreachable, match="not ready"):
            ask(endpoint)
        assert len(endpoint.chats) == 3


@pytest.mark.parametrize(
    ("message", "asked"), [("You exceeded your quota.", 1), ("Slow down, to your credit.", 3)]
)
def test_an_account_without_credit_is_not_asked_again(message: str, asked: int) -> None:
    """It will not have any in two seconds; what the endpoint's own words are does not matter."""
    status = 429 if asked == 1 else 503
    reply = Reply(status=status, headers={"Retry-After": "0"}, error={"message": message})
    with Endpoint([reply]) as endpoint:
        with pytest.raises(errors.ModelError) as caught:
            ask(endpoint)
        assert (caught.value.code == "no_credit") == (asked == 1)
        assert len(endpoint.chats) == asked


class Watched(Cancel):
    """Says when something waits by an event, as the pause between two tries does."""

    def __init__(self) -> None:
        super().__init__()
        self.pausing = threading.Event()

    def closing(self, close):
        release = super().closing(close)
        if isinstance(getattr(close, "__self__", None), threading.Event):
            self.pausing.set()
        return release


def test_stop_ends_the_wait_between_retries(monkeypatch):
    monkeypatch.setattr(http, "_LONGEST_WAIT", 10 * HOUR)
    cancel = Watched()
    with Endpoint([Reply(status=429, headers={"Retry-After": f"{9 * HOUR}"})]) as endpoint:

        def asked() -> None:
            with pytest.raises(Cancelled):
                list(model_at(endpoint).stream(ASK, cancel=cancel))

        stopper = threading.Thread(
            target=lambda: cancel.pausing.wait(waits.SECONDS) and cancel.set()
        )
        stopper.start()
        waits.ends(asked)
        stopper.join()
        assert cancel.pausing.is_set() and len(endpoint.chats) == 1


def test_options_an_endpoint_refuses_are_left_out_and_not_sent_again():
    def picky(request: Request) -> Reply:
        for name in ("stream_options", "temperature", "max_tokens"):
            if name in request.body:
                return Reply(status=400, error={"error": {"message": f"unsupported: '{name}'"}})
        if request.tools:
            return Reply(status=404, error={"error": {"message": "no endpoint supports tool use"}})
        return Reply("ok", usage=None)

    with Endpoint(picky) as endpoint:
        model = model_at(endpoint)
        assert text_of(model.stream(ASK, tools=[TOOL], max_tokens=9)) == "ok"
        assert endpoint.chats[-1].body["max_completion_tokens"] == 9
        before = len(endpoint.chats)
        done = list(model.stream(ASK, tools=[TOOL], max_tokens=9))[-1]
        refused = frozenset({"stream_options", "temperature", "max_tokens", "tools"})
        assert done == Done(Usage(0, 0, 1), refused=refused)
        assert len(endpoint.chats) == before + 1


def test_a_tool_that_must_be_called_is_asked_for_as_far_as_that_is_taken():
    def picky(request: Request) -> Reply:
        if "tool_choice" in request.body:
            error = {"error": {"message": "tool_choice 'required' is not supported"}}
            return Reply(status=400, error=error)
        return Reply("ok")

    must = replace(TOOL, must=True)
    with Endpoint(picky) as endpoint:
        done = list(model_at(endpoint).stream(ASK, tools=[must]))[-1]
        asked, again = endpoint.chats
    assert asked.body["tool_choice"] == "required"
    assert again.tools and "tool_choice" not in again.body
    assert done.refused == {"tool_choice"}
    with Endpoint(["ok"]) as endpoint:
        list(model_at(endpoint).stream(ASK, tools=[TOOL]))
        assert "tool_choice" not in endpoint.chats[0].body


def test_ollama_without_tools_is_asked_without_them():
    def toolless(request: Request) -> Reply:
        if request.tools:
            return Reply(status=400, error={"error": "m does not support tools"})
        return Reply("ok")

    with Endpoint(toolless) as endpoint:
        assert text_of(ask(endpoint, "ollama", tools=[TOOL])) == "ok"


def test_ollama_is_never_sent_what_it_would_cut_silently():
    with Endpoint(["never"]) as endpoint:
        model = model_at(endpoint, "ollama", context=1024)
        with pytest.raises(errors.ContextTooSmall):
            list(model.stream([Message("user", "word " * 4000)]))
        assert not endpoint.requests


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_asked_for(kind):
    schema = {"type": "object", "properties": {"answer": {"type": "string"}}}
    with Endpoint() as endpoint:
        text, usage = complete(model_at(endpoint, kind), ASK, json_schema=schema)
    assert json.loads(text) == {"answer": "1"}
    assert endpoint.chats[0].schema == schema
    assert usage.calls == 1


def test_nobody_there():
    with Endpoint(["x"]) as endpoint:
        url = endpoint.base_url
    with pytest.raises(errors.Unreachable, match=r"Can't connect to 127\.0\.0\.1"):
        list(connect(Provider("gone", url, "m"), None).stream(ASK))


def test_the_environment_is_neither_used_nor_sent(monkeypatch):
    for name in ("API_KEY", "ADMIN_KEY", "ORG_ID", "PROJECT_ID", "BASE_URL", "WEBHOOK_SECRET"):
        monkeypatch.setenv(f"OPENAI_{name}", f"leak-{name}")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Leak: leak-header")
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    with Endpoint(["ok"]) as endpoint:
        assert text_of(ask(endpoint)) == "ok"
        assert text_of(model_at(endpoint, key="sk-mine").stream(ASK)) == "ok"
    bare, keyed = ({k.lower(): v for k, v in r.headers.items()} for r in endpoint.chats)
    assert "leak" not in str(endpoint.requests)
    assert "authorization" not in bare
    assert keyed["authorization"] == "Bearer sk-mine"
    assert set(bare) <= {
        "host", "accept", "accept-encoding", "user-agent", "content-length", "content-type",
        "connection", "transfer-encoding",
    }  # fmt: skip


def test_the_wire_log_is_what_was_sent_and_has_no_key():
    wire = WireLog()
    with Endpoint(["ok"]) as endpoint:
        list(model_at(endpoint, key="sk-mine", wire=wire).stream(ASK))
    (sent,) = wire.sent
    assert json.loads(sent.body) == endpoint.chats[0].body
    assert sent.url == f"{endpoint.base_url}/chat/completions"
    assert "sk-mine" not in repr(sent)


def test_the_wire_log_is_bounded():
    heard = []
    wire = WireLog(heard.append, limit=100)
    for number in range(50):
        wire.record("POST", "http://h/", b"%030d" % number)
    assert sum(len(s.body) for s in wire.sent) <= 100
    assert wire.sent[-1].body.endswith(b"49") and len(heard) == 50


def test_a_key_that_cannot_be_one():
    with Endpoint(["x"]) as endpoint, pytest.raises(errors.Refused, match="paste it once more"):
        list(model_at(endpoint, key="sk-ключ\n").stream(ASK))
