"""Two windows on one book: each has its own place, panels and conversation."""

from __future__ import annotations

import json
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from test_accessibility import faults

from chatwindow import at_rest
from foxreader.core.span import Link, Span
from foxreader.library.backup import is_backup
from foxreader.program.program import Program
from foxreader.ui.settings.library_pages import LibraryPage
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.windows import Windows
from window import flush

pytestmark = pytest.mark.gui
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    parts = (f"Chapter {n}\n\n" + f"The lamp of chapter {n} was lit at nine. " * 200
             for n in range(1, 9))  # fmt: skip
    path.write_text("\n\n".join(parts), "utf-8")
    return path


@pytest.fixture
def windows(qapp, qtbot, tmp_path: Path, program: Program) -> Iterator[Windows]:
    def state(number: int) -> QSettings:
        return QSettings(str(tmp_path / f"w{number}.ini"), QSettings.Format.IniFormat)

    made = Windows(program, state)
    yield made
    for window in made.all:
        window.close()
    flush()


def shown(window: MainWindow, qtbot, path: Path | None = None) -> MainWindow:
    """``window`` with its book on screen, opened from ``path`` if there is one."""
    window.resize(1300, 820)
    if path is not None:
        window.open(path)
    qtbot.waitUntil(lambda: window.controller.opened is not None and window.reader.ready)
    qtbot.waitUntil(lambda: window.chat.transcript.ready)
    at_rest(window, qtbot)
    return window


def go(window: MainWindow, qtbot, place: Span) -> None:
    window.reader.go(place)
    qtbot.waitUntil(lambda: window.reader.place == place)
    qtbot.waitUntil(lambda: window.controller.place == place)


def another(windows: Windows, window: MainWindow, qtbot) -> MainWindow:
    """A second window, asked for by its key."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_N, BOTH)
    qtbot.waitUntil(lambda: len(windows.all) == 2)
    return shown(windows.all[1], qtbot)


@pytest.mark.thorough
def test_each_window_keeps_its_own_place(
    windows: Windows, qtbot, program: Program, book: Path
) -> None:
    first = shown(windows.open(), qtbot, book)
    text = first.controller.opened.book
    start = [entry.place for entry in text.toc]
    go(first, qtbot, start[2])
    second = another(windows, first, qtbot)
    assert second.controller.opened.book.sha256 == text.sha256
    assert second.reader.place == start[2]
    go(second, qtbot, start[6])
    assert first.reader.place == start[2]
    second.commands._toggle("chat")
    assert first.chat.isVisible() and not second.chat.isVisible()
    # What is asked in one is a conversation of its own.
    assert first.controller.questions.conversation != second.controller.questions.conversation
    # Closing the second leaves the first, and the progress of the book as it is.
    second.close()
    assert windows.all == (first,) and first.reader.ready
    shelf = program.profile.shelf
    assert shelf.place(text, 2) == start[6]
    go(first, qtbot, start[3])
    first.controller.keep_place()
    qtbot.waitUntil(lambda: shelf.place(text) == start[3])
    # The second window is where it was left, not where the first one is.
    again = another(windows, first, qtbot)
    assert again.reader.place == start[6] and first.reader.place == start[3]
    # And the first may be closed before it.
    first.close()
    assert windows.all == (again,) and again.reader.ready
    windows.show_target(None)
    again.close()
    assert (shelf.place(text), shelf.place(text, 2)) == (start[3], start[6])


def test_what_is_noted_in_one_is_shown_in_both(
    windows: Windows, qtbot, program: Program, book: Path
) -> None:
    first = shown(windows.open(), qtbot, book)
    second = another(windows, first, qtbot)
    span = Span(0, 11, 30)
    first.notes.highlight(span, "green")
    qtbot.waitUntil(lambda: [one for _, one in second.notes.here] == [span])
    (one,) = program.profile.annotations.all()
    second.notes.write_note(one.id, "Which lamp?")
    qtbot.waitUntil(lambda: [one.note for one, _ in first.notes.here] == ["Which lamp?"])


@pytest.mark.thorough
def test_what_is_chosen_in_one_is_seen_in_both_and_a_forgotten_book_leaves_both(
    windows: Windows, qtbot, program: Program, book: Path
) -> None:
    first = shown(windows.open(), qtbot, book)
    second = another(windows, first, qtbot)
    sha256 = first.controller.opened.book.sha256
    first.appearance.change({"theme": "dark"})
    assert second.theme.name == "dark"
    second.appearance.change({"font_size": 25}, for_book=True)
    assert first.appearance.look.font_size == 25 and first.appearance.has_own
    first.shelf.doors.forget(program.profile.shelf.all()[0])
    for window in (first, second):
        qtbot.waitUntil(
            lambda window=window: (
                window.controller.opened is not None
                and window.controller.opened.book.sha256 != sha256
            )
        )
    qtbot.waitUntil(lambda: not program.profile.shelf.knows(sha256))
    for window in (first, second):
        shown(window, qtbot)
    assert not program.profile.shelf.knows(sha256)
    assert program.profile.looks.of(sha256) == {}


@pytest.mark.thorough
def test_books_in_windows_of_their_own_are_there_again(
    windows: Windows, qtbot, program: Program, book: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(
        "\n\n".join(f"Chapter {n}\n\n" + "An oar. " * 800 for n in range(1, 6)), "utf-8"
    )
    first = shown(windows.open(), qtbot, book)
    first.book_wanted_elsewhere.emit(other)
    second = shown(windows.all[1], qtbot)
    assert second.controller.opened.path == other
    # The only window on a book has its place, whichever number the window has.
    place = second.controller.opened.book.toc[3].place
    go(second, qtbot, place)
    second.controller.keep_place()
    shelf, text = program.profile.shelf, second.controller.opened.book
    qtbot.waitUntil(lambda: shelf.place(text) == place)
    assert (first.controller.rank, second.controller.rank) == (1, 1)
    # A file or a link goes to the window that has its book; a new book gets a new one.
    windows.show_target(other)
    windows.show_target(Link(first.controller.opened.book.sha256, Span(0, 5, 9)))
    assert len(windows.all) == 2
    third = tmp_path / "third.txt"
    third.write_text("A third book.\n" * 50, "utf-8")
    windows.show_target(third)
    shown(windows.all[2], qtbot).close()
    qtbot.waitUntil(lambda: len(windows.all) == 2)
    state = windows._state
    remembered = [[1, str(book)], [2, str(other)]]
    qtbot.waitUntil(lambda: json.loads(str(state(1).value("open_windows"))) == remembered)
    # The program ends and starts again: both windows, each with its book at its place.
    for window in windows.all:
        window.close()
    flush()
    again = Windows(program, state)
    again.restore()
    again.show_target(other)  # it is on its way, and no other window is needed
    try:
        books = [shown(window, qtbot).controller.opened.path for window in again.all]
        assert books == [book, other]
        assert again.all[1].reader.place == place
    finally:
        for window in again.all:
            window.close()
        flush()


@pytest.mark.thorough
def test_a_backup_is_written_restored_and_merged_and_all_windows_show_it(
    windows: Windows, qtbot, program: Program, book: Path, tmp_path: Path
) -> None:
    program.profile.save(replace(program.profile.settings, font_size=23))
    first = shown(windows.open(), qtbot, book)
    another(windows, first, qtbot)
    notes, backup = program.profile.annotations, tmp_path / "all.zip"
    first.notes.highlight(Span(0, 11, 30), "green")
    qtbot.waitUntil(lambda: len(notes.all()) == 1)
    page = first.settings.open("library").page("library")
    assert isinstance(page, LibraryPage) and faults(page.window()) == []
    page.back_up(backup)
    qtbot.waitUntil(lambda: str(backup) in page.said.text() and page.write.isEnabled())
    assert is_backup(backup) and page.bar.isHidden() and page.bar.value() == page.bar.maximum()
    first.notes.highlight(Span(0, 40, 50), "blue")
    qtbot.waitUntil(lambda: len(notes.all()) == 2)
    first.appearance.keep(replace(program.profile.settings, footnotes_only=True))

    def use(path: Path, merge: bool) -> LibraryPage:
        before = windows.all
        now = before[0].settings.open("library").page("library")
        assert isinstance(now, LibraryPage)
        before[0].settings.moving_wanted.emit(path, merge)
        qtbot.waitUntil(lambda: len(windows.all) == 2 and not {*windows.all} & {*before})
        for one in windows.all:
            shown(one, qtbot)
        came = windows.all[0].settings.open("library").page("library")
        assert isinstance(came, LibraryPage)
        return came

    page = use(backup, False)
    assert page.outcome.text() == "The backup is restored. Books on the shelf: 1"
    assert len(notes.all()) == 1 and not program.profile.settings.footnotes_only
    assert program.profile.settings.font_size == 23
    for one in windows.all:
        assert one.controller.opened.path == book
        qtbot.waitUntil(lambda one=one: [at for _, at in one.notes.here] == [Span(0, 11, 30)])
    # Merged, what is here stays; and a file that is no backup changes nothing.
    windows.all[0].notes.highlight(Span(0, 60, 70), "rose")
    qtbot.waitUntil(lambda: len(notes.all()) == 2)
    page = use(backup, True)
    assert page.outcome.text() == "The backup is merged. New here: nothing"
    assert len(notes.all()) == 2 and page.both.isHidden()
    page = use(book, False)
    assert book.name in page.outcome.text() and "no backup" in page.outcome.text()
    assert len(notes.all()) == 2


def test_a_closed_window_is_given_up(windows: Windows, qtbot, book: Path) -> None:
    shown(windows.open(), qtbot, book)
    gone = weakref.ref(another(windows, windows.all[0], qtbot))
    windows.all[1].close()
    flush()
    assert gone() is None
