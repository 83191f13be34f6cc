"""What counts as read: pages turned in order, and a page somebody stayed at and turned from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.library.reading_life import FurthestRead

PAGE = 1_500
PACE = 1_500.0


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def at(offset: int, file: int = 0) -> Span:
    return Span(file, offset, offset)


def book_of(*lengths: int) -> Book:
    files = tuple(BookFile(f"f{n}", "word " * (length // 5)) for n, length in enumerate(lengths))
    return Book("ab" * 32, "text", Metadata("T"), files)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def reader(clock: Clock, furthest: int = 0, here: int = 0) -> FurthestRead:
    return FurthestRead(book_of(30_000, 30_000), at(furthest), at(here), clock)


def test_pages_that_are_turned_in_order_are_read(clock: Clock) -> None:
    read = reader(clock)
    for before, page in pairwise(range(0, 9_000, PAGE)):
        assert read.moved(at(page), PACE) and read.furthest == at(page), before
    assert not read.moved(at(3_000), PACE) and read.furthest == at(7_500)
    # From an earlier page on it takes as far as that again.
    for page in (4_500, 6_000, 7_500):
        assert not read.moved(at(page), PACE)
    assert read.moved(at(9_000), PACE)


def test_from_the_end_of_a_file_the_next_one_is_turned_to(clock: Clock) -> None:
    read = reader(clock, 29_000, 29_000)
    assert read.moved(at(0, file=1)) and read.furthest == at(0, file=1)


def test_a_page_without_text_is_turned_like_another() -> None:
    read = FurthestRead(book_of(0, 0, 0), at(0), at(0))
    assert read.moved(at(0, file=1)) and read.moved(at(0, file=2))


def test_what_is_gone_to_is_not_read_nor_are_the_pages_after_it(clock: Clock) -> None:
    read = reader(clock)
    read.strayed()
    assert not read.moved(at(2_000))
    for page in (3_500, 5_000, 6_500):
        clock.now += 3.0
        assert not read.moved(at(page), PACE)
    assert read.furthest == at(0)
    # Back, and on from there.
    read.strayed()
    assert not read.moved(at(0)) and read.moved(at(PAGE))


def test_a_step_over_many_pages_is_none_that_was_read(clock: Clock) -> None:
    read = reader(clock)
    assert not read.moved(at(12_000)) and read.furthest == at(0)


def test_a_page_gone_to_is_read_once_somebody_stayed_and_turned_on(clock: Clock) -> None:
    read = reader(clock)
    read.strayed()
    read.moved(at(20_000), PACE)
    clock.now += 60.0
    assert read.moved(at(20_000 + PAGE), PACE) and read.furthest == at(21_500)
    assert read.moved(at(23_000), PACE)


def test_a_page_that_lay_open_for_an_hour_is_not_read(clock: Clock) -> None:
    read = reader(clock)
    read.strayed()
    read.moved(at(20_000), PACE)
    clock.now += 3_600.0
    assert not read.moved(at(20_000 + PAGE), PACE)


def test_a_jump_that_moves_nothing_is_soon_over(clock: Clock) -> None:
    read = reader(clock)
    read.strayed()
    assert not read.moved(at(0))
    clock.now += 10.0
    assert read.moved(at(PAGE), PACE)
