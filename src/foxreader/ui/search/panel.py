"""The search panel: places in this book as exactly as is wanted, or passages of all books."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.library.searches import FindQuery, FoundPlaces
from foxreader.program.program import Program
from foxreader.retrieval.find_in_book import find_places
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words, notice_words, number
from foxreader.ui.platform.widgets import plain, set_margins
from foxreader.ui.search.everywhere import Everywhere
from foxreader.ui.search.options import SearchedBefore, SearchOptions
from foxreader.ui.search.rows import FoundRow, GroupRow, HitList, MoreRow, found_rows, shelf_rows

_TYPED_MS = 180
"""Milliseconds without a key until a search begins; chosen: longer than between two letters."""


@dataclass(frozen=True)
class FoundInBook:
    """The places of a search in the open book, and the one that was chosen."""

    places: tuple[Span, ...] = ()
    chosen: Span | None = None


class SearchPanel(QWidget):
    """The search. Signals: ``found`` in the open book, and the one chosen; ``hit_chosen`` of any
    book.
    """

    found = Signal(FoundInBook)
    hit_chosen = Signal(ShelfHit)

    def __init__(self, jobs: Jobs, program: Program, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._jobs, self._program = jobs, program
        self._book: Book | None = None
        self._job: Job | None = None
        self._filled = False
        self._found = FoundPlaces(())
        self._at_place: int | None = None
        self._shown = 0
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(self.tr("Words to find"))
        self.count = QLabel(self)
        self.count.setObjectName("muted")
        self.count.setWordWrap(True)
        self.hits = HitList(theme, self)
        self.hits.clicked.connect(self._chosen)
        self.hits.activated.connect(self._chosen)
        self._all = Everywhere(program, jobs, self)
        self._all.found.connect(self._show_shelf)
        self._all.grown.connect(self._show_more)
        self._all.opened.connect(self._show_opened)
        self._all.failed.connect(self.count.setText)
        self.hits.end_near.connect(self._load_more)
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self._find)
        self.field.textChanged.connect(self._typed.start)
        self.field.returnPressed.connect(partial(self._next, 1))
        self.options = SearchOptions(self)
        self.options.changed.connect(self._find)
        self._before = SearchedBefore(program.profile.searches, jobs, self.field)
        self._before.chosen.connect(self._choose_query)
        self._before.failed.connect(self.count.setText)
        self._add_keys()
        layout = QVBoxLayout(self)
        set_margins(layout, 0, 0, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.options)
        layout.addLayout(self._make_switch())
        layout.addWidget(self.count)
        layout.addWidget(self.hits)

    @property
    def everywhere(self) -> bool:
        """Whether all books are searched."""
        return self.switch[1].isChecked()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.hits.apply_theme(theme)
        self._before.apply_theme(theme)

    def open(self, book: Book) -> None:
        """Search ``book`` from now on; what was found in all books stays."""
        self._book = book
        if not self.everywhere:
            self.field.clear()
            self._find()  # at once: until then the hits of another book would be shown

    def search_in(self, everywhere: bool) -> None:
        """Search all books, or the open book alone."""
        self.switch[1 if everywhere else 0].click()

    # The places found in this book

    @property
    def places(self) -> tuple[Span, ...]:
        """The places found in this book."""
        return self._found.spans

    @property
    def position(self) -> str:
        """Which place of how many this is: "3 of 41"; "" at none."""
        if self._at_place is None:
            return ""
        return self.tr("{0} of {1}").format(number(self._at_place + 1), self._how_many())

    def step(self, by: int, place: Span) -> Span | None:
        """Go to the next place found (1) or the one before (-1), from where the reader is; which
        that is, None where nothing was found."""
        if self._typed.isActive():
            self._find()  # what was typed last counts; its places come soon
            return None
        at = next_place(self.places, self._at_place, place, by)
        if at is None:
            return None
        self._go(at)
        return self.places[at]

    def end(self) -> None:
        """Take the marks away; the words stay in the field."""
        self._at_place = None
        self._say_count()
        self.hits.clearSelection()
        self.found.emit(FoundInBook())

    def look_for(self, query: FindQuery) -> None:
        """Find ``query`` in this book."""
        self.field.setText(query.text)
        self.options.show_query(query)

    def _go(self, at: int) -> None:
        self._at_place = at
        self.hits.choose(self.hits.numbers[at])
        self._say_count()
        self._before.keep(self.options.query(self.field.text()))
        self.found.emit(FoundInBook(tuple(self.places), self.places[at]))

    def _how_many(self) -> str:
        count = number(len(self.places))
        return self.tr("more than {0}").format(count) if self._found.more else count

    def _say_count(self) -> None:
        """Say how many there are, and what the reader should know of them."""
        if self.everywhere or not self.field.text().strip():
            return
        spans = self.places
        text = self.tr("%Ln place(s)", "", len(spans)) if spans else self.tr("Not in this book")
        if self._found.more:
            text = self.tr("more than {0} places").format(number(len(spans)))
        remarks = [notice_words(remark) for remark in self._found.remarks]
        if remarks and not spans:
            text = ""
        self.count.setText("\n".join(filter(None, (self.position or text, *remarks))))

    def _choose_query(self, query: FindQuery) -> None:
        self.search_in(False)
        self.look_for(query)
        self.field.setFocus()

    def _down(self) -> None:
        """From the field to the places, or where there are none, to what was searched before."""
        if not self.hits.numbers:
            self._before.show_menu()
            return
        if not self.hits.currentIndex().isValid():
            self.hits.choose(self.hits.numbers[0])
        self.hits.setFocus()

    # Making

    def _add_keys(self) -> None:
        for keys, act in (
            ("Shift+Return", lambda: self._next(-1)),
            ("Shift+Enter", lambda: self._next(-1)),
            ("Down", self._down),
        ):
            context = Qt.ShortcutContext.WidgetShortcut
            QShortcut(QKeySequence(keys), self.field, act, context=context)

    def _make_switch(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.switch: list[QToolButton] = []
        # A group, since buttons that exclude each other by themselves do so across panels too.
        group = QButtonGroup(self)
        for name in (self.tr("This book"), self.tr("All books")):
            button = QToolButton(self)
            button.setObjectName("tab")
            button.setText(name)
            button.setCheckable(True)
            button.toggled.connect(self._switched)
            group.addButton(button)
            row.addWidget(button)
            self.switch.append(button)
        row.addStretch(1)
        self.switch[0].setChecked(True)
        return row

    # Doing

    def _switched(self, on: bool) -> None:
        if on:
            self.options.setVisible(not self.everywhere)
            self.field.setPlaceholderText(
                self.tr("Ask all books") if self.everywhere else self.tr("Find in this book")
            )
            self._find()

    def _find(self) -> None:
        self._typed.stop()
        if self._job is not None:
            self._job.stop()
        self._all.clear()
        self.hits.show_rows(())
        self._found, self._at_place = FoundPlaces(()), None
        self.count.setText("")
        words, book = self.field.text(), self._book
        if self.everywhere or not words.strip() or book is None:
            self.found.emit(FoundInBook())
        if not words.strip():
            return
        if self.everywhere:
            self._all.look(words)
        elif book is not None:
            query = self.options.query(words)
            if query.kind == "pattern":
                self.count.setText(self.tr("Searching…"))
            self._job = self._jobs.start(
                _search(book, query), value=self._show, failed=self._failed
            )

    def _show(self, result: tuple[FoundPlaces, list[GroupRow | FoundRow]]) -> None:
        self._found, rows = result
        self.hits.show_rows(rows)
        self._say_count()
        self.found.emit(FoundInBook(tuple(self.places)))

    def _show_shelf(self) -> None:
        found = self._all.places
        if found is None:
            return
        self.hits.show_rows(list(shelf_rows(self._all.books)))
        self._shown = len(self._all.books)
        if found.count:
            passages = self.tr("%Ln passage(s)", "", found.count)
            parts = [passages, self.tr("%Ln book(s) searched", "", found.searched)]
        else:
            parts = [self.tr("Nothing in the %Ln book(s) searched", "", found.searched)]
        if found.waiting:
            parts.append(self.tr("%Ln not searched yet", "", len(found.waiting)))
        self.count.setText(" · ".join(parts))
        self.count.setToolTip(plain("\n".join(found.waiting[:30])))
        if found.waiting and not self._filled:
            self._fill()

    def _load_more(self) -> None:
        if self.everywhere:
            self._all.more()

    def _show_more(self) -> None:
        self.hits.add_rows(list(shelf_rows(self._all.books, self._shown)))
        self._shown = len(self._all.books)

    def _show_opened(self, _: int) -> None:
        self.hits.change_rows(list(shelf_rows(self._all.books)))

    def _fill(self) -> None:
        """Have the books searched that are not yet, once, and search again."""
        self._filled = True

        def show(state: Progress) -> None:
            if self.everywhere:
                added = self.tr("{0} of %n book(s) added", "", state.total)
                self.count.setText(added.format(number(state.done)))

        def ended() -> None:
            if self.everywhere:
                self._find()

        self._jobs.start(
            self._program.indexes.shelve_waiting, value=show, failed=self._failed, ended=ended
        )

    def _failed(self, error: FoxError) -> None:
        self.count.setText(error_words(error))

    def _next(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1), from the first on."""
        if self._typed.isActive():
            self._find()
            return
        if not self.everywhere:
            if self.places:
                at = -1 if self._at_place is None and by > 0 else self._at_place or 0
                self._go((at + by) % len(self.places))
            return
        if self.hits.numbers:
            self._chosen(self.hits.choose(self.hits.next_number(by)))

    def _chosen(self, index: QModelIndex) -> None:
        row = self.hits.row_at(index.row())
        if row is None:
            return
        if isinstance(row, MoreRow):
            self._all.open(row.number)
            return
        if row.hit is not None:
            self.hit_chosen.emit(row.hit)
            return
        self._go(self.hits.numbers.index(index.row()))


def _search(
    book: Book, query: FindQuery
) -> Callable[[Cancel], tuple[FoundPlaces, list[GroupRow | FoundRow]]]:
    def work(cancel: Cancel) -> tuple[FoundPlaces, list[GroupRow | FoundRow]]:
        found = find_places(book, query, cancel=cancel)
        return found, list(found_rows(book, found.spans))

    return work


# Which of the places found is next, from where the reader is

_ON_SCREEN = 4000
"""Characters after the first on screen within which a place counts as still before the reader's
eyes. Chosen: the fullest screen has about so many."""


def next_place(spans: Sequence[Span], current: int | None, place: Span, by: int) -> int | None:
    """The number of the place to go to, one on (``by`` 1) or back (-1); None without any.

    From the ``current`` one while that is on screen, else from the reader's ``place``; at an end it
    goes on from the other.
    """
    if not spans:
        return None
    if current is not None and _is_near(spans[current], place):
        return (current + by) % len(spans)
    at = (place.file, place.start)
    if by > 0:
        return next((n for n, one in enumerate(spans) if (one.file, one.start) >= at), 0)
    before = (n for n in reversed(range(len(spans))) if (spans[n].file, spans[n].start) < at)
    return next(before, len(spans) - 1)


def _is_near(span: Span, place: Span) -> bool:
    """Whether a place is likely on the screen that begins at ``place``."""
    if span.file != place.file:
        return span.file == place.file + 1 and span.start < _ON_SCREEN
    return -_ON_SCREEN < span.start - place.start < _ON_SCREEN
