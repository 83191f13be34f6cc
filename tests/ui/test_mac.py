"""What only a Mac asks for: files and links as events, a menu bar, keys it does not keep itself."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from PySide6.QtGui import QAction

from foxreader.ui.platform.commands import menu_bar
from foxreader.ui.platform.translation import sequence, shown_keys, with_own_keys
from foxreader.ui.window.main_window import MainWindow
from nonempty import some

OPENED = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from foxreader.core.span import Link, Span
from foxreader.ui.platform.process import Application

app, heard = Application(["foxreader"]), []
app.book_wanted.connect(heard.append)
app.place_wanted.connect(heard.append)
link = Link("a" * 64, Span(0, 3, 9))
events = [QFileOpenEvent(name) for name in ("/books/one.epub", "/books/two.epub")]
for event in (*events, QFileOpenEvent(QUrl(str(link))), QFileOpenEvent(QUrl("foxreader://x"))):
    app.sendEvent(app, event)
assert heard == []
print(app.first())
app.hand_on()
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/books/a b.pdf")))
print(*heard, heard[1] == link, app.first(), sep="\\n")
"""
SYSTEM = {"Ctrl+H", "Ctrl+M", "Ctrl+Tab", "Ctrl+Space", "Ctrl+`", "Ctrl+Shift+3", "Ctrl+Shift+4"}
"""What a Mac does itself with these, ⌘ being Qt's Ctrl."""


def test_what_is_opened_waits_for_the_window_and_comes_to_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPENED], capture_output=True, text=True, check=False
    )
    said = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert said[:2] == ["/books/one.epub", "/books/two.epub"]
    assert said[2].startswith("foxreader://") and said[3:] == ["/books/a b.pdf", "True", "None"]


@pytest.mark.gui
def test_each_command_is_in_one_menu_and_no_key_does_two_things(fox: MainWindow) -> None:
    each_command_is_in_one_menu_under_its_role(fox)
    for system in ("linux", "darwin", "win32"):
        no_key_does_two_things_or_is_the_systems_own(fox, system)


def each_command_is_in_one_menu_under_its_role(fox: MainWindow) -> None:
    bar = menu_bar(fox)
    there = [one for menu in bar.actions() for one in menu.menu().actions()]  # type: ignore[union-attr]
    named = Counter(one.objectName() for one in there)
    without = {"window.escape", "shelf.escape", "shelf.menu"}
    assert set(named) == {one.name for one in fox.commands.all} - without
    assert set(named.values()) == {1}
    roles = {one.objectName(): one.menuRole() for one in there}
    assert roles.pop("settings") == QAction.MenuRole.PreferencesRole
    assert roles.pop("app.quit") == QAction.MenuRole.QuitRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}
    # One action with one key: two would make it ambiguous.
    assert all(one in fox.actions() for one in some(there))
    bar.deleteLater()


def no_key_does_two_things_or_is_the_systems_own(fox: MainWindow, system: str) -> None:
    for at_shelf in (False, True):
        here = [one for one in fox.commands.all
                if one.anywhere or one.name.startswith("shelf.") == at_shelf]  # fmt: skip
        used = Counter(sequence(key, system).toString() for one in some(here) for key in one.keys)
        assert [key for key, count in used.items() if key and count > 1] == [], system
        if system == "darwin":
            assert not {*used} & SYSTEM
            ours = {key for key in used if key.rpartition("+")[2].startswith("F")}
            # Here these standard keys are F1, F3 and F11; a Mac has others for them.
            assert {key for key in ours if key[-1].isdigit()} <= {"F1", "F3", "Shift+F3", "F11",
                                                                  "Shift+F10"}  # fmt: skip


TRANSLATED = """
import sys
from PySide6.QtCore import QCoreApplication
from foxreader.ui.platform import translation

translation._OTHERS = {**translation._OTHERS, sys.platform: translation._OTHERS["darwin"]}
app = QCoreApplication([])
for language in sys.argv[1:]:
    translation.install(app, language)
    for context, text in (("TopBar", "Settings"), ("Nowhere", "A text of ours"), ("Nowhere", "F9")):
        print(QCoreApplication.translate(context, text))
    print(QCoreApplication.translate("ShelfBar", "%n book(s)", "", 3))
"""


def test_where_keys_are_others_all_texts_are_there() -> None:
    """Also those without a translation, as all of English are but those with a number."""
    done = subprocess.run(
        [sys.executable, "-c", TRANSLATED, "en", "de"], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert len(lines) == 8
    for language, said in (("en", lines[:4]), ("de", lines[4:])):
        settings, own, key, _ = said
        assert (own, settings != "", "S" in key) == ("A text of ours", True, True), language


def test_texts_name_the_keys_that_the_system_has() -> None:
    assert with_own_keys("Conversations (Ctrl+H)", "linux") == "Conversations (Ctrl+H)"
    assert with_own_keys("Conversations (Ctrl+H)", "darwin").endswith(f"({shown_keys(['Ctrl+Y'])})")
    assert with_own_keys("Größer (Strg++)", "darwin") == f"Größer ({shown_keys(['Ctrl++'])})"
    assert with_own_keys("Leiste (F9)", "darwin") == f"Leiste ({shown_keys(['Ctrl+Alt+S'])})"
    assert with_own_keys("Fit width (Ctrl+Shift+0)", "win32") == "Fit width (Ctrl+9)"
    assert with_own_keys("Ctrl+arrows", "darwin") == "Ctrl+arrows"
