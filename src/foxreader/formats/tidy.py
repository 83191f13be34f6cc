"""Titles, names and other text of a book, cleaned for one line of a window."""

from __future__ import annotations

import re

# Marks that change the direction of text, and characters that do not show: a title needs none, and
# they could make a window show something else.
_UNWANTED = re.compile(
    "[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\U000e0000-\U000e007f]"
)
_SPACE = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
# Halves of pairs, as Python reads the bytes of a file's name that are no text.
_HALVES = re.compile(r"[\ud800-\udfff]+")
TITLE_LENGTH = 300
"""The most characters of a title; longer ones are cut, with an ellipsis."""


def one_line(text: str, limit: int = TITLE_LENGTH) -> str:
    """``text`` on one line, without controls, at most ``limit`` characters long; for what is no
    text, U+FFFD."""
    text = _HALVES.sub("\ufffd", text)
    text = _SPACE.sub(" ", _UNWANTED.sub("", text[: 20 * limit])).strip()
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
