"""What the checks found of the sentences of an answer, and what the reader is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from foxreader.answer.checks.quotes import MARKS
from foxreader.answer.gate.sentences import Sentence
from foxreader.core.events import GRADES, Citation, Flag, FlagKind, Grade
from foxreader.core.notice import Notice

_SHOWN = 80
"""Characters that are repeated of the words a finding is about; chosen: about a line."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A failed check of a sentence; a hard failure hides the sentence.

    ``code`` is that of the notice which says so, ``words`` are those it is about.
    """

    kind: FlagKind
    hard: bool
    code: str
    words: str

    @property
    def line(self) -> Notice:
        """The finding in one sentence."""
        flat = " ".join(self.words.split())
        shown = flat if len(flat) <= _SHOWN else f"{flat[: _SHOWN - 1]}…"
        return Notice(self.code, words=shown.strip(MARKS))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check made of one sentence; ``grade`` is None where no place is cited."""

    sentence: Sentence
    grade: Grade | None
    findings: tuple[Finding, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether the sentence must not be shown as it is."""
        return any(finding.hard for finding in self.findings)

    @property
    def baseless(self) -> bool:
        """Whether the cited place shares too little with the sentence to bear it."""
        return any(finding.kind == "weak" for finding in self.findings)

    @property
    def softened(self) -> Verdict:
        """The verdict on a sentence that stands already: what is hard is told of it."""
        return replace(self, findings=tuple(replace(f, hard=False) for f in self.findings))

    @property
    def uncited(self) -> bool:
        """Whether a place is missing that it needs (V7)."""
        return any(finding.kind == "uncited" for finding in self.findings)

    @property
    def supported(self) -> bool:
        """Whether it cites a place that shares enough with it."""
        return bool(self.sentence.footnotes) and not self.fails and not self.baseless

    @property
    def mendable(self) -> bool:
        """Whether a model may be told of it: not where the sentence itself tells too much."""
        return self.fails and not any(finding.kind == "future" for finding in self.findings)


def graded(citations: Iterable[Citation], verdicts: Iterable[Verdict]) -> tuple[Citation, ...]:
    """``citations`` with their grades: each the lowest of the sentences it stands in."""
    lowest: dict[int, int] = {}
    for verdict in verdicts:
        if verdict.grade is not None:
            at = GRADES.index(verdict.grade)
            for number in verdict.sentence.footnotes:
                lowest[number] = max(at, lowest.get(number, 0))
    return tuple(replace(c, grade=GRADES[lowest.get(c.number, 1)]) for c in citations)


def flags(verdicts: Iterable[Verdict]) -> tuple[Flag, ...]:
    """What the reader is told of the sentences that are shown, of each of them."""
    found: list[Flag] = []
    known: set[Flag] = set()
    for verdict in verdicts:
        for finding in verdict.findings:
            words = " ".join(finding.words.split())
            flag = Flag(finding.kind, finding.line, words)
            # A name is told of once; of sentences without a place each counts.
            if not finding.hard and (finding.kind == "uncited" or flag not in known):
                found.append(flag)
                known.add(flag)
    return tuple(found)


def following(sentences: Sequence[Sentence]) -> list[tuple[int, ...]]:
    """For each sentence the next footnotes after it in its paragraph, where it has none; for the
    cell of a table those of its row."""
    found: list[tuple[int, ...]] = []
    rows = {s.paragraph: s.footnotes for s in sentences if s.cell and s.footnotes}
    paragraph = -1
    last: tuple[int, ...] = ()
    for sentence in reversed(sentences):
        if sentence.paragraph != paragraph:
            paragraph, last = sentence.paragraph, ()
        found.append(rows.get(paragraph, ()) if sentence.cell else last)
        last = sentence.footnotes or last
    return found[::-1]
