"""A screen reader finds each control with a role and a name, and the Tab key reaches it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.accessible_tree import controls, faults, unnamed
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton

from chatwindow import ask, at_rest, box_of, click, open_in, use
from endpoint import Endpoint
from foxreader.core.span import Span
from foxreader.index.summaries.plan import Estimate, Plan
from foxreader.program.library import askable
from foxreader.program.notes_of_books import BroughtIn
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.chat.menus import CorrectDialog, SentDialog
from foxreader.ui.chat.scope import BooksDialog
from foxreader.ui.notes.files import NotesReportDialog
from foxreader.ui.platform import accessibility, dialogs
from foxreader.ui.printing.opener import PrintDialog
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.settings.window import PAGES, SettingsWindow
from foxreader.ui.shelf.actions import SaveDialog
from foxreader.ui.shelf.followed import WatchedFolders
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.messages import EndedDialog
from window import value_of

pytestmark = pytest.mark.gui

# What takes the keyboard in the transcript: its role, else its tag, and its name.
IN_THE_PAGE = """
JSON.stringify([...document.querySelectorAll('button, summary, [role], [tabindex]')]
  .filter(one => one.tabIndex >= 0 && one.offsetParent)
  .map(one => [one.role || one.tagName, one.ariaLabel || one.textContent || '']))
"""


@pytest.mark.thorough
def test_the_whole_window_has_a_role_and_a_name_for_all_that_takes_the_keyboard(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "When did the keeper light the lamp?")
    at_rest(fox, qtbot)
    assert unnamed(fox.regions) == [] and len(fox.regions) > 5
    seen = {one.role() for _, one in controls(fox)}
    assert "\n".join(faults(fox)) == ""
    fox.commands.find()
    QTest.keyClicks(fox.side.field, "lamp")
    qtbot.waitUntil(lambda: fox.side.search.hits.model().rowCount() > 1)
    seen |= {one.role() for _, one in controls(fox)}
    assert "\n".join(faults(fox)) == ""
    role = QAccessible.Role
    assert seen >= {role.Tree, role.List, role.EditableText, role.Button, role.Slider}
    click(fox, qtbot, turn.id, ".note")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card .go") is not None)
    inside = json.loads(str(value_of(fox.chat.transcript.page, qtbot, IN_THE_PAGE)))
    assert len(inside) >= 8
    assert [one for one in inside if not one[0] or not one[1].strip()] == []


def test_a_book_that_is_open_is_told_to_a_screen_reader(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_in(fox, qtbot, lamp)
    with monkeypatch.context() as patch:
        the_document_and_the_first_book_are_come_to(fox, qtbot, patch)
    the_contents_are_a_tree_of_the_chapters(fox)
    what_opens_a_menu_says_so(fox)
    the_place_in_the_book_can_be_read_and_chosen_with_keys(fox)
    path = tmp_path / "parts.md"
    path.write_text("# Part\n\nThe sea.\n\n## Chapter\n\nThe lamp.\n", "utf-8")
    open_in(fox, qtbot, path)
    assert said_to_be_open(fox) == {"Part": True, "Chapter": False}
    what_has_no_name_is_found(fox)


def the_contents_are_a_tree_of_the_chapters(fox: MainWindow) -> None:
    """Each with its page."""
    tree = QAccessible.queryAccessibleInterface(fox.side.first)
    assert tree.role() == QAccessible.Role.Tree
    assert tree.text(QAccessible.Text.Name) == "Contents"
    model = fox.side.first.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    said = [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    book = fox.controller.opened.book
    assert said == [f"{entry.title}, page 1" for entry in book.toc] and len(said) == 2


def the_document_and_the_first_book_are_come_to(
    fox: MainWindow, qtbot, patch: pytest.MonkeyPatch
) -> None:
    """And not only the page and the list around them."""
    told: list[tuple[QObject, int]] = []
    patch.setattr(accessibility, "_send", lambda one: told.append((one.object(), one.child())))
    QAccessible.setActive(True)
    try:
        fox.chat.composer.field.setFocus()
        fox.home.take_keyboard()
        qtbot.waitUntil(lambda: told == [(fox.reader._view, 0)])
        fox.home.show_shelf()
        qtbot.waitUntil(lambda: (fox.shelf.books.grid, 0) in told)
        fox.home.show_book()
    finally:
        QAccessible.setActive(False)


def what_opens_a_menu_says_so(fox: MainWindow) -> None:
    """Beside its name."""
    said = [
        tuple(
            QAccessible.queryAccessibleInterface(button).text(text)
            for text in (QAccessible.Text.Name, QAccessible.Text.Description)
        )
        for button in (fox.top.buttons["more"], fox.chat.head.more)
    ]
    assert said == [
        ("All that can be done", "Opens a menu"),
        ("More about this conversation", "Opens a menu"),
    ]


def the_place_in_the_book_can_be_read_and_chosen_with_keys(fox: MainWindow) -> None:
    """It is gone to by Enter alone."""
    line = fox.foot.line
    line.show_value(0.4)
    bar = QAccessible.queryAccessibleInterface(line)
    assert bar.role() == QAccessible.Role.Slider
    assert bar.text(QAccessible.Text.Value) == "40"
    heard: list[float] = []
    line.chosen.connect(heard.append)
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Right)
    QTest.keyClick(line, Qt.Key.Key_PageUp)
    assert heard == [] and line.value() == 51
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert heard == [0.51]
    # What is not gone to is forgotten when the keyboard goes elsewhere.
    line.setFocus()
    line.show_value(0.4)
    QTest.keyClick(line, Qt.Key.Key_Home)
    assert line.value() == 0
    fox.chat.composer.field.setFocus()
    assert line.value() == 40


def said_to_be_open(fox: MainWindow) -> dict[str, bool]:
    """The entries of the contents, and whether each is said to be open; Qt keeps them as they are
    asked for first, where no screen reader runs."""
    tree = QAccessible.queryAccessibleInterface(fox.side.first)
    entries = [tree.child(number) for number in range(tree.childCount())]
    return {
        entry.text(QAccessible.Text.Name).split(",")[0]: bool(entry.state().expanded)
        for entry in entries if entry.role() == QAccessible.Role.TreeItem
    }  # fmt: skip


def what_has_no_name_is_found(fox: MainWindow) -> None:
    """The name of each region is spoken; a region and a control that lose theirs are faults."""
    assert unnamed(fox.regions) == []
    fox.regions["chat"].setAccessibleName("")
    assert unnamed(fox.regions) == ["chat"]
    fox.top.buttons["chat"].setAccessibleName("")
    fox.top.buttons["chat"].setToolTip("")
    assert any("no name" in fault for fault in faults(fox))


def test_answers_are_said_and_name_who_speaks(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(accessibility, "_send", lambda event: said.append(event.message()))
    open_in(fox, qtbot, lamp)
    # No entry has one below it here.
    assert said_to_be_open(fox) == {"Chapter 1": False, "Chapter 2": False}
    turn = ask(fox, qtbot, "When did the keeper light the lamp?")
    quote = turn.answer.citations[0].quote
    assert said == ["The answer is there, with 1 citation"]
    fox.chat.press(turn.id, "go", "1")
    assert said[1:] == [f"Marked in the page: “{quote}”"]
    use(fox, endpoint)
    fox.controller.model_changed()
    ask(fox, qtbot, "When did the keeper light the lamp?")
    names = (
        "JSON.stringify([...document.querySelectorAll('[role=article]')].map(one => one.ariaLabel))"
    )
    page = fox.chat.transcript.page
    spoken = ["You asked", "Foxreader answers", "You asked", "chat answers"]
    qtbot.waitUntil(lambda: json.loads(str(value_of(page, qtbot, names))) == spoken)


def shown_warnings(fox: MainWindow) -> QDialog:
    dialogs.show_warnings(fox, fox.controller.opened.book)
    return next(d for d in fox.findChildren(QDialog) if d.findChild(QPlainTextEdit))


def with_all_pages(shown: SettingsWindow) -> SettingsWindow:
    """The settings with each page looked at for faults; the last of them stays on screen."""
    for name in PAGES:
        shown.show_page(name)
        assert "\n".join(faults(shown)) == "", name
    return shown


def unfolded(dialog: SetUpDialog) -> SetUpDialog:
    """The set-up with an address to be typed, and all that is under More."""
    dialog.steps.cards["other"].setChecked(True)
    (more,) = dialog.findChildren(QPushButton, "fold")
    more.setChecked(True)
    return dialog


PLAN = Plan(
    "m", "at My service", False, 2, 62, Estimate(80, 212_000, 19_000, 0.04),
    Estimate(40, 100_000, 9_000, 0.02), "chapter 12", "All of it.",
)  # fmt: skip


def what_was_sent(fox: MainWindow) -> QDialog:
    (turn,) = fox.controller.questions.branch.turns
    assert turn.answer is not None and turn.answer.course is not None
    book, course = fox.controller.opened.book, turn.answer.course
    sent_for, conversation = fox.program.sessions.sent_for, fox.controller.questions.conversation
    sent = sent_for(book, conversation, turn.at, course)
    assert sent
    return SentDialog(sent, course, lambda spans: None, fox)


def printed(fox: MainWindow) -> QDialog:
    opened = fox.controller.opened
    assert opened is not None
    return PrintDialog(opened.book, Span(0, 0, 0), Span(0, 0, 3), (0,), fox)


NOTES = BroughtIn((), {"Another": 2})


@pytest.mark.thorough
@pytest.mark.parametrize(
    "make",
    [
        lambda fox: fox.settings.set_up(),
        lambda fox: fox.settings.set_up(fox.program.models.provider()),
        lambda fox: unfolded(fox.settings.set_up()),
        lambda fox: with_all_pages(fox.settings.open("models")),
        lambda fox: fox.chat_controller.list_conversations(),
        lambda fox: ConsentDialog(PLAN, fox),
        lambda fox: CorrectDialog("Why?", False, fox),
        lambda fox: BooksDialog(askable(fox.program.profile), (), fox),
        shown_warnings,
        what_was_sent,
        printed,
        lambda fox: SaveDialog("Lamp", "lamp", fox),
        lambda fox: WatchedFolders(fox.program.profile.files, fox.jobs, fox),
        lambda fox: EndedDialog(fox.program.profile.home, fox),
        lambda fox: NotesReportDialog(NOTES, fox),
    ],
    ids=["set up", "change", "more", "settings", "conversations", "consent", "correct", "books",
         "warnings", "sent", "print", "save", "folders", "ended", "report"],
)  # fmt: skip
def test_each_control_of_a_dialog(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint, make
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, "When did the keeper light the lamp?")
    dialog = make(fox)
    dialog.show()
    at_rest(fox, qtbot)
    assert "\n".join(faults(dialog)) == ""
    dialog.close()
