"""The dialogs of the chat and of the models in a window of a screen in double size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton, QScrollArea, QWidget

from chatwindow import ask, at_rest, dialog, open_in, use
from endpoint import Endpoint
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.settings.set_up_steps import PlaceCard
from foxreader.ui.window.main_window import MainWindow
from hands import press
from nonempty import some

pytestmark = pytest.mark.gui

SMALL = 720, 420
"""Pixels of a screen of 1440 x 900 in double size, less what a desktop takes of it."""


def place(part: QWidget, whole: QWidget) -> QRect:
    """Where a part is in ``whole``."""
    return QRect(part.mapTo(whole, QPoint()), part.size())


@pytest.fixture
def small(fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint) -> MainWindow:
    """A small window with an answer in it."""
    use(fox, endpoint)
    fox.resize(*SMALL)
    assert (fox.width(), fox.height()) == SMALL
    open_in(fox, qtbot, lamp)
    fox.top.buttons["chat"].click()
    ask(fox, qtbot, "When did the keeper light the lamp?")
    at_rest(fox, qtbot)
    return fox


OPENERS: dict[str, tuple[Callable[[MainWindow], object], str]] = {
    "models": (lambda fox: fox.settings.open("models"), "Done"),
    "set up": (lambda fox: fox.settings.set_up(), "Use this model"),
    "conversations": (lambda fox: fox.chat_controller.list_conversations(), "Continue"),
    "sent": (lambda fox: fox.chat_controller.show_sent(fox.chat.last_turn), "Mark"),
    "books": (lambda fox: fox.chat_controller.choose_books(), "Ask these"),
    "summaries": (lambda fox: fox.controller.index.renew_summaries(), "Summarise"),
}


def fits(fox: MainWindow, qtbot, name: str) -> QDialog:
    """The dialog of that name, of which all is in view with its last button."""
    opener, last = OPENERS[name]
    opener(fox)
    shown = dialog(fox, qtbot, QDialog)
    assert shown.width() <= fox.width() and shown.height() <= fox.height()
    found = [one for one in shown.findChildren(QPushButton) if one.text().startswith(last)]
    assert any(shown.rect().contains(place(one, shown)) for one in some(found))
    for area in shown.findChildren(QScrollArea):
        if area.isVisible() and area.widget() is not None:
            assert area.widget().width() <= area.viewport().width(), "its right edge is cut"
    return shown


@pytest.mark.thorough
@pytest.mark.parametrize("name", [name for name in OPENERS if name != "models"])
def test_a_dialog_fits_and_its_last_button_is_in_view(small: MainWindow, qtbot, name: str) -> None:
    fits(small, qtbot, name)


def test_the_composer_the_models_and_the_first_request_are_in_view_and_names_are_whole(
    small: MainWindow, qtbot
) -> None:
    composer = small.chat.composer
    # The chat slides in over the page.
    qtbot.waitUntil(lambda: small.rect().contains(place(composer, small)))
    models = fits(small, qtbot, "models")
    for box in some([one for one in models.findChildren(QComboBox) if one.isVisible()]):
        assert box.fontMetrics().horizontalAdvance(box.currentText()) < box.width() - 60
    small.settings.set_up()
    qtbot.waitUntil(lambda: bool(small.findChildren(PlaceCard)))
    for card in some(small.findChildren(PlaceCard)):
        assert card.height() >= card._lines.heightForWidth(card.width())
    QTest.keyClick(dialog(small, qtbot, SetUpDialog), Qt.Key.Key_Escape)
    press(models, "Done")
    small.controller.index.renew_summaries()
    shown = dialog(small, qtbot, ConsentDialog)
    shown.show_first.click()
    area = shown.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.viewport().rect().intersects(place(shown.first, area.viewport())))
    assert shown.height() <= small.height()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
