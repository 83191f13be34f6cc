"""What only looks like the end of a sentence."""

from __future__ import annotations

import re
from functools import cache

from foxreader.language.lexicon import every_language

_PAIRS = (("“", "”"), ("«", "»"), ("「", "」"), ("『", "』"))


def goes_on(piece: str, following: str) -> bool:
    """Whether what looks like a sentence's end is none: an abbreviation, or inside a quote."""
    if _abbreviation().search(piece.rstrip("\"'”’»)]*_")) or following.strip()[:1].islower():
        return True
    if piece.count('"') % 2:
        return True
    return any(piece.count(opened) > piece.count(closed) for opened, closed in _PAIRS)


@cache
def _abbreviation() -> re.Pattern[str]:
    """A word with its stop, an initial, or the number of an item."""
    listed = "|".join(map(re.escape, sorted(every_language().words.abbreviations)))
    return re.compile(rf"(?:\b(?:{listed}|[a-z])|^\s*\d{{1,3}})\.$", re.IGNORECASE)
