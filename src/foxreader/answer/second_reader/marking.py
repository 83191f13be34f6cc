"""Marks an answer by what a second reader said, and takes soft marks of the checks back.

No word of the answer changes and no claim vanishes. What the checks find by comparing characters
(a quotation, a number or a name that is nowhere in the book) is never taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from foxreader.answer.evidence_line.claims import claims
from foxreader.answer.evidence_line.own_grades import lowered
from foxreader.answer.second_reader.claims import (
    CitedClaim,
    Judged,
    Verdict,
    cited_claims,
    marked_words,
)
from foxreader.core.events import GRADES, Answer, Flag, FlagKind, Grade, SecondReading
from foxreader.core.message import Usage
from foxreader.core.notice import Notice

_MARKS: Mapping[Verdict | None, tuple[FlagKind, Grade, str]] = {
    "otherwise": ("otherwise", "otherwise", "second_reader_otherwise"),
    "no": ("second_reader", "weak", "second_reader_no"),
    "partly": ("second_reader", "weak", "second_reader_partly"),
}
"""What a verdict makes of a claim: the kind of its flag, the grade of its places, the sentence."""
_SOFT: tuple[FlagKind, ...] = ("weak", "name", "number")
_NOT_OF_PLACE = ("other_book", "past_your_place", "words_of_note")
"""Sentences on soft marks that a claim has whatever its place says."""
_SHOWN = 80
"""Characters of a claim that its flag repeats, as for the other checks: about a line."""


def read_again(
    answer: Answer, judged: Iterable[Judged], reader: str, usage: Usage, seconds: float = 0.0
) -> Answer:
    """``answer`` as a second reader of the name ``reader`` left it.

    A claim judged "no" or "partly" is flagged and its places are weak, one judged "otherwise" is
    marked as contradicted by them. One that it shows with words of its place loses the soft marks
    of the checks. A claim without a footnote need not be in its neighbours' places: only
    "otherwise" marks it.
    """
    judged = tuple(judged)
    marked = [one for one in judged if _is_marked(one)]
    unread = sum(one.verdict is None for one in judged)
    before, known = marked_words(answer), answer.second
    flags = [Flag(_MARKS[one.verdict][0], _line(one), one.claim.words) for one in marked]
    if unread:
        flags.append(Flag("second_reader", Notice("second_reader_unread", count=unread)))
    kept = (flag for flag in answer.flags if flag.kind != "second_reader" or flag.words)
    shown = tuple(one.claim.words for one in judged if one.verdict == "supported" and one.found)
    reading = SecondReading(
        reader,
        claims=len(judged) + len(before),
        found=len(shown),
        lowered=len(marked) + len(before),
        unread=unread,
        shown=shown,
        tokens=usage.tokens + (known.tokens if known else 0),
        seconds=seconds + (known.seconds if known else 0.0),
    )
    made = replace(answer, flags=(*kept, *flags), usage=answer.usage + usage, second=reading)
    return _cleared(_weakened(made))


def marked_again(answer: Answer) -> Answer:
    """``answer``, whose grades were made anew, with what a second reader said of it before."""
    return answer if answer.second is None else _cleared(_weakened(answer))


def reading_words(reading: SecondReading) -> Notice:
    """What a second reading came to, in one sentence."""
    return Notice(
        "second_reading", reader=reading.reader, count=reading.claims, found=reading.found,
        lowered=reading.lowered,
    )  # fmt: skip


def cleared_words(reading: SecondReading) -> Notice:
    """That marks of the checks were taken back, in one sentence."""
    return Notice("second_reading_cleared", count=reading.cleared)


def _weakened(answer: Answer) -> Answer:
    """``answer`` with the places of those claims lowered that a second reader marked."""
    kinds = {flag.words: flag.kind for flag in answer.flags}
    marks = marked_words(answer)
    low: dict[int, Grade] = {}
    for claim in cited_claims(answer):
        if claim.words in marks:
            grade: Grade = "otherwise" if kinds[claim.words] == "otherwise" else "weak"
            low.update({n: max(low.get(n, grade), grade, key=GRADES.index)
                        for n in claim.footnotes})  # fmt: skip
    return replace(
        answer,
        citations=tuple(replace(c, grade=low.get(c.number, c.grade)) for c in answer.citations),
    )


def _cleared(answer: Answer) -> Answer:
    """``answer`` without the soft marks on claims that its second reader showed."""
    reading = answer.second
    if reading is None:
        return answer
    own = [claim for claim in cited_claims(answer) if claim.words in reading.shown]
    resting = {claim.words for claim in own if not claim.footnotes}
    others = [claim for claim in cited_claims(answer) if claim.words not in reading.shown]
    gone = [
        flag
        for flag in answer.flags
        if (_is_soft(flag) and _is_about(flag, own) and not _is_about(flag, others))
        or (flag.kind == "uncited" and flag.words in resting)
    ]
    if not gone:
        return answer
    flags = tuple(flag for flag in answer.flags if flag not in gone)
    still = lowered(claims(answer.parts), flags)
    freed = {number for claim in own if _has(claim, gone) for number in claim.footnotes} - still
    count = sum(_has(claim, gone) for claim in own)
    return replace(
        answer,
        flags=flags,
        second=replace(reading, cleared=max(count, reading.cleared)),
        citations=tuple(
            replace(c, grade="cited") if c.number in freed and c.grade == "weak" else c
            for c in answer.citations
        ),
    )


def _is_marked(one: Judged) -> bool:
    return one.verdict == "otherwise" if not one.claim.footnotes else one.verdict in _MARKS


def _is_soft(flag: Flag) -> bool:
    """Whether a second reader may take ``flag`` back. The plain text of an old record does not
    tell which check it was, and stays."""
    code = flag.text.code if isinstance(flag.text, Notice) else ""
    soft = flag.kind in _SOFT and not flag.hard
    return soft and bool(flag.words and code) and code not in _NOT_OF_PLACE


def _is_about(flag: Flag, claims: Iterable[CitedClaim]) -> bool:
    return any(flag.words in claim.words for claim in claims)


def _has(claim: CitedClaim, flags: Iterable[Flag]) -> bool:
    return any(flag.words in claim.words for flag in flags)


def _line(one: Judged) -> Notice:
    words = one.claim.words.rstrip(".")
    shown = words if len(words) <= _SHOWN else f"{words[: _SHOWN - 1]}…"
    return Notice(_MARKS[one.verdict][2], words=shown)
