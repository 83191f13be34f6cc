from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.book import Metadata
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.library.shelf import Shelved
from foxreader.retrieval.shelf.books_asked import MOST_BOOKS, asks_for_all, choose, mentioned
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit

ALICE = Metadata("Alice's Adventures in Wonderland", ("Lewis Carroll",))
GLASS = Metadata("Through the Looking-Glass, and What Alice Found There", ("Lewis Carroll",))
WHALE = Metadata("Moby-Dick; or, The Whale", ("Herman Melville",))
PAN = Metadata("Peter and Wendy", ("J. M. Barrie",))
DREAM = Metadata("红楼梦", ("曹雪芹",))
VERWANDLUNG = Metadata("Die Verwandlung", ("Kafka, Franz",))
PEACE = Metadata("Война и мир", ("Лев Толстой",))
BOOKS = (ALICE, GLASS, WHALE, PAN, DREAM, VERWANDLUNG, PEACE)


@pytest.mark.parametrize(
    ("question", "named", "rest"),
    [
        ("Who is Ahab in Moby Dick?", {2}, "Who is Ahab ?"),
        ("In Alice’s Adventures in Wonderland, who is the Hatter?", {0}, "who is the Hatter?"),
        ("According to Melville, what is a whale?", {2}, "what is a whale?"),
        ("Who is the Hatter?", set(), "Who is the Hatter?"),
        ("Is it a whale or a fish?", set(), "Is it a whale or a fish?"),
        ("《红楼梦》中宝玉是谁？", {4}, "宝玉是谁？"),
        ("红楼梦里的宝玉是谁？", {4}, "的宝玉是谁？"),
        ("Wer ist Gregor in der Verwandlung?", {5}, "Wer ist Gregor ?"),
        ("Wer ist Gregor bei Kafka?", {5}, "Wer ist Gregor ?"),
        ("Кто такой Пьер в книге «Война и мир»?", {6}, "Кто такой Пьер ?"),
        ("alice's adventures in wonderland", {0}, ""),
    ],
)
def test_a_question_names_books(question: str, named: set[int], rest: str) -> None:
    found = mentioned(question, BOOKS)
    assert set(found.places) == named
    assert found.asked_of(next(iter(named), 0), own=True) == rest


def test_who_compares_names_books_by_a_word() -> None:
    found = mentioned("Compare Alice and Wendy", BOOKS, compares=True)
    assert set(found.places) == {0, 1, 3}
    assert found.asked_of(3, own=False) == "Compare and Wendy"
    assert set(mentioned("How do Alice and Moby Dick differ?", BOOKS).places) == {0, 1, 2}
    assert not mentioned("Who is Alice?", BOOKS).places
    assert not mentioned("Compare Alice and Ahab", (ALICE, WHALE), compares=True).places


def test_what_names_one_book_is_not_asked_of_another() -> None:
    found = mentioned("Are there cats in Moby Dick and in Peter and Wendy?", BOOKS)
    assert found.asked_of(2, own=False) == "Are there cats in Moby Dick and ?"
    assert found.asked_of(3, own=True) == "Are there cats and ?"


@pytest.mark.parametrize("title", ["", "?", "...", "It", "(", "a" * 5000, "[f1-2-3] " * 900])
def test_a_strange_title_names_nothing_by_chance(title: str) -> None:
    found = mentioned("Is it here (or there)? ...", [Metadata(title, ("", ","))], compares=True)
    assert not found.places


@pytest.mark.parametrize(
    ("question", "whole"),
    [
        ("Summarise these books", True),
        ("Give me a summary of all my books.", True),
        ("Fasse diese Bücher zusammen", True),
        ("总结这些书", True),
        ("これらの本を要約", True),
        ("Résume tous ces livres", True),
        ("Summarise the voyage of the Pequod", False),
        ("What do these books say about love?", False),
        ("这些书怎么说爱情？", False),
    ],
)
def test_what_asks_for_the_books_as_wholes(question: str, whole: bool) -> None:
    assert asks_for_all(question) is whole


def shelved(number: int, title: str = "") -> Shelved:
    return Shelved(f"{number:064x}", Path(f"/{number}"), title or f"Book {number}", "", 0.0)


def found_in(*numbers: int, score: float = 9.0, waiting: tuple[str, ...] = ()) -> ShelfFound:
    hits = tuple(
        ShelfHit(
            f"{n:064x}",
            Path(f"/{n}"),
            f"Book {n}",
            (),
            "",
            None,
            Span(0, 0, 1),
            "x",
            (0, 1),
            (),
            score,
        )
        for n in numbers
    )
    return ShelfFound(hits, 20, 100, waiting)


SHELF = [shelved(number) for number in range(20)]


def numbers(books: tuple[str, ...]) -> list[int]:
    return [int(sha256, 16) for sha256 in books]


def test_the_best_books_are_read_and_the_others_named() -> None:
    choice = choose("Who saw whales?", SHELF, found_in(*range(19, 7, -1), waiting=("Late",)))
    assert numbers(choice.books) == list(range(19, 11, -1))
    assert choice.left_out == ("Book 11", "Book 10", "Book 9", "Book 8", "Late")


def test_a_book_that_has_far_less_is_not_read() -> None:
    far = found_in(1).hits + found_in(2, score=2.0).hits
    assert numbers(choose("whales", SHELF, ShelfFound(far, 20, 9)).books) == [1]


def test_named_books_come_before_what_is_found() -> None:
    shelf = [*SHELF, shelved(30, "Moby Dick")]
    assert numbers(choose("Who is Ahab in Moby Dick?", shelf, found_in(3)).books) == [30]


def test_chosen_books_are_all_read_while_they_are_few() -> None:
    few = [book.sha256 for book in SHELF[3:6]]
    assert choose("whales", SHELF, found_in(5), few).books == tuple(few)
    many = [book.sha256 for book in SHELF[:10]]
    choice = choose("whales", SHELF, found_in(9), many)
    assert numbers(choice.books) == [9, 0, 1, 2, 3, 4, 5, 6]
    assert choice.left_out == ("Book 7", "Book 8")


def test_a_book_hidden_by_its_limit_is_not_read() -> None:
    limits = {SHELF[0].sha256: Scope(Span(0, 0, 0)), SHELF[1].sha256: Scope(Span(0, 9, 9))}
    chosen = [book.sha256 for book in SHELF[:3]]
    choice = choose("whales", SHELF, found_in(), chosen, limits)
    assert (numbers(choice.books), choice.left_out) == ([1, 2], ("Book 0",))
    assert choose("whales", SHELF, found_in(), chosen[:1], limits).books == ()


def test_where_nothing_is_found_the_last_opened_are_read() -> None:
    assert numbers(choose("zeppelin", SHELF, found_in()).books) == list(range(MOST_BOOKS))
    choice = choose("Summarise all my books", SHELF, found_in(19))
    assert numbers(choice.books) == list(range(MOST_BOOKS))
    assert len(choice.left_out) == len(SHELF) - MOST_BOOKS
