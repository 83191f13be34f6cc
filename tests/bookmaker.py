"""Books made by hand, their indexes, and a model that says what a test tells it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.message import Done, Message, Piece, Usage
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index


def book_of(
    *texts: str,
    language: str = "en",
    toc: Sequence[tuple[str, int, int] | tuple[str, int, int, int]] = (),
    hidden: Sequence[tuple[int, int]] = (),
) -> Book:
    """A book of these files; ``toc`` has (title, file, offset[, level]), ``hidden`` is the first
    file's."""
    files = tuple(
        BookFile(f"{n}.xhtml", text, hidden=tuple(hidden) if n == 0 else ())
        for n, text in enumerate(texts)
    )
    entries = tuple(TocEntry(title, Span(file, at, at), *level) for title, file, at, *level in toc)
    digest = hashlib.sha256("\0".join(texts).encode("utf-8", "surrogatepass")).hexdigest()
    return Book(digest, "text", Metadata("A book", language=language), files, entries)


def index_of(book: Book, folder: Path) -> Index:
    """The finished full-text index of ``book`` in ``folder``."""
    index = Index.open(folder / f"{book.key}.index", book)
    list(build_text(index))
    return index


class ScriptedModel:
    """Answers each request with what ``reply`` makes of it, and keeps what it was sent."""

    def __init__(
        self,
        reply: Callable[[Sequence[Message]], str],
        context: int = 8192,
        name: str = "scripted",
    ) -> None:
        self.reply = reply
        self.name = name
        self.sent: list[Sequence[Message]] = []
        self._context = context

    @property
    def context(self) -> int:
        return self._context

    def stream(self, messages: Sequence[Message], **_options: object) -> Iterator[Piece]:
        self.sent.append(tuple(messages))
        text = self.reply(messages)
        yield text
        yield Done(Usage(prompt=100, completion=10, calls=1))
