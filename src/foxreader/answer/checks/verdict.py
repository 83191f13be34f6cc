"""The results of the checks for each sentence, and the flags shown to the reader."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from foxreader.answer.checks.quotes import MARKS
from foxreader.answer.gate.sentences import Sentence
from foxreader.core.events import GRADES, Citation, Flag, FlagKind, Grade
from foxreader.core.notice import Notice

_SHOWN = 80
"""Characters that are repeated of the words a finding is about; chosen: about a line."""


_UNSURE: tuple[FlagKind, ...] = ("uncited", "weak", "name", "quote")
"""The kinds of finding that hide a sentence under a spoiler limit."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A failed check of a sentence; a hard failure hides the sentence.

    ``code`` is that of the notice which says so, ``words`` are those it is about. ``was_hard``: it
    is about a sentence that is on screen already.
    """

    kind: FlagKind
    hard: bool
    code: str
    words: str
    was_hard: bool = False

    @property
    def line(self) -> Notice:
        """The finding in one sentence."""
        flat = " ".join(self.words.split())
        shown = flat if len(flat) <= _SHOWN else f"{flat[: _SHOWN - 1]}…"
        return Notice(self.code, words=shown.strip(MARKS))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of all checks for one sentence.

    ``grade`` is the lowest of its claims, None if it cites nothing; ``grades`` are those of its
    footnotes.
    """

    sentence: Sentence
    grade: Grade | None
    findings: tuple[Finding, ...] = ()
    grades: tuple[tuple[int, Grade], ...] = ()

    @property
    def fails(self) -> bool:
        """Whether the sentence fails a hard check and must not be shown."""
        return any(finding.hard for finding in self.findings)

    @property
    def softened(self) -> Verdict:
        """The verdict for a sentence already on screen: hard failures become notes."""
        softened = (replace(f, hard=False, was_hard=f.hard) for f in self.findings)
        return replace(self, findings=tuple(softened))

    @property
    def limited(self) -> Verdict:
        """The verdict under a spoiler limit: a claim that is marked fails, and its words are not
        repeated."""
        if not any(finding.kind in _UNSURE for finding in self.findings):
            return self
        return replace(self, findings=(Finding("future", True, "past_your_place", "…"),))

    @property
    def uncited(self) -> bool:
        """Whether it needs a citation and has none (V7)."""
        return any(finding.kind == "uncited" for finding in self.findings)

    @property
    def supported(self) -> bool:
        """Whether it cites a place and may be shown, marked or not."""
        return bool(self.grades) and not self.fails

    @property
    def mendable(self) -> bool:
        """Whether it fails and may be sent to a model for repair; a spoiler is never sent."""
        return self.fails and not any(finding.kind == "future" for finding in self.findings)


def graded(citations: Iterable[Citation], verdicts: Iterable[Verdict]) -> tuple[Citation, ...]:
    """``citations``, each with the lowest grade of the sentences that cite it."""
    lowest: dict[int, int] = {}
    for verdict in verdicts:
        for number, grade in verdict.grades:
            lowest[number] = max(GRADES.index(grade), lowest.get(number, 0))
    return tuple(replace(c, grade=GRADES[lowest.get(c.number, 1)]) for c in citations)


def flags(verdicts: Iterable[Verdict]) -> tuple[Flag, ...]:
    """The flags for the sentences that are shown, in order."""
    found: list[Flag] = []
    known: set[Flag] = set()
    for verdict in verdicts:
        for finding in verdict.findings:
            words = " ".join(finding.words.split())
            flag = Flag(finding.kind, finding.line, words, finding.was_hard)
            # The same name is flagged once; every uncited sentence is flagged.
            if not finding.hard and (finding.kind == "uncited" or flag not in known):
                found.append(flag)
                known.add(flag)
    return tuple(found)
