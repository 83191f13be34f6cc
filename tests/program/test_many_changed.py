"""Many books changed in one act, and taken back in one: fields, tags, collections, covers."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from foxreader.core.errors import UsageError
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.library.records import ManyChange
from foxreader.library.shelf_log import COVER, append
from foxreader.program.library import cover_of
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
            append(work, profile.records._clock(), [(sha256, COVER, value)])
    assert not program.library.show_chosen_covers()
