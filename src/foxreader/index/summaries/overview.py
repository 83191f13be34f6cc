"""How far the summaries of a book are: by entry of its contents, what is older, what it cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.pieces.segment import Segment
from foxreader.index.storage.store import Index
from foxreader.index.summaries.batches import pending, stale
from foxreader.index.summaries.prompt import keep_tags


@dataclass(frozen=True, slots=True)
class Overview:
    """How far the summaries of a book are.

    ``shares`` has for each entry of the contents how much of it is summarised, 0 to 1; None where
    nothing of it is to be. ``older`` are the entries of which something was summarised by another
    model, or an older prompt, and ``others`` these models. ``done`` of ``total`` segments are
    summarised, which used ``usage``.
    """

    shares: tuple[float | None, ...]
    older: frozenset[int]
    others: tuple[str, ...]
    done: int
    total: int
    usage: Usage


def overview(index: Index, model: str, scope: Scope = WHOLE_BOOK) -> Overview:
    """How far the summaries of ``scope`` are; ``model`` is the name of the one that makes them now,
    "" for none."""
    summaries = index.summaries(scope)
    made = {one.segment.id for one in summaries}
    waiting = {one.segment.id for one in pending(index, scope)}
    old = stale(index, model, scope) if model else []
    shown = [one for one in index.segments_in(scope) if one.id in made | waiting]
    parts = entry_segments(index.book, shown)
    shares = tuple(len(part & made) / len(part) if part else None for part in parts)
    older = {one.segment.id for one in old}
    return Overview(
        shares,
        frozenset(number for number, part in enumerate(parts) if part & older),
        tuple(sorted({one.model for one in old} - {model})),
        len(made), len(made | waiting),
        sum((one.usage for one in summaries), Usage()),
    )  # fmt: skip


def in_short(index: Index, entry: int, scope: Scope = WHOLE_BOOK) -> tuple[str, str]:
    """What models wrote of an entry of the contents, without the places it names, and which models;
    "" for both where nothing is written."""
    summaries = index.summaries(scope)
    wanted = entry_segments(index.book, (one.segment for one in summaries))[entry]
    found = [one for one in summaries if one.segment.id in wanted]
    text = "\n\n".join(keep_tags(one.text, frozenset()) for one in found)
    return text, ", ".join(sorted({one.model for one in found}))


def entry_segments(book: Book, segments: Iterable[Segment]) -> list[set[int]]:
    """For each entry of the contents the ids of the segments between it and the next place that
    an entry has."""
    starts = [book.starts[one.place.file] + one.place.start for one in book.toc]
    ends = _ends(starts, book.characters)
    ranges = [
        (segment.id, book.starts[span.file] + span.start, book.starts[span.file] + span.end)
        for segment in segments
        for span in segment.spans
    ]
    return [
        {number for number, first, last in ranges if first < end and start < last}
        for start, end in zip(starts, ends, strict=True)
    ]


def _ends(starts: Sequence[int], last: int) -> list[int]:
    """Where each entry ends: at the next place, in order of the text, that another one has."""
    places = sorted({*starts, last})
    following = dict(zip(places, [*places[1:], last], strict=True))
    return [following[start] for start in starts]
