"""The same small book in each format, whole, cut off and with bytes changed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pymupdf
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from lxml import etree

import comicmaker
import smallbooks
from examples import examples
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError, OpenError
from foxreader.formats import open_book, open_resources
from foxreader.formats.archive import resolve
from foxreader.formats.html.xmlsource import XHTML

DATA = Path(__file__).parents[1] / "data"


def _kept(name: str) -> Callable[[Path], Path]:
    return lambda path: Path(shutil.copyfile(DATA / name, path))


def _pdf(path: Path) -> Path:
    document = pymupdf.open()
    for title, words in smallbooks.CHAPTERS:
        page = document.new_page()
        page.insert_text((72, 72), title, fontsize=20)
        page.insert_text((72, 120), words, fontsize=11)
    document.set_metadata({"title": smallbooks.TITLE, "author": smallbooks.AUTHOR})
    document.set_language("en")
    document.set_toc([[1, title, n + 1] for n, (title, _) in enumerate(smallbooks.CHAPTERS)])
    document.save(str(path))
    return path


BOOKS: dict[str, Callable[[Path], Path]] = {
    "a.epub": smallbooks.epub,
    "a.pdf": _pdf,
    "a.fb2": smallbooks.fb2,
    "a.fb2.zip": smallbooks.fb2_zip,
    "a.cbz": smallbooks.cbz,
    "a.cbt": lambda path: comicmaker.tar(path, smallbooks.comic_members()),
    "a.docx": smallbooks.docx,
    "a.odt": smallbooks.odt,
    "a.rtf": smallbooks.rtf,
    "a.mobi": smallbooks.mobi,
    "a.azw3": _kept("tiny.azw3"),
    "both.mobi": _kept("tiny-both.mobi"),
    "a.mhtml": smallbooks.mhtml,
    "a.html": smallbooks.html,
    "a.md": smallbooks.markdown,
    "a.txt": smallbooks.txt,
}
PICTURED = {n for n in BOOKS if not n.endswith((".pdf", ".html", ".md", ".txt", ".rtf"))}
EVERY = pytest.mark.parametrize("name", BOOKS)


def check(book: Book, resources: Resources) -> None:
    """What holds of any book that opened."""
    assert book.files
    for file in book.files:
        if file.markup:
            body = etree.fromstring(file.markup).find(XHTML + "body")
            assert body is not None and "".join(map(str, body.itertext())) == file.text
        assert all(0 <= offset <= len(file.text) for offset in file.anchors.values())
        if file.page is not None:
            assert len(file.page.boxes) == 4 * len(file.text)
    assert all(book.holds(entry.place) for entry in book.toc)
    assert not book.cover or resources.read(book.cover) is not None or book.warnings
    assert all("\n" not in sentence and sentence.endswith(".") for sentence in book.warnings)


@EVERY
def test_a_whole_book(tmp_path: Path, name: str) -> None:
    book, resources = open_book(BOOKS[name](tmp_path / name), scratch=tmp_path)
    check(book, resources)
    about = book.metadata
    language = "" if book.format == "RTF" else "en"
    assert (about.title, about.authors, about.language) == (
        smallbooks.TITLE, (smallbooks.AUTHOR,), language,
    )  # fmt: skip
    text = "".join(file.text for file in book.files)
    if book.format != "CBZ":
        assert "canaryone" in text and "canarytwo" in text and "café" in text
    resources.close()
    assert [p.name for p in tmp_path.iterdir()] == [name]


@EVERY
def test_the_contents_lead_to_the_headings(tmp_path: Path, name: str) -> None:
    book, resources = open_book(BOOKS[name](tmp_path / name))
    resources.close()
    titles = [entry.title for entry in book.toc]
    assert len(titles) == 2
    for (title, _), entry in zip(smallbooks.CHAPTERS, book.toc, strict=True):
        assert entry.title.endswith(title)
        if not book.paged or book.format == "PDF":
            text = book.files[entry.place.file].text
            assert text[entry.place.start :].lstrip().startswith(entry.title)


@pytest.mark.parametrize("name", sorted(PICTURED))
def test_cover_and_pictures_are_read_now_and_from_the_store(tmp_path: Path, name: str) -> None:
    path = BOOKS[name](tmp_path / name)
    book, resources = open_book(path)
    again = open_resources(path, book.format)
    assert book.cover
    cover = resources.read(book.cover)
    assert cover is not None and cover.media_type.startswith("image/")
    assert again.read(book.cover) == cover
    shown = [
        resolve(file.name, element.get("src") or "")[0]
        for file in book.files
        if file.markup
        for element in etree.fromstring(file.markup).iter(XHTML + "img")
    ]
    assert shown or book.paged
    for picture in shown:
        found = resources.read(picture)
        assert found is not None and found.data[:4] in (b"\x89PNG", b"\xff\xd8\xff\xe0", b"GIF8")
        assert again.read(picture) == found
    for outside in ("../a", "/etc/hostname", "image/999999", "image/../x", "", "part/9", "word/x"):
        assert resources.read(outside) is None
    again.close()
    resources.close()


@EVERY
def test_what_is_asked_of_a_closed_book_has_an_answer(name: str, tmp_path: Path) -> None:
    """The window may ask for a picture while it closes the book on another thread."""
    book, resources = open_book(BOOKS[name](tmp_path / name))
    resources.close()
    for ask in (
        lambda: resources.read(book.cover or "a.png"),
        lambda: resources.page_image(0, 1.0),
    ):
        try:
            ask()
        except FoxError as error:
            assert str(error)
    assert book.files


@EVERY
@examples(15, suppress=list(HealthCheck))
@given(
    cut=st.none() | st.floats(0, 1),
    flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), max_size=12),
)
def test_damage_is_told_in_one_sentence(
    name: str, cut: float | None, flips: list[tuple[float, int]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = BOOKS[name](Path(folder) / name)
        raw = bytearray(path.read_bytes())
        for place, value in flips:
            raw[int(place * len(raw))] = value
        path.write_bytes(raw if cut is None else raw[: int(cut * len(raw))])
        try:
            book, resources = open_book(path, scratch=Path(folder))
        except OpenError as error:
            assert "\n" not in str(error) and str(error).endswith(".")
        else:
            check(book, resources)
            resources.close()
        assert [p.name for p in Path(folder).iterdir()] == [name]
