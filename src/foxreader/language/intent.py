"""The intent of a text, by its words in any language: small talk, help, a whole book, reasons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from foxreader.language.aims import NO_AIM, Aim, aim_of
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language

Talk = Literal["", "small_talk", "name", "help"]


@dataclass(frozen=True, slots=True)
class Intent:
    """The intent of a text, as far as its words show it.

    - ``talk``: set if it is certainly not about a book: a greeting, a question for the assistant's
      name or for help
    - ``to_assistant``: it addresses the assistant and mentions no book, so may not be about one
    - ``reasons``: it asks for reasons or relations
    - ``aim``: what all of it is for, if that is not the content: an overview, the book's data
    """

    talk: Talk = ""
    to_assistant: bool = False
    reasons: bool = False
    aim: Aim = NO_AIM

    @property
    def whole(self) -> bool:
        """Whether it asks about the book as a whole."""
        return self.aim.kind == "overview"


def intent_of(text: str, title: str = "") -> Intent:
    """The intent of ``text``, asked about the book ``title``."""
    folded = " ".join(fold(text).replace("’", "'").split()).lstrip("¡¿ ")
    found = _patterns()
    talk: Talk = ""
    if found.name.fullmatch(folded):
        talk = "name"
    elif found.help.fullmatch(folded):
        talk = "help"
    elif found.small_talk.fullmatch(folded):
        talk = "small_talk"
    bookish = bool(found.bookish.search(folded))
    return Intent(
        talk,
        bool(found.to_assistant.fullmatch(folded)) and not bookish,
        bool(found.reasons.search(folded)),
        aim_of(text, title),
    )


@dataclass(frozen=True, slots=True)
class _Patterns:
    """The patterns of the intents, for folded text of any language."""

    small_talk: re.Pattern[str]
    name: re.Pattern[str]
    help: re.Pattern[str]
    reasons: re.Pattern[str]
    bookish: re.Pattern[str]
    to_assistant: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    talk = every_language().talk
    end = r"[\s?？!.。]*"
    return _Patterns(
        re.compile(
            rf"(?:(?:{talk.greetings})[\s,.!?¿¡;~，。！？、]*(?:(?:{talk.fillers})[\s,.!?]*)*)+"
        ),
        re.compile(rf"(?:and )?(?:{talk.name}){end}"),
        re.compile(rf"(?:{talk.help}){end}"),
        re.compile(talk.deep),
        re.compile(talk.bookish),
        re.compile(talk.to_me),
    )
