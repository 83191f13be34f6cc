"""The Text panel in the whole window: by mouse and keyboard, for one book and for all."""

from __future__ import annotations

import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from benchmarks.accessible_tree import controls, faults
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget

from chatwindow import at_rest, open_in
from foxreader.core.span import Span
from foxreader.library.reading_life import ReadingSample
from foxreader.program.program import Program
from foxreader.ui.look.appearance import (
    LEADING,
    SIZE,
    WIDTH,
    is_night,
    sample_of,
    to_change,
    with_consequences,
)
from foxreader.ui.look.panel import TextPanel
from foxreader.ui.settings.privacy_page import PaceRow
from foxreader.ui.window.main_window import MainWindow
from papers import numbered
from window import book_of, value_of

pytestmark = pytest.mark.gui
ROOT = Path(__file__).resolve().parents[2]
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def opened(fox: MainWindow, qtbot, book: Path | None = None) -> TextPanel:
    """The panel, opened by its key."""
    if book is not None:
        open_in(fox, qtbot, book)
    fox.activateWindow()
    qtbot.waitUntil(fox.isActiveWindow)
    QTest.keyClick(fox, Qt.Key.Key_T, CTRL)
    assert fox.text.panel.isVisible()
    return fox.text.panel


def key(pressed: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget(), pressed)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def style(fox: MainWindow, qtbot, name: str) -> object:
    script = f"getComputedStyle(document.querySelector('p')).{name}"
    return value_of(fox.reader.page, qtbot, script)


@pytest.mark.thorough
def test_it_lies_over_the_chat_and_the_page_stays_as_wide(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    width = fox.reader.width()
    panel = opened(fox, qtbot)
    card = QRect(panel.geometry().adjusted(16, 16, -16, -16))
    assert card.width() == 368 and card.right() == fox.width() - 12 - 1
    assert card.top() == fox.top.height() + 8
    assert fox.reader.width() == width
    fox.resize(700, 560)
    assert panel.geometry().bottom() <= fox.height()
    assert fox.top.buttons["text"].isChecked()
    # Escape closes it, and the keyboard is where it was.
    key(Qt.Key.Key_Escape)
    assert not panel.isVisible() and not fox.top.buttons["text"].isChecked()
    press(fox.top.buttons["text"])
    assert panel.isVisible()
    press(fox.top.buttons["text"])
    assert not panel.isVisible()
    at_rest(fox, qtbot)


def test_the_page_follows_the_panel_and_a_book_of_pages_has_a_shorter_one(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    panel = opened(fox, qtbot, lamp)
    each_change_is_seen_at_once_by_the_keyboard_alone(fox, qtbot, panel)
    switches_change_what_they_name(fox, panel)
    a_light_theme_may_be_dark_in_the_evening_and_at_night(fox, panel)
    at_rest(fox, qtbot)
    opened(fox, qtbot, numbered(tmp_path / "b.pdf"))
    at_rest(fox, qtbot)
    it_is_as_high_as_its_rows(fox, panel)


def each_change_is_seen_at_once_by_the_keyboard_alone(
    fox: MainWindow, qtbot, panel: TextPanel
) -> None:
    assert panel.swatches["system"].hasFocus()
    key(Qt.Key.Key_Left)  # to the swatch before, which is chosen by that
    assert fox.theme.name == "black"
    key(Qt.Key.Key_Tab)
    assert panel.night.hasFocus()
    key(Qt.Key.Key_Tab)
    assert panel.fonts.hasFocus()
    key(Qt.Key.Key_Down)
    family = fox.program.profile.settings.font_family
    assert family == panel.fonts.model().index(1, 0).data()
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right, 2)
    qtbot.waitUntil(lambda: style(fox, qtbot, "fontSize") == "21px")
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right)
    assert fox.program.profile.settings.line_height == 1.65
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Left)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right)
    settings = fox.program.profile.settings
    assert (settings.width, settings.margin) == (620, 64)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right)
    assert fox.program.profile.settings.columns == "one"
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right, 2)
    assert fox.program.profile.settings.flow == "paged"
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right)
    assert fox.program.profile.settings.lines == "ragged"
    qtbot.waitUntil(lambda: style(fox, qtbot, "textAlign") == "start")
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: style(fox, qtbot, "textIndent") == "0px")
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Space)
    assert fox.program.profile.settings.plain
    assert fox.program.profile.looks.of(fox.controller.opened.book.sha256) == {}
    press(panel.default)
    assert fox.program.profile.settings == Program().profile.settings.__class__()
    QTest.keyClick(fox, Qt.Key.Key_Plus, CTRL)
    assert fox.program.profile.settings.font_size == 20


def switches_change_what_they_name(fox: MainWindow, panel: TextPanel) -> None:
    for switch, name in ((panel.hyphens, "hyphens"), (panel.own_style, "plain"),
                         (panel.night, "night")):  # fmt: skip
        before = getattr(fox.appearance.look, name)
        press(switch)
        assert getattr(fox.appearance.look, name) is not before
        press(switch)
        assert getattr(fox.appearance.look, name) is before


def a_light_theme_may_be_dark_in_the_evening_and_at_night(
    fox: MainWindow, panel: TextPanel
) -> None:
    press(panel.swatches["sepia"])
    press(panel.night)
    assert fox.theme.name == ("dark" if is_night(datetime.now()) else "sepia")
    press(panel.swatches["black"])  # dark as it is
    assert fox.theme.name == "black"


def it_is_as_high_as_its_rows(fox: MainWindow, panel: TextPanel) -> None:
    below = panel.whose.mapTo(panel, QPoint(0, panel.whose.height())).y()
    assert panel.height() - below < 48
    assert panel.whose.y() == panel.scope.geometry().bottom() + 1
    assert panel.height() < fox.reader.height() / 2


@pytest.mark.thorough
def test_what_is_chosen_for_this_book_stays_with_it(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    panel = opened(fox, qtbot, lamp)
    sha256 = fox.controller.opened.book.sha256
    press(panel.scope.buttons["book"])
    press(panel.swatches["sepia"])
    press(panel.steps["font_size"].more)
    profile = fox.program.profile
    assert fox.theme.name == "sepia" and profile.settings.theme == "system"
    assert "its own" in fox.top.buttons["text"].accessibleName()
    qtbot.waitUntil(lambda: profile.looks.of(sha256) == {"font_size": 20, "theme": "sepia"})
    # Another book keeps the look of all, and nothing of the panel outlives its book.
    open_in(fox, qtbot, oil)
    assert not panel.isVisible() and fox.theme.name == "light"
    assert "its own" not in fox.top.buttons["text"].accessibleName()
    opened(fox, qtbot)
    assert panel.scope.buttons["all"].isChecked()
    press(panel.steps["font_size"].less)
    assert profile.settings.font_size == 18
    # Back in the first book its own is there again.
    open_in(fox, qtbot, lamp)
    assert fox.theme.name == "sepia"
    qtbot.waitUntil(lambda: style(fox, qtbot, "fontSize") == "20px")
    opened(fox, qtbot)
    assert panel.scope.buttons["book"].isChecked()
    QTest.keyClick(fox, Qt.Key.Key_Minus, CTRL)  # of this book, as it has a size of its own
    QTest.keyClick(fox, Qt.Key.Key_Minus, CTRL)
    QTest.keyClick(fox, Qt.Key.Key_Minus, CTRL)
    assert (fox.appearance.look.font_size, profile.settings.font_size) == (17, 18)
    press(panel.default)
    assert fox.theme.name == "light" and not panel.default.isEnabled()
    qtbot.waitUntil(lambda: profile.looks.of(sha256) == {})
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_what_is_set_for_all_is_seen_in_a_book_with_its_own(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    panel = opened(fox, qtbot, lamp)
    press(panel.scope.buttons["book"])
    press(panel.steps["font_size"].more)
    press(panel.swatches["dark"])
    press(panel.scope.buttons["all"])
    press(panel.steps["font_size"].more)
    assert fox.program.profile.settings.font_size == 21
    assert fox.appearance.look.font_size == 21 and fox.theme.name == "dark"
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_screen_reader_finds_each_row(fox: MainWindow, qtbot, lamp: Path) -> None:
    opened(fox, qtbot, lamp)
    assert "\n".join(faults(fox)) == ""
    role = QAccessible.Role
    inside = {
        (one.role(), one.text(QAccessible.Text.Name))
        for widget, one in controls(fox) if fox.text.panel.isAncestorOf(widget)
    }  # fmt: skip
    assert inside >= {
        (role.RadioButton, "System"), (role.RadioButton, "All books"), (role.List, "Font"),
        (role.Slider, "Size"),
        (role.Slider, "Line height"), (role.Slider, "Line width"), (role.Slider, "Margin"),
        (role.CheckBox, "The book’s own style"), (role.Button, "Back to default"),
    }  # fmt: skip
    size = QAccessible.queryAccessibleInterface(fox.text.panel.steps["font_size"].slider)
    assert size.text(QAccessible.Text.Description) == "19 px"
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_rows_that_say_nothing_of_fixed_pages_are_not_shown(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    panel = opened(fox, qtbot, lamp)
    text = (panel.own_style, panel.fonts, panel.steps["font_size"], panel.choices["columns"])
    both = (panel.swatches["dark"], panel.scope)
    press(panel.swatches["dark"])
    assert all(row.isVisible() for row in (*text, *both)) and not panel.dim.isVisible()
    picture = tmp_path / "comic.cbz"
    with zipfile.ZipFile(picture, "w") as archive:
        archive.write(ROOT / "docs/window.png", "1.png")
    open_in(fox, qtbot, picture)
    opened(fox, qtbot)
    assert panel.dim.isVisible() and all(row.isVisible() for row in both)
    assert not any(row.isVisible() for row in (*text, panel.steps["margin"]))
    panel.dim.click()
    assert fox.program.profile.settings.dim_paper
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_the_settings_lead_to_the_panel_and_have_the_zones(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    page = fox.settings.open("reading").page("reading")
    (zones,) = page.findChildren(QCheckBox)
    press_left = QPoint(10, zones.height() // 2)
    QTest.mouseClick(zones, LEFT, pos=press_left)
    assert not fox.program.profile.settings.click_zones
    (button,) = [b for b in page.findChildren(QPushButton) if b.text() == "Open the Text panel"]
    press(button)
    qtbot.waitUntil(lambda: fox.text.panel.isVisible())
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_the_foot_says_what_is_left_and_the_pace_can_be_forgotten(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    # Chapters of a few words, such as a title page, have nothing left.
    lamp.write_text(lamp.read_text("utf-8").rstrip() + " The lamp burned on." * 20, "utf-8")
    open_in(fox, qtbot, lamp)
    foot = fox.foot
    assert foot._page.text() == "page 1 of 1" and "characters" in foot._page.toolTip()
    assert foot.left.text() == "1 min left in book"  # before the first chapter
    chapter = fox.controller.opened.book.toc[-1].place
    fox.side.contents.tree.chosen.emit(Span(chapter.file, chapter.start + 20, chapter.start + 20))
    qtbot.waitUntil(lambda: foot.left.text() == "less than a minute left in chapter")
    press(foot.left)
    assert foot.left.text() == "1 min left in book"
    press(foot.left)
    assert foot.left.text().endswith("of the chapter")
    press(foot.left)
    press(foot.left)
    qtbot.waitUntil(lambda: Program().profile.settings.foot_note == "book")
    paces = fox.program.profile.paces
    for _ in range(10):
        paces.add("latin", ReadingSample(2_000, 70.0))
    page = fox.settings.open("privacy").page("privacy")
    (row,) = page.findChildren(PaceRow)
    qtbot.waitUntil(lambda: row.said.text() == "Measured over 12 min of reading.")
    press(row.forget)
    qtbot.waitUntil(lambda: row.said.text() == "Nothing is measured yet.")
    assert paces.seconds() == 0 and fox.pace.pace is None
    at_rest(fox, qtbot)


def test_a_sample_has_whole_words_of_the_book() -> None:
    book = book_of(
        "The lamp was lit at nine o'clock.\nAnd it burned.", "吾輩は猫である。名前はまだ無い。"
    )
    assert sample_of(book, Span(0, 0, 0)) == "The lamp was lit at"
    assert sample_of(book, Span(0, 6, 6)) == "was lit at nine"
    assert sample_of(book, Span(1, 0, 0)) == "吾輩は猫である。名前は"
    assert sample_of(None, None) == ""
    long = "It was told in the harbour that the light had burned since spring.\n" * 400
    in_front = book_of("This e-book was made by hand and is free of known copyright.", long)
    assert sample_of(in_front, Span(0, 0, 0)) == "It was told in the"


def test_steps_and_what_a_choice_brings_along() -> None:
    assert SIZE.next(40, 1) == 40 and SIZE.next(48, -1) == 40
    assert LEADING.next(1.63, 1) == 1.65 and LEADING.next(1.63, -1) == 1.6
    assert LEADING.next(1.65, 1) == 1.7
    assert WIDTH.near(631) == 640 and WIDTH.near(2000) == 760
    settings = Program().profile.settings.__class__(flow="scroll")
    assert with_consequences(settings, {"columns": "two"}) == {"columns": "two", "flow": "auto"}
    paged = {"flow": "scroll"}
    assert with_consequences(settings.__class__(columns="two"), paged)["columns"] == "auto"


def test_the_evening_and_the_night_begin_and_end_at_their_hours() -> None:
    hours = [is_night(datetime(2026, 3, 1, hour)) for hour in (0, 6, 7, 12, 19, 20, 23)]
    assert hours == [True, True, False, False, False, True, True]
    assert to_change(datetime(2026, 3, 1, 19, 59)) == 60_001
    assert to_change(datetime(2026, 3, 1, 20)) == 11 * 3_600_000 + 1
    assert to_change(datetime(2026, 3, 2, 6)) == 3_600_001
