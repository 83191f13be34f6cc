"""What a reader types for an endpoint: an address without its scheme, a key with too much."""

from __future__ import annotations

import pytest

from endpoint import Endpoint
from foxreader.core.address import completed
from foxreader.core.message import Message, Provider, complete
from foxreader.llm import connect, offered, typed_key
from foxreader.program.program import Program

ADDRESSES = [
    ("127.0.0.1:9999", "http://127.0.0.1:9999"), (" localhost:1234/v1 ", "http://localhost:1234/v1"),
    ("[::1]:8080", "http://[::1]:8080"), ("192.168.1.5:11434", "http://192.168.1.5:11434"),
    ("api.example.com/v1", "https://api.example.com/v1"), ("box:8000/v1", "https://box:8000/v1"),
    ("https://h/v1", "https://h/v1"), ("http://h", "http://h"), ("ftp://h.x", "ftp://h.x"),
    ("", ""), ("api", "api"), ("two words.x", "two words.x"), ("me:pw@h.x/v1", "me:pw@h.x/v1"),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "meant"), ADDRESSES)
def test_the_scheme_that_was_left_out(typed: str, meant: str) -> None:
    assert completed(typed) == meant == completed(meant)


KEYS = ["sk-1", " sk-1\n", "Bearer sk-1", "bearer  sk-1 ", "BEARER: sk-1"]


@pytest.mark.parametrize("typed", KEYS)
def test_a_key_is_what_was_meant(typed: str) -> None:
    assert typed_key(typed) == "sk-1"
    with Endpoint(["ok"]) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        complete(connect(provider, typed), [Message("user", "Ready?")])
        offered(provider, typed)
        sent = [{n.lower(): v for n, v in r.headers.items()} for r in endpoint.requests]
    assert [one["authorization"] for one in sent] == ["Bearer sk-1"] * 2


def test_a_key_that_is_a_word_of_a_header_alone() -> None:
    assert typed_key("Bearer") == "Bearer" and typed_key("") == ""


def test_an_address_of_the_environment_may_lack_its_scheme(monkeypatch) -> None:
    program = Program()
    with Endpoint(["ok"]) as endpoint:
        monkeypatch.setenv("FOXREADER_BASE_URL", endpoint.base_url.removeprefix("http://"))
        monkeypatch.setenv("FOXREADER_MODEL", "m")
        monkeypatch.setenv("FOXREADER_API_KEY", "sk-1")
        provider = program.models.provider()
        assert provider is not None and provider.base_url == endpoint.base_url
        assert program.profile.secrets.get(provider) == "sk-1"
