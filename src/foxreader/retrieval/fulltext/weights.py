"""How much each sign that a passage fits a question counts: all in one place.

The weights were fitted to a part of the development questions (pairs of passages, by their order)
and held against the rest. What each earns is measured by ``benchmarks.ablation``, which ranks with
it switched off; the table is in ``docs/benchmarks.md``.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a ranking; a weight of 0 (of ``name`` 1) switches its sign off."""

    k1: float = 1.0
    """BM25: how soon a word said again counts for little more (Robertson and Zaragoza 2009)."""
    b: float = 0.6
    """BM25: how far a long passage counts for less, 0 to 1."""
    name: float = 1.5
    """Times a word's weight where the question writes it as a name."""
    title: float = 0.3
    """Times a word's weight for a passage under a title that has it."""
    phrase: float = 3.0
    """Of words the question quotes, where they follow one another."""
    variant: float = 1.2
    """Of a word much like one of the question (another form, a misspelling), where that is not."""
    neighbour: float = 0.18
    """Times the scores of the passages right before and after."""
    word_before: float = 0.9
    """Times the weight of a word the passage lacks and the one before it has."""
    word_after: float = 0.55
    """The same, where the passage after it has the word."""
    word_nearby: float = 0.25
    """The same, where only a passage up to ``reach`` places further away has it."""
    stretch: float = 1.4
    """Of the question's words that stand within one stretch of text."""
    pair: float = 0.65
    """Of two words that follow each other in the question and in the passage."""
    loose_pair: float = 0.2
    """Of two words of the question with others between them, close together in the passage."""
    reach: int = 8
    """How many passages to either side are looked at for a word a passage lacks."""
    many: int = 1_000
    """Passages found by a question's rarer words from which its other words find no more."""
    around: int = 150
    """How many of the best passages are weighed by their neighbours."""
    compared: int = 40
    """How many of those have their words compared in order, which takes most of the time."""


WEIGHTS = Weights()
"""The weights the program ranks with."""
