"""The names that a book's file gives (title, authors, sections) as data for a request."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 80
"""Characters of a title, or of all authors together, that a request has at most. Chosen, not
measured: few titles are longer without their subtitle."""
LONGEST_HEADING = 120
"""The same of a section's title, which may be the first words of its text."""
_ALLOWED = frozenset(" .,;!?&'’‐‑-–—…·・")
_KEPT = "LMN"
"""The first letters of the Unicode categories that are kept: letters, their marks, digits."""


def as_name(text: str, longest: int = LONGEST_NAME) -> str:
    """``text`` as the name of something: on one line, only letters, digits, spaces and the
    punctuation of names, at most ``longest`` characters.

    What a command needs is left out: quotation marks, brackets, colons, line ends.
    """
    kept = (c if c in _ALLOWED or unicodedata.category(c)[0] in _KEPT else " " for c in text)
    line = " ".join("".join(kept).split())
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"


def as_names(texts: Iterable[str], longest: int = LONGEST_NAME) -> str:
    """Several names, by commas, at most ``longest`` characters together."""
    return as_name(", ".join(texts), longest)
