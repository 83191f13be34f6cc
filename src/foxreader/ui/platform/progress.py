"""How far the reader or a job is, and how long the rest takes, in words; the numbers of pages."""

from __future__ import annotations

import re
import time
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from foxreader.core.book import Book, once_a_book
from foxreader.core.events import Progress
from foxreader.core.letters import DENSE, script_of_book
from foxreader.core.places import characters_of_page, page_number
from foxreader.core.span import Span
from foxreader.library.documents import GUIDE
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    data_size,
    number,
    percent,
)

ProgressWords = Context("ProgressWords")

_A_MINUTE = 1150
"""Characters an adult reads in a minute, of an alphabet: 230 words of five letters, which studies
of silent reading give; in Chinese, Japanese or Korean a third of that."""
_DENSE_SHARE = 3

_STAGES: Mapping[str, str] = {
    "text": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "segments": QT_TRANSLATE_NOOP("ProgressWords", "Index {0} of {1}"),
    "recognising": QT_TRANSLATE_NOOP("ProgressWords", "Recognising {0} of {1}"),
    "extras": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "shelf": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "vectors": QT_TRANSLATE_NOOP("ProgressWords", "Semantic index {0} of {1}"),
    "concepts": QT_TRANSLATE_NOOP("ProgressWords", "Naming concepts {0} of {1}"),
    "import": QT_TRANSLATE_NOOP("ProgressWords", "Adding {0} of {1}"),
}


def page_words(book: Book, place: Span, last: int | None = None) -> str:
    """The page of ``place``. A count of ours is called one.

    In a book of fixed pages these are counted, and a printed number that differs is named too:
    on the last page, "page 183 (193 of 193)". ``last`` is the page beside it, if there is one.
    """
    if book.paged:
        return _fixed_page_words(book, place, last)
    page = page_number(book, place)
    if page is None:
        return ""
    if page.counted:
        here, count = number(int(page.label)), number(int(page.last))
        return ProgressWords.tr("page {0} of {1}").format(here, count)
    if page.last:
        return ProgressWords.tr("page {0} of {1}").format(page.label, page.last)
    return page_label_words(page.label)


def _fixed_page_words(book: Book, place: Span, last: int | None) -> str:
    label = book.page_label(place)
    if last is not None and last > place.file:
        beside = book.page_label(Span(last, 0, 0)) or str(last + 1)
        both = f"{label or place.file + 1}–{beside}"
        return ProgressWords.tr("pages {0} of {1}").format(both, number(len(book.files)))
    here, count = number(place.file + 1), number(len(book.files))
    if label is None or label == str(place.file + 1):
        return ProgressWords.tr("page {0} of {1}").format(here, count)
    return ProgressWords.tr("page {0} ({1} of {2})").format(label, here, count)


def page_explanation(book: Book) -> str:
    """What the numbers of pages are, for who wonders."""
    if book.paged:
        return ProgressWords.tr("Page of the file")
    if book.pages:
        return ProgressWords.tr("Page of the printed edition, as the book names it")
    return ProgressWords.tr(
        "Counted by Foxreader: a page for each {0} characters, the same at any size of the text. "
        "This book names no pages of a printed edition."
    ).format(number(characters_of_page(book)))


def page_label_words(label: str | None) -> str:
    """A printed page by its label; "" without one."""
    return ProgressWords.tr("page {0}").format(label) if label else ""


def short_page(book: Book, place: Span) -> str:
    """The number alone of the page of ``place``, for a list; "" without one."""
    if book.paged:
        return book.page_label(place) or ""
    page = page_number(book, place)
    if page is None:
        return ""
    return number(int(page.label)) if page.counted else page.label


def page_name(book: Book, place: Span) -> str:
    """The page of ``place`` without how many there are: "page 12"."""
    counted = None if book.paged else page_number(book, place)
    if counted is not None and counted.counted:
        return page_label_words(number(int(counted.label)))
    return page_label_words(short_page(book, place))


_TITLE = 200
"""Characters of a chapter that is a title page, of which nothing is said to be left. Chosen."""


@dataclass(frozen=True, slots=True)
class _Left:
    """What is left, in words: of the chapter, of the book, and how much of the chapter is read."""

    chapter: str
    book: str
    share: str


def _chapter_bounds(book: Book, place: Span) -> tuple[int, int] | None:
    """Where the chapter of ``place`` begins and ends, in characters of the book; None on a page
    that shows no words, such as a cover, and before the first chapter."""
    if not book.files[place.file].shows_words:
        return None
    here = book.starts[place.file] + place.start
    starts = sorted({book.starts[e.place.file] + e.place.start for e in book.toc})
    at = bisect_right(starts, here)
    end = starts[at] if at < len(starts) else book.characters
    return (starts[at - 1], end) if at and end > here else None


def usual_pace(book: Book) -> float:
    """How many characters of a book most readers read in a minute."""
    return _A_MINUTE / _DENSE_SHARE if script_of_book(book) in DENSE else _A_MINUTE


def left_words(book: Book, place: Span, pace: float | None = None) -> _Left:
    """How long the rest takes at ``pace``, in characters a minute; None for the usual one."""
    pace = pace or usual_pace(book)
    here = book.starts[place.file] + place.start
    whole = ""
    if book.readable and book.files[place.file].shows_words:
        minutes = (book.characters - here) / pace
        whole = ProgressWords.tr("{0} left in book").format(minutes_words(minutes))
    bounds = _chapter_bounds(book, place)
    if bounds is None:
        return _Left("", whole, "")
    start, end = bounds
    share = ProgressWords.tr("{0} of the chapter").format(percent((here - start) / (end - start)))
    minutes = round((end - here) / pace)
    if end - start < _TITLE:
        return _Left("", whole, share)
    if not minutes:
        return _Left(ProgressWords.tr("less than a minute left in chapter"), whole, share)
    said = ProgressWords.tr("{0} min left in chapter").format(number(minutes))
    return _Left(said, whole, share)


def opening_words(state: Progress) -> str:
    """How much of a book that is being opened is read."""
    if not state.total:
        return ProgressWords.tr("Loading book…")
    words = ProgressWords.tr("Loading book… {0} of {1}")
    return words.format(number(state.done), number(state.total))


def index_words(state: Progress, minutes: float | None = None) -> str:
    """How far the index is, and about how many ``minutes`` it still takes where that is known."""
    stage = ProgressWords.tr(_STAGES.get(state.stage, _STAGES["segments"]))
    done = stage.format(number(state.done), number(state.total))
    if minutes is None:
        return done
    return ProgressWords.tr("{0} · {1} left").format(done, minutes_words(minutes))


def download_words(state: Progress) -> str:
    """How much of a file is downloaded; ``state`` counts bytes, of 0 where that is not said."""
    if not state.total:
        return ProgressWords.tr("Downloading, {0}").format(data_size(state.done))
    return ProgressWords.tr("Downloading, {0} of {1}").format(
        data_size(state.done), data_size(state.total)
    )


def left_of_book(characters: float, pace: float | None) -> str:
    """How long so many characters of an alphabet take at ``pace``, None for the usual one."""
    return minutes_words(characters / (pace or _A_MINUTE))


def minutes_words(minutes: float) -> str:
    """A time in minutes, or in hours from two hours on."""
    if minutes >= 120:
        return ProgressWords.tr("{0} h").format(number(minutes / 60))
    return ProgressWords.tr("{0} min").format(number(max(1, round(minutes))))


def suggested_questions(book: Book) -> tuple[str, ...]:
    """What one could ask first of the guide; nothing for other books."""
    if not book.metadata.identifier.startswith(GUIDE):
        return ()
    return (
        ProgressWords.tr("What is strict mode?"),
        ProgressWords.tr("Where are API keys kept?"),
        ProgressWords.tr("What does yellow mean?"),
    )


# The pace of summaries while they are made


class Pace:
    """Notes how far a job is. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: float | None = None
        self._first = self._done = self._total = 0
        self._last = 0.0

    def begin(self) -> None:
        """The job begins, from wherever it had stopped."""
        self._began, self._total = self._clock(), 0

    def note(self, state: Progress) -> None:
        """The job is so far."""
        if self._began is None or state.stage != "segments":
            return
        if not self._total:
            self._first = state.done
        self._done, self._total, self._last = state.done, state.total, self._clock()

    @property
    def minutes(self) -> float:
        """How many minutes the job has taken."""
        return 0.0 if self._began is None else (self._clock() - self._began) / 60

    @property
    def minutes_left(self) -> float | None:
        """How many minutes are left at the pace so far; None before anything is done."""
        made = self._done - self._first
        if self._began is None or not self._total or not made or self._done >= self._total:
            return None
        return (self._last - self._began) / made * (self._total - self._done) / 60


# The printed numbers of pages

LabelWords = Context("LabelWords")


@once_a_book
def labels_of(book: Book) -> tuple[str, ...]:
    """The label of each page of a book of fixed pages: the printed one, else its count from 1."""
    found = [str(at + 1) for at in range(len(book.files))]
    for mark in book.pages:
        if mark.place.start == 0 and mark.place.file < len(found):
            found[mark.place.file] = mark.label
    return tuple(found)


def pages_words(book: Book, first: int, last: int) -> str:
    """The labels of the pages that show: "14", or "14 – 15"."""
    labels = labels_of(book)
    return labels[first] if first == last else f"{labels[first]} – {labels[last]}"


def of_words(book: Book, first: int) -> str:
    """How many pages there are; where the printed number is another one, which of them it is."""
    count = number(len(book.files))
    if labels_of(book)[first] == str(first + 1):
        return LabelWords.tr("of {0}").format(count)
    return LabelWords.tr("({0} of {1})").format(number(first + 1), count)


def page_named(book: Book, text: str) -> int | None:
    """The page that ``text`` names: by its printed number, else by its count; of "14 – 15" the
    first. None where there is no such page.
    """
    labels = [label.casefold() for label in labels_of(book)]
    wanted = text.strip().casefold()
    for name in (wanted, re.split(r"\s*[-–—]\s*", wanted)[0]):
        if name in labels:
            return labels.index(name)
        if name.isdecimal() and len(name) < 9 and 1 <= int(name) <= len(labels):
            return int(name) - 1
    return None
