"""The messages of the window: whole, one under the other, and none is lost."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QLabel

from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.messages import MessageBar
from hands import close_messages, said

pytestmark = pytest.mark.gui

LONG = (
    "The folder {0} cannot be written (Read-only file system), so nothing new is kept there: no "
    "place, no question and no setting; give the program a folder that can be written, or look at "
    "its rights, and start it again."
)


def labels(fox: MainWindow) -> list[QLabel]:
    """The sentences on screen, from the first to the last."""
    (bar,) = fox.findChildren(MessageBar)
    shown = [one for one in bar.findChildren(QLabel) if one.isVisible()]
    return sorted(shown, key=lambda label: label.y())


def whole(fox: MainWindow) -> bool:
    """Whether each sentence is all there, below the one before and inside the card."""
    (bar,) = fox.findChildren(MessageBar)
    shown = labels(fox)
    fits = all(one.height() >= one.heightForWidth(one.width()) for one in shown)
    apart = all(one.geometry().bottom() < below.y() for one, below in pairwise(shown))
    return fits and apart and all(bar.rect().contains(one.geometry()) for one in shown)


def test_messages_are_whole_and_what_has_no_room_comes_when_the_rest_is_closed(
    fox: MainWindow, qtbot
) -> None:
    for size in ((1300, 820), (700, 620)):
        several_messages_are_whole_and_below_each_other(fox, qtbot, size)
    what_has_no_room_comes_when_the_rest_is_closed(fox, qtbot)


def several_messages_are_whole_and_below_each_other(
    fox: MainWindow, qtbot, size: tuple[int, int]
) -> None:
    fox.resize(*size)
    for number in range(3):
        fox.say(LONG.format(f"/home/{number}"))
    qtbot.waitUntil(lambda: len(labels(fox)) == 3 and whole(fox))
    close_messages(fox)
    assert not said(fox)


def what_has_no_room_comes_when_the_rest_is_closed(fox: MainWindow, qtbot) -> None:
    fox.resize(480, 360)
    every = [LONG.format(f"/home/{number}") for number in range(6)]
    for sentence in every:
        fox.say(sentence)
    seen: list[str] = []
    while said(fox):
        qtbot.waitUntil(lambda: whole(fox))
        seen = [*said(fox), *seen]
        close_messages(fox)
    assert seen == every
