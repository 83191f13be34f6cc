"""Passages that come with a question: the reader's selection, and places cited earlier."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from foxreader.answer.direct.highlighted import Highlighted, best_first, highlighted
from foxreader.core.book import Book
from foxreader.core.events import Searched
from foxreader.core.message import estimate
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST
from foxreader.language.script import is_unspaced
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.tools.render import render
from foxreader.retrieval.tools.results import ToolResult

# Highlights the question is about, as the first evidence

_GIVEN = "(Passages the reader has highlighted, {shown} of {total}:)"
_FIRST = 6
"""How many sentences of a highlight are shown before the first ones of the others: a chapter that
is highlighted whole leaves room for them. Chosen, not measured."""


def given_highlights(
    search: Search, question: Question, selection: Selection, budget: int
) -> ToolResult:
    """The sentences of the highlights within ``budget`` tokens, those that bear on ``question``
    first. What was searched tells how many of how many highlights are shown."""
    index = search.index
    found = best_first(highlighted(index, selection, question.scope), question, search)
    total = selection.within(question.scope).total
    room = budget - estimate(_GIVEN.format(shown=total, total=total))
    shown = render(index.book, list(_in_turns(found)), room)
    count = sum(not units.isdisjoint(shown.units) for units in (set(one.units) for one in found))
    searched = replace(
        search.searched(search.look(question)), queries=(question.searched_as,), passages=0,
        parts=(), highlights=count, of_highlights=total,
    )  # fmt: skip
    text = f"{_GIVEN.format(shown=count, total=total)}\n{shown.text}" if shown.units else ""
    summary = Notice("the_highlights", shown=count, count=total)
    return ToolResult(text, shown.units, summary, searched)


def _in_turns(found: Sequence[Highlighted]) -> Iterator[tuple[Span, ...]]:
    """The first sentences of each highlight, then the rest of the long ones."""
    yield from (one.units[:_FIRST] for one in found)
    yield from (one.units[_FIRST:] for one in found if len(one.units) > _FIRST)


# The selection, and places cited earlier

SELECTED = "(The passage the reader asks about:)"
RECALLED = "(Cited earlier in the conversation:)"
_AROUND = 2
"""How many units on either side of the selection are shown with it. Chosen, not measured."""
_REACH = (_AROUND + 1) * LONGEST
"""Characters on either side of the selection that are sure to contain these units."""

NOTHING = ToolResult("", (), "", Searched())


def selected(index: BookIndex, span: Span, scope: Scope, budget: int) -> ToolResult:
    """The units the selection touches and two on either side, within ``budget`` tokens."""
    wide = Span(span.file, max(0, span.start - _REACH), span.end + _REACH)
    units = [unit for unit in index.units_inside(wide) if scope.allows(unit)]
    touched = [n for n, unit in enumerate(units) if unit.overlaps(span)]
    if not touched:
        return NOTHING
    first, last = touched[0], touched[-1] + 1
    core = units[first:last]
    around = [*units[max(0, first - _AROUND) : first], *units[last : last + _AROUND]]
    shown = render(index.book, [core, around], budget)
    return ToolResult(f"{SELECTED}\n{shown.text}", shown.units, Notice("the_selection"), Searched())


def whole_words(book: Book, span: Span, longest: int) -> str:
    """The whole words in ``span``, at most ``longest`` characters. A selection may start or end
    inside a word, which is left out. In a script without spaces the text is unchanged."""
    text = book.files[span.file].text
    start, end = span.start, min(span.end, span.start + longest)
    while start < end and _inside_word(text, start):
        start += 1
    while end > start and _inside_word(text, end):
        end -= 1
    return text[start:end] or book.text_at(span)[:longest]


def _inside_word(text: str, at: int) -> bool:
    return 0 < at < len(text) and all(
        c.isalnum() and not is_unspaced(c) for c in text[at - 1 : at + 1]
    )


def seen_with(index: BookIndex, selection: Selection, scope: Scope) -> Scope:
    """``scope`` extended by the sentences selected in the page. They are on screen, so the reader
    has seen them, although the reading position (the top of the screen) is before them. Highlights
    extend nothing: they may be of another reading."""
    span = selection.passage
    if span is None:
        return scope
    wide = Span(span.file, max(0, span.start - LONGEST), span.end + LONGEST)
    ends = [unit.end for unit in index.units_inside(wide) if unit.overlaps(span)]
    end = max(ends, default=span.end)
    limit = scope.limit
    if limit is None or (span.file, end) <= (limit.file, limit.start):
        return scope
    return Scope(Span(span.file, end, end))


def recalled(index: BookIndex, spans: Sequence[Span], scope: Scope, budget: int) -> ToolResult:
    """The units of places cited earlier, within ``budget`` tokens."""
    held = [s for s in spans if scope.allows(s) and index.book.holds(s)]
    units = [index.units_inside(span) for span in held]
    shown = render(index.book, units, budget)
    if not shown.units:
        return NOTHING
    return ToolResult(f"{RECALLED}\n{shown.text}", shown.units, Notice("cited_earlier"), Searched())


def together(before: ToolResult, found: ToolResult, after: ToolResult) -> ToolResult:
    """One result from the search and the passages that come with the question, each part under its
    own heading line."""
    parts = [part for part in (before, found, after) if part.units]
    if parts in ([], [found]):
        return found
    units = tuple(dict.fromkeys(unit for part in parts for unit in part.units))
    text = "\n\n".join(part.text for part in parts)
    summary = reduce(_both, (part.summary for part in parts))
    return replace(found, text=text, units=units, summary=summary)


def _both(first: str, second: str) -> Notice:
    return Notice("both_found", first=first, second=second)
