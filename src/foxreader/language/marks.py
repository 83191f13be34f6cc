"""Vowel signs and the like: characters of a word that Python's ``\\w`` does not match."""

from __future__ import annotations

MARKS = (
    "\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670"
    "\u0900-\u0963\u0966-\u0dff\u0e31\u0e34-\u0e4e"
)
"""For a character class, in which it stands beside ``\\w`` or ``[^\\W\\d_]``: whole blocks of the
scripts of India, their letters among them, since a pattern of few ranges compiles faster."""
WORD_START = rf"(?<![\w{MARKS}])"
"""A pattern for a place before which there is no letter, digit or mark."""
WORD_END = rf"(?![\w{MARKS}])"
"""A pattern for a place after which there is none."""
