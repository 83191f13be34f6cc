"""Whether a question goes back to what was said before, by its words, in several languages."""

from __future__ import annotations

import re
from functools import cache

from foxreader.language.lexicon import every_language
from foxreader.language.questions import classify

_MOST_WORDS = 4
_MOST_SIGNS = 8
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")


def has_pronoun(question: str) -> bool:
    """Whether ``question`` has a pronoun for somebody or something named before."""
    return bool(_pronouns().search(question))


def leans_back(question: str) -> bool:
    """Whether ``question`` opens as what goes on, or has such a pronoun."""
    return bool(_openers().match(question)) or has_pronoun(question)


def asks_of_answers(question: str) -> bool:
    """Whether it is about what was answered: "what did you say about the whale?"."""
    return bool(_said().search(question))


def elliptic(question: str) -> str:
    """What a question such as "And Queequeg?" newly names, its predicate left out; else ""."""
    opened = _openers().match(question)
    if opened is None:
        return ""
    rest = _ends().sub("", question[opened.end() :]).strip()
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
