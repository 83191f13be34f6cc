"""For readers with a keyboard or a screen reader: where keys go, what is said, the way round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QKeyEvent,
)
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


def _by_keys(widget: QWidget) -> bool:
    """Whether the keyboard came to ``widget``, which has it, by a key."""
    return widget.window().testAttribute(_KEYS)


def shows_focus(widget: QWidget) -> bool:
    """Whether ``widget`` has the keyboard and the reader brought it there by a key."""
    return widget.hasFocus() and _by_keys(widget)


def _is_control(widget: QWidget) -> bool:
    """Whether a widget is pressed or dragged: nobody writes or reads in it."""
    return isinstance(widget, QAbstractButton | QAbstractSlider)


def _is_written_in(widget: QWidget) -> bool:
    """Whether the reader writes in a widget."""
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        return not widget.isReadOnly()
    return isinstance(widget, QAbstractSpinBox)


def _is_reached(widget: QWidget) -> bool:
    """Whether ``widget`` can have the keyboard: it is on screen and can be used."""
    return isValid(widget) and widget.isVisible() and widget.isEnabled()


def way_back() -> Callable[[], None]:
    """What gives the keyboard back once something that opens now is closed: to what the reader was
    writing in or had gone to by keys. Else it goes to the page, as with all that is hidden."""
    before = QApplication.focusWidget()
    stays = before is not None and (_is_written_in(before) or _by_keys(before))

    def back() -> None:
        if stays and before is not None and _is_reached(before):
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
        self._mark(now, _by_keys(now))

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


class ClosesWhenLeft(QObject):
    """Hides ``popup`` when the keyboard goes to another part of its window than ``within``; it
    follows the keyboard while the popup is shown, and at no other time."""

    def __init__(self, popup: QWidget, within: QWidget) -> None:
        super().__init__(popup)
        self._popup, self._within, self._follows = popup, within, False
        popup.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow from now on, or no more."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._follow(event.type() == QEvent.Type.Show)
        return False

    def _follow(self, on: bool) -> None:
        application = QApplication.instance()
        if on == self._follows or not isinstance(application, QApplication):
            return
        self._follows = on
        if on:
            application.focusChanged.connect(self._moved)
        else:
            application.focusChanged.disconnect(self._moved)

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None or now.window() is not self._popup.window():
            return  # another program, a menu or a dialog
        if now is not self._within and not self._within.isAncestorOf(now):
            self._popup.hide()


# What a screen reader says

_LONGEST = 300
"""Characters of one announcement: what is longer is read where it stands."""


def announce(part: QWidget, words: str) -> None:
    """Have a screen reader, if there is one, say ``words`` about a part of the window."""
    shown = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"
    _send(QAccessibleAnnouncementEvent(part, " ".join(shown.split())))


_send = QAccessible.updateAccessibility


def tell_entry(view: QWidget, entry: int) -> None:
    """Have a screen reader come to an entry of ``view``, which has the keyboard, by its number."""
    if QAccessible.isActive():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(entry)
        _send(event)


class DocumentTold(QObject):
    """Has a screen reader come to the document in a web ``view`` that gets the keyboard.

    Qt tells of the widget around it, which is in no window for it, and Chromium of the document
    only where the Tab key leads into it.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._later = QTimer(self, interval=0, singleShot=True)  # after what Qt tells
        self._later.timeout.connect(self._tell)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._moved)

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._view.isAncestorOf(now):
            self._later.start()

    def _tell(self) -> None:
        if has_keyboard(self._view):
            tell_entry(self._view, 0)


def name_choice(box: QComboBox, name: str) -> None:
    """Name a choice that has no label beside it.

    On Linux Qt says the chosen entry in the place of a choice's name; what it is for is said as its
    description there. A choice with a label needs none of this: it is the label's buddy.
    """
    box.setAccessibleName(name)
    box.setAccessibleDescription(name)


# Where the keyboard goes: F6 goes round the parts of the window, Esc goes back step by step


@dataclass(frozen=True, slots=True)
class WindowPart:
    """A part of the window, and the widget in it that takes the keyboard first; ``whole`` where
    that does not hand it on to the first thing inside that can have it."""

    widget: QWidget
    first: Callable[[], QWidget]
    whole: bool = False


class KeysAtPage(QObject):
    """Gives the keyboard to the page of ``window``, by ``to_page``, when what had it is closed.

    Qt gives it to whatever the Tab key would come to next, or had it last. It stays where the
    reader was writing, and where they had gone by keys.
    """

    def __init__(self, window: QWidget, to_page: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._to_page = window, to_page
        self._in_dialog = False
        # One of its own: a single shot that its window is gone before keeps all of the window.
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self._look)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._moved)

    def take_back(self) -> bool:
        """Give the keyboard to the page if what has it is gone from the screen, or cannot be used
        any more; whether that is so."""
        now = QApplication.focusWidget()
        if now is None or _is_reached(now):
            return False
        self._to_page()
        return True

    def leave(self, part: QWidget) -> None:
        """Something in ``part`` is closed that was pressed with the mouse, or with a key."""
        now = QApplication.focusWidget()
        if now is not None and has_keyboard(part) and not _by_keys(now):
            self._to_page()

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            self._later.start()
        elif now.window() is not self._window:
            self._in_dialog = now.window().parentWidget() is not None
        else:
            back, self._in_dialog = self._in_dialog, False
            came = before is None or before.window() is not self._window or not _is_reached(before)
            if came and (back or _is_control(now)) and not (_by_keys(now) or _is_written_in(now)):
                self._to_page()

    def _look(self) -> None:
        """Nothing has the keyboard: what had it was deleted, or the window is left."""
        if QApplication.focusWidget() is None and QApplication.activeWindow() is self._window:
            self._to_page()


class FocusRing:
    """The parts of a window in the order F6 goes round them."""

    def __init__(self, parts: Sequence[WindowPart]) -> None:
        self._parts = parts

    def move(self, by: int) -> None:
        """Give the focus to the next part on screen (1), or the one before (-1)."""
        shown = [part for part in self._parts if part.widget.isVisible()]
        if not shown:
            return
        at = next((n for n, part in enumerate(shown) if has_keyboard(part.widget)), None)
        start = at if at is not None else (-1 if by > 0 else 0)
        to, reasons = shown[(start + by) % len(shown)], Qt.FocusReason
        to.first().setFocus(reasons.OtherFocusReason if to.whole else reasons.TabFocusReason)


class Escape:
    """What Esc does: the first step that has something to close or stop.

    A step is done when it answers True.
    """

    def __init__(self, steps: Sequence[Callable[[], bool]]) -> None:
        self._steps = steps

    def press(self) -> None:
        """Do the first step that applies."""
        any(step() for step in self._steps)
