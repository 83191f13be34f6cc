"""The rows of a page of a catalogue: ways to other pages, then books; pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.core.about import Feed, Publication, Way
from foxreader.ui.platform.translation import Context, number

FeedWords = Context("FeedWords")
_LISTED = 1_000
"""Rows of a page that are listed at most. Chosen: catalogues have 20 to 100 on a page."""


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A row: its words, more below them, and what it leads to: a page or a book."""

    words: str
    more: str = ""
    way: Way | None = None
    book: Publication | None = None


def feed_rows(feed: Feed) -> list[FeedRow]:
    """The rows of a page, and those to the pages after and before it."""
    return list(_rows(feed))[:_LISTED]


def _rows(feed: Feed) -> Iterator[FeedRow]:
    if feed.preceding:
        words = FeedWords.tr("Page before")
        yield FeedRow(words, way=Way(words, feed.preceding))
    for way in feed.navigation:
        count = FeedWords.tr("%Ln book(s)", "", way.count) if way.count >= 0 else ""
        yield FeedRow(f"{way.title} ›", count, way=way)
    for book in feed.publications:
        yield FeedRow(book.title, publication_line(book), book=book)
    for choice in feed.choices:
        for way in choice.ways:
            sign = "✓ " if way.active else ""
            count = number(way.count) if way.count >= 0 else ""
            yield FeedRow(f"{sign}{choice.title}: {way.title}", count, way=way)
    if feed.following:
        words = FeedWords.tr("Next page")
        yield FeedRow(words, way=Way(words, feed.following))


def publication_line(book: Publication) -> str:
    """Authors, year and formats of a book of a catalogue, in one line."""
    taken = book.taken
    how = taken.format if taken is not None else refusal_words(book)
    return " · ".join(filter(None, (", ".join(book.authors), book.published[:4], how)))


def refusal_words(book: Publication) -> str:
    """Why a book of a catalogue is not downloaded."""
    if any(offer.kind == "open" for offer in book.offers):
        return FeedWords.tr("no format that Foxreader reads")
    if any(offer.kind in ("buy", "subscribe") for offer in book.offers):
        return FeedWords.tr("sold there, not here")
    if any(offer.kind == "borrow" for offer in book.offers):
        return FeedWords.tr("lent there, not here")
    return FeedWords.tr("no file")
