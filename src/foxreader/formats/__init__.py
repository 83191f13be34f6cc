"""A file to a Book: the bytes decide which reader takes it.

Readers are loaded when a file needs them: the program itself parses nothing and loads none, but
has :mod:`foxreader.formats.apart` call this in a process of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from foxreader.core.book import Book, Preview, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.formats.kinds import HEAD, Kind, kind_of
from foxreader.system.files import open_shared

Reader = Callable[
    [Path, str, Cancel | None, Callable[[Progress], None] | None], tuple[Book, Resources]
]
"""Reads a file, given its digest; reports its progress and can be cancelled."""


def digest(path: Path) -> str:
    """The SHA-256 of the file, in hex: the key of all that is stored about the book."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise UsageError(Notice("not_a_file", path=str(path)))
        with open_shared(path) as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError as error:
        raise UsageError(Notice("no_file", path=str(path))) from error
    except IsADirectoryError as error:
        raise UsageError(Notice("is_a_folder", path=str(path))) from error
    except (OSError, ValueError) as error:
        why = str(error.strerror) if isinstance(error, OSError) else Notice("impossible_name")
        raise UsageError(Notice("file_unreadable", path=str(path), reason=why)) from error


def kind_of_file(path: Path) -> Kind:
    """What kind of book the file is, by its bytes; raises an ``OpenError`` for others."""
    with open_shared(path) as file:
        head = file.read(HEAD)
    return kind_of(path, head, path.stat().st_size)


def open_book(
    path: Path,
    *,
    password: str = "",
    sha256: str = "",
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    preview: Preview | None = None,
    scratch: Path | None = None,
    encoding: str = "",
) -> tuple[Book, Resources]:
    """The whole book and what belongs to it; raises an ``OpenError`` that says what is wrong.

    ``sha256`` is the file's digest where the caller has it already; ``scratch`` a folder for what
    a reader must unpack; ``encoding`` the one chosen for a text, "" for the one its bytes tell.
    """
    sha256 = sha256 or digest(path)
    kind = kind_of_file(path)
    if kind == "PDF":
        from foxreader.formats.pdf.reader import open_pdf  # noqa: PLC0415

        return open_pdf(path, sha256, password, cancel, progress, preview)
    if kind == "EPUB":
        from foxreader.formats.epub.reader import open_epub  # noqa: PLC0415

        return open_epub(path, sha256, cancel, progress, preview)
    if kind == "Kindle":
        from foxreader.formats.kindle import open_mobi  # noqa: PLC0415

        return open_mobi(path, sha256, cancel, progress, scratch)
    return _reader(kind, encoding)(path, sha256, cancel, progress)


def _reader(kind: Kind, encoding: str) -> Reader:
    """The reader for a kind of file that needs no password and no folder."""
    if kind == "FB2":
        from foxreader.formats.fb2 import open_fb2  # noqa: PLC0415

        return open_fb2
    if kind == "CBZ":
        from foxreader.formats.comics import open_cbz  # noqa: PLC0415

        return open_cbz
    if kind == "DOCX":
        from foxreader.formats.docx import open_docx  # noqa: PLC0415

        return open_docx
    if kind == "ODT":
        from foxreader.formats.odt import open_odt  # noqa: PLC0415

        return open_odt
    if kind == "RTF":
        from foxreader.formats.rtf import open_rtf  # noqa: PLC0415

        return open_rtf
    if kind == "MHTML":
        from foxreader.formats.mhtml import open_mhtml  # noqa: PLC0415

        return open_mhtml
    from foxreader.formats.plain import open_plain  # noqa: PLC0415

    return partial(open_plain, kind=kind, encoding=encoding)


def open_resources(
    path: Path, book_format: str, *, password: str = "", scratch: Path | None = None
) -> Resources:
    """What belongs to a book that came from the store; ``path`` is the file it came from."""
    if not path.is_file():
        raise UsageError(Notice("file_moved", path=str(path)))
    if book_format == "PDF":
        from foxreader.formats.pdf.reader import PdfResources  # noqa: PLC0415

        return PdfResources(path, password)
    if book_format == "EPUB":
        from foxreader.formats.epub.reader import EpubResources  # noqa: PLC0415

        return EpubResources(path)
    if book_format == "Kindle":
        from foxreader.formats.kindle import mobi_resources  # noqa: PLC0415

        return mobi_resources(path, scratch)
    return _resources(path, book_format)


def _resources(path: Path, book_format: str) -> Resources:
    """As :func:`open_resources`, for formats that need no password and no folder."""
    if book_format == "FB2":
        from foxreader.formats.fb2 import Fb2Resources  # noqa: PLC0415

        return Fb2Resources(path)
    if book_format == "CBZ":
        from foxreader.formats.comics import CbzResources  # noqa: PLC0415

        return CbzResources(path)
    if book_format in ("DOCX", "ODT"):
        from foxreader.formats.archive import DocumentPictures  # noqa: PLC0415

        return DocumentPictures(path)
    if book_format == "MHTML":
        from foxreader.formats.mhtml import MhtmlResources  # noqa: PLC0415

        return MhtmlResources(path)
    from foxreader.formats.plain import NoResources  # noqa: PLC0415

    return NoResources()
