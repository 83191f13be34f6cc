"""The grade of a footnote for each claim that cites it.

A footnote is stored with the lowest grade of its claims. A claim that passed every check is not
doubtful because another one rests on the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace

from foxreader.answer.evidence_line.claims import Claim, claims
from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import GRADES, Citation, Flag, FlagKind, Grade, Part, Text

_NO_GRADE: tuple[FlagKind, ...] = ("uncited", "note", "removed", "conflict")
"""The kinds of flag that lower no footnote."""


def lowered(found: Iterable[Claim], flags: Iterable[Flag]) -> frozenset[int]:
    """The footnotes of those claims of which a check or a second reader found something."""
    lowering = _lowering(flags)
    return frozenset(n for claim in found if _grade(claim, lowering) for n in claim.footnotes)


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
    lowering = _lowering(flags)
    return [
        {
            number: replace(citations[number], grade=_grade(claim, lowering) or "cited")
            if citations[number].weak and number in known
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
            if number not in lowest or _lower(citation, lowest[number]):
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
        if citation.grade != citations[number].grade
    )


def contradicted(parts: Sequence[Part], flags: Iterable[Flag]) -> list[tuple[int, int]]:
    """The offsets of the words that a place contradicts in the text of ``parts`` without
    footnotes, in order (code points, half open): a part of a sentence, or all of it where that
    part is not found as it was written."""
    against = [flag.words for flag in flags if flag.kind == "otherwise"]
    text = "".join(part.text for part in parts if isinstance(part, Text)) if against else ""
    places: list[tuple[int, int]] = []
    for sentence in sentences(parts) if against else ():
        flat = " ".join(sentence.text.split())
        for words in (one for one in against if one in flat):
            at = text.find(words, sentence.start, sentence.end)
            places.append((at, at + len(words)) if at >= 0 else (sentence.start, sentence.end))
    return places


def _lower(one: Citation, other: Citation) -> bool:
    return GRADES.index(one.grade) > GRADES.index(other.grade)


def _lowering(flags: Iterable[Flag]) -> list[Flag]:
    return [flag for flag in flags if flag.words and flag.kind not in _NO_GRADE]


def _grade(claim: Claim, lowering: Iterable[Flag]) -> Grade | None:
    """The grade that flags give a claim, None if none is about it."""
    flat = " ".join(claim.text.split())
    kinds = {flag.kind for flag in lowering if flag.words in flat}
    return "otherwise" if "otherwise" in kinds else "weak" if kinds else None
