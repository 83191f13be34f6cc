"""At the start the page of the book is shown before the rest of the window is made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings

from chatwindow import at_rest, lamp, oil  # noqa: F401 -- fixtures
from foxreader.core.span import Span
from foxreader.parts.program import Program
from foxreader.ui.window import main_window
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.windows import Windows
from window import flush

pytestmark = pytest.mark.gui


@pytest.fixture
def windows(
    qapp, qtbot, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Windows]:
    monkeypatch.setattr(main_window, "_FIRST", 100_000)  # each waits for the page, however slow

    def state(number: int) -> QSettings:
        return QSettings(str(tmp_path / f"w{number}.ini"), QSettings.Format.IniFormat)

    made = Windows(program, state)
    yield made
    for window in made.all:
        window.close()
    flush()


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    path.write_text("\n\n".join(f"The lamp was lit at {n}. " * 20 for n in range(200)), "utf-8")
    return path


def begun(windows: Windows, path: Path, qtbot) -> MainWindow:
    """A window with the page of a book and nothing else yet."""
    asked: list[bool] = []
    windows.begin(path, lambda: asked.append(True))
    window = windows._begun
    assert window is not None
    qtbot.waitUntil(lambda: asked == [True])
    return window


def where(window: MainWindow) -> QRect:
    """Where the page is on the screen."""
    return QRect(window.reader.mapToGlobal(QPoint()), window.reader.size())


@pytest.mark.parametrize("known", [False, True])
def test_the_page_stays_when_the_window_is_whole(
    windows: Windows, book: Path, program: Program, qtbot, *, known: bool
) -> None:
    place = Span(0, 0, 0)
    if known:
        opened = program.books.open(book)
        opened.resources.close()
        program.profile.shelf.opened(opened.book, book)
        at = opened.book.files[0].text.index("lit at 120")
        place = Span(0, at, at)
        program.profile.shelf.keep_place(opened.book, place, 1)
    window = begun(windows, book, qtbot)
    assert (window.whole, window.reader.ready) == (False, True)
    assert abs(window.reader.place.start - place.start) < 200
    before, loads = where(window), window.reader._loading.number
    assert windows.all == ()
    windows.open().show_target(book)
    assert windows.all == (window,) and window.whole
    at_rest(window, qtbot)
    assert window.controller.opened is not None and window.controller.opened.path == book
    assert (where(window), window.reader._loading.number) == (before, loads)
    assert abs(window.reader.place.start - place.start) < 200
    assert program.profile.shelf.knows(window.controller.opened.book.sha256)
    assert window.windowTitle() == "long — Foxreader"
    window.ask("When was the lamp lit?")
    qtbot.waitUntil(lambda: window.turn is None and window.chat.last_turn.answer is not None)


def test_what_is_wrong_with_the_book_is_said_when_the_window_is_whole(
    windows: Windows, tmp_path: Path, qtbot
) -> None:
    path = tmp_path / "broken.epub"
    path.write_bytes(b"PK\x03\x04 and no more")
    main_window._FIRST = 0  # there is no page to wait for
    window = begun(windows, path, qtbot)
    windows.open().show_target(path)
    qtbot.waitUntil(lambda: window.messages.sentences != [])
    assert "broken.epub" in window.messages.sentences[0]
    assert window.home.at_shelf


def test_what_a_second_start_asks_for_waits_for_the_window(
    windows: Windows, lamp: Path, oil: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    first = begun(windows, lamp, qtbot)
    windows.show_target(oil)
    windows.open().show_target(lamp)
    qtbot.waitUntil(lambda: len(windows.all) == 2)
    for window in windows.all:
        qtbot.waitUntil(lambda window=window: window.controller.opened is not None)
        at_rest(window, qtbot)
    assert windows.all[0] is first
    shown = [one.controller.opened.path for one in windows.all if one.controller.opened]
    assert shown == [lamp, oil]


def test_another_book_takes_its_place(
    windows: Windows, lamp: Path, oil: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    window = begun(windows, lamp, qtbot)
    windows.open().show_target(oil)
    qtbot.waitUntil(lambda: window.controller.opened is not None)
    at_rest(window, qtbot)
    assert window.controller.opened is not None
    assert window.controller.opened.path == oil
    assert window.windowTitle().startswith("oil")


def test_a_window_that_is_closed_before_it_is_whole_closes_then(
    windows: Windows, lamp: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    window = begun(windows, lamp, qtbot)
    assert not window.close()
    with qtbot.waitSignal(window.closed):
        windows.open()
    assert windows.all == ()
