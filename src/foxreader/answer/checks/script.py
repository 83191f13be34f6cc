"""The script a text is written in."""

from __future__ import annotations

import unicodedata
from collections import Counter

_ENOUGH = 400
"""How many characters of a text are looked at. Chosen, not measured."""


def script_of(text: str) -> str:
    """The script of most letters of ``text``, such as "LATIN" or "CYRILLIC"; "" without letters."""
    letters = [c for c in text[:_ENOUGH] if c.isalpha()]
    found = Counter(unicodedata.name(c, "").split(" ")[0] for c in letters)
    return max(found, key=lambda script: found[script]) if found else ""
