"""How far and how long, in words; and questions to start with. Pure."""

from __future__ import annotations

from bisect import bisect_right

from foxreader.core.book import Book
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.index.batches import Estimate
from foxreader.index.meter import Cap

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


def index_words(state: Progress) -> str:
    """How far the index is."""
    return f"{_STAGES.get(state.stage, 'Index')} {state.done} of {state.total}"


def cost_words(cost: Estimate, model: str, provider: str) -> str:
    """What summaries will cost, and where they stop, as a question to the reader."""
    tokens = (cost.prompt_tokens + cost.completion_tokens) // 1000
    money = f" (about ${cost.money:,.2f})" if cost.money is not None else ""
    most = (cap_of(cost).tokens or 0) // 1000
    return (
        f"Summarise this book with {model}? About {cost.calls} requests and {tokens:,}k tokens"
        f"{money}, sent to {provider}; it stops before {most:,}k. Without it, answers come from "
        "the full text."
    )


def cap_of(cost: Estimate) -> Cap:
    """The most that leave for an estimate covers: half as much again, in tokens."""
    tokens = cost.prompt_tokens + cost.completion_tokens
    return Cap(tokens=tokens + tokens // 2 + 1000, name="limit you agreed to")


def questions(book: Book) -> tuple[str, ...]:
    """What one could ask first: about chapters the book names."""
    if book.metadata.identifier == "urn:foxreader:guide":
        return ("What is strict mode?", "Where are API keys kept?", "What does yellow mean?")
    return ()
