"""What is told of a whole book: its data and their places, its length, and how often it names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.direct.overview import book_data, named_places, overview
from foxreader.core.book import Book, Metadata
from foxreader.core.events import Answer, Searched
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.storage.store import Index

DAY = "The boats lay on the shingle and nobody mended the nets.\n"


def told(index: Index, key: str) -> Answer:
    return book_data(index, WHOLE_BOOK, key).answer("Q?", "grounded", Searched())


@pytest.mark.parametrize(
    ("book", "key", "words"),
    [
        (book_of("word " * 13_812), "reading_time", "about 13,800 words (69,100 characters)"),
        (book_of("word " * 13_812), "reading_time", "about 1.0 hours at 230 words"),
        (book_of("夜" * 30_000, language="zh"), "reading_time", "about 1.0 hours at 500"),
        (book_of("word " * 13_812), "pages", "some 46 printed pages"),
    ],
)
def test_a_book_is_as_long_as_its_text(tmp_path: Path, book: Book, key: str, words: str) -> None:
    assert words in told(index_of(book, tmp_path), key).text


BY = "The Lamp, a novel by Ada Writer\n"
NOTE = (
    "In the winter of that year Ada Writer, who had kept bees for most of her life and knew more "
    "of honey than of the sea, went to the harbour each morning to see the boats come in, and of "
    "an evening she wrote down what the fishermen had said.\n"
)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        (DAY * 120 + BY + DAY * 600, BY),
        (DAY * 600 + BY + DAY * 120, BY),
        (DAY * 360 + BY + DAY * 360, ""),
        (NOTE + DAY * 600, ""),
    ],
)
def test_what_a_file_says_of_itself_is_looked_for_at_either_end(
    tmp_path: Path, text: str, quoted: str
) -> None:
    book = replace(book_of(text), metadata=Metadata("A book", ("Ada Writer",), "en"))
    answer = told(index_of(book, tmp_path), "author")
    assert "".join(place.quote for place in answer.citations) == quoted.strip()


@pytest.mark.parametrize(
    ("times", "quoted", "linked"), [(8, 8, 8), (9, 0, 9), (400, 0, 400), (401, 0, 400)]
)
def test_few_places_are_quoted_and_not_all_of_very_many_are_linked(
    tmp_path: Path, times: int, quoted: int, linked: int
) -> None:
    named = "Old Orrin, who had the lamp with him, walked along the shore.\n"
    index = index_of(book_of((named + DAY) * times, toc=[("The Shore", 0, 0)]), tmp_path)
    answer = named_places(index, WHOLE_BOOK, "count", "Orrin").answer("Q?", "grounded", Searched())
    assert f"{times} times" in answer.text and len(answer.citations) == linked
    assert sum(place.grade == "quoted" for place in answer.citations) == quoted


def test_a_long_description_is_cut_at_a_word(tmp_path: Path) -> None:
    about = Metadata("A book", description="Honey and herrings. " * 100)
    index = index_of(replace(book_of(DAY * 20), metadata=about), tmp_path)
    text = overview(index, WHOLE_BOOK).answer("Q?", "guided_fallback", Searched()).text
    assert "Honey and …" in text or "herrings. …" in text
    assert 700 < text.count("Honey and herrings. ") * 20 <= 800
