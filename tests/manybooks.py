"""A profile with some hundred small books on its shelf, in the search of all books at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bookmaker import book_of
from foxreader.core.book import Book
from foxreader.index.stages import build_text
from foxreader.index.summaries.job import shelve
from foxreader.program.program import Program


def put_on_shelf(program: Program, book: Book, path: Path) -> None:
    """Put a made book on the shelf as one that was opened, and index it, in this process."""
    path.write_text("x", encoding="utf-8")
    program.profile.documents.save(book)
    program.profile.shelf.opened(book, path)
    index = program.indexes.open(book)
    list(build_text(index))
    list(shelve(index, program.profile.passages, path))
    index.close()


def fill_shelf(
    program: Program, folder: Path, texts: Sequence[str], titles: Sequence[str] = ()
) -> list[Book]:
    """Put a small book for each text on the shelf, by authors who have written five each."""
    made: list[Book] = []
    for number, text in enumerate(texts):
        title = titles[number] if titles else f"Book {number + 1}"
        book = book_of(f"{text} This was number {number}.", toc=[("Part One", 0, 0)])
        about = replace(book.metadata, title=title, authors=(f"Ann Author{number // 5}",))
        book = replace(book, metadata=about)
        put_on_shelf(program, book, folder / f"{number}.txt")
        made.append(book)
    return made
