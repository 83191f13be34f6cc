from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.formats.kinds import size_of_picture

LAYOUT = '<meta property="rendition:layout">pre-paginated</meta>'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" {}><rect width="9" height="9"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">IIBB", 320, 240, 8, 2)
JPEG = b"\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc0\0\x11\x08" + struct.pack(">HH", 837, 600) + b"\x03"
APPLE = (
    "<display_options><platform name='*'><option name='fixed-layout'>true</option>"
    "</platform></display_options>"
)


def head(body: str, viewport: str = "") -> str:
    meta = f'<meta name="viewport" content="{viewport}"/>' if viewport else ""
    return (
        f'<html xmlns="http://www.w3.org/1999/xhtml"><head>{meta}</head><body>{body}</body></html>'
    )


def fixed(package: str) -> str:
    return package.replace("</metadata>", f"{LAYOUT}</metadata>")


@pytest.fixture
def size_of(make_epub, package):
    """The size of the first file of a book that is fixed, unless another package is given."""

    def size(page: str, changes: dict[str, str | bytes] | None = None):
        book, resources = open_book(
            make_epub({"OEBPS/book.opf": fixed(package), "OEBPS/c1.xhtml": page, **(changes or {})})
        )
        resources.close()
        assert isinstance(book, Book)
        return book.files[0].viewport

    return size


@pytest.mark.parametrize(
    ("said", "size"),
    [
        ("width=1200, height=1577", (1200, 1577)),
        ("height = 600px ;width=800.5", (800.5, 600)),
        ("width=device-width, initial-scale=1", None),
        ("width=device-width,height=device-height", (0, 0)),
        ("width=900, height=600, width=1000, height=1000", (900, 600)),
        ("width=1000px, height=600mm, something, foo", (1000, 600)),
        ("width=900 height: 600", (900, 600)),
        ("min-width=5, width=900, height=600", (900, 600)),
        ("width=0,height=100", None),
        ("width=99999999,height=100", None),
        ("width=NaN,height=1e9", None),
    ],
)
def test_the_size_that_a_page_says(size_of, said: str, size) -> None:
    assert size_of(head("<p>x</p>", said)) == size


def test_the_size_of_a_drawing_and_of_a_picture(size_of) -> None:
    assert size_of(head(SVG.format('width="736px" viewBox="0,0 368 581"'))) == (368, 581)
    assert size_of(head(SVG.format('width="50" height="60px" viewBox="no"'))) == (50, 60)
    assert size_of(head('<img src="i/p.png"/>'), {"OEBPS/i/p.png": PNG}) == (320, 240)
    assert size_of(head('<img src="i/p.jpg"/>'), {"OEBPS/i/p.jpg": JPEG}) == (600, 837)
    assert size_of(head('<p>words</p><img src="i/p.png"/>'), {"OEBPS/i/p.png": PNG}) is None
    assert size_of(head('<img src="../../../etc/passwd"/>')) is None


def test_one_file_may_differ_from_the_book(size_of, package: str) -> None:
    page = head("<p>x</p>", "width=100,height=200")
    flowing = 'idref="c1" properties="page-spread-left rendition:layout-reflowable"'
    lonely = 'idref="c1" properties="rendition:layout-pre-paginated"'
    changed = fixed(package).replace('idref="c1"', flowing)
    assert size_of(page, {"OEBPS/book.opf": changed}) is None
    assert size_of(page, {"OEBPS/book.opf": package}) is None
    changed = package.replace('idref="c1"', lonely)
    assert size_of(page, {"OEBPS/book.opf": changed}) == (100, 200)


def test_apples_way_to_say_it(size_of, package: str) -> None:
    changes = {
        "OEBPS/book.opf": package,
        "META-INF/com.apple.ibooks.display-options.xml": APPLE,
    }
    assert size_of(head("<p>x</p>", "width=100,height=200"), changes) == (100, 200)


@given(st.binary(max_size=64), st.sampled_from([b"", PNG[:16], b"GIF8", b"BM", JPEG[:9], b"RIFF"]))
def test_any_bytes_have_a_size_or_none(data: bytes, start: bytes) -> None:
    size = size_of_picture(start + data)
    assert size is None or all(side > 0 for side in size)


@pytest.mark.books
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("page-blanche", {(1200, 1577)}),
        ("haruko-jpeg", {(600, 837), (755, 505)}),
        ("sous-le-vent_svg-in-spine", {(368, 581)}),
        ("cole-voyage-of-life-tol", {None, (1024, 697), (1024, 696), (1024, 673), (1024, 698)}),
    ],
)
def test_real_fixed_layout(books: Path, name: str, sizes: set) -> None:
    book, resources = open_book(books / "epub/idpf-samples" / f"{name}.epub")
    resources.close()
    assert {file.viewport for file in book.files} == sizes
