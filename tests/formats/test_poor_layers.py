"""Text of a PDF that is not what is seen there: told from good text, offered to be recognised, and
replaced with all that was kept for it; pages that lie askew and have columns."""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pymupdf
import pytest

import scans
from foxreader.core.book import Book, BookFile
from foxreader.core.cancel import Cancel
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout
from foxreader.formats import open_book
from foxreader.formats.apart import resources_apart
from foxreader.formats.ocr import (
    PageFailed,
    columns,
    find_tesseract,
    leveled,
    picture_size,
    recognise,
    recognised_page,
)
from foxreader.formats.pdf.layer import is_poor, spellings, with_spellings
from foxreader.formats.pdf.pagetext import PageText, Paragraph
from foxreader.formats.pdf.reader import bmp
from foxreader.formats.unread import is_offered, marked, unread
from foxreader.program.books import with_recognised

COMMON = "the of and to a in was that he it his had with as for on at by from she not but"
RARE = """lamp maker harbour kettle ferry bell ledger quay tide glazier baker street winter morning
letter window silver river garden captain number evening bridge corner market sailor island station
doctor brother sister village kitchen candle shadow winter copper signal thunder blanket engine"""


def words(count: int = 360) -> list[str]:
    chosen = random.Random(7)
    sorts = RARE.split(), COMMON.split()
    return [chosen.choice(sorts[number % 2]) for number in range(count)]


def lines(each: int) -> list[str]:
    several = words()
    return [" ".join(several[at : at + each]) for at in range(0, len(several), each)]


def put(page: pymupdf.Page, rows: list[str], x: float = 60, size: float = 9) -> None:
    for number, row in enumerate(rows):
        page.insert_text((x, 60 + 15 * number), row, fontsize=size)


def spaced(page: pymupdf.Page) -> None:
    put(page, [" ".join(" ".join(word) for word in row.split()) for row in lines(9)], size=7)


def run_together(page: pymupdf.Page) -> None:
    put(page, [row.replace(" ", "") for row in lines(10)])


def words_twice(page: pymupdf.Page) -> None:
    put(page, [" ".join(f"{w} {w}" for w in row.split()) for row in lines(10)], size=6)


def letters_twice(page: pymupdf.Page) -> None:
    put(page, ["".join(c if c == " " else c * 2 for c in row) for row in lines(10)], size=6)


def lines_twice(page: pymupdf.Page) -> None:
    put(page, [row for row in lines(10) for _ in range(2)], size=7)


def laid_twice(page: pymupdf.Page) -> None:
    put(page, lines(10))
    put(page, lines(10))


def twice_beside(page: pymupdf.Page) -> None:
    put(page, lines(10))
    put(page, lines(10), x=62)


def one_line(page: pymupdf.Page) -> None:
    page.insert_text((20, 70), " ".join(words()), fontsize=0.8)


def one_line_off_the_page(page: pymupdf.Page) -> None:
    page.insert_text((20, 70), " ".join(words()), fontsize=10)


def other_letters(page: pymupdf.Page) -> None:
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    put(page, [row.translate(str.maketrans(alphabet, "qwrtpsdfghjklzxcvbnmaeiouy"))
               for row in lines(10)])  # fmt: skip


def signs_for_ligatures(page: pymupdf.Page) -> None:
    put(page, [row.replace("ar", "\u00b7").replace("tt", "\u00b7") for row in lines(10)])


def rows_across(page: pymupdf.Page) -> None:
    rows = lines(5)
    half = len(rows) // 2
    for number in range(half):
        page.insert_text((50, 60 + 15 * number), rows[number], fontsize=8)
        page.insert_text((320, 60 + 15 * number), rows[half + number], fontsize=8)


def right_column_first(page: pymupdf.Page) -> None:
    rows = lines(5)
    put(page, rows[len(rows) // 2 :], x=320, size=8)
    put(page, rows[: len(rows) // 2], x=50, size=8)


def one_column(page: pymupdf.Page) -> None:
    put(page, lines(10))


def two_columns(page: pymupdf.Page) -> None:
    rows = lines(6)
    put(page, rows[: len(rows) // 2], x=50, size=9)
    put(page, rows[len(rows) // 2 :], x=250, size=9)


def table(page: pymupdf.Page) -> None:
    for number in range(40):
        page.insert_text((50, 60 + 15 * number), f"Kettles of store {number}", fontsize=8)
        page.insert_text((320, 60 + 15 * number), f"{number * 17} of copper, counted", fontsize=8)


def refrain(page: pymupdf.Page) -> None:
    put(page, ["Rain fell on the roofs and nobody spoke for a while."] * 40)


def formulas(page: pymupdf.Page) -> None:
    put(page, [f"so that x {n} = a + b and hence y {n} = c - d for all n" for n in range(40)])


def addresses(page: pymupdf.Page) -> None:
    put(page, [f"http://example.org/kettles/of/the/old/harbour/page{n}.html" for n in range(45)])


Draw = Callable[[pymupdf.Page], None]
POOR: list[Draw] = [
    spaced, run_together, words_twice, letters_twice, lines_twice, laid_twice, twice_beside,
    one_line, one_line_off_the_page, other_letters, signs_for_ligatures, rows_across,
    right_column_first,
]  # fmt: skip
GOOD: list[Draw] = [one_column, two_columns, table, refrain, formulas, addresses]


def pdf(path: Path, *draws: Draw) -> Path:
    with pymupdf.open() as document:
        for draw in draws:
            draw(document.new_page())
        document.save(path)
    return path


def read(path: Path) -> Book:
    book, resources = open_book(path)
    resources.close()
    return book


@pytest.mark.parametrize("draw", POOR, ids=[one.__name__ for one in POOR])
def test_poor_text_is_offered_to_be_recognised(tmp_path: Path, draw: Draw) -> None:
    book = read(pdf(tmp_path / "a.pdf", draw))
    assert unread(book) == [0] and is_offered(book)
    poor: str = Notice("pages_with_poor_text", pages="1")
    assert book.warnings == (poor,)


@pytest.mark.parametrize("draw", GOOD, ids=[one.__name__ for one in GOOD])
def test_good_text_is_left_alone(tmp_path: Path, draw: Draw) -> None:
    book = read(pdf(tmp_path / "a.pdf", draw))
    assert unread(book) == [] and not is_offered(book) and book.warnings == ()


def test_a_page_of_many_is_not_worth_an_offer(tmp_path: Path) -> None:
    book = read(pdf(tmp_path / "a.pdf", spaced, *[one_column] * 6))
    assert unread(book) == [0] and not is_offered(book)


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("", ()),
        ("word " * 5, ()),
        ("x" * 5_000, ()),
        ("\ufffd" * 900, ()),
        ("a " * 900, (0.0,) * 4),
    ],
)
def test_any_text_and_boxes_are_judged(text: str, box: tuple[float, ...]) -> None:
    one = box or (math.nan,) * 4
    is_poor(text, PageLayout(0.0, -1.0, array("f", one * len(text))))


# Signs in the place of ligatures

PROSE = "The keeper of the lamp was in the house and it was not the first time that he had to go. "


@pytest.mark.parametrize(
    ("signed", "spelled"),
    [
        ("of\u00b7ce", "office"), ("\ue001rst", "first"), ("o\ufffd", "off"),
        ("su\ufffdciently", "sufficiently"), ("re\ufffdect", "reflect"), ("e\ufffdect", "effect"),
        ("Con\ufffddent", "Confident"), ("unde\ufffdned", "undefined"),
        ("\ufffded", "\ufffded"), ("Wa\u00b7le", "Wa\u00b7le"), ("a\u00b7b", "a\u00b7b"),
    ],
)  # fmt: skip
def test_a_sign_is_the_ligature_that_makes_a_word(signed: str, spelled: str) -> None:
    found = spellings([f"{PROSE * 3}{signed} it was."])
    assert found.get(signed, signed) == spelled


def test_a_word_of_the_book_itself_and_a_sign_that_is_always_one_are_spelled() -> None:
    words = ["\ue001rst", "\ue001nal", "\ue001gure", "Wa\ue001ra", "kni\ue002ng"]
    found = spellings([f"{PROSE * 3}{' '.join(words)} and a kniffing it was."])
    assert [found[word] for word in words] == ["first", "final", "figure", "Wafira", "kniffing"]


def test_letters_of_a_ligature_share_the_place_of_its_sign() -> None:
    text = "an of\u00b7ce is"
    boxes = array("f", (value for n in range(len(text)) for value in (10 * n, 0, 10 * n + 10, 9)))
    page = PageText(text, boxes, bytes(range(len(text))), (Paragraph(0, len(text), 9.0),))
    made, hidden = with_spellings(page, ((3, 8), (9, 11)), {"of\u00b7ce": "office"})
    assert made.text == "an office is" and hidden == ((3, 9), (10, 12))
    assert list(made.boxes[20:28]) == [50, 0, 55, 9, 55, 0, 60, 9]
    assert list(made.boxes[28:32]) == [60, 0, 70, 9] and len(made.boxes) == 4 * len(made.text)
    assert len(made.inks) == len(made.text) and made.inks[5] == made.inks[6] == 5
    assert made.paragraphs == (Paragraph(0, len(text) + 1, 9.0),)


# What is recognised takes the place of poor text


@scans.needs_posix
def test_a_recognised_page_is_poor_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scans.use(scans.StandIn(tmp_path / "bin"), monkeypatch)
    path = pdf(tmp_path / "a.pdf", spaced, one_column)
    old = read(path)
    tesseract = find_tesseract()
    assert tesseract is not None
    with closing(resources_apart(path, old)) as resources:
        [(number, page)] = recognise(old, resources, tesseract, "eng", Cancel())
    assert number == 0 and page.text == scans.SENTENCES[0] + "\n"
    book = marked(with_recognised(replace(old, files=(page, old.files[1])), old))
    assert book.files[0].text == page.text and book.files[1].text == old.files[1].text
    assert unread(book) == []
    recognised: str = Notice("pages_recognised", count=1, pages="1")
    assert book.warnings == (recognised,)


# Pages that lie askew


def drawn(draw: Draw, degrees: float, path: Path) -> bytes:
    """The picture of a page that lies askew."""
    with pymupdf.open(pdf(path, draw)) as source, pymupdf.open() as made:
        page = made.new_page(width=612, height=792)
        page.show_pdf_page(page.rect, source, 0, rotate=-degrees)
        colors = pymupdf.Colorspace(
            pymupdf.mupdf.FzColorspace(pymupdf.mupdf.FzColorspace.Fixed_BGR)
        )
        picture = page.get_pixmap(dpi=150, colorspace=colors, alpha=False)
        return bmp(picture.samples_mv, picture.width, picture.height)


@pytest.mark.parametrize("degrees", [-3.0, -2.0, -0.8, 0.0, 2.0, 4.5])
def test_lines_are_made_level(tmp_path: Path, degrees: float) -> None:
    picture = drawn(one_column, degrees, tmp_path / "a.pdf")
    level, slope = leveled(picture)
    assert slope == pytest.approx(math.tan(math.radians(degrees)), abs=0.005)
    assert picture_size(level) == picture_size(picture)
    assert abs(leveled(level)[1]) < 0.006


def test_columns_are_read_one_by_one(tmp_path: Path) -> None:
    picture = drawn(two_columns, 0.0, tmp_path / "a.pdf")
    pieces = columns(picture)
    middle = [corner[0] for _, corner in pieces if corner[0] > 0]
    assert len(middle) == 1 and 450 < middle[0] < 560
    assert sum(picture_size(piece)[0] for piece, _ in pieces[:2]) == picture_size(picture)[0]
    for draw in (one_column, table):
        assert len(columns(drawn(draw, 0.0, tmp_path / "b.pdf"))) == 1


def test_a_word_is_marked_where_it_is_on_the_page_that_lies_askew() -> None:
    blank = PageLayout(600.0, 800.0, array("f"))
    rows = scans.table(scans.row((1, 1, 1), (1000, 100, 100, 20), "lamp"))
    file = recognised_page(BookFile("page/0", "", page=blank), rows, (1200, 1600), 0.1)
    assert file.page is not None
    first, last = file.page.box(0), file.page.box(3)
    assert first is not None and last is not None
    # On the right half the page lies lower than its level picture, above the middle more right.
    assert first[1] == pytest.approx(50 + 0.1 * (506.25 - 300), abs=0.5)
    assert first[0] == pytest.approx(500 + 0.1 * (400 - 55), abs=0.5)
    assert last[1] > first[1]


@pytest.mark.parametrize("data", [b"", b"BM", b"BM" + bytes(52), bytes(5000)])
def test_what_is_no_bitmap_is_no_picture_of_a_page(data: bytes) -> None:
    huge = bytearray(data.ljust(54, b"\0"))
    huge[18:26] = (2**31 - 1).to_bytes(4, "little") * 2
    for picture in (data, bytes(huge)):
        with pytest.raises(PageFailed):
            leveled(picture)


def test_an_empty_page_is_left_as_it_is(tmp_path: Path) -> None:
    picture = drawn(lambda page: None, 0.0, tmp_path / "a.pdf")
    assert leveled(picture) == (picture, 0.0) and len(columns(picture)) == 1
