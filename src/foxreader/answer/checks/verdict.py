"""The results of the checks for each sentence, and the flags shown to the reader."""

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
    """The result of all checks for one sentence; ``grade`` is None if it cites nothing."""

    sentence: Sentence
    grade: Grade | None
    findings: tuple[Finding, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether the sentence fails a hard check and must not be shown."""
        return any(finding.hard for finding in self.findings)

    @property
    def baseless(self) -> bool:
        """Whether the cited place shares too few words with the sentence to support it."""
        return any(finding.kind == "weak" for finding in self.findings)

    @property
    def softened(self) -> Verdict:
        """The verdict for a sentence already on screen: hard failures become notes."""
        return replace(self, findings=tuple(replace(f, hard=False) for f in self.findings))

    @property
    def uncited(self) -> bool:
        """Whether it needs a citation and has none (V7)."""
        return any(finding.kind == "uncited" for finding in self.findings)

    @property
    def supported(self) -> bool:
        """Whether it cites a place that shares enough words with it, and no hard check fails."""
        return bool(self.sentence.footnotes) and not self.fails and not self.baseless

    @property
    def mendable(self) -> bool:
        """Whether it fails and may be sent to a model for repair; a spoiler is never sent."""
        return self.fails and not any(finding.kind == "future" for finding in self.findings)


def graded(citations: Iterable[Citation], verdicts: Iterable[Verdict]) -> tuple[Citation, ...]:
    """``citations``, each with the lowest grade of the sentences that cite it."""
    lowest: dict[int, int] = {}
    for verdict in verdicts:
        if verdict.grade is not None:
            at = GRADES.index(verdict.grade)
            for number in verdict.sentence.footnotes:
                lowest[number] = max(at, lowest.get(number, 0))
    return tuple(replace(c, grade=GRADES[lowest.get(c.number, 1)]) for c in citations)


def flags(verdicts: Iterable[Verdict]) -> tuple[Flag, ...]:
    """The flags for the sentences that are shown, in order."""
    found: list[Flag] = []
    known: set[Flag] = set()
    for verdict in verdicts:
        for finding in verdict.findings:
            words = " ".join(finding.words.split())
            flag = Flag(finding.kind, finding.line, words)
            # The same name is flagged once; every uncited sentence is flagged.
            if not finding.hard and (finding.kind == "uncited" or flag not in known):
                found.append(flag)
                known.add(flag)
    return tuple(found)


def following(sentences: Sequence[Sentence]) -> list[tuple[int, ...]]:
    """For each sentence the footnotes of the next sentence with any in its paragraph; for a table
    cell those of its row."""
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
