"""A link opens the window at exactly its characters; a second start goes to the open window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import open_in
from foxreader.core.notice import Notice
from foxreader.core.span import NO_BOOK, NO_PLACE, Link, Span
from foxreader.formats import digest, open_book
from foxreader.program.program import Program
from foxreader.ui.platform.process import Starts, Target, hand_over
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said

pytestmark = pytest.mark.gui
LAMP = "The Lamp\n\nThe keeper lit the lamp at nine o'clock.\n"
OIL = "The Oil\n\nThe lamp burned whale oil. Marn was proud of it.\n"
LINK = Link("ab" * 32, Span(3, 120, 180))


def told(window: MainWindow, qtbot) -> str:
    qtbot.waitUntil(lambda: bool(said(window)))
    sentence = said(window)[0]
    close_messages(window)
    return sentence


@pytest.fixture
def shelf(tmp_path: Path) -> tuple[Path, Path]:
    """Two books, both on the shelf."""
    paths = (tmp_path / "lamp.txt", tmp_path / "oil.txt")
    program = Program()
    for path, text in zip(paths, (LAMP, OIL), strict=True):
        path.write_text(text, encoding="utf-8")
        book, resources = open_book(path)
        resources.close()
        program.profile.documents.save(book)
        program.profile.shelf.opened(book, path)
    return paths


def link_to(path: Path, words: str) -> Link:
    book = Program().profile.stored(digest(path))
    assert book is not None
    ((number, at),) = [
        (number, file.text.index(words))
        for number, file in enumerate(book.files)
        if words in file.text
    ]
    return Link(book.sha256, Span(number, at, at + len(words)))


def marked(window: MainWindow, qtbot, link: Link) -> str:
    """The text the view has marked, once it is that of ``link``."""
    qtbot.waitUntil(
        lambda: window.reader.ready and window.reader.marked("evidence") == (link.span,)
    )
    heard: list = []
    window.reader.mark("evidence", window.reader.marked("evidence"), then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]["text"]


def follow(starts: Starts, heard: list) -> None:
    """Have ``heard`` list what the starts want."""
    starts.book_wanted.connect(heard.append)
    starts.place_wanted.connect(heard.append)
    starts.window_wanted.connect(lambda: heard.append(None))


def test_a_link_leads_to_its_characters_or_it_is_said_that_it_leads_nowhere(
    fox: MainWindow, qtbot, shelf: tuple[Path, Path]
) -> None:
    lamp, oil = shelf
    # Started with a link to no book, the window has the shelf.
    fox.show_target(LINK)
    assert told(fox, qtbot) == Notice(NO_BOOK)
    assert fox.home.at_shelf and fox.controller.opened is None
    a_link_opens_its_book_and_marks_its_characters(fox, qtbot, lamp, oil)
    a_link_that_leads_nowhere_is_said_and_the_open_book_stays(fox, qtbot, lamp, oil)


def a_link_opens_its_book_and_marks_its_characters(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    """In the book that is open, and in another one."""
    first = link_to(oil, "burned whale oil")
    fox.show_target(first)
    assert marked(fox, qtbot, first) == "burned whale oil"
    assert fox.controller.opened.path == oil
    second = link_to(oil, "proud")
    fox.show_target(second)
    assert marked(fox, qtbot, second) == "proud"
    third = link_to(lamp, "nine")
    fox.show_target(third)
    assert marked(fox, qtbot, third) == "nine"
    assert fox.controller.opened.path == lamp


def a_link_that_leads_nowhere_is_said_and_the_open_book_stays(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    """No book, no such place in the book that is open, and a book that is gone; nothing is
    marked."""
    fox.reader.mark("evidence", [])
    assert not fox.reader.marked("evidence")
    fox.show_target(LINK)
    assert told(fox, qtbot) == Notice(NO_BOOK)
    fox.show_target(Link(digest(lamp), Span(0, 0, 10_000)))
    assert told(fox, qtbot) == Notice(NO_PLACE)
    gone = Link(digest(oil), Span(0, 0, 3))
    oil.unlink()
    fox.show_target(gone)
    assert "no longer at" in told(fox, qtbot)
    assert fox.controller.opened.path == lamp
    assert not fox.reader.marked("evidence")


def test_a_link_goes_to_the_window_that_is_open(qapp, qtbot, tmp_path: Path) -> None:
    folder = tmp_path / "links"
    assert not hand_over(folder, LINK)  # there is no window
    starts = Starts(folder)
    heard: list[Link] = []
    follow(starts, heard)
    code = (
        "import sys; from pathlib import Path; from foxreader.core.span import Link;"
        "from foxreader.ui.platform.process import hand_over;"
        "sys.exit(0 if hand_over(Path(sys.argv[1]), Link.parse(sys.argv[2]), 30) else 9)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, str(folder), str(LINK)])
    qtbot.waitUntil(lambda: other.poll() is not None)
    assert other.returncode == 0
    assert heard == [LINK] and not list(folder.glob("*.start"))
    starts.close()
    assert not hand_over(folder, LINK)


def test_a_link_is_taken_back_from_a_window_that_hangs(qapp, tmp_path: Path) -> None:
    starts = Starts(tmp_path)  # its events are not handled meanwhile
    assert not hand_over(tmp_path, LINK, patience=0.2)
    assert not list(tmp_path.glob("*.start"))
    starts.close()


def test_what_is_no_link_is_not_followed(qapp, qtbot, tmp_path: Path) -> None:
    (tmp_path / "left.start").write_text(str(LINK))
    starts = Starts(tmp_path)
    assert not (tmp_path / "left.start").exists()  # of a time long past
    heard: list[Link] = []
    follow(starts, heard)
    (tmp_path / "a.start").write_bytes(b"\xff\xfe")
    (tmp_path / "b.start").write_text("link foxreader://open/etc/passwd")
    (tmp_path / "c.start").write_text(f"link {LINK}" + "x" * 100_000)
    (tmp_path / "d.start").write_text("book " + "x" * 100_000)
    (tmp_path / "e.start").write_bytes(b"book /etc/\0passwd")
    (tmp_path / "f.start").write_bytes(b"book ")
    qtbot.waitUntil(lambda: not list(tmp_path.glob("*.start")))
    assert heard == []
    starts.close()


@pytest.mark.thorough
@pytest.mark.parametrize("asked", ["link", "book", "window"])
def test_the_program_hands_over_what_it_was_started_with_and_ends(
    qapp, qtbot, own_home: Path, tmp_path: Path, asked: str
) -> None:
    starts = Starts(own_home / "links")
    heard: list[Target] = []
    follow(starts, heard)
    book = tmp_path / os.fsdecode(b"Caf\xe9 %20 book.txt")  # a name that is not UTF-8
    book.write_text(LAMP)
    target = {"link": LINK, "book": book, "window": None}[asked]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    given = [] if target is None else [book.name if asked == "book" else str(LINK)]
    command = [sys.executable, "-m", "foxreader", *given]
    other = subprocess.Popen(command, env=environment, cwd=tmp_path)
    qtbot.waitUntil(lambda: other.poll() is not None)
    assert other.returncode == 0 and heard == [target]
    starts.close()


@pytest.mark.thorough
def test_a_second_start_brings_its_book(fox: MainWindow, qtbot, shelf: tuple[Path, Path]) -> None:
    lamp, oil = shelf
    open_in(fox, qtbot, lamp)
    fox.show_target(None)
    assert fox.controller.opened.path == lamp and not fox.controller.opening
    fox.showMinimized()
    fox.show_target(oil)
    qtbot.waitUntil(lambda: fox.controller.opened.path == oil)
    assert not fox.isMinimized()


@pytest.mark.thorough
def test_without_a_book_the_last_one_is_opened_again(
    fox: MainWindow, qtbot, shelf: tuple[Path, Path]
) -> None:
    lamp, oil = shelf
    fox.resume()
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    assert fox.controller.opened.path == oil  # opened after the other
    oil.unlink()
    fox.resume()
    qtbot.waitUntil(lambda: fox.controller.opened.path == lamp)


@pytest.mark.thorough
def test_the_first_time_there_is_the_empty_shelf_and_the_way_to_the_guide(
    fox: MainWindow, qtbot
) -> None:
    fox.resume()
    qtbot.waitUntil(lambda: fox.shelf.empty.isVisible() and fox.shelf.empty.file.hasFocus())
    assert fox.controller.opened is None and not fox.shelf.bar.field.isVisible()
    QTest.mouseClick(fox.shelf.empty.guide, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: fox.controller.opened is not None and not fox.home.at_shelf)
    assert fox.controller.opened.path == fox.program.books.guide()


def test_a_profile_that_cannot_be_written_starts_alone(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert not hand_over(blocked / "links", LINK)
