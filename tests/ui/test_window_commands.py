"""What can be done is declared once: for its keys, tips, menus and the page of keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from chatwindow import ask, open_in
from foxreader.ui.platform.commands import Command, CommandMenu, Commands
from foxreader.ui.settings.keys_page import KeysPage
from foxreader.ui.shelf.details import DetailsDialog
from foxreader.ui.window.main_window import MainWindow
from nonempty import some

pytestmark = pytest.mark.gui


def test_a_name_stands_for_one_command(qapp) -> None:
    first, second = (Command("go", words, (), print) for words in ("Go", "Leave"))
    with pytest.raises(AssertionError):
        Commands((first, second))


def test_a_menu_shows_the_keys_of_what_it_offers(qtbot) -> None:
    menu = QMenu()
    menu.addAction("Go").setObjectName("go")
    menu.addAction("Stay")
    Commands([Command("go", "Go", ("Ctrl+G", "F5"), print)]).show_keys(menu)
    assert [one.text() for one in menu.actions()] == ["Go\tCtrl+G", "Stay"]


def test_commands_are_in_the_page_of_keys_in_tips_and_in_one_menu(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    a_menu_higher_than_the_screen_scrolls(fox)
    open_in(fox, qtbot, lamp)
    each_command_with_keys_is_in_the_page_of_keys_and_in_its_buttons_tip(fox)
    one_menu_has_all_that_can_be_done(fox, qtbot)


def a_menu_higher_than_the_screen_scrolls(fox: MainWindow) -> None:
    """In columns it would be wider than a screen in double size."""
    menu = CommandMenu([fox.commands.all] * 3, fox)
    menu.popup(QPoint(0, 0))
    assert menu.sizeHint().height() > menu.screen().geometry().height()
    assert len({menu.actionGeometry(one).left() for one in menu.actions()}) == 1
    menu.close()


def each_command_with_keys_is_in_the_page_of_keys_and_in_its_buttons_tip(fox: MainWindow) -> None:
    page = KeysPage(fox.commands.all, fox)
    group = page.table.topLevelItem(0)
    listed = {group.child(row).text(0): group.child(row).text(1)
              for row in range(group.childCount())}  # fmt: skip
    for command in some(fox.commands.all):
        if command.keys:
            assert command.text in listed
        if command.button:
            tip = fox.top.buttons[command.button].toolTip()
            assert tip.endswith(f"({command.shown_keys})") and tip[0] != "("
    page.deleteLater()


def one_menu_has_all_that_can_be_done(fox: MainWindow, qtbot) -> None:
    """The button at the end of the bar opens it, and the page's menu ends with it."""
    fox.top.buttons["more"].click()
    (menu,) = [one for one in fox.findChildren(CommandMenu) if one.isVisible()]
    wanted = (
        "book.print", "aloud.toggle", "people", "selection.look_up", "notes.export",
        "window.full_screen", "settings.keys", "book.details", "guide", "answer.evidence",
    )  # fmt: skip
    for name in wanted:
        assert fox.commands.all[name].text in menu.named(name).text()
    assert not menu.named("answer.evidence").isEnabled()
    edge = fox.mapToGlobal(fox.rect().topRight()).x()
    assert menu.geometry().right() <= edge + 1
    menu.close()
    page_menu = QMenu(fox)
    fox.passage.menu_made.emit(page_menu, "")
    inside = page_menu.actions()[-1].menu()
    assert isinstance(inside, CommandMenu) and inside.named("book.print").isEnabled()
    turn = ask(fox, qtbot, "When did the keeper light the lamp?")
    assert turn.citations
    fox.commands.all["answer.evidence"].act()
    assert fox.chat_controller.evidence.panel.isVisible()
    fox.chat_controller.evidence.close()
    fox.commands.all["book.details"].act()
    qtbot.waitUntil(lambda: bool(fox.findChildren(DetailsDialog)))
    fox.findChildren(DetailsDialog)[0].reject()
