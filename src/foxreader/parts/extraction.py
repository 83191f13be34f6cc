"""The text extractor, and moving what is kept for a book to its text of a new version."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.answer.export.relocate import Relocation
from foxreader.core.book import EXTRACTOR_VERSION, Book, Scans
from foxreader.core.notice import Notice
from foxreader.formats.apart import open_apart
from foxreader.index.storage.store import Index
from foxreader.library.text_versions import TextVersions


@dataclass(frozen=True, slots=True)
class Extractor:
    """Makes the text of a book from its file. Another ``version`` may make a different text."""

    version: int = EXTRACTOR_VERSION
    open: Callable[..., tuple[Book, Scans]] = open_apart


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
    killed at any moment, it can be run again.
    """
    moved = Relocation(old, new)
    if (versions.of(new.sha256) or old_version) != version:
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
