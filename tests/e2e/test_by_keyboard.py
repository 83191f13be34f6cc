"""The main path without a mouse: open, read, search, ask, go to a footnote, quit, come back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from chatwindow import answered, arrived, at_rest, box_of, shown
from foxreader.program.program import Program
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.window.main_window import MainWindow
from window import drawn, value_of

pytestmark = pytest.mark.gui

Key, Modifier = Qt.Key, Qt.KeyboardModifier
NONE = Modifier.NoModifier
WHEN = "When did the keeper light the lamp?"
LIT = "The keeper lit the lamp at nine o'clock."
FILLER = "Nothing else happened on the rock that day, and the log has one line of it. " * 30


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.txt"
    chapters = (FILLER, f"{FILLER} {LIT} {FILLER}", f"Marn read it in the morning. {FILLER}")
    path.write_text("\n\n".join(f"Chapter {n}\n\n{text}" for n, text in enumerate(chapters, 1)))
    return path


def press(
    fox: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier
) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or fox, key, modifier)


def write(words: str) -> None:
    """Write where the keyboard is."""
    QTest.keyClicks(QApplication.focusWidget(), words)


def open_by_name(path: Path) -> None:
    """Once the dialog of files is there, write a name into it and press Return."""

    seen: list[QFileDialog] = []

    def there() -> None:
        chooser = QApplication.activeModalWidget()
        if isinstance(chooser, QFileDialog):
            seen.append(chooser)
            name = chooser.findChild(QLineEdit)
            name.setText(str(path))  # as pasted: a list of names would take keys for itself
            QTest.keyClick(name, Key.Key_Return)
        elif seen:
            return
        QTimer.singleShot(50, there)

    there()


def focus_in(fox: MainWindow, qtbot, selector: str, key: Qt.Key, most: int = 12) -> None:
    """Press ``key`` until the keyboard is on an element of the transcript."""
    page = fox.chat.transcript.page
    at = "String([...document.querySelectorAll('*')].indexOf(document.activeElement))"
    on = f"String(!!document.activeElement?.matches('{selector}'))"
    for _ in range(most):
        before = value_of(page, qtbot, at)
        press(fox, key)
        # The page takes a key when it comes to it.
        qtbot.waitUntil(lambda was=before: value_of(page, qtbot, at) != was)
        if value_of(page, qtbot, on) == "true":
            return
    raise AssertionError(f"{selector} is not reached")


def test_the_main_path_by_keyboard_alone(
    fox: MainWindow, qtbot, log: Path, program: Program, tmp_path: Path
) -> None:
    fox.activateWindow()
    open_by_name(log)
    press(fox, Key.Key_O, Modifier.ControlModifier)
    arrived(fox, qtbot, log)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    fox.activateWindow()  # as a window manager does when a dialog is gone
    qtbot.waitUntil(lambda: has_keyboard(fox.reader))
    drawn(fox.reader.page, qtbot)

    # Read
    began = fox.reader.place
    press(fox, Key.Key_PageDown)
    qtbot.waitUntil(lambda: fox.reader.place != began)

    # Search
    press(fox, Key.Key_F, Modifier.ControlModifier)
    write("morning")
    qtbot.waitUntil(lambda: fox.side.search.hits.model().rowCount() > 1)
    press(fox, Key.Key_Return)
    book = fox.controller.opened.book
    qtbot.waitUntil(lambda: "Marn read" in book.files[0].text[fox.reader.place.start :][:2000])
    press(fox, Key.Key_Escape)
    assert has_keyboard(fox.reader)
    found = fox.reader.place

    # Ask, open the footnote, go there
    press(fox, Key.Key_L, Modifier.ControlModifier)
    write(WHEN)
    press(fox, Key.Key_Return)
    turn = answered(fox, qtbot)
    qtbot.waitUntil(lambda: LIT in shown(fox, qtbot))
    drawn(fox.chat.transcript.page, qtbot)
    focus_in(fox, qtbot, ".note", Key.Key_Backtab)
    press(fox, Key.Key_Return)
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card .go") is not None)
    drawn(fox.chat.transcript.page, qtbot)
    focus_in(fox, qtbot, ".card .go", Key.Key_Tab)
    press(fox, Key.Key_Return)
    (cited,) = turn.answer.citations
    qtbot.waitUntil(lambda: fox.reader.marked("evidence") == (cited.span,))
    qtbot.waitUntil(lambda: has_keyboard(fox.reader))
    told: list = []
    fox.reader.mark("evidence", [cited.span], then=told.extend)
    qtbot.waitUntil(lambda: bool(told))
    assert [one["text"] for one in told] == [LIT]
    qtbot.waitUntil(lambda: fox.reader.place.start < cited.span.start < found.start)
    there = fox.reader.place

    # The place that was left is one step back, and this one is one step on.
    press(fox, Key.Key_Left, Modifier.AltModifier)
    qtbot.waitUntil(lambda: fox.reader.place.start == found.start)
    press(fox, Key.Key_Right, Modifier.AltModifier)
    qtbot.waitUntil(lambda: fox.reader.place == there)

    # Note the place.
    press(fox, Key.Key_D, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: len(fox.notes.here) == 1)

    # Quit, and come back to the same place, its bookmark and the same conversation.
    at_rest(fox, qtbot)
    press(fox, Key.Key_Q, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: not fox.isVisible())
    again = MainWindow(program, QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    again.show()
    again.resume()
    arrived(again, qtbot, log)
    assert again.reader.place == there
    assert again.chat.last_turn.question == WHEN
    qtbot.waitUntil(lambda: [one.kind for one, _ in again.notes.here] == ["bookmark"])
    qtbot.waitUntil(lambda: LIT in shown(again, qtbot))
    at_rest(again, qtbot)
    again.close()
    again.deleteLater()
