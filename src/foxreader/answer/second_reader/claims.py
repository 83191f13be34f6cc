"""The claims of an answer that a second reader is shown, each with the words it cites.

A sentence without a footnote rests on its neighbours' places: a heading or a lead-in on those of
what it introduces, another one on those of its paragraph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.checks.coverage import telling
from foxreader.answer.checks.divided import claims_of
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.sentences import Sentence
from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import Answer, Citation
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
    if not lined(answer):
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


def _resting(
    said: Sequence[Sentence], at: int, cited: Mapping[int, Citation]
) -> Iterator[CitedClaim]:
    """A sentence without a footnote, if it has neighbours with a place."""
    sentence = said[at]
    if sentence.asks or sentence.kind in ("code", "label", "fence", "rule", "shell"):
        return
    beside: list[Sentence] = []
    if sentence.introduces:
        for other in said[at + 1 :]:
            if other.kind == "heading":
                break
            beside.append(other)
    else:
        beside += (other for other in said if other.paragraph == sentence.paragraph)
    numbers = dict.fromkeys(n for other in beside for n in other.footnotes if n in cited)
    places = tuple(cited[number].quote for number in numbers)[:_MOST_BESIDE]
    if places:
        yield CitedClaim(sentence.text, (), places)


def claims_to_read(answer: Answer) -> tuple[CitedClaim, ...]:
    """The claims that no second reader has marked yet."""
    marked = marked_words(answer)
    return tuple(claim for claim in cited_claims(answer) if claim.words not in marked)


def marked_words(answer: Answer) -> frozenset[str]:
    """The claims that a second reader has marked, by their words."""
    kinds = ("second_reader", "otherwise")
    return frozenset(flag.words for flag in answer.flags if flag.kind in kinds and flag.words)


def _content_words(language: str) -> Callable[[str], frozenset[str]]:
    return lambda text: telling(text, language)
