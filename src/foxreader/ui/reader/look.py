"""How the page looks, as our script and style sheet are told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from foxreader.ui.theme import Theme

SERIF = (
    "'Literata', 'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', "
    "'Noto Serif', 'DejaVu Serif', Georgia, serif"
)


@dataclass(frozen=True, slots=True)
class Look:
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

        A page of ``fixed`` layout lies on the window as the book made it, its colours too.
        """
        theme = self.theme
        flows = not paged_format and not fixed
        family = f"'{self.font}', {SERIF}" if self.font else SERIF
        return {
            "variables": {
                "--fx-page": theme.page if flows else theme.window,
                "--fx-sheet": "#FFFFFF",
                "--fx-ink": theme.ink,
                "--fx-muted": theme.muted,
                "--fx-line": theme.line,
                "--fx-accent": theme.accent,
                "--fx-evidence": theme.evidence,
                "--fx-found": theme.found,
                "--fx-select": theme.accent_soft,
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
