"""From what a model said to what is shown: checked, mended once, and what fails left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from foxreader.answer import prompt
from foxreader.answer.checks.grounding import Checker, flags, graded
from foxreader.answer.checks.repair import renumbered, repaired, with_quoted_places, without_failing
from foxreader.answer.gate.evidence import Ledger
from foxreader.answer.gate.footnote import Citations, tidy
from foxreader.core.cancel import Cancel
from foxreader.core.events import Citation, Flag, Part, Text
from foxreader.core.message import ChatModel, Usage
from foxreader.index.vocabulary import Vocabulary
from foxreader.retrieval.rewrite import is_foreign


@dataclass(frozen=True, slots=True)
class Proven:
    """What may be shown of an answer: no sentence in it fails a hard check.

    ``removed`` counts the sentences left out; ``usage`` is what the repair turn cost. ``borne``
    tells whether any sentence left has a place in the book that shares enough with it.
    """

    parts: tuple[Part, ...]
    citations: tuple[Citation, ...]
    flags: tuple[Flag, ...]
    removed: int = 0
    borne: bool = False
    usage: Usage = field(default_factory=Usage)


class Prover:
    """Holds an answer against the evidence of its turn."""

    def __init__(
        self, ledger: Ledger, question: str, language: str, vocabulary: Vocabulary
    ) -> None:
        self._ledger = ledger
        self._language = language
        self._inspect = Checker(ledger, question, language, vocabulary).inspect

    def prove(
        self,
        parts: Sequence[Part],
        citations: Citations,
        model: ChatModel,
        room: int,
        cancel: Cancel | None = None,
    ) -> Proven:
        """What may be shown of ``parts``; ``room`` is how many tokens a repair may show."""
        parts = tidy(parts)
        verdicts = self._inspect(parts, citations.all)
        if any(verdict.fails for verdict in verdicts):
            parts = with_quoted_places(parts, verdicts, citations, self._ledger)
            verdicts = self._inspect(parts, citations.all)
        mended = repaired(
            parts, verdicts, citations, self._ledger, model, self._inspect, room, cancel
        )
        return replace(self.shown(mended.parts, citations.all), usage=mended.usage)

    def shown(self, parts: Sequence[Part], citations: Iterable[Citation]) -> Proven:
        """``parts`` without the sentences that fail, graded, with footnotes in their order."""
        citations = tuple(citations)
        kept, removed = without_failing(parts, self._inspect(parts, citations))
        kept, numbers = renumbered(tidy(kept), citations)
        known = [replace(c, number=numbers[c.number]) for c in citations if c.number in numbers]
        known.sort(key=lambda citation: citation.number)
        verdicts = self._inspect(kept, known)
        told = flags(verdicts)
        if removed:
            told = (*told, Flag("removed", prompt.removed(removed)))
        said = "".join(part.text for part in kept if isinstance(part, Text) and not part.literal)
        if known and is_foreign(said, self._language):
            told = (*told, Flag("note", prompt.FOREIGN))
        borne = any(v.sentence.footnotes and not v.baseless for v in verdicts)
        return Proven(kept, graded(known, verdicts), told, removed, borne)
