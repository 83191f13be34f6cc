"""The script a text is written in."""

from __future__ import annotations

import unicodedata
from collections import Counter

_ENOUGH = 400


def script_of(text: str) -> str:
    """The script most letters of ``text`` are of: "LATIN", "CYRILLIC"; "" without letters."""
    letters = [c for c in text[:_ENOUGH] if c.isalpha()]
    found = Counter(unicodedata.name(c, "").split(" ")[0] for c in letters)
    return max(found, key=lambda script: found[script]) if found else ""
