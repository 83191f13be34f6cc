"""The reader's highlights as what a question is answered from: their sentences, and which of them
bear on the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from foxreader.answer.direct.statement import BookSentence, StatedAnswers
from foxreader.answer.direct.strict import (
    MOST_HIGHLIGHTS,
    UNSTATED,
    AnswerReader,
    StrictAnswer,
    answer_among,
)
from foxreader.core.events import Searched
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces import LONGEST
from foxreader.language.questions import compares
from foxreader.language.tokenize import terms
from foxreader.retrieval.fulltext.search import Hit, Search
from foxreader.retrieval.question.question import Question

_LEAST = 1 / 3
"""The share of the question's words, weighed by how rare they are, that a sentence must have to be
shown for it. Chosen, not measured."""
SHOWN = Notice("highlights_shown")
NOT_STATED = Notice("unstated_in_highlights")
NOTED = Notice("noted_in_highlights")
NONE_SEEN = Notice("no_highlight_seen")


@dataclass(frozen=True, slots=True)
class Highlighted:
    """A highlight with the sentences it touches (``units``) and the reader's note to it."""

    span: Span
    units: tuple[Span, ...]
    note: str = ""


def units_of(index: BookIndex, span: Span, scope: Scope) -> tuple[Span, ...]:
    """The sentences inside ``scope`` that ``span`` touches."""
    wide = Span(span.file, max(0, span.start - LONGEST), span.end + LONGEST)
    units = (unit for unit in index.units_inside(wide) if unit.overlaps(span))
    return tuple(unit for unit in units if scope.allows(unit))


def highlighted(index: BookIndex, selection: Selection, scope: Scope) -> tuple[Highlighted, ...]:
    """The highlights of ``selection`` that lie inside ``scope`` with all their sentences' words."""
    found = []
    for span, note in selection.within(scope).highlights:
        units = units_of(index, span, scope) if index.book.holds(span) else ()
        if units:
            found.append(Highlighted(span, units, note))
    return tuple(found)


def best_first(
    found: Sequence[Highlighted], question: Question, search: Search
) -> list[Highlighted]:
    """``found`` with those first whose words, or whose note, have most of the question. The others
    follow spread over the book, so that the first of them speak for all."""
    statements = StatedAnswers(question.form, search.look(question), search.index)

    def share(one: Highlighted) -> float:
        text = " ".join((*map(search.index.book.text_at, one.units), one.note))
        return statements.share(statements.keys.intersection(terms(text, search.index.language)))

    shares = [(share(one), one) for one in found]
    bearing = sorted((pair for pair in shares if pair[0] > 0), key=lambda pair: -pair[0])
    rest = [one for weight, one in shares if weight <= 0]
    return [*(one for _, one in bearing), *_spread(rest)]


def _spread(several: Sequence[Highlighted]) -> list[Highlighted]:
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
        reason = NOT_STATED if answer.reason == UNSTATED else answer.reason
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


def _first(several: Sequence[Highlighted], searched: Searched, reason: Notice) -> StrictAnswer:
    """The first sentence of each of the first highlights, in order of the book."""
    spans = dict.fromkeys(one.units[0] for one in several)
    shown = tuple(sorted(list(spans)[:MOST_HIGHLIGHTS]))
    return StrictAnswer("guided_fallback", shown, searched, reason, "near")


def _none(searched: Searched) -> Notice:
    """That no highlight says it; or that there is none that may be seen."""
    count = searched.highlights
    return Notice("absent_in_highlights", count=count) if count else NONE_SEEN
