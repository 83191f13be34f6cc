"""What books say of themselves, in the ways that programs write it; and where their covers are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import smallbooks
from foxreader.core.about import real_name, real_title
from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.formats.details import read_details

MakeEpub = Callable[..., Path]
PNG = smallbooks.PICTURE


def book_of(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


def said(inner: str) -> str:
    return (
        '<package xmlns:dc="http://purl.org/dc/elements/1.1/" '
        f'xmlns:opf="http://www.idpf.org/2007/opf">{inner}<manifest>'
        '<item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/></manifest>'
        '<spine><itemref idref="c1"/></spine></package>'
    )


@pytest.mark.parametrize(
    ("inner", "title", "authors"),
    [
        (
            '<metadata><dc:title id="a">Under</dc:title><dc:title id="b">Main</dc:title>'
            '<meta refines="#a" property="title-type">subtitle</meta>'
            '<meta refines="#b" property="title-type">main</meta></metadata>',
            "Main",
            (),
        ),
        (
            '<metadata><dc:title id="a">Series</dc:title><dc:title>Plain</dc:title>'
            '<meta refines="#a" property="title-type">collection</meta></metadata>',
            "Plain",
            (),
        ),
        (
            '<metadata><dc:title>T</dc:title><dc:creator id="t">Tr</dc:creator>'
            '<dc:creator opf:role="aut">Au</dc:creator><dc:creator opf:role="edt">Ed</dc:creator>'
            '<dc:creator>Other</dc:creator><dc:creator opf:role="ill">Drawn</dc:creator>'
            '<meta refines="#t" property="role">trl</meta></metadata>',
            "T",
            ("Au", "Other"),
        ),
        (
            '<metadata><dc:title>T</dc:title><dc:creator opf:role="edt">Ed</dc:creator></metadata>',
            "T",
            ("Ed",),
        ),
        (
            "<metadata><dc-metadata><dc:Title>Old</dc:Title><dc:Creator role='aut'>Jo</dc:Creator>"
            "</dc-metadata></metadata>",
            "Old",
            ("Jo",),
        ),
        (
            '<metadata><dc:title id="a">Two</dc:title><dc:title id="b">One</dc:title>'
            '<dc:creator>Last</dc:creator><dc:creator id="c">Second</dc:creator>'
            '<dc:creator id="d">First</dc:creator>'
            '<meta refines="#a" property="display-seq">2</meta>'
            '<meta refines="#b" property="display-seq">1</meta>'
            '<meta refines="#c" property="display-seq">10</meta>'
            '<meta refines="#d" property="display-seq"> 2 </meta></metadata>',
            "One",
            ("First", "Second", "Last"),
        ),
        (
            '<metadata><dc:title>T</dc:title><dc:creator id="t">Drawn</dc:creator>'
            '<dc:creator id="a">Ann Lee; Bob Ray</dc:creator>'
            '<meta refines="#t" property="role">http://id.loc.gov/vocabulary/relators/ill</meta>'
            '<meta refines="#a" property="role">Author</meta></metadata>',
            "T",
            ("Ann Lee", "Bob Ray"),
        ),
        (
            "<metadata><dc:title>&lt;b&gt;Bold&lt;/b&gt; 1 &lt; 2</dc:title>"
            '<dc:creator>Unbekannt</dc:creator><dc:contributor opf:role="aut">Au</dc:contributor>'
            "</metadata>",
            "Bold 1 < 2",
            ("Au",),
        ),
        ("<metadata><dc:title>A &amp;amp; B &amp;#8212; C</dc:title></metadata>", "A & B — C", ()),
        ("<metadata><dc:title>Untitled</dc:title></metadata>", "b", ()),
    ],
)
def test_titles_and_authors(
    make_epub: MakeEpub, inner: str, title: str, authors: tuple[str, ...]
) -> None:
    book = book_of(make_epub({"OEBPS/book.opf": said(inner), "OEBPS/nav.xhtml": None}))
    assert (book.metadata.title, book.metadata.authors) == (title, authors)


@pytest.mark.parametrize(
    "title",
    [
        "Microsoft Word - lamp_FINAL2.doc", "untitled", "Untitled-1.indd", "[Untitled]",
        "report.docx",
        "PowerPoint Presentation", "Document1", "Без названия", "无标题", "Unknown",
        "untitled document 2",
    ],
)  # fmt: skip
def test_what_a_program_wrote_is_no_title(title: str) -> None:
    assert real_title(title) == ""


@pytest.mark.parametrize(
    "title",
    [
        "The Untitled Book",
        "Word",
        "Microsoft",
        "Unknown Lands",
        "A Document in Madness",
        "Emma.",
        "1984",
    ],
)
def test_a_title_is_one(title: str) -> None:
    assert real_title(title) == title


def test_names_are_told_from_those_of_programs() -> None:
    names = ["user", "Administrator", "Unknown", "Ada Wren", "O&#8217;Neill &amp; Co", "Usher"]
    assert list(map(real_name, names)) == ["", "", "", "Ada Wren", "O’Neill & Co", "Usher"]


@pytest.mark.parametrize(
    ("item", "member"),
    [
        (
            '<item id="x" href="images/Couverture.jpg" media-type="image/jpeg"/>',
            "images/Couverture.jpg",
        ),
        ('<item id="cover-image" href="i/0.png" media-type="image/png"/>', "i/0.png"),
        ('<item id="x" href="front_cover_01.dat" media-type="image/jpeg"/>', "front_cover_01.dat"),
        ('<item id="x" href="cover.jpg" media-type="image/jpeg"/>', "cover.png"),
        ("", "art/Cover.jpeg"),
        ('<item id="x" href="封面.jpg" media-type="image/jpeg"/>', "封面.jpg"),
    ],
)
def test_a_cover_is_known_by_name(
    make_epub: MakeEpub, package: str, item: str, member: str
) -> None:
    changed = package.replace("</manifest>", item + "</manifest>")
    others = {f"OEBPS/{name}": PNG for name in ("discover.png", "back-cover.png", "recovered.png")}
    path = make_epub({"OEBPS/book.opf": changed, f"OEBPS/{member}": PNG, **others})
    book, resources = open_book(path)
    found = resources.read(book.cover)
    resources.close()
    assert book.cover == f"OEBPS/{member}"
    assert found is not None and (found.media_type, found.data) == ("image/png", PNG)
    assert read_details(path).cover is not None


def test_a_cover_on_a_page_that_is_called_so(make_epub: MakeEpub, package: str) -> None:
    page = "<html><body><p>A Book</p><img src='i/7.png'/></body></html>"
    item = '<item id="x" href="couverture.xhtml" media-type="application/xhtml+xml"/>'
    changed = package.replace("</manifest>", item + "</manifest>")
    files = {"OEBPS/book.opf": changed, "OEBPS/couverture.xhtml": page, "OEBPS/i/7.png": PNG}
    assert book_of(make_epub(files)).cover == "OEBPS/i/7.png"


def test_no_picture_is_a_cover_by_half_a_word(make_epub: MakeEpub) -> None:
    others = {f"OEBPS/{name}": PNG for name in ("discover.png", "back-cover.png", "recovered.png")}
    assert book_of(make_epub(others)).cover == ""
