"""Whether a question goes back to what was said before, by its words, in several languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from foxreader.language.lexicon import every_language
from foxreader.language.questions import classify

_MOST_WORDS = 4
"""Most words of a name without a predicate: "And the old captain?". Chosen, not measured."""
_MOST_SIGNS = 8
"""The same in characters, for scripts without spaces."""
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class BackReference:
    """How a question goes back to what was said before.

    ``opens`` as what goes on ("And then?"); ``pronoun`` has one for somebody or something named
    before; ``names`` is what it newly names where its predicate is left out ("And Queequeg?");
    ``of_answers`` asks about what was answered ("what did you say about the whale?").
    """

    opens: bool = False
    pronoun: bool = False
    names: str = ""
    of_answers: bool = False

    @property
    def leans(self) -> bool:
        """Whether it cannot be understood without what was said before, or may not."""
        return self.opens or self.pronoun


def back_reference(question: str) -> BackReference:
    """How ``question`` goes back to what was said before."""
    opened = _openers().match(question)
    return BackReference(
        opened is not None,
        bool(_pronouns().search(question)),
        "" if opened is None else _named(question[opened.end() :]),
        bool(_said().search(question)),
    )


def _named(rest: str) -> str:
    """What is left of a question behind its opening, where that is a name and no question."""
    rest = _ends().sub("", rest).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or _pronouns().search(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""


@cache
def _openers() -> re.Pattern[str]:
    return re.compile(rf"^[\s¿¡]*(?:{every_language().talk.openers})[\s,，、]*", re.IGNORECASE)


@cache
def _pronouns() -> re.Pattern[str]:
    return re.compile(every_language().talk.pronouns, re.IGNORECASE)


@cache
def _said() -> re.Pattern[str]:
    return re.compile(every_language().talk.about_answers, re.IGNORECASE)


@cache
def _ends() -> re.Pattern[str]:
    endings = every_language().talk.ellipsis_endings
    return re.compile(rf"[\s?？!！.。؟]+$|(?:{endings})[\s?？]*$")
