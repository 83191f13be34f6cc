"""The claims of an answer that a second reader is shown, each with the words it cites."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.checks.coverage import telling
from foxreader.answer.checks.divided import claims_of
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import Answer
from foxreader.language.detect import guess

Verdict = Literal["supported", "partly", "no", "otherwise"]
"""What a second reader says of a claim: the cited words say it, a part of it, nothing of it, or
something else that contradicts it."""


@dataclass(frozen=True, slots=True)
class CitedClaim:
    """A sentence of an answer, or a part of it, without Markdown; the numbers of its footnotes,
    and the exact words of the book at each."""

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
    """The claims of a model's answer that cite a place, in order.

    A claim whose places are all graded "quoted" is left out: it is the book's own sentence.
    """
    if not lined(answer):
        return ()
    cited = {citation.number: citation for citation in answer.citations}
    content = _content_words(guess(answer.text))
    found: list[CitedClaim] = []
    for sentence in sentences(answer.parts):
        for claim in claims_of(sentence, content):
            places = [cited[number] for number in claim.footnotes if number in cited]
            if any(place.grade != "quoted" for place in places):
                numbers = tuple(place.number for place in places)
                quotes = tuple(place.quote for place in places)
                found.append(CitedClaim(claim.text, numbers, quotes))
    return tuple(found)


def claims_to_read(answer: Answer) -> tuple[CitedClaim, ...]:
    """The cited claims that no second reader has marked yet."""
    marked = marked_words(answer)
    return tuple(claim for claim in cited_claims(answer) if claim.words not in marked)


def marked_words(answer: Answer) -> frozenset[str]:
    """The claims that a second reader has marked, by their words."""
    kinds = ("second_reader", "otherwise")
    return frozenset(flag.words for flag in answer.flags if flag.kind in kinds and flag.words)


def _content_words(language: str) -> Callable[[str], frozenset[str]]:
    return lambda text: telling(text, language)
