"""The book's own footnotes pop up at their marks; other links of the book show where they lead."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from test_page_menu import choose, clicked

from chatwindow import open_in, show
from epubwriter import click_at, js, middle_of, page, write_epub
from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton

FILLING = "".join(
    f"<p>Paragraph {n} of the winter, with words to fill the page.</p>" for n in range(60)
)
CHAPTER = (
    '<h1>The Winter Oil</h1><p>The oil was pressed from rape<a epub:type="noteref" '
    'href="n.xhtml#n1">1</a> and not from fat<a epub:type="noteref" href="n.xhtml#n2">2</a>; see '
    '<a href="b.xhtml#log">the log</a> or <a href="https://fox.example/">out</a>.</p>' + FILLING
)  # fmt: skip
LOG = f'{FILLING}<h2 id="log">The Log</h2><p>It was kept in a small hand.</p>{FILLING}'
NOTES = (
    '<section epub:type="endnotes"><h2>Notes</h2><ol><li id="n1" epub:type="endnote"><p>Colza, '
    '<em class="x">the seed</em> of a cabbage<a epub:type="noteref" href="#n3">a</a>. <a '
    'epub:type="backlink" href="a.xhtml">↩</a></p><ul><li>yellow</li></ul></li>'
    '<li id="n2" epub:type="endnote"><p onclick="alert(1)">Tallow <img alt="a cow" '
    'src="http://fox.example/p.png"/><script>alert(2)</script></p></li>'
    '<li id="n3" epub:type="endnote"><p>A cabbage of the mainland.</p></li></ol></section>'
)


@pytest.fixture
def almanac(tmp_path: Path) -> Path:
    return write_epub(tmp_path / "a.epub", {"a.xhtml": CHAPTER, "b.xhtml": LOG, "n.xhtml": NOTES})


def box(fox: MainWindow, qtbot, number: int) -> QPoint:
    """The middle of a link of the page, once the page knows its links."""
    qtbot.waitUntil(lambda: js(fox, qtbot, "fox.links.known.size") > 0)
    return middle_of(fox, qtbot, f"fox.links.all[{number}]")


def popup(fox: MainWindow, qtbot) -> str:
    """The words of the note that pops up, in one line; "" where none does."""
    found = js(fox, qtbot, "fox.popup.host && fox.popup.inner.querySelector('fx-body').textContent")
    return " ".join((found or "").split())


def chrome(fox: MainWindow, qtbot) -> str:
    """The words round the note."""
    script = (
        "fox.popup.host && [...fox.popup.host.shadowRoot.children].map(e => e.innerText).join('|')"
    )
    return js(fox, qtbot, script)


def press_button(fox: MainWindow, qtbot, act: str) -> None:
    click_at(fox, qtbot, f"fox.popup.host.shadowRoot.querySelector('[data-act={act}]')")


def test_notes_are_opened_with_keys_and_by_mouse_read_copied_and_left(
    fox: MainWindow, qtbot, almanac: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, almanac)
    _with_keys_alone(fox, qtbot)
    close(fox, qtbot)
    _by_mouse_and_it_leads_there_and_back(fox, qtbot)
    _a_screen_reader_knows_marks_and_note(fox, qtbot)
    close(fox, qtbot)
    _words_of_a_note_are_selected_and_copied(fox, qtbot)
    close(fox, qtbot)
    _a_note_of_a_note_and_the_way_back_to_the_first(fox, qtbot)
    close(fox, qtbot)
    _what_a_note_brings_is_inert(fox, qtbot)
    _in_the_alternative_text_of_a_picture(fox, qtbot, tmp_path)
    _on_a_page_of_fixed_layout(fox, qtbot, tmp_path)


def close(fox: MainWindow, qtbot) -> None:
    """Close the note with the button in its corner."""
    press_button(fox, qtbot, "close")
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "" and not fox.extras.links.open)


def _with_keys_alone(fox: MainWindow, qtbot) -> None:
    fox.activateWindow()
    box(fox, qtbot, 0)
    fox.reader.setFocus()
    active = "document.activeElement.textContent.slice(0, 9)"
    QTest.keyClick(page(fox), Key.Key_Tab)
    qtbot.waitUntil(lambda: js(fox, qtbot, active) == "1")
    QTest.keyClick(page(fox), Key.Key_Tab)
    qtbot.waitUntil(lambda: js(fox, qtbot, active) == "2")
    QTest.keyClick(page(fox), Key.Key_Return)
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "Tallow")
    focused = "fox.popup.host.shadowRoot.activeElement?.className"
    qtbot.waitUntil(lambda: js(fox, qtbot, focused) == "text")
    place = fox.reader.place
    QTest.keyClick(page(fox), Key.Key_Tab)  # round what the pop-up has
    qtbot.waitUntil(lambda: js(fox, qtbot, focused) == "go")
    QTest.keyClick(page(fox), Key.Key_Escape)
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "")
    assert fox.reader.place == place
    assert js(fox, qtbot, active) == "2"  # where the keyboard was
    QTest.keyClick(page(fox), Key.Key_Tab)
    qtbot.waitUntil(lambda: js(fox, qtbot, active) == "the log")
    QTest.keyClick(page(fox), Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("The Log"))


def _by_mouse_and_it_leads_there_and_back(fox: MainWindow, qtbot) -> None:
    text = js(fox, qtbot, "document.body.textContent")
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "Colza, the seed of a cabbagea. yellow")
    assert chrome(fox, qtbot).startswith("|Note 1 of the book")
    assert "1 of 2 in this chapter" in chrome(fox, qtbot)
    # The page's own document is the one that was indexed.
    assert (
        js(fox, qtbot, "document.body.textContent")
        == text
        == fox.controller.opened.book.files[0].text
    )
    press_button(fox, qtbot, "copy")
    qtbot.waitUntil(lambda: "Colza, the seed" in QGuiApplication.clipboard().text())
    before = fox.reader.place
    press_button(fox, qtbot, "go")
    qtbot.waitUntil(lambda: fox.reader.place.file == 2 and fox.reader.ready)
    (note,) = fox.reader.marked("target")
    assert fox.controller.opened.book.text_at(note).startswith("Colza") and popup(fox, qtbot) == ""
    fox.navigator.back()
    qtbot.waitUntil(lambda: fox.reader.place == before and fox.reader.ready)
    assert fox.reader.marked("target") == ()


def _a_screen_reader_knows_marks_and_note(fox: MainWindow, qtbot) -> None:
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("Colza"))
    mark = "['role', 'aria-haspopup'].map(name => fox.links.all[0].getAttribute(name))"
    assert js(fox, qtbot, mark) == ["doc-noteref", "dialog"]
    host = "['role', 'aria-label'].map(name => fox.popup.host.getAttribute(name))"
    assert js(fox, qtbot, host) == ["dialog", "Note 1 of the book"]
    names = (
        "[...fox.popup.host.shadowRoot.querySelectorAll('button')]"
        ".map(b => b.ariaLabel || b.textContent)"
    )
    assert js(fox, qtbot, names) == ["Close", "Go to the note", "Copy with citation"]


def _words_of_a_note_are_selected_and_copied(fox: MainWindow, qtbot) -> None:
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("Colza"))
    # As a drag with the mouse does.
    words = "getSelection().selectAllChildren(fox.popup.inner.querySelector('em'))"
    js(fox, qtbot, f"({words}, 1)")
    qtbot.waitUntil(lambda: fox.reader.page.selectedText() == "the seed")
    assert fox.passage.span is None and popup(fox, qtbot).startswith("Colza")
    choose(clicked(fox), "Copy")
    assert QGuiApplication.clipboard().text() == "the seed"


def _a_note_of_a_note_and_the_way_back_to_the_first(fox: MainWindow, qtbot) -> None:
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("Colza"))
    js(fox, qtbot, "fox.popup.inner.querySelector('a[data-fx]').click()")
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "A cabbage of the mainland.")
    press_button(fox, qtbot, "back")
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("Colza"))


def _what_a_note_brings_is_inert(fox: MainWindow, qtbot) -> None:
    blocked = len(fox.web.wall.blocked)
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 1))
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "Tallow")
    markup = js(fox, qtbot, "fox.popup.inner.querySelector('fx-body').innerHTML")
    assert "onclick" not in markup and "script" not in markup and "http://fox" not in markup
    assert 'alt="a cow"' in markup and len(fox.web.wall.blocked) == blocked


def _in_the_alternative_text_of_a_picture(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    """As shops in China write notes."""
    drawn = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="
    chapter = (
        f'<h1>Oil</h1><p>It was pressed from rape<img class="qqreader-footnote" src="{drawn}" '
        f'alt="Colza, for short." style="width: 20px; height: 20px"/> here.</p>{FILLING}'
    )
    open_in(fox, qtbot, write_epub(tmp_path / "q.epub", {"a.xhtml": chapter}))
    assert fox.controller.opened.book.files[0].text.endswith("\nColza, for short.\n")
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "Colza, for short.")
    assert "of the book" in chrome(fox, qtbot)


def _on_a_page_of_fixed_layout(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    page_of = (
        '<p style="position:absolute;top:300px;left:200px">Rape<a epub:type="noteref" '
        'href="#n">1</a></p>'
        '<aside epub:type="footnote" id="n" hidden="hidden"><p>Colza.</p></aside>'
    )
    chapters = {"a.xhtml": page_of, "b.xhtml": "<p>Another page.</p>"}
    open_in(fox, qtbot, write_epub(tmp_path / "f.epub", chapters, fixed=True))
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "Colza.")
    # At its mark on the screen, though the page is scaled; hidden on the page, as the book says.
    edges = "(b => [b.left, b.top, b.right, b.bottom])(%s.getBoundingClientRect())"
    mark, note = (js(fox, qtbot, edges % one) for one in ("fox.links.all[0]", "fox.popup.host"))
    assert note[0] < mark[0] < note[2] and 0 < note[1] - mark[3] < 40
    assert 300 < note[2] - note[0] <= 480
    assert js(fox, qtbot, "document.querySelector('aside').getClientRects().length") == 0


@pytest.mark.thorough
def test_resting_on_a_link_shows_where_it_leads_and_a_press_goes_there(
    fox: MainWindow, qtbot, almanac: Path
) -> None:
    open_in(fox, qtbot, almanac)
    at = box(fox, qtbot, 2)
    QTest.mouseMove(page(fox), at - QPoint(0, 60))
    QTest.mouseMove(page(fox), at)
    qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("The Log It was kept in a small hand."))
    assert popup(fox, qtbot).endswith("…") and "Go there" in chrome(fox, qtbot)
    QTest.mouseMove(page(fox), QPoint(5, page(fox).height() - 5))
    qtbot.waitUntil(lambda: popup(fox, qtbot) == "")
    QTest.mouseClick(page(fox), LEFT, pos=at)
    qtbot.waitUntil(lambda: fox.reader.place.file == 1 and fox.reader.ready)
    assert fox.navigator._history.can_go_back


@pytest.mark.thorough
@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_it_closes_when_the_page_is_turned_and_when_the_press_is_elsewhere(
    fox: MainWindow, qtbot, almanac: Path, flow: str
) -> None:
    open_in(fox, qtbot, almanac)
    fox.reader.apply(PageStyle(LIGHT, flow=flow))
    for close in (
        lambda: QTest.keyClick(page(fox), Key.Key_PageDown),
        lambda: QTest.mouseClick(page(fox), LEFT, pos=QPoint(30, page(fox).height() - 30)),
    ):
        fox.reader.go(Span(0, 0, 0))
        qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place.start == 0)
        QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, 0))
        qtbot.waitUntil(lambda: popup(fox, qtbot).startswith("Colza"))
        close()
        qtbot.waitUntil(lambda: popup(fox, qtbot) == "" and not fox.extras.links.open)


@pytest.mark.books
def test_the_notes_of_a_real_book(fox: MainWindow, qtbot, books: Path) -> None:
    show(fox, qtbot, books / "epub" / "standardebooks" / "se-moby-dick.epub")
    qtbot.waitUntil(lambda: bool(fox.extras.inside.inside.files))
    links = [one for file in fox.extras.inside.inside.files for one in file.links if one.note]
    mark = links[4]  # of two in its chapter, with two paragraphs of its own
    fox.reader.go(mark.span, 0.3)
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place.file == mark.span.file)
    QTest.mouseClick(page(fox), LEFT, pos=box(fox, qtbot, mark.number))
    qtbot.waitUntil(lambda: popup(fox, qtbot) != "")
    words = " ".join(fox.controller.opened.book.text_at(mark.note).split())
    assert popup(fox, qtbot) == words and "2 of 2 in this chapter" in chrome(fox, qtbot)
