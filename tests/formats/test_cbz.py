from __future__ import annotations

import struct
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import smallbooks
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, UnsafeBook, UnsupportedFormat, UsageError
from foxreader.core.notice import Notice
from foxreader.formats import open_book
from foxreader.formats.comics import pages
from foxreader.formats.kinds import kind_of_picture, size_of_picture, too_large

PNG = smallbooks.PICTURE
JPEG = (
    b"\xff\xd8\xff\xe1\x00\x08Exif\0\0\xff\xff\xc4\x00\x04\0\0\xff\xc2\x00\x11\x08"
    + struct.pack(">HH", 480, 640)
    + bytes(12)
)
GIF = b"GIF89a" + struct.pack("<HH", 640, 480)
BMP = b"BM" + bytes(12) + struct.pack("<Iii", 40, 640, -480)
OLD_BMP = b"BM" + bytes(12) + struct.pack("<IHH", 12, 640, 480)
EXIF_TURNED = b"Exif\0\0MM\0*" + struct.pack(">IHHHII", 8, 1, 0x0112, 3, 1, 6 << 16) + bytes(4)


def box(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body) + 8) + kind + body


def avif(properties: bytes) -> bytes:
    """The head of an AVIF file with a picture of those properties."""
    meta = bytes(4) + box(b"iprp", box(b"ipco", properties))
    return box(b"ftyp", b"avif\0\0\0\0avifmif1") + box(b"meta", meta)


AVIF = avif(box(b"ispe", bytes(4) + struct.pack(">II", 640, 480)))


def jpeg(*segments: bytes) -> bytes:
    """The head of a JPEG file of 640 by 480 pixels, with those segments before its size."""
    before = b"".join(b"\xff\xe1" + struct.pack(">H", len(s) + 2) + s for s in segments)
    return b"\xff\xd8" + before + JPEG[-21:]


def webp(kind: bytes, body: bytes) -> bytes:
    return b"RIFF\0\0\0\0WEBP" + kind + bytes(4) + body


def book_of(path: Path, members: dict[str, str | bytes]) -> Book:
    book, resources = open_book(smallbooks.zipped(path, members))
    resources.close()
    return book


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (JPEG, "image/jpeg"),
        (smallbooks.png(640, 480), "image/png"),
        (GIF, "image/gif"),
        (BMP, "image/bmp"),
        (OLD_BMP, "image/bmp"),
        (AVIF, "image/avif"),
        (webp(b"VP8 ", bytes(6) + struct.pack("<HH", 640, 480)), "image/webp"),
        (webp(b"VP8L", b"\x2f" + struct.pack("<I", 639 | 479 << 14)), "image/webp"),
        (webp(b"VP8X", bytes(4) + b"\x7f\x02\0" + b"\xdf\x01\0"), "image/webp"),
    ],
)
def test_a_picture_tells_its_size_unread(data: bytes, kind: str) -> None:
    assert kind_of_picture(data) == kind
    assert size_of_picture(data) == (640, 480)
    for end in range(len(data)):
        assert size_of_picture(data[:end]) in (None, (640, 480))


def test_a_picture_turned_by_its_camera_has_the_size_it_is_shown_in() -> None:
    assert size_of_picture(jpeg()) == (640, 480)
    assert size_of_picture(jpeg(EXIF_TURNED)) == (480, 640)


def test_the_largest_pictures_of_each_kind_are_too_large() -> None:
    most = 2**31 - 1
    larger = [
        b"GIF89a" + struct.pack("<HH", 65_535, 65_535),
        b"BM" + bytes(12) + struct.pack("<IHH", 12, 65_535, 65_535),
        b"BM" + bytes(12) + struct.pack("<Iii", 40, most, -most),
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">IIBB", most, most, 8, 2),
        JPEG[:-16] + struct.pack(">HH", 65_535, 65_535) + bytes(12),
        webp(b"VP8 ", bytes(6) + struct.pack("<HH", 16_383, 16_383)),
        webp(b"VP8L", b"\x2f" + struct.pack("<I", 2**28 - 1)),
        webp(b"VP8X", bytes(4) + b"\xff" * 6),
        avif(box(b"ispe", bytes(4) + struct.pack(">II", most, most))),
    ]
    assert all(map(too_large, larger))


@pytest.mark.parametrize(
    "made",  # here: what is made while tests are collected stays to the end
    [
        lambda: b"\xff\xd8\xff\xe0\0\x04ab" + bytes(50_000_000),
        lambda: b"\xff\xd8" + b"\xff" * 50_000_000,
        lambda: b"\xff\xd8" + b"\xff\xe1\0\x02" * 10_000_000,
        lambda: avif(box(b"free", b"") * 5_000_000),
        lambda: avif(b"") + box(b"meta", bytes(50_000_000)),
        lambda: (
            box(b"ftyp", b"avif\0\0\0\0")
            + box(b"meta", bytes(4) + box(b"iprp", box(b"ipma", bytes(4) + b"\x7f" * 50_000_000)))
        ),
    ],
    ids=["bytes between", "fill", "segments", "properties", "no picture", "associations"],
)
def test_a_file_made_to_be_slow_is_given_up(made: Callable[[], bytes]) -> None:
    data = made()
    began = time.process_time()
    assert size_of_picture(data) is None
    assert time.process_time() - began < 2


def test_pages_stand_in_the_order_a_reader_expects() -> None:
    names = (
        "10.jpg", "9.JPG", "a/2.png", "a/10.png", "b/1.webp", ".x.png", "__MACOSX/1.png", "n.txt",
        "a/.DS_Store", "1a.png", "001.gif",
    )  # fmt: skip
    assert list(pages(names)) == [
        "001.gif", "1a.png", "9.JPG", "10.jpg", "a/2.png", "a/10.png", "b/1.webp",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["folder.png", "Folder.JPG", "vol 1/folder.webp"])
def test_the_picture_that_stands_for_its_folder_is_its_cover(name: str) -> None:
    beside = name.rpartition("/")[0] + "/" if "/" in name else ""
    others = (f"{beside}001.png", f"{beside}The folder.png")
    assert tuple(pages((*others, name))) == (name, *others)


def test_a_comic(tmp_path: Path) -> None:
    path = smallbooks.cbz(tmp_path / "a.cbz")
    book, resources = open_book(path)
    assert (book.format, book.paged, book.leftward) == ("CBZ", True, True)
    assert book.warnings == (Notice("pictures_to_recognise"),)
    assert [mark.label for mark in book.pages] == ["1", "2", "3"]
    sizes = [(f.page.width, f.page.height) for f in book.files if f.page is not None]
    assert sizes == [(22.5, 15), (22.5, 15), (30, 37.5)]
    assert [(e.title, e.place.file) for e in book.toc] == [("1 The Fox", 0), ("2 The Lamp", 1)]
    picture = resources.page_image(2, 3.0)
    assert (picture.media_type, picture.data) == ("image/png", smallbooks.png(40, 50))
    assert resources.read(book.cover) == resources.page_image(0, 1.0)
    with pytest.raises(UsageError):
        resources.page_image(3, 1.0)
    resources.close()


@pytest.mark.parametrize("manga", ["Yes", "No", ""])
def test_comic_info(tmp_path: Path, manga: str) -> None:
    about = (
        "<ComicInfo><Series>Lamps</Series><Number>3</Number><Title>Night</Title><Year>2001</Year>"
        "<Month>4</Month><Writer>Ada, Bo</Writer><Summary>About\nlamps.</Summary>"
        f"<Manga>{manga}</Manga><Pages><Page Image='1' Type='FrontCover'/></Pages></ComicInfo>"
    )
    book = book_of(tmp_path / "a.cbz", {"x/ComicInfo.xml": about, "x/1.png": PNG, "x/2.png": PNG})
    meta = book.metadata
    assert (meta.title, meta.authors, meta.published) == (
        "Lamps 3: Night",
        ("Ada", "Bo"),
        "2001-04",
    )
    assert (meta.description, book.cover, book.leftward) == ("About lamps.", "x/2.png", False)
    assert book.toc == ()


def test_damaged_and_huge_pages_are_told_and_not_shown(tmp_path: Path) -> None:
    huge = bytearray(PNG)
    huge[16:24] = struct.pack(">II", 50_000, 50_000)
    members: dict[str, str | bytes] = {"1.png": PNG, "2.png": bytes(huge), "3.jpg": b"no picture"}
    book, resources = open_book(smallbooks.zipped(tmp_path / "a.cbz", members))
    assert book.warnings == (
        Notice("pictures_to_recognise"),
        "Some pages are damaged: 3.",
        "Some pages are too large to be shown: 2.",
    )
    with pytest.raises(UnsafeBook):
        resources.page_image(1, 1.0)
    with pytest.raises(DamagedBook):
        resources.page_image(2, 1.0)
    resources.close()
    with pytest.raises(DamagedBook):
        book_of(tmp_path / "b.cbz", {"1.png": b"no picture"})


def test_a_size_far_into_the_file_is_found(tmp_path: Path) -> None:
    preview = b"\xff\xe2\xff\xff" + bytes(65_533)
    far = b"\xff\xd8" + preview * 3 + JPEG[2:]
    [file] = book_of(tmp_path / "a.cbz", {"1.jpg": far}).files
    assert file.page is not None and (file.page.width, file.page.height) == (480, 360)


@pytest.mark.parametrize("name", ["a.cbr", "a.cb7", "a.cbt"])
def test_other_archives_are_named(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"**ACE**" + bytes(100))
    with pytest.raises(UnsupportedFormat, match=r"convert it to CBZ\.$"):
        open_book(path)


def test_a_member_without_a_name_is_left_out(tmp_path: Path) -> None:
    path = smallbooks.zipped(tmp_path / "a.cbz", {"1.png": PNG, "#": b"x"})
    raw = path.read_bytes()
    # The directory's own entry: the name's length becomes that of the comment, the name empty.
    at = raw.rindex(b"PK\1\2")
    path.write_bytes(raw[: at + 28] + b"\0\0\0\0\1\0" + raw[at + 34 :])
    book, resources = open_book(path)
    assert len(book.files) == 1
    resources.close()
