from __future__ import annotations

import struct
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

import smallbooks
from examples import examples
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, ProtectedBook, UnsafeBook, UnsupportedFormat
from foxreader.formats import open_book
from foxreader.formats.archive import resolve
from foxreader.formats.html.markup import parse
from foxreader.formats.kindle_html import IndexEntry, page, text_of_records

DATA = Path(__file__).parents[1] / "data"


def book_of(path: Path, raw: bytes | None = None) -> Book:
    if raw is not None:
        path.write_bytes(raw)
    book, resources = open_book(path)
    resources.close()
    return book


@pytest.mark.parametrize("name", ["tiny.azw3", "tiny.mobi", "tiny-both.mobi"])
def test_both_forms_give_the_same_book(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    book = book_of(DATA / name)
    assert book.format == "Kindle"
    text = " ".join(" ".join(file.text.split()) for file in book.files)
    assert "It was café-brown, and said “no”. It went on to the lamp." in text
    assert "canarytwo flame. Deep in the night it went out." in text
    places = [(e.title, book.files[e.place.file].text[e.place.start :]) for e in book.toc]
    assert [t for t, words in places if words.lstrip().startswith(t)] == ["The Fox", "The Lamp"]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["tiny.azw3", "tiny.mobi"])
def test_a_link_leads_across_files(name: str) -> None:
    book = book_of(DATA / name)
    names = [file.name for file in book.files]
    found = [
        (e.text, resolve(file.name, e.get("href") or ""))
        for file in book.files
        for e in etree.fromstring(file.markup).iter("{*}a")
        if e.text == "the lamp"
    ]
    [(_, (name, fragment))] = found
    target = book.files[names.index(name)]
    assert target.text[target.anchors[fragment] :].strip() == "Deep in the night it went out."


@pytest.mark.parametrize("compression", [1, 2])
def test_what_an_older_book_says_of_itself(tmp_path: Path, compression: int) -> None:
    raw = smallbooks.mobi_bytes(smallbooks.mobi_text(), compression=compression)
    book = book_of(tmp_path / "a.prc", raw)
    assert book.metadata.description == "A tale & more."
    assert [file.text.split()[-1] for file in book.files] == ["café-brown.", "flame.", "Lamp"]
    assert (book.cover, book.warnings) == ("image/1", ())


def test_a_text_of_the_palm(tmp_path: Path) -> None:
    text = b"Chapter 1\r\n\r\nThe first words.\r\n\r\nChapter 2\r\n\r\nThe caf\xe9.\r\n"
    for compression in (1, 2):
        raw = smallbooks.mobi_bytes(text, kind=b"TEXtREAd", compression=compression)
        book = book_of(tmp_path / "a.pdb", raw)
        assert book.metadata.title == smallbooks.TITLE
        assert [entry.title for entry in book.toc] == ["Chapter 1", "Chapter 2"]
        assert book.files[0].text.split()[-2:] == ["The", "café."]


def test_drm_is_named(tmp_path: Path) -> None:
    for name, raw in (
        ("a.mobi", smallbooks.mobi_bytes(smallbooks.mobi_text(), locked=2)),
        ("b.azw3", _locked((DATA / "tiny.azw3").read_bytes())),
        ("c.azw", b"\xeaDRMION\xee" + bytes(200)),
    ):
        with pytest.raises(ProtectedBook, match="Amazon's DRM"):
            book_of(tmp_path / name, raw)


def test_a_print_replica_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedFormat, match="Print Replica"):
        book_of(tmp_path / "a.azw4", smallbooks.mobi_bytes(b"%MOP" + bytes(90)))


def _locked(raw: bytes) -> bytes:
    first = struct.unpack_from(">I", raw, 78)[0]
    return raw[: first + 12] + b"\0\2" + raw[first + 14 :]


def test_where_the_newer_form_is_damaged_the_older_serves(tmp_path: Path) -> None:
    raw = bytearray((DATA / "tiny-both.mobi").read_bytes())
    header = raw.index(b"BOUNDARY") + 8
    raw[header : header + 2] = b"\xff\xff"
    book = book_of(tmp_path / "a.mobi", bytes(raw))
    assert "canaryone" in book.files[0].text
    assert [e.title for e in book.toc] == ["The Fox", "The Lamp"]
    assert len(book.warnings) == 1


def test_records_that_overlap_or_are_too_large_are_refused(tmp_path: Path) -> None:
    raw = bytearray(smallbooks.mobi_bytes(smallbooks.mobi_text()))
    count = struct.unpack_from(">H", raw, 76)[0]
    raw[78 + 8 * (count - 1) : 82 + 8 * (count - 1)] = raw[78:82]
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "a.mobi", bytes(raw))
    large = smallbooks.palm_database([smallbooks.palm_header(1, 9, 1), b"x" * 100_000], b"TEXtREAd")
    with pytest.raises(UnsafeBook):
        book_of(tmp_path / "b.mobi", large)


def test_a_header_that_counts_without_end_is_damaged(tmp_path: Path) -> None:
    raw = bytearray(smallbooks.mobi_bytes(smallbooks.mobi_text()))
    at = raw.index(b"EXTH") + 8
    raw[at : at + 8] = b"\xff\xff\xff\xff" + bytes(4)
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "a.mobi", bytes(raw))


def test_a_resource_list_that_is_cut_off_is_left_out(tmp_path: Path) -> None:
    raw = bytearray((DATA / "tiny.azw3").read_bytes())
    at = raw.index(b"FCIS")
    raw[at : at + 32] = b"RESC" + bytes(12) + b"<package a='1' b"
    assert "canaryone" in "".join(f.text for f in book_of(tmp_path / "a.azw3", bytes(raw)).files)


def test_phrases_made_of_phrases_do_not_fill_the_memory(tmp_path: Path) -> None:
    started = time.process_time()
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "a.mobi", _huffman([bytes([255 - n + 1]) * 64 for n in range(1, 30)]))
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "b.mobi", _huffman([bytes([254]) * 2]))
    assert time.process_time() - started < 20


def test_huffman_packed_text(tmp_path: Path) -> None:
    path = tmp_path / "a.mobi"
    path.write_bytes(_huffman([b"\xff\xff"], text=b"\xff\xfe"))
    assert text_of_records(path)[0] == b"fox fox fox "


def _huffman(phrases: list[bytes], text: bytes = b"\xe3") -> bytes:
    """A book packed by phrases: 255 is “fox ”, 254 and below those of ``phrases``."""
    codes = struct.pack(">256I", *[255 << 8 | 0x80 | 8] * 256)
    huff = b"HUFF\0\0\0\x18" + struct.pack(">II", 24, 24 + 1024) + bytes(8) + codes + bytes(256)
    stored = [
        struct.pack(">H", 0x8004) + b"fox ",
        *(struct.pack(">H", len(p)) + p for p in phrases),
    ]
    at, offsets = 2 * len(stored), b""
    for phrase in stored:
        offsets += struct.pack(">H", at)
        at += len(phrase)
    cdic = b"CDIC\0\0\0\x10" + struct.pack(">II", len(stored), 8) + offsets + b"".join(stored)
    first = bytearray(smallbooks.palm_header(0x4448, 9, 1) + smallbooks.mobi_header(1))
    struct.pack_into(">II", first, 0x70, 2, 2)
    return smallbooks.palm_database([bytes(first), text, huff, cdic], b"BOOKMOBI")


@examples(300)
@given(
    words=st.text("aé<>漢 &;=\"'", max_size=40), positions=st.sets(st.integers(0, 90), max_size=6)
)
def test_anchors_never_change_the_text(words: str, positions: set[int]) -> None:
    escaped = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    raw = f'<html><body><p class="x">{escaped}</p><p>end</p></body></html>'.encode()
    entries = [IndexEntry("t", 1, position) for position in positions]
    plain = "".join(parse(page(raw, "utf-8", [])).itertext())
    tree = parse(page(raw, "utf-8", entries))
    assert "".join(tree.itertext()) == plain
    found = {e.get("id") for e in tree.iter("{*}a")}
    assert found >= {e.anchor for e in entries if e.position <= len(raw)}
