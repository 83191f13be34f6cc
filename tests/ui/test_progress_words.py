"""How far the reader is, in words: pages are counted, and a page without text takes no time."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.span import Span
from foxreader.ui.platform.progress import page_words, time_left

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
    assert time_left(book, Span(0, 0, 0)) == ""
    assert time_left(book, Span(2, 0, 0)) == "40 min left in chapter"
    later = Book("a" * 64, "epub", Metadata("A"), files, toc=toc[1:])
    assert time_left(later, Span(1, 0, 0)) == ""
