"""Covers that are drawings (SVG): shown as they are meant, and nothing of them leads outside."""

from __future__ import annotations

import base64
import time
from pathlib import Path

import pytest

from foxreader.formats.details import read_details
from foxreader.formats.pdf.reader import MUPDF
from foxreader.formats.thumbnails import HEIGHT, WIDTH, cover_thumbnail, drawable
from librarymaker import library_epub
from smallbooks import page, png, zipped

GREEN, WHITE, GREY = (0, 255, 0), (255, 255, 255), (128, 128, 128)
HEAD = (
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"'
    ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 300"'
)
ALL = '<rect width="200" height="300" '
PICTURE = "data:image/png;base64," + base64.b64encode(png(20, 30)).decode()
SCRIPT = '<script>document.documentElement.innerHTML = ""</script>'


def svg(body: str, more: str = ">") -> bytes:
    return f"{HEAD}{more}{body}</svg>".encode()


def middle(cover: bytes) -> tuple[int, ...]:
    """The colour in the middle of a thumbnail; a JPEG file is a little off."""
    picture = MUPDF.Pixmap(cover)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    return tuple(picture.pixel(WIDTH // 2, HEIGHT // 2))


def near(found: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(abs(one - other) < 8 for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (f"{ALL} fill='#00ff00'/>", GREEN),
        (f"{ALL} fill='hsl(120, 100%, 50%)'/>", GREEN),
        (f"{ALL} style='fill: lime'/>", GREEN),
        (f"<g fill='red' style='fill: lime'>{ALL}/></g>", GREEN),
        (f"<style>rect {{ fill: #fff }} .lid {{ fill: #0f0 }}</style>{ALL} class='lid'/>", GREEN),
        (f"<style>rect {{ fill: #0f0 !important }}</style>{ALL} style='fill: red'/>", GREEN),
        (f"<style><![CDATA[#lid {{ fill: lime }}]]></style>{ALL} id='lid'/>", GREEN),
        (f"<style>rect {{ fill: #000; fill-opacity: .5 }}</style>{ALL}/>", GREY),
        (f"{ALL} fill='rgba(0, 0, 0, .5)'/>", GREY),
        (f"{ALL} opacity='50%'/>", GREY),
        (f"<g color='lime'>{ALL} fill='currentColor'/></g>", GREEN),
        (f"{ALL} fill='lime'/>{ALL} display='none'/>{ALL} style='visibility: hidden'/>", GREEN),
        (
            "<linearGradient id='Sky'><stop stop-color='#000'/><stop offset='1' stop-color='#fff'/>"
            f"</linearGradient>{ALL} fill='url(#Sky)'/>",
            GREY,
        ),
        (
            "<radialGradient id='a'><stop/><stop stop-opacity='0'/></radialGradient>"
            f"<linearGradient id='b' xlink:href='#a'/>{ALL} style='fill: url(\"#b\")'/>",
            GREY,
        ),
        (f"<defs>{ALL}/></defs><a xlink:href='x.html'>{ALL} fill='lime'/></a>", GREEN),
        (f"<image width='200' height='300' xlink:href='{PICTURE}'/>", GREY),
        (f"<image width='100%' height='100%' href='{PICTURE}'/>", GREY),
        (f"{ALL} fill='lime'/><text x='10' y='40' font-size='20'>Words</text>{SCRIPT}", GREEN),
    ],
)
def test_a_drawing_is_drawn_as_it_is_meant(body: str, wanted: tuple[int, ...]) -> None:
    made = cover_thumbnail(svg(body))
    assert near(middle(made), wanted), middle(made)


@pytest.mark.parametrize(
    "more", [" width='100%' height='100%'>", " width='2in' height='3in'>", " width='400'>"]
)
def test_its_shape_is_that_of_its_view(more: str) -> None:
    assert near(middle(cover_thumbnail(svg(f"{ALL} fill='lime'/>", more))), GREEN)


@pytest.mark.parametrize("how", ["named", "only page", "inside the page", "linked picture"])
def test_a_book_has_the_drawing_as_its_cover(tmp_path: Path, how: str) -> None:
    picture = "" if how == "linked picture" else f"{ALL} fill='#808080'/>"
    drawn = svg(picture or "<image width='200' height='300' xlink:href='../in/sea%20.jpg'/>")
    named = how in ("named", "linked picture")
    properties = "properties='cover-image'" if named else ""
    inside = drawn.decode().partition("?>")[2] if how == "inside the page" else (
        "<img src='art/c.svg' alt=''/>" if how == "only page" else "<p>Words</p>"
    )  # fmt: skip
    package = (
        "<package xmlns='http://www.idpf.org/2007/opf' version='3.0'><metadata/><manifest>"
        f"<item id='c' href='art/c.svg' media-type='image/svg+xml' {properties}/>"
        "<item id='p' href='p.xhtml' media-type='application/xhtml+xml'/></manifest>"
        "<spine><itemref idref='p'/></spine></package>"
    )
    container = (
        "<container xmlns='urn:oasis:names:tc:opendocument:xmlns:container'><rootfiles>"
        "<rootfile full-path='b/book.opf'/></rootfiles></container>"
    )
    path = zipped(
        tmp_path / "a.epub",
        {
            "mimetype": "application/epub+zip", "META-INF/container.xml": container,
            "b/book.opf": package, "b/p.xhtml": page(inside), "b/art/c.svg": drawn,
            "b/in/sea .jpg": png(20, 30),
        },
    )  # fmt: skip
    assert near(middle(cover_thumbnail(read_details(path).cover)), GREY)


def test_a_page_with_words_is_no_cover(tmp_path: Path) -> None:
    drawn = f"{HEAD}>{ALL}/></svg>".partition("?>")[2]
    assert drawable(page(drawn).encode()) and not drawable(page(f"{drawn}<p>Words</p>").encode())


@pytest.mark.parametrize(
    "address",
    ["{file}", "file://{file}", "http://127.0.0.1:9/a.png", "//127.0.0.1/a.png", "../../x.png",
     "data:image/png;base64,!!!", "data:image/svg+xml;base64,PHN2Zy8+", "#lid", ""],
)  # fmt: skip
def test_no_picture_outside_the_book_is_shown(tmp_path: Path, address: str) -> None:
    (tmp_path / "a.png").write_bytes(png(20, 30))
    said = address.format(file=tmp_path / "a.png")
    drawn = svg(f"<image id='lid' width='200' height='300' xlink:href='{said}'/>")
    assert b"image" not in drawable(drawn)
    assert near(middle(cover_thumbnail(drawn)), WHITE)
    path = library_epub(tmp_path / "a.epub", "A", cover=drawn)
    assert near(middle(cover_thumbnail(read_details(path).cover)), WHITE)


NESTED = "<g>" * 100_000 + "</g>" * 100_000
USES = "".join(f"<g id='u{n + 1}'>" + f"<use href='#u{n}'/>" * 10 + "</g>" for n in range(30))
ENTITIES = "".join(f"<!ENTITY e{n + 1} '" + f"&e{n};" * 10 + "'>" for n in range(30))
LONG = base64.b64encode(png(7_000, 7_000)).decode()


@pytest.mark.parametrize(
    "drawn",
    [
        svg("<g/>" * 200_000),
        svg(NESTED),
        svg(f"<g id='u0'>{ALL}/></g>{USES}<use href='#u30'/>"),
        f'<!DOCTYPE svg [<!ENTITY e0 "x">{ENTITIES}]><svg viewBox="0 0 2 3">&e30;</svg>'.encode(),
        svg(f"<path d='{'M0 0L200 300' * 400_000}'/>"),
        svg("<path d='M0 0H1e9' stroke='#000' stroke-width='9' stroke-dasharray='.00001'/>"),
        svg(f"<image width='9' height='9' href='data:image/png;base64,{LONG}'/>"),
        svg(f"<image width='9' height='9' href='{PICTURE}'/>" * 4_000),
        svg("", " width='2000000' height='1'>").replace(b"0 0 200 300", b"0 0 2000000 1"),
        svg(f"<style>{'g g g g g * { fill: red } ' * 20_000}</style>{'<g><g><g/></g></g>' * 900}"),
        svg(f"{'<style>g g g g * { fill: red }</style>' * 900}{'<g><g><g/></g></g>' * 900}"),
    ],
    ids=[
        "wide", "deep", "uses", "entities", "path", "dashes", "large", "many", "flat", "rules",
        "sheets",
    ],
)  # fmt: skip
def test_a_drawing_that_is_a_bomb_costs_little(drawn: bytes) -> None:
    begun = time.process_time()
    cover_thumbnail(drawn)
    assert time.process_time() - begun < 5  # a file may take 20 seconds
