"""The text of a hit: a passage, filled up from its neighbours to the length of a full one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.pieces.passage import LONGEST

Units = Callable[[int], Sequence[Span]]
"""Gives the units of a passage that may be shown; none for an unknown passage number."""


class Excerpts:
    """Gives each hit of a search its units. No unit is in two hits.

    Passages end with a paragraph, so most are shorter than a hit may be (``LONGEST`` characters).
    The rest is filled first from the neighbour with the higher score in ``scores``, then from the
    other one.
    """

    def __init__(self, book: Book, scores: Mapping[int, float], units: Units) -> None:
        self._book = book
        self._scores = scores
        self._units = units
        self._shown: set[Span] = set()

    def of(self, passage: int) -> tuple[Span, ...]:
        """The units for ``passage``; empty if all of them are in earlier hits."""
        run = [unit for unit in self._units(passage) if unit not in self._shown]
        if run:
            after = self._scores.get(passage + 1, 0.0) >= self._scores.get(passage - 1, 0.0)
            for forward in (after, not after):
                run = self._grown(run, passage, forward)
            self._shown.update(run)
        return tuple(run)

    def _grown(self, run: list[Span], passage: int, forward: bool) -> list[Span]:
        """``run`` with as many units of the next (or previous) passage as fit."""
        beside = self._units(passage + 1 if forward else passage - 1)
        for unit in beside if forward else reversed(beside):
            grown = [*run, unit] if forward else [unit, *run]
            if unit in self._shown or not self._fits(grown):
                break
            run = grown
        return run

    def _fits(self, run: Sequence[Span]) -> bool:
        """Whether ``run`` is in one file, not too long and visible throughout."""
        first, last = run[0], run[-1]
        if first.file != last.file or last.end - first.start > LONGEST:
            return False
        return self._book.visible(Span(first.file, first.start, last.end))
