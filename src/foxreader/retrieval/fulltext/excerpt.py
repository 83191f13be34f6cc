"""How far a hit reaches: a passage, and as much of what is beside it as makes a full one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.pieces.passage import LONGEST

Units = Callable[[int], Sequence[Span]]
"""The units of a passage that may be shown; none for a number that is no passage's."""


class Extent:
    """Gives each hit of a search its units; no unit stands in two hits.

    Passages end with a paragraph, so most are shorter than a hit may be. The rest is filled
    from the neighbour that fits the question better, by ``scores``, then from the other.
    """

    def __init__(self, book: Book, scores: Mapping[int, float], units: Units) -> None:
        self._book = book
        self._scores = scores
        self._units = units
        self._shown: set[Span] = set()

    def of(self, passage: int) -> tuple[Span, ...]:
        """The units for ``passage``; empty when all of it was shown with other hits."""
        run = [unit for unit in self._units(passage) if unit not in self._shown]
        if run:
            after = self._scores.get(passage + 1, 0.0) >= self._scores.get(passage - 1, 0.0)
            for forward in (after, not after):
                run = self._grown(run, passage, forward)
            self._shown.update(run)
        return tuple(run)

    def _grown(self, run: list[Span], passage: int, forward: bool) -> list[Span]:
        beside = self._units(passage + 1 if forward else passage - 1)
        for unit in beside if forward else reversed(beside):
            grown = [*run, unit] if forward else [unit, *run]
            if unit in self._shown or not self._fits(grown):
                break
            run = grown
        return run

    def _fits(self, run: Sequence[Span]) -> bool:
        first, last = run[0], run[-1]
        if first.file != last.file or last.end - first.start > LONGEST:
            return False
        return self._book.visible(Span(first.file, first.start, last.end))
