"""The words of a text, also where none are marked: runs of characters that occur as a whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log

from foxreader.index.concepts.chapter_text import BookText
from foxreader.language.lexicon import every_language
from foxreader.language.script import HAN

GLUED = re.compile(f"[{HAN}ヶァ-ヺー]{{2,}}|[\u0e00-\u0e4e\u0e80-\u0ece]{{3,}}")
"""Runs of scripts that mark no words."""
# The numbers below were chosen, not measured, unless they say otherwise.
_LEAST = 4
"""Uses of a word in the text at least."""
_LONGEST = 4
"""Characters of a word at most."""
_COHESION = 3.0
"""Mutual information of the parts of a word at least, as a natural logarithm: 3 is 20 times as
often together as by chance. One less is asked of words of more than two characters."""
_FREEDOM = 1.2
"""Entropy of the characters beside a word at least, in nats, on either side: 1.2 is about three
neighbours used alike."""
_MOST = 4_000
"""Words of a book at most, the commonest: the cut of the text looks each of them up."""
_EDGE_KINDS = 7
"""The ends of runs beside a word count as this many different neighbours."""


class Lexicon:
    """The words of a text without spaces, with their counts; empty for other texts."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts
        self._cuts: dict[str, tuple[str, ...]] = {}

    def cut(self, run: str) -> tuple[str, ...]:
        """The known words in ``run``, in order, the longest first; the rest is passed over."""
        found = self._cuts.get(run)
        if found is None:
            found = self._cuts[run] = tuple(self._words(run))
        return found

    def _words(self, run: str) -> Iterator[str]:
        at = 0
        while at < len(run) - 1:
            for size in range(_LONGEST, 1, -1):
                if run[at : at + size] in self.counts:
                    yield run[at : at + size]
                    at += size - 1
                    break
            at += 1


def lexicon(reading: BookText) -> Lexicon:
    """The runs of two to four characters that recur as a whole.

    Their parts occur together (mutual information) and between many neighbours (entropy of the
    characters beside them): the usual way to find words without a dictionary.
    """
    runs = [run for part in reading.parts for run in GLUED.findall(part.text)]
    if not runs:
        return Lexicon({})
    counts: Counter[str] = Counter()
    for size in range(1, _LONGEST + 2):
        counts.update(run[i : i + size] for run in runs for i in range(len(run) - size + 1))
    total = sum(map(len, runs))
    held = {run for run, n in counts.items() if _may_be(run, n) and _coheres(run, counts, total)}
    whole = _without_pieces(_free(held, counts), counts)
    best = sorted(whole, key=lambda run: (-counts[run], run))[:_MOST]
    return Lexicon({run: counts[run] for run in best})


def _may_be(run: str, count: int) -> bool:
    if not 2 <= len(run) <= _LONGEST or count < _LEAST or run in every_language().words.stop_runs:
        return False
    edges = every_language().words.edges
    return run[0] not in edges and run[-1] not in edges


def _coheres(run: str, counts: Counter[str], total: int) -> bool:
    """Whether its parts are together far more often than by chance, wherever it is cut."""
    for at in range(1, len(run)):
        chance = counts[run[:at]] * counts[run[at:]] / total
        if log(counts[run] / chance) < _COHESION - 1.0 * (len(run) > 2):
            return False
    return True


def _free(held: set[str], counts: Mapping[str, int]) -> set[str]:
    """The runs of ``held`` that have many neighbours on either side."""
    before: dict[str, list[int]] = {run: [] for run in held}
    after: dict[str, list[int]] = {run: [] for run in held}
    for longer, count in counts.items():
        if longer[:-1] in held:
            after[longer[:-1]].append(count)
        if longer[1:] in held:
            before[longer[1:]].append(count)
    return {
        run
        for run in held
        if min(_entropy(before[run], counts[run]), _entropy(after[run], counts[run])) >= _FREEDOM
    }


def _entropy(beside: Sequence[int], total: int) -> float:
    """The entropy of what is beside a run, in nats; having nothing there counts as many letters."""
    edge = (total - sum(beside)) / _EDGE_KINDS
    shares = [count / total for count in (*beside, *[edge] * _EDGE_KINDS) if count > 0]
    return -sum(share * log(share) for share in shares)


def _without_pieces(free: set[str], counts: Counter[str]) -> set[str]:
    """Runs that are not mostly part of a longer one that was found too."""
    inside: Counter[str] = Counter()
    for run in sorted(free):
        for size in range(2, len(run)):
            for at in range(len(run) - size + 1):
                piece = run[at : at + size]
                inside[piece] = max(inside[piece], counts[run])
    return {run for run in free if 10 * inside[run] < 7 * counts[run]}
