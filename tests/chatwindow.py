"""A whole window with a book and a scripted model, for tests of what is asked in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.message import Provider
from foxreader.core.notice import CONTEXT
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.main_window import MainWindow
from window import drawn

LAMP = """The Lamp

Chapter 1

The keeper lit the lamp at nine o'clock. All that night the wind came hard from the north,
and the gulls kept to the lee side of the tower.

Chapter 2

By the third hour the old lamp had dimmed by a finger's breadth, while the new one burned on.
Marn read it in the morning and said nothing of it at table.
"""
OIL = """The Oil

Chapter 1

Nobody spoke of the weather for a whole week, and the boats stayed in the harbour.

Chapter 2

Marn was proud of the whale oil, for it burned without smoke until the morning came.
"""
KNOWN = "Zeppelins are rigid airships."


def answering(request: Request) -> Reply:
    """Cites the evidence; asked without the book, says what it knows."""
    if "they ask for an answer from what you know" in request.text:
        return Reply(KNOWN)
    return cite_the_evidence(request)


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint(answering, models=("chat", "thinker")) as running:
        yield running


class Marked(QTranslator):
    """A language in which each notice stands between ‹ and ›."""

    def translate(  # type: ignore[override]
        self, context: str, text: str, comment: str = "", n: int = -1
    ) -> str | None:
        return f"‹{text}›" if context == CONTEXT else None


@pytest.fixture
def other_language(qapp: QApplication) -> Iterator[None]:
    """The notices are in another language than English."""
    marked = Marked()
    qapp.installTranslator(marked)
    yield
    qapp.removeTranslator(marked)


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP, encoding="utf-8")
    return path


@pytest.fixture
def oil(tmp_path: Path) -> Path:
    path = tmp_path / "oil.txt"
    path.write_text(OIL, encoding="utf-8")
    return path


def use(fox: MainWindow, endpoint: Endpoint, **chosen) -> None:
    provider = Provider("Mine", endpoint.base_url, "chat", context=32_768)
    kept = replace(fox.program.profile.settings, providers=(provider,), active="Mine", **chosen)
    fox.program.profile.save(kept)


def open_in(fox: MainWindow, qtbot, path: Path) -> None:
    fox.open(path)
    arrived(fox, qtbot, path)


def show(fox: MainWindow, qtbot, path: Path) -> None:
    """Open a book whose index need not be waited for: nothing is searched or asked."""
    fox.open(path)
    qtbot.waitUntil(lambda: _there(fox, path))


def open_again(fox: MainWindow, qtbot, path: Path) -> None:
    """Open the book that is open once more: what is shown then comes from the store."""
    before = fox.controller.opened
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened not in (None, before))
    arrived(fox, qtbot, path)


def arrived(fox: MainWindow, qtbot, path: Path) -> None:
    qtbot.waitUntil(lambda: _there(fox, path) and not fox.controller.index.running)


def _there(fox: MainWindow, path: Path) -> bool:
    opened = fox.controller.opened
    return opened is not None and opened.path == path and fox.reader.ready


def ask(fox: MainWindow, qtbot, asked: ReaderQuestion | str) -> Turn:
    fox.chat_controller.ask(ReaderQuestion(asked) if isinstance(asked, str) else asked)
    return answered(fox, qtbot)


def answered(fox: MainWindow, qtbot) -> Turn:
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    turn = fox.chat.last_turn
    assert turn.answer is not None, turn.problem
    return turn


def at_rest(fox: MainWindow, qtbot) -> None:
    qtbot.waitUntil(lambda: not fox.jobs._running)


def shown(fox: MainWindow, qtbot) -> str:
    """The text of the transcript, once all answers are drawn."""
    qtbot.waitUntil(lambda: not fox.chat._painting._waiting)
    heard: list[str] = []
    fox.chat.transcript.page.call("text", None, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def choose_scope(fox: MainWindow, words: str) -> None:
    """Choose what answers may use, of the menu of its chip."""
    actions = fox.chat.composer.scope.menu().actions()
    (action,) = [one for one in actions if one.text().startswith(words)]
    assert action.isEnabled()
    action.trigger()  # a menu that is open would keep the test from going on


def box_of(fox: MainWindow, qtbot, message: int, selector: str) -> list[float] | None:
    heard: list = []
    fox.chat.transcript.box_of(message, selector, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def click(fox: MainWindow, qtbot, message: int, selector: str) -> None:
    boxes: list = []

    def still() -> bool:
        drawn(fox.chat.transcript.page, qtbot)
        boxes.append(box_of(fox, qtbot, message, selector))
        return boxes[-1] is not None and boxes[-1:] == boxes[-2:-1]

    qtbot.waitUntil(still)
    left, top, right, bottom = boxes[-1]
    middle = QPoint(int((left + right) / 2), int((top + bottom) / 2))
    QTest.mouseClick(fox.chat.transcript._view.focusProxy(), Qt.MouseButton.LeftButton, pos=middle)


def dialog(fox: QObject, qtbot, kind: type[QDialog]) -> QDialog:
    """The dialog of that kind that is open, or opens."""
    found: list[QDialog] = []

    def there() -> bool:
        found[:] = [one for one in fox.findChildren(kind) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(there)
    return found[0]
