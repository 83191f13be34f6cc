"""What an endpoint's list says of its models, and the servers of this computer."""

import pytest

from endpoint import Endpoint
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.message import Provider
from foxreader.llm import LOCAL_PRESETS, Offered, Service, WireLog, local_services, offered
from foxreader.llm.sending import check_address
from rawserver import RawServer, reply

OLLAMA = {
    "qwen2.5:7b": {"size": 4_700_000_000, "details": {"parameter_size": "7.6B", "family": "qwen2"}},
    "nomic": {"size": 274_000_000, "details": {"parameter_size": "137M", "family": "nomic-bert"}},
    "odd": {"size": -5, "details": "none"},
}


def test_what_ollama_says_of_its_models() -> None:
    with Endpoint(models=list(OLLAMA), about=OLLAMA) as endpoint:
        found = offered(Provider("t", endpoint.origin, "", "ollama"), None)
    assert found == (
        Offered("qwen2.5:7b", 4_700_000_000, 7.6),
        Offered("nomic", 274_000_000, 0.137, embeds=True),
        Offered("odd"),
    )


def test_what_llama_cpp_and_vllm_say_of_theirs() -> None:
    about = {
        "q": {"meta": {"n_ctx": 8192, "n_params": 1_500_000_000, "size": 986_000_000}},
        "v": {"max_model_len": 32_768},
        "text-embedding-3-small": {"meta": None},
    }
    with Endpoint(models=list(about), about=about) as endpoint:
        found = offered(Provider("t", endpoint.base_url, ""), None)
    assert found == (
        Offered("q", 986_000_000, 1.5, 8192),
        Offered("v", context=32_768),
        Offered("text-embedding-3-small", embeds=True),
    )


def test_the_servers_of_this_computer_are_found() -> None:
    with Endpoint(models=["a", "b"]) as one, RawServer([[reply(b"<p>Hello")]]) as page:
        gone = Provider("Gone", "http://127.0.0.1:9/v1", "")
        other = Provider("A web page", page.url, "")
        ollama = Provider("Ollama", one.origin, "", "ollama")
        wire = WireLog()
        found = list(local_services((gone, other, ollama), wire))
    assert found == [Service(ollama, (Offered("a"), Offered("b")))]
    assert len(wire.sent) >= 2  # what was looked for is in the log


@pytest.mark.parametrize(("owner", "name"), [("llamacpp", "llama.cpp"), ("", "LocalAI")])
def test_of_two_servers_with_one_port_the_owner_of_the_models_tells(owner: str, name: str) -> None:
    with Endpoint(models=["a"], about={"a": {"owned_by": owner}}) as endpoint:
        both = [Provider(one, endpoint.base_url, "") for one in ("llama.cpp", "LocalAI")]
        (found,) = local_services(both)
        assert len(endpoint.requests) == 1
    assert found.provider.name == name


def test_looking_can_be_stopped() -> None:
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        list(local_services(LOCAL_PRESETS, cancel=cancel))


def test_only_this_computer_is_looked_at() -> None:
    assert len(LOCAL_PRESETS) >= 4
    assert all(check_address(place.base_url).loopback for place in LOCAL_PRESETS)


def test_what_openrouter_and_google_say_of_theirs() -> None:
    about = {
        "vendor/large": {
            "context_length": 200_000,
            "pricing": {"prompt": "0.000003", "completion": "0.000015"},
            "architecture": {"input_modalities": ["text", "image"]},
            "supported_parameters": ["temperature", "tools"],
        },
        "vendor/free": {
            "pricing": {"prompt": "0", "completion": "-1"}, "supported_parameters": ["temperature"],
            "architecture": "text",
        },
        "vendor/odd": {"context_length": "many", "pricing": {"prompt": "nan", "completion": 9e9}},
        "models/gemini": {"inputTokenLimit": 1_048_576},
    }  # fmt: skip
    with Endpoint(models=list(about), about=about) as endpoint:
        found = offered(Provider("t", endpoint.base_url, ""), None)
    assert found == (
        Offered("vendor/large", context=200_000, price_in=3.0, price_out=15.0, sees=True,
                calls=True),
        Offered("vendor/free", calls=False),
        Offered("vendor/odd"),
        Offered("models/gemini", context=1_048_576),
    )  # fmt: skip


def test_a_list_without_more_around_it_is_one() -> None:
    body = b'[{"id": "meta/Llama-3"}, {"id": "Qwen3"}, "odd"]'
    with RawServer([[reply(body, "application/json")]]) as server:
        found = offered(Provider("t", server.url, ""), None)
    assert [one.name for one in found] == ["meta/Llama-3", "Qwen3"]
