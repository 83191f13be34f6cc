"""Claims about one of several books that cite another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from foxreader.answer.checks.quotes import canonical
from foxreader.core.book import Book
from foxreader.core.joined import Joined
from foxreader.core.span import Span
from foxreader.language.tokenize import tokens

_LEAST_TITLE = 4
"""The fewest letters of the only word of a title that tells the book. Chosen, not measured."""
_LEAST_PAIR = 7
"""The same for two words together: "of the" tells no book. Chosen, not measured."""


def other_book(text: str, book: Book, spans: Iterable[Span]) -> bool:
    """Whether a claim names one of several books, and cites none of those it names."""
    if not isinstance(book, Joined):
        return False
    said = f" {_spaced(text)} "
    named = {
        at
        for at, titles in enumerate(_titles(book))
        if any(f" {title} " in said for title in titles)
    }
    cited = {book.unshift(span)[0] for span in spans}
    return bool(named) and not named & cited


def _titles(book: Joined) -> list[frozenset[str]]:
    """What each book is called in an answer: its title, or two words of it that follow each other
    and are in no other title, or its only long word that no other title has."""
    titles = [_spaced(one.metadata.title.split(":")[0]) for one in book.books]
    found = []
    for at, title in enumerate(titles):
        others = " ".join(f" {other} " for n, other in enumerate(titles) if n != at)
        words = title.split()
        pairs = {f"{one} {two}" for one, two in pairwise(words) if len(one + two) > _LEAST_PAIR}
        long = [word for word in words if len(word) >= _LEAST_TITLE]
        single = set(long) if len(long) == 1 else set()
        found.append(frozenset(t for t in {title, *pairs, *single} if t and t not in others))
    return found


def _spaced(text: str) -> str:
    return " ".join(token.text for token in tokens(canonical(text)))
