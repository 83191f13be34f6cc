"""A file to a Book: the bytes decide which reader takes it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UnsupportedFormat, UsageError
from foxreader.core.events import Progress
from foxreader.formats.epub import EpubResources, open_epub
from foxreader.formats.pdf import PdfResources, open_pdf

_BLOCK = 1024 * 1024


def digest(path: Path) -> str:
    """The SHA-256 of the file, in hex: the key of all that is stored about the book."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError as error:
        raise UsageError(f"There is no file “{path}”; check the name.") from error
    except IsADirectoryError as error:
        raise UsageError(f"“{path}” is a folder; choose a book in it.") from error
    except OSError as error:
        raise UsageError(
            f"“{path}” cannot be read ({error.strerror}); check its rights."
        ) from error


def open_book(
    path: Path,
    *,
    password: str = "",
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book and what belongs to it; raises an ``OpenError`` that says what is wrong."""
    sha256 = digest(path)
    with path.open("rb") as file:
        start = file.read(1024)
    if b"%PDF-" in start:
        return open_pdf(path, sha256, password, cancel, progress)
    if start.startswith(b"PK"):
        return open_epub(path, sha256, cancel, progress)
    raise UnsupportedFormat("Foxreader reads EPUB, PDF, text, Markdown and HTML; this is neither.")


def open_resources(path: Path, book: Book, *, password: str = "") -> Resources:
    """What belongs to a book that came from the store."""
    if book.format == "PDF":
        return PdfResources(path, password)
    return EpubResources(path)
