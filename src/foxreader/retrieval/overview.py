"""F5: the whole book in reading order, by its summaries, within a budget."""

from __future__ import annotations

import re
from collections.abc import Sequence

from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags, neutralise
from foxreader.core.tokens import estimate
from foxreader.index.segment import Segment
from foxreader.index.store import Index, Summary
from foxreader.retrieval.render import Rendered, line

_SENTENCE_END = re.compile(r"(?<=[.!?。！？])(?:\s*\[f[0-9-]+\])*\s+")
_OPENING_UNITS = 2
_ROUNDS = 12


def overview(index: Index, scope: Scope, budget: int) -> tuple[Rendered, str]:
    """All that ``scope`` shows of the book, a piece for every segment, and a note on it.

    A segment without a model's summary gives its first sentences. Over the budget all are
    shortened alike, none is left out.
    """
    written = {s.segment.id: s for s in index.summaries(scope)}
    entries = [_entry(index, s, written.get(s.id), scope) for s in index.segments_in(scope)]
    entries = [entry for entry in entries if entry[1]]
    note = "" if written else "(No summaries yet: each section is shown by its first sentences.)"
    if not entries:
        return Rendered("", ()), note
    text = _joined(entries, 10**6)
    if estimate(text) > budget:
        text = _shortened(entries, budget)
        note = f"{note} (Shortened to fit: every section is here, none in full.)".strip()
    return Rendered(text, tuple(span for _, _, span in find_tags(text))), note


def _entry(
    index: Index, segment: Segment, summary: Summary | None, scope: Scope
) -> tuple[str, list[str]]:
    """A segment's title and the sentences that stand for it."""
    title = neutralise(" ".join(segment.title.split()))
    if summary is not None:
        return title, [s for s in _SENTENCE_END.split(summary.text) if s.strip()]
    units = [u for span in segment.spans for u in index.units_inside(span) if scope.allows(u)]
    return title, [line(index.book, unit) for unit in _opening(index, units)]


def _opening(index: Index, units: Sequence[Span]) -> list[Span]:
    """The first units that say something: a heading alone does not."""
    telling = [unit for unit in units if len(unit) >= 60 or not index.book.text_at(unit).isupper()]
    longer = [unit for unit in telling if len(unit) >= 40]
    return (longer or telling)[:_OPENING_UNITS]


def _joined(entries: Sequence[tuple[str, list[str]]], each: int) -> str:
    """The entries with about ``each`` tokens of sentences apiece, at least a title."""
    parts: list[str] = []
    for number, (title, sentences) in enumerate(entries, 1):
        kept: list[str] = []
        left = each
        for sentence in sentences:
            left -= estimate(sentence) + 1
            if left < 0:
                break
            kept.append(sentence)
        head = f"## {title}" if title else f"## Part {number}"
        parts.append("\n".join([head, " ".join(kept)]) if kept else head)
    return "\n\n".join(parts)


def _shortened(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """The longest even cut of ``entries`` that fits ``budget``."""
    low, high = 0, budget
    for _ in range(_ROUNDS):
        middle = (low + high + 1) // 2
        if estimate(_joined(entries, middle)) <= budget:
            low = middle
        else:
            high = middle - 1
    text = _joined(entries, low)
    return text if estimate(text) <= budget else _titles(entries, budget)


def _titles(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """Titles alone, neighbours of one title once, and how many more there are."""
    titles = list(dict.fromkeys(title for title, _ in entries if title))
    for shown in range(len(titles), -1, -1):
        rest = len(titles) - shown
        more = [f"(and {rest} more sections)"] if rest else []
        text = "\n".join([*titles[:shown], *more])
        if estimate(text) <= budget:
            return text
    return ""
