"""Passages that disagree are reported by every answer, whatever the model says of them (Z6)."""

import re

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.answer.conflicts import DISAGREE, WHICH
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Finished
from foxreader.core.message import Provider
from foxreader.index.storage.store import Index
from foxreader.library.kept_per_book import Correction
from foxreader.llm import connect

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 14
TEXT = (
    "The captain of the Pequod was called Ahab. The Pequod sailed from Nantucket in 1841. "
    + FILLER
    + "Old Bildad kept the books. The Pequod sailed from Nantucket in 1846. "
    + FILLER
)
BOOK = Book("ad" * 32, "text", Metadata("The Whale"), (BookFile("0", TEXT),))
QUESTION = "When did the Pequod sail from Nantucket?"
TAGGED = re.compile(r"([^\n\]]+?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")


@pytest.fixture
def index(tmp_path):
    index = Index.open(tmp_path / "index.sqlite", BOOK)
    yield index
    index.close()


def answer_to(question: str, endpoint: Endpoint, index: Index, **options):
    session = Session(index, connect(Provider("t", endpoint.base_url, "m"), None), **options)
    (*_, end) = session.ask(question)
    assert isinstance(end, Finished)
    return end.answer


def cites_one(request: Request) -> Reply:
    tag = next(tag for text, tag in TAGGED.findall(request.text) if "1841" in text)
    return Reply(f"The Pequod sailed from Nantucket in 1841 {tag}.")


def cites_both(request: Request) -> Reply:
    tags = [tag for text, tag in TAGGED.findall(request.text) if "The Pequod sailed" in text]
    return Reply(f"It sailed in 1841 {tags[0]} or, as is said elsewhere, in 1846 {tags[1]}.")


def test_the_other_place_is_added_with_its_own_words(index):
    with Endpoint(cites_one) as endpoint:
        answer = answer_to(QUESTION, endpoint, index)
        sent = endpoint.chats[-1].text
    assert "disagree on a date" in sent
    assert [flag.kind for flag in answer.flags] == ["conflict"]
    assert DISAGREE["date"] in answer.text and answer.text.endswith(WHICH)
    assert {c.quote for c in answer.citations} == {
        "The Pequod sailed from Nantucket in 1841.",
        "The Pequod sailed from Nantucket in 1846.",
    }


def test_an_answer_that_reports_both_stays_as_it_is(index):
    with Endpoint(cites_both) as endpoint:
        answer = answer_to(QUESTION, endpoint, index)
    assert answer.flags == () and WHICH not in answer.text


def test_what_is_no_matter_of_the_question_is_not_reported(index):
    says = [Reply("The captain was Ahab [f0-0-41].")]
    with Endpoint(says) as endpoint:
        answer = answer_to("Who was the captain of the Pequod?", endpoint, index)
        assert "disagree" not in endpoint.chats[-1].text
    assert "conflict" not in [flag.kind for flag in answer.flags]


def test_a_correction_precedes_the_question_and_is_no_evidence(index):
    wrong = Correction(
        1, BOOK.sha256, QUESTION, "It sailed in 1900.", "It sailed in 1799 [f0-0-41].", "2026-01-01"
    )
    with Endpoint([Reply("It sailed in 1799 [f0-42-83].")]) as endpoint:
        answer = answer_to(QUESTION, endpoint, index, corrections=lambda: [wrong])
        sent = endpoint.chats[0].text
    assert "the reader corrected: “It sailed in 1799" in sent
    assert sent.index("the reader corrected") < sent.rindex(f"Question: {QUESTION}")
    assert "[f0-0-41].”" not in sent
    assert "1799" not in answer.text


def test_a_correction_does_not_lift_a_refusal(index):
    wrong = Correction(
        1, BOOK.sha256, "What is the capital of Mongolia?", "", "It is Ulaanbaatar.", "2026-01-01"
    )
    with Endpoint([Reply("It is Ulaanbaatar.")]) as endpoint:
        answer = answer_to(
            "What is the capital of Mongolia?", endpoint, index, corrections=lambda: [wrong]
        )
        assert not endpoint.chats
    assert answer.refused
