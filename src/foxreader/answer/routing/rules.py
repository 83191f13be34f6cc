"""The path of a question by rules alone: whether it is about the book, and how much of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.core.notice import Notice
from foxreader.language.aims import Intent, Talk

Path = Literal["overview", "specific", "deep", "direct", "selection", "highlights"]


@dataclass(frozen=True, slots=True)
class Route:
    """The rules' result for a question. ``talk`` is set if it is certainly not about the book."""

    path: Path
    reason: str
    talk: Talk = ""


def route(intent: Intent) -> Route:
    """The route of a question with this intent; in doubt it is about the book.

    Words asking for reasons take precedence over words asking for an overview.
    """
    if intent.talk:
        return Route("direct", Notice("asks_nothing_of_book"), intent.talk)
    if intent.reasons:
        return Route("deep", Notice("asks_for_reasons"))
    if intent.whole:
        return Route("overview", Notice("asks_about_whole"))
    return Route("specific", Notice("asks_for_something"))
