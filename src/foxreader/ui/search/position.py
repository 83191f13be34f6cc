"""Which of the places found is next, from where the reader is; pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.span import Span

_ON_SCREEN = 4000
"""Characters after the first on screen within which a place counts as still before the reader's
eyes. Chosen: the fullest screen has about so many."""


def next_place(spans: Sequence[Span], current: int | None, place: Span, by: int) -> int | None:
    """The number of the place to go to, one on (``by`` 1) or back (-1); None without any.

    From the ``current`` one while that is on screen, else from the reader's ``place``; at an end it
    goes on from the other.
    """
    if not spans:
        return None
    if current is not None and _is_near(spans[current], place):
        return (current + by) % len(spans)
    at = (place.file, place.start)
    if by > 0:
        return next((n for n, one in enumerate(spans) if (one.file, one.start) >= at), 0)
    before = (n for n in reversed(range(len(spans))) if (spans[n].file, spans[n].start) < at)
    return next(before, len(spans) - 1)


def _is_near(span: Span, place: Span) -> bool:
    """Whether a place is likely on the screen that begins at ``place``."""
    if span.file != place.file:
        return span.file == place.file + 1 and span.start < _ON_SCREEN
    return -_ON_SCREEN < span.start - place.start < _ON_SCREEN
