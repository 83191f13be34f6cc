from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of, index_of
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.language.chapter_words import LAST, heading_number, numbered
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.places import Contents


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What happens in chapter 7?", [("chapter", (7,))]),
        ("In Part II, chapter the seventh, who?", [("part", (2,)), ("chapter", (7,))]),
        ("chapter twenty-one", [("chapter", (21,))]),
        ("the twenty-first chapter", [("chapter", (21,))]),
        ("the 21st chapter", [("chapter", (21,))]),
        ("Was passiert im dritten Kapitel?", [("chapter", (3,))]),
        ("chapitre premier", [("chapter", (1,))]),
        ("В третьей главе", [("chapter", (3,))]),
        ("الفصل الثالث", [("chapter", (3,))]),
        ("第七章讲了什么", [("chapter", (7,))]),
        ("第二十三回", [("chapter", (23,))]),
        ("अध्याय १", [("chapter", (1,))]),
        ("제3장", [("chapter", (3,))]),
        ("§ 3.2.1 says", [("section", (3, 2, 1))]),
        ("Act II scene 2", [("act", (2,)), ("scene", (2,))]),
        ("the last chapter", [("chapter", LAST)]),
        ("chapters 3, 5 and 7", [("chapter", (3,)), ("chapter", (5,)), ("chapter", (7,))]),
        ("parts 2 to 4", [("part", (2,)), ("part", (3,)), ("part", (4,))]),
        ("a chapter of my life", []),
        ("Who is Captain Ahab?", []),
    ],
)
def test_what_a_question_calls_by_number(question: str, expected: list) -> None:
    assert [(n.kind, n.number) for n in numbered(question)] == expected


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("I: Loomings", ("", (1,))), ("VII", ("", (7,))), ("十一", ("", (11,))),
        ("Chapter 1 - Down the Hole", ("chapter", (1,))), ("第1章 序論", ("chapter", (1,))),
        ("2.1.1 Order", ("", (2, 1, 1))), ("Part I: 1805", ("part", (1,))),
        ("CHAPTER THE FIRST", ("chapter", (1,))),
    ],
)  # fmt: skip
def test_what_a_heading_says_of_its_number(title: str, expected: tuple) -> None:
    found = heading_number(title)
    assert found is not None
    assert (found.kind, found.number) == expected


@pytest.mark.parametrize("title", ["I am born", "Civil war", "Mix", "A First Course", ""])
def test_a_heading_without_a_number(title: str) -> None:
    assert heading_number(title) is None


@given(st.text("chapter ISVX.-–,0123456789第七章to§and", max_size=40))
def test_any_words_are_read(text: str) -> None:
    for named in numbered(text):
        assert 0 <= named.start < named.end <= len(text)
    heading_number(text)


def two_parts() -> Book:
    """Two parts of three chapters; each part counts from I again."""
    text = "It was a long way down to the sea. " * 80
    toc = []
    for n in range(6):
        if n % 3 == 0:
            toc.append((f"Part {n // 3 + 1}", n, 0, 1))
        toc.append((f"{'I' * (n % 3 + 1)}: {'ABCDEF'[n]} Storm", n, 0, 2))
    return book_of(*[text] * 6, toc=toc)


def files(book: Book, question: str, scope: Scope = WHOLE_BOOK) -> list[int] | None:
    named = Contents(book).named(question, scope)
    return None if named is None else sorted({span.file for span in named.spans})


def test_a_number_alone_means_each_chapter_that_has_it() -> None:
    assert files(two_parts(), "Who sails in chapter 2?") == [1, 4]


def test_a_chapter_of_a_part_is_inside_it() -> None:
    assert files(two_parts(), "Who sails in chapter 2 of part 2?") == [4]
    assert files(two_parts(), "part II") == [3, 4, 5]
    assert files(two_parts(), "the last chapter") == [5]


def test_a_title_counts_where_it_is_called_a_chapter() -> None:
    assert files(two_parts(), "Who sails in the chapter “E Storm”?") == [4]
    assert files(two_parts(), "Who sails in the E Storm?") is None


def test_what_is_asked_is_left() -> None:
    named = Contents(two_parts()).named("Who sails in chapter 2 of part 2, and why?", WHOLE_BOOK)
    assert named is not None
    assert named.titles == ("II: E Storm",)
    assert "chapter" not in named.rest and "sails" in named.rest


def test_a_part_the_book_has_not_is_not_named() -> None:
    assert files(two_parts(), "chapter 40") is None


def test_chapters_without_numbers_are_counted() -> None:
    text = "It was a long way down to the sea. " * 80
    toc = [(t, n, 0) for n, t in enumerate(["Preface", "The Boat", "The Gull", "The Home"])]
    assert files(book_of(*[text] * 4, toc=toc), "chapter 2") == [2]


def test_nothing_past_the_limit_is_named() -> None:
    limit = Scope(Span(4, 100, 100))
    book = two_parts()
    assert files(book, "chapter 2 of part 2", limit) == [4]
    named = Contents(book).named("chapter 2 of part 2", limit)
    assert named is not None
    assert all(limit.allows(span) for span in named.spans)
    assert files(book, "chapter 3", limit) == [2]
    assert files(book, "the last chapter", limit) is None


def test_a_search_stays_in_the_part_that_is_named(tmp_path: Path) -> None:
    texts = [f"The captain lost his {thing} at sea. " * 3 for thing in ("hat", "boat", "gull")]
    toc = [(f"Chapter {n + 1}", n, 0) for n in range(3)]
    search = Search(index_of(book_of(*texts, toc=toc), tmp_path))

    def found(question: str) -> set[int]:
        hits, _ = search.evidence(question, WHOLE_BOOK)
        return {hit.span.file for hit in hits}

    assert found("What did the captain lose?") == {0, 1, 2}
    assert found("What did the captain lose in chapter 2?") == {1}
    assert found("What happened to the hat in chapter 2?") == {0}
    assert search.look(search.read_question("What is chapter 3 about?")).whole
    assert found("What is chapter 3 about?") == {2}


@pytest.mark.parametrize(
    ("question", "whole"),
    [
        ("What happens in chapter 2 of part 2?", True),
        ("Summarise part 2", True),
        ("What is chapter 2 about?", True),
        ("Was passiert im Kapitel 2?", True),
        ("第2章讲了什么？", True),
        ("Who sails in chapter 2?", False),
        ("Why does it happen in chapter 2?", False),
        ("What happens to Marlow in chapter 2?", False),
        ("第2章马洛说了什么", False),
    ],
)
def test_all_of_a_part_or_something_in_it(question: str, whole: bool) -> None:
    named = Contents(two_parts()).named(question, WHOLE_BOOK)
    assert named is not None
    assert named.whole is whole
