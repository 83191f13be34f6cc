"""The claims of an answer: their lines' places, their grades, and sentences that cite nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import GRADES, Citation, Flag, FlagKind, Grade, Mark, Part, Text
from foxreader.core.notice import Notice

_EMPHASIS = "*_`~"


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of an answer that cites the book; ``text`` is without Markdown.

    ``start`` and ``end`` are its offsets in the answer's text without footnotes (code points, half
    open), without emphasis marks at either end. ``after`` is the offset behind these marks.
    """

    text: str
    footnotes: tuple[int, ...]
    start: int
    end: int
    after: int


@dataclass(frozen=True, slots=True)
class LineSlot:
    """The place in an answer for the evidence lines of its claim number ``claim``, from 0."""

    claim: int


def claims(parts: Iterable[Part]) -> tuple[Claim, ...]:
    """The claims of an answer in order."""
    parts = tuple(parts)
    text = "".join(part.text for part in parts if isinstance(part, Text))
    found = []
    for sentence in sentences(parts):
        if not sentence.footnotes:
            continue
        said = text[sentence.start : sentence.end]
        start = sentence.start + len(said) - len(said.lstrip(_EMPHASIS))
        end = max(start, sentence.start + len(said.rstrip(_EMPHASIS)))
        rest = text[sentence.end :]
        after = sentence.end + len(rest) - len(rest.lstrip(_EMPHASIS))
        found.append(Claim(sentence.text, sentence.footnotes, start, end, after))
    return tuple(found)


def _rest_of(part: Text, at: int) -> Text:
    """A text from an offset on; a whole one as it is, since a notice is a text with a code."""
    return Text(part.text[at:], part.literal) if at else part


def with_slots(parts: Iterable[Part], found: Sequence[Claim]) -> Iterator[Part | LineSlot]:
    """``parts`` with a slot after each claim of ``found``, behind the footnotes that end it."""
    waiting = [(claim.after, LineSlot(number)) for number, claim in enumerate(found)]
    at = 0
    for part in parts:
        if isinstance(part, Mark):
            yield part
            continue
        done, end = at, at + len(part.text)
        while waiting and waiting[0][0] < end:
            place, slot = waiting.pop(0)
            place = max(place, done)
            if place > done:
                yield Text(part.text[done - at : place - at], part.literal)
            yield slot
            done = place
        if done < end or not part.text:
            yield _rest_of(part, done - at)
        at = end
    yield from (slot for _, slot in waiting)


# Grades. A footnote is stored with the lowest grade of its claims; a claim that passed every check
# is not doubtful because another one rests on the same words.

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


# Sentences that cite no place in the book

SIGN = "○"
"""The sign after an uncited sentence in output that cannot be underlined."""
_MOST_LISTED = 12
"""The most sentences whose failed checks are listed under an answer; the rest are counted. In the
text every one is marked. A longer list would hide the answer. Chosen, not measured."""


def uncited(parts: Sequence[Part], flags: Iterable[Flag]) -> list[tuple[int, int]]:
    """The offsets of the words that no footnote marks in the text of ``parts`` without footnotes,
    in order (code points, half open), without emphasis marks at either end.

    They are sentences or parts of one without a place, and marked sentences that cite nothing.
    """
    flags = tuple(flags)
    words, weak = _words_of(flags, "uncited"), _words_of(flags, "weak")
    if not words and not weak:
        return []
    text = "".join(part.text for part in parts if isinstance(part, Text))
    found: list[tuple[int, int]] = []
    for sentence in sentences(parts):
        said, flat = text[sentence.start : sentence.end], " ".join(sentence.text.split())
        part = next(filter(flat.__contains__, words), None)
        if flat in words or (not sentence.footnotes and any(map(flat.__contains__, weak))):
            start = sentence.start + len(said) - len(said.lstrip(_EMPHASIS))
            found.append((start, max(start, sentence.start + len(said.rstrip(_EMPHASIS)))))
        elif part is not None:
            found.append(_place_in(sentence.start, said, part))
    return found


def _words_of(flags: Iterable[Flag], kind: str) -> list[str]:
    """The words that flags of a kind are about, each once, in their order."""
    return list(dict.fromkeys(flag.words for flag in flags if flag.words and flag.kind == kind))


def _place_in(start: int, said: str, part: str) -> tuple[int, int]:
    """Where ``part`` is in a sentence; all of it where white space is written in another way."""
    at = said.find(part)
    return (start + at, start + at + len(part)) if at >= 0 else (start, start + len(said))


def signed(parts: Sequence[Part], flags: Iterable[Flag]) -> tuple[Part, ...]:
    """``parts`` with the sign after all words that no footnote marks."""
    return tuple(_inserted(parts, [(end, f" {SIGN}") for _, end in uncited(parts, flags)]))


def _inserted(parts: Sequence[Part], added: Sequence[tuple[int, str]]) -> Iterator[Part]:
    """``parts`` with texts inserted at offsets of their text without footnotes (code points,
    ascending). At an offset inside literal text or before a footnote, the text goes after it."""
    waiting = list(added)
    at = 0
    for part in parts:
        if isinstance(part, Mark):
            yield part
            continue
        end, done = at + len(part.text), at
        while waiting and not part.literal and at <= waiting[0][0] < end:
            place, said = waiting.pop(0)
            yield Text(part.text[done - at : place - at] + said)
            done = place
        # A part without an insertion is kept as it is: it may be a notice, which plain text is not.
        yield part if done == at else Text(part.text[done - at :], part.literal)
        at = end
    yield from (Text(said) for _, said in waiting)


def listed(flags: Iterable[Flag]) -> Iterator[Flag]:
    """``flags`` for a list under an answer: the first twelve about single sentences, then how many
    more there are and what the sign means."""
    about, more = 0, 0
    flags = tuple(flags)
    for flag in flags:
        about += bool(flag.words)
        if flag.words and about > _MOST_LISTED:
            more += 1
        else:
            yield flag
    if more:
        yield Flag("note", Notice("more_flags", number=more))
    if number := sum(flag.kind == "uncited" for flag in flags):
        yield Flag("note", Notice("uncited", count=number, sign=SIGN))
