"""How the page looks, as the settings of our script and style sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from foxreader.ui.platform.theme import LIGHT, Theme, blend, unscreened

_FOUND = 0.16
"""How much accent there is in the ground of a search hit, 0 to 1; the design's."""
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

    ``flow`` is "scroll" or "paged"; ``plain`` takes the book's own style off; ``zoom`` counts
    for pages only: those of a page format, and those of fixed layout.
    """

    theme: Theme
    font: str = ""
    size: int = 19
    leading: float = 1.63
    measure: int = 640
    flow: str = "scroll"
    plain: bool = False
    zoom: float = 1.0

    def settings(self, paged_format: bool, fixed: bool = False) -> dict[str, Any]:
        """What our script is given: variables and classes of the root element, and the flow.

        A page of ``fixed`` layout is shown on the window as the book made it, its colours too.
        """
        theme = self.theme
        flows = not paged_format and not fixed
        family = f"'{self.font}', {SERIF}" if self.font else SERIF
        return {
            "variables": {
                "--fx-page": theme.page if flows else theme.window,
                "--fx-sheet": _DARK_SHEET if theme.dark and paged_format else _SHEET,
                "--fx-muted": theme.muted,
                "--fx-line": theme.line,
                "--fx-accent": theme.accent,
                **_marks(theme, paged_format, fixed),
                "--fx-groove": theme.line + "80",
                "--fx-thumb": theme.line,
                "--fx-font": family,
                "--fx-size": f"{self.size}px",
                "--fx-leading": f"{self.leading}",
                "--fx-measure": f"{self.measure}px",
            },
            "classes": {
                "fx-dark": theme.dark and flows,
                "fx-tint": theme.name != "light" and flows,
                "fx-invert": theme.dark and paged_format,
                "fx-pages": paged_format,
                "fx-own-font": bool(self.font) and flows,
            },
            "flow": self.flow,
            "plain": self.plain and flows,
            "zoom": self.zoom,
        }


def _marks(theme: Theme, paged_format: bool, fixed: bool) -> dict[str, str]:
    """The colours of words that are selected or marked.

    Ground and ink are both set, since a book may have set its words in any colour. The words of
    a page format are in its picture, so the ground is laid over them in a way that keeps the ink:
    multiplied with a light page, screened with a dark one. A page of fixed layout stays as light
    as its book made it, in every theme.
    """
    theme = LIGHT if fixed else theme
    sheet = _DARK_SHEET if theme.dark else _SHEET
    ground = sheet if paged_format or fixed else theme.page
    grounds = {
        "--fx-evidence": theme.evidence,
        "--fx-found": blend(ground, theme.accent, _FOUND),
        "--fx-select": blend(ground, theme.accent, theme.selected),
    }
    if paged_format and theme.dark:
        grounds = {name: unscreened(colour, sheet) for name, colour in grounds.items()}
    grounds["--fx-select"] += _OPAQUE
    picture = f"{theme.accent}{round(theme.selected * 255):02X}"
    return {"--fx-ink": theme.ink, "--fx-select-picture": picture, **grounds}
