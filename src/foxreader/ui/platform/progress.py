"""How far the reader or a job is and how long the rest takes, in words; pure functions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping

from foxreader.core.book import Book
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.index.summaries.agreement import Plan
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    dollars,
    notice_words,
    number,
)

ProgressWords = Context("ProgressWords")

_A_MINUTE = 1150
"""Characters an adult reads in a minute, of an alphabet: 230 words of five letters, which studies
of silent reading give; in Chinese or Japanese a third of that."""
_SAMPLE = 400
"""Characters that tell the script of a text; chosen: some sentences."""
_DENSE = "\u2e7f"
"""The last code point before the Han, kana and Hangul scripts."""

_STAGES: Mapping[str, str] = {
    "text": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "segments": QT_TRANSLATE_NOOP("ProgressWords", "Index {0} of {1}"),
    "recognising": QT_TRANSLATE_NOOP("ProgressWords", "Recognising {0} of {1}"),
    "extras": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "shelf": QT_TRANSLATE_NOOP("ProgressWords", "Indexing {0} of {1}"),
    "vectors": QT_TRANSLATE_NOOP("ProgressWords", "Semantic index {0} of {1}"),
    "concepts": QT_TRANSLATE_NOOP("ProgressWords", "Naming concepts {0} of {1}"),
}


def page_words(book: Book, place: Span, last: int | None = None) -> str:
    """The page of ``place``, where the book has pages.

    In a book of fixed pages these are counted, and a printed number that differs is named too:
    on the last page, "page 183 (193 of 193)". ``last`` is the page beside it, if there is one.
    """
    label = book.page_label(place)
    if book.paged and last is not None and last > place.file:
        beside = book.page_label(Span(last, 0, 0)) or str(last + 1)
        both = f"{label or place.file + 1}–{beside}"
        return ProgressWords.tr("pages {0} of {1}").format(both, number(len(book.files)))
    if book.paged:
        here, count = number(place.file + 1), number(len(book.files))
        if label is None or label == str(place.file + 1):
            return ProgressWords.tr("page {0} of {1}").format(here, count)
        return ProgressWords.tr("page {0} ({1} of {2})").format(label, here, count)
    if label is None:
        return ""
    end = book.pages[-1].label
    if label.isdigit() and end.isdigit():
        return ProgressWords.tr("page {0} of {1}").format(label, end)
    return page_label_words(label)


def page_label_words(label: str | None) -> str:
    """A printed page by its label; "" without one."""
    return ProgressWords.tr("page {0}").format(label) if label else ""


def time_left(book: Book, place: Span) -> str:
    """How long the rest of the chapter takes to read, by its length; "" on a page without text,
    such as a cover, and before the first chapter."""
    if not book.files[place.file].text.strip():
        return ""
    here = book.starts[place.file] + place.start
    starts = sorted(book.starts[e.place.file] + e.place.start for e in book.toc)
    at = bisect_right(starts, here)
    end = starts[at] if at < len(starts) else book.characters
    if not at or end <= here:
        return ""
    sample = book.files[place.file].text[place.start : place.start + _SAMPLE]
    dense = sum(c > _DENSE for c in sample) > len(sample) / 3
    minutes = round((end - here) / (_A_MINUTE / 3 if dense else _A_MINUTE))
    if not minutes:
        return ProgressWords.tr("less than a minute left in chapter")
    return ProgressWords.tr("{0} min left in chapter").format(number(minutes))


def opening_words(state: Progress) -> str:
    """How much of a book that is being opened is read."""
    if not state.total:
        return ProgressWords.tr("Loading book…")
    return ProgressWords.tr("Loading book… {0} of {1}").format(state.done, state.total)


def index_words(state: Progress, minutes: float | None = None) -> str:
    """How far the index is, and about how many ``minutes`` it still takes where that is known."""
    stage = ProgressWords.tr(_STAGES.get(state.stage, _STAGES["segments"]))
    done = stage.format(state.done, state.total)
    if minutes is None:
        return done
    return ProgressWords.tr("{0} · {1} left").format(done, minutes_words(minutes))


def minutes_words(minutes: float) -> str:
    """A time in minutes, or in hours from two hours on."""
    if minutes >= 120:
        return ProgressWords.tr("{0} h").format(number(minutes / 60))
    return ProgressWords.tr("{0} min").format(number(max(1, round(minutes))))


def offer_words(plan: Plan) -> str:
    """The question whether a model may read the book."""
    money, time = plan.whole.money, minutes_words(plan.minutes(plan.whole))
    question = ProgressWords.tr("Summarise this book with {0} {1}?").format(
        plan.model, notice_words(plan.at)
    )
    if plan.local:
        costs = ProgressWords.tr("About {0}, no cost.").format(time)
    elif money is not None:
        costs = ProgressWords.tr("About {0}, about {1}.").format(time, dollars(money))
    else:
        costs = ProgressWords.tr("About {0}.").format(time)
    rest = ProgressWords.tr("Search works without it; nothing is sent before you agree.")
    return f"{question} {costs} {rest}"


def suggested_questions(book: Book) -> tuple[str, ...]:
    """What one could ask first of the guide; nothing for other books."""
    if book.metadata.identifier != "urn:foxreader:guide":
        return ()
    return (  # in English, as the guide is
        "What is strict mode?",
        "Where are API keys kept?",
        "What does yellow mean?",
    )
