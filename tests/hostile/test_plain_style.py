"""A book whose style hides or covers its text can be read all the same: without its style."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.reader.page_style import PageStyle
from window import settled, value_of

pytestmark = pytest.mark.gui

HIDING = b"""<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><style>
body { display: none } #fx-x, p { position: fixed; inset: 0; color: white; background: white }
p::after { content: "Enter your key" } ::highlight(fx-evidence) { background: white }
</style></head><body style="visibility: hidden"><p>First words.</p>
<pre style="opacity: 0">Second   words.</pre></body></html>"""
SEEN = """JSON.stringify(['p', 'pre'].map(name => document.querySelector(name)
  .checkVisibility({opacityProperty: true, visibilityProperty: true})))"""


def seen(window, qtbot) -> str:
    heard: list[str] = []
    window.view.page.runJavaScript(SEEN, _WORLD, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def test_the_books_own_style_comes_off_and_back(window, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "hiding.xhtml"
    path.write_bytes(HIDING)
    book, resources = open_book(path)
    window.open(book, resources=resources)
    assert seen(window, qtbot) == "[false,false]"
    look = PageStyle(LIGHT)
    for plain, expected in ((True, "[true,true]"), (False, "[false,false]"), (True, "[true,true]")):
        window.view.apply(replace(look, plain=plain))
        qtbot.waitUntil(lambda e=expected: seen(window, qtbot) == e)
    # The text is the same text: marks stand where they stood.
    start = book.files[0].text.index("Second")
    (report,) = window.mark([Span(0, start, start + 16)])
    assert report["text"] == "Second   words.\n"[:16]
    assert report["visible"]
    assert not window.problems


@pytest.mark.books
def test_the_shared_book_with_hostile_style(window, qtbot, books: Path) -> None:
    book, resources = open_book(books / "hostile" / "css-hostile.epub")
    window.view.apply(replace(PageStyle(LIGHT), plain=True))
    window.open(book, resources=resources)
    settled(window.view.page, qtbot)
    display = value_of(window.view.page, qtbot, "getComputedStyle(document.body).display")
    assert display not in ("none", None)
    assert "text" in str(value_of(window.view.page, qtbot, "document.body.innerText"))
    resources.close()
