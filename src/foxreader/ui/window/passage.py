"""What can be done in the page: with the passage selected, with what is pressed or beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.core.annotation import COLORS, Color
from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.core.span import Span
from foxreader.library.settings import CitationStyle
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.media import Sounds
from foxreader.ui.notes.marking import Marking
from foxreader.ui.notes.rows import color_name
from foxreader.ui.pictures.controller import Pictures
from foxreader.ui.platform.export import copy_cited, style_names
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.widgets import kept_entry
from foxreader.ui.reader.links import InsideLoader, PageLinks
from foxreader.ui.reader.scheme import Web
from foxreader.ui.reader.view import BookView, ContextClick
from foxreader.ui.window.navigator import GoTo, Navigator

_MOST_FOUND = 80
"""Characters of a selection that are searched for. Chosen: a line; more is found nowhere else."""


class Passage(QObject):
    """Signals: ``ask_wanted`` about the passage; ``question_wanted`` this question about it, for a
    model; ``model_wanted`` there is none; ``find_wanted`` its words, in all books or in this one;
    ``look_up_wanted`` what the book says of its words; ``picture_wanted`` the picture under the
    click, large; ``picture_asked`` about it; ``go_to_wanted``; ``print_wanted``; ``menu_made`` a
    menu opens, and the selected words, for entries of other parts.
    """

    ask_wanted = Signal(Span)
    question_wanted = Signal(str, Span)
    find_wanted = Signal(str, bool)
    look_up_wanted = Signal(str)
    model_wanted = Signal()
    picture_wanted = Signal()
    picture_asked = Signal()
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
        self.bar.words_wanted.connect(self.copy)
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
        pressed = _Pressed(
            self.words, click.link, picture, click.mark is not None, other, page=book.paged
        )
        menu = PageMenu(pressed, self._actions(click), self._reader)
        if pressed.words:
            menu.name_colors(self._controller.program.profile.settings.color_names)
        self.menu_made.emit(menu, self.words)
        menu.popup(click.at)

    def _actions(self, click: ContextClick) -> _PageActions:
        reader, navigator = self._reader, self._navigator

        def copy_link() -> None:
            QGuiApplication.clipboard().setText(click.link.toString())

        return _PageActions(
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
            ask_picture=self.picture_asked.emit,
            copy_mark=lambda: self.copy_cited(click.mark),
            remove_marks=reader.remove_marks,
            back=navigator.back,
            forward=navigator.forward,
            go_to=self.go_to_wanted.emit,
            print_book=self.print_wanted.emit,
        )


# The menu of a right click: with what fits what was pressed

_SHOWN = 24
"""Characters of a selection shown in an entry of the menu. Chosen."""
_ADDRESSES = ("http", "https", "mailto")
"""The schemes of links out of the book, which have an address of use elsewhere."""


@dataclass(frozen=True, slots=True)
class _Pressed:
    """What was under a right click: the words selected ("" for none), a link (empty for none),
    a picture, a mark; ``other`` are words selected elsewhere, as in a note's pop-up; ``page``: the
    book is one of pages."""

    words: str
    link: QUrl
    picture: bool
    mark: bool
    other: str = ""
    page: bool = False


@dataclass(frozen=True, slots=True)
class _PageActions:
    """What the entries of the menu do; those of a selection are about the selected words.
    ``highlight`` takes the number of a colour, from 1 on.
    """

    copy: Callable[[], object]
    copy_with_citation: Callable[[], object]
    copy_as: Callable[[CitationStyle], object]
    copy_other: Callable[[], object]
    ask: Callable[[], object]
    highlight: Callable[[int], object]
    note: Callable[[], object]
    look_up: Callable[[], object]
    find_here: Callable[[], object]
    find_everywhere: Callable[[], object]
    follow_link: Callable[[], object]
    copy_link: Callable[[], object]
    open_picture: Callable[[], object]
    copy_picture: Callable[[], object]
    ask_picture: Callable[[], object]
    copy_mark: Callable[[], object]
    remove_marks: Callable[[], object]
    back: Callable[[], object]
    forward: Callable[[], object]
    go_to: Callable[[], object]
    print_book: Callable[[], object]


class PageMenu(QMenu):
    """The entries for what was pressed; deleted when it closes."""

    def __init__(self, pressed: _Pressed, actions: _PageActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if pressed.words:
            self._add_selection(pressed.words, actions)
        elif pressed.other:
            self.addAction(self.tr("Copy"), actions.copy_other)
        if not pressed.link.isEmpty():
            self._group()
            self.addAction(self.tr("Follow the link"), actions.follow_link)
            if pressed.link.scheme() in _ADDRESSES:
                self.addAction(self.tr("Copy the link's address"), actions.copy_link)
        if pressed.picture:
            self._group()
            self.addAction(self.tr("Open the picture"), actions.open_picture)
            self.addAction(self.tr("Copy the picture"), actions.copy_picture)
            self.addAction(self.tr("Ask about this picture"), actions.ask_picture)
        if pressed.page:
            self._group()
            self.addAction(self.tr("Ask about this page as a picture"), actions.ask_picture)
        if pressed.mark:
            self._group()
            self.addAction(self.tr("Copy the marked words with citation"), actions.copy_mark)
            self.addAction(self.tr("Remove the marks"), actions.remove_marks)
        self._group()
        self.addAction(self.tr("Back"), actions.back).setObjectName("go.back")
        self.addAction(self.tr("Forward"), actions.forward).setObjectName("go.forward")
        self.addAction(self.tr("Go to…"), actions.go_to).setObjectName("go.to")
        self.addSeparator()
        self.addAction(self.tr("Print…"), actions.print_book).setObjectName("book.print")

    def _add_selection(self, words: str, actions: _PageActions) -> None:
        short = words if len(words) <= _SHOWN else words[: _SHOWN - 1].rstrip() + "…"
        short = short.replace("&", "&&")
        self.addAction(self.tr("Copy"), actions.copy)
        self.addAction(self.tr("Copy with citation"), actions.copy_with_citation).setObjectName(
            "selection.copy_with_citation"
        )
        styles = self.addMenu(self.tr("Copy with citation in"))
        for style, name in style_names().items():
            styles.addAction(name, partial(actions.copy_as, style))
        self.addMenu(self._make_colors(actions))
        self.addAction(self.tr("Note"), actions.note).setObjectName("selection.note")
        self.addSeparator()
        self.addAction(self.tr("Look up “{0}” in this book").format(short), actions.look_up)
        self.addAction(self.tr("Ask about this passage"), actions.ask).setObjectName(
            "selection.ask"
        )
        self.addAction(self.tr("Find “{0}” in this book").format(short), actions.find_here)
        self.addAction(self.tr("Find “{0}” in all books").format(short), actions.find_everywhere)

    def _make_colors(self, actions: _PageActions) -> QMenu:
        menu = QMenu(self.tr("Highlight"), self)
        self._colors: dict[Color, QAction] = {}
        for number, color in enumerate(COLORS, 1):
            act = kept_entry(menu, color_name(color, {}))
            act.triggered.connect(partial(actions.highlight, number))
            self._colors[color] = act
        return menu

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        for color, act in self._colors.items():
            act.setText(color_name(color, names).replace("&", "&&"))

    def _group(self) -> None:
        if self.actions():
            self.addSeparator()


# What the page has beside its text


class PageExtras(QObject):
    """``inside`` is what the open book has, ``links`` its links and the pop-up at them,
    ``pictures`` its pictures, ``sounds`` what can be heard,
    ``go_to`` the field that goes to a page or a chapter.
    """

    def __init__(
        self, reader: BookView, jobs: Jobs, passage: Passage, web: Web, window: QWidget
    ) -> None:
        super().__init__(reader)
        self.inside = InsideLoader(reader, jobs)
        self.links = PageLinks(reader, self.inside, jobs)
        self.links.copy_wanted.connect(passage.copy_cited)
        self.links.going.connect(passage.bar.hide)
        self.pictures = Pictures(reader, self.inside, jobs, web, window)
        self.sounds = Sounds(reader, self.inside, jobs)
        self.go_to = GoTo(reader)
        reader.served.connect(self.go_to.close_it)
        reader.place_changed.connect(self.go_to.close_it)
        passage.go_to_wanted.connect(self.open_go_to)
        passage.picture_wanted.connect(self.pictures.open_pressed)
        passage.picture_asked.connect(self.pictures.ask_pressed)

    def open_go_to(self) -> None:
        """Ask where in the book to go."""
        if self.inside.book is not None:
            self.go_to.open(self.inside.book)

    def close_open(self) -> bool:
        """Close what is open over the page; whether there was anything."""
        return self.pictures.close() or self.go_to.close_it() or self.links.close()

    def shut(self) -> None:
        """The window closes: pages go before their profile."""
        self.sounds.stop()
        self.pictures.shut()
