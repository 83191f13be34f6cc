"""What keys and buttons do in the whole window."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.annotation import COLORS
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.ui.aloud.controller import aloud_commands
from foxreader.ui.dictionary import LookUp, look_up_commands
from foxreader.ui.notes.rows import color_name
from foxreader.ui.people.controller import people_commands
from foxreader.ui.platform.accessibility import Escape, FocusRing, WindowPart, has_keyboard
from foxreader.ui.platform.commands import (
    Command,
    CommandMenu,
    Commands,
    add_actions,
    menu_bar,
)
from foxreader.ui.platform.translation import Context
from foxreader.ui.search.commands import FindSteps, find_commands
from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.window.layout import Home
from foxreader.ui.window.notes_and_chat import NotesAndChat
from foxreader.ui.window.parts import WindowParts
from foxreader.ui.window.with_shelf import shelf_commands

_FULL = Qt.WindowState.WindowFullScreen
_ALL = (
    "find go.to page.bookmark text",
    "aloud.toggle page.by_itself people selection.look_up answer.evidence chat.conversations",
    "notes.show notes.export notes.import",
    "book.print book.summarise book.details",
    "book.open window.another window.full_screen",
    "settings settings.keys guide app.quit",
)
"""The menu of all that can be done, in its groups."""


class WindowCommands(QObject):
    """The commands, where F6 goes, and what Esc does. ``choose_book`` has the reader choose a file,
    ``open_guide`` opens the guide, ``home`` turns between the book and the ``shelf``.

    ``all`` are the commands.
    """

    def __init__(
        self, parts: WindowParts, choose_book: Callable[[], None], open_guide: Callable[[], None],
        home: Home, shelf: ShelfPage,
    ) -> None:  # fmt: skip
        super().__init__(parts)
        self._parts, self._home, self._shelf = parts, home, shelf
        self._open_guide = open_guide
        buttons, reader = parts.top.buttons, parts.reader
        evidence = parts.chat_controller.evidence.panel
        self._ring = FocusRing((
            WindowPart(parts.top, lambda: buttons["panel"]),
            WindowPart(parts.side, lambda: parts.side.first),
            WindowPart(reader, lambda: reader, whole=True),
            WindowPart(parts.aloud.bar, lambda: parts.aloud.bar.play),
            WindowPart(parts.chat, lambda: parts.chat.composer.field),
            WindowPart(parts.people.panel, lambda: parts.people.panel.first),
            WindowPart(evidence, lambda: evidence.close_button),
        ))  # fmt: skip
        self.find_steps = FindSteps(parts.side, reader)
        self.dictionaries = LookUp(
            parts.program, parts.jobs, parts.controller, reader, parts.appearance.theme
        )
        self.dictionaries.popup.in_book_wanted.connect(self.ask_for)
        self.dictionaries.popup.find_wanted.connect(self._find_word)
        self.dictionaries.popup.add_wanted.connect(partial(parts.settings.open, "words"))
        self._escape = Escape((
            self.dictionaries.close, parts.extras.close_open, parts.people.close,
            parts.chat_controller.evidence.close, parts.by_itself.stop,
            parts.passage.clear, parts.text.close, self.find_steps.end, parts.chat.close_open,
            parts.chat.composer.stop_editing,
            parts.messages.clear, self._close_drawer, self._stop_answer, self._back_to_page,
            self._leave_full_screen,
        ))  # fmt: skip
        self.notes_and_chat = NotesAndChat(parts)
        of_book = (
            *self._about_the_book(choose_book),
            *find_commands(self.find_steps),
            *look_up_commands(lambda: self.look_up(parts.passage.words)),
            *self._about_pages(),
            self._details(),
            *self._about_notes(),
            *self.notes_and_chat.commands(),
            *people_commands(parts.people),
            parts.by_itself.command(),
            *(replace(one, anywhere=True) for one in aloud_commands(parts.aloud)),
            *self._about_the_window(),
        )
        of_shelf = shelf_commands(shelf)
        self.all = Commands((*of_book, *of_shelf))
        parts.top.show_keys(self.all)
        parts.chat.head.more.clicked.connect(self._open_chat_menu)
        parts.passage.menu_made.connect(self.all.show_keys)
        parts.passage.menu_made.connect(self._add_all)
        buttons["more"].clicked.connect(self._show_all)
        home.use_actions(add_actions(parts, of_book), add_actions(parts, of_shelf))
        if sys.platform == "darwin":
            parts.setMenuBar(menu_bar(parts))
        for command in self.all:
            if command.button:
                buttons[command.button].clicked.connect(partial(command.act))

    def _about_the_book(self, choose_book: Callable[[], None]) -> tuple[Command, ...]:
        keys, navigator, passage = (
            QKeySequence.StandardKey, self._parts.navigator, self._parts.passage
        )  # fmt: skip
        chat = self._parts.chat_controller
        return (
            Command("book.open", self.tr("Open a book"), (keys.Open,), choose_book, anywhere=True),
            Command("find", self.tr("Find in this book"), (keys.Find,), self.find, button="search"),
            Command("go.back", self.tr("Back"), ("Alt+Left",), navigator.back, button="back"),
            Command(
                "go.forward",
                self.tr("Forward"),
                ("Alt+Right",),
                navigator.forward,
                button="forward",
            ),
            Command(
                "go.to", self.tr("Go to a page, percent, chapter or tag"), ("Ctrl+G",), self._go_to
            ),
            Command("chat.ask", self.tr("Write a question"), ("Ctrl+L",), self._write_question),
            Command(
                "selection.ask",
                self.tr("Ask about the selected passage"),
                ("Ctrl+Shift+L",),
                passage.ask,
            ),
            Command(
                "selection.copy_with_citation",
                self.tr("Copy the selected passage with citation"),
                ("Ctrl+Shift+C",),
                passage.copy_with_citation,
            ),
            Command("chat.new", self.tr("New conversation"), ("Ctrl+N",), chat.begin_anew),
            Command(
                "chat.ask_again",
                self.tr("Ask the last question again"),
                ("Ctrl+Shift+R",),
                self._parts.chat.ask_last_again,
            ),
            Command(
                "chat.edit",
                self.tr("Edit the last question"),
                ("Ctrl+Shift+U",),
                self._parts.chat.edit_last,
            ),
            Command(
                "chat.conversations",
                self.tr("Conversations about this book"),
                ("Ctrl+H",),
                chat.list_conversations,
            ),
            Command(
                "book.summarise",
                self.tr("Summarise this book…"),
                ("Ctrl+Shift+S",),
                self._summarise,
            ),
        )

    def _details(self) -> Command:
        return Command("book.details", self.tr("Details of this book"), (), self._show_details)

    def _show_details(self) -> None:
        opened = self._parts.controller.opened
        if opened is not None:
            self._shelf.menus.show_details_of(opened.book.sha256, self._parts)

    def _menu_of_all(self, parent: QWidget) -> CommandMenu:
        return CommandMenu(self.all.in_groups(_ALL), parent)

    def _show_all(self) -> None:
        self._menu_of_all(self._parts).popup_under(self._parts.top.buttons["more"])

    def _add_all(self, menu: QMenu, _words: str) -> None:
        """All that can be done, at the end of the page's menu."""
        inside = self._menu_of_all(menu)
        inside.setTitle(self.tr("More"))
        menu.addSeparator()
        menu.addMenu(inside)

    def _about_notes(self) -> tuple[Command, ...]:
        marking, notes, listed = self._parts.marking, self._parts.notes, self._parts.side.notes
        colors = tuple(
            Command(
                f"selection.highlight_{number}",
                self.tr("Highlight the selected passage in {0}").format(color_name(color, {})),
                (f"Ctrl+{number}",),
                partial(marking.color, number),
            )
            for number, color in enumerate(COLORS, 1)
        )
        return (
            *colors,
            Command(
                "selection.note",
                self.tr("Write a note to the selected passage"),
                ("Ctrl+M",),
                marking.write_note,
            ),
            Command(
                "page.bookmark",
                self.tr("Bookmark this page, or take the bookmark away"),
                ("Ctrl+D",),
                marking.toggle_bookmark,
                button="bookmark",
            ),
            Command("notes.show", self.tr("Notes"), ("Ctrl+Shift+M",), self.show_notes),
            Command(
                "notes.export",
                self.tr("Export the notes"),
                ("Ctrl+Shift+E",),
                listed.foot.export.click,
            ),
            Command(
                "notes.import",
                self.tr("Import notes"),
                ("Ctrl+Shift+I",),
                listed.foot.bring_in.click,
            ),
            Command(
                "notes.undo", self.tr("Undo a highlight, note or bookmark"), ("Ctrl+Z",), notes.undo
            ),
            Command("notes.redo", self.tr("Do it again"), ("Ctrl+Shift+Z",), notes.redo),
        )

    def _about_pages(self) -> tuple[Command, ...]:
        """What is done with pages; with fixed ones nothing in a book without any."""
        display, pages = self._parts.reader.display, self._parts.pages

        def fixed(act: Callable[[], object]) -> Callable[[], object]:
            return lambda: act() if self._parts.reader.kind != "flowing" else None

        def rows(act: Callable[[], object]) -> Callable[[], object]:
            return lambda: act() if self._parts.reader.kind == "pages" else None

        return (
            Command(
                "book.print",
                self.tr("Print pages, chapters or what is selected"),
                (QKeySequence.StandardKey.Print,),
                self.print_book,
            ),
            Command(
                "page.whole", self.tr("Whole page"), ("Ctrl+0",), fixed(lambda: display.fit("page"))
            ),
            Command(
                "page.wide",
                self.tr("As wide as the window"),
                ("Ctrl+Shift+0",),
                fixed(lambda: display.fit("width")),
            ),
            Command("page.turn", self.tr("Turn the pages"), ("Ctrl+R",), rows(display.turn)),
            Command(
                "page.caret", self.tr("A caret in the text, or none"), ("F7",), self._toggle_caret
            ),
            Command(
                "evidence.next",
                self.tr("Next evidence"),
                ("Alt+Down",),
                lambda: pages.move_evidence(1),
            ),
            Command(
                "evidence.previous",
                self.tr("Previous evidence"),
                ("Alt+Up",),
                lambda: pages.move_evidence(-1),
            ),
        )

    def _toggle_caret(self) -> None:
        display = self._parts.reader.display
        display.show_caret(not display.caret)
        self._parts.reader.setFocus()

    def _about_the_window(self) -> tuple[Command, ...]:
        keys, settings = QKeySequence.StandardKey, self._parts.settings
        return (
            Command(
                "shelf",
                self.tr("Shelf, and back to the book"),
                ("Ctrl+Shift+B",),
                self._home.toggle,
                button="shelf",
                anywhere=True,
            ),
            Command(
                "panel",
                self.tr("Contents and search"),
                ("F9",),
                lambda: self._toggle("panel"),
                button="panel",
            ),
            Command("chat", self.tr("Chat"), ("F10",), lambda: self._toggle("chat"), button="chat"),
            Command("text", self.tr("Text"), ("Ctrl+T",), self._parts.text.toggle, button="text"),
            Command(
                "text.larger", self.tr("Larger"), (keys.ZoomIn, "Ctrl+="), lambda: self.zoom(1)
            ),
            Command("text.smaller", self.tr("Smaller"), (keys.ZoomOut,), lambda: self.zoom(-1)),
            Command(
                "window.next_part",
                self.tr("Next part of the window"),
                ("F6",),
                lambda: self._ring.move(1),
            ),
            Command(
                "window.previous_part",
                self.tr("Part before"),
                ("Shift+F6",),
                lambda: self._ring.move(-1),
            ),
            Command(
                "window.escape",
                self.tr("Close what is open, stop an answer, back to the page"),
                ("Esc",),
                self._escape.press,
            ),
            Command(
                "window.full_screen",
                self.tr("Full screen"),
                ("F11",),
                self._toggle_full_screen,
                anywhere=True,
            ),
            Command(
                "settings",
                self.tr("Settings"),
                ("Ctrl+,",),
                settings.open,
                button="settings",
                anywhere=True,
            ),
            Command(
                "settings.keys",
                self.tr("Keys"),
                ("F1",),
                lambda: settings.open("keys"),
                anywhere=True,
            ),
            Command("guide", self.tr("Guide"), (), self._open_guide, anywhere=True),
            *_window_commands(self._parts),
        )

    # What they do

    def find(self) -> None:
        """Open the search in this book."""
        self._parts.panels.toggle("panel", True)
        self._parts.side.show_search()

    def show_notes(self) -> None:
        """Open the list of notes."""
        self._parts.panels.toggle("panel", True)
        self._parts.side.show_notes()
        self._parts.side.notes.list.begin_near(self._parts.reader.place)
        self._parts.side.notes.first.setFocus()

    def _find_word(self, word: str) -> None:
        self.find_words(word, False)

    def find_words(self, words: str, everywhere: bool) -> None:
        """Search for ``words`` in this book, or in all."""
        self.find()
        self._parts.side.search.search_in(everywhere)
        self._parts.side.field.setText(words)

    def look_up(self, words: str) -> None:
        """Look up ``words`` in the dictionaries; without any the pop-up offers to add one."""
        self.dictionaries.look_up(words)

    def ask_for(self, words: str) -> None:
        """Ask, word for word, what the book says of ``words``."""
        self._parts.panels.toggle("chat", True)
        question = self.tr("What is “{0}”?").format(words)
        self._parts.chat_controller.ask(ReaderQuestion(question, strict=True))

    def ask_about(self, span: Span) -> None:
        """Start a question about a passage."""
        self._parts.panels.toggle("chat", True)
        self._parts.chat_controller.ask_about(Selection.of(span), self._parts.passage.words)

    def ask_of(self, question: str, span: Span) -> None:
        """Ask a question about a passage at once."""
        self._parts.panels.toggle("chat", True)
        asked = ReaderQuestion(question, Selection.of(span), about=self._parts.passage.words)
        self._parts.chat_controller.ask(asked)

    def _open_chat_menu(self) -> None:
        """What else can be done about the open conversation and its book."""
        asked = (self.all["chat.ask_again"], self.all["chat.edit"])
        self._parts.chat.head.open_menu((asked, (self.all["book.summarise"],)))

    def _summarise(self) -> None:
        """Show what summaries would take; without a model, where one is set up."""
        if self._parts.program.models.provider() is None:
            self._parts.settings.models()
        else:
            self._parts.controller.index.propose_summaries()

    def _go_to(self) -> None:
        """To the field of the page bar, where there is one, else to the one of all places."""
        if self._parts.reader.kind == "pages":
            self._parts.pages.write_page()
        else:
            self._parts.extras.open_go_to()

    def print_book(self) -> None:
        """Ask what of the open book is to be printed."""
        opened, reader = self._parts.controller.opened, self._parts.reader
        if opened is None:
            return
        shape, place = reader.display.shape, reader.place
        rows = shape is not None and reader.kind == "pages"
        here = tuple(range(shape.first, shape.last + 1)) if rows and shape else (place.file,)
        self._parts.printing.open(opened, place, self._parts.passage.span, here)

    def show_answer(self) -> None:
        """Bring the answer forward whose evidence the page shows."""
        self._parts.panels.toggle("chat", True)
        self._parts.chat.transcript.setFocus()

    def zoom(self, by: int) -> None:
        """Make the page, or its text, larger by some steps, or smaller."""
        if self._parts.reader.kind != "flowing":
            self._parts.reader.display.zoom(by)
        else:
            self._parts.appearance.zoom_text(by)

    def _toggle(self, name: str) -> None:
        """Show a panel or not; one that lies over the page has the keyboard."""
        parts = self._parts
        parts.panels.toggle(name)
        if parts.panels.is_over(name) and parts.panels.shown(name):
            first = parts.side.first if name == "panel" else parts.chat.composer.field
            first.setFocus()

    def _close_drawer(self) -> bool:
        closed = self._parts.panels.close_drawer()
        if closed:
            self._parts.reader.setFocus()
        return closed

    def _write_question(self) -> None:
        self._parts.panels.toggle("chat", True)
        self._parts.chat.composer.field.setFocus()

    def _stop_answer(self) -> bool:
        if not self._parts.controller.busy:
            return False
        self._parts.controller.stop_asking()
        return True

    def _back_to_page(self) -> bool:
        if has_keyboard(self._parts.reader):
            return False
        self._parts.reader.setFocus()
        return True

    def _leave_full_screen(self) -> bool:
        if not self._parts.isFullScreen():
            return False
        self._toggle_full_screen()
        return True

    def _toggle_full_screen(self) -> None:
        self._parts.setWindowState(self._parts.windowState() ^ _FULL)


# What keys do with the windows of the program

WindowWords = Context("WindowWords")


def _window_commands(window: QWidget) -> tuple[Command, ...]:
    """The commands of ``window``, which emits ``another_wanted`` for a second one."""
    another, close = WindowWords.tr("New window on this book"), WindowWords.tr("Close this window")
    new = window.another_wanted.emit  # type: ignore[attr-defined]
    leave = QApplication.closeAllWindows
    return (
        Command("window.another", another, ("Ctrl+Shift+N",), new, anywhere=True),
        Command("window.close", close, ("Ctrl+W",), window.close, anywhere=True),
        # Some systems name no key to quit.
        Command("app.quit", WindowWords.tr("Quit"), ("Ctrl+Q",), leave, anywhere=True),
    )
