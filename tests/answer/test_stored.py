"""A turn comes back as it was stored: how it was asked, how far it came, and why no farther."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.answer.conversation.memory import Memory
from foxreader.answer.conversation.stored import (
    Kind,
    Problem,
    ReaderQuestion,
    StoredTurn,
    dumps,
    loads,
    problem_of,
    readable,
)
from foxreader.answer.direct.strict import UNSTATED
from foxreader.answer.direct.verbatim import has_places
from foxreader.answer.export.sheets import sheet
from foxreader.answer.export.writing import written
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Answer, Citation, Flag, LeftOut, Mark, Searched, Text
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Selection
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Search

OLD = Path(__file__).parents[1] / "data" / "turns-before-issue-10.jsonl"
TEXT = "It was night. Ahab lost his leg near Japan. The whale swam on, and nobody spoke of it."
BOOK = Book("ab" * 32, "text", Metadata("The Whale"), (BookFile("0", TEXT),))
SPAN = Span(0, 14, 43)
CITED = Citation(1, SPAN, TEXT[14:43], "Loss", book=BOOK.sha256)
SHOWN = Answer(
    "Where did Ahab lose it?", "unfinished", "specific",
    (Text("He lost it near Japan"), Mark(1), Text(". And the wha")), (CITED,), Searched(),
)  # fmt: skip
PASSAGE = ReaderQuestion("What is that?", Selection.of(Span(0, 0, 13)), about="It was night.")
ENDED = [Problem("stopped"), Problem("interrupted"), Problem("cut_off", "It broke off.", "m")]


@pytest.mark.parametrize("problem", ENDED)
def test_an_unfinished_turn_comes_back_as_it_was(problem: Problem) -> None:
    for asked in (
        PASSAGE, ReaderQuestion("a", books=()), ReaderQuestion("b", books=("cd" * 32,)),
        ReaderQuestion("c", without=True),
        ReaderQuestion("d", strict=True), ReaderQuestion("e", whole=True),
    ):  # fmt: skip
        turn = StoredTurn(asked, replace(SHOWN, question=asked.question), problem)
        assert loads(dumps(turn)) == turn
        assert not turn.finished


@given(st.text(), st.text())
def test_any_words_come_back(question: str, about: str) -> None:
    turn = StoredTurn(
        ReaderQuestion(question, Selection.of(SPAN), about=about), replace(SHOWN, question=question)
    )
    assert loads(dumps(turn)) == turn


def test_what_was_under_way_when_it_was_written_has_been_interrupted() -> None:
    turn = loads(dumps(StoredTurn(PASSAGE, SHOWN, under_way=True)))
    assert (turn.problem, turn.under_way) == (Problem("interrupted"), False)
    assert turn.answer == SHOWN


def test_records_of_the_version_before_still_open() -> None:
    records = OLD.read_text("utf-8").splitlines()
    plain, passage, without, refused, several = map(loads, records)
    assert all(turn.finished and turn.problem is None for turn in map(loads, records))
    assert plain.asked == ReaderQuestion("When did the keeper light the lamp?")
    assert plain.answer.citations[0].quote == "The keeper lit the lamp at nine o'clock."
    assert passage.answer.path == "selection" and passage.answer.limit is not None
    assert without.asked.without and refused.answer.refused
    assert several.asked.books == ()
    assert [loads(dumps(turn)) for turn in readable(records)] == list(map(loads, records))


@pytest.mark.parametrize(
    "record", ["", "{}", "[]", "null", '{"question": 1}', dumps(StoredTurn(PASSAGE, SHOWN))[:-9]]
)
def test_anything_else_is_refused_and_hides_no_other(record: str) -> None:
    with pytest.raises(ValueError, match="not the record"):
        loads(record)
    kept = StoredTurn(PASSAGE, SHOWN)
    assert list(readable([record, dumps(kept)])) == [kept]


def test_a_record_with_a_damaged_turn_is_refused() -> None:
    value = json.loads(dumps(StoredTurn(PASSAGE, SHOWN)))
    for broken in ([], {}, {"asked": {}, "problem": None, "under_way": False}):
        with pytest.raises(ValueError, match="not the record"):
            loads(json.dumps({**value, "turn": broken}))


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (errors.Unreachable("a"), "unreachable"), (errors.CutOff("a"), "cut_off"),
        (errors.BadReply("a"), "bad_reply"), (errors.KeyRefused("a"), "key"),
        (errors.Refused("a"), "refused"), (errors.ContextTooSmall("a"), "context"),
        (errors.Busy("a"), "busy"), (errors.NoCredit("a"), "no_credit"),
        (errors.TookTooLong("a"), "late"), (errors.LimitReached("a"), "spent"),
        (errors.StorageError("a"), "other"), (errors.UsageError("a"), "other"),
    ],
)  # fmt: skip
def test_each_error_is_a_problem_with_words_that_have_no_address(error, kind: Kind) -> None:
    found = problem_of(type(error)("127.0.0.1:1 failed."), "qwen on this computer")
    assert found.kind == kind and found.said == "127.0.0.1:1 failed."
    assert found.heading(False) and found.sentence.endswith(".")
    if kind not in ("late", "spent", "other"):
        assert found.sentence.startswith("qwen on this computer ")
        assert "127" not in found.sentence and found.details == found.said


# What later questions hear of it


@pytest.fixture
def memory(tmp_path):
    index = Index.open(tmp_path / "index.sqlite", BOOK)
    list(build_text(index))
    yield Memory(index), Search(index)
    index.close()


def test_of_an_unfinished_answer_the_model_hears_the_checked_sentences_alone(memory) -> None:
    memory, search = memory
    memory.add(search.read_question(SHOWN.question), SHOWN)
    (asked, answered) = memory.messages(1000, WHOLE_BOOK)
    assert (asked.text, answered.text) == (SHOWN.question, "He lost it near Japan")
    assert memory.recalled(search.read_question("Where did Ahab lose it?")) == (SPAN,)


def test_of_one_without_a_checked_sentence_only_the_question_counts(memory) -> None:
    memory, search = memory
    left = replace(SHOWN, parts=(Text("Some wha"),), citations=())
    memory.add(search.read_question(SHOWN.question), left)
    assert memory.messages(1000, WHOLE_BOOK) == ()
    following = search.read_question("Where did he lose it?", before=memory.before)
    assert "Ahab" in following.searched_as


# Exports


def test_an_export_has_the_passage_and_says_that_the_answer_is_not_finished() -> None:
    turns = [
        StoredTurn(PASSAGE, SHOWN, Problem("interrupted")),
        StoredTurn(ReaderQuestion("x"), SHOWN),
    ]
    made = sheet(BOOK, turns, lambda sha256: None, {})
    link = f"foxreader://open/{BOOK.sha256}?at=f0-0-13"
    for fmt in ("markdown", "html"):
        text = written(made, fmt).replace("\\", "")
        assert text.count("About the passage:") == 1
        assert "It was night." in text and "[f0-0-13]" in text and link in text
        assert "Interrupted. Foxreader ended before this answer did." in text
        assert "He lost it near Japan" in text and "And the wha" in text
    first, second = json.loads(written(made, "json"))["turns"]
    assert first["passage"] == {
        "tag": "[f0-0-13]", "span": {"file": 0, "start": 0, "end": 13},
        "words": "It was night.", "link": link,
    }  # fmt: skip
    assert (first["finished"], first["problem"], second["passage"]) == (False, "interrupted", None)


def test_what_was_shown_without_the_book_is_marked_so_in_an_export() -> None:
    without = replace(SHOWN, path="without_book", citations=(), parts=(Text("Zeppelins"),))
    turn = StoredTurn(ReaderQuestion("x", without=True), without, Problem("stopped"))
    made = sheet(BOOK, [turn], lambda sha256: None, {})
    assert "Not from the book" in written(made, "markdown")
    assert "Not from the book" in written(made, "html")


# How an answer is drawn


def test_what_the_program_says_is_still_a_notice_when_it_comes_back() -> None:
    lead = Notice("card_named", name="Ahab", count=3, chapters=2)
    answer = Answer(
        "Who is Ahab?", "guided_fallback", "strict",
        (Text(lead), Text("\n\n"), Text(str(lead), literal=True), Mark(1), Text(str(lead))),
        (CITED,), Searched(), (Flag("note", Notice("citations_gone", count=1)),), reason=lead,
        confidence="near", left_out=(LeftOut("So.", Notice("unstated")),),
    )  # fmt: skip
    said = Notice("model_unreachable", who=Notice("the_model"))
    turn = loads(dumps(StoredTurn(PASSAGE, answer, Problem("other", said), by="none", money=0.5)))
    assert turn == StoredTurn(PASSAGE, answer, Problem("other", said), by="none", money=0.5)
    known = (turn.answer.parts[0].text, turn.answer.reason, turn.answer.flags[0].text,
             turn.answer.left_out[0].reason, turn.problem.said)  # fmt: skip
    assert all(isinstance(one, Notice) for one in known)
    assert known[0].arguments == {"name": "Ahab", "count": 3, "chapters": 2}
    assert isinstance(turn.problem.said.arguments["who"], Notice)
    # The same words of the book, or of a model, are not.
    assert not any(isinstance(turn.answer.parts[at].text, Notice) for at in (2, 4))


@pytest.mark.parametrize("code", ["card_named", "list_people", "compare_sides", "overview_so_far"])
def test_what_an_older_version_stored_is_drawn_as_what_it_is(code: str) -> None:
    said = {"name": "Dr. Ahab", "count": 1, "chapters": 2} if code == "card_named" else {}
    answer = replace(
        SHOWN, mode="guided_fallback", confidence="near", reason=str(Notice(code, **said))
    )
    assert not has_places(answer)
    assert has_places(replace(answer, reason=str(UNSTATED)))


def test_notices_that_do_not_fit_the_texts_are_no_notices() -> None:
    value = json.loads(dumps(StoredTurn(PASSAGE, replace(SHOWN, reason=Notice("unstated")))))
    for odd in ({"/reason": ["likely", {}]}, {"/reason": 1, "/parts/7/text": []}, [], "x"):
        turn = loads(json.dumps({**value, "notices": odd}))
        assert turn.answer.reason == str(UNSTATED)
        assert not isinstance(turn.answer.reason, Notice)
