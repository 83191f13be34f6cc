"""All sections of a language's file together."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.language.entries import Signs
from foxreader.language.schema.asking import Asking, Asks, Library, Talk
from foxreader.language.schema.claims import Answers, Meaning, Statements
from foxreader.language.schema.words import (
    Dates,
    NameKinds,
    Names,
    Numbers,
    Parts,
    Stems,
    Vocabulary,
)


@dataclass(frozen=True, slots=True)
class Language:
    """All data of one language, or of several merged."""

    code: str
    name: str
    glued: bool
    """Whether words are attached to others, so that patterns also match inside words."""
    unspaced: bool
    """Whether there are no spaces between words."""
    endings_after_apostrophe: bool
    """Whether the endings of names come after an apostrophe: Ankara'nın."""
    dotless_i: bool
    """Whether I and i are two letters: the small I is ı, the capital i is İ."""
    nouns_capitalised: bool
    """Whether every noun has a capital."""
    script: str
    """The letters of its script, for use inside a character class; "" for Latin letters."""
    shared_script: str
    """Letters it shares with another language that is ``alone_in_script``."""
    alone_in_script: bool
    """Whether a text mostly in this script is in this language."""
    letters: Signs
    """Letters beyond ASCII in its words, for Latin scripts: they decide if two languages fit a
    short text equally well."""
    stems: Stems
    words: Vocabulary
    numbers: Numbers
    dates: Dates
    names: Names
    name_kinds: NameKinds
    parts: Parts
    questions: Asking
    statements: Statements
    talk: Talk
    asks: Asks
    library: Library
    answers: Answers
    meaning: Meaning
