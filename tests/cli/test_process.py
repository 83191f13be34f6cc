"""What only a process of its own shows: its start, its exit code, its streams and its signals.

All else of the command line is tested in this process, with ``commandline.fox``.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from commandline import DISPLAYS, always_a_window
from endpoint import Endpoint, Reply
from waits import SECONDS, until

FOX = [sys.executable, "-m", "foxreader"]


def bare(**more: str) -> dict[str, str]:
    """The environment of a machine without a display."""
    return {k: v for k, v in os.environ.items() if k not in DISPLAYS} | more


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text("The keeper lit the lamp, and 𝔘nicode stayed as it was.\n", encoding="utf-8")
    return path


@always_a_window
@pytest.mark.thorough
def test_it_starts_without_a_display_and_answers_from_the_guide() -> None:
    done = subprocess.run(
        FOX, env=bare(), capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )
    assert (done.returncode, "no display here" in done.stderr) == (0, True), done.stderr
    assert "What is strict mode?" in done.stdout and "[1]" in done.stdout


def test_the_exit_code_of_a_command_is_that_of_the_process(book: Path) -> None:
    done = subprocess.run(
        [*FOX, "ask", str(book), "Who invented the zeppelin?", "--mode", "strict", "--json"],
        env=bare(), capture_output=True, encoding="utf-8", timeout=SECONDS, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (3, "")
    assert '"refused": true' in done.stdout


@pytest.mark.thorough
def test_a_reader_of_its_output_that_goes_away_is_no_mistake(tmp_path: Path) -> None:
    book = tmp_path / "long.txt"
    book.write_text("The keeper lit the lamp.\n" * 20_000, encoding="utf-8")  # more than a pipe has
    with subprocess.Popen(
        [*FOX, "text", str(book)], env=bare(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None and command.stderr is not None
        assert command.stdout.read(4) == b"\nThe"
        command.stdout.close()
        said = command.stderr.read()
    assert command.returncode == 1
    assert said == b""


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_an_interrupt_ends_it_with_a_word(book: Path) -> None:
    with Endpoint([Reply("The", fault="stall")]) as endpoint:
        model = {"FOXREADER_BASE_URL": endpoint.base_url, "FOXREADER_MODEL": "m"}
        # A job in the background of a shell hears no interrupt, and hands that on.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            command = subprocess.Popen(
                [*FOX, "ask", str(book), "Who lit the lamp?"], encoding="utf-8",
                env=bare(**model), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        finally:
            signal.signal(signal.SIGINT, before)
        until(lambda: endpoint.waiting.is_set() or command.poll() is not None)
        command.send_signal(signal.SIGINT)
        _, said = command.communicate(timeout=SECONDS)
    assert (command.returncode, said) == (130, "foxreader: Stopped.\n")


@pytest.mark.thorough
def test_the_text_is_exact_whatever_the_terminal_can_show(book: Path) -> None:
    done = subprocess.run(
        [*FOX, "text", str(book)], env=bare(PYTHONIOENCODING="ascii"),
        capture_output=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8").lstrip("\n") == book.read_text(encoding="utf-8")


@pytest.mark.thorough
def test_a_narrow_terminal_gets_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "fen.txt"
    path.write_text("Zoë lit the lamp at the café. " * 3, encoding="utf-8")
    narrow = bare(PYTHONIOENCODING="ascii")
    asked = [*FOX, "ask", str(path), "Who lit the lamp?", "--mode", "strict"]
    shown = subprocess.run(asked, env=narrow, capture_output=True, timeout=SECONDS, check=False)
    assert shown.returncode == 0, shown.stderr
    assert b"Zo? lit the lamp at the caf?" in shown.stdout
    done = subprocess.run(
        [*asked, "--json"], env=narrow, capture_output=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Zoë lit the lamp at the café." in str(json.loads(done.stdout))
