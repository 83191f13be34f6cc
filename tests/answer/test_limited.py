"""Under a spoiler limit an answer tells how far was searched, and nothing of what comes after."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from foxreader.answer import prompt
from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.within_limit import Reach, reach, so_far, so_far_of_several
from foxreader.answer.direct import strict
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Answer, Finished, Searched, Text
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index

BODY = "The keeper walked round the lamp and wrote the hour into the log of the light. " * 12


def made(tmp_path, titles: list[str]) -> Index:
    files = tuple(BookFile(str(n), f"{title}\n{BODY}") for n, title in enumerate(titles))
    toc = tuple(TocEntry(title, Span(n, 0, 0)) for n, title in enumerate(titles))
    return Index.open(tmp_path / "i.sqlite", Book("ab" * 32, "text", Metadata("T"), files, toc))


def at(file: int, offset: int = 0) -> Span:
    return Span(file, offset, offset)


NUMBERED = [f"Chapter {n}" for n in range(1, 19)]


@pytest.mark.parametrize(
    ("titles", "limit", "found"),
    [
        (NUMBERED, at(12), Reach("chapter 12", "Chapters 13 to 18", "were")),
        (
            NUMBERED, at(11, 300),
            Reach("chapter 12", "Chapters 13 to 18 and the rest of chapter 12", "were"),
        ),
        (NUMBERED, at(17), Reach("chapter 17", "Chapter 18", "was")),
        (NUMBERED, at(17, 5), Reach("chapter 18", "The rest of chapter 18", "was")),
        (NUMBERED, at(0), Reach("")),
        ([f"{r}. Night" for r in ("I", "II", "III", "IV")], at(2),
         Reach("chapter 2", "Chapters 3 to 4", "were")),
        # Where the counting begins again, or titles have no number, none is named.
        (["Chapter 1", "Chapter 2", "Chapter 1", "Chapter 2"], at(1),
         Reach("chapter 1", "What comes after")),
        (["Morning", "Marn dies", "Evening"], at(1), Reach("33 %", "What comes after")),
    ],
)  # fmt: skip
def test_how_far_a_limit_reaches_in_words(tmp_path, titles, limit, found) -> None:
    index = made(tmp_path, titles)
    assert reach(index, limit) == found
    assert "Marn" not in found.unsearched
    index.close()


def test_the_words_are_those_that_are_drawn() -> None:
    assert Reach("chapter 12", "Chapters 13 to 18", "were").unsearched == (
        "Chapters 13 to 18 were not searched."
    )
    assert Reach("chapter 17", "Chapter 18").unsearched == ("Chapter 18 was not searched.")
    assert Reach("").unsearched.startswith("You have read nothing of this book yet")


def test_without_a_model_a_refusal_says_how_far_was_searched(tmp_path) -> None:
    index = made(tmp_path, NUMBERED)
    *events, last = Session(index, None).ask("Who flew the zeppelin?", scope=Scope(at(12)))
    assert isinstance(last, Finished) and last.answer.refused
    assert last.answer.text == "Not in what you have read so far, up to chapter 12."
    assert last.answer.reason == ("Chapters 13 to 18 were not searched.")
    shown = "".join(event.text for event in events if hasattr(event, "text"))
    assert shown == last.answer.text
    *_, whole = Session(index, None).ask("Who flew the zeppelin?")
    assert whole.answer.reason == strict.ABSENT
    index.close()


TOLD = {
    name: text
    for module in (prompt, strict)
    for name, text in vars(module).items()
    if isinstance(text, str) and re.search("says? nothing about this|not in the book[.]", text)
}
"""What the reader is told of a whole book, now and later."""


@pytest.mark.parametrize("name", [*TOLD])
def test_no_refusal_under_a_limit_speaks_of_the_whole_book(tmp_path, name: str) -> None:
    if name == "NOT_FROM_BOOK":  # of an answer, not of the book
        return
    index = made(tmp_path, NUMBERED)
    parts = (Text(prompt.REFUSAL),)
    answer = Answer("q", "hard_refusal", "p", parts, (), Searched(), reason=TOLD[name])
    for said in (so_far(answer, index, Scope(at(12))), so_far_of_several(answer)):
        assert said.reason != answer.reason and said.text.startswith("Not in what you have read")
        assert "the book" not in said.text
    assert so_far(answer, index, WHOLE_BOOK) == answer
    index.close()


@pytest.mark.parametrize("reason", [strict.UNSTATED, prompt.NONE_FOUND, prompt.THEY_SPEAK])
def test_the_nearest_sentences_stand_under_the_same_words(tmp_path, reason: str) -> None:
    index = made(tmp_path, NUMBERED)
    parts = (Text(reason), Text("\n\n"), Text("The lamp.", literal=True))
    answer = Answer("q", "guided_fallback", "strict", parts, (), Searched(), reason=reason)
    said = so_far(answer, index, Scope(at(12)))
    assert said.text.startswith("Not in what you have read so far, up to chapter 12. Chapters 13")
    assert said.text.endswith("These sentences come nearest.\n\nThe lamp.")
    assert said.parts[0] == Text(said.reason)
    assert so_far(replace(answer, mode="grounded"), index, Scope(at(12))).text == answer.text
    index.close()


@pytest.mark.parametrize("question", ["How does the book end?", "Wie endet das Buch?"])
def test_the_end_of_a_book_is_not_looked_for_before_the_limit(tmp_path, question: str) -> None:
    index = made(tmp_path, NUMBERED)
    *_, last = Session(index, None).ask(question, scope=Scope(at(9)))
    assert isinstance(last, Finished) and last.answer.mode == "hard_refusal"
    assert "the book does not tell how it ends" in last.answer.text
    index.close()


def test_nothing_likely_is_said_of_the_end_under_a_limit(tmp_path) -> None:
    index = made(tmp_path, NUMBERED)
    for question in ("Who wrote the log at the end?", "Who walked round the lamp at the end?"):
        *_, last = Session(index, None).ask(question, scope=Scope(at(9)))
        assert isinstance(last, Finished) and last.answer.confidence != "likely"
    index.close()


def test_a_sentence_of_what_was_read_does_not_state_who_dies_at_the_end(tmp_path) -> None:
    told = "The answer was: Prince Andrey dies in the end.\nHe read it twice and closed the book.\n"
    files = tuple(BookFile(str(n), text) for n, text in enumerate((told + BODY, BODY)))
    index = Index.open(
        tmp_path / "i.sqlite",
        Book("cd" * 32, "text", Metadata("T", language="en"), files, ()),
    )  # fmt: skip
    *_, last = Session(index, None).ask("Who dies in the end?", scope=Scope(at(1)))
    assert isinstance(last, Finished)
    assert last.answer.mode != "direct_answer" and last.answer.confidence != "likely"
    *_, last = Session(index, None).ask("Who dies in the end?")
    assert isinstance(last, Finished) and last.answer.mode == "direct_answer"
    index.close()
