"""The bars over fixed pages, and the view of each book: shown, chosen, remembered."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.core.book import Book, Resources
from foxreader.core.errors import StorageError
from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView, PageViews
from foxreader.ui.pages.bar import EvidenceBar, PageBar
from foxreader.ui.pages.thumbnails import Thumbnails, shares
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.progress import of_words, page_named, pages_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words
from foxreader.ui.platform.widgets import Bounds
from foxreader.ui.reader.fixed_pages import BAND, Shape
from foxreader.ui.reader.view import BookView

_TOP, _RIGHT, _GAP = 12, 20, 12
"""Pixels from the top of the view to the bars, from its right, and between two; the drawing's."""
_SAVE = 400
"""Milliseconds from the last change of the view until it is stored; chosen: a wheel that turns is
stored once."""
_AWAY = 2_000
"""Milliseconds without the mouse until the bars go in full screen; the drawing's."""


class PageList(Protocol):
    """Where the pages of a book are listed beside its chapters."""

    thumbnails: Thumbnails

    def show_pages(self, book: Book | None, resources: Resources | None, view: PageView) -> None:
        """List the pages of a book of fixed pages."""

    def show_marks(self, name: str, marks: dict[int, list[Rect]]) -> None:
        """Show where marks are on each page."""


class PageControls(QObject):
    """Signals: ``go_wanted``; ``evidence_wanted`` to show it in the page;
    ``error`` a sentence for the reader.
    """

    go_wanted = Signal(Span)
    evidence_wanted = Signal(Span)
    error = Signal(str)

    def __init__(
        self,
        reader: BookView,
        contents: PageList,
        views: Callable[[], PageViews],
        jobs: Jobs,
        full: Callable[[], bool],
    ) -> None:
        super().__init__(reader)
        self._reader, self._contents = reader, contents
        self._views, self._jobs, self._full = views, jobs, full
        self._book: Book | None = None
        self._unsaved: dict[str, PageView] = {}
        self._shown: Span | None = None
        self.bar, self.evidence = PageBar(reader), EvidenceBar(reader)
        self._connect()
        self._save = QTimer(self, interval=_SAVE, singleShot=True)
        self._save.timeout.connect(self._store)
        self._away = QTimer(self, interval=_AWAY, singleShot=True)
        self._away.timeout.connect(self._hide_bars)
        Bounds.of(reader).changed.connect(self._arrange)

    def _connect(self) -> None:
        display, bar = self._reader.display, self.bar
        display.changed.connect(self._changed)
        display.shaped.connect(self._show_shape)
        display.mouse_moved.connect(self._show_bars)
        bar.page.typed.connect(self._go_to_page)
        bar.turned_page.connect(self._turn_page)
        bar.zoom_typed.connect(self._zoom_typed)
        bar.zoomed.connect(display.zoom)
        bar.fit_chosen.connect(display.fit)
        bar.spread_chosen.connect(display.show_spread)
        bar.flow_chosen.connect(display.show_flow)
        bar.turned.connect(display.turn)
        self.evidence.moved.connect(self.move_evidence)
        self._reader.marked_changed.connect(self._show_evidence)

    def start(self, book: Book, resources: Resources) -> None:
        """``book`` is shown; its bar and its thumbnails too, where it has pages."""
        self.save_now()
        self._book, self._shown = book, None
        self._reader.dress(pages=self._on)
        if self._on:
            self.bar.show_kinds(rows=self._reader.kind == "pages")
            self.bar.show_view(self._reader.display.view)
            self.bar.show_page(pages_words(book, 0, 0), of_words(book, 0))
        self._contents.show_pages(book, resources, self._reader.display.view)
        if self._reader.display.shape is not None:
            self._show_shape(self._reader.display.shape)
        self._show_evidence()
        self._arrange()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.bar.apply_theme(theme)
        self.evidence.apply_theme(theme)

    @property
    def _on(self) -> bool:
        return self._book is not None and self._reader.kind != "flowing"

    # Pages

    def write_page(self) -> None:
        """Bring the keyboard to the field of the page."""
        if self._on:
            self._show_bars()
            self.bar.page.setFocus()

    def _go_to_page(self, text: str) -> None:
        book = self._book
        page = page_named(book, text) if book is not None else None
        if page is None:
            self.error.emit(self.tr("This book has no page “{0}”.").format(text[:40]))
            self.bar.page.selectAll()
            return
        self.bar.page.setModified(False)
        self.go_wanted.emit(Span(page, 0, 0))

    def _turn_page(self, by: int) -> None:
        self._reader.turn_row(by)

    def _zoom_typed(self, zoom: float) -> None:
        self._reader.display.zoom_to(zoom)
        self._reader.setFocus()

    def _show_shape(self, shape: Shape) -> None:
        if self._book is None or shape.last >= len(self._book.files):
            return
        self.bar.show_zoom(shape.zoom)
        words = pages_words(self._book, shape.first, shape.last)
        self.bar.show_page(words, of_words(self._book, shape.first))
        self._contents.thumbnails.follow(shape.first, shape.last)
        self._arrange()

    # The view of the book

    def _changed(self, view: PageView) -> None:
        self.bar.show_view(view)
        self._contents.thumbnails.show_view(view)
        if self._book is not None:
            self._unsaved[self._book.sha256] = view
            self._save.start()

    def save_now(self) -> None:
        """Store a view that waits to be stored, before another book or the end."""
        if self._unsaved:
            self._save.stop()
            self._store()

    def close(self) -> None:
        """The window closes: store what is not stored yet before the program ends."""
        self._save.stop()
        with contextlib.suppress(StorageError):
            self._write()

    def _store(self) -> None:
        self._jobs.start(
            lambda cancel: self._write(),
            failed=lambda error: self.error.emit(error_words(error)),
            pool="short",
        )

    def _write(self) -> None:
        # Whatever is newest when a worker comes to it: an older view never overtakes a newer.
        for sha256 in list(self._unsaved):
            view = self._unsaved.pop(sha256, None)
            if view is not None:
                self._views().keep(sha256, view)

    # Evidence

    def _places(self) -> list[Span]:
        return sorted(
            set(self._reader.marked("evidence")), key=lambda span: (span.file, span.start)
        )

    def move_evidence(self, by: int) -> None:
        """Show the next evidence (1) or the one before (-1), in the order of the book."""
        places = self._places()
        if not places or self._book is None:
            return
        at = places.index(self._shown) if self._shown in places else (-1 if by > 0 else 0)
        self.evidence_wanted.emit(places[(at + by) % len(places)])

    def _show_evidence(self) -> None:
        places, marked = self._places(), self._reader.marked("evidence")
        if marked and marked[0] in places:
            self._shown = marked[0]  # what was gone to is marked first
        self.evidence.show_count(places.index(self._shown) + 1 if self._shown in places else 1,
                                 len(places))  # fmt: skip
        self.evidence.setVisible(self._on and bool(places))
        if self._book is not None and self._book.paged:
            self._contents.show_marks("evidence", shares(self._book, tuple(places)))
        self._arrange()

    # Where the bars are

    def _arrange(self) -> None:
        full, width, on = self._full(), self._reader.width(), self._on
        self._reader.set_band(BAND if on and not full else 0)
        self.bar.setVisible(on)
        if not on:
            self.evidence.hide()
            return
        shape = self._reader.display.shape
        free = width - 2 * _RIGHT
        if self.evidence.isVisibleTo(self._reader):
            self.bar.fit_into(free)
            self.evidence.fit_into(max(0, free - self.bar.width() - _GAP))
            free -= self.evidence.width() + _GAP
            self.evidence.move(width - _RIGHT - self.evidence.width(), _TOP)
        self.bar.fit_into(free)
        left = max(_TOP, min(shape.left if shape is not None else _TOP, free - self.bar.width()))
        self.bar.move(left, _TOP)
        for bar in (self.bar, self.evidence):
            bar.raise_()
        if full:
            self._away.start()

    def fit(self) -> None:
        """The window is in full screen now, where the bars go when the mouse rests, or not."""
        self._reader.display.watch_mouse(self._full())
        self._arrange()

    def _show_bars(self) -> None:
        if self._on and not self.bar.isVisible():
            self._arrange()
            self.evidence.setVisible(bool(self._places()))
        self._away.start()

    def _hide_bars(self) -> None:
        typing = self.bar.page.hasFocus() or self.bar.zoom.hasFocus()
        if self._full() and not typing and not self.bar.underMouse():
            self.bar.hide()
            self.evidence.hide()
