"""What the judge of meaning learns from: sheets, lines of writers, and what is stored of them."""

from __future__ import annotations

from collections import Counter

from benchmarks.judge.cases import FALSE, QUESTIONS, TESTERS, TRUE, cases, parsed, written
from benchmarks.judge.worksheet import answered, places, sheet

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
