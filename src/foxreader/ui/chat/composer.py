"""Where a question is written: what it is about, a field that grows, the model, send or stop."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.span import Span
from foxreader.ui.chat.about import AboutRow
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import percent

_LINES = 6
"""Lines to which the field grows, from the drawing of the window."""
_WIDEST = 120
"""Pixels that a model's name takes at most, from the drawing of the window."""


class Composer(QFrame):
    """Signals: ``asked(ReaderQuestion)``, ``stopped()``,
    ``model_wanted()`` the model chip was pressed, ``limit_wanted(bool)`` nothing past the
    reader's place is to be used, or all of the book.
    """

    asked = Signal(object)
    stopped = Signal()
    model_wanted = Signal()
    limit_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._busy = self._waits = False
        self.field = QPlainTextEdit(self)
        self.field.setObjectName("question")
        self.field.setAccessibleName(self.tr("Question"))
        self.field.setTabChangesFocus(True)
        self.field.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.field.document().setDocumentMargin(2)
        self.field.textChanged.connect(self._grow)
        self.field.installEventFilter(self)
        self.about = AboutRow(self)
        self.about.changed.connect(self._invite)
        self.model = QToolButton(self)
        self.model.setObjectName("chip")
        self.model.setCursor(Qt.CursorShape.PointingHandCursor)
        self.model.clicked.connect(self.model_wanted)
        self.limit = QToolButton(self)
        self.limit.setObjectName("chip")
        self.limit.setCheckable(True)
        self.limit.setCursor(Qt.CursorShape.PointingHandCursor)
        self.limit.clicked.connect(self.limit_wanted)
        # In a narrow window the model's name is cut before what limits an answer.
        self.model.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.model.setMinimumWidth(44)
        self.set_limit(None)
        self._send = QToolButton(self)
        self._send.setObjectName("send")
        self._send.setIconSize(QSize(18, 18))
        self._send.clicked.connect(self._pressed)
        row = QHBoxLayout()
        row.addWidget(self.model)
        row.addWidget(self.limit)
        row.addStretch(1)
        row.addWidget(self._send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 10, 10)
        layout.setSpacing(6)
        layout.addWidget(self.about)
        layout.addWidget(self.field)
        layout.addLayout(row)
        self._grow()
        self._invite()

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.about.apply_theme(theme)
        self._icons = {
            busy: icon("stop" if busy else "send", theme.on_accent) for busy in (False, True)
        }
        self._show()

    @property
    def busy(self) -> bool:
        """Whether a question is being answered, or an answer read again."""
        return self._busy

    def set_busy(self, busy: bool) -> None:
        """While a question is answered the button stops it."""
        self._busy = busy
        self._show()

    def set_waiting(self, on: bool) -> None:
        """While a book is being loaded nothing can be asked about it."""
        self._waits = on
        for part in (self.field, self._send, self.about):
            part.setEnabled(not on)
        self._invite()

    def set_model(self, name: str) -> None:
        """What answers: a model's name, or strict mode where there is none."""
        shown = name or self.tr("Word for word")
        metrics = self.model.fontMetrics()
        self.model.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideMiddle, _WIDEST))
        self.model.setAccessibleName(self.tr("Answered by: {0}").format(shown))
        strict = self.tr("Answers are the book's own words; press to set up a model")
        set_up = self.tr("{0}; press to choose or set up a model").format(name)
        self.model.setToolTip(set_up if name else strict)

    def set_limit(self, share: float | None) -> None:
        """How far into the book an answer may look, 0 to 1; None for all of it."""
        self.limit.setChecked(share is not None)
        if share is None:
            text = self.tr("Whole book")
        elif round(share, 2) == 0:
            text = self.tr("Nothing read yet")
        else:
            text = self.tr("No spoilers past {0}").format(percent(share))
        self.limit.setText(text)
        self.limit.setToolTip(
            self.tr("Answers use nothing past your place; press for the whole book")
            if share is not None
            else self.tr("Press to use nothing past your place in the book")
        )

    def choose_limit(self) -> QMenu:
        """Have the reader choose, by a menu at the chip, how far answers may look."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for on, text in (
            (True, self.tr("Nothing past my place")), (False, self.tr("The whole book"))
        ):  # fmt: skip
            action = menu.addAction(text, partial(self.limit_wanted.emit, on))
            action.setCheckable(True)
            action.setChecked(self.limit.isChecked() == on)
        menu.popup(self.limit.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        return menu

    def ask_about(self, selection: Span, words: str) -> None:
        """Start a question about a passage."""
        self.about.select(selection, words)
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return sends, Shift+Return breaks the line; the frame shows the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                if not self._busy:
                    self._pressed()
                return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() == QEvent.Type.FocusIn)
            self.style().polish(self)
        return super().eventFilter(watched, event)

    def _pressed(self) -> None:
        if self._busy:
            self.stopped.emit()
            return
        question = self.field.toPlainText().strip()
        if question:
            about = self.about
            asked = ReaderQuestion(question, about.selection, about.books, about=about.words)
            self.field.clear()
            about.select(None)
            self.asked.emit(asked)

    def _invite(self) -> None:
        books = self.about.books
        text = self.tr("Ask about this book…") if books is None else self.tr("Ask all books…")
        if books:
            text = self.tr("Ask these books…")
        if self.about.selection is not None:
            text = self.tr("Ask about this passage…")
        if self._waits:
            text = self.tr("Loading book…")
        self.field.setPlaceholderText(text)

    def _show(self) -> None:
        self._send.setIcon(self._icons[self._busy])
        self._send.setToolTip(self.tr("Stop") if self._busy else self.tr("Ask (Return)"))
        self._send.setAccessibleName(self._send.toolTip())

    def _grow(self) -> None:
        line = self.field.fontMetrics().lineSpacing()
        lines = min(_LINES, max(1, round(self.field.document().size().height())))
        self.field.setFixedHeight(lines * line + 10)
