"""Part of a test of a model is how it does as a second reader: kept, counted, and said."""

from dataclasses import replace

import pytest

from endpoint import Endpoint, Reply, Request, tokens
from foxreader.answer.second_reader.probabilities import OddsReader
from foxreader.answer.second_reader.reader import ModelReader, our_claims
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import Provider
from foxreader.llm import Known, PartBegun, PartResult, ToldApart
from foxreader.program.program import Program
from secondreader import claims_sent, rightly, tells

ALL = ToldApart(30, 30, 0, 30)


@pytest.fixture
def program() -> Program:
    return Program()


def use(program: Program, endpoint: Endpoint, **chosen) -> Provider:
    provider = Provider("Mine", endpoint.base_url, "m", **chosen)
    kept = replace(program.profile.settings, providers=(provider,), active="Mine")
    program.profile.save(kept)
    return provider


def reading(program: Program, provider: Provider) -> PartResult:
    last = list(program.models.try_out(provider))[-1]
    assert isinstance(last, PartResult) and last.part == "reading"
    return last


def test_it_is_kept_with_what_is_known_of_the_model(program: Program) -> None:
    with Endpoint(tells(rightly)) as endpoint:
        provider = use(program, endpoint)
        assert reading(program, provider).said == "tells 60 of 60 apart"
        known = Program().models.known(provider)
        assert known == Known("made", True, thought="", told=ALL, sees=False)
        assert Program().models.told([provider, Provider("Other", "http://127.0.0.1:9", "n")]) == {
            "Mine": ALL
        }
        assert program.profile.usage.total().usage.prompt > 6_000


def test_a_model_that_tells_little_is_kept_too(program: Program) -> None:
    with Endpoint(tells(lambda one: "supported")) as endpoint:
        provider = use(program, endpoint)
        found = reading(program, provider)
        assert (found.state, found.said) == ("partly", "tells 30 of 60 apart")
        known = program.models.known(provider)
    assert known is not None and known.told is not None and not known.told.able


def test_a_model_here_that_writes_badly_is_asked_for_odds(program: Program) -> None:
    ours = {one.claim: one.said for one in our_claims()}

    def reply(request: Request) -> Reply:
        if not request.body.get("logprobs"):
            return tells(lambda one: "supported")(request)
        claim = request.messages[-1]["content"].split("<claim-")[1].split(">")[1].split("<")[0]
        yes = 0.9 if ours.get(claim, True) else 0.1
        return Reply("Yes", likely=tokens(Yes=yes, No=1 - yes))

    with Endpoint(reply) as endpoint:
        provider = use(program, endpoint)
        assert reading(program, provider).said == "tells 60 of 60 apart"
        known = program.models.known(provider)
        assert known is not None and known.told == replace(ALL, by_odds=True)
        assert isinstance(program.models.second_reader(), OddsReader)


def test_a_model_here_that_passed_by_what_it_writes_is_not_asked_for_odds(
    program: Program,
) -> None:
    with Endpoint(tells(rightly)) as endpoint:
        provider = use(program, endpoint)
        assert reading(program, provider).state == "works"
        assert isinstance(program.models.second_reader(), ModelReader)
        assert not any(request.body.get("logprobs") for request in endpoint.chats)


def test_the_model_that_reads_again_is_the_one_tested(program: Program) -> None:
    with Endpoint(tells(rightly)) as endpoint:
        provider = use(program, endpoint, second_model="judge")
        assert reading(program, provider).state == "works"
        asked = {one.body["model"] for one in endpoint.chats if "<claim-" in one.text}
        assert asked == {"judge"}
        # It was never asked to call a tool: what is kept of it is no mere guess.
        assert program.models.known(provider.serving("second")) == Known(
            "made", thought="", told=ALL
        )
        known = program.models.known(provider)
        assert known is not None and known.told is None
        assert program.models.told([provider]) == {"Mine": ALL}


def test_a_test_that_cannot_compare_keeps_what_was_known(program: Program) -> None:
    with Endpoint(tells(rightly)) as endpoint:
        provider = use(program, endpoint)
        assert program.models.check_reading(provider) == ALL

        def fail(request: Request) -> Reply:
            if "<claim-" in request.text:
                return Reply(status=400, fault="error_body", error={})
            return tells(rightly)(request)

        endpoint.script = fail
        assert reading(program, provider).said == "not tested"
        program.models.check(provider)
        known = program.models.known(provider)
    assert known == Known("made", True, thought="", told=ALL, sees=False)


def test_a_model_that_keeps_to_no_schema_is_asked_in_plain_words(program: Program) -> None:
    def plain(request: Request) -> Reply:
        return Reply("ready") if request.schema is not None else tells(rightly)(request)

    with Endpoint(plain) as endpoint:
        provider = use(program, endpoint)
        assert reading(program, provider).said == "tells 60 of 60 apart"
        assert claims_sent(endpoint) == 2


def test_it_can_be_stopped(program: Program) -> None:
    cancel = Cancel()
    with Endpoint(tells(rightly)) as endpoint:
        provider = use(program, endpoint)
        with pytest.raises(Cancelled):
            for step in program.models.try_out(provider, cancel=cancel):
                if step == PartBegun("reading"):
                    cancel.set()
        assert claims_sent(endpoint) == 0
        known = program.models.known(provider)
    assert known is not None and known.told is None


@pytest.mark.parametrize("address", ["nonsense", "ftp://a.example/v1", ""])
def test_what_is_no_address_is_said_as_before(program: Program, address: str) -> None:
    (step,) = [
        s for s in program.models.try_out(Provider("x", address, "m")) if isinstance(s, PartResult)
    ]
    assert (step.part, step.said) == ("address", "not an address")
