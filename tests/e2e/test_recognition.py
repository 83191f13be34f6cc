"""A scan in the real window: offered, recognised in the background, stopped, gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QPushButton

from foxreader.core.span import Span
from foxreader.parts.program import Program
from foxreader.ui.chat.card import card_html
from foxreader.ui.window.main_window import MainWindow
from scans import SENTENCES, StandIn, draw, needs_posix, scan, use
from window import flush

pytestmark = [pytest.mark.gui, needs_posix]
PAGES = 5


@pytest.fixture
def desk(qapp, qtbot, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(Program(), QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    window.resize(1200, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    flush()


def press(window: MainWindow, name: str) -> None:
    (button,) = [b for b in window.chat._notice.findChildren(QPushButton) if b.text() == name]
    button.click()


def title(window: MainWindow) -> str:
    opened = window.controller.opened
    return opened.book.metadata.title if opened is not None else "b"


def offered(window: MainWindow) -> str:
    return window.chat._notice_text.text() if window.chat._notice.isVisible() else ""


def test_a_scan_is_recognised_while_the_window_is_used(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(StandIn(tmp_path / "bin", seconds=0.2), monkeypatch)
    desk.open(scan(tmp_path / "b.pdf", *[("A page.",)] * PAGES, dpi=50))
    qtbot.waitUntil(lambda: bool(offered(desk)) and desk.reader.ready)
    assert "5 pages, about a minute" in offered(desk)
    assert desk.foot._warnings.text() == "1 warning"
    desk.ask("What was sighted?")
    qtbot.waitUntil(lambda: desk.turn is None)
    assert desk.chat.last_turn.answer.refused
    desk.reader.go(Span(3, 0, 0))
    qtbot.waitUntil(lambda: desk.reader.place.file == 3)
    press(desk, "Recognise")
    assert not offered(desk)
    qtbot.waitUntil(lambda: "Recognising" in desk.foot._index.text())
    loads = desk.reader._loads
    qtbot.waitUntil(lambda: desk.controller.opened.book.readable)
    book = desk.controller.opened.book
    assert [file.text for file in book.files] == [f"{words}\n" for words in SENTENCES[:PAGES]]
    assert book.warnings[0].startswith("Pages 1–5 were recognised")
    assert (desk.reader.place.file, desk.reader._loads) == (3, loads)  # nothing was shown anew
    # The page on screen can be selected now: its text lies over its picture.
    laid: list = []

    def text_of_page() -> bool:
        value = {"page": 3, "start": 0, "end": len(book.files[3].text)}
        desk.reader.page.call("textOf", value, laid.append)
        return bool(laid) and laid[-1] == book.files[3].text

    qtbot.waitUntil(text_of_page)
    # What was asked before is still there, and what is asked now rests on the new text.
    assert len(desk.chat._turns) == 1
    desk.ask("What was sighted?")
    qtbot.waitUntil(lambda: desk.turn is None)
    (citation, *_) = desk.chat.last_turn.answer.citations
    assert "Whales sighted today." in citation.quote
    heard: list = []
    desk.reader.mark("evidence", [citation.span], jump=True, then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard) and heard[0]["visible"])
    assert not offered(desk)


def test_the_preview_of_a_citation_says_where_its_words_come_from(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(StandIn(tmp_path / "bin"), monkeypatch)
    path = scan(tmp_path / "b.pdf", ("A page.",), dpi=50)
    with pymupdf.open(path) as document, draw(("Printed on the night of the storm.",)) as printed:
        document.insert_pdf(printed)
        document.saveIncr()
    desk.open(path)
    qtbot.waitUntil(lambda: bool(offered(desk)))
    press(desk, "Recognise")
    qtbot.waitUntil(lambda: desk.controller.opened.book.files[0].text != "")
    for question, doubted in (("What was sighted?", True), ("What was printed?", False)):
        desk.ask(question)
        qtbot.waitUntil(lambda: desk.turn is None)
        (citation, *_) = desk.chat.last_turn.answer.citations
        said = card_html(desk.controller.opened.book, citation, False)
        assert ("Recognised from a picture; may have mistakes." in said) == doubted


def test_stopped_it_keeps_what_is_done_and_goes_on_later(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = use(StandIn(tmp_path / "bin", seconds=0.6), monkeypatch)
    path = scan(tmp_path / "b.pdf", *[("A page.",)] * PAGES, dpi=50)
    desk.open(path)
    qtbot.waitUntil(lambda: bool(offered(desk)))
    press(desk, "Recognise")
    qtbot.waitUntil(lambda: desk.foot._index.text() == f"Recognising 2 of {PAGES}")
    desk.foot._index.click()
    qtbot.waitUntil(lambda: "3 pages" in offered(desk))
    done = [bool(file.text) for file in desk.controller.opened.book.files]
    assert done == [True, True, False, False, False]
    press(desk, "Not now")
    assert not offered(desk)
    desk.open(None)
    qtbot.waitUntil(lambda: title(desk) != "b")
    desk.open(path)
    qtbot.waitUntil(lambda: "3 pages" in offered(desk))
    asked = len(stand_in.asked)
    press(desk, "Recognise")
    qtbot.waitUntil(lambda: all(f.text for f in desk.controller.opened.book.files))
    assert len(stand_in.asked) == asked + 3


def test_another_book_ends_it(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = use(StandIn(tmp_path / "bin", seconds=20), monkeypatch)
    desk.open(scan(tmp_path / "b.pdf", ("A page.",), dpi=50))
    qtbot.waitUntil(lambda: bool(offered(desk)))
    press(desk, "Recognise")
    qtbot.waitUntil(lambda: bool(stand_in.asked))
    desk.open(None)
    qtbot.waitUntil(lambda: title(desk) != "b")
    assert not desk.controller.index._pages.running and "Recognising" not in desk.foot._index.text()


def test_without_tesseract_nothing_is_offered(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    asked: list = []
    desk.controller.index.confirmation_wanted.connect(lambda *said: asked.append(said))
    desk.open(scan(tmp_path / "b.pdf", ("A page.",), dpi=50))
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    qtbot.waitUntil(lambda: not desk.jobs._running)
    assert not asked and not offered(desk)
    assert "tesseract" in desk.controller.opened.book.warnings[0]
