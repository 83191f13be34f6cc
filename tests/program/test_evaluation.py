"""The measure of a model: what the tales hold, and what each way to answer scores."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from commandline import fox
from endpoint import Endpoint, Reply, Request
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.program.evaluation import TALES, Asked, Result, places, questions, summary
from nonempty import some


def test_each_tale_has_the_words_that_answer_its_questions() -> None:
    asked = some(questions())
    books = {}
    for tale in {one.tale for one in asked}:
        books[tale], resources = open_book(TALES / f"{tale}.md")
        resources.close()
    for one in asked:
        assert len(places(books[one.tale], one.evidence)) == len(one.evidence), one.text
        assert bool(one.evidence) == (one.kind != "no answer"), one.text
    kinds = [one.kind for one in asked]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "plain": 15, "paraphrase": 9, "two places": 3, "no answer": 12
    }  # fmt: skip
    with pytest.raises(ValueError, match="not in the tale"):
        places(books["lamp"], ["a telephone"])


def result(end: str, evidence: int, cited: tuple[Span, ...], *, weak: bool = False) -> Result:
    asked = Asked("lamp", "plain", "?", ())
    places = (Span(0, 10, 20), Span(0, 50, 60))[:evidence]
    sure = () if weak else cited
    return Result(asked, end, places, cited, sure, found=bool(places), seconds=1.0)  # type: ignore[arg-type]


def test_the_figures() -> None:
    right, wrong = Span(0, 15, 30), Span(0, 100, 110)
    made = summary([
        result("answered", 1, (right, wrong)),
        result("likely", 1, (right, wrong)),
        result("refused", 2, ()),
        result("answered", 1, (wrong,), weak=True),
        result("answered", 0, (wrong,)),
        result("answered", 0, (wrong,), weak=True),
        result("declined", 0, ()),
        result("likely", 0, (wrong,)),
        result("failed", 0, ()),
    ])  # fmt: skip
    assert (made["answerable"], made["unanswerable"], made["failed"]) == (4, 5, 1)
    assert (made["answered"], made["refused_though_answerable"]) == (0.75, 0.25)
    assert made["evidence_cited"] == 0.4
    assert (made["citations"], made["citations_at_the_right_place"]) == (4, 0.5)
    assert made["declined_rightly"] == 0.2
    assert (made["false_claims_shown"], made["likely_though_unanswerable"]) == (1, 1)
    assert (made["money"], made["seconds"], made["seconds_longest"]) == (None, 9.0, 1.0)
    assert summary([])["answered"] is None


def test_without_a_model_every_question_ends_and_nothing_is_sent() -> None:
    done = fox("eval", "--strict", "--json")
    assert done.returncode == 0, done.stderr
    about = json.loads(done.stdout)
    assert (about["model"], about["requests"], about["failed"]) == ("", 0, 0)
    assert len(about["answers"]) == about["questions"] == len(questions())
    assert about["evidence_found"] > 0.8
    assert {one["end"] for one in about["answers"]} <= {"answered", "likely", "near", "refused"}
    assert "of the unanswerable were declined" in fox("eval", "--strict").stdout


def test_a_model_that_makes_everything_up_is_seen_to() -> None:
    """It cites nothing, and what it says of the tales is taken out or counts as declined."""

    def invent(request: Request) -> Reply:
        return Reply("The captain Ebenezer won nine telephones in Paris.")

    with Endpoint(invent) as endpoint:
        done = fox("eval", "--base-url", endpoint.base_url, "--model", "liar", "--json")
        sent = [request.text for request in endpoint.chats]
    assert done.returncode == 0, done.stderr
    about = json.loads(done.stdout)
    assert about["model"] == "liar" and 0 < about["requests"] <= len(
        sent
    )  # besides, it is tried out
    assert about["false_claims_shown"] == 0


def test_an_endpoint_that_is_dead_fails_each_question_in_words() -> None:
    done = fox("eval", "--base-url", "http://127.0.0.1:9/v1", "--model", "m", "--json")
    about = json.loads(done.stdout)
    assert {one["end"] for one in about["answers"]} == {"failed", "refused"}  # nothing was found
    assert "Traceback" not in done.stdout + done.stderr
    nothing = fox("eval", "--base-url", "http://127.0.0.1:9/v1")
    assert nothing.returncode == 1 and nothing.stderr.startswith("foxreader: ")


def test_the_file_of_questions_says_nothing_twice() -> None:
    table = tomllib.loads((Path(TALES) / "questions.toml").read_text("utf-8"))["question"]
    assert len({(one["tale"], one["text"]) for one in table}) == len(some(table))
