"""The passage that is selected in the page, and what can be done with it: a bar and a menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.library.settings import CitationStyle
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.notes.marking import Marking
from foxreader.ui.platform.export import copy_cited
from foxreader.ui.reader.context_click import ContextClick
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.page_menu import PageActions, PageMenu, Pressed

_MOST_FOUND = 80
"""Characters of a selection that are searched for. Chosen: a line; more is found nowhere else."""


class Passage(QObject):
    """Signals: ``ask_wanted`` about the passage; ``question_wanted`` this question about it, for a
    model; ``model_wanted`` there is none; ``find_wanted`` its words, in all books or in this one;
    ``look_up_wanted`` what the book says of its words; ``picture_wanted`` the picture under the
    click, large; ``go_to_wanted``; ``print_wanted``; ``menu_made`` a menu opens, and the selected
    words, for entries of other parts.
    """

    ask_wanted = Signal(Span)
    question_wanted = Signal(str, Span)
    find_wanted = Signal(str, bool)
    look_up_wanted = Signal(str)
    model_wanted = Signal()
    picture_wanted = Signal()
    go_to_wanted = Signal()
    menu_made = Signal(QMenu, str)
    print_wanted = Signal()

    def __init__(
        self,
        controller: BookController,
        reader: BookView,
        navigator: Navigator,
        marking: Marking,
    ) -> None:
        super().__init__(reader)
        self._controller, self._reader, self._navigator = controller, reader, navigator
        self.marking, self.bar = marking, marking.bar
        self.bar.ask_wanted.connect(self._ask_a_model)
        self.bar.copy_wanted.connect(self.copy_with_citation)
        self.bar.look_up_wanted.connect(self.look_up)
        self.bar.translate_wanted.connect(self.translate)
        self.bar.explain_wanted.connect(self.explain)
        reader.context_menu_wanted.connect(self._open_menu)

    @property
    def span(self) -> Span | None:
        """The passage that is selected, or of the highlight that was pressed."""
        return self.marking.span

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

    def _ask_a_model(self) -> None:
        if self._has_model():
            self.ask()

    def explain(self) -> None:
        """Have the model explain the passage."""
        self._question(self.tr("Explain this passage."))

    def translate(self) -> None:
        """Have the model translate the passage into the language of the interface."""
        self._question(self.tr("Translate this passage into English.", "into your own language"))

    def _question(self, words: str) -> None:
        if self.span is not None and self._has_model():
            self.bar.hide()
            self.question_wanted.emit(words, self.span)

    def _has_model(self) -> bool:
        """Whether there is a model to ask; if not, the reader can set one up."""
        if self._controller.program.models.provider() is not None:
            return True
        self.model_wanted.emit()
        return False

    def look_up(self) -> None:
        """Ask what the book says of the words."""
        if self.words:
            self.bar.hide()
            self.look_up_wanted.emit(self.words[:_MOST_FOUND])

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
        """Close a note, or take the selection back and hide its bar; whether there was one."""
        if self.marking.clear():
            return True
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
        if pressed.words:
            menu.name_colors(self._controller.program.profile.settings.color_names)
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
            look_up=self.look_up,
            highlight=self.marking.color,
            note=self.marking.write_note,
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
