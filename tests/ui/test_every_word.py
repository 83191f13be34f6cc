"""Every word that a book does not hide is on a page or can be scrolled to."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from benchmarks.reach import REACH
from test_hard_books import made

from foxreader.core.book import Resource, TocEntry
from foxreader.core.span import Span, Utf16Map
from foxreader.ui.platform.progress import left_words
from foxreader.ui.platform.theme import DARK, LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import NoResources, Window, book_of, settled

pytestmark = pytest.mark.gui

COUNTED = "The lamp maker counted the kettles along the quay. " * 6
CLAMPED = "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden"
LONG = "".join(f"<p>{n}. {COUNTED}</p>" for n in range(30))
KANA = "".join(f"<p>{n}、{'港の老人は毎朝、銅のやかんを数えた。' * 12}</p>" for n in range(12))
LISTING = "".join(f"<span>value_{n} = compute(value_{n - 1})</span>\n" for n in range(90))
ROW = "<tr>" + "".join(f"<td>a_rather_long_cell_{n}</td>" for n in range(12)) + "</tr>\n"
TIED = (
    '<tr><td rowspan="3">tied</td>' + "<td>a_rather_long_cell</td>" * 11 + "</tr>\n"
    + ("<tr>" + "<td>a_rather_long_cell</td>" * 11 + "</tr>\n") * 2
)  # fmt: skip
KINDS = {
    "what clips": f"<div style='overflow:hidden'>{LONG}</div>",
    "what scrolls": f"<section style='overflow-x:auto'>{LONG}</section>",
    "a listing": f"<div style='overflow:auto'><pre><code>{LISTING}</code></pre></div>",
    "a wide listing": f"<pre>{'x = 1 + ' * 18}\n{LISTING}</pre>",
    "an inline block": f"<section style='display:inline-block;width:100%'>{LONG}</section>",
    "an inline table": f"<div style='display:inline-table'>{LONG}</div>",
    "an inline grid": f"<div style='display:inline-grid'>{LONG}</div>",
    "boxes in boxes": f"<div style='overflow:hidden'><div style='display:inline-block'>"
    f"<figure style='overflow:auto;display:inline-block'>{LONG}</figure></div></div>",
    "a chapter in a table": f"<table><tr><td>{LONG}</td></tr></table>",
    "a long table": f"<table>{'<tr><td>row</td><td>7</td></tr>' * 90}</table>",
    "a long and wide table": f"<table><thead>{ROW}</thead><tbody>{ROW * 60}</tbody></table>",
    "rows in no section": f"<table>\n{ROW * 60}</table>",
    "rows that are tied": f"<table>{TIED * 20}</table>",
    "a row longer than a page": f"<table>{ROW}<tr><td>{LONG}</td>"
    f"{'<td>a_rather_long_cell</td>' * 11}</tr></table>",
    "contained": f"<div style='contain:content'>{LONG}</div>",
    "a fixed height": f"<div style='height:200px;overflow:hidden'>{LONG}</div>",
    "a window of its own": f"<div style='height:90vh;overflow-y:scroll'>{LONG}</div>",
    "positioned": f"<div style='position:absolute;top:0;left:0'>{LONG}</div>",
    "fixed": f"<div style='position:fixed;top:10px;right:10px'>{LONG}</div>",
    "turned a little": f"<div style='transform:rotate(3deg)'>{LONG}</div>",
    "moved off": f"<div style='position:relative;left:-70px'>{LONG}</div>",
    "wider than the page": f"<div style='width:1800px'>{LONG}</div>",
    "in one line": f"<div style='white-space:nowrap'>{LONG}</div>",
    "columns": f"<div style='column-count:2;height:60vh'>{LONG}</div>",
    "a few lines of many": f"<div style='{CLAMPED}'>{LONG}</div>",
    "beside each other": f"<div style='display:flex'>{LONG * 2}</div>",
    "a sidebar": f"<aside style='float:right;width:45%'>{LONG}</aside><p>Beside.</p>",
    "vertical lines in a box": f"<h1>A</h1><div style='writing-mode:vertical-rl'>{KANA}</div>",
    "level lines in a box": f"<div style='writing-mode:vertical-rl'>{KANA}"
    f"<div style='writing-mode:horizontal-tb'>{KANA[:4000]}</div></div>",
}
BODIES = {
    "body clips": "body { overflow: hidden; height: 100% } html { height: 100% }",
    "body scrolls": "html, body { height: 100%; overflow: hidden } body { overflow: auto }",
    "body positioned": "body { position: absolute; inset: 0; height: 100%; overflow: hidden }",
    "body flexible": "html, body { height: 100% } body { display: flex; flex-direction: column }",
    "body in columns": "body { column-count: 2; column-gap: 3em; height: 90vh }",
    "root flexible": "html { display: flex; height: 100vh; overflow: hidden }",
}
MAIN = {"what clips", "an inline block", "a long and wide table", "vertical lines in a box"}
CASES = [
    pytest.param(body, "", id=name, marks=() if name in MAIN else pytest.mark.thorough)
    for name, body in KINDS.items()
] + [
    pytest.param(LONG, f"<style>{style}</style>", id=name, marks=pytest.mark.thorough)
    for name, style in BODIES.items()
]


@pytest.fixture
def window(one_view: Window) -> Window:
    """All tests of this file open their books in one view."""
    return one_view


def lost(window) -> list[str]:
    """The words that cannot be reached as the book is shown now."""
    text = window.view._book.files[0].text
    table = Utf16Map(text)
    heard: list[str] = []
    window.view.page.run(f"({REACH})([])", heard.append)
    window.qtbot.waitUntil(lambda: bool(heard))
    found = json.loads(heard[0])
    assert found["counted"] > 100
    ends = [[table.to_code_points(at) for at in pair] for pair in found["lost"]]
    return [text[start:end] for start, end in ends]


def has_come(window) -> None:
    """The typeface is there, and the page stands: it is laid anew when it comes."""
    window.qtbot.waitUntil(lambda: window.js("document.fonts.status === 'loaded'"))
    settled(window.view.page, window.qtbot, 3)


@pytest.mark.parametrize(("body", "head"), CASES)
def test_every_word_can_be_reached(window, body: str, head: str) -> None:
    book = made(f"{body}<p>The end.</p>", head=head)
    for size in ((900, 700), (1500, 620), (420, 700)):
        window.view.resize(*size)
        for flow in ("paged", "scroll"):
            window.open(book, style=PageStyle(LIGHT, flow=flow))
            assert lost(window) == [], (flow, size)
            has_come(window)
            at = book.files[0].text.index("The end.") - 30
            (report,) = window.mark([Span(0, at, at + 8)])
            assert report["visible"], (flow, size)
    assert not window.problems


def test_what_is_measured_can_fail(window) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(made(KINDS["what clips"]))
    has_come(window)
    assert lost(window) == []
    assert window.js("(fox.view.boxes.close(), 1)")
    assert lost(window)


def test_marks_in_a_parted_table_stay_when_it_is_parted_anew(window) -> None:
    book = made(f"<table id='t'>\n{ROW * 60}</table><p>After.</p>")
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(book)
    has_come(window)
    spans = [Span(0, at, at + 7) for at in range(300, 3000, 100)]
    assert all(one["text"].strip() for one in window.mark(spans))
    marks = "[...CSS.highlights.values()].flatMap(one => [...one]).map(String)"
    before = window.js(marks)
    assert len(before) == len(spans)
    for height in (500, 640):
        window.view.resize(900, height)
        settled(window.view.page, window.qtbot, 3)
        assert window.js(marks) == before


def test_the_words_of_a_parted_table_stay_in_order(window) -> None:
    """Another size parts it anew, and scrolling has it whole again."""
    book = made(f"<table id='t'>\n{ROW * 60}</table><p>After.</p>")
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(book)
    parts = "document.querySelectorAll('.fx-rows').length"
    before = window.js(parts)
    assert before > 2
    window.view.resize(900, 400)
    window.qtbot.waitUntil(lambda: window.js(parts) > before)
    assert window.js("document.body.textContent") == book.files[0].text
    window.js("(document.querySelector('.fx-rows').scrollLeft = 40, 1)")
    together = "[...document.querySelectorAll('.fx-rows')].every(part => part.scrollLeft === 40)"
    window.qtbot.waitUntil(lambda: window.js(together))
    window.view.apply(PageStyle(LIGHT, flow="scroll"))
    window.qtbot.waitUntil(lambda: window.js(parts) == 0)
    assert window.js("document.querySelectorAll('table > tr').length") == 60
    assert window.js("document.body.textContent") == book.files[0].text


def test_what_a_book_hides_stays_hidden(window) -> None:
    hides = "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)"
    book = made(f"<p>Shown.</p><span style='{hides}'>Page 12 of the print edition</span>{LONG}")
    (file,) = book.files
    at = file.text.index("Page 12")
    book = replace(book, files=(replace(file, hidden=((at, at + 28),)),))
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(book)
    assert window.js("document.querySelectorAll('.fx-opened, .fx-freed').length") == 0


def test_a_chapter_that_is_hidden_says_so(window) -> None:
    book = made(LONG, LONG, head="<style>body { display: none }</style>")
    (first, second) = book.files
    hidden = replace(first, hidden=((0, len(first.text)),))
    window.open(replace(book, files=(hidden, second)))
    note = "document.querySelector('fx-blank')?.textContent ?? null"
    assert "hides the words" in window.js(note)
    window.view.apply(PageStyle(LIGHT, plain=True))
    window.qtbot.waitUntil(lambda: window.js(note) is None)
    window.view.apply(PageStyle(LIGHT))
    window.qtbot.waitUntil(lambda: window.js(note) is not None)


class WithCover(NoResources):
    """Tells which pictures were asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def read(self, name: str) -> Resource | None:
        self.asked.append(name)
        return Resource("image/svg+xml", b'<svg xmlns="http://www.w3.org/2000/svg"/>')


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_a_cover_that_no_page_shows_is_the_first(window, flow: str) -> None:
    resources = WithCover()
    book = replace(book_of("The keeper counted.", "Then he slept."), cover="art/a cover.svg")
    window.view.apply(PageStyle(LIGHT, flow=flow, columns="1"))
    window.open(book, resources=resources)
    window.qtbot.waitUntil(lambda: "art/a cover.svg" in resources.asked)
    (words,) = window.mark([Span(0, 4, 10)], jump=False)
    assert not words["visible"] and words["text"] == "keeper"
    (words,) = window.mark([Span(0, 4, 10)])
    assert words["visible"]
    window.js("fox.view.relayout() ?? null")  # as when a typeface comes
    settled(window.view.page, window.qtbot)
    (words,) = window.mark([Span(0, 4, 10)], jump=False)
    assert words["visible"]
    # Back from the next chapter its last page comes, and then the cover; its text stays the text.
    assert window.js("document.body.textContent") == book.files[0].text
    window.view.go(Span(1, 0, 0))
    window.qtbot.waitUntil(lambda: window.js("document.body.textContent") == book.files[1].text)
    assert window.js("document.documentElement.classList.contains('fx-cover')") is False


def test_a_hidden_chapter_has_no_time_left() -> None:
    text = "Words that nobody sees. " * 200
    book = book_of(text, text)
    hidden = replace(book.files[0], hidden=((0, len(book.files[0].text)),))
    book = replace(book, files=(hidden, book.files[1]), toc=(TocEntry("One", Span(0, 0, 0)),))
    assert left_words(book, Span(0, 0, 0)).chapter == ""
    assert left_words(book, Span(1, 0, 0)).chapter != ""


@pytest.mark.parametrize(
    ("style", "indent"),
    [
        ("p { margin: 1em 0 }", "0px"),
        ("", "25.65px"),
        ("p { margin: 0 }", "25.65px"),
        ("p { margin: 1em 0; text-indent: 2em }", "38px"),
    ],
)
def test_only_paragraphs_without_air_are_indented(window, style: str, indent: str) -> None:
    window.open(made("<p>One.</p><p>Two.</p>", head=f"<style>{style}</style>"))
    assert window.js("getComputedStyle(document.querySelectorAll('p')[1]).textIndent") == indent


def test_long_addresses_are_broken(window) -> None:
    address = "https://example.org" + "/averylongpath" * 20
    window.open(made(f"<p>{address}</p>"))
    assert window.js("document.documentElement.scrollWidth <= innerWidth")


def test_the_words_of_a_drawing_are_read_in_the_dark(window) -> None:
    window.view.apply(PageStyle(DARK))
    words = '<text x="10" y="50">Words in a drawing</text>'
    window.open(made(
        f'<svg id="a" xmlns="http://www.w3.org/2000/svg">{words}<line stroke="#000"/></svg>'
        f'<svg id="b" xmlns="http://www.w3.org/2000/svg"><rect fill="#fff"/>{words}</svg>'
    ))  # fmt: skip
    style = "getComputedStyle(document.querySelector('%s'))"
    ink = window.js(f"{style % 'body'}.color")
    assert window.js(f"{style % '#a text'}.fill") == window.js(f"{style % '#a line'}.stroke") == ink
    assert window.js(f"{style % '#b text'}.fill") == "rgb(0, 0, 0)"
    assert window.js(f"{style % '#b'}.backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("flow", ["paged", "scroll"])
def test_a_formula_shows_all_its_words(window, flow: str) -> None:
    row = "<mtr><mtd><mi>x</mi></mtd></mtr>"
    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(made(
        '<p><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mtable>'
        f"{row * 40}<mtr><mtd><mtext>{'where all of them are meant, ' * 8}</mtext></mtd></mtr>"
        f"</mtable></math></p>{LONG}"
    ))  # fmt: skip
    assert lost(window) == []
