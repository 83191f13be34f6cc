"""The spoiler limit is at the furthest page that was read, whatever the reader looks at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chatwindow import at_rest, choose_scope, open_in
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.ui.platform.translation import percent
from foxreader.ui.search.panel import FoundInBook
from foxreader.ui.window.main_window import MainWindow
from window import settled, value_of

pytestmark = pytest.mark.gui
Key = Qt.Key


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    filler = "\n\n".join(f"Line {n} of the keeper Marn and his lamp." for n in range(200))
    path.write_text("\n\n".join(f"Chapter {n}\n\n{filler}\n\nOwl {n}." for n in range(1, 5)))
    return path


def press(fox: MainWindow, qtbot, key: Qt.Key, times: int = 1) -> None:
    """Press a key on the page, and wait for each page."""
    fox.reader.setFocus()
    for _ in range(times):
        settled(fox.reader.page, qtbot)
        before = fox.reader.place
        QTest.keyClick(QApplication.focusWidget(), key)
        qtbot.waitUntil(lambda before=before: fox.reader.place != before)


@pytest.fixture
def read(fox: MainWindow, qtbot, long: Path) -> MainWindow:
    """The book with three pages read, and the limit on."""
    open_in(fox, qtbot, long)
    fox.activateWindow()
    choose_scope(fox, "Nothing past what I have read")
    press(fox, qtbot, Key.Key_Right, 3)
    return fox


def gone(fox: MainWindow, qtbot, way: Callable[[], object]) -> None:
    """Go somewhere by ``way``; the page is there."""
    before = fox.reader.place
    way()
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place != before)
    settled(fox.reader.page, qtbot)


def drag_the_map(fox: MainWindow, qtbot) -> None:
    """Drag the margin map down, as one drags a scroll bar."""
    box_of = "(box => `${box.left} ${box.top} ${box.right} ${box.height}`)"
    host = "(document.querySelector('fx-map').getBoundingClientRect())"
    told = value_of(fox.reader.page, qtbot, box_of + host)
    box = [float(one) for one in str(told).split()]
    x, top = int((box[0] + box[2]) / 2), int(box[1])
    target = fox.reader._view.focusProxy()
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=QPoint(x, top + 8))
    for y in range(top + 8, top + int(box[3]) // 2, 4):
        QTest.mouseMove(target, QPoint(x, y))
        settled(fox.reader.page, qtbot, 2)
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=QPoint(x, top + int(box[3]) // 2))


@pytest.mark.thorough
def test_no_way_of_going_moves_the_limit_and_turning_on_does(read: MainWindow, qtbot) -> None:
    fox = read
    book = fox.controller.opened.book
    furthest = fox.controller.read
    assert furthest == fox.reader.place and furthest.start > 0
    shown = fox.chat.composer.scope.long_text
    owl = Span(0, book.files[0].text.index("Owl 3"), book.files[0].text.index("Owl 3") + 5)
    ways: dict[str, Callable[[], object]] = {
        "contents": lambda: fox.side.contents.tree.chosen.emit(book.toc[-1].place),
        "a citation": lambda: fox.navigator.show_evidence(owl),
        "an earlier citation": lambda: fox.navigator.show_evidence(Span(0, 20, 30)),
        "the search": lambda: fox.navigator.show_found(FoundInBook((owl,), owl)),
        "the bar": lambda: fox.foot.line.chosen.emit(0.5),
        "go to": lambda: fox.extras.go_to.chosen.emit(book.place_at(0.7)),
        "back": fox.navigator.back,
        "forward": fox.navigator.forward,
        "the map": lambda: drag_the_map(fox, qtbot),
        "the end": lambda: QTest.keyClick(QApplication.focusWidget(), Key.Key_End),
        "the beginning": lambda: QTest.keyClick(QApplication.focusWidget(), Key.Key_Home),
    }
    for name, way in ways.items():
        gone(fox, qtbot, way)
        assert fox.controller.read == furthest, name
        assert fox.controller.scope == Scope(furthest), name
        assert fox.chat.composer.scope.long_text == shown, name
    # On from the page where the reading ended.
    gone(fox, qtbot, lambda: fox.navigator.jump(furthest))
    press(fox, qtbot, Key.Key_Right)
    assert fox.controller.read == fox.reader.place != furthest


@pytest.mark.thorough
def test_pages_turned_after_a_jump_do_not_move_it(read: MainWindow, qtbot) -> None:
    furthest = read.controller.read
    gone(read, qtbot, lambda: read.navigator.jump(read.controller.opened.book.place_at(0.5)))
    press(read, qtbot, Key.Key_Right, 2)
    assert read.controller.read == furthest


@pytest.mark.thorough
def test_it_is_kept_with_the_book_and_set_by_hand(
    read: MainWindow, qtbot, long: Path, tmp_path: Path
) -> None:
    fox, profile = read, read.program.profile
    sha256, furthest = fox.controller.opened.book.sha256, fox.controller.read
    gone(fox, qtbot, lambda: fox.navigator.jump(Span(0, 0, 0)))
    fox.controller.keep_place()
    at_rest(fox, qtbot)
    assert profile.limits() == {sha256: Scope(furthest)}
    other = tmp_path / "other.txt"
    other.write_text("Another one.\n")
    open_in(fox, qtbot, other)
    open_in(fox, qtbot, long)
    assert fox.controller.scope == Scope(furthest) and fox.reader.place == Span(0, 0, 0)
    # Further, and less far than before.
    for part in (0.5, 0.1):
        gone(fox, qtbot, lambda part=part: fox.navigator.jump(
            fox.controller.opened.book.place_at(part)))  # fmt: skip
        choose_scope(fox, "I have read up to here")
        here = fox.reader.place
        at_rest(fox, qtbot)
        assert fox.controller.scope == Scope(here) and profile.limits() == {sha256: Scope(here)}
        assert fox.chat.composer.scope.long_text == f"No spoilers past {percent(part)}"
    (entry,) = [one for one in fox.chat.composer.scope.menu().actions() if "(" in one.text()]
    assert entry.text() == f"Nothing past what I have read ({percent(0.1)})"
