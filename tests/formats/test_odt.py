from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

import smallbooks
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook
from foxreader.formats import digest, kind_of_file, open_book
from foxreader.formats.apart import open_apart
from foxreader.formats.html.inside import read_inside


def book_of(path: Path, body: str, styles: str = "") -> Book:
    smallbooks.zipped(path, smallbooks.odt_members(body, styles))
    assert kind_of_file(path) == "ODT"
    book, resources = open_book(path)
    resources.close()
    return book


def test_headings_lists_tables_and_spaces(tmp_path: Path) -> None:
    styles = '<style:style style:name="P1" style:parent-style-name="Title"/>'
    body = (
        '<text:p text:style-name="P1">The Lamp</text:p><text:h text:outline-level="2">One</text:h>'
        '<text:p>A<text:s text:c="2"/>b<text:line-break/>c<text:soft-page-break/>d</text:p>'
        "<text:list><text:list-item><text:p>First</text:p></text:list-item></text:list>"
        '<table:table><table:table-row><table:table-cell table:number-columns-spanned="2">'
        "<text:p>x</text:p></table:table-cell><table:covered-table-cell/></table:table-row>"
        "</table:table><text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
    )
    book = book_of(tmp_path / "a.odt", body, styles)
    assert [(e.title, e.level) for e in book.toc] == [("The Lamp", 1), ("One", 2)]
    assert book.files[0].text.split("\n")[:6] == [
        "The Lamp",
        "One",
        "A\u00a0 b",
        "cd",
        "First",
        "x",
    ]
    assert b'<td colspan="2"' in book.files[0].markup and "gone" not in book.files[0].text


def test_notes_pop_up(tmp_path: Path) -> None:
    body = (
        "<text:p>Words<text:note><text:note-citation>1</text:note-citation><text:note-body>"
        "<text:p>Of the note.</text:p></text:note-body></text:note> go on.</text:p>"
    )
    [file] = book_of(tmp_path / "a.odt", body).files
    assert file.text == "Words1 go on.\nOf the note.\n"
    [link] = read_inside([(file.name, file.markup)]).files[0].links
    assert link.note is not None
    assert file.text[link.note.start : link.note.end] == "Of the note."
    assert [file.text[start:end] for start, end in file.marks] == ["1"]


def test_hidden_text_is_no_evidence_and_bold_is_bold(tmp_path: Path) -> None:
    styles = (
        '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>'
        '<style:style style:name="T2"><style:text-properties fo:font-weight="bold"/></style:style>'
    )
    body = (
        '<text:p>Seen <text:span text:style-name="T1">unseen</text:span>'
        '<text:span text:style-name="T2">bold</text:span></text:p>'
    )
    [file] = book_of(tmp_path / "a.odt", body, styles).files
    assert [file.text[start:end] for start, end in file.hidden] == ["unseen"]
    assert b"font-weight: bold" in file.markup


def test_links_lead_to_bookmarks_and_out_of_the_file_nowhere(tmp_path: Path) -> None:
    body = (
        '<text:p><text:a xlink:href="#there">to</text:a><draw:frame><draw:image'
        ' xlink:href="../../etc/passwd"/></draw:frame></text:p>'
        '<text:p><text:bookmark text:name="there"/>Here</text:p>'
    )
    [file] = book_of(tmp_path / "a.odt", body).files
    assert file.text[file.anchors["there"] :] == "Here\n"
    [picture] = etree.fromstring(file.markup).iter("{*}img")
    assert picture.get("src") is None


def nested(path: Path, levels: int) -> Path:
    deep = "<text:section>" * levels + "<text:p>deep</text:p>" + "</text:section>" * levels
    return smallbooks.zipped(path, smallbooks.odt_members(deep))


def test_one_that_nests_deep_is_read_within_the_walls(tmp_path: Path) -> None:
    path = nested(tmp_path / "a.odt", 1_500)
    book, resources = open_apart(path, sha256=digest(path))
    resources.close()
    assert "deep" in book.files[0].text
    path = nested(tmp_path / "b.odt", 20_000)
    with pytest.raises(DamagedBook):
        open_apart(path, sha256=digest(path))


@pytest.mark.parametrize("content", ["", "<office:document-content/>", "\0\1\2"])
def test_one_without_text_is_damaged(tmp_path: Path, content: str) -> None:
    members = smallbooks.odt_members() | {"content.xml": content}
    with pytest.raises(DamagedBook):
        open_book(smallbooks.zipped(tmp_path / "a.odt", members))
