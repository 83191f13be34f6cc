"""Comics in other archives than zip, and the order of their pages."""

from __future__ import annotations

import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

import comicmaker
import smallbooks
from examples import step
from foxreader.core.errors import DamagedBook, OpenError, UnsafeBook, UnsupportedFormat
from foxreader.formats import comics, digest, kind_of_file, open_book
from foxreader.formats.apart import open_apart
from foxreader.formats.comics import pages
from foxreader.formats.details import read_details

Maker = Callable[[Path, comicmaker.Files], Path]
MAKERS: dict[str, Maker] = {
    "tar.cbt": comicmaker.tar,
    "four.cbr": comicmaker.rar4,
    "five.cbr": comicmaker.rar5,
    "seven.cb7": comicmaker.sevenzip,
}
BY_LIBRARY = {name: maker for name, maker in MAKERS.items() if name != "tar.cbt"}
WITH_LIBRARY = sys.platform == "linux" and comics.has_library()


def readable(makers: dict[str, Maker]) -> list[str]:
    return [name for name in makers if name == "tar.cbt" or WITH_LIBRARY]


@pytest.mark.parametrize("name", readable(MAKERS))
def test_a_comic_is_the_same_in_each_archive(tmp_path: Path, name: str) -> None:
    path = MAKERS[name](tmp_path / name, smallbooks.comic_members())
    book, resources = open_book(path)
    zipped, others = open_book(smallbooks.cbz(tmp_path / "small.cbz"))
    assert (book.format, book.leftward, book.metadata) == ("CBZ", True, zipped.metadata)
    assert (book.files, book.toc, book.cover) == (zipped.files, zipped.toc, zipped.cover)
    for number in (2, 0, 1, 1):  # forwards and back
        assert resources.page_image(number, 1.0) == others.page_image(number, 1.0)
    assert read_details(path).cover == read_details(tmp_path / "small.cbz").cover
    resources.close()
    assert resources.read(book.cover) is None
    others.close()


@pytest.mark.parametrize("name", readable(MAKERS))
def test_a_comic_is_read_within_the_walls(tmp_path: Path, name: str) -> None:
    path = MAKERS[name](tmp_path / name, smallbooks.comic_members())
    book, resources = open_apart(path, sha256=digest(path))
    assert resources.page_image(2, 1.0).data == smallbooks.png(40, 50)
    assert resources.page_image(0, 1.0).media_type == "image/png"
    assert len(book.files) == 3
    resources.close()


@pytest.mark.parametrize("name", readable(MAKERS))
def test_the_name_may_be_that_of_another_comic(tmp_path: Path, name: str) -> None:
    path = MAKERS[name](tmp_path / "a.cbz", smallbooks.comic_members())
    assert kind_of_file(path) == "CBZ"
    book, resources = open_book(path)
    resources.close()
    assert len(book.files) == 3


def test_a_zip_under_the_name_of_a_rar(tmp_path: Path) -> None:
    smallbooks.cbz(tmp_path / "a.cbr")
    assert kind_of_file(tmp_path / "a.cbr") == "CBZ"


@pytest.mark.parametrize("name", BY_LIBRARY)
def test_where_the_library_is_missing_a_sentence_says_so(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comics, "LIBRARIES", {})
    path = BY_LIBRARY[name](tmp_path / name, {"1.png": smallbooks.PICTURE})
    with pytest.raises(UnsupportedFormat, match="where libarchive is installed"):
        open_book(path)


@pytest.mark.parametrize("name", readable(BY_LIBRARY))
def test_a_member_larger_than_any_comic_is_refused(tmp_path: Path, name: str) -> None:
    files = {f"{n}.png": smallbooks.PICTURE for n in range(comics.MAX_ENTRIES + 1)}
    with pytest.raises(UnsafeBook):
        open_book(BY_LIBRARY[name](tmp_path / name, files))


def test_a_tar_that_says_it_is_huge_is_refused(tmp_path: Path) -> None:
    path = comicmaker.tar(tmp_path / "a.cbt", {"1.png": smallbooks.PICTURE})
    info = tarfile.TarInfo("2.png")
    info.size = 2**40
    path.write_bytes(info.tobuf() + path.read_bytes())
    with pytest.raises(OpenError):
        open_book(path)


@pytest.mark.parametrize("name", readable(MAKERS))
def test_a_damaged_comic_is_told_in_one_sentence_within_the_walls(
    tmp_path: Path, name: str
) -> None:
    path = MAKERS[name](tmp_path / name, smallbooks.comic_members())
    whole = path.read_bytes()
    changed = [whole[: len(whole) * part // 5] for part in range(1, 5, step(2))]
    for at in range(8, len(whole), len(whole) // (12 // step(3))):
        changed.append(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
    for data in changed:
        path.write_bytes(data)
        try:
            _, resources = open_apart(path, sha256=digest(path))
        except OpenError as error:
            assert "\n" not in str(error) and str(error).endswith(".")
        else:
            resources.close()


@pytest.mark.parametrize("name", readable(MAKERS))
def test_an_archive_without_pictures_is_no_comic(tmp_path: Path, name: str) -> None:
    with pytest.raises(DamagedBook):
        open_book(MAKERS[name](tmp_path / name, {"a.txt": b"words"}))


@pytest.mark.parametrize(
    "names",
    [
        ["Wren-7.png", "Wren-7-01.png", "Wren-7-02.png"],
        ["p1.jpg", "p1.5.png", "p2.jpg", "p10.jpg"],
        ["Cover.jpg", "01.png", "02.png", "back cover.jpg"],
        ["zz front_cover.jpg", "a/cover.png", "a/1.png", "b/cover.png", "b/2.png"],
        ["1/9.png", "1/10.png", "2/1.png", "10/1.png"],
        ["007.gif", "7a.gif", "discover 1.gif"],
        ["A-FC.png", "A-IFC.png", "A-01.png", "A-02.png", "A-BC.png"],
        ["front.png", "01 inside front cover.png", "02.png", "03.png"],
    ],
)
def test_the_order_of_pages(names: list[str]) -> None:
    assert list(pages(tuple(sorted(names, reverse=True)))) == names
