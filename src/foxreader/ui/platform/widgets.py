"""What Qt's widgets lack: mirrored margins, text as it is written, labels that end in …."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QDialog,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

# Where the language is written from right to left

_Layout = QBoxLayout | QFormLayout | QGridLayout


def is_mirrored() -> bool:
    """Whether the window is mirrored."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def set_margins(layout: _Layout, start: int, top: int, end: int, bottom: int) -> None:
    """The room around a layout, in pixels, where a line of writing starts and where it ends."""
    if is_mirrored():
        start, end = end, start
    layout.setContentsMargins(start, top, end, bottom)


def isolated(text: str) -> str:
    """``text`` as it is painted in a mirrored window: by the direction of its own letters, so that
    the number before a chapter's title and the full stop of a quotation stay at their ends."""
    return f"\u2068{text}\u2069" if text and is_mirrored() else text


def placed(option: QStyleOptionViewItem) -> Callable[[QRect], QRect]:
    """Where a part of a list's row stands, from where it does when written from left to right."""
    row = QRect(option.rect)  # the option's own changes with what is painted
    return lambda part: QStyle.visualRect(option.direction, row, part)


# What lies over a part of the window follows its size


class Bounds(QObject):
    """Tells when a widget has another size or place. One for all who follow it, since each event of
    a widget, a move of the pointer too, comes through whatever watches it."""

    changed = Signal()

    @classmethod
    def of(cls, widget: QWidget) -> Bounds:
        """That of ``widget``."""
        there = widget.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return there or cls(widget)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of it, before the widget itself hears."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.changed.emit()
        return False


# Text


def plain(text: str) -> str:
    """``text`` for a tooltip, shown as it is written: where it looks like markup, it is escaped.

    A tooltip has no setting for plain text, as a label has.
    """
    if not QtGui.Qt.mightBeRichText(text):
        return text
    # A first tag of our own makes Qt read what is escaped as such.
    return f"<span>{escape(text, quote=False)}</span>".replace("\n", "<br>")


class ElidedLabel(QLabel):
    """A label that is as wide as there is room, and ends in … where its text is longer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def show_text(self, text: str) -> None:
        """Show ``text``; a pointer over it shows all of it."""
        self._whole = text
        self.setToolTip(plain(text))
        self.setAccessibleName(text)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        mode = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._whole, mode, self.width()))


class Wrapped(QWidget):
    """Widgets one after the other, ``gap`` pixels between them; hidden without any."""

    def __init__(self, gap: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._gap = gap
        self._parts: list[QWidget] = []

    def take(self, parts: Sequence[QWidget]) -> None:
        """Show these, children of this one, in place of those before, which are deleted."""
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = list(parts)
        for part in parts:
            part.show()
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        """As high as the lines."""
        return QSize(0, self.minimumHeight())

    def _lay(self) -> None:
        """Put the widgets in lines, from the side where reading begins."""
        x = y = high = 0
        for part in self._parts:
            size = part.sizeHint()
            wide = min(size.width(), max(1, self.width()))
            if x and x + wide > self.width():
                x, y = 0, y + high + self._gap
            left = self.width() - x - wide if self.isRightToLeft() else x
            part.setGeometry(QRect(left, y, wide, size.height()))
            x, high = x + wide + self._gap, size.height()
        self.setFixedHeight(y + high)
        self.setVisible(bool(self._parts))


# Trees, menus and dialogs; a bar that asks


def open_all(tree: QTreeView) -> None:
    """Show all entries of ``tree``. Qt's ``expandAll`` opens those with none below them too, and
    a screen reader then says of each that it is expanded."""
    model, waiting = tree.model(), [QModelIndex()]
    while waiting:
        parent = waiting.pop()
        for row in range(model.rowCount(parent)):
            entry = model.index(row, 0, parent)
            if model.hasChildren(entry):
                tree.expand(entry)
                waiting.append(entry)


def kept_entry(menu: QMenu, words: str) -> QAction:
    """One more entry of ``menu``.

    It is made here, not by the menu: of an object that Qt made, PySide says that it is deleted
    once it has lost track of what that object belongs to, though it is there.
    """
    action = QAction(words, menu)
    menu.addAction(action)
    return action


_AROUND = 48
"""Pixels that a dialog leaves of the window behind it, from the drawing of the dialogs."""


def fit(dialog: QDialog) -> None:
    """Make a dialog no larger than its window leaves room for; what is in it gives way or scrolls.

    Of a screen in double size a window has half the pixels, and a button below its edge cannot be
    pressed.
    """
    parent = dialog.parentWidget()
    if parent is None:
        return
    resized = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    wanted = dialog.size() if resized else dialog.sizeHint()
    room = parent.window().size() - QSize(_AROUND, _AROUND)
    if wanted.width() > room.width() or wanted.height() > room.height():
        dialog.resize(wanted.boundedTo(room))


def scrolled(page: QWidget) -> QScrollArea:
    """``page`` in an area that scrolls where it is higher than its window."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class NoticeBar(QFrame):
    """Asks the reader something, yes or not now, while everything goes on.

    Hidden while there is nothing to ask; ``no`` is what its other button says. Signal:
    ``answered``.
    """

    answered = Signal(bool)

    def __init__(self, parent: QWidget, no: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # it may name a model
        left = QPushButton(no or self.tr("Not now"), self)  # in the order they stand
        self._yes = QPushButton(self)
        self._yes.setObjectName("primary")
        self._yes.clicked.connect(partial(self._answer, True))
        left.clicked.connect(partial(self._answer, False))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(left)
        row.addWidget(self._yes)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.addWidget(self._text)
        layout.addLayout(row)
        self.hide()

    def ask(self, text: str, yes: str) -> None:
        """Ask something that waits for ``yes`` or no; "" hides the bar."""
        self._text.setText(text)
        self._yes.setText(yes)
        self.setVisible(bool(text))

    def _answer(self, yes: bool) -> None:
        self.hide()
        self.answered.emit(yes)


# Fields for numbers

_INDENT = 6
"""Pixels; with the field's own frame they are the padding of other fields."""


def indent(box: QAbstractSpinBox) -> None:
    """Have the number of a field begin where the text of other fields does.

    A style sheet's padding does not reach the line inside a field for numbers.
    """
    box.lineEdit().setTextMargins(_INDENT, 0, 0, 0)


def popup(menu: QMenu, at: QPoint) -> None:
    """Show a menu at a place of the screen; it is deleted when it is closed."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
