"""From a model's answer to what is shown: checked as it streams, repaired once, or left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from foxreader.answer import prompt
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.repair import Draft, renumbered, repaired, with_quoted_places
from foxreader.answer.checks.verdict import Verdict, flags, graded
from foxreader.answer.gate.footnote import Citations
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.sentences import Piece
from foxreader.answer.gate.splitter import pieces
from foxreader.answer.gate.spoiler_filter import Ruling, SentenceFilter, laid_out
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError
from foxreader.core.events import (
    AnswerEvent,
    Citation,
    Cited,
    Flag,
    Flagged,
    LeftOut,
    Part,
    Text,
    TextDelta,
)
from foxreader.core.message import ChatModel, Usage
from foxreader.core.span import Span
from foxreader.index.storage.terms import Vocabulary
from foxreader.language.detect import guess, is_foreign

# As it streams: a sentence is shown once it has passed the hard checks

_ENOUGH = 1_000
"""The language of an answer is detected from this many characters at its start. At 280 places in 28
shared books that gave the same as six times the text, except in three books of mixed language."""

_Event = TypeVar("_Event", bound=AnswerEvent)


class Live:
    """Shows those sentences of a streamed answer that pass the hard checks.

    ``ledger`` gives the current evidence of the turn, which tools may have extended; ``notes`` are
    the reader's own words that the model was shown.
    """

    def __init__(
        self,
        ledger: Callable[[], Ledger],
        question: str,
        language: str,
        vocabulary: Vocabulary,
        *,
        limited: bool = False,
        notes: str = "",
    ) -> None:
        self._ledger = ledger
        self._about = question, language, vocabulary
        self._limited, self._notes = limited, notes
        self._checker: Checker | None = None
        self._size = 0
        self._spans: dict[int, Span] = {}
        self._said = ""
        self._spoken = ""
        self._unmarked: list[Verdict] = []
        self._filter = SentenceFilter(self._rule)

    def filtered(self, events: Iterable[_Event]) -> Iterator[AnswerEvent]:
        """``events`` with the answer's text sentence by sentence, each with its footnotes. Flags
        about the sentences of a paragraph follow at its end.

        An exception in ``events`` is raised here too, after the flags of the last paragraph.
        """
        try:
            for event in events:
                if isinstance(event, TextDelta | Cited):
                    yield from self._filter.feed(event)
                    yield from self._flagged(final=False)
                else:
                    yield event
            yield from self._filter.end()
        except (FoxError, Cancelled):
            yield from self._flagged(final=True)
            raise
        yield from self._flagged(final=True)

    def draft(self, parts: Iterable[Part], *, streamed: bool) -> Draft:
        """The streamed answer as a draft to check as a whole; that of ``parts`` if not streamed."""
        if not streamed:
            return Draft(tuple(pieces(parts)))
        sentence_filter = self._filter
        settled = frozenset(sentence_filter.passed) if sentence_filter.open else frozenset[int]()
        return Draft(tuple(sentence_filter.pieces), settled, dict(sentence_filter.numbers))

    def _rule(self, piece: Piece, citations: Mapping[int, Citation]) -> Ruling:
        if not piece.says:
            return Ruling(piece.sentence.whole, supports=False)
        if len(self._said) < _ENOUGH:
            self._said += f"{piece.sentence.text} "
            self._spoken = guess(self._said)
        for number in piece.sentence.footnotes:
            self._spans[number] = citations[number].span
        verdict = self.checker().verdict(piece.sentence, self._spans, self._spoken)
        if verdict.fails:
            return Ruling(passes=False)
        self._unmarked.append(verdict)
        return Ruling(True, verdict.supported, verdict.grade)

    def checker(self) -> Checker:
        """The checker for the current evidence."""
        ledger = self._ledger()
        if self._checker is None or self._size != len(ledger) or not self._checker.over(ledger):
            self._checker = Checker(ledger, *self._about, limited=self._limited, notes=self._notes)
            self._size = len(ledger)
        return self._checker

    def _flagged(self, *, final: bool) -> Iterator[Flagged]:
        """The flags about paragraphs that have ended; about all of them if ``final``."""
        if not self._filter.open or not self._unmarked or self._checker is None:
            return
        now = self._unmarked[-1].sentence.paragraph
        if not final and self._unmarked[0].sentence.paragraph == now:
            return
        left = [] if final else [v for v in self._unmarked if v.sentence.paragraph == now]
        ended = self._unmarked[: len(self._unmarked) - len(left)]
        self._unmarked = left
        for flag in flags(self._checker.carried(ended, self._spans)):
            yield Flagged(flag)


# At its end

_LONGEST = 400
"""Characters of a removed sentence that are kept; chosen: five lines of the chat."""


@dataclass(frozen=True, slots=True)
class Proven:
    """The part of an answer that may be shown: no sentence in it fails a hard check.

    ``removed`` counts the sentences left out, ``left_out`` are those that tell nothing past a
    spoiler limit; ``usage`` is the cost of the repair turn.
    ``supported``: at least one remaining sentence is supported by its citation.
    """

    parts: tuple[Part, ...]
    citations: tuple[Citation, ...]
    flags: tuple[Flag, ...]
    removed: int = 0
    supported: bool = False
    usage: Usage = field(default_factory=Usage)
    left_out: tuple[LeftOut, ...] = ()


class Prover:
    """Checks an answer against the evidence of its turn, with ``checker`` if one is given."""

    def __init__(
        self,
        ledger: Ledger,
        question: str,
        language: str,
        vocabulary: Vocabulary,
        checker: Checker | None = None,
    ) -> None:
        self._ledger = ledger
        self._language = language
        self._checker = checker or Checker(ledger, question, language, vocabulary)

    def prove(
        self,
        draft: Draft,
        citations: Citations,
        model: ChatModel,
        room: int,
        cancel: Cancel | None = None,
    ) -> Proven:
        """What may be shown of ``draft``. ``room`` is how many tokens of passages the repair
        request may have."""
        failing = self._failing(draft, citations.all)
        if failing:
            draft = with_quoted_places(draft, failing, citations, self._ledger)
            failing = self._failing(draft, citations.all)
        mended = repaired(
            draft, failing, citations, self._ledger, model, self._checker.inspect, room, cancel
        )
        return replace(self._shown(mended.draft, citations.all), usage=mended.usage)

    def shown(self, parts: Sequence[Part], citations: Iterable[Citation]) -> Proven:
        """``parts`` without the failing sentences, with grades and with footnotes renumbered."""
        return self._shown(Draft(tuple(pieces(parts))), tuple(citations))

    def _failing(self, draft: Draft, citations: Iterable[Citation]) -> dict[int, Verdict]:
        """The verdicts on the sentences that fail a hard check, by their indexes."""
        verdicts = self._checker.verdicts(draft.pieces, citations)
        return {at: v for at, v in verdicts.items() if v.fails and at not in draft.settled}

    def _shown(self, draft: Draft, citations: tuple[Citation, ...]) -> Proven:
        failing = self._failing(draft, citations)
        parts = laid_out((one, at not in failing) for at, one in enumerate(draft.pieces))
        parts, numbers = renumbered(parts, citations, draft.numbers)
        kept = [piece for at, piece in enumerate(draft.pieces) if at not in failing]
        verdicts = [v.softened for v in self._checker.verdicts(kept, citations).values()]
        known = [
            replace(c, number=numbers[c.number])
            for c in graded(citations, verdicts)
            if c.number in numbers
        ]
        known.sort(key=lambda citation: citation.number)
        raised = flags(verdicts)
        if failing:
            wrong = next(f for v in failing.values() for f in v.findings if f.hard)
            raised = (*raised, Flag("removed", prompt.removed(len(failing), wrong.line)))
        said = "".join(part.text for part in parts if isinstance(part, Text) and not part.literal)
        if known and is_foreign(said, self._language):
            raised = (*raised, Flag("note", prompt.FOREIGN))
        supported = bool(draft.numbers) or any(v.supported for v in verdicts)
        left_out = tuple(_left_out(verdict) for verdict in failing.values() if verdict.mendable)
        return Proven(parts, tuple(known), raised, len(failing), supported, left_out=left_out)


def _left_out(verdict: Verdict) -> LeftOut:
    words = " ".join(verdict.sentence.text.split())
    shown = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
    return LeftOut(shown, next(one.line for one in verdict.findings if one.hard))
