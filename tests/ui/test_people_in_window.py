"""The panel of people and things in a real window: by keyboard, by a press in the page, limited."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from chatwindow import at_rest, choose_scope, endpoint, open_in, use  # noqa: F401 -- a fixture
from endpoint import Endpoint
from foxreader.core.span import Span
from foxreader.ui.people.card_view import ITEM, NUMBER
from foxreader.ui.window.main_window import MainWindow
from hands import press
from window import drawn, value_of

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton
FIRST = (
    "Mr. Darrow is the keeper of the lighthouse of Ellenport. “The harbor is cold,” said Darrow to "
    "Tom Pell. Darrow slept in Ellenport. “All men sleep in Ellenport,” answered Tom Pell, and "
    "Darrow laughed. The Wanderer sailed. All loved the Wanderer, and Darrow saw the Wanderer. "
    "The men of the Wanderer slept, and the Wanderer lay in the harbor. Tom Pell asked Darrow.\n"
)
LATER = "“I am Zanzibarion,” said Zanzibarion to Darrow. “He is,” cried Zanzibarion at Tom Pell.\n"


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.txt"
    path.write_text(f"Chapter 1\n\n{FIRST * 5}\nChapter 2\n\n{LATER}\n{LATER}", "utf-8")
    return path


def labels(fox: MainWindow) -> list[str]:
    model = fox.people.panel.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def opened_panel(fox: MainWindow, qtbot) -> None:
    QTest.keyClick(
        fox, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    panel = fox.people.panel
    qtbot.waitUntil(lambda: panel.isVisible() and panel.model.rowCount() > 0)


def on_card(fox: MainWindow, qtbot, name: str) -> None:
    panel = fox.people.panel
    qtbot.waitUntil(lambda: panel.isVisible() and panel.on_card and panel.card.name.text() == name)


def press_word(fox: MainWindow, qtbot, word: str, *, twice: bool = False) -> None:
    """Press in the middle of the first ``word`` on screen."""
    drawn(fox.reader.page, qtbot)
    script = (  # a word with a break in it is two pieces of text
        "(() => { const { index } = fox.view;"
        f" const at = index.nodes.map(node => node.data).join('').indexOf('{word}');"
        f" const b = index.range(at, at + {len(word)}).getBoundingClientRect();"
        " return `${b.left + b.width / 2} ${b.top + b.height / 2}`; })()"
    )
    x, y = map(float, str(value_of(fox.reader.page, qtbot, script)).split())
    target, at = fox.reader._view.focusProxy(), QPoint(round(x), round(y))
    if twice:
        QTest.mouseDClick(target, LEFT, pos=at)
    QTest.mouseClick(target, LEFT, pos=at)


def test_names_by_keyboard_from_the_list_to_a_mention(fox: MainWindow, qtbot, story: Path) -> None:
    open_in(fox, qtbot, story)
    before = value_of(fox.reader.page, qtbot, "innerWidth")
    fox.reader.setFocus()
    opened_panel(fox, qtbot)
    panel = fox.people.panel
    assert panel.field.hasFocus()
    assert set(labels(fox)) >= {"Darrow", "Tom Pell", "Ellenport", "Wanderer", "Zanzibarion"}
    assert value_of(fox.reader.page, qtbot, "innerWidth") == before  # the page stays as it is
    QTest.keyClicks(panel.field, "ell")
    qtbot.waitUntil(lambda: labels(fox) == ["Tom Pell", "Ellenport"])
    panel.field.clear()
    press(panel, "Places")
    assert labels(fox) == ["Ellenport"]
    press(panel, "All")
    panel.field.setFocus()
    QTest.keyClicks(panel.field, "darrow")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    on_card(fox, qtbot, "Darrow")
    card = panel.card
    assert (
        card.about.text().startswith("person · named ") and "also Mr. Darrow" in card.about.text()
    )
    assert "Ellenport" in [button.text() for button in card.company.buttons]
    qtbot.waitUntil(lambda: card.lead.text().startswith("The book says"))
    assert card.quote.text().startswith("Mr. Darrow is the keeper")
    mentions = card.mentions
    mentions.setFocus()
    row = mentions.model().rowCount() - 1
    mentions.setCurrentIndex(mentions.model().index(row, 0))
    place = mentions.currentIndex().data(ITEM).span
    QTest.keyClick(mentions, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: place in fox.reader.marked("search"))
    assert fox.controller.opened.book.text_at(place) == "Darrow"
    assert panel.isVisible()
    press(panel, "‹ All names")
    assert not panel.on_card and panel.list.hasFocus()
    QTest.keyClick(fox, Qt.Key.Key_Escape)
    assert not panel.isVisible()


@pytest.mark.thorough
def test_a_press_on_a_name_opens_its_card_and_on_another_word_nothing(
    fox: MainWindow, qtbot, story: Path
) -> None:
    open_in(fox, qtbot, story)
    # Who is in the composer by the time the names are found is left there.
    fox.activateWindow()
    fox.reader.setFocus()
    qtbot.waitUntil(lambda: fox.reader.isAncestorOf(QApplication.focusWidget() or fox))
    (file,) = fox.controller.opened.book.files
    at = file.text.index("Pell")
    fox.reader.presses.pressed.emit(Span(0, at, at))
    fox.chat.composer.field.setFocus()
    qtbot.waitUntil(lambda: fox.people.panel.found is not None)
    assert not fox.people.panel.isVisible() and fox.chat.composer.field.hasFocus()
    press_word(fox, qtbot, "Pell")
    on_card(fox, qtbot, "Tom Pell")
    button = next(b for b in fox.people.panel.card.company.buttons if b.text() == "Darrow")
    QTest.mouseClick(button, LEFT)
    on_card(fox, qtbot, "Darrow")
    fox.people.close()
    for word, twice in (("lighthouse", False), ("Ellenport", True)):
        presses: list[object] = []
        fox.reader.presses.pressed.connect(presses.append)
        press_word(fox, qtbot, word, twice=twice)
        if twice:  # a double click selects the word, and is no press
            qtbot.waitUntil(lambda: fox.passage.words == "Ellenport")
        else:
            qtbot.waitUntil(lambda heard=presses: len(heard) == 1)
        assert not fox.people.panel.isVisible()
    menu = QMenu()
    fox.passage.menu_made.emit(menu, fox.passage.words)
    entries = {action.text().partition("\t")[0]: action for action in menu.actions()}
    assert "People and things in the book" in entries
    entries["Who is “Ellenport”"].trigger()
    on_card(fox, qtbot, "Ellenport")


@pytest.mark.thorough
def test_under_the_limit_nothing_is_shown_that_comes_later(
    fox: MainWindow, qtbot, story: Path
) -> None:
    open_in(fox, qtbot, story)
    opened_panel(fox, qtbot)
    assert "Zanzibarion" in labels(fox)
    fox.people.close()
    at = fox.controller.opened.book.files[0].text.index("Chapter 2")
    fox.controller.limit.set_read(Span(0, at, at))
    choose_scope(fox, "Nothing past what I have read")
    opened_panel(fox, qtbot)
    qtbot.waitUntil(lambda: "Zanzibarion" not in labels(fox) and "Darrow" in labels(fox))
    panel = fox.people.panel
    fox.people.show_card(panel.found.called("Darrow"))
    on_card(fox, qtbot, "Darrow")
    texts = [button.text() for button in panel.card.company.buttons]
    assert texts and "Zanzibarion" not in texts
    assert panel.card.bar.seen < 1
    # The reader reads on: the panel that is open follows.
    end = len(fox.controller.opened.book.files[0].text)
    fox.controller.limit.set_read(Span(0, end, end))
    qtbot.waitUntil(lambda: panel.found and panel.found.called("Zanzibarion") is not None)
    on_card(fox, qtbot, "Darrow")
    # They say that they have not: what is past the limit goes.
    fox.controller.limit.set_read(Span(0, at, at))
    qtbot.waitUntil(lambda: panel.found is None or panel.found.called("Zanzibarion") is None)


@pytest.mark.thorough
def test_a_model_says_who_somebody_is_and_it_is_kept(
    fox: MainWindow,
    qtbot,
    story: Path,
    endpoint: Endpoint,  # noqa: F811
) -> None:
    open_in(fox, qtbot, story)
    opened_panel(fox, qtbot)
    panel = fox.people.panel
    number = panel.found.called("Darrow")
    fox.people.show_card(number)
    assert not panel.card.say.isVisible()  # there is no model
    use(fox, endpoint)
    fox.people.show_card(number)
    press(panel, "Say who this is")
    qtbot.waitUntil(lambda: panel.card.said.isVisible() and not panel.card.say.isVisible())
    said, asked = panel.card.said.text(), len(endpoint.chats)
    assert said and panel.card.lead.text().startswith("chat, from the book")
    assert panel.card.quote.text() in " ".join(fox.controller.opened.book.files[0].text.split())
    panel.show_list()
    fox.people.show_card(number)
    qtbot.waitUntil(lambda: panel.card.said.isVisible())
    assert panel.card.said.text() == said and len(endpoint.chats) == asked


@pytest.mark.thorough
def test_a_book_without_names_says_so_and_all_is_named_for_screen_readers(
    fox: MainWindow, qtbot, tmp_path: Path, story: Path
) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("the rain fell and nobody spoke of it at all. " * 30, "utf-8")
    open_in(fox, qtbot, plain)
    fox.people.toggle()
    panel = fox.people.panel
    qtbot.waitUntil(lambda: "no names that are worth listing" in panel.count.text())
    open_in(fox, qtbot, story)
    assert not panel.isVisible()  # nothing outlives its book
    opened_panel(fox, qtbot)
    fox.people.show_card(0)
    for widget in (panel.field, panel.list, panel.close_button, panel.card.mentions, *panel.tabs,
                   panel.card.back, panel.card.go, *panel.card.company.buttons):  # fmt: skip
        told = QAccessible.queryAccessibleInterface(widget)
        assert told.text(QAccessible.Text.Name), widget
        assert widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    assert "Named from" in panel.card.bar.accessibleName()
    row = panel.model.index(0, 0)
    said = row.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == f"{row.data()}, person, named {panel.found.named[row.data(NUMBER)].count} times"
    at_rest(fox, qtbot)
    assert QApplication.activeModalWidget() is None
