"""The shelf as a whole: bar, parts of the library, books, foot; connects what works on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from foxreader.library.catalog import FacetCount, ShelfBook, Sort, View
from foxreader.library.query import found_words
from foxreader.program.library import ShelfCounts
from foxreader.program.program import Program
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import number
from foxreader.ui.shelf.actions import SavedSearchActs, ShelfActions
from foxreader.ui.shelf.bar import ShelfBar, ShelfFoot, ShelfIndexing, UndoStrip
from foxreader.ui.shelf.books_area import BooksArea
from foxreader.ui.shelf.continued import EmptyShelf
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.importing import ImportMenu, ShelfImport, WaysFromShelf
from foxreader.ui.shelf.menus import BookMenus
from foxreader.ui.shelf.model import (
    AnswerCounts,
    BooksModel,
    ContinuedCards,
    Ordered,
    ShelfController,
)
from foxreader.ui.shelf.rows import (
    FALLING,
    SORTS,
    SideRow,
    heading_words,
    narrowed,
    narrowed_more,
    order_words,
)
from foxreader.ui.shelf.search import ShelfSearch
from foxreader.ui.shelf.side import ShelfSide

_SIDE = 256
"""Pixels of the left side, from the drawing."""
_NARROW = 780
"""Pixels below which the left side closes by itself. Chosen: three columns of covers stay."""
_WAKE_MS = 15_000
"""Milliseconds from the start until watched folders are read. Chosen: a book is open by then."""
_SORT, _TURNED, _LISTED = "shelf_sort", "shelf_descending", "shelf_listed"


@dataclass(frozen=True, slots=True)
class ShownShelf:
    """What of the shelf is shown, and what is typed into its search field."""

    view: View
    typed: str


class ShelfPage(QFrame):
    """The window without a book.

    ``open_book`` gives the hash of the open book, "" for none; ``busy`` tells that something of
    the reader's is going on. ``doors`` lead to the rest of the window.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        state: QSettings,
        theme: Theme,
        open_book: Callable[[], str],
        busy: Callable[[], bool],
        doors: WaysFromShelf,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("shelf")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._program, self._jobs, self._state, self._open_book = program, jobs, state, open_book
        self.doors = doors
        self._jumping: Job | None = None
        self._theme = theme
        self._counted, self._indexed_now = ShelfCounts(), ""
        self._side_wanted, self._looked = True, False
        self._wake = QTimer(self, interval=_WAKE_MS, singleShot=True)
        self._wake.timeout.connect(self._begin_work)
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.applicationStateChanged.connect(self._come_back)
        self.covers = CoverCache(program.profile.covers, jobs, self)
        self.model = BooksModel(program.profile.catalog, jobs, self)
        self.controller = ShelfController(program, jobs, self)
        self.bar, self.side, self.foot = ShelfBar(self), ShelfSide(theme, self), ShelfFoot(self)
        self.books = BooksArea(self.model, self.covers, theme, self)
        self.undo_strip = UndoStrip(self)
        self.found = ShelfSearch(self.bar.field, program, jobs, self.covers, theme, self)
        self.empty = EmptyShelf(self)
        self.actions_ = ShelfActions(program, jobs, doors.forget, self)
        self.searches = SavedSearchActs(program, self.actions_, self._searched, self)
        self.menus = BookMenus(
            program, jobs, self.books, self.actions_, self._open, self._shown, self.searches,
            state, self,
        )  # fmt: skip
        self.importing = ShelfImport(program, jobs, state, self)
        self.imports = ImportMenu(
            program, jobs, state, self.importing, doors, self.actions_.remove, self
        )
        self.indexing = ShelfIndexing(
            program, jobs, state, lambda: busy() or self.importing.running, open_book, self
        )
        self._lay_out()
        self._connect()
        self._restore()
        self.apply_theme(theme)

    def _lay_out(self) -> None:
        self.side.setFixedWidth(_SIDE)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.books, 1)
        right.addWidget(self.undo_strip)
        self._middle = QWidget(self)
        middle = QHBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.side)
        middle.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.foot)
        self.empty.hide()
        self.bar.add.setMenu(self.imports)

    def _connect(self) -> None:
        controller, books, bar, actions = self.controller, self.books, self.bar, self.actions_
        doors = self.doors
        controller.ordered.connect(self._show_order)
        controller.counted.connect(self._show_counts)
        controller.continued.connect(self._show_cards)
        controller.answers.connect(self._show_answers)
        controller.looked.connect(self.refresh)
        controller.failed.connect(doors.say)
        books.open_wanted.connect(self._open)
        books.selected_now.connect(self.foot.show_selected)
        for keys in (books.grid.keys, books.table.keys):
            keys.details_wanted.connect(self.menus.show_details)
            keys.remove_wanted.connect(self._remove)
            keys.typed.connect(self._jump)
            keys.menu_wanted.connect(self.menus.show_at)
            keys.find_wanted.connect(self.menus.find_file)
        books.table.sort_wanted.connect(self._sort_by)
        books.header.read_wanted.connect(doors.open)
        self.side.chosen.connect(self._choose)
        self.menus.narrowed.connect(self._choose)
        self.side.menu_wanted.connect(self.menus.show_of_row)
        self.side.save.clicked.connect(self.searches.save)
        self.searches.said.connect(doors.say)
        self.side.list.dropped.connect(self.menus.put_in)
        self.side.new.clicked.connect(partial(actions.new_collection, ()))
        bar.panel.clicked.connect(self.toggle_side)
        bar.back.clicked.connect(doors.show_book)
        bar.settings.clicked.connect(doors.open_settings)
        bar.sorted.connect(self._sort)
        bar.grid.clicked.connect(partial(self.show_shape, listed=False))
        bar.rows.clicked.connect(partial(self.show_shape, listed=True))
        actions.changed.connect(self.refresh)
        actions.did.connect(self.undo_strip.offer)
        actions.said.connect(doors.say)
        self.undo_strip.button.clicked.connect(self.undo)
        self.found.book_wanted.connect(self._open)
        self.found.hit_wanted.connect(doors.go_to_hit)
        self.found.all_wanted.connect(doors.find_everywhere)
        self.found.titles_wanted.connect(self._show_titles)
        self.found.left.connect(self.focus_books)
        self.importing.progress.connect(self.foot.show_work)
        self.importing.changed.connect(self.refresh)
        self.importing.said.connect(doors.say)
        self.foot.work.clicked.connect(self.importing.stop)
        self.foot.index.clicked.connect(self.indexing.pause_or_resume)
        self.indexing.progress.connect(self._show_indexing)
        self.indexing.indexed.connect(controller.recount)
        self.indexing.said.connect(doors.say)
        self.menus.index_wanted.connect(self.indexing.index_now)
        self.empty.file.clicked.connect(doors.choose_file)
        self.empty.folder.clicked.connect(self.importing.choose_folder)
        self.empty.guide.clicked.connect(doors.open_guide)
        self.empty.catalogues.clicked.connect(self.imports.show_catalogues)

    def _restore(self) -> None:
        self.controller.view = self._as_sorted(View())
        self.show_shape(listed=self._state.value(_LISTED, "false") == "true")
        self.bar.show_view(self.controller.view)

    def _as_sorted(self, view: View) -> View:
        """``view`` in the order that the reader chose last."""
        sort = str(self._state.value(_SORT, "opened"))
        chosen: Sort = next((one for one in SORTS if one == sort), "opened")
        turned = self._state.value(_TURNED, "true" if chosen in FALLING else "false") == "true"
        return replace(view, sort=chosen, descending=turned)

    # How it looks

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        for part in (self.bar, self.side, self.books, self.empty, self.found):
            part.apply_theme(theme)

    def show_shape(self, *, listed: bool) -> None:
        """Show the books as a list, or as covers."""
        self._state.setValue(_LISTED, "true" if listed else "false")
        self.bar.show_shape(listed=listed)
        self.bar.apply_theme(self._theme)
        self.books.show_shape(listed=listed)

    def toggle_side(self) -> None:
        """Show the left side or not."""
        self._side_wanted = not self.side.isVisible()
        self._show_side(self._side_wanted)

    def _show_side(self, shown: bool) -> None:
        self.side.setVisible(shown)
        self.bar.panel.setChecked(shown)
        self.bar.apply_theme(self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the left side closes by itself, and comes back by itself."""
        super().resizeEvent(event)
        if self.found.isVisible():
            self.found.place()
        before, now = event.oldSize().width() < _NARROW, event.size().width() < _NARROW
        if before != now or event.oldSize().width() < 0:
            self._show_side(self._side_wanted and not now)

    # What is shown

    def wake_later(self) -> None:
        """Take in what is new in watched folders, and index what is not yet, when the program has
        started, also if the shelf is not looked at."""
        self._wake.start()

    def _begin_work(self) -> None:
        if not self._looked:
            self._looked = True
            self.importing.watch()
            self.indexing.start()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._looked:
            self.importing.look_at_calibre()

    def shut(self) -> None:
        """The window closes: begin nothing more."""
        if isinstance(app := QGuiApplication.instance(), QGuiApplication):
            app.applicationStateChanged.disconnect(self._come_back)
        self._wake.stop()
        self.indexing.shut()
        self.importing.shut()

    def enter(self) -> None:
        """The shelf comes on screen: read it anew."""
        self.offer_way_back()
        self.model.show_opening("")
        self.refresh()
        self._begin_work()
        self.controller.look_for_files()
        self.focus_books()

    def offer_way_back(self, *_: object) -> None:
        """Show the button back to the book where one is open."""
        self.bar.back.setVisible(bool(self._open_book()))

    @property
    def shown(self) -> ShownShelf:
        """What is shown now."""
        return ShownShelf(self.controller.view, self.bar.field.text())

    def show_again(self, shown: ShownShelf) -> None:
        """Show what another window showed."""
        self.bar.field.setText(shown.typed)
        if shown.view != self.controller.view:
            self.show_view(shown.view)

    def focus_books(self) -> None:
        """Give the keyboard to the books, or to the first of the ways to have some."""
        if self.empty.isVisibleTo(self):
            self.empty.file.setFocus()
        else:
            self.books.begin()

    def refresh(self) -> None:
        """Read the shelf anew."""
        self.controller.refresh()
        self.covers.look()
        self.indexing.start()

    def show_view(self, view: View) -> None:
        """Show another view of the shelf."""
        self.controller.show(view)
        self.side.show_view(view)
        self.bar.show_view(view)

    def _choose(self, row: SideRow, together: bool = False) -> None:
        """Show what a row at the left stands for; ``together`` with what is shown already."""
        if together:
            self.show_view(narrowed_more(self.controller.view, row))
        elif row.inside:
            self.bar.field.setText(row.inside)
            self.bar.field.setFocus()
            self.found.look()
        else:
            view = self.controller.view
            if any(facet == "series" for facet, _ in view.where):
                view = self._as_sorted(view)  # a series alone is always begun by its numbers
            self.show_view(narrowed(view, row))

    def _searched(self) -> tuple[View, str]:
        return self.controller.view, self.bar.field.text()

    def _show_titles(self, words: str) -> None:
        """Narrow the shelf to the books with these words."""
        self.bar.field.clear()
        view = View(sort="match", text=words)
        self.show_view(view if found_words(words) else self._as_sorted(view))
        self.focus_books()

    def _sort(self, sort: Sort, descending: bool) -> None:
        self._state.setValue(_SORT, sort)
        self._state.setValue(_TURNED, "true" if descending else "false")
        self.show_view(replace(self.controller.view, sort=sort, descending=descending))

    def _sort_by(self, sort: Sort) -> None:
        """Sort by a heading; pressed again, the other way round."""
        view = self.controller.view
        turned = not view.descending if view.sort == sort else sort in FALLING
        self._sort(sort, turned)

    def _show_order(self, found: Ordered) -> None:
        if found.view != self.controller.view:
            return
        view = found.view
        whole = view == View(sort=view.sort, descending=view.descending)
        what = self.tr("All books") if whole else heading_words(view, self.side.rows)
        note = f"{number(len(found.order))} · {order_words(view)}"
        self.books.header.show_heading(what, note, whole=whole)
        self.model.pace = found.pace
        self.books.show_books(view, found.order, found.first)
        nothing = "" if found.order or whole else self.tr("No books here.")
        self.books.show_nothing(nothing)

    def _leave_dissolved(self) -> None:
        """Show all books where the collection that was shown is dissolved."""
        there = {("collection", one.key) for one in self._collections}
        if any(one[0] == "collection" and one not in there for one in self.controller.view.where):
            self._show_all()

    def _show_counts(self, counted: ShelfCounts) -> None:
        self._counted = counted
        none = not counted.totals.books
        had_focus = self.empty.isVisibleTo(self) != none and self.isVisible()
        self._middle.setVisible(not none)
        self.empty.setVisible(none)
        self.bar.show_empty(none)
        self.bar.panel.setChecked(not none and self.side.isVisibleTo(self))
        self.bar.apply_theme(self._theme)
        self._leave_dissolved()
        self.side.show_counts(counted)
        self.side.show_view(self.controller.view)
        self.foot.show_counts(counted)
        if self.indexing.paused and counted.waiting >= 0 and not self._indexed_now:
            self._show_indexing("", 0, 0)
        if had_focus:
            self.focus_books()

    def _show_cards(self, continued: ContinuedCards) -> None:
        self.books.header.show_cards(continued.cards)

    def _show_answers(self, answers: AnswerCounts) -> None:
        self.model.answers = answers.by_book

    def _show_indexing(self, title: str, done: int, of: int) -> None:
        self._indexed_now = title
        if title:
            words = self.tr("Indexing “{0}” · {1} of {2}")
            words = words.format(title[:40], number(done + 1), number(of))
            self.foot.show_index(words, self.tr("Click to pause"))
        elif self.indexing.paused and self._counted.waiting > 0:
            words = self.tr("Index paused, %Ln book(s) waiting · resume", "", self._counted.waiting)
            self.foot.show_index(words, self.tr("Click to go on"))
        else:
            self.foot.show_index("")

    # What is done

    def _remove(self) -> None:
        """Take what is chosen out of the collection that is shown, else off the shelf."""
        key = next((key for facet, key in self.controller.view.where if facet == "collection"), "")
        shown = next((one for one in self._collections if one.key == key), None)
        if shown is not None and self.books.selected:
            self.actions_.take_out(shown.key, shown.value, self.books.selected)
        else:
            self.actions_.remove(self.books.selected)

    def _open(self, book: ShelfBook, elsewhere: bool = False) -> None:
        if book.missing:
            self.actions_.find_file(book)
            return
        if elsewhere:
            self.doors.open_elsewhere(book.path)
            return
        self.books.grid.painter.opening = book.sha256
        self.model.show_opening(book.sha256)
        self.doors.open(book.path)

    def opening_ended(self) -> None:
        """No book is being opened any more."""
        self.books.grid.painter.opening = ""
        self.model.show_opening("")

    def undo(self) -> None:
        """Take back what was done last."""
        self.undo_strip.hide()
        self.actions_.undo()

    def _jump(self, word: str) -> None:
        """Go to the first book whose title begins so, else one that has the word."""
        view, catalog = self.controller.view, self._program.profile.catalog
        wanted = replace(view, sort="match", descending=False, text=word)
        if self._jumping is not None:
            self._jumping.stop()  # what fewer letters lead to may be found later
        self._jumping = self._jobs.start(
            lambda cancel: catalog.order(wanted)[:1],
            value=lambda found: self.books.go_to(found[0]) if found else None,
            pool="short",
        )

    def _shown(self) -> tuple[View, Sequence[FacetCount]]:
        return self.controller.view, self._collections

    @property
    def _collections(self) -> Sequence[FacetCount]:
        return self._counted.facets.get("collection", ())

    def search(self) -> None:
        """Give the keyboard to the search field."""
        if not self.empty.isVisibleTo(self):
            self.bar.field.setFocus()
            self.bar.field.selectAll()

    def show_menu(self) -> None:
        """Show the menu of the row at the left that has the keyboard, else of what is chosen."""
        if not self.side.show_menu():
            self.menus.show()

    def escape(self) -> None:
        """Close what is open, then back to the books, then to the whole shelf."""
        if self.found.end():
            return
        if not has_keyboard(self.books) and self.model.rowCount():
            self.focus_books()
        else:
            self._show_all()

    def _show_all(self) -> None:
        """Show the whole shelf."""
        view = self.controller.view
        if any(facet == "series" for facet, _ in view.where):
            view = self._as_sorted(view)
        sort = "opened" if view.sort == "match" else view.sort
        descending = view.descending or view.sort == "match"
        self.show_view(View(sort=sort, descending=descending))

    def add(self, paths: Sequence[Path]) -> None:
        """Put files and folders on the shelf."""
        self.importing.add(paths)
