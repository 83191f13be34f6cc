"""What is wrong with the profile is said in the window, once, and a book opens all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import ask, at_rest, open_in
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow
from hands import said

pytestmark = pytest.mark.gui


def _with_a_book(lamp: Path) -> Program:
    """A profile whose library knows a book and the reader's place in it."""
    program = Program()
    opened = program.books.open(lamp)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, lamp)
    program.profile.shelf.keep_place(opened.book, Span(0, 40, 40))
    return program


@pytest.fixture
def damaged(own_home: Path, lamp: Path) -> Path:
    """A library whose newest backup knows a book, and that is damaged now."""
    program = _with_a_book(lamp)
    program.profile.back_up()
    program.profile.home.library_file.write_bytes(b"garbage " * 4000)
    return own_home


@pytest.mark.thorough
def test_a_restored_library_is_said_in_the_window(damaged: Path, fox: MainWindow, qtbot, lamp):
    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: any("so its backup of" in text for text in said(fox)))
    assert sum("so its backup of" in text for text in said(fox)) == 1
    assert list(damaged.glob("library.sqlite.damaged-1"))
    at_rest(fox, qtbot)


@pytest.fixture
def unwritable(own_home: Path, lamp: Path) -> None:
    """A library that was made and cannot be written any more."""
    program = _with_a_book(lamp)
    library = program.profile.home.library_file
    library.with_name(library.name + "-wal").mkdir()  # no log of changes can be made


def test_a_book_opens_and_answers_where_the_library_cannot_be_written(
    unwritable: None, fox: MainWindow, qtbot, lamp: Path
):
    assert fox.program.profile.read_only
    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: any("nothing new is kept" in text for text in said(fox)))
    assert fox.controller.place == Span(0, 40, 40)
    fox.controller.moved(Span(0, 60, 60))
    for _ in range(2):
        turn = ask(fox, qtbot, "Who was proud?")
        assert turn.answer is not None and turn.problem is None
    at_rest(fox, qtbot)
    assert len(said(fox)) == len(set(said(fox))) <= 2
