"""The end of a text that was stopped: a model's own words come in pieces, maybe of a word."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.conversation.session import WITHOUT_BOOK
from foxreader.core.events import Part, Text
from foxreader.language.tokenize import tokens

WITHOUT_BOOK_PATHS = ("direct", WITHOUT_BOOK)
"""The paths whose answers are not from the book; all others are shown in whole sentences."""


def ended_with_a_word(parts: Sequence[Part]) -> tuple[Part, ...]:
    """``parts`` without the piece of a word they may end in, and with … in its place.

    A text that ends in a stop or in a footnote stays as it is.
    """
    last = parts[-1] if parts else None
    if not isinstance(last, Text) or last.literal:
        return tuple(parts)
    found = list(tokens(last.text))
    end = found[-1].end if found else 0
    if not last.text[end:].isspace() and end < len(last.text):
        return tuple(parts)
    whole = end < len(last.text) or not found or found[-1].kind != "word"
    kept = last.text[: end if whole else found[-1].start].rstrip()
    return (*parts[:-1], Text(f"{kept}…")) if kept else tuple(parts[:-1])
