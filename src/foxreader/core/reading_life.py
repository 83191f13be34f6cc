"""How long somebody reads, and how much: the clock that measures it, and sums by day and month.

Pure, but for the clock it is given. Time counts between two signs of the reader that are not so far
apart that nobody was there; pages count where the reader reads on, not where they jump.
"""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from foxreader.core.reading_clock import LONGEST_REST
from foxreader.core.table_cell import inert

_LONGEST_STEP = 4.0
"""Pages between two signs beyond which it was a jump. Chosen: two columns of a large window."""


@dataclass(frozen=True, slots=True)
class TimeRead:
    """So many seconds were read, and so many pages."""

    seconds: float = 0.0
    pages: float = 0.0


class LifeClock:
    """Follows a reader through one book. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: float | None = None
        self._page: float | None = None
        self._seconds = self._pages = 0.0

    @property
    def seconds(self) -> float:
        """What was measured since it was last taken."""
        return self._seconds

    def moved(self, page: float) -> bool:
        """The reader is at ``page``, a count of pages from the beginning of the book; whether they
        have read on to there."""
        self._count()
        step = 0.0 if self._page is None else page - self._page
        self._page = page
        if not 0.0 < step <= _LONGEST_STEP:
            return False
        self._pages += step
        return True

    def rest(self) -> None:
        """The reader turns to something else; what they have read until now counts."""
        self._count()
        self._since = None

    def resume(self) -> None:
        """The reader comes back to the page."""
        if self._since is None and self._page is not None:
            self._since = self._clock()

    def take(self) -> TimeRead:
        """What was measured since this was called last."""
        taken = TimeRead(self._seconds, self._pages)
        self._seconds = self._pages = 0.0
        return taken

    def _count(self) -> None:
        now = self._clock()
        if self._since is not None and now - self._since <= LONGEST_REST:
            self._seconds += now - self._since
        self._since = now


@dataclass(frozen=True, slots=True)
class BookDay:
    """What was read of one book on one day of the reader's clock."""

    day: date
    sha256: str
    title: str
    authors: str
    seconds: float
    pages: float


@dataclass(frozen=True, slots=True)
class Finished:
    """A book that is finished; ``day`` is None where it is not known since when."""

    sha256: str
    title: str
    authors: str
    day: date | None


@dataclass(frozen=True, slots=True)
class Life:
    """All that was recorded: the days, the oldest first, and the finished books, the newest
    first."""

    days: tuple[BookDay, ...] = ()
    finished: tuple[Finished, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """What was read in a span of time that begins with the day ``start``."""

    start: date
    seconds: float = 0.0
    pages: float = 0.0


def by_day(days: Iterable[BookDay], today: date, count: int = 56) -> list[Bar]:
    """A bar for each of the last ``count`` days, today the last."""
    first = today - timedelta(days=count - 1)
    return _bars([first + timedelta(days=n) for n in range(count)], days, lambda day: day)


def by_month(days: Iterable[BookDay], today: date, count: int = 12) -> list[Bar]:
    """A bar for each of the last ``count`` months, this one the last."""
    last = today.year * 12 + today.month - 1
    months = [date(n // 12, n % 12 + 1, 1) for n in range(last - count + 1, last + 1)]
    return _bars(months, days, lambda day: day.replace(day=1))


def _bars(
    starts: Sequence[date], days: Iterable[BookDay], start_of: Callable[[date], date]
) -> list[Bar]:
    sums = {start: [0.0, 0.0] for start in starts}
    for one in days:
        if (sum_ := sums.get(start_of(one.day))) is not None:
            sum_[0] += one.seconds
            sum_[1] += one.pages
    return [Bar(start, *sums[start]) for start in starts]


def as_csv(life: Life) -> str:
    """The days as CSV with a line of names; a row has the day on which its book was finished."""
    finished = {one.sha256: one.day for one in life.finished}
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(["day", "title", "authors", "sha256", "minutes", "pages", "finished"])
    for one in life.days:
        done = finished.get(one.sha256)
        rows.writerow([
            one.day.isoformat(), inert(one.title), inert(one.authors), one.sha256,
            f"{one.seconds / 60:.1f}", f"{one.pages:.1f}", done.isoformat() if done else "",
        ])  # fmt: skip
    return text.getvalue()
