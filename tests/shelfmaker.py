"""Some small books with titles and their joined index, for tests of questions to several books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from bookmaker import book_of, index_of
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.retrieval.shelf.joined_index import JoinedIndex

RAIN = "It rained on the hills for many days on end, as it does in the autumn there. " * 12
SNOW = "The snow lay deep on the roofs and nobody came along the road that morning. " * 12


def titled(title: str, *texts: str, author: str = "", language: str = "en") -> Book:
    """A book with a title and a heading for each file."""
    toc = [(f"Part {n} of {title}", n, 0) for n in range(len(texts))]
    book = book_of(*texts, language=language, toc=toc)
    authors = (author,) if author else ()
    return replace(book, metadata=replace(book.metadata, title=title, authors=authors))


SEA = titled(
    "The Sea Book",
    f"Captain Ahab was a sailor who hunted the white whale. {RAIN}",
    "Ahab had three sons who lived in a small house by the harbour. "
    f"The name of the ship, as everybody there could tell, was Pequod. {SNOW}",
    author="Ann Author",
)
LAND = titled(
    "The Land Book",
    f"The Red Queen was a ruler who never slept. {SNOW}",
    f"The Queen had two gardens. She feared the winter more than anything. {RAIN}",
    author="Bob Builder",
)
SNOWY = titled(
    "雪书",
    "黛玉是一位住在山上的姑娘。" + "山上下了很大的雪，路上没有行人。" * 20,
    "她每天清晨都要喝一杯热茶。" + "天气渐渐暖和起来，孩子们在河边玩耍。" * 20,
    language="zh",
)
BOOKS = (SEA, LAND, SNOWY)


def joined_of(
    folder: Path, books: Sequence[Book] = BOOKS, limits: Mapping[str, Scope] | None = None
) -> JoinedIndex:
    """The joined index of ``books`` in ``folder``, each within its limit by title."""
    scopes = [(limits or {}).get(book.metadata.title, WHOLE_BOOK) for book in books]
    return JoinedIndex([index_of(book, folder) for book in books], scopes)
