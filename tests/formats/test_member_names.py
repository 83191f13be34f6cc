"""Members of a book's archive are found however their names were written."""

from __future__ import annotations

import zipfile
from pathlib import Path
from urllib.parse import quote

import pytest

from foxreader.core.book import Book, Lookup
from foxreader.formats import open_book
from foxreader.formats.archive import Archive, resolve

CONTAINER = b"<container><rootfiles><rootfile full-path='OPS/book.opf'/></rootfiles></container>"


def chapter(words: str) -> bytes:
    return (
        f'<html xmlns="http://www.w3.org/1999/xhtml"><body><p>{words}</p></body></html>'
    ).encode()


def package(*hrefs: str) -> bytes:
    items = "".join(
        f'<item id="c{n}" href="{href}" media-type="application/xhtml+xml"/>'
        for n, href in enumerate(hrefs)
    )
    refs = "".join(f'<itemref idref="c{n}"/>' for n, _ in enumerate(hrefs))
    return (
        f"<package><metadata><title>T</title></metadata><manifest>{items}</manifest>"
        f"<spine>{refs}</spine></package>"
    ).encode()


def epub(path: Path, members: dict[bytes, bytes], flag: bool = False) -> Path:
    """A book whose members have names of just these bytes; ``flag`` says that they are UTF-8."""
    stand_in = {f"{number:03}".rjust(len(name), "x"): name for number, name in enumerate(members)}
    with zipfile.ZipFile(path, "w") as book:
        for name, data in zip(stand_in, members.values(), strict=True):
            book.writestr(name, data)
    raw = bytearray(path.read_bytes())
    for name, wanted in stand_in.items():
        while (at := raw.find(name.encode())) >= 0:
            raw[at : at + len(name)] = wanted
            local = raw[at - 30 : at - 26] == b"PK\3\4"
            raw[at - (23 if local else 37)] |= 8 if flag else 0
    path.write_bytes(raw)
    return path


def book_of(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


@pytest.mark.parametrize(
    ("name", "encoding", "href"),
    [
        ("глава", "utf-8", quote("глава")),
        ("глава", "cp866", quote("глава")),
        ("глава", "cp1251", "глава"),
        ("第一章", "gbk", "第一章"),
        ("第一章", "gbk", quote("第一章", encoding="gbk")),
        ("第一章", "shift_jis", "第一章"),
        ("第一章", "euc_jp", quote("第一章")),
        ("глава", "koi8-r", "глава"),
        ("глава", "utf-8", quote("глава", encoding="cp1251")),
        ("kůň", "cp1250", "kůň"),
        ("فصل", "cp1256", "فصل"),
        ("two words", "ascii", "two+words"),
        ("café", "cp850", "café"),
        ("café", "latin-1", "caf%E9"),
        ("CR%21SQ", "ascii", "CR%21SQ"),
        ("50%25", "ascii", "50%2525"),
        ("a b", "ascii", "a%2520b"),
        ("caf%E9", "ascii", "café"),
    ],
)
def test_a_chapter_is_found(tmp_path: Path, name: str, encoding: str, href: str) -> None:
    members = {
        b"META-INF/container.xml": CONTAINER,
        b"OPS/book.opf": package(href + "1.xhtml", href + "2.xhtml"),
        f"OPS/{name}1.xhtml".encode(encoding): chapter("one"),
        f"OPS/{name}2.xhtml".encode(encoding): chapter("two"),
    }
    book = book_of(epub(tmp_path / "b.epub", members))
    assert [file.text.strip() for file in book.files] == ["one", "two"]
    assert book.warnings == ()
    # A link that is written as the package has it leads there.
    names = Lookup(file.name for file in book.files)
    assert names.find(resolve("OPS/book.opf", href + "2.xhtml")[0]) == book.files[1].name


def test_names_with_backslashes_have_folders(tmp_path: Path) -> None:
    members = {
        b"META-INF\\container.xml": CONTAINER,
        b"OPS\\book.opf": package("text/c.xhtml"),
        b"OPS\\text\\c.xhtml": chapter("one"),
    }
    book = book_of(epub(tmp_path / "b.epub", members))
    assert (book.files[0].name, book.files[0].text) == ("OPS/text/c.xhtml", "one\n")


def test_a_flagged_name_is_what_it_says(tmp_path: Path) -> None:
    path = epub(
        tmp_path / "b.epub", {"é.xhtml".encode(): b"1", "e\u0301%21.xhtml".encode(): b"2"}, True
    )
    archive = Archive(path)
    assert archive.names == ("é.xhtml", "e\u0301%21.xhtml")
    assert [archive.read(name) for name in ("É.XHTML", "é!.xhtml", "é%21.xhtml")] == [
        b"1",
        b"2",
        b"2",
    ]
    assert archive.find("Ã©.xhtml") is None
    archive.close()


def test_a_file_in_another_folder_is_found_last_and_only_without_doubt(tmp_path: Path) -> None:
    members = {
        b"META-INF/container.xml": CONTAINER,
        b"OPS/book.opf": package("Text/C1.xhtml", "same.xhtml"),
        b"c1.xhtml": chapter("one"),
        b"a/same.xhtml": chapter("two"),
        b"b/same.xhtml": chapter("three"),
    }
    book = book_of(epub(tmp_path / "b.epub", members))
    assert [file.text.strip() for file in book.files] == ["one", ""]
    assert len(book.warnings) == 1


def test_a_name_that_is_there_is_never_another() -> None:
    names = Lookup(["a%21.x", "a!.x", "B/c.x", "b/C.x", "d/e.x"])
    assert [names.find(name) for name in ("a!.x", "a%21.x", "A!.X")] == ["a!.x", "a%21.x", "a!.x"]
    assert (names.find("b/c.x"), names.find("B/c.x"), names.find("/b\\C.x")) == ("B/c.x",) * 3
    assert (names.find("e.x"), names.nearest("q/E.x"), names.nearest("c.x")) == (
        None,
        "d/e.x",
        None,
    )


def test_a_chapter_with_another_ending_is_found(tmp_path: Path) -> None:
    members = {
        b"META-INF/container.xml": CONTAINER,
        b"OPS/book.opf": package("c1.xhtml", "c2.html"),
        b"OPS/c1.html": chapter("one"),
        b"OPS/c2.htm": chapter("two"),
    }
    book = book_of(epub(tmp_path / "b.epub", members))
    assert [file.text.strip() for file in book.files] == ["one", "two"]


@pytest.mark.parametrize(
    ("ids", "refs"),
    [
        (("a", "a"), ("a", "a")),
        ((" a", "b "), ("a ", " b")),
        (("a", "b"), ("c1.xhtml", "c2.xhtml")),
    ],
)
def test_chapters_with_odd_ids_are_found(
    tmp_path: Path, ids: tuple[str, str], refs: tuple[str, str]
) -> None:
    listed = package("c1.xhtml", "c2.xhtml").decode()
    for number, (own, ref) in enumerate(zip(ids, refs, strict=True)):
        listed = listed.replace(f' id="c{number}"', f' id="{own}"')
        listed = listed.replace(f'idref="c{number}"', f'idref="{ref}"')
    members = {
        b"META-INF/container.xml": CONTAINER,
        b"OPS/book.opf": listed.encode(),
        b"OPS/c1.xhtml": chapter("one"),
        b"OPS/c2.xhtml": chapter("two"),
    }
    book = book_of(epub(tmp_path / "b.epub", members))
    assert [file.text.strip() for file in book.files] == ["one", "two"]
