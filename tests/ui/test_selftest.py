"""The program's test of itself waits until the window can be asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer

import waits
from foxreader.program.books import Books
from foxreader.program.profile import Profile
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.selftest import QUESTION, ask_the_guide

pytestmark = pytest.mark.gui
_TURNS = 200
"""How often the window looks at what has happened; a test of itself looks far less often."""


class SlowBooks(Books):
    """Opens a book when its first page has been on screen for many turns of the event loop."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(profile)
        self.turns_of_page = 0

    def open(self, path, **more):
        opened = super().open(path, **more)
        waits.until(lambda: self.turns_of_page >= _TURNS)
        return opened


@pytest.fixture
def program() -> Program:
    made = Program()
    made.models.looked_at = ()
    made.books = SlowBooks(made.profile)
    return made


def test_it_asks_when_the_whole_guide_is_there(fox: MainWindow, program: Program) -> None:
    books = program.books
    assert isinstance(books, SlowBooks)

    def turn() -> None:
        books.turns_of_page += fox.reader.ready

    looking = QTimer(fox, interval=1)
    looking.timeout.connect(turn)
    looking.start()
    assert QUESTION in ask_the_guide(fox, books.guide())
