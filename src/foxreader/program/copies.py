"""Copies of books' files, with notes or corrected details in them, and the notes in such files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from foxreader.answer.export.sheets import Words
from foxreader.core.about import pack_about
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.formats.apart import (
    ApartResources,
    annotations_of,
    copy_of,
    open_apart,
    resources_apart,
    resources_of,
)
from foxreader.formats.called_apart import called_apart
from foxreader.library.catalog import ShelfBook
from foxreader.library.paths import write_new
from foxreader.notes.imported import Imported
from foxreader.notes.in_books import MEMBER as OURS
from foxreader.notes.in_books import copied, imported_marks, marks_of
from foxreader.notes.readers.by_cfi import MEMBER as CALIBRE
from foxreader.notes.reading import read_annotations
from foxreader.notes.writing import NoteList
from foxreader.program.books import OpenBook
from foxreader.program.profile import Profile

# Annotations in the files of books

_HEAD = 1024

_Report = Callable[[Progress], None]


def kind_of_book(path: Path) -> str:
    """ "PDF" or "EPUB" where the file may be one of these, by its first bytes; else ""."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    return "PDF" if b"%PDF-" in head else "EPUB" if head.startswith(b"PK\3\4") else ""


def in_file(
    book: Book,
    path: Path,
    opened: OpenBook | None = None,
    password: str = "",
    cancel: Cancel | None = None,
    progress: _Report | None = None,
) -> list[Imported]:
    """The annotations in the file of a book at ``path``, which may be ``book``, perhaps ``opened``
    already, or another.

    Raises ``UsageError`` where there are none, and what opening the file raises.
    """
    sha256 = digest(path)
    inside, resources = book, _again(opened)
    if sha256 == book.sha256:
        resources = resources or resources_apart(path, book, password=password)
    else:
        inside, resources = open_apart(
            path, sha256=sha256, password=password, cancel=cancel, progress=progress
        )
    with _closing(resources, cancel):
        found = _found(inside, resources, path, cancel, progress)
    if not found:
        raise UsageError(Notice("notes_not_in_book", name=path.name))
    return found


def copy_with(
    notes: NoteList,
    opened: OpenBook,
    words: Words = str,
    cancel: Cancel | None = None,
    progress: _Report | None = None,
) -> bytes:
    """The bytes of a copy of a book, a PDF or an EPUB, with its notes in it.

    Raises ``UsageError`` where the file is no longer the book, and what opening it raises.
    """
    book, source = notes.book, opened.path
    if digest(source) != book.sha256:
        raise UsageError(Notice("copy_of_another", name=source.name))
    about, marks = copied(notes, words) if book.format == "EPUB" else ({}, marks_of(notes))
    resources = _again(opened) or resources_apart(source, book)
    with _closing(resources, cancel):
        data = copy_of(resources, about, marks, progress)
    if not data:
        raise UsageError(Notice("copy_impossible", name=source.name))
    return data


def _again(opened: OpenBook | None) -> ApartResources | None:
    """The file of a book in a second process, with its password."""
    resources = opened.resources if opened is not None else None
    return resources.again() if isinstance(resources, ApartResources) else None


@contextmanager
def _closing(resources: ApartResources, cancel: Cancel | None) -> Iterator[None]:
    """Closes ``resources`` at the end, and as soon as the reader cancels, who then sees no
    error."""
    release = cancel.closing(resources.close) if cancel is not None else lambda: None
    try:
        yield
    except FoxError:
        if cancel is not None:
            cancel.check()
        raise
    finally:
        release()
        resources.close()


def _found(
    inside: Book,
    resources: ApartResources,
    path: Path,
    cancel: Cancel | None,
    progress: _Report | None,
) -> list[Imported]:
    if inside.format == "PDF":
        return imported_marks(annotations_of(resources, progress), inside)
    members = (resources.read(member) for member in (OURS, CALIBRE))
    kept = [member.data for member in members if member is not None]
    return [
        one
        for content in kept
        if content
        for one in called_apart(read_annotations, path, content, cancel=cancel)
    ]


# A copy that says of itself what the reader corrected


def edited_copy(
    profile: Profile,
    book: ShelfBook,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> bytes:
    """The bytes of a copy of an EPUB with the shelf's title, authors, series, tags and language.

    Raises ``UsageError`` for a file that is gone or no longer the book, or no EPUB; ``DamagedBook``
    where no copy can be made.
    """
    path: Path = book.path
    if book.format != "EPUB":
        raise UsageError(Notice("copy_impossible", name=path.name))
    resources = resources_of(path, book.format)
    with _closing(resources, cancel):
        if digest(path) != book.sha256:
            raise UsageError(Notice("copy_of_another", name=path.name))
        about = {"edited": pack_about(profile.records.shown(book.sha256))}
        data = copy_of(resources, about, [], progress)
    if not data:
        raise UsageError(Notice("copy_impossible", name=path.name))
    return data


def write_copy(profile: Profile, book: ShelfBook, path: Path, cancel: Cancel | None = None) -> None:
    """Write that copy to ``path``, which the reader chose; raises ``UsageError`` where that is the
    book's own file, which stays as it is."""
    if path.exists() and book.path.exists() and path.samefile(book.path):
        raise UsageError(Notice("copy_onto_itself", name=path.name))
    write_new(path, edited_copy(profile, book, cancel), force=True)
