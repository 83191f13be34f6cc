"""Tables of contents and lists of printed pages, from wherever a book has them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.formats.html.markup import canonical

MakeEpub = Callable[..., Path]
NCX_ITEM = '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="css"'
NCX = """<ncx><navMap><navPoint><navLabel><text>From the NCX</text></navLabel>
<content src="c1.xhtml"/></navPoint></navMap></ncx>"""
EPUB_TYPE = 'xmlns:epub="http://www.idpf.org/2007/ops"'


def book_of(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


def nav(inner: str) -> str:
    return (
        f'<html xmlns="http://www.w3.org/1999/xhtml" {EPUB_TYPE}><body><nav epub:type="toc">'
        f"<ol>{inner}</ol></nav></body></html>"
    )


@pytest.mark.parametrize(
    ("inner", "titles"),
    [
        ("<li><span>One</span></li><li><a>Two</a></li>", ["From the NCX"]),
        ('<li><a href="gone.xhtml">One</a></li>', ["From the NCX"]),
        ('<li><a href="#here">One</a></li>', ["From the NCX"]),
        ("", ["From the NCX"]),
        ('<li><span>Part</span></li><li><a href="c1.xhtml">One</a></li>', ["Part", "One"]),
    ],
)
def test_navigation_that_leads_nowhere_gives_way(
    make_epub: MakeEpub, package: str, inner: str, titles: list[str]
) -> None:
    changed = package.replace('<item id="css"', NCX_ITEM)
    files = {"OEBPS/nav.xhtml": nav(inner), "OEBPS/toc.ncx": NCX, "OEBPS/book.opf": changed}
    book = book_of(make_epub(files))
    assert [entry.title for entry in book.toc] == titles
    assert book.warnings == ()


def test_where_no_table_leads_anywhere_the_headings_serve(make_epub: MakeEpub) -> None:
    book = book_of(make_epub({"OEBPS/nav.xhtml": nav("<li><span>One</span></li><li>x</li>")}))
    assert [entry.title for entry in book.toc] == ["One", "Two"]


def test_pages_of_adobes_page_map(make_epub: MakeEpub, package: str) -> None:
    item = '<item id="pm" href="map.xml" media-type="application/oebps-page-map+xml"/>'
    changed = package.replace("<spine>", '<spine page-map="pm">').replace(
        "</manifest>", item + "</manifest>"
    )
    pages = """<page-map xmlns="http://www.idpf.org/2007/opf"><page name="xi" href="c1.xhtml"/>
    <page name="12" href="c1.xhtml#deep"/><page name="13" href="text/c%202.xhtml"/></page-map>"""
    book = book_of(
        make_epub({"OEBPS/book.opf": changed, "OEBPS/map.xml": pages, "OEBPS/nav.xhtml": nav("")})
    )
    assert [mark.label for mark in book.pages] == ["xi", "12", "13"]
    at = book.pages[1].place
    assert book.files[0].text[at.start :].startswith("Deep words.")


@pytest.mark.parametrize(
    ("mark", "label"),
    [
        ('<span epub:type="pagebreak" title="iv"/>', "iv"),
        ('<span epub:type="pagebreak" role="doc-pagebreak" aria-label=" Page 12. "/>', "12"),
        ('<div role="doc-pagebreak" id="q" title="A-3"></div>', "A-3"),
        ('<span epub:type="pagebreak" title="Page xii"/>', "xii"),
        ('<span epub:type="pagebreak" id="page_xii"/>', "xii"),
        ('<hr epub:type="pagebreak" aria-label="Seite 7"/>', "7"),
        ('<span role="doc-pagebreak">104</span>', "104"),
        ('<span class="pagenum"><a id="Page_9">[Pg 9]</a></span>', "9"),
        ('<a class="pagebreak" id="p5"></a>', "5"),
    ],
)
def test_pages_of_the_breaks_in_the_text(make_epub: MakeEpub, mark: str, label: str) -> None:
    body = f"<p>Words before.</p>{mark}<p>Words after.</p>"
    source = f'<html xmlns="http://www.w3.org/1999/xhtml" {EPUB_TYPE}><body>{body}</body></html>'
    book = book_of(make_epub({"OEBPS/c1.xhtml": source, "OEBPS/nav.xhtml": nav("")}))
    [found] = book.pages
    assert found.label == label
    assert book.files[0].text[: found.place.start].strip() == "Words before."


def test_a_list_of_pages_goes_before_the_breaks_in_the_text(make_epub: MakeEpub) -> None:
    source = (
        f'<html xmlns="http://www.w3.org/1999/xhtml" {EPUB_TYPE}><body>'
        '<p id="deep"><span epub:type="pagebreak" title="3"/>Words.</p></body></html>'
    )
    assert [p.label for p in book_of(make_epub({"OEBPS/c1.xhtml": source})).pages] == ["12"]


@pytest.mark.parametrize(
    ("body", "marks"),
    [
        ('<p>harbour<a epub:type="noteref" href="#n">1</a> reads</p>', ["1"]),
        ('<p>harbour<sup><a href="#n">*</a></sup> reads</p>', ["*"]),
        ('<p>harbour<a href="n.xhtml#n"><sup>2</sup></a></p>', ["2"]),
        ('<p>harbour [<a href="#n">3</a>], <a href="#m">[4]</a></p>', ["[3]", "[4]"]),
        ('<p>foot<span epub:type="pagebreak">5</span>man</p>', ["5"]),
        ('<p><sup><a href="#r">1</a></sup> A note of its own.</p>', []),
        ("<p>x<sup>2</sup> and 10<sup>6</sup></p>", []),
        ('<p>see <a href="#c">12</a>, <a href="#d">chapter 3</a></p>', []),
        ('<p>the <sup><a href="http://x.example">1</a></sup></p>', []),
        ('<div class="pagebreak"><p>All the words of a page.</p></div>', []),
    ],
)
def test_marks_are_told_from_words(body: str, marks: list[str]) -> None:
    source = f'<html xmlns="http://www.w3.org/1999/xhtml" {EPUB_TYPE}><body>{body}</body></html>'
    found = canonical(source.encode())
    assert [found.text[start:end] for start, end in found.marks] == marks
