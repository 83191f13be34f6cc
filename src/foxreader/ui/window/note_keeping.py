"""Connects the notes with the rest of the window: the list, the top bar, places in other books."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from foxreader.core.book import Book
from foxreader.core.link import Link
from foxreader.program.books import OpenBook
from foxreader.ui.notes.files import NotesFiles
from foxreader.ui.reader.marks import DOWN
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.parts import WindowParts


class NoteKeeping(QObject):
    """Has what the reader does with notes shown in the window."""

    def __init__(self, parts: WindowParts, opener: BookOpener) -> None:
        super().__init__(parts)
        places = opener.places
        self._parts, self._places = parts, places
        opener.change.steps.append(lambda arrival: self._open(arrival.opened.book))
        notes, marking, listed = parts.notes, parts.marking, parts.side.notes
        notes.error.connect(parts.say)
        self.files = NotesFiles(parts.program, parts.controller, notes, parts.jobs, parts)
        self.files.said.connect(parts.say)
        listed.foot.export.clicked.connect(self.files.choose_export)
        listed.foot.bring_in.clicked.connect(self.files.choose_import)
        parts.controller.begun.connect(self._close)
        parts.controller.renewed.connect(self._renewed)
        marking.bookmarked.connect(self._show_bookmarked)
        marking.card.link_pressed.connect(self._follow)
        marking.shown.connect(listed.list.mark_current)
        listed.go_wanted.connect(self.go)
        listed.other_wanted.connect(places.place)
        listed.find_wanted.connect(self._find)
        parts.appearance.changed.connect(self._name_colors)
        self._name_colors()
        parts.side.width_wanted.connect(partial(parts.panels.need, "panel"))

    def _open(self, book: Book) -> None:
        self._parts.marking.close_book()
        self._parts.notes.open(book)
        self._show_bookmarked(False)

    def _close(self) -> None:
        """The beginning of a book is shown; its notes come with the rest."""
        self._parts.marking.close_book()

    def _renewed(self, opened: OpenBook) -> None:
        self._parts.notes.open(opened.book)

    def _name_colors(self) -> None:
        """Call the colours by the reader's names for them."""
        names = self._parts.program.profile.settings.color_names
        for part in (self._parts.marking.bar, self._parts.marking.card, self._parts.side.notes):
            part.name_colors(names)

    def _show_bookmarked(self, on: bool) -> None:
        top = self._parts.top
        top.buttons["bookmark"].setChecked(on)
        top.apply_theme(self._parts.appearance.theme)

    def go(self, id_: str) -> None:
        """Go to an annotation of the open book; one with a note is shown with it."""
        parts, span = self._parts, self._parts.notes.span_of(id_)
        if span is None:
            return
        parts.navigator.left(parts.reader.place)
        parts.reader.go(span, DOWN)
        parts.reader.setFocus()
        parts.marking.expect(id_)

    def _follow(self, link: Link) -> None:
        self._places.follow(link)

    def _find(self, words: str) -> None:
        """Look in the book for words that were not found as they were."""
        side = self._parts.side
        side.show_search()
        side.search.search_in(False)
        side.field.setText(words)
