"""The highlights a question is about, as the first evidence of its turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from foxreader.answer.direct.highlighted import Highlighted, best_first, highlighted
from foxreader.core.message import estimate
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.tools.render import render
from foxreader.retrieval.tools.results import ToolResult

GIVEN = "(Passages the reader has highlighted, {shown} of {total}:)"
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
    room = budget - estimate(GIVEN.format(shown=total, total=total))
    shown = render(index.book, list(_in_turns(found)), room)
    count = sum(not units.isdisjoint(shown.units) for units in (set(one.units) for one in found))
    searched = replace(
        search.searched(search.look(question)), queries=(question.searched_as,), passages=0,
        parts=(), highlights=count, of_highlights=total,
    )  # fmt: skip
    text = f"{GIVEN.format(shown=count, total=total)}\n{shown.text}" if shown.units else ""
    summary = Notice("the_highlights", shown=count, count=total)
    return ToolResult(text, shown.units, summary, searched)


def _in_turns(found: Sequence[Highlighted]) -> Iterator[tuple[Span, ...]]:
    """The first sentences of each highlight, then the rest of the long ones."""
    yield from (one.units[:_FIRST] for one in found)
    yield from (one.units[_FIRST:] for one in found if len(one.units) > _FIRST)
