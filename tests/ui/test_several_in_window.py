"""Several books asked in a real window: each cited by itself, opened, and gone back from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from test_accessibility import faults

from chatwindow import (
    answered,
    arrived,
    ask,
    at_rest,
    box_of,
    choose_scope,
    dialog,
    open_in,
    shown,
    use,
)
from endpoint import Endpoint
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.ui.chat.scope import BooksDialog
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said

pytestmark = pytest.mark.gui

PROUD = "Who was proud of the whale oil, which burned without smoke?"
ALL = ReaderQuestion(PROUD, books=())


@pytest.mark.thorough
def test_all_books_are_asked_and_a_citation_opens_its_own_book(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)
    choose_scope(fox, "All books")
    assert fox.chat.composer.scope.text() == "All books"
    assert fox.chat.composer.field.placeholderText() == "Ask all books…"
    fox.chat.composer.field.setPlainText(PROUD)
    fox.chat.composer._pressed()
    turn = answered(fox, qtbot)
    assert turn.answer.mode == "grounded"
    assert "oil" in turn.answer.searched.books
    cited = next(c for c in turn.answer.citations if "whale oil" in c.quote)
    assert cited.book != fox.controller.opened.book.sha256
    # Its place is one of the other book: nothing is marked in this one.
    assert not fox.reader.marked("evidence")

    fox.chat.press(turn.id, "footnote", str(cited.number))
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".card .own") is not None)
    assert "Marn was proud of the whale oil" in shown(fox, qtbot)
    fox.chat.press(turn.id, "go", str(cited.number))
    arrived(fox, qtbot, oil)
    assert fox.controller.opened.book.text_at(cited.span) == cited.quote
    heard: list = []
    fox.reader.mark("evidence", fox.reader.marked("evidence"), then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0]["text"] == cited.quote
    assert fox.chat.composer.scope.text() == "Whole book"

    # Back, to where the reader was in it and then to the book they came from, with its talk.
    while fox.controller.opened.path == oil and not fox.controller.opening:
        fox.navigator.back()
    arrived(fox, qtbot, lamp)
    (again,) = fox.chat._turns.values()
    assert again.answer == turn.answer
    at_rest(fox, qtbot)


def test_the_reader_chooses_books(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    open_in(fox, qtbot, oil)
    sha256 = {book.title: book.sha256 for book in fox.program.profile.shelf.all()}
    scope = fox.chat.composer.scope
    choose_scope(fox, "Books and collections…")
    assert scope.menu().actions()[0].isChecked()  # none have been chosen yet
    books = dialog(fox, qtbot, BooksDialog)
    ticked = [books.list.item(n) for n in range(books.list.count())]
    assert [item.text() for item in ticked] == ["oil", "lamp"]
    assert [item.checkState() for item in ticked] == [
        Qt.CheckState.Checked, Qt.CheckState.Unchecked,
    ]  # fmt: skip
    books.list.itemActivated.emit(ticked[0])
    assert not books.ask.isEnabled()
    books.list.itemActivated.emit(ticked[1])
    books.ask.click()
    assert scope.books == (sha256["lamp"],)
    assert scope.text() == "1 book"
    # A collection ticks its books, and is ticked as far as they are.
    records = fox.program.profile.records
    records.put_in(records.collect("By the sea").id, [sha256["lamp"], sha256["oil"]])
    choose_scope(fox, "Books and collections…")
    books = dialog(fox, qtbot, BooksDialog)
    assert faults(books) == []
    sea, *rest = (books.list.item(n) for n in range(books.list.count()))
    assert sea.text() == "By the sea\nCollection · 2 books" and len(rest) == 2
    assert sea.checkState() is Qt.CheckState.PartiallyChecked
    books.list.itemActivated.emit(sea)
    assert all(one.checkState() is Qt.CheckState.Checked for one in (sea, *rest))
    books.ask.click()
    assert set(scope.books) == set(sha256.values()) and scope.text() == "By the sea"
    scope.ask_books((sha256["lamp"],))
    assert scope.text() == "1 book"
    turn = ask(fox, qtbot, ReaderQuestion("Who lit the lamp at nine?", books=scope.books))
    assert turn.answer.searched.books == ("lamp",)
    assert {c.book for c in turn.answer.citations} == {sha256["lamp"]}


@pytest.mark.thorough
def test_a_correction_of_such_an_answer_holds_for_all_books(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, ALL)
    dialog = fox.chat_controller.correct(turn)
    assert not dialog.here.isEnabled() and dialog.everywhere.isChecked()
    dialog.text.setPlainText("Nobody was.")
    dialog.save.click()
    qtbot.waitUntil(lambda: bool(turn.remark))
    (kept,) = fox.program.profile.corrections.all()
    assert (kept.sha256, kept.made_of, kept.reach) == ("", "", WHOLE_BOOK)


@pytest.mark.thorough
def test_under_the_limit_no_earlier_answer_of_other_books_is_told(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, ALL)
    assert "whale oil" in turn.answer.text
    before = len(endpoint.chats)
    ask(fox, qtbot, ReaderQuestion("And until when did it burn?", books=()))
    assert any(PROUD in request.text for request in endpoint.chats[before:])
    fox.controller.set_limit(True)
    place = len(fox.controller.opened.book.files[0].text)
    fox.controller.moved(Span(0, place, place))
    fox.controller.keep_place()
    at_rest(fox, qtbot)
    before = len(endpoint.chats)
    ask(fox, qtbot, ReaderQuestion("And who lit the lamp at nine?", books=()))
    asked = endpoint.chats[before:]
    assert asked
    assert not any("whale oil" in request.text for request in asked)


@pytest.mark.thorough
def test_a_book_that_is_gone_is_said(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, ALL)
    cited = next(c for c in turn.answer.citations if "whale oil" in c.quote)
    oil.unlink()
    fox.chat.press(turn.id, "go", str(cited.number))
    qtbot.waitUntil(lambda: bool(said(fox)))
    assert "no longer at" in said(fox)[0]
    assert fox.controller.opened.path == lamp
    close_messages(fox)
