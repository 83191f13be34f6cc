"""Many books changed in one act, and taken back in one: fields, tags, collections, covers."""

from __future__ import annotations

import base64
import random
import zipfile
from pathlib import Path

import pymupdf
import pytest

from foxreader.core.errors import UsageError
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.library.records import ManyChange
from foxreader.library.shelf_log import COVER, PICTURE, append
from foxreader.program.forgetting import forget_book
from foxreader.program.library import cover_choices, cover_of, cover_of_book
from foxreader.program.notes import write_copy
from foxreader.program.program import Program
from librarymaker import library_epub
from smallbooks import png


@pytest.fixture
def program(tmp_path: Path) -> Program:
    made = Program(Home(tmp_path / "home"))
    for number, tags in enumerate(("sea", "sea, ships", "")):
        meta = "".join(f"<dc:subject>{one}</dc:subject>" for one in tags.split(", ") if one)
        library_epub(tmp_path / f"{number}.epub", f"Book {number}", f"Ann {number}", meta=meta)
    made.library.add([tmp_path])
    return made


def books(program: Program) -> list[str]:
    return program.profile.catalog.order(View(sort="title"))


def test_what_is_changed_of_many_books_is_taken_back_in_one_act(program: Program) -> None:
    profile, shelf = program.profile, books(program)
    profile.records.correct(shelf[0], {"series": "Own"})
    before = profile.records.shown_of(shelf)
    sea = profile.records.collect("Sea")
    take_back = program.library.change(shelf, ManyChange(
        {"authors": ["Bo Lee"], "series": "Coast", "language": "de", "rating": 4.0},
        numbered=3.0, more_tags=("calm",), fewer_tags=("Sea",), state="finished", put_in=(sea.id,),
    ))  # fmt: skip
    found = profile.records.shown_of(shelf)
    assert {one.authors for one in found.values()} == {("Bo Lee",)}
    assert [found[one].series_index for one in shelf] == [3, 4, 5]
    assert [found[one].tags for one in shelf] == [("calm",), ("ships", "calm"), ("calm",)]
    assert profile.catalog.order(View(where=(("collection", sea.id),))) == shelf
    assert {one.state for one in profile.catalog.books(shelf)} == {"finished"}
    take_back()
    assert profile.records.shown_of(shelf) == before
    assert before[shelf[0]].series == "Own"
    assert profile.catalog.order(View(where=(("collection", sea.id),))) == []
    assert {one.state for one in profile.catalog.books(shelf)} == {"not_started"}


def test_what_a_book_has_already_is_not_written(program: Program) -> None:
    (first, *_) = books(program)
    again = ManyChange({"authors": ["Ann 0"]}, more_tags=("SEA",))
    assert program.profile.records.change([first], again) == []
    assert program.profile.records.corrections(first) == {}


def test_a_cover_for_many_books_stays_above_that_of_the_files(program: Program) -> None:
    profile, shelf = program.profile, books(program)
    own = [profile.covers.read(one) for one in shelf]
    cover = cover_of(png(90, 60))
    take_back = program.library.change(shelf[:2], ManyChange(cover=cover))
    assert [profile.covers.read(one) for one in shelf[:2]] == [base64.b64decode(cover)] * 2
    profile.covers.write(shelf[0], own[0])  # the file is read again
    assert profile.covers.read(shelf[0]) == base64.b64decode(cover)
    take_back()
    assert [profile.covers.read(one) for one in shelf] == own
    with pytest.raises(UsageError):
        cover_of(b"no picture")


def test_a_cover_of_another_computer_is_used_only_if_it_is_a_small_picture(
    program: Program,
) -> None:
    profile, shelf = program.profile, books(program)
    with profile.database.work() as work:
        for sha256, value in zip(shelf, ("no base64", "bm8=", 7), strict=True):
            made = [(sha256, COVER, sha256[:32]), (sha256[:32], PICTURE, value)]
            append(work, profile.records._clock(), made)
    assert not program.library.show_chosen_covers()


def test_a_picture_that_is_the_cover_of_no_book_any_more_is_forgotten_with_it(
    program: Program,
) -> None:
    profile, shelf = program.profile, books(program)
    program.library.change(shelf[:2], ManyChange(cover=cover_of(png(90, 60))))

    def kept() -> int:
        with profile.database.work() as work:
            query = "SELECT count(*) FROM shelf_change WHERE field = ?"
            return int(work.execute(query, (PICTURE,)).fetchone()[0])

    assert kept() == 1
    forget_book(profile, shelf[0])
    assert kept() == 1 and profile.covers.read(shelf[1])
    forget_book(profile, shelf[1])
    assert kept() == 0


def test_a_picture_of_the_book_is_its_cover_and_is_in_the_copy(
    program: Program, tmp_path: Path
) -> None:
    profile, library = program.profile, program.library
    path = tmp_path / "pictures.epub"
    library_epub(path, "Pictures", "Ann", cover=png(600, 900))
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("inside.jpg", noise(200, 300))
        archive.writestr("broken.jpg", b"x" * 9_000)
    (sha256,) = library.add([path]).added
    choices = cover_choices(path)
    assert [bool(one) for one in choices].count(True) >= 1 and not choices[-1]
    number = max(at for at, one in enumerate(choices) if one)
    cover = cover_of_book(path, number)
    with pytest.raises(UsageError):
        cover_of_book(path, len(choices) - 1)
    values = {
        "publisher": "Harper", "published": "1851", "isbn": "9780306406157", "rating": 3.5,
        "description": "Of <it> & more.", "identifiers": ["doi:10.1/x"],
    }  # fmt: skip
    library.change([sha256], ManyChange(values, cover=cover))
    book = profile.catalog.get(sha256)
    assert book is not None
    write_copy(profile, book, tmp_path / "copy.epub")
    (copied,) = library.add([tmp_path / "copy.epub"]).added
    said = profile.records.said(copied)
    assert (said.publisher, said.published, said.isbn) == ("Harper", "1851", "9780306406157")
    assert (said.rating, said.description) == (3.5, "Of <it> & more.")
    assert said.identifiers == ("doi:10.1/x",)
    with zipfile.ZipFile(tmp_path / "copy.epub") as archive:
        assert archive.read("foxreader-cover.jpg") == base64.b64decode(cover)
    assert profile.covers.read(copied) != profile.covers.read(sha256) != b""
    assert cover_choices(paper(tmp_path))


def noise(width: int, height: int) -> bytes:
    made = pymupdf.Pixmap(
        pymupdf.csRGB, width, height, random.Random(1).randbytes(3 * width * height), False
    )
    data: bytes = made.tobytes("jpeg")
    return data


def paper(folder: Path) -> Path:
    path = folder / "pages.pdf"
    with pymupdf.open() as made:
        made.new_page().insert_text((72, 72), "A page")
        made.save(path)
    return path
