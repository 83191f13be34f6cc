"""How often the words of a language have each letter beyond ASCII, for telling encodings apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from unicodedata import category

from foxreader.language.lexicon import source


@cache
def letter_shares(code: str) -> Mapping[str, float]:
    """The share of each small letter beyond ASCII among those in the file of the language ``code``;
    {} for a language that writes with ASCII alone.
    """
    counts = Counter(c for c in source(code).lower() if c > "\x7f" and category(c)[0] in "LM")
    total = sum(counts.values())
    return {letter: count / total for letter, count in counts.items()}
