"""A right click, in any view of the window: the program's own menu, never the engine's."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWebEngineCore import QWebEnginePage
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication, QMenu
from test_pictures import CHAPTERS, MEMBERS, opened

from chatwindow import ask, box_of, open_in, shown, use
from endpoint import Endpoint
from epubwriter import write_epub
from foxreader.core.span import Span
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.commands import CommandMenu
from foxreader.ui.printing.prints import FlowingPrint
from foxreader.ui.reader.page import LockedView
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.passage import PageMenu
from nonempty import some
from window import drawn, value_of

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"
ENGINES = (
    QWebEnginePage.WebAction.Reload, QWebEnginePage.WebAction.Back,
    QWebEnginePage.WebAction.SavePage, QWebEnginePage.WebAction.ViewSource,
)  # fmt: skip


def menus() -> list[QMenu]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu)
            and one.isVisible()]  # fmt: skip


def right_click(view: QWebEngineView, qtbot, at: QPoint) -> QMenu:
    """The menu that a right click at a point of a view opens."""
    drawn(view.page(), qtbot)
    QTest.mouseClick(view.focusProxy(), Qt.MouseButton.RightButton, pos=at)
    qtbot.waitUntil(lambda: bool(menus()))
    (menu,) = menus()
    return menu


def entries(menu: QMenu) -> dict[str, bool]:
    """The entries of a menu, and whether they can be chosen."""
    return {one.text().split("\t")[0]: one.isEnabled() for one in menu.actions() if one.text()}


def clicked(fox: MainWindow, qtbot, message: int, selector: str) -> CommandMenu:
    """The menu of a right click on an element of the transcript."""
    qtbot.waitUntil(lambda: box_of(fox, qtbot, message, selector) is not None)
    left, top, right, bottom = box_of(fox, qtbot, message, selector)
    middle = QPoint(int((left + right) / 2), int((top + bottom) / 2))
    menu = right_click(fox.chat.transcript._view, qtbot, middle)
    assert isinstance(menu, CommandMenu)
    return menu


def choose(menu: CommandMenu, name: str) -> None:
    action = menu.named(name)
    assert action.isEnabled()
    action.trigger()
    menu.close()


LIT = "The keeper lit the lamp at nine o'clock."
TOLD = f"<h1>The Lamp</h1><p>{LIT} All that night the wind came hard from the north.</p>"


def test_a_right_click_anywhere_in_the_window_has_our_menu(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    """In the chat, over what is selected there, over a picture and over every other view."""
    open_in(fox, qtbot, write_epub(tmp_path / "a.epub", CHAPTERS | {"l.xhtml": TOLD}, MEMBERS))
    turn = ask(fox, qtbot, WHEN)
    shown(fox, qtbot)
    _an_answer_its_question_and_its_places_have_it(fox, qtbot, turn)
    _selected_words_are_copied(fox, qtbot, turn)
    _no_view_has_the_engines_menu(fox, qtbot)


def _an_answer_its_question_and_its_places_have_it(fox: MainWindow, qtbot, turn: Turn) -> None:
    menu = clicked(fox, qtbot, turn.id, ".note")
    wanted = ("Go there", "Context", "Copy with citation", "Copy answer", "Mark as wrong")
    assert all(entries(menu)[words] for words in wanted) and not entries(menu)["Copy"]
    choose(menu, "copy_citation")
    assert "The keeper lit the lamp" in QGuiApplication.clipboard().text()
    with qtbot.waitSignal(fox.chat.footnotes.go_wanted):
        choose(clicked(fox, qtbot, turn.id, ".note"), "go_there")
    # Both menus of an answer have the same commands.
    by_click = entries(clicked(fox, qtbot, turn.id, "h3.outcome"))
    menus()[0].close()
    assert "Go there" not in by_click
    fox.chat.press(turn.id, "menu", "")
    qtbot.waitUntil(lambda: bool(menus()))
    by_button = entries(menus()[0])
    menus()[0].close()
    assert by_click == {"Copy": False, **by_button} and by_button["Copy answer"]
    asked = clicked(fox, qtbot, turn.id - 1, "p")
    assert list(entries(asked)) == ["Copy", "Edit this question and ask it again", "Ask again"]
    choose(asked, "edit_question")
    assert fox.chat.composer.field.toPlainText() == WHEN


def _selected_words_are_copied(fox: MainWindow, qtbot, turn: Turn) -> None:
    page = fox.chat.transcript.page
    value_of(page, qtbot, f"getSelection().selectAllChildren(document.querySelector('#m{turn.id} q'"
                          "))")  # fmt: skip
    qtbot.waitUntil(page.hasSelection)
    choose(clicked(fox, qtbot, turn.id, "q"), "copy")
    assert QGuiApplication.clipboard().text() == LIT


def _no_view_has_the_engines_menu(fox: MainWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: fox.extras.inside.inside is not None)
    qtbot.waitUntil(lambda: bool(fox.extras.inside.inside.pictures))
    fox.extras.pictures.show_picture(fox.extras.inside.inside.pictures[0])
    viewer = opened(fox, qtbot, "1 of 4 pictures")
    surface = viewer.surface
    qtbot.waitUntil(
        lambda: value_of(surface.locked, qtbot, "!!document.querySelector('fx-picture')")
    )
    menu = right_click(surface, qtbot, surface.rect().center())
    assert list(entries(menu)) == [
        "Copy the picture", "Save the picture", "Go to its place", "Ask about it", "Smaller",
        "Larger", "Fit, or full size", "Picture before", "Next picture", "Close",
    ]  # fmt: skip
    assert not entries(menu)["Picture before"] and entries(menu)["Next picture"]
    menu.named("close").trigger()
    menu.close()
    assert not viewer.isVisible()
    printed = FlowingPrint(fox.web, fox.jobs, fox)
    found = [*fox.findChildren(QWebEngineView), printed._view]
    assert len(found) >= 4
    for view in some(found):
        assert isinstance(view, LockedView)
        assert view.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu
    for view in some([one for one in found if one.isVisible()]):
        menu = right_click(view, qtbot, QPoint(40, view.height() - 40))
        assert isinstance(menu, PageMenu | CommandMenu)
        assert not set(menu.actions()) & {view.pageAction(one) for one in ENGINES}
        menu.close()
        qtbot.waitUntil(lambda: not menus())
    printed.cancel()


@pytest.mark.thorough
def test_lines_of_a_models_answer_and_its_card_have_their_place(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    shown(fox, qtbot)
    for number, selector in enumerate((".ev", ".card .passage")):
        if number:
            fox.chat.press(turn.id, "footnote", "1")
        menu = clicked(fox, qtbot, turn.id, selector)
        assert "Go there" in entries(menu)
        choose(menu, "copy_citation")
        assert "The keeper lit the lamp" in QGuiApplication.clipboard().text()
    # What the reader says of the place is kept, with its claim and its grade.
    choose(clicked(fox, qtbot, turn.id, ".ev"), "place_better")
    assert turn.remark == "Select the better passage in the book first."
    fox.passage.marking.span = Span(0, 0, 9)
    for name in ("place_better", "place_not"):
        turn.remark = ""
        choose(clicked(fox, qtbot, turn.id, ".ev"), name)
        qtbot.waitUntil(lambda: turn.remark == "What you said of this place is kept.")
    wrong, better = fox.program.profile.corrections.all()
    assert wrong.text == better.text and wrong.text in turn.answer.text
    cited, selected = wrong.of_place, better.of_place
    assert (cited.verdict, cited.place) == ("not", turn.citations[1].span)
    assert (cited.grade, selected.grade) == (turn.citations[1].grade,) * 2
    assert (selected.verdict, selected.place) == ("better", Span(0, 0, 9))
    listed = fox.settings.open("corrections").page("corrections")
    qtbot.waitUntil(lambda: listed.list.count() == 2)
    assert "The place does not say it" in listed.list.item(0).text()


def test_only_one_module_makes_a_view_of_the_engine() -> None:
    source = Path(LockedView.__module__.replace(".", "/"))
    root = Path(__file__).parents[2] / "src"
    made = [path for path in some(list(root.rglob("*.py")))
            if "QWebEngineView" in path.read_text("utf-8")]  # fmt: skip
    assert made == [root / source.with_suffix(".py")]
