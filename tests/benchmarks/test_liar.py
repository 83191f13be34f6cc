"""The claims that attack the checks: how they are stored, and what counts as which outcome."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.liar import GOALS, figures, listed, report
from benchmarks.liarcases import FALSE_KINDS, TRUE_KINDS, Case, cases, hash_of
from benchmarks.liarrun import Row, outcome_of, seen
from benchmarks.watch import lower_is_better

from bookmaker import book_of, index_of
from foxreader.core.events import Answer, Citation, Flag, Mark, Part, Searched, Text
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.storage.store import Index

ALL = list(cases())
QUOTED = re.compile(r"[“\"«„]([^”\"»“]*)[”\"»“]")
WORD = re.compile(r"\w+(?:[’']\w+)*")
LONGEST_QUOTATION = 14
"""Words: a case has a few of the book's, never a passage."""

TEXT = (
    "The lighthouse of Orrin stands on a bare rock. Its keeper, Marta Quill, lit the lamp at six. "
    "“The stair has no rail,” said her brother Tomas. She had climbed it for 31 years. "
    "In the winter the boat did not come, because the harbour was frozen."
)


def test_there_are_as_many_cases_as_the_goals_are_for() -> None:
    for true in (False, True):
        some = [case for case in ALL if case.true is true]
        assert len(some) >= 300
        assert len({case.book for case in some}) >= 10
        assert len({case.language for case in some}) >= 6
        english = sum(case.language == "en" for case in some)
        assert english >= 0.4 * len(some)


def test_every_kind_has_its_cases() -> None:
    false = Counter(case.kind for case in ALL if not case.true)
    true = Counter(case.kind for case in ALL if case.true)
    assert set(false) == set(FALSE_KINDS)
    assert set(true) == set(TRUE_KINDS)
    assert min(*false.values(), *true.values()) >= 6


def test_each_case_is_itself() -> None:
    assert len({case.id for case in ALL}) == len(ALL)
    for case in ALL:
        assert len(case.places) == len(case.hashes) >= 1
        assert case.judged in case.answer
        assert "{" not in case.said, case.id
        assert case.claim.strip(), case.id
        assert all(f"{{{n}}}" in case.answer for n in range(len(case.places))), case.id


def test_a_third_is_kept_back_of_true_and_false() -> None:
    for true in (False, True):
        some = [case.kept_back for case in ALL if case.true is true]
        assert 0.25 < sum(some) / len(some) < 0.42


def test_no_case_has_a_long_run_of_a_book() -> None:
    quotations = [words for case in ALL for words in QUOTED.findall(case.answer)]
    assert quotations
    assert max(len(WORD.findall(words)) for words in quotations) <= LONGEST_QUOTATION


# What counts as which outcome


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    index = index_of(book_of(TEXT), tmp_path)
    yield index
    index.close()


def a_case(
    index: Index, words: str, answer: str, *, judged: str = "", true: bool = False,
    question: str = "Who is the keeper of the lighthouse of Orrin?",
) -> Case:  # fmt: skip
    """A case over the unit of ``TEXT`` that has ``words``."""
    unit = next(u for u in index.units_in(WHOLE_BOOK) if words in index.book.text_at(u))
    return Case(
        "00000001", "made.epub", "en", true, "near", question, answer, judged or answer,
        (unit,), (hash_of(index.book, unit),),
    )  # fmt: skip


def test_a_true_claim_is_shown_as_cited(index: Index) -> None:
    case = a_case(index, "Marta", "Marta Quill is the keeper who lit the lamp {0}.", true=True)
    assert outcome_of(case, index).outcome == "cited"


def test_the_books_own_sentence_is_shown_as_quoted(index: Index) -> None:
    case = a_case(index, "bare rock", "“The lighthouse of Orrin stands on a bare rock.” {0}")
    assert outcome_of(case, index).outcome == "quoted"


def test_a_sentence_that_fails_is_removed_from_among_others(index: Index) -> None:
    said = "Marta Quill lit the lamp {0}. She had 58 lamps {0}."
    case = a_case(index, "Marta", said, judged="She had 58 lamps {0}.")
    assert outcome_of(case, index).outcome == "removed"


def test_an_answer_of_which_nothing_is_left_is_replaced(index: Index) -> None:
    case = a_case(index, "31 years", "She had climbed it for 58 years {0}.")
    assert outcome_of(case, index).outcome == "replaced"


def test_a_sentence_without_its_place_is_marked(index: Index) -> None:
    said = "Marta Quill lit the lamp {0}. Her cousin sold the boats of the whole village."
    case = a_case(index, "Marta", said, judged=said.split("{0}. ")[1])
    row = outcome_of(case, index)
    assert (row.outcome, row.why) == ("marked", "uncited")


def test_a_place_with_another_text_is_never_passed_over(index: Index) -> None:
    case = a_case(index, "Marta", "Marta Quill lit the lamp {0}.", true=True)
    changed = replace(case, hashes=("0" * 12,))
    gone = replace(case, places=(Span(7, 0, 5),))
    for case in (changed, gone):
        row = outcome_of(case, index)
        assert row.outcome == "changed"
        assert "not judged: {'changed': 1}" in "\n".join(report([row]))


def test_a_question_without_evidence_is_asked_of_the_selected_place(index: Index) -> None:
    case = a_case(index, "Marta", "Marta lit the lamp {0}.", question="Who is Zorvath Gatsbyrn?")
    assert outcome_of(case, index).outcome == "cited"


def test_a_tag_that_is_refused_is_never_passed_over(index: Index) -> None:
    case = a_case(index, "Marta", "Marta lit the lamp {0}. She slept [f7-1-2].")
    assert outcome_of(case, index).outcome == "void"


def answer_of(parts: tuple[Part, ...], flags: tuple[Flag, ...] = (), **grades: str) -> Answer:
    """A grounded answer with footnotes 1 and 2 of the given grades."""
    citations = tuple(
        Citation(n, Span(0, n, n + 1), "", "", grade=grades.get(f"g{n}", "cited"))  # type: ignore[arg-type]
        for n in (1, 2)
    )
    return Answer("?", "grounded", "specific", parts, citations, Searched(), flags)


CASE = Case("1", "b", "en", False, "near", "?", "a", "The lamp **burned** {0}.", (), ())


@pytest.mark.parametrize(
    ("after", "flags", "grades", "outcome"),
    [
        ((Mark(1), Text(".")), (), {}, "cited"),
        ((Text("."), Mark(1)), (), {"g1": "quoted"}, "quoted"),
        ((Text("."), Mark(1), Mark(2)), (), {"g1": "quoted"}, "cited"),
        ((Mark(1), Text(".")), (), {"g1": "weak"}, "marked"),
        ((Text(". More followed"), Mark(1)), (), {"g1": "weak"}, "plain"),
        ((Mark(1),), (Flag("name", "?", "lamp"),), {}, "marked"),
        ((Mark(1),), (Flag("uncited", "?", "Others slept. The lamp"),), {}, "marked"),
        ((Mark(1),), (Flag("uncited", "?", "Others slept."),), {}, "cited"),
        ((Mark(1),), (Flag("note", "?"), Flag("future", "?", "…")), {}, "cited"),
    ],
)
def test_what_a_reader_sees(
    after: tuple[Part, ...], flags: tuple[Flag, ...], grades: dict[str, str], outcome: str
) -> None:
    parts = (Text("Others slept."), Mark(2), Text(" The lamp burned"), *after)
    assert seen(answer_of(parts, flags, **grades), CASE)[0] == outcome


def test_words_that_are_gone_were_removed() -> None:
    assert seen(answer_of((Text("Others slept."), Mark(1))), CASE)[0] == "removed"


def test_words_after_a_footnote_belong_to_its_sentence() -> None:
    carried = replace(CASE, judged="and it burned the house")
    parts = (Text("Marta lit the lamp"), Mark(1), Text(" and it burned the house."))
    assert seen(answer_of(parts), carried)[0] == "cited"
    assert seen(answer_of(parts, g1="weak"), carried)[0] == "marked"


def test_the_report_counts_each_row_once() -> None:
    false = replace(CASE, kind="number")
    true = replace(CASE, true=True, kind="far")
    rows = [Row(false, "cited"), Row(false, "marked"), Row(true, "removed"), Row(true, "plain")]
    found = figures(rows)
    assert found["hard kinds unmarked"] == found["false English unmarked"] == 0.5
    assert (found["true lost"], found["true marked"]) == (0.5, 0.0)
    assert set(found) == set(GOALS)
    assert all(lower_is_better(f"liar: {name}") for name in found)
    lines = "\n".join(report(rows))
    assert "| number | 2 |  | 1 |  | 1 |" in lines
    assert "| far | 2 |  |  | 1 |  | 1 |" in lines
    assert len([line for line in listed(rows) if line.startswith("\n")]) == 2
