"""How a question will be answered, by rules: about the book or not, and on which path."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language

Path = Literal["overview", "specific", "deep", "direct", "selection"]
Talk = Literal["", "small_talk", "name", "help"]


@dataclass(frozen=True, slots=True)
class Route:
    """What rules alone make of a question. ``talk`` is set where the book is surely not asked,
    ``to_me`` where it may not be: it is said to whoever answers, and speaks of no book."""

    path: Path
    reason: str
    talk: Talk = ""
    to_me: bool = False


def route(question: str, in_book: Callable[[str], bool]) -> Route:
    """The route of ``question``; ``in_book`` tells whether full text finds words in the book.

    In doubt it is about the book: what only looks like small talk is searched for first, and
    a find takes it to the book. Words that ask for reasons beat those that ask for the whole.
    """
    folded = " ".join(fold(question).replace("’", "'").split()).lstrip("¡¿ ")
    talk = _talk(folded)
    if talk and not (talk == "small_talk" and in_book(_patterns().small_talk.sub(" ", folded))):
        return Route("direct", "not a question about the book", talk)
    bookish = bool(_patterns().bookish.search(folded))
    to_me = bool(_patterns().to_me.fullmatch(folded)) and not bookish
    if _patterns().deep.search(folded):
        return Route("deep", "asks for reasons or relations", to_me=to_me)
    if _patterns().overview.search(folded):
        return Route("overview", "asks about the whole book")
    return Route("specific", "asks for something in the book", to_me=to_me)


def _talk(folded: str) -> Talk:
    if _patterns().name.fullmatch(folded):
        return "name"
    if _patterns().help.fullmatch(folded):
        return "help"
    return "small_talk" if _patterns().small_talk.fullmatch(folded) else ""


@dataclass(frozen=True, slots=True)
class _Patterns:
    """What questions are told by, in folded text of any language."""

    small_talk: re.Pattern[str]
    name: re.Pattern[str]
    help: re.Pattern[str]
    deep: re.Pattern[str]
    overview: re.Pattern[str]
    bookish: re.Pattern[str]
    to_me: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    talk = every_language().talk
    end = r"[\s?？!.。]*"
    return _Patterns(
        re.compile(
            rf"(?:(?:{talk.greetings})[\s,.!?;~，。！？、]*(?:(?:{talk.fillers})[\s,.!?]*)*)+"
        ),
        re.compile(rf"(?:and )?(?:{talk.name}){end}"),
        re.compile(rf"(?:{talk.help}){end}"),
        re.compile(talk.deep),
        re.compile(talk.overview),
        re.compile(talk.bookish),
        re.compile(talk.to_me),
    )
