"""Issue 11: a profile that an earlier version made opens, and everything in it is there."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.answer.export.relocate import turns_that_hold
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.index.summaries.concept_labels import labels
from foxreader.library.paths import Home
from foxreader.parts import Parts

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
def parts(home: Path) -> Parts:
    return Parts(Home(home))


@pytest.fixture
def own_books(unpacked: Path) -> Path:
    """The folder of the books: another one than where they lay when they were read."""
    return unpacked / "books"


def opened(parts: Parts, path: Path) -> Book:
    found = parts.open(path)
    found.resources.close()
    return found.book


def test_the_settings_hold(parts: Parts, home: Path) -> None:
    settings = parts.settings
    assert parts.warnings == ()
    assert (settings.theme, settings.font_size, settings.flow) == ("sepia", 23, "paged")
    assert (settings.monthly_tokens, settings.summaries) == (5_000_000, "always")
    assert (settings.semantic, settings.semantic_model) == ("endpoint", "vectors")
    provider = settings.provider
    assert provider is not None
    assert (provider.name, provider.model, provider.context) == ("Mine", "scripted", 16_384)
    assert (provider.price_in, provider.price_out) == (1.0, 2.0)
    known = parts.known(provider)
    assert known is not None and known.calls == "ignored"
    parts.save(settings)
    assert (home / "settings.toml").read_text().startswith("# A note of the reader's own.\n")


def test_the_books_are_on_the_shelf_and_open_from_the_store(parts: Parts, own_books: Path) -> None:
    shelf = {shelved.title: shelved for shelved in parts.shelf.all()}
    assert set(shelf) == {"lamp", "The Fox and the Lamp", "harbour"}
    for shelved in shelf.values():
        stored = parts.stored(shelved.sha256)
        assert stored is not None and stored.readable
        assert shelved.fraction > 0.4
    found = list(own_books.iterdir())
    assert len(found) == 3
    for path in found:
        book = opened(parts, path)
        kept = parts.stored(book.sha256)
        assert kept is not None
        assert [f.text for f in book.files] == [f.text for f in kept.files]


def test_the_reader_is_where_they_were(parts: Parts, own_books: Path) -> None:
    book = opened(parts, own_books / LAMP)
    place = parts.shelf.opened(book, own_books / LAMP)
    assert book.files[place.file].text[place.start :].startswith("Orrin mended it with glass")
    assert parts.shelf.limited(book.sha256)
    assert parts.scope_of(book) == Scope(place)
    harbour = opened(parts, own_books / HARBOUR)
    place = parts.shelf.opened(harbour, own_books / HARBOUR)
    assert place == harbour.place_at(0.5)
    assert not parts.shelf.limited(harbour.sha256)


def test_each_conversation_opens_with_its_exact_citations(parts: Parts, own_books: Path) -> None:
    for path, asked, mode in (
        (own_books / LAMP, QUESTIONS, "grounded"),
        (own_books / FOX, ("What burned with a canarytwo flame?",), "direct_answer"),
    ):
        book = opened(parts, path)
        conversation, records = parts.conversations.last(book.sha256)
        turns = list(turns_that_hold(records, book, parts.stored))
        assert tuple(turn.asked.question for turn in turns) == asked
        for turn in turns:
            assert turn.answer.mode == mode
            assert turn.answer.citations
            for citation in turn.answer.citations:
                assert citation.book == book.sha256
                assert book.text_at(citation.span) == citation.quote
        assert asked[0] in parts.export(book, "markdown", conversation)


def test_corrections_and_usage_are_there(parts: Parts) -> None:
    (correction,) = parts.corrections.all()
    assert correction.question == "Who mended the northern window?"
    assert (correction.answer, correction.text) == ("Marn did.", "It was Orrin the joiner.")
    assert correction.reach == WHOLE_BOOK
    used = parts.usage.total("2026-11")
    assert used.usage.calls >= 5
    assert used.money > 0


def test_what_a_model_was_paid_for_is_used_and_not_asked_for_again(
    parts: Parts, own_books: Path
) -> None:
    book = opened(parts, own_books / LAMP)
    with closing(parts.index(book)) as index:
        list(parts.build(index, own_books / LAMP))
        assert [summary.segment.id for summary in index.summaries(WHOLE_BOOK)] == [1, 2, 3, 4]
        for summary in index.summaries(WHOLE_BOOK):
            number = summary.segment.id
            assert summary.text.startswith(f"Kept summary of section {number}.")
        assert parts.estimate(index).calls == 0
        assert parts.vectors(index) == "ready"
        assert parts.vectors_to_make(index) == (0, 0)
        # There is nobody at the endpoint any more: a request would raise.
        list(parts.summarise(index))
        model = parts.need_model("index", "index")
        digest = last_of(synopsis(index, Means(model)))
        assert digest.text.startswith("Kept digest.")
        given = labels(index, model.name, WHOLE_BOOK)
        assert {id_: label.label for id_, label in given.items()} == {
            concept.id: f"Kept label {concept.id}" for concept in index.extras.concepts()
        }
        assert given
    assert parts.wire.sent == ()


def test_all_books_are_searched(parts: Parts) -> None:
    assert {book.path for book in parts.passages.books() if book.whole} == {
        "/books/lamp.md", "/books/fox.epub", "/books/harbour.txt",
    }  # fmt: skip
    *_, found = parts.search_shelf("Who built the longer pier of black stone?", {})
    assert "mason Tolle" in found.hits[0].text


def test_the_profile_says_nothing_of_the_computer_it_was_made_on(home: Path) -> None:
    with closing(sqlite3.connect(home / "library.sqlite")) as library:
        paths = [row[0] for row in library.execute("SELECT path FROM book")]
    assert paths and all(path.startswith("/books/") for path in paths)
    assert PROFILE.stat().st_size < 300_000


def test_a_place_can_still_be_kept(parts: Parts, own_books: Path) -> None:
    book = opened(parts, own_books / FOX)
    parts.shelf.keep_place(book, Span(1, 9, 9))
    assert Parts(parts.home).shelf.opened(book, own_books / FOX) == Span(1, 9, 9)
