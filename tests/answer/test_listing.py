"""Which conversations have some words, and what they are called."""

from __future__ import annotations

from foxreader.answer.conversation.stored import (
    ReaderQuestion,
    StoredTurn,
    dumps,
    matching,
    name_of,
)
from foxreader.core.events import Answer, Searched, Text
from foxreader.library.conversations import Conversation


def turn(question: str, said: str) -> str:
    answer = Answer(question, "grounded", "deep", (Text(said),), (), Searched())
    return dumps(StoredTurn(ReaderQuestion(question), answer))


OIL = [turn("Why  the oil?", "It burned with Éclat."), turn("And then?", "Nobody spoke.")]
LAMP = [turn("When?", "At nine.")]


def conversation(id_: str, records: list[str], name: str = "") -> Conversation:
    return Conversation(id_, "2026-01-01", "2026-01-02", len(records), records[0], name)


LISTED = [conversation("oil", OIL), conversation("lamp", LAMP, "The lighthouse")]
TEXTS = {"oil": [*OIL, "{damaged"], "lamp": LAMP}


def found(words: str) -> list[str]:
    return [one.id for one in matching(LISTED, TEXTS, words)]


def test_words_are_looked_for_in_all_that_was_said_and_in_the_name() -> None:
    assert found("") == found("  ") == ["oil", "lamp"]
    assert found("eclat NOBODY") == ["oil"]
    assert found("lighthouse nine") == ["lamp"]
    assert found("when oil") == []


def test_a_conversation_is_called_as_the_reader_says_or_by_its_first_question() -> None:
    assert [name_of(one) for one in LISTED] == ["Why the oil?", "The lighthouse"]
    assert name_of(conversation("x", ["{damaged"])) == ""
