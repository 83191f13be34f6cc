"""Pages named in a sentence for the reader."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.notice import Notice

_MOST = 10  # pages that a sentence names; chosen so that it stays short


def listed_pages(numbers: Sequence[int]) -> str:
    """Pages by their numbers, which are counted from 0 and shown from 1: "1, 4 and 2 more"."""
    shown = ", ".join(str(number + 1) for number in numbers[:_MOST])
    if len(numbers) <= _MOST:
        return shown
    return Notice("pages_and_more", pages=shown, more=len(numbers) - _MOST)
