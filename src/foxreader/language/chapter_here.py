"""Which chapter a question means by where its reader is: this one, the previous, the next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import codes, language

_STEPS = {"here": 0, "before": -1, "after": 1}


def chapter_from_here(text: str) -> int | None:
    """How many chapters after the reader's the one is that ``text`` means: 0 for "this chapter", -1
    for "the previous chapter"; None if it means none by where the reader is."""
    folded = " ".join(map(fold_sentence, text.split()))
    found = (step for step, pattern in _patterns() if pattern.search(folded))
    return next(found, None)


def without_chapter_here(text: str) -> str:
    """``text`` without the words for a chapter by where the reader is."""
    folded = fold_sentence(text)
    if len(folded) == len(text):
        for _, pattern in _patterns():
            if (match := pattern.search(folded)) is not None:
                return f"{text[: match.start()]} {text[match.end() :]}"
    return text


@cache
def _patterns() -> Sequence[tuple[int, re.Pattern[str]]]:
    found = []
    for one in map(language, codes()):
        start, end = ("", "") if one.glued else (r"(?<!\w)", r"(?!\w)")
        for name, step in _STEPS.items():
            if pattern := one.parts.beside.get(name, ""):
                found.append((step, re.compile(f"{start}(?:{pattern}){end}")))
    return found
