"""One field goes to a page, a percentage, a chapter or a tag, and says what it understands."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from test_page_menu import choose, clicked

from chatwindow import open_in
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from hands import read, write

pytestmark = pytest.mark.gui
Key = Qt.Key


@pytest.fixture
def field(fox: MainWindow, qtbot, lamp: Path) -> MainWindow:
    """The window with the field open, by its key."""
    open_in(fox, qtbot, lamp)
    fox.activateWindow()
    fox.reader.setFocus()
    QTest.keyClick(fox, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert fox.extras.go_to.isVisible() and fox.extras.go_to.field.hasFocus()
    return fox


def rows(fox: MainWindow) -> list[str]:
    found = fox.extras.go_to.findChild(QListWidget)
    return [found.item(n).text() for n in range(found.count())] if found.isVisible() else []


def test_a_chapter_is_completed_chosen_and_gone_to(field: MainWindow, qtbot) -> None:
    go_to, book = field.extras.go_to, field.controller.opened.book
    assert len(rows(field)) == len(book.toc) == 2
    write(go_to.field, "chapter 2")
    assert len(rows(field)) == 1 and rows(field)[0].startswith("Chapter 2")
    assert "Chapter 2" in read(go_to)
    QTest.keyClick(go_to.field, Key.Key_Return)
    place = book.toc[1].place
    qtbot.waitUntil(lambda: field.reader.place == place)
    assert not go_to.isVisible() and field.top.buttons["back"].isEnabled()
    field.navigator.back()
    qtbot.waitUntil(lambda: field.reader.place == Span(0, 0, 0))


@pytest.mark.thorough
def test_a_percentage_a_tag_and_the_arrows(field: MainWindow, qtbot) -> None:
    go_to, book = field.extras.go_to, field.controller.opened.book
    write(go_to.field, "chapter")
    QTest.keyClick(go_to.field, Key.Key_Down)
    assert "Chapter 2" in read(go_to)
    write(go_to.field, "50%")
    assert rows(field) == ["50 % of the book"]
    write(go_to.field, "[f0-20-30]")
    assert rows(field) == ["The place [f0-20-30]"]
    at = book.files[0].text.index("Marn")
    write(go_to.field, f"f0-{at}-{at + 4}")
    QTest.keyClick(go_to.field, Key.Key_Return)
    qtbot.waitUntil(lambda: field.reader.place.start > 0)


@pytest.mark.thorough
def test_what_is_nowhere_is_said_in_a_sentence(field: MainWindow, qtbot) -> None:
    go_to = field.extras.go_to
    for typed, sentence in (
        ("zeppelin", "“zeppelin” is no page, percentage or chapter of this book."),
        ("120 %", "A book goes from 0 % to 100 %."),
    ):
        write(go_to.field, typed)
        assert read(go_to) == sentence and rows(field) == []
        QTest.keyClick(go_to.field, Key.Key_Return)
        assert go_to.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert not go_to.isVisible() and field.reader.place == Span(0, 0, 0)


@pytest.mark.thorough
def test_from_the_menu_and_for_a_screen_reader(field: MainWindow, qtbot) -> None:
    go_to = field.extras.go_to
    go_to.close_it()
    choose(clicked(field), "Go to")
    assert go_to.isVisible()
    told = QAccessible.queryAccessibleInterface(go_to.field)
    assert told.role() == QAccessible.Role.EditableText
    assert told.text(QAccessible.Text.Name) == "Go to a page, percent, chapter or tag"
