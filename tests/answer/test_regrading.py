"""An answer that older checks graded keeps its words; its grades are made anew, and it says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.answer.conversation.record import CHECKS_VERSION
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn, dumps, loads
from foxreader.answer.export.renewed import (
    awaiting,
    is_outdated,
    not_regraded,
    regraded,
)
from foxreader.answer.second_reader.claims import Judged, cited_claims, read_again
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Answer, Citation, Flag, Mark, Searched, Text
from foxreader.core.message import Usage
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index

SENTENCES = (
    "The keeper lit the lamp at nine o’clock on the first night of the storm.",
    "By the sixth day they had used eleven gallons of the new oil, where the old took fourteen.",
    "Marn set her initial beside his in the log and went down to the shed without a word.",
)
BOOK = Book("ab" * 32, "text", Metadata("The Lamp"), (BookFile("0", " ".join(SENTENCES)),))
SAID = (
    Text("At nine the keeper lit the lamp, on the first night of it."), Mark(1),
    Text(" They had used thirty gallons of the new oil."), Mark(2),
    Text(" Nobody in the village ever forgave the inspector for that."),
)  # fmt: skip


def cite(number: int) -> Citation:
    text = BOOK.files[0].text
    at = text.index(SENTENCES[number - 1])
    span = Span(0, at, at + len(SENTENCES[number - 1]))
    return Citation(number, span, BOOK.text_at(span), "", book=BOOK.sha256)


ANSWER = Answer(
    "What of the oil?", "grounded", "specific", SAID, (cite(1), cite(2)), Searched(),
    flags=(Flag("name", "An old finding.", "Marn"), Flag("cut_off", "It broke off.")), removed=2,
)  # fmt: skip
OLD = StoredTurn(ReaderQuestion(ANSWER.question), ANSWER, checks=1)


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    made = Index.open(tmp_path / "i.sqlite", BOOK)
    for _ in build_text(made):
        pass
    yield made
    made.close()


def test_a_record_says_which_checks_graded_it() -> None:
    new = StoredTurn(OLD.asked, ANSWER)
    assert loads(dumps(new)).checks == CHECKS_VERSION
    assert loads(dumps(OLD)) == OLD
    value = json.loads(dumps(new))
    del value["turn"]["checks"]  # as versions before wrote it
    assert loads(json.dumps(value)) == OLD


def test_words_stay_and_grades_are_todays(index: Index) -> None:
    made = regraded(OLD, index)
    assert made.answer.parts == ANSWER.parts
    assert made.answer.removed == 2
    assert [c.grade for c in made.answer.citations] == ["cited", "weak"]
    assert [replace(c, grade="cited") for c in made.answer.citations] == list(ANSWER.citations)
    kinds = {flag.kind: flag for flag in made.answer.flags}
    assert "thirty" in kinds["number"].text
    assert kinds["uncited"].words.startswith("Nobody in the village")
    assert "name" not in kinds and kinds["cut_off"].text == "It broke off."
    assert kinds["grades"].text == Notice("regraded")
    assert made.checks == CHECKS_VERSION and not is_outdated(made)


def test_only_a_models_answer_of_older_checks_is_graded_anew() -> None:
    assert is_outdated(OLD)
    assert not is_outdated(replace(OLD, checks=CHECKS_VERSION))
    for mode in ("direct_answer", "hard_refusal", "general"):
        assert not is_outdated(replace(OLD, answer=replace(ANSWER, mode=mode)))
    assert is_outdated(replace(OLD, answer=replace(ANSWER, mode="unfinished")))


def test_an_answer_of_a_book_that_is_gone_keeps_its_grades_and_says_so() -> None:
    made = not_regraded(awaiting(OLD))
    assert made.answer.citations == ANSWER.citations
    assert made.answer.flags[:2] == ANSWER.flags
    (said,) = (flag.text for flag in made.answer.flags if flag.kind == "grades")
    assert said == Notice("not_regraded")
    assert is_outdated(made)


def test_a_mark_without_its_citation_is_passed_over(index: Index) -> None:
    answer = replace(ANSWER, citations=(cite(1),))
    made = regraded(replace(OLD, answer=answer), index)
    assert [c.grade for c in made.answer.citations] == ["cited"]
    assert made.answer.parts == ANSWER.parts


def test_no_word_past_the_limit_is_used(index: Index) -> None:
    limit = Span(0, len(SENTENCES[0]) + 1, len(SENTENCES[0]) + 1)
    parts = (Text("Marn set her initial in the log."), Mark(1))
    answer = replace(ANSWER, parts=parts, citations=(cite(1),), limit=limit)
    made = regraded(replace(OLD, answer=answer), index)
    assert made.answer.citations[0].grade == "weak"
    assert made.answer.parts == parts


def test_what_a_second_reader_marked_stays_weak(index: Index) -> None:
    judged = [Judged(one, "no") for one in cited_claims(ANSWER)[:1]]
    assert len(judged) == 1
    read = read_again(ANSWER, judged, "judge", Usage())
    made = regraded(replace(OLD, answer=read), index).answer
    assert made.citations[0].grade == "weak"
    assert regraded(OLD, index).answer.citations[0].grade != "weak"
    assert [flag.words for flag in made.flags if flag.kind == "second_reader"] == [
        judged[0].claim.words
    ]
    assert made.second == read.second
