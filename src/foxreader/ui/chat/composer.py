"""Where a question is written: a field that grows; below it the model, what answers may use, and
send or stop.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.asking import (
    WAYS,
    Command,
    Spent,
    commands_of,
    expected,
    kind_of,
)
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.scope import BookPart, Selection
from foxreader.ui.chat.offers import Completion, Offers, command_name
from foxreader.ui.chat.scope import Books, ScopeChip
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import dollars, quoted
from foxreader.ui.platform.widgets import ElidedLabel, plain

_MARGINS, _GAP = (12, 10, 10, 8), 6
"""Pixels around what is in the composer (left, top, right, bottom) and between its parts, from the
drawing of the window."""
_LINES = 6
"""Lines to which the field grows, from the drawing of the window."""
_WIDEST = 120
"""Pixels that a model's name takes at most, from the drawing of the window."""
_SHOWN = 200
"""Characters of a passage that are shown with its question; chosen: about three sentences."""


class Composer(QFrame):
    """Signals: ``asked``; ``asked_instead`` in the place of what was to be edited;
    ``edit_last_wanted``; ``stopped``; ``highlights_wanted`` the reader wants to ask about their
    highlights; ``busy_changed``. ``model`` and ``scope`` are the chips below it.
    """

    asked = Signal(ReaderQuestion)
    asked_instead = Signal(ReaderQuestion, Turn)
    edit_last_wanted = Signal()
    stopped = Signal()
    highlights_wanted = Signal()
    busy_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._busy = self._waits = self._has_model = False
        self._selection: Selection | None = None
        self._highlights = 0
        self._words = ""
        self._path: Command | None = None
        self._part: BookPart | None = None
        self._edited: Turn | None = None
        self._make_field()
        self._make_chips()
        self.send = QToolButton(self)
        self.send.setObjectName("send")
        self.send.setIconSize(QSize(18, 18))
        self.send.clicked.connect(self._pressed)
        self._lay_out()
        self._grow()
        self._invite()

    def _make_field(self) -> None:
        self.field = QPlainTextEdit(self)
        self.field.setObjectName("question")
        self.field.setAccessibleName(self.tr("Question"))
        self._describe("")
        self.field.setTabChangesFocus(True)
        self.field.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.field.document().setDocumentMargin(2)
        self.field.textChanged.connect(self._grow)
        self.offers = Offers(self, Completion(self, self._describe))
        self.field.textChanged.connect(self.offers.show)
        self.field.installEventFilter(self)

    def _make_chips(self) -> None:
        self.passage = _RemovableChip(
            self.tr("Remove the passage"),
            self.tr("Ask about the book again, not about this passage"),
            self,
        )
        self.passage.remove.clicked.connect(partial(self.select, None))
        self.editing = _RemovableChip(
            self.tr("Stop editing"), self.tr("Leave the earlier question as it is"), self
        )
        self.editing.remove.clicked.connect(self.stop_editing)
        self.path = _RemovableChip(
            self.tr("Answer as usual"), self.tr("Answer this question as usual"), self
        )
        self.path.remove.clicked.connect(partial(self.take_path, None))
        self.model = QToolButton(self)
        self.model.setObjectName("chip")
        self.model.setCursor(Qt.CursorShape.PointingHandCursor)
        # In a narrow window the model's name is cut before what limits an answer.
        self.model.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.model.setMinimumWidth(44)
        self.scope = ScopeChip(self)
        self.scope.changed.connect(self._invite)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.model)
        row.addWidget(self.scope)
        row.addStretch(1)
        row.addWidget(self.send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*_MARGINS)
        layout.setSpacing(_GAP)
        layout.addWidget(self.editing)
        layout.addWidget(self.passage)
        layout.addWidget(self.path)
        layout.addWidget(self.field)
        layout.addLayout(row)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for chip in (self.editing, self.passage, self.path):
            chip.apply_theme(theme)
        self._icons = {
            busy: icon("stop" if busy else "send", theme.on_accent) for busy in (False, True)
        }
        self._show_send()

    @property
    def has_model(self) -> bool:
        """Whether a model answers."""
        return self._has_model

    @property
    def highlights(self) -> int:
        """How many highlights of the open book can be asked about."""
        return self._highlights

    @property
    def busy(self) -> bool:
        """Whether a question is being answered, or an answer read again."""
        return self._busy

    @property
    def books(self) -> Books:
        """Which books a question asks; with a passage the one it is in."""
        limited = self._selection is not None or self._part is not None
        return None if limited else self.scope.books

    @property
    def selection(self) -> Selection | None:
        """The passage or the highlights a question is about."""
        return self._selection

    def edit(self, asked: ReaderQuestion, of: Turn) -> None:
        """Have the reader change an earlier question; ``of`` says which when it is asked."""
        self.reset()
        self._edited = of
        self.editing.show_text(self.tr("Editing an earlier question"))
        self.scope.ask_books(asked.books)
        self.select(asked.selection)
        self._words = asked.about
        self.passage.show_text(asked.about)
        if asked.part is not None:
            self.limit_to(asked.part)
        flags = (one for one in WAYS if getattr(asked, one, False))
        way: Command | None = asked.path or None
        self.take_path(way or next(flags, None))
        self.field.setPlainText(asked.question)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.setFocus()

    def write_again(self, question: str) -> None:
        """Have a question that was sent in the field again, where nothing else is written."""
        if not self.field.toPlainText().strip():
            self.field.setPlainText(question)

    def stop_editing(self) -> bool:
        """Leave an earlier question as it is; whether one was being edited."""
        if self._edited is None:
            return False
        self.field.clear()
        self.reset()
        return True

    def set_busy(self, busy: bool) -> None:
        """While a question is answered the button stops it."""
        self._busy = busy
        self.busy_changed.emit(busy)
        self._show_send()

    def set_waiting(self, on: bool) -> None:
        """While a book is being loaded nothing can be asked about it."""
        self._waits = on
        for part in (self.field, self.send, self.scope):
            part.setEnabled(not on)
        self._invite()

    def set_model(self, name: str, *, local: bool = False) -> None:
        """What answers: a model's name, or strict mode where there is none; whether it runs on
        this computer."""
        self._has_model = bool(name)
        shown = name or self.tr("Word for word")
        where = self.tr("local") if local else ""
        end = f" · {where}" if where else ""
        metrics = self.model.fontMetrics()
        room = _WIDEST - metrics.horizontalAdvance(end)
        self.model.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideMiddle, room) + end)
        self.model.setAccessibleName(self.tr("Answered by: {0}").format(shown))
        strict = self.tr("Answers are the book's own words; press to set up a model")
        set_up = self.tr("{0}; press to choose or set up a model").format(name + end)
        self.model.setToolTip(plain(set_up) if name else strict)
        self._fit()

    def set_limit(self, share: float | None) -> None:
        """How far into the book an answer may look, 0 to 1; None for all of it."""
        self.scope.set_limit(share)
        self._fit()

    def set_highlights(self, count: int) -> None:
        """How many highlights of the open book can be asked about."""
        self._highlights = count

    def ask_about(self, selection: Selection, words: str) -> None:
        """Start a question about a passage, or about highlights, with ``words`` for what it is."""
        self.show()  # a picture can be asked about in a book without text
        self.select(selection, words)
        self.field.setFocus()

    def select(self, selection: Selection | None, words: str = "") -> None:
        """Ask about a passage or highlights, or no longer about any."""
        line = " ".join(words.split())
        line = line if len(line) <= _SHOWN else line[:_SHOWN] + "…"
        self._selection, self._part = selection, None
        passage = line and not self._about_highlights and not self._about_picture
        self._words = quoted(line) if passage else line
        self.passage.show_text(self._words)
        self.scope.set_one_book(selection is not None)
        self._invite()

    def limit_to(self, part: BookPart) -> None:
        """Have the next question answered from one part of the book alone."""
        self.select(None)
        self._part = part
        self.passage.show_text(self.tr("Only “{0}”").format(part.title))
        self.scope.set_one_book(True)
        self._invite()

    @property
    def _about_picture(self) -> bool:
        return self._selection is not None and self._selection.picture is not None

    @property
    def _about_highlights(self) -> bool:
        return self._selection is not None and self._selection.passage is None

    def reset(self) -> None:
        """What holds for one question alone is gone; what is written stays."""
        self._edited = None
        self.editing.show_text("")
        self.select(None)
        self.take_path(None)

    def _describe(self, row: str) -> None:
        """Tell screen readers what the field does, or the row that would be taken."""
        how = self.tr("/ chooses how it is answered, @ a chapter or a note")
        self.field.setAccessibleDescription(row or how)

    def take_path(self, path: Command | None) -> None:
        """Have the next question answered in that way; None: as usual."""
        self._path = path
        self.path.show_text(command_name(path) if path else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return sends, Shift+Return breaks the line, Up in an empty field edits the last question;
        the list of what "/" and "@" offer has its keys first. The frame shows the focus."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.ShortcutOverride:
            if self.offers.handles(event):
                event.accept()
                return True
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            if self.offers.handles(event) or self._pressed_key(event):
                return True
        elif kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            if kind == QEvent.Type.FocusOut:
                self.offers.hide()
            self.setProperty("focused", kind == QEvent.Type.FocusIn)
            self.style().polish(self)
        return super().eventFilter(watched, event)

    def _pressed_key(self, event: QKeyEvent) -> bool:
        """What a key does that the field does not know; whether it is one."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            if not self._busy:
                self._pressed()
            return True
        if event.key() == Qt.Key.Key_Up and not self.field.toPlainText():
            self.edit_last_wanted.emit()
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room for the chips, or less."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say in few words how far answers may look where all of it has no room."""
        left, _, right, _ = _MARGINS
        taken = self.model.sizeHint().width() + self.send.sizeHint().width() + 3 * _GAP
        room = self.width() - left - right - taken
        self.scope.set_short(False)
        self.scope.set_short(self.scope.sizeHint().width() > room)

    def _pressed(self) -> None:
        if self._busy:
            self.stopped.emit()
            return
        commands, question = commands_of(self.field.toPlainText())
        if not self.offers.use(commands):
            return
        question = question or self._own_question()
        if not question:
            return
        way = self._path
        asked = ReaderQuestion(
            question, self._selection, self.books, way == "without", self._words,
            way == "strict", way == "whole",
            path=way if way in ("overview", "deep") else "",
            part=self._part or self._meant(question),
        )  # fmt: skip
        edited = self._edited
        self.field.clear()
        self.reset()
        if edited is None:
            self.asked.emit(asked)
        else:
            self.asked_instead.emit(asked, edited)

    def _meant(self, question: str) -> BookPart | None:
        """The chapter a question to the whole open book means by where the reader is."""
        free = self._selection is None and self.books is None
        return self.offers.meant(question) if free else None

    def _own_question(self) -> str:
        """What is asked where a reader writes no question: an overview needs none."""
        if self._path != "overview":
            return ""
        if self._part is not None:
            return self.tr("Summarise this chapter.")
        return self.tr("What is this book about?")

    def _invite(self) -> None:
        books = self.books
        text = self.tr("Ask about this book…") if books is None else self.tr("Ask all books…")
        if books:
            text = self.tr("Ask these books…")
        if self._selection is not None:
            text = self.tr("Ask about this passage…")
        if self._about_picture:
            text = self.tr("Ask about this picture…")
        if self._about_highlights:
            text = self.tr("Ask about these highlights…")
        if self._part is not None:
            text = self.tr("Ask about this chapter…")
        if self._waits:
            text = self.tr("Loading book…")
        self.field.setPlaceholderText(text)
        self._fit()

    def _show_send(self) -> None:
        style = Qt.ToolButtonStyle
        self.send.setIcon(self._icons[self._busy])
        self.send.setText(self.tr("Stop") if self._busy else "")
        self.send.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if self._busy else style.ToolButtonIconOnly
        )
        self.send.setToolTip(self.tr("Stop (Esc)") if self._busy else self.tr("Ask (Return)"))
        self.send.setAccessibleName(self.tr("Stop") if self._busy else self.tr("Ask"))
        self._fit()

    def _grow(self) -> None:
        line = self.field.fontMetrics().lineSpacing()
        lines = min(_LINES, max(1, round(self.field.document().size().height())))
        self.field.setFixedHeight(lines * line + 10)


# A chip with a button that takes it away


class _RemovableChip(QFrame):
    """What holds for the next question alone; hidden without a text.

    ``remove`` is its button, named ``name`` for screen readers and explained by ``tip``.
    """

    def __init__(self, name: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("removableChip")
        self._label = ElidedLabel(self)
        self.remove = QToolButton(self)
        self.remove.setIconSize(QSize(14, 14))
        self.remove.setToolTip(tip)
        self.remove.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 0, 2, 0)
        row.setSpacing(2)
        row.addWidget(self._label, 1)
        row.addWidget(self.remove)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self.remove.setIcon(icon("close", theme.muted, 14))

    def show_text(self, text: str) -> None:
        """Show ``text``; "" hides the chip."""
        self._label.show_text(text)
        self.setVisible(bool(text))


# A line above: what an answer may cost, where that is more than the reader's usual

_TYPED_MS = 250
"""Milliseconds without a key until the question is looked at; chosen: between two words."""


_Read = Callable[[Callable[[list[Spent]], None]], object]


class PriceHint(QLabel):
    """``read`` has what the answers before cost read on a worker, and hands it on."""

    def __init__(self, composer: Composer, read: _Read) -> None:
        super().__init__(composer.parentWidget())
        self.setObjectName("hint")
        self.setWordWrap(True)
        self.hide()
        self._composer, self._read = composer, read
        self._before: list[Spent] = []
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self.look)
        composer.field.textChanged.connect(self._typed.start)

    def refresh(self) -> None:
        """Read what was spent until now."""
        self._read(self._use)

    def _use(self, before: list[Spent]) -> None:
        self._before = before
        self.look()

    def look(self) -> None:
        """Say what the answer to the question in the field may cost, or nothing."""
        composer = self._composer
        kind = kind_of(
            composer.field.toPlainText(), several=composer.books is not None,
            about=composer.selection is not None,
        )  # fmt: skip
        found = expected(self._before, kind) if composer.has_model else None
        if found is not None:
            decimals = 2 if found.usual >= 0.01 else 3
            self.setText(
                self.tr("This answer may cost about {0}; usually one costs {1}.").format(
                    dollars(found.money, decimals), dollars(found.usual, decimals)
                )
            )
        self.setVisible(found is not None)
