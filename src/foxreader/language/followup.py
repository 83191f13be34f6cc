"""Whether a question goes back to what was said before, by its words, in several languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.detect import likely
from foxreader.language.lexicon import every_language, language
from foxreader.language.questions import classify
from foxreader.language.schema import Talk

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
    opened = _opening(question)
    return BackReference(
        opened is not None,
        _has_pronoun(question),
        "" if opened is None else _named(question[opened.end() :]),
        _has(question, [talk.about_answers for talk in _talk(question)]),
    )


def _named(rest: str) -> str:
    """What is left of a question behind its opening, where that is a name and no question."""
    rest = _ends().sub("", rest).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or _has_pronoun(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""


def _opening(question: str) -> re.Match[str] | None:
    """The words by which ``question`` goes on with the one before, the longest such."""
    found = (talk.openers for talk in _talk(question))
    matches = (_openers(pattern).match(question) for pattern in found if pattern)
    return max(filter(None, matches), key=lambda match: match.end(), default=None)


def _has_pronoun(question: str) -> bool:
    return _has(question, [talk.pronouns for talk in _talk(question)])


def _has(question: str, patterns: Sequence[str]) -> bool:
    return any(_pattern(pattern).search(question) for pattern in patterns if pattern)


def _talk(question: str) -> Sequence[Talk]:
    """How readers talk in the languages that a question may be in; in all where none is known."""
    codes = likely(question)
    return [language(code).talk for code in codes] if codes else [every_language().talk]


@cache
def _openers(talk: str) -> re.Pattern[str]:
    return re.compile(rf"^[\s¿¡]*(?:{talk})[\s,，、]*", re.IGNORECASE)


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _ends() -> re.Pattern[str]:
    endings = every_language().talk.ellipsis_endings
    return re.compile(rf"[\s?？!！.。؟]+$|(?:{endings})[\s?？]*$")
