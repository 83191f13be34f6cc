"""A reader's hands and eyes on a dialog: it is pressed, typed into and read by what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from foxreader.ui.window.messages import MessageBar

W = TypeVar("W", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton


def buttons(parent: QWidget, words: str) -> list[QAbstractButton]:
    """The buttons on screen that have these words."""
    found = parent.findChildren(QAbstractButton)
    return [one for one in found if one.text() == words and one.isVisible()]


def button(parent: QWidget, words: str) -> QAbstractButton:
    """The one button on screen that has these words."""
    (found,) = buttons(parent, words)
    return found


def press(parent: QWidget, words: str) -> None:
    """Press the button that has these words; it must be one that can be pressed."""
    found = button(parent, words)
    assert found.isEnabled(), f"“{words}” cannot be pressed"
    # A round one is pressed on its circle, at its left.
    middle = found.rect().center()
    middle.setX(min(middle.x(), 10))
    QTest.mouseClick(found, LEFT, pos=middle)


def choose_from(parent: QWidget, words: str, item: str) -> None:
    """Choose ``item`` of the menu under the button that has these words."""
    found = button(parent, words)
    assert isinstance(found, QPushButton)
    (action,) = [action for action in found.menu().actions() if action.text() == item]
    action.trigger()  # a menu that is open would keep the test from going on


def field(parent: QWidget, label: str, kind: type[W]) -> W:
    """The field of ``kind`` on screen that has this label, or this name for screen readers."""
    (found,) = [
        one
        for one in parent.findChildren(kind)
        if one.isVisibleTo(parent) and label in (one.accessibleName(), _label_of(parent, one))
    ]
    return found


def _label_of(parent: QWidget, wanted: QWidget) -> str:
    for form in parent.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            item = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            inside = () if item is None else _widgets(item.widget() or item.layout())
            if wanted in inside and label is not None:
                name = label.widget()
                return name.text() if isinstance(name, QLabel) else ""
    return ""


def _widgets(of: QWidget | QLayout | None) -> Iterator[QWidget]:
    if isinstance(of, QWidget):
        yield of
    elif of is not None:
        for number in range(of.count()):
            item = of.itemAt(number)
            yield from _widgets(item.widget() or item.layout())


def write(into: QWidget, text: str) -> None:
    """Type ``text`` in place of what a field holds, as with the keyboard."""
    line = into if isinstance(into, QLineEdit) else into.findChild(QLineEdit)
    assert line is not None and line.isEnabled()
    if isinstance(into, QAbstractSpinBox):
        into.selectAll()
    else:
        line.selectAll()
    if text:
        QTest.keyClicks(line, text)
    else:
        QTest.keyClick(line, Qt.Key.Key_Delete)
    if isinstance(into, QAbstractSpinBox | QComboBox):
        QTest.keyClick(line, Qt.Key.Key_Tab)


def read(parent: QWidget) -> str:
    """All that labels say on screen, a line each."""
    found = parent.findChildren(QLabel)
    return "\n".join(one.text() for one in found if one.isVisible() and one.text())


def notice(window: QWidget) -> str:
    """What the notices of the chat say; "" where there is none."""
    found = window.findChildren(QFrame, "notice")
    return "\n".join(read(one) for one in found if one.isVisible())


def said(window: QWidget) -> list[str]:
    """The sentences that the window shows in the bar above the page."""
    (bar,) = window.findChildren(MessageBar)
    return bar.sentences if bar.isVisible() else []


def close_messages(window: QWidget) -> None:
    """Close the bar with the sentences."""
    (bar,) = window.findChildren(MessageBar)
    (close,) = bar.findChildren(QPushButton)
    QTest.mouseClick(close, LEFT)
