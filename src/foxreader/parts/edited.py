"""A copy of a book's file that says of itself what the reader corrected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from foxreader.core.about import pack_about
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.formats.apart import copy_of, resources_of
from foxreader.library.catalog import ShelfBook
from foxreader.library.exported import write_new
from foxreader.parts.annotated import closing
from foxreader.parts.profile import Profile


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
    with closing(resources, cancel):
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
