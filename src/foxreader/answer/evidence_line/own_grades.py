"""The grade of a footnote for each claim that cites it.

A footnote is stored with the lowest grade of its claims. A claim that passed every check is not
doubtful because another one rests on the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from foxreader.answer.evidence_line.claims import Claim
from foxreader.core.events import Citation, Flag, FlagKind

_NO_GRADE: tuple[FlagKind, ...] = ("uncited", "note", "removed", "conflict")
"""The kinds of flag that lower no footnote."""


def own_citations(
    found: Sequence[Claim], citations: Mapping[int, Citation], flags: Iterable[Flag]
) -> list[dict[int, Citation]]:
    """For each claim its citations by number, those that are weak only for other claims as cited.

    A weak citation of which no claim has a flag stays as it is: an answer of an older version, or
    one from a file.
    """
    lowering = [flag.words for flag in flags if flag.words and flag.kind not in _NO_GRADE]
    flagged = [any(words in _flat(claim) for words in lowering) for claim in found]
    known = {
        number
        for claim, is_flagged in zip(found, flagged, strict=True)
        for number in claim.footnotes
        if is_flagged
    }
    return [
        {
            number: replace(citations[number], grade="cited")
            if citations[number].weak and number in known and not is_flagged
            else citations[number]
            for number in claim.footnotes
            if number in citations
        }
        for claim, is_flagged in zip(found, flagged, strict=True)
    ]


def _flat(claim: Claim) -> str:
    return " ".join(claim.text.split())
