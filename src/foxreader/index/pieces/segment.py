"""F1: the book's partition into segments, by its table of contents and by length."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.core.tokens import estimate

SMALLEST = 200
"""A section below this many estimated tokens (a heading alone) joins the next one."""
WHOLE = 10_000
"""A section up to this many estimated tokens is one segment; a longer one is cut at paragraph
ends. Requirement F1 splits at 30,000 to
40,000 characters; 10,000 tokens are 30,000 characters of English."""
PIECE = 8_500
"""Estimated tokens of each piece of a longer section, about, and at most half as many again; see
``WHOLE``."""

_PARAGRAPH_END = re.compile(r"\n\s*")


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the book that is summarised as one; ``spans`` has one span a file it touches."""

    id: int
    spans: tuple[Span, ...]
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class _Node:
    start: int
    title: str
    level: int


def segments(book: Book) -> list[Segment]:
    """The segments of ``book`` in reading order: together every character, none twice."""
    whole = "".join(file.text for file in book.files)
    nodes = _merged(whole, _nodes(book))
    found: list[Segment] = []
    for node, following in pairwise((*nodes, _Node(len(whole), "", 0))):
        bounds = _pieces(whole, node.start, following.start)
        for start, end in pairwise(bounds):
            spans = _spans(book, start, end)
            found.append(Segment(len(found) + 1, spans, node.title, node.level))
    return found


def _nodes(book: Book) -> list[_Node]:
    """One node where each heading points; of several at one place the deepest is kept."""
    at: dict[int, _Node] = {0: _Node(0, "", 1)}
    for entry in book.toc:
        if book.holds(entry.place):
            start = book.starts[entry.place.file] + entry.place.start
            before = at.get(start)
            if before is None or not before.title or entry.level > before.level:
                at[start] = _Node(start, entry.title, entry.level)
    return [at[start] for start in sorted(at) if start < max(1, book.characters)]


def _merged(whole: str, nodes: list[_Node]) -> list[_Node]:
    """``nodes`` without those that have little more than a heading: they join the next."""
    kept: list[_Node] = []
    pending: _Node | None = None
    for node, following in pairwise((*nodes, _Node(len(whole), "", 0))):
        first = pending or node
        # The heading that holds the text names the segment; the one before only adds lines.
        named = _Node(first.start, node.title or first.title, node.level)
        tiny = estimate(whole[first.start : following.start]) < SMALLEST
        pending = named if tiny else None
        if not tiny:
            kept.append(named)
    if pending and not kept:
        kept.append(pending)
    return kept


def _pieces(whole: str, start: int, end: int) -> list[int]:
    """The bounds of the pieces of one section, its start and end included."""
    size = estimate(whole[start:end])
    if size <= WHOLE:
        return [start, end] if end > start else [start]
    count = -(-size // PIECE)
    stops = [m.end() for m in _PARAGRAPH_END.finditer(whole, start, end)]
    bounds = [start]
    for part in range(1, count):
        ideal = start + (end - start) * part // count
        at = _nearest(stops, ideal, (end - start) // (2 * count))
        if bounds[-1] < at < end:
            bounds.append(at)
    return [*bounds, end]


def _nearest(stops: list[int], ideal: int, reach: int) -> int:
    """The paragraph end nearest to ``ideal`` within ``reach``, else ``ideal`` itself."""
    at = bisect_right(stops, ideal)
    near = [stop for stop in stops[max(0, at - 1) : at + 1] if abs(stop - ideal) <= reach]
    return min(near, key=lambda stop: abs(stop - ideal), default=ideal)


def _spans(book: Book, start: int, end: int) -> tuple[Span, ...]:
    """The characters ``start`` to ``end`` of the whole book as one span a file."""
    found: list[Span] = []
    file = max(0, bisect_right(book.starts, start) - 1)
    while file < len(book.files) and book.starts[file] < end:
        first, after = book.starts[file], book.starts[file + 1]
        a, b = max(start, first), min(end, after)
        if a < b:
            found.append(Span(file, a - first, b - first))
        file += 1
    return tuple(found)
