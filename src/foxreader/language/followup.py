"""Whether a question refers to the conversation before it, by its words, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.detect import likely
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language, language
from foxreader.language.questions import classify
from foxreader.language.schema.asking import Talk
from foxreader.language.schema.language import Language
from foxreader.language.tokenize import tokens

_MOST_WORDS = 4
"""The most words of a name without a predicate: "And the old captain?". Chosen, not measured."""
_MOST_SIGNS = 8
"""The same in characters of unspaced text. Chosen, not measured."""
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class BackReference:
    """How a question refers to the conversation before it.

    - ``opens``: it begins as a continuation ("And then?")
    - ``pronoun``: it has a pronoun for somebody or something named before
    - ``names``: the new name in a question without a predicate ("And Queequeg?"), else ""
    - ``of_answers``: it asks about an earlier answer ("What did you say about the whale?")
    - ``person``: where the first pronoun for a person is ("he"), in code points; -1 without one
    - ``pointing``: where each word that only points at the noun after it ends ("this chapter")
    """

    opens: bool = False
    pronoun: bool = False
    names: str = ""
    of_answers: bool = False
    person: int = -1
    pointing: tuple[int, ...] = ()

    @property
    def leans(self) -> bool:
        """Whether it may need the conversation before it to be understood."""
        return self.opens or self.pronoun


def back_reference(question: str) -> BackReference:
    """How ``question`` refers to the conversation before it."""
    opened = _opening(question)
    return BackReference(
        opened is not None,
        _has_pronoun(question),
        "" if opened is None else _named(question[opened.end() :]),
        _has(question, [talk.about_answers for talk in _talk(question)]),
        _person(question),
        _pointing(question),
    )


def _named(rest: str) -> str:
    """The rest of a question after its opening if it is only a name, else ""."""
    rest = _ends().sub("", rest).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or _has_pronoun(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""


def _opening(question: str) -> re.Match[str] | None:
    """The longest match of opening words that continue the question before; None if none."""
    found = (talk.openers for talk in _talk(question))
    matches = (_openers(pattern).match(question) for pattern in found if pattern)
    return max(filter(None, matches), key=lambda match: match.end(), default=None)


def _has_pronoun(question: str) -> bool:
    return _has(question, [talk.pronouns for talk in _talk(question)])


def _person(question: str) -> int:
    persons = {word for known in _known(question) for word in known.asks.persons}
    found = (token.start for token in tokens(question) if fold(token.text) in persons)
    return next(found, -1)


def _pointing(question: str) -> tuple[int, ...]:
    """The ends of all pronouns if every one of them is a word such as "this"; else ()."""
    patterns = [_pattern(talk.pronouns) for talk in _talk(question) if talk.pronouns]
    found = [match for pattern in patterns for match in pattern.finditer(question)]
    pointing = {word for known in _known(question) for word in known.asks.pointing}
    if any(fold(match.group()) not in pointing for match in found):
        return ()
    return tuple(match.end() for match in found)


def _has(question: str, patterns: Sequence[str]) -> bool:
    return any(_pattern(pattern).search(question) for pattern in patterns if pattern)


def _talk(question: str) -> Sequence[Talk]:
    return [known.talk for known in _known(question)]


def _known(question: str) -> Sequence[Language]:
    """The data of the languages a question may be in; of all languages if none is known."""
    codes = likely(question)
    return [language(code) for code in codes] if codes else [every_language()]


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
