"""Opening in the real window: the first page does not wait, and what goes wrong is said."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox, QPlainTextEdit

from foxreader.core.span import Span
from foxreader.parts.program import Program
from foxreader.ui.window.main_window import MainWindow
from window import flush

pytestmark = pytest.mark.gui


@pytest.fixture
def desk(qapp, qtbot, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(Program(), QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    window.resize(1200, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    flush()


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


def test_the_first_page_does_not_wait_for_the_rest(desk: MainWindow, qtbot, tmp_path: Path) -> None:
    path = write_epub(tmp_path / "long.epub", "First.", *["word " * 200_000] * 12)
    begun: list = []
    desk.controller.begun.connect(lambda beginning: begun.append(len(beginning.book.files)))
    desk.open(path)
    qtbot.waitUntil(lambda: bool(begun) and desk.reader.ready)
    assert begun == [1]
    assert desk.controller.opened is None
    assert desk.windowTitle().startswith("long")
    # All there is of it is its own, and nothing says what is not known yet.
    assert desk.top._book.toolTip() == "long"
    assert "contents come" in desk.side._stack.currentWidget().text()
    assert not desk.chat.composer.field.isEnabled()
    assert not desk.top.buttons["back"].isEnabled()
    loads = desk.reader._loads
    qtbot.waitUntil(lambda: desk.controller.opened is not None)
    assert len(desk.controller.opened.book.files) == 13
    assert desk.reader._loads == loads  # the page on screen stayed as it was
    assert desk.side._stack.currentWidget() is desk.side._tree
    assert desk.chat.composer.field.isEnabled()
    desk.reader.go(Span(12, 100, 100))
    qtbot.waitUntil(lambda: desk.reader.ready and desk.reader.place.file == 12)


def test_a_book_that_is_open_is_not_left_for_the_beginning_of_another(
    desk: MainWindow, qtbot, tmp_path: Path
) -> None:
    short = write_epub(tmp_path / "short.epub", "Short.")
    long = write_epub(tmp_path / "long.epub", "First.", *["word " * 200_000] * 12)
    desk.open(short)
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    said: list[str] = []
    desk.controller.loading.connect(
        lambda state: said.append(desk.windowTitle()) if state else None
    )
    desk.open(long)
    qtbot.waitUntil(lambda: desk.controller.opened.path == long)
    assert set(said) == {"short — Foxreader"}


def test_the_first_page_of_a_pdf_does_not_wait(desk: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "pages.pdf"
    with pymupdf.open() as made:
        for number in range(150):
            page = made.new_page()
            for line in range(40):
                page.insert_text((72, 72 + 15 * line), f"Page {number}, line {line} of the book.")
        made.save(path)
    shown: list = []
    desk.controller.begun.connect(lambda beginning: shown.append(beginning.book))
    desk.open(path)
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    (beginning,) = shown
    book = desk.controller.opened.book
    assert [f.page.width for f in beginning.files] == [f.page.width for f in book.files]
    assert beginning.files[0].text == book.files[0].text != ""
    # A page that was on screen before its text was known can be marked now.
    span = Span(1, 0, 7)
    heard: list = []
    desk.reader.mark("evidence", [span], jump=True, then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard) and heard[0]["visible"])

    def text_of_page() -> str | None:
        said: list = []
        desk.reader.page.call("textOf", {"page": 1, "start": 0, "end": 7}, said.append)
        qtbot.waitUntil(lambda: bool(said))
        return said[0]

    qtbot.waitUntil(lambda: text_of_page() == "Page 1,")


def test_a_book_that_is_being_read_can_be_given_up(desk: MainWindow, qtbot, tmp_path: Path) -> None:
    path = write_epub(tmp_path / "huge.epub", *["many words here " * 200_000] * 40)
    desk.open(path)
    qtbot.waitUntil(lambda: "Loading" in desk.foot._opening.text())
    desk.foot._opening.click()
    # The guide is better than an empty window.
    qtbot.waitUntil(lambda: desk.controller.opened is not None)
    assert desk.controller.opened.book.metadata.title != "huge"
    qtbot.waitUntil(lambda: not desk.controller.opening)


def test_what_is_missing_is_listed(desk: MainWindow, qtbot, tmp_path: Path) -> None:
    path = write_epub(tmp_path / "torn.epub", "Whole.", missing=2)
    desk.open(path)
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    assert desk.foot._warnings.text() == "2 warnings"
    desk.foot._warnings.click()
    (dialog,) = [d for d in desk.findChildren(QDialog) if d.isVisible()]
    said = dialog.findChild(QPlainTextEdit).toPlainText()
    assert "c1.xhtml" in said and "c2.xhtml" in said
    dialog.close()


def test_a_refusal_is_one_sentence(desk: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "not.epub"
    path.write_bytes(b"PK\3\4 and nothing more")
    desk.open(path)
    boxes: list[QMessageBox] = []

    def box() -> bool:
        boxes[:] = [b for b in desk.findChildren(QMessageBox) if b.isVisible()]
        return bool(boxes)

    qtbot.waitUntil(box)
    assert "damaged" in boxes[0].text()
    assert "Traceback" not in boxes[0].text()
    boxes[0].close()


def test_a_password_is_asked_for_and_opens(
    desk: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "locked.pdf"
    with pymupdf.open() as made:
        made.new_page().insert_text((72, 72), "Secret words.")
        made.save(path, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="sesame", owner_pw="o")
    given = iter(["wrong", "sesame"])
    # A modal box would stop the test; what the reader types into it is what is tested.
    monkeypatch.setattr(QInputDialog, "getText", lambda *args, **more: (next(given), True))
    desk.open(path)
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    assert "Secret words." in desk.controller.opened.book.files[0].text


def test_a_book_of_pictures_says_that_it_has_no_text(
    desk: MainWindow, qtbot, tmp_path: Path
) -> None:
    path = tmp_path / "pictures.pdf"
    with pymupdf.open() as made:
        made.new_page().draw_rect((10, 10, 200, 200), fill=(1, 0, 0))
        made.save(path)
    desk.open(path)
    qtbot.waitUntil(lambda: desk.controller.opened is not None and desk.reader.ready)
    assert desk.foot._warnings.text() == "1 warning"
    desk.ask("What happens in chapter two?")
    qtbot.waitUntil(lambda: desk.turn is None)
    answer = desk.chat.last_turn.answer
    assert answer.mode == "hard_refusal"
    assert "no text" in answer.reason
