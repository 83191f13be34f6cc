"""Carries what is kept of a book over to another file of it, or to its text of a new version."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from foxreader.core.annotation import located
from foxreader.core.book import Book
from foxreader.core.letters import letter_row, letters_of
from foxreader.core.notice import Notice
from foxreader.library.kept_per_book import TextVersions
from foxreader.library.shelf import Shelved
from foxreader.program.profile import Profile

# A file that takes the place of another one on the shelf. A new edition or a repaired file has
# another hash; it is the same book only if most of its text is that of the other one: the path or
# the title alone could be those of another book.

_PIECES, _LONG, _SHORT = 200, 40, 12
"""How many pieces of a text are looked for in the other one, and their letters; shorter ones in a
text of a page or less. Chosen, not measured."""
_SHARE = 0.5
"""The share of the pieces that the other text must have. The pairs of benchmarks.pairs, which are
an EPUB and a PDF each, have 0.83 to 0.97 of them, other books of an author 0.00."""


def take_annotations(profile: Profile, book: Book, path: Path) -> list[str]:
    """Have ``book`` at ``path`` show the annotations of the files it replaced.

    Gives the hashes of those files. Raises ``StorageError`` where that cannot be stored.
    """
    taken = []
    for earlier in _candidates(profile, book, path):
        if _is_same(profile, earlier, book):
            profile.annotations.follow(book.sha256, earlier)
            taken.append(earlier)
    return taken


def _candidates(profile: Profile, book: Book, path: Path) -> Iterator[str]:
    """The books with annotations whose file ``book`` may have replaced: it is at their path, or
    their file is gone and ``book`` has their title and authors, or their identifier."""
    annotated = profile.annotations.books() - set(profile.annotations.followed(book.sha256))
    if not annotated:
        return
    first = not profile.shelf.knows(book.sha256)
    for shelved in profile.shelf.all():
        if shelved.sha256 not in annotated:
            continue
        if shelved.path.is_file() and shelved.path.resolve() != path.resolve():
            continue  # both are there: no one replaced the other
        if (
            shelved.path.resolve() == path.resolve()
            or _is_called(shelved, book)
            or (first and _has_identifier(profile, shelved, book))
        ):
            yield shelved.sha256


def _has_identifier(profile: Profile, shelved: Shelved, book: Book) -> bool:
    """Whether ``book`` has the identifier of a book on the shelf, whose text is read for that."""
    identifier = book.metadata.identifier
    old = profile.stored(shelved.sha256) if identifier else None
    return old is not None and old.metadata.identifier == identifier


def _is_called(shelved: Shelved, book: Book) -> bool:
    """Whether ``book`` has the title and the authors of a book on the shelf."""
    title, authors = book.metadata.title, ", ".join(book.metadata.authors)
    same = letters_of(shelved.title) == letters_of(title) != ""
    return same and letters_of(shelved.authors) == letters_of(authors)


def _is_same(profile: Profile, earlier: str, book: Book) -> bool:
    """Whether ``book`` has most of the text of the book ``earlier``, or of what was highlighted in
    it if its text is no longer stored."""
    old = profile.stored(earlier)
    if old is not None and letter_row(old).text:
        return _shared_text(old, book) >= _SHARE
    anchors = [one.anchor for one in profile.annotations.of(earlier) if one.anchor.quote]
    found = sum(span is not None for span in located(anchors, book))
    return found > 0 and found >= _SHARE * len(anchors)


def _shared_text(old: Book, new: Book) -> float:
    """The share of the text of ``old`` that ``new`` has, 0 to 1."""
    text, other = letter_row(old).text, letter_row(new).text
    length = _LONG if len(text) >= _PIECES * _LONG else _SHORT
    step = max(1, len(text) // _PIECES, length)
    pieces = {text[at : at + length] for at in range(0, max(1, len(text) - length + 1), step)}
    return sum(piece in other for piece in pieces) / len(pieces)


# The text of a new version


def with_recognised(old: Book, new: Book) -> Book:
    """``new`` with the pages that were recognised in ``old``, which can be hours of work.

    Only pages that still have no text of their own, and only if both have the same number of
    pages.
    """
    if not (old.paged and new.paged and len(old.files) == len(new.files)):
        return new
    files = tuple(
        was if was.page is not None and was.page.recognised and not now.text.strip() else now
        for was, now in zip(old.files, new.files, strict=True)
    )
    return replace(new, files=files)


def taken_over(
    old_version: int, old: Book, version: int, new: Book, index_file: Path, versions: TextVersions
) -> str:
    """Moves everything kept for the text ``old`` to the text ``new``.

    Gives one sentence on what could not be moved, "" if everything was. If it is stopped or
    killed at any moment, it can be run again. Two texts of one version are in two encodings.
    """
    # A new version of the program has it once for each book, and the start needs none of it.
    from foxreader.answer.export.relocate import Relocation  # noqa: PLC0415
    from foxreader.index.storage.store import Index  # noqa: PLC0415

    moved = Relocation(old, new)
    if old_version == version or (versions.of(new.sha256) or old_version) != version:
        versions.move(new.sha256, version, moved.turn, moved.place, moved.reach)
    left_behind = 0
    if index_file.is_file():
        # Opening it with the old book records what text each summary was made from.
        Index.open(index_file, old).close()
        index = Index.open(index_file, new)
        left_behind = index.kept.left_behind
        index.close()
    return _sentence(len(moved.lost), left_behind, moved.place_guessed)


def _sentence(citations: int, paid: int, guessed: bool) -> str:
    """The sentence on what was lost: numbers of citations and summaries, and whether the reading
    position was guessed.
    """
    missing = [
        Notice(code, count=count)
        for code, count in (("cited_places", citations), ("lost_summaries", paid))
        if count
    ]
    if guessed:
        missing.append(Notice("exact_place"))
    if not missing:
        return ""
    listed, *rest = missing
    for number, item in enumerate(rest, 1):
        code = "listed_last" if number == len(rest) else "listed"
        listed = Notice(code, first=listed, last=item)
    return Notice("moved_without", missing=listed)
