"""Grades answers again that older checks graded: their words stay, their grades are today's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from foxreader.answer.checks.evidence import Verdict, flags, graded
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.conversation.record import CHECKS_VERSION
from foxreader.answer.conversation.stored import StoredTurn
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.second_reader.claims import marked_again
from foxreader.core.events import PICTURE, Answer, Citation, Flag, FlagKind, Mark
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BookVocabulary

_BESIDE = 1_200
"""Characters before and after a cited place whose units count as evidence too. What the model was
shown is not stored; it was passages, which are at most this long."""
_OF_CHECKS: frozenset[FlagKind] = frozenset(
    ("uncited", "weak", "number", "quote", "name", "future", "grades")
)
"""The flags that are made anew. The others tell what happened when the answer was made."""


def is_outdated(turn: StoredTurn) -> bool:
    """Whether ``turn`` is a model's answer that older checks graded."""
    answer = turn.answer
    if answer.path == PICTURE:  # no check of words has graded it
        return False
    return turn.checks < CHECKS_VERSION and lined(answer) and bool(answer.parts)


def regraded(
    turn: StoredTurn, index: BookIndex, citations: Iterable[Citation] | None = None
) -> StoredTurn:
    """``turn`` with the grades and flags of today's checks, and a flag that says so.

    ``citations`` are its citations with their places in the book of ``index``, if that joins
    several. No word is changed: a sentence that fails a hard check now is graded weak.
    """
    answer = turn.answer
    placed = tuple(answer.citations if citations is None else citations)
    scope = Scope(answer.limit)
    ledger = Ledger(index.book, _evidence(index, scope, placed))
    vocabulary = BookVocabulary(index, scope)
    about = turn.asked.selection
    notes = about.words_of_notes if about is not None else ""
    checker = Checker(ledger, answer.question, index.language, vocabulary, notes=notes)
    numbers = {citation.number for citation in placed}
    parts = [p for p in answer.parts if not isinstance(p, Mark) or p.footnote in numbers]
    verdicts = [_kept(verdict) for verdict in checker.inspect(parts, placed)]
    graded_ = replace(answer, citations=graded(answer.citations, verdicts))
    found = marked_again(_flagged(graded_, flags(verdicts), Notice("regraded")))
    return replace(turn, answer=found, checks=CHECKS_VERSION)


def not_regraded(turn: StoredTurn) -> StoredTurn:
    """``turn`` with its old grades, and a flag that says why: a cited book cannot be opened."""
    answer = turn.answer
    old = tuple(flag for flag in answer.flags if flag.kind in _OF_CHECKS)
    return replace(turn, answer=_flagged(answer, old, Notice("not_regraded")))


def awaiting(turn: StoredTurn) -> StoredTurn:
    """``turn`` with its old grades, and a flag that they are made anew now."""
    answer = turn.answer
    old = tuple(flag for flag in answer.flags if flag.kind in _OF_CHECKS)
    return replace(turn, answer=_flagged(answer, old, Notice("regrading")))


def _flagged(answer: Answer, of_checks: Iterable[Flag], said: Notice) -> Answer:
    """``answer`` with these flags of the checks, and one on its grades."""
    checked = (flag for flag in of_checks if flag.kind != "grades")
    others = (flag for flag in answer.flags if flag.kind not in _OF_CHECKS)
    return replace(answer, flags=(*checked, *others, Flag("grades", said)))


def _evidence(index: BookIndex, scope: Scope, citations: Iterable[Citation]) -> Iterator[Span]:
    """The units of the cited places and of what is beside them, inside ``scope``."""
    for citation in citations:
        span = citation.span
        end = len(index.book.files[span.file].text)
        wide = Span(span.file, max(0, span.start - _BESIDE), min(end, span.end + _BESIDE))
        yield from filter(scope.allows, index.units_inside(wide))


def _kept(verdict: Verdict) -> Verdict:
    """The verdict on a sentence that stays: a hard failure makes it weak, with its reason."""
    if not verdict.fails:
        return verdict
    return replace(verdict.softened, grade=verdict.grade and "weak")
