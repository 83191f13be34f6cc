"""Full stops that do not end a sentence: abbreviations, initials, stops inside a quotation."""

from __future__ import annotations

import re
from functools import cache

from foxreader.language.lexicon import every_language
from foxreader.language.script import ends_inside_quotation


def goes_on(piece: str, following: str) -> bool:
    """Whether the sentence goes on after ``piece``: it ends with an abbreviation or inside a
    quotation, or ``following`` starts with a small letter."""
    if _abbreviation().search(piece.rstrip("\"'”’»)]*_")) or following.strip()[:1].islower():
        return True
    return ends_inside_quotation(piece)


@cache
def _abbreviation() -> re.Pattern[str]:
    """An abbreviation with its full stop, an initial, or the number of a list item."""
    listed = "|".join(map(re.escape, sorted(every_language().words.abbreviations)))
    return re.compile(rf"(?:\b(?:{listed}|[a-z])|^\s*\d{{1,3}})\.$", re.IGNORECASE)
