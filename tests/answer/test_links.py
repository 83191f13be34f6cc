"""Where an address of an answer leads, and which are offered at all."""

from __future__ import annotations

import pytest

from foxreader.answer.markup import host_of


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://example.org/a?b#c", "example.org"),
        ("http://EXAMPLE.org:8080/", "example.org:8080"),
        ("https://bücher.example/", "xn--bcher-kva.example"),
        ("https://аpple.com/", "xn--pple-43d.com"),
        ("https://bank.example@evil.example/", ""),
        ("javascript:alert(1)", ""),
        ("file:///etc/passwd", ""),
        ("foxreader://open/x", ""),
        ("//example.org", ""),
        ("https://", ""),
        ("https://a b/", ""),
        ("https://[::1/", ""),
        ("https://x:99999/", ""),
        ("https://e.example/\u202egnp", ""),
        (f"https://e.example/{'a' * 3_000}", ""),
    ],
)
def test_the_host_is_plain_and_only_web_addresses_have_one(address, host) -> None:
    assert host_of(address) == host
