"""The command line keeps the deadline of a question, and takes another with --timeout."""

from __future__ import annotations

from pathlib import Path

import pytest

from endpoint import Endpoint, Reply
from foxreader.cli import run
from foxreader.core.message import Provider
from foxreader.library.settings import Settings
from foxreader.program.program import Program


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text("The keeper lit the lamp at nine o'clock. " * 5, encoding="utf-8")
    return path


def test_a_question_ends_after_so_many_seconds(lamp: Path, capsys) -> None:
    with Endpoint([Reply("The", fault="stall")]) as endpoint:
        Program().profile.save(Settings((Provider("L", endpoint.base_url, "m"),), "L"))
        asked = ["ask", str(lamp), "When did the keeper light the lamp?"]
        assert run([*asked, "--timeout", "0.5"]) == 1
        said = capsys.readouterr().err
        assert said.startswith("foxreader: There was no whole answer within")
        program = Program()
        assert program.models.deadline == 30 * 60
        program.profile.save(Settings(program.profile.settings.providers, "L", minutes_local=0.05))
        assert run(asked) == 1
        assert "within 3 seconds" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "inf", "nan"])
def test_what_is_no_time_is_refused(lamp: Path, seconds: str, capsys) -> None:
    assert run(["ask", str(lamp), "When?", f"--timeout={seconds}"]) == 2
    assert "is no number of seconds above 0" in capsys.readouterr().err


def test_at_a_service_it_is_five_minutes() -> None:
    program = Program()
    program.profile.save(Settings((Provider("S", "https://model.invalid/v1", "m"),), "S"))
    assert program.models.deadline == 5 * 60
