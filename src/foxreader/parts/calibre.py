"""The books of a calibre library, where they lie: which file of each is taken, and its cover."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxreader.core.about import About, unpack_about
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import DetailsReader, Task
from foxreader.parts.candidates import CALIBRE, NotTaken

_FORMATS = {
    "EPUB": "EPUB", "KEPUB": "EPUB", "AZW3": "Kindle", "FB2": "FB2", "MOBI": "Kindle",
    "AZW": "Kindle", "PRC": "Kindle", "DOCX": "DOCX", "PDF": "PDF", "CBZ": "CBZ",
    "CBR": "CBZ", "CB7": "CBZ", "CBT": "CBZ", "ODT": "ODT", "RTF": "RTF",
    "HTML": "HTML", "HTM": "HTML", "MD": "Markdown", "TXT": "text",
}  # fmt: skip
"""What calibre calls the formats that are read, the best to read first."""


@dataclass(frozen=True, slots=True)
class CalibreBook:
    """A book of a calibre library: the file that is taken, its format, what calibre says of it,
    the file of its cover if it has one, and its files in other formats."""

    path: Path
    format: str
    about: About
    cover: Path | None
    others: tuple[tuple[str, Path], ...] = ()


def calibre_books(folder: Path, reader: DetailsReader) -> Iterator[CalibreBook | NotTaken]:
    """The books of the library in ``folder``; raises an ``OpenError`` for a damaged one."""
    found = reader.read(Task(None, folder / CALIBRE, "calibre")).values.get("books")
    for value in found if isinstance(found, list) else []:
        if isinstance(value, dict):
            yield _book(folder, value)


def _book(folder: Path, value: dict[str, Any]) -> CalibreBook | NotTaken:
    said = value.get("about")
    about = unpack_about(said) if isinstance(said, dict) else About()
    own = folder / str(value.get("folder", ""))
    files = {
        str(format_): own / f"{name}.{str(format_).lower()}"
        for format_, name in value.get("files", [])
    }
    taken = [format_ for format_ in _FORMATS if format_ in files]
    if not taken or not _is_below(files[taken[0]], folder):
        names = ", ".join(sorted(files)) or "—"
        return NotTaken(own, Notice("calibre_no_format", title=about.title, formats=names))
    others = tuple(
        (_FORMATS.get(format_, format_), path)
        for format_, path in files.items()
        if format_ != taken[0] and _is_below(path, folder)
    )
    cover = own / "cover.jpg" if value.get("cover") else None
    return CalibreBook(files[taken[0]], _FORMATS[taken[0]], about, cover, others)


def _is_below(path: Path, folder: Path) -> bool:
    """Whether the path leads into the library and nowhere else, whatever its database says."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False
