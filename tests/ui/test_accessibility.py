"""A screen reader finds each control with a role and a name, and the Tab key reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from chatwindow import ask, at_rest, open_in, use
from endpoint import Endpoint
from foxreader.index.summaries.agreement import Plan
from foxreader.index.summaries.batches import Estimate
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.chat.books import BooksDialog
from foxreader.ui.chat.correct import CorrectDialog
from foxreader.ui.settings.look_menu import LookMenu
from foxreader.ui.settings.window import PAGES, SettingsWindow
from foxreader.ui.window import messages
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

FOCUSABLE = Qt.FocusPolicy.TabFocus


def below(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """``one`` and all that is in it."""
    yield one
    for number in range(one.childCount()):
        child = one.child(number)
        if child is not None and child.isValid():
            yield from below(child)


def controls(root: QWidget) -> Iterator[tuple[QWidget, QAccessibleInterface]]:
    """The widgets of a window that the keyboard can be in, as a screen reader is told of them."""
    for one in below(QAccessible.queryAccessibleInterface(root)):
        widget = one.object()
        if not isinstance(widget, QWidget) or widget.window() is not root:
            continue
        if widget.focusPolicy() & FOCUSABLE and widget.isVisibleTo(root) and widget.isEnabled():
            yield widget, one


def chain(root: QWidget) -> set[QWidget]:
    """What the Tab key comes to, from ``root`` until it is there again."""
    found, at = set(), root.nextInFocusChain()
    while at is not root and at not in found:
        found.add(at)
        at = at.nextInFocusChain()
    return found


def faults(root: QWidget) -> list[str]:
    """Each control without a role, a name or a place in the order of the Tab key."""
    reached, found, seen = chain(root), [], 0
    for widget, one in controls(root):
        seen += 1
        known = f"{type(widget).__name__} {widget.objectName() or one.text(QAccessible.Text.Value)}"
        if one.role() == QAccessible.Role.NoRole:
            found.append(f"{known}: no role")
        if not one.text(QAccessible.Text.Name).strip():
            found.append(f"{known}: no name, in {type(widget.parentWidget()).__name__}")
        if widget not in reached and widget.focusProxy() not in reached:
            found.append(f"{known}: not reached")
    assert seen, f"no controls in {type(root).__name__}"
    return found


def test_each_control_of_the_window(fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    ask(fox, qtbot, "When did the keeper light the lamp?")
    at_rest(fox, qtbot)
    assert "\n".join(faults(fox)) == ""


def test_a_control_without_a_name_is_found(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.top.buttons["chat"].setAccessibleName("")
    fox.top.buttons["chat"].setToolTip("")
    assert any("no name" in fault for fault in faults(fox))


def shown_warnings(fox: MainWindow) -> QDialog:
    messages.show_warnings(fox, fox.controller.opened.book)
    return next(d for d in fox.findChildren(QDialog) if d.findChild(QPlainTextEdit))


def with_all_pages(shown: SettingsWindow) -> SettingsWindow:
    """The settings with each page looked at for faults; the last of them stays on screen."""
    for name in PAGES:
        shown.show_page(name)
        assert "\n".join(faults(shown)) == "", name
    return shown


PLAN = Plan(
    "m", "at My service", False, 2, 62, Estimate(80, 212_000, 19_000, 0.04),
    Estimate(40, 100_000, 9_000, 0.02), "chapter 12", "All of it.",
)  # fmt: skip


@pytest.mark.parametrize(
    "make",
    [
        lambda fox: fox.settings.set_up(),
        lambda fox: fox.settings.set_up(fox.program.models.provider()),
        lambda fox: with_all_pages(fox.settings.open("models")),
        lambda fox: fox.chat_controller.list_conversations(),
        lambda fox: ConsentDialog(PLAN, fox),
        lambda fox: CorrectDialog("Why?", False, fox),
        lambda fox: BooksDialog(fox.program.profile.shelf.all(), (), fox),
        lambda fox: LookMenu(fox.program.profile.settings, fox),
        shown_warnings,
    ],
    ids=["set up", "change", "settings", "conversations", "consent", "correct", "books",
         "look", "warnings"],
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
