"""What only looks like the end of a sentence."""

from __future__ import annotations

import re

_ABBREVIATION = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|st|prof|vs|etc|no|vol|ch|cf|pp?|e\.g|i\.e|[a-z])|^\s*\d{1,3})\.$", re.I
)
_PAIRS = (("“", "”"), ("«", "»"), ("「", "」"), ("『", "』"))


def goes_on(piece: str, following: str) -> bool:
    """Whether what looks like a sentence's end is none: an abbreviation, or inside a quote."""
    if _ABBREVIATION.search(piece.rstrip("\"'”’»)]*_")) or following.strip()[:1].islower():
        return True
    if piece.count('"') % 2:
        return True
    return any(piece.count(opened) > piece.count(closed) for opened, closed in _PAIRS)
