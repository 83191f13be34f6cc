from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from foxreader.library.database import Database
from foxreader.library.kept_per_book import PageView, PageViews, first_view, text_of_pages
from foxreader.program.forgetting import forget
from paperpages import FULL, pages, two_columns

BOOK = "ab" * 32


def book(sha256: str = BOOK):
    """A book of one page without columns."""
    return replace(pages(FULL), sha256=sha256)


def test_the_view_of_a_book_is_kept_for_that_book(tmp_path: Path) -> None:
    chosen = PageView("none", 1.5, "cover", "paged", 270)
    PageViews(Database(tmp_path / "library.sqlite")).keep(BOOK, chosen)
    views = PageViews(Database(tmp_path / "library.sqlite"))
    assert views.of(book()) == chosen
    assert views.of(book("cd" * 32)) == PageView()


def test_a_view_that_no_page_can_have_is_as_at_first(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    with database.work() as work:
        work.execute("INSERT INTO page_view VALUES (?, 'x', 1e9, 'y', 'z', 45)", (BOOK,))
    assert PageViews(database).of(book()) == PageView()


def test_forgetting_a_book_forgets_its_view(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    views = PageViews(database)
    views.keep(BOOK, PageView(zoom=2.0))
    forget(database, BOOK)
    assert views.of(book()) == PageView()


def test_a_paper_in_two_columns_is_shown_as_wide_as_its_text(tmp_path: Path) -> None:
    paper, column = two_columns().files[0], pages(FULL).files[0]
    assert first_view(two_columns()) == PageView("text")
    assert first_view(pages(FULL)) == PageView()
    # As most of its first pages are; those without text say nothing of it.
    for files, fit in (((column, paper, paper), "text"), ((paper, column, column), "page")):
        made = replace(two_columns(), files=(*pages("", "").files, *files))
        assert first_view(made).fit == fit
    left, right = text_of_pages(two_columns())
    assert left == pytest.approx(60 / 595, abs=0.01) and right == pytest.approx(535 / 595, abs=0.01)
    # What the reader chose holds.
    views = PageViews(Database(tmp_path / "library.sqlite"))
    assert views.of(two_columns()).fit == "text"
    views.keep(two_columns().sha256, PageView("width"))
    assert views.of(two_columns()).fit == "width"


def test_contents_with_numbers_at_the_right_are_no_columns() -> None:
    line = "a title of a chapter" + "~" * 16 + "12  "
    assert first_view(pages((line * 50)[:2000])).fit == "page"
