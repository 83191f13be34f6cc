"""A test of an endpoint: each fault is found in its part, in time, and it can be stopped."""

import shutil
import ssl
import subprocess
import threading
from dataclasses import replace
from pathlib import Path

import pytest

import waits
from endpoint import Call, Endpoint, Reply, Request
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import LimitReached
from foxreader.core.message import Provider
from foxreader.llm import (
    LOCAL_PLACE,
    PARTS,
    Known,
    PartBegun,
    PartResult,
    ToldApart,
    failures,
    reading_seconds,
    trial,
    try_out,
)
from foxreader.llm.http import key_headers
from foxreader.llm.sending import Counted, check_address
from foxreader.llm.trial import PART_SECONDS, _certificate

KEY = "sk-a-long-enough-key"
ABLE, UNABLE = ToldApart(29, 30, 1, 30), ToldApart(12, 30, 5, 30)


def able(request: Request) -> Reply:
    """A model that does all that it is asked."""
    if request.tools and not any(m["role"] == "tool" for m in request.messages):
        return Reply(calls=[Call(request.tools[0]["function"]["name"])])
    if request.digit:
        return Reply(request.digit)
    if "[f1-20-67]" in request.text:
        return Reply("Old Marta lit it [f1-20-67].")
    if request.schema is not None:
        return Reply('{"word": "kestrel"}')
    return Reply("one two three four five six seven")


def results(endpoint: Endpoint, key: str | None = None, model: str = "m", **more) -> dict:
    provider = Provider("t", endpoint.base_url, model)
    return {
        step.part: step for step in try_out(provider, key, **more) if isinstance(step, PartResult)
    }


def test_all_parts_of_a_model_that_works() -> None:
    learnt: list[Known] = []
    with Endpoint(able, models=["m"], about={"m": {"meta": {"n_ctx": 4096}}}) as endpoint:
        found = results(endpoint, keep=learnt.append, reading=lambda cancel: ABLE)
    assert tuple(found) == PARTS
    assert {part.state for part in found.values()} == {"works"}
    assert found["model"].said == "loaded, 4,096 tokens" and found["model"].context == 4096
    assert found["key"].said == "not needed"
    assert learnt[-1].calls == "made" and learnt[-1].schema is True


def test_each_part_is_said_before_it_is_tested() -> None:
    with Endpoint(able) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        steps = list(try_out(provider, None, reading=lambda cancel: ABLE))
    begun = [step.part for step in steps if isinstance(step, PartBegun)]
    assert begun == [part for part in PARTS if part != "certificate"]  # it is known at once


def test_what_a_weak_model_cannot_do() -> None:
    with Endpoint(lambda request: Reply("ready", pieces=["ready"])) as endpoint:
        found = results(endpoint)
    assert found["tools"].state == "partly" and "searches once" in found["tools"].meaning
    assert found["json"].state == "partly" and found["json"].remedy == "model"
    assert found["pictures"].said == "none" and "Captions" in found["pictures"].meaning
    assert found["streaming"].said == "in one piece"


def test_how_claims_are_told_apart_is_the_last_part() -> None:
    with Endpoint(able) as endpoint:
        good = results(endpoint, reading=lambda cancel: ABLE)["reading"]
        weak = results(endpoint, reading=lambda cancel: UNABLE)["reading"]
        assert "reading" not in results(endpoint)
    assert (good.state, good.said, good.remedy) == ("works", "tells 58 of 60 apart", "")
    assert good.meaning == "Its second reading of answers is on."
    assert (weak.state, weak.said, weak.remedy) == ("partly", "tells 37 of 60 apart", "model")
    assert weak.meaning == (
        "It told 12 of 30 false claims and 25 of 30 true ones rightly, so answers are not read "
        "again by it."
    )


def test_claims_that_take_too_long_are_not_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(cancel: Cancel) -> ToldApart:
        while True:
            cancel.check()

    with Endpoint(able) as endpoint:
        with monkeypatch.context() as hurried:
            hurried.setattr(trial, "_READING_HERE", 0.05)
            late = results(endpoint, reading=wait)["reading"]
        stopped = Cancel()
        provider = Provider("t", endpoint.base_url, "m")
        with pytest.raises(Cancelled):
            for step in try_out(provider, None, reading=wait, cancel=stopped):
                if step == PartBegun("reading"):
                    stopped.set()
    assert (late.state, late.said, late.remedy) == ("partly", "not tested", "again")
    assert "within 0 minutes" in late.meaning


def test_a_model_on_this_computer_has_more_time_to_compare() -> None:
    places = ("http://127.0.0.1:11434/v1", LOCAL_PLACE, "https://model.invalid/v1")
    ollama, file, service = (reading_seconds(Provider("t", place, "m")) for place in places)
    assert ollama == file > 4 * service > 60


def test_nothing_is_compared_by_a_model_that_writes_nothing() -> None:
    def silent(request: Request) -> Reply:
        counts = "thirty" in request.text
        return Reply(status=500, fault="error_body", error={}) if counts else able(request)

    with Endpoint(silent) as endpoint:
        found = results(endpoint, reading=lambda cancel: ABLE)
    assert found["streaming"].said == "not tested" and "reading" not in found


def test_a_renewed_test_forgets_nothing_of_the_claims() -> None:
    learnt: list[Known] = []
    with Endpoint(able) as endpoint:
        results(endpoint, keep=learnt.append, known=Known("ignored", told=ABLE))
    assert learnt and all(known.told == ABLE for known in learnt)
    assert learnt[-1].calls == "made"


def test_a_limit_that_is_used_up_is_no_fault_of_the_address() -> None:
    def refuse() -> None:
        raise LimitReached("The month's limit is used up.")

    with Endpoint(able, models=["m"]) as endpoint:
        found = results(endpoint, counted=lambda model: Counted(model, refuse, lambda usage: None))
        assert not endpoint.chats
    assert found["address"].state == "works"
    assert found["model"].said == "not tested"
    assert found["model"].meaning == "The month's limit is used up."


def test_nobody_at_the_address() -> None:
    with Endpoint() as gone:
        pass
    found = results(gone)
    assert list(found) == ["address"]
    assert found["address"].state == "fails" and found["address"].remedy == "again"
    assert "start the model server" in found["address"].meaning


@pytest.mark.parametrize("address", ["", "ftp://h/v1", "localhost:8080", "https://me:pw@h/v1"])
def test_what_is_no_address(address: str) -> None:
    (step,) = [s for s in try_out(Provider("t", address, "m"), None) if isinstance(s, PartResult)]
    assert (step.part, step.state, step.remedy) == ("address", "fails", "address")


def test_a_key_that_is_refused() -> None:
    refusal = Reply(status=401, error={"error": {"message": f"bad key {KEY}"}})
    with Endpoint([refusal]) as endpoint:
        found = results(endpoint, KEY)
    assert found["key"].state == "fails" and found["key"].remedy == "key"
    assert KEY not in found["key"].meaning and "model" not in found


def test_a_model_that_is_not_there() -> None:
    missing = Reply(status=404, error={"error": {"message": "model not found"}})
    with Endpoint([missing], models=["a", "b", "c"]) as endpoint:
        found = results(endpoint)
        assert found["model"].said == "not there" and found["model"].meaning == "3 others are."
        assert found["key"].state == "works"
        assert results(endpoint, model="")["model"].remedy == "model"


@pytest.mark.thorough
def test_a_model_that_is_being_loaded() -> None:
    loading = Reply(status=503, error={"error": {"message": "Loading model"}})
    with Endpoint([loading]) as endpoint:
        found = results(endpoint)
    assert found["model"].said == "still loading" and found["model"].remedy == "again"
    assert "tools" not in found


def test_an_address_that_has_no_chat() -> None:
    with Endpoint() as endpoint:
        provider = Provider("t", f"{endpoint.origin}/nowhere", "m")
        found = [s for s in try_out(provider, None) if isinstance(s, PartResult)]
    assert found[-1].part == "address" and found[-1].state == "fails"
    assert "base URL" in found[-1].meaning


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_certificate_nobody_signed(tmp_path: Path) -> None:
    key, certificate = tmp_path / "k.pem", tmp_path / "c.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         "/CN=localhost", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with Endpoint(able, tls=context) as endpoint:
        found = results(endpoint)
    assert found["address"].state == "works"
    assert found["certificate"].state == "fails" and "identity" in found["certificate"].meaning
    assert "key" not in found


def test_an_address_without_encryption_is_said() -> None:
    assert _certificate(check_address("https://h/v1")).state == "works"
    assert _certificate(check_address("http://localhost/v1")).said == "not needed"
    plain = _certificate(check_address("http://school.example/v1"))
    assert plain.state == "partly" and "can be read" in plain.meaning


def test_a_test_can_be_stopped_while_a_model_is_silent() -> None:
    cancel = Cancel()
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        stopped = threading.Event()

        def test() -> None:
            with pytest.raises(Cancelled):
                list(try_out(provider, None, cancel=cancel))
            stopped.set()

        thread = threading.Thread(target=test, daemon=True)
        thread.start()
        assert endpoint.waiting.wait(waits.SECONDS)
        cancel.set()
        assert stopped.wait(waits.SECONDS)
        assert endpoint.closed_early.wait(waits.SECONDS)


def test_a_part_ends_in_time() -> None:
    assert PART_SECONDS == 10
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        found = results(endpoint, seconds=0.3)
    assert found["model"].said == "still loading"
    assert found["key"].state == "works"


def test_the_rate_of_a_slow_model_is_of_what_came() -> None:
    def slow(request: Request) -> Reply:
        if "numbers from one" in request.text:
            return Reply("one two three four five six", fault="stall")
        return able(request)

    with Endpoint(slow) as endpoint:
        found = results(endpoint, seconds=1.0)
    assert found["streaming"].state == "works"
    assert found["streaming"].said.endswith("words a second")


def test_a_key_that_is_no_good_for_the_list_may_be_for_the_model() -> None:
    with Endpoint(["ready"], lists=False) as endpoint:
        named = Provider("t", endpoint.base_url, "m")
        steps = [one for one in try_out(named, "sk-1234") if isinstance(one, PartResult)]
        unnamed = list(try_out(replace(named, model=""), "sk-1234"))
    told = {step.part: step.state for step in steps}
    assert told["key"] == told["model"] == "works"
    assert isinstance(unnamed[-1], PartResult) and unnamed[-1].part == "key"
    assert unnamed[-1].state == "fails"


def test_one_service_wants_the_key_for_its_list_in_a_header_of_its_own() -> None:
    ours = {"authorization": "Bearer k"}
    assert key_headers("api.openai.com", "GET", "k") == ours
    assert key_headers("api.anthropic.com", "POST", "k") == ours
    assert key_headers("api.anthropic.com.evil.example", "GET", "k") == ours
    assert key_headers("api.anthropic.com", "GET", "k").keys() > ours.keys()


@pytest.mark.parametrize(("made_for", "set_to"), [(2048, 2048), (131_072, 8192), ("many", 0)])
def test_the_context_of_an_ollama_model_is_no_longer_than_it_was_made_for(
    made_for: object, set_to: int
) -> None:
    about = {"m": {"show": {"model_info": {"a.context_length": made_for, "a.x": 1}}}}
    with Endpoint(able, models=["m"], about=about) as endpoint:
        steps = list(try_out(Provider("t", endpoint.origin, "m", "ollama"), None))
    (model,) = [s for s in steps if isinstance(s, PartResult) and s.part == "model"]
    assert (model.state, model.context) == ("works", set_to)
    assert (f"{set_to:,} tokens" in model.said) == bool(set_to)


def cites(request: Request) -> str:
    return "Old Marta [f1-20-67]." if "[f1-20-67]" in request.text else "one two three four"


def has_result(request: Request) -> bool:
    return any(m["role"] == "tool" for m in request.messages)


def test_a_test_question_is_answered_after_the_result_of_a_call() -> None:
    with Endpoint(able) as endpoint:
        found = results(endpoint)
        (second,) = [request for request in endpoint.chats if has_result(request)]
    assert (found["answer"].state, found["answer"].said) == ("works", "names its place")
    assert second.tools and "tool_choice" not in second.body


def test_a_refused_second_round_is_said_with_the_services_words() -> None:
    def picky(request: Request) -> Reply:
        if has_result(request):
            return Reply(status=400, error={"message": "Where is my signature?"})
        return Reply(cites(request)) if not request.tools else able(request)

    with Endpoint(picky) as endpoint:
        found = results(endpoint)
    assert found["tools"].state == "works" and found["answer"].state == "works"
    assert found["answer"].said == "names its place, without tools"
    assert "Where is my signature" in found["answer"].meaning


def test_a_model_without_calls_is_asked_at_once() -> None:
    with Endpoint(lambda request: Reply(cites(request))) as endpoint:
        assert results(endpoint)["answer"].said == "names its place"


def test_a_model_that_names_no_place_is_not_ready() -> None:
    with Endpoint(["Old Marta."]) as endpoint:
        answer = results(endpoint)["answer"]
    assert (answer.state, answer.said, answer.remedy) == ("partly", "names no place", "model")


WRONG_KEYS = [
    Reply(status=400, error=[{"error": {"message": "API key not valid.", "code": 400}}]),
    Reply(status=401, error={"error": {"message": "Incorrect API key provided"}}),
    Reply(status=400, error={"code": "invalid argument", "error": "Incorrect API key provided"}),
]


@pytest.mark.parametrize("reply", WRONG_KEYS)
@pytest.mark.parametrize("lists", [True, False])
def test_a_wrong_key_is_said_of_the_key(reply: Reply, lists: bool) -> None:
    with Endpoint([reply], lists=lists) as endpoint:
        found = results(endpoint, KEY)
    assert found["address"].state == "works" and found["key"].state == "fails"
    assert found["key"].remedy == "key" and list(found)[-1] == "key"


def test_only_what_is_proven_works() -> None:
    with Endpoint(able) as endpoint:
        assert results(endpoint, KEY, model="")["key"].said == "not tested"
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        assert results(endpoint, KEY, seconds=0.3)["key"].said == "not tested"


def test_what_of_a_set_up_an_error_is_about() -> None:
    for status, message, part in (
        (401, "no", "key"), (400, "API key expired", "key"), (402, "no", "model"),
        (404, "no page", "address"), (404, "no such model", "model"), (307, "", "address"),
        (503, "loading", "model"),
    ):  # fmt: skip
        body = f'{{"error": "{message}"}}'.encode()
        assert trial.part_of(failures.refusal("h", "m", status, body, {})) == part
    assert trial.part_of(failures.unreachable("h", True, "")) == "address"
