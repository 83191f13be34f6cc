"""A file dropped on the window is opened where it is, and is never taken from where it came."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent

from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.messages import DropTarget

pytestmark = pytest.mark.gui
Action = Qt.DropAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def target_of(fox: MainWindow) -> DropTarget:
    (target,) = fox.findChildren(DropTarget)
    return target


def held(*urls: QUrl) -> QMimeData:
    data = QMimeData()
    data.setUrls(list(urls))
    return data


# An event does not keep what is dragged: a test holds it in a name of its own.
def entered(data: QMimeData, actions: Qt.DropAction) -> QDragEnterEvent:
    return QDragEnterEvent(QPoint(300, 300), actions, data, LEFT, NONE)


def test_dropped_files_go_onto_the_shelf_and_one_is_opened_where_it_is(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    what_may_only_be_moved_is_refused(fox, lamp)
    an_address_is_refused_and_leaving_takes_the_target_away(fox, lamp)
    several_files_go_onto_the_shelf(fox, qtbot, lamp, oil)
    fox.home.show_book()  # at the shelf one file would go onto it as well
    a_file_is_copied_never_moved(fox, qtbot, lamp)


def what_may_only_be_moved_is_refused(fox: MainWindow, lamp: Path) -> None:
    data = held(QUrl.fromLocalFile(str(lamp)))
    event = entered(data, Action.MoveAction)
    QCoreApplication.sendEvent(fox, event)
    assert not event.isAccepted() and not target_of(fox).isVisible()


def an_address_is_refused_and_leaving_takes_the_target_away(fox: MainWindow, lamp: Path) -> None:
    address, file = held(QUrl("https://example.org/a.epub")), held(QUrl.fromLocalFile(str(lamp)))
    event = entered(address, Action.CopyAction)
    QCoreApplication.sendEvent(fox, event)
    assert not event.isAccepted()
    QCoreApplication.sendEvent(fox, entered(file, Action.CopyAction))
    assert target_of(fox).isVisible()
    QCoreApplication.sendEvent(fox, QDragLeaveEvent())
    assert not target_of(fox).isVisible()


def several_files_go_onto_the_shelf(fox: MainWindow, qtbot, lamp: Path, oil: Path) -> None:
    data = held(QUrl.fromLocalFile(str(lamp)), QUrl.fromLocalFile(str(oil)))
    event = entered(data, Action.CopyAction)
    QCoreApplication.sendEvent(fox, event)
    assert event.isAccepted() and target_of(fox).words.text() == "Add 2 books"
    drop = QDropEvent(QPointF(300, 300), Action.CopyAction, data, LEFT, NONE)
    QCoreApplication.sendEvent(fox, drop)
    qtbot.waitUntil(lambda: fox.home.at_shelf and fox.shelf.model.rowCount() == 2)
    assert fox.controller.opened is None and lamp.is_file() and oil.is_file()


def a_file_is_copied_never_moved(fox: MainWindow, qtbot, lamp: Path) -> None:
    data = held(QUrl.fromLocalFile(str(lamp)))
    both = Action.CopyAction | Action.MoveAction
    event = entered(data, both)
    event.setDropAction(Action.MoveAction)  # as a file manager proposes on the same disk
    QCoreApplication.sendEvent(fox, event)
    assert event.isAccepted() and event.dropAction() == Action.CopyAction
    target = target_of(fox)
    assert target.isVisible() and target.words.text() == f"Open “{lamp.name}”"
    assert target.geometry() == fox.rect()
    drop = QDropEvent(QPointF(300, 300), both, data, LEFT, NONE)
    drop.setDropAction(Action.MoveAction)
    QCoreApplication.sendEvent(fox, drop)
    assert drop.dropAction() == Action.CopyAction and not target.isVisible()
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    assert fox.controller.opened.path == lamp and lamp.is_file()
