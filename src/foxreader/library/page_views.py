"""How each book of pages was shown last: zoom, fit, one page or two, turned."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, get_args

from foxreader.library.database import Database

Fit = Literal["page", "width", "none"]
"""What a page is fitted to: the window, its width, or nothing: then ``zoom`` counts."""
Spread = Literal["one", "two", "cover"]
"""One page, two beside each other, or two with the first page alone, so that right pages are
right."""
Flow = Literal["scroll", "paged"]
"""All pages below each other, or one row of pages at a time."""

SMALLEST, LARGEST = 0.05, 16.0
"""The least and the most a page is zoomed, 1 for its size on paper. Chosen: a poster fits in a
window, and a dot of a map fills a hand."""


@dataclass(frozen=True, slots=True)
class PageView:
    """How the pages of a book are shown. ``zoom`` is 1 for their size on paper; ``turned`` is in
    degrees, clockwise: 0, 90, 180 or 270.
    """

    fit: Fit = "page"
    zoom: float = 1.0
    spread: Spread = "one"
    flow: Flow = "scroll"
    turned: int = 0


FIRST_VIEW = PageView()
"""How a book is shown that the reader has not chosen a view for: whole pages."""


class PageViews:
    """The stored views. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> PageView:
        """How the book was shown last; as at first where it never was."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT fit, zoom, spread, flow, turned FROM page_view WHERE sha256 = ?", (sha256,)
            ).fetchone()
        return _checked(*row) if row is not None else PageView()

    def keep(self, sha256: str, view: PageView) -> None:
        """Remember how the book is shown."""
        with self._database.work() as work:
            work.execute(
                "INSERT OR REPLACE INTO page_view (sha256, fit, zoom, spread, flow, turned)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (sha256, view.fit, view.zoom, view.spread, view.flow, view.turned),
            )


def _checked(fit: Fit, zoom: float, spread: Spread, flow: Flow, turned: int) -> PageView:
    """The view with these values; a value that a page cannot have is as at first."""
    first = PageView()
    return PageView(
        fit=fit if fit in get_args(Fit) else first.fit,
        zoom=zoom if math.isfinite(zoom) and SMALLEST <= zoom <= LARGEST else first.zoom,
        spread=spread if spread in get_args(Spread) else first.spread,
        flow=flow if flow in get_args(Flow) else first.flow,
        turned=turned if turned in (0, 90, 180, 270) else first.turned,
    )
