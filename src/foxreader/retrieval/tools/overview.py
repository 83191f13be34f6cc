"""The overview: summaries of the whole book in reading order, within a budget (F5)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from foxreader.core.message import LONGEST_HEADING, as_name, estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Segment, content
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.retrieval.tools.digests import NOTE, beside_the_book
from foxreader.retrieval.tools.render import Rendered, line
from foxreader.retrieval.whole_book import is_told, readable, segments_of, turning_points

_SENTENCE_END = re.compile(r"(?<=[.!?。！？])(?:\s*\[f[0-9-]+\])*\s+")
_TURNS = "Where people meet and are last named"
_OPENING_UNITS = 2
"""How many of its first sentences represent a segment without a summary. Chosen, not measured."""
_HEAD = 2_000
"""How many characters of a segment are read first for these; all of it is read only if they have
too few sentences, because that is slow. Chosen, not measured."""
_ROUNDS = 12
"""Steps of the binary search for the room of each section: exact for budgets up to 4,096 tokens,
and never over the budget above that."""
_STRIDES = (2, 3, 5, 8, 13, 21, 34, 55, 89)
"""If not every section can have sentences, every second has some, else every third, and so on.
The steps are Fibonacci numbers, so that few are tried."""
_A_FEW = 90
"""Estimated tokens of sentences for such a section. Chosen, not measured."""


def overview(index: Index, scope: Scope, budget: int) -> tuple[Rendered, str]:
    """A text with a piece for every segment inside ``scope``, and a note on how it was made.

    A summary stands beside the sentences of the book that it rests on, which alone have tags. A
    segment without one is shown by the sentences that represent it, or its first ones. Of a story,
    the places where people meet follow. Imprints and the like are left out. If the text is over
    ``budget`` estimated tokens, all pieces are shortened alike; in the worst case only titles
    remain.
    """
    written = {s.segment.id: s for s in index.summaries(scope)}
    shown = segments_of(index, scope)
    entries = [_entry(index, s, written.get(s.id), scope) for s in shown]
    entries = [entry for entry in entries if entry[1]]
    entries += _turns(index, shown, scope)
    note = NOTE if written else "(No summaries yet: each section is shown by its own sentences.)"
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
    """A segment's title, and the sentences of its summary or its own first sentences."""
    title = as_name(segment.title, LONGEST_HEADING)
    written = _SENTENCE_END.split(summary.text) if summary is not None else []
    if summary is not None and next(find_tags(summary.text), None) is not None:
        return title, beside_the_book(index, summary.text)
    # A weak model copies no tags. Without sentences of the book nothing could be cited.
    body = content(index.book, segment.spans) or list(segment.spans)
    stored = [] if written else readable(index.book, index.extracts(scope).get(segment.id, ()))
    units = [unit for unit in stored if unit.begins_in(body)][:_OPENING_UNITS]
    heads = [Span(s.file, s.start, min(s.end, s.start + _HEAD)) for s in body]
    units = units or _opening(index, heads, scope)
    if len(units) < _OPENING_UNITS:
        units = _opening(index, body, scope)
    opening = [line(index.book, unit) for unit in units]
    return title, [*opening, *(f"(summary: {s.strip()})" for s in written if s.strip())]


def _turns(index: Index, shown: Sequence[Segment], scope: Scope) -> list[tuple[str, list[str]]]:
    """A section with the turning points of a story; none for a book that explains something."""
    if not is_told(index, scope):
        return []
    inside = [span for one in shown for span in content(index.book, one.spans)]
    units = turning_points(index, scope, inside)
    return [(_TURNS, [line(index.book, unit) for unit in units])] if units else []


def _opening(index: BookIndex, spans: Sequence[Span], scope: Scope) -> list[Span]:
    """The first units that are probably not headings: 60 characters or more, or not in capitals;
    if possible, 40 characters or more. These limits were chosen, not measured.
    """
    units = [u for span in spans for u in index.units_inside(span) if scope.allows(u)]
    telling = [unit for unit in units if len(unit) >= 60 or not index.book.text_at(unit).isupper()]
    longer = [unit for unit in telling if len(unit) >= 40]
    return (longer or telling)[:_OPENING_UNITS]


def _joined(entries: Sequence[tuple[str, list[str]]], each: int) -> str:
    """The entries as text, each with its title and at most ``each`` estimated tokens of
    sentences.
    """
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
    """The entries with as many tokens for each as fit ``budget``, found by binary search."""
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
    """Titles, and sentences of evenly spaced sections only; "" if even that does not fit.

    Titles alone have no tags, so nothing could be cited.
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
    """As many titles as fit ``budget``, each once, and how many sections are left out."""
    titles = list(dict.fromkeys(title for title, _ in entries if title))
    for shown in range(len(titles), -1, -1):
        rest = len(titles) - shown
        more = [f"(and {rest} more sections)"] if rest else []
        text = "\n".join([*titles[:shown], *more])
        if estimate(text) <= budget:
            return text
    return ""
