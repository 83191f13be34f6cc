"""Navigation in the open book: jumps, back and forward, and the bars and panels that follow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.library.settings import FootNote
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.life_keeper import LifeKeeper
from foxreader.ui.book.reading_pace import PaceKeeper
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.platform import progress
from foxreader.ui.platform.accessibility import announce
from foxreader.ui.reader.view import BookView
from foxreader.ui.search.panel import Found
from foxreader.ui.window.bars import FootBar, TopBar
from foxreader.ui.window.history import History, Visited


class Navigator(QObject):
    """Moves the page, gives it the keyboard, and has the window say where the reader is.

    Signal: ``book_wanted`` the place left last is in another book.
    """

    book_wanted = Signal(Visited)

    def __init__(
        self,
        controller: BookController,
        reader: BookView,
        side: SidePanel,
        top: TopBar,
        foot: FootBar,
        pace: PaceKeeper,
        life: LifeKeeper,
    ) -> None:
        super().__init__(reader)
        self._controller, self._reader = controller, reader
        self._side, self._top, self._foot, self._pace = side, top, foot, pace
        self._life = life
        self._note: FootNote = "chapter"
        pace.known.connect(self.show_place)
        self._history = History()
        self._last: Visited | None = None
        self._bound: Visited | None = None
        self._show_history()

    def begin(self, book: Book) -> None:
        """A book is shown; nothing is known yet of where in it the reader is."""
        self._foot.line.show_ticks(())
        self._top.show_titles(book.metadata.title, "")
        self._foot.show_position(0.0, "", "")

    @property
    def here(self) -> Visited | None:
        """Where the reader is, in which book."""
        return self._last

    def came_from(self, left: Visited | None) -> None:
        """Another book is shown, or the same once more; ``left``, where the reader was before, is a
        step back from here."""
        here, bound = self._last, self._bound
        self._bound = None
        if left is None or here is None:
            return
        if bound is not None and bound.sha256 == here.sha256:
            (self._history.back if bound == self._history.before else self._history.forward)(left)
        elif left.sha256 != here.sha256:
            self._history.left(left)
        self._show_history()

    def forget(self, sha256: str) -> None:
        """A book is forgotten, and with it where the reader was in it."""
        self._history.forget(sha256)
        if self._last is not None and self._last.sha256 == sha256:
            self._last = None
        self._show_history()

    def renew(self, book: Book, place: Span) -> None:
        """The open book has other lengths now; the reader is still at ``place``."""
        chapters = [entry.place for entry in book.toc if entry.level == 1]
        self._foot.line.show_ticks(tuple(map(book.fraction, chapters)))
        self.moved(place)

    def moved(self, place: Span) -> None:
        """The reader is at ``place``: remember it and say so."""
        if self._controller.opened is None:
            return
        book = self._controller.opened.book
        self._controller.moved(place)
        self._last = self._visited(place)
        self._side.follow(place)
        self._top.show_titles(book.metadata.title, book.title_at(place))
        self._pace.moved(book, place)
        self._life.moved(book, place)
        self.show_place()

    def show_note(self, note: FootNote) -> None:
        """Have the foot say this of how much is left."""
        self._note = note
        self.show_place()

    def show_place(self) -> None:
        """Say in the foot where the reader is, which pages are beside each other, and how much is
        left at the reader's pace."""
        opened, place = self._controller.opened, self._controller.place
        if opened is None or place is None or not opened.book.holds(place):
            return
        book, shape, last = opened.book, self._reader.display.shape, place.file
        if book.paged and shape is not None and shape.first <= place.file <= shape.last:
            place = place if place.file == shape.first else Span(shape.first, 0, 0)
            last = shape.last
        left = progress.left_words(book, place, self._pace.pace)
        shown = getattr(left, self._note) or left.chapter or left.book
        tip = "\n".join(filter(None, (left.share, left.chapter, left.book)))
        if tip:
            tip += "\n" + (
                self.tr("At your own pace; click for another") if self._pace.pace
                else self.tr("At the usual pace until yours is known; click for another")
            )  # fmt: skip
        self._foot.show_position(
            book.fraction(place), progress.page_words(book, place, last), shown,
            progress.page_explanation(book), tip,
        )  # fmt: skip

    def jump(self, place: Span) -> None:
        """Go to ``place``; where the reader was is one step back."""
        self.left(self._reader.place)
        self._reader.go(place)
        self._reader.setFocus()

    def left(self, place: Span) -> None:
        """The reader jumps away from ``place``."""
        self.stray()
        if (here := self._visited(place)) is not None:
            self._history.left(here)
        self._show_history()

    def stray(self) -> None:
        """The reader goes somewhere by other means than turning on: no pages are read by that."""
        self._pace.pause()
        self._controller.limit.strayed()

    def back(self) -> None:
        """To the place left last, in this book or the one the reader came from."""
        self._travel(self._history.before, self._history.back)

    def forward(self) -> None:
        """To the place gone back from."""
        self._travel(self._history.after, self._history.forward)

    def go_to_fraction(self, fraction: float) -> None:
        """To how far into the book, 0 to 1."""
        if self._controller.opened is not None:
            self.jump(self._controller.opened.book.place_at(fraction))

    def show_evidence(self, span: Span) -> None:
        """Open the book at ``span`` and mark exactly its characters; the other evidence of the
        answer that cites it stays marked.
        """
        self.left(self._reader.place)
        marked = self._reader.marked("evidence")
        others = [one for one in marked if one != span] if span in marked else []
        self._reader.mark("evidence", [span, *others], jump=True)
        self._reader.setFocus()
        opened = self._controller.opened
        if opened is not None:  # the mark is drawn, and no part of what a screen reader reads
            words = opened.book.text_at(span)
            announce(self._reader, self.tr("Marked in the page: “{0}”").format(words))

    def show_found(self, found: Found) -> None:
        """Mark what a search has found, and go to the one chosen."""
        chosen = found.chosen
        if chosen is None:
            self._reader.mark("search", found.places)
            return
        self.left(self._reader.place)
        rest = [span for span in found.places if span != chosen]
        self._reader.mark("search", [chosen, *rest], jump=True)
        if not self._side.field.hasFocus():  # there Enter goes on to the next hit
            self._reader.setFocus()

    def arrive(self, place: Span) -> None:
        """Go to a place of the book that was opened for it."""
        if self._reader.place != place:
            self.stray()
            self._reader.go(place)
        self._reader.setFocus()

    def _visited(self, place: Span) -> Visited | None:
        """``place`` with the book that is open."""
        opened = self._controller.opened
        if opened is None:
            return None
        return Visited(opened.book.sha256, opened.path, opened.book.metadata.title, place)

    def _travel(self, to: Visited | None, step: Callable[[Visited], Visited | None]) -> None:
        here = self._visited(self._reader.place)
        if to is None or here is None:
            return
        if to.sha256 != here.sha256:
            # The step is made when the book is there: it may have moved away.
            self._bound = to
            self.book_wanted.emit(to)
            return
        step(here)
        self.stray()
        self._reader.mark("target", [])
        self._reader.go(to.place)
        self._show_history()

    def _show_history(self) -> None:
        self._top.buttons["back"].setEnabled(self._history.can_go_back)
        self._top.buttons["forward"].setEnabled(self._history.can_go_forward)
