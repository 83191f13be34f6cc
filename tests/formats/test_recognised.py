from __future__ import annotations

from array import array

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout
from foxreader.formats.ocr import recognised_page
from foxreader.formats.unread import is_offered, marked, unread
from scans import row, table

NO_TEXT = Notice("pictures_to_recognise")
NONE_FOUND = Notice("pictures_without_text")
BLANK = BookFile("page/0", "", page=PageLayout(612, 792, array("f")))
DOTS = (2550, 3300)
POINT = 612 / 2550


def read(*rows: str) -> BookFile:
    return recognised_page(BLANK, table(*rows), DOTS)


def book_of(*pages: BookFile, warnings: tuple[str, ...] = (NO_TEXT,)) -> Book:
    return Book("ab" * 32, "PDF", Metadata("Scan"), pages, warnings=warnings, paged=True)


FOUND = read(row((1, 1, 1), (300, 300, 200, 50), "Whales"))
EMPTY = read()
PRINT = BookFile("page/0", "ink", page=PageLayout(612, 792, array("f", [0.0] * 12)))


def test_words_are_laid_where_they_stand() -> None:
    page = read(
        row((1, 1, 1), (300, 310, 200, 40), "Whales"),
        row((1, 1, 1), (520, 300, 100, 50), "swim."),
    )
    assert page.text == "Whales swim.\n"
    assert page.page is not None and page.page.recognised
    # Letters are even parts of their word, and as high as the line.
    assert page.page.box(0) == pytest.approx(
        [300 * POINT, 300 * POINT, 333.33 * POINT, 350 * POINT], abs=0.01
    )
    assert page.page.box(6) is None
    (line,) = page.page.rects(0, 12)
    assert line == pytest.approx([300 * POINT, 300 * POINT, 620 * POINT, 350 * POINT], abs=0.01)


def test_lines_of_a_paragraph_run_on_and_broken_words_are_whole() -> None:
    page = read(
        row((1, 1, 1), (300, 300, 200, 50), "The"),
        row((1, 1, 1), (520, 300, 200, 50), "harpoo-"),
        row((1, 1, 2), (300, 360, 200, 50), "ner"),
        row((1, 2, 1), (300, 420, 200, 50), "Next."),
        row((2, 1, 1), (900, 300, 200, 50), "Column."),
    )
    assert page.text == "The harpoo\u00adner\nNext.\nColumn.\n"
    assert page.page is not None and len(page.page.boxes) == 4 * len(page.text)


def test_noise_the_engine_does_not_believe_in_is_left_out() -> None:
    noise = (
        row((1, 1, 1), (10, 10, 90, 9), "~~=", conf=12.0),
        row((1, 1, 1), (110, 10, 9, 9), "|", conf=30.0),
    )
    unsure = (
        row((2, 1, 1), (300, 300, 99, 50), "whale", conf=20.0),
        row((2, 1, 1), (420, 300, 99, 50), "oil"),
    )
    assert read(*noise, *unsure).text == "whale oil\n"


def test_scripts_without_spaces_have_none() -> None:
    words = row((1, 1, 1), (300, 300, 100, 50), "海洋"), row((1, 1, 1), (400, 300, 100, 50), "生物")
    assert read(*words).text == "海洋生物\n"


def test_letters_of_a_word_to_the_left_begin_at_the_right() -> None:
    page = read(row((1, 1, 1), (300, 300, 300, 50), "שלום")).page
    assert page is not None
    first, last = page.box(0), page.box(3)
    assert first is not None and last is not None and first[0] > last[0]


def test_a_line_that_runs_upward_has_its_letters_upward() -> None:
    page = read(
        row((1, 1, 1), (300, 900, 40, 200), "Since"), row((1, 1, 1), (300, 780, 40, 100), "the")
    )
    assert page.text == "Since the\n" and page.page is not None
    tops = [box[1] for box in map(page.page.box, range(9)) if box is not None]
    assert tops == sorted(tops, reverse=True) and len(set(tops)) == 8


@pytest.mark.parametrize("rows", ["", "5\tno\tnumbers", "\t\t\t\0", "5\t1\t1"])
def test_what_is_no_table_gives_no_words(rows: str) -> None:
    assert recognised_page(BLANK, rows, DOTS).text == ""


def test_controls_in_a_word_do_not_reach_the_text() -> None:
    assert read(row((1, 1, 1), (1, 1, 9, 9), "a\x00b\ue000")).text == "a\ufffdb\ufffd\n"


def test_a_page_is_done_also_where_nothing_was_found() -> None:
    assert unread(book_of(BLANK, FOUND, EMPTY, PRINT, BLANK)) == [0, 4]


def test_a_few_plates_are_not_offered_and_a_scan_is() -> None:
    assert is_offered(book_of(BLANK, BLANK))
    assert not is_offered(book_of(*[PRINT] * 9, BLANK))
    assert is_offered(book_of(*[PRINT] * 4, BLANK))
    # Stopped shortly before its end.
    assert is_offered(book_of(*[FOUND] * 30, BLANK))
    assert not is_offered(book_of(FOUND, EMPTY))
    assert not is_offered(book_of(BookFile("a.xhtml", ""), BookFile("b.xhtml", "")))


def test_the_warnings_tell_how_the_pages_are_now() -> None:
    assert marked(book_of(BLANK, EMPTY)).warnings == (NO_TEXT,)
    assert marked(book_of(EMPTY, EMPTY)).warnings == (NONE_FOUND,)
    assert marked(book_of(BLANK, FOUND)).warnings == (
        "Page 2 was recognised from a picture; its text may have mistakes.",
    )
    many = book_of(FOUND, FOUND, FOUND, EMPTY, FOUND, BLANK, warnings=("Torn.", NO_TEXT))
    assert marked(many).warnings == (
        "Torn.", "Pages 1–3, 5 were recognised from pictures; their text may have mistakes.",
    )  # fmt: skip
    every_other = marked(book_of(*[FOUND, EMPTY] * 15)).warnings
    assert every_other[0].startswith("Pages 1, 3, 5, 7, 9, 11, 13, 15, 17, 19 and 5 more were")


@pytest.mark.parametrize("stored", [False, True])
def test_a_warning_that_no_longer_holds_goes(stored: bool) -> None:
    """Also one that an older version stored, which is a text alone."""
    letters: str = Notice("pages_without_letters", pages="1")
    pictures: str = Notice("pictures_only")
    if stored:
        letters, pictures = str(letters), str(pictures)
    assert letters in marked(book_of(BLANK, PRINT, warnings=(letters,))).warnings
    assert letters not in marked(book_of(FOUND, PRINT, warnings=(letters,))).warnings
    assert pictures in marked(book_of(BLANK, warnings=(pictures,))).warnings
    assert pictures not in marked(book_of(PRINT, BLANK, warnings=(pictures,))).warnings


def test_a_book_with_nothing_to_tell_stays_as_it_is() -> None:
    book = book_of(PRINT, warnings=())
    assert marked(book) is book
