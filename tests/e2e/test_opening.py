"""Opening in the real window: the first page does not wait, and what goes wrong is said."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtWidgets import QDialog, QInputDialog, QPlainTextEdit

from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said

pytestmark = pytest.mark.gui


def write_epub(path: Path, *chapters: str, missing: int = 0) -> Path:
    """An EPUB of these chapters, and some its package only claims to have."""
    names = [f"c{n}.xhtml" for n in range(len(chapters) + missing)]
    items = "".join(
        f'<item id="i{n}" href="{name}" media-type="application/xhtml+xml"/>'
        for n, name in enumerate(names)
    )
    refs = "".join(f'<itemref idref="i{n}"/>' for n in range(len(names)))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr(
            "META-INF/container.xml",
            '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
        )
        book.writestr(
            "b.opf",
            f"<package><metadata><title>{path.stem}</title></metadata>"
            f"<manifest>{items}</manifest><spine>{refs}</spine></package>",
        )
        for name, words in zip(names, chapters, strict=False):
            book.writestr(name, f"<html><body><h1>{name}</h1><p>{words}</p></body></html>")
    return path


@pytest.mark.thorough
def test_the_first_page_does_not_wait_for_the_rest(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = write_epub(tmp_path / "long.epub", "First.", *["word " * 200_000] * 12)
    begun: list = []
    fox.controller.begun.connect(lambda beginning: begun.append(len(beginning.book.files)))
    fox.open(path)
    qtbot.waitUntil(lambda: bool(begun) and fox.reader.ready)
    assert begun == [1]
    assert fox.controller.opened is None
    assert fox.windowTitle().startswith("long")
    # All there is of it is its own, and nothing says what is not known yet.
    assert fox.top._book.toolTip() == "long"
    assert "contents come" in fox.side._stack.currentWidget().text()
    assert not fox.chat.composer.field.isEnabled()
    assert not fox.top.buttons["back"].isEnabled()
    loads = fox.reader._loading.number
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    assert len(fox.controller.opened.book.files) == 13
    assert fox.reader._loading.number == loads  # the page on screen stayed as it was
    assert fox.side._stack.currentWidget() is fox.side.contents
    assert fox.chat.composer.field.isEnabled()
    fox.reader.go(Span(12, 100, 100))
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place.file == 12)


@pytest.mark.thorough
def test_the_first_page_of_a_pdf_does_not_wait(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "pages.pdf"
    with pymupdf.open() as made:
        for number in range(150):
            lines = [f"Page {number}, line {line} of the book." for line in range(40)]
            made.new_page().insert_text((72, 72), lines)
        made.save(path)
    shown: list = []
    fox.controller.begun.connect(lambda beginning: shown.append(beginning.book))
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened is not None and fox.reader.ready)
    (beginning,) = shown
    book = fox.controller.opened.book
    assert [f.page.width for f in beginning.files] == [f.page.width for f in book.files]
    assert beginning.files[0].text == book.files[0].text != ""
    # A page that was on screen before its text was known can be marked now.
    span = Span(1, 0, 7)
    heard: list = []
    fox.reader.mark("evidence", [span], jump=True, then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard) and heard[0]["visible"])

    def text_of_page() -> str | None:
        said: list = []
        fox.reader.page.call("textOf", {"page": 1, "start": 0, "end": 7}, said.append)
        qtbot.waitUntil(lambda: bool(said))
        return said[0]

    qtbot.waitUntil(lambda: text_of_page() == "Page 1,")


def test_what_goes_wrong_is_said_and_an_open_book_stays_until_the_next_is_there(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_refusal_is_one_sentence(fox, qtbot, tmp_path)
    a_book_that_is_being_read_can_be_given_up(fox, qtbot, tmp_path)
    what_is_missing_is_listed(fox, qtbot, tmp_path)
    a_book_that_is_open_is_not_left_for_the_beginning_of_another(fox, qtbot, tmp_path)
    a_password_is_asked_for_and_opens(fox, qtbot, tmp_path, monkeypatch)


def opened(fox: MainWindow, qtbot, path: Path) -> None:
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    qtbot.waitUntil(lambda: fox.controller.opened.path == path and fox.reader.ready)


def a_refusal_is_one_sentence(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "not.epub"
    path.write_bytes(b"PK\3\4 and nothing more")
    fox.open(path)
    qtbot.waitUntil(lambda: bool(said(fox)))
    (sentence,) = said(fox)
    assert "damaged" in sentence and "Traceback" not in sentence
    close_messages(fox)
    assert said(fox) == []


def a_book_that_is_being_read_can_be_given_up(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = write_epub(tmp_path / "huge.epub", *["many words here " * 100_000] * 40)
    fox.open(path)
    qtbot.waitUntil(lambda: "Loading" in fox.foot.opening.text())
    fox.foot.opening.click()
    # The shelf is better than an empty window.
    qtbot.waitUntil(lambda: fox.home.at_shelf and not fox.controller.opening)
    assert fox.controller.opened is None and fox.shelf.isVisible()


def what_is_missing_is_listed(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    opened(fox, qtbot, write_epub(tmp_path / "torn.epub", "Whole.", missing=2))
    assert fox.foot.warnings.text().startswith("The chapter “c1.xhtml” is")
    fox.foot.warnings.click()
    (dialog,) = [d for d in fox.findChildren(QDialog) if d.isVisible()]
    said = dialog.findChild(QPlainTextEdit).toPlainText()
    assert "c1.xhtml" in said and "c2.xhtml" in said
    dialog.close()


def a_book_that_is_open_is_not_left_for_the_beginning_of_another(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    short = write_epub(tmp_path / "short.epub", "Short.")
    long = write_epub(tmp_path / "long.epub", "First.", *["word " * 300] * 12)
    opened(fox, qtbot, short)
    begun: list[str] = []
    titles: list[str] = []
    fox.controller.loader.begun.connect(lambda beginning: begun.append(fox.windowTitle()))
    fox.controller.loader.loading.connect(lambda state: titles.append(fox.windowTitle()))
    opened(fox, qtbot, long)
    assert len(begun) == 1, "the other book has no beginning that could be shown"
    assert {*begun, *titles} == {"short — Foxreader"}


def a_password_is_asked_for_and_opens(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "locked.pdf"
    with pymupdf.open() as made:
        made.new_page().insert_text((72, 72), "Secret words.")
        made.save(path, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="sesame", owner_pw="o")
    given = iter(["wrong", "sesame"])
    # A modal box would stop the test; what the reader types into it is what is tested.
    monkeypatch.setattr(QInputDialog, "getText", lambda *args, **more: (next(given), True))
    opened(fox, qtbot, path)
    assert "Secret words." in fox.controller.opened.book.files[0].text


@pytest.mark.thorough
def test_a_book_of_pictures_says_that_it_has_no_text(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    path = tmp_path / "pictures.pdf"
    with pymupdf.open() as made:
        made.new_page().draw_rect((10, 10, 200, 200), fill=(1, 0, 0))
        made.save(path)
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened is not None and fox.reader.ready)
    assert fox.foot.warnings.text() and "picture" in fox.foot.warnings.toolTip()
    fox.ask("What happens in chapter two?")
    qtbot.waitUntil(lambda: fox.turn is None)
    answer = fox.chat.last_turn.answer
    assert answer.mode == "hard_refusal"
    assert "no text" in answer.reason
