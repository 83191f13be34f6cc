"""The window: bars, panels and the page, their signals connected. What happens is the desk's."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError, PasswordNeeded
from foxreader.core.events import Progress
from foxreader.core.link import Link
from foxreader.core.span import Span
from foxreader.index.summaries.agreement import Plan
from foxreader.library.settings import Settings
from foxreader.parts.books import OpenBook
from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import Desk
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.book.opening import Arrival, Beginning
from foxreader.ui.book.questions import Asked
from foxreader.ui.chat.chat_controller import Talk
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.platform import progress
from foxreader.ui.platform.icons import program_icon
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import DARK, LIGHT, THEMES, Theme, palette, style_sheet
from foxreader.ui.reader import sandbox_check
from foxreader.ui.reader.page_style import Look
from foxreader.ui.reader.scheme import make_web
from foxreader.ui.reader.view import BookView
from foxreader.ui.settings.look_menu import LookMenu
from foxreader.ui.settings.menu import SettingsMenu
from foxreader.ui.window import messages
from foxreader.ui.window.bars import FootBar, TopBar
from foxreader.ui.window.navigator import Moves
from foxreader.ui.window.open_place import Seeking
from foxreader.ui.window.panels import Panels
from foxreader.ui.window.selection_bar import SelectionBar

_FILES = (
    "Books (*.epub *.pdf *.mobi *.azw *.azw3 *.prc *.fb2 *.fb2.zip *.fbz *.cbz *.docx *.docm *.txt"
    " *.md *.markdown *.html *.htm *.xhtml *.mht *.mhtml);;All files (*)"
)
_FULL = Qt.WindowState.WindowFullScreen


class MainWindow(QMainWindow):
    """One book at a time, its contents on the left, the chat on the right."""

    def __init__(self, program: Program, state: QSettings) -> None:
        super().__init__()
        self.setWindowTitle("Foxreader")
        self.setWindowIcon(program_icon())
        self.setAcceptDrops(True)
        self._program, self._state = program, state
        self._zoom = 1.0
        self._keep_soon = QTimer(self, interval=400, singleShot=True)
        self._keep_soon.timeout.connect(self._keep_settings)
        self.jobs = Jobs(self)
        self.desk = Desk(program, self.jobs, self)
        self.theme = self._theme_of(program.profile.settings)
        self.web = make_web(QApplication.instance() or self)
        self.top, self.foot = TopBar(self), FootBar(self)
        self.side = SidePanel(self.jobs, program, self.theme, self)
        self.reader = BookView(self.web, self.jobs, self._look(), self)
        self.chat = ChatPanel(self.web, self.theme, program.models.money, self)
        sandbox_check.check(self.web, self.reader.page, self.chat.transcript.page)
        self._selection = SelectionBar(self.reader)
        self.settings = SettingsMenu(program, self.jobs, self.desk, self)
        self._moves = Moves(self.desk, self.reader, self.side, self.top, self.foot)
        self._seeking = Seeking(self.desk, self._moves, self.open)
        self.talk = Talk(program, self.desk, self.chat, self)
        self._chosen: Span | None = None
        self._panels = Panels(self.side, self.reader, self.chat, state)
        self._lay_out()
        self._connect()
        self._make_actions()
        for name in ("panel", "chat"):
            self.top.buttons[name].setChecked(self._panels.shown(name))
        self._dress()
        self.reader.setFocus()
        for warning in program.profile.warnings:
            QTimer.singleShot(0, lambda said=warning: self._say(said))

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
        geometry = self._state.value("geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1440, 900)

    def _connect(self) -> None:
        desk, chat, side, reader = self.desk, self.chat, self.side, self.reader
        moves = self._moves
        desk.begun.connect(self._begun)
        desk.arrived.connect(self._arrived)
        desk.refused.connect(self._refused)
        desk.reading.connect(self._reading)
        reader.place_changed.connect(lambda place: self._selection.hide())
        desk.index.progress.connect(self._indexing)
        desk.index.paused.connect(self._index_paused)
        desk.index.leave_wanted.connect(chat.ask_leave)
        desk.renewed.connect(self._renewed)
        desk.trouble.connect(self._say)
        self.talk.trouble.connect(self._say)
        self.talk.cleared.connect(lambda: reader.mark("evidence", []))
        self._seeking.trouble.connect(self._say)
        chat.limit_wanted.connect(self._limit)
        desk.limited.connect(chat.composer.set_limit)
        chat.model_wanted.connect(self.settings.models)
        self.settings.model_chosen.connect(self._model_chosen)
        self.settings.semantic_changed.connect(desk.semantic_changed)
        desk.index.search_wanted.connect(self.settings.search)
        desk.index.consent_wanted.connect(self._ask_consent)
        chat.go_wanted.connect(self._seeking.citation)
        chat.evidence.connect(lambda spans: reader.mark("evidence", spans))
        chat.notice_answered.connect(desk.index.answer_leave)
        side.go_wanted.connect(moves.jump)
        side.found.connect(moves.show_found)
        side.hit_chosen.connect(self._seeking.hit)
        reader.place_changed.connect(moves.moved)
        reader.selection_changed.connect(self._selected)
        reader.jumped.connect(moves.left)
        reader.external_link.connect(lambda url: messages.leave_book(self, url))
        reader.zoomed.connect(self._zoomed)
        reader.mismatch.connect(self._say)
        self._selection.ask_wanted.connect(self._ask_about)
        self._selection.find_wanted.connect(self._find_words)
        self._panels.toggled.connect(self._toggled)
        self.foot.chosen.connect(moves.go_to_fraction)
        self.foot.index_pressed.connect(desk.index.pause_or_resume)
        self.foot.opening_pressed.connect(self._give_up)
        self.foot.warnings_pressed.connect(self._tell_warnings)

    def _make_actions(self) -> None:
        buttons, keys = self.top.buttons, QKeySequence.StandardKey
        self._recent = QMenu(self)
        self._recent.aboutToShow.connect(self._fill_recent)
        for name, menu in (("open", self._recent), ("settings", self.settings)):
            buttons[name].setMenu(menu)
            buttons[name].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        wanted = (
            ("", keys.Open, self.choose),
            ("panel", "F9", lambda: self._panels.toggle("panel")),
            ("chat", "F10", lambda: self._panels.toggle("chat")),
            ("back", "Alt+Left", self._moves.back),
            ("forward", "Alt+Right", self._moves.forward),
            ("search", keys.Find, self._find),
            ("text", "Ctrl+T", self._look_menu),
            ("", keys.ZoomIn, lambda: self._zoomed(1)),
            ("", "Ctrl+=", lambda: self._zoomed(1)),
            ("", keys.ZoomOut, lambda: self._zoomed(-1)),
            ("", "Ctrl+L", self.chat.composer.field.setFocus),
            ("", "Ctrl+Shift+L", self._ask_about),
            ("", "Ctrl+N", self.talk.begin_anew),
            ("", "Ctrl+H", self.talk.list_conversations),
            ("", "F11", lambda: self.setWindowState(self.windowState() ^ _FULL)),
            ("", keys.Quit, self.close),
        )
        for name, key, act in wanted:
            action = QAction(self)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda checked=False, act=act: act())
            self.addAction(action)
            if name:
                buttons[name].clicked.connect(lambda checked=False, act=act: act())

    # How it looks

    def _theme_of(self, settings: Settings) -> Theme:
        if settings.theme != "system":
            return THEMES[settings.theme]
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT

    def _look(self) -> Look:
        settings = self._program.profile.settings
        return Look(
            theme=self.theme, font=settings.font_family, size=settings.font_size,
            leading=settings.line_height, measure=settings.width, flow=settings.flow,
            plain=settings.plain, zoom=self._zoom,
        )  # fmt: skip

    def _dress(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(palette(self.theme))
        self.setStyleSheet(style_sheet(self.theme))
        for part in (self.top, self.side, self.chat):
            part.dress(self.theme)
        self.foot.line.dress(self.theme)
        self.reader.apply(self._look())

    def use(self, settings: Settings) -> None:
        """Show the reader's settings at once, and keep them when they have settled."""
        self._program.profile.settings = settings
        self.theme = self._theme_of(settings)
        self._dress()
        self._keep_soon.start()

    def _keep_settings(self) -> None:
        # Whatever they are when the worker comes to it: an older save never overtakes a newer.
        self.jobs.start(
            lambda cancel: self._program.profile.save(self._program.profile.settings),
            failed=self._failed,
            pool="short",
        )

    def _toggled(self, name: str, shown: bool) -> None:
        self.top.buttons[name].setChecked(shown)
        self.top.dress(self.theme)

    def _zoomed(self, by: int) -> None:
        if self.reader.zooms:
            self._zoom = min(4.0, max(0.4, self._zoom * (1.12**by)))
            self.reader.apply(self._look())
        else:
            settings = self._program.profile.settings
            self.use(replace(settings, font_size=min(48, max(10, settings.font_size + by))))

    def _look_menu(self) -> None:
        menu = LookMenu(self._program.profile.settings, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.changed.connect(self.use)
        menu.show_below(self.top.buttons["text"])

    # Opening

    def open(self, path: Path | None) -> None:
        """Open the book at ``path``, or the guide."""
        self._seeking.forget()
        self.desk.open(path)

    def follow(self, link: Link) -> None:
        """Show the exact characters a link names, in their book; what is wrong is said."""
        self._seeking.follow(link)
        self.raise_()
        self.activateWindow()

    def choose(self) -> None:
        """Have the reader choose a book."""
        folder = str(self._state.value("folder", str(Path.home())))
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a book"), folder, self.tr(_FILES))
        if name:
            self._state.setValue("folder", str(Path(name).parent))
            self.open(Path(name))

    def _fill_recent(self) -> None:
        self._recent.clear()
        self._recent.addAction(self.tr("Open a book…"), self.choose)
        self._recent.addSeparator()
        for book in self.desk.recent:
            label = f"{book.title}   {book.fraction:.0%}".replace("&", "&&")
            self._recent.addAction(label, partial(self.open, book.path))

    def _begun(self, beginning: Beginning) -> None:
        """No book was open, and the first page of one is there; the rest is still being read."""
        book = beginning.book
        self._show_page(book, beginning.resources, Span(0, 0, 0))
        self._name(book)
        self.side.begin()
        self.chat.composer.set_waiting(True)
        self._moves.begin(book)

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
        self.chat.restore(arrival.answers)
        self._moves.start(book, place)
        self._seeking.arrived(book)

    def _show_page(self, book: Book, resources: Resources, place: Span) -> None:
        self._zoom = 1.0
        self.reader.open(book, resources, place, self._look())

    def _name(self, book: Book) -> None:
        """The book's name, and an empty talk about it; what was open about another one closes."""
        messages.close_of_book(self)
        self.setWindowTitle(f"{book.metadata.title} — Foxreader")
        self.chat.composer.about.ask_books(None)
        self.talk.start(book)
        self.chat.ask_leave("")
        self.foot.say_warnings(len(book.warnings))

    def _renewed(self, opened: OpenBook) -> None:
        """The book has more text than before: shown at the same place, and searched again."""
        book, words = opened.book, self.side.field.text()
        self.reader.complete(book, opened.resources)
        self.side.open(book)
        self.side.field.setText(words)
        self.chat.renew(book, strict=self._program.models.provider() is None)
        self.foot.say_warnings(len(book.warnings))
        self._moves.renew(book, self.reader.place)

    def _tell_warnings(self) -> None:
        if self.desk.opened is not None:
            messages.tell_warnings(self, self.desk.opened.book)

    def _give_up(self) -> None:
        """The reader does not want the book that is being opened."""
        self.desk.stop_opening()
        if self.desk.opened is None:
            self.open(None)  # better than an empty window

    def _reading(self, state: Progress | None) -> None:
        self.foot.say_opening(progress.opening_words(state) if state else "")

    def _refused(self, path: Path | None, error: FoxError) -> None:
        password, sought = "", self._seeking.forget()
        if path is not None and isinstance(error, PasswordNeeded):
            password = messages.ask_password(self, path)
            if password:
                self._seeking.again(sought)
                self.desk.open(path, password)
        else:
            self._failed(error)
        if path is not None and not password and self.desk.opened is None:
            self.open(None)  # better than an empty window

    # Finding and selecting

    def _find(self) -> None:
        self._panels.toggle("panel", True)
        self.side.show_search()

    def _find_words(self, words: str) -> None:
        self._find()
        self.side.search.search_here()
        self.side.field.setText(words)

    def _selected(self, span: Span | None, box: QRect) -> None:
        self._chosen = span
        if span is None or self.desk.opened is None:
            self._selection.hide()
        else:
            self._selection.show_at(self.desk.opened.book.text_at(span), box)

    # Asking

    @property
    def turn(self) -> Turn | None:
        """The question that is being answered."""
        return self.talk.turn

    def ask(self, question: str) -> None:
        """Ask the open book a question; the answer appears in the chat."""
        self.talk.ask(Asked(question))

    def _ask_about(self) -> None:
        """Start a question about the passage that is selected."""
        opened, span = self.desk.opened, self._chosen
        if opened is not None and span is not None:
            self._selection.hide()
            self._panels.toggle("chat", True)
            self.talk.ask_about(span, opened.book.text_at(span).replace("\u00ad", ""))

    def _limit(self, on: bool) -> None:
        self.desk.set_limit(on)

    def _model_chosen(self, told: str) -> None:
        self._say(told)
        self.desk.model_changed()
        self.talk.begin_anew()

    def _indexing(self, state: Progress | None) -> None:
        told = self.tr("The book is being indexed; press to stop. What is finished stays.")
        if state is not None and state.stage == "recognising":
            told = self.tr("Pages are being recognised; press to stop. What is finished stays.")
        left = self.desk.index.minutes_left
        self.foot.say_index(progress.index_words(state, left) if state else "", told)

    def _ask_consent(self, plan: Plan) -> None:
        """Show what summaries of the open book would take; they begin when the reader agrees."""
        dialog = ConsentDialog(plan, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.agreed.connect(self.desk.index.build_summaries)
        dialog.always.connect(self._always_summarise)
        dialog.open()

    def _always_summarise(self) -> None:
        self._program.profile.settings = replace(self._program.profile.settings, summaries="always")
        self._keep_soon.start()

    def _index_paused(self) -> None:
        told = self.tr("Go on from where it stopped; nothing finished is done twice.")
        self.foot.say_index(self.tr("Index stopped · resume"), told)

    def _failed(self, error: FoxError) -> None:
        self._say(str(error))

    def _say(self, sentence: str) -> None:
        messages.say(self, sentence)

    # What Qt asks

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take local files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file that was dropped."""
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            QTimer.singleShot(0, lambda: self.open(Path(files[0])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The titles have more or less room."""
        super().resizeEvent(event)
        if self.desk.opened is not None:
            self._moves.moved(self.reader.place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's state, stop the work, let go of the pages before their profile."""
        self._state.setValue("geometry", self.saveGeometry())
        self._panels.keep()
        if self._keep_soon.isActive():
            self._keep_settings()
        self.jobs.stop_all()
        self.desk.close()
        self.reader.shut()
        self.chat.shut()
        super().closeEvent(event)
