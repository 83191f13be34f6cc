"""Whether a sentence says that the book does not tell, and whether it says nothing else."""

from __future__ import annotations

import re
from functools import cache

from foxreader.answer.gate.sentences import Sentence
from foxreader.language.lexicon import every_language


def admits_absence(text: str) -> bool:
    """Whether a model's words say that the passages do not tell."""
    return bool(_absence().search(text))


def only_absence(text: str) -> bool:
    """Whether a sentence says nothing but that the book does not tell, and so needs no place.

    That somebody of the book never told is told by the book; and what follows a "but" is, too.
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
    """Of whom it is said that they do not tell: a book, not one of its people."""
    return re.compile(every_language().answers.of_the_book, re.IGNORECASE)


@cache
def _then_tells() -> re.Pattern[str]:
    """What stands before something that is told after all: but."""
    return re.compile(rf"{every_language().answers.then_tells}|[;；]", re.IGNORECASE)
