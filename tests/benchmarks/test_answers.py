"""How readers' questions are judged, and the questions themselves."""

from __future__ import annotations

import json

from benchmarks.answers import DATA, Asked, asked, hash_of, judged, letters_of

from foxreader.answer.direct.strict import LIKELY, UNSTATED
from foxreader.core.events import Answer, Citation, Confidence, Mark, Searched, Text
from foxreader.core.span import Span

PLACE = hash_of(letters_of("the lamp dimmed"))
QUOTES = ("He rose at dawn.", "Marn read it.", "The gulls slept.")


def shown(confidence: Confidence, *beside: tuple[str, str]) -> Answer:
    cited = tuple(
        Citation(n, Span(0, n, n), quote, "", "", "quoted") for n, quote in enumerate(QUOTES, 1)
    )
    parts = [part for c in cited for part in (Text(c.quote, literal=True), Mark(c.number))]
    reason = LIKELY if confidence == "likely" else UNSTATED
    return Answer(
        "q", "guided_fallback", "strict", tuple(parts), cited, Searched(), reason=reason,
        confidence=confidence, beside=beside,
    )  # fmt: skip


def verdict(answer: Answer, *places: str) -> str:
    return judged(Asked("b", "plain", "q", "a", places=places), answer).verdict


def test_the_first_passage_is_right_and_another_useful() -> None:
    near = (("", "The Lamp\ndimmed."), ("", ""), ("", ""))
    assert verdict(shown("near", *near), PLACE) == "right"
    assert verdict(shown("near", *near[::-1]), PLACE) == "useful"  # a press unfolds the third
    assert verdict(shown("near", near[1], near[0]), PLACE) == "useful"
    assert verdict(shown("likely", near[1]), PLACE) == "misleading"


def test_what_no_book_answers_is_right_only_where_it_is_refused() -> None:
    refused = Answer("q", "hard_refusal", "strict", (Text("No."),), (), Searched())
    assert (verdict(refused), verdict(refused, PLACE)) == ("right", "refused")
    assert (verdict(shown("near")), verdict(shown("likely"))) == ("not refused", "misleading")


def test_of_a_list_two_thirds_are_enough() -> None:
    names = Asked("b", "list", "q", "a", words=(("Ann", "Bea", "Cid"),))
    assert names.in_text("Bea and Ann") and not names.in_text("Ann alone")


def test_each_question_is_asked_once_of_a_book_that_can_be_had() -> None:
    books = json.loads((DATA / "books.json").read_text(encoding="utf-8"))
    rows = asked()
    assert len({(one.book, one.before, one.question) for one in rows}) == len(rows) > 200
    assert {one.book for one in rows} == set(books)
    assert all(one.answerable != (one.kind == "none") for one in rows)
    assert 0.25 < sum(one.held for one in rows) / len(rows) < 0.4
