import pytest

from endpoint import Endpoint, Reply
from foxreader.core.errors import NoModel, Refused, Unreachable, UsageError
from foxreader.core.message import Provider
from foxreader.llm import PRESETS, connect, offered
from foxreader.llm import test as try_out
from foxreader.llm.sending import check_address


def names(provider):
    return [one.name for one in offered(provider, None)]


@pytest.mark.parametrize("kind", ["openai", "ollama"])
def test_the_models_an_endpoint_offers(kind):
    with Endpoint(models=["a:7b", "b"]) as endpoint:
        url = endpoint.base_url if kind == "openai" else f"{endpoint.origin}/"
        assert names(Provider("t", url, "", kind)) == ["a:7b", "b"]
        if kind == "ollama":  # with the other API's path, a common slip
            assert names(Provider("t", endpoint.base_url, "", kind)) == ["a:7b", "b"]


def test_a_list_that_is_none():
    with Endpoint() as endpoint, pytest.raises(Refused, match="base URL"):
        offered(Provider("t", f"{endpoint.origin}/nowhere", ""), None)


def test_a_test_says_what_answered():
    with Endpoint(["ready"]) as endpoint:
        said = try_out(Provider("t", endpoint.base_url, "test-model"), None)
    assert "test-model" in said and said.endswith("answers: ready")


def test_a_test_names_the_models_there_are():
    missing = Reply(status=404, error={"error": {"message": "model not found"}})
    with (
        Endpoint([missing], models=["one", "two"]) as endpoint,
        pytest.raises(Refused, match="It offers: one, two"),
    ):
        try_out(Provider("t", endpoint.base_url, "three"), None)


def test_a_test_of_nobody():
    with pytest.raises(Unreachable, match="start the model server"):
        try_out(Provider("t", "http://127.0.0.1:9/v1", "m"), None)


def test_no_model_chosen():
    for preset in PRESETS:
        with pytest.raises(NoModel, match=preset.name):
            connect(preset, None)
        check_address(preset.base_url)


@pytest.mark.parametrize(
    "url",
    ["", "localhost:8080", "ftp://h/v1", "https://", "https://me:pw@h/v1", "https://h/v1?key=1",
     "http://h:99999/", "https://h/a b", "file:///etc/passwd", "http://[::1/"],
)  # fmt: skip
def test_addresses_no_key_should_go_to(url):
    with pytest.raises(UsageError):
        check_address(url)


@pytest.mark.parametrize(
    ("url", "host", "loopback"),
    [
        ("https://api.openai.com/v1/", "api.openai.com", False),
        ("http://localhost:11434", "localhost:11434", True),
        ("http://127.0.0.9:1/v1", "127.0.0.9:1", True),
        ("http://[::1]:8080/v1", "::1:8080", True),
        ("http://192.168.1.5:8080/v1", "192.168.1.5:8080", False),
        ("https://localhost.example.com/v1", "localhost.example.com", False),
    ],
)
def test_addresses(url, host, loopback):
    address = check_address(url)
    assert (address.host, address.loopback) == (host, loopback)
    assert address.url == url.rstrip("/")
