"""A model file that the program runs itself: the process, its key, its end; and the real one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import KeyRefused, Refused, TookTooLong, Unreachable
from foxreader.core.message import Message, Provider, complete
from foxreader.llm import LOCAL_PLACE, LocalModel, LocalServers, WireLog, connect
from foxreader.llm.local_process import threads
from waits import has_ended, until

CHILD = str(Path(__file__).parents[1] / "localchild.py")
ASKED = [Message("user", "Who are you?")]


def command(fault: str = "") -> list[str]:
    return [sys.executable, CHILD, *filter(None, [fault])]


@pytest.fixture
def provider(tmp_path: Path) -> Provider:
    file = tmp_path / "small.gguf"
    file.write_bytes(b"GGUF")
    return Provider("small", LOCAL_PLACE, "small", "local", 4096, parallel=1, file=str(file))


@pytest.fixture
def servers() -> Iterator[LocalServers]:
    made = LocalServers(command())
    yield made
    made.stop()


def said_by(servers: LocalServers, provider: Provider, wire: WireLog | None = None) -> str:
    reply, _ = complete(LocalModel(provider, servers, wire), ASKED, max_tokens=20)
    return reply


def test_a_process_serves_its_file_until_it_is_stopped(servers, provider: Provider) -> None:
    assert not servers.running  # nothing is started before it is asked
    first = said_by(servers, provider)
    assert first.startswith("I am ") and said_by(servers, provider) == first
    assert servers.running == 1
    pid = int(first.split()[-1])
    servers.stop()
    assert not servers.running
    assert has_ended(pid)


def test_only_who_has_the_key_is_answered_and_it_is_written_nowhere(servers, provider) -> None:
    wire = WireLog()
    with servers.serving(provider) as there:
        pid = int(said_by(servers, provider, wire).split()[-1])
        with pytest.raises(KeyRefused):
            complete(connect(there.provider, "another"), ASKED)
        proc = Path(f"/proc/{pid}")
        if proc.is_dir():
            for name in ("cmdline", "environ"):
                assert there.key.encode() not in (proc / name).read_bytes()
        assert there.provider.base_url.startswith("http://127.0.0.1:")
        assert all(there.key.encode() not in sent.body for sent in wire.sent)
    key = there.key
    servers.stop()
    with servers.serving(provider) as there:
        assert there.key != key


def test_it_gives_its_memory_back_when_idle_and_comes_again(provider: Provider) -> None:
    servers = LocalServers(command(), idle=0.05)
    try:
        first = said_by(servers, provider)
        until(lambda: not servers.running)
        with servers.serving(provider):
            second = said_by(servers, provider)
            assert second != first
            # One request of two has ended: it is in use all the same.
            assert said_by(servers, provider) == second
    finally:
        servers.stop()


def test_one_that_dies_is_started_again(provider: Provider) -> None:
    servers = LocalServers(command("dies"))
    try:
        assert said_by(servers, provider).startswith("I am ")
        assert Path(provider.file).with_suffix(".died").exists()
    finally:
        servers.stop()


def test_one_that_dies_at_the_question_for_odds_is_started_again(provider: Provider) -> None:
    servers = LocalServers(command("dies"))
    try:
        likely = LocalModel(provider, servers).first_token(ASKED).probabilities
        assert likely == pytest.approx({"Yes": 0.75, "No": 0.25})
        assert Path(provider.file).with_suffix(".died").exists()
    finally:
        servers.stop()


def test_another_file_takes_the_place_of_one_that_is_not_used(servers, provider, tmp_path) -> None:
    other = tmp_path / "other.gguf"
    other.write_bytes(b"GGUF")
    first = said_by(servers, provider)
    named = Provider("other", LOCAL_PLACE, "other", "local", 4096, file=str(other))
    with servers.serving(provider):
        assert said_by(servers, named) != first
        assert servers.running == 2  # the first one is in use
    said_by(servers, named)
    assert servers.running == 1


def test_what_keeps_it_from_starting_is_said(provider: Provider, tmp_path: Path) -> None:
    for fault, error, words in (
        ("broken", Refused, "small could not be loaded: it has no layers"),
        ("missing", Refused, 'pip install "foxreader[local]"'),
    ):
        servers = LocalServers(command(fault))
        with pytest.raises(error, match=words.replace("[", r"\[")):
            said_by(servers, provider)
        servers.stop()
    servers = LocalServers([str(tmp_path / "nothing")])
    with pytest.raises(Unreachable, match="small could not be started"):
        said_by(servers, provider)


def test_waiting_for_it_can_be_cancelled(provider: Provider) -> None:
    servers = LocalServers(command("silent"))
    try:
        for set_up, error in ((Cancel.set, Cancelled), (lambda c: c.end_within(0.1), TookTooLong)):
            cancel = Cancel()
            set_up(cancel)
            with pytest.raises(error):
                complete(LocalModel(provider, servers), ASKED, cancel=cancel)
        assert servers.running == 1  # it goes on loading, for the next question
    finally:
        servers.stop()
    assert not servers.running


def test_it_ends_with_the_program(provider: Provider) -> None:
    """However that ends: here it is killed while its model runs."""
    program = (
        "import sys, os, signal\n"
        "from foxreader.core.message import Message, Provider, complete\n"
        "from foxreader.llm import LOCAL_PLACE, LocalModel, LocalServers\n"
        "servers = LocalServers(sys.argv[2:])\n"
        "given = Provider('small', LOCAL_PLACE, 'small', 'local', 4096, file=sys.argv[1])\n"
        "print(complete(LocalModel(given, servers), [Message('user', 'x')])[0], flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, 'SIGKILL') else signal.SIGTERM)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, provider.file, *command()], stdout=subprocess.PIPE,
        check=False,
    )  # fmt: skip
    pid = int(ran.stdout.split()[-1])
    assert ran.returncode
    until(lambda: has_ended(pid))


def test_threads() -> None:
    assert [threads(n) for n in (1, 2, 4, 8, 32)] == [1, 2, 4, 4, 8]


needs_extra = pytest.mark.skipif(
    find_spec("xllamacpp") is None, reason="the extra “local” is not installed"
)


@needs_extra
def test_the_real_process_says_why_a_file_cannot_be_loaded(provider: Provider) -> None:
    servers = LocalServers()
    try:
        with pytest.raises(Refused, match="small could not be loaded"):
            said_by(servers, provider)
    finally:
        servers.stop()


@needs_extra
@pytest.mark.skipif(
    not os.environ.get("FOXREADER_GGUF"), reason="no model: FOXREADER_GGUF names no GGUF file"
)
@pytest.mark.slow
def test_a_real_model_answers() -> None:
    file = Path(os.environ["FOXREADER_GGUF"])
    servers = LocalServers()
    given = Provider(file.stem, LOCAL_PLACE, file.stem, "local", 2048, parallel=1, file=str(file))
    try:
        assert said_by(servers, given).strip()
    finally:
        servers.stop()
