from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of
from examples import examples
from foxreader.core.span import Span
from foxreader.index.pieces import LONGEST, file_units, tagged_units, trimmed, units

PIECES = st.sampled_from(
    ["Mr. Smith went home. ", "“Yes!” he said. ", "\n", "\n\n", " ", "。」", "他说：“好。”", "ok ",
     "word " * 120, "字" * 450, "\u00ad", "\ud800", "😀", "e.g. this; that, ", "مرحبا؟ ", "\t",
     "[f1-2-3] "]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=30).map("".join))


@examples(150)
@given(TEXTS, st.sampled_from(["", "en", "zh", "ja-jp", "ar", "xx"]))
def test_units_partition_the_text_and_keep_their_size(text: str, language: str) -> None:
    found = units(text, language)
    assert "".join(text[a:b] for a, b in found) == text
    assert all(a < b for a, b in found)
    assert all(before[1] == after[0] for before, after in pairwise(found))
    for start, end in found:
        a, b = trimmed(text, start, end)
        assert start <= a <= b <= end
        assert b - a <= LONGEST
        assert text[a:b] == text[start:end].strip()
        assert "\n" not in text[a:b]


def test_sentences_end_where_a_reader_would_say() -> None:
    text = (
        "Mr. Smith is here, and he is not going to leave. The other one left early in the morning."
    )
    assert [text[a:b] for a, b in units(text, "en")] == [
        "Mr. Smith is here, and he is not going to leave. ",
        "The other one left early in the morning.",
    ]


def test_a_closing_quote_stays_with_its_sentence() -> None:
    said = "老人看着远处的海面，慢慢地对孩子说：「今天的风浪实在太大了。」"
    text = said + "孩子没有回答，只是看着老人的眼睛。"
    first, second = units(text, "zh")
    assert text[slice(*first)] == said
    assert text[slice(*second)].startswith("孩子")


def test_tiny_sentences_join_their_neighbour_within_the_paragraph_only() -> None:
    text = (
        "No. Never again will I go to sea in such a ship as that one.\nNo.\nThe end of the matter."
    )
    assert len(units(text, "en")) == 3


def test_a_long_sentence_is_cut_at_a_clause() -> None:
    text = ("so they went on and on without a rest, " * 20).strip()
    pieces = [text[a:b].strip() for a, b in units(text, "en")]
    assert len(pieces) == 2
    assert all(piece.endswith(",") for piece in pieces[:-1])


def test_hidden_text_stands_in_units_of_its_own_and_is_never_tagged() -> None:
    text = "The visible part of the sentence is here SECRET and goes on after it."
    at = text.index("SECRET")
    book = book_of(text, hidden=[(at, at + 6)])
    assert [text[a:b] for a, b in file_units(book, 0)][1] == "SECRET"
    assert all("SECRET" not in book.text_at(span) for span in tagged_units(book, 0))
    assert sum(len(span) for span in tagged_units(book, 0)) == len(text) - len("SECRET") - 2


@pytest.mark.books
def test_real_text_gives_sentences_of_a_sensible_length(shared: object) -> None:
    path = shared / "bench/fairytaleqa/docs/green-fairybook.txt"  # type: ignore[operator]
    text = path.read_text(encoding="utf-8")
    book = book_of(text)
    lengths = [len(span) for span in tagged_units(book, 0)]
    assert 60 < sum(lengths) / len(lengths) < 200
    assert Span(0, 0, 0) not in tagged_units(book, 0)


def test_an_item_of_a_list_and_a_single_quoted_speech_are_cut_into_sentences() -> None:
    item = (
        "• The goal is a rough consensus on the change. Technical issues of it go to a committee."
    )
    speech = (
        "'How should I know?' said Alice, at her own courage. "
        "'It's no business of mine, you know, sir.'"
    )
    for text in (item, speech):
        first, second = (text[start:end] for start, end in units(text))
        assert first + second == text and first.endswith(". ")
