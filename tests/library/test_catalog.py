"""The shelf as a window asks for it, and what the reader does to it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from foxreader.core.about import About, pack_about
from foxreader.core.book import Book, Metadata
from foxreader.core.book import BookFile as TextFile
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.catalog import Catalog, View
from foxreader.library.database import Database
from foxreader.library.library_steps import MIGRATIONS, make_library, show_anew
from foxreader.library.records import NewBook, Records
from foxreader.library.shelf import Files, Shelf, ShelfFile
from foxreader.library.store_file import migrate
from foxreader.program.forgetting import forget

SEA, ILIAD, PROUST, KANJI, VOL2, VOL10 = (letter * 64 for letter in "abcdef")


class Library:
    """A library of six books, and what works on it."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder / "library.sqlite")
        self.records = Records(self.database)
        self.catalog = Catalog(self.database)
        self.files = Files(self.database)
        self.shelf = Shelf(self.database)

    def titles(self, **view: object) -> list[str]:
        return [book.title for book in self.catalog.page(View(**view), 0, 100)]  # type: ignore[arg-type]


def new(sha256: str, title: str, *authors: str, **rest: object) -> NewBook:
    about = About(title, authors, **rest)  # type: ignore[arg-type]
    return NewBook(sha256, Path(f"/books/{sha256[:2]}.epub"), "EPUB", about, 100, 1)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    made = Library(tmp_path)
    made.records.add(
        [
            new(SEA, "The Sea", "Ann Lowe", tags=("Sea stories", "Novel"), language="en"),
            new(ILIAD, "Ἰλιάς", "Ὅμηρος", language="el", isbn="9780306406157"),
            new(PROUST, "À la recherche du temps perdu", "Marcel Proust", language="fr-FR"),
            new(KANJI, "吾輩は猫である", "夏目漱石", tags=("novel",), language="ja"),
            new(VOL10, "Vol 10", "Lowe, Ann", series="Harbour", series_index=10.0),
            new(VOL2, "Vol 2", "Ann Lowe", series="Harbour", series_index=2.0),
        ]
    )
    return made


def test_books_are_sorted_as_a_library_sorts_them(library: Library) -> None:
    assert library.titles() == [
        "À la recherche du temps perdu", "The Sea", "Vol 2", "Vol 10", "Ἰλιάς", "吾輩は猫である",
    ]  # fmt: skip
    assert library.titles(sort="series")[:2] == ["Vol 2", "Vol 10"]
    assert library.titles(sort="series", descending=True)[:2] == ["Vol 10", "Vol 2"]
    assert library.titles(sort="author")[:3] == ["The Sea", "Vol 2", "Vol 10"]
    order = library.catalog.order(View(sort="title", descending=True))
    assert [book.sha256 for book in library.catalog.books(order[:2])] == [KANJI, ILIAD]
    assert library.catalog.page(View(), 2, 1)[0].title == "Vol 2"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("RECHERCHE temps", "À la recherche du temps perdu"),
        ("a la rech", "À la recherche du temps perdu"),
        ("ομηρος", "Ἰλιάς"),
        ("ιλιασ", "Ἰλιάς"),
        ("猫", "吾輩は猫である"),
        ("漱石", "吾輩は猫である"),
        ("harbour 10", "Vol 10"),
        ("sea stor", "The Sea"),
        ("9780306406157", "Ἰλιάς"),
    ],
)
def test_typing_finds_in_any_script(library: Library, typed: str, title: str) -> None:
    assert title in library.titles(text=typed)
    assert len(library.titles(text=typed)) <= 2
    assert library.titles(text=f"{typed} zzz") == []


def test_what_is_typed_is_first_looked_for_in_titles(library: Library) -> None:
    library.records.add([new("9" * 64, "A Sea of Words", "Bo"), new("8" * 64, "Sea Wind", "Bo")])
    titles = library.titles(sort="match", text="SEA")
    assert titles[0] == "Sea Wind" and set(titles[1:]) == {"A Sea of Words", "The Sea"}
    assert library.titles(sort="match", text="novel sea") == ["The Sea"]
    assert len(library.titles(sort="match")) == 8
    found = library.catalog.order(View(sort="match", text="sea"))
    assert [book.title for book in library.catalog.books(found)] == titles


def test_facets_count_and_narrow(library: Library) -> None:
    def counts(facet: str, **view: object) -> dict[str, int]:
        found = library.catalog.counts(facet, View(**view))  # type: ignore[arg-type]
        return {one.value: one.books for one in found}

    assert counts("tag") == {"Novel": 2, "Sea stories": 1}
    (lowe,) = [one for one in library.catalog.counts("author") if one.books == 3]
    assert library.titles(where=(("author", lowe.key),)) == ["The Sea", "Vol 2", "Vol 10"]
    assert counts("series") == {"Harbour": 2} and counts("format") == {"EPUB": 6}
    assert counts("language")["French"] == 1
    assert counts("tag", where=(("author", lowe.key),)) == {"Novel": 1, "Sea stories": 1}
    both = (("tag", "novel"), ("language", "ja"))
    assert library.titles(where=both) == ["吾輩は猫である"]


def book_of(sha256: str) -> Book:
    return Book(sha256, "EPUB", Metadata("The Sea", ("Ann Lowe",)), (TextFile("a", "x" * 1000),))


def test_the_state_follows_the_place_until_the_reader_says_otherwise(library: Library) -> None:
    book = book_of(SEA)
    assert not library.shelf.knows(SEA) and library.shelf.all() == []
    library.shelf.opened(book, Path("/books/aa.epub"))
    library.shelf.keep_place(book, Span(0, 400, 400))
    assert library.titles(where=(("state", "reading"),)) == ["The Sea"]
    assert [one.sha256 for one in library.catalog.continued()] == [SEA]
    shown = library.catalog.get(SEA)
    assert shown is not None and shown.progress == 0.4 and shown.opened and "Novel" in shown.tags
    library.shelf.keep_place(book, Span(0, 1000, 1000))
    assert library.titles(where=(("state", "finished"),)) == ["The Sea"]
    library.records.set_state([SEA, ILIAD], "reading")
    assert library.catalog.totals().reading == 2
    library.records.set_state([SEA, ILIAD], "")
    totals = library.catalog.totals()
    assert (totals.books, totals.finished, totals.reading, totals.not_started) == (6, 1, 0, 5)


def test_corrections_are_kept_apart_from_what_the_file_says(library: Library) -> None:
    library.records.correct(SEA, {"title": "The Ocean", "authors": ["Bo"], "tags": ["x"]})
    shown = library.catalog.get(SEA)
    assert shown is not None and (shown.title, shown.authors, shown.tags) == (
        "The Ocean", ("Bo",), ("x",),
    )  # fmt: skip
    assert shown.sort_title == "Ocean, The" and library.titles(text="ocean") == ["The Ocean"]
    assert library.records.said(SEA).title == "The Sea"
    # Neither opening the book nor reading its file again undoes it.
    library.shelf.opened(book_of(SEA), Path("/books/aa.epub"))
    library.records.describe(SEA, About("The Sea", ("Ann Lowe",), series="Shore"))
    shown = library.catalog.get(SEA)
    assert shown is not None and (shown.title, shown.series) == ("The Ocean", "Shore")
    assert library.records.corrections(SEA).keys() == {"title", "authors", "tags"}
    library.records.correct(SEA, {"title": None, "authors": None})
    assert library.titles(text="ann shore") == ["The Sea"]
    with pytest.raises(ValueError, match="no fields"):
        library.records.correct(SEA, {"sha256": "x"})


def test_a_removal_is_undone(library: Library) -> None:
    library.shelf.opened(book_of(SEA), Path("/books/aa.epub"))
    assert library.records.remove(SEA, "0" * 64) == 1
    assert library.catalog.count() == 5 and library.shelf.all() == []
    assert library.catalog.counts("tag")[0].books == 1
    assert library.titles(removed=True) == ["The Sea"]
    assert library.records.restore(SEA) == 1 and library.records.restore(SEA) == 0
    assert [one.title for one in library.shelf.all()] == ["The Sea"]
    library.records.remove(SEA)
    assert library.records.add([new(SEA, "The Sea", "Ann Lowe")]) == [SEA]
    library.records.remove(SEA)
    library.shelf.opened(book_of(SEA), Path("/books/aa.epub"))
    assert library.catalog.count() == 6


def test_collections_have_books_and_keep_them(library: Library) -> None:
    sea = library.records.collect(" By the  sea ")
    assert library.records.collect("by the Sea") == sea
    library.records.put_in(sea.id, [SEA, VOL2])
    library.records.take_out(sea.id, [SEA])
    assert library.titles(where=(("collection", sea.id),)) == ["Vol 2"]
    library.records.rename(sea.id, "Shore")
    other = library.records.collect("By the sea")
    assert other.id != sea.id
    counts = [(one.value, one.books) for one in library.catalog.counts("collection")]
    assert counts == [("By the sea", 0), ("Shore", 1)]
    library.records.dissolve(sea.id)
    assert library.records.collections() == [other] and library.catalog.count() == 6
    library.records.rename(sea.id, "Shore")
    assert library.titles(where=(("collection", sea.id),)) == ["Vol 2"]
    with pytest.raises(UsageError, match="name"):
        library.records.collect(" … ")


def test_the_same_book_in_another_file_is_told(library: Library) -> None:
    twin, translated = "1" * 64, "2" * 64
    library.records.add(
        [new(twin, "the séa", "Lowe, Ann"), new(translated, "Iliad", isbn="9780306406157")]
    )
    assert [one.sha256 for one in library.catalog.same(twin)] == [SEA]
    assert [one.sha256 for one in library.catalog.same(translated)] == [ILIAD]
    assert library.catalog.same(VOL2) == []


def test_files_that_are_gone_are_missing_and_come_back(library: Library, tmp_path: Path) -> None:
    there, copy = tmp_path / "there.epub", tmp_path / "copy.epub"
    library.files.moved(ShelfFile(there, SEA, 7))
    there.write_bytes(b"a book.")
    library.files.look()
    assert library.catalog.count(View(missing=True)) == 5
    assert library.titles(missing=False) == ["The Sea"] and library.files.missing()[100]
    library.files.moved(ShelfFile(copy, SEA, 7))
    assert library.files.look([SEA]) == [SEA]  # it is where it was
    there.rename(copy)
    assert library.files.look([SEA]) == [SEA]
    shown = library.catalog.get(SEA)
    assert shown is not None and shown.path == copy and not shown.missing
    copy.unlink()
    assert library.files.look([SEA]) == [SEA] and library.catalog.totals().missing == 6
    assert library.files.look() == []


def test_nothing_of_a_forgotten_book_stays(library: Library) -> None:
    library.records.correct(SEA, {"title": "Words of the reader"})
    forget(library.database, SEA)
    with library.database.work() as work:
        tables = [name for (name,) in work.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'passages%'"
        )]  # fmt: skip
        assert len(tables) > 10
        for table in tables:
            rows = work.execute(f"SELECT * FROM {table}").fetchall()
            assert not [row for row in rows if SEA in row], table


def test_what_the_reader_does_now_counts_whatever_the_clock_says(tmp_path: Path) -> None:
    times = iter([datetime(2030, 1, 1, tzinfo=UTC), datetime(2020, 1, 1, tzinfo=UTC)])
    database = Database(tmp_path / "library.sqlite")
    Records(database).add([new(SEA, "The Sea")])
    records = Records(database, lambda: next(times))
    records.correct(SEA, {"title": "First"})
    records.correct(SEA, {"title": "Second"})
    shown = Catalog(database).get(SEA)
    assert shown is not None and shown.title == "Second"


def test_a_library_of_before_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    there = tmp_path / "a.txt"
    there.write_text("1234")
    with sqlite3.connect(path) as old:
        for number, statements in enumerate(MIGRATIONS[: MIGRATIONS.index(make_library)], 1):
            assert isinstance(statements, str)
            old.executescript(f"{statements} PRAGMA user_version = {number};")
        opened = (datetime.now(UTC) - timedelta(days=9)).isoformat()
        old.execute(
            "INSERT INTO book (sha256, path, title, authors, format, opened_at, fraction, offset,"
            " limited) VALUES (?, ?, 'The Éloge', 'Ann, Bob', 'text', ?, .5, 20, 1)",
            (SEA, str(there), opened),
        )
    old.close()
    library = Library(tmp_path)
    (book,) = library.catalog.page(View(text="eloge bob"), 0, 9)
    assert (book.authors, book.progress, book.state) == (("Ann", "Bob"), 0.5, "reading")
    assert (book.opened, book.added, book.described) == (opened, opened, False)
    assert library.shelf.limits() == {SEA: Span(0, 20, 20)}
    assert [one.size for one in library.files.of(SEA)] == [4]
    assert [one.sha256 for one in library.catalog.undescribed()] == [SEA]


def test_a_language_is_one_however_it_is_written(library: Library) -> None:
    library.records.add(
        [
            new("1" * 64, "The Tide", "Ann Lowe", language="eng"),
            new("2" * 64, "A Wave", "Ann Lowe", language="en_us"),
            new("3" * 64, "Die Ebbe", "Ann Lowe", language="ger"),
            new("4" * 64, "Nobody's", "Ann Lowe", language="und"),
        ]
    )
    counted = [(one.key, one.value, one.books) for one in library.catalog.counts("language")]
    assert counted == [  # by their names, not by their codes
        ("en", "English", 3), ("fr", "French", 1), ("de", "German", 1), ("el", "Greek", 1),
        ("ja", "Japanese", 1),
    ]  # fmt: skip
    titles = library.titles(sort="language")
    assert titles[:5] == ["The Sea", "The Tide", "A Wave", "À la recherche du temps perdu",
                          "Die Ebbe"]  # fmt: skip
    found = library.catalog.page(View(where=(("language", "en"),)), 0, 9)
    assert {one.language for one in found} == {"en", "en-US"}
    assert next(one for one in found if one.title == "The Tide").sort_title == "Tide, The"
    library.records.correct("4" * 64, {"language": "French"})
    assert library.records.shown("4" * 64).language == "fr"


def test_an_older_library_is_given_one_language_for_one(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)) as old:
        migrate(old, MIGRATIONS[: MIGRATIONS.index(show_anew)], "the_library")
        said = json.dumps(pack_about(About("The Sea", ("Ann Lowe",), language="eng")))
        old.execute("INSERT INTO book_said VALUES (?, ?)", (SEA, said))
        old.execute(
            "INSERT INTO book (sha256, path, title, authors, format, opened_at, language)"
            " VALUES (?, '/sea.epub', 'The Sea', 'Ann Lowe', 'EPUB', '', 'eng')", (SEA,),
        )  # fmt: skip
        old.execute("INSERT INTO book_facet VALUES ('language', 'eng', ?, 'eng')", (SEA,))
    library = Library(tmp_path)
    (book,) = library.catalog.page(View(where=(("language", "en"),)), 0, 9)
    assert (book.language, book.sort_title) == ("en", "Sea, The")


def test_an_article_does_not_come_between_a_title_and_its_sequel(tmp_path: Path) -> None:
    library = Library(tmp_path)
    titles = [
        ("The Salt Garden 2", "", "en"), ("The Salt Garden", "Salt Garden, The", "en"),
        ("The Salt Garden 10", "The Salt Garden 10", "en"), ("A Salt Fair", "", "en"),
        ("Der Steppenwolf", "Der Steppenwolf", "de"), ("Stein", "", "de"),
        ("1984", "Nineteen Eighty-Four", "en"),
    ]  # fmt: skip
    library.records.add(
        new(f"{n:064x}", title, sort_title=given, language=code)
        for n, (title, given, code) in enumerate(titles)
    )
    assert library.titles(sort="title") == [
        "1984", "A Salt Fair", "The Salt Garden", "The Salt Garden 2", "The Salt Garden 10",
        "Stein", "Der Steppenwolf",
    ]  # fmt: skip
    library.records.correct(f"{5:064x}", {"sort_title": "Aardvark"})
    assert library.titles(sort="title")[0] == "Stein"


def test_a_series_says_how_many_it_has(library: Library) -> None:
    two, ten = library.catalog.page(View(sort="series", where=(("series", "harbour"),)), 0, 9)
    assert [(two.series_index, two.series_size), (ten.series_index, ten.series_size)] == [
        (2.0, 10), (10.0, 10)
    ]  # fmt: skip
