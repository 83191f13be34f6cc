"""The menus and the details of the books that are chosen on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSettings, Signal
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.core.about import About
from foxreader.core.cancel import Cancel
from foxreader.library.catalog import FacetCount, ShelfBook, View
from foxreader.program.importing import together
from foxreader.program.library import Several
from foxreader.program.program import Program
from foxreader.ui.platform.dialogs import open_dialog
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.widgets import popup
from foxreader.ui.shelf.actions import SavedSearchActs, ShelfActions
from foxreader.ui.shelf.books_area import BooksArea
from foxreader.ui.shelf.details import Detailed, DetailsDialog, detailed
from foxreader.ui.shelf.many import ManyBooks, ManyDialog, TwinFiles, TwinsDialog, many_books
from foxreader.ui.shelf.publications import LookUpDialog
from foxreader.ui.shelf.rows import ShelfWords, SideRow, chosen_in, state_name
from foxreader.ui.shelf.side import Dropped


class BookMenus(QObject):
    """``open_book`` opens a book, elsewhere with True; ``shown`` gives the view that is shown and
    the collections there are.

    Signals: ``ask_wanted`` about these books; ``export_wanted`` of their notes; ``index_wanted`` of
    the books of these hashes; ``narrowed`` to a row, with True beside what is chosen already.
    """

    narrowed = Signal(SideRow, bool)
    ask_wanted = Signal(Several)
    export_wanted = Signal(Several)
    index_wanted = Signal(Dropped)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        books: BooksArea,
        actions: ShelfActions,
        open_book: Callable[[ShelfBook, bool], None],
        shown: Callable[[], tuple[View, Sequence[FacetCount]]],
        searches: SavedSearchActs,
        state: QSettings,
        shelf: QWidget,
    ) -> None:
        super().__init__(shelf)
        self._state = state
        self._program, self._jobs, self._shelf = program, jobs, shelf
        self._searches = searches
        self._books, self._actions, self._open, self._shown = books, actions, open_book, shown

    def show(self) -> None:
        """Show the menu of what is chosen, at the book the keyboard is on."""
        view = self._books.shown
        cell = view.visualRect(view.currentIndex())
        self.show_at(view.viewport().mapToGlobal(cell.center()))

    def show_at(self, at: QPoint) -> None:
        """Show the menu of what is chosen, at a place of the screen."""
        book, selected, model = self._books.current, self._books.selected, self._books.model
        if book is None:
            return
        sha256s = selected if book.sha256 in selected else [book.sha256]
        rows = [model.row_of(sha256) for sha256 in sha256s]
        read = [model.book(row) for row in rows if row is not None]
        view, collections = self._shown()
        chosen = MenuSubject(
            sha256s, [one for one in read if one is not None], book, view, collections
        )
        opens = Opens(
            lambda: self._open(book, False), lambda: self._open(book, True), self.show_details,
            lambda: self.ask_wanted.emit(Several(tuple(sha256s))),
            lambda: self.export_wanted.emit(Several(tuple(sha256s))),
            lambda: self.index_wanted.emit(Dropped(sha256s)),
            lambda: self.show_twins(sha256s),
        )  # fmt: skip
        popup(book_menu(chosen, self._actions, opens, self._shelf), at)

    def show_of_row(self, row: SideRow, at: QPoint) -> None:
        """Show the menu of a part of the library, or of a saved search."""
        if row.saved is not None:
            popup(self._searches.menu(row.saved), at)
            return
        menu = QMenu(self._shelf)
        menu.addAction(ShelfWords.tr("Only these"), partial(self.narrowed.emit, row, False))
        view, _ = self._shown()
        also = ShelfWords.tr("No longer these") if chosen_in(row, view) else (
            ShelfWords.tr("These too")
        )  # fmt: skip
        together = menu.addAction(also, partial(self.narrowed.emit, row, True))
        together.setEnabled(view != View(sort=view.sort, descending=view.descending))
        if row.facet == "collection":
            ask = partial(self._with_collection, row, self.ask_wanted.emit)
            export = partial(self._with_collection, row, self.export_wanted.emit)
            menu.addSeparator()
            _add_collection_acts(menu, row, self._actions, ask, export)
        popup(menu, at)

    def _with_collection(self, row: SideRow, then: Callable[[Several], None]) -> None:
        view = View(sort="opened", descending=True, where=(("collection", row.key),))
        catalog = self._program.profile.catalog
        self._jobs.start(
            lambda cancel: tuple(catalog.order(view)),
            value=lambda books: then(Several(books, row.words)), pool="short",
        )  # fmt: skip

    def put_in(self, id_: str, sha256s: Dropped) -> None:
        """Put books that were dragged there into a collection."""
        _, collections = self._shown()
        name = next((one.value for one in collections if one.key == id_), "")
        self._actions.put_in(id_, name, list(sha256s))

    def find_file(self, sha256: str) -> None:
        """Have the reader say where the file of a book is."""
        row = self._books.model.row_of(sha256)
        book = None if row is None else self._books.model.book(row)
        if book is not None:
            self._actions.find_file(book)

    def show_details(self) -> None:
        """Show what is known of the book the keyboard is on, or change those that are chosen."""
        sha256, selected = self._books.current_hash, self._books.selected
        if len(selected) > 1 and sha256 in selected:
            self.show_many(selected)
        elif sha256:
            self.show_details_of(sha256, self._shelf)

    def show_many(self, sha256s: Sequence[str]) -> None:
        """Have the reader change many books."""
        profile, (_, collections) = self._program.profile, self._shown()

        def show(found: ManyBooks) -> None:
            dialog = ManyDialog(found, self._jobs, self._shelf)
            dialog.wanted.connect(self._actions.change)
            dialog.failed.connect(self._actions.said)
            open_dialog(dialog)

        self._jobs.start(
            lambda cancel: many_books(profile, sha256s, collections), value=show, pool="short"
        )

    def show_twins(self, sha256s: Sequence[str]) -> None:
        """Have the reader say which file stands for a book that is there in several: those that
        are chosen, or all of the one that is."""
        profile = self._program.profile

        def work(cancel: Cancel) -> TwinFiles:
            books = profile.catalog.books(sha256s)
            found = books if len(books) > 1 else together(profile, books[0])
            return TwinFiles(found, profile.annotations.counts())

        def show(files: TwinFiles) -> None:
            dialog = TwinsDialog(files, self._shelf)
            dialog.wanted.connect(self._actions.join)
            dialog.apart.connect(self._actions.keep_apart)
            open_dialog(dialog)

        self._jobs.start(work, value=show, pool="short")

    def show_details_of(self, sha256: str, over: QWidget) -> None:
        """Show what is known of a book, over a part of the window."""
        profile, density = self._program.profile, self._shelf.devicePixelRatioF()

        def show(found: Detailed | None) -> None:
            if found is None:
                return
            dialog = DetailsDialog(found, self._jobs, over)
            dialog.failed.connect(self._actions.said)
            dialog.cover.offer_pictures(found.book.path)
            dialog.corrected.connect(self._actions.correct)
            dialog.copy_wanted.connect(partial(self._actions.copy, found.book))
            dialog.join_wanted.connect(partial(self.show_twins, (sha256,)))
            dialog.lookup_wanted.connect(partial(self._look_up, dialog))
            dialog.other_wanted.connect(partial(self.show_details_of, over=over))
            open_dialog(dialog)

        self._jobs.start(
            lambda cancel: detailed(profile, sha256, density), value=show, pool="short"
        )

    def _look_up(self, details: DetailsDialog, about: About) -> None:
        """Look a book up; what is found goes into the fields of its details."""
        dialog = LookUpDialog(self._program.profile, self._jobs, self._state, about, details)
        dialog.taken.connect(details.take)
        open_dialog(dialog)


# The menu of the books that are chosen

_MOST = 40
"""Collections that the menu lists; more are reached by dragging. Chosen: a screen of them."""


@dataclass(frozen=True, slots=True)
class MenuSubject:
    """What the menu is about: the hashes that are chosen, the books among them that are read, and
    what the shelf shows. ``book`` is the one the keyboard is on."""

    sha256s: Sequence[str]
    books: Sequence[ShelfBook]
    book: ShelfBook
    view: View
    collections: Sequence[FacetCount]


@dataclass(frozen=True, slots=True)
class Opens:
    """What the menu has the shelf open."""

    here: Callable[[], object]
    elsewhere: Callable[[], object]
    details: Callable[[], object]
    ask: Callable[[], object]
    export: Callable[[], object]
    index: Callable[[], object]
    join: Callable[[], object]


def book_menu(chosen: MenuSubject, actions: ShelfActions, opens: Opens, parent: QWidget) -> QMenu:
    """The menu; it is to be shown by who asked for it."""
    menu = QMenu(parent)
    book, sha256s = chosen.book, chosen.sha256s
    if book.missing:
        menu.addAction(ShelfWords.tr("Find the file…"), partial(actions.find_file, book))
    else:
        menu.addAction(ShelfWords.tr("Open"), opens.here)
        menu.addAction(ShelfWords.tr("Open in a new window"), opens.elsewhere)
    several = len(sha256s) > 1
    details = ShelfWords.tr("Details of %Ln book(s)…", "", len(sha256s))
    menu.addAction(details if several else ShelfWords.tr("Details…"), opens.details)
    ask = ShelfWords.tr("Ask these books") if several else ShelfWords.tr("Ask this book")
    menu.addAction(ask, opens.ask)
    menu.addAction(ShelfWords.tr("Export the notes…"), opens.export)
    menu.addAction(ShelfWords.tr("Make the search index now"), opens.index)
    if several or chosen.view.twins:
        menu.addAction(ShelfWords.tr("Put together as one book…"), opens.join)
    menu.addSeparator()
    _add_collections(menu, chosen, actions)
    states = menu.addMenu(ShelfWords.tr("Mark as"))
    for state in ("reading", "finished", "not_started"):
        states.addAction(state_name(state), partial(actions.set_state, sha256s, state))
    states.addSeparator()
    states.addAction(
        ShelfWords.tr("As far as the place in it"), partial(actions.set_state, sha256s, "")
    )
    menu.addSeparator()
    if not book.missing:
        menu.addAction(ShelfWords.tr("Show in folder"), partial(actions.show_in_folder, book))
    menu.addAction(ShelfWords.tr("Take off the shelf"), partial(actions.remove, sha256s))
    there = [one for one in chosen.books if not one.missing]
    trash = menu.addAction(
        ShelfWords.tr("Move the %Ln file(s) to the trash…", "", max(1, len(there))),
        partial(actions.trash, there),
    )
    trash.setEnabled(bool(there))
    forget = menu.addAction(ShelfWords.tr("Forget this book…"), partial(actions.forget, book))
    forget.setEnabled(len(sha256s) == 1)
    return menu


def _add_collections(menu: QMenu, chosen: MenuSubject, actions: ShelfActions) -> None:
    sha256s = chosen.sha256s
    into = menu.addMenu(ShelfWords.tr("Put into"))
    for one in chosen.collections[:_MOST]:
        act = partial(actions.put_in, one.key, one.value, sha256s)
        into.addAction(one.value.replace("&", "&&"), act)
    if chosen.collections:
        into.addSeparator()
    into.addAction(ShelfWords.tr("New collection…"), partial(actions.new_collection, sha256s))
    for facet, key in chosen.view.where:
        here = next((one for one in chosen.collections if one.key == key), None)
        if facet == "collection" and here is not None:
            words = ShelfWords.tr("Take out of “{0}”").format(here.value.replace("&", "&&"))
            menu.addAction(words, partial(actions.take_out, here.key, here.value, sha256s))


def _add_collection_acts(
    menu: QMenu, row: SideRow, actions: ShelfActions, ask: Callable[[], object],
    export: Callable[[], object],
) -> None:  # fmt: skip
    """What is done with a collection."""
    id_, name = row.key, row.words
    menu.addAction(ShelfWords.tr("Ask these books"), ask).setEnabled(row.count > 0)
    menu.addAction(ShelfWords.tr("Export the notes…"), export).setEnabled(row.count > 0)
    menu.addSeparator()
    menu.addAction(ShelfWords.tr("Rename…"), partial(actions.rename, id_, name))
    menu.addAction(ShelfWords.tr("Dissolve"), partial(actions.dissolve, id_, name))
