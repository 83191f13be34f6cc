import math
import threading

import pytest

import waits
from endpoint import Endpoint, Reply, hashed_vector
from foxreader.core import errors
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import Provider, Usage
from foxreader.llm import WireLog
from foxreader.llm.embeddings import EndpointEmbedder
from nonempty import some

KINDS = ["openai", "ollama"]
OK = [Reply(usage=(7, 0))]


def embedder_at(endpoint: Endpoint, kind="openai", model="embed-1", key=None, **options):
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    return EndpointEmbedder(Provider("test", url, "chat-1", kind), model, key, **options)


@pytest.mark.parametrize("kind", KINDS)
def test_each_text_gets_its_own_vector_whatever_order_they_come_in(kind):
    texts = [f"the whale number {n}" for n in range(70)]
    with Endpoint(OK, dimension=24) as endpoint:
        embedder = embedder_at(endpoint, kind, key="sk-1")
        assert embedder.dimension == 0
        found = embedder.embed(texts, "passage")
        assert embedder.dimension == 24
        sent = endpoint.chats
    assert [len(request.body["input"]) for request in sent] == [32, 32, 6]
    assert {request.body["model"] for request in sent} == {"embed-1"}
    assert sent[0].headers["authorization"] == "Bearer sk-1"
    for text, vector in some(zip(texts, found, strict=True)):
        assert list(vector) == pytest.approx(hashed_vector(text, 24), abs=1e-6)
        assert math.fsum(n * n for n in vector) == pytest.approx(1, abs=1e-5)


def test_nothing_is_sent_for_no_texts():
    with Endpoint(OK) as endpoint:
        assert embedder_at(endpoint).embed([], "passage") == []
        assert not endpoint.requests


@pytest.mark.parametrize("kind", KINDS)
def test_a_model_of_two_hosts_has_two_names(kind):
    with Endpoint(OK) as one, Endpoint(OK) as two:
        names = {embedder_at(e, kind, m).name for e in (one, two) for m in ("a", "b")}
    assert len(names) == 4


def test_what_the_model_wants_before_a_text_is_sent_with_it():
    with Endpoint(OK) as endpoint:
        embedder = embedder_at(endpoint, model="intfloat/multilingual-e5-small")
        embedder.embed(["who?"], "query")
        embedder.embed(["he."], "passage")
        assert [r.body["input"] for r in endpoint.chats] == [["query: who?"], ["passage: he."]]


FAULTS = [
    (Reply(fault="cut"), errors.Unreachable, "closed the connection"),
    (Reply(fault="html"), errors.BadReply, "web page"),
    (Reply(fault="redirect"), errors.Refused, "redirects to http://example.invalid/v1"),
    (Reply(fault="broken_json"), errors.BadReply, "damaged data"),
    (Reply(fault="null_choices"), errors.BadReply, "no usable vectors"),
    (Reply(fault="short"), errors.BadReply, "no usable vectors"),
    (Reply(fault="zeros"), errors.BadReply, "no usable vectors"),
    (Reply(fault="ragged"), errors.BadReply, "no usable vectors"),
    (Reply(fault="words"), errors.BadReply, "no usable vectors"),
    (Reply(status=401), errors.Refused, "key"),
    (Reply(status=404), errors.Refused, "makes no embeddings"),
    (Reply(status=501), errors.Refused, "makes no embeddings"),
    (
        Reply(status=404, error={"error": "model “embed-1” not found, try pulling it first"}),
        errors.Refused,
        "no model “embed-1”",
    ),
    (Reply(status=402), errors.Refused, "credit"),
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("reply", "error", "words"), FAULTS)
def test_every_fault_is_one_sentence_that_names_the_host(kind, reply, error, words):
    with Endpoint([reply]) as endpoint, pytest.raises(error, match=words) as raised:
        embedder_at(endpoint, kind).embed(["one", "two"], "passage")
    sentence = str(raised.value)
    assert endpoint.origin.removeprefix("http://") in sentence and "\n" not in sentence


def test_nobody_there():
    embedder = EndpointEmbedder(Provider("t", "http://127.0.0.1:9/v1", "m"), "e", None)
    with pytest.raises(errors.Unreachable, match="start the model server"):
        embedder.embed(["one"], "query")


@pytest.mark.parametrize("words", ["input is too large to process", "exceeds the context length"])
def test_texts_too_long_for_the_model_are_cut_until_they_fit(words):
    def script(request):
        longest = max(map(len, request.body["input"]))
        return Reply(status=500, error={"error": words}) if longest > 300 else OK[0]

    with Endpoint(script) as endpoint:
        assert len(embedder_at(endpoint).embed(["a " * 500, "short"], "passage")) == 2
        lengths = [list(map(len, r.body["input"])) for r in endpoint.chats]
        assert lengths == [[1000, 5], [500, 5], [250, 5]]


def test_a_model_nothing_fits_says_so():
    refusal = Reply(status=400, error={"error": "too many tokens"})
    with Endpoint([refusal]) as endpoint, pytest.raises(errors.ContextTooSmall):
        embedder_at(endpoint).embed(["a " * 500], "passage")


@pytest.mark.parametrize("kind", KINDS)
def test_a_busy_endpoint_is_asked_again(kind):
    with Endpoint([Reply(status=503, headers={"Retry-After": "0"}), *OK]) as endpoint:
        assert embedder_at(endpoint, kind).embed(["one"], "query")
        assert len(endpoint.chats) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_stop_ends_the_wait(kind):
    cancel = Cancel()
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        threading.Timer(0.2, cancel.set).start()
        with pytest.raises(Cancelled):
            embedder_at(endpoint, kind).embed(["one"], "query", cancel)
        assert endpoint.closed_early.wait(waits.SECONDS)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_sent_is_logged_and_what_it_cost_is_counted(kind):
    wire, used, asked = WireLog(), [], []

    def allow() -> None:
        asked.append(len(used))

    with Endpoint(OK) as endpoint:
        embedder = embedder_at(endpoint, kind, wire=wire, allow=allow, count=used.append)
        embedder.embed(["the whale"] * 40, "passage")
    assert used == [Usage(7, 0, 1), Usage(7, 0, 1)]
    assert asked == [0, 1]
    assert len(wire.sent) == 2 and b"the whale" in wire.sent[0].body


@pytest.mark.parametrize("kind", KINDS)
def test_an_endpoint_that_counts_nothing_is_counted_by_the_estimate(kind):
    used = []
    with Endpoint([Reply(usage=None)]) as endpoint:
        embedder_at(endpoint, kind, count=used.append).embed(["x" * 30], "passage")
    assert used == [Usage(10, 0, 1)]


def test_what_is_not_allowed_is_not_sent():
    def never() -> None:
        raise errors.LimitReached("Enough.")

    with Endpoint(OK) as endpoint:
        with pytest.raises(errors.LimitReached):
            embedder_at(endpoint, allow=never).embed(["one"], "passage")
        assert not endpoint.requests
