"""The text in Python is the text in the view, and a marked span is exactly its characters."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from examples import sampled
from foxreader.core.book import Book
from foxreader.core.span import Span, Utf16Map
from foxreader.formats import open_book
from window import drawn

pytestmark = [pytest.mark.books, pytest.mark.gui, pytest.mark.timeout(1800)]

EPUBS = (
    "epub/standardebooks/se-moby-dick.epub",
    "epub/idpf-samples/wasteland-otf-obf.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
    "epub/debian/live-manual.en.epub",
    "epub/derived/moby-dick-broken-markup.epub",
)
PDFS = (
    "pdf/debian/debian-policy.pdf",
    "pdf/pdfjs/tracemonkey.pdf",
    "pdf/debian/debian-reference.zh-cn.pdf",
)
SPANS = 50
FILES, PAGES = 8, 3
"""Files of a book, or pages, that every run looks at and more; a long run takes all files."""


def sample(book: Book, name: str, count: int) -> list[int]:
    """The first, the last and the longest file of a book, and others drawn by its name."""
    last, files = len(book.files) - 1, range(len(book.files))
    drawn = random.Random(name).sample(files, min(count, len(files)))
    return sorted({0, last, max(files, key=lambda n: len(book.files[n].text)), *drawn})


def random_spans(book: Book, file: int, chance: random.Random) -> list[Span]:
    """Spans of 1 to 400 characters anywhere in a file, overlapping or not."""
    length = len(book.files[file].text)
    starts = [chance.randrange(length) for _ in range(SPANS)] if length else []
    return [Span(file, s, min(length, s + chance.randint(1, 400))) for s in starts]


def is_shown_as_it_was_read(window, path: Path, count: int) -> None:
    """Open ``count`` files of an EPUB and more (see ``sample``), and mark spans in each."""
    book, resources = open_book(path)
    chance = random.Random(path.name)
    marked = 0
    for number in sample(book, path.name, count):
        # The handshake on each load compares length and checksum: without it `ready` stays false.
        window.open(book, Span(number, 0, 0), resources)
        assert not window.problems, (number, book.files[number].name, window.problems)
        spans = random_spans(book, number, chance)
        if spans:
            reports = window.mark(spans, jump=False)
            assert reports is not None, (number, window.problems)
            assert [report["text"] for report in reports] == [book.text_at(span) for span in spans]
            marked += len(spans)
    assert marked
    resources.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", sampled(EPUBS, every=2))
def test_files_of_an_epub_are_shown_as_they_were_read(window, books: Path, name: str) -> None:
    is_shown_as_it_was_read(window, books / name, FILES)


@pytest.mark.slow
@pytest.mark.parametrize("name", EPUBS)
def test_every_file_of_an_epub_is_shown_as_it_was_read(window, books: Path, name: str) -> None:
    is_shown_as_it_was_read(window, books / name, 100_000)


def pages_are_shown_as_they_were_read(window, qtbot, path: Path, count: int) -> None:
    """Read back from the view the text of ``count`` pages of a PDF and more, and spans of each."""
    book, resources = open_book(path)
    window.open(book, resources=resources)
    chance = random.Random(path.name)
    read = 0
    for number in sample(book, path.name, count):
        text = book.files[number].text
        table = Utf16Map(text)
        window.view.go(Span(number, 0, 0))
        whole = {"page": number, "start": 0, "end": table.to_utf16(len(text))}
        if not text:
            continue
        qtbot.waitUntil(lambda w=whole, t=text: window.ask("textOf", w) == t)
        spans = random_spans(book, number, chance)
        ends = [(table.to_utf16(span.start), table.to_utf16(span.end)) for span in spans]
        said = window.ask_each("textOf", [{"page": number, "start": a, "end": b} for a, b in ends])
        assert said == [book.text_at(span) for span in spans]
        read += len(spans)
    assert read and not window.problems
    resources.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", sampled(PDFS, every=2))
def test_pages_of_a_pdf_are_shown_as_they_were_read(window, qtbot, books: Path, name: str) -> None:
    pages_are_shown_as_they_were_read(window, qtbot, books / name, PAGES)


@pytest.mark.slow
@pytest.mark.parametrize("name", PDFS)
def test_more_pages_of_a_pdf_are_shown_as_they_were_read(
    window, qtbot, books: Path, name: str
) -> None:
    pages_are_shown_as_they_were_read(window, qtbot, books / name, 100)


@pytest.mark.thorough
def test_a_selection_on_a_page_is_a_span(window, qtbot, books: Path) -> None:
    book, resources = open_book(books / "pdf/debian/debian-policy.pdf")
    number = next(n for n, f in enumerate(book.files) if "A virtual package is one" in f.text)
    start = book.files[number].text.index("A virtual package is one")
    span = Span(number, start, start + 24)
    window.open(book, span, resources)
    heard: list = []
    window.view.selection_changed.connect(lambda chosen, box: heard.append(chosen))
    target = window.view._view.focusProxy()
    table = Utf16Map(book.files[number].text)
    ends = {"start": table.to_utf16(span.start), "end": table.to_utf16(span.end)}
    said = book.text_at(span)
    qtbot.waitUntil(lambda: window.ask("textOf", {"page": number, **ends}) == said)
    drawn(window.view.page, qtbot)
    (report,) = window.mark([span])
    left, top, right, bottom = (round(side) for side in report["box"])
    middle = (top + bottom) // 2
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=QPoint(left + 1, middle))
    for x in range(left + 20, right, 20):
        QTest.mouseMove(target, QPoint(x, middle))
    QTest.mouseMove(target, QPoint(right - 1, middle))
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=QPoint(right - 1, middle))
    qtbot.waitUntil(lambda: bool(heard) and heard[-1] is not None)
    assert book.text_at(heard[-1]).strip() == said
    resources.close()
