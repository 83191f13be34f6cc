"""How the reader reads, measured and kept: how fast, how long and how much, and how far.

What is kept, by day and book, stays here and in the backups.

Each computer has sums of its own, which only grow: merged libraries keep the larger of each.
"""

from __future__ import annotations

import csv
import io
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from foxreader.core.book import Book
from foxreader.core.letters import DENSE, script_of_book
from foxreader.core.plain_data import inert
from foxreader.core.span import Span
from foxreader.library.catalog import STATE_SQL
from foxreader.library.database import Database
from foxreader.library.shelf_log import STATE, device_of

# How fast, from where somebody is at what time
#
# What is counted is text that was on screen long enough to be read and not so long that nobody was
# there. Everything else is left out: jumps, skimming, steps back, pauses.

LONGEST_REST = 240.0
"""Seconds at one place after which nobody is taken to be reading. Chosen: a screen of 3,000
characters takes a slow reader (750 in a minute) so long."""
LONGEST_STEP = 6_000
"""Characters between two places beyond which it was a jump. Chosen: two columns of a large window
have 5,000."""
_ENOUGH = 1_500
"""Characters that make a sample: about a screen, so that the time on one is measured and not that
between two turns of a wheel."""
_SLOWEST, _FASTEST = 150.0, 4_000.0
"""Characters in a minute that can be reading: 30 to 800 words of five letters. Studies of silent
reading find 175 to 300 words for most adults; what is beyond is looking for something."""


@dataclass(frozen=True, slots=True)
class ReadingSample:
    """So many characters were read in so many seconds."""

    characters: int
    seconds: float


class ReadingClock:
    """Follows a reader through one book. ``clock`` gives seconds that never go back.

    ``weight`` is how many characters of an alphabet one character stands for: 3 in Chinese.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, weight: int = 1) -> None:
        self._clock, self._weight = clock, weight
        self._at: int | None = None
        self._since = 0.0
        self._read, self._seconds = 0, 0.0

    def pause(self) -> None:
        """The reader leaves the page, or jumps: what follows begins anew."""
        self._at = None
        self._read, self._seconds = 0, 0.0

    def moved(self, offset: int) -> ReadingSample | None:
        """The first character on screen is ``offset`` of the book now; a sample, where there is
        enough for one."""
        now = self._clock()
        before, rest = self._at, now - self._since
        step = -1 if before is None else offset - before
        jumped = step < 0 or step * self._weight > LONGEST_STEP
        if jumped or rest > LONGEST_REST:
            self.pause()
        else:
            self._read, self._seconds = self._read + step, self._seconds + rest
        self._at, self._since = offset, now
        return self._take()

    def _take(self) -> ReadingSample | None:
        """The sample, if it is one; one that cannot be reading is dropped."""
        if self._read * self._weight < _ENOUGH:
            return None
        sample = ReadingSample(self._read, self._seconds)
        self._read, self._seconds = 0, 0.0
        a_minute = 60 * sample.characters * self._weight / max(sample.seconds, 0.001)
        return sample if _SLOWEST <= a_minute <= _FASTEST else None


# How long and how much: the clock that measures it, and sums by day and month
#
# Time counts between two signs of the reader that are not so far apart that nobody was there; pages
# count where the reader reads on, not where they jump.

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
class FinishedBook:
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
    finished: tuple[FinishedBook, ...] = ()


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


# How far, from the places somebody comes to
#
# Reading is turning on: from a place at or before the furthest one to the next, as Right does, or a
# wheel. What is gone to (a chapter, a citation, a search's hit) is not read by that. It is once the
# reader stays there for as long as it takes to read, no longer than somebody reads, and turns on.

_USUAL_PACE = 1_000.0
"""Characters in a minute where the reader's own pace is not known: 200 words of five letters."""
_WEIGHT = 3
"""Characters of an alphabet that one of a dense script stands for, as in the reader's pace."""
_ARRIVES = 5.0
"""Seconds in which a jump ends, at the latest: many times what a page takes to load. Chosen: one
that does not move the page is over by then."""


class FurthestRead:
    """Follows a reader through ``book``, which is read to ``furthest``; they are at ``here`` now.

    ``clock`` gives seconds that never go back.
    """

    def __init__(
        self,
        book: Book,
        furthest: Span,
        here: Span,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.book, self.furthest = book, furthest
        self._here, self._clock = here, clock
        self._weight = _WEIGHT if script_of_book(book) in DENSE else 1
        self._since = clock()
        self._strayed: float | None = None

    def strayed(self) -> None:
        """The reader goes somewhere by other means than turning on; the place follows."""
        self._strayed = self._clock()

    def moved(self, place: Span, pace: float | None = None) -> bool:
        """The reader is at ``place`` now, with a ``pace`` in characters a minute, None where it is
        not known; whether the furthest place is another one."""
        if _order(place) == _order(self._here):
            return False
        now, step = self._clock(), self._characters(place) - self._characters(self._here)
        jumps = self._strayed is not None and now - self._strayed <= _ARRIVES
        forward = _order(place) > _order(self._here) and step * self._weight <= LONGEST_STEP
        in_order = _order(self._here) <= _order(self.furthest)
        read = in_order or self._stayed(step, now - self._since, pace)
        self._here, self._since, self._strayed = place, now, None
        if jumps or not (forward and read and _order(place) > _order(self.furthest)):
            return False
        self.furthest = place
        return True

    def _stayed(self, characters: int, seconds: float, pace: float | None) -> bool:
        """Whether somebody was there as long as it takes to read what they turned from."""
        needs = 60 * characters / (pace or _USUAL_PACE / self._weight)
        return min(needs, LONGEST_REST) <= seconds <= LONGEST_REST

    def _characters(self, place: Span) -> int:
        return self.book.starts[place.file] + place.start


def _order(place: Span) -> tuple[int, int]:
    return place.file, place.start


_COLUMNS = "day, sha256, device, seconds, pages, finished"


class ReadingLife:
    """The stored days. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, day: date, sha256: str, read: TimeRead, *, finished: bool = False) -> None:
        """Add what was read of a book on a day; ``finished`` where its end was reached. Of a book
        that was forgotten meanwhile nothing is stored."""
        with self._database.work() as work:
            work.execute(
                f"INSERT INTO reading_day ({_COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6"
                " WHERE EXISTS (SELECT 1 FROM book WHERE sha256 = ?2)"
                " ON CONFLICT (day, sha256, device) DO UPDATE SET"
                " seconds = seconds + excluded.seconds, pages = pages + excluded.pages,"
                " finished = max(finished, excluded.finished)",
                (day.isoformat(), sha256, device_of(work), read.seconds, read.pages, finished),
            )

    def all(self) -> Life:
        """All that was recorded, and the books that are finished."""
        with self._database.work() as work:
            days = work.execute(
                "SELECT day, sha256, title, authors, sum(seconds), sum(pages) FROM reading_day"
                " JOIN book USING (sha256) GROUP BY day, sha256 ORDER BY day, title"
            ).fetchall()
            books = work.execute(
                f"SELECT sha256, title, authors FROM book WHERE {STATE_SQL} = 'finished'"
                " AND NOT removed ORDER BY title"
            ).fetchall()
            ends = _ends(work)
        found = [FinishedBook(sha256, title, who, ends.get(sha256)) for sha256, title, who in books]
        found.sort(key=lambda one: one.day or date.min, reverse=True)
        return Life(
            tuple(BookDay(date.fromisoformat(day), *rest) for day, *rest in days if _is_day(day)),
            tuple(found),
        )

    def forget(self) -> None:
        """Delete all of it."""
        with self._database.work() as work:
            work.execute("PRAGMA secure_delete = ON")
            work.execute("DELETE FROM reading_day")


def _ends(work: sqlite3.Connection) -> dict[str, date]:
    """The day on which the end of a book was reached last, or it was marked as finished."""
    found: dict[str, date] = {}
    for sha256, at in work.execute(
        "SELECT subject, max(at) FROM shelf_change WHERE field = ? AND value = '\"finished\"'"
        " GROUP BY subject", (STATE,),
    ):  # fmt: skip
        found[sha256] = datetime.fromisoformat(at).astimezone().date()
    for sha256, day in work.execute(
        "SELECT sha256, max(day) FROM reading_day WHERE finished GROUP BY sha256"
    ):
        if _is_day(day):
            found[sha256] = max(found.get(sha256, date.min), date.fromisoformat(day))
    return found


def merge(work: sqlite3.Connection, other: str) -> None:
    """Take over what another library has of each computer's days."""
    work.execute(
        f"INSERT INTO main.reading_day ({_COLUMNS}) SELECT {_COLUMNS} FROM {other}.reading_day"
        " WHERE true ON CONFLICT (day, sha256, device) DO UPDATE SET"
        " seconds = max(seconds, excluded.seconds), pages = max(pages, excluded.pages),"
        " finished = max(finished, excluded.finished)"
    )


def _is_day(day: str) -> bool:
    """Whether a day can be used; a library may be damaged, or be somebody else's."""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


# Pace: two sums a script, which never leave this computer

_FADES = 0.97
"""What a sample leaves of those before it. Chosen: after 23 screens the older ones count half, so
the pace follows a reader who changes and one slow evening does not decide."""
_ENOUGH_SECONDS = 600.0
"""Seconds that are measured before the reader's pace is used. Chosen: ten minutes of reading."""


class ReadingPaces:
    """The reader's pace in each script. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, script: str, sample: ReadingSample) -> None:
        """Store that the reader read so much of a script in so much time."""
        with self._database.work() as work:
            work.execute(
                "INSERT INTO reading_pace (script, characters, seconds, measured)"
                " VALUES (?1, ?2, ?3, ?3) ON CONFLICT (script) DO UPDATE SET"
                " characters = ?4 * characters + excluded.characters,"
                " seconds = ?4 * seconds + excluded.seconds,"
                " measured = measured + excluded.measured",
                (script, sample.characters, sample.seconds, _FADES),
            )

    def of(self, script: str) -> float | None:
        """Characters the reader reads in a minute; None before enough was measured."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT characters, seconds FROM reading_pace WHERE script = ? AND measured >= ?",
                (script, _ENOUGH_SECONDS),
            ).fetchone()
        return 60 * float(row[0]) / float(row[1]) if row is not None else None

    def seconds(self) -> float:
        """How many seconds of reading were measured, in all scripts."""
        with self._database.work() as work:
            row = work.execute("SELECT coalesce(sum(measured), 0) FROM reading_pace").fetchone()
        return float(row[0])

    def forget(self) -> None:
        """Delete what was measured."""
        with self._database.work() as work:
            work.execute("PRAGMA secure_delete = ON")
            work.execute("DELETE FROM reading_pace")
