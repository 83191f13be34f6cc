"""Ollama downloads a model by its own API: progress, errors, and a stop that ends the request."""

from __future__ import annotations

import json

import pytest

from commandline import fox
from endpoint import Endpoint, Reply
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import BadReply, CutOff, ModelError, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import Provider
from foxreader.llm.ollama import pull
from rawserver import RawServer, reply
from waits import until

BIG = 5_000_000_000
REPORTS: tuple[dict[str, object], ...] = (
    {"status": "pulling manifest"},
    {"status": "pulling a", "digest": "sha256:a", "total": BIG, "completed": 1_000_000_000},
    {"status": "pulling b", "digest": "sha256:b", "total": 100, "completed": -3},
    {"status": "pulling a", "digest": "sha256:a", "total": BIG, "completed": BIG},
    {"status": "verifying sha256 digest"},
    {"status": "success"},
)


def ollama(url: str) -> Provider:
    return Provider("Ollama", url, "", "ollama")


def test_progress_adds_the_parts_up() -> None:
    with Endpoint(pulls=REPORTS) as endpoint:
        states = list(pull(ollama(endpoint.base_url), "qwen3:8b"))
        (request,) = endpoint.chats
    assert (request.path, request.body) == ("/api/pull", {"model": "qwen3:8b", "stream": True})
    assert states == [
        Progress("pulling", 1_000_000_000, BIG),
        Progress("pulling", 1_000_000_000, BIG + 100),
        Progress("pulling", BIG, BIG + 100),
    ]


def test_a_stop_ends_the_request() -> None:
    cancel = Cancel()
    with Endpoint(pulls=REPORTS[:2], script=[Reply(fault="stall")]) as endpoint:
        job = pull(ollama(endpoint.origin), "qwen3:8b", cancel=cancel)
        assert next(job).done == 1_000_000_000
        cancel.set()
        with pytest.raises(Cancelled):
            next(job)
        until(endpoint.closed_early.is_set)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b'{"error": "pull model manifest: file does not exist"}\n', BadReply),
        (b'{"status": "pulling"}\n', CutOff),
        (b"<html>\n", BadReply),
        (b"[1]\n", BadReply),
    ],
)
def test_what_goes_wrong_is_a_sentence(line: bytes, kind: type[ModelError]) -> None:
    with RawServer([[reply(line)]]) as server, pytest.raises(kind) as said:
        list(pull(ollama(server.url), "qwen3:8b"))
    assert str(said.value).endswith((".", "again."))


@pytest.mark.parametrize("name", ["", "a b", "../x", "-x", "x\n", "x" * 300, "a?b=c"])
def test_what_is_no_name_is_not_sent(name: str) -> None:
    with Endpoint() as endpoint, pytest.raises(UsageError):
        list(pull(ollama(endpoint.origin), name))
    assert not endpoint.requests


def test_the_command_line_downloads_and_adds_with_the_right_address() -> None:
    with Endpoint(pulls=REPORTS, models=["m"]) as endpoint:
        added = fox("providers", "add", "Mine", "--base-url", endpoint.origin, "--model", "m")
        assert f"Found at {endpoint.base_url}" in added.stdout
        assert endpoint.base_url in fox("providers", "list").stdout
        wrong = fox("providers", "pull", "qwen3:8b", "--provider", "Mine")
        assert wrong.returncode == 2 and "no Ollama" in wrong.stderr
        fox("providers", "add", "Ollama", "--base-url", endpoint.origin)
        done = fox("providers", "pull", "qwen3:8b")
        assert (done.returncode, done.stdout) == (0, "qwen3:8b is there.\n")
        assert json.dumps(endpoint.chats[-1].body) == '{"model": "qwen3:8b", "stream": true}'


def test_plain_http_to_another_computer_is_warned_of() -> None:
    said = fox(
        "providers", "add", "Far", "--base-url", "http://192.0.2.1.invalid:9", "--model", "m"
    )
    assert said.returncode == 0 and "192.0.2.1.invalid:9 is not encrypted" in said.stderr
