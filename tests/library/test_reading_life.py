"""What is measured of a reading life: time while somebody reads, pages read on, sums, CSV."""

from __future__ import annotations

import csv
import io
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from foxreader.library.reading_life import (
    LONGEST_REST,
    BookDay,
    FinishedBook,
    Life,
    LifeClock,
    as_csv,
    by_day,
    by_month,
)

TODAY = date(2026, 3, 1)


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_time_counts_while_somebody_reads_and_pages_where_they_read_on() -> None:
    time = Time()
    clock = LifeClock(time)
    clock.moved(10.0)
    time.now += 60
    assert clock.moved(11.0)
    time.now += LONGEST_REST + 1  # nobody was there
    clock.moved(11.5)
    time.now += 30
    assert not clock.moved(90.0)  # a jump: the time counts, the pages do not
    assert not clock.moved(89.0)
    time.now += 20
    clock.rest()
    time.now += 50  # something else was done
    clock.resume()
    time.now += 5
    clock.moved(89.5)
    read = clock.take()
    assert (read.seconds, read.pages) == (60 + 30 + 20 + 5, 1 + 0.5 + 0.5)
    assert clock.take().seconds == clock.take().pages == 0


@given(st.lists(st.tuples(st.floats(0, 1000), st.floats(0, 500), st.booleans()), max_size=40))
def test_no_more_is_counted_than_went_by(steps: list[tuple[float, float, bool]]) -> None:
    time = Time()
    clock = LifeClock(time)
    for wait, page, rests in steps:
        time.now += wait
        clock.rest() if rests else clock.moved(page)
    read = clock.take()
    assert 0 <= read.seconds <= time.now + 1e-6 and read.pages >= 0


def day(at: date, seconds: float, title: str = "Sea", sha256: str = "a") -> BookDay:
    return BookDay(at, sha256, title, "Ann", seconds, seconds / 60)


def test_days_and_months_are_summed() -> None:
    read = [
        day(TODAY, 60), day(TODAY, 30, "Oil", "b"), day(TODAY - timedelta(days=1), 10),
        day(TODAY - timedelta(days=55), 5), day(TODAY - timedelta(days=56), 7),
        day(date(2025, 3, 31), 1000),
    ]  # fmt: skip
    days, months = by_day(read, TODAY), by_month(read, TODAY)
    assert len(days) == 56 and days[-1].start == TODAY
    assert [one.seconds for one in (days[0], days[-2], days[-1])] == [5, 10, 90]
    assert [one.start for one in (months[0], months[-1])] == [date(2025, 4, 1), TODAY]
    assert [one.seconds for one in months[-3:]] == [12, 10, 90]


def test_the_csv_can_be_read_and_holds_no_formula() -> None:
    life = Life(
        (day(TODAY, 90, '=HYPERLINK("http://x")'), day(TODAY, 60, 'A, "b"\nc', "b")),
        (FinishedBook("b", "A", "Ann", TODAY), FinishedBook("c", "C", "", None)),
    )
    first, second = csv.DictReader(io.StringIO(as_csv(life)))
    assert first["title"].startswith("'=") and first["minutes"] == "1.5"
    assert (second["title"], second["finished"]) == ('A, "b"\nc', "2026-03-01")
