"""Issue 11: a profile that an earlier version made opens, and everything in it is there."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.answer.export.renewed import turns_that_hold
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.index.summaries.concept_labels import labels
from foxreader.library.paths import Home
from foxreader.program.program import Program

PROFILE = Path(__file__).parents[1] / "data" / "profile-of-0.1.zip"
LAMP, FOX, HARBOUR = "lamp.md", "fox.epub", "harbour.txt"
QUESTIONS = ("Who lit the lamp at nine o'clock?", "Who mended the northern window?")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A copy of the profile that version 0.1 made, and of its books."""
    with zipfile.ZipFile(PROFILE) as packed:
        packed.extractall(tmp_path)
    return tmp_path


@pytest.fixture
def home(unpacked: Path) -> Path:
    return unpacked / "home"


@pytest.fixture
def program(home: Path) -> Program:
    return Program(Home(home))


@pytest.fixture
def own_books(unpacked: Path) -> Path:
    """The folder of the books: another one than where they lay when they were read."""
    return unpacked / "books"


def opened(program: Program, path: Path) -> Book:
    found = program.books.open(path)
    found.resources.close()
    return found.book


def test_the_settings_hold(program: Program, home: Path) -> None:
    settings = program.profile.settings
    assert program.profile.warnings == ()
    assert (settings.theme, settings.font_size, settings.flow) == ("sepia", 23, "paged")
    assert (settings.monthly_tokens, settings.summaries) == (5_000_000, "always")
    assert (settings.semantic, settings.semantic_model) == ("endpoint", "vectors")
    provider = settings.provider
    assert provider is not None
    assert (provider.name, provider.model, provider.context) == ("Mine", "scripted", 16_384)
    assert (provider.price_in, provider.price_out) == (1.0, 2.0)
    known = program.models.known(provider)
    assert known is not None and known.calls == "ignored"
    program.profile.save(settings)
    assert (home / "settings.toml").read_text().startswith("# A note of the reader's own.\n")


def test_the_books_are_on_the_shelf_and_open_from_the_store(
    program: Program, own_books: Path
) -> None:
    shelf = {shelved.title: shelved for shelved in program.profile.shelf.all()}
    assert set(shelf) == {"lamp", "The Fox and the Lamp", "harbour"}
    for shelved in shelf.values():
        stored = program.profile.stored(shelved.sha256)
        assert stored is not None and stored.readable
        assert shelved.fraction > 0.4
    found = list(own_books.iterdir())
    assert len(found) == 3
    for path in found:
        book = opened(program, path)
        kept = program.profile.stored(book.sha256)
        assert kept is not None
        assert [f.text for f in book.files] == [f.text for f in kept.files]


def test_the_reader_is_where_they_were(program: Program, own_books: Path) -> None:
    book = opened(program, own_books / LAMP)
    place = program.profile.shelf.opened(book, own_books / LAMP)
    assert book.files[place.file].text[place.start :].startswith("Orrin mended it with glass")
    assert program.profile.shelf.limited(book.sha256)
    assert program.profile.scope_of(book) == Scope(place)
    harbour = opened(program, own_books / HARBOUR)
    place = program.profile.shelf.opened(harbour, own_books / HARBOUR)
    assert place == harbour.place_at(0.5)
    assert not program.profile.shelf.limited(harbour.sha256)


def test_each_conversation_opens_with_its_exact_citations(
    program: Program, own_books: Path
) -> None:
    for path, asked, mode in (
        (own_books / LAMP, QUESTIONS, "grounded"),
        (own_books / FOX, ("What burned with a canarytwo flame?",), "direct_answer"),
    ):
        book = opened(program, path)
        conversation, records = program.profile.conversations.last(book.sha256)
        turns = list(turns_that_hold(records, book, program.profile.stored))
        assert tuple(turn.asked.question for turn in turns) == asked
        for turn in turns:
            assert turn.answer.mode == mode
            assert turn.answer.citations
            for citation in turn.answer.citations:
                assert citation.book == book.sha256
                assert book.text_at(citation.span) == citation.quote
        assert asked[0] in program.sessions.export(book, "markdown", conversation)


def test_corrections_and_usage_are_there(program: Program) -> None:
    (correction,) = program.profile.corrections.all()
    assert correction.question == "Who mended the northern window?"
    assert (correction.answer, correction.text) == ("Marn did.", "It was Orrin the joiner.")
    assert correction.reach == WHOLE_BOOK
    used = program.profile.usage.total("2026-11")
    assert used.usage.calls >= 5
    assert used.money > 0


def test_what_a_model_was_paid_for_is_used_and_not_asked_for_again(
    program: Program, own_books: Path
) -> None:
    book = opened(program, own_books / LAMP)
    # Without the check: what was paid for is made up here, and says what the book does not.
    with closing(Index.open(program.profile.index_file(book), book)) as index:
        list(program.indexes.build(index, own_books / LAMP))
        assert [summary.segment.id for summary in index.summaries(WHOLE_BOOK)] == [1, 2, 3, 4]
        for summary in index.summaries(WHOLE_BOOK):
            number = summary.segment.id
            assert summary.text.startswith(f"Kept summary of section {number}.")
        assert program.indexes.estimate(index).calls == 0
        assert program.indexes.vectors(index) == "ready"
        assert program.indexes.vectors_to_make(index) == (0, 0)
        # There is nobody at the endpoint any more: a request would raise.
        list(program.indexes.summarise(index))
        model = program.models.need_model("index", "index")
        digest = last_of(synopsis(index, Means(model)))
        assert digest.text.startswith("Kept digest.")
        given = labels(index, model.name, WHOLE_BOOK)
        assert {id_: label.label for id_, label in given.items()} == {
            concept.id: f"Kept label {concept.id}" for concept in index.extras.concepts()
        }
        assert given
    assert program.profile.wire.sent == ()


def test_of_what_was_paid_for_only_what_the_book_supports_is_used(
    program: Program, own_books: Path
) -> None:
    book = opened(program, own_books / LAMP)
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, own_books / LAMP))
        found = {summary.segment.id: summary.text for summary in index.summaries(WHOLE_BOOK)}
        assert found and not any("summary of section 2" in text for text in found.values())


def test_all_books_are_searched(program: Program) -> None:
    # Where terms have changed since, their passages are taken from the stored texts again.
    list(program.indexes.shelve_waiting())
    whole = [book.path for book in program.profile.passages.books() if book.whole]
    assert {Path(path).as_posix() for path in whole} == {
        "/books/lamp.md", "/books/fox.epub", "/books/harbour.txt",
    }  # fmt: skip
    *_, found = program.sessions.search_all("Who built the longer pier of black stone?", {})
    assert "mason Tolle" in found.hits[0].text


def test_the_profile_says_nothing_of_the_computer_it_was_made_on(home: Path) -> None:
    with closing(sqlite3.connect(home / "library.sqlite")) as library:
        paths = [row[0] for row in library.execute("SELECT path FROM book")]
    assert paths and all(path.startswith("/books/") for path in paths)
    assert PROFILE.stat().st_size < 300_000


def test_a_place_can_still_be_kept(program: Program, own_books: Path) -> None:
    book = opened(program, own_books / FOX)
    program.profile.shelf.keep_place(book, Span(1, 9, 9))
    again = Program(program.profile.home)
    assert again.profile.shelf.opened(book, own_books / FOX) == Span(1, 9, 9)
