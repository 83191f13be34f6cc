"""The bars above and below the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.theme import Theme, dotted, icon
from foxreader.ui.platform.translation import percent
from foxreader.ui.platform.widgets import Bounds, plain, set_margins


class TopBar(QFrame):
    """Panels, back and forward, book and chapter, and what can be done with them.

    ``buttons`` maps each icon's name to its button.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setFixedHeight(44)
        self.buttons: dict[str, QToolButton] = {}
        self._dots: set[str] = set()
        self._tints: dict[str, tuple[str, bool]] = {}
        self._words: dict[str, str] = {}
        self._keys: dict[str, str] = {}
        self._theme: Theme | None = None
        self._book = QLabel(self)
        self._book.setObjectName("bookTitle")
        self._chapter = QLabel(self)
        self._chapter.setObjectName("chapterTitle")
        for label in (self._book, self._chapter):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(20)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        for name, text in (("shelf", self.tr("Shelf")),
                           ("panel", self.tr("Contents and search")),
                           ("back", self.tr("Back")),
                           ("forward", self.tr("Forward"))):  # fmt: skip
            row.addWidget(self._button(name, text))
        row.addStretch(1)
        row.addWidget(self._book)
        row.addSpacing(6)
        row.addWidget(self._chapter)
        row.addStretch(1)
        for name, text in (("search", self.tr("Find in this book")),
                           ("text", self.tr("Text")),
                           ("settings", self.tr("Settings")),
                           ("bookmark", self.tr("Bookmark this page")),
                           ("chat", self.tr("Chat")),
                           ("more", self.tr("All that can be done"))):  # fmt: skip
            row.addWidget(self._button(name, text))
        for name in ("panel", "chat"):
            self.buttons[name].setCheckable(True)
            self.buttons[name].setChecked(True)
        self.buttons["bookmark"].setCheckable(True)
        self.buttons["more"].setAccessibleDescription(self.tr("Opens a menu"))

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(18, 18))
        button.setFixedSize(32, 32)
        self.buttons[name] = button
        self._say(name, text)
        return button

    def show_keys(self, commands: Iterable[Command]) -> None:
        """Say in the tips of the buttons which keys do the same."""
        for command in commands:
            if command.button:
                self._keys[command.button] = command.shown_keys
                self._say(command.button, self._words[command.button])

    def _say(self, name: str, words: str) -> None:
        self._words[name] = words
        tip = f"{words} ({self._keys[name]})" if self._keys.get(name) else words
        self.buttons[name].setToolTip(tip)
        self.buttons[name].setAccessibleName(tip)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self._theme = theme
        for name in self.buttons:
            self._tint(name)

    def _tint(self, name: str) -> None:
        theme, button = self._theme, self.buttons[name]
        if theme is None:
            return
        colour, dot = theme.accent if button.isChecked() else theme.muted, name in self._dots
        if self._tints.get(name) != (colour, dot):  # a new icon is laid out anew: milliseconds
            self._tints[name] = colour, dot
            made = icon(name, colour)
            button.setIcon(dotted(made, theme.accent) if dot else made)

    def check(self, name: str, on: bool) -> None:
        """Show that what a button stands for is there, or is not."""
        self.buttons[name].setCheckable(True)
        self.buttons[name].setChecked(on)
        self._tint(name)

    def mark(self, name: str, on: bool, words: str) -> None:
        """Put a dot on a button, or take it off; ``words`` say what the button does and why."""
        (self._dots.add if on else self._dots.discard)(name)
        self._say(name, words)
        self._tint(name)

    def show_titles(self, book: str, chapter: str) -> None:
        """Name the book and the chapter the reader is in."""
        room = max(80, (self.width() - 360) // 2)
        metrics = self._book.fontMetrics()
        bold = round(room / 1.1)
        self._book.setText(metrics.elidedText(book, Qt.TextElideMode.ElideRight, bold))
        self._book.setToolTip(plain(book))
        shown = chapter if chapter != book else ""
        self._chapter.setText(metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room))


class ProgressLine(QSlider):
    """A thin bar of how far the reader is; a click goes there, and so do arrow keys and Return.

    Its value is in per cent. Signal: ``chosen``, 0 to 1.
    """

    chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, 100)
        self.setPageStep(10)
        self.setFixedHeight(20)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Click to go there; or arrow keys, then Return"))
        self.setAccessibleName(self.tr("Place in the book, per cent"))
        self._place = 0.0
        self._ticks: tuple[float, ...] = ()
        self._theme: Theme | None = None

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def show_ticks(self, ticks: tuple[float, ...]) -> None:
        """Where chapters begin, each 0 to 1; seen while the pointer is over the bar."""
        self._ticks = ticks

    def show_value(self, value: float) -> None:
        """How far, 0 to 1."""
        self._place = value
        self.setValue(round(100 * value))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        middle, width = self.height() / 2, self.width()
        painter.setBrush(QColor(self._theme.line))
        painter.drawRoundedRect(QRectF(0, middle - 2, width, 4), 2, 2)
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(QRectF(0, middle - 2, max(4.0, width * self._shown), 4), 2, 2)
        if self.underMouse() or self.hasFocus():
            painter.setBrush(QColor(self._theme.muted))
            for tick in self._ticks:
                painter.drawRect(QRectF(width * tick, middle - 5, 1, 10))
        if shows_focus(self):
            painter.setPen(QPen(QColor(self._theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(1, middle - 7, width - 2, 14), 5, 5)

    @property
    def _shown(self) -> float:
        """How far the bar is filled, 0 to 1: to the place, or to where keys have moved it."""
        here = self.value() == round(100 * self._place)
        return self._place if here else self.value() / 100

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the reader pressed."""
        self.chosen.emit(min(1.0, max(0.0, event.position().x() / max(1, self.width()))))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """There is no handle to drag."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel over the bar changes nothing."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys, Page Up and Down, Home and End choose a place, Return goes there."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.value() / 100)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was chosen and not gone to is forgotten."""
        super().focusOutEvent(event)
        self.show_value(self._place)


_WARNING = 180
"""Pixels of what is said of a book's warnings in the foot. Chosen: some words."""


class FootBar(QFrame):
    """How far, on which page, how long still, and the index while it is built.

    Its parts are pressed: the ``line``, what is ``left``, how far the ``index`` is, how far
    ``opening`` a book is, and the note of ``warnings``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("footBar")
        self.setFixedHeight(32)
        self._percent, self._page = QLabel(self), QLabel(self)
        self._percent.setMinimumWidth(32)
        # Made from the line's start to its end: the Tab key comes to them in that order.
        self.line = ProgressLine(self)
        self.left = self._quiet_button()
        self.warnings = self._quiet_button()
        self.index = self._quiet_button()
        self.opening = self._quiet_button()
        self.opening.setToolTip(self.tr("Click to cancel"))
        row = QHBoxLayout(self)
        set_margins(row, 16, 0, 12, 0)
        row.setSpacing(14)
        row.addWidget(self._percent)
        row.addWidget(self.line, 1)
        for widget in (self._page, self.left, self.warnings, self.index, self.opening):
            row.addWidget(widget)

    def _quiet_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("muted")
        button.setStyleSheet("QToolButton { font-size: 12px; padding: 2px 6px; }")
        button.hide()
        return button

    def show_position(
        self, fraction: float, page: str, left: str, page_tip: str = "", left_tip: str = ""
    ) -> None:
        """Where the reader is: how far, on which page, and what is left; each with what it means
        in its tooltip."""
        self._percent.setText(percent(fraction))
        self.line.show_value(fraction)
        parts: tuple[tuple[QLabel | QToolButton, str, str], ...] = (
            (self._page, page, page_tip), (self.left, left, left_tip)
        )  # fmt: skip
        for part, text, tip in parts:
            part.setText(text)
            part.setToolTip(tip)
            part.setVisible(bool(text))

    def show_warnings(self, sentences: Sequence[str]) -> None:
        """What of the book is missing or was repaired: the first thing, and all in the tooltip."""
        first = sentences[0] if sentences else ""
        metrics = self.warnings.fontMetrics()
        said = metrics.elidedText(first, Qt.TextElideMode.ElideRight, _WARNING)
        self.warnings.setText(said.replace("&", "&&"))
        self.warnings.setToolTip(plain("\n".join(sentences)))
        self.warnings.setVisible(bool(sentences))

    def show_index(self, text: str, tooltip: str = "") -> None:
        """How far the index is; "" hides it."""
        self.index.setText(text)
        self.index.setToolTip(tooltip)
        self.index.setVisible(bool(text))

    def show_opening(self, text: str) -> None:
        """How far a book is that is being opened; "" hides it."""
        self.opening.setText(text)
        self.opening.setVisible(bool(text))


# The foot in full screen

_STRIP = 2
"""Pixels at the edge of the screen that show the foot when they are touched. Chosen: a pointer that
is thrown there stands on the last."""
_SEEN = 3_000
"""Milliseconds that the foot is seen where no pointer is on it, as after a finger's touch. Chosen:
long enough to read."""


class FootAtEdge(QWidget):
    """The lower edge of ``area``: in full screen a touch of it shows the foot over the page, which
    does not move; outside the foot stands at the end of ``column``."""

    def __init__(self, foot: FootBar, area: QWidget, column: QVBoxLayout) -> None:
        super().__init__(area)
        self._foot, self._area, self._column, self._full = foot, area, column, False
        self._gone = QTimer(self, interval=_SEEN, singleShot=True)
        self._gone.timeout.connect(self._rest)
        self.hide()
        foot.installEventFilter(self)
        Bounds.of(area).changed.connect(self._place)

    def fit(self, *, full: bool) -> None:
        """The window is in full screen now, or no more."""
        if full == self._full:
            return
        self._full = full
        self.setVisible(full)
        if full:
            self._column.removeWidget(self._foot)
        else:
            self._column.addWidget(self._foot)
        self.show_foot(on=not full)

    def show_foot(self, *, on: bool) -> None:
        """Show the foot, or hide it."""
        self._foot.setVisible(on)
        self._place()
        self._gone.stop()

    def _touched(self) -> None:
        self.show_foot(on=True)
        self._gone.start()

    def _rest(self) -> None:
        if self._full and not self._foot.underMouse():
            self.show_foot(on=False)

    def _place(self) -> None:
        if self._full:
            width, height, high = self._area.width(), self._area.height(), self._foot.height()
            self.setGeometry(0, height - _STRIP, width, _STRIP)
            self._foot.setGeometry(0, height - high, width, high)
            self.raise_()
            self._foot.raise_()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is at the edge."""
        self._touched()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A finger is."""
        self._touched()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go when the pointer leaves the foot."""
        if event.type() == QEvent.Type.Leave and self._full:
            self.show_foot(on=False)
        return super().eventFilter(watched, event)
