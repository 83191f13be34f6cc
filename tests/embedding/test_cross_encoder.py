"""A cross-encoder in a folder as a second reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.answer.second_reader.claims import CitedClaim, Judged
from foxreader.answer.second_reader.probabilities import FolderReader
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import NoModel, UsageError
from foxreader.core.events import Answer, Citation, Finished, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.embedding import open_cross_encoder
from foxreader.program.program import Program
from tinymodel import write_model, write_pair_model

for needed in ("numpy", "onnxruntime", "tokenizers"):
    pytest.importorskip(needed, reason="the extra “semantic” is not installed")

NLI = ("contradiction", "entailment", "neutral")
WORDS = {
    "[UNK]": [0.0, 0.0, 1.0],
    "lit": [0.0, 9.0, 0.0],
    "burned": [9.0, 0.0, 0.0],
    "slept": [0.0, 0.0, 9.0],
    "perhaps": [0.0, 8.0, 9.0],
}


def claim(text: str, place: str = "the keeper") -> CitedClaim:
    return CitedClaim(text, (1,), (place,))


def judged_by(reader: FolderReader, *claims: CitedClaim) -> list[Judged]:
    return [one for portion in reader.batches(claims) for one in reader.judge(portion, None)[0]]


def test_inference_says_supported_no_or_nothing(tmp_path: Path) -> None:
    reader = FolderReader(open_cross_encoder(write_pair_model(tmp_path / "nli", WORDS, NLI)))
    assert reader.name == "nli"
    found = judged_by(reader, *map(claim, ("lit", "burned", "slept", "perhaps")))
    assert [(one.verdict, one.found) for one in found] == [
        ("supported", True), ("no", False), ("no", False), ("supported", False)
    ]  # fmt: skip


def test_labels_are_read_in_any_order(tmp_path: Path) -> None:
    other = {word: row[::-1] for word, row in WORDS.items()}
    labels = [label.upper() for label in NLI[::-1]]
    reader = FolderReader(open_cross_encoder(write_pair_model(tmp_path, other, labels)))
    assert [one.verdict for one in judged_by(reader, claim("lit"), claim("burned"))] == [
        "supported", "no"
    ]  # fmt: skip


def test_a_single_score_is_how_much_the_place_is_about_the_claim(tmp_path: Path) -> None:
    words = {"[UNK]": [-9.0], "lit": [5.0], "slept": [-1.0]}
    reader = FolderReader(open_cross_encoder(write_pair_model(tmp_path, words, ["LABEL_0"])))
    found = judged_by(reader, claim("lit"), claim("slept"), claim("sailed"))
    assert [(one.verdict, one.found) for one in found] == [
        ("supported", True), ("supported", False), ("no", False)
    ]  # fmt: skip


def test_a_pair_that_is_too_long_is_not_judged(tmp_path: Path) -> None:
    reader = FolderReader(open_cross_encoder(write_pair_model(tmp_path, WORDS, NLI)))
    fits, long = claim("lit", "keeper " * 7), claim("burned", "keeper " * 8)
    assert [one.verdict for one in judged_by(reader, fits, long)] == ["supported", None]


def test_it_stops_between_pairs(tmp_path: Path) -> None:
    reader = FolderReader(open_cross_encoder(write_pair_model(tmp_path, WORDS, NLI)))
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        reader.judge([claim("lit")], cancel)


@pytest.mark.parametrize(
    ("labels", "said"),
    [(("good", "bad", "ugly"), "its labels are good, bad, ugly"), (NLI[:2], "for each of its")],
)
def test_a_model_of_another_kind_is_refused(
    tmp_path: Path, labels: Sequence[str], said: str
) -> None:
    folder = write_pair_model(tmp_path, WORDS, labels)
    with pytest.raises(UsageError, match=said):
        FolderReader(open_cross_encoder(folder)).judge([claim("lit")], None)


def test_a_folder_without_labels_or_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="id2label"):
        open_cross_encoder(write_model(tmp_path / "embedder", WORDS))
    with pytest.raises(UsageError, match=r"model\.onnx"):
        open_cross_encoder(tmp_path / "nothing")


PLACE = "the keeper"
ANSWER = Answer(
    "Who?", "grounded", "specific",
    (Text("burned it down"), Mark(1), Text(".")),
    (Citation(1, Span(0, 0, 10), PLACE, ""),), Searched(), model="m",
)  # fmt: skip


def test_it_reads_an_answer_without_any_model(own_home: Path, tmp_path: Path) -> None:
    program = Program()
    with pytest.raises(NoModel, match="a cross-encoder"):
        list(program.second.check_again(ANSWER))
    folder = str(write_pair_model(tmp_path / "nli", WORDS, NLI))
    program.profile.save(replace(program.profile.settings, second_folder=folder))
    cost = program.second.cost(ANSWER)
    assert cost is not None and (cost.reader, cost.tokens, cost.money) == ("nli", 0, 0.0)
    *_, end = program.second.check_again(ANSWER)
    assert isinstance(end, Finished)
    assert [one.grade for one in end.answer.citations] == ["weak"]
    assert end.answer.second is not None and end.answer.second.reader == "nli"
    assert end.answer.usage == ANSWER.usage


def test_a_folder_that_does_not_work_takes_no_answer_away(own_home: Path, tmp_path: Path) -> None:
    program = Program()
    broken = replace(
        program.profile.settings, second_reading="always", second_folder=str(tmp_path / "gone")
    )
    program.profile.save(broken)
    first, last = program.second.followed([Finished(ANSWER)])
    assert first == Finished(ANSWER)
    assert isinstance(last, Finished) and last.answer.citations == ANSWER.citations
    assert any("Not read again" in flag.text for flag in last.answer.flags)
