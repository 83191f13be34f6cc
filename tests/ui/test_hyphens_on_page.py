"""Breaks in words: lines are hyphenated; the text, its places and its rules are what they were."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from foxreader.core.book import Book, Metadata
from foxreader.core.inside import Excerpt, Inside
from foxreader.core.span import Span
from foxreader.formats.html.hyphens import broken
from foxreader.formats.html.markup import canonical
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import NoResources, Window, book_of, settled

pytestmark = pytest.mark.gui

WORDS = (
    "The administration of the international organisation communicated an extraordinarily "
    "complicated recommendation concerning agricultural development and transportation. "
)


@pytest.fixture
def window(one_view: Window) -> Window:
    """All tests of this file open their books in one view."""
    return one_view


class Reading(NoResources):
    """The resources of a book whose markup is read, as the reading process reads it."""

    def inside(self, book: Book) -> Inside:
        return Inside()

    def excerpt(self, book: Book, span: Span, *, goes_on: bool = False) -> Excerpt:
        return Excerpt("<div/>", (), "")

    def picture(self, book: Book, picture: object) -> Excerpt:
        return Excerpt("<div/>", (), "")

    def hyphenated(self, book: Book, file: int) -> bytes:
        return broken(book.files[file].markup, book.metadata.language)


def made(body: str, style: str = "") -> Book:
    """A book of one file, in English."""
    source = f"<html><head><style>{style}</style></head><body>{body}</body></html>"
    document = canonical(source.encode())
    book = book_of("x")
    file = replace(book.files[0], text=document.text, markup=document.markup)
    return replace(book, files=(file,), metadata=Metadata("A test", language="en"))


def show(window: Window, book: Book, **chosen: object) -> None:
    window.view.resize(660, 700)
    style = PageStyle(LIGHT, **chosen)  # type: ignore[arg-type]
    window.open(book, resources=Reading(), style=style)


PARTED = """(() => {
  const { index } = fox.view, words = document.body.textContent.matchAll(/[a-z]+/g);
  const tops = (at, word) => [...word].map((_, n) =>
    index.range(at + n, at + n + 1).getBoundingClientRect().top);
  return [...words].filter(one => new Set(tops(one.index, one[0])).size > 1).length;
})()"""


def hyphens(window: Window) -> int:
    """How many words are parted at the ends of lines."""
    found: int = window.js(PARTED)
    return found


PARAGRAPHS = f"<p>{WORDS * 6}</p><p>{WORDS * 6}</p>"


def test_words_are_parted_at_the_ends_of_lines_and_the_text_stays(window: Window) -> None:
    book = made(PARAGRAPHS)
    show(window, book)
    assert hyphens(window) > 5 and not window.problems
    text = book.files[0].text
    assert window.js("document.body.textContent") == text
    assert window.js("getSelection().selectAllChildren(document.body) ?? getSelection().toString()"
                     ".split('\\n').map(line => line.trim()).filter(Boolean)") == [
        line.strip() for line in text.splitlines()
    ]  # fmt: skip
    # Every mark is on exactly its characters, and is copied and told so.
    spans = [Span(0, at, at + 23) for at in range(0, len(text) - 30, 37)]
    shown = window.mark(spans, jump=False)
    assert [mark["text"] for mark in shown] == [text[one.start : one.end] for one in spans]


def test_a_screen_reader_is_given_whole_words(window: Window) -> None:
    """It would hear each part of a word by itself: the engine tells it each text of the page."""
    QAccessible.setActive(True)
    try:
        show(window, made(f"<p>{WORDS * 6}</p>"))
        assert window.js("document.querySelectorAll('fx-h').length") == 0
        assert window.js("document.querySelector('p').childNodes.length") == 1
    finally:
        QAccessible.setActive(False)
    show(window, made(f"<p>{WORDS * 7}</p>"))
    assert window.js("document.querySelectorAll('fx-h').length") > 20


def test_a_word_with_breaks_is_one_word(window: Window) -> None:
    book = made(PARAGRAPHS)
    show(window, book)
    at = book.files[0].text.index("administration")
    offsets, word = window.js(
        f"(() => {{ const chosen = getSelection(), index = fox.view.index, told = [];"
        f" chosen.collapse(...index.start({at}));"
        " for (let n = 0; n < 14; n++) { chosen.modify('move', 'right', 'character');"
        " told.push(index.offset(chosen.focusNode, chosen.focusOffset)); }"
        f" chosen.collapse(...index.start({at + 4})); chosen.modify('move', 'backward', 'word');"
        " chosen.modify('extend', 'forward', 'word'); return [told, chosen.toString()]; })()"
    )
    assert offsets == list(range(at + 1, at + 15)) and word == "administration"


def test_ragged_lines_and_those_without_hyphens(window: Window) -> None:
    for chosen in ({"hyphens": False}, {"lines": "ragged"}, {"measure": 240}):
        show(window, made(PARAGRAPHS), **chosen)
        assert not hyphens(window), chosen
        style = window.js("getComputedStyle(document.querySelector('p')).textAlign")
        assert style == "start", chosen
        window.view.apply(PageStyle(LIGHT))
        window.qtbot.waitUntil(lambda: hyphens(window) > 5)
    # Who wants justified lines without hyphens has them.
    window.view.apply(PageStyle(LIGHT, hyphens=False, lines="justified"))
    window.qtbot.waitUntil(lambda: not hyphens(window))
    assert window.js("getComputedStyle(document.querySelector('p')).textAlign") == "justify"


def test_no_letter_is_joined_with_another_over_a_break(window: Window) -> None:
    """As "ffi" would be: the letters behind the break had no place of their own."""
    book = made(f"<p>{'The difficult office of the official waffling afflicted. ' * 20}</p>")
    show(window, book)
    assert hyphens(window)
    bare = window.js(
        "[...fox.view.index.nodes].flatMap(node => [...node.data].map((letter, at) => {"
        " const one = document.createRange(); one.setStart(node, at); one.setEnd(node, at + 1);"
        " return /\\S/.test(letter) && !one.getBoundingClientRect().width; }))"
        ".filter(Boolean).length"
    )
    assert bare == 0


def test_a_book_that_wants_no_hyphens_has_none(window: Window) -> None:
    """Nor small capitals: the engine shows no hyphen in them."""
    show(window, made(PARAGRAPHS))
    assert hyphens(window) > 5
    for wanted in ("hyphens: none", "hyphens: manual", "font-variant: small-caps"):
        show(window, made(PARAGRAPHS, f"p {{ {wanted} }}"))
        assert not hyphens(window), wanted


RULES = """
@namespace epub "http://www.idpf.org/2007/ops"; @namespace svg url(http://www.w3.org/2000/svg);
[epub|type~="z3998:roman"] + i { color: red } svg|text:first-child { fill: red }
[lang|=en] + b { color: red }
p { color: black } i + i { color: rgb(1, 2, 3) } i:first-child { color: rgb(2, 3, 4) }
i:last-child { text-decoration: underline } * { letter-spacing: 0 }
p > * { padding: 3px; border: 2px solid red }
p *::after { content: "X" !important }
:empty { display: block !important; width: 50px; height: 90px }
"""
MIXED = (
    f"<p id='a'>{WORDS}<i>one</i>{WORDS}<i>two</i>{WORDS}</p>"
    f"<p id='b'>{WORDS}<i>only</i>{WORDS}</p>"
    f"<p id='c'>{WORDS}<b>bold</b>{WORDS}</p>" + PARAGRAPHS
)
TOLD = (
    "[...document.body.querySelectorAll(':not(fx-h)')].map(one => { const { color, padding,"
    " textDecorationLine, display } = getComputedStyle(one);"
    " return [one.localName, color, padding, textDecorationLine, display]; })"
)


def test_the_rules_of_a_book_hold_as_if_there_were_no_breaks(window: Window) -> None:
    """No rule reaches a break, and where one counts elements, breaks are not counted."""
    book = made(MIXED, RULES)
    window.view.resize(660, 700)
    window.open(book)
    plain = window.js(TOLD)
    show(window, book)
    assert window.js(TOLD) == plain
    assert hyphens(window) > 5
    assert window.js(
        "[...document.getElementsByTagName('fx-h')].every(one => {"
        " const after = getComputedStyle(one, '::after'), { padding, borderWidth } = after;"
        " return padding === '0px' && borderWidth === '0px'"
        " && getComputedStyle(one).display === 'contents' && after.content.includes('\\u00ad'); })"
    )
    # A paragraph whose rules counted otherwise has no breaks; the others keep theirs.
    counts = window.js(
        "['a', 'b', 'c'].map(id => document.getElementById(id).querySelectorAll('fx-h').length > 0)"
    )
    assert counts == [False, False, True]


ROOM = """(() => {
  const { index } = fox.view, words = document.body.textContent.matchAll(/[a-z]+/g);
  const box = at => index.range(at, at + 1).getBoundingClientRect();
  const right = document.querySelector('p').getBoundingClientRect().right;
  const last = ({ index: first, 0: { length } }) =>
    [...Array(length - 1).keys()].map(n => first + n).filter(n => box(n + 1).top > box(n).top + 5);
  return [...words].flatMap(last).map(n => right - box(n).right);
})()"""
"""What is left of the line after each word that is parted: the hyphen's room."""


@pytest.mark.parametrize(
    "style", ["", "p { text-wrap: pretty }", "body { text-wrap-style: balance }"]
)
def test_each_parted_word_has_its_hyphen(window: Window, style: str) -> None:
    """The engine leaves hyphens out where it weighs lines against each other."""
    paragraphs = "".join(f"<p>{'So ' * n}{WORDS * 2}</p>" for n in range(30))
    show(window, made(paragraphs, style))
    assert hyphens(window) > 30
    room = window.js(ROOM)
    assert len(room) > 30 and min(room) > 3


class Counted(Reading):
    """Remembers which files had breaks put in."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def hyphenated(self, book: Book, file: int) -> bytes:
        self.asked.append(file)
        return super().hyphenated(book, file)


def test_the_next_chapter_and_what_is_cited_is_made_before_it_is_shown(window: Window) -> None:
    one, counted = made(PARAGRAPHS), Counted()
    files = tuple(replace(one.files[0], name=f"c{number}.xhtml") for number in range(5))
    window.open(replace(one, files=files), resources=counted)
    window.qtbot.waitUntil(lambda: sorted(counted.asked) == [0, 1])
    window.view.mark("evidence", [Span(3, 4, 18), Span(3, 30, 40)])
    window.qtbot.waitUntil(lambda: counted.asked[2:] == [3])
    window.qtbot.waitUntil(lambda: not window.view._served._making)
    for number in (3, 1, 0):
        window.view.go(Span(number, 0, 0))
        window.qtbot.waitUntil(lambda: window.view.ready)
        assert hyphens(window) > 5
    assert counted.asked.count(0) == counted.asked.count(1) == counted.asked.count(3) == 1


FIRST = """(() => {
  const { index } = fox.view, seen = at => index.range(at, at + 1).getBoundingClientRect();
  for (let at = 0; at < index.total; at++)
    if (seen(at).height && seen(at).bottom > 0) return [at, fox.view.firstVisible()];
})()"""


def test_the_place_is_where_the_first_line_begins(window: Window) -> None:
    """Its words with breaks are pieces of text; the place was the first of one of them."""
    show(window, made(f"<p>{WORDS * 30}</p>"), flow="scroll")
    assert hyphens(window) > 5
    settled(window.view.page, window.qtbot, 3)  # the page is held where it begins until it stands
    for far in (200, 410, 620):
        window.js(f"(document.scrollingElement.scrollTop = {far}, 1)")
        first, found = window.js(FIRST)
        assert first == found > 0
