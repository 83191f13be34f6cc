from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import book_of
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.schema import SHELF_VERSION
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import shelve
from foxreader.library.database import Database
from foxreader.library.documents import Documents
from foxreader.library.passages import Passages
from foxreader.library.shelf import Shelf
from foxreader.retrieval.shelf.library_search import LibrarySearch, ShelfFound, wanted

SEA = "It was a long and quiet voyage over the southern sea. " * 30
SNOW = "The harbour lay still under the snow of that winter. " * 30
WINTER = "Der Hafen lag still unter dem Schnee des Winters und niemand sprach davon. " * 30


class Library:
    """A shelf of books with all that the search of it needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        database = Database(folder / "library.sqlite")
        self.table = Passages(database, SHELF_VERSION)
        self.documents = Documents(folder / "documents")
        self.shelf = Shelf(database)
        self.search = LibrarySearch(self.table, self.documents, self.shelf, self.index)

    def index(self, book: Book) -> Index | None:
        return Index.open(self.folder / f"{book.key}.index", book)

    def add(self, book: Book, title: str, *, shelved: bool = True) -> Book:
        book = replace(book, metadata=replace(book.metadata, title=title, authors=("Ann Author",)))
        self.documents.save(book)
        self.shelf.opened(book, Path("/gone") / title)
        index = self.index(book)
        assert index is not None
        list(build_text(index))
        if shelved:
            list(shelve(index, self.table, Path("/elsewhere")))
        index.close()
        return book

    def both(self, question: str, **more: object) -> tuple[ShelfFound, ShelfFound]:
        first, *rest = self.search.search(question, **more)  # type: ignore[arg-type]
        return first, (rest or [first])[-1]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    made = Library(tmp_path)
    toc = [("The Sea", 0, 0), ("The Harbour", 1, 0)]
    made.add(book_of(SEA + "Queequeg saw two whales. ", SNOW, toc=toc), "Voyage")
    made.add(book_of(SNOW + "Starbuck bought a rope. Whales were seen. ", toc=toc[:1]), "Snow")
    made.add(book_of(WINTER + "Der Kapitän sah viele Häuser. ", language="de"), "Winter")
    return made


def test_a_passage_says_in_which_book_and_where(library: Library) -> None:
    first, last = library.both("Who is Queequeg?")
    (hit,) = last.hits
    assert (hit.title, hit.authors, hit.chapter) == ("Voyage", ("Ann Author",), "The Sea")
    assert "Queequeg saw two whales." in hit.text
    book = library.documents.load(hit.sha256)
    assert book is not None
    assert book.text_at(hit.span) == hit.text
    assert hit.text[slice(*hit.words)] == "Queequeg"
    assert hit.path == Path("/gone/Voyage")
    assert (hit.proven, first.hits[0].proven) == (True, False)
    assert (last.books, last.waiting) == (3, ())
    assert last.passages == sum(len(library.table.spans(b.sha256)) for b in library.table.books())


def test_words_of_every_language_of_the_shelf_are_found(library: Library) -> None:
    assert {hit.title for hit in library.both("whale")[1].hits} == {"Voyage", "Snow"}
    assert library.both("Häusern")[1].hits[0].title == "Winter"
    assert library.both("zeppelin")[1].hits == ()
    assert library.both("?!")[1].hits == ()


def test_what_is_no_evidence_stays_a_candidate(library: Library) -> None:
    _, last = library.both("Did Starbuck sail with Ishmael and Pip to see the whales?")
    proven = {hit.title: hit.proven for hit in last.hits}
    assert proven["Snow"]
    assert [hit.proven for hit in last.hits] == sorted((h.proven for h in last.hits), reverse=True)


def test_a_limit_hides_what_lies_past_it(library: Library) -> None:
    (book,) = [b for b in library.shelf.all() if b.title == "Voyage"]
    limits = {book.sha256: Scope(Span(0, 200, 200))}
    for found in library.both("Queequeg", limits=limits):
        assert found.hits == ()
    for found in library.both("Who saw whales?", limits=limits):
        assert {hit.title for hit in found.hits} == {"Snow"}
    seen = library.both("voyage", limits=limits)[1].passages
    assert seen < library.both("voyage")[1].passages
    for hit in library.both("harbour in the winter", limits=limits)[1].hits:
        assert hit.title != "Voyage"


def test_a_book_that_is_not_in_the_table_is_named(library: Library) -> None:
    late = library.add(book_of("A late book of whales. " * 50), "Late", shelved=False)
    _, last = library.both("whales")
    assert last.waiting == ("Late",)
    assert late.sha256 not in {hit.sha256 for hit in last.hits}
    index = library.index(late)
    assert index is not None
    list(shelve(index, library.table, Path("/late")))
    index.close()
    _, last = library.both("whales")
    assert last.waiting == ()
    assert "Late" in {hit.title for hit in last.hits}


def test_a_fill_that_was_stopped_goes_on(tmp_path: Path) -> None:
    library = Library(tmp_path)
    book = library.add(book_of(*[SEA + f"Number{n}. " for n in range(400)]), "Long", shelved=False)
    index = library.index(book)
    assert index is not None
    cancel = Cancel()
    steps = shelve(index, library.table, Path("/x"), cancel)
    first = next(steps)
    assert 0 < first.done < first.total
    cancel.set()
    with pytest.raises(Cancelled):
        next(steps)
    (part,) = library.table.books()
    assert (part.passages, part.whole) == (first.done, False)
    assert library.both("voyage")[0].waiting == ("Long",)
    assert [state.done for state in shelve(index, library.table, Path("/x"))][-1] == first.total
    assert list(shelve(index, library.table, Path("/x"))) == []
    assert library.table.spans(book.sha256) == [p.span for p in index.passages(Scope())]
    index.close()


def test_a_book_whose_text_is_gone_is_left_out(library: Library) -> None:
    for path in (library.folder / "documents").iterdir():
        path.unlink()
    assert library.both("whale")[1].hits == ()


@pytest.mark.parametrize(
    ("question", "language", "terms"),
    [
        ("Who saw the whales?", "en", ("see", "whale")),
        ("Who saw the whales?", "de", None),
        ("黑豹队的防守", "zh", ("黑豹", "豹队", "防守")),
    ],
)
def test_a_question_is_read_as_each_language_has_it(
    question: str, language: str, terms: tuple[str, ...] | None
) -> None:
    found = wanted(question, language)
    if terms is None:
        assert found.terms != wanted(question, "en").terms
    else:
        assert found.terms == terms


def test_quoted_words_and_small_words_are_looked_for_as_they_stand() -> None:
    assert wanted('the "white whale" of Ahab', "en").phrases == (("white", "whale"),)
    small = wanted("to be or not to be", "en")
    assert small.phrases == (("to", "be", "or", "not", "to", "be"),)
    assert wanted("龙", "zh").heads == ("龙",)
    assert wanted("", "en") == wanted("…", "en")


def test_one_character_is_found_at_the_end_of_a_run(tmp_path: Path) -> None:
    library = Library(tmp_path)
    library.add(
        book_of("他看见一条龙。" + "天气很好，大家都去海边散步。" * 5, language="zh"), "龙书"
    )
    assert [hit.title for hit in library.both("龙")[1].hits] == ["龙书"]


def test_every_place_is_counted_and_reached_and_the_words_as_typed_come_first(
    tmp_path: Path,
) -> None:
    library = Library(tmp_path)
    gap = "Nothing is said of them for quite a long while in this book of ours. " * 30
    for number in range(30):
        words = f"{gap}A whale as white as snow. {gap}The whale slept. {gap}It was white there. "
        library.add(book_of(words * 2 + f"The end, {number}."), f"Book {number}")
    library.add(book_of(f"{gap}{gap}They all saw the white whale. {gap}A white cat. "), "Last")
    *_, found = library.search.everything("the white whale")
    assert (found.searched, len(found.books)) == (31, 31)
    assert found.books[0].title == "Last" and found.books[0].typed
    assert found.count == 1 + 30 * 2 == sum(book.count for book in found.books)
    seen = [hit for book in found.books for hit in library.search.hits(found, book, 0, 99)]
    assert len(seen) == found.count == len({(hit.sha256, hit.span) for hit in seen})
    assert all("white" in hit.text and "whale" in hit.text for hit in seen)
    (hit,) = library.search.hits(found, found.books[5], 1, 1)
    assert hit == library.search.hits(found, found.books[5], 0, 9)[1]
    *_, some = library.search.everything("whale zeppelin")
    assert some.count > found.count  # nothing has both: what has one of them is there
    *_, nothing = library.search.everything("zeppelin")
    assert (nothing.count, nothing.searched) == (0, 31)


def test_every_place_keeps_to_the_limits(library: Library) -> None:
    (book,) = [b for b in library.shelf.all() if b.title == "Voyage"]
    limits = {book.sha256: Scope(Span(0, 200, 200))}
    *_, found = library.search.everything("whales", limits)
    assert [one.title for one in found.books] == ["Snow"]
    *_, found = library.search.everything("whales")
    assert {one.title for one in found.books} == {"Snow", "Voyage"}
