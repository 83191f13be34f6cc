"""The letters of a text are the same in every edition, and each knows its place."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.test_anchor import book_of
from foxreader.core.letters import letter_row, letters_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It’s  done — “now”", 'it\'s done--"now"'),
        ("deﬁne", "DEFINE"),
        ("un\u00adbro\u200bken", "unbroken"),
        ("caf\u00e9 na\u00efve", "cafe\u0301 nai\u0308ve"),
        ("Straße", "STRASSE"),
        ("開発元の Debian", "開発元のDebian"),
        ("ｆｕｌｌ１２", "full12"),
        ("a_b", "ab"),
        ("Jᴏᴇ G. Pɪɴᴇʟʟɪ", "Joe G. Pinelli"),
    ],
)
def test_what_editions_have_otherwise_is_the_same(one: str, other: str) -> None:
    assert letters_of(one) == letters_of(other) != ""


@pytest.mark.parametrize(
    ("one", "other"), [("cafe", "café"), ("का", "कि"), ("10", "1"), ("я", "r"), ("بَ", "بِ")]
)
def test_other_words_are_not(one: str, other: str) -> None:
    assert letters_of(one) != letters_of(other)


@given(st.lists(st.text(), max_size=4))
def test_each_letter_knows_its_place(texts: list[str]) -> None:
    book = book_of(*texts)
    row = letter_row(book)
    assert row.text == "".join(map(letters_of, texts))
    places = [row.place(number) for number in range(len(row.text))]
    assert places == sorted(places)
    whole = "".join(texts)
    for number, place in enumerate(places):
        folded = unicodedata.normalize("NFKC", whole[place : place + 8]).casefold()
        assert row.text[number] in unicodedata.normalize("NFKC", folded)
        file = row.file(number)
        assert book.starts[file] <= place < book.starts[file + 1]
        assert row.file_start(file) <= number < row.file_start(file + 1)
        assert places[row.number(place)] == place
