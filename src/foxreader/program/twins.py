"""The same book in several files: found by what their texts are, and put together."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import islice

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.letters import script_of_book
from foxreader.core.notice import Notice
from foxreader.core.places import pages_of
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.records import ManyChange, TextMeasure
from foxreader.program.profile import Profile

_FEWEST = 500
"""Characters of a text that tells a book from others. Chosen: a title page and an imprint have as
many, and are alike."""


def measure_texts(profile: Profile, cancel: Cancel | None = None, most: int = 200) -> int:
    """Measure the texts that were stored since this was done last, ``most`` of them: how many pages
    they have, and what tells whether two are the same. Gives how many there were."""
    if profile.database.read_only:
        return 0
    done = 0
    stored = profile.documents.versions()
    waiting = (one for one in profile.records.unmeasured() if one in stored)
    for sha256 in islice(waiting, most):
        if cancel is not None:
            cancel.check()
        book = profile.documents.some(sha256, ())
        if book is not None:
            book = profile.documents.some(sha256, range(len(book.files)))
        if book is not None:
            profile.records.measure(sha256, measured(book))
            done += 1
    return done


def measured(book: Book) -> TextMeasure:
    """What the text of a book says of it."""
    words = "".join("".join(file.text.split()) for file in book.files)
    fingerprint = hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()
    known = fingerprint if len(words) >= _FEWEST else ""
    return TextMeasure(pages_of(book), book.characters, script_of_book(book), known)


def groups(profile: Profile) -> list[list[ShelfBook]]:
    """The books that are on the shelf in several files, those of each together, by title."""
    found: list[list[ShelfBook]] = []
    seen = set[str]()
    for book in profile.catalog.books(profile.catalog.order(View(twins=True))):
        if book.sha256 not in seen:
            found.append(together(profile, book))
            seen |= {one.sha256 for one in found[-1]}
    return found


def together(profile: Profile, book: ShelfBook) -> list[ShelfBook]:
    """A book and its other files on the shelf, also those that are files of these."""
    found = {book.sha256: book}
    waiting = [book.sha256]
    while waiting:
        for other in profile.catalog.same(waiting.pop()):
            if other.sha256 not in found:
                found[other.sha256] = other
                waiting.append(other.sha256)
    return list(found.values())


def join(profile: Profile, keep: str, others: Sequence[str]) -> Callable[[], None]:
    """Have one file stand for all: it has the notes, collections and, where it has none itself, the
    rating and state of the others, which leave the shelf. Nothing is deleted; gives what takes it
    back."""
    if not others or keep in others:
        raise UsageError(Notice("nothing_to_join"))
    records, notes = profile.records, profile.annotations
    new = [one for one in others if one not in notes.followed(keep)]
    before = records.change([keep], _of_others(profile, keep, others))
    for other in new:
        notes.follow(keep, other)
    gone = [one.sha256 for one in profile.catalog.books(others)]
    records.remove(*gone)

    def take_back() -> None:
        records.restore(*gone)
        for other in new:
            notes.unfollow(keep, other)
        records.take_back(before)

    return take_back


def _of_others(profile: Profile, keep: str, others: Sequence[str]) -> ManyChange:
    """What the book that is kept takes over."""
    catalog = profile.catalog
    shown = profile.records.shown_of([keep, *others])
    ratings = [shown[one].rating for one in others if one in shown and shown[one].rating]
    values = {"rating": ratings[0]} if ratings and not shown[keep].rating else {}
    states = [book.state for book in catalog.books(others) if book.state == "finished"]
    kept = catalog.get(keep)
    state = "finished" if states and kept is not None and kept.state != "finished" else None
    members = {one.id: catalog.members(one.id) for one in profile.records.collections()}
    into = [id_ for id_, inside in members.items() if keep not in inside and inside & set(others)]
    return ManyChange(values, state=state, put_in=tuple(into))
