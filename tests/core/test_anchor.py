"""A place is found again by its words in a text that has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foxreader.core.annotation import AROUND, Anchor, find
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.errors import UsageError
from foxreader.core.span import Span

TEXT = (
    "The lamp was lit at nine. Nobody spoke of it. The keeper slept until the morning came, and "
    "the wind fell. The lamp was lit at nine. He wrote it down and left the tower for good."
)


def book_of(*texts: str, sha256: str = "ab" * 32) -> Book:
    files = tuple(BookFile(str(number), text) for number, text in enumerate(texts))
    return Book(sha256, "text", Metadata("T"), files)


@given(st.text(), st.data())
def test_a_place_is_exact_in_its_own_text(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    book = book_of("before", text)
    anchor = Anchor.of(book, Span(1, start, end))
    assert anchor.quote == text[start:end]
    assert len(anchor.before) <= AROUND >= len(anchor.after)
    assert find(anchor, book).outcome == "exact"
    assert find(anchor, book).span == Span(1, start, end)


def test_no_anchor_is_made_of_a_place_outside_the_book() -> None:
    with pytest.raises(UsageError):
        Anchor.of(book_of("short"), Span(0, 2, 9))


@given(st.integers(0, len(TEXT)), st.text("xyz .", max_size=200))
def test_an_empty_place_moves_with_the_words_around_it(at: int, put_in: str) -> None:
    anchor = Anchor.of(book_of(TEXT), Span(0, at, at))
    found = find(anchor, book_of("Title", put_in + TEXT, sha256="cd" * 32))
    assert found.outcome == "moved"
    assert found.span == Span(1, at + len(put_in), at + len(put_in))


def test_an_empty_place_whose_words_are_gone_is_gone() -> None:
    anchor = Anchor.of(book_of(TEXT), Span(0, 46, 46))
    other = book_of("Another book has nothing of it. " * 9, sha256="cd" * 32)
    assert find(anchor, other).outcome == "gone"


def test_after_a_new_extraction_a_short_word_at_the_same_offsets_is_not_exact_by_chance() -> None:
    """The file's hash is the same, its text is not."""
    anchor = Anchor.of(book_of(TEXT), Span(0, 26 + 46 - 26, 26 + 46 - 23))
    assert anchor.quote == "The"
    moved = "x" * 46 + "The" + "y" * 70 + TEXT
    found = find(anchor, book_of(moved))
    assert found.outcome == "moved"
    assert found.span is not None and found.span.start == 119 + 46


@given(st.integers(0, 150), st.integers(1, 30), st.text(max_size=80))
def test_what_is_put_in_before_moves_a_quote(start: int, length: int, put_in: str) -> None:
    assume(start + length <= len(TEXT) and TEXT[start : start + length].strip())
    assume(not any(c.isalnum() for c in put_in))
    anchor = Anchor.of(book_of(TEXT), Span(0, start, start + length))
    found = find(anchor, book_of(put_in + TEXT, sha256="cd" * 32))
    assert found.span == Span(0, start + len(put_in), start + len(put_in) + length)


def test_without_words_around_it_a_quote_of_the_same_file_is_still_exact() -> None:
    anchor = replace(Anchor.of(book_of(TEXT), Span(0, 4, 8)), before="", after="")
    assert find(anchor, book_of(TEXT)).outcome == "exact"
