from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import DamagedBook, ProtectedBook, UnsafeBook, UnsupportedFormat
from foxreader.core.events import Progress
from foxreader.formats import digest, open_book, open_resources

MakeEpub = Callable[..., Path]
NCX = """<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>
<navPoint><navLabel><text>Erster &eacute;</text></navLabel><content src="../c1.xhtml"/>
<navPoint><navLabel><text>Tiefer</text></navLabel><content src="../text/c%202.xhtml"/></navPoint>
</navPoint></navMap><pageList><pageTarget><navLabel><text>ix</text></navLabel>
<content src="../c1.xhtml#deep"/></pageTarget></pageList></ncx>"""


def book_of(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


def contents(book: Book) -> list[tuple[int, str, str]]:
    """Level, title and the first words of each entry's place."""
    return [
        (e.level, e.title, " ".join(book.files[e.place.file].text[e.place.start :].split()[:2]))
        for e in book.toc
    ]


def test_a_whole_book(make_epub: MakeEpub) -> None:
    path = make_epub()
    book = book_of(path)
    assert book.sha256 == digest(path) == hashlib.sha256(path.read_bytes()).hexdigest()
    assert (book.format, book.paged, book.warnings) == ("EPUB", False, ())
    assert (book.metadata.title, book.metadata.authors) == ("Small Book", ("Ada Writer",))
    assert [f.name for f in book.files] == ["OEBPS/c1.xhtml", "OEBPS/text/c 2.xhtml"]
    assert [f.linear for f in book.files] == [True, False]
    assert contents(book) == [
        (1, "One", "One First"),
        (2, "Deep", "Deep words."),
        (1, "Part", "Two Second"),
        (2, "Two", "Two Second"),
    ]
    assert [(p.label, p.place.start) for p in book.pages] == [("12", book.toc[1].place.start)]


def test_an_ncx_in_another_folder(make_epub: MakeEpub, package: str) -> None:
    changed = package.replace('properties="nav"', "").replace(
        '<item id="css"',
        '<item id="ncx" href="n/toc.ncx" media-type="application/x-dtbncx+xml"/><item id="css"',
    )
    book = book_of(make_epub({"OEBPS/book.opf": changed, "OEBPS/n/toc.ncx": NCX}))
    assert contents(book) == [(1, "Erster é", "One First"), (2, "Tiefer", "Two Second")]
    assert [p.label for p in book.pages] == ["ix"]


def test_without_contents_the_headings_serve(make_epub: MakeEpub, package: str) -> None:
    changed = package.replace('properties="nav"', "")
    book = book_of(make_epub({"OEBPS/book.opf": changed, "OEBPS/nav.xhtml": None}))
    assert contents(book) == [(1, "One", "One First"), (1, "Two", "Two Second")]


def test_a_table_of_contents_that_the_package_forgot_is_found(
    make_epub: MakeEpub, package: str
) -> None:
    book = book_of(make_epub({"OEBPS/book.opf": package.replace('properties="nav"', "")}))
    assert [e.title for e in book.toc] == ["One", "Deep", "Part", "Two"]


def without_headings(package: str, more: dict[str, str]) -> dict[str, str | None]:
    """The members of a book whose chapters have only titles in their heads."""
    page = "<html><head><title>{}</title></head><body><p>Kettle text.</p></body></html>"
    members = {"OEBPS/c1.xhtml": page.format("Fog"), "OEBPS/text/c 2.xhtml": page.format("Ice")}
    changed = package.replace('properties="nav"', "")
    return {**members, "OEBPS/nav.xhtml": None, "OEBPS/book.opf": changed} | more


def test_without_headings_titles_or_a_page_of_links_serve(
    make_epub: MakeEpub, package: str
) -> None:
    book = book_of(make_epub(without_headings(package, {})))
    assert contents(book) == [(1, "Fog", "Kettle text."), (1, "Ice", "Kettle text.")]
    links = '<p><a href="c1.xhtml">The Fog</a></p><p><a href="text/c%202.xhtml">The Ice</a></p>'
    listed = package.replace("nav.xhtml", "l.xhtml").replace('properties="nav"', "")
    listed = listed.replace("<itemref", '<itemref idref="nav"/><itemref', 1)
    page = f"<html><body><p>List</p>{links}</body></html>"
    book = book_of(
        make_epub(without_headings(package, {"OEBPS/book.opf": listed, "OEBPS/l.xhtml": page}))
    )
    assert [e.title for e in book.toc] == ["The Fog", "The Ice"]


def test_a_navigation_with_one_link_does_not_beat_an_ncx(make_epub: MakeEpub, package: str) -> None:
    nav = '<html><body><nav epub:type="toc"><ol><li><a href="c1.xhtml">Start</a></li></ol></nav>'
    changed = package.replace(
        '<item id="css"',
        '<item id="ncx" href="n/toc.ncx" media-type="application/x-dtbncx+xml"/><item id="css"',
    )
    members = {"OEBPS/book.opf": changed, "OEBPS/n/toc.ncx": NCX, "OEBPS/nav.xhtml": nav}
    book = book_of(make_epub(members))
    assert [e.title for e in book.toc] == ["Erster é", "Tiefer"]


def test_a_missing_chapter_keeps_its_place_and_is_told(make_epub: MakeEpub) -> None:
    book = book_of(make_epub({"OEBPS/c1.xhtml": None}))
    assert book.files[0].text == ""
    assert "Second" in book.files[1].text
    assert len(book.warnings) == 1 and "c1.xhtml" in book.warnings[0]


def test_a_book_without_any_chapter_is_refused(make_epub: MakeEpub) -> None:
    with pytest.raises(DamagedBook, match="None of the chapters"):
        open_book(make_epub({"OEBPS/c1.xhtml": None, "OEBPS/text/c 2.xhtml": None}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (' xmlns="http://www.idpf.org/2007/opf"', ""),
        ('media-type="application/xhtml+xml"', 'media-type="text/html"'),
        ("text/c%202.xhtml", "TEXT\\C%202.xhtml"),
        ('<itemref idref="c1"/>', '<!-- c --><itemref idref="c1"/>'),
        ("Small Book", "Small &quot;Book&eacute;"),
        (
            '<item id="css"',
            '<item id="r" href="https://host/a.mp3" media-type="audio/mpeg"/><item id="css"',
        ),
    ],
)
def test_packages_that_are_a_little_wrong(
    make_epub: MakeEpub, package: str, old: str, new: str
) -> None:
    assert old in package
    book = book_of(make_epub({"OEBPS/book.opf": package.replace(old, new)}))
    assert ["First" in book.files[0].text, "Second" in book.files[1].text] == [True, True]
    assert len(book.files) == 2


def test_no_container_and_no_navigation_file(make_epub: MakeEpub) -> None:
    book = book_of(make_epub({"META-INF/container.xml": None, "OEBPS/nav.xhtml": None}))
    assert [e.title for e in book.toc] == ["One", "Two"]


def test_metadata_is_shown_on_one_line(make_epub: MakeEpub, package: str) -> None:
    changed = package.replace("Small Book", "A\u202eB\n C" + "x" * 5000).replace(
        "<dc:creator>Ada Writer</dc:creator>",
        '<dc:creator id="e">Ed</dc:creator><meta refines="#e" property="role">edt</meta>'
        "<dc:creator>Ada</dc:creator>"
        "<dc:description>&lt;p&gt;Fine &amp;amp; short&lt;/p&gt;</dc:description>",
    )
    metadata = book_of(make_epub({"OEBPS/book.opf": changed})).metadata
    assert metadata.title.startswith("AB C") and len(metadata.title) <= 300
    assert metadata.authors == ("Ed", "Ada")
    assert metadata.description == "Fine & short"


def test_a_book_of_pictures_says_that_nothing_can_be_searched(
    make_epub: MakeEpub, package: str
) -> None:
    picture = package.replace('href="c1.xhtml" media-type="application/xhtml+xml"',
                              'href="p.png" media-type="image/png"')  # fmt: skip
    path = make_epub(
        {
            "OEBPS/book.opf": picture.replace('<itemref idref="c2" linear="no"/>', ""),
            "OEBPS/p.png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x09\0\0\0\x09",
        }
    )
    book, resources = open_book(path)
    resources.close()
    assert not book.readable
    assert any("nothing in this book can be searched" in warning for warning in book.warnings)
    assert book.cover == "OEBPS/p.png"


def test_a_picture_in_the_spine(make_epub: MakeEpub, package: str) -> None:
    changed = package.replace("c1.xhtml", "p.jpg").replace(
        'href="p.jpg" media-type="application/xhtml+xml"', 'href="p.jpg" media-type="image/jpeg"'
    )
    book, resources = open_book(make_epub({"OEBPS/book.opf": changed, "OEBPS/p.jpg": b"\xff\xd8"}))
    assert book.files[0].text == "" and b'src="p.jpg"' in book.files[0].markup
    picture = resources.read("OEBPS/p.jpg")
    assert picture is not None and picture.media_type == "image/jpeg"
    assert book.files[0].name != "OEBPS/p.jpg"
    resources.close()


def test_a_linked_style_sheet_hides(make_epub: MakeEpub) -> None:
    source = (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head>'
        '<link rel="stylesheet" href="style.css"/></head><body>'
        '<p class="gone">no</p><p>yes</p></body></html>'
    )
    file = book_of(make_epub({"OEBPS/c1.xhtml": source})).files[0]
    assert [file.text[s:e].strip() for s, e in file.hidden] == ["no"]


def test_resources_never_leave_the_book(make_epub: MakeEpub) -> None:
    path = make_epub()
    book, resources = open_book(path)
    for name in ("../../etc/passwd", "/etc/passwd", "OEBPS/../../x", "", "C:\\x"):
        assert resources.read(name) is None
    resources.close()
    again = open_resources(path, book.format)
    style = again.read("oebps/STYLE.css")
    assert style is not None and style.media_type == "text/css"
    again.close()


ENCRYPTION = """<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="{}"/>
<CipherData><CipherReference URI="{}"/></CipherData></EncryptedData></encryption>"""


@pytest.mark.parametrize(
    ("algorithm", "key", "length"),
    [
        (
            "http://www.idpf.org/2008/embedding",
            hashlib.sha1(b"urn:uuid:00112233-4455-6677-8899-aabbccddeeff").digest(),
            1040,
        ),
        (
            "http://ns.adobe.com/pdf/enc#RC",
            bytes.fromhex("00112233445566778899aabbccddeeff"),
            1024,
        ),
    ],
)
def test_masked_fonts_are_unmasked(
    make_epub: MakeEpub, algorithm: str, key: bytes, length: int
) -> None:
    font = bytes(range(256)) * 8
    masked = bytes(b ^ key[i % len(key)] for i, b in enumerate(font[:length])) + font[length:]
    encryption = ENCRYPTION.format(algorithm, "OEBPS/f.otf")
    path = make_epub({"META-INF/encryption.xml": encryption, "OEBPS/f.otf": masked})
    _, resources = open_book(path)
    resource = resources.read("OEBPS/f.otf")
    assert resource is not None and resource.data == font
    resources.close()


@pytest.mark.parametrize(
    ("member", "name"),
    [
        ("META-INF/rights.xml", "Adobe ADEPT"),
        ("META-INF/license.lcpl", "Readium LCP"),
        ("META-INF/sinf.xml", "Apple FairPlay"),
    ],
)
def test_drm_is_named(make_epub: MakeEpub, member: str, name: str) -> None:
    encryption = ENCRYPTION.format("http://www.w3.org/2001/04/xmlenc#aes128-cbc", "OEBPS/c1.xhtml")
    path = make_epub({"META-INF/encryption.xml": encryption, member: "<x/>"})
    with pytest.raises(ProtectedBook, match=name):
        open_book(path)


def test_bombs_are_refused(make_epub: MakeEpub) -> None:
    with pytest.raises(UnsafeBook):
        open_book(make_epub({"OEBPS/c1.xhtml": b"\0" * (30 << 20)}))


def test_a_cut_file_and_a_zip_of_something_else(make_epub: MakeEpub, tmp_path: Path) -> None:
    whole = make_epub().read_bytes()
    cut = tmp_path / "cut.epub"
    cut.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DamagedBook):
        open_book(cut)
    other = tmp_path / "letter.xlsx"
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("xl/workbook.xml", "<x/>")
    with pytest.raises(UnsupportedFormat, match="spreadsheet"):
        open_book(other)


def test_progress_is_told_and_cancel_is_heard(make_epub: MakeEpub) -> None:
    path = make_epub()
    told: list[Progress] = []
    _, resources = open_book(path, progress=told.append)
    resources.close()
    assert [(p.done, p.total) for p in told] == [(1, 2), (2, 2)]
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        open_book(path, cancel=cancel)


def test_what_stands_before_the_archive_does_not_matter(make_epub: MakeEpub) -> None:
    path = make_epub()
    path.write_bytes(b"HTTP/1.1 200 OK\r\n\r\n" + path.read_bytes())
    assert book_of(path).metadata.title == "Small Book"


PNG = b"\x89PNG\r\n\x1a\n"
PAGE = "<html><head><title>t</title></head><body>{}</body></html>"


@pytest.mark.parametrize(
    ("item", "added", "page"),
    [
        ('properties="cover-image"', "", ""),
        ("", '<meta name="cover" content="pic"/>', ""),
        ("", '<meta name="cover" content="pic.png"/>', ""),
        ("", '<meta name="cover" content="c1"/>', '<img src="pic.png"/>words'),
        ("", '<guide><reference type="cover" href="c1.xhtml"/></guide>', '<img src="pic.png"/>'),
        ("", "", '<svg xmlns="http://www.w3.org/2000/svg"><image href="pic.png"/></svg>'),
    ],
)
def test_the_cover_is_found(
    make_epub: MakeEpub, package: str, item: str, added: str, page: str
) -> None:
    listed = f'<item id="pic" href="pic.png" media-type="image/png" {item}/></manifest>'
    changed = package.replace("</manifest>", listed).replace("</spine>", f"</spine>{added}")
    files = {"OEBPS/book.opf": changed, "OEBPS/pic.png": PNG}
    path = make_epub(files | ({"OEBPS/c1.xhtml": PAGE.format(page)} if page else {}))
    book, resources = open_book(path)
    assert book.cover == "OEBPS/pic.png"
    found = resources.read(book.cover)
    assert found is not None and found.data == PNG
    resources.close()


@pytest.mark.parametrize(
    ("name", "item"),
    [("art/Cover.png", ""), ("art/x1.dat", 'properties="cover-image"')],
    ids=["called so", "wrong ending"],
)
def test_the_cover_is_found_by_its_name_and_its_bytes(
    make_epub: MakeEpub, package: str, name: str, item: str
) -> None:
    listed = f'<item id="pic" href="{name}" media-type="image/png" {item}/></manifest>'
    changed = package.replace("</manifest>", listed)
    made = make_epub({"OEBPS/book.opf": changed, f"OEBPS/{name}": PNG})
    assert book_of(made).cover == f"OEBPS/{name}"


def test_a_cover_that_is_not_there_is_none(make_epub: MakeEpub, package: str) -> None:
    changed = package.replace("<manifest>", '<meta name="cover" content="../../c.png"/><manifest>')
    assert book_of(make_epub({"OEBPS/book.opf": changed})).cover == ""
    assert book_of(make_epub()).cover == ""


def test_pages_that_turn_to_the_left(make_epub: MakeEpub, package: str) -> None:
    turned = package.replace("<spine>", '<spine page-progression-direction="rtl">')
    assert book_of(make_epub({"OEBPS/book.opf": turned})).leftward
    assert not book_of(make_epub()).leftward
