"""Fixed pages in the view: fit and zoom, which two lie side by side, what is laid over them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book, BookFile, PageResources, Resources, Side
from foxreader.core.cancel import Cancel
from foxreader.core.page import PageExtras, PageLink
from foxreader.library.kept_per_book import (
    LARGEST,
    SMALLEST,
    Fit,
    Flow,
    PageView,
    Spread,
    text_of_pages,
)
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.page import Loading, Page

# Fit and zoom, one page or two, turned; said to the page's script

BAND = 60
"""Pixels above the pages that the bars stand in; the drawing's."""
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
        self._text = (0.0, 1.0)
        self._chosen = False
        self._watched = False
        self.caret = False

    def start(self, book: Book, view: PageView) -> None:
        """Another book is shown, in ``view``."""
        self.view, self.shape, self._chosen = view, None, False
        self._text = text_of_pages(book)

    def complete(self, view: PageView) -> None:
        """All of the book whose first page is shown is there: it is shown in ``view``, unless the
        reader has chosen another one meanwhile."""
        if view != self.view and not self._chosen:
            self._show(view, None)  # the page stays where its top is, not where its middle was

    def settings(self) -> dict[str, Any]:
        """The view as the page's script is given it."""
        return {"view": self._told(), "watched": self._watched, "caret": self.caret}

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
        """Fit a page to the window, or to its width, or its text to that."""
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
        self._chosen = True
        self._show(view, at)
        self.changed.emit(view)

    def _show(self, view: PageView, at: dict[str, Any] | None) -> None:
        self.view = view
        value = {"view": self._told(), "at": at}
        self._loading.when_ready(lambda: self._page.call("show", value))

    def _told(self) -> dict[str, Any]:
        """The view as the page knows it, and where across a page its text is."""
        return asdict(self.view) | {"text": self._text}


# Which two pages lie open side by side: pure, from what the book says and the window's shape


@dataclass(frozen=True, slots=True)
class OpenPages:
    """The numbers of the pages that lie open, None for a side that is left blank."""

    left: int | None = None
    right: int | None = None

    @property
    def pages(self) -> tuple[int, ...]:
        """Its pages, from the left."""
        return tuple(page for page in (self.left, self.right) if page is not None)

    def side_of(self, page: int) -> Side:
        """On which side ``page`` lies."""
        return "left" if page == self.left else "right"

    def beside(self, page: int) -> int | None:
        """The page that lies beside ``page``."""
        return self.right if page == self.left else self.left


def spread_at(book: Book, number: int, wide: bool) -> OpenPages | None:
    """The spread that page ``number`` lies in, in a window wider than high or not.

    None where the page lies open by itself, in the middle of the window.
    """
    if not _lies_beside(book.files[number], wide):
        return None
    spread = OpenPages()
    for page in range(_first_beside(book, number, wide), len(book.files)):
        file = book.files[page]
        if not _lies_beside(file, wide):
            break
        joined = _joined(spread, page, file.side, book.leftward)
        if joined is None and number in spread.pages:
            break
        spread = joined or _begun(page, file.side, book.leftward)
    # A lone page that may lie on either side lies in the middle.
    return spread if len(spread.pages) == 2 or book.files[number].side else None


def _first_beside(book: Book, number: int, wide: bool) -> int:
    """The first of the pages up to ``number`` that all lie beside others."""
    while number and _lies_beside(book.files[number - 1], wide):
        number -= 1
    return number


def _lies_beside(file: BookFile, wide: bool) -> bool:
    """Whether a file is a page that another one may lie beside."""
    open_by_itself = file.viewport is None or not file.linear or file.side == "center"
    return not open_by_itself and (file.facing == "both" or (wide and file.facing == ""))


def _joined(spread: OpenPages, page: int, side: Side, leftward: bool) -> OpenPages | None:
    """``spread`` with ``page`` as its second, or None where it cannot be."""
    if len(spread.pages) != 1:
        return None
    if leftward and spread.right is not None and side != "right":
        return OpenPages(page, spread.right)
    if not leftward and spread.left is not None and side != "left":
        return OpenPages(spread.left, page)
    return None


def _begun(page: int, side: Side, leftward: bool) -> OpenPages:
    right = side == "right" or (side == "" and leftward)
    return OpenPages(right=page) if right else OpenPages(left=page)


# Links, fields and pictures, laid over the pages

PageExtrasWords = Context("PageExtrasWords")

_OUT = ("http://", "https://", "mailto:")
"""How addresses begin that the reader is asked about; others are only told of."""


def lay_extras(
    book: Book, number: int, resources: Resources, page: Page, jobs: Jobs, *, pictures: bool
) -> None:
    """Have the links and fields of page ``number`` laid over it, where the book has such, and tell
    the page of its ``pictures`` where they are wanted."""
    if not isinstance(resources, PageResources):
        return

    def work(cancel: Cancel) -> PageExtras:
        return resources.extras(number, pictures=pictures)

    def laid(extras: PageExtras) -> None:
        page.call("extras", {"page": number, "pictured": pictures, **_told(book, extras)})

    # A page that cannot be read is shown, or said to be damaged, without them.
    jobs.start(work, value=laid, failed=lambda error: None, pool="book")


def _told(book: Book, extras: PageExtras) -> dict[str, Any]:
    return {
        "links": [told for link in extras.links if (told := _link(book, link))],
        "fields": [
            {"rect": field.rect, "name": field.name or PageExtrasWords.tr("Field of a form"),
             "value": field.value}
            for field in extras.fields
        ],
        "pictures": extras.pictures,
    }  # fmt: skip


def _link(book: Book, link: PageLink) -> dict[str, Any] | None:
    """What the page is told of a link: an address of a kind that may be followed, or why not."""
    if link.page is not None:
        if not 0 <= link.page < len(book.files):
            return None
        target = book.files[link.page]
        offset = target.page.first_below(link.y) if target.page is not None and link.y > 0 else 0
        label = next((p.label for p in book.pages if p.place.file == link.page), "")
        name = PageExtrasWords.tr("Go to page {0}").format(label or link.page + 1)
        return {"rect": link.rect, "href": f"{target.name}#{offset}", "name": name}
    name = link.address[:200]
    if link.address.lower().startswith(_OUT):
        return {"rect": link.rect, "href": link.address, "name": name}
    return {"rect": link.rect, "refused": link.address, "name": name}
