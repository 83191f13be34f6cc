"""F5: the whole book in reading order, by its summaries, within a budget."""

from __future__ import annotations

import re
from collections.abc import Sequence

from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags, neutralise
from foxreader.core.tokens import estimate
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.segment import Segment
from foxreader.index.storage.model_results import Summary
from foxreader.retrieval.tools.render import Rendered, line

_SENTENCE_END = re.compile(r"(?<=[.!?。！？])(?:\s*\[f[0-9-]+\])*\s+")
_OPENING_UNITS = 2
_HEAD = 2_000
"""So many characters of a segment are looked at first: to read all of each takes long."""
_ROUNDS = 12
_STRIDES = (2, 3, 5, 8, 13, 21, 34, 55, 89)
_A_FEW = 90
"""Tokens of sentences for a section where not all can have some."""


def overview(index: BookIndex, scope: Scope, budget: int) -> tuple[Rendered, str]:
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
    index: BookIndex, segment: Segment, summary: Summary | None, scope: Scope
) -> tuple[str, list[str]]:
    """A segment's title and the sentences that stand for it."""
    title = neutralise(" ".join(segment.title.split()))
    written = _SENTENCE_END.split(summary.text) if summary is not None else []
    if summary is not None and next(find_tags(summary.text), None) is not None:
        return title, [s for s in written if s.strip()]
    # A weak model copies no tags: without the book's own sentences nothing could be cited.
    heads = [Span(s.file, s.start, min(s.end, s.start + _HEAD)) for s in segment.spans]
    units = _opening(index, heads, scope)
    if len(units) < _OPENING_UNITS:
        units = _opening(index, segment.spans, scope)
    opening = [line(index.book, unit) for unit in units]
    return title, [*opening, *(s for s in written if s.strip())]


def _opening(index: BookIndex, spans: Sequence[Span], scope: Scope) -> list[Span]:
    """The first units that say something: a heading alone does not."""
    units = [u for span in spans for u in index.units_inside(span) if scope.allows(u)]
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
    if estimate(text) <= budget and next(find_tags(text), None) is not None:
        return text
    return _thinned(entries, budget) or _titles(entries, budget)


def _thinned(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """Every title, and sentences of evenly spaced sections; "" where even that does not fit.

    Titles alone name no place in the book, and nothing could be cited of them.
    """
    for stride in _STRIDES:
        thin = [(t, s if not at % stride else []) for at, (t, s) in enumerate(entries)]
        for chosen, rest in ((thin, 0), (entries[::stride], len(entries) - len(thin[::stride]))):
            more = f"\n\n(and {rest} more sections)" if rest else ""
            text = _joined(chosen, _A_FEW) + more
            if estimate(text) <= budget and next(find_tags(text), None) is not None:
                return text
    return ""


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
