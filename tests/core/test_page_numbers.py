"""Page numbers of the printed edition, or a count that depends on the text alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foxreader.core.book import Book, BookFile, Metadata, PageMark
from foxreader.core.letters import script_of
from foxreader.core.places import PageNumber, characters_of_page, page_number
from foxreader.core.span import Span


def book_of(*texts: str, pages: tuple[PageMark, ...] = ()) -> Book:
    files = tuple(BookFile(f"c{n}", text) for n, text in enumerate(texts))
    return Book("a" * 64, "EPUB", Metadata("A"), files, pages=pages)


LATIN = book_of("The lamp was lit. " * 500, "And it burned. " * 400)  # 9,000 and 6,000 characters


def test_a_book_without_printed_pages_is_counted_by_its_characters() -> None:
    assert page_number(LATIN, Span(0, 0, 0)) == PageNumber("1", "10", True)
    assert page_number(LATIN, Span(0, 1499, 1499)) == PageNumber("1", "10", True)
    assert page_number(LATIN, Span(0, 1500, 1500)) == PageNumber("2", "10", True)
    assert page_number(LATIN, Span(1, 0, 0)) == PageNumber("7", "10", True)
    assert page_number(LATIN, Span(1, 6000, 6000)) == PageNumber("10", "10", True)  # its end


def test_a_page_of_a_dense_script_has_a_third_of_the_characters() -> None:
    book = book_of("吾輩は猫である。名前はまだ無い。" * 100)
    assert characters_of_page(book) == 500
    # A preface in another script does not decide.
    assert characters_of_page(book_of("A short preface. " * 20, "吾輩は猫である。" * 2000)) == 500


def test_printed_pages_are_never_mixed_with_counted_ones() -> None:
    marks = tuple(PageMark(label, Span(0, at, at))
                  for label, at in (("ix", 100), ("1", 200), ("2", 300), ("A1", 400)))  # fmt: skip
    book = book_of("The lamp was lit. " * 500, pages=marks)
    assert page_number(book, Span(0, 50, 50)) is None
    assert page_number(book, Span(0, 150, 150)) == PageNumber("ix", "", False)
    assert page_number(book, Span(0, 250, 250)) == PageNumber("1", "2", False)
    assert page_number(book, Span(0, 450, 450)) == PageNumber("A1", "", False)


def test_a_book_without_text_has_no_pages() -> None:
    assert page_number(book_of("\n", " "), Span(0, 0, 0)) is None
    assert page_number(replace(LATIN, files=LATIN.files[:1]), Span(0, 0, 0)) is not None


@pytest.mark.parametrize(
    ("text", "script"),
    [("The lamp", "latin"), ("Лампа", "cyrillic"), ("吾輩は猫", "cjk"), ("カタカナ", "cjk"),
     ("한국어", "hangul"), ("المحتويات", "arabic"), ("नमस्ते", "devanagari"), ("12, 34!", "")],
)  # fmt: skip
def test_the_script_is_that_of_most_letters(text: str, script: str) -> None:
    assert script_of(text) == script
