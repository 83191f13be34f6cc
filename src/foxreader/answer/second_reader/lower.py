"""Lowers the grades of an answer by what a second reader said. Nothing here raises a grade."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from foxreader.answer.second_reader.claims import (
    CitedClaim,
    Judged,
    cited_claims,
    marked_words,
)
from foxreader.core.events import Answer, Flag, SecondReading
from foxreader.core.message import Usage
from foxreader.core.notice import Notice

_CODES = {"no": "second_reader_no", "partly": "second_reader_partly"}
_SHOWN = 80
"""Characters of a claim that its flag repeats, as for the other checks: about a line."""


def lowered(answer: Answer, judged: Iterable[Judged], reader: str, usage: Usage) -> Answer:
    """``answer`` as a second reader of the name ``reader`` left it.

    A claim judged "no" or "partly" is flagged and its places are weak; no word of it changes.
    """
    judged = tuple(judged)
    marked = [one for one in judged if one.verdict in _CODES]
    unread = sum(one.verdict is None for one in judged)
    before = len(marked_words(answer))
    flags = [Flag("second_reader", _line(one), one.claim.words) for one in marked]
    if unread:
        flags.append(Flag("second_reader", Notice("second_reader_unread", count=unread)))
    kept = (flag for flag in answer.flags if flag.kind != "second_reader" or flag.words)
    reading = SecondReading(
        reader,
        claims=len(judged) + before,
        found=sum(one.verdict == "supported" and one.found for one in judged),
        lowered=len(marked) + before,
        unread=unread,
    )
    made = replace(answer, flags=(*kept, *flags), usage=answer.usage + usage, second=reading)
    return _weakened(made, (one.claim for one in marked))


def lowered_again(answer: Answer) -> Answer:
    """``answer``, whose grades were made anew, with those claims weak that a second reader marked
    before."""
    marked = marked_words(answer)
    return _weakened(answer, (c for c in cited_claims(answer) if c.words in marked))


def reading_words(reading: SecondReading) -> Notice:
    """What a second reading came to, in one sentence."""
    return Notice(
        "second_reading", reader=reading.reader, count=reading.claims, found=reading.found,
        lowered=reading.lowered,
    )  # fmt: skip


def _weakened(answer: Answer, claims: Iterable[CitedClaim]) -> Answer:
    weak = {number for claim in claims for number in claim.footnotes}
    return replace(
        answer,
        citations=tuple(
            replace(c, grade="weak") if c.number in weak else c for c in answer.citations
        ),
    )


def _line(one: Judged) -> Notice:
    words = one.claim.words
    shown = words if len(words) <= _SHOWN else f"{words[: _SHOWN - 1]}…"
    return Notice(_CODES[one.verdict or "no"], words=shown)
