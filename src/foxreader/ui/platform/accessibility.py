"""For readers with a keyboard or a screen reader: where keys go, and what is said of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

# Keys

_KEYS = Qt.WidgetAttribute.WA_KeyboardFocusChange
_BY_KEYS = "keys"
"""The property of a widget, in the style sheets, that was reached with the keyboard: a ring shows
it. What was pressed with the mouse, or has the keyboard because a window opened, has none."""


def has_keyboard(part: QWidget) -> bool:
    """Whether keys go to ``part``, or to something in it."""
    now = QApplication.focusWidget()
    return now is not None and (now is part or part.isAncestorOf(now))


def is_done(event: QKeyEvent) -> bool:
    """Whether a key ends the writing of a note: Ctrl Enter, or Esc."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() == Qt.Key.Key_Escape or (enter and with_ctrl)


def by_keys(widget: QWidget) -> bool:
    """Whether the keyboard came to ``widget``, which has it, by a key."""
    return widget.window().testAttribute(_KEYS)


def shows_focus(widget: QWidget) -> bool:
    """Whether ``widget`` has the keyboard and the reader brought it there by a key."""
    return widget.hasFocus() and by_keys(widget)


def is_control(widget: QWidget) -> bool:
    """Whether a widget is pressed or dragged: nobody writes or reads in it."""
    return isinstance(widget, QAbstractButton | QAbstractSlider)


def is_written_in(widget: QWidget) -> bool:
    """Whether the reader writes in a widget."""
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        return not widget.isReadOnly()
    return isinstance(widget, QAbstractSpinBox)


def is_reached(widget: QWidget) -> bool:
    """Whether ``widget`` can have the keyboard: it is on screen and can be used."""
    return isValid(widget) and widget.isVisible() and widget.isEnabled()


def way_back() -> Callable[[], None]:
    """What gives the keyboard back once something that opens now is closed: to what the reader was
    writing in or had gone to by keys. Else it goes to the page, as with all that is hidden."""
    before = QApplication.focusWidget()
    stays = before is not None and (is_written_in(before) or by_keys(before))

    def back() -> None:
        if stays and before is not None and is_reached(before):
            before.setFocus()

    return back


def _nowhere() -> None:
    """The way back before anything was opened."""


NOWHERE: Callable[[], None] = _nowhere


class _FocusMarks(QObject):
    """Marks what is reached with the keyboard, in all windows, for as long as it lives. A window
    that is left and comes back has its mark again."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._marked: list[QWidget] = []
        application.focusChanged.connect(self._moved)

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            return
        window = now.window()
        if now in self._marked:
            window.setAttribute(_KEYS)
        self._marked = [one for one in self._marked if isValid(one)]
        for one in [one for one in self._marked if one.window() is window and one is not now]:
            self._mark(one, False)
        self._mark(now, by_keys(now))

    def _mark(self, widget: QWidget, on: bool) -> None:
        if on == (widget in self._marked):
            return
        if on:
            self._marked.append(widget)
        else:
            self._marked.remove(widget)
        widget.setProperty(_BY_KEYS, on)
        widget.style().polish(widget)
        widget.update()


def mark_focus() -> None:
    """Have the focus marked; once is enough."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.property("focusMarks"):
        app.setProperty("focusMarks", True)
        _FocusMarks(app)


# What a screen reader says

_LONGEST = 300
"""Characters of one announcement: what is longer is read where it stands."""


def announce(part: QWidget, words: str) -> None:
    """Have a screen reader, if there is one, say ``words`` about a part of the window."""
    shown = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"
    _send(QAccessibleAnnouncementEvent(part, " ".join(shown.split())))


_send = QAccessible.updateAccessibility


def name_choice(box: QComboBox, name: str) -> None:
    """Name a choice that has no label beside it.

    On Linux Qt says the chosen entry in the place of a choice's name; what it is for is said as its
    description there. A choice with a label needs none of this: it is the label's buddy.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)
