from __future__ import annotations

import pytest

from foxreader.formats.html.markup import canonical
from foxreader.formats.html.sheets import parse_sheet
from hidingways import HIDING, SHOWING, page


def seen(body: str, css: str = "", attributes: str = "") -> str:
    """The words a reader sees of ``body`` under ``css``."""
    return visible(
        f"<html><head><style>{css}</style></head><body {attributes}>{body}</body></html>"
    )


def visible(source: str) -> str:
    """The text of a whole page but for what is hidden."""
    document = canonical(source.encode())
    text = list(document.text)
    for start, end in document.hidden:
        text[start:end] = " " * (end - start)
    return " ".join("".join(text).split())


@pytest.mark.parametrize("at", range(len(HIDING)))
def test_every_way_to_hide(at: int) -> None:
    assert f"Ghost{at} here" not in visible(page(HIDING, "Ghost")), HIDING[at]


@pytest.mark.parametrize("at", range(len(SHOWING)))
def test_what_only_looks_like_it(at: int) -> None:
    assert f"Word{at} here" in visible(page(SHOWING, "Word")), SHOWING[at]


def test_a_heading_is_the_words_of_it_that_show() -> None:
    source = "<h1>Of <b hidden=''>unseen</b> wolves</h1><h2 hidden=''>Unseen</h2><p>Text.</p>"
    document = canonical(source.encode())
    assert [heading.title for heading in document.headings] == ["Of wolves"]


@pytest.mark.parametrize(
    "hidden",
    [
        '<p style="display:none">no</p>',
        "<p hidden>no</p>",
        '<p style="visibility: hidden">no</p>',
        '<p style="visibility:collapse"><b>no</b></p>',
        '<p style="opacity:0">no</p>',
        '<p style="opacity:0%">no</p>',
        '<p style="font-size:0">no</p>',
        '<p style="font-size:0.5pt">no</p>',
        '<p style="font-size:1%">no</p>',
        '<p style="color:#fff">no</p>',
        '<p style="color:rgb(253,253,253)">no</p>',
        '<p style="color:transparent">no</p>',
        '<div style="background:#123456"><p style="color:#123456">no</p></div>',
        '<div style="background-color:black">no</div>',
        '<p style="position:absolute; left:-9999px">no</p>',
        '<p style="position:fixed; top:-200em">no</p>',
        '<p style="position:absolute; clip:rect(0,0,0,0)">no</p>',
        '<p style="clip-path:inset(50%)">no</p>',
        '<p style="text-indent:-9999px">no</p>',
        "<dialog>no</dialog>",
        '<svg xmlns="http://www.w3.org/2000/svg"><desc>no</desc></svg>',
    ],
)
def test_text_nobody_sees(hidden: str) -> None:
    assert seen(f"<p>one</p>{hidden}<p>two</p>") == "one two"


@pytest.mark.parametrize(
    "shown",
    [
        "<details><summary>a</summary>yes</details>",
        '<p aria-hidden="true">yes</p>',
        '<p style="display:none"></p><p>yes</p>',
        '<div style="visibility:hidden"><p style="visibility:visible">yes</p></div>',
        '<div style="background:black"><p style="color:white">yes</p></div>',
        '<div style="background:url(x.png)"><p style="color:white">yes</p></div>',
        '<p style="font-size:6pt">yes</p>',
        '<p style="opacity:0.2">yes</p>',
        '<p style="text-indent:-2em">yes</p>',
        '<p style="position:relative; left:-9999px; left:0">yes</p>',
        '<p style="left:-9999px">yes</p>',
        '<p style="position:absolute; clip:rect(0,100px,20px,0)">yes</p>',
        '<p style="color:#ccc">yes</p>',
        "<ruby>yes<rt>reading</rt></ruby>",
    ],
)
def test_text_that_shows(shown: str) -> None:
    assert "yes" in seen(shown)


@pytest.mark.parametrize(
    ("css", "words"),
    [
        (".a { display: none }", "two"),
        ("p.a { display: none } .a { display: block }", "two"),
        (".a { display: none } p.a { display: block }", "one two"),
        (".a { display: none } .a { display: block }", "one two"),
        (".a { display: none !important } p.a { display: block }", "two"),
        ("#x { display: none }", "two"),
        ("body > p:first-child { display: none }", "two"),
        ("p.a::before { display: none }", "one two"),
        ("p:hover { display: none }", "one two"),
        ("@media print { .a { display: none } }", "one two"),
        ("@media screen { .a { display: none } }", "two"),
        ("@supports (display: grid) { .a { display: none } }", "two"),
        ("} .a { display: none", "one two"),
        ("p { color: white } body { background: #000 }", "one two"),
    ],
)
def test_the_cascade(css: str, words: str) -> None:
    assert seen('<p class="a" id="x">one</p><p>two</p>', css) == words


def test_a_selector_with_a_namespace() -> None:
    css = "@namespace e 'http://www.idpf.org/2007/ops'; [e|type~='x'] p { display: none }"
    assert seen('<div epub:type="y x"><p>one</p></div><p>two</p>', css) == "two"


def test_a_style_of_its_own_wins_over_a_rule() -> None:
    assert seen('<p class="a" style="display:block">one</p>', ".a { display: none }") == "one"


def test_linked_sheets_and_their_imports_count() -> None:
    sheets = {"a.css": "@import 'b.css';", "b.css": ".gone { display: none }"}

    def load(href: str) -> tuple[object, ...]:
        return parse_sheet(sheets.get(href, ""), load)  # type: ignore[arg-type]

    head = '<link rel="stylesheet" href="a.css"/>'
    source = f'<html><head>{head}</head><body><p class="gone">no</p>yes</body></html>'.encode()
    document = canonical(source, load)  # type: ignore[arg-type]
    assert [document.text[s:e].strip() for s, e in document.hidden] == ["no"]


def test_runs_of_neighbours_are_one() -> None:
    source = "<html><body><p hidden>a</p>\n<p hidden>b</p><p>c</p></body></html>"
    document = canonical(source.encode())
    assert [document.text[s:e].split() for s, e in document.hidden] == [["a", "b"]]
