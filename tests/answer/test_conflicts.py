from __future__ import annotations

import pytest

from foxreader.answer.conflicts import WHICH, Conflict, find, prompt_note, report
from foxreader.answer.gate.footnote import Citations
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Mark, Text
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.index.pieces import file_units, trimmed
from foxreader.language.questions import classify
from foxreader.language.sentences import topic_words
from planted import CONFLICTS, NEAR_MISSES

RUNS = ("zh", "ja")
"""Nothing tells names there, so the two stand in one chapter."""


def book_of(language: str, *texts: str) -> Book:
    return Book(
        "ab" * 32, "text", Metadata("A book", (), language),
        tuple(BookFile(str(n), text) for n, text in enumerate(texts)),
        tuple(TocEntry(f"Chapter {n}", Span(n, 0, 0)) for n in range(len(texts))),
    )  # fmt: skip


def units_of(book: Book) -> list[Span]:
    return [
        Span(number, *trimmed(file.text, start, end))
        for number, file in enumerate(book.files)
        for start, end in file_units(book, number)
    ]


def found_in(language: str, question: str, *texts: str) -> tuple[Conflict, ...]:
    book = book_of(language, *(["\n".join(texts)] if language in RUNS else texts))
    topic = topic_words(question, language)
    return find(classify(question), topic, units_of(book), book, language)


@pytest.mark.parametrize(("language", "question", "one", "other"), CONFLICTS)
def test_a_planted_conflict_is_found(language, question, one, other):
    found = found_in(language, question, one, other)
    assert len(found) == 1
    assert found[0].first < found[0].second
    assert found[0].values[0] in one
    assert found[0].values[1] in other


@pytest.mark.parametrize(("language", "question", "one", "other"), NEAR_MISSES)
def test_what_only_looks_so_is_none(language, question, one, other):
    assert found_in(language, question, one, other) == ()


def test_there_are_enough_of_both_to_tell():
    assert len(CONFLICTS) >= 40
    assert len(NEAR_MISSES) >= 40
    assert {row[0] for row in CONFLICTS} == {"en", "de", "fr", "es", "zh", "ja", "ru", "ar"}


@pytest.mark.parametrize(("language", "question", "one", "other"), CONFLICTS)
def test_nothing_is_reported_to_another_question(language, question, one, other):
    away = {"zh": "谁喜欢音乐？", "ja": "誰が音楽を好きですか"}.get(language, "Xylophonist Zyx?")
    assert found_in(language, away, one, other) == ()


def test_the_same_said_twice_is_no_conflict():
    assert found_in("en", "When did the Pequod sail?", *["The Pequod sailed in 1841."] * 2) == ()
    one, other = "The tower has 25 rooms in all.", "The tower has twenty-five rooms in all."
    assert found_in("en", "How many rooms has the tower?", one, other) == ()


def test_at_most_three_are_reported_in_reading_order():
    texts = [f"The Pequod sailed in {1841 + n}." for n in range(6)]
    found = found_in("en", "When did the Pequod sail?", *texts)
    assert len(found) == 3
    assert [c.first for c in found] == sorted(c.first for c in found)


PEQUOD = book_of("en", "The Pequod sailed in 1841.", "The Pequod sailed in 1846.")
CONFLICT = found_in(
    "en", "When did the Pequod sail?", "The Pequod sailed in 1841.", "The Pequod sailed in 1846."
)


def test_the_prompt_names_both_places_and_none_of_the_books_words():
    note = prompt_note(CONFLICT)
    assert str(CONFLICT[0].first) in note
    assert str(CONFLICT[0].second) in note
    assert "Pequod" not in note
    assert prompt_note(()) == ""


def test_an_answer_that_cites_one_side_gets_both_word_for_word():
    citations = Citations(PEQUOD)
    citations.cite(CONFLICT[0].second)
    parts = report(CONFLICT, (Text("It sailed in 1846"), Mark(1), Text(".")), citations)
    literal = [part.text for part in parts if isinstance(part, Text) and part.literal]
    assert literal == ["The Pequod sailed in 1841.", "The Pequod sailed in 1846."]
    assert [part.footnote for part in parts if isinstance(part, Mark)] == [1, 2, 1]
    assert parts[-2:] == (Text("\n\n"), Text(WHICH))
    assert [p.text.code for p in parts if isinstance(p, Text) and isinstance(p.text, Notice)] == [
        "conflict_of_date", "conflict_question"
    ]  # fmt: skip
    assert parts[0] == Text("It sailed in 1846")


def test_an_answer_that_cites_both_is_left_as_it_is():
    citations = Citations(PEQUOD)
    marks = tuple(Mark(citations.cite(s).number) for s in (CONFLICT[0].first, CONFLICT[0].second))
    parts = (Text("In 1841 or 1846"), *marks)
    assert report(CONFLICT, parts, citations) == parts
    assert report((), parts, citations) == parts


def test_a_citation_that_no_mark_shows_does_not_count():
    citations = Citations(PEQUOD)
    for side in (CONFLICT[0].first, CONFLICT[0].second):
        citations.cite(side)
    assert len(report(CONFLICT, (Text("It sailed."),), citations)) > 1
