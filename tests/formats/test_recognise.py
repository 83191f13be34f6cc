"""Recognition from the picture of a page to its text: by a stand-in, and by tesseract itself."""

from __future__ import annotations

import zipfile
from pathlib import Path
from threading import Timer

import pymupdf
import pytest

from foxreader.core.book import Book, BookFile
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import DamagedBook, UsageError
from foxreader.formats.apart import open_apart
from foxreader.formats.ocr import (
    Tesseract,
    find_tesseract,
    languages_for,
    name_of,
    picture_size,
    recognise,
)
from foxreader.formats.unread import unread
from scans import SENTENCES, StandIn, draw, needs_posix, needs_tesseract, scan, use
from waits import until

KEY = "ab" * 32
LINES = ("The whale surfaced beside the wooden boat", "while Margaret counted seventeen gulls.")


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    return use(StandIn(tmp_path / "bin"), monkeypatch)


def work(path: Path, tesseract: Tesseract, cancel: Cancel | None = None) -> tuple[Book, list]:
    book, resources = open_apart(path, sha256=KEY)
    # A flag that is not set is false.
    cancel = Cancel() if cancel is None else cancel
    try:
        return book, list(recognise(book, resources, tesseract, "eng", cancel))
    finally:
        resources.close()


@pytest.mark.parametrize(
    ("book", "system", "chosen"),
    [
        ("de-DE", "en_GB", "deu"), ("en", "de_DE", "eng"), ("", "de_DE", "eng+deu"),
        ("", "", "eng"), ("fi", "de_DE", "eng+deu"), ("ger", "", "deu"), ("zz", "fr_FR", "eng"),
    ],
)  # fmt: skip
def test_a_book_is_read_in_its_own_language_where_it_is_known(
    book: str, system: str, chosen: str
) -> None:
    assert languages_for(book, system, frozenset({"eng", "deu", "osd"})) == chosen


def test_languages_have_the_engines_names() -> None:
    names = [name_of(code) for code in ("zh-TW", "zh-Hant-HK", "zh", "pt-BR", "EN_us", "", "x")]
    assert names == ["chi_tra", "chi_tra", "chi_sim", "por", "eng", "", ""]
    assert languages_for("en", "en", frozenset({"fra", "osd"})) == "fra"


def test_none_is_found_where_none_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_tesseract() is None


@needs_posix
def test_a_program_beside_a_book_is_never_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    StandIn(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")
    assert find_tesseract() is None


@needs_posix
def test_a_program_that_fails_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = use(StandIn(tmp_path / "bin"), monkeypatch).folder / "tesseract"
    program.write_text("#!/bin/sh\nexit 3\n")
    assert find_tesseract() is None


@needs_posix
def test_languages_that_are_not_installed_are_named(stand_in: StandIn) -> None:
    found = find_tesseract()
    assert found is not None and found.languages == {"eng", "deu"}
    assert found.check("eng+deu") == "eng+deu"
    with pytest.raises(UsageError, match=r"“fra”.*deu, eng"):
        found.check("eng+fra")


@needs_posix
def test_only_pages_without_text_are_given_to_it(stand_in: StandIn, tmp_path: Path) -> None:
    path = scan(tmp_path / "mixed.pdf", LINES, LINES)
    with pymupdf.open(path) as document, draw(("Printed words.",)) as printed:
        document.insert_pdf(printed, start_at=1)
        document.saveIncr()
    found = find_tesseract()
    assert found is not None
    book, pages = work(path, found)
    assert [number for number, _ in pages] == [0, 2] and len(stand_in.asked) == 2
    assert [page.text for _, page in pages] == [f"{words}\n" for words in SENTENCES[:2]]
    for number, page in pages:
        assert page.name == book.files[number].name
        assert (page.page.width, page.page.height) == (
            book.files[number].page.width, book.files[number].page.height,
        )  # fmt: skip


@needs_posix
def test_pages_that_fail_are_passed_over_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = "sys.exit(7) if sum(1 for _ in open({0!r})) == 2 else None"
    folder = tmp_path / "bin"
    use(StandIn(folder, act=failing.format(str(folder / "log"))), monkeypatch)
    found = find_tesseract()
    assert found is not None
    book, resources = open_apart(scan(tmp_path / "b.pdf", LINES, LINES, LINES), sha256=KEY)
    done = []
    with pytest.raises(DamagedBook, match=r"stay pictures: 2\."):
        for number, _ in recognise(book, resources, found, "eng", Cancel()):
            done.append(number)
    resources.close()
    assert done == [0, 2]


@needs_posix
def test_it_gives_up_when_one_page_after_the_other_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = use(StandIn(tmp_path / "bin", act="sys.exit(7)"), monkeypatch)
    found = find_tesseract()
    assert found is not None
    with pytest.raises(DamagedBook, match="1, 2, 3"):
        work(scan(tmp_path / "b.pdf", *[LINES] * 6), found)
    assert len(stand_in.asked) == 3


@needs_posix
def test_a_stop_does_not_wait_for_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = use(StandIn(tmp_path / "bin", seconds=3600), monkeypatch)
    found = find_tesseract()
    assert found is not None
    cancel = Cancel()
    path = scan(tmp_path / "b.pdf", LINES)

    def stop_when_begun() -> None:
        until(lambda: stand_in.asked)
        cancel.set()

    timer = Timer(0, stop_when_begun)
    timer.start()
    with pytest.raises(Cancelled):
        work(path, found, cancel)
    timer.join()


def comic(path: Path, picture: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("1.png", picture)
        made.writestr("2.png", picture[:200])
    return path


@needs_posix
def test_the_pictures_of_a_comic_are_drawn_by_us(stand_in: StandIn, tmp_path: Path) -> None:
    with draw(LINES) as drawn:
        picture = drawn[0].get_pixmap(dpi=100, alpha=False)
    path = comic(tmp_path / "b.cbz", picture.tobytes("png"))
    book, resources = open_apart(path, sha256=KEY)
    sized = picture_size(resources.scan(0).data)
    with pytest.raises(DamagedBook):
        resources.scan(1)
    resources.close()
    # Drawn larger, so that small letters are read.
    assert sized[1] == 3000 and abs(sized[0] / sized[1] - picture.width / picture.height) < 0.01
    assert unread(book) == [0, 1]


def found_words(page: BookFile, lines: tuple[str, ...]) -> float:
    wanted = " ".join(lines).split()
    return sum(word in page.text.split() for word in wanted) / len(wanted)


@needs_tesseract
def test_printed_words_are_found_where_they_were_drawn(tmp_path: Path) -> None:
    tesseract = find_tesseract()
    assert tesseract is not None
    _, ((_, page),) = work(scan(tmp_path / "b.pdf", LINES), tesseract)
    assert found_words(page, LINES) == 1.0
    with draw(LINES) as drawn:
        places = {word[4]: word[:4] for word in drawn[0].get_text("words")}
    for word in ("Margaret", "surfaced", "seventeen"):
        at = page.text.index(word)
        (box,) = page.page.rects(at, at + len(word))
        x0, y0, x1, y1 = places[word]
        assert abs(box[0] - x0) < 3 and abs(box[2] - x1) < 3
        assert y0 - 3 < (box[1] + box[3]) / 2 < y1 + 3


@needs_tesseract
def test_a_page_that_the_file_turns_is_read_as_it_is_shown(tmp_path: Path) -> None:
    path = scan(tmp_path / "b.pdf", LINES)
    with pymupdf.open(path) as document:
        document[0].set_rotation(90)
        document.saveIncr()
    tesseract = find_tesseract()
    assert tesseract is not None
    if "osd" not in tesseract.languages:
        pytest.skip("tesseract has not been given its model for scripts")
    book, ((_, page),) = work(path, tesseract)
    assert page.page.width == book.files[0].page.width > page.page.height
    assert found_words(page, LINES) > 0.8


@needs_tesseract
def test_a_comic_is_read_too(tmp_path: Path) -> None:
    tesseract = find_tesseract()
    assert tesseract is not None
    with draw(LINES) as drawn:
        picture = drawn[0].get_pixmap(dpi=100, alpha=False).tobytes("png")
    book, resources = open_apart(comic(tmp_path / "b.cbz", picture), sha256=KEY)
    _, page = next(recognise(book, resources, tesseract, "eng", Cancel()))
    resources.close()
    assert found_words(page, LINES) > 0.8


@needs_tesseract
def test_an_empty_page_is_done(tmp_path: Path) -> None:
    tesseract = find_tesseract()
    assert tesseract is not None
    _, ((_, page),) = work(scan(tmp_path / "b.pdf", ()), tesseract)
    assert page.text == "" and page.page.recognised
