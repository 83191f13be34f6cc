"""A book that was never opened begins at its first page that shows something."""

from __future__ import annotations

import hashlib

from foxreader.core.book import Book, BookFile, Metadata, Resource
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.program.opened_ahead import first_place


class Pictures:
    """The pictures of a book; one is damaged."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def read(self, name: str) -> Resource | None:
        if name == "damaged.png":
            raise DamagedBook(Notice("page_not_shown", page=1))
        return Resource("image/png", b"png") if name in self._names else None

    def page_image(self, file: int, scale: float) -> Resource:
        raise AssertionError("not a page format")

    def close(self) -> None:
        return


def book(*bodies: tuple[str, str], linear: tuple[bool, ...] = ()) -> Book:
    files = tuple(
        BookFile(
            f"text/c{number}.xhtml", text, f"<html><body>{markup}</body></html>".encode(),
            linear=linear[number] if linear else True,
        )
        for number, (text, markup) in enumerate(bodies)
    )  # fmt: skip
    return Book(hashlib.sha256(b"a").hexdigest(), "epub", Metadata("A"), files)


COVER = ("\n", '<div><img alt="Cover" src="../images/cover.jpg"/></div>')
TEXT = ("One.", "<p>One.</p>")


def test_a_cover_that_is_there_is_shown() -> None:
    assert first_place(book(COVER, TEXT), Pictures("images/cover.jpg")) == Span(0, 0, 0)


def test_a_cover_whose_picture_is_missing_or_damaged_is_passed_by() -> None:
    assert first_place(book(COVER, TEXT), Pictures()) == Span(1, 0, 0)
    damaged = ("", '<svg><image xlink:href="../damaged.png"/></svg>')
    assert first_place(book(damaged, TEXT), Pictures()) == Span(1, 0, 0)
    far = ("", '<img src="https://example.org/a.png"/>')
    assert first_place(book(far, TEXT), Pictures()) == Span(1, 0, 0)


def test_what_shows_something_is_not_passed_by() -> None:
    for markup in ('<svg><path d="M0 0"/></svg>', '<img src="data:image/png;base64,AA"/>'):
        assert first_place(book(("", markup), TEXT), Pictures()) == Span(0, 0, 0)


def test_a_file_outside_the_reading_order_is_no_beginning() -> None:
    assert first_place(book(TEXT, TEXT, linear=(False, True)), Pictures()) == Span(1, 0, 0)


def test_a_book_without_anything_begins_at_its_start() -> None:
    assert first_place(book(COVER, COVER), Pictures()) == Span(0, 0, 0)
    assert first_place(book(), Pictures()) == Span(0, 0, 0)


def test_a_cover_outside_the_reading_order_is_the_first_page() -> None:
    outside = book(COVER, TEXT, linear=(False, True))
    assert first_place(outside, Pictures("images/cover.jpg")) == Span(0, 0, 0)
    assert first_place(outside, Pictures()) == Span(1, 0, 0)
