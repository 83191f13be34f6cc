"""What real endpoints do beside their protocol: each is understood, or said in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.core import errors
from foxreader.core.message import Message, Provider, ToolCall, ToolSpec, complete
from foxreader.llm import Known, connect, connect_embedder, offered
from foxreader.llm import test as check
from foxreader.llm.abilities import Abilities
from foxreader.llm.endpoint import ROOM_TO_REASON
from nonempty import some

ASK = [Message("system", "RULES"), Message("user", "first"), Message("user", "second")]
TOOL = ToolSpec("search", "Searches.", {"type": "object"})
KEY = "sk-proj-AbCdEf0123456789ZyXwVu"


def at(endpoint: Endpoint, kind="openai", key=None, known=None, context=8192):
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    return connect(Provider("t", url, "m", kind, context), key, known=known)


def calls_of(reply: Reply) -> list[tuple[str, str]]:
    with Endpoint([reply]) as endpoint:
        pieces = list(at(endpoint).stream(ASK, tools=[TOOL]))
    calls = [piece for piece in pieces if isinstance(piece, ToolCall)]
    assert len({call.id for call in calls}) == len(calls) and all(call.id for call in calls)
    return [(call.name, call.arguments) for call in calls]


def piece(name="", arguments=None, **about) -> dict:
    function = {"name": name} if name else {}
    if arguments is not None:
        function["arguments"] = arguments
    return {"tool_calls": [{**about, "function": function}]}


A, B = '{"q": "whale"}', '{"q": "ship"}'
TWO = [("search", A), ("search", B)]


@pytest.mark.parametrize(
    "deltas",
    [
        [piece("search", A), piece("search", B)],
        [piece("search", A, index=0), piece("search", B, index=0)],
        [piece("search", A, index=0, id="x"), piece("search", B, index=0, id="y")],
        # In pieces, all of them number 0.
        [
            piece("search", "", index=0, id="x"), piece(arguments=A[:5], index=0),
            piece(arguments=A[5:], index=0), piece("search", B[:4], index=0, id="y"),
            piece(arguments=B[4:], index=0),
        ],
        # In pieces by their ids alone, one in the other.
        [
            piece("search", A[:5], index=0, id="x"), piece("search", B[:4], index=1, id="y"),
            piece(arguments=A[5:], id="x"), piece(arguments=B[4:], id="y"),
        ],
        # An id of its own for each piece, as vLLM sends them.
        [
            piece("search", "", index=0, id="a"), piece(arguments=A, index=0, id="b"),
            piece("search", "", index=1, id="c"), piece(arguments=B, index=1, id="d"),
        ],
        # The name again with each piece.
        [
            piece("search", A[:5], index=0, id="x"), piece("search", A[5:], index=0, id="x"),
            piece("search", B[:5], index=1, id="y"), piece("search", B[5:], index=1, id="y"),
        ],
        [piece("search", A + B)],
        [piece("search", "{}" + A + "\n" + B, index=0)],
    ],
)  # fmt: skip
def test_parallel_calls_are_told_apart(deltas: list[dict]) -> None:
    assert calls_of(Reply(deltas=deltas, finish="tool_calls")) == TWO


def test_arguments_that_are_no_json_stay_as_they_are() -> None:
    assert calls_of(Reply(deltas=[piece("search", "{broken")])) == [("search", "{broken")]
    assert calls_of(Reply(deltas=[piece("search", {"q": "whale"})])) == [("search", A)]
    assert calls_of(Reply(deltas=[piece("search")])) == [("search", "{}")]


def refusing(message: str, wrong: Callable[[Request], bool], status=400):
    def answer(request: Request) -> Reply:
        if wrong(request):
            return Reply(status=status, error={"error": {"message": message}})
        return Reply("ready")

    return answer


def has_system(request: Request) -> bool:
    return any(m["role"] == "system" for m in request.messages)


def is_streamed(request: Request) -> bool:
    return request.body.get("stream") is True


REFUSALS = [
    ("system", "System role not supported", has_system),
    ("system", "Conversation roles must alternate user/assistant/user/assistant/...", has_system),
    ("system", "'messages[0].role' does not support 'system' with this model.", has_system),
    ("stream", "Streaming is not supported for this model.", is_streamed),
    ("stream", "Unsupported value: 'stream' does not support true with this model.", is_streamed),
]


@pytest.mark.parametrize(("name", "message", "wrong"), REFUSALS)
def test_what_is_refused_is_left_out_and_remembered(name, message, wrong) -> None:
    kept: list[Known] = []
    with Endpoint(refusing(message, wrong)) as endpoint:
        abilities = Abilities(at(endpoint), None, kept.append)
        abilities.tier()
        *_, done = at(endpoint).stream(ASK)
        abilities.learn(refused=done.refused)
        assert kept[-1].refused == (name,)
        before = len(endpoint.chats)
        pieces = list(at(endpoint, known=kept[-1]).stream(ASK))
        assert pieces[0] == "ready" and pieces[-1].refused == {name}
        (sent,) = endpoint.chats[before:]
    if name == "system":
        assert [m["role"] for m in sent.messages] == ["user"]
        assert sent.messages[0]["content"] == "RULES\n\nfirst\n\nsecond"
    else:
        assert sent.body["stream"] is False and "stream_options" not in sent.body


def test_an_upstream_failure_refuses_no_stream() -> None:
    script = refusing("upstream returned an unexpected response", lambda request: True, 500)
    with Endpoint(script) as endpoint, pytest.raises(errors.BadReply, match="upstream"):
        list(at(endpoint).stream(ASK, cancel=None))
    assert all(r.body["stream"] for r in some(endpoint.chats))


@pytest.mark.parametrize("whole", [False, True])
def test_content_as_a_list_of_parts(whole: bool) -> None:
    parts = [
        {"type": "thinking", "thinking": [{"type": "text", "text": "Secret."}]},
        {"type": "text", "text": "Ahab "}, {"type": "output_text", "text": "is captain."},
    ]  # fmt: skip
    with Endpoint([Reply(deltas=[{"content": parts}], whole=whole)]) as endpoint:
        text, _ = complete(at(endpoint), ASK)
    assert text == "Ahab is captain."


DECLINED = [
    (Reply(deltas=[{"refusal": "I can't "}, {"refusal": "help."}]), "declined.*I can't help"),
    (Reply(deltas=[{"content": [{"type": "refusal", "refusal": "No."}]}]), r"declined.*\(No\)"),
    (Reply(finish="content_filter"), "content filter"),
    (Reply(finish="SAFETY"), "content filter"),
    (
        Reply(status=400, error={"error": {"message": "no", "code": "content_filter"}}),
        "content filter",
    ),
]


@pytest.mark.parametrize(("reply", "words"), DECLINED)
def test_a_refusal_of_the_model_is_said_as_such(reply: Reply, words: str) -> None:
    with Endpoint([reply]) as endpoint, pytest.raises(errors.Withheld, match=words) as raised:
        list(at(endpoint).stream(ASK))
    assert "\n" not in str(raised.value) and len(endpoint.chats) == 1


def test_a_filter_in_the_middle_of_an_answer() -> None:
    reply = Reply("Ahab is", finish="content_filter")
    with Endpoint([reply]) as endpoint, pytest.raises(errors.CutOff, match="content filter"):
        list(at(endpoint).stream(ASK))


ECHOES = [
    Reply(status=401, error={"error": {"message": f"Incorrect API key provided: {KEY}."}}),
    Reply(status=403, error={"detail": f"Bearer {KEY[:20]} is not known"}),
    Reply(status=500, error={"message": f"bad header 'authorization: Bearer {KEY}'"}),
    Reply("x" * 99, fault="mid_error", error=f"no {KEY}"),
    Reply(status=307, headers={"Location": f"http://example.invalid/?key={KEY}"}),
]


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["openai", "ollama"])
@pytest.mark.parametrize("reply", ECHOES)
def test_a_key_in_an_error_is_masked(kind: str, reply: Reply, caplog) -> None:
    caplog.set_level("DEBUG", "foxreader")
    with Endpoint([reply]) as endpoint, pytest.raises(errors.ModelError) as raised:
        list(at(endpoint, kind, KEY).stream(ASK))
    error: BaseException | None = raised.value
    while error is not None:
        shown = f"{error!r} {getattr(error, 'sentence', '')} {vars(error)}"
        assert not any(KEY[n : n + 8] in shown for n in range(len(KEY) - 8))
        error = None if error.__suppress_context__ else error.__cause__ or error.__context__
    assert KEY not in caplog.text


def test_a_key_is_masked_in_all_that_is_asked_with_it() -> None:
    reply = Reply(status=401, error={"error": {"message": f"wrong key {KEY}"}})
    with Endpoint([reply], models=[f"m-{KEY}"]) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        assert KEY not in str(offered(provider, KEY))
        for ask in (
            lambda: check(provider, KEY),
            lambda: connect_embedder(provider, "e", KEY).embed(["a"], "query"),
        ):
            with pytest.raises(errors.ModelError, match="wrong key …") as raised:
                ask()
            assert KEY not in str(raised.value)
    with Endpoint([f"Your key is {KEY}"]) as endpoint:
        assert KEY not in check(Provider("t", endpoint.base_url, "m"), KEY)


def reasoner(uses: int):
    """A model that reasons for as many tokens before it says a word."""

    def answer(request: Request) -> Reply:
        if request.most <= uses:
            return Reply(fault="length", usage=(50, request.most))
        return Reply("Ahab.", usage=(50, uses + 2))

    return answer


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["openai", "ollama"])
@pytest.mark.parametrize("uses", [48, 200, 400, 2048])
def test_a_reply_used_up_by_reasoning_is_asked_again_once_with_more_room(kind, uses) -> None:
    with Endpoint(reasoner(uses)) as endpoint:
        model = at(endpoint, kind)
        text, usage = complete(model, ASK, max_tokens=uses)
        assert text == "Ahab." and len(endpoint.chats) == usage.calls == 2
        assert usage.completion == 2 * uses + 2
        # It has that room at once from now on.
        assert complete(model, ASK, max_tokens=uses)[0] == "Ahab."
        assert len(endpoint.chats) == 3
        assert all(r.most <= 8192 for r in endpoint.chats)


def test_reasoning_without_end_is_said() -> None:
    with Endpoint(reasoner(10**9)) as endpoint:
        with pytest.raises(errors.BadReply, match="tokens for reasoning and gave no answer"):
            complete(at(endpoint, context=32_768), ASK, max_tokens=400)
        assert len(endpoint.chats) == 2
        with pytest.raises(errors.ContextTooSmall, match="larger context size"):
            complete(at(endpoint, context=2048), ASK, max_tokens=400)


def test_a_limit_on_the_length_of_a_reply_is_kept_to() -> None:
    def limited(request: Request) -> Reply:
        if request.most > 4096:
            message = f"max_tokens is too large: {request.most}. At most 4096 completion tokens."
            return Reply(status=400, error={"error": {"message": message}})
        return reasoner(400)(request)

    with Endpoint(limited) as endpoint:
        assert complete(at(endpoint, context=32_768), ASK, max_tokens=400)[0] == "Ahab."
        assert [r.most for r in endpoint.chats] == [400, 400 + ROOM_TO_REASON, 4096]


def test_room_that_the_context_does_not_have_is_given_up() -> None:
    def small(request: Request) -> Reply:
        if request.most > 1000:
            return Reply(status=400, error={"message": "exceeds the maximum context length"})
        return Reply("Ahab.")

    with Endpoint(small) as endpoint:
        model = at(endpoint, known=Known("made", thought="apart"))
        assert complete(model, ASK, max_tokens=400)[0] == "Ahab."
        assert [r.most for r in endpoint.chats][-1] == 400


def test_what_is_known_of_an_older_version_is_read() -> None:
    old = json.loads('{"calls": "made", "schema": true, "untagged": 0}')
    assert Known.read(old) == Known("made", True)
    assert Known.read({**old, "refused": 3, "thought": "loud"}) == Known("made", True)


def test_limits_that_grow_ever_smaller_are_not_followed() -> None:
    def greedy(request: Request) -> Reply:
        return Reply(status=400, error={"message": f"max_tokens: at most {request.most - 1}"})

    with Endpoint(greedy) as endpoint:
        with pytest.raises(errors.Refused):
            complete(at(endpoint), ASK, max_tokens=400)
        assert len(endpoint.chats) <= 4
