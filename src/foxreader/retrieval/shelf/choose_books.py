"""Z7: which books are read for a question, and which are not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.core.book import Metadata
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.language.chapter_numbers import words_of
from foxreader.language.cues import GENERAL, GENERAL_RUN
from foxreader.language.questions import classify
from foxreader.library.shelf import Shelved
from foxreader.retrieval.references.book_titles import mentioned
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound

MOST_BOOKS = 8
"""So many books are read for one question."""

_FAR_LESS = 0.6
"""A book whose best passage scores less than this share of the best one's is not read."""
_WORDS = """
    all both each every books book novels novel texts text works library shelf these those them my
    compare comparison alle beide jedes bucher buch romane texte werke bibliothek diese dieser
    meine meiner von vergleiche tous toutes chaque livres livre romans ces mes des compare comparez
    todos todas cada libros libro novelas estos mis los las compara все всех каждои книг книги эти
    этих мои моих сравни كل جميع كتب الكتب هذه
"""
_BOOKS = frozenset(_WORDS.split())
_BOOKS_RUN = re.compile(
    "这些|這些|所有|全部|我的|每一?本|各|本书|本書|书|書|小说|これら|すべて|全て|本の|本を"
)
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
    words = [word for word, _, _ in words_of(_BOOKS_RUN.sub("", question))]
    known = (word in GENERAL or word in _BOOKS or not GENERAL_RUN.sub("", word) for word in words)
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
