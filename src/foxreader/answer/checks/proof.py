"""From a model's answer to what is shown: check, repair once, leave out what still fails."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from foxreader.answer import prompt
from foxreader.answer.checks.draft import Draft
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.repair import renumbered, repaired, with_quoted_places
from foxreader.answer.checks.verdict import Verdict, flags, graded
from foxreader.answer.gate.footnote import Citations
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import pieces
from foxreader.answer.gate.spoiler_filter import laid_out
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation, Flag, LeftOut, Part, Text
from foxreader.core.message import ChatModel, Usage
from foxreader.index.storage.terms import Vocabulary
from foxreader.language.detect import is_foreign

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
