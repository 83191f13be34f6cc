"""What the Text panel shows and can be set to, and what one choice brings along. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.library.settings import LOOK, Settings

_SAMPLE = 22
"""Letters of a sample: what fits beside the name of a typeface in a row of the drawing."""
_DENSE = "\u2e7f"
"""The last code point before the scripts whose letters are twice as wide."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A range gone through in steps; both ends are on it. The design's."""

    low: float
    high: float
    step: float

    def next(self, value: float, by: int) -> float:
        """The step after ``value`` (1) or before it (-1), inside the range."""
        at = (value - self.low) / self.step
        to = math.floor(at + 1e-6) + 1 if by > 0 else math.ceil(at - 1e-6) - 1
        return self._at(to)

    def near(self, value: float) -> float:
        """The step nearest to ``value``."""
        return self._at(round((value - self.low) / self.step))

    def _at(self, number: int) -> float:
        made = min(self.high, max(self.low, self.low + number * self.step))
        return round(made, 2)


Scope = Literal["book", "all"]
"""Whose settings the panel changes."""
SIZE = Steps(12, 40, 1)
LEADING = Steps(1.2, 2.0, 0.05)
WIDTH = Steps(420, 760, 20)
MARGIN = Steps(16, 120, 8)


@dataclass(frozen=True, slots=True)
class ShownPage:
    """What the panel shows: the look in use, what the page tells of itself, and of which book.

    ``told`` has the page's "lines", "paragraphs", "leading" and "short"; ``flows`` is whether its
    text flows, ``paged`` whether it has pages of a page format, ``has_book`` whether there is a
    book, ``own`` whether it has a look of its own.
    """

    look: Settings
    told: Mapping[str, Any]
    sample: str = ""
    flows: bool = True
    paged: bool = False
    has_book: bool = True
    own: bool = False


@dataclass(frozen=True)
class ChosenSetting:
    """A setting by name, and its value."""

    name: str
    value: Any


def with_consequences(settings: Settings, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """``chosen`` with what it changes besides: two columns cannot be scrolled."""
    made = dict(chosen)
    if made.get("columns") == "two" and settings.flow == "scroll":
        made["flow"] = "auto"
    if made.get("flow") == "scroll" and settings.columns == "two":
        made["columns"] = "auto"
    return made


def default_look() -> dict[str, Any]:
    """How text looks at the first start."""
    fresh = Settings()
    return {name: getattr(fresh, name) for name in LOOK}


def sample_of(book: Book | None, place: Span | None) -> str:
    """Some words of the book from where the reader is on; "" where there are none."""
    if book is None or place is None or not book.holds(place):
        return ""
    text = book.files[place.file].text
    for part in (text[place.start : place.start + 400], text):
        words = part.split(maxsplit=8)
        if place.start and part is not text:
            words = words[1:]  # the first may be the end of a word
        made = _fitting(words)
        if made:
            return made
    return ""


def _fitting(words: list[str]) -> str:
    made = ""
    for word in words:
        longer = f"{made} {word}".strip()
        if sum(2 if char > _DENSE else 1 for char in longer) > _SAMPLE:
            break
        made = longer
    if made or not words:
        return made
    return words[0][: _SAMPLE // 2]
