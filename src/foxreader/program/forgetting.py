"""Deletes what is kept: an index, all of a book but its file, what was measured of the reader."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.index.pipeline import terms_of
from foxreader.index.storage.index_file import write_lock
from foxreader.library import forgetting
from foxreader.library.forgetting import forget, forget_in_copies
from foxreader.library.paths import private_folder
from foxreader.program.profile import Profile


def forget_book(profile: Profile, sha256: str) -> None:
    """Delete a book's index with its summaries, its text, cover, passages, place, conversations,
    corrections and annotations, also from the backups. Its file stays.

    Nothing may work on the book meanwhile. Raises ``StorageError`` where something cannot be
    deleted; what was deleted by then is gone.
    """
    delete_index(profile, sha256)  # first: where it is refused nothing is gone
    book = profile.documents.load(sha256)
    profile.passages.erase(
        sha256, "" if book is None else book.fingerprint,
        None if book is None else lambda language: terms_of(book, language),
    )  # fmt: skip
    forget(profile.database, sha256)
    forget_in_copies(profile.copies, sha256)
    profile.documents.remove(sha256)
    profile.covers.remove(sha256)


def forget_pace(profile: Profile) -> None:
    """Delete what was measured of the reader's pace, also from the backups."""
    forgetting.forget_pace(profile.database, profile.copies)


def forget_life(profile: Profile) -> None:
    """Delete what was recorded of days and times, also from the backups."""
    forgetting.forget_life(profile.database, profile.copies)


# The indexes of all books

_WAIT_SECONDS = 1.0
"""How long to wait for one who builds the index and is done soon. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class IndexSize:
    """The index of a book: ``size`` in bytes. ``title`` is "" for one not on the shelf."""

    sha256: str
    title: str
    size: int


def index_sizes(profile: Profile) -> list[IndexSize]:
    """All indexes, the largest first."""
    titles = {one.sha256: one.title for one in profile.shelf.all()}
    sizes: dict[str, int] = {}
    for path in profile.home.indexes.glob("*.sqlite*"):
        sha256 = path.name.partition(".")[0]
        try:
            sizes[sha256] = sizes.get(sha256, 0) + path.stat().st_size
        except FileNotFoundError:
            continue  # its log, which has just been folded into it
    found = [IndexSize(one, titles.get(one, ""), size) for one, size in sizes.items()]
    return sorted(found, key=lambda one: (-one.size, one.title))


def delete_index(profile: Profile, sha256: str) -> None:
    """Delete the index of a book with its summaries; it is made again when the book is opened.

    No window may show the book. Raises ``StorageError``, also where another process builds it.
    """
    index = private_folder(profile.home.indexes) / f"{sha256}.sqlite"
    vectors = index.with_name(f"{index.name}.vectors")
    try:
        with write_lock(index, _WAIT_SECONDS), write_lock(vectors, _WAIT_SECONDS):
            _unlink(profile, f"{sha256}.sqlite*", kept=".lock")
        _unlink(profile, f"{sha256}.sqlite*")
    except OSError as error:
        raise StorageError(
            Notice(
                "book_not_forgotten", folder=str(profile.home.indexes), reason=str(error.strerror)
            )
        ) from error


def _unlink(profile: Profile, pattern: str, kept: str | None = None) -> None:
    """Delete the files of the indexes that match, but for those that end with ``kept``."""
    for path in profile.home.indexes.glob(pattern):
        if kept is None or not path.name.endswith(kept):
            path.unlink(missing_ok=True)
