"""A link opens the window at exactly its characters, and goes to a window that is open."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from foxreader.core.link import NO_BOOK, NO_PLACE, Link
from foxreader.core.span import Span
from foxreader.formats import digest
from foxreader.parts.program import Program
from foxreader.ui.platform.links import Links, hand_over
from foxreader.ui.window.main_window import MainWindow
from window import flush

pytestmark = pytest.mark.gui
LAMP = "The Lamp\n\nThe keeper lit the lamp at nine o'clock.\n"
OIL = "The Oil\n\nThe lamp burned whale oil. Marn was proud of it.\n"
LINK = Link("ab" * 32, Span(3, 120, 180))


def open_in(window: MainWindow, qtbot, path: Path) -> None:
    window.open(path)
    qtbot.waitUntil(
        lambda: (
            window.controller.opened is not None
            and window.controller.opened.path == path
            and window.reader.ready
        )
    )


def told(window: MainWindow, qtbot) -> str:
    boxes: list[QMessageBox] = []
    qtbot.waitUntil(lambda: bool(boxes.extend(window.findChildren(QMessageBox)) or boxes))
    said = boxes[0].text()
    boxes[0].close()
    flush()
    return said


@pytest.fixture
def shelf(tmp_path: Path) -> tuple[Path, Path]:
    """Two books, both on the shelf."""
    paths = (tmp_path / "lamp.txt", tmp_path / "oil.txt")
    for path, text in zip(paths, (LAMP, OIL), strict=True):
        path.write_text(text, encoding="utf-8")
        program = Program()
        opened = program.books.open(path)
        opened.resources.close()
        program.profile.shelf.opened(opened.book, path)
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
        lambda: window.reader.ready and window.reader._marks.get("evidence") == (link.span,)
    )
    heard: list = []
    window.reader.mark("evidence", window.reader._marks["evidence"], then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]["text"]


def test_a_link_opens_its_book_and_marks_its_characters(
    fox: MainWindow, qtbot, shelf: tuple[Path, Path]
) -> None:
    lamp, oil = shelf
    first = link_to(oil, "burned whale oil")
    fox.follow(first)
    assert marked(fox, qtbot, first) == "burned whale oil"
    assert fox.controller.opened.path == oil
    second = link_to(oil, "proud")
    fox.follow(second)
    assert marked(fox, qtbot, second) == "proud"
    third = link_to(lamp, "nine")
    fox.follow(third)
    assert marked(fox, qtbot, third) == "nine"
    assert fox.controller.opened.path == lamp


def test_a_link_that_leads_nowhere_is_said_and_the_open_book_stays(
    fox: MainWindow, qtbot, shelf: tuple[Path, Path]
) -> None:
    lamp, oil = shelf
    open_in(fox, qtbot, lamp)
    fox.follow(LINK)
    assert told(fox, qtbot) == NO_BOOK
    fox.follow(Link(digest(lamp), Span(0, 0, 10_000)))
    assert told(fox, qtbot) == NO_PLACE
    gone = Link(digest(oil), Span(0, 0, 3))
    oil.unlink()
    fox.follow(gone)
    assert "no longer at" in told(fox, qtbot)
    assert fox.controller.opened.path == lamp
    assert "evidence" not in fox.reader._marks or not fox.reader._marks["evidence"]


def test_started_with_a_link_to_no_book_the_window_has_the_guide(fox: MainWindow, qtbot) -> None:
    fox.follow(LINK)
    assert told(fox, qtbot) == NO_BOOK
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    assert fox.controller.opened.path == fox.program.books.guide()


def test_a_link_goes_to_the_window_that_is_open(qapp, qtbot, tmp_path: Path) -> None:
    folder = tmp_path / "links"
    assert not hand_over(folder, LINK)  # there is no window
    links = Links(folder)
    heard: list[Link] = []
    links.wanted.connect(heard.append)
    code = (
        "import sys; from pathlib import Path; from foxreader.core.link import Link;"
        "from foxreader.ui.platform.links import hand_over;"
        "sys.exit(0 if hand_over(Path(sys.argv[1]), Link.parse(sys.argv[2]), 30) else 9)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, str(folder), str(LINK)])
    qtbot.waitUntil(lambda: other.poll() is not None)
    assert other.returncode == 0
    assert heard == [LINK] and not list(folder.glob("*.link"))
    links.close()
    assert not hand_over(folder, LINK)


def test_a_link_is_taken_back_from_a_window_that_hangs(qapp, tmp_path: Path) -> None:
    links = Links(tmp_path)  # its events are not handled meanwhile
    assert not hand_over(tmp_path, LINK, patience=0.2)
    assert not list(tmp_path.glob("*.link"))
    links.close()


def test_what_is_no_link_is_not_followed(qapp, qtbot, tmp_path: Path) -> None:
    (tmp_path / "left.link").write_text(str(LINK))
    links = Links(tmp_path)
    assert not (tmp_path / "left.link").exists()  # of a time long past
    heard: list[Link] = []
    links.wanted.connect(heard.append)
    (tmp_path / "a.link").write_bytes(b"\xff\xfe")
    (tmp_path / "b.link").write_text("foxreader://open/etc/passwd")
    (tmp_path / "c.link").write_text(str(LINK) + "x" * 100_000)
    qtbot.waitUntil(lambda: not list(tmp_path.glob("*.link")))
    assert heard == []
    links.close()


def test_the_program_hands_a_link_over_and_ends(qapp, qtbot, own_home: Path) -> None:
    links = Links(own_home / "links")
    heard: list[Link] = []
    links.wanted.connect(heard.append)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "foxreader", str(LINK)]
    other = subprocess.Popen(command, env=environment)
    qtbot.waitUntil(lambda: other.poll() is not None)
    assert other.returncode == 0 and heard == [LINK]
    links.close()
