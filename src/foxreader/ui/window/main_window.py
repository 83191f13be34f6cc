"""The main window: connects bars, panels and the page with the controllers that do the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QVBoxLayout, QWidget

from foxreader.library.settings import FOOT_NOTES, Settings
from foxreader.parts.opened_ahead import FirstPage, OpenedAhead
from foxreader.parts.program import Program
from foxreader.ui.book.showings import Showings
from foxreader.ui.platform import translation
from foxreader.ui.platform.icons import program_icon
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme, palette, style_sheet
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.reader import sandbox_check
from foxreader.ui.reader.scheme import Web, make_web
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.window import messages
from foxreader.ui.window.appearance import Appearance
from foxreader.ui.window.bars import FootBar, TopBar
from foxreader.ui.window.home import Home
from foxreader.ui.window.panels import Panels
from foxreader.ui.window.window_state import WindowState

if TYPE_CHECKING:
    from foxreader.core.book import Book
    from foxreader.core.link import Link
    from foxreader.core.span import Span
    from foxreader.library.shelf import Shelved
    from foxreader.ui.chat.turn import Turn
    from foxreader.ui.window.parts import WindowParts

_FIRST = 250
"""Milliseconds that the rest of the window waits for the first page. Chosen: twice what a page
takes; a book that is long to read is waited for with the whole window."""
_LEAST_SIZE = 480, 360
"""Pixels of the smallest window. Chosen: it fits a screen of 900 pixels in double size."""
_KEEP_UNSENT = 700
"""Milliseconds after the last key at which a question is kept. Chosen: a pause in typing."""


class MainWindow(QMainWindow):
    """One book at a time, its contents on the left, the chat on the right.

    One that is not ``whole`` has the page and the bars; :meth:`complete` makes the rest.
    ``number`` is 1 for the first window. Of the windows on one book (``showings``) each but the
    first has a place of its own in it, and begins its own conversation.

    Signals: ``another_wanted()`` a second window on this book; ``book_wanted_elsewhere(Path)`` a
    window on another one; ``forgetting(str)`` all that is kept of the book of this hash will be
    deleted; ``closed()``.
    """

    another_wanted = Signal()
    book_wanted_elsewhere = Signal(Path)
    forgetting = Signal(str)
    closed = Signal()
    _first_page = Signal(object)

    def __init__(
        self,
        program: Program,
        state: QSettings,
        number: int = 1,
        web: Web | None = None,
        showings: Showings | None = None,
        *,
        whole: bool = True,
    ) -> None:
        super().__init__()
        self.whole = self._to_close = False
        self._themed: Theme | None = None
        if (app := QApplication.instance()) is not None:
            translation.use(app, program.profile)
        self.setWindowTitle("Foxreader")
        self.setWindowIcon(program_icon())
        self.program, self._state, self.number = program, WindowState(self, state), number
        self._showings = showings
        self.jobs = Jobs(self)
        self.appearance = Appearance(program.profile, self.jobs, self)
        self.appearance.changed.connect(self._apply_theme)
        self.web = web or make_web(QApplication.instance() or self)
        self.top, self.foot = TopBar(self), FootBar(self)
        self.reader = SpreadView(self.web, self.jobs, self.appearance.page_style, self)
        self.reader.setObjectName("reader")
        sandbox_check.check(self.web, self.reader.page)
        page = QWidget()
        page.setFocusProxy(self.reader)
        self._page = _column(page, self.reader)
        self._panels = Panels(_room("sidePanel"), page, _room("chatPanel"), state)
        reading = QWidget(self)
        _column(reading, self.top, self._panels, self.foot)
        self.home = Home(reading, self.reader, self)
        for name in ("panel", "chat"):
            self.top.buttons[name].setChecked(self._panels.shown(name))
        self.setCentralWidget(self.home)
        self.setMinimumSize(*_LEAST_SIZE)
        self._state.restore()
        self._apply_theme()
        self.reader.setFocus()
        self._ahead: OpenedAhead | None = None
        self._pieces = self._completing()
        if whole:
            self.complete()

    # The first page, and the rest

    def begin(self, path: Path, then: Callable[[], None]) -> None:
        """Open a book and show its page, before there is more in the window; ``then`` follows, when
        the page is there or does not come soon."""
        self._ahead = OpenedAhead(self.program.profile, self.program.books, path)
        self._first_page.connect(self._show_first)
        waiting = QTimer(self, interval=_FIRST, singleShot=True)

        def go_on() -> None:
            self.reader.loaded.disconnect(soon)
            then()

        soon = self.reader.loaded.connect(lambda: waiting.start(0))
        waiting.timeout.connect(go_on)
        waiting.start()
        self.jobs.start(partial(self._ahead.run, self._first_page.emit))

    def _show_first(self, first: FirstPage) -> None:
        if not self.whole:
            self.appearance.show_book(first.book.sha256, first.look)
            style = self.appearance.page_style
            self.reader.open(first.book, first.resources, first.place, style, first.view)

    def complete(self) -> None:
        """Make all that the first page does without."""
        for _ in self._pieces:
            pass

    def complete_by_pieces(self, then: Callable[[], None]) -> None:
        """As :meth:`complete`, each piece in an event of its own: the page is read meanwhile."""
        if next(self._pieces, "whole") == "whole":
            then()
        else:
            QTimer.singleShot(0, self, partial(self.complete_by_pieces, then))

    def _completing(self) -> Iterator[None]:
        self._make_sides()
        yield
        self._make_work()
        yield
        parts = self._make_parts()
        self._make_shelf(parts)
        yield
        self._connect_book()
        self._connect_work()
        self._follow(parts)
        self._theme_parts()
        self.whole = True
        QTimer.singleShot(0, self.close if self._to_close else self._show_profile_warnings)

    def _make_sides(self) -> None:
        """The book, and the panels beside its page."""
        from foxreader.ui.window import all_parts as make  # noqa: PLC0415 -- most of the program

        program = self.program
        self.controller = make.BookController(
            program, self.jobs, self, self._showings, self.number, self._ahead
        )
        self._ahead = None  # it holds a whole book
        self.notes = make.NotesController(program, self.jobs, self)
        self.side = make.SidePanel(self.jobs, program, self.notes, self.theme, self)
        self.chat = make.ChatPanel(
            self.web, self.theme, program.models.money, program.second.cost, self
        )
        sandbox_check.check(self.web, self.chat.transcript.page)
        self._panels.fill("panel", self.side)
        self._panels.fill("chat", self.chat)

    def _make_work(self) -> None:
        """What works on the book and its page."""
        from foxreader.ui.window import all_parts as make  # noqa: PLC0415 -- as above

        program = self.program
        self.settings = make.SettingsOpener(
            program, self.jobs, self.controller, lambda: self.theme, lambda: self.commands.all, self
        )
        self.pace = make.PaceKeeper(program.profile, self.jobs, self)
        self.life = make.LifeKeeper(program.profile, self.jobs, self)
        self._navigator = make.Navigator(
            self.controller,
            self.reader,
            self.side,
            self.top,
            self.foot,
            self.pace,
            self.life,
        )
        self._navigator.show_note(program.profile.settings.foot_note)
        self.chat_controller = make.ChatController(program, self.controller, self.chat, self)
        self.marking = make.Marking(self.notes, self.reader, self.theme)
        self.passage = make.Passage(self.controller, self.reader, self._navigator, self.marking)
        self.extras = make.PageExtras(self.reader, self.jobs, self.passage, self.web, self)
        self.text = make.TextSettings(self, self.appearance, self.controller, self.reader, self.top)
        self.aloud = make.reading_aloud(
            self, program.profile, self.jobs, self.reader, self.extras, self.passage, self._keep
        )
        self._page.addWidget(self.aloud.bar)
        self.people = make.PeopleController(
            program, self.jobs, self.controller, self.reader, self._navigator, self.passage,
            self.theme, self._panels,
        )  # fmt: skip
        self.messages = make.MessageBar(self.reader, self)
        self.pages = make.PageControls(
            self.reader, self.side.contents, lambda: program.profile.page_views, self.jobs,
            self.isFullScreen,
        )  # fmt: skip
        self.printing = make.PrintOpener(self.web, self.jobs, self)

    def _make_parts(self) -> WindowParts:
        from foxreader.ui.window import all_parts as make  # noqa: PLC0415 -- as above

        return make.WindowParts(
            self, self.program, self.controller, self.chat_controller, self._navigator,
            self.appearance, self.text, self.settings, self.passage, self.extras, self.top,
            self.foot, self.side, self.reader, self.chat, self._panels, self.messages, self.people,
            self.pages, self.printing, self.jobs, self.notes, self.marking,
            self.aloud,
        )  # fmt: skip

    def _make_shelf(self, parts: WindowParts) -> None:
        """The other side of the window, with what opens books, and the commands of both."""
        from foxreader.ui.window import all_parts as make  # noqa: PLC0415 -- as above

        self._opener = make.BookOpener(parts)
        self.shelf = make.make_shelf(parts, self._state.settings, self.number)
        make.put_shelf(parts, self.home, self.shelf, self._opener, self._choose)
        self._asked_books = make.AskedBooks(parts, self.home, self._opener)
        self.shelf.menus.ask_wanted.connect(self._asked_books.ask)
        self.shelf.elsewhere_wanted.connect(self.book_wanted_elsewhere)
        self.shelf.forget_wanted.connect(self._forget)
        self.shelf.search_wanted.connect(self._find_everywhere)
        self.regions = make.name_regions(parts, self.shelf)
        self._order_tabs = partial(make.order_tabs, self.regions)
        self._order_tabs()
        self.commands = make.WindowCommands(parts, self._choose, self.home, self.shelf)

    def _follow(self, parts: WindowParts) -> None:
        """Have the window follow the work on the index, and keep what is written."""
        from foxreader.ui.window import all_parts as make  # noqa: PLC0415 -- as above

        make.IndexStatus(self.controller.index, self.foot, self._keep, self)
        summaries = make.SummariesView(
            self.program, self.jobs, self.controller, self.controller.index, self.side.contents
        )
        for changed in (
            self._opener.shown, self.controller.limited, self.settings.models_changed,
        ):  # fmt: skip
            changed.connect(summaries.renew)
        # A question is kept while it is written: a process that is killed saves nothing.
        self._unsent_soon = QTimer(self, interval=_KEEP_UNSENT, singleShot=True)
        self._unsent_soon.timeout.connect(lambda: self._state.keep_question(*self._unsent()))
        self.chat.composer.field.textChanged.connect(self._unsent_soon.start)
        self._note_keeping = make.NoteKeeping(parts, self._opener.places)
        self._note_keeping.said.connect(self._show_message)

    def _connect_book(self) -> None:
        """What is about the book, its page and the places in it."""
        chat, side, reader, navigator = self.chat, self.side, self.reader, self._navigator
        self._opener.shown.connect(self._book_shown)
        self._opener.refused.connect(self._show_profile_warnings)
        self._opener.error.connect(self._show_message)
        side.go_wanted.connect(navigator.jump)
        side.found.connect(navigator.show_found)
        side.hit_chosen.connect(self._opener.places.hit)
        reader.place_changed.connect(navigator.moved)
        reader.jumped.connect(navigator.left)
        reader.external_link.connect(
            lambda url: self._show_message(messages.open_external_link(self, url))
        )
        self.pages.go_wanted.connect(navigator.jump)
        self.pages.evidence_wanted.connect(navigator.show_evidence)
        self.pages.answer_wanted.connect(self.commands.show_answer)
        self.pages.error.connect(self._show_message)
        self.pages.print_wanted.connect(self.commands.print_book)
        self.printing.said.connect(self._show_message)
        reader.display.shaped.connect(navigator.show_place)
        reader.told.connect(self._page_said)
        reader.mismatch.connect(self._show_message)
        self.extras.said.connect(self._show_message)
        self.aloud.said.connect(self._show_message)
        self.extras.go_to.chosen.connect(navigator.jump)
        self.passage.ask_wanted.connect(self.commands.ask_about)
        self.passage.find_wanted.connect(self.commands.find_words)
        self.passage.look_up_wanted.connect(self.commands.look_up)
        self.passage.question_wanted.connect(self.commands.ask_of)
        self.passage.model_wanted.connect(self.settings.models)
        self.passage.print_wanted.connect(self.commands.print_book)
        chat.find_wanted.connect(lambda word: self.commands.find_words(word, False))
        chat.go_wanted.connect(self._opener.places.citation)
        chat.copy_wanted.connect(self.passage.copy_citation)
        chat.evidence.connect(self._mark_evidence)
        self.chat_controller.cleared.connect(lambda: reader.mark("evidence", []))
        self.foot.chosen.connect(navigator.go_to_fraction)

    def _connect_work(self) -> None:
        """What is about questions, the index, the models and the settings."""
        controller, chat, settings = self.controller, self.chat, self.settings
        self.appearance.failed.connect(lambda error: self._show_message(error_words(error)))
        controller.error.connect(self._show_message)
        controller.questions.answered.connect(self._show_profile_warnings)
        controller.limited.connect(chat.composer.set_limit)
        controller.index.confirmation_wanted.connect(chat.ask_confirmation)
        controller.index.search_wanted.connect(lambda: settings.open("search"))
        self.chat_controller.error.connect(self._show_message)
        chat.limit_wanted.connect(controller.set_limit)
        chat.model_wanted.connect(settings.models)
        chat.show_footnotes_only(self.program.profile.settings.footnotes_only)
        chat.footnotes_only_chosen.connect(lambda on: self._keep(footnotes_only=on))
        chat.notice_answered.connect(controller.index.answer_confirmation)
        settings.look_changed.connect(self._reading_changed)
        settings.pace_forgotten.connect(self.pace.forget)
        settings.life_forgotten.connect(self.life.forget)
        self.home.turned.connect(self.life.turned)
        self.foot.left_pressed.connect(self._next_note)
        settings.text_wanted.connect(self.text.open)
        settings.models_changed.connect(self._models_changed)
        settings.semantic_changed.connect(controller.semantic_changed)
        settings.forget_wanted.connect(self._forget)
        self._panels.toggled.connect(self._toggled)

    # How it looks

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self.appearance.theme

    def use(self, settings: Settings) -> None:
        """Show other settings at once, and save them when they have settled."""
        self.appearance.use(settings)

    def _keep(self, **chosen: Any) -> None:
        """Keep settings that change nothing of what is shown."""
        self.appearance.keep(replace(self.program.profile.settings, **chosen))

    def _apply_theme(self) -> None:
        if self._themed != self.theme:  # a slider that is dragged changes the page alone
            self._themed = self.theme
            self._use_palette()
            self.setStyleSheet(style_sheet(self.theme))
            self.top.apply_theme(self.theme)
            self.foot.line.apply_theme(self.theme)
            if self.whole:
                self._theme_parts()
        self.reader.apply(self.appearance.page_style)

    def _theme_parts(self) -> None:
        """Show what was made after the first page in the theme."""
        parts = (
            self.side, self.chat, self.settings, self.people.panel, self.pages, self.marking,
            self.commands.find_steps, self.commands.dictionaries, self.aloud.bar, self.shelf,
        )  # fmt: skip
        for part in parts:
            part.apply_theme(self.theme)

    def _use_palette(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication) and hasattr(self, "appearance"):
            app.setPalette(palette(self.theme))

    def _toggled(self, name: str, shown: bool) -> None:
        self.top.buttons[name].setChecked(shown)
        self.top.apply_theme(self.theme)

    def changeEvent(self, event: QEvent) -> None:
        """In full screen there is the page alone; keys still open the panels."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._use_palette()  # another window may have a book with another theme
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.top.setVisible(not full)
            self.foot.setVisible(not full)
            self._panels.hide_all(full)
            if self.whole:
                self.pages.fit()

    def _page_said(self, kind: str, value: dict[str, Any]) -> None:
        """Text is to be larger, or smaller. In full screen a click in the middle of the page shows
        the bars, or hides them."""
        if kind == "size":
            self.commands.zoom(int(value["by"]))
        elif kind == "bar":
            self.passage.bar.take_keyboard()
        elif kind == "middle" and self.isFullScreen():
            for bar in (self.foot, self.top):
                bar.setVisible(not self.top.isVisible())

    def _reading_changed(self, chosen: dict[str, Any]) -> None:
        """Settings of reading that belong to all books were changed."""
        self.appearance.change(chosen)
        self._navigator.show_note(self.program.profile.settings.foot_note)

    def _next_note(self) -> None:
        """Have the foot say the next thing of how much is left, and keep that."""
        now = self.program.profile.settings.foot_note
        self._reading_changed({"foot_note": FOOT_NOTES[FOOT_NOTES.index(now) - 1]})

    # The book

    def open(self, path: Path | None) -> None:
        """Open the book at ``path``, or the guide."""
        self._opener.open(path)

    def resume(self) -> None:
        """Open the book that was read last; where there is none, show the shelf."""
        self._opener.resume()

    def _find_everywhere(self, words: str) -> None:
        """Have the search panel list all places of ``words`` in all books."""
        self.home.show_book()
        self.commands.find_words(words, True)

    def _choose(self) -> None:
        from foxreader.ui.window.all_parts import choose_book  # noqa: PLC0415 -- as above

        if (path := choose_book(self, self._state.settings)) is not None:
            self.open(path)

    def show_target(self, target: Path | Link | None) -> None:
        """Bring the window forward, with a book, a place in one, or as it is."""
        if target is not None:
            self._opener.show_target(target)
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def _book_shown(self, book: Book) -> None:
        if question := self._state.take_question(book.sha256):
            self.chat.composer.field.setPlainText(question)
            self._state.keep_question(book.sha256, question)
        self._order_tabs()
        self._show_profile_warnings()

    def _unsent(self) -> tuple[str, str]:
        """The hash of the open book, "" without one, and the question that was not sent."""
        opened = self.controller.opened
        unsent = self.chat.composer.field.toPlainText()
        return opened.book.sha256 if opened is not None else "", unsent

    def tell_ended(self) -> None:
        """Say that the program ended unexpectedly, and what can be sent of that."""
        from foxreader.ui.window.all_parts import tell_ended  # noqa: PLC0415 -- as above

        tell_ended(self, self.messages, self.program.profile.home)

    def _forget(self, book: Shelved) -> None:
        self.forgetting.emit(book.sha256)
        self._state.take_question(book.sha256)
        self._opener.forget(book, partial(self._forgotten, book), at_shelf=self.home.at_shelf)

    def _forgotten(self, book: Shelved) -> None:
        self.settings.show_forgotten(book.title)
        self.shelf.refresh()

    # Questions and the index

    @property
    def turn(self) -> Turn | None:
        """The question that is being answered."""
        return self.chat_controller.turn

    def ask(self, question: str) -> None:
        """Ask the open book a question; the answer appears in the chat."""
        from foxreader.answer.conversation.stored import (  # noqa: PLC0415 -- as above
            ReaderQuestion,
        )

        self.chat_controller.ask(ReaderQuestion(question))

    def _mark_evidence(self, spans: list[Span]) -> None:
        """Mark what an answer cites, if it is not marked already: marking twice delays a jump."""
        if set(spans) != set(self.reader.marked("evidence")):
            self.reader.mark("evidence", spans)

    def _models_changed(self, warning: str) -> None:
        """Another model answers from now on; the conversation goes on."""
        self._show_message(warning)
        self.controller.model_changed()
        self.chat_controller.show_model()

    # What is said

    def _show_message(self, sentence: str) -> None:
        self.messages.say(sentence)

    def _show_profile_warnings(self, *_: object) -> None:
        """Say what is wrong with the profile, each thing once."""
        for warning in self.program.profile.take_warnings():
            self._show_message(notice_words(warning))

    # What Qt asks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The titles have more or less room."""
        super().resizeEvent(event)
        if self.whole and self.controller.opened is not None:
            self._navigator.moved(self.reader.place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's state, stop the work, delete the pages before their profile.
        A window that is not whole is closed when it is."""
        if not self.whole:
            self._to_close = True
            event.ignore()
            return
        self._unsent_soon.stop()
        self._state.keep(*self._unsent())
        self._panels.keep()
        self.appearance.save_now()
        self.life.finish()
        self.marking.close_book()
        self.shelf.shut()
        self.jobs.stop_all()
        self.notes.finish()
        self.pages.close()
        self.controller.close()
        self.program.dictionaries.close()
        self.aloud.stop()
        self.extras.shut()
        self.reader.shut()
        self.chat.shut()
        super().closeEvent(event)
        self.closed.emit()


def _column(widget: QWidget, *parts: QWidget) -> QVBoxLayout:
    """Parts below each other in a widget; what is no bar has what room there is."""
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for part in parts:
        layout.addWidget(part, 0 if isinstance(part, (TopBar, FootBar)) else 1)
    return layout


def _room(name: str) -> QFrame:
    """What is seen of a panel before it is there: its ground."""
    room = QFrame()
    room.setObjectName(name)
    return room
