from __future__ import annotations

import time
import zlib
from pathlib import Path

import pymupdf
import pytest

from examples import sampled
from foxreader.core.book import Book
from foxreader.core.errors import DamagedBook, PasswordNeeded, UnsafeBook, UsageError
from foxreader.formats import open_book, open_resources
from foxreader.formats.pdf.reader import bmp

LOREM = (
    "Lorem ipsum dolor sit amet, consectetur adipisici elit, sed eiusmod tempor incidunt ut labore"
    " et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris."
)


def made(path: Path, *pages: list[tuple[float, float, str]], **options: object) -> Path:
    """A PDF whose pages have the given lines, (x, y, text) each."""
    document = pymupdf.open()
    for lines in pages:
        page = document.new_page(width=400, height=500)
        for x, y, text in lines:
            page.insert_text((x, y), text, fontsize=10)
    document.save(path, **options)
    document.close()
    return path


def book_of(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


def test_a_page_is_a_file_and_every_character_has_a_box_or_none(tmp_path: Path) -> None:
    path = made(
        tmp_path / "a.pdf", [(50, 60, "One page."), (50, 200, "Its end.")], [(50, 60, "Two")]
    )
    book = book_of(path)
    assert (book.format, book.paged, len(book.files)) == ("PDF", True, 2)
    assert [f.name for f in book.files] == ["page/0", "page/1"]
    assert book.files[0].text == "One page.\nIts end.\n"
    page = book.files[0].page
    assert page is not None and (page.width, page.height) == (400, 500)
    assert len(page.boxes) == 4 * len(book.files[0].text)
    for offset, character in enumerate(book.files[0].text):
        assert (page.box(offset) is None) == character.isspace()
    box = page.box(0)
    assert box is not None and abs(box[0] - 50) < 1 and box[1] < 60 < box[3] + 1


def test_lines_of_a_paragraph_are_joined_and_broken_words_made_whole(tmp_path: Path) -> None:
    lines = ["The reader compre-", "hends the well-", "Known words of", "this paragraph"]
    path = made(tmp_path / "a.pdf", [(50, 60 + 12 * i, t) for i, t in enumerate(lines)])
    book = book_of(path)
    assert book.files[0].text == (
        "The reader compre\u00adhends the well-Known words of this paragraph\n"
    )
    page = book.files[0].page
    assert page is not None and page.box(book.files[0].text.index("\u00ad")) is not None


def test_wide_lines_of_one_paragraph_are_joined_across_blocks(tmp_path: Path) -> None:
    words, lines = LOREM.split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 60:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    # So far apart that the engine takes each line for a block of its own.
    path = made(tmp_path / "a.pdf", [(50, 60 + 22 * i, t) for i, t in enumerate(lines)])
    assert book_of(path).files[0].text.count("\n") == 1


def test_boxes_are_those_of_the_page_as_shown(tmp_path: Path) -> None:
    document = pymupdf.open()
    page = document.new_page(width=400, height=500)
    page.insert_text((50, 60), "Turned", fontsize=10)
    page.set_rotation(90)
    document.save(tmp_path / "a.pdf")
    layout = book_of(tmp_path / "a.pdf").files[0].page
    assert layout is not None and (layout.width, layout.height) == (500, 400)
    box = layout.box(0)
    # What stood 50 from the left and 60 from the top stands 50 from the top, 60 from the right.
    assert box is not None and abs(box[1] - 50) < 2 and 430 < box[0] < box[2] < 452


def test_what_nobody_sees_is_hidden(tmp_path: Path) -> None:
    document = pymupdf.open()
    page = document.new_page()
    page.draw_rect(pymupdf.Rect(60, 280, 400, 320), fill=(0, 0, 0))
    page.insert_text((72, 100), "Plain")
    page.insert_text((72, 200), "Unpainted", render_mode=3)
    page.insert_text((72, 300), "Seen", color=(1, 1, 1))
    page.insert_text((72, 400), "Pale", color=(1, 1, 1))
    page.insert_text((72, 500), "Tiny", fontsize=0.5)
    document.save(tmp_path / "a.pdf")
    file = book_of(tmp_path / "a.pdf").files[0]
    assert [file.text[s:e] for s, e in file.hidden] == ["Unpainted", "Pale", "Tiny"]


def test_unpainted_text_over_a_page_picture_is_a_recognised_scan(tmp_path: Path) -> None:
    document = pymupdf.open()
    page = document.new_page()
    picture = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 30, 40), False)
    picture.clear_with(200)
    page.insert_image(page.rect, pixmap=picture)
    page.insert_text((72, 100), "Recognised", render_mode=3)
    document.save(tmp_path / "a.pdf")
    file = book_of(tmp_path / "a.pdf").files[0]
    assert file.hidden == () and file.page is not None and file.page.recognised


def test_the_outline_leads_to_the_exact_words(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    made(path, [(50, 60, "Before"), (50, 300, "1 The Second"), (50, 400, "After")], [(50, 60, "x")])
    document = pymupdf.open(path)
    document.set_toc([[1, "First", 1], [2, "The Second", 1, 290], [1, "Elsewhere", 2]], collapse=0)
    document.set_page_labels([{"startpage": 0, "style": "r", "firstpagenum": 3}])
    document.save(tmp_path / "b.pdf")
    book = book_of(tmp_path / "b.pdf")
    places = [
        (e.level, e.title, book.files[e.place.file].text[e.place.start :][:12]) for e in book.toc
    ]
    assert places[1] == (2, "The Second", "1 The Second")
    assert book.toc[2].place.file == 1
    assert [p.label for p in book.pages] == ["iii", "iv"]


def test_headings_serve_where_there_is_no_outline(tmp_path: Path) -> None:
    document = pymupdf.open()
    for number in range(3):
        page = document.new_page()
        page.insert_text((72, 80), f"Chapter {number + 1}", fontsize=18)
        page.insert_textbox(pymupdf.Rect(72, 110, 500, 700), LOREM * 3, fontsize=10)
    document.save(tmp_path / "a.pdf")
    toc = book_of(tmp_path / "a.pdf").toc
    assert [(e.title, e.place.file, e.level) for e in toc] == [
        (f"Chapter {n + 1}", n, 1) for n in range(3)
    ]


def test_a_password_is_asked_for(tmp_path: Path) -> None:
    path = made(
        tmp_path / "a.pdf",
        [(50, 60, "Secret")],
        encryption=pymupdf.PDF_ENCRYPT_AES_256,
        user_pw="öffne",
        owner_pw="x",
    )
    with pytest.raises(PasswordNeeded):
        open_book(path)
    with pytest.raises(PasswordNeeded, match="wrong"):
        open_book(path, password="nein")
    book, resources = open_book(path, password="öffne")
    resources.close()
    assert book.files[0].text == "Secret\n"


def test_page_pictures(tmp_path: Path) -> None:
    path = made(tmp_path / "a.pdf", [(50, 60, "Ink")])
    book, resources = open_book(path)
    picture = resources.page_image(0, 1.5)
    assert picture.media_type == "image/bmp"
    loaded = pymupdf.Pixmap(picture.data)
    assert (loaded.width, loaded.height) == (600, 750)
    assert loaded.pixel(0, 0)[:3] == (255, 255, 255)
    # A scale beyond reason is brought down to what fits the memory.
    assert len(resources.page_image(0, 1000.0).data) < 80_000_000
    with pytest.raises(UsageError):
        resources.page_image(1, 1.0)
    assert resources.read("page/0") is None
    resources.close()
    again = open_resources(path, book.format)
    assert again.page_image(0, 1.5).data == picture.data
    again.close()


@pytest.mark.parametrize("width", [1, 2, 3, 4, 5])
def test_bitmap_rows_are_padded(width: int) -> None:
    pixels = bytes(range(3 * width)) * 2
    loaded = pymupdf.Pixmap(bmp(pixels, width, 2))
    assert (loaded.width, loaded.height) == (width, 2)
    assert loaded.pixel(0, 1)[:3] == (2, 1, 0)


def test_pages_without_text_are_told(tmp_path: Path) -> None:
    book = book_of(made(tmp_path / "a.pdf", []))
    assert book.characters == 0 and "pictures" in book.warnings[0]


def test_a_broken_file(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"%PDF-1.7\n" + bytes(range(256)) * 20)
    with pytest.raises(DamagedBook):
        open_book(path)


def test_lines_ended_on_purpose_stay_lines(tmp_path: Path) -> None:
    lines = ["Tyger Tyger, burning bright,", "In the forests", "of the night, what hand"]
    path = made(tmp_path / "a.pdf", [(50, 60 + 12 * i, t) for i, t in enumerate(lines)])
    assert "In the forests\nof the night" in book_of(path).files[0].text


def test_pages_are_drawn_while_another_book_opens(tmp_path: Path) -> None:
    import threading

    path = made(tmp_path / "a.pdf", *[[(50, 60, f"Page {n}")] for n in range(10)])
    _, resources = open_book(path)
    drawn: list[int] = []

    def draw() -> None:
        drawn.extend(len(resources.page_image(n, 1.0).data) for n in range(10))

    threads = [threading.Thread(target=draw) for _ in range(3)]
    for thread in threads:
        thread.start()
    assert len(book_of(path).files) == 10
    for thread in threads:
        thread.join()
    resources.close()
    assert len(drawn) == 30 and len(set(drawn)) == 1


def packed(data: bytes, *filters: str) -> bytes:
    """``data`` packed so that ``filters``, in their order, give it again."""
    for name in reversed(filters):
        data = {
            "/FlateDecode": zlib.compress,
            "/ASCIIHexDecode": lambda raw: raw.hex().encode() + b">",
        }[name](data)
    return data


@pytest.mark.parametrize(
    "filters",
    sampled(
        [
            ["/FlateDecode"],
            ["/FlateDecode", "/FlateDecode"],
            ["/ASCIIHexDecode", "/FlateDecode"],
        ],
        every=2,
    ),
)
def test_a_heavy_page_is_left_out_and_told(tmp_path: Path, filters: list[str]) -> None:
    document = pymupdf.open()
    page = document.new_page()
    page.insert_text((72, 100), "x")
    stream = page.get_contents()[0]
    document.new_page().insert_text((72, 100), "Light")
    document.update_stream(stream, packed(b"0 0 m " * 20_000_000, *filters), compress=0)
    document.xref_set_key(stream, "Filter", f"[{' '.join(filters)}]")
    document.save(tmp_path / "a.pdf")
    book, resources = open_book(tmp_path / "a.pdf")
    assert [file.text for file in book.files] == ["", "Light\n"]
    assert "damaged" in book.warnings[-1]
    with pytest.raises(UnsafeBook):
        resources.page_image(0, 1.0)
    assert resources.page_image(1, 1.0).data
    resources.close()


def raw_pdf(path: Path, *objects: str) -> Path:
    """A PDF of the given objects, the first being the catalogue, with a table that is right."""
    data, places = b"%PDF-1.7\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += f"{number} 0 obj\n{body}\nendobj\n".encode()
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size = len(objects) + 1
    data += (
        f"xref\n0 {size}\n0000000000 65535 f \n{table}"
        f"trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{len(data)}\n%%EOF"
    ).encode()
    path.write_bytes(data)
    return path


PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>"


def test_a_page_count_that_lies_is_refused_at_once(tmp_path: Path) -> None:
    path = raw_pdf(
        tmp_path / "a.pdf",
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 100000000 >>",
        PAGE,
    )
    start = time.process_time()
    with pytest.raises(DamagedBook):
        open_book(path)
    assert time.process_time() - start < 2.0


def test_an_outline_that_turns_back_into_itself_ends(tmp_path: Path) -> None:
    path = raw_pdf(
        tmp_path / "a.pdf",
        "<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        PAGE,
        "<< /Type /Outlines /First 5 0 R /Last 6 0 R >>",
        "<< /Title (One) /Parent 4 0 R /Next 6 0 R /First 5 0 R /Dest [3 0 R /Fit] >>",
        "<< /Title (Two) /Parent 4 0 R /Next 5 0 R /Dest [3 0 R /Fit] >>",
    )
    book = book_of(path)
    assert len(book.files) == 1 and len(book.toc) <= 4


def test_a_deep_outline_is_read_without_recursion(tmp_path: Path) -> None:
    document = pymupdf.open()
    document.new_page().insert_text((72, 100), "Deep")
    document.set_toc([[level, f"Level {level}", 1] for level in range(1, 121)])
    document.save(tmp_path / "a.pdf")
    toc = book_of(tmp_path / "a.pdf").toc
    assert len(toc) == 120 and toc[-1].title == "Level 120" and toc[-1].level <= 20
