"""A turn is stored as it comes, in a real database, and its end with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from foxreader.answer.conversation.stored import Keeper, Problem, ReaderQuestion, loads
from foxreader.core.cancel import Cancelled
from foxreader.core.errors import StorageError, Unreachable
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Citation,
    Cited,
    Finished,
    Mark,
    Routed,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.library.conversations import Conversations
from foxreader.library.database import Database

SHA = "ab" * 32
ASKED = ReaderQuestion("Why?", Selection.of(Span(0, 3, 9)), about="words")
SCOPE = Scope(Span(0, 40, 40))
CITED = Citation(1, Span(0, 0, 9), "The lamp.", "One")
ANSWER = Answer("Why?", "grounded", "specific", (Text("The lamp"), Mark(1)), (CITED,), Searched())


class Kept:
    """The store of a test; ``turn`` is what stands in it now."""

    def __init__(self, path) -> None:
        self.conversations = Conversations(Database(path))
        self.keeper = Keeper(self.conversations, SHA, "one", ASKED, SCOPE, "m on this computer")

    @property
    def turn(self):
        (record,) = self.conversations.turns(SHA, "one")
        return loads(record)


@pytest.fixture
def kept(tmp_path) -> Kept:
    return Kept(tmp_path / "library.sqlite")


def test_the_question_is_stored_before_anything_else_happens(kept: Kept) -> None:
    def events() -> Iterator[AnswerEvent]:
        assert kept.turn.asked == ASKED
        assert kept.turn.problem == Problem("interrupted")  # as another process would find it
        assert kept.turn.answer.limit == SCOPE.limit
        yield Finished(ANSWER)

    list(kept.keeper.follow(events()))
    assert kept.turn.answer == ANSWER and kept.turn.finished and kept.turn.problem is None


def test_a_whole_sentence_is_stored_before_it_is_shown(kept: Kept) -> None:
    pieces = ["The la", "mp. ", "Then", " more", "."]
    events = [Routed("specific"), *map(TextDelta, pieces), Cited(CITED), TextDelta(" And th")]
    shown = ""
    for event in kept.keeper.follow(events):
        if isinstance(event, TextDelta):
            shown += event.text
        whole = shown[: shown.rfind(".") + 1]
        assert whole in kept.turn.answer.text
        if isinstance(event, Cited):
            break
    assert kept.turn.answer.parts == (Text("The lamp. Then more."), Mark(1))
    assert kept.turn.answer.citations == (CITED,)


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (Cancelled(), Problem("stopped")),
        (Unreachable("No."), Problem("unreachable", "No.", "m on this computer")),
        (RuntimeError("a bug"), Problem("interrupted")),
    ],
)
def test_what_was_shown_stays_whatever_ends_it(kept: Kept, error, problem: Problem) -> None:
    def events() -> Iterator[AnswerEvent]:
        yield TextDelta("The lamp. And th")
        raise error

    with pytest.raises(type(error)):
        list(kept.keeper.follow(events()))
    assert kept.turn.answer.parts == (Text("The lamp. And th"),)
    assert kept.turn.problem == problem


def test_what_is_not_from_the_book_is_kept_in_whole_words(kept: Kept) -> None:
    def events() -> Iterator[AnswerEvent]:
        yield Routed("without_book")
        yield TextDelta("The lamp. And th")
        raise Cancelled

    with pytest.raises(Cancelled):
        list(kept.keeper.follow(events()))
    assert kept.turn.answer.parts == (Text("The lamp. And…"),)


def test_a_reader_who_goes_away_in_the_middle_has_stopped_it(kept: Kept) -> None:
    events = kept.keeper.follow(iter([TextDelta("The "), TextDelta("lamp")]))
    next(events)
    events.close()
    assert kept.turn.problem == Problem("stopped")
    assert kept.turn.answer.parts == (Text("The "),)


def test_a_reader_who_goes_away_after_the_end_has_a_finished_answer(kept: Kept) -> None:
    events = kept.keeper.follow(iter([Finished(ANSWER)]))
    next(events)
    events.close()
    assert kept.turn.finished and kept.turn.problem is None


def test_events_that_end_without_an_answer_are_a_problem(kept: Kept) -> None:
    list(kept.keeper.follow([TextDelta("The lamp.")]))
    assert kept.turn.problem is not None and kept.turn.problem.kind == "other"


def test_a_turn_that_was_deleted_meanwhile_does_not_come_back(kept: Kept) -> None:
    def events() -> Iterator[AnswerEvent]:
        kept.conversations.delete(SHA, "one")
        yield Finished(ANSWER)

    list(kept.keeper.follow(events()))
    assert kept.conversations.turns(SHA, "one") == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no database that is open")
def test_a_store_that_fails_ends_no_answer_and_is_said_at_the_end(kept: Kept, tmp_path) -> None:
    def events() -> Iterator[AnswerEvent]:
        path = tmp_path / "library.sqlite"
        for name in ("-wal", "-shm"):
            path.with_name(path.name + name).unlink(missing_ok=True)
        path.write_bytes(b"damaged" * 100)
        yield TextDelta("The lamp.")
        yield Finished(ANSWER)

    heard: list[AnswerEvent] = []
    with pytest.raises(StorageError):
        for event in kept.keeper.follow(events()):
            heard.append(event)
    assert heard[-1] == Finished(ANSWER)
    assert kept.keeper.turn.answer == ANSWER
