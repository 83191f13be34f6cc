"""Moves what is kept for a book to its text of a new version."""

from __future__ import annotations

from pathlib import Path

from foxreader.answer.export.relocate import Relocation
from foxreader.core.book import Book
from foxreader.core.notice import Notice
from foxreader.index.storage.store import Index
from foxreader.library.text_versions import TextVersions


def taken_over(
    old_version: int, old: Book, version: int, new: Book, index_file: Path, versions: TextVersions
) -> str:
    """Moves everything kept for the text ``old`` to the text ``new``.

    Gives one sentence on what could not be moved, "" if everything was. If it is stopped or
    killed at any moment, it can be run again. Two texts of one version are in two encodings.
    """
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
