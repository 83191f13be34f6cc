"""Whether there is a newer version is asked by a press alone, and told in one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from catalogueserver import CatalogueServer
from commandline import fox
from foxreader import __version__
from foxreader.core.errors import NetError
from foxreader.program.about import newer


@pytest.fixture(scope="module")
def server() -> Iterator[CatalogueServer]:
    made = CatalogueServer()
    yield made
    made.close()


def named(server: CatalogueServer, version: object) -> str:
    server.replies["/json"] = json.dumps({"info": {"version": version}}).encode()
    return f"{server.url}/json"


def test_the_answer_is_a_sentence(server: CatalogueServer) -> None:
    asked: list[tuple[str, str, bytes]] = []

    def record(*request: object) -> None:
        asked.append(request)  # type: ignore[arg-type]

    address = named(server, "99.1")
    told = newer(record, address)
    assert told.startswith(f"There is a newer version, 99.1; this is {__version__}. So says 127.")
    assert asked == [("GET", address, b"")]
    assert set(server.headers[-1]) <= {"host", "accept", "accept-encoding", "user-agent"}
    for body in ({"tag_name": "v99.1"}, {"version": "99.1"}):
        server.replies["/json"] = json.dumps(body).encode()
        assert newer(record, address).code == "newer_version"
    for version in (__version__, "0.9.12"):
        assert newer(record, named(server, version)).code == "no_newer_version"


@pytest.mark.parametrize(
    "body", [b"", b"[]", b'{"info": 1}', b'{"info": {"version": "1.2.3.dev"}}', b"[" * 100_000,
             b'{"info": {"version": "' + b"9" * 5_000 + b'"}}'], ids=range(6)
)  # fmt: skip
def test_what_names_no_version_is_told(server: CatalogueServer, body: bytes) -> None:
    server.replies["/json"] = body
    with pytest.raises(NetError, match="names no version of Foxreader"):
        newer(lambda *_: None, f"{server.url}/json")


def test_what_is_not_there_or_never_ends_is_told(server: CatalogueServer) -> None:
    with pytest.raises(NetError, match="names no version of Foxreader"):
        newer(lambda *_: None, f"{server.url}/nothing")
    server.replies["/large"] = b" " * (5 * 1024 * 1024)
    with pytest.raises(NetError, match="more than"):
        newer(lambda *_: None, f"{server.url}/large")


def test_the_command_asks_nobody_unless_it_is_told_to(
    own_home: Path, server: CatalogueServer
) -> None:
    address = named(server, "99.0.0")
    before = len(server.asked)
    refused = fox("newer", "--address", address)
    assert refused.returncode == 2 and address in refused.stderr
    assert len(server.asked) == before
    nowhere = fox("newer", "--yes")
    assert nowhere.returncode == 2 and "--address" in nowhere.stderr
    told = fox("newer", "--address", address, "--yes")
    assert told.returncode == 0 and "There is a newer version, 99.0.0" in told.stdout
