"""Anchors in another edition: over the ends of pages, among refrains, thousands at once."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest

from core.test_anchor import book_of
from foxreader.core.annotation import Anchor, find, located
from foxreader.core.book import Book
from foxreader.core.span import Span

WORDS = [
    "lamp",
    "tower",
    "keeper",
    "storm",
    "window",
    "winter",
    "copper",
    "salt",
    "heron",
    "morning",
    "harbour",
    "rope",
]


def prose(count: int, seed: int = 1) -> str:
    """``count`` words of no meaning in sentences, nearly never the same eight in a row."""
    draw = random.Random(seed)
    return ". ".join(
        " ".join(draw.choice(WORDS) + str(draw.randrange(9)) * draw.randrange(2) for _ in range(9))
        for _ in range(count // 9)
    )


def anchor_at(book: Book, words: str, nth: int = 0) -> Anchor:
    for number, file in enumerate(book.files):
        at = -1
        for _ in range(nth + 1):
            at = file.text.find(words, at + 1)
        if at >= 0:
            return Anchor.of(book, Span(number, at, at + len(words)))
    raise AssertionError(words)


def paged(*texts: str) -> Book:
    return replace(book_of(*texts, sha256="cd" * 32), paged=True)


TEXT = prose(400)
MIDDLE = len(TEXT) // 2
WORDS_THERE = TEXT[MIDDLE - 60 : MIDDLE + 30]


@pytest.mark.parametrize("between", [("", ""), ("\n1 A note at the foot.", "The Head 12\n")])
def test_words_that_a_page_ends_in_are_found_where_most_of_them_are(
    between: tuple[str, str],
) -> None:
    anchor = anchor_at(book_of(TEXT), WORDS_THERE)
    foot, head = between
    book = paged("Title", TEXT[:MIDDLE] + foot, head + TEXT[MIDDLE:])
    (span,) = located([anchor], book)
    assert span is not None
    assert book.text_at(span) == WORDS_THERE[:60].rstrip()


@pytest.mark.parametrize("put_in", ["7", " [12]", " [https://example.org/a/long/address]"])
def test_a_number_or_an_address_between_the_words_is_no_other_word(put_in: str) -> None:
    anchor = anchor_at(book_of(TEXT), WORDS_THERE)
    at = TEXT.index(" ", MIDDLE)
    book = book_of(TEXT[:at] + put_in + TEXT[at:], sha256="cd" * 32)
    (span,) = located([anchor], book)
    assert (
        span is not None
        and book.text_at(span) == TEXT[MIDDLE - 60 : at] + put_in + (TEXT[at : MIDDLE + 30])
    )
    assert find(anchor, book).outcome == "gone"  # as a quotation it would be another one


def test_words_with_other_words_between_them_are_missing() -> None:
    anchor = anchor_at(book_of(TEXT), WORDS_THERE)
    at = TEXT.index(" ", MIDDLE)
    changed = TEXT[:at] + " but nobody in the harbour had seen the heron then" + TEXT[at:]
    assert located([anchor], book_of(changed, sha256="cd" * 32)) == [None]


def test_of_a_refrain_it_is_the_one_between_its_neighbours() -> None:
    refrain = f"\n{prose(60, 77)}\n"
    parts = [prose(90, seed) for seed in range(4)]
    first = book_of(refrain.join(parts))
    anchors = [anchor_at(first, part[200:240]) for part in parts]
    sought = [anchor_at(first, refrain[150:170], nth) for nth in range(3)]
    other = paged("Title", "Preface", *refrain.join(parts).split("\n"))
    second = located([*anchors, *sought], other)[len(anchors) :]
    assert [None if span is None else span.file for span in second] == [3, 5, 7]
    assert located(sought, other) == [None] * 3  # alone there is no telling


def test_an_entry_of_the_contents_is_not_taken_for_its_heading() -> None:
    """Of the words around it the heading has only its own number."""
    chapters = [f"{n}. {prose(4, n)[:40]}" for n in range(1, 9)]
    body = [f"{head}\n{prose(200, 50 + number)}" for number, head in enumerate(chapters)]
    first = book_of("\n".join(chapters), *body)
    contents = [anchor_at(first, head[4:12]) for head in chapters]
    places = [Anchor.of(first, Span(n + 1, 300, 360)) for n in range(8)]
    without = book_of("No contents here.", *body, sha256="cd" * 32)
    spans = located([*contents, *places], without)
    assert all(spans[len(contents) :])
    assert spans[1 : len(contents) - 1] == [None] * (len(contents) - 2)


def test_a_thousand_are_placed_in_seconds() -> None:
    """Two seconds on a usual processor; with a search of the whole book for each it is 200."""
    texts = [prose(9_000, seed) for seed in range(20)]
    draw = random.Random(5)
    first = book_of(*texts)
    spans = [
        Span(file, at, at + draw.choice((6, 40, 300)))
        for file, at in ((draw.randrange(20), draw.randrange(40_000)) for _ in range(1_000))
    ]
    anchors = [Anchor.of(first, span) for span in spans]
    joined = "\n\n".join(texts).replace(". ", ".\n").replace("e", "E")
    second = book_of("A title", joined, sha256="cd" * 32)
    begun = time.process_time()
    found = located(anchors, second)
    assert time.process_time() - begun < 30
    right = sum(
        place is not None and second.text_at(place).casefold().split() == anchor.quote.split()
        for place, anchor in zip(found, anchors, strict=True)
    )
    assert right >= 0.98 * len(anchors)


def test_a_hostile_text_does_not_take_for_ever() -> None:
    anchors = [Anchor("ab" * 32, Span(0, at, at + 1), "a", "a" * 60, "a" * 60) for at in range(300)]
    book = book_of("a" * 500_000 + "b", "ab" * 100_000, sha256="cd" * 32)
    begun = time.process_time()
    assert len(located(anchors, book)) == 300
    assert time.process_time() - begun < 60
