"""What a package demands of a reading system, as EPUB 3.3 has it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook
from foxreader.core.plain_data import pack_book, pack_file, unpack_book, unpack_file
from foxreader.formats import open_book
from foxreader.formats.archive import resolve

MakeEpub = Callable[..., Path]
FIXED = '<meta property="rendition:layout">pre-paginated</meta>'
PAGE = (
    '<html xmlns="http://www.w3.org/1999/xhtml"><head>'
    '<meta name="viewport" content="width=300, height=200"/></head><body><p>page</p></body></html>'
)


@pytest.fixture
def opened(make_epub: MakeEpub, package: str) -> Callable[..., Book]:
    """Opens the small book with parts of its package replaced."""

    def open_changed(*changes: tuple[str, str], files: dict | None = None) -> Book:
        changed = package
        for old, new in changes:
            assert old in changed
            changed = changed.replace(old, new)
        book, resources = open_book(make_epub({"OEBPS/book.opf": changed, **(files or {})}))
        resources.close()
        return book

    return open_changed


def test_the_first_title_is_the_title_and_creators_keep_their_order(opened) -> None:
    title = "<dc:title>Small Book</dc:title>"
    book = opened(
        (
            title,
            f'{title}<dc:title id="m">Main</dc:title>'
            '<meta refines="#m" property="title-type">main</meta>'
            '<dc:creator id="i">Ilse</dc:creator><meta refines="#i" property="role">ill</meta>',
        )
    )
    assert (book.metadata.title, book.metadata.authors) == (
        "Small Book",
        ("Ilse", "Ada Writer"),
    )


@pytest.mark.parametrize(
    ("root", "own", "mark"),
    [
        ("", "", ""),
        ("", ' dir="rtl"', "\u2067"),
        (' dir="rtl"', "", "\u2067"),
        (' dir="rtl"', ' dir="auto"', ""),
        (' dir="ltr"', ' dir="rtl"', "\u2067"),
        (' dir="ltr"', "", ""),
    ],
)
def test_a_declared_direction_is_kept(opened, root: str, own: str, mark: str) -> None:
    words = "CSS: הרפתקה חדשה!"
    book = opened(
        ('unique-identifier="id"', f'unique-identifier="id"{root}'),
        ("<dc:title>Small Book", f"<dc:title{own}>{words}"),
    )
    assert book.metadata.title == (f"{mark}{words}\u2069" if mark else words)


def test_letters_that_have_the_direction_need_nothing(opened) -> None:
    book = opened(("<dc:title>Small Book", '<dc:title dir="rtl">הרפתקה CSS'))
    assert book.metadata.title == "הרפתקה CSS"


@pytest.mark.parametrize(
    ("language", "spine", "leftward"),
    [
        ("en", "<spine>", False),
        ("ar-EG", "<spine>", True),
        ("he", '<spine page-progression-direction="default">', True),
        ("he", '<spine page-progression-direction="ltr">', False),
        ("en", '<spine page-progression-direction="rtl">', True),
    ],
)
def test_where_the_next_page_is(opened, language: str, spine: str, leftward: bool) -> None:
    book = opened(("<dc:language>en", f"<dc:language>{language}"), ("<spine>", spine))
    assert book.leftward is leftward


def test_what_the_spine_lists_again_is_shown_again_and_found_once(opened) -> None:
    one = '<itemref idref="c1"/>'
    book = opened((one, one * 3))
    assert [file.name for file in book.files] == [
        "OEBPS/c1.xhtml",
        "OEBPS/c1.xhtml~1",
        "OEBPS/c1.xhtml~2",
        "OEBPS/text/c 2.xhtml",
    ]
    assert len({file.text for file in book.files[:3]}) == 1
    assert [file.hidden for file in book.files[1:3]] == [((0, len(book.files[0].text)),)] * 2
    assert all(entry.place.file in (0, 3) for entry in book.toc)


def test_repeats_are_bounded(opened, make_epub: MakeEpub, package: str) -> None:
    one = '<itemref idref="c1"/>'
    long = PAGE.replace("page", "word " * 400_000)  # 2 MB
    assert len(opened((one, one * 50), files={"OEBPS/c1.xhtml": long}).files) == 4
    assert len(opened((one, one * 900)).files) <= 102
    both = '<itemref idref="c1"/><itemref idref="c2" linear="no"/>'
    missing = {"OEBPS/book.opf": package.replace(both, one * 3), "OEBPS/c1.xhtml": None}
    with pytest.raises(DamagedBook, match="None of the chapters"):
        open_book(make_epub(missing))


def test_parts_of_one_file_are_read_once(opened) -> None:
    book = opened(
        (
            '<item id="c2"',
            '<item id="p" href="c1.xhtml#deep" media-type="text/html"/><item id="c2"',
        ),
        ('<itemref idref="c1"/>', '<itemref idref="c1"/><itemref idref="p"/>'),
    )
    assert len(book.files) == 2


def test_a_file_that_cannot_be_shown_gives_way_to_its_fallback(opened) -> None:
    item = '<item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/>'
    json = (
        '<item id="c1" href="a.json" media-type="application/json" fallback="b"/>'
        '<item id="b" href="b.dmg" media-type="application/x-b" fallback="c"/>'
        '<item id="c" href="c1.xhtml" media-type="application/xhtml+xml"/>'
    )
    files = {"OEBPS/a.json": "{}", "OEBPS/b.dmg": b"\0"}
    book = opened((item, json), files=files)
    assert book.files[0].name == "OEBPS/c1.xhtml"
    scripted = item.replace("/>", ' properties="scripted" fallback="plain"/>') + (
        '<item id="plain" href="p.xhtml" media-type="application/xhtml+xml"/>'
    )
    book = opened((item, scripted), files={"OEBPS/p.xhtml": PAGE})
    assert book.files[0].text.strip() == "page"
    assert book.toc[0].place.file == 0  # the entry names the scripted file
    circle = item.replace("xhtml+xml", "json").replace("/>", ' fallback="c1"/>')
    assert len(opened((item, circle)).files) == 2


def test_a_picture_that_cannot_be_shown_gives_way_to_its_fallback(
    make_epub: MakeEpub, package: str
) -> None:
    pictures = (
        '<item id="psd" href="a.psd" media-type="image/psd" fallback="png"/>'
        '<item id="png" href="a.png" media-type="image/png"/><item id="css"'
    )
    files = {
        "OEBPS/book.opf": package.replace('<item id="css"', pictures),
        "OEBPS/a.psd": b"8BPS",
        "OEBPS/a.png": b"\x89PNG",
    }
    _, resources = open_book(make_epub(files))
    found = resources.read("OEBPS/a.psd")
    assert found is not None
    assert (found.media_type, found.data) == ("image/png", b"\x89PNG")
    resources.close()


def test_how_pages_lie_side_by_side(opened) -> None:
    book = opened(
        ("</metadata>", f'{FIXED}<meta property="rendition:spread">none</meta></metadata>'),
        (
            '<itemref idref="c1"/><itemref idref="c2" linear="no"/>',
            '<itemref idref="c1" properties="rendition:page-spread-left page-spread-right"/>'
            '<itemref idref="c2" properties="rendition:spread-both rendition:page-spread-center"/>',
        ),
        files={"OEBPS/c1.xhtml": PAGE, "OEBPS/text/c 2.xhtml": PAGE},
    )
    assert [(f.viewport, f.side, f.facing) for f in book.files] == [
        ((300, 200), "left", "none"),
        ((300, 200), "center", "both"),
    ]
    files = [unpack_file(pack_file(file)) for file in book.files]
    assert unpack_book(pack_book(book), files) == book


def test_of_two_layouts_the_first_counts(opened) -> None:
    both = 'idref="c1" properties="rendition:layout-reflowable rendition:layout-pre-paginated"'
    book = opened(
        ("</metadata>", f"{FIXED}{FIXED.replace('pre-paginated', 'reflowable')}</metadata>"),
        ('idref="c1"', both),
        files={"OEBPS/c1.xhtml": PAGE, "OEBPS/text/c 2.xhtml": PAGE},
    )
    assert [file.viewport for file in book.files] == [None, (300, 200)]


@pytest.mark.parametrize(
    ("said", "flow"),
    [("paginated", "paged"), ("scrolled-doc", "scroll"), ("scrolled-continuous", "scroll"),
     ("auto", ""), ("sideways", "")],
)  # fmt: skip
def test_how_a_book_wants_to_be_read(opened, said: str, flow: str) -> None:
    meta = f'<meta property="rendition:flow">{said}</meta></metadata>'
    book = opened(("</metadata>", meta))
    assert book.flow == flow
    assert unpack_book(pack_book(book), book.files).flow == flow


def test_errors_in_the_markup_are_told(opened) -> None:
    ns = 'xmlns="http://www.w3.org/1999/xhtml"'
    bad = f"<html {ns}><body><p>One <b>two</p></body></html>"
    book = opened(files={"OEBPS/c1.xhtml": bad})
    assert book.files[0].text.strip() == "One two"
    assert [w for w in book.warnings if "c1.xhtml" in w and "errors" in w]
    two = opened(
        files={"OEBPS/c1.xhtml": bad, "OEBPS/text/c 2.xhtml": f"<html {ns}><a::b/></html>"}
    )
    assert [w for w in two.warnings if w.startswith("2 chapters")]


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_to_pack_are_refused(make_epub: MakeEpub, tmp_path: Path, method: int) -> None:
    path = tmp_path / "packed.epub"
    with zipfile.ZipFile(make_epub()) as old, zipfile.ZipFile(path, "w", method) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    with pytest.raises(DamagedBook, match="not allowed in an EPUB"):
        open_book(path)


def test_a_part_of_a_split_archive_is_refused(make_epub: MakeEpub) -> None:
    path = make_epub()
    data = bytearray(path.read_bytes())
    end = data.rfind(b"PK\5\6")
    data[end + 4 : end + 8] = b"\1\0\1\0"
    path.write_bytes(data)
    with pytest.raises(DamagedBook, match="cut off or damaged"):
        open_book(path)


def test_an_address_does_not_climb_out_of_the_book() -> None:
    assert resolve("EPUB/c.xhtml", "../../../../media/a.jpg") == ("media/a.jpg", "")
    assert resolve("EPUB/c.xhtml", "/media/a.jpg#x") == ("media/a.jpg", "x")
    assert resolve("EPUB/a/c.xhtml", "../b.xhtml") == ("EPUB/b.xhtml", "")
