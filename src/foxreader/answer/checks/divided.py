"""Divides a sentence into claims: the words that each group of footnotes has to support."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxreader.answer.gate.sentences import Clause, Sentence

_LEAST_TO_CLAIM = 2
"""The fewest content words of a claim before a footnote with more words after it: in "Alice[1]
fell" the footnote stands beside the name, and the claim goes on. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Words of a sentence and the footnotes they rest on. ``after``: the words stand after the
    sentence's last footnote, so the footnotes are only those of the words before."""

    text: str
    footnotes: tuple[int, ...]
    after: bool = False


def claims_of(sentence: Sentence, telling: Callable[[str], frozenset[str]]) -> tuple[Claim, ...]:
    """The claims of ``sentence``, in order. ``telling`` gives the content words of a text."""
    if not sentence.clauses:
        return (Claim(sentence.text, sentence.footnotes),)
    found: list[Clause] = []
    for clause in sentence.clauses:
        last = found[-1] if found else None
        if last is not None and len(telling(last.text)) < _LEAST_TO_CLAIM:
            found[-1] = Clause(
                f"{last.text} {clause.text}",
                tuple(dict.fromkeys((*last.footnotes, *clause.footnotes))),
            )
        else:
            found.append(clause)
    *before, last = found
    claims = [Claim(one.text, one.footnotes) for one in before]
    if last.footnotes or not claims:
        return (*claims, Claim(last.text, last.footnotes or sentence.footnotes))
    if telling(last.text):
        return (*claims, Claim(last.text, claims[-1].footnotes, after=True))
    claims[-1] = Claim(f"{claims[-1].text} {last.text}", claims[-1].footnotes)
    return tuple(claims)
