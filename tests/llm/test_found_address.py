"""A wrong or missing /v1 is found, at the same origin alone: the key goes nowhere else."""

from __future__ import annotations

import pytest

from endpoint import Endpoint
from foxreader.core.errors import KeyRefused, ModelError, UsageError
from foxreader.core.message import Provider
from foxreader.llm import Offered, found_address
from foxreader.llm.sending import unencrypted_host
from rawserver import RawServer, reply


@pytest.mark.parametrize(
    "entered",
    ["", "/", "/v1", "/v1/", "/v1/v1", "/v1/chat/completions", "/v1/models", "/openai", "/api"],
)
def test_the_base_url_that_was_meant_is_found(entered: str) -> None:
    with Endpoint(models=["m"]) as endpoint:
        given = Provider("t", endpoint.origin + entered, "m")
        found, models = found_address(given, "secret-key")
        assert {request.method for request in endpoint.requests} == {"GET"}
    assert found.base_url.rstrip("/") == endpoint.base_url
    assert (found.name, found.model, found.kind) == ("t", "m", "openai")
    assert models == (Offered("m"),)


@pytest.mark.parametrize("entered", ["", "/v1", "/api", "/api/chat"])
def test_an_ollama_is_found_at_its_root(entered: str) -> None:
    with Endpoint(models=["m"]) as endpoint:
        found, models = found_address(Provider("t", endpoint.origin + entered, "", "ollama"), None)
    assert found.kind == "ollama" and models == (Offered("m"),)


def test_a_refused_key_or_a_redirect_ends_the_search() -> None:
    refused = reply(b'{"error": "bad key"}', "application/json", "401 Unauthorized")
    with RawServer([[refused]]) as server, pytest.raises(KeyRefused):
        found_address(Provider("t", server.url, ""), "secret-key")
    assert len(server.requests) == 1
    away = b"HTTP/1.1 307 Go\r\nLocation: http://example.invalid/v1\r\nContent-Length: 0\r\n\r\n"
    with RawServer([[away]]) as server, pytest.raises(ModelError) as said:
        found_address(Provider("t", server.url, ""), "secret-key")
    assert len(server.requests) == 1 and said.value.code == "redirected"


def test_where_there_is_none_the_first_error_is_said() -> None:
    with RawServer([[reply(b"<html>Log in", "text/html")]]) as server:
        with pytest.raises(ModelError) as said:
            found_address(Provider("t", server.url, ""), None)
        assert 2 <= len(server.requests) <= 8
    assert said.value.code == "answered_with_page"


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://example.org/v1", ""), ("http://127.0.0.1:1/v1", ""), ("http://[::1]/v1", ""),
        ("http://localhost:11434", ""), ("http://example.org/v1", "example.org"),
        ("http://192.168.0.7:1234/v1", "192.168.0.7:1234"),
        ("http://localhost.example.org", "localhost.example.org"),
        ("HTTP://Example.org/v1", "example.org"),
    ],
)  # fmt: skip
def test_plain_http_is_named_but_on_this_computer(url: str, host: str) -> None:
    assert unencrypted_host(url) == host


def test_what_is_no_address_is_an_error() -> None:
    with pytest.raises(UsageError):
        unencrypted_host("ftp://example.org")
