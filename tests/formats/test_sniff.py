from __future__ import annotations

from pathlib import Path

import pytest

import smallbooks
from foxreader.core.errors import OpenError, UnsupportedFormat
from foxreader.formats import kind_of_file, open_book

FB2 = smallbooks.fb2_source()
PICTURES: dict[str, str | bytes] = {f"{n}.jpg": b"x" for n in range(5)}


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (FB2.encode("utf-16"), "FB2"),
        (FB2.encode("utf-16-be"), "FB2"),
        (FB2.replace("<FictionBook", "<!--x--><FictionBook").encode(), "FB2"),
        (b"\xef\xbb\xbf" + FB2.encode(), "FB2"),
        (smallbooks.mobi_bytes(b"x"), "Kindle"),
        (smallbooks.mobi_bytes(b"x", kind=b"TEXtREAd"), "Kindle"),
        (b"From: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; b=c\r\n", "MHTML"),
        (b"MIME-Version: 1.0\nContent-Type: text/html\n\n<p>", "MHTML"),
        (b"A letter.\nContent-Type: text/html was what it said.\n", "text"),
        (b"<html><body>", "HTML"),
        (b"words", "text"),
    ],
)
@pytest.mark.parametrize("name", ["a.txt", "a", "a.xyz"])
def test_the_bytes_tell_the_kind(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert kind_of_file(path) == kind


@pytest.mark.parametrize(
    ("name", "members", "kind"),
    [
        ("a.zip", {"x/b.fb2": FB2}, "FB2"),
        ("a.fb2.zip", {"b.fb2": FB2, "readme.txt": "x"}, "FB2"),
        ("a.cbz", PICTURES | {"ComicInfo.xml": "x", "__MACOSX/._1.jpg": "x"}, "CBZ"),
        ("a.zip", PICTURES, "CBZ"),
        ("a.docm", smallbooks.docx_members(), "DOCX"),
        ("a.bin", {"word/document.xml": "x"}, "DOCX"),
        ("a.cbz", {"META-INF/container.xml": "x"} | PICTURES, "EPUB"),
        ("a.zip", {"x.opf": "x"} | PICTURES, "EPUB"),
        ("a.zip", {"a.txt": "x"}, "EPUB"),
    ],
)
def test_names_tell_what_a_zip_holds(
    tmp_path: Path, name: str, members: dict[str, str | bytes], kind: str
) -> None:
    assert kind_of_file(smallbooks.zipped(tmp_path / name, members)) == kind


def test_what_is_not_read_is_named_with_what_is(tmp_path: Path) -> None:
    path = tmp_path / "a.book"
    path.write_bytes(b"TPZ0" + bytes(90))
    with pytest.raises(UnsupportedFormat, match="Topaz") as caught:
        kind_of_file(path)
    for kind in ("EPUB", "PDF", "MOBI", "AZW3", "FB2", "CBZ", "DOCX", "MHTML"):
        assert kind in str(caught.value)


CALIBRE = r".*calibre can convert it to EPUB\.$"
KFX = r"KFX.*calibre with its plug-in KFX Input can convert it to EPUB\.$"
DOCX, PDF = r".*LibreOffice.*save it as DOCX\.$", r".*LibreOffice.*save it as PDF\.$"
UNPACK = r".*; unpack it and open the book in it\.$"


def palm(kind: bytes) -> bytes:
    return b"A book".ljust(60, b"\0") + kind + bytes(90)


def old_office(stream: str) -> bytes:
    """A compound file whose directory, in the second sector, lists one stream."""
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(30, b"\0") + b"\x09\0" + bytes(16)
    return (head + b"\x01\0\0\0").ljust(1024, b"\0") + stream.encode("utf-16-le").ljust(512, b"\0")


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a", b"AT&TFORM" + bytes(90), "DjVu" + CALIBRE),
        ("a", b"FORM\0\0\0\x10DJVU" + bytes(90), "DjVu" + CALIBRE),
        ("a", b"ITOLITLS" + bytes(90), "Microsoft Reader" + CALIBRE),
        ("a", b"ITSF" + bytes(90), "Windows help" + CALIBRE),
        ("a", b"L\0R\0F\0" + bytes(90), "LRF" + CALIBRE),
        ("a.rb", b"\xb0\x0c\xb0\x0c" + bytes(90), "reading device" + CALIBRE),
        ("a.pdb", palm(b"PNRdPPrs"), "Palm" + CALIBRE),
        ("a.pdb", palm(b"BOOKMTIU"), "Palm" + CALIBRE),
        ("a.pdb", palm(b".pdfADBE"), "Palm" + CALIBRE),
        ("a.kfx", b"CONT\2\0" + bytes(90), KFX),
        ("a.azw8", b"\xe0\1\0\xea" + bytes(90), KFX),
        ("a.doc", old_office("WordDocument"), "Word" + DOCX),
        ("a.docx", old_office("EncryptedPackage"), "locked Word" + DOCX),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Word" + DOCX),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\xff" * 600, "Word" + DOCX),
        ("a.ppt", old_office("PowerPoint Document"), "presentation" + PDF),
        ("a.wpd", b"\xffWPC" + bytes(90), "word processor" + DOCX),
        (
            "a.fodt",
            b'<?xml version="1.0"?><office:document'
            b' office:mimetype="application/vnd.oasis.opendocument.text">',
            "word processor" + DOCX,
        ),
        ("a.acsm", b"<fulfillmentToken xmlns='x'>", "Adobe Digital Editions.*open it there"),
        ("a.txt.gz", b"\x1f\x8b" + bytes(90), "gzip" + UNPACK),
        ("a.rar", b"Rar!\x1a\7\0" + bytes(90), "RAR" + UNPACK),
        ("a.webp", b"RIFF\0\0\0\0WEBPVP8 " + bytes(90), "picture"),
    ],
)
def test_what_is_not_read_is_refused_with_a_way(
    tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(UnsupportedFormat, match=words):
        kind_of_file(path)


OPENDOCUMENT = "application/vnd.oasis.opendocument."


@pytest.mark.parametrize(
    ("name", "members", "words"),
    [
        ("a.pptx", {"[Content_Types].xml": "x", "ppt/presentation.xml": "x"}, "presentation" + PDF),
        ("a.odp", {"mimetype": OPENDOCUMENT + "presentation", "content.xml": "x"}, PDF),
        ("a.sxw", {"mimetype": "application/vnd.sun.xml.writer", "content.xml": "x"}, DOCX),
        ("a.pages", {"Index/Document.iwa": "x"}, DOCX),
        ("a.hwpx", {"Contents/section0.xml": "x"}, "Hangul"),
        ("a.kpf", {"resources/book.kdf": "x"}, KFX),
        ("a.htmlz", {"index.html": "x", "metadata.opf": "x"}, UNPACK),
        ("a.zip", {"A Book.txt": "x"}, UNPACK),
    ],
)
def test_what_is_packed_is_refused_with_a_way(
    tmp_path: Path, name: str, members: dict[str, str | bytes], words: str
) -> None:
    with pytest.raises(UnsupportedFormat, match=words):
        open_book(smallbooks.zipped(tmp_path / name, members))


@pytest.mark.parametrize("names", [{"a.ods": "content.xml"}, {"a.xlsx": "xl/workbook.xml"}])
def test_other_zips_are_refused(tmp_path: Path, names: dict[str, str]) -> None:
    [(name, member)] = names.items()
    with pytest.raises(OpenError):
        open_book(smallbooks.zipped(tmp_path / name, {member: "x"}))
