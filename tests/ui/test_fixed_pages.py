"""Fixed pages in the window, by mouse and keyboard: fit, zoom, two beside each other, turned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from chatwindow import open_again, open_in
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from foxreader.ui.pages.bar import PageBar
from foxreader.ui.window.main_window import MainWindow
from hands import said, write
from papers import HIGH, WIDE, columns, comic, linked, numbered
from window import drawn, value_of

pytestmark = pytest.mark.gui
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
PIXELS = 96 / 72


@pytest.fixture
def bar(fox: MainWindow) -> PageBar:
    return fox.pages.bar


def js(fox: MainWindow, qtbot, script: str):
    """What an expression gives in the page."""
    return json.loads(str(value_of(fox.reader.page, qtbot, f"JSON.stringify({script} ?? null)")))


def box_of(fox: MainWindow, qtbot, page: int) -> list[float]:
    """Left, top, width and height of a page in the view."""
    return list(js(
        fox, qtbot,
        "(box => [box.left, box.top, box.width, box.height])"
        f"(fox.view.pages[{page}].element.getBoundingClientRect())",
    ))  # fmt: skip


def engine(fox: MainWindow) -> QWidget:
    return fox.reader._view.focusProxy()


def press(fox: MainWindow, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(engine(fox), key, modifier)


def button(bar: PageBar, name: str) -> QToolButton:
    (found,) = [b for b in bar.findChildren(QToolButton) if b.accessibleName().startswith(name)]
    return found


def click(bar: PageBar, name: str) -> None:
    QTest.mouseClick(button(bar, name), Qt.MouseButton.LeftButton)


def shows(fox: MainWindow, qtbot, pages: str) -> None:
    qtbot.waitUntil(lambda: fox.pages.bar.page.text() == pages)


def scale_of(fox: MainWindow, qtbot, page: int = 0) -> float:
    return box_of(fox, qtbot, page)[2] / WIDE / PIXELS


def test_a_new_book_shows_whole_pages_and_the_bar_says_which(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    fox.resize(1440, 860)
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf", labels=True))
    assert bar.isVisible() and bar.height() == 40
    left, top, width, height = box_of(fox, qtbot, 0)
    room = fox.reader._view.height()
    assert room == fox.reader.height() - 60
    assert top == pytest.approx(0, abs=1) and height == pytest.approx(room - 20, abs=1)
    assert width / height == pytest.approx(WIDE / HIGH, abs=0.01)
    assert (bar.x(), bar.y()) == (pytest.approx(left, abs=2), 12)
    # The printed number, and which of all it is; typed, it leads there.
    assert bar.page.text() == "i" and "(1 of 9)" in bar._of.text()
    write(bar.page, "3")
    QTest.keyClick(bar.page, Key.Key_Return)
    qtbot.waitUntil(lambda: fox.reader.place.file == 4)
    shows(fox, qtbot, "3")
    write(bar.page, "ii")
    QTest.keyClick(bar.page, Key.Key_Return)
    shows(fox, qtbot, "ii")
    QTest.keyClick(fox, Key.Key_G, CTRL)
    assert QApplication.focusWidget() is bar.page
    write(bar.page, "77")
    QTest.keyClick(bar.page, Key.Key_Return)
    assert any("no page “77”" in sentence for sentence in said(fox))
    # Keys turn whole pages; the mouse does too.
    fox.reader.setFocus()
    drawn(fox.reader.page, qtbot)
    for key, page in ((Key.Key_PageDown, "1"), (Key.Key_End, "7"), (Key.Key_PageUp, "6"),
                      (Key.Key_Home, "i"), (Key.Key_Space, "ii")):  # fmt: skip
        press(fox, key)
        shows(fox, qtbot, page)
    click(bar, "Next page")
    shows(fox, qtbot, "1")
    click(bar, "Previous page")
    shows(fox, qtbot, "ii")


@pytest.mark.thorough
def test_a_page_is_fitted_zoomed_and_kept_at_the_point_under_the_mouse(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    path = numbered(tmp_path / "b.pdf")
    open_in(fox, qtbot, path)
    click(bar, "Fit width")
    room = fox.reader._view.width()
    qtbot.waitUntil(lambda: box_of(fox, qtbot, 0)[2] == pytest.approx(room - 44, abs=2))
    assert button(bar, "Fit width").isChecked() and not button(bar, "Fit page").isChecked()
    write(bar.zoom, "150")
    QTest.keyClick(bar.zoom, Key.Key_Return)
    qtbot.waitUntil(lambda: scale_of(fox, qtbot) == pytest.approx(1.5, abs=0.01))
    assert bar.zoom.text() == "150 %"
    assert not button(bar, "Fit width").isChecked()
    # What is under the mouse stays there.
    point = QPoint(420, 300)
    drawn(fox.reader.page, qtbot)
    at = "fox.view.pointAt(420, 300).point"
    x, y = js(fox, qtbot, at)
    wheel(fox, point, CTRL)
    qtbot.waitUntil(lambda: scale_of(fox, qtbot) > 1.6)
    now = js(fox, qtbot, at)
    assert now == [pytest.approx(x, abs=1.5), pytest.approx(y, abs=1.5)]
    zoom = scale_of(fox, qtbot)
    # Keys, and no further than a page can be.
    QTest.keyClick(fox, Key.Key_Minus, CTRL)
    qtbot.waitUntil(lambda: scale_of(fox, qtbot) < zoom - 0.01)
    QTest.keyClick(fox, Key.Key_0, CTRL)
    qtbot.waitUntil(lambda: button(bar, "Fit page").isChecked())
    QTest.keyClick(fox, Key.Key_0, CTRL | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: button(bar, "Fit width").isChecked())
    write(bar.zoom, "0")
    QTest.keyClick(bar.zoom, Key.Key_Return)
    assert fox.reader.display.view.fit == "width"
    # It belongs to the book: opened again it is as it was, another book is not.
    write(bar.zoom, "200")
    QTest.keyClick(bar.zoom, Key.Key_Return)
    fox.reader.display.turn()
    open_in(fox, qtbot, numbered(tmp_path / "other.pdf", 3))
    assert fox.reader.display.view == PageView()
    open_in(fox, qtbot, path)
    assert fox.reader.display.view == PageView("none", 2.0, turned=90)
    qtbot.waitUntil(lambda: bar.zoom.text() == "200 %")


def wheel(fox: MainWindow, at: QPoint, modifier=Qt.KeyboardModifier.NoModifier, up=True) -> None:
    to = engine(fox)
    event = QWheelEvent(
        QPointF(at), QPointF(to.mapToGlobal(at)), QPoint(), QPoint(0, 120 if up else -120),
        Qt.MouseButton.NoButton, modifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(to, event)


@pytest.mark.thorough
def test_two_pages_lie_beside_each_other_with_the_cover_alone(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    fox.commands._parts.panels.toggle("chat", False)
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    fox.reader.setFocus()
    drawn(fox.reader.page, qtbot)
    press(fox, Key.Key_D)
    qtbot.waitUntil(lambda: button(bar, "Two pages").isChecked())
    press(fox, Key.Key_PageDown)
    shows(fox, qtbot, "2 – 3")
    assert fox.foot._page.text() == "pages 2–3 of 9"
    two, three, cover = (box_of(fox, qtbot, page) for page in (1, 2, 0))
    assert three[0] == pytest.approx(two[0] + two[2] + 1, abs=1) and three[1] == two[1]
    assert cover[0] == pytest.approx(three[0], abs=1)  # a right page is right
    press(fox, Key.Key_PageDown)
    shows(fox, qtbot, "4 – 5")
    press(fox, Key.Key_End)
    shows(fox, qtbot, "8 – 9")
    # Without the cover, from the menu.
    fox.reader.display.show_spread("two")
    press(fox, Key.Key_Home)
    shows(fox, qtbot, "1 – 2")
    # One row at a time: nothing else shows, and the wheel turns.
    fox.reader.display.show_flow("paged")
    qtbot.waitUntil(lambda: js(fox, qtbot, "fox.view.pages[2].element.hidden") is True)
    assert js(fox, qtbot, "document.scrollingElement.scrollHeight <= innerHeight") is True

    def turned() -> bool:
        wheel(fox, QPoint(300, 300), up=False)
        return bar.page.text() == "3 – 4"

    qtbot.waitUntil(turned)
    press(fox, Key.Key_D)
    qtbot.waitUntil(lambda: button(bar, "One page").isChecked())


@pytest.mark.thorough
def test_pages_are_turned_with_their_words_and_marks(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    text = fox.controller.opened.book.files[0].text
    start = text.index("Line 7")
    span = Span(0, start, start + 6)
    for turned in (90, 180, 270, 0):
        click(bar, "Turn (")
        qtbot.waitUntil(lambda was=turned: fox.reader.display.view.turned == was)
        width, height = box_of(fox, qtbot, 0)[2:]
        assert (width > height) == (turned in (90, 270))
        heard: list = []
        fox.reader.mark("evidence", [span], jump=True, then=heard.append)
        qtbot.waitUntil(lambda got=heard: bool(got))
        (report,) = heard[0]
        assert report["visible"]
        qtbot.waitUntil(
            lambda: js(fox, qtbot, "!!document.querySelector('fx-mark.fx-evidence > div')")
        )
        # The words lie where the mark is, however the page is turned.
        word = js(
            fox, qtbot,
            "(box => [box.left, box.top, box.right, box.bottom])(fox.view.pages[0].index"
            f".range({span.start}, {span.end}).getBoundingClientRect())",
        )  # fmt: skip
        middle = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2]
        box = report["box"]
        assert box[0] - 3 <= middle[0] <= box[2] + 3 and box[1] - 3 <= middle[1] <= box[3] + 3
        assert 0 <= box[0] < box[2] <= fox.reader._view.width()


def drag(fox: MainWindow, qtbot, start: list[float], end: list[float]) -> None:
    """Press at a point of the view, move to another, let go."""
    drawn(fox.reader.page, qtbot)
    to, left = engine(fox), Qt.MouseButton.LeftButton
    points = [QPoint(round(x), round(y)) for x, y in (start, end)]
    QTest.mouseMove(to, points[0])
    QTest.mousePress(to, left, pos=points[0])
    middle = QPoint((points[0].x() + points[1].x()) // 2, (points[0].y() + points[1].y()) // 2)
    for point in (middle, points[1]):
        QTest.mouseMove(to, point)
        drawn(fox.reader.page, qtbot)
    QTest.mouseRelease(to, left, pos=points[1])


def press_twice(to: QWidget, at: QPoint) -> None:
    """Press twice in a tenth of a second; QTest's presses never are that near to each other."""
    kind = QEvent.Type
    for number, one in enumerate(
        (kind.MouseButtonPress, kind.MouseButtonRelease, kind.MouseButtonDblClick,
         kind.MouseButtonRelease)
    ):  # fmt: skip
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = none if one is kind.MouseButtonRelease else left
        event = QMouseEvent(
            one, QPointF(at), QPointF(to.mapToGlobal(at)), left, held,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        event.setTimestamp(10_000_000 + 25 * number)
        QApplication.sendEvent(to, event)


def on_screen(fox: MainWindow, qtbot, offset: int, page: int = 0) -> list[float]:
    """The middle of a character's box in the view."""
    box = fox.controller.opened.book.files[page].page.box(offset)
    left, top, *_ = box_of(fox, qtbot, page)
    scale = float(js(fox, qtbot, f"fox.view.pages[{page}].scale"))
    return [left + scale * (box[0] + box[2]) / 2, top + scale * (box[1] + box[3]) / 2]


@pytest.mark.thorough
def test_a_selection_stays_in_its_column_and_takes_words_where_it_is_pressed(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, columns(tmp_path / "b.pdf"))
    text = fox.controller.opened.book.files[0].text
    qtbot.waitUntil(lambda: js(fox, qtbot, "!!fox.view.pages[0].index") is True)
    first, last = text.index("left2"), text.index("left8") + 5
    # From the beginning of one line to the end of another, past the edge of the column.
    start, end = on_screen(fox, qtbot, first), on_screen(fox, qtbot, last - 1)
    drag(fox, qtbot, [start[0] - 4, start[1]], [end[0] + 4, end[1]])
    qtbot.waitUntil(lambda: fox.passage.span is not None)
    assert fox.passage.span == Span(0, first, last)
    assert "right" not in fox.passage.words
    # Backwards, and into the other column: all between in the order of reading.
    begin, target = text.index("right3"), text.index("left9")
    drag(fox, qtbot, on_screen(fox, qtbot, begin), on_screen(fox, qtbot, target))
    qtbot.waitUntil(lambda: fox.passage.span is not None and fox.passage.span.start <= target + 1)
    assert "left11" in fox.passage.words and "right1" in fox.passage.words
    # Pressed twice the word is taken.
    to, at = engine(fox), on_screen(fox, qtbot, text.index("right5") + 2)
    point = QPoint(round(at[0]), round(at[1]))
    drawn(fox.reader.page, qtbot)
    press_twice(to, point)
    qtbot.waitUntil(lambda: fox.passage.words == "right5")


@pytest.mark.thorough
def test_links_lead_to_places_and_out_only_when_asked(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, linked(tmp_path / "b.pdf"))
    qtbot.waitUntil(
        lambda: js(fox, qtbot, "fox.view.pages[0].element.querySelectorAll('a').length") == 3
    )
    asked: list[str] = []
    fox.reader.external_link.disconnect()
    fox.reader.external_link.connect(lambda url: asked.append(url.toString()))

    def middle(number: int) -> QPoint:
        x, y = js(
            fox, qtbot,
            "(box => [box.left + box.width / 2, box.top + box.height / 2])(document"
            f".querySelectorAll('fx-over a')[{number}].getBoundingClientRect())",
        )  # fmt: skip
        return QPoint(round(x), round(y))

    drawn(fox.reader.page, qtbot)
    for number, address in ((1, "https://example.org/a"), (2, "file:///etc/passwd")):
        QTest.mouseClick(engine(fox), Qt.MouseButton.LeftButton, pos=middle(number))
        qtbot.waitUntil(lambda wanted=address: wanted in asked)
    assert fox.reader.place.file == 0
    # The keyboard comes to a link as well, and it says where it leads.
    assert js(fox, qtbot, "document.querySelector('fx-over a').ariaLabel") == "Go to page 3"
    QTest.mouseClick(engine(fox), Qt.MouseButton.LeftButton, pos=middle(0))
    qtbot.waitUntil(lambda: fox.reader.place.file == 2)
    text = fox.controller.opened.book.files[2].text
    assert text[fox.reader.place.start :].startswith("here") or fox.reader.place.start == 0
    assert fox.top.buttons["back"].isEnabled()
    fox.reader.go(Span(1, 0, 0))
    field = "document.querySelector('fx-page[data-page=\"1\"] fx-field')"
    qtbot.waitUntil(lambda: js(fox, qtbot, f"!!{field}") is True)
    assert js(fox, qtbot, f"[{field}.ariaLabel, {field}.title]") == ["Ship", "Ship: Pequod"]


@pytest.mark.thorough
def test_thumbnails_lead_to_their_pages_and_follow(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf", 40))
    contents = fox.side.contents
    fox.side.first.setFocus()
    QTest.keyClick(fox.side.first, Key.Key_T)
    thumbs = contents.thumbnails
    assert fox.side.first is thumbs and thumbs.isVisible()
    model = thumbs.model()
    assert model.rowCount() == 20
    qtbot.waitUntil(lambda: len(model._pictures) >= 4)
    assert len(model._pictures) <= 24  # only what is seen is drawn
    row = thumbs.visualRect(model.index(1))
    QTest.mouseClick(
        thumbs.viewport(), Qt.MouseButton.LeftButton, pos=row.center() + QPoint(40, -10)
    )
    shows(fox, qtbot, "4")
    thumbs.setFocus()
    for key in (Key.Key_Right, Key.Key_Return):
        QTest.keyClick(thumbs, key)
    shows(fox, qtbot, "4")
    fox.reader.go(Span(37, 0, 0))
    shows(fox, qtbot, "38")
    qtbot.waitUntil(lambda: thumbs.visualRect(model.index(18)).top() < thumbs.viewport().height())
    fox.reader.display.toggle_two()
    qtbot.waitUntil(lambda: model.index(19).data() == "38 – 39")
    thumbs.setFocus()
    QTest.keyClick(thumbs, Key.Key_T)
    assert fox.side.first is contents.tree


@pytest.mark.thorough
def test_the_bar_of_evidence_goes_from_one_to_the_next(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    evidence = fox.pages.evidence
    assert not evidence.isVisible()
    book = fox.controller.opened.book
    spans = [
        Span(page, at, at + 6)
        for page in (5, 1, 3)
        for at in (book.files[page].text.index("Line 3"),)
    ]
    fox.reader.mark("evidence", spans)
    assert evidence.isVisible()
    fox.navigator.show_evidence(spans[2])
    shows(fox, qtbot, "4")
    assert "2 of 3" in evidence._words.text()
    QTest.keyClick(fox, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    shows(fox, qtbot, "6")
    assert "3 of 3" in evidence._words.text()
    QTest.keyClick(fox, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    shows(fox, qtbot, "2")
    (up,) = [b for b in evidence.findChildren(QToolButton) if "Previous" in b.accessibleName()]
    QTest.mouseClick(up, Qt.MouseButton.LeftButton)
    shows(fox, qtbot, "6")
    # In a narrow window both bars have room.
    for width in (1000, 860):
        fox.resize(width, 700)
        qtbot.waitUntil(lambda: bar.geometry().right() < evidence.geometry().left())
        assert evidence.geometry().right() <= fox.reader.width()
    fox.reader.remove_marks()
    assert not evidence.isVisible()


@pytest.mark.thorough
def test_the_bars_go_in_full_screen_while_the_mouse_rests(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    fox.showFullScreen()
    qtbot.waitUntil(lambda: fox.isFullScreen() and not bar.isVisible())
    assert fox.reader._view.height() == fox.reader.height()
    QTest.mouseMove(engine(fox), QPoint(200, 300))
    QTest.mouseMove(engine(fox), QPoint(220, 310))
    qtbot.waitUntil(bar.isVisible)
    fox.showNormal()
    qtbot.waitUntil(lambda: not fox.isFullScreen())
    qtbot.waitUntil(lambda: fox.reader._view.height() == fox.reader.height() - 60)
    assert bar.isVisible()


@pytest.mark.thorough
def test_a_book_that_flows_has_no_bar(fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_text("Chapter 1\n\nSome words.\n")
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf", 2))
    assert bar.isVisible()
    open_in(fox, qtbot, path)
    assert not bar.isVisible() and fox.reader._view.height() == fox.reader.height()
    QTest.keyClick(fox, Key.Key_R, CTRL)
    QTest.keyClick(fox, Key.Key_G, CTRL)
    assert fox.reader.display.view == PageView()


@pytest.mark.thorough
def test_a_book_opened_again_stays_as_it_is_shown(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path
) -> None:
    path = numbered(tmp_path / "b.pdf")
    open_in(fox, qtbot, path)
    fox.reader.display.fit("width")
    open_again(fox, qtbot, path)
    assert fox.reader.display.view.fit == "width" and button(bar, "Fit width").isChecked()


@pytest.mark.thorough
@pytest.mark.parametrize("manga", [False, True])
def test_a_comic_lies_in_spreads_as_it_is_read_and_keeps_its_zoom(
    fox: MainWindow, qtbot, bar: PageBar, tmp_path: Path, manga: bool
) -> None:
    open_in(fox, qtbot, comic(tmp_path / "c.cbz", 8, wide=[4], manga=manga))
    fox.reader.setFocus()
    # Without chapters the contents are its pages.
    assert fox.side.contents.thumbnails.isVisible()
    drawn(fox.reader.page, qtbot)
    press(fox, Key.Key_D)
    on, back = (Key.Key_Left, Key.Key_Right) if manga else (Key.Key_Right, Key.Key_Left)
    press(fox, on)
    shows(fox, qtbot, "2 – 3")
    cover, two, three = (box_of(fox, qtbot, page) for page in range(3))
    assert (two[0] > three[0]) == manga
    assert cover[0] == pytest.approx(
        min(two[0], three[0]) if manga else max(two[0], three[0]), abs=1
    )
    # A double page stands alone, and the pages after it are a pair again.
    for pages in ("4", "5", "6 – 7"):
        press(fox, on)
        shows(fox, qtbot, pages)
    assert box_of(fox, qtbot, 4)[2] > 1.5 * box_of(fox, qtbot, 5)[2]
    press(fox, back)
    shows(fox, qtbot, "5")
    # A zoom that is chosen holds for each page.
    fox.reader.display.show_spread("one")
    fox.reader.display.zoom_to(2.0)
    qtbot.waitUntil(lambda: bar.zoom.text() == "200 %")
    high = box_of(fox, qtbot, 4)[3]
    bar.page.typed.emit("2")
    shows(fox, qtbot, "2")
    assert bar.zoom.text() == "200 %" and box_of(fox, qtbot, 1)[3] == pytest.approx(high, abs=1)
    # Larger than the window it is moved by dragging.
    before = box_of(fox, qtbot, 1)
    drag(fox, qtbot, [300, 400], [250, 300])
    qtbot.waitUntil(lambda: box_of(fox, qtbot, 1)[1] == pytest.approx(before[1] - 100, abs=3))
    assert box_of(fox, qtbot, 1)[0] == pytest.approx(before[0] - 50, abs=3)
