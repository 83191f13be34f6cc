"""How far and how long, in words; and questions to start with. Pure."""

from __future__ import annotations

from bisect import bisect_right

from foxreader.core.book import Book
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.index.summaries.agreement import Plan

_A_MINUTE = 1150
"""Characters an adult reads a minute in an alphabet; in Chinese or Japanese a third of that."""

_STAGES = {
    "text": "Indexing",
    "segments": "Index",
    "recognising": "Recognising",
    "extras": "Indexing",
    "shelf": "Indexing",
    "vectors": "Semantic index",
    "concepts": "Naming concepts",
}


def page_words(book: Book, place: Span) -> str:
    """The printed page of ``place``, where the book names pages."""
    label = book.page_label(place)
    if label is None:
        return ""
    if book.paged and label.isdigit():
        return f"page {label} of {len(book.files)}"
    last = book.pages[-1].label
    return f"page {label} of {last}" if last.isdigit() and label.isdigit() else f"page {label}"


def time_left(book: Book, place: Span) -> str:
    """How long the rest of the chapter takes to read, by its length."""
    here = book.starts[place.file] + place.start
    starts = sorted(book.starts[e.place.file] + e.place.start for e in book.toc)
    at = bisect_right(starts, here)
    end = starts[at] if at < len(starts) else book.characters
    if not starts or end <= here:
        return ""
    sample = book.files[place.file].text[place.start : place.start + 400]
    dense = sum(c > "\u2e7f" for c in sample) > len(sample) / 3
    minutes = round((end - here) / (_A_MINUTE / 3 if dense else _A_MINUTE))
    return f"{minutes} min left in chapter" if minutes else "less than a minute left in chapter"


def opening_words(state: Progress) -> str:
    """How far the book is read that is being opened."""
    return f"Loading book… {state.done} of {state.total}" if state.total else "Loading book…"


def index_words(state: Progress, minutes: float | None = None) -> str:
    """How far the index is, and about how many ``minutes`` it still takes where that is known."""
    said = f"{_STAGES.get(state.stage, 'Index')} {state.done} of {state.total}"
    return said if minutes is None else f"{said} · {minutes_words(minutes)} left"


def minutes_words(minutes: float) -> str:
    """A time in minutes, or in hours from two hours on."""
    if minutes >= 120:
        return f"{minutes / 60:.0f} h"
    return f"{max(1, round(minutes))} min"


def offer_words(plan: Plan) -> str:
    """The question whether a model may read the book."""
    money = plan.whole.money
    costs = "no cost" if plan.local else f"about ${money:,.2f}" if money is not None else ""
    takes = ", ".join(filter(None, (f"about {minutes_words(plan.minutes(plan.whole))}", costs)))
    return (
        f"Summarise this book with {plan.model} {plan.at}? {takes[0].upper()}{takes[1:]}. Search "
        "works without it; nothing is sent before you agree."
    )


def questions(book: Book) -> tuple[str, ...]:
    """What one could ask first: about chapters the book names."""
    if book.metadata.identifier == "urn:foxreader:guide":
        return ("What is strict mode?", "Where are API keys kept?", "What does yellow mean?")
    return ()
