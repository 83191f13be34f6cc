"""What a reader means who types where to go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bookmaker import book_of
from foxreader.core.book import PageMark
from foxreader.core.places import destinations, page_number, why_none
from foxreader.core.span import Link, Span

BOOK = replace(
    book_of(
        "a" * 1000, "b" * 1000,
        toc=[("12 · The Winter Oil", 1, 0), ("9 · The Supply Boat", 0, 100), ("Épilogue", 1, 500)],
    ),
    pages=(PageMark("xii", Span(0, 10, 10)), PageMark("1", Span(0, 200, 200)),
           PageMark("34", Span(1, 300, 300))),
)  # fmt: skip
PAGED = replace(book_of("one", "two", "three"), paged=True)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("34", [("printed", Span(1, 300, 300)), ("percent", Span(0, 680, 680))]),
        ("XII", [("printed", Span(0, 10, 10)), ("chapter", Span(1, 0, 0))]),
        ("page 34", [("printed", Span(1, 300, 300))]),
        ("p.xii", [("printed", Span(0, 10, 10)), ("chapter", Span(1, 0, 0))]),
        ("50 %", [("percent", Span(1, 0, 0))]),
        ("12,5%", [("percent", Span(0, 250, 250))]),
        ("٥٠٪", [("percent", Span(1, 0, 0))]),
        ("oil win", [("chapter", Span(1, 0, 0))]),
        ("epil", [("chapter", Span(1, 500, 500))]),
        ("the", [("chapter", Span(0, 100, 100)), ("chapter", Span(1, 0, 0))]),
        ("[f1-20-30]", [("tag", Span(1, 20, 30))]),
        ("f1-20-30", [("tag", Span(1, 20, 30))]),
        (str(Link(BOOK.sha256, Span(0, 1, 2))), [("tag", Span(0, 1, 2))]),
        ("12", [("chapter", Span(1, 0, 0)), ("percent", Span(0, 240, 240))]),
    ],
)
def test_what_is_meant(typed: str, expected: list[tuple[str, Span]]) -> None:
    assert [(one.kind, one.place) for one in destinations(BOOK, typed)] == expected


NUMBERED = book_of(
    "It was the whiteness of the whale that above all things appalled me. " * 3, "x" * 50,
    toc=[("XLII: The Whiteness of the Whale", 0, 0), ("Chapter 7. The Chapel", 0, 40),
         ("Part II", 0, 60), ("I", 1, 0)],
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("chapter 42", [Span(0, 0, 0)]),
        ("ch 42", [Span(0, 0, 0)]),
        ("ch. xlii", [Span(0, 0, 0)]),
        ("XLII", [Span(0, 0, 0)]),
        ("42", [Span(0, 0, 0), Span(0, 108, 108)]),
        ("ch 7", [Span(0, 40, 40)]),
        ("Kapitel 2", [Span(0, 60, 60)]),
        ("ch 1", [Span(1, 0, 0), Span(0, 0, 0)]),
        ("chapter 99", []),
        ("WHITENESS of the whale, that", [Span(0, n, n) for n in (11, 80, 149)]),
    ],
)
def test_numbers_of_chapters_and_words_of_the_text(typed: str, places: list[Span]) -> None:
    assert [one.place for one in destinations(NUMBERED, typed)] == places


def test_a_word_for_a_page_has_the_page_first() -> None:
    both = replace(NUMBERED, pages=(PageMark("42", Span(0, 90, 90)),))
    assert destinations(both, "page 42")[0].kind == "printed"
    assert [one.kind for one in destinations(both, "chapter 42")] == ["chapter", "printed"]


def test_of_a_book_of_pages() -> None:
    first = destinations(PAGED, "2")[0]
    assert (first.kind, first.place) == ("page", Span(1, 0, 0))
    assert destinations(PAGED, "page 3")[0].place == Span(2, 0, 0)
    assert why_none(PAGED, "400").code == "go_to_page"


@pytest.mark.parametrize(
    "typed", ["2", "page 2", "p. 2", "2. Seite", "2页", "на 2 странице", "الصفحة رقم 2"]
)
def test_a_page_of_our_count_is_where_its_number_is_shown(typed: str) -> None:
    """A book that names no printed pages shows those that are counted: they are gone to."""
    flowing = book_of("a" * 1000, "b" * 4000, toc=[("2 · The Oil", 1, 3000)])
    first = destinations(flowing, typed)[0]
    assert (first.kind, first.place) == ("page", Span(1, 500, 500))
    shown = page_number(flowing, first.place)
    assert shown is not None and shown.label == "2"
    assert why_none(flowing, "400").code == "go_to_page"


def test_nothing_typed_offers_the_chapters_in_reading_order() -> None:
    assert [one.name[:2] for one in destinations(BOOK, " ")] == ["9 ", "12", "Ép"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("120 %", "go_to_percent"),
        ("400", "go_to_page"),
        ("[f9-1-2]", "link_to_no_place"),
        ("[f1-990-1001]", "link_to_no_place"),
        (str(Link("0" * 64, Span(0, 1, 2))), "link_to_no_place"),
        ("zeppelin", "go_to_nothing"),
        ("%", "go_to_nothing"),
    ],
)
def test_why_there_is_none(typed: str, code: str) -> None:
    assert destinations(BOOK, typed) == []
    assert why_none(BOOK, typed).code == code
