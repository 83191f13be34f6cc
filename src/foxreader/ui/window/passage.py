"""The passage that is selected in the page, and what can be done with it: a bar and a menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication

from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.library.settings import CitationStyle
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.copying import copy_cited
from foxreader.ui.reader.context_click import ContextClick
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.page_menu import PageActions, PageMenu, Pressed
from foxreader.ui.window.selection_bar import SelectionBar

_MOST_FOUND = 80
"""Characters of a selection that are searched for. Chosen: a line; more is found nowhere else."""


class Passage(QObject):
    """Signals: ``ask_wanted(Span)`` about the passage; ``find_wanted(str, bool)`` its words, in all
    books or in this one; ``look_up_wanted(str)`` what the book says of its words;
    ``picture_wanted()`` the picture under the click, large; ``go_to_wanted()``;
    ``print_wanted()``; ``menu_made(QMenu, str)`` a menu opens, and the selected words, for entries
    of other parts.
    """

    ask_wanted = Signal(object)
    find_wanted = Signal(str, bool)
    look_up_wanted = Signal(str)
    picture_wanted = Signal()
    go_to_wanted = Signal()
    menu_made = Signal(object, str)
    print_wanted = Signal()

    def __init__(self, controller: BookController, reader: BookView, navigator: Navigator) -> None:
        super().__init__(reader)
        self._controller, self._reader, self._navigator = controller, reader, navigator
        self.span: Span | None = None
        self.bar = SelectionBar(reader)
        self.bar.ask_wanted.connect(self.ask)
        self.bar.copy_wanted.connect(self.copy)
        self.bar.find_wanted.connect(lambda: self.find(everywhere=False))
        reader.selection_changed.connect(self._selected)
        reader.context_menu_wanted.connect(self._open_menu)
        reader.place_changed.connect(lambda place: self.bar.hide())

    def _selected(self, span: Span | None, box: QRect) -> None:
        self.span = span
        if span is None or self._book is None:
            self.bar.hide()
        else:
            self.bar.show_at(box)

    @property
    def _book(self) -> Book | None:
        opened = self._controller.opened
        return opened.book if opened is not None else None

    @property
    def words(self) -> str:
        """The selected words in one line, without soft hyphens; "" where nothing is selected."""
        if self.span is None or self._book is None:
            return ""
        return " ".join(self._book.text_at(self.span).replace("\u00ad", "").split())

    # What can be done

    def ask(self) -> None:
        """Start a question about the passage."""
        if self.span is not None:
            self.bar.hide()
            self.ask_wanted.emit(self.span)

    def copy(self) -> None:
        """Copy the words."""
        QGuiApplication.clipboard().setText(self.words)

    def copy_with_citation(self) -> None:
        """Copy the words and where they are."""
        self.copy_cited(self.span)

    def find(self, *, everywhere: bool) -> None:
        """Search for the words in this book or in all."""
        self.find_wanted.emit(self.words[:_MOST_FOUND], everywhere)

    def clear(self) -> bool:
        """Take the selection back and hide its bar; whether there was one."""
        if self.span is None:
            return False
        self.bar.hide()
        self._reader.clear_selection()
        return True

    def copy_citation(self, book: Book, citation: Citation) -> None:
        """Copy cited words with their source, in the style that is chosen."""
        copy_cited(book, citation, self._style)

    @property
    def _style(self) -> CitationStyle:
        return self._controller.program.profile.settings.citation_style

    def copy_cited(self, span: Span | None, style: CitationStyle | None = None) -> None:
        """Copy the words of a place and where they are, in ``style`` or the one that is chosen."""
        book = self._book
        if book is None or span is None:
            return
        quote = book.text_at(span)
        citation = Citation(1, span, quote, book.title_at(span), book.page_label(span))
        copy_cited(book, citation, style or self._style)

    # The menu

    def _open_menu(self, click: ContextClick) -> None:
        book = self._book
        if book is None:
            return
        # In a book of fixed pages each page is a picture: that is no entry of its own.
        picture = click.picture and not book.paged
        other = self._reader.page.selectedText() if self.span is None else ""
        pressed = Pressed(self.words, click.link, picture, click.mark is not None, other)
        menu = PageMenu(pressed, self._actions(click), self._reader)
        self.menu_made.emit(menu, self.words)
        menu.popup(click.at)

    def _actions(self, click: ContextClick) -> PageActions:
        reader, navigator = self._reader, self._navigator

        def copy_link() -> None:
            QGuiApplication.clipboard().setText(click.link.toString())

        return PageActions(
            copy=self.copy,
            copy_with_citation=self.copy_with_citation,
            copy_as=lambda style: self.copy_cited(self.span, style),
            copy_other=lambda: QGuiApplication.clipboard().setText(reader.page.selectedText()),
            ask=self.ask,
            look_up=lambda: self.look_up_wanted.emit(self.words[:_MOST_FOUND]),
            find_here=lambda: self.find(everywhere=False),
            find_everywhere=lambda: self.find(everywhere=True),
            follow_link=lambda: reader.follow(click.link),
            copy_link=copy_link,
            open_picture=self.picture_wanted.emit,
            copy_picture=reader.copy_picture,
            copy_mark=lambda: self.copy_cited(click.mark),
            remove_marks=reader.remove_marks,
            back=navigator.back,
            forward=navigator.forward,
            go_to=self.go_to_wanted.emit,
            print_book=self.print_wanted.emit,
        )
