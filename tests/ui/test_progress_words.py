"""How far the reader is, in words: pages are counted, and a page without text takes no time."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.span import Span
from foxreader.ui.platform.progress import left_words, page_words, short_page

LONG = "A line of the chapter. " * 2_000


def paged(labels: list[str]) -> Book:
    """A book of fixed pages with these printed numbers."""
    files = tuple(BookFile(f"p{n}", "words") for n in range(len(labels)))
    pages = tuple(PageMark(label, Span(n, 0, 0)) for n, label in enumerate(labels))
    return Book("a" * 64, "PDF", Metadata("A"), files, pages=pages, paged=True)


def test_the_last_of_the_pages_is_called_the_last() -> None:
    book = paged(["i", "ii", "1", "2", "3"])
    assert page_words(book, Span(4, 0, 0)) == "page 3 (5 of 5)"
    assert page_words(book, Span(0, 0, 0)) == "page i (1 of 5)"
    assert page_words(paged(["1", "2", "3"]), Span(2, 0, 0)) == "page 3 of 3"


def test_without_printed_numbers_the_pages_are_counted() -> None:
    book = paged(["1", "2"])
    bare = replace(book, pages=())
    assert page_words(bare, Span(1, 0, 0)) == "page 2 of 2"


def test_a_cover_and_what_is_before_the_first_chapter_take_no_time() -> None:
    files = (BookFile("cover", "\n", b""), BookFile("title", "A. By B.", b""),
             BookFile("one", LONG, b""))  # fmt: skip
    toc = (TocEntry("Cover", Span(0, 0, 0), 1), TocEntry("One", Span(2, 0, 0), 1))
    book = Book("a" * 64, "epub", Metadata("A"), files, toc=toc)
    assert left_words(book, Span(0, 0, 0)).chapter == ""
    assert left_words(book, Span(2, 0, 0)).chapter == "40 min left in chapter"
    later = Book("a" * 64, "epub", Metadata("A"), files, toc=toc[1:])
    assert left_words(later, Span(1, 0, 0)).chapter == ""


def test_a_count_of_ours_is_called_one() -> None:
    book = Book("a" * 64, "epub", Metadata("A"), (BookFile("one", LONG, b""),))
    assert page_words(book, Span(0, 1_500, 1_500)) == "page 2 of 31"
    assert short_page(book, Span(0, 1_500, 1_500)) == "2"
    marks = (PageMark("iv", Span(0, 0, 0)), PageMark("1", Span(0, 90, 90)),
             PageMark("212", Span(0, 900, 900)))  # fmt: skip
    printed = replace(book, sha256="b" * 64, pages=marks)
    assert page_words(printed, Span(0, 1_500, 1_500)) == "page 212 of 212"
    assert page_words(printed, Span(0, 10, 10)) == "page iv"


def test_the_rest_is_said_at_the_readers_pace() -> None:
    files = (BookFile("one", LONG, b""), BookFile("two", LONG, b""))
    toc = tuple(TocEntry(f"{n}", Span(n, 0, 0), 1) for n in range(2))
    book = Book("a" * 64, "epub", Metadata("A"), files, toc=toc)
    middle = Span(0, 23_000, 23_000)
    usual, slow = left_words(book, middle), left_words(book, middle, 575.0)
    assert usual.chapter == "20 min left in chapter" and usual.book == "60 min left in book"
    assert slow.chapter == "40 min left in chapter" and slow.book == "2 h left in book"
    assert usual.share == slow.share == "50 % of the chapter"
    dense = Book("c" * 64, "epub", Metadata("A"), (BookFile("x", "吾輩は猫である" * 1_000, b""),))
    assert left_words(dense, Span(0, 0, 0)).book == "18 min left in book"
