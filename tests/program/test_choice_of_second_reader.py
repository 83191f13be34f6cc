"""Which second reader is used: one by odds where a model of this computer gives them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

import pytest

from endpoint import Endpoint, Reply, Request, tokens
from foxreader.answer.second_reader.probabilities import OddsReader
from foxreader.answer.second_reader.reader import ModelReader, SecondReader
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import Provider
from foxreader.library.settings import Settings
from foxreader.llm import Known
from foxreader.program.program import Program

ODDS = tokens(Yes=0.9, No=0.05)


def asks_for_odds(request: Request) -> bool:
    return bool(request.body.get("logprobs"))


def replying(reply: Reply) -> Callable[[Request], Reply]:
    """An endpoint that gives ``reply`` to who asks for odds, and talks else."""
    return lambda request: reply if asks_for_odds(request) else Reply("Yes, of course.")


def chosen(url: str, kind: str = "openai", known: Known | None = None) -> tuple[Program, Provider]:
    program = Program()
    provider = Provider("P", url, "m", kind)  # type: ignore[arg-type]
    program.profile.save(Settings((provider,), "P"))
    if known is not None:
        program.profile.abilities.put(provider, asdict(known))
    return program, provider


def odds_asked(endpoint: Endpoint) -> int:
    return sum(map(asks_for_odds, endpoint.chats))


@pytest.mark.parametrize("kind", ["openai", "ollama"])
def test_a_model_of_this_computer_that_gives_odds_is_asked_for_them(kind: str) -> None:
    with Endpoint(replying(Reply("Yes", likely=ODDS))) as endpoint:
        url = endpoint.base_url if kind == "openai" else endpoint.origin
        program, provider = chosen(url, kind)
        assert isinstance(program.models.second_reader(), OddsReader)
        known = program.models.known(provider)
        assert known is not None and known.odds is True
        sent = len(endpoint.chats)
        assert isinstance(Program().models.second_reader(), OddsReader)
        assert (len(endpoint.chats), odds_asked(endpoint)) == (sent, 1)  # it is found out once


REFUSED = Reply(status=400, error={"error": {"message": "logprobs is not supported"}})


@pytest.mark.parametrize("reply", [Reply("Yes"), Reply("Well", likely=tokens(Well=0.9)), REFUSED])
def test_one_that_gives_none_is_asked_for_json(reply: Reply) -> None:
    with Endpoint(replying(reply)) as endpoint:
        program, provider = chosen(endpoint.base_url, known=Known("made"))
        assert isinstance(program.models.second_reader(), ModelReader)
        known = program.models.known(provider)
        assert known is not None and (known.odds, known.calls) == (False, "made")
        assert isinstance(Program().models.second_reader(), ModelReader)
        assert odds_asked(endpoint) == 1


def test_a_model_that_reasons_is_not_asked_for_odds() -> None:
    with Endpoint(replying(Reply("Yes", likely=ODDS))) as endpoint:
        program, _ = chosen(endpoint.base_url, known=Known("made", thought="apart"))
        assert isinstance(program.models.second_reader(), ModelReader)
        assert endpoint.chats == []


def test_a_failure_tells_nothing_of_a_model() -> None:
    with Endpoint(replying(Reply(status=401))) as endpoint:
        program, provider = chosen(endpoint.base_url, known=Known("made"))
        assert isinstance(program.models.second_reader(), ModelReader)
        known = program.models.known(provider)
        assert known is not None and known.odds is None
        endpoint.script = replying(Reply("Yes", likely=ODDS))
        assert isinstance(program.models.second_reader(), OddsReader)


def test_it_can_be_stopped_while_that_is_found_out() -> None:
    cancel = Cancel()
    cancel.set()
    with Endpoint(replying(Reply("Yes", likely=ODDS))) as endpoint:
        program, _ = chosen(endpoint.base_url)
        with pytest.raises(Cancelled):
            program.models.second_reader(cancel)
        assert endpoint.chats == []


def test_a_service_far_away_is_never_asked_for_odds() -> None:
    program, _ = chosen("https://model.invalid/v1", known=Known("made", odds=True))
    reader: SecondReader = program.models.second_reader()
    assert isinstance(reader, ModelReader)
    assert program.profile.wire.sent == ()


def test_what_is_known_of_a_model_is_found_out_before_its_odds() -> None:
    """Else its calls of tools would count as known, and never be tried."""
    with Endpoint(replying(Reply("Yes", likely=ODDS))) as endpoint:
        program, _ = chosen(endpoint.base_url)
        program.models.second_reader()
        assert endpoint.chats[0].tools


@pytest.mark.parametrize("kept", ["yes", 1, None, [True]])
def test_odds_that_were_kept_in_another_form_are_not_known(kept: object) -> None:
    known = Known.read({**asdict(Known("made")), "odds": kept})
    assert known is not None and known.odds is None
