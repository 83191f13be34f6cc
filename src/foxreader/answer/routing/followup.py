"""Whether a question goes back to what was said before, by its words, in several languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from foxreader.language.detect import likely
from foxreader.language.lexicon import every_language, language
from foxreader.language.questions import classify
from foxreader.language.schema import Talk

_MOST_WORDS = 4
_MOST_SIGNS = 8
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")


def has_pronoun(question: str) -> bool:
    """Whether ``question`` has a pronoun for somebody or something named before."""
    found = (talk.pronouns for talk in _words(question))
    return any(_any(pattern).search(question) for pattern in found if pattern)


def leans_back(question: str) -> bool:
    """Whether ``question`` opens as what goes on, or has such a pronoun."""
    return _opening(question) is not None or has_pronoun(question)


def asks_of_answers(question: str) -> bool:
    """Whether it is about what was answered: "what did you say about the whale?"."""
    found = (talk.about_answers for talk in _words(question))
    return any(_any(pattern).search(question) for pattern in found if pattern)


def elliptic(question: str) -> str:
    """What a question such as "And Queequeg?" newly names, its predicate left out; else ""."""
    opened = _opening(question)
    if opened is None:
        return ""
    rest = _ends().sub("", question[opened.end() :]).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or has_pronoun(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""


def _opening(question: str) -> re.Match[str] | None:
    """The words by which ``question`` goes on with the one before, the longest such."""
    found = (talk.openers for talk in _words(question))
    matches = (_openers(pattern).match(question) for pattern in found if pattern)
    return max(filter(None, matches), key=lambda match: match.end(), default=None)


def _words(question: str) -> Sequence[Talk]:
    """How readers talk in the languages that a question may be in; in all where none is known."""
    codes = likely(question)
    return [language(code).talk for code in codes] if codes else [every_language().talk]


@cache
def _openers(talk: str) -> re.Pattern[str]:
    return re.compile(rf"^[\s¿¡]*(?:{talk})[\s,，、]*", re.IGNORECASE)


@cache
def _any(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _ends() -> re.Pattern[str]:
    endings = every_language().talk.ellipsis_endings
    return re.compile(rf"[\s?？!！.。؟]+$|(?:{endings})[\s?？]*$")
