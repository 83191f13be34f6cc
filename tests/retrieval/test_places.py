from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.places import PartsOfBook
from foxreader.retrieval.tools.stretches import part_named


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
    named = PartsOfBook(book).named(question, scope)
    return None if named is None else sorted({span.file for span in named.spans})


def test_a_number_alone_means_each_chapter_that_has_it() -> None:
    assert files(two_parts(), "Who sails in chapter 2?") == [1, 4]


def test_a_chapter_of_a_part_is_inside_it() -> None:
    assert files(two_parts(), "Who sails in chapter 2 of part 2?") == [4]
    assert files(two_parts(), "part II") == [3, 4, 5]
    assert files(two_parts(), "the last chapter") == [5]


@pytest.mark.parametrize("question", [
    "Summarise the first chapter", "Worum geht es im ersten Kapitel?", "Résume le premier chapitre",
    "¿Qué pasa en el primer capítulo?",
])  # fmt: skip
def test_the_first_chapter_is_one_and_not_each_chapter_one(question: str) -> None:
    assert files(two_parts(), question) == [0]
    assert files(two_parts(), "the first chapter of part 2") == [3]


def test_only_the_first_chapter_may_be_called_one() -> None:
    text = "It was a long way down to the sea. " * 80
    titles = [
        "Introduction",
        "Chapter 1: Creators",
        "2: Mere Copyists",
        "3: Catalogs",
        "Conclusion",
    ]
    book = book_of(*[text] * 5, toc=[(title, n, 0, 1) for n, title in enumerate(titles)])
    assert files(book, "What happens in chapter 3?") == [3]
    assert files(book, "What is in the last chapter?") == [3]
    assert files(book, "What does the conclusion say?") == [4]
    assert files(book, "What conclusion does he draw?") is None


def with_epilogue() -> Book:
    """Two books of three chapters below parts, and an epilogue with chapters one level higher."""
    text = "It was a long way down to the sea. " * 80
    toc = [("Part One", 0, 0, 1)]
    for n in range(6):
        if n % 3 == 0:
            toc.append((f"Book {n // 3 + 1}: Of Storms", n, 0, 2))
        toc.append((f"{'I' * (n % 3 + 1)}: {'ABCDEF'[n]} Storm", n, 0, 3))
    toc += [("Epilogue", 6, 0, 1), ("I: G Storm", 6, 0, 2), ("II: H Storm", 7, 0, 2)]
    return book_of(*[text] * 8, toc=toc)


def titled() -> Book:
    """A book whose chapters have titles, with an epilogue."""
    text = "It was a long way down to the sea. " * 80
    titles = ["I: Dangerous Witnesses", "II: Captain Ahab", "III: The Chase", "Epilogue"]
    return book_of(*[text] * 4, toc=[(title, n, 0, 1) for n, title in enumerate(titles)])


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("Summarise Dangerous Witnesses", [0]), ("What happens in The Chase?", [2]),
        ("Who are dangerous witnesses?", None), ("Who is Captain Ahab?", None),
        ("What happens in the epilogue?", [3]), ("Summarise the Epilogue", [3]),
        ("What epilogue does he mean?", None), ("Was passiert im Epilogue?", [3]),
        ("How does the book end?", [3]), ("How does it end?", [3]), ("Who dies at the end?", None),
        ("Wie endet das Buch?", [3]), ("Comment finit le roman ?", [3]),
        ("¿Cómo termina la novela?", [3]), ("Come finisce il romanzo?", [3]),
        ("Como termina o livro?", [3]), ("Hoe eindigt het boek?", [3]),
        ("Чем заканчивается роман?", [3]), ("这本书的结局是什么？", [3]),
        ("この本はどう終わりますか", [3]), ("كيف تنتهي الرواية؟", [3]),
        ("Jak kończy się ta powieść?", [3]), ("Hur slutar boken?", [3]),
    ],
)  # fmt: skip
def test_a_title_alone_and_the_end_are_parts(question: str, found: list[int] | None) -> None:
    assert files(titled(), question) == found
    named = PartsOfBook(titled()).named(question, WHOLE_BOOK)
    assert named is None or named.whole


def test_an_entry_that_holds_the_whole_book_is_the_book() -> None:
    text = "It was a long way down to the sea. " * 80
    chapters = [(title, n, 0, 2) for n, title in enumerate(["I: The Inn", "II: White Whale"])]
    book = book_of(text, text, toc=[("White Whale", 0, 0, 1), *chapters])
    assert files(book, "What is White Whale about?") is None
    assert files(book, "Summarise White Whale") is None
    assert files(book, "Summarise The Inn") == [0]
    assert files(book, "What happens in the chapter “White Whale”?") == [1]


def test_under_a_limit_there_is_no_end() -> None:
    limit = Scope(Span(2, 0, 0))
    assert files(titled(), "How does the book end?", limit) is None
    assert files(titled(), "Summarise Dangerous Witnesses", limit) == [0]


def test_a_chapter_of_a_book_is_inside_it_whatever_level_others_are_on() -> None:
    book = with_epilogue()
    assert files(book, "What happens in Book 2, chapter II?") == [4]
    assert files(book, "What happens in Book II, chapter 1?") == [3]
    assert files(book, "chapter 2 of the Epilogue") == [7]
    assert files(book, "chapter 2") == [1, 4, 7]


def test_a_title_counts_where_it_is_called_a_chapter() -> None:
    assert files(two_parts(), "Who sails in the chapter “E Storm”?") == [4]
    assert files(two_parts(), "Who sails in the E Storm?") is None


def test_a_part_without_a_number_is_named_by_its_title() -> None:
    text = "It was a long way down to the sea. " * 80
    titles = ["I", "II", "Epilogue", "First Epilogue: 1813", "Second Epilogue"]
    book = book_of(*[text] * 5, toc=[(title, n, 0) for n, title in enumerate(titles)])
    assert files(book, "What is the sea in the Second Epilogue?") == [4]
    assert files(book, "In the First Epilogue, who sails?") == [3]
    assert files(book, "Who sails in the Epilogue?") == [2]
    assert files(book, "Which epilogue is it?") is None
    assert files(book, "Who sails?") is None


def test_what_is_asked_is_left() -> None:
    named = PartsOfBook(two_parts()).named("Who sails in chapter 2 of part 2, and why?", WHOLE_BOOK)
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
    named = PartsOfBook(book).named("chapter 2 of part 2", limit)
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
    named = PartsOfBook(two_parts()).named(question, WHOLE_BOOK)
    assert named is not None
    assert named.whole is whole


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("II: H Storm", [7]), ("II H Storm", [7]), ("Epilogue · II H Storm", [7]),
        ("II E Storm (5 of 8)", [4]), ("H Storm", [7]), ("II", [1, 4, 7]), ("chapter 2", [1, 4, 7]),
    ],
)  # fmt: skip
def test_a_heading_as_passages_show_it_names_its_own_part(words: str, found: list[int]) -> None:
    named = part_named(PartsOfBook(with_epilogue()), words, WHOLE_BOOK)
    assert named is not None and sorted({span.file for span in named.spans}) == found
