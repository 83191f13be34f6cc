"""What ``ask`` prints of an answer."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.answer.evidence_line.lines import evidence
from foxreader.cli.search import answer_json, print_answer
from foxreader.core.events import (
    Answer,
    Citation,
    Confidence,
    Flag,
    Mark,
    Mode,
    ReadAs,
    Searched,
    Text,
)
from foxreader.core.span import Span


def test_every_sentence_without_a_place_has_its_sign(capsys: pytest.CaptureFixture[str]) -> None:
    said = [f"Sentence number {n} has no place anywhere." for n in range(20)]
    flags = tuple(Flag("uncited", f"No place for “{one}”.", one) for one in said)
    parts = (Text(" ".join(said)),)
    answer = Answer("Why?", "grounded", "specific", parts, (), Searched(), flags=flags)
    print_answer(answer)
    out = capsys.readouterr().out
    assert all(f"{one} ○" in out for one in said)
    assert out.count("! No place for") == 12 and "! And 8 more like these." in out
    assert "! 20 sentences have no place in the book; each is followed by ○." in out
    assert len(answer_json(answer)["flags"]) == 20


def test_evidence_of_a_table_stands_under_its_row(capsys: pytest.CaptureFixture[str]) -> None:
    parts = (
        Text("| who | when |\n|---|---|\n| keeper | lit the lamp"), Mark(1),
        Text(" |\n| cook | slept |\n"),
    )  # fmt: skip
    cited = Citation(1, Span(0, 9, 37), "He lit it at nine.", "The Lamp")
    answer = Answer("Who?", "grounded", "specific", parts, (cited,), Searched())
    print_answer(answer, evidence(parts, {1: cited}, lambda _: None))
    rows = capsys.readouterr().out.splitlines()
    assert rows[2] == "| keeper | lit the lamp[1] |"
    assert rows[3].startswith("    He lit it at nine.") and rows[4] == "| cook | slept |"


QUOTE = "The old lamp dimmed at nine."
CITED = Citation(1, Span(0, 9, 37), QUOTE, "The Lamp", "7", "quoted")
SAID = (Text(QUOTE, literal=True), Mark(1))


@pytest.mark.parametrize(
    ("mode", "confidence", "heading"),
    [
        ("direct_answer", "", "The book states this"),
        ("guided_fallback", "likely", "Most likely here"),
        ("guided_fallback", "near", "Nearest places"),
    ],
)
def test_the_outcome_stands_above_the_books_words(
    capsys: pytest.CaptureFixture[str], mode: Mode, confidence: Confidence, heading: str
) -> None:
    beside = (("He rose.", "He\nsat."),) if confidence == "likely" else ()
    print_answer(Answer(
        "q", mode, "strict", SAID, (CITED,), Searched(), confidence=confidence, beside=beside
    ))  # fmt: skip
    out = capsys.readouterr().out
    assert out.startswith(f"{heading}\n\n")
    shown = f"He rose. {QUOTE}[1] He sat." if confidence == "likely" else f"{QUOTE}[1]"
    assert out.split("\n\n")[1] == shown


def test_a_refusal_has_its_heading_and_one_under_a_limit_says_how_far(
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused = Answer("q", "hard_refusal", "strict", (Text("No."),), (), Searched())
    print_answer(refused)
    assert capsys.readouterr().out.startswith("Not in this book\n\nNo.")
    print_answer(replace(refused, searched=Searched(share=0.34, queries=("q",), passages=3)))
    out = capsys.readouterr().out
    assert out.startswith("No.") and "in the first 34 % for: q" in out


def test_what_the_book_lacks_and_what_was_read_stand_before_the_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    searched = Searched(("q",), 9, missing=("telephone",), read_as=(ReadAs("Vair", "Veir"),))
    answer = Answer("q", "guided_fallback", "strict", (Text("Words near."),), (), searched)
    print_answer(answer)
    out = capsys.readouterr().out
    assert out.startswith("The book never mentions “telephone”.\n“Vair” is read as “Veir”;")
    assert out.index("Words near.") > out.index("Veir")
    assert out.count("telephone") == 1
    told = answer_json(answer)["searched"]
    assert told["missing"] == ["telephone"]
    assert told["read_as"] == [{"asked": "Vair", "name": "Veir"}]


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Unix")
def test_a_terminal_is_told_at_once_what_is_worked_on(tmp_path: Path) -> None:
    book = tmp_path / "lamp.md"
    book.write_text("# The Lamp\n\nThe keeper lit the lamp at nine.\n", encoding="utf-8")
    ours, theirs = os.openpty()
    started = [sys.executable, "-m", "foxreader", "ask", str(book), "Who lit the lamp?"]
    environment = os.environ | {"FOXREADER_HOME": str(tmp_path / "profile"), "LANG": "C.UTF-8"}
    with subprocess.Popen(started, stdout=theirs, stderr=theirs, env=environment):
        os.close(theirs)
        told = b""
        with contextlib.suppress(OSError):  # how Linux says that the other side is closed
            while read := os.read(ours, 4096):
                told += read
    os.close(ours)
    line = told.decode()
    assert line.startswith("\rOpening the book…")
    assert line.index("Indexing 1 of 1") < line.index("Looking in the book…")
    assert line.index("Looking in the book…") < line.index("The keeper lit the lamp")
