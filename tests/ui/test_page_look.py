"""The reader's choices for the text of a page: each is seen, and the line that is read stays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from foxreader.core.span import Span
from foxreader.formats.html.markup import canonical
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import (
    FontFile,
    PageStyle,
    installed_packages,
    missing_script,
    packaged_fonts,
)
from window import book_of, settled

pytestmark = pytest.mark.gui

LONG = "\n".join(f"Paragraph {i} with some words to read and to find. " * 3 for i in range(90))
STYLE = (
    "body { font-size: 12pt; line-height: 14px } p { margin: 1em 0; text-indent: 0;"
    " text-align: left } p.middle { text-align: center } h1 { font-size: 2em }"
)


def styled(style: str = STYLE):
    """A book that sets its text in sizes, and paragraphs, of its own."""
    lines = "".join(f"<p>{'Some words to read and to find. ' * 6}{n}</p>" for n in range(60))
    source = (
        f"<html><head><style>{style}</style></head><body><h1>Title</h1>{lines}"
        "<p class='middle'>* * *</p></body></html>"
    )
    document = canonical(source.encode())
    book = book_of("x")
    file = replace(book.files[0], text=document.text, markup=document.markup)
    return replace(book, files=(file,))


def of(window, name: str, where: str = "p:nth-of-type(3)") -> str:
    """A computed style of the page."""
    said: str = window.js(f"getComputedStyle(document.querySelector('{where}')).{name}")
    return said


def apply(window, **chosen) -> None:
    window.view.apply(PageStyle(LIGHT, **chosen))
    window.ask("at", {"x": 0, "y": 0})  # the page has heard it


def test_what_the_reader_asks_for_comes_before_the_book(window) -> None:
    heard: list[dict] = []
    window.view.page.told.of("look").connect(heard.append)
    window.open(styled())
    # As the book has it: its points and pixels follow the reader's size.
    assert of(window, "fontSize") == "19px"
    assert of(window, "lineHeight") == pytest.approx("16.625px")
    assert of(window, "textAlign") == "left" and of(window, "textIndent") == "0px"
    told = heard[-1]
    assert (told["lines"], told["paragraphs"], told["short"]) == ("ragged", "spaced", False)
    assert told["leading"] == 0.88

    apply(window, size=24, leading=1.5, own_leading=True, lines="justified", paragraphs="indented")
    assert of(window, "fontSize") == "24px" and of(window, "lineHeight") == "36px"
    assert of(window, "textAlign") == "justify" and of(window, "marginTop") == "0px"
    assert float(of(window, "textIndent").removesuffix("px")) == pytest.approx(1.35 * 24)
    assert of(window, "textAlign", "p.middle") == "center"
    assert of(window, "textIndent", "h1 + p") == "0px"
    assert (heard[-1]["lines"], heard[-1]["paragraphs"]) == ("justified", "indented")

    apply(window, lines="ragged", paragraphs="spaced")
    assert of(window, "textAlign") == "start" and of(window, "textIndent") == "0px"
    assert float(of(window, "marginBottom").removesuffix("px")) > 10
    assert of(window, "textAlign", "p.middle") == "center"

    apply(window)  # back to the book's own
    assert of(window, "fontSize") == "19px" and of(window, "textAlign") == "left"


def test_short_lines_are_ragged_whatever_is_asked_for(window) -> None:
    heard: list[dict] = []
    window.view.page.told.of("look").connect(heard.append)
    window.open(styled())
    apply(window, lines="justified", size=40, measure=420)
    assert of(window, "textAlign") != "justify" and heard[-1]["short"]
    apply(window, lines="justified", size=14)
    assert of(window, "textAlign") == "justify" and not heard[-1]["short"]


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_the_margin_gives_way_before_the_text_does(window, flow: str) -> None:
    def air() -> float:
        left: float = window.js("document.querySelector('p').getBoundingClientRect().left")
        return left

    window.view.apply(PageStyle(LIGHT, flow=flow, margin=120, measure=760))
    window.open(book_of(LONG))
    assert air() == pytest.approx(120, abs=1)
    for width, wanted in ((700, 110), (500, 24)):  # the text keeps 480
        window.view.resize(width, 700)
        window.qtbot.waitUntil(lambda wanted=wanted: air() == pytest.approx(wanted, abs=1))
    window.view.apply(PageStyle(LIGHT, flow=flow, margin=16, measure=760))
    window.qtbot.waitUntil(lambda: air() == pytest.approx(16, abs=1))


def test_the_page_has_two_columns_where_they_fit_or_are_asked_for(window) -> None:
    def columns() -> int:
        paged = window.js("document.documentElement.classList.contains('fx-paged')")
        count = int(window.js("+getComputedStyle(document.body).columnCount || 1"))
        return count if paged else 0

    window.view.apply(PageStyle(LIGHT, flow="auto"))
    window.view.resize(1200, 700)
    window.open(book_of(LONG))
    place = Span(0, 6000, 6000)
    window.view.go(place)
    window.qtbot.waitUntil(lambda: abs(window.view.place.start - 6000) < 200)
    assert columns() == 0  # it scrolls
    window.view.resize(1500, 700)
    window.qtbot.waitUntil(lambda: columns() == 2)
    shown = window.ask("mark", {"name": "fx-search", "spans": [[6000, 6009]]})
    assert shown[0]["visible"]
    apply(window, flow="auto", columns="one")
    assert columns() == 0
    assert window.ask("mark", {"name": "fx-search", "spans": [[6000, 6009]]})[0]["visible"]
    apply(window, flow="paged", columns="one")
    assert columns() == 1
    window.view.resize(800, 700)
    apply(window, flow="paged", columns="two")
    assert columns() == 2
    apply(window, flow="paged", columns="auto")
    assert columns() == 1
    apply(window, flow="scroll", columns="two")
    assert columns() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_the_line_that_is_read_stays_through_every_change(window, flow: str) -> None:
    def top() -> float:
        shown = window.ask("mark", {"name": "fx-search", "spans": [[at, at + 5]]})[0]
        assert shown["visible"]
        return float(shown["box"][1])

    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(styled())
    at = window.view.place.start
    window.view.go(Span(0, 5000, 5000))
    window.qtbot.waitUntil(lambda: window.view.place.start > at)
    at = window.view.place.start
    was = top()
    for chosen in (
        {"size": 30}, {"size": 13}, {"leading": 2.0, "own_leading": True}, {"measure": 420},
        {"margin": 120}, {"lines": "justified"}, {"paragraphs": "indented"}, {"plain": True},
        {"font": "DejaVu Sans"}, {},
    ):  # fmt: skip
        apply(window, flow=flow, **chosen)
        settled(window.view.page, window.qtbot, 3)
        if flow == "scroll":
            assert top() == pytest.approx(was, abs=6), chosen
        else:
            assert top() >= 0, chosen
    assert window.view.place.start == at


def test_the_files_of_a_package_are_found(tmp_path: Path) -> None:
    font = next(Path("/usr/share/fonts").rglob("DejaVuSans*Bold.ttf"), None)
    if font is None:
        pytest.skip("no font file to stand in for that of a package")
    files = tmp_path / "fontpkg_literata" / "files"
    files.mkdir(parents=True)
    (files / "Literata[opsz,wght].ttf").symlink_to(font)
    assert packaged_fonts([str(tmp_path)]) == (
        FontFile("Literata", False, files / "Literata[opsz,wght].ttf"),
    )


def test_a_book_that_asks_for_no_typeface_is_set_in_one_made_for_reading(window) -> None:
    """It comes with the program."""
    assert {file.family for file in installed_packages()} == {"Literata", "Source Serif 4"}
    window.open(book_of(LONG))
    loaded = "[...document.fonts].map(face => [face.family, face.status])"
    window.qtbot.waitUntil(lambda: window.js(loaded) == [["Literata", "loaded"]] * 2)
    assert of(window, "fontFamily").startswith("Literata")
    # What it has no letters of the system has, by the language.
    window.js("document.body.lang = 'ja'")
    assert "Noto Serif CJK JP" in of(window, "fontFamily")


def test_a_script_without_a_typeface_is_told_with_its_package() -> None:
    there = QFontDatabase.families(QFontDatabase.WritingSystem.Thai)
    told = missing_script("\u0e44\u0e17\u0e22 and English")
    assert told is None if there else told == ("Thai", "fonts-noto-core")
    assert missing_script("Only Latin letters, и кириллица.") is None


def test_the_place_gone_to_is_strong_and_other_evidence_pale(window) -> None:
    window.open(book_of(LONG))
    spans = [Span(0, 10, 20), Span(0, 50, 60), Span(0, 90, 99)]
    count = "['fx-evidence', 'fx-evidence-pale'].map(name => CSS.highlights.get(name)?.size ?? 0)"
    window.mark(spans, jump=False)
    assert window.js(count) == [3, 0]
    window.mark([spans[1], spans[0], spans[2]])
    assert window.js(count) == [1, 2]
    assert window.js("String([...CSS.highlights.get('fx-evidence')][0])") == LONG[50:60]
    window.mark([], jump=False)
    assert window.js(count) == [0, 0]


def test_lines_and_headings_keep_together_and_arabic_is_larger(window) -> None:
    window.open(book_of(LONG))
    assert (of(window, "widows"), of(window, "orphans")) == ("2", "2")
    assert of(window, "fontVariantNumeric") == "oldstyle-nums"
    window.js("document.body.lang = 'ar'")
    size, line = (float(of(window, name)[:-2]) for name in ("fontSize", "lineHeight"))
    assert round(size) == 22 and round(line) == 42
