"""The window: bars, panels and the page, their signals connected. What happens is the desk's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.errors import FoxError, PasswordNeeded
from foxreader.core.events import AnswerEvent, Progress
from foxreader.core.span import Span
from foxreader.library.settings import Settings
from foxreader.ui import progress
from foxreader.ui.bars import FootBar, TopBar
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.desk import Arrival, Desk
from foxreader.ui.history import History
from foxreader.ui.icons import program_icon
from foxreader.ui.jobs import Jobs
from foxreader.ui.program import Program
from foxreader.ui.reader.look import Look
from foxreader.ui.reader.scheme import make_web
from foxreader.ui.reader.view import BookView
from foxreader.ui.settings.look_menu import LookMenu
from foxreader.ui.settings.models import ModelsDialog
from foxreader.ui.theme import DARK, LIGHT, THEMES, Theme, palette, style_sheet

_FILES = "Books (*.epub *.pdf *.txt *.md *.markdown *.html *.htm *.xhtml);;All files (*)"
_LINKS = ("http", "https", "mailto")


class MainWindow(QMainWindow):
    """One book at a time, its contents on the left, the chat on the right."""

    def __init__(self, program: Program, state: QSettings) -> None:
        super().__init__()
        self.setWindowTitle("Foxreader")
        self.setWindowIcon(program_icon())
        self.setAcceptDrops(True)
        self._program, self._state = program, state
        self._history = History()
        self._turn: Turn | None = None
        self._zoom = 1.0
        self.jobs = Jobs(self)
        self.desk = Desk(program, self.jobs, self)
        self.theme = self._theme_of(program.settings)
        self._web = make_web(QApplication.instance() or self)
        self.top, self.foot = TopBar(self), FootBar(self)
        self.side = SidePanel(self.jobs, self.theme, self)
        self.reader = BookView(self._web, self.jobs, self._look(), self)
        self.chat = ChatPanel(self._web, self.theme, self)
        self._selected: Span | None = None
        self._selection_bar = self._make_selection_bar()
        self._lay_out()
        self._connect()
        self._make_actions()
        self._dress()
        self._restore()
        self._show_history()
        self.reader.setFocus()

    # The making of it

    def _lay_out(self) -> None:
        self.reader.setObjectName("reader")
        self.reader.setMinimumWidth(320)
        self.side.setMinimumWidth(180)
        self.chat.setMinimumWidth(300)
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._split.setHandleWidth(1)
        for widget in (self.side, self.reader, self.chat):
            self._split.addWidget(widget)
        self._split.setStretchFactor(1, 1)
        for at in (0, 2):
            self._split.setCollapsible(at, False)
        middle = QWidget(self)
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self._split, 1)
        layout.addWidget(self.foot)
        self.setCentralWidget(middle)
        self.setMinimumSize(820, 520)

    def _connect(self) -> None:
        desk, chat, side, reader = self.desk, self.chat, self.side, self.reader
        desk.arrived.connect(self._arrived)
        desk.refused.connect(self._refused)
        desk.indexing.connect(self._indexing)
        desk.leave_wanted.connect(chat.ask_leave)
        desk.event.connect(self._event)
        desk.answered.connect(self._answered)
        desk.trouble.connect(self._say)
        chat.asked.connect(self._ask)
        chat.stopped.connect(desk.stop_asking)
        chat.new_wanted.connect(self._new_conversation)
        chat.model_wanted.connect(self._models)
        chat.go_wanted.connect(self.show_evidence)
        chat.evidence.connect(lambda spans: reader.mark("evidence", spans))
        chat.notice_answered.connect(lambda yes: desk.build_summaries() if yes else None)
        side.go_wanted.connect(self._jump)
        side.found.connect(self._found)
        reader.place_changed.connect(self._moved)
        reader.selection_changed.connect(self._selection)
        reader.jumped.connect(self._left)
        reader.external_link.connect(self._external)
        reader.zoomed.connect(self._zoomed)
        reader.mismatch.connect(self._say)
        self.foot.chosen.connect(self._chosen)
        self.foot.index_pressed.connect(desk.stop_indexing)

    def _make_actions(self) -> None:
        buttons = self.top.buttons
        self._recent = QMenu(self)
        self._recent.aboutToShow.connect(self._fill_recent)
        buttons["open"].setMenu(self._recent)
        buttons["open"].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        wanted = (
            (None, QKeySequence.StandardKey.Open, self.choose),
            ("panel", "F9", lambda: self._toggle("panel")),
            ("chat", "F10", lambda: self._toggle("chat")),
            ("back", "Alt+Left", self._back),
            ("forward", "Alt+Right", self._forward),
            ("search", QKeySequence.StandardKey.Find, self._find),
            ("settings", "Ctrl+,", self._models),
            ("text", "Ctrl+T", self._look_menu),
            (None, QKeySequence.StandardKey.ZoomIn, lambda: self._zoomed(1)),
            (None, "Ctrl+=", lambda: self._zoomed(1)),
            (None, QKeySequence.StandardKey.ZoomOut, lambda: self._zoomed(-1)),
            (None, "Ctrl+L", lambda: self.chat.composer.field.setFocus()),
            (None, "F11", self._full_screen),
            (None, QKeySequence.StandardKey.Quit, self.close),
        )
        for name, keys, act in wanted:
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda checked=False, act=act: act())
            self.addAction(action)
            if name is not None:
                buttons[name].clicked.connect(lambda checked=False, act=act: act())

    def _make_selection_bar(self) -> QFrame:
        bar = QFrame(self.reader)
        bar.setObjectName("selectionBar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(2)
        for name, act in ((self.tr("Ask about this"), self._ask_selected),
                          (self.tr("Copy"), self._copy_selected),
                          (self.tr("Find"), self._find_selected)):  # fmt: skip
            button = QToolButton(bar)
            button.setText(name)
            button.clicked.connect(act)
            row.addWidget(button)
        bar.hide()
        return bar

    # How it looks

    def _theme_of(self, settings: Settings) -> Theme:
        if settings.theme != "system":
            return THEMES[settings.theme]
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT

    def _look(self) -> Look:
        settings = self._program.settings
        return Look(
            theme=self.theme, font=settings.font_family, size=settings.font_size,
            leading=settings.line_height, measure=settings.width, flow=settings.flow,
            zoom=self._zoom,
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
        """Show and keep the reader's settings."""
        self._program.settings = settings
        self.theme = self._theme_of(settings)
        self._dress()
        self.jobs.start(lambda cancel: self._program.save(settings), failed=self._failed)

    def _restore(self) -> None:
        geometry, split = self._state.value("geometry"), self._state.value("split")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1440, 900)
        if split is None or not self._split.restoreState(split):
            self._split.setSizes([256, 792, 392])
        for name, widget in (("panel", self.side), ("chat", self.chat)):
            shown = self._state.value(f"{name}_shown", "true") == "true"
            self.top.buttons[name].setChecked(shown)
            widget.setVisible(shown)
        self.top.dress(self.theme)

    def _toggle(self, name: str) -> None:
        widget = self.side if name == "panel" else self.chat
        widget.setVisible(not widget.isVisible())
        self.top.buttons[name].setChecked(widget.isVisible())
        self.top.dress(self.theme)

    def _full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def _zoomed(self, by: int) -> None:
        opened = self.desk.opened
        if opened is not None and opened.book.paged:
            self._zoom = min(4.0, max(0.4, self._zoom * (1.12**by)))
            self.reader.apply(self._look())
        else:
            settings = self._program.settings
            self.use(replace(settings, font_size=min(48, max(10, settings.font_size + by))))

    def _look_menu(self) -> None:
        menu = LookMenu(self._program.settings, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.changed.connect(self.use)
        menu.show_below(self.top.buttons["text"])

    # Opening

    def open(self, path: Path) -> None:
        """Open the book at ``path``."""
        self.desk.open(path)

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
        try:
            books = self._program.shelf.recent()
        except FoxError as error:
            self._say(str(error))
            return
        for book in books:
            label = f"{book.title}   {book.fraction:.0%}".replace("&", "&&")
            self._recent.addAction(label, lambda path=book.path: self.open(path))

    def _arrived(self, arrival: Arrival) -> None:
        book = arrival.opened.book
        self._history = History()
        self.setWindowTitle(f"{book.metadata.title} — Foxreader")
        self.side.open(book)
        self._start_chat(book)
        self.chat.restore(arrival.answers)
        self.foot.line.show_ticks(
            tuple(book.fraction(entry.place) for entry in book.toc if entry.level == 1)
        )
        self._zoom = 1.0
        self.reader.open(book, arrival.opened.resources, arrival.place)
        self._moved(arrival.place)
        if book.warnings:
            self._say(" ".join(book.warnings[:3]))

    def _refused(self, path: Path, error: FoxError) -> None:
        if isinstance(error, PasswordNeeded):
            asked = self.tr("“{0}” opens with a password:").format(path.name)
            password, given = QInputDialog.getText(
                self, self.tr("Password"), asked, QLineEdit.EchoMode.Password
            )
            if given:
                self.desk.open(path, password)
            return
        self._failed(error)

    def _start_chat(self, book: Book) -> None:
        model = self._program.provider()
        self.chat.composer.set_model(model.model if model else "")
        self.chat.start(book, strict=model is None, questions=progress.questions(book))

    # Moving

    def _jump(self, place: Span) -> None:
        self._left(self.reader.place)
        self.reader.go(place)

    def _left(self, place: Span) -> None:
        self._history.left(place)
        self._show_history()

    def _back(self) -> None:
        if self._history.can_go_back:
            self.reader.go(self._history.back(self.reader.place))
            self._show_history()

    def _forward(self) -> None:
        if self._history.can_go_forward:
            self.reader.go(self._history.forward(self.reader.place))
            self._show_history()

    def _show_history(self) -> None:
        self.top.buttons["back"].setEnabled(self._history.can_go_back)
        self.top.buttons["forward"].setEnabled(self._history.can_go_forward)

    def _chosen(self, fraction: float) -> None:
        if self.desk.opened is not None:
            self._jump(self.desk.opened.book.place_at(fraction))

    def _moved(self, place: Span) -> None:
        opened = self.desk.opened
        if opened is None:
            return
        book = opened.book
        self.desk.moved(place)
        self.side.follow(place)
        self.top.say(book.metadata.title, book.title_at(place))
        self.foot.say(
            book.fraction(place), progress.page_words(book, place), progress.time_left(book, place)
        )

    def show_evidence(self, span: Span) -> None:
        """Open the book at ``span`` and mark exactly its characters."""
        self._left(self.reader.place)
        self.reader.mark("evidence", [span], jump=True)

    def _find(self) -> None:
        if not self.side.isVisible():
            self._toggle("panel")
        self.side.show_search()

    def _found(self, spans: list[Span], chosen: Span | None) -> None:
        if chosen is None:
            self.reader.mark("search", spans)
            return
        self._left(self.reader.place)
        rest = [span for span in spans if span != chosen]
        self.reader.mark("search", [chosen, *rest], jump=True)

    def _external(self, url: QUrl) -> None:
        if url.scheme() not in _LINKS:
            self._say(self.tr("This link leads to “{0}”, which Foxreader does not open.").format(
                url.toString()[:120]))  # fmt: skip
            return
        box = QMessageBox(self)
        box.setWindowTitle(self.tr("Leave the book?"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("This link leads out of the book, to:"))
        box.setInformativeText(url.toString()[:2000])
        go = box.addButton(self.tr("Open in browser"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is go:
            QDesktopServices.openUrl(url)

    # Selecting

    def _selection(self, span: Span | None, box: QRect) -> None:
        self._selected = span
        if span is None:
            self._selection_bar.hide()
            return
        self._selection_bar.adjustSize()
        size = self._selection_bar.size()
        left = min(
            max(8, box.center().x() - size.width() // 2), self.reader.width() - size.width() - 8
        )
        top = box.top() - size.height() - 8
        top = top if top > 4 else min(box.bottom() + 8, self.reader.height() - size.height() - 8)
        self._selection_bar.move(QPoint(left, top))
        self._selection_bar.show()
        self._selection_bar.raise_()

    def _selected_text(self) -> str:
        opened, span = self.desk.opened, self._selected
        if opened is None or span is None:
            return ""
        return " ".join(opened.book.text_at(span).replace("\u00ad", "").split())

    def _ask_selected(self) -> None:
        if not self.chat.isVisible():
            self._toggle("chat")
        self.chat.composer.quote(self._selected_text()[:600])

    def _copy_selected(self) -> None:
        QGuiApplication.clipboard().setText(self._selected_text())

    def _find_selected(self) -> None:
        words = self._selected_text()[:80]
        self._find()
        self.side.field.setText(words)

    # Asking

    def _ask(self, question: str) -> None:
        if self.desk.opened is None or self.desk.busy:
            return
        self._turn = self.chat.ask(question)
        self.desk.ask(question)

    def _event(self, event: AnswerEvent) -> None:
        if self._turn is not None:
            self.chat.feed(self._turn, event)

    def _answered(self, problem: str) -> None:
        if self._turn is not None:
            self.chat.done(self._turn, problem)
            self._turn = None

    def _new_conversation(self) -> None:
        self.desk.new_conversation()
        self._turn = None
        self.chat.composer.set_busy(False)
        self.reader.mark("evidence", [])
        if self.desk.opened is not None:
            self._start_chat(self.desk.opened.book)

    def _models(self) -> None:
        dialog = ModelsDialog(self._program, self.jobs, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._model_chosen)
        dialog.open()

    def _model_chosen(self, settings: Settings) -> None:
        if not self._program.secrets.kept and self._program.settings.active:
            self._say(self._program.secrets.why_not)
        self.desk.model_changed()
        self._new_conversation()

    def _indexing(self, state: Progress | None) -> None:
        if state is None:
            self.foot.say_index("")
            return
        told = self.tr("The book is being indexed; press to stop. What is finished stays.")
        self.foot.say_index(progress.index_words(state), told)

    # Saying

    def _failed(self, error: FoxError) -> None:
        self._say(str(error))

    def _say(self, sentence: str) -> None:
        if not sentence:
            return
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle("Foxreader")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(sentence)
        box.open()

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
        """The title has more or less room."""
        super().resizeEvent(event)
        if self.desk.opened is not None:
            self.top.say(self.desk.opened.book.metadata.title,
                         self.desk.opened.book.title_at(self.reader.place))  # fmt: skip

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's state, stop the work, let go of the pages before their profile."""
        self._state.setValue("geometry", self.saveGeometry())
        self._state.setValue("split", self._split.saveState())
        for name, widget in (("panel", self.side), ("chat", self.chat)):
            self._state.setValue(f"{name}_shown", "true" if not widget.isHidden() else "false")
        self.desk.keep_place()
        self.jobs.stop_all()
        self.reader.shut()
        self.chat.shut()
        super().closeEvent(event)
