"""At the start the page of the book is shown before the rest of the window is made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QTimer

from chatwindow import at_rest, lamp, oil  # noqa: F401 -- fixtures
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.window import main_window
from foxreader.ui.window import windows as kinds
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
    imported: list[str] = []
    with pytest.MonkeyPatch.context() as patch:  # what follows the import is called by the tests
        patch.setattr(kinds, "import_apart", lambda jobs, module, then: imported.append(module))
        windows.begin(path, lambda: None)
        window = windows._begun
        assert window is not None
        qtbot.waitUntil(lambda: imported == [kinds.THE_REST])
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


def test_a_window_is_made_whole_piece_by_piece(
    windows: Windows, lamp: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    pieces: list[bool] = []
    at_end: list[int] = []

    def show() -> None:
        at_end.append(len(pieces))
        windows.open().show_target(lamp)

    windows.begin(lamp, show)
    window = windows._begun
    assert window is not None
    between = QTimer(window, interval=0)
    between.timeout.connect(lambda: pieces.append(hasattr(window, "chat")))
    between.start()
    qtbot.waitUntil(lambda: window.whole and window.controller.opened is not None)
    between.stop()
    at_rest(window, qtbot)
    assert window.reader.ready and window.windowTitle().startswith("lamp")
    # Other events came when a part of it was there and before all of it was.
    assert any(pieces[: at_end[0]])


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


@pytest.mark.thorough
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


@pytest.mark.thorough
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


def test_the_book_of_the_last_time_is_known_without_the_library(
    windows: Windows, lamp: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    assert windows.first_book() is None
    window = windows.open()
    window.open(lamp)
    qtbot.waitUntil(lambda: windows.first_book() == lamp)
    window.home.show_shelf()
    qtbot.waitUntil(lambda: windows.first_book() is None)
    window.home.show_book()
    qtbot.waitUntil(lambda: windows.first_book() == lamp)
    windows.open().home.show_shelf()
    qtbot.waitUntil(lambda: windows.first_book() is None)  # there are two
