"""Forgets a book: deletes all that is kept of it but its file; and the reader's pace."""

from __future__ import annotations

from foxreader.index.shelf_entries import terms_of
from foxreader.library import forgetting
from foxreader.library.forgetting import forget, forget_in_copies
from foxreader.program.index_sizes import delete_index
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
