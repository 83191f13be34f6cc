"""Z7: which books are read for a question, and which are not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.book import Metadata
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.language.chapter_words import words_of
from foxreader.language.lexicon import every_language
from foxreader.language.questions import classify, is_general
from foxreader.library.shelf import Shelved
from foxreader.retrieval.question.book_titles import mentioned
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound

MOST_BOOKS = 8
"""So many books are read for one question."""

_FAR_LESS = 0.6
"""A book whose best passage scores less than this share of the best one's is not read."""
_START = Span(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Choice:
    """The books to read, by their hashes, the best first, and the titles of those left out."""

    books: tuple[str, ...]
    left_out: tuple[str, ...] = ()


def choose(
    question: str,
    shelf: Sequence[Shelved],
    found: ShelfFound,
    chosen: Sequence[str] = (),
    limits: Limits | None = None,
) -> Choice:
    """The books for ``question``: those it names, else those the search of all found, best first.

    Of ``chosen`` books all are read while they are few enough. Where nothing is found anywhere, or
    the books themselves are asked about, it is those opened last. ``shelf`` has the books there
    are, the newest first; one that its limit in ``limits`` hides altogether is not read.
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
    """Whether ``question`` asks for the books as wholes, and for nothing in them."""
    words = [word for word, _, _ in words_of(_all_runs().sub("", question))]
    known = (is_general(word) or word in every_language().library.all_books for word in words)
    return any(character.isalpha() for character in question) and all(known)


def _best(found: ShelfFound) -> list[str]:
    """The books of what was found, the best first, without those that have far less."""
    scores: dict[str, float] = {}
    for hit in found.hits:
        scores[hit.sha256] = max(hit.score, scores.get(hit.sha256, 0.0))
    least = _FAR_LESS * max(scores.values(), default=0.0)
    return [sha256 for sha256, score in scores.items() if score >= least]


def _cut(books: Sequence[str], titles: dict[str, str]) -> Choice:
    left = tuple(titles.get(sha256, "") for sha256 in books[MOST_BOOKS:])
    return Choice(tuple(books[:MOST_BOOKS]), tuple(filter(None, left)))


@cache
def _all_runs() -> re.Pattern[str]:
    """What asks for all books in scripts without spaces."""
    return re.compile(every_language().library.all_runs)
