from __future__ import annotations

from pathlib import Path

from foxreader.library.database import Database
from foxreader.library.kept_per_book import PageView, PageViews
from foxreader.program.forgetting import forget

BOOK = "ab" * 32


def test_the_view_of_a_book_is_kept_for_that_book(tmp_path: Path) -> None:
    chosen = PageView("none", 1.5, "cover", "paged", 270)
    PageViews(Database(tmp_path / "library.sqlite")).keep(BOOK, chosen)
    views = PageViews(Database(tmp_path / "library.sqlite"))
    assert views.of(BOOK) == chosen
    assert views.of("cd" * 32) == PageView()


def test_a_view_that_no_page_can_have_is_as_at_first(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    with database.work() as work:
        work.execute("INSERT INTO page_view VALUES (?, 'x', 1e9, 'y', 'z', 45)", (BOOK,))
    assert PageViews(database).of(BOOK) == PageView()


def test_forgetting_a_book_forgets_its_view(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    views = PageViews(database)
    views.keep(BOOK, PageView(zoom=2.0))
    forget(database, BOOK)
    assert views.of(BOOK) == PageView()
