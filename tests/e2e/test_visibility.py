"""Text that the program holds to be hidden is text the view does not show, and the reverse."""
# ruff: noqa: E501 -- the markup reads better so

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.seen import SEEN

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span, Utf16Map
from foxreader.formats import open_book
from foxreader.ui.reader.page import _WORLD
from hidingways import HIDING, SHOWING, page

pytestmark = pytest.mark.gui


def seen_in_view(window, qtbot) -> list[tuple[int, int, str]]:
    """Where each piece of text starts, its length, and why it does not show, or ""."""
    heard: list[str] = []
    window.view.page.runJavaScript(SEEN, _WORLD, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    return [(start, length, why) for start, length, why in json.loads(heard[0])]


def compare(window, qtbot, book: Book, number: int) -> int:
    """How many runs of text were compared in a file; asserts that both sides say the same."""
    file = book.files[number]
    table = Utf16Map(file.text)
    runs = seen_in_view(window, qtbot)
    for start, length, why in runs:
        span = Span(number, table.to_code_points(start), table.to_code_points(start + length))
        assert book.visible(span) == (not why), (file.name, book.text_at(span)[:80], why)
    return len(runs)


HOSTILE = b"""<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><style>
.gone { display: none } .gone.back { display: block } #ghost { visibility: hidden }
#ghost .body { visibility: visible } .tiny { font-size: 0.4px } @media print { .paper { display: none } }
p.clear { opacity: 0 } div > .deep { display: none !important }
</style></head><body>
<p>Seen.</p><p class="gone">Gone.</p><p class="gone back">Back.</p>
<div id="ghost">Ghost <b class="body">body</b> tail</div><p class="tiny">Tiny.</p>
<p class="paper">On screen.</p><p class="clear">Clear.</p><div><p class="deep" style="display:block">Deep.</p></div>
<p hidden="">Attribute.</p><p style="display:none">Inline.</p><p aria-hidden="true">Aria.</p>
</body></html>"""


def test_a_style_sheet_hides_what_the_view_hides(window, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "hidden.xhtml"
    path.write_bytes(HOSTILE)
    book, resources = open_book(path)
    window.open(book, resources=resources)
    assert compare(window, qtbot, book, 0) >= 13
    seen = "".join(
        c for at, c in enumerate(book.files[0].text) if book.visible(Span(0, at, at + 1))
    )
    assert " ".join(seen.split()) == "Seen. Back. body On screen. Aria."


def test_every_way_is_hidden_in_the_view_and_its_like_is_not(window, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "ways.xhtml"
    path.write_text(page((*HIDING, *SHOWING), "Way"), "utf-8")
    book, resources = open_book(path)
    window.open(book, resources=resources)
    assert compare(window, qtbot, book, 0) >= len(HIDING) + len(SHOWING)


@pytest.mark.books
@pytest.mark.parametrize(
    "name",
    [
        "epub/standardebooks/se-moby-dick.epub",
        "epub/idpf-samples/WCAG.epub",
        "epub/idpf-samples/wasteland-otf-obf.epub",
        "epub/calibre/eng.epub",
        "hostile/invisible-text.epub",
    ],
)
def test_real_books_hide_what_the_view_hides(window, qtbot, books: Path, name: str) -> None:
    book, resources = open_book(books / name)
    compared = 0
    for number in range(0, len(book.files), max(1, len(book.files) // 8)):
        window.open(book, Span(number, 0, 0), resources)
        assert not window.problems, number
        compared += compare(window, qtbot, book, number)
    assert compared
    resources.close()


def test_a_book_without_style_is_seen_whole(window, qtbot) -> None:
    file = BookFile(
        "a.xhtml", "One.", b'<html xmlns="http://www.w3.org/1999/xhtml"><body>One.</body></html>'
    )
    book = Book("7" * 64, "text", Metadata("T"), (file,))
    window.open(book)
    assert compare(window, qtbot, book, 0) == 1
