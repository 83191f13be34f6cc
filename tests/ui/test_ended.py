"""The program is killed: the next start says so, with its windows and the question not sent."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chatwindow import lamp, oil  # noqa: F401 -- fixtures
from foxreader.library.paths import Home, begin_run, end_run, log_lines, log_to, told

SCRIPT = Path(__file__).parents[1] / "killed_program.py"
QUESTION = "Why did Marn keep silent at table"


def start(*given: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(SCRIPT), *given]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )  # fmt: skip


def shown(books: int) -> dict[str, object]:
    with start("look", str(books)) as child:
        assert child.stdout is not None
        found = json.loads(child.stdout.readline())
        assert child.wait(60) == 0
    return found


@pytest.mark.thorough
@pytest.mark.gui
def test_after_a_kill_windows_and_question_are_there_and_it_is_said(
    lamp: Path, oil: Path, own_home: Path  # noqa: F811
) -> None:  # fmt: skip
    with start("write", str(lamp), str(oil), QUESTION) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "kept\n"
        child.send_signal(signal.SIGKILL)
    (own_home / "logs").mkdir(exist_ok=True)
    log = own_home / "logs" / "foxreader.log"
    log.write_text(f"2026-01-01 10:00:00,000 ERROR foxreader.app: “{lamp}” sk-secret-key\n")
    after = shown(2)
    assert after["books"] == ["lamp.txt", "oil.txt"]
    assert after["question"] == QUESTION
    (said,) = after["said"]
    assert "ended unexpectedly" in said
    report = str(after["report"])
    assert "Foxreader 0" in report and "PySide6" in report
    assert "2026-01-01 10:00:00 ERROR foxreader.app\n" in report
    for private in ("lamp", "sk-secret", "Marn", str(own_home)):
        assert private not in report
    assert shown(2)["said"] == []  # it was closed in order this time
    with start("write", str(lamp), str(oil), QUESTION) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "kept\n"
        child.terminate()  # as the system does when the reader logs out
        assert child.wait(60) == 0
    again = shown(2)
    assert again["said"] == [] and again["question"] == QUESTION


def test_a_run_that_was_closed_leaves_nothing(tmp_path: Path) -> None:
    place = Home(tmp_path)
    assert not begin_run(place)
    end_run(place)
    assert not begin_run(place)
    assert begin_run(place)
    assert log_lines(place) == []


def test_calls_and_the_kind_of_error_are_told_and_nothing_that_was_said(tmp_path: Path) -> None:
    place = Home(tmp_path)
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers[:] = []
    try:
        log_to(place.logs)
        try:
            json.loads("{The whale")
        except ValueError:
            logging.getLogger("foxreader.core.span").warning("of “The whale”", exc_info=True)
        for handler in root.handlers:
            handler.close()
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    lines = log_lines(place)
    assert lines[0].endswith(" WARNING foxreader.core.span")
    assert lines[-1] == "  json.decoder.JSONDecodeError"
    assert any(", line " in line for line in lines)
    assert "whale" not in "".join(lines) and str(Path(__file__).parent) not in "".join(lines)


WORDS = st.text(st.sampled_from('QÖö ,.:“”"/\\\n\t()'), min_size=1, max_size=40)


@given(WORDS, WORDS, WORDS)
def test_no_word_of_a_message_is_told(message: str, path: str, error: str) -> None:
    log = (
        f"2026-01-01 10:00:00,000 ERROR foxreader.app: {message}\n"
        "Traceback (most recent call last):\n"
        f'  File "/home/{path}/src/foxreader/ui/page.py", line 3, in run\n'
        f"    open({path!r})\n"
        f"ValueError: {error}\n{message}\n"
    )
    said = list(told(log))
    assert not {"ö", "q"} & set("".join(said).casefold())
    assert said[0].endswith("ERROR foxreader.app")
