"""How the pages of a book are shown: fit, zoom, one or two, turned; said to the page's script."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.library.kept_per_book import LARGEST, SMALLEST, Fit, Flow, PageView, Spread
from foxreader.ui.reader.loading import Loading
from foxreader.ui.reader.page import Page

_STEP = 1.12
"""How much one step of the zoom enlarges a page; chosen: six steps double it."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What shows of a book of pages: the ``zoom``, 1 for the size on paper, the ``first`` and
    ``last`` page of the row the reader is in, counted from 0, and how many pixels from the left of
    the view that row begins.
    """

    zoom: float
    first: int
    last: int
    left: int


class PageDisplay(QObject):
    """The view of the open book of pages.

    Signals: ``changed`` the reader has chosen another; ``shaped`` what shows is another page, or
    another size; ``mouse_moved`` over the page, while that is watched.
    """

    changed = Signal(PageView)
    shaped = Signal(Shape)
    mouse_moved = Signal()

    def __init__(self, page: Page, loading: Loading) -> None:
        super().__init__(loading)
        self._page, self._loading = page, loading
        self.view = PageView()
        self.shape: Shape | None = None
        self._watched = False
        self.caret = False

    def start(self, view: PageView) -> None:
        """Another book is shown, in ``view``."""
        self.view, self.shape = view, None

    def settings(self) -> dict[str, Any]:
        """The view as the page's script is given it."""
        return {"view": asdict(self.view), "watched": self._watched, "caret": self.caret}

    def watch_mouse(self, on: bool) -> None:
        """Tell when the mouse moves over the page, or no more."""
        if on != self._watched:
            self._watched = on
            self._loading.when_ready(lambda: self._page.call("watch", {"watched": on}))

    def show_caret(self, on: bool) -> None:
        """Have a caret in the text, which the arrow keys move, or none."""
        self.caret = on
        self._loading.when_ready(lambda: self._page.call("caret", {"on": on}))

    def hear(self, kind: str, value: dict[str, Any]) -> bool:
        """What the page tells of its view; whether it was about that."""
        if kind == "shape":
            self.shape = Shape(
                float(value["zoom"]), int(value["first"]), int(value["last"]), int(value["left"])
            )
            self.shaped.emit(self.shape)
        elif kind == "zoom":
            self.zoom(int(value["by"]), {"x": value["x"], "y": value["y"]})
        elif kind == "two":
            self.toggle_two()
        elif kind == "mouse":
            self.mouse_moved.emit()
        else:
            return False
        return True

    # What the reader chooses

    def fit(self, fit: Fit) -> None:
        """Fit a page to the window, or to its width."""
        self._choose(replace(self.view, fit=fit))

    def zoom(self, by: int, at: dict[str, float] | None = None) -> None:
        """Make pages larger by some steps, or smaller; what is ``at`` a point of the view stays
        there, in the middle of it without one."""
        shown = self.shape.zoom if self.shape is not None and self.view.fit != "none" else None
        self.zoom_to((shown or self.view.zoom) * _STEP**by, at)

    def zoom_to(self, zoom: float, at: dict[str, float] | None = None) -> None:
        """Show pages at ``zoom``, 1 for their size on paper, within what is possible."""
        zoom = min(LARGEST, max(SMALLEST, zoom))
        self._choose(replace(self.view, fit="none", zoom=zoom), at or {"middle": True})

    def turn(self, by: int = 90) -> None:
        """Turn all pages by some degrees, clockwise."""
        self._choose(replace(self.view, turned=(self.view.turned + by) % 360))

    def show_spread(self, spread: Spread) -> None:
        """Show one page or two beside each other."""
        self._choose(replace(self.view, spread=spread))

    def toggle_two(self) -> None:
        """Show one page, or two with the cover alone."""
        self.show_spread("cover" if self.view.spread == "one" else "one")

    def show_flow(self, flow: Flow) -> None:
        """Show all pages below each other, or one row at a time."""
        self._choose(replace(self.view, flow=flow))

    def _choose(self, view: PageView, at: dict[str, Any] | None = None) -> None:
        if view == self.view:
            return
        self.view = view
        value = {"view": asdict(view), "at": at}
        self._loading.when_ready(lambda: self._page.call("show", value))
        self.changed.emit(view)
