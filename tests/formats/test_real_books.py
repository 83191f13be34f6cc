"""Books nobody here wrote. What must hold for all of them, on a few that differ most."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from lxml import etree

from foxreader.core.errors import FoxError
from foxreader.formats import open_book
from nonempty import some

pytestmark = pytest.mark.books
BODY = "{http://www.w3.org/1999/xhtml}body"
FLOWING = [
    "epub/standardebooks/se-moby-dick.epub",
    "epub/derived/moby-dick-broken-markup.epub",
    "epub/idpf-samples/wasteland-otf-obf.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
    "epub/idpf-samples/sous-le-vent_svg-in-spine.epub",
    "epub/idpf-samples/haruko-jpeg.epub",
    "epub/debian/live-manual.en.epub",
    "epub/calibre/eng.epub",
]
PAGED = [
    "pdf/pdfjs/tracemonkey.pdf",
    "pdf/py-pdf-sample-files/multicolumn.pdf",
    "pdf/py-pdf-sample-files/habibi-rotated.pdf",
    "pdf/pymupdf/test_4182.pdf",
    "pdf/pymupdf/circular-toc.pdf",
]


@pytest.mark.parametrize("name", FLOWING)
def test_text_is_the_text_of_what_is_served(books: Path, name: str) -> None:
    book, resources = open_book(books / name)
    resources.close()
    for file in book.files:
        root = etree.fromstring(file.markup, etree.XMLParser(huge_tree=True))
        body = root.find(BODY)
        assert body is not None and "".join(body.itertext()) == file.text
        assert all(0 <= at <= len(file.text) for at in file.anchors.values())
    assert all(book.holds(entry.place) for entry in book.toc)
    assert all(book.holds(mark.place) for mark in book.pages)


@pytest.mark.parametrize("name", PAGED)
def test_every_character_of_a_page_has_its_box(books: Path, name: str) -> None:
    book, resources = open_book(books / name)
    resources.close()
    for file in some(book.files):
        assert file.page is not None and len(file.page.boxes) == 4 * len(file.text)
        for offset, character in enumerate(file.text):
            box = file.page.box(offset)
            assert (box is None) == character.isspace()
            assert box is None or (box[0] <= box[2] and box[1] <= box[3])


def test_two_columns_are_read_one_after_the_other(books: Path) -> None:
    book, resources = open_book(books / "pdf/pdfjs/tracemonkey.pdf")
    resources.close()
    text = book.files[0].text
    order = ["Abstract", "1. Introduction", "Permission to make", "and is used for the application"]
    assert [text.index(words) for words in order] == sorted(text.index(words) for words in order)
    assert "com\u00adpile than statically typed" in text
    assert "6. Implementation" in [entry.title for entry in book.toc]


def test_an_outline_leads_to_its_headings(books: Path) -> None:
    book, resources = open_book(books / "pdf/debian/developers-reference.ja.pdf")
    resources.close()
    assert len(book.toc) == 281
    for entry in book.toc:
        here = book.files[entry.place.file].text[entry.place.start :][:90]
        assert "".join(c for c in entry.title if c.isalnum())[:12] in "".join(
            c for c in here if c.isalnum()
        )


def test_titles_and_order_agree_with_another_reader(books: Path) -> None:
    epub = pytest.importorskip("ebooklib.epub")
    for name in ("standardebooks/se-moby-dick", "debian/debian-policy", "readest/sample-alice"):
        path = books / f"epub/{name}.epub"
        book, resources = open_book(path)
        resources.close()
        other = epub.read_epub(str(path), options={"ignore_ncx": False})
        assert book.metadata.title == other.get_metadata("DC", "title")[0][0]
        theirs = [other.get_item_with_id(idref).file_name for idref, _ in other.spine]
        assert [f.name.rpartition("/")[2] for f in book.files] == [
            n.rpartition("/")[2] for n in theirs
        ]


@pytest.mark.thorough
def test_hostile_files_open_or_are_refused_in_one_sentence(books: Path) -> None:
    paths = sorted((books / "hostile").glob("*.epub")) + sorted((books / "hostile").glob("*.pdf"))
    assert paths
    for path in paths:
        started = time.process_time()
        try:
            book, resources = open_book(path)
        except FoxError as error:
            assert "\n" not in str(error) and str(error)
        else:
            resources.close()
            text = "".join(file.text for file in book.files) + book.metadata.title
            assert "root:x:0" not in text and "SCRIPT-RAN" not in text
        assert time.process_time() - started < 10, path.name


def test_the_words_of_a_trap_are_hidden(books: Path) -> None:
    for name in ("invisible-text.epub", "pdf-invisible-text.pdf"):
        book, resources = open_book(books / "hostile" / name)
        resources.close()
        seen = "".join(
            "".join(
                " " if any(s <= i < e for s, e in f.hidden) else c for i, c in enumerate(f.text)
            )
            for f in book.files
        )
        assert "Mallory" not in seen
