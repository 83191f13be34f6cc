"""The keys that summaries of segments, chapters and the book are stored under."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.index.pieces.chapter import Chapter
from foxreader.index.pieces.segment import Segment


def place_of(segment: Segment) -> str:
    """The key of a segment's summary: its spans as tags, since its number may change."""
    return "".join(map(str, segment.spans))


def chapter_key(chapter: Chapter) -> str:
    """The key of a chapter's digest: where it begins and ends, since its number may change."""
    return f"chapter {chapter.spans[0]} {chapter.spans[-1]}"


def synopsis_key(seen: Sequence[Chapter]) -> str:
    """The key of the synopsis of the chapters ``seen``, which begin the book; "" for none."""
    return f"synopsis {len(seen)} {seen[-1].spans[-1]}" if seen else ""
