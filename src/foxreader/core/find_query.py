"""What is looked for in a book, and how exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.core.notice import Notice
from foxreader.core.span import Span

Kind = Literal["words", "near", "pattern"]
"""The words as they stand, each of them near the others, or a regular expression."""

KINDS: tuple[Kind, ...] = ("words", "near", "pattern")
"""All of them."""

NEAR = 10
"""Words that two words near each other are apart at most, unless the reader says another number.
Chosen: about a line."""
FARTHEST = 200
"""The most the reader can say; chosen: about a paragraph."""


@dataclass(frozen=True, slots=True)
class FindQuery:
    """What to find.

    ``within`` is how many words apart the words of a "near" search are at most, in either order. A
    "pattern" takes accents as they are written.
    """

    text: str
    kind: Kind = "words"
    whole_word: bool = False
    match_case: bool = False
    match_accents: bool = False
    within: int = NEAR


@dataclass(frozen=True, slots=True)
class FoundPlaces:
    """The places found, in reading order, and what the reader should know of them.

    With ``more`` there are others that were not looked for.
    """

    spans: tuple[Span, ...]
    more: bool = False
    remarks: tuple[Notice, ...] = ()
