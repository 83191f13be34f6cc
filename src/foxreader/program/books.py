"""Opens books from files, and recognises the text of scanned pages (OCR)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from foxreader.core.book import Book, Preview, Scans
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import StorageError
from foxreader.formats import digest
from foxreader.formats.apart import resources_apart
from foxreader.formats.sniff import ENCODED, ENCODINGS
from foxreader.formats.unread import marked
from foxreader.library.guide import guide
from foxreader.program.profile import Profile
from foxreader.program.taken_over import take_annotations, taken_over, with_recognised

if TYPE_CHECKING:
    from foxreader.program.recognition import Recognition


@dataclass(frozen=True, slots=True)
class OpenBook:
    """An open book with its resources and the path of its file.

    ``notice`` is one sentence about opening it, for the reader, or "". It is also kept among the
    book's warnings.
    """

    book: Book
    resources: Scans
    path: Path
    notice: str = ""


def _is_in(stored: Book, encoding: str) -> bool:
    """Whether a stored text is in the encoding that was chosen for it, "" if none was."""
    said = stored.metadata
    given = said.encoding if said.encoding_given else ""
    return stored.format not in ENCODED or given == encoding


class Books:
    """Opens books, each in a process of its own, and recognises their pages."""

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
        """Opens a book: with its stored text if there is one, else from the file.

        ``preview`` is called when a book that is read for the first time can be shown. If the
        stored text is of another version of the extractor, everything kept for it is moved to the
        new text. If it replaced another file of the same book, it takes its annotations along.
        Raises what reading the file raises.
        """
        opened = self._open(path, password, cancel, progress, preview)
        with contextlib.suppress(StorageError):  # they stay with the other file
            take_annotations(self._profile, opened.book, path)
        return opened

    def _open(
        self,
        path: Path,
        password: str,
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
        preview: Preview | None,
    ) -> OpenBook:
        sha256, documents = digest(path), self._profile.documents
        stored, encoding = documents.current(sha256), self._chosen_encoding(sha256)
        resources: Scans
        if stored is not None and _is_in(stored, encoding):
            resources = resources_apart(path, stored, password=password)
            return OpenBook(marked(stored), resources, path)
        book, resources = self._profile.extractor.open(
            path, sha256=sha256, password=password,
            cancel=cancel, progress=progress, preview=preview, encoding=encoding,
        )  # fmt: skip
        try:
            book, notice = self._after_another_text(book, stored)
            documents.save(book)
        except BaseException:
            resources.close()
            raise
        documents.remove_others(sha256)
        return OpenBook(marked(book), resources, path, notice)

    def _chosen_encoding(self, sha256: str) -> str:
        """The encoding that the reader chose for a text, or ""."""
        chosen = self._profile.records.corrections(sha256).get("encoding")
        return chosen if isinstance(chosen, str) and chosen in ENCODINGS else ""

    def _after_another_text(self, book: Book, stored: Book | None) -> tuple[Book, str]:
        """``book`` after everything kept for an older text of it was moved to the new text, and a
        sentence on what could not be moved, or "". ``stored`` is its text in another encoding.
        """
        version = self._profile.extractor.version
        other = (
            (version, stored) if stored is not None else self._profile.documents.other(book.sha256)
        )
        if other is None:
            return book, ""
        old_version, old = other
        book = with_recognised(old, book)
        notice = taken_over(
            old_version, old, version, book, self._profile.index_file(book),
            self._profile.text_versions,
        )  # fmt: skip
        if notice:
            book = replace(book, warnings=(*book.warnings, notice))
        return book, notice

    def renewed(self, book: Book, resources: Scans, path: Path) -> OpenBook:
        """The open book with the pages that were recognised since it was opened."""
        stored = self._profile.documents.load(book.sha256)
        return OpenBook(book if stored is None else marked(stored), resources, path)

    def recognition(self, book: Book) -> Recognition | None:
        """The recognition to offer for a scanned book; None if there is none to offer."""
        from foxreader.program.recognition import recognition_of  # noqa: PLC0415 -- few are scanned

        return recognition_of(book)

    def recognise(
        self, book: Book, scans: Scans, *, languages: str = "", cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Recognises the pages of ``book`` that have no text, and stores each when it is done.

        If it is stopped or killed, the next call continues with the page it was at. ``languages``
        are tesseract's names joined by “+”; if empty, they are chosen by the book's language.
        Raises ``UsageError`` if tesseract is not installed.
        """
        from foxreader.program.recognition import recognised  # noqa: PLC0415 -- as above

        return recognised(self._profile.documents, book, scans, languages, cancel or Cancel())

    def guide_with(self, sha256: str) -> Path | None:
        """The path of the guide if that is the book with this hash: it need not be on the shelf.

        Answers were taken from earlier versions of it, too, and from it in another language.
        """
        guides = sorted(self.guide().parent.glob("*.epub"))
        return next((path for path in guides if digest(path) == sha256), None)

    def guide(self) -> Path:
        """The path of the guide, the book a new reader opens first."""
        return guide(self._profile.home.root, self._profile.language)
