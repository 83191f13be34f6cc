"""How likely each first token of a reply is: asked of both protocols, never believed blindly."""

from __future__ import annotations

import json
import math
import threading
from typing import Any

import pytest

import waits
from endpoint import Endpoint, Reply, tokens
from foxreader.core import errors
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import FirstToken, Message, Odds, Provider, Usage
from foxreader.llm import Known, connect
from foxreader.llm.abilities import UNKNOWN
from foxreader.llm.sending import CountedOdds

ASK = [Message("system", "Reply with one word."), Message("user", "Is it so?")]
KINDS = ("openai", "ollama")


def at(endpoint: Endpoint, kind: str = "openai", known: Known | None = None) -> Odds:
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    return connect(Provider("t", url, "m", kind), None, known=known)  # type: ignore[arg-type]


def first(reply: Reply, kind: str = "openai") -> FirstToken:
    with Endpoint([reply]) as endpoint:
        return at(endpoint, kind).first_token(ASK)


def listed(*entries: Any) -> Reply:
    return Reply("yes", likely=list(entries))


@pytest.mark.parametrize("kind", KINDS)
def test_the_likeliest_tokens_come_with_their_probabilities(kind: str) -> None:
    said = first(Reply("Yes", likely=tokens(Yes=0.7, No=0.2), usage=(31, 1)), kind)
    assert said.probabilities == pytest.approx({"Yes": 0.7, "No": 0.2})
    assert said.usage == Usage(31, 1, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_one_token_is_asked_for_and_the_likeliest_twenty(kind: str) -> None:
    with Endpoint([Reply("Yes", likely=tokens(Yes=0.9))]) as endpoint:
        at(endpoint, kind).first_token(ASK)
        [request] = endpoint.chats
    assert request.most == 1
    assert (request.body["logprobs"], request.body["top_logprobs"]) == (True, 20)
    assert request.body["stream"] is False and "stream_options" not in request.body


@pytest.mark.parametrize("kind", KINDS)
def test_an_endpoint_that_does_not_know_the_question_says_nothing(kind: str) -> None:
    said = first(Reply("Yes", usage=(31, 1)), kind)
    assert said == FirstToken(None, Usage(31, 1, 1))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("status", "words"),
    [
        (400, "logprobs is not supported"),
        (422, "unknown field: top_logprobs"),
        (500, "logprobs is not supported for models created with logits_all=False"),
    ],
)
def test_an_endpoint_that_refuses_the_question_is_not_asked_it_again(
    kind: str, status: int, words: str
) -> None:
    no = Reply(status=status, error={"error": {"message": words}})
    with Endpoint([no, Reply("Yes")]) as endpoint:
        model = at(endpoint, kind)
        assert model.first_token(ASK).probabilities is None
        assert "logprobs" not in endpoint.chats[-1].body
        assert "top_logprobs" not in endpoint.chats[-1].body
        sent = len(endpoint.chats)
        assert model.first_token(ASK) == FirstToken(None, Usage())
        assert len(endpoint.chats) == sent


def test_what_was_refused_before_is_not_asked() -> None:
    with Endpoint([Reply("Yes", likely=tokens(Yes=0.9))]) as endpoint:
        model = at(endpoint, known=Known("ignored", refused=("logprobs",)))
        assert model.first_token(ASK).probabilities is None
        assert endpoint.chats == []


@pytest.mark.parametrize(
    "entry",
    [
        {"token": "no", "logprob": 3.0},
        {"token": "no", "logprob": -0.1},  # more than 1 together with the other
        {"token": "no", "logprob": -(10**350)},
        {"token": "no", "logprob": "-1.5"},
        {"token": "no", "logprob": True},
        {"token": "no", "logprob": None},
        {"token": "no"},
        {"token": 7, "logprob": -1.5},
        {"token": "no" * 5_000, "logprob": -1.5},
        {"logprob": -1.5},
        "no",
        None,
        [["no", -1.5]],
    ],
    ids=lambda entry: str(entry)[:40],
)
@pytest.mark.parametrize("kind", KINDS)
def test_numbers_that_make_no_sense_are_not_taken(kind: str, entry: Any) -> None:
    good = {"token": "yes", "logprob": -0.5}
    assert first(listed(good), kind).probabilities is not None
    assert first(listed(good, entry), kind).probabilities is None


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf, -(10**400)])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_number_is_no_reply(kind: str, number: float) -> None:
    with pytest.raises(errors.BadReply):
        first(listed({"token": "no", "logprob": number}), kind)


@pytest.mark.parametrize(
    "likely",
    [[], {}, "yes", 1, [{"token": str(n), "logprob": -9.0} for n in range(5_000)]],
    ids=("empty", "object", "text", "number", "long"),
)
def test_a_list_that_is_none_or_too_long_is_not_taken(likely: Any) -> None:
    assert first(Reply("yes", likely=likely)).probabilities is None


@pytest.mark.parametrize("logprobs", [None, [], {}, "yes", {"content": None}, {"content": [7]}])
def test_a_place_for_them_that_is_empty_or_strange_is_none(logprobs: Any) -> None:
    body = {"choices": [{"message": {"content": "yes"}, "logprobs": logprobs}]}
    reply = Reply(status=200, fault="error_body", error=body)
    assert first(reply).probabilities is None


def test_tokens_that_read_alike_count_together() -> None:
    twice = [{"token": "\ufffd", "logprob": math.log(0.2)}] * 2
    assert first(listed(*twice)).probabilities == pytest.approx({"\ufffd": 0.4})


def test_a_token_that_cannot_come_is_sound() -> None:
    least = {"token": "no", "logprob": -3.4e38}
    assert first(listed({"token": "yes", "logprob": 0.0}, least)).probabilities == {
        "yes": 1.0, "no": 0.0
    }  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("token", ["<think>", "<", "<|channel|>", "[THINK]", "analysis"])
def test_a_reply_that_begins_with_reasoning_is_none(kind: str, token: str) -> None:
    assert (
        first(Reply(token, likely=tokens(**{token: 0.9, "yes": 0.1})), kind).probabilities is None
    )


@pytest.mark.parametrize(
    ("kind", "field"), [("openai", "reasoning_content"), ("ollama", "thinking")]
)
def test_reasoning_in_a_field_of_its_own_is_none(kind: str, field: str) -> None:
    reply = Reply("", deltas=[{field: "Well"}], likely=tokens(Well=0.6, yes=0.3))
    assert first(reply, kind).probabilities is None


@pytest.mark.parametrize(
    ("reply", "error"),
    [
        (Reply(fault="html"), errors.BadReply),
        (Reply(fault="broken_json"), errors.BadReply),
        (Reply(fault="error_body", status=200), errors.BadReply),
        (Reply(fault="error_body", status=200, error=[1]), errors.BadReply),
        (Reply(status=401), errors.KeyRefused),
        (Reply(status=400, error={"error": {"message": "no"}}), errors.Refused),
        (Reply(status=400, error={"error": {"message": "exceed_context_size"}}),
         errors.ContextTooSmall),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", KINDS)
def test_what_goes_wrong_is_said(kind: str, reply: Reply, error: type[Exception]) -> None:
    with pytest.raises(error):
        first(reply, kind)


def stop_once_asked(endpoint: Endpoint, cancel: Cancel) -> None:
    endpoint.waiting.wait(waits.SECONDS)
    cancel.set()


@pytest.mark.parametrize("kind", KINDS)
def test_it_can_be_stopped_while_it_waits(kind: str) -> None:
    cancel = Cancel()
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        stopper = threading.Thread(target=stop_once_asked, args=(endpoint, cancel))
        stopper.start()
        with pytest.raises(Cancelled):
            at(endpoint, kind).first_token(ASK, cancel)
        stopper.join()


def test_the_use_of_it_is_counted_as_that_of_other_requests() -> None:
    counts: list[Usage] = []
    with Endpoint([Reply("yes", likely=tokens(yes=0.9), usage=(31, 1))]) as endpoint:
        CountedOdds(at(endpoint), lambda: None, counts.append).first_token(ASK)
    assert counts == [Usage(31, 1, 1)]


def test_without_a_report_of_tokens_the_estimate_counts() -> None:
    counts: list[Usage] = []
    with Endpoint([Reply("yes", likely=tokens(yes=0.9), usage=None)]) as endpoint:
        CountedOdds(at(endpoint), lambda: None, counts.append).first_token(ASK)
    assert len(counts) == 1 and counts[0].prompt > 5


@pytest.mark.parametrize("known", [UNKNOWN, Known("ignored", refused=("logprobs",))])
def test_what_did_no_work_is_not_counted(known: Known) -> None:
    counts: list[Usage] = []
    with Endpoint([Reply(status=401)]) as endpoint:
        model = CountedOdds(at(endpoint, known=known), lambda: None, counts.append)
        if known.refused:
            assert model.first_token(ASK).probabilities is None
        else:
            with pytest.raises(errors.KeyRefused):
                model.first_token(ASK)
    assert counts == []


def test_what_is_not_allowed_is_not_sent() -> None:
    def no() -> None:
        raise errors.LimitReached("Used up.")

    with Endpoint([Reply("yes", likely=tokens(yes=0.9))]) as endpoint:
        model = CountedOdds(at(endpoint), no, lambda used: None)
        with pytest.raises(errors.LimitReached):
            model.first_token(ASK)
        assert endpoint.chats == []


def test_both_protocols_send_the_same_words() -> None:
    sent = []
    for kind in KINDS:
        with Endpoint([Reply("yes")]) as endpoint:
            at(endpoint, kind).first_token(ASK)
            sent.append(json.dumps(endpoint.chats[0].messages))
    assert sent[0] == sent[1]
