"""One provider answers, another may summarise or read answers again; what is asked stays with the
first."""

import json
from dataclasses import replace

import pytest

from bookmaker import book_of
from endpoint import Endpoint
from foxreader.core.message import Provider
from foxreader.index.stages import build_text
from foxreader.llm import PartResult
from foxreader.program.models import Models
from foxreader.program.program import Program


@pytest.fixture
def program() -> Program:
    return Program()


def choose(program: Program, here: Endpoint, there: Endpoint, **chosen) -> None:
    providers = (
        Provider("Here", here.base_url, "small"), Provider("There", there.base_url, "big")
    )  # fmt: skip
    kept = replace(program.profile.settings, providers=providers, active="Here", **chosen)
    program.profile.save(kept)


def test_each_duty_has_its_provider(program: Program) -> None:
    with Endpoint() as here, Endpoint() as there:
        choose(program, here, there, index_at="There", second_at="There")
        names = [program.models.provider(duty).name for duty in ("chat", "index", "second")]
        assert names == ["Here", "There", "There"]
        roles = program.models.roles()
        assert roles is not None and roles.index.name == "small"
        again = Program()
        assert again.models.provider("index").name == "There"
        choose(program, here, there, index_at="gone")
        assert program.models.provider("index").name == "Here"
        program.profile.save(replace(program.profile.settings, active="", index_at="There"))
        assert program.models.provider("index") is None


def test_a_question_goes_to_the_provider_that_answers(program: Program) -> None:
    with Endpoint() as here, Endpoint() as there:
        choose(program, here, there, index_at="There")
        index = program.indexes.open(book_of("The keeper lit the lamp at dusk. " * 20))
        list(build_text(index))
        list(program.sessions.about(index).ask("Who lit the lamp?"))
        assert here.chats and not there.chats
        index.close()


def test_the_limit_is_that_of_the_provider_that_works(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Endpoint() as here:
        paid = Provider("Paid", "https://model.invalid/v1", "big")
        choose(program, here, here)
        settings = program.profile.settings
        program.profile.save(
            replace(
                settings, providers=(*settings.providers, paid), index_at="Paid", monthly_tokens=10
            )
        )
    assert program.models.limits.tokens == 0  # what answers is on this computer
    assert program.models.limits_for("index").tokens == 10
    assert program.models.local_for("chat") and not program.models.local_for("index")
    monkeypatch.setattr(Models, "local", False)
    assert program.models.limits.tokens == 10


def test_what_a_test_learns_is_kept_and_counted(program: Program) -> None:
    with Endpoint() as here:
        choose(program, here, here)
        provider = program.models.provider()
        found = [s for s in program.models.try_out(provider) if isinstance(s, PartResult)]
        assert found[-1].part == "reading"
    assert program.models.known(provider) is not None
    assert program.profile.usage.total().usage.calls >= 4
    again = Program().models
    assert again.tested([provider]) == {provider.name: {one.part: one for one in found}}
    other = replace(provider, name="other", model="another")
    assert again.tested([other]) == {"other": {}}


def test_of_a_test_that_is_stopped_nothing_is_kept(program: Program) -> None:
    with Endpoint() as here:
        choose(program, here, here)
        provider = program.models.provider()
        assert provider is not None
        steps = program.models.try_out(provider)
        while not isinstance(next(steps), PartResult):
            pass
        steps.close()
    assert program.models.tested([provider]) == {provider.name: {}}


@pytest.mark.parametrize(
    "damaged",
    [
        None, [], "x", {}, {"parts": None}, {"parts": [1, {}, {"part": "key"}]},
        {"parts": [{"part": "key", "state": "works", "said": ["ready", ["no_such_words", {}]]}]},
        {"parts": [{"part": "key", "state": "works", "said": "ready"}]},
    ],
)  # fmt: skip
def test_what_is_no_result_of_a_test_is_left_out(program: Program, damaged: object) -> None:
    provider = Provider("x", "http://127.0.0.1:9/v1", "m")
    program.profile.tests.put(provider, {})
    file = program.profile.home.tests_file
    key = next(iter(json.loads(file.read_text())))
    file.write_text(json.dumps({key: damaged}))
    assert program.models.tested([provider]) == {"x": {}}


def test_the_context_that_an_endpoint_of_the_environment_lists_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    about = {"m": {"max_model_len": 32_768}}
    with Endpoint(models=["m"], about=about) as endpoint:
        monkeypatch.setenv("FOXREADER_BASE_URL", endpoint.base_url)
        monkeypatch.setenv("FOXREADER_MODEL", "m")
        models = Program().models
        usual = models.provider()
        assert usual is not None and usual.context == 8_192 and not endpoint.requests
        roles = models.roles()
        assert roles is not None and roles.chat.model.context == 32_768
        provider = models.provider()
        assert provider is not None and provider.context == 32_768
        models.roles()
        assert len(endpoint.requests) == 1  # it is asked once
