"""Navigation in the open book: jumps, back and forward, a field to go to, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.places import Destination, pages_of, why_none
from foxreader.core.span import Span
from foxreader.library.settings import FootNote
from foxreader.retrieval.question.places import typed_places
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.reading import LifeKeeper, PaceKeeper
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.platform import progress
from foxreader.ui.platform.accessibility import (
    NOWHERE,
    ClosesWhenLeft,
    announce,
    has_keyboard,
    way_back,
)
from foxreader.ui.platform.progress import page_name, page_words
from foxreader.ui.platform.translation import notice_words, number, percent, quoted
from foxreader.ui.platform.widgets import Bounds, plain
from foxreader.ui.reader.view import BookView
from foxreader.ui.search.panel import FoundInBook
from foxreader.ui.window.bars import FootBar, TopBar

# Back and forward between places that were left by a jump, from book to book too

_LONGEST = 100
"""Places that are kept; chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class Visited:
    """A place in the book with this hash, which was last at ``path``."""

    sha256: str
    path: Path
    title: str
    place: Span


class History:
    """Two stacks of places; a new jump forgets the places ahead."""

    def __init__(self) -> None:
        self._back: list[Visited] = []
        self._ahead: list[Visited] = []

    @property
    def before(self) -> Visited | None:
        """The place that was left last, if any."""
        return self._back[-1] if self._back else None

    @property
    def after(self) -> Visited | None:
        """The place the reader has gone back from, if any."""
        return self._ahead[-1] if self._ahead else None

    @property
    def can_go_back(self) -> bool:
        """Whether a place was left."""
        return bool(self._back)

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back."""
        return bool(self._ahead)

    def left(self, place: Visited) -> None:
        """The reader jumps away from ``place``."""
        if not self._back or self._back[-1] != place:
            self._back.append(place)
        del self._back[:-_LONGEST]
        self._ahead.clear()

    def back(self, here: Visited) -> Visited | None:
        """The place left last, if any; ``here`` becomes the one ahead."""
        if not self._back:
            return None
        self._ahead.append(here)
        return self._back.pop()

    def forward(self, here: Visited) -> Visited | None:
        """The place gone back from, if any; ``here`` becomes the one behind."""
        if not self._ahead:
            return None
        self._back.append(here)
        return self._ahead.pop()

    def forget(self, sha256: str) -> None:
        """Forget the places of a book: it is forgotten, or its text is another one."""
        self._back = [one for one in self._back if one.sha256 != sha256]
        self._ahead = [one for one in self._ahead if one.sha256 != sha256]


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
        self._top.show_titles(book.metadata.title, book.named_at(place))
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
        book = opened.book
        place, last = self._open_pages(book, place)
        left = progress.left_words(book, place, self._pace.pace)
        shown = getattr(left, self._note) or left.chapter or left.book
        tip = "\n".join(filter(None, (left.share, left.chapter, left.book)))
        if tip:
            tip += f"\n{self._pace_words()}"
        self._foot.show_position(
            book.fraction(place), progress.page_words(book, place, last), shown,
            progress.page_explanation(book), tip,
        )  # fmt: skip

    def _open_pages(self, book: Book, place: Span) -> tuple[Span, int]:
        """``place``, where that is in the first of the pages that lie open, else the beginning of
        that, and the number of the last of them."""
        shape = self._reader.display.shape
        if not book.paged or shape is None or not shape.first <= place.file <= shape.last:
            return place, place.file
        return (place if place.file == shape.first else Span(shape.first, 0, 0)), shape.last

    def _pace_words(self) -> str:
        if self._pace.pace:
            return self.tr("At your own pace; click for another")
        return self.tr("At the usual pace until yours is known; click for another")

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

    def show_found(self, found: FoundInBook) -> None:
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


# The field that goes to a page, a percentage, a chapter or a position tag

_WIDE, _TOP, _ROWS, _ROW = 440, 12, 8, 30
"""The width of the field, its distance from the bar above, the rows of its list that are seen, and
their height, in pixels; chosen after the other cards of the design."""


class GoTo(QFrame):
    """Over the top of the page. Signal: ``chosen``."""

    chosen = Signal(Span)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._book: Book | None = None
        self._found: list[Destination] = []
        self._back: Callable[[], None] = NOWHERE
        self.setObjectName("goTo")
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Page, percent, chapter or words of the text"))
        self.field.setAccessibleName(self.tr("Go to a page, percent, chapter or tag"))
        self.field.setToolTip(
            self.tr("12 · xii · 34 % · chapter 42 · a title · words of the text · [f3-120-180]")
        )
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self._go)
        self.field.installEventFilter(self)
        self._understood = QLabel(self)
        self._understood.setObjectName("hint")
        self._understood.setTextFormat(Qt.TextFormat.PlainText)
        self._understood.setWordWrap(True)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Places that fit"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the field move it
        self._list.itemClicked.connect(self._go)
        self._list.currentRowChanged.connect(self._say)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (self.field, self._understood, self._list):
            column.addWidget(part)
        Bounds.of(page).changed.connect(self._stay)
        ClosesWhenLeft(self, self)
        self.hide()

    def open(self, book: Book) -> None:
        """Ask where to go in ``book``."""
        if not self.isVisible():
            self._back = way_back()
        self._book = book
        self.field.clear()
        self._look("")
        self.show()
        self.raise_()
        self.field.setFocus()

    def close_it(self) -> bool:
        """Close the field and give the keyboard back; whether it was open."""
        if not self.isVisible():
            return False
        if has_keyboard(self):
            self._back()
        self.hide()
        return True

    def _look(self, typed: str) -> None:
        book = self._book
        if book is None:
            return
        self._found = typed_places(book, typed)
        self._list.clear()
        for one in self._found:
            item = QListWidgetItem(self._row(book, one))
            item.setToolTip(plain(self._row(book, one)))
            item.setSizeHint(QSize(0, _ROW))
            self._list.addItem(item)
        self._list.setVisible(bool(self._found))
        self._list.setFixedHeight(_ROW * min(_ROWS, len(self._found)) + 12)
        if typed.strip() and self._found:
            self._list.setCurrentRow(0)
        self._say(self._list.currentRow())
        if not self._found:
            self._understood.setText(notice_words(why_none(book, typed)) if typed.strip() else "")
            self._understood.setVisible(bool(typed.strip()))
        self._place()

    def _say(self, row: int) -> None:
        """What is understood: the chosen row, and where it is."""
        book = self._book
        words = ""
        if book is not None and 0 <= row < len(self._found):
            place = self._found[row].place
            parts = (book.named_at(place), page_words(book, place), percent(book.fraction(place)))
            words = " · ".join(filter(None, parts))
        self._understood.setText(words)
        self._understood.setVisible(bool(words))

    def _row(self, book: Book, one: Destination) -> str:
        where = page_name(book, one.place) or percent(book.fraction(one.place))
        if one.kind == "chapter":
            return f"{one.name}   {where}"
        if one.kind == "words":
            return f"{quoted(one.name + '…')}   {where}"
        if one.kind == "percent":
            return self.tr("{0} % of the book").format(one.name)
        if one.kind == "printed":
            return self.tr("Page {0}").format(one.name)
        if one.kind == "page":
            return self.tr("Page {0} of {1}").format(one.name, number(pages_of(book)))
        return self.tr("The place {0}").format(one.name)

    def _go(self) -> None:
        row = max(0, self._list.currentRow())
        if not self.field.text().strip() and self._list.currentRow() < 0:
            return
        if row < len(self._found):
            place: Span = self._found[row].place
            self.close_it()
            self.chosen.emit(place)

    def _stay(self) -> None:
        """In the middle."""
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        self._column.activate()
        wide = min(_WIDE, self._page.width() - 2 * _TOP)
        self.setFixedWidth(wide)
        self.resize(QSize(wide, self.sizeHint().height()))
        self.move((self._page.width() - wide) // 2, _TOP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the field go through the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: _ROWS,
                  Qt.Key.Key_PageUp: -_ROWS}.get(Qt.Key(event.key()), 0)  # fmt: skip
            if by and self._found:
                row = min(len(self._found) - 1, max(0, self._list.currentRow() + by))
                self._list.setCurrentRow(row)
                return True
        return super().eventFilter(watched, event)
