import json
from dataclasses import asdict

import pytest

from endpoint import Call, Endpoint, Reply, Request
from foxreader.core import errors
from foxreader.core.message import Provider
from foxreader.library.usage import AbilitiesFile
from foxreader.llm import connect
from foxreader.llm.abilities import ASSUMED, Abilities, Known
from modes import is_private
from nonempty import some

BAD = {"error": {"message": "tools are not supported by this model"}}


def native(request: Request) -> Reply:
    return Reply("", (Call("say_ready", {"word": "ready"}),)) if request.tools else Reply("ready")


def talker(request: Request) -> Reply:
    return Reply("ready")


def bound(request: Request) -> Reply:
    enum = (request.schema or {}).get("properties", {}).get("word", {}).get("enum")
    return Reply(json.dumps({"word": enum[0]}) if enum else "ready")


def printer(request: Request) -> Reply:
    if request.tools:
        return Reply('{"name": "say_ready", "arguments": {"word": "ready"}}')
    return bound(request)


def toolless(request: Request) -> Reply:
    return Reply(status=400, error=BAD) if request.tools else bound(request)


def bare(request: Request) -> Reply:
    return Reply(status=400, error=BAD) if request.tools else Reply("ready")


def abilities_at(endpoint: Endpoint, kept: list[Known] | None = None, kind="openai") -> Abilities:
    url = endpoint.base_url if kind == "openai" else endpoint.origin
    model = connect(Provider("t", url, "m", kind), None)
    return Abilities(model, None, (kept if kept is not None else []).append)


@pytest.mark.parametrize(
    ("script", "tier", "requests"),
    [
        (native, "tools", 1),
        (talker, "prefetch", 1),
        (printer, "schema", 2),
        (toolless, "schema", 3),  # the refused request is sent again without tools
        (bare, "plain", 3),
    ],
)
def test_a_tier_is_found_in_at_most_two_requests_and_asked_for_once(script, tier, requests):
    kept: list[Known] = []
    with Endpoint(script) as endpoint:
        abilities = abilities_at(endpoint, kept)
        assert abilities.tier() == tier
        assert abilities.tier() == tier
        assert len(endpoint.chats) == requests
        assert Abilities(connect(Provider("t", endpoint.base_url, "m"), None), kept[-1]).tier()
        assert len(endpoint.chats) == requests
    assert all(r.body.get("max_tokens", 0) <= 48 for r in endpoint.chats)
    assert kept[-1].tier == tier


@pytest.mark.parametrize("kind", ["openai", "ollama"])
def test_both_apis(kind):
    def ollama(request: Request) -> Reply:
        if request.tools:
            return Reply(status=400, error={"error": "m does not support tools"})
        return bound(request)

    with Endpoint(ollama) as endpoint:
        assert abilities_at(endpoint, kind=kind).tier() == "schema"


@pytest.mark.parametrize("fault", ["html", "broken_json", "cut", "null_choices"])
def test_a_failure_teaches_nothing_and_fails_nothing(fault):
    kept: list[Known] = []
    with Endpoint([Reply("ready", fault=fault)]) as endpoint:
        abilities = abilities_at(endpoint, kept)
        assert abilities.tier() == ASSUMED
        with pytest.raises(errors.ModelError):
            abilities.renew()
    assert kept == [] and abilities.known is None


def test_a_failure_of_the_second_request_keeps_what_the_first_told():
    def half(request: Request) -> Reply:
        return Reply(fault="html") if request.schema is not None else printer(request)

    kept: list[Known] = []
    with Endpoint(half) as endpoint:
        assert abilities_at(endpoint, kept).tier() == "plain"
    assert kept == [Known("printed", thought="")]


def test_what_answers_show_is_learnt():
    kept: list[Known] = []
    with Endpoint(bound) as endpoint:
        abilities = abilities_at(endpoint, kept)
        assert abilities.tier() == "prefetch"
        abilities.learn(called="made")
        assert abilities.tier() == "tools"
        abilities.learn(called="printed")  # one that can make calls may print one
        assert abilities.tier() == "tools"
        abilities.learn(refused=frozenset({"tools"}))
        assert abilities.tier() == "schema"
        abilities.learn(bound=False)
        assert abilities.tier() == "plain"
    assert [k.tier for k in kept[-2:]] == ["schema", "plain"]


def test_a_model_that_never_names_a_place_is_a_weak_one():
    with Endpoint(bound) as endpoint:
        abilities = abilities_at(endpoint)
        assert abilities.tier() == "prefetch"
        abilities.learn(tagged=False)
        abilities.learn(tagged=True)
        abilities.learn(tagged=False)
        assert abilities.tier() == "prefetch"
        abilities.learn(tagged=False)
        assert abilities.tier() == "schema"


def test_what_is_known_is_kept_by_endpoint_and_model(tmp_path):
    file = AbilitiesFile(tmp_path / "models.json")
    one = Provider("a", "http://127.0.0.1:1/v1", "m")
    known = Known("printed", True, 1, refused=("stream", "system"), thought="unopened")
    assert file.get(one) is None
    file.put(one, asdict(known))
    again = AbilitiesFile(file.path).get(one)
    assert again is not None and Known.read(again) == known
    assert is_private(file.path)
    others = {"model": "n", "base_url": "http://127.0.0.1:2/v1", "kind": "ollama", "context": 4096}
    for name, value in some(others.items()):
        assert file.get(Provider(**{**asdict(one), name: value})) is None
    renamed = Provider("b", one.base_url + "/", "m", price_in=1.0)
    assert Known.read(file.get(renamed) or {}) == known


@pytest.mark.parametrize("text", ["", "[]", "{", '{"openai x m 8192": 3}', "\xff"])
def test_a_damaged_file_is_as_none(tmp_path, text):
    file = AbilitiesFile(tmp_path / "models.json")
    file.path.write_bytes(text.encode("latin-1"))
    provider = Provider("a", "x", "m")
    assert file.get(provider) is None
    file.put(provider, {"calls": "made", "schema": None, "untagged": 0})
    assert file.get(provider)


@pytest.mark.parametrize(
    "kept", [{}, {"calls": "sung"}, {"calls": "made", "schema": "yes", "untagged": 0},
             {"calls": "made", "schema": True, "untagged": None}],
)  # fmt: skip
def test_what_makes_no_sense_is_not_known(kept):
    assert Known.read(kept) is None
