"""The main window: connects bars, panels and the page with the controllers that do the work."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton, QVBoxLayout, QWidget

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError, PasswordNeeded
from foxreader.core.events import Progress
from foxreader.core.link import Link
from foxreader.core.span import Span
from foxreader.index.summaries.agreement import Plan
from foxreader.library.settings import Settings
from foxreader.parts.books import OpenBook
from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.book.opening import Arrival, Beginning
from foxreader.ui.chat.chat_controller import ChatController
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.platform import progress, translation
from foxreader.ui.platform.icons import program_icon
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.keyboard import has_keyboard
from foxreader.ui.platform.theme import Theme, palette, style_sheet
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.reader import sandbox_check
from foxreader.ui.reader.scheme import make_web
from foxreader.ui.reader.view import BookView
from foxreader.ui.settings.look_menu import LookMenu
from foxreader.ui.settings.menu import SettingsMenu
from foxreader.ui.window import messages
from foxreader.ui.window.appearance import Appearance
from foxreader.ui.window.bars import FootBar, TopBar
from foxreader.ui.window.drop_target import DropTarget
from foxreader.ui.window.focus import Escape, FocusRing, Part
from foxreader.ui.window.keys import Command, KeysDialog, add_actions
from foxreader.ui.window.navigator import Navigator
from foxreader.ui.window.open_menu import OpenMenu
from foxreader.ui.window.open_place import PlaceOpener
from foxreader.ui.window.panels import Panels
from foxreader.ui.window.passage import Passage
from foxreader.ui.window.window_state import WindowState

_FULL = Qt.WindowState.WindowFullScreen


class MainWindow(QMainWindow):
    """One book at a time, its contents on the left, the chat on the right."""

    def __init__(self, program: Program, state: QSettings) -> None:
        super().__init__()
        if (app := QApplication.instance()) is not None:
            translation.install(app)
        self.setWindowTitle("Foxreader")
        self.setWindowIcon(program_icon())
        self.setAcceptDrops(True)
        self.program, self._state = program, WindowState(self, state)
        self.jobs = Jobs(self)
        self.controller = BookController(program, self.jobs, self)
        self._appearance = Appearance(program.profile, self.jobs, self)
        self.web = make_web(QApplication.instance() or self)
        self.top, self.foot = TopBar(self), FootBar(self)
        self.side = SidePanel(self.jobs, program, self.theme, self)
        self.reader = BookView(self.web, self.jobs, self._appearance.page_style, self)
        self.chat = ChatPanel(self.web, self.theme, program.models.money, program.second.cost, self)
        sandbox_check.check(self.web, self.reader.page, self.chat.transcript.page)
        self.settings = SettingsMenu(program, self.jobs, self.controller, self)
        self._navigator = Navigator(self.controller, self.reader, self.side, self.top, self.foot)
        self._place_opener = PlaceOpener(self.controller, self._navigator, self.open)
        self.chat_controller = ChatController(program, self.controller, self.chat, self)
        self.passage = Passage(self.controller, self.reader, self._navigator)
        self._panels = Panels(self.side, self.reader, self.chat, state)
        self._drop_target = DropTarget(self)
        self._recent = OpenMenu(self.controller, state, self)
        self._recent.chosen.connect(self.open)
        self._lay_out()
        self._connect()
        self._make_actions()
        for name in ("panel", "chat"):
            self.top.buttons[name].setChecked(self._panels.shown(name))
        self._apply_theme()
        self.reader.setFocus()
        QTimer.singleShot(0, self._show_profile_warnings)

    # The making of it

    def _lay_out(self) -> None:
        self.reader.setObjectName("reader")
        middle = QWidget(self)
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self._panels, 1)
        layout.addWidget(self.foot)
        self.setCentralWidget(middle)
        self.setMinimumSize(820, 520)
        self._state.restore()

    def _connect(self) -> None:
        controller, chat, side, reader = self.controller, self.chat, self.side, self.reader
        navigator = self._navigator
        self._appearance.changed.connect(self._apply_theme)
        self._appearance.failed.connect(self._failed)
        controller.begun.connect(self._begun)
        controller.arrived.connect(self._arrived)
        controller.open_failed.connect(self._refused)
        controller.loading.connect(self._show_loading)
        controller.questions.answered.connect(self._show_profile_warnings)
        controller.index.progress.connect(self._indexing)
        controller.index.paused.connect(self._index_paused)
        controller.index.confirmation_wanted.connect(chat.ask_confirmation)
        controller.renewed.connect(self._renewed)
        controller.error.connect(self._show_message)
        self.chat_controller.error.connect(self._show_message)
        self.chat_controller.cleared.connect(lambda: reader.mark("evidence", []))
        self._place_opener.error.connect(self._show_message)
        chat.limit_wanted.connect(self._limit)
        controller.limited.connect(chat.composer.set_limit)
        chat.model_wanted.connect(self.settings.models)
        self.settings.model_chosen.connect(self._model_chosen)
        self.settings.semantic_changed.connect(controller.semantic_changed)
        controller.index.search_wanted.connect(self.settings.search)
        controller.index.consent_wanted.connect(self._ask_consent)
        chat.find_wanted.connect(lambda word: self._find_words(word, False))
        chat.go_wanted.connect(self._place_opener.citation)
        chat.show_footnotes_only(self.program.profile.settings.footnotes_only)
        chat.footnotes_only_chosen.connect(self._keep_footnotes_only)
        chat.evidence.connect(self._mark_evidence)
        chat.notice_answered.connect(controller.index.answer_confirmation)
        side.go_wanted.connect(navigator.jump)
        side.found.connect(navigator.show_found)
        side.hit_chosen.connect(self._place_opener.hit)
        reader.place_changed.connect(navigator.moved)
        reader.jumped.connect(navigator.left)
        reader.external_link.connect(lambda url: messages.open_external_link(self, url))
        reader.zoomed.connect(self._zoomed)
        reader.mismatch.connect(self._show_message)
        self.passage.ask_wanted.connect(self._ask_about)
        self.passage.find_wanted.connect(self._find_words)
        self.passage.look_up_wanted.connect(self._look_up)
        self._panels.toggled.connect(self._toggled)
        self.foot.chosen.connect(navigator.go_to_fraction)
        self.foot.index_pressed.connect(controller.index.pause_or_resume)
        self.foot.opening_pressed.connect(self._cancel_opening)
        self.foot.warnings_pressed.connect(self._show_warnings)

    def _make_actions(self) -> None:
        buttons = self.top.buttons
        for name, menu in (("open", self._recent), ("settings", self.settings)):
            buttons[name].setMenu(menu)
            buttons[name].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._ring = FocusRing((
            Part(self.top, lambda: buttons["panel"]),
            Part(self.side, lambda: self.side.first),
            Part(self.reader, lambda: self.reader),
            Part(self.chat, lambda: self.chat.composer.field),
        ))  # fmt: skip
        self._escape = Escape((
            self.passage.clear, self.chat.close_open, self._stop_answer, self._back_to_page,
            self._leave_full_screen,
        ))  # fmt: skip
        self.commands = self._commands()
        add_actions(self, self.commands)
        for command in self.commands:
            if command.button:
                act = command.act
                buttons[command.button].clicked.connect(lambda checked=False, act=act: act())

    def _commands(self) -> tuple[Command, ...]:
        """What keys do in the whole window, in the order of their list."""
        keys, panels, navigator, chat = (
            QKeySequence.StandardKey, self._panels, self._navigator, self.chat_controller
        )  # fmt: skip
        return (
            Command(self.tr("Open a book"), (keys.Open,), self._recent.choose),
            Command(self.tr("Find in this book"), (keys.Find,), self._find, "search"),
            Command(self.tr("Back"), ("Alt+Left",), navigator.back, "back"),
            Command(self.tr("Forward"), ("Alt+Right",), navigator.forward, "forward"),
            Command(self.tr("Contents and search"), ("F9",), lambda: panels.toggle("panel"),
                    "panel"),
            Command(self.tr("Chat"), ("F10",), lambda: panels.toggle("chat"), "chat"),
            Command(self.tr("Look of the page"), ("Ctrl+T",), self._look_menu, "text"),
            Command(self.tr("Larger"), (keys.ZoomIn, "Ctrl+="), lambda: self._zoomed(1)),
            Command(self.tr("Smaller"), (keys.ZoomOut,), lambda: self._zoomed(-1)),
            Command(self.tr("Write a question"), ("Ctrl+L",), self._write_question),
            Command(self.tr("Ask about the selected passage"), ("Ctrl+Shift+L",),
                    self.passage.ask),
            Command(self.tr("Copy the selected passage with citation"), ("Ctrl+Shift+C",),
                    self.passage.copy_with_citation),
            Command(self.tr("New conversation"), ("Ctrl+N",), chat.begin_anew),
            Command(self.tr("Conversations about this book"), ("Ctrl+H",),
                    chat.list_conversations),
            Command(self.tr("Next part of the window"), ("F6",), lambda: self._ring.move(1)),
            Command(self.tr("Part before"), ("Shift+F6",), lambda: self._ring.move(-1)),
            Command(self.tr("Close what is open, stop an answer, back to the page"), ("Esc",),
                    self._escape.press),
            Command(self.tr("Full screen"), ("F11",), self._toggle_full_screen),
            Command(self.tr("Keys"), ("F1",), self.show_keys),
            Command(self.tr("Quit"), ("Ctrl+Q",), self.close),  # the system may name no key
        )  # fmt: skip

    def show_keys(self) -> KeysDialog:
        """List all keys."""
        dialog = KeysDialog((*self.commands, *self.settings.commands), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    # Where the keyboard is

    def _write_question(self) -> None:
        self._panels.toggle("chat", True)
        self.chat.composer.field.setFocus()

    def _stop_answer(self) -> bool:
        if not self.controller.busy:
            return False
        self.controller.stop_asking()
        return True

    def _back_to_page(self) -> bool:
        if has_keyboard(self.reader):
            return False
        self.reader.setFocus()
        return True

    def _leave_full_screen(self) -> bool:
        if not self.isFullScreen():
            return False
        self._toggle_full_screen()
        return True

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ _FULL)

    def changeEvent(self, event: QEvent) -> None:
        """In full screen there is the page alone; keys still open the panels."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.top.setVisible(not full)
            self.foot.setVisible(not full)
            self._panels.hide_all(full)

    # How it looks

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        return self._appearance.theme

    def use(self, settings: Settings) -> None:
        """Show other settings at once, and save them when they have settled."""
        self._appearance.use(settings)

    def _apply_theme(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(palette(self.theme))
        self.setStyleSheet(style_sheet(self.theme))
        for part in (self.top, self.side, self.chat):
            part.apply_theme(self.theme)
        self.foot.line.apply_theme(self.theme)
        self.reader.apply(self._appearance.page_style)

    def _toggled(self, name: str, shown: bool) -> None:
        self.top.buttons[name].setChecked(shown)
        self.top.apply_theme(self.theme)

    def _zoomed(self, by: int) -> None:
        if self.reader.zooms:
            self._appearance.zoom_page(by)
        else:
            self._appearance.zoom_text(by)

    def _keep_footnotes_only(self, on: bool) -> None:
        self._appearance.keep(replace(self.program.profile.settings, footnotes_only=on))

    def _look_menu(self) -> None:
        menu = LookMenu(self.program.profile.settings, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.changed.connect(self.use)
        menu.show_below(self.top.buttons["text"])

    # Opening

    def open(self, path: Path | None) -> None:
        """Open the book at ``path``, or the guide."""
        self._place_opener.forget()
        self.controller.open(path)

    def show_target(self, target: Path | Link | None) -> None:
        """Bring the window forward, with a book, a place in one, or as it is."""
        if isinstance(target, Link):
            self._place_opener.follow(target)
        elif target is not None:
            self.open(target)
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def resume(self) -> None:
        """Open the book that was read last; where there is none, the guide."""
        self.controller.find(
            lambda cancel: self.program.profile.shelf.recent(1),
            lambda recent: self.open(recent[0].path if recent else None),
        )

    def _begun(self, beginning: Beginning) -> None:
        """No book was open, and the first page of one is there; the rest is still being read."""
        book = beginning.book
        self._show_page(book, beginning.resources, beginning.place)
        self._name(book)
        self.side.begin()
        self.chat.composer.set_waiting(True)
        self._navigator.begin(book)

    def _arrived(self, arrival: Arrival) -> None:
        """A book is open: all of the window becomes that book's at once."""
        book, place = arrival.opened.book, arrival.place
        if self.reader.complete(book, arrival.opened.resources):
            place = self.reader.place
        else:
            self._show_page(book, arrival.opened.resources, place)
        self._name(book)
        self.side.open(book)
        self.chat.composer.set_waiting(False)
        self.chat_controller.restore(arrival.answers)
        self._navigator.start(book, place)
        self._place_opener.arrived(book)
        if question := self._state.take_question(book.sha256):
            self.chat.composer.field.setPlainText(question)
        self._show_profile_warnings()

    def _show_page(self, book: Book, resources: Resources, place: Span) -> None:
        self._appearance.zoom = 1.0
        self.reader.open(book, resources, place, self._appearance.page_style)

    def _name(self, book: Book) -> None:
        """Show the book's title and an empty chat; close dialogs about the book before."""
        messages.close_of_book(self)
        self.setWindowTitle(f"{book.metadata.title} — Foxreader")
        self.chat.composer.scope.ask_books(None)
        self.chat_controller.start(book)
        self.chat.ask_confirmation("")
        self.foot.show_warnings(len(book.warnings))

    def _renewed(self, opened: OpenBook) -> None:
        """The book has more text than before: shown at the same place, and searched again."""
        book, words = opened.book, self.side.field.text()
        self.reader.complete(book, opened.resources)
        self.side.open(book)
        self.side.field.setText(words)
        self.chat.renew(book, strict=self.program.models.provider() is None)
        self.foot.show_warnings(len(book.warnings))
        self._navigator.renew(book, self.reader.place)

    def _show_warnings(self) -> None:
        if self.controller.opened is not None:
            messages.show_warnings(self, self.controller.opened.book)

    def _cancel_opening(self) -> None:
        """Stop opening a book; without one show the guide."""
        self.controller.stop_opening()
        if self.controller.opened is None:
            self.open(None)  # better than an empty window

    def _show_loading(self, state: Progress | None) -> None:
        self.foot.show_opening(progress.opening_words(state) if state else "")

    def _refused(self, path: Path | None, error: FoxError) -> None:
        password, wanted = "", self._place_opener.forget()
        if path is not None and isinstance(error, PasswordNeeded):
            password = messages.ask_password(self, path)
            if password:
                self._place_opener.again(wanted)
                self.controller.open(path, password)
        else:
            self._failed(error)
            self._show_profile_warnings()
        if path is not None and not password and self.controller.opened is None:
            self.open(None)  # better than an empty window

    # Finding and selecting

    def _find(self) -> None:
        self._panels.toggle("panel", True)
        self.side.show_search()

    def _find_words(self, words: str, everywhere: bool) -> None:
        self._find()
        self.side.search.search_in(everywhere)
        self.side.field.setText(words)

    def _look_up(self, words: str) -> None:
        """Ask, word for word, what the book says of ``words``."""
        self._panels.toggle("chat", True)
        question = self.tr("What is “{0}”?").format(words)
        self.chat_controller.ask(ReaderQuestion(question, strict=True))

    # Questions

    @property
    def turn(self) -> Turn | None:
        """The question that is being answered."""
        return self.chat_controller.turn

    def ask(self, question: str) -> None:
        """Ask the open book a question; the answer appears in the chat."""
        self.chat_controller.ask(ReaderQuestion(question))

    def _ask_about(self, span: Span) -> None:
        """Start a question about a passage."""
        self._panels.toggle("chat", True)
        self.chat_controller.ask_about(span, self.passage.words)

    def _mark_evidence(self, spans: list[Span]) -> None:
        """Mark what an answer cites, if it is not marked already: marking twice delays a jump."""
        if set(spans) != set(self.reader.marked("evidence")):
            self.reader.mark("evidence", spans)

    def _limit(self, on: bool) -> None:
        self.controller.set_limit(on)

    def _model_chosen(self, warning: str) -> None:
        self._show_message(warning)
        self.controller.model_changed()
        self.chat_controller.begin_anew()

    def _indexing(self, state: Progress | None) -> None:
        tooltip = self.tr("Indexing the book. Click to stop; what is finished is kept.")
        if state is not None and state.stage == "recognising":
            tooltip = self.tr("Recognising pages. Click to stop; what is finished is kept.")
        left = self.controller.index.minutes_left
        self.foot.show_index(progress.index_words(state, left) if state else "", tooltip)

    def _ask_consent(self, plan: Plan) -> None:
        """Show what summaries of the open book would take; they begin when the reader agrees."""
        dialog = ConsentDialog(plan, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.agreed.connect(self.controller.index.build_summaries)
        dialog.always.connect(self._always_summarise)
        dialog.open()

    def _always_summarise(self) -> None:
        self._appearance.keep(replace(self.program.profile.settings, summaries="always"))

    def _index_paused(self) -> None:
        tooltip = self.tr("Click to continue; what is finished is not done again.")
        self.foot.show_index(self.tr("Index stopped · resume"), tooltip)

    def _failed(self, error: FoxError) -> None:
        self._show_message(error_words(error))

    def _show_message(self, sentence: str) -> None:
        messages.show_message(self, sentence)

    def _show_profile_warnings(self, *_: object) -> None:
        """Say what is wrong with the profile, each thing once."""
        for warning in self.program.profile.take_warnings():
            self._show_message(notice_words(warning))

    # What Qt asks

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Show what a drop will do, if it can be done."""
        if (path := self._drop_target.take(event)) is not None:
            self._drop_target.show_for(path)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Nothing is held over the window any more."""
        self._drop_target.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file that was dropped, where it is."""
        self._drop_target.hide()
        if (path := self._drop_target.take(event)) is not None:
            QTimer.singleShot(0, lambda: self.open(path))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The titles have more or less room."""
        super().resizeEvent(event)
        if self.controller.opened is not None:
            self._navigator.moved(self.reader.place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's state, stop the work, delete the pages before their profile."""
        opened = self.controller.opened
        unsent = self.chat.composer.field.toPlainText()
        self._state.keep(opened.book.sha256 if opened is not None else "", unsent)
        self._panels.keep()
        self._appearance.save_now()
        self.jobs.stop_all()
        self.controller.close()
        self.reader.shut()
        self.chat.shut()
        super().closeEvent(event)
