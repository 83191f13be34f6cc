"""Which files of given files and folders may be books."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from foxreader.core.notice import Notice

BOOKS = frozenset(
    {
        *(".epub", ".kepub", ".pdf", ".mobi", ".azw", ".azw3", ".azw4", ".prc", ".pdb", ".fb2"),
        *(".fbz", ".cbz", ".cbr", ".cb7", ".cbt", ".docx", ".odt", ".rtf", ".mht", ".mhtml"),
        *(".html", ".htm", ".xhtml", ".md", ".markdown", ".txt"),
    }
)
"""The endings of books among the files of a folder."""
OTHERS = frozenset(
    {
        *(".cbr", ".cb7", ".cbt", ".djvu", ".djv", ".rtf", ".chm", ".lit", ".kfx", ".odt", ".doc"),
        *(".xps", ".oxps", ".lrf", ".tcr", ".ps", ".epub3"),
    }
)
"""The endings of books that are tried as well, so that it is said why one is not taken."""
_ZIPPED = ".fb2.zip"
CALIBRE = "metadata.db"
"""The file by which a folder is known as a library of calibre."""


@dataclass(frozen=True, slots=True)
class NotTaken:
    """A file that was not taken, and the sentence that says why."""

    path: Path
    why: str


def candidates(paths: Iterable[Path]) -> Iterator[Path | NotTaken]:
    """The files to try: each that is named, and of folders all below them that may be books, in
    the order of their names. A folder that is a calibre library is given as it is.

    Hidden files and links to folders are left out; a folder that cannot be listed is refused.
    """
    for path in paths:
        try:
            is_folder = path.is_dir()
        except (OSError, ValueError):
            is_folder = False
        if is_folder and not is_calibre(path):
            yield from _below(path)
        else:
            yield path


def is_calibre(path: Path) -> bool:
    """Whether the folder is a library of calibre."""
    try:
        return path.is_dir() and (path / CALIBRE).is_file()
    except (OSError, ValueError):
        return False


def may_be_book(name: str) -> bool:
    """Whether a file of a folder is tried, by its name."""
    lower = name.lower()
    ending = os.path.splitext(lower)[1]  # noqa: PTH122 -- a name, not a path
    return not name.startswith(".") and (
        ending in BOOKS or ending in OTHERS or lower.endswith(_ZIPPED)
    )


def _below(folder: Path) -> Iterator[Path | NotTaken]:
    refused: list[NotTaken] = []

    def note(error: OSError) -> None:
        why = Notice("folder_not_listed", path=str(error.filename), reason=str(error.strerror))
        refused.append(NotTaken(Path(error.filename), why))

    for place, folders, names in os.walk(folder, onerror=note):
        if place != str(folder) and CALIBRE in names:
            folders.clear()
            yield Path(place)
            continue
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(filter(may_be_book, names)):
            yield Path(place, name)
    yield from refused
