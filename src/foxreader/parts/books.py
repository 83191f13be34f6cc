"""Books from files, and the recognition of their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from foxreader.core.book import Book, Preview, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.formats import digest
from foxreader.formats.apart import open_apart, resources_apart
from foxreader.formats.ocr.recognise import recognise
from foxreader.formats.ocr.recognised import is_offered, marked, unread
from foxreader.formats.ocr.tesseract import find_tesseract, languages_for, name_of, system_language
from foxreader.language.detect import language_of
from foxreader.library.guide import guide
from foxreader.parts.profile import Profile


@dataclass(frozen=True, slots=True)
class OpenBook:
    """A book that is open, what belongs to it, and where it lies."""

    book: Book
    resources: Scans
    path: Path


@dataclass(frozen=True, slots=True)
class Recognition:
    """What recognising a book's pages would be: how many, and in which languages.

    ``wanting`` is the book's language where tesseract has not been given it, else "".
    """

    pages: int
    languages: str
    wanting: str = ""


class Books:
    """Opens books, each in a process of its own, and has their pages recognised."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    def open(
        self,
        path: Path,
        *,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        preview: Preview | None = None,
    ) -> OpenBook:
        """Open a book: from the store where its text was kept, else from the file itself.

        ``preview`` is told of a book that is read for the first time as soon as it can be begun.
        """
        sha256 = digest(path)
        stored = self._profile.documents.load(sha256)
        if stored is not None:
            resources = resources_apart(path, stored, password=password)
            return OpenBook(marked(stored), resources, path)
        book, resources = open_apart(
            path, sha256=sha256, password=password,
            cancel=cancel, progress=progress, preview=preview,
        )  # fmt: skip
        try:
            self._profile.documents.save(book)
        except StorageError:
            resources.close()
            raise
        return OpenBook(marked(book), resources, path)

    def renewed(self, book: Book, resources: Scans, path: Path) -> OpenBook:
        """An open book as it is now, with the pages that have been recognised since."""
        stored = self._profile.documents.load(book.sha256)
        return OpenBook(book if stored is None else marked(stored), resources, path)

    def recognition(self, book: Book) -> Recognition | None:
        """What to offer the reader of a book of pictures; None where there is nothing to offer."""
        if not is_offered(book):
            return None
        found = find_tesseract()
        if found is None:
            return None
        language = language_of(book)
        languages = languages_for(language, system_language(), found.languages)
        wanting = language if name_of(language) not in ("", languages) else ""
        return Recognition(len(unread(book)), languages, wanting)

    def recognise(
        self, book: Book, scans: Scans, *, languages: str = "", cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Recognise the pages of ``book`` that have no text; each is stored as it is done.

        Stopped or killed, it goes on later with the page it was at. ``languages`` are
        tesseract's names, joined by “+”; without them they are chosen.
        """
        found = find_tesseract()
        if found is None:
            raise UsageError("Recognising text needs the program tesseract; install it first.")
        chosen = found.check(languages) if languages else languages_for(
            language_of(book), system_language(), found.languages
        )  # fmt: skip
        cancel = Cancel() if cancel is None else cancel
        done, total = 0, len(unread(book))
        yield Progress("recognising", done, total)
        own = scans.again()
        release = cancel.closing(own.close)
        try:
            for number, page in recognise(book, own, found, chosen, cancel):
                self._profile.documents.add_page(book.sha256, number, page)
                done += 1
                yield Progress("recognising", done, total)
        finally:
            release()
            own.close()

    def guide(self) -> Path:
        """The book a new reader opens first."""
        return guide(self._profile.home.root)
