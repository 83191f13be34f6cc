"""The pictures of a document of a word processor, in its zip."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from foxreader.core.book import Book, Resource
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.formats.archive import Archive
from foxreader.formats.media import media_type

PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/svg+xml")
"""The media types of pictures that are given."""


class DocumentPictures:
    """The pictures of a document, read when they are asked for."""

    def __init__(self, path: Path) -> None:
        self.archive = Archive(path)

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None; the document's other parts are not given."""
        found = self.archive.find(name)
        kind = media_type(found) if found is not None else ""
        data = self.archive.read(name) if kind in PICTURES else None
        return Resource(kind, data) if data is not None else None

    def page_image(self, file: int, scale: float) -> Resource:
        """A document has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Close the file."""
        self.archive.close()


def with_pictures(path: Path, make: Callable[[Archive], Book]) -> tuple[Book, DocumentPictures]:
    """The book that ``make`` reads from the zip, and its pictures; raises what ``make`` raises."""
    pictures = DocumentPictures(path)
    try:
        return make(pictures.archive), pictures
    except BaseException:
        pictures.close()
        raise
