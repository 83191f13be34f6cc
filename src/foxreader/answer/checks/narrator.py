"""Names of a claim that stand for the "I" of its place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.answer.checks.evidence import Cited
from foxreader.answer.checks.quotes import without_quotes
from foxreader.core.book import Book
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of

_LEAST = 6
"""The fewest places of a narrator's name. Chosen, not measured."""


def names_narrator(name: str, cited: Cited, book: Book) -> bool:
    """Whether a name may be that of "I" in the cited sentences: they have the pronoun outside
    quotations, and the book has the name but never lets its owner speak in the third person."""
    language = cited.place.language
    pronouns = data_of(language).words.first_person
    told = (re.findall(r"\w+", without_quotes(one.text)) for one in cited.place.own)
    if not any(pronouns.intersection(words) for words in told):
        return False
    speaks = data_of(language).meaning.speaks
    around = list(_beside(name, book))
    return len(around) >= _LEAST and speaks.isdisjoint(fold(w) for words in around for w in words)


def _beside(name: str, book: Book) -> Iterator[tuple[str, ...]]:
    """The words before and after each place of a name in the book, if no comma is between:
    in “Ishmael, said I” nobody else speaks."""
    pattern = re.compile(rf"(?:(\w+) )?\b{re.escape(name)}\b(?: (\w+))?")
    for file in book.files:
        if name in file.text:
            for match in pattern.finditer(file.text):
                yield tuple(filter(None, match.groups()))
