"""Looking up words in the reader's dictionaries, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from test_page_menu import choose, clicked, select

from chatwindow import at_rest, open_in
from dictionarymaker import make_dictionary
from foxreader.program.program import Program
from foxreader.ui.settings.reading_pages import WordsPage
from foxreader.ui.window.main_window import MainWindow
from window import drawn, value_of

pytestmark = pytest.mark.gui
KEY, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SEA = {
    "keeper": "<b>keeper</b> one who keeps a <a href='bword://lamp'>lamp</a>",
    "lamp": "<p>a vessel for light</p><script>x</script><img src='file:///etc/passwd'>",
    "gull": "a bird",
}


@pytest.fixture
def dictionary(program: Program, tmp_path: Path) -> Path:
    """A dictionary that the reader has added."""
    path = make_dictionary(tmp_path / "sea", SEA, name="Words of the sea", types="h")
    list(program.dictionaries.add(path))
    return path


def shown(fox: MainWindow, qtbot, words: str) -> str:
    """The text of the pop-up once it has ``words``."""
    popup = fox.commands.dictionaries.popup
    qtbot.waitUntil(lambda: popup.isVisible() and words in popup.text.toPlainText())
    return popup.text.toPlainText()


def press_word(fox: MainWindow, qtbot, word: str) -> None:
    """Press the middle of a word with Alt, with the mouse."""
    at = fox.controller.opened.book.files[0].text.index(word)
    page = fox.reader.page
    drawn(page, qtbot)
    script = (
        f"var b = fox.view.index.range({at}, {at + len(word)}).getBoundingClientRect();"
        "`${(b.left + b.right) / 2} ${(b.top + b.bottom) / 2}`"
    )
    x, y = map(float, str(value_of(page, qtbot, script)).split())
    target = fox.reader.focusProxy().focusProxy()
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, ALT, QPoint(round(x), round(y)))


def test_a_selection_from_the_menu_and_by_key(
    fox: MainWindow, qtbot, lamp: Path, dictionary: Path
) -> None:
    open_in(fox, qtbot, lamp)
    popup = fox.commands.dictionaries.popup
    select(fox, qtbot, "keeper")
    choose(clicked(fox), "Look up")
    assert shown(fox, qtbot, "one who keeps").startswith("Words of the sea")
    assert not fox.controller.busy  # nothing was asked of the book
    assert popup.width() == 480 and popup.height() <= 240
    assert fox.reader.rect().contains(popup.geometry())
    fox.activateWindow()  # without a desktop nothing gives it back after a menu
    qtbot.waitUntil(fox.isActiveWindow)
    # The link leads on, and the keyboard reaches all of it.
    popup.text.setFocus()
    QTest.keyClick(popup.text, KEY.Key_Tab)
    QTest.keyClick(popup.text, KEY.Key_Return)
    text = shown(fox, qtbot, "a vessel for light")
    assert popup.field.text() == "lamp" and "x" not in text.split()
    assert "\n".join(faults(fox)) == ""
    role = QAccessible.queryAccessibleInterface(popup.text).role()
    assert role != QAccessible.Role.NoRole and popup.text.accessibleName()
    QTest.keyClick(fox, KEY.Key_Escape)
    assert not popup.isVisible() and fox.passage.span is not None
    QTest.keyClick(fox, KEY.Key_D, CONTROL | SHIFT)
    shown(fox, qtbot, "one who keeps")
    popup.field.setFocus()
    popup.field.selectAll()
    QTest.keyClicks(popup.field, "gulls")
    QTest.keyClick(popup.field, KEY.Key_Return)
    shown(fox, qtbot, "a bird")  # by its stem
    popup.field.selectAll()
    QTest.keyClicks(popup.field, "zebra")
    QTest.keyClick(popup.field, KEY.Key_Return)
    shown(fox, qtbot, "No dictionary has “zebra”.")
    assert popup.buttons["add"].isVisible()


@pytest.mark.thorough
def test_a_word_pressed_with_alt_and_what_the_book_says(
    fox: MainWindow, qtbot, lamp: Path, dictionary: Path
) -> None:
    open_in(fox, qtbot, lamp)
    popup = fox.commands.dictionaries.popup
    press_word(fox, qtbot, "gulls")
    shown(fox, qtbot, "a bird")
    assert popup.field.text() == "gulls"
    popup.buttons["find"].click()
    assert not popup.isVisible()
    qtbot.waitUntil(lambda: len(fox.reader.marked("search")) == 1)
    press_word(fox, qtbot, "keeper")
    shown(fox, qtbot, "one who keeps")
    popup.buttons["book"].click()
    at_rest(fox, qtbot)
    assert fox.chat.last_turn.asked.strict and "keeper" in fox.chat.last_turn.asked.question


def test_without_a_dictionary(fox: MainWindow, qtbot, lamp: Path, tmp_path: Path) -> None:
    open_in(fox, qtbot, lamp)
    popup = fox.commands.dictionaries.popup
    press_word(fox, qtbot, "keeper")
    shown(fox, qtbot, "There is no dictionary yet.")
    popup.buttons["add"].click()
    page = fox.settings.open("words").page("words")
    assert isinstance(page, WordsPage) and not popup.isVisible()
    page.add(make_dictionary(tmp_path / "one", SEA, name="The first", types="h"))
    qtbot.waitUntil(lambda: page.list.count() == 1 and page._job is None)
    page.add(make_dictionary(tmp_path / "two", {"keeper": "a second meaning"}, name="The second"))
    qtbot.waitUntil(lambda: page.list.count() == 2 and page._job is None)
    assert page.list.item(1).text() == "The second · 1 word"
    # The second is asked first now; then the first is not asked any more.
    page.list.setCurrentRow(1)
    page.buttons["up"].click()
    qtbot.waitUntil(lambda: page.list.item(0).text().startswith("The second"))
    fox.commands.dictionaries.look_up("keeper")
    text = shown(fox, qtbot, "one who keeps")
    assert text.index("The second") < text.index("The first")
    page.list.item(1).setCheckState(Qt.CheckState.Unchecked)
    qtbot.waitUntil(lambda: page._job is None and not page.list.item(1).data(0x100).on)
    fox.commands.dictionaries.look_up("keeper")
    assert "The first" not in shown(fox, qtbot, "a second meaning")
    page.list.setCurrentRow(0)
    page.buttons["remove"].click()
    qtbot.waitUntil(lambda: page.list.count() == 1 and page._job is None)
    # What is no dictionary is said in a sentence, and nothing is kept of it.
    bad = tmp_path / "bad" / "x.ifo"
    bad.parent.mkdir()
    bad.write_text("nothing")
    (bad.parent / "x.idx").touch()
    (bad.parent / "x.dict").touch()
    page.add(bad)
    qtbot.waitUntil(lambda: "no StarDict dictionary" in page._message.text())
    folders = [one for one in fox.program.profile.home.dictionaries.iterdir() if one.is_dir()]
    assert page.list.count() == 1 and len(folders) == 1
    assert "\n".join(faults(page.window())) == ""
    assert [b.text() for b in page.findChildren(QPushButton) if b.text() == "Remove"]


@pytest.mark.thorough
def test_it_goes_with_its_book_and_its_place(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, dictionary: Path
) -> None:
    open_in(fox, qtbot, lamp)
    popup = fox.commands.dictionaries.popup
    press_word(fox, qtbot, "keeper")
    shown(fox, qtbot, "one who keeps")
    fox.side.first.setFocus()  # a press elsewhere
    assert not popup.isVisible()
    press_word(fox, qtbot, "keeper")
    shown(fox, qtbot, "one who keeps")
    open_in(fox, qtbot, oil)
    assert not popup.isVisible()
