"""The menu of the books that are chosen on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from foxreader.library.catalog import FacetCount, ShelfBook, View
from foxreader.ui.shelf.actions import ShelfActions
from foxreader.ui.shelf.sections import SideRow
from foxreader.ui.shelf.words import ShelfWords, state_name

_MOST = 40
"""Collections that the menu lists; more are reached by dragging. Chosen: a screen of them."""


@dataclass(frozen=True, slots=True)
class Chosen:
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


def book_menu(chosen: Chosen, actions: ShelfActions, opens: Opens, parent: QWidget) -> QMenu:
    """The menu; it is to be shown by who asked for it."""
    menu = QMenu(parent)
    book, sha256s = chosen.book, chosen.sha256s
    if book.missing:
        menu.addAction(ShelfWords.tr("Find the file…"), partial(actions.find_file, book))
    else:
        menu.addAction(ShelfWords.tr("Open"), opens.here)
        menu.addAction(ShelfWords.tr("Open in a new window"), opens.elsewhere)
    menu.addAction(ShelfWords.tr("Details…"), opens.details)
    several = len(sha256s) > 1
    ask = ShelfWords.tr("Ask these books") if several else ShelfWords.tr("Ask this book")
    menu.addAction(ask, opens.ask)
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


def _add_collections(menu: QMenu, chosen: Chosen, actions: ShelfActions) -> None:
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


def collection_menu(
    row: SideRow, actions: ShelfActions, ask: Callable[[], object], parent: QWidget
) -> QMenu:
    """The menu of a collection."""
    menu, id_, name = QMenu(parent), row.key, row.words
    menu.addAction(ShelfWords.tr("Ask these books"), ask).setEnabled(row.count > 0)
    menu.addSeparator()
    menu.addAction(ShelfWords.tr("Rename…"), partial(actions.rename, id_, name))
    menu.addAction(ShelfWords.tr("Dissolve"), partial(actions.dissolve, id_, name))
    return menu
