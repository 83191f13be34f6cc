"""The window of the settings: its pages, the search for a setting, and forgetting a book."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QWidget
from test_accessibility import faults

from catalogueserver import CatalogueServer
from chatwindow import ask, at_rest, open_in, use
from endpoint import Endpoint
from foxreader.core.span import Span
from foxreader.library.reading_life import LifeClock
from foxreader.program.about import wall_sentences
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.settings.life_page import LifePage
from foxreader.ui.settings.privacy_page import NewerRow, PrivacyPage
from foxreader.ui.settings.window import SettingsWindow
from foxreader.ui.window.main_window import MainWindow
from hands import button, close_messages, field, press, read, said, write

pytestmark = pytest.mark.gui


def look_for(shown: SettingsWindow, words: str) -> list[str]:
    """What the search for a setting finds."""
    write(shown.field, words)
    return [shown.found.item(n).text() for n in range(shown.found.count())]


def test_the_keys_open_the_settings(fox: MainWindow, qtbot) -> None:
    fox.activateWindow()
    qtbot.waitUntil(fox.isActiveWindow)
    QTest.keyClick(fox, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    (shown,) = fox.findChildren(SettingsWindow)
    assert shown.isVisible() and shown.list.currentItem().text() == "Models"
    assert fox.settings.open("keys") is shown  # there is one
    assert shown.list.currentItem().text() == "Keys"
    fox.top.buttons["settings"].click()
    assert shown.list.currentItem().text() == "Models"
    shown.close()


def test_whether_there_is_a_newer_version_is_asked_by_a_press(qtbot) -> None:
    server, jobs, host = CatalogueServer(), Jobs(), QWidget()
    qtbot.addWidget(host)
    server.replies["/json"] = b'{"info": {"version": "99.0.0"}}'
    row = NewerRow(Program().profile, jobs, host)
    assert row.ask.isEnabled() == bool(row.address.text()) and server.asked == []
    row.address.setText(f"{server.url}/json")
    row.ask.click()
    qtbot.waitUntil(lambda: row.said.text().startswith("There is a newer version, 99.0.0"))
    assert server.asked == ["/json"] and row.ask.isEnabled()
    jobs.stop_all()
    server.close()


@pytest.mark.thorough
def test_a_setting_is_found_by_its_words(fox: MainWindow, qtbot) -> None:
    shown = fox.settings.open()
    assert look_for(shown, "line height") == ["Reading › Open the Text panel"]
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    assert shown.list.currentItem().text() == "Reading"
    text = button(shown.page("reading"), "Open the Text panel")
    assert text.isVisible() and shown.focusWidget() is text
    # By what it is for, and whatever the letters' size.
    assert "Models › Add a model" in look_for(shown, "KEY which")
    assert "Keys › Full screen: F11" in look_for(shown, "full")
    assert "Privacy › Forget a book" in look_for(shown, "forget")
    assert look_for(shown, "zeppelin") == ["No setting has “zeppelin”."]
    write(shown.field, "")
    assert text.isVisible()
    shown.close()


@pytest.mark.thorough
def test_what_the_foot_says_is_shown_at_once(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    page = fox.settings.open("reading").page("reading")
    said = field(page, "The foot says", QComboBox)
    said.setCurrentIndex(said.findText("Time left in the book"))
    said.activated.emit(said.currentIndex())
    assert fox.foot.left.text() == "1 min left in book"
    qtbot.waitUntil(lambda: Program().profile.settings.foot_note == "book")
    at_rest(fox, qtbot)


def privacy(fox: MainWindow, qtbot, title: str) -> PrivacyPage:
    """The page for privacy, with a book chosen."""
    page = fox.settings.open("privacy").page("privacy")
    assert isinstance(page, PrivacyPage)
    qtbot.waitUntil(lambda: page.books.findText(title) >= 0)
    page.books.setCurrentIndex(page.books.findText(title))
    return page


@pytest.mark.thorough
def test_the_open_book_is_forgotten_after_asking(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, "When did the keeper light the lamp?")
    at_rest(fox, qtbot)
    opened = fox.controller.opened
    assert opened is not None
    sha256, profile = opened.book.sha256, fox.program.profile
    page = privacy(fox, qtbot, "lamp")
    press(page, "Forget this book…")
    assert profile.conversations.of(sha256)  # it is asked first
    page.books.setCurrentIndex(page.books.findText("oil"))
    assert button(page, "Forget this book…")  # another one is another question
    page.books.setCurrentIndex(page.books.findText("lamp"))
    press(page, "Forget this book…")
    press(page, "Delete for good")
    qtbot.waitUntil(lambda: not profile.shelf.knows(sha256))
    qtbot.waitUntil(lambda: page.books.findText("lamp") < 0)
    # All of the window is the guide's, and nothing comes back.
    qtbot.waitUntil(lambda: fox.controller.opened is not None and fox.reader.ready)
    at_rest(fox, qtbot)
    assert fox.windowTitle().startswith("The Foxreader Guide")
    assert not profile.shelf.knows(sha256) and not profile.conversations.of(sha256)
    assert profile.documents.load(sha256) is None
    assert not list(profile.home.indexes.glob(f"{sha256}*"))
    assert lamp.is_file()
    assert any(book.title == "oil" for book in profile.shelf.all())
    assert said(fox) == []


@pytest.mark.thorough
def test_a_book_is_forgotten_while_it_is_indexed(
    fox: MainWindow, qtbot, tmp_path: Path, oil: Path
) -> None:
    path = tmp_path / "long.txt"
    path.write_text("\n\n".join(f"Chapter {n}\n\nA line of it. {'More. ' * 9000}" for n in (1, 2)))
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.index.running)
    sha256 = fox.controller.opened.book.sha256
    page = privacy(fox, qtbot, "long")
    press(page, "Forget this book…")
    press(page, "Delete for good")
    qtbot.waitUntil(lambda: not fox.program.profile.shelf.knows(sha256))
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    at_rest(fox, qtbot)
    assert not list(fox.program.profile.home.indexes.glob(f"{sha256}*"))
    assert sha256 not in {book.sha256 for book in fox.program.profile.passages.books()}


@pytest.mark.thorough
def test_sentences_stand_above_the_page_until_they_are_closed(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    for sentence in ("One.", "Two.", "One.", ""):
        fox.messages.say(sentence)
    assert said(fox) == ["One.", "Two."]
    assert QApplication.activeModalWidget() is None
    fox.reader.setFocus()
    close_messages(fox)
    assert said(fox) == []
    for number in range(6):
        fox.messages.say(f"{number} <b>bold</b>")
    assert said(fox) == [f"{n} <b>bold</b>" for n in range(2, 6)]  # the page keeps its room
    fox.activateWindow()
    fox.chat.composer.field.setFocus()
    QTest.keyClick(fox.chat.composer.field, Qt.Key.Key_Escape)
    assert said(fox) == [f"{n} <b>bold</b>" for n in range(2)]  # what had no room
    QTest.keyClick(fox.chat.composer.field, Qt.Key.Key_Escape)
    assert said(fox) == []


def test_what_is_shown_of_what_left_is_chosen_in_a_list(fox: MainWindow) -> None:
    page = fox.settings.open("privacy").page("privacy")
    assert not page.findChildren(QListWidget)[0].isVisible()  # nothing has been sent
    assert all(sentence in read(page) for sentence in wall_sentences())  # what confines a book


@pytest.mark.thorough
def test_the_reading_life_is_recorded_shown_saved_and_deleted(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, lamp)
    book, now = fox.controller.opened.book, [0.0]
    fox.life._clock = LifeClock(lambda: now[0])
    fox.life.moved(book, Span(0, 0, 0))
    now[0] += 61
    fox.life.moved(book, Span(0, 150, 150))
    life = fox.program.profile.life
    qtbot.waitUntil(lambda: bool(life.all().days))
    (day,) = life.all().days
    assert (day.seconds, day.pages) == (61, 0.1) and day.sha256 == book.sha256
    # At the shelf, and beside another window, nothing is measured.
    fox.life.turned(True)
    now[0] += 100
    fox.life.turned(False)
    fox.life.finish()
    assert life.all().days == (day,)
    fox.program.profile.records.set_state([book.sha256], "finished")
    shown = fox.settings.open("life")
    page = shown.page("life")
    assert isinstance(page, LifePage) and faults(shown) == []
    qtbot.waitUntil(lambda: page.total.text() == "1 min · 0 pages · 1 day")
    assert page.finished.item(0).text().startswith("lamp · ")
    assert page.days.accessibleDescription().endswith(": 1 min")
    QTest.keyClick(page.days, Qt.Key.Key_Left)
    assert page.days.accessibleName().endswith(": 0")
    page.shown.setCurrentIndex(1)
    for plot in (page.days, page.months):
        assert not plot.grab().isNull()
    path = tmp_path / "life.csv"
    page.save_to(path)
    qtbot.waitUntil(lambda: page.said.text() == f"Saved: {path}")
    assert f"lamp,,{book.sha256},1.0,0.1," in path.read_text("utf-8-sig")
    press(page, "Delete all…")
    assert life.all().days
    press(page, "Delete for good")
    qtbot.waitUntil(lambda: page.total.text() == "Nothing is recorded yet.")
    assert not life.all().days and not page.delete.isEnabled()
    shown.close()
