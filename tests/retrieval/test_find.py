from __future__ import annotations

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.retrieval.fulltext.literal import find


def book_of(text: str, hidden: tuple[tuple[int, int], ...] = ()) -> Book:
    return Book("0" * 64, "text", Metadata("T"), (BookFile("a", text, hidden=hidden),))


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("The white\nwhale. WHITE  WHALE!", "white whale", ["white\nwhale", "WHITE  WHALE"]),
        ("Don’t say “so” — ever", 'don\'t say "so" - ever', ["Don’t say “so” — ever"]),
        ("a.b axb", "a.b", ["a.b"]),
        ("小説 を讀む", "小説", ["小説"]),
        ("nothing", "   ", []),
    ],
)
def test_words_are_found_as_a_reader_means_them(text: str, words: str, found: list[str]) -> None:
    book = book_of(text)
    assert [book.text_at(span) for span in find(book, words)] == found


def test_what_cannot_be_seen_is_not_found() -> None:
    assert not list(find(book_of("secret word", hidden=((0, 6),)), "secret"))
