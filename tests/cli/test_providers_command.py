from __future__ import annotations

from pathlib import Path

import pytest

from endpoint import Endpoint, Reply
from foxreader.cli import run
from foxreader.core.message import DUTIES
from foxreader.library.usage import AbilitiesFile
from foxreader.program.program import Program
from secondreader import rightly, tells


def test_prices_and_how_many_at_once(own_home: Path) -> None:
    numbers = ("--price-in", "0.15", "--price-out", "0.6", "--parallel", "4")
    assert run(["providers", "add", "OpenAI", "--model", "m", *numbers]) == 0
    kept = Program().profile.settings.provider
    assert kept is not None
    assert (kept.price_in, kept.price_out, kept.parallel) == (0.15, 0.6, 4)


@pytest.mark.parametrize(
    ("option", "value"),
    [("--price-in", "-1"), ("--price-out", "nan"), ("--parallel", "17"), ("--context", "0")],
)
def test_a_number_that_makes_no_sense_is_refused(
    own_home: Path, capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    assert run(["providers", "add", "OpenAI", "--model", "m", option, value]) == 2
    assert f"{option} {value} makes no sense" in capsys.readouterr().err
    assert Program().profile.settings.provider is None


def test_models_by_what_they_do(own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    models = ("--model", "m", "--reasoning-model", "thinker", "--index-model", "small")
    assert run(["providers", "add", "OpenAI", *models, "--second-model", "judge"]) == 0
    kept = Program().profile.settings.provider
    assert kept is not None
    assert [kept.serving(duty).model for duty in DUTIES] == ["m", "thinker", "small", "judge"]
    assert run(["providers", "list"]) == 0
    assert "m  reasoning: thinker  index: small  second: judge" in capsys.readouterr().out
    assert run(["providers", "add", "OpenAI", "--model", "m"]) == 0
    kept = Program().profile.settings.provider
    assert kept is not None and {kept.serving(duty).model for duty in DUTIES} == {"m"}


def test_what_a_model_can_do_is_asked_anew(
    own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Endpoint(["ready"]) as endpoint:
        own = ("--base-url", endpoint.base_url, "--model", "m", "--reasoning-model", "n")
        assert run(["providers", "add", "mine", *own]) == 0
        assert run(["providers", "check", "mine"]) == 0
        said = capsys.readouterr().out
        assert "m: takes tools" in said and "n: takes tools" in said
        assert said.count("it reads no pictures") == 2
        assert "m: tells 0 of 60 apart. It told 0 of 30 false claims" in said
        assert len(endpoint.chats) == 9  # one of them asks for the odds of a token
        provider = Program().profile.settings.provider
        assert provider is not None
        assert AbilitiesFile(Program().profile.home.abilities_file).get(provider)
    assert run(["providers", "check", "mine"]) == 1
    assert run(["providers", "check", "nobody"]) == 2


REFUSALS = {
    "Key": Reply(fault="error_body", status=401, error={"message": "Incorrect API key provided"}),
    "Model": Reply(
        fault="error_body", status=404, error={"message": "The model `m` does not exist"}
    ),
    "Address": Reply(fault="html"),
}


@pytest.mark.parametrize("field", REFUSALS)
@pytest.mark.parametrize("act", ["check", "test"])
def test_what_is_wrong_is_said_beside_the_name_of_its_field(
    own_home: Path, capsys: pytest.CaptureFixture[str], field: str, act: str
) -> None:
    with Endpoint([REFUSALS[field]]) as endpoint:
        own = ("--base-url", endpoint.base_url, "--model", "m")
        assert run(["providers", "add", "mine", *own]) == 0
        assert run(["providers", act, "mine"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"foxreader: {field}: ")


def test_how_the_second_reader_tells_claims_apart(
    own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Endpoint(tells(rightly)) as endpoint:
        own = ("--base-url", endpoint.base_url, "--model", "m", "--second-model", "judge")
        assert run(["providers", "add", "mine", *own]) == 0
        assert run(["providers", "check"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-2].startswith("m: ")
    assert said[-1] == "judge: tells 60 of 60 apart. Its second reading of answers is on."


def test_claims_that_take_too_long_are_not_tested(
    own_home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxreader.llm.trial._READING_HERE", 0.0)
    with Endpoint(tells(rightly)) as endpoint:
        own = ("--base-url", endpoint.base_url, "--model", "m")
        assert run(["providers", "add", "mine", *own]) == 0
        assert run(["providers", "check"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-2].startswith("m: ") and said[-1].startswith("m: not tested. ")


@pytest.mark.parametrize(("given", "kept"), [((), 32_768), (("--context", "4096"), 4_096)])
def test_the_context_that_is_listed_is_kept_unless_another_is_given(
    own_home: Path, given: tuple[str, ...], kept: int
) -> None:
    with Endpoint(models=["m"], about={"m": {"max_model_len": 32_768}}) as endpoint:
        own = ("--base-url", endpoint.base_url, "--model", "m")
        assert run(["providers", "add", "mine", *own, *given]) == 0
    assert Program().profile.settings.providers[0].context == kept
