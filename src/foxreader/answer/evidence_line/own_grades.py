"""The grade of a footnote for each claim that cites it.

A footnote is stored with the lowest grade of its claims. A claim that passed every check is not
doubtful because another one rests on the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace

from foxreader.answer.evidence_line.claims import Claim, claims
from foxreader.core.events import Citation, Flag, FlagKind, Part

_NO_GRADE: tuple[FlagKind, ...] = ("uncited", "note", "removed", "conflict")
"""The kinds of flag that lower no footnote."""


def lowered(found: Iterable[Claim], flags: Iterable[Flag]) -> frozenset[int]:
    """The footnotes of those claims of which a check or a second reader found something."""
    words = _lowering(flags)
    return frozenset(n for claim in found if _is_flagged(claim, words) for n in claim.footnotes)


def own_citations(
    found: Sequence[Claim],
    citations: Mapping[int, Citation],
    flags: Iterable[Flag],
    known: Set[int] | None = None,
) -> list[dict[int, Citation]]:
    """For each claim its citations by number, those that are weak only for other claims as cited.

    ``known`` are the footnotes that :func:`lowered` gives for all of the answer, by default for
    ``found``. Another weak one stays so: it is of an older version, or from a file.
    """
    flags = tuple(flags)
    known = lowered(found, flags) if known is None else known
    words = _lowering(flags)
    return [
        {
            number: replace(citations[number], grade="cited")
            if citations[number].weak and number in known and not _is_flagged(claim, words)
            else citations[number]
            for number in claim.footnotes
            if number in citations
        }
        for claim in found
    ]


def citations_of(
    found: Sequence[Claim],
    citations: Mapping[int, Citation],
    flags: Iterable[Flag],
    known: Set[int],
) -> dict[int, Citation]:
    """The citations of some claims of an answer, with the lowest grade of these alone; arguments as
    for :func:`own_citations`."""
    lowest: dict[int, Citation] = {}
    for cited in own_citations(found, citations, flags, known):
        for number, citation in cited.items():
            if citation.weak or number not in lowest:
                lowest[number] = citation
    return {**citations, **lowest}


def of_two_grades(
    parts: Iterable[Part], citations: Mapping[int, Citation], flags: Iterable[Flag]
) -> frozenset[int]:
    """The footnotes that are weak for some claims only: the line under each claim tells."""
    if not any(citation.weak for citation in citations.values()):
        return frozenset()
    return frozenset(
        number
        for cited in own_citations(claims(parts), citations, flags)
        for number, citation in cited.items()
        if citation.weak is not citations[number].weak
    )


def _lowering(flags: Iterable[Flag]) -> list[str]:
    return [flag.words for flag in flags if flag.words and flag.kind not in _NO_GRADE]


def _is_flagged(claim: Claim, words: Iterable[str]) -> bool:
    flat = " ".join(claim.text.split())
    return any(one in flat for one in words)
