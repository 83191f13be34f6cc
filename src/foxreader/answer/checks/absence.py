"""Recognises sentences that tell nothing of the book: that it does not answer, and offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from foxreader.answer.checks.evidence import TurnEvidence
from foxreader.answer.checks.reading import matched, read, shared, telling
from foxreader.language.lexicon import codes, every_language
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import is_past

_LEAST_KNOWN = 0.75
"""The share of the words of a presupposition, without names, that one sentence of the evidence must
have, 0 to 1. Chosen, not measured."""
_FACTIVE = ("explain", "when", "where")
"""The kinds of question word after which a clause is taken for granted: "why she left"."""


def admits_absence(text: str) -> bool:
    """Whether a model's text says that the passages do not answer the question."""
    return bool(_absence().search(text))


def only_absence(text: str) -> bool:
    """Whether a sentence says only that the book does not answer, and so needs no citation.

    That a person in the book did not tell something is a claim about the book, and so is whatever
    follows a "but": both need a citation.
    """
    if not _absence().search(text) or not _of_the_book().search(text):
        return False
    parts = _then_tells().split(text)
    return not any(telling(part, "") and not _absence().search(part) for part in parts)


def without_absence(text: str) -> str:
    """``text`` without its clauses that say the book does not tell something: these deny nothing of
    what the book does tell."""
    told, _ = _divided(text)
    return told


def of_absence(text: str) -> str:
    """The clauses that :func:`without_absence` leaves out."""
    _, silent = _divided(text)
    return silent


def _divided(text: str) -> tuple[str, str]:
    """The clauses of a text that tell something, and those that say the book does not."""
    if not _absence().search(text) or not _of_the_book().search(text):
        return text, ""
    parts = _clause().split(text)
    silent = [part for part in parts if _absence().search(part)]
    return " ".join(part for part in parts if part not in silent), " ".join(silent)


def beyond_offer(text: str) -> Iterator[tuple[str, str]]:
    """What an offer or a question to the reader has besides its own words, with the language it is
    read in: "Ahab's leg" of "Let me know if you want more on Ahab's leg." Nothing for any other
    sentence, and for one that tells something as it offers: "if you want to know how he lost it".
    """
    for language in codes():
        opening, offered = _offers(language)
        found = opening.match(text) if opening is not None else None
        if found is not None and not _tells(text[found.end() :], language):
            yield language, offered.sub(" ", text[found.end() :])


def after_offer(text: str) -> str:
    """``text`` without the words at its beginning that make it an offer, in which nobody is named:
    "Let me know if". All of any other text."""
    openings = (opening.match(text) for code in codes() if (opening := _offers(code)[0]))
    return text[max((found.end() for found in openings if found), default=0) :]


def _tells(text: str, language: str) -> bool:
    """Whether the end of an offer has a clause about what was done, or why and how."""
    data = data_of(language)
    asking = data.questions.words
    opens = data.meaning.subordinates.union(*(asking.get(k, frozenset()) for k in _FACTIVE))
    words = read(text, language).words
    return any(word.folded in opens or is_past(word.folded, language) for word in words)


def presupposed(text: str, evidence: TurnEvidence, spoken: str) -> str:
    """What a sentence about an absence takes for granted although no sentence of the evidence says
    it: "the book does not explain why the Queen poisoned her". "" if nothing.
    """
    if spoken and spoken != evidence.language:
        return ""
    asking = data_of(evidence.language).questions.words
    factive = frozenset().union(*(asking.get(kind, frozenset()) for kind in _FACTIVE))
    silent = _absence().search(text)
    if silent is None:
        return ""
    # What comes before it is the subject: "how many heard it is not said".
    rest = read(text[silent.end() :], evidence.language)
    counts = data_of(evidence.language).questions.patterns.get("count", ())
    if any(matched(pattern, rest.folded) for pattern in counts):
        return ""  # "how old he is" takes nothing for granted
    words = rest.words
    first = next((at for at, word in enumerate(words) if word.folded in factive), None)
    if first is None:
        return ""
    granted = " ".join(word.text for word in words[first + 1 :])
    content = telling(read(granted, evidence.language).unnamed, evidence.language)
    wanted = _LEAST_KNOWN * len(content)
    acts = frozenset(
        word.term for word in words[first + 1 :] if is_past(word.folded, evidence.language)
    )
    known = (unit for unit in evidence.units if len(content & unit) >= wanted)
    if not content or any(
        len(shared(acts, unit, evidence.language)) == len(acts) for unit in known
    ):
        return ""
    return granted


@cache
def _absence() -> re.Pattern[str]:
    return re.compile(every_language().answers.absence, re.IGNORECASE)


@cache
def _of_the_book() -> re.Pattern[str]:
    """Matches words for the book or its passages, as the subject of such a sentence."""
    return re.compile(every_language().answers.of_the_book, re.IGNORECASE)


@cache
def _offers(language: str) -> tuple[re.Pattern[str] | None, re.Pattern[str]]:
    """What begins an offer in a language, None where nothing is known, and what is offered."""
    words = data_of(language).answers
    opening = re.compile(rf"\W*(?:{words.to_reader})", re.IGNORECASE) if words.to_reader else None
    return opening, re.compile(words.offered, re.IGNORECASE)


@cache
def _clause() -> re.Pattern[str]:
    """Matches what separates clauses one of which may be about an absence."""
    return re.compile(rf"{every_language().answers.then_tells}|[,;，；、،؛]", re.IGNORECASE)


@cache
def _then_tells() -> re.Pattern[str]:
    """Matches what separates the absence from a claim that follows it: "but", a semicolon."""
    return re.compile(rf"{every_language().answers.then_tells}|[;；]", re.IGNORECASE)
