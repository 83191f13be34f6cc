from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.passages import Passages, TableBook
from foxreader.library.passages_ranking import MOST_WEIGHED, Wanted

ONE, TWO, THREE = "1" * 64, "2" * 64, "3" * 64


@pytest.fixture
def table(tmp_path: Path) -> Passages:
    return Passages(Database(tmp_path / "library.sqlite"), "1")


def put(
    table: Passages, sha256: str, *passages: str, language: str = "en", print_: str = "a"
) -> TableBook:
    """A book of these passages, each of ten characters in the first file."""
    book = table.begin(sha256, print_, language, Path("/books") / sha256[:2])
    table.add(book, 0, [(Span(0, 10 * n, 10 * n + 10), p.split()) for n, p in enumerate(passages)])
    table.finish(book)
    return book


def found(table: Passages, *terms: str, limit: int = 10, **more: object) -> list[tuple[str, int]]:
    wanted = {language: Wanted(terms) for language in ("en", "de", "")}
    hits = table.search(wanted, more.get("limits", {}), limit)  # type: ignore[arg-type]
    return [(hit.sha256[0], hit.span.start // 10) for hit in hits]


def test_a_passage_is_found_in_its_book(table: Passages) -> None:
    put(table, ONE, "whale sea ship", "harbour snow")
    put(table, TWO, "snow mountain", "whale bone")
    assert found(table, "harbour") == [("1", 1)]
    assert set(found(table, "whale")) == {("1", 0), ("2", 1)}
    assert found(table, "whale", "bone")[0] == ("2", 1)
    assert found(table, "zeppelin") == []
    assert found(table, "whale", limit=1) == found(table, "whale")[:1]
    assert found(table, "whale", limit=0) == []


def test_no_more_than_three_of_a_book(table: Passages) -> None:
    put(table, ONE, *["whale"] * 9)
    put(table, TWO, "a whale in a long passage of other words")
    hits = found(table, "whale")
    assert sorted(book for book, _ in hits) == ["1", "1", "1", "2"]


def test_a_stem_is_looked_for_in_books_of_its_language_only(table: Passages) -> None:
    put(table, ONE, "tim cratchit", language="en")
    put(table, TWO, "tim zeit", language="de")
    hits = table.search({"en": Wanted(("time",)), "de": Wanted(("tim",))}, {}, 10)
    assert [hit.sha256 for hit in hits] == [TWO]


def test_quoted_words_come_first_and_single_characters_begin_a_term(table: Passages) -> None:
    put(table, ONE, "old man sea", "sea old sea old man sea", "龙王 王龙 龙")
    put(table, TWO, "man the sea", "王龙 龙", "王国")
    (first, *_) = table.search({"en": Wanted(("man", "sea"), (("man", "sea"),))}, {}, 10)
    assert first.quoted
    hits = table.search({"en": Wanted(("sea", "old"), (("man", "the", "sea"),))}, {}, 10)
    assert [(h.sha256, h.quoted) for h in hits][:2] == [(TWO, True), (ONE, False)]
    hits = table.search({"en": Wanted((), heads=("龙",))}, {}, 10)
    assert {(h.sha256[0], h.span.start) for h in hits} == {("1", 20), ("2", 10)}


def test_nothing_past_a_limit_is_found(table: Passages) -> None:
    put(table, ONE, "whale", "ship", "whale canary", "canary")
    limits = {ONE: Scope(Span(0, 25, 25))}
    assert found(table, "whale", limits=limits) == [("1", 0)]
    assert found(table, "canary", limits=limits) == []
    assert len(found(table, "canary")) == 2


def test_a_book_resumes_where_it_was_and_counts_once(table: Passages) -> None:
    book = table.begin(ONE, "a", "en", Path("x"))
    assert table.add(book, 0, [(Span(0, 0, 5), ["whale"])]) == 1
    again = table.begin(ONE, "a", "en", Path("y"))
    assert (again.number, again.passages, again.whole) == (book.number, 1, False)
    assert again.path == "y"
    # Another process was as far: nothing is put in twice.
    assert table.add(again, 0, [(Span(0, 0, 5), ["whale"])]) == 1
    assert table.add(again, 1, [(Span(1, 0, 5), ["sail"])]) == 2
    table.finish(again)
    assert [(b.sha256, b.passages, b.whole) for b in table.books()] == [(ONE, 2, True)]
    assert table.spans(ONE) == [Span(0, 0, 5), Span(1, 0, 5)]


def test_another_text_of_a_book_takes_the_place_of_the_first(table: Passages) -> None:
    old = put(table, ONE, "whale", "ship")
    put(table, TWO, "whale")
    put(table, ONE, "nothing", "sail", print_="b")
    assert found(table, "whale") == [("2", 0)]
    assert found(table, "sail") == [("1", 1)]
    assert table.add(old, 2, [(Span(0, 50, 60), ["late"])]) is None


def test_a_book_is_erased_with_its_terms(table: Passages) -> None:
    put(table, ONE, "whale ship", "sail")
    put(table, TWO, "whale")
    spans = table.spans(ONE)
    given = dict(zip(spans, [["whale", "ship"], ["sail"]], strict=True))
    table.erase(ONE, "a", lambda language: lambda span: given[span])
    assert found(table, "whale") == [("2", 0)] and found(table, "sail") == []
    assert [book.sha256 for book in table.books()] == [TWO]
    # With the terms of another text the rows cannot be deleted: all are, to be added again.
    table.erase(TWO, "b", lambda language: lambda span: ["nothing"])
    assert found(table, "whale") == [] and table.books() == []


def test_what_an_older_version_made_is_not_there(tmp_path: Path) -> None:
    old = Passages(Database(tmp_path / "library.sqlite"), "1")
    put(old, ONE, "whale")
    table = Passages(Database(tmp_path / "library.sqlite"), "2")
    assert table.books() == []
    assert found(table, "whale") == []
    put(table, TWO, "whale")
    assert found(table, "whale") == [("2", 0)]


def test_a_table_of_forgotten_books_begins_anew(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    table = Passages(database, "1")

    def rows() -> int:
        with database.work() as work:
            return int(work.execute("SELECT sum(count) FROM passages_part").fetchone()[0])

    put(table, ONE, *["whale ship"] * 3_000)
    put(table, ONE, *["whale boat"] * 3_000, print_="b")
    assert rows() == 6_000
    put(table, ONE, *["whale mast"] * 100, print_="c")
    assert rows() == 100
    assert found(table, "ship") == found(table, "boat") == []
    assert len(found(table, "mast")) == 3


def test_a_word_of_every_passage_is_weighed_in_some_of_them(table: Passages) -> None:
    many = ["common word number"] * (MOST_WEIGHED // 2)
    put(table, "a" * 64, *["nothing"] * 6 * MOST_WEIGHED)
    for number in range(4):
        put(table, str(number) * 64, *many, "common rare word", *["common"] * 200)
    hits = found(table, "common", limit=100)
    assert {book for book, _ in hits} == {"0", "1", "2", "3"}
    assert len(found(table, "rare", "common")) == 4
    assert all(n == MOST_WEIGHED // 2 for _, n in found(table, "common", "rare")[:4])
    # Two words that are too common each, and one passage that has both.
    put(table, "9" * 64, *["common only"] * 10, "word besides", *["only"] * 10, "number of dim")
    assert found(table, "number", "dim")[0] == ("9", 21)
