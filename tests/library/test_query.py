"""What is typed to find books: fields, phrases, dates, what is to be left out, together."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.about import About
from foxreader.library.catalog import Catalog, View
from foxreader.library.database import Database
from foxreader.library.query import Term, narrows, plain_words, terms_of
from foxreader.library.records import NewBook, Records

BOOKS = (
    About("The White Whale", ("Herman Melville",), tags=("Sea", "Novels"), language="en",
          rating=4.5, published="1851-10-18", isbn="9780306406157"),
    About("Whale of a White Day", ("Ann Lowe", "Bo Low"), series="Coast", series_index=2,
          tags=("Seaside",), language="de", rating=3, published="1999"),
    About("Lamps", ("Lowe, Cy",), tags=("Part 2",), language="fr"),
)  # fmt: skip


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("query")
    database = Database(folder / "library.sqlite")
    days = iter(("2026-09-30", "2026-10-31", "2026-11-02"))
    for number, about in enumerate(BOOKS):
        at = datetime.fromisoformat(f"{next(days)}T12:00:00").replace(tzinfo=UTC)
        records = Records(database, lambda at=at: at)
        kind = ("EPUB", "PDF", "Kindle")[number]
        path = folder / ("a.epub", "b.pdf", "c.azw3")[number]
        records.add([NewBook(f"{number}" * 64, path, kind, about)])
    records.set_state(["2" * 64], "finished")
    records.put_in(records.collect("To read").id, ["1" * 64])
    return Catalog(database)


@pytest.mark.parametrize(
    ("typed", "books"),
    [
        ("white whale", "01"), ('"white whale"', "0"), ('“White Whale”', "0"), ("-whale", "2"),
        ('-"white whale"', "12"), ("author:lowe", "12"), ('author:"ann lowe"', "1"),
        ("author:=lowe", ""), ('author:="Lowe, Ann"', "1"), ("tag:sea", "01"), ("tag:=sea", "0"),
        ('tag:"part 2"', "2"), ("-tag:sea", "2"), ("series:coast", "1"), ("-series:*", "02"),
        ("language:de", "1"), ("language:German", "1"), ("language:eng", "0"),
        ("format:epub", "0"), ("format:azw3", "2"), ("-format:PDF", "02"), ("rating:>3", "0"),
        ("rating:>=3", "01"), ("rating:3", "1"), ("rating:★★★", "1"), ("-rating:*", "2"),
        ("rating:<1", "2"), ("added:2026-10", "1"), ("added:>2026-10", "2"),
        ("added:<=2026-10", "01"), ("added:2026-9-30", "0"), ("published:<1900", "0"),
        ("published:1999", "1"), ("state:finished", "2"), ("-state:finished", "01"),
        ("state:unread", "01"), ('collection:"to read"', "1"), ("title:whale -title:day", "0"),
        ("isbn:0-306-40615-2", "0"), ("author:low tag:seaside whale", "1"),
        ("tag:sea rating:>3 -language:de", "0"), ("author:", "012"), ("", "012"),
        ("opened:*", ""), ("rating:good", ""), ("foo:bar", ""),
    ],
)  # fmt: skip
def test_what_is_typed_finds_its_books(shelf: Catalog, typed: str, books: str) -> None:
    found = shelf.order(View(text=typed))
    assert sorted(one[0] for one in found) == list(books)
    assert shelf.count(View(text=typed)) == len(books)
    assert sorted(shelf.order(View(sort="match", text=typed))) == sorted(found)


def test_the_title_that_has_the_words_comes_first(shelf: Catalog) -> None:
    found = shelf.order(View(sort="match", text="whale -tag:novels"))
    assert [one[0] for one in found] == ["1"]
    assert [one[0] for one in shelf.order(View(sort="match", text='"whale of"'))] == ["1"]


def test_words_for_the_texts_are_those_without_a_field() -> None:
    assert plain_words('tag:sea white "a b" -old author:"x y"') == 'white "a b"'
    assert plain_words("tag:sea") == "" and narrows("tag:sea") and narrows("-old")
    assert not narrows("white 12:30") and plain_words("white 12:30") == "white 12:30"
    assert terms_of("Author:Lowe") == (Term("author", "Lowe"),)


@examples(200)
@given(st.text(max_size=60))
def test_nothing_that_is_typed_fails(shelf: Catalog, typed: str) -> None:
    assert set(shelf.order(View(sort="match", text=typed))) <= {c * 64 for c in "012"}
    assert len(terms_of(typed * 50)) <= 20
