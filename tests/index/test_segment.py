from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of
from examples import examples
from foxreader.core.message import estimate
from foxreader.index.chapters import PIECE, segments
from foxreader.index.pieces import (
    LONGEST_PASSAGE,
    layout,
    passages,
    running_lines,
    tagged_units,
)

PARAGRAPH = st.sampled_from(
    ["A short one.\n", "It was a long way down to the sea. " * 9 + "\n", "字句" * 90 + "。\n", "\n"]
)
FILE = st.lists(PARAGRAPH, max_size=25).map("".join)


@st.composite
def made_books(draw: st.DrawFn):
    texts = draw(st.lists(FILE, min_size=1, max_size=4))
    places = st.integers(0, len(texts) - 1).flatmap(
        lambda f: st.tuples(st.text("AB ", max_size=3), st.just(f), st.integers(0, len(texts[f])))
    )
    toc = draw(st.lists(places, max_size=8))
    size = len(texts[0])
    ends = sorted(draw(st.lists(st.integers(0, size), max_size=4, unique=True)))
    return book_of(*texts, toc=toc, hidden=list(zip(ends[::2], ends[1::2], strict=False)))


@examples(80)
@given(made_books())
def test_segments_partition_the_book(book) -> None:
    found = segments(book)
    pieces = [span for segment in found for span in segment.spans]
    assert "".join(map(book.text_at, pieces)) == "".join(file.text for file in book.files)
    assert [segment.id for segment in found] == list(range(1, len(found) + 1))
    assert len({span.file for span in pieces}) <= len(book.files)


@examples(60)
@given(made_books())
def test_passages_hold_every_visible_unit_once_and_nothing_hidden(book) -> None:
    known = layout(book)
    for file in range(len(book.files)):
        found = list(passages(book, file, known))
        assert [unit for p in found for unit in p.units] == tagged_units(book, file)
        for passage in found:
            assert len(passage.span) <= LONGEST_PASSAGE
            assert passage.span == passage.units[0].to(passage.units[-1])
            assert book.visible(passage.span)


def test_headers_and_footers_of_pages_are_in_no_passage() -> None:
    pages = [f"The Manual, Release {n}\nPage {n} tells of {word}.\n{n} / 4" for n, word in
             enumerate(["masts", "sails", "ropes", "hulls"])]  # fmt: skip
    book = replace(book_of(*pages), paged=True)
    known = layout(book)
    shown = [book.text_at(p.span) for n in range(4) for p in passages(book, n, known)]
    assert shown == [page.split("\n")[1] for page in pages]
    assert running_lines(replace(book, paged=False)) == frozenset()


def test_a_long_section_is_cut_at_paragraph_ends_into_even_pieces() -> None:
    text = ("word " * 100 + "\n") * 300
    book = book_of(text, toc=[("One", 0, 0)])
    found = segments(book)
    sizes = [estimate(book.text_at(s.spans[0])) for s in found]
    assert len(found) > 1
    assert all(PIECE / 2 < size < PIECE * 1.5 for size in sizes)
    assert all(book.text_at(s.spans[0]).endswith("\n") for s in found)
    assert {s.title for s in found} == {"One"}


def test_a_heading_alone_joins_the_section_below_it() -> None:
    text = "Book One\n" + "Chapter 1\n" + "It was a dark and stormy night. " * 40
    book = book_of(text, toc=[("Book One", 0, 0), ("Chapter 1", 0, 9)])
    (segment,) = segments(book)
    assert segment.title == "Chapter 1"


def test_chinese_sections_are_measured_by_tokens_not_by_characters() -> None:
    english, chinese = book_of("It rained. " * 2_000), book_of("下雨了。" * 5_500)
    assert english.characters == chinese.characters
    assert len(segments(english)) < len(segments(chinese))


def test_an_empty_book_has_no_segment() -> None:
    assert segments(book_of("")) == []
