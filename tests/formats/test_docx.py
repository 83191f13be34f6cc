from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

import smallbooks
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, OpenError, UnsafeBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.formats import open_book
from foxreader.formats.archive import resolve


def book_of(path: Path, body: str = "", **parts: str) -> Book:
    members = smallbooks.docx_members(body) | {n.replace("__", "/"): p for n, p in parts.items()}
    book, resources = open_book(smallbooks.zipped(path, members))
    resources.close()
    return book


def paragraph(words: str) -> str:
    return f"<w:p><w:r><w:t>{words}</w:t></w:r></w:p>"


def test_headings_cut_and_a_note_is_linked(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.docx")
    assert (book.format, len(book.files), book.warnings) == ("DOCX", 2, ())
    [link] = [
        e for e in etree.fromstring(book.files[0].markup).iter("{*}a") if e.text == "[1]"
    ]  # fmt: skip
    name, fragment = resolve(book.files[0].name, link.get("href") or "")
    [file] = [f for f in book.files if f.name == name]
    assert file.text[file.anchors[fragment] :].startswith("A note below.")


def test_pictures_are_members_and_never_data(tmp_path: Path) -> None:
    book, resources = open_book(smallbooks.docx(tmp_path / "a.docx"))
    [picture] = etree.fromstring(book.files[1].markup).iter("{*}img")
    assert picture.get("src") == "../word/media/lamp.png"
    assert not any(b"data:" in file.markup for file in book.files)
    for name in ("word/document.xml", "docProps/core.xml", "../word/media/lamp.png/x"):
        assert resources.read(name) is None
    resources.close()


def test_a_picture_outside_the_file_is_not_read(tmp_path: Path) -> None:
    linked = smallbooks.docx_body().replace('r:embed="rId1"', 'r:link="rId9"')
    book = book_of(tmp_path / "a.docx", linked)
    assert "hostname" not in "".join(file.markup.decode() for file in book.files)
    assert len(book.warnings) == 1


def test_macros_make_no_difference_and_old_documents_are_named(tmp_path: Path) -> None:
    assert book_of(tmp_path / "a.docm").format == "DOCX"
    old = tmp_path / "a.doc"
    old.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600))
    with pytest.raises(UnsupportedFormat, match="DOCX"):
        open_book(old)


def test_a_long_document_without_headings_is_cut(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.docx", paragraph("A dull sentence. " * 60) * 400)
    assert len(book.files) == 3
    assert sum(file.text.count("dull") for file in book.files) == 24_000


def test_entities_are_not_fetched(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hidden words")
    members = smallbooks.docx_members(paragraph("see &f; here"))
    kind = f'<!DOCTYPE x [<!ENTITY f SYSTEM "{secret.as_uri()}">]>'
    members["word/document.xml"] = kind + str(members["word/document.xml"])
    book, _ = open_book(smallbooks.zipped(tmp_path / "a.docx", members))
    assert "hidden" not in book.files[0].text and "see" in book.files[0].text


def test_bombs_are_refused(tmp_path: Path) -> None:
    deep = "<w:tbl><w:tr><w:tc>" * 5_000 + "</w:tc></w:tr></w:tbl>" * 5_000
    with pytest.raises(OpenError):
        book_of(tmp_path / "a.docx", deep)
    with pytest.raises(UnsafeBook):
        book_of(tmp_path / "b.docx", "<w:p/>" * 1_100_000)


def test_a_damaged_part_is_told(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.docx", word__numbering_xml="<", docProps__x=" ")
    assert "canaryone" in book.files[0].text
    members = smallbooks.docx_members()
    members["word/styles.xml"] = ""
    book, _ = open_book(smallbooks.zipped(tmp_path / "b.docx", members))
    assert book.warnings == ("The part “word/styles.xml” is damaged and left out.",)
    members["word/document.xml"] = "<w:document"
    with pytest.raises(DamagedBook):
        open_book(smallbooks.zipped(tmp_path / "c.docx", members))


def test_the_first_picture_may_be_the_cover(tmp_path: Path) -> None:
    members = smallbooks.docx_members()
    del members["docProps/thumbnail.png"]
    assert open_book(smallbooks.zipped(tmp_path / "a.docx", members))[0].cover == ""
    body = smallbooks.docx_body()
    members = smallbooks.docx_members(body[body.rindex("<w:p>") :] + body)
    del members["docProps/thumbnail.png"]
    book, _ = open_book(smallbooks.zipped(tmp_path / "b.docx", members))
    assert book.cover == "word/media/lamp.png"


def test_words_that_word_hides_are_hidden(tmp_path: Path) -> None:
    hidden = "<w:r><w:rPr>{}</w:rPr><w:t>{}</w:t></w:r>"
    runs = [
        hidden.format("<w:vanish/>", "direct "),
        hidden.format('<w:vanish w:val="0"/>', "shown "),
        hidden.format('<w:rStyle w:val="Ghost"/>', "styled "),
        hidden.format('<w:rStyle w:val="Heir"/>', "inherited "),
        hidden.format('<w:rStyle w:val="Heir"/><w:vanish w:val="false"/>', "brought back "),
    ]
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    style = '<w:style w:type="{}" w:styleId="{}"><w:name w:val="{}"/>{}</w:style>'
    hides, heir = "<w:rPr><w:vanish/></w:rPr>", '<w:basedOn w:val="Ghost"/>'
    made = [
        style.format("character", "Ghost", "G", hides),
        style.format("character", "Heir", "H", heir),
        style.format("paragraph", "Dark", "D", hides),
    ]
    styles = f"<w:styles {space}>{''.join(made)}</w:styles>"
    whole = '<w:p><w:pPr><w:pStyle w:val="Dark"/></w:pPr><w:r><w:t>whole line</w:t></w:r></w:p>'
    body = f"<w:p>{''.join(runs)}</w:p>{whole}"
    book = book_of(tmp_path / "a.docx", body, **{"word__styles.xml": styles})
    [file] = book.files
    assert [file.text[s:e].strip() for s, e in file.hidden] == [
        "direct",
        "styled inherited",
        "whole line",
    ]
    assert "shown" in file.text and "brought back" in file.text


MESSAGE = (
    b"MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\n"
    b"Content-Type: text/html; charset=utf-8\r\n\r\n<html><body><p>Saved page \xc3\xa9.</p></body>"
    b"</html>\r\n--x--\r\n"
)
PAGE = b'<html><body>Bare <b>words</b><h2 id="a">Under</h2><a href="#a">up</a><br><img src="x.png">'


def inserted(*documents: bytes) -> dict[str, str | bytes]:
    """The members of a document with others between its paragraphs."""
    body = paragraph("First.")
    relations = ""
    members: dict[str, str | bytes] = {}
    for number, document in enumerate(documents):
        body += f'<w:altChunk r:id="c{number}"/>' + paragraph(f"After {number}.")
        relations += f'<Relationship Id="c{number}" Type="x/aFChunk" Target="/word/c{number}.bin"/>'
        members[f"word/c{number}.bin"] = document
    members |= {n: p for n, p in smallbooks.docx_members(body).items() if n not in members}
    rels = "word/_rels/document.xml.rels"
    members[rels] = str(members[rels]).replace("</Rel", f"{relations}</Rel")
    return members


def test_inserted_documents_are_read_in_their_places(tmp_path: Path) -> None:
    inner = smallbooks.zipped(tmp_path / "in.docx", inserted(PAGE, b"{\\rtf1 Rich \\'e9.\\par}"))
    members = inserted(inner.read_bytes(), MESSAGE, b"Plain words.\n\nMore.", PAGE)
    book, _ = open_book(smallbooks.zipped(tmp_path / "a.docx", members))
    assert "".join(file.text for file in book.files).split("\n")[:-1] == [
        "First.", "First.", "Bare words", "Under", "up", "After 0.", "Rich é.", "After 1.",
        "After 0.", "Saved page é.", "After 1.", "Plain words.", "More.", "After 2.", "Bare words",
        "Under", "up", "After 3.",
    ]  # fmt: skip
    assert [entry.title for entry in book.toc] == ["Under", "Under"]
    assert list(book.warnings) == [Notice("pictures_not_shown", count=1)]
    links = [e for f in book.files for e in etree.fromstring(f.markup).iter("{*}a")]
    assert len({e.get("href") for e in links}) == 2


def test_an_inserted_document_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    members = inserted(b"\0\1\2" * 100, b"PK\3\4 no zip", b"%PDF-1.4\0", b"Words.")
    members["word/_rels/document.xml.rels"] = str(members["word/_rels/document.xml.rels"]).replace(
        'Target="/word/c1.bin"', 'Target="http://example.com/x" TargetMode="External"'
    )
    nested = b""
    for _ in range(6):
        nested = smallbooks.zipped(tmp_path / "n.docx", inserted(nested)).read_bytes()
    members |= {"word/c3.bin": nested}
    book, _ = open_book(smallbooks.zipped(tmp_path / "a.docx", members))
    assert "After 3." in book.files[0].text
    told = [Notice("inserted_left_out", count=count) for count in (1, 3)]
    assert list(book.warnings) == told


def test_documents_that_are_inserted_without_end_are_not_read_without_end(tmp_path: Path) -> None:
    deep = smallbooks.zipped(tmp_path / "in.docx", inserted(*[b"Words."] * 40)).read_bytes()
    deep = smallbooks.zipped(tmp_path / "in.docx", inserted(*[deep] * 40)).read_bytes()
    book, _ = open_book(smallbooks.zipped(tmp_path / "a.docx", inserted(*[deep] * 40)))
    assert sum(file.text.count("Words.") for file in book.files) <= 500
    assert any("inserted" in str(warning) for warning in book.warnings)
