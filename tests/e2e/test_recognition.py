"""A scan in the real window: offered, recognised in the background, stopped, gone on with."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest

from foxreader.core.span import Span
from foxreader.ui.chat.evidence_lines import card_html
from foxreader.ui.window.main_window import MainWindow
from hands import notice, press
from scans import SENTENCES, StandIn, draw, needs_posix, scan, use

pytestmark = [pytest.mark.gui, needs_posix]
PAGES = 5


def title(window: MainWindow) -> str:
    opened = window.controller.opened
    return opened.book.metadata.title if opened is not None else "b"


@pytest.mark.thorough
def test_a_scan_is_recognised_while_the_window_is_used(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(StandIn(tmp_path / "bin", seconds=0.2), monkeypatch)
    fox.open(scan(tmp_path / "b.pdf", *[("A page.",)] * PAGES, dpi=50))
    qtbot.waitUntil(lambda: bool(notice(fox)) and fox.reader.ready)
    assert "5 pages, about a minute" in notice(fox)
    assert fox.foot.warnings.text() and "picture" in fox.foot.warnings.toolTip()
    fox.ask("What was sighted?")
    qtbot.waitUntil(lambda: fox.turn is None)
    assert fox.chat.last_turn.answer.refused
    fox.reader.go(Span(3, 0, 0))
    qtbot.waitUntil(lambda: fox.reader.place.file == 3)
    press(fox.chat, "Recognise")
    assert not notice(fox)
    qtbot.waitUntil(lambda: "Recognising" in fox.foot.index.text())
    loads = fox.reader._loading.number
    qtbot.waitUntil(lambda: fox.controller.opened.book.readable)
    book = fox.controller.opened.book
    assert [file.text for file in book.files] == [f"{words}\n" for words in SENTENCES[:PAGES]]
    assert book.warnings[0].startswith("Pages 1–5 were recognised")
    assert (fox.reader.place.file, fox.reader._loading.number) == (
        3,
        loads,
    )  # nothing was shown anew
    # The page on screen can be selected now: its text lies over its picture.
    laid: list = []

    def text_of_page() -> bool:
        value = {"page": 3, "start": 0, "end": len(book.files[3].text)}
        fox.reader.page.call("textOf", value, laid.append)
        return bool(laid) and laid[-1] == book.files[3].text

    qtbot.waitUntil(text_of_page)
    # What was asked before is still there, and what is asked now rests on the new text.
    assert len(fox.chat._turns) == 1
    fox.ask("What was sighted?")
    qtbot.waitUntil(lambda: fox.turn is None)
    (citation, *_) = fox.chat.last_turn.answer.citations
    assert "Whales sighted today." in citation.quote
    heard: list = []
    fox.reader.mark("evidence", [citation.span], jump=True, then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard) and heard[0]["visible"])
    assert not notice(fox)


def test_the_preview_of_a_citation_says_where_its_words_come_from(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(StandIn(tmp_path / "bin"), monkeypatch)
    path = scan(tmp_path / "b.pdf", ("A page.",), dpi=50)
    with pymupdf.open(path) as document, draw(("Printed on the night of the storm.",)) as printed:
        document.insert_pdf(printed)
        document.saveIncr()
    fox.open(path)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    press(fox.chat, "Recognise")
    qtbot.waitUntil(lambda: fox.controller.opened.book.files[0].text != "")
    for question, doubted in (("What was sighted?", True), ("What was printed?", False)):
        fox.ask(question)
        qtbot.waitUntil(lambda: fox.turn is None)
        (citation, *_) = fox.chat.last_turn.answer.citations
        said = card_html(fox.controller.opened.book, citation, False)
        assert ("Recognised from a picture; may have mistakes." in said) == doubted


@pytest.mark.thorough
def test_stopped_it_keeps_what_is_done_and_goes_on_later(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = use(StandIn(tmp_path / "bin", seconds=0.6), monkeypatch)
    path = scan(tmp_path / "b.pdf", *[("A page.",)] * PAGES, dpi=50)
    fox.open(path)
    qtbot.waitUntil(lambda: bool(notice(fox)))
    press(fox.chat, "Recognise")
    qtbot.waitUntil(lambda: fox.foot.index.text() == f"Recognising 2 of {PAGES}")
    fox.foot.index.click()
    qtbot.waitUntil(lambda: bool(notice(fox)))
    done = [bool(file.text) for file in fox.controller.opened.book.files]
    left = done.count(False)  # a page more may have been done before the press was heard
    assert 0 < left < PAGES - 1 and done == sorted(done, reverse=True)
    press(fox.chat, "Not now")
    assert not notice(fox)
    fox.open(None)
    qtbot.waitUntil(lambda: title(fox) != "b")
    fox.open(path)
    qtbot.waitUntil(lambda: f"{left} page" in notice(fox))
    asked = len(stand_in.asked)
    press(fox.chat, "Recognise")
    qtbot.waitUntil(lambda: all(f.text for f in fox.controller.opened.book.files))
    assert len(stand_in.asked) == asked + left


@pytest.mark.thorough
def test_another_book_ends_it(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = use(StandIn(tmp_path / "bin", seconds=20), monkeypatch)
    fox.open(scan(tmp_path / "b.pdf", ("A page.",), dpi=50))
    qtbot.waitUntil(lambda: bool(notice(fox)))
    press(fox.chat, "Recognise")
    qtbot.waitUntil(lambda: bool(stand_in.asked))
    fox.open(None)
    qtbot.waitUntil(lambda: title(fox) != "b")
    assert not fox.controller.index._pages.running and "Recognising" not in fox.foot.index.text()


def test_without_tesseract_nothing_is_offered(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    asked: list = []
    fox.controller.index.confirmations.wanted.connect(lambda *said: asked.append(said))
    fox.open(scan(tmp_path / "b.pdf", ("A page.",), dpi=50))
    qtbot.waitUntil(lambda: fox.controller.opened is not None and fox.reader.ready)
    qtbot.waitUntil(lambda: not fox.jobs._running)
    assert not asked and not notice(fox)
    assert "tesseract" in fox.controller.opened.book.warnings[0]
