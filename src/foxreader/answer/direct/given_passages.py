"""The reader's own passages behind a question: highlights, the selection, places cited earlier."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from foxreader.answer.direct.statement import BookSentence, StatedAnswers
from foxreader.answer.direct.strict import (
    MOST_HIGHLIGHTS,
    UNSTATED,
    AnswerReader,
    StrictAnswer,
    answer_among,
)
from foxreader.core.book import Book
from foxreader.core.events import Searched
from foxreader.core.message import estimate
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST
from foxreader.language.questions import compares
from foxreader.language.script import is_unspaced
from foxreader.language.tokenize import terms
from foxreader.retrieval.fulltext.search import Hit, Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.tools.render import render
from foxreader.retrieval.tools.specs import ToolResult

# Highlights as what a question is answered from

_LEAST = 0.33
"""The share of the question's words, weighed by how rare they are, that a sentence must have to be
shown for it. Chosen, not measured."""
SHOWN = Notice("highlights_shown")
_NOT_STATED = Notice("unstated_in_highlights")
NOTED = Notice("noted_in_highlights")
NONE_SEEN = Notice("no_highlight_seen")


@dataclass(frozen=True, slots=True)
class _Highlighted:
    """A highlight with the sentences it touches (``units``) and the reader's note to it."""

    span: Span
    units: tuple[Span, ...]
    note: str = ""


def _units_of(index: BookIndex, span: Span, scope: Scope) -> tuple[Span, ...]:
    """The sentences inside ``scope`` that ``span`` touches."""
    wide = Span(span.file, max(0, span.start - LONGEST), span.end + LONGEST)
    units = (unit for unit in index.units_inside(wide) if unit.overlaps(span))
    return tuple(unit for unit in units if scope.allows(unit))


def highlighted(index: BookIndex, selection: Selection, scope: Scope) -> tuple[_Highlighted, ...]:
    """The highlights of ``selection`` that lie inside ``scope`` with all their sentences' words."""
    found = []
    for span, note in selection.within(scope).highlights:
        units = _units_of(index, span, scope) if index.book.holds(span) else ()
        if units:
            found.append(_Highlighted(span, units, note))
    return tuple(found)


def best_first(
    found: Sequence[_Highlighted], question: Question, search: Search
) -> list[_Highlighted]:
    """``found`` with those first whose words, or whose note, have most of the question. The others
    follow spread over the book, so that the first of them speak for all."""
    statements = StatedAnswers(question.form, search.look(question), search.index)

    def share(one: _Highlighted) -> float:
        text = " ".join((*map(search.index.book.text_at, one.units), one.note))
        return statements.share(statements.keys.intersection(terms(text, search.index.language)))

    shares = [(share(one), one) for one in found]
    bearing = sorted((pair for pair in shares if pair[0] > 0), key=lambda pair: -pair[0])
    rest = [one for weight, one in shares if weight <= 0]
    return [*(one for _, one in bearing), *_spread(rest)]


def _spread(several: Sequence[_Highlighted]) -> list[_Highlighted]:
    """``several`` in an order in which the first ones are far apart: the first, the middle, the
    quarters and so on."""
    width = max(1, len(several) - 1).bit_length()
    order = (int(f"{at:0{width}b}"[::-1], 2) for at in range(2**width))
    return [several[at] for at in order if at < len(several)]


def among_highlights(
    question: Question, search: Search, selection: Selection, reader: AnswerReader | None = None
) -> StrictAnswer:
    """Answer ``question`` from the highlights in its scope, in the book's words; in doubt no direct
    answer. Where no highlighted sentence has the words of the question, the sentences to which the
    reader has noted them; else it is refused."""
    index, scope = search.index, question.scope
    found = highlighted(index, selection, scope)
    seen = search.look(question)
    searched = replace(
        search.searched(seen), queries=(question.searched_as,), passages=0, parts=(),
        highlights=len(found), of_highlights=selection.within(scope).total,
    )  # fmt: skip
    missing = tuple(word for word in searched.missing if not compares(word))
    searched = replace(searched, missing=missing)
    if not found:
        return StrictAnswer("hard_refusal", (), searched, NONE_SEEN, refusal=_none(searched))
    if _asks_for_all(question) or not seen.query.content:
        return _first(_spread(found), searched, SHOWN)
    statements = StatedAnswers(question.form, seen, index)
    read = statements.read([Hit(one.span, one.units, 0.0) for one in found])
    bearing = [one for one in _once(read) if statements.share(statements.held(one)) >= _LEAST]
    answer = answer_among(bearing, question, statements, searched, reader)
    if answer is not None:
        reason = _NOT_STATED if answer.reason == UNSTATED else answer.reason
        return replace(answer, reason=reason)
    noted = [one for one in found if statements.share(_keys(one.note, statements)) >= _LEAST]
    if noted:
        return _first(noted, searched, NOTED)
    reason = Notice("looked_at_highlights")
    return StrictAnswer("hard_refusal", (), searched, reason, refusal=_none(searched))


def _asks_for_all(question: Question) -> bool:
    """Whether the question is about the highlights as a whole: "Summarise my highlights" is read
    as one about the program, as it were without them."""
    intent = question.intent
    whole = intent.whole or intent.aim.kind in ("overview", "program")
    return whole or question.form.kind == "vague"


def _keys(text: str, statements: StatedAnswers) -> frozenset[str]:
    """The terms of the question that a text has."""
    return statements.keys.intersection(terms(text, statements.index.language))


def _once(sentences: Sequence[BookSentence]) -> list[BookSentence]:
    """``sentences`` without the same place twice: highlights may overlap."""
    return list({one.span: one for one in sentences}.values())


def _first(several: Sequence[_Highlighted], searched: Searched, reason: Notice) -> StrictAnswer:
    """The first sentence of each of the first highlights, in order of the book."""
    spans = dict.fromkeys(one.units[0] for one in several)
    shown = tuple(sorted(list(spans)[:MOST_HIGHLIGHTS]))
    return StrictAnswer("guided_fallback", shown, searched, reason, "near")


def _none(searched: Searched) -> Notice:
    """That no highlight says it; or that there is none that may be seen."""
    count = searched.highlights
    return Notice("absent_in_highlights", count=count) if count else NONE_SEEN


# Highlights the question is about, as the first evidence of a model

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


def _in_turns(found: Sequence[_Highlighted]) -> Iterator[tuple[Span, ...]]:
    """The first sentences of each highlight, then the rest of the long ones."""
    yield from (one.units[:_FIRST] for one in found)
    yield from (one.units[_FIRST:] for one in found if len(one.units) > _FIRST)


# The selection, and places cited earlier

SELECTED = "(The passage the reader asks about:)"
RECALLED = "(Cited earlier in the conversation:)"
_AROUND = 2
"""How many units on either side of the selection are shown with it. Chosen, not measured."""

NOTHING = ToolResult("", (), "", Searched())


def selected(index: BookIndex, span: Span, scope: Scope, budget: int) -> ToolResult:
    """The units the selection touches and two on either side, within ``budget`` tokens."""
    reach = (_AROUND + 1) * LONGEST  # sure to contain these units
    wide = Span(span.file, max(0, span.start - reach), span.end + reach)
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
