"""The claims of an answer that a second reader is shown, and the marks by what it said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Literal

from foxreader.answer.checks.reading import telling
from foxreader.answer.evidence_line.claims import claims, lowered
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.footnote import Sentence, claims_of
from foxreader.answer.gate.splitter import sentences
from foxreader.answer.gate.tags import without_tricks
from foxreader.core.events import (
    GRADES,
    PICTURE,
    Answer,
    Citation,
    Flag,
    FlagKind,
    Grade,
    SecondReading,
)
from foxreader.core.message import Usage
from foxreader.core.notice import Notice
from foxreader.core.span import neutralise
from foxreader.language.detect import guess

Verdict = Literal["supported", "partly", "no", "otherwise"]
"""What a second reader says of a claim: the cited words say it, a part of it, nothing of it, or
something else that contradicts it."""


_LEAST = 2
"""The fewest content words of a sentence without a footnote that is read: fewer, like a heading
"The kitchen", name what is told and tell nothing. Chosen, not measured."""
_MOST_BESIDE = 4
"""The most places that a sentence without a footnote is compared with. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class CitedClaim:
    """A sentence of an answer, or a part of it, without Markdown; the numbers of its footnotes,
    and the exact words of the book at each. Without footnotes these are its neighbours'."""

    text: str
    footnotes: tuple[int, ...]
    places: tuple[str, ...]

    @property
    def words(self) -> str:
        """Its text with single spaces, as flags name it."""
        return " ".join(self.text.split())


@dataclass(frozen=True, slots=True)
class Judged:
    """A claim with what a second reader says of it; ``verdict`` is None if that was not readable.

    ``found``: the words that it says show the claim, or contradict it, are in the cited place.
    """

    claim: CitedClaim
    verdict: Verdict | None
    found: bool = False


def cited_claims(answer: Answer) -> tuple[CitedClaim, ...]:
    """The claims of a model's answer, in order, each with the places it cites or rests on.

    A claim whose places are all graded "quoted" is left out: it is the book's own sentence.
    """
    if not lined(answer) or answer.path == PICTURE:  # no words to compare them with
        return ()
    cited = {citation.number: citation for citation in answer.citations}
    content = _content_words(guess(answer.text))
    said = tuple(sentences(answer.parts))
    found: list[CitedClaim] = []
    for at, sentence in enumerate(said):
        if sentence.footnotes:
            found += _with_footnotes(sentence, cited, content)
        elif len(content(sentence.text)) >= _LEAST:
            found += _resting(said, at, cited)
    return tuple(found)


def _with_footnotes(
    sentence: Sentence,
    cited: Mapping[int, Citation],
    content: Callable[[str], frozenset[str]],
) -> Iterator[CitedClaim]:
    for claim in claims_of(sentence, content):
        places = [cited[number] for number in claim.footnotes if number in cited]
        if any(place.grade != "quoted" for place in places):
            numbers = tuple(place.number for place in places)
            yield CitedClaim(claim.text, numbers, tuple(place.quote for place in places))


def _neighbours(said: Sequence[Sentence], at: int) -> Iterable[Sentence]:
    """What a sentence introduces, up to the next heading; else its paragraph."""
    sentence = said[at]
    if sentence.introduces:
        return takewhile(lambda other: other.kind != "heading", said[at + 1 :])
    return (other for other in said if other.paragraph == sentence.paragraph)


def _resting(
    said: Sequence[Sentence], at: int, cited: Mapping[int, Citation]
) -> Iterator[CitedClaim]:
    """A sentence without a footnote, if it has neighbours with a place."""
    sentence = said[at]
    if sentence.asks or sentence.kind in ("code", "label", "fence", "rule", "shell"):
        return
    numbers = dict.fromkeys(
        n for other in _neighbours(said, at) for n in other.footnotes if n in cited
    )
    places = tuple(cited[number].quote for number in numbers)[:_MOST_BESIDE]
    if places:
        yield CitedClaim(sentence.text, (), places)


def claims_to_read(answer: Answer) -> tuple[CitedClaim, ...]:
    """The claims that no second reader has marked yet."""
    marked = _marked_words(answer)
    return tuple(claim for claim in cited_claims(answer) if claim.words not in marked)


def _marked_words(answer: Answer) -> frozenset[str]:
    """The claims that a second reader has marked, by their words."""
    kinds = ("second_reader", "otherwise")
    return frozenset(flag.words for flag in answer.flags if flag.kind in kinds and flag.words)


def _content_words(language: str) -> Callable[[str], frozenset[str]]:
    return lambda text: telling(text, language)


def as_data(text: str) -> str:
    """``text`` on one line, without invisible characters or anything that reads as a tag."""
    return neutralise(" ".join(without_tricks(text).split()))


# Marks. No word of the answer changes and no claim vanishes. What the checks find by comparing
# characters (a quotation, a number or a name that is nowhere in the book) is never taken back.

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


def _flags_of(marked: Iterable[Judged], unread: int) -> list[Flag]:
    """What an answer is flagged with: a claim each, and how many were not read."""
    flags = [Flag(_MARKS[one.verdict][0], _line(one), one.claim.words) for one in marked]
    if unread:
        flags.append(Flag("second_reader", Notice("second_reader_unread", count=unread)))
    return flags


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
    before, known = _marked_words(answer), answer.second
    flags = _flags_of(marked, unread)
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
    marks = _marked_words(answer)
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

    def is_shown(flag: Flag) -> bool:
        """Whether the reader showed what the flag doubts: all claims it is about."""
        doubted = _is_soft(flag) and _is_about(flag, own) and not _is_about(flag, others)
        return doubted or (flag.kind == "uncited" and flag.words in resting)

    gone = [flag for flag in answer.flags if is_shown(flag)]
    return _without(answer, reading, own, gone) if gone else answer


def _without(
    answer: Answer, reading: SecondReading, own: Sequence[CitedClaim], gone: Sequence[Flag]
) -> Answer:
    """``answer`` without the marks ``gone``, and with the grades that its places then have."""
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
