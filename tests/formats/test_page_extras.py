"""Links, form fields and pictures of PDF pages, copies of pages, and thumbnails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pymupdf
import pytest

from foxreader.core.book import Book, PageResources
from foxreader.core.errors import DamagedBook, FoxError
from foxreader.core.page import PageExtras, PageLink, pack_extras, unpack_extras
from foxreader.formats import digest
from foxreader.formats.apart import ApartResources, open_apart

TURNS = (0, 90, 180, 270)


def opened(path: Path) -> tuple[Book, ApartResources]:
    return open_apart(path, sha256=digest(path))


def field(page: Any, kind: int, name: str, value: Any, rect: tuple[float, ...]) -> None:
    made = pymupdf.Widget()
    made.field_type, made.field_name = kind, name
    made.rect = pymupdf.Rect(*rect)
    if kind == pymupdf.PDF_WIDGET_TYPE_COMBOBOX:
        made.choice_values = ["red", "blue"]
    made.field_value = value
    page.add_widget(made)


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four pages, turned each way, each with a link to the words of the next and a form field."""
    document = pymupdf.open()
    for number in range(4):
        page = document.new_page(width=600, height=800)
        page.insert_text((100, 200), "go there")
        field(page, pymupdf.PDF_WIDGET_TYPE_TEXT, f"name{number}", "Ishmael", (100, 300, 300, 320))
    for number in range(4):
        to = {"kind": pymupdf.LINK_GOTO, "page": (number + 1) % 4, "to": pymupdf.Point(100, 200)}
        at = pymupdf.Rect(100, 186, 150, 204)
        document[number].insert_link({**to, "from": at})
    for number, turn in enumerate(TURNS):
        document[number].set_rotation(turn)
    path = tmp_path_factory.mktemp("turned") / "turned.pdf"
    document.save(path)
    return path


def test_links_and_fields_stand_where_a_turned_page_shows_them(turned: Path) -> None:
    book, resources = opened(turned)
    assert isinstance(resources, PageResources)
    try:
        for number in range(4):
            extras = resources.extras(number)
            (link,) = extras.links
            page = book.files[number].page
            assert page is not None
            word = page.box(0)
            assert word is not None
            # The link lies over its words.
            x, y = (word[0] + word[2]) / 2, (word[1] + word[3]) / 2
            assert link.rect[0] <= x <= link.rect[2] and link.rect[1] <= y <= link.rect[3]
            assert link.page == (number + 1) % 4 and not link.address
            (value,) = extras.fields
            assert (value.name, value.value) == (f"name{number}", "Ishmael")
            x0, y0, x1, y1 = value.rect
            assert 0 <= x0 < x1 <= page.width and 0 <= y0 < y1 <= page.height
            assert (x1 - x0 > y1 - y0) == (TURNS[number] in (0, 180))
    finally:
        resources.close()


def test_a_link_out_is_an_address_and_no_more(tmp_path: Path) -> None:
    document = pymupdf.open()
    page = document.new_page()
    for top, address in ((50, "https://example.org/a?b=c"), (90, "javascript:alert(1)")):
        at = pymupdf.Rect(50, top, 150, top + 20)
        page.insert_link({"kind": pymupdf.LINK_URI, "from": at, "uri": address})
    path = tmp_path / "links.pdf"
    document.save(path)
    _, resources = opened(path)
    found = [(link.page, link.address) for link in resources.extras(0).links]
    assert sorted(found) == [
        (None, "https://example.org/a?b=c"),
        (None, "javascript:alert(1)"),
    ]  # what may be opened, the window decides
    resources.close()


def picture(grey: int, size: int = 200) -> bytes:
    made = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, size, size))
    made.clear_with(grey)
    return bytes(made.tobytes("png"))


def test_a_photograph_is_told_from_a_drawing_on_paper(tmp_path: Path) -> None:
    document = pymupdf.open()
    page = document.new_page(width=600, height=800)
    page.insert_image(pymupdf.Rect(50, 50, 250, 250), stream=picture(90))
    page.insert_image(pymupdf.Rect(300, 50, 500, 250), stream=picture(252))
    page.set_rotation(90)
    path = tmp_path / "pictures.pdf"
    document.save(path)
    _, resources = opened(path)
    (rect,) = resources.extras(0, pictures=True).pictures
    # Turned to the right: what was at the top left is at the top right.
    assert [round(side) for side in rect] == [550, 50, 750, 250]
    resources.close()


def test_pages_are_copied_as_they_are(turned: Path) -> None:
    _, resources = opened(turned)
    made = resources.copy_of_pages([3, 0, 1])
    assert made is not None and made.media_type == "application/pdf"
    with pymupdf.open(stream=made.data) as copy:
        assert [page.rotation for page in copy] == [270, 0, 90]
        assert all("go there" in page.get_text() for page in copy)
    with pytest.raises(FoxError):
        resources.copy_of_pages([4])
    resources.close()


def test_a_thumbnail_is_small_and_of_its_page(turned: Path) -> None:
    _, resources = opened(turned)
    for number, (width, height) in ((0, (75, 100)), (1, (100, 75))):
        data = resources.thumbnail(number, 100).data
        sides = [abs(int.from_bytes(data[at : at + 4], "little", signed=True)) for at in (18, 22)]
        assert sides == [width, height]
    with pytest.raises(DamagedBook):
        resources.thumbnail(9, 100)
    resources.close()


def test_what_a_confined_process_sends_of_a_page_is_checked() -> None:
    good = PageExtras(links=(PageLink((1, 2, 3, 4), 7, 8.0),))
    assert unpack_extras(pack_extras(good) | {"links": [
        {"rect": [1, 2, 3, 4], "page": 7, "y": 8.0, "address": ""}, {"rect": [1, 2, 3]}, 5, None,
        {"rect": [1, 2, 3, float("nan")], "page": 0, "y": 0}, {"rect": [3, 2, 1, 4], "page": 0},
    ]}) == good  # fmt: skip
    assert unpack_extras({"links": "x", "fields": {}, "pictures": [[1, 2]]}) == PageExtras()


@pytest.mark.thorough
@pytest.mark.books
def test_the_links_of_a_real_book_lead_to_its_places(books: Path) -> None:
    book, resources = opened(books / "pdf/debian/debian-policy.pdf")
    links = resources.extras(8).links
    assert len(links) > 20 and all(link.page is not None for link in links)
    first = book.files[links[0].page or 0]
    assert first.page is not None
    there = first.text[first.page.first_below(links[0].y) :]
    assert there.startswith("22.20")
    resources.close()


@pytest.mark.thorough
@pytest.mark.books
@pytest.mark.parametrize(
    "name", ["pdf-launch", "pdf-remote-goto", "pdf-submitform", "pdf-js-openaction"]
)
def test_the_extras_of_a_hostile_file_open_nothing(books: Path, name: str) -> None:
    _, resources = opened(books / "hostile" / f"{name}.pdf")
    extras = resources.extras(0)
    assert all(link.page is None for link in extras.links)
    resources.close()
