"""What the shelf says and where it lays its books: pure functions."""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.about import About, Choice, Feed, Offer, Publication, Way
from foxreader.core.span import Span
from foxreader.library.catalog import FacetCount, ShelfBook, Totals, View
from foxreader.program.importing import ImportReport, NotTaken, Twin
from foxreader.program.library import ShelfCounts
from foxreader.retrieval.shelf.library_search import BookPlaces, ShelfHit, ShelfPlaces
from foxreader.ui.search.rows import BookFound
from foxreader.ui.shelf import covers
from foxreader.ui.shelf.actions import ShelfAct, ShelfActs
from foxreader.ui.shelf.details import FIELDS, corrections, field_texts
from foxreader.ui.shelf.grid_painter import CELL_HEIGHT, COVER, ROW_GAP, GridLayout
from foxreader.ui.shelf.importing import needs_reading, report_heading, report_parts
from foxreader.ui.shelf.publications import feed_rows
from foxreader.ui.shelf.rows import (
    SHORT,
    SORTS,
    day_words,
    narrowed,
    order_words,
    progress_words,
    row_of,
    series_words,
    side_rows,
    sort_name,
)
from foxreader.ui.shelf.search import FoundTitles, found_lines, nothing_words, why_words


def book(**values: object) -> ShelfBook:
    known = {
        "sha256": "a" * 64, "title": "The Sea", "sort_title": "Sea, The", "authors": ("Ann Lowe",),
        "series": "", "series_index": None, "tags": (), "language": "en", "format": "EPUB",
        "path": Path("/books/sea.epub"), "progress": 0.0, "state": "not_started",
        "added": "2026-11-01T10:00:00+00:00", "opened": "", "missing": False,
    }  # fmt: skip
    return ShelfBook(**{**known, **values})  # type: ignore[arg-type]


# The grid


def test_at_the_drawn_width_there_are_seven_columns_spread_over_it() -> None:
    places = GridLayout(1184, 48, top=240)
    assert places.columns == 7 and places.rows == 7
    assert places.place(0) == (32, 240) and places.place(6) == (1184 - 32 - COVER[0], 240)
    assert places.place(7) == (32, 240 + CELL_HEIGHT + ROW_GAP)


@given(st.integers(130, 4000), st.integers(0, 500), st.integers(0, 400), st.data())
@examples(60)
def test_each_point_of_a_cell_leads_to_it_and_cells_do_not_touch(
    width: int, count: int, top: int, data: st.DataObject
) -> None:
    places = GridLayout(width, count, top)
    lefts = [places.place(at)[0] for at in range(min(count, places.columns))]
    assert all(b - a >= COVER[0] for a, b in pairwise(lefts))
    assert all(left + COVER[0] <= width for left in lefts) or width < COVER[0] + 32
    if not count:
        assert places.at(width // 2, top + 5) is None
        return
    at = data.draw(st.integers(0, count - 1))
    left, high = places.place(at)
    x, y = data.draw(st.integers(0, COVER[0] - 1)), data.draw(st.integers(0, CELL_HEIGHT - 1))
    assert places.at(left + x, high + y) == at
    assert at in places.between(high + y, high + y + 1)
    assert high + CELL_HEIGHT <= places.height


# What is said of a book


def test_progress_and_series_are_said_in_words() -> None:
    assert progress_words(book()) == "Not started"
    assert progress_words(book(state="reading", progress=0.514)) == "51 %"
    assert progress_words(book(state="finished", progress=1.0)) == "Finished"
    assert progress_words(book(missing=True, state="finished")) == "File not found · Find it"
    assert series_words(book(series="Harbour", series_index=2.0)) == "Harbour · 2"
    assert series_words(book(series="Harbour", series_index=2.5)) == "Harbour · 2.5"
    assert series_words(book(series="Harbour")) == "Harbour" and series_words(book()) == ""


def test_days_are_said_as_the_clock_here_has_them() -> None:
    now = datetime(2026, 11, 23, 12, tzinfo=UTC)
    today = now.astimezone().date()
    said = [
        day_words(at, today)
        for at in (now.isoformat(), "", "2026-03-02T12:00:00+00:00", "2019-03-02T12:00:00+00:00")
    ]
    assert said == ["Today", "–", "2 Mar", "2 Mar 2019"]
    assert day_words("2026-11-22T12:00:00+00:00", date(2026, 11, 23)) == "Yesterday"


def test_each_order_has_a_name_and_words_either_way() -> None:
    for sort in SORTS:
        assert sort_name(sort) and order_words(View(sort=sort))
        assert order_words(View(sort=sort, descending=True)) != order_words(View(sort=sort))


# The left side


def counted(authors: int = 0, missing: int = 0) -> ShelfCounts:
    names = tuple(FacetCount(f"k{n}", f"Author {n:04}", 1 + n % 7) for n in range(authors))
    return ShelfCounts(
        Totals(books=48, reading=5, finished=12, not_started=31, missing=missing),
        {"author": names, "language": (FacetCount("de", "de", 9),),
         "format": (FacetCount("PDF", "PDF", 7),),
         "collection": (FacetCount("c1", "Kitchen", 0),)},
    )  # fmt: skip


def test_the_parts_of_the_library_are_listed_with_their_counts() -> None:
    rows = side_rows(counted(2, missing=3))
    assert [(row.words, row.count) for row in rows] == [
        ("All books", 48), ("Reading now", 5), ("Finished", 12), ("Not started", 31),
        ("File not found", 3), ("Collections", -1), ("Kitchen", 0), ("Authors", -1),
        ("Author 0000", 1), ("Author 0001", 2), ("Languages", -1), ("German", 9), ("Kinds", -1),
        ("PDF", 7),
    ]  # fmt: skip
    for at, row in enumerate(rows):
        view = narrowed(View(sort="title", text="typed"), row)
        assert view.text == "" and view.sort == "title"
        if row.choosable:
            assert row_of(rows, view) == at
    assert row_of(rows, View(text="sea")) == -1


def test_a_thousand_authors_are_a_few_rows_until_they_are_asked_for() -> None:
    few = [row for row in side_rows(counted(1000)) if row.facet == "author"]
    assert [row.kind for row in few] == ["heading", *["value"] * SHORT, "more"]
    assert all(row.count == 7 for row in few if row.kind == "value")  # those with most books
    assert few[-1].words == "All 1,000 authors"
    every = [row for row in side_rows(counted(1000), {"author"}) if row.facet == "author"]
    assert len(every) == 1002 and every[-1].words == "Fewer"
    typed = side_rows(counted(1000), typed="  aUthor 099")
    values = [row.words for row in typed if row.kind == "value"]
    assert values == [f"Author {n:04}" for n in (99, *range(990, 1000))]


# Details


SAID = About(title="The Sea", authors=("Ann Lowe",), series="Harbour", series_index=1.0,
             tags=("sea", "boats"), language="en")  # fmt: skip


def test_what_is_written_becomes_a_correction_and_what_the_file_says_none() -> None:
    texts = field_texts(SAID)
    assert tuple(texts) == FIELDS and set(corrections(SAID, texts).values()) == {None}
    changed = texts | {
        "title": "  The  Ocean ", "authors": "Ann Lowe; Bo ; ; Bo", "series": "",
        "series_index": "2,5", "tags": "",
    }  # fmt: skip
    others = ("publisher", "published", "isbn", "identifiers", "description")
    assert corrections(SAID, changed) == dict.fromkeys(others) | {
        "title": "The Ocean", "sort_title": None, "authors": ["Ann Lowe", "Bo"], "series": "",
        "series_index": 2.5, "tags": [], "language": None,
    }  # fmt: skip
    assert corrections(SAID, texts | {"title": " "})["title"] is None
    more = {"isbn": "0-306-40615-2", "identifiers": "doi:1; oclc:2", "description": " A.\n\nB. "}
    made = corrections(SAID, texts | more)
    assert made["isbn"] == "9780306406157" and made["identifiers"] == ["doi:1", "oclc:2"]
    assert made["description"] == "A.\n\nB."


# Search


def hit(sha256: str, text: str, words: tuple[int, int], page: str | None = None) -> ShelfHit:
    return ShelfHit(sha256, Path("/b"), "The Sea", ("Ann",), "Chapter 2", page,
                    Span(0, 0, len(text)), text, words, (words,), 1.0)  # fmt: skip


def test_titles_come_first_then_the_texts_with_their_places() -> None:
    text = "There was no ship that did not see the light."
    start = text.index("light")
    (place,) = (hit("a" * 64, text, (start, start + 5), "265"),)
    of_book = BookPlaces("a" * 64, "The Sea", Path("/b"), tuple(range(9)))
    found = BookFound(of_book, (place,), book(title="Corrected"))
    titles = FoundTitles([book()], 12, "sea")
    rows = found_lines(titles, ShelfPlaces("light", (of_book,), 2), [found])
    assert [(row.text, row.note) for row in rows[:3]] == [
        ("Titles and authors", "12"), ("The Sea", "Not started"), ("All 12 on the shelf", ""),
    ]  # fmt: skip
    assert rows[3].text == "In the texts" and rows[3].note == "9 places in 1 book"
    assert (rows[4].text, rows[4].note) == ("Corrected", "9 places")
    assert rows[5].below == "Chapter 2" and rows[5].note == "page 265"
    assert [rows[5].text[a:b] for a, b in rows[5].marks] == ["light"]
    assert rows[6].text == "8 more in this book" and rows[6].more == 0
    assert [row.reached for row in rows] == [False, True, True, False, True, True, True]


def test_a_title_says_by_what_it_was_found() -> None:
    one = book(title="The Sea", tags=("Whaling", "Boats"), series="Coast", isbn="9780140390841")
    assert why_words(one, "sea").count("·") == 0
    assert "Tag: Whaling" in why_words(one, "whaling")
    assert "Series: Coast" in why_words(one, "coast sea")
    assert "ISBN 9780140390841" in why_words(one, "978014")


def test_nothing_found_says_what_was_not_searched() -> None:
    said = nothing_words(" zeppelin ", 17)
    assert said == ("No title, author or text has “zeppelin” · 17 books have no search index yet")
    assert nothing_words("x", 0) == "No title, author or text has “x”"


# The report of an import


def test_a_report_says_what_was_not_taken_and_why() -> None:
    report = ImportReport(
        added=["a", "b"], known=["c", "d"], moved=["d"],
        refused=[NotTaken(Path("/x/broken.epub"), "It is damaged.")],
        twins=[Twin(Path("/x/sea.pdf"), "b", "The Sea", ("a" * 64, "f" * 64))], stopped=True,
    )  # fmt: skip
    assert report_heading(report) == (
        "2 books added · 1 found again · 1 already on the shelf · 1 not taken · stopped"
    )
    (refused, lines), (twins, others) = report_parts(report, {"a" * 64: "The Sea"})
    assert (refused, lines) == ("Not taken", ["/x/broken.epub\n    It is damaged."])
    assert twins == "On the shelf in another file"
    assert "“The Sea, ffffffffffff”" in others[0]
    assert needs_reading(report) and not needs_reading(ImportReport(added=["a"]))
    many = ImportReport(refused=[NotTaken(Path(f"/{n}"), "no") for n in range(900)])
    ((_, listed),) = report_parts(many, {})
    assert len(listed) == 501 and listed[-1] == "and 400 more"


# Acts, and pages of a catalogue


def test_acts_are_taken_back_newest_first() -> None:
    acts, undone = ShelfActs(), []
    for number in range(150):
        acts.did(ShelfAct(str(number), lambda number=number: undone.append(number)))
    while (act := acts.take()) is not None:
        act.undo()
    assert undone == list(range(149, 49, -1))


@pytest.mark.parametrize(("offers", "how"), [
    ((Offer("u", "application/epub+zip"),), "EPUB"),
    ((Offer("u", "application/x-rar"),), "no format that Foxreader reads"),
    ((Offer("u", "application/epub+zip", "buy"),), "sold there, not here"),
    ((Offer("u", "application/epub+zip", "borrow"),), "lent there, not here"),
    ((), "no file"),
])  # fmt: skip
def test_a_page_of_a_catalogue_has_ways_and_books(offers: tuple[Offer, ...], how: str) -> None:
    feed = Feed(
        "https://c/", navigation=(Way("Novels", "https://c/n", 3),),
        publications=(Publication("The Sea", ("Ann",), published="1851-01", offers=offers),),
        choices=(Choice("Language", (Way("German", "https://c/de", 4, True),)),),
        following="https://c/2",
    )  # fmt: skip
    rows = feed_rows(feed)
    assert [(row.words, row.more) for row in rows] == [
        ("Novels ›", "3 books"), ("The Sea", f"Ann · 1851 · {how}"),
        ("✓ Language: German", "4"), ("Next page", ""),
    ]  # fmt: skip
    assert [row.way is None for row in rows] == [False, True, False, False]


@pytest.mark.gui
def test_a_long_word_of_a_title_is_not_parted_on_a_drawn_cover(qapp) -> None:
    def size(title: str) -> int:
        return covers._title_font(title, 128, 104.0).pixelSize()

    word = "Internationalization"
    assert size("The Lamp") == 15 > size(f"The {word} of it") >= 9
    layout, high = covers._laid_out(f"The {word}", 104.0, covers._title_font(word, 128, 104.0))
    lines = [layout.lineAt(n) for n in range(layout.lineCount())]
    assert [layout.text()[i.textStart() :][: i.textLength()].strip() for i in lines] == [
        "The",
        word,
    ]
    assert high == pytest.approx(sum(line.height() for line in lines))
