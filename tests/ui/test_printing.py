"""Printing from the window: ranges of pages and chapters, and selected words, saved as PDF."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QRadioButton

from chatwindow import open_in
from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.span import Span
from foxreader.ui.printing.opener import PrintChoice, PrintDialog, pages_typed, parts_of, spans_of
from foxreader.ui.printing.prints import printed_document, printed_path
from foxreader.ui.window.main_window import MainWindow
from hands import read, said
from papers import comic, numbered
from smallbooks import CHAPTERS, epub

CTRL = Qt.KeyboardModifier.ControlModifier
LABELS = ("i", "ii", "1", "2", "3", "4")
PAPER = Book(
    "5e" * 32, "PDF", Metadata("P"), tuple(BookFile(f"page/{n}", "x") for n in range(6)),
    pages=tuple(PageMark(label, Span(n, 0, 0)) for n, label in enumerate(LABELS)), paged=True,
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "pages"),
    [
        ("i", (0,)), ("1-3", (2, 3, 4)), ("II, 4", (1, 5)), ("i–1", (0, 1, 2)), ("6", (5,)),
        ("2,2,1", (3, 2)), ("9", None), ("3-1", None), ("", None), ("x", None),
        ("3-", (4, 5)), ("-ii", (0, 1)),
    ],
)  # fmt: skip
def test_pages_are_named_by_what_is_printed_on_them(
    typed: str, pages: tuple[int, ...] | None
) -> None:
    assert pages_typed(PAPER, typed) == pages


def flowing(*toc: TocEntry) -> Book:
    files = (
        BookFile("a/1.xhtml", "x" * 10, b'<html><head><link rel="stylesheet" href="s.css"/>'
                 b'</head><body class="c"><p>x</p></body></html>'),
        BookFile("b/2.xhtml", "y" * 20, b'<html><head/><body><img src="p.png"/>'
                 b'<a href="#n">y</a><a href="https://x.org/">z</a></body></html>'),
    )  # fmt: skip
    return Book("5e" * 32, "EPUB", Metadata("T <b>"), files, toc=toc)


def test_a_chapter_ends_where_the_next_begins() -> None:
    book = flowing(TocEntry("One", Span(0, 4, 4)), TocEntry("Two", Span(1, 5, 5)))
    parts = parts_of(book)
    assert [part.title for part in parts] == ["T <b>", "One", "Two"]
    assert spans_of(book, parts, 0, 0) == (Span(0, 0, 4),)
    assert spans_of(book, parts, 1, 1) == (Span(0, 4, 10), Span(1, 0, 5))
    assert spans_of(book, parts, 0, 2) == (Span(0, 0, 10), Span(1, 0, 20))
    assert [part.start for part in parts_of(flowing())] == [Span(0, 0, 0), Span(1, 0, 0)]


def test_the_document_finds_what_its_files_name() -> None:
    book = flowing()
    spans = (Span(0, 0, 10), Span(1, 0, 20))
    made = printed_document(book, spans, "Ann & Bob").decode()
    assert printed_path(book, spans) == "a/~printed.xhtml"
    assert '<link rel="stylesheet" href="s.css"/>' in made
    assert '<img src="../b/p.png"/>' in made
    assert 'href="#n"' in made and 'href="https://x.org/"' in made
    assert "Ann &amp; Bob" in made and "<title>T &lt;b&gt;</title>" in made
    assert '<fx-file class="c">' in made


def choose(fox: MainWindow, qtbot, to: Path, choice: PrintChoice) -> str:
    """Print ``choice`` into a file; gives what the window says of it."""
    fox.printing.make(fox.controller.opened, choice, to)
    qtbot.waitUntil(lambda: any(str(to) in sentence for sentence in said(fox)))
    return next(sentence for sentence in said(fox) if str(to) in sentence)


def texts(path: Path) -> list[str]:
    with pymupdf.open(path) as made:
        return [" ".join(page.get_text().split()) for page in made]


@pytest.mark.thorough
@pytest.mark.gui
def test_pages_of_a_pdf_are_saved_as_they_are(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    QTest.keyClick(fox, Qt.Key.Key_P, CTRL)
    (dialog,) = fox.findChildren(PrintDialog)
    assert dialog.isVisible()
    names = [button.text() for button in dialog.findChildren(QRadioButton)]
    assert names == ["This page", "Pages", "All 9 pages"]
    if not QPrinterInfo.availablePrinterNames():
        assert "no printer" in read(dialog)
        (paper,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Print…"]
        assert not paper.isEnabled()
    chosen: list = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(lambda choice, to_file: chosen.append((choice, to_file)))
    (field,) = dialog.findChildren(QLineEdit)
    for text in ("99", "2, 7-8"):
        field.selectAll()
        QTest.keyClicks(field, text)
        (saved,) = [b for b in dialog.findChildren(QPushButton) if "PDF" in b.text()]
        QTest.mouseClick(saved, Qt.MouseButton.LeftButton)
        if text == "99":
            assert "no such pages" in read(dialog) and not chosen
    assert chosen == [(PrintChoice(pages=(1, 6, 7)), True)]
    out = tmp_path / "out.pdf"
    out.write_bytes(b"older")
    assert "Saved" in choose(fox, qtbot, out, chosen[0][0])
    assert [text[:14] for text in texts(out)] == [
        "This is page 2",
        "This is page 7",
        "This is page 8",
    ]
    assert list(tmp_path.glob(".*.part")) == []


@pytest.mark.gui
def test_selected_words_of_a_page_are_saved_with_their_place(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    text = fox.controller.opened.book.files[3].text
    start = text.index("Line 4")
    out = tmp_path / "words.pdf"
    choose(fox, qtbot, out, PrintChoice(spans=(Span(3, start, start + 24),)))
    (page,) = texts(out)
    assert page.startswith(text[start : start + 24]) and "p. 4" in page


@pytest.mark.thorough
@pytest.mark.gui
def test_chapters_and_selections_of_a_book_that_flows_are_laid_out_by_the_engine(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    open_in(fox, qtbot, epub(tmp_path / "b.epub"))
    book = fox.controller.opened.book
    place, words = fox.reader.place, [words for _, words in CHAPTERS]
    out = tmp_path / "two.pdf"
    spans = tuple(Span(n, 0, len(book.files[n].text)) for n in range(2))
    choose(fox, qtbot, out, PrintChoice(spans=spans))
    first, second = texts(out)  # each file begins a page
    assert first.startswith(CHAPTERS[0][0]) and words[0][:20] in first
    assert words[1][:20] in second and book.metadata.title in second
    with pymupdf.open(out) as made:
        assert [len(page.get_images()) for page in made] == [0, 1]
    start = book.files[1].text.index(words[1].split()[1])
    end = start + len(words[1].split()[1])
    part = tmp_path / "part.pdf"
    choose(fox, qtbot, part, PrintChoice(spans=(Span(1, start, end),)))
    (page,) = texts(part)
    assert page.split()[0] == words[1].split()[1]
    assert words[1].split()[2] not in page and CHAPTERS[1][0] not in page
    assert fox.reader.place == place and fox.reader.ready
    nowhere = tmp_path / "gone" / "x.pdf"
    assert "could not be written" in choose(fox, qtbot, nowhere, PrintChoice(spans=spans))


@pytest.mark.thorough
@pytest.mark.gui
def test_a_comic_is_saved_page_by_page_and_can_be_given_up(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    path = comic(tmp_path / "c.cbz", 4)
    open_in(fox, qtbot, path)
    out = tmp_path / "out.pdf"
    choose(fox, qtbot, out, PrintChoice(pages=(0, 2)))
    with pymupdf.open(out) as made:
        assert len(made) == 2
        assert made[0].rect.width / made[0].rect.height == pytest.approx(2 / 3, abs=0.02)
