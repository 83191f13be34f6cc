"""The typefaces a page can be set in: those made for reading first.

Besides what the system has there may be packages of Python that bring a family along (the extra
"fonts"). Their files are given to Qt, and to the page over the scheme of the open book.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

READING = (
    "Literata", "Source Serif 4", "Source Serif Pro", "Charis SIL", "Charis", "Gentium Book Plus",
    "Gentium", "Gentium Plus", "EB Garamond", "Crimson Pro", "Vollkorn", "Linux Libertine O",
    "Libertinus Serif", "Merriweather", "Noto Serif", "Iowan Old Style", "Charter", "Bookerly",
    "Palatino Linotype", "Palatino", "P052", "Georgia", "Cambria", "C059", "Caladea",
    "Liberation Serif", "DejaVu Serif", "Atkinson Hyperlegible", "OpenDyslexic",
)  # fmt: skip
"""Families made for long texts, the best for a screen first. Chosen: what readers of e-books set
their pages in; the first two have free licences and come with the extra "fonts"."""
_PACKAGES = {"Literata": "fontpkg_literata", "Source Serif 4": "fontpkg_source_serif_4"}
_MOST_BYTES = 8_000_000
"""The largest file that is taken from a package; chosen: five times what there is."""


@dataclass(frozen=True, slots=True)
class FontFile:
    """A file of a family; upright or ``italic``, in all its weights."""

    family: str
    italic: bool
    path: Path


def packaged_fonts(folders: Iterable[str] | None = None) -> tuple[FontFile, ...]:
    """The families that packages below ``folders`` bring along; by default where Python looks.

    The packages are not imported: nothing of them runs.
    """
    found = []
    places = [Path(folder) for folder in (sys.path if folders is None else folders)]
    for family, package in _PACKAGES.items():
        for place in places:
            for path in sorted((place / package / "files").glob("*.ttf")):
                if path.stat().st_size <= _MOST_BYTES:
                    found.append(FontFile(family, "italic" in path.stem.lower(), path))
    return tuple(found)


@cache
def installed_packages() -> tuple[FontFile, ...]:
    """The families that packages bring along here; Qt knows them from now on."""
    found = packaged_fonts()
    for file in found:
        QFontDatabase.addApplicationFont(str(file.path))
    return found


@cache
def reading_fonts() -> tuple[str, ...]:
    """All families a page can be set in: those of ``READING`` in their order, then the others."""
    brought = {file.family for file in installed_packages()}
    there = brought | {
        family.partition(" [")[0]  # Qt adds the maker where two have made one of that name
        for family in QFontDatabase.families()
        if QFontDatabase.isScalable(family) and not QFontDatabase.isPrivateFamily(family)
    }
    first = [family for family in READING if family in there]
    return (*first, *sorted(there - set(first), key=str.casefold))
