"""How a question leans on the conversation before it: "And his wife?", "Why?", "Tell me more"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.language.detect import likely
from foxreader.language.lexicon import (
    every_language,
    known_languages,
    language,
    small_words,
    words_of_talk,
)
from foxreader.language.questions import Kind, asking_words, classify
from foxreader.language.schema import Language, Talk
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import tokens

_MOST_WORDS = 4
"""The most words of a name without a predicate: "And the old captain?". Chosen, not measured."""
_MOST_SIGNS = 8
"""The same in characters of unspaced text. Chosen, not measured."""
_SPACELESS = re.compile("[\u3041-\u30ff\u3400-\u9fff]")
_MOST_OF_TALK = 14
"""The most words of a question that only goes on from the one before. Chosen, not measured."""
_INSIDE = re.compile(r"(?<=[\w,;:])\s+([^\W\d_]+)")
"""A word with another before it in its sentence."""
_JOINED = re.compile("['-]")
_AROUND = " \t?!.,…¿¡؟。？！、，"
"""Marks around a question that say nothing of what it asks."""


@dataclass(frozen=True, slots=True)
class BackReference:
    """How a question refers to the conversation before it.

    - ``opens``: it begins as a continuation ("And then?")
    - ``pronoun``: it has a pronoun for somebody or something named before
    - ``names``: the new name in a question without a predicate ("And Queequeg?"), else ""
    - ``of_answers``: it asks about an earlier answer ("What did you say about the whale?")
    - ``person``: where the first pronoun for a person is ("he"), in code points; -1 without one
    - ``pointing``: where each word that only points at the noun after it ends ("this chapter")
    - ``bare``: all of it leans on what was spoken of ("Tell me more", "Where was that?")
    """

    opens: bool = False
    pronoun: bool = False
    names: str = ""
    of_answers: bool = False
    person: int = -1
    pointing: tuple[int, ...] = ()
    bare: bool = False

    @property
    def leans(self) -> bool:
        """Whether it may need the conversation before it to be understood."""
        return self.opens or self.pronoun or self.bare


def back_reference(question: str) -> BackReference:
    """How ``question`` refers to the conversation before it."""
    opened = _opens(question)
    return BackReference(
        opened is not None,
        _has_pronoun(question),
        _named(question[opened.end() :]) if opened is not None else _named_alone(question),
        _has(question, [talk.about_answers for talk in _talk(question)]),
        _person(question),
        _pointing(question),
        says_nothing(question) or (opened is not None and says_nothing(question[opened.end() :])),
    )


def says_nothing(question: str) -> bool:
    """Whether a question says nothing of its own: in one language all its words are small ones or
    of the talk itself. Of somebody even these tell something: "Where did she go?". A name is
    neither; where all nouns have capitals, none is looked for."""
    somebody = _person(question) >= 0
    named = any(word[0].isupper() and len(word) > 1 for word in _INSIDE.findall(question))
    folded = fold_sentence(question).strip(_AROUND)
    words = [w for token in tokens(folded) for w in _JOINED.split(token.text)]
    words = [word for word in words if len(word) > 1 or word.isdigit()]
    if not words or len(words) > _MOST_OF_TALK:
        return False
    return any(
        _is_of_talk(folded, words, known, somebody)
        for known in known_languages()
        if not named or known.nouns_capitalised
    )


def _is_of_talk(folded: str, words: Iterable[str], known: Language, somebody: bool) -> bool:
    if known.talk.runs:
        return not _runs_of_talk(known.code).sub("", folded)
    if _book_named().search(folded):
        return False
    return (small_words if somebody else words_of_talk)(known.code).issuperset(words)


@cache
def _book_named() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{every_language().asks.books})\b")


@cache
def _runs_of_talk(code: str) -> re.Pattern[str]:
    known = language(code)
    named = re.compile(known.asks.books)
    runs = [run for run in known.words.stop_runs if not named.search(run)]
    runs.sort(key=len, reverse=True)
    return re.compile(rf"{known.talk.runs}|{'|'.join(map(re.escape, runs))}|[\W_]")


def asks_where_or_when(question: str) -> bool:
    """Whether a question is for a place or a time, or begins with a word for one: "Where was
    that?"."""
    if classify(question).kind in ("where", "when"):
        return True
    first = next((fold(token.text) for token in tokens(question)), "")
    kinds: tuple[Kind, ...] = ("where", "when")
    words = (known.questions.words.get(kind, ()) for known in _known(question) for kind in kinds)
    return any(first in one for one in words)


def without_opener(question: str) -> str:
    """A question without what only continues the one before: "And when was that?"."""
    opened = _opens(question)
    return question if opened is None else question[opened.end() :] or question


def asks_a_cause(question: str) -> bool:
    """Whether a question is for a cause: "Why was that?"."""
    return bool(_why().search(fold_sentence(question)))


def asks_what(question: str) -> bool:
    """Whether a question has a word that asks for a thing: "What is it about?"."""
    said = {fold(token.text) for token in tokens(question)}
    return any(not said.isdisjoint(asking_words(one.code)) for one in _known(question))


def asks_what_is_next(question: str) -> bool:
    """Whether a question is for what comes next: "What happened then?", "Read on"."""
    return bool(_onward().search(fold_sentence(question)))


@cache
def _onward() -> re.Pattern[str]:
    return re.compile(every_language().talk.onward or "(?!)")


def wants_more(question: str) -> bool:
    """Whether a question that leans on what was shown is for other things than it: "Tell me more",
    "What happened then?"."""
    return is_of_no_kind(question) and _goes_past(question)


def wants_it_again(question: str) -> bool:
    """Whether it is for nothing but what was shown: "Are you sure?", "Show me the passage"."""
    return is_of_no_kind(question) and not _goes_past(question)


def is_of_no_kind(question: str) -> bool:
    """Whether it asks for no cause, place, time, person or number."""
    kinds: tuple[Kind, ...] = ("where", "when", "who", "who_is", "count")
    if asks_where_or_when(question) or asks_a_cause(question):
        return False
    return classify(question).kind not in kinds


def _goes_past(question: str) -> bool:
    return asks_what_is_next(question) or bool(_more().search(fold_sentence(question)))


@cache
def _more() -> re.Pattern[str]:
    return re.compile(every_language().talk.more or "(?!)")


@cache
def _why() -> re.Pattern[str]:
    return re.compile(every_language().talk.why)


def _named(rest: str) -> str:
    """The rest of a question after its opening if it is only a name, else ""."""
    rest = _ends().sub("", rest).strip()
    size, most = (len(rest), _MOST_SIGNS) if _SPACELESS.search(rest) else (
        len(rest.split()), _MOST_WORDS
    )  # fmt: skip
    if not rest or size > most or _has_pronoun(rest):
        return ""
    return rest if classify(rest).kind == "fact" else ""


def _named_alone(question: str) -> str:
    """The name in a question of unspaced text that leaves its predicate out: "妻子呢？"."""
    bare = question.strip(_AROUND)
    left_out = _SPACELESS.search(bare) and _ends().search(bare)
    return _named(bare) if left_out else ""


def _opens(question: str) -> re.Match[str] | None:
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
