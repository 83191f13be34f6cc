"""What the judge of meaning learns from: sheets, lines of writers, and what is stored of them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from benchmarks.judge.cases import FALSE, QUESTIONS, TESTERS, TRUE, cases, parsed, written
from benchmarks.judge.worksheet import answered, places, sheet
from training import public

from bookmaker import book_of
from foxreader.core.span import Span

TEXT = "\n".join(
    f"The keeper number {n} lit the lamp at seven and went down to the boat with his daughter. "
    f"Nobody in the village of Marn saw the light before the {n} storms of that winter were over."
    for n in range(12)
)
BOOK = book_of(TEXT)


def test_a_sheet_has_places_of_prose_with_what_stands_around_them() -> None:
    spans = places(BOOK, 5, seed=1)
    assert len(spans) == 5 and spans == sorted(spans)
    lines = list(sheet(BOOK, spans))
    assert sum(line.startswith("PLACE: The keeper") for line in lines) == 5
    assert lines[0].split() == ["###", "1", str(spans[0])]


def test_the_lines_of_a_writer_become_cases_that_are_read_back() -> None:
    first, second = places(BOOK, 2, seed=1)
    lines = [
        "1\tparaphrase\ten\tSomebody lit a lamp.",
        "1+2\ttwo\ten\tTwo lamps were lit.",
        "-\tunanswerable\ten\tWho built the boat?",
        "n1\tpassage\tpt\tO farol apagou-se.",
        "n1\tnegation\tpt\tO farol não se apagou.",
        "7\troles\ten\tThere is no such place.",
        "1\tguess\ten\tThere is no such kind.",
    ]
    found, wrong = answered(lines, "w0", BOOK, "book.epub", {"1": first, "2": second})
    assert len(wrong) == 2 and len(found) == 4
    assert [case.is_true for case in found] == [True, True, False, False]
    assert found[1].places[1][0] == second and found[3].passage == "O farol apagou-se."
    assert [parsed(written(case), "w0") for case in found] == found
    assert BOOK.text_at(first) not in written(found[0])  # no text of a book is stored


def test_what_is_stored_is_of_known_kinds_and_has_places() -> None:
    stored = list(cases())
    kinds = Counter(case.kind for case in stored)
    assert kinds.keys() <= {*TRUE, *FALSE, *QUESTIONS}
    for case in stored:
        assert case.kind == "unanswerable" or case.passage or isinstance(case.place, Span)
        assert not (case.passage and case.book)
    assert {case.writer for case in stored if case.is_test} >= set(TESTERS)


def test_a_public_pair_with_a_measured_sentence_is_known() -> None:
    measured = public.Measured(["It rained.\nThe ferry had left the harbour before the storm."])
    assert measured.has("Nobody saw it. The ferry had left the harbour, before the storm!")
    assert not measured.has("The ferry came back to the harbour after the storm. It rained.")


def test_a_public_question_gets_a_part_that_answers_and_parts_that_do_not(tmp_path: Path) -> None:
    first = (
        "The old mill of Wexley stood empty for years. In 1803 Anne Brody bought it from the "
        "parish. Its wheel turned again by the next summer, and the village had flour of its own."
    )
    second = "The parish of Wexley had a school and an inn, and at the inn the mail coach stopped."
    asked = {"question": "When did Anne buy the mill?"}
    asked["answers"] = [{"text": "1803", "answer_start": first.index("1803")}]
    paragraphs = [{"context": first, "qas": [asked]}, {"context": second, "qas": []}]
    path = tmp_path / "liafacom+faquad/data/dataset.json"
    path.parent.mkdir(parents=True)
    article = {"title": "Wexley", "paragraphs": paragraphs}
    path.write_text(json.dumps({"data": [article]}), encoding="utf-8")
    found = list(public.everything(tmp_path, public.Measured([])))
    assert [one["true"] for one in found] == [True, False]
    assert "1803" in str(found[0]["place"]) and "1803" not in str(found[1]["place"])
