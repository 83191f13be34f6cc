"""Judges a claim against the evidence its turn had, without the search and the turn around it.

The same checks see the same answer, so that a change in them shows; in a quarter of the time. What
the reader sees where the whole answer is replaced is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from benchmarks.goldenlines import Outcome
from benchmarks.goldensets import Case, claim_seen
from benchmarks.liarrun import Liar, seen
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.from_the_book import Live, Prover
from foxreader.core.events import Answer, Mode, Searched
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import BookVocabulary

_ROOM = 2_000
"""Tokens of passages in a request for a repair, to which the scripted model says nothing."""


def quick_outcome(case: Case, index: Index, units: Sequence[Span]) -> Outcome:
    """What the checks make of a claim whose turn was shown ``units``."""
    ledger = Ledger(index.book, units)
    notes = Footnotes(ledger)
    vocabulary = BookVocabulary(index, WHOLE_BOOK)
    question, language = case.item.question, index.language
    live = Live(lambda: ledger, question, language, vocabulary)
    for _ in live.filtered(chain(notes.feed(case.item.said), notes.end())):
        pass
    prover = Prover(ledger, question, language, vocabulary, live.checker())
    draft = live.draft(notes.parts, streamed=True)
    silent = Liar(case.item, "")
    silent.said = True
    proven = prover.prove(draft, notes.citations, silent, _ROOM)
    mode: Mode = "grounded" if proven.supported else "guided_fallback"
    answer = Answer(
        question, mode, "strict", proven.parts, proven.citations, Searched(), proven.flags
    )  # fmt: skip
    outcome, _ = seen(answer, case.item)
    return claim_seen(case, outcome, answer, index)
