"""Where a question is written: a field that grows, the model, and send or stop."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QToolButton, QVBoxLayout, QWidget

from foxreader.ui.icons import icon
from foxreader.ui.theme import Theme

_LINES = 6


class Composer(QFrame):
    """Signals: ``asked(str)``, ``stopped()``, ``model_wanted()`` the model chip was pressed,
    ``limit_wanted(bool)`` nothing past the reader's place is to be used, or all of the book.
    """

    asked = Signal(str)
    stopped = Signal()
    model_wanted = Signal()
    limit_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._busy = False
        self.field = QPlainTextEdit(self)
        self.field.setObjectName("question")
        self.field.setPlaceholderText(self.tr("Ask about this book…"))
        self.field.setAccessibleName(self.tr("Question"))
        self.field.setTabChangesFocus(True)
        self.field.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.field.document().setDocumentMargin(2)
        self.field.textChanged.connect(self._grow)
        self.field.installEventFilter(self)
        self.model = QToolButton(self)
        self.model.setObjectName("chip")
        self.model.setCursor(Qt.CursorShape.PointingHandCursor)
        self.model.clicked.connect(self.model_wanted)
        self.limit = QToolButton(self)
        self.limit.setObjectName("chip")
        self.limit.setCheckable(True)
        self.limit.setCursor(Qt.CursorShape.PointingHandCursor)
        self.limit.clicked.connect(self.limit_wanted)
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
        layout.addWidget(self.field)
        layout.addLayout(row)
        self._grow()

    def dress(self, theme: Theme) -> None:
        """Tint the icons."""
        self._icons = {
            busy: icon("stop" if busy else "send", theme.on_accent) for busy in (False, True)
        }
        self._show()

    def set_busy(self, busy: bool) -> None:
        """While a question is answered the button stops it."""
        self._busy = busy
        self._show()

    def set_model(self, name: str) -> None:
        """What answers: a model's name, or strict mode where there is none."""
        self.model.setText(name or self.tr("Word for word"))
        strict = self.tr("Answers are the book's own words; press to set up a model")
        self.model.setToolTip(self.tr("Choose or set up a model") if name else strict)

    def set_limit(self, share: float | None) -> None:
        """How far into the book an answer may look, 0 to 1; None for all of it."""
        self.limit.setChecked(share is not None)
        percent = "" if share is None else f"{share:.0%}".replace("%", " %")
        self.limit.setText(
            self.tr("No spoilers past {0}").format(percent) if percent else self.tr("Whole book")
        )
        self.limit.setToolTip(
            self.tr("Answers use nothing past your place; press for the whole book")
            if percent
            else self.tr("Press to use nothing past your place in the book")
        )

    def quote(self, text: str) -> None:
        """Start a question about a passage."""
        self.field.setPlainText(f"“{text}” ")
        self.field.moveCursor(self.field.textCursor().MoveOperation.End)
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
            self.field.clear()
            self.asked.emit(question)

    def _show(self) -> None:
        self._send.setIcon(self._icons[self._busy])
        self._send.setToolTip(self.tr("Stop") if self._busy else self.tr("Ask (Return)"))
        self._send.setAccessibleName(self._send.toolTip())

    def _grow(self) -> None:
        line = self.field.fontMetrics().lineSpacing()
        lines = min(_LINES, max(1, round(self.field.document().size().height())))
        self.field.setFixedHeight(lines * line + 10)
