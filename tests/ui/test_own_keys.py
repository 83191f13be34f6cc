"""The reader's own keys: chosen on the page of keys, told where another has them, and reset."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from chatwindow import open_in
from foxreader.library.settings import Settings, SettingsFile
from foxreader.ui.platform.commands import Command, Commands
from foxreader.ui.settings.keys_page import KeysPage, is_usable
from foxreader.ui.window.main_window import MainWindow
from noting import key as press

pytestmark = pytest.mark.gui


def keys_of(fox: MainWindow, name: str) -> list[str]:
    """The keys with which a command works in the window."""
    (action,) = [one for one in fox.actions() if one.objectName() == name]
    return [key.toString() for key in action.shortcuts()]


def page_of(fox: MainWindow) -> KeysPage:
    page = fox.settings.open("keys").page("keys")
    assert isinstance(page, KeysPage)
    return page


def choose(page: KeysPage, fox: MainWindow, name: str) -> None:
    row = [one.name for one in fox.commands.all].index(name)
    group = page.table.topLevelItem(0)
    assert group is not None
    page.table.setCurrentItem(group.child(row))


def test_a_new_key_works_and_is_changed_taken_from_another_and_reset(
    fox: MainWindow, qtbot, lamp, program
) -> None:
    open_in(fox, qtbot, lamp)
    a_new_key_works(fox, qtbot, program)
    program.profile.save(replace(program.profile.settings, keys=()))
    fox.use_keys()
    a_key_is_changed_taken_from_another_and_reset(fox, qtbot, program)


def a_new_key_works(fox: MainWindow, qtbot, program) -> None:
    settings = program.profile.settings
    own = (("page.bookmark", ("F4",)), ("gone.command", ("F5",)))
    program.profile.save(replace(settings, keys=own))
    fox.use_keys()
    fox.activateWindow()
    press(fox, Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: len(program.profile.annotations.all()) == 1)


def a_key_is_changed_taken_from_another_and_reset(fox: MainWindow, qtbot, program) -> None:
    page = page_of(fox)
    assert not page.use.isEnabled() and not page.all.isEnabled()
    choose(page, fox, "page.bookmark")
    assert keys_of(fox, "page.bookmark") == ["Ctrl+D"]
    QTest.keySequence(page.field, QKeySequence("F4"))
    assert page.said.text() == "This key is free."
    page.use.click()
    qtbot.waitUntil(lambda: keys_of(fox, "page.bookmark") == ["F4"])
    qtbot.waitUntil(lambda: page.standard.isEnabled())
    assert "(F4)" in fox.top.buttons["bookmark"].toolTip()
    # One that another command has.
    find = keys_of(fox, "find")[0]
    page.field.setKeySequence(QKeySequence(find))
    text = fox.commands.all["find"].text
    assert page.said.text() == f"“{text}” has this key and loses it if you use it."
    page.also.click()
    qtbot.waitUntil(lambda: keys_of(fox, "page.bookmark") == ["F4", find])
    assert keys_of(fox, "find") == []
    saved = tomllib.loads(program.profile.home.settings_file.read_text())["keys"]
    assert saved == {"page.bookmark": ["F4", find], "find": []}
    # One back, then all.
    choose(page, fox, "find")
    qtbot.waitUntil(lambda: page.standard.isEnabled())
    page.standard.click()
    qtbot.waitUntil(lambda: keys_of(fox, "find") == [find])
    assert keys_of(fox, "page.bookmark") == ["F4"]
    qtbot.waitUntil(lambda: page.none.isEnabled())
    page.none.click()
    qtbot.waitUntil(lambda: keys_of(fox, "find") == [])
    qtbot.waitUntil(lambda: page.all.isEnabled())
    page.all.click()
    qtbot.waitUntil(lambda: keys_of(fox, "page.bookmark") == ["Ctrl+D"])
    assert keys_of(fox, "find") == [find] and program.profile.settings.keys == ()


@pytest.mark.parametrize(
    ("key", "usable"),
    [("A", False), ("Shift+A", False), ("Return", False), ("Esc", False), ("Left", False),
     ("F5", True), ("Shift+F11", True), ("Ctrl+A", True), ("Alt+Shift+Left", True),
     ("Ctrl++", True), ("Meta+X", True), ("", False)],
)  # fmt: skip
def test_a_key_that_writes_is_none_for_a_command(key: str, usable: bool) -> None:
    assert is_usable(QKeySequence(key)) is usable


def test_the_shelf_and_a_book_may_have_the_same_key() -> None:
    commands = Commands((
        Command("find", "Find", ("Ctrl+F",), print),
        Command("shelf.search", "Search", ("Ctrl+F", "Ctrl+K"), print),
        Command("app.quit", "Quit", ("Ctrl+Q",), print, anywhere=True),
    ))  # fmt: skip
    key = QKeySequence("Ctrl+F")
    assert commands.with_key(key, "find") == []
    assert [one.name for one in commands.with_key(key, "app.quit")] == ["find", "shelf.search"]
    assert commands.with_keys("app.quit", [key]) == {
        "app.quit": ("Ctrl+F",), "find": (), "shelf.search": ("Ctrl+K",),
    }  # fmt: skip


def test_what_is_no_key_in_the_file_is_left_out(tmp_path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[keys]\nfind = ["Ctrl+K"]\n"a b" = 5\nx = [1]\ny = []\n')
    file = SettingsFile(path)
    assert file.load().keys == (("find", ("Ctrl+K",)), ("y", ()))
    file.save(replace(file.load(), theme="dark"))
    assert SettingsFile(path).load().keys == (("find", ("Ctrl+K",)), ("y", ()))
    file.save(Settings())
    assert SettingsFile(path).load().keys == ()
