"""The window's book view: two pages of fixed layout lie open side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from foxreader.core.book import Book, Resources
from foxreader.core.span import Span
from foxreader.library.kept_per_book import FIRST_VIEW, PageView
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.reader.documents import ServedBook
from foxreader.ui.reader.fixed_pages import OpenPages, spread_at
from foxreader.ui.reader.marks import OnScreen, Then
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.scheme import Web
from foxreader.ui.reader.view import BookView


def _beside(spread: OpenPages | None, page: int) -> dict[str, Any]:
    """What a page's script is told: the side it lies on, and whether it has the window alone."""
    if spread is None:
        return {"side": "", "alone": False}
    return {"side": spread.side_of(page), "alone": len(spread.pages) == 1}


class FacingView(BookView):
    """The second of two pages. It marks and selects as the first; what would leave the page, the
    first one does.
    """

    def __init__(self, web: Web, jobs: Jobs, style: PageStyle, first: SpreadView) -> None:
        super().__init__(web, jobs, style, first)
        self._first = first
        self.display = first.display
        self._spread: OpenPages | None = None
        self.selection_changed.connect(self._tell_selection)
        self.selection_ended.connect(self._tell_no_selection)
        first.highlights.join(self.highlights, self.pos)
        self._view.customContextMenuRequested.connect(self._right_clicked)
        for mine, its in (
            (self.external_link, first.external_link),
            (self.context_menu_wanted, first.context_menu_wanted),
            (self.mismatch, first.mismatch),
        ):
            mine.connect(its)

    def _right_clicked(self) -> None:
        self._first.is_clicked(self)

    def put(
        self, book: Book, served: ServedBook, number: int, spread: OpenPages, style: PageStyle
    ) -> None:
        """Show file ``number``, if another one is shown; the first view serves the book."""
        shown = self._book.key if self._book is not None else ""
        same = shown == book.key and self._place.file == number
        self._book, self._served, self._spread, self._style = book, served, spread, style
        if not same:
            if shown != book.key or self.isHidden():
                self._put_cover()
            self._load(Span(number, 0, 0))

    def stop(self) -> None:
        """Close the page; the book stays open in the first view."""
        self._stop()

    def follow(self, url: QUrl) -> None:
        """Have the first view follow a link."""
        self._first.follow(url)

    def _style_settings(self) -> dict[str, Any]:
        return super()._style_settings() | _beside(self._spread, self._place.file)

    def _heard_of_pages(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "middle":
            self._first.page.told.tell(kind, Told(value))
        elif kind != "shape":  # the first page's says how large both are
            super()._heard_of_pages(kind, value)

    def _edge(self, by: int, to: str) -> None:
        self._first._edge(by, to)

    def _show_file(self, number: int, *, at_end: bool = False) -> None:
        self._first._show_file(number, at_end=at_end)

    def _go_beyond(self, name: str, by: int) -> None:
        self._first._go_beyond(name, by)

    def _tell_selection(self, span: Span, where: OnScreen) -> None:
        if self.isVisible():
            self._first.selection_changed.emit(span, where.translated(self.pos()))

    def _tell_no_selection(self) -> None:
        if self.isVisible():
            self._first.selection_ended.emit()


class SpreadView(BookView):
    """A book view that shows the page that faces another one beside it, in a second view.

    The place is that of the first of them, or of the one that was gone to.
    """

    def __init__(
        self, web: Web, jobs: Jobs, style: PageStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(web, jobs, style, parent)
        self._row.setSpacing(0)
        self._facing: FacingView | None = None
        self._spread: OpenPages | None = None
        self._flow = style.flow  # the reader's when the book was opened
        self._clicked: BookView = self
        self._view.customContextMenuRequested.connect(self._right_clicked)
        self.display.changed.connect(self._show_view)

    @property
    def facing(self) -> FacingView | None:
        """The view of the second page, while two lie open."""
        return self._facing if self._facing is not None and not self._facing.isHidden() else None

    def open(
        self,
        book: Book,
        resources: Resources,
        place: Span,
        style: PageStyle | None = None,
        view: PageView = FIRST_VIEW,
    ) -> None:
        """Show ``book`` at ``place``, its pages in ``view``; until it is on screen the colour of
        its cover.
        """
        self._close_facing()
        self._flow = (style or self._style).flow
        super().open(book, resources, place, style, view)

    def complete(self, book: Book, resources: Resources) -> bool:
        """As the book view's; a page that is there only now may lie beside the one shown."""
        stays = super().complete(book, resources)
        if stays:
            self._lie_open()
        return stays

    def mark(
        self,
        name: str,
        spans: Sequence[Span],
        *,
        jump: bool = False,
        then: Then | None = None,
    ) -> None:
        """Mark ``spans`` on both pages."""
        super().mark(name, spans, jump=jump, then=then)
        if self.facing is not None:
            self.facing.mark(name, spans)

    def clear_selection(self) -> None:
        """Select nothing on either page."""
        super().clear_selection()
        if self.facing is not None:
            self.facing.clear_selection()

    def _right_clicked(self) -> None:
        self.is_clicked(self)

    def is_clicked(self, page: BookView) -> None:
        """The right button was pressed on one of the pages."""
        self._clicked = page

    @property
    def clicked_place(self) -> Span | None:
        """The character under the last right click, on either page."""
        return self._clicked.last_clicked

    def copy_picture(self) -> None:
        """Copy the picture under the last right click, on either page."""
        if self._clicked is self:
            super().copy_picture()
        else:
            self._clicked.copy_picture()

    def apply(self, style: PageStyle) -> None:
        """Change how the pages look; the place stays. A page that is enlarged lies by itself."""
        self._style = style
        self._open_anew()
        super().apply(style)
        if self.facing is not None:
            self.facing.apply(style)

    def shut(self) -> None:
        """Close the book, and delete the pages before their profile."""
        self._close_facing()
        super().shut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two pages lie open in a wide window, one in a narrow one."""
        super().resizeEvent(event)
        if self._open_anew():
            super().apply(self._style)

    def _show_view(self) -> None:
        """The pages are fitted or zoomed: one that is enlarged lies by itself."""
        if self.kind == "fixed" and self._open_anew():
            super().apply(self._style)
            if self.facing is not None:
                self.facing.apply(self._style)

    def _open_anew(self) -> bool:
        """Show as many pages as lie open now; True where there was another number."""
        before = self._spread
        if self._book is not None and not self._book.paged:
            self._lie_open()
        return self._spread != before

    def _spread_of(self, page: int) -> OpenPages | None:
        if self.display.view.fit != "page":
            return None
        return spread_at(self._need_book(), page, wide=self.width() > self.height())

    def _load(
        self, place: Span, fraction: float = 0.0, *, at_end: bool = False, keep: bool = False
    ) -> None:
        self._place = place
        self._lie_open()
        super()._load(place, fraction, at_end=at_end, keep=keep)

    def _lie_open(self) -> None:
        """Show beside the page the one that faces it, if there is one."""
        page = self._place.file
        self._spread = spread = self._spread_of(page)
        number = spread.beside(page) if spread is not None else None
        if spread is None or number is None:
            if self._facing is not None:
                self._facing.hide()
            return
        if self._facing is None:
            self._facing = FacingView(self._web, self._jobs, self._style, self)
        facing = self._facing
        self._row.insertWidget(0 if spread.side_of(number) == "left" else 1, facing, 1)
        facing.put(self._need_book(), self._served, number, spread, self._style)
        facing.show()
        for name in self._marks.names:
            facing.mark(name, self._marks.of(name))

    def _close_facing(self) -> None:
        if self._facing is not None:
            self.highlights.join(None)
            self._row.removeWidget(self._facing)
            self._facing.stop()
            self._facing.deleteLater()
            self._facing, self._clicked = None, self

    def _style_settings(self) -> dict[str, Any]:
        settings = super()._style_settings() | _beside(self._spread, self._place.file)
        # A book's wish for pages holds until the reader chooses something else.
        wanted = self._book.flow if self._book is not None else ""
        if wanted == "paged" and self._style.flow == self._flow:
            settings["flow"] = "paged"
        return settings

    def _outermost(self, by: int) -> int:
        if self._spread is None:
            return super()._outermost(by)
        return max(self._spread.pages) if by > 0 else min(self._spread.pages)

    def _show_file(self, number: int, *, at_end: bool = False) -> None:
        spread = self._spread_of(number)
        super()._show_file(min(spread.pages) if spread is not None else number, at_end=at_end)
