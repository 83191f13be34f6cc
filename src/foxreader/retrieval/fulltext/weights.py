"""How much each sign that a passage fits a question counts: all in one place.

The weights were fitted to a part of the development questions (pairs of passages, by their order)
and held against the rest. What each earns is measured by ``benchmarks.ablation``. The second line
of each says how hit@1 or hit@10 changes without it, in thousandths: T of 100 questions to tales,
N of 100 to novels, A of 300 to articles, L of 1,100 in eleven languages.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a ranking; a weight of 0 (of ``narrator`` 1) switches its sign off."""

    k1: float = 1.0
    """BM25: how soon a word said again counts for little more (Robertson and Zaragoza 2009)."""
    b: float = 0.6
    """BM25: how far a long passage counts for less, 0 to 1."""
    narrator: float = 0.2
    """Times the weight of a name of the narrator of a book told by "I".
    Moves nothing on T, N, A and L, which have one such book."""
    title: float = 0.3
    """Times a word's weight for a passage under a title that has it.
    Not measured: the texts of the sets have no titles."""
    phrase: float = 3.0
    """Of words the question quotes, where they follow one another.
    @1: N +10. Hardly a question of the sets quotes anything."""
    variant: float = 1.2
    """Of a word much like one of the question (another form, a misspelling), where that is not.
    @1: T +10, L -10. @10: N +20, A -3."""
    meant: float = 0.6
    """Times the weight of a name the passage lacks but means, by another name of the person or the
    "I" of a journal. Without it, on plain questions to real novels, @5: -7; .3 to .8 are alike."""
    neighbour: float = 0.18
    """Times the scores of the passages right before and after.
    @1: N -20, L -3. @10: N +20, L -1."""
    word_before: float = 0.9
    """Times the weight of a word the passage lacks and the one before it has.
    @1: A -13, L +2. @10: N -20, A -3."""
    word_after: float = 0.55
    """The same, where the passage after it has the word.
    @1: N -10, A -3, L -3. @10: N +20, A -3, L -2."""
    word_nearby: float = 0.25
    """The same, where only a passage up to ``reach`` places further away has it.
    @1: N +10, A +3, L -5. @10: N +10, A -3."""
    stretch: float = 1.4
    """Of the question's words within one stretch of text.
    @1: T -40, N -100, A -73, L -82. @10: N -40."""
    pair: float = 0.65
    """Of two words that follow each other in the question and in the passage.
    @1: T -20, N -40, A -23, L -15."""
    loose_pair: float = 0.2
    """Of two words of the question with others between them, close together in the passage.
    @1: N -10, A -23, L -5. @10: T +10, A -3."""
    reach: int = 8
    """How many passages to either side are looked at for a word a passage lacks.
    With 4, @10: N +10, A -3."""
    many: int = 1_000
    """Passages found by a question's rarer words from which its other words find no more.
    Without the limit no figure changes; it is there for speed."""
    around: int = 150
    """How many of the best passages are weighed by their neighbours.
    With 1,000, @1: N -10, L -1."""
    compared: int = 60
    """How many of those have their words compared in order.
    With 40, of 243 questions to novels @5: -17, @10: -8; of 1,200 to tales @1: +4, @5: -3."""


WEIGHTS = Weights()
"""The weights the program ranks with."""
