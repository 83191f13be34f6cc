"""How the page looks, as the settings of our script and style sheet; the typefaces it can have."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from PySide6.QtGui import QFontDatabase

from foxreader.ui.platform.theme import LIGHT, Theme, blend, highlight_colours, unscreened
from foxreader.ui.reader.page import WEB

Kind = Literal["flowing", "fixed", "pages"]
"""What a document is: text that flows, a page of fixed layout, or the pages of a page format."""
FACES = "~fonts"
"""Where the page finds the typefaces that a package brings along, by their number."""
FOUND = 0.16
"""How much accent there is in the ground of a search hit, 0 to 1; the design's."""
_PALE = 0.45
"""How much of it there is in that of the evidence beside the place gone to. Chosen."""
_SHEET, _DARK_SHEET = "#FFFFFF", "#1A1A1A"
"""The paper of a page format; the dark one is what the style sheet's ``invert(.9)`` makes of it."""
_OPAQUE = "FC"
"""The alpha of a selection: the engine makes a wash of its own of a colour with none."""
SERIF = (
    "'Literata', 'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', "
    "'Noto Serif', 'DejaVu Serif', Georgia, serif"
)


@dataclass(frozen=True, slots=True)
class PageStyle:
    """The reader's choices for the page. Sizes are CSS pixels; ``font`` empty means the book's own.

    ``flow`` is "scroll", "paged", or "auto": pages where two columns fit. ``columns`` is "auto",
    "one" or "two"; ``lines`` and ``paragraphs`` are "book" or what is asked for against the book's
    own style, and ``own_leading`` asks for the line height so; ``plain`` takes that style off.
    With ``hyphens`` words are parted at the ends of justified lines, else lines are ragged where
    the book has its way. With ``zones`` clicks at the edges turn the page. ``dim`` shows the pages
    of a page format on dark paper in a dark theme.
    """

    theme: Theme
    font: str = ""
    size: int = 19
    leading: float = 1.63
    measure: int = 640
    flow: str = "scroll"
    plain: bool = False
    dim: bool = False
    margin: int = 56
    columns: str = "auto"
    lines: str = "book"
    hyphens: bool = True
    paragraphs: str = "book"
    own_leading: bool = False
    zones: bool = False

    def settings(self, kind: Kind) -> dict[str, Any]:
        """What our script is given: variables and classes of the root element, and the flow.

        A page of fixed layout is shown on the window as the book made it, its colours too.
        """
        flows, pages = kind == "flowing", kind == "pages"
        dim = self.dim and self.theme.dark and pages
        of_text = {name: on and flows for name, on in self._classes().items()}
        return {
            "variables": self._variables(flows, dim),
            "classes": {"fx-dim": dim, "fx-pages": pages, **of_text},
            "faces": _faces(self.font) if flows else [],
            "flow": self.flow,
            "plain": self.plain and flows,
            "dim": dim,
            "margin": self.margin,
            "columns": self.columns,
            "lines": self.lines,
            "hyphens": self.hyphens,
            "zones": self.zones,
        }

    def _variables(self, flows: bool, dim: bool) -> dict[str, str]:
        theme = self.theme
        return {
            "--fx-page": theme.page if flows else theme.ground,
            "--fx-sheet": _DARK_SHEET if dim else _SHEET,
            "--fx-number": theme.muted if dim else LIGHT.muted,
            "--fx-muted": theme.muted,
            "--fx-line": theme.line,
            "--fx-accent": theme.accent,
            "--fx-accent-ink": theme.accent_ink,
            "--fx-accent-soft": theme.accent_soft,
            "--fx-card": theme.page,
            "--fx-card-ink": theme.text,
            "--fx-hover": theme.hover,
            **_marks(theme, flows, dim),
            "--fx-groove": theme.line + "80",
            "--fx-thumb": theme.edge + "99",
            "--fx-thumb-held": theme.edge,
            "--fx-font": f"'{self.font}', {SERIF}" if self.font else SERIF,
            "--fx-size": f"{self.size}px",
            "--fx-leading": f"{self.leading}",
            "--fx-measure": f"{self.measure}px",
        }

    def _classes(self) -> dict[str, bool]:
        """Those of text that flows."""
        return {
            "fx-dark": self.theme.dark,
            "fx-tint": self.theme.name != "light",
            "fx-own-font": bool(self.font),
            "fx-own-leading": self.own_leading,
            "fx-justified": self.lines == "justified",
            "fx-asked-ragged": self.lines == "ragged",
            "fx-indented": self.paragraphs == "indented",
            "fx-spaced": self.paragraphs == "spaced",
        }


@cache
def sheet_of(kind: Kind) -> str:
    """Our style sheet for a document."""
    return "".join((WEB / name).read_text("utf-8") for name in ("reader.css", f"{kind}.css"))


def _faces(font: str) -> list[dict[str, Any]]:
    """The files of the typeface the text is set in, where a package brings it along: the page
    does not find what the system has not installed."""
    files = list(enumerate(installed_packages()))
    families = {file.family for _, file in files}
    wanted = font or next((one for one in _READING if one in families), "")
    return [
        {"family": file.family, "italic": file.italic, "src": f"/{FACES}/{number}"}
        for number, file in files
        if file.family == wanted
    ]


def _marks(theme: Theme, flows: bool, dim: bool) -> dict[str, str]:
    """The colours of words that are selected or marked.

    Ground and ink are both set, since a book may have set its words in any colour. The words of
    a page format are in its picture, so the ground is laid over them in a way that keeps the ink:
    multiplied with light paper, screened with dark paper. Paper stays light in every theme, and
    its marks with it, unless it is dimmed.
    """
    theme = theme if flows or dim else LIGHT
    sheet = _DARK_SHEET if dim else _SHEET
    ground = theme.page if flows else sheet
    grounds = {
        "--fx-evidence": theme.evidence,
        "--fx-evidence-pale": blend(ground, theme.evidence, _PALE),
        "--fx-found": blend(ground, theme.accent, FOUND),
        "--fx-select": blend(ground, theme.accent, theme.selected),
    }
    for name, colour in highlight_colours(theme).items():
        grounds |= {f"--fx-{name}": colour.ground, f"--fx-{name}-line": colour.line}
    if dim:
        grounds = {name: unscreened(colour, sheet) for name, colour in grounds.items()}
    grounds["--fx-select"] += _OPAQUE
    picture = f"{theme.accent}{round(theme.selected * 255):02X}"
    return {"--fx-ink": theme.ink, "--fx-select-picture": picture, **grounds}


# The typefaces a page can be set in: those made for reading first. Besides what the system has
# there are packages of Python that bring a family along. Their files are
# given to Qt, and to the page over the scheme of the open book.

_READING = (
    "Literata", "Source Serif 4", "Source Serif Pro", "Charis SIL", "Charis", "Gentium Book Plus",
    "Gentium", "Gentium Plus", "EB Garamond", "Crimson Pro", "Vollkorn", "Linux Libertine O",
    "Libertinus Serif", "Merriweather", "Noto Serif", "Iowan Old Style", "Charter", "Bookerly",
    "Palatino Linotype", "Palatino", "P052", "Georgia", "Cambria", "C059", "Caladea",
    "Liberation Serif", "DejaVu Serif", "Atkinson Hyperlegible", "OpenDyslexic",
)  # fmt: skip
"""Families made for long texts, the best for a screen first. Chosen: what readers of e-books set
their pages in; the first two have free licences and come with the program."""
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
    """The families that packages below ``folders`` bring along, each from the first that has it; by
    default where Python looks.

    The packages are not imported: nothing of them runs.
    """
    found = []
    places = [Path(folder) for folder in (sys.path if folders is None else folders)]
    for family, package in _PACKAGES.items():
        folder = next((place / package for place in places if (place / package).is_dir()), None)
        for path in sorted((folder / "files").glob("*.ttf")) if folder else ():
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
    """All families a page can be set in: those of ``_READING`` in their order, then the others."""
    brought = {file.family for file in installed_packages()}
    there = brought | {
        family.partition(" [")[0]  # Qt adds the maker where two have made one of that name
        for family in QFontDatabase.families()
        if QFontDatabase.isScalable(family) and not QFontDatabase.isPrivateFamily(family)
    }
    first = [family for family in _READING if family in there]
    return (*first, *sorted(there - set(first), key=str.casefold))


# Scripts that no typeface for reading has letters of: what the system has is taken

_System = QFontDatabase.WritingSystem
_SCRIPTS = {
    "HIRAGANA": (_System.Japanese, "fonts-noto-cjk"),
    "HANGUL": (_System.Korean, "fonts-noto-cjk"),
    "CJK": (_System.SimplifiedChinese, "fonts-noto-cjk"),
    "ARABIC": (_System.Arabic, "fonts-noto-core"),
    "HEBREW": (_System.Hebrew, "fonts-noto-core"),
    "DEVANAGARI": (_System.Devanagari, "fonts-noto-core"),
    "THAI": (_System.Thai, "fonts-noto-core"),
}
"""The first word of the names of a script's letters, and Debian's package of a typeface for it."""
_LOOKED_AT = 400
"""Letters of a text that tell its script. Chosen: half a page."""


def missing_script(text: str) -> tuple[str, str] | None:
    """The script of ``text``, and the package with a typeface for it, where none is installed."""
    names = {unicodedata.name(letter, "").partition(" ")[0] for letter in text[:_LOOKED_AT]}
    for name, (system, package) in _SCRIPTS.items():
        if name in names:
            there = bool(QFontDatabase.families(system))
            return None if there else (QFontDatabase.writingSystemName(system), package)
    return None
