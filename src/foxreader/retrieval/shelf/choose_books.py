"""Chooses which books are searched for a question to several books (Z7)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.book import Metadata
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language
from foxreader.language.part_words import words_of
from foxreader.language.questions import classify, is_general
from foxreader.library.shelf import Shelved
from foxreader.retrieval.question.book_titles import mentioned
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound

MOST_BOOKS = 8
"""The most books searched for one question; the titles of the rest are reported. Chosen, not
measured."""

_FAR_LESS = 0.6
"""A share of the best score, 0 to 1. A book whose best passage scores less is not searched.
Chosen, not measured."""
_START = Span(0, 0, 0)
"""A limit at the very start: nothing of the book may be shown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The hashes of the books to search, best first, and the titles of those left out."""

    books: tuple[str, ...]
    left_out: tuple[str, ...] = ()


def choose(
    question: str,
    shelf: Sequence[Shelved],
    found: ShelfFound,
    chosen: Sequence[str] = (),
    limits: Limits | None = None,
) -> Choice:
    """The books for ``question``: those it names, else the best books in ``found``.

    If the reader has ``chosen`` books, all of them up to ``MOST_BOOKS``. If nothing was found, or
    the question is about the books as wholes, the books opened last. ``shelf`` has all books, the
    newest first. A book that its limit in ``limits`` hides completely is left out.
    """
    limits = limits or {}
    hidden = [book for book in shelf if limits.get(book.sha256, WHOLE_BOOK).limit == _START]
    unread = {book.sha256 for book in hidden}
    shelf = [book for book in shelf if book.sha256 not in unread]
    left = [book.title for book in hidden if book.sha256 in chosen]
    seen = [sha256 for sha256 in chosen if sha256 not in unread]
    if chosen and not seen:
        return Choice((), tuple(left))
    choice = _chosen(question, shelf, found, seen)
    return Choice(choice.books, tuple(dict.fromkeys((*choice.left_out, *left))))


def _chosen(
    question: str, shelf: Sequence[Shelved], found: ShelfFound, chosen: Sequence[str]
) -> Choice:
    """The choice among books that are not hidden."""
    best = [] if asks_for_all(question) else _best(found)
    titles = {book.sha256: book.title for book in shelf}
    if chosen:
        ranked = [*(s for s in best if s in chosen), *(s for s in chosen if s not in best)]
        within = list(chosen) if len(chosen) <= MOST_BOOKS else ranked
        return _cut(within, titles)
    known = [Metadata(book.title, tuple(book.authors.split(", "))) for book in shelf]
    named = mentioned(question, known, compares=classify(question).compares)
    wanted = [shelf[number].sha256 for number in sorted(named.places)] or best
    whole = asks_for_all(question)
    choice = _cut(
        wanted or [book.sha256 for book in shelf][: None if whole else MOST_BOOKS], titles
    )
    read = {titles.get(sha256) for sha256 in choice.books}
    waiting = (title for title in found.waiting if title not in read)
    return Choice(choice.books, tuple(dict.fromkeys((*choice.left_out, *waiting))))


def asks_for_all(question: str) -> bool:
    """Whether ``question`` is about the books as wholes, not about something in them."""
    words = [word for word, _, _ in words_of(_all_runs().sub("", question))]
    known = (is_general(word) or word in every_language().library.all_books for word in words)
    return any(character.isalpha() for character in question) and all(known)


def _best(found: ShelfFound) -> list[str]:
    """The hashes of the books with hits, in the order found, without those that score far less."""
    scores: dict[str, float] = {}
    for hit in found.hits:
        scores[hit.sha256] = max(hit.score, scores.get(hit.sha256, 0.0))
    least = _FAR_LESS * max(scores.values(), default=0.0)
    return [sha256 for sha256, score in scores.items() if score >= least]


def _cut(books: Sequence[str], titles: dict[str, str]) -> Choice:
    """The first ``MOST_BOOKS`` of ``books``; the titles of the others are left out."""
    left = tuple(titles.get(sha256, "") for sha256 in books[MOST_BOOKS:])
    return Choice(tuple(books[:MOST_BOOKS]), tuple(filter(None, left)))


@cache
def _all_runs() -> re.Pattern[str]:
    """Matches the words for "all books" in scripts without spaces."""
    return re.compile(every_language().library.all_runs)
