"""Recognises sentences that say the book does not answer the question."""

from __future__ import annotations

import re
from functools import cache

from foxreader.answer.gate.sentences import Sentence
from foxreader.language.lexicon import every_language


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
    pieces = _then_tells().split(text)
    return not any(Sentence(piece, ()).claims and not _absence().search(piece) for piece in pieces)


@cache
def _absence() -> re.Pattern[str]:
    return re.compile(every_language().answers.absence, re.IGNORECASE)


@cache
def _of_the_book() -> re.Pattern[str]:
    """Matches words for the book or its passages, as the subject of such a sentence."""
    return re.compile(every_language().answers.of_the_book, re.IGNORECASE)


@cache
def _then_tells() -> re.Pattern[str]:
    """Matches what separates the absence from a claim that follows it: "but", a semicolon."""
    return re.compile(rf"{every_language().answers.then_tells}|[;；]", re.IGNORECASE)
