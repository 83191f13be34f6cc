"""The books that golden outcomes are about, each with its index, stored for the next run."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterable
from pathlib import Path

from benchmarks.benchbooks import book_of
from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.library.paths import RESOURCES

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
SOURCES = ROOT / "src" / "foxreader"
_READ_WITH = ("core", "language", "formats", "index")
"""The folders of the program that make an index: a change in one makes all of them anew."""


class Shelf:
    """Opens books by name and keeps their indexes in a folder.

    A name is that of a file somewhere below ``books`` or of a tale (``lamp.md``), or the path of a
    text below ``bench``, for a part of it with ``#START-END`` behind (code points, half open).
    """

    def __init__(self, bench: Path, books: Path, cache: Path) -> None:
        self._bench, self._books = bench, books
        self._folder = cache / digest_of(SOURCES / name for name in _READ_WITH)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._read: dict[str, Book] = {}
        self._open: dict[str, Index] = {}

    def index(self, name: str) -> Index:
        """The finished index of a book. Raises ``FileNotFoundError`` if the book is missing."""
        if name not in self._open:
            book = self.book(name)
            index = self._open[name] = Index.open(self._folder / f"{book.key}.index", book)
            is_text = name.partition("#")[0].endswith(".txt")
            for _ in (*build_text(index), *(() if is_text else build_derived(index))):
                pass
        return self._open[name]

    def book(self, name: str) -> Book:
        """The book as it was read the first time. Raises as :meth:`index` does."""
        if name not in self._read:
            self._read[name] = self._book(name)
        return self._read[name]

    def _book(self, name: str) -> Book:
        path, _, part = name.partition("#")
        if path.endswith(".txt"):
            with (self._bench / path).open(encoding="utf-8", newline="") as file:
                text = file.read()
            start, _, end = part.partition("-")
            return book_of(text[int(start) : int(end)] if part else text, "")
        stored = self._folder / f"{name}.book"
        if not stored.is_file():
            book, resources = open_book(self._path(name))
            resources.close()
            stored.write_bytes(pickle.dumps(book))
        found = pickle.loads(stored.read_bytes())
        assert isinstance(found, Book)
        return found

    def close(self) -> None:
        """Close all indexes."""
        for index in self._open.values():
            index.close()
        self._open.clear()

    def _path(self, name: str) -> Path:
        tale = RESOURCES / "eval" / name
        path = tale if tale.is_file() else next(self._books.rglob(name), None)
        if path is None:
            raise FileNotFoundError(f"{name} is not below {self._books}")
        return path


def digest_of(places: Iterable[Path]) -> str:
    """Sixteen hex digits of all that stands in some files and folders, compiled files left out."""
    made = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix != ".pyc":
                made.update(path.name.encode())
                made.update(path.read_bytes())
    return made.hexdigest()[:16]
