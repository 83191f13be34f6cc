from __future__ import annotations

from pathlib import Path

import pytest

import smallbooks
from foxreader.core.errors import OpenError, UnsupportedFormat
from foxreader.formats import kind_of_file

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


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"TPZ0" + bytes(90), "Topaz"),
        (b"CONT\2\0" + bytes(90), "KFX"),
    ],
)
def test_what_is_not_read_is_named_with_what_is(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "a.book"
    path.write_bytes(content)
    with pytest.raises(UnsupportedFormat, match=words) as caught:
        kind_of_file(path)
    for kind in ("EPUB", "PDF", "MOBI", "AZW3", "FB2", "CBZ", "DOCX", "MHTML"):
        assert kind in str(caught.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"AT&TFORM" + bytes(90), "DjVu"),
        (b"ITOLITLS" + bytes(90), "Microsoft Reader"),
        (b"L\0R\0F\0" + bytes(90), "LRF"),
        (bytes(60) + b"PNRdPPrs" + bytes(90), "Palm"),
    ],
)
def test_what_calibre_converts_is_said_so(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "a.book"
    path.write_bytes(content)
    with pytest.raises(UnsupportedFormat, match=rf"{words}.*calibre can convert it to EPUB\.$"):
        kind_of_file(path)


@pytest.mark.parametrize("names", [{"a.ods": "content.xml"}, {"a.xlsx": "xl/workbook.xml"}])
def test_other_zips_are_refused(tmp_path: Path, names: dict[str, str]) -> None:
    from foxreader.formats import open_book

    [(name, member)] = names.items()
    with pytest.raises(OpenError):
        open_book(smallbooks.zipped(tmp_path / name, {member: "x"}))
