"""What ``ask`` prints of an answer."""

from __future__ import annotations

import pytest

from foxreader.cli.output import answer_json, print_answer
from foxreader.core.events import Answer, Flag, ReadAs, Searched, Text


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


def test_what_the_book_lacks_and_what_was_read_stand_before_the_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    searched = Searched(("q",), 9, missing=("telephone",), read_as=(ReadAs("Vair", "Veir"),))
    answer = Answer("q", "guided_fallback", "strict", (Text("Words near."),), (), searched)
    print_answer(answer)
    out = capsys.readouterr().out
    assert out.startswith("Not in the book: “telephone”\n“Vair” is read as “Veir”;")
    assert out.index("Words near.") > out.index("Veir")
    assert out.count("telephone") == 1
    told = answer_json(answer)["searched"]
    assert told["missing"] == ["telephone"]
    assert told["read_as"] == [{"asked": "Vair", "name": "Veir"}]
