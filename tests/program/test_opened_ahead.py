"""The book of the start is opened before anybody asks for it, and handed over whole."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel, Cancelled, Progress
from foxreader.core.errors import OpenError
from foxreader.core.span import Span
from foxreader.program.books import OpenBook
from foxreader.program.opened_ahead import FirstPage, OpenedAhead
from foxreader.program.program import Program
from waits import SECONDS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "lamp.txt"
    made.write_text("Chapter 1\n\n" + "The lamp was lit at nine. " * 2_000, "utf-8")
    return made


def nothing(*_: Any) -> None:
    return


def ahead_of(program: Program, path: Path) -> OpenedAhead:
    return OpenedAhead(program.profile, program.books, path)


def run(ahead: OpenedAhead, show: Callable[[FirstPage], object] = nothing) -> threading.Thread:
    thread = threading.Thread(target=ahead.run, args=(show, Cancel()), daemon=True)
    thread.start()
    return thread


def close(opened: OpenBook) -> None:
    opened.resources.close()


def test_a_known_book_is_shown_where_the_reader_left_it(path: Path) -> None:
    program = Program()
    first = program.books.open(path)
    close(first)
    place = Span(0, 300, 300)
    program.profile.shelf.opened(first.book, path)
    program.profile.shelf.keep_place(first.book, place, 1)
    program.profile.looks.keep(first.book.sha256, {"font_size": 31})
    shown: list[FirstPage] = []
    ahead = ahead_of(program, path)
    ahead.run(shown.append, Cancel())
    opened = ahead.take(Cancel(), nothing, nothing)
    close(opened)
    (page,) = shown
    assert (page.book, page.place, dict(page.look)) == (opened.book, place, {"font_size": 31})
    assert opened.book.fingerprint == first.book.fingerprint


def test_a_new_book_is_shown_from_its_beginning_and_told_to_who_takes_it(path: Path) -> None:
    program = Program()
    shown: list[FirstPage] = []
    begun: list[Book] = []

    def begin(book: Book, resources: Resources) -> None:
        begun.append(book)

    ahead = ahead_of(program, path)
    ahead.run(shown.append, Cancel())
    opened = ahead.take(Cancel(), nothing, begin)
    close(opened)
    assert [page.book.key for page in shown] == [opened.book.key]
    assert begun == [shown[0].book]
    assert opened.book.files[0].text.count("lamp") == 2_000


def test_who_takes_it_early_hears_of_the_rest(path: Path) -> None:
    program = Program()
    shown: list[FirstPage] = []
    told: list[Progress] = []
    begun: list[Book] = []
    ahead = ahead_of(program, path)
    taken: list[OpenBook] = []
    taker = threading.Thread(
        target=lambda: taken.append(
            ahead.take(Cancel(), told.append, lambda book, resources: begun.append(book))
        ),
        daemon=True,
    )
    taker.start()
    while ahead._preview is None:  # it waits by now
        threading.Event().wait(0.001)
    run(ahead, shown.append).join(SECONDS)
    taker.join(SECONDS)
    close(taken[0])
    assert len(begun) == 1 and shown == []  # the window is whole: it shows the page itself


def test_what_is_wrong_is_raised_where_it_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(b"%PDF-1.7 and nothing")
    ahead = ahead_of(Program(), path)
    shown: list[FirstPage] = []
    ahead.run(shown.append, Cancel())
    with pytest.raises(OpenError):
        ahead.take(Cancel(), nothing, nothing)
    assert shown == []


def test_who_stops_waiting_stops_the_opening(path: Path) -> None:
    ahead = ahead_of(Program(), path)
    cancel = Cancel()
    cancel.set()
    taken: list[BaseException] = []

    def take() -> None:
        try:
            ahead.take(cancel, nothing, nothing)
        except Cancelled as error:
            taken.append(error)

    taker = threading.Thread(target=take, daemon=True)
    taker.start()
    while ahead._preview is None:
        threading.Event().wait(0.001)
    run(ahead).join(SECONDS)
    taker.join(SECONDS)
    assert len(taken) == 1


def test_a_book_that_nobody_wants_is_closed(path: Path) -> None:
    program = Program()
    ahead = ahead_of(program, path)
    shown: list[FirstPage] = []
    ahead.run(shown.append, Cancel())
    ahead.drop()
    with pytest.raises(Exception, match="closed"):
        shown[0].resources.read("anything")
