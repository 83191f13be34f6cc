"""A profile that version 1.0.0 made opens, with all that its reader had and made."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from endpoint import Endpoint, Reply, cite_the_evidence
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion, StoredTurn
from foxreader.core.book import Book
from foxreader.core.events import Text
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.formats import open_book
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.library.searches import FindQuery
from foxreader.program.library import books_of_collection
from foxreader.program.profile import Extractor
from foxreader.program.program import Program
from foxreader.program.sessions import Branch, branch_of

PROFILE = Path(__file__).parents[1] / "data" / "profile-of-1.0.zip"
LAMP, FOX, HARBOUR, ISLAND, WELL = "lamp.md", "fox.epub", "harbour.txt", "island.epub", "brunnen.md"
CONVERSATIONS = (
    (LAMP, "with-model"), (LAMP, "strict"), (LAMP, "limited"), (WELL, "auf-deutsch"),
    (ISLAND, "strict"), (HARBOUR, "of-two"),
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the profile that version 1.0.0 made, and of its books."""
    with zipfile.ZipFile(PROFILE) as packed:
        packed.extractall(tmp_path)
    return tmp_path


@pytest.fixture
def program(folder: Path) -> Program:
    return started(folder)


def started(folder: Path) -> Program:
    """The program of today on the profile. It reads books in its own process, which is faster."""
    program = Program(Home(folder / "home"), Extractor(open=open_book))
    program.profile.open_library()
    return program


def opened(program: Program, folder: Path, name: str) -> Book:
    found = program.books.open(folder / "books" / name)
    found.resources.close()
    return found.book


def conversation(program: Program, folder: Path, name: str, id_: str) -> Branch:
    """A conversation as the window opens it."""
    book = opened(program, folder, name)
    branch = branch_of(program.profile, book, id_)
    return replace(branch, turns=program.sessions.regraded(book, branch.turns))


def as_made(folder: Path) -> dict[tuple[str, str], dict[str, Any]]:
    """Each record of a turn as 1.0.0 wrote it, by its conversation and when it was asked."""
    with closing(sqlite3.connect(folder / "home" / "library.sqlite")) as library:
        rows = library.execute("SELECT conversation, asked_at, answer FROM turn")
        return {(id_, at): json.loads(record) for id_, at, record in rows}


def test_it_opens_without_a_warning_and_the_settings_hold(program: Program, folder: Path) -> None:
    settings = program.profile.settings
    assert program.profile.warnings == ()
    assert (settings.theme, settings.flow, settings.language) == ("sepia", "paged", "en")
    assert (settings.font_size, settings.line_height, settings.width) == (23, 1.8, 700)
    assert (settings.monthly_tokens, settings.summaries) == (5_000_000, "always")
    assert (settings.semantic, settings.semantic_model) == ("endpoint", "vectors")
    assert (settings.name_green, settings.citation_style) == ("Numbers", "mla")
    assert settings.second_reading == "ask"
    mine, service = settings.providers
    assert settings.provider == mine and (mine.name, mine.model) == ("Mine", "scripted")
    assert (mine.context, mine.price_in, mine.price_out) == (16_384, 1.0, 2.0)
    assert service.base_url == "https://models.example/v1"
    assert (service.model, service.reasoning_model) == ("large", "larger")
    known = program.models.known(mine)
    assert known is not None and known.calls == "ignored"
    program.profile.save(settings)
    text = (folder / "home" / "settings.toml").read_text("utf-8")
    assert text.startswith("# A note of the reader's own.\n")


def test_the_shelf_has_the_books_as_the_reader_has_them(program: Program, folder: Path) -> None:
    profile = program.profile
    shelf = {book.path.name: book for book in profile.catalog.page(View(), 0, 9)}
    assert {name: (book.title, book.state) for name, book in shelf.items()} == {
        LAMP: ("lamp", "reading"), FOX: ("The Fox and the Lamp", "finished"),
        HARBOUR: ("harbour", "reading"), ISLAND: ("The Isle of Sorrel", "reading"),
        WELL: ("Der Brunnen von Lerche", "reading"),
    }  # fmt: skip
    assert (shelf[ISLAND].series, shelf[ISLAND].tags) == ("Islands", ("botany",))
    members = books_of_collection(profile, "The coast")
    assert set(members) == {shelf[LAMP].sha256, shelf[HARBOUR].sha256}
    assert profile.looks.of(shelf[WELL].sha256) == {"font_size": 27, "theme": "dark"}
    stone, writer = profile.saved_searches.all()
    assert (stone.name, stone.inside) == ("Stone", "black stone")
    assert (writer.name, writer.view.text) == ("Writer", "writer")
    assert profile.searches.all() == (FindQuery("captain", whole_word=True),)
    (day,) = profile.life.all().days
    assert (day.day, day.sha256) == (date(2026, 11, 25), shelf[LAMP].sha256)
    assert (day.seconds, day.pages) == (1_800.0, 12.0)
    profile.shelf.opened(opened(program, folder, ISLAND), folder / "books" / ISLAND)
    assert profile.records.shown(shelf[ISLAND].sha256).title == "The Isle of Sorrel"


def test_a_library_of_many_books_is_there_at_once(folder: Path) -> None:
    """Nothing of a large shelf is read to begin with; how many wait for the search is known."""
    with closing(sqlite3.connect(folder / "home" / "library.sqlite")) as library:
        library.row_factory = sqlite3.Row
        for table in ("book", "book_file", "book_said"):
            row = dict(library.execute(f"SELECT * FROM {table}").fetchone())
            for number in range(500):
                copy = row | {"sha256": f"{number:064x}"}
                copy |= {"path": f"/books/{number}.txt"} if "path" in row else {}
                slots = ", ".join("?" * len(copy))
                library.execute(
                    f"INSERT INTO {table} ({', '.join(copy)}) VALUES ({slots})", [*copy.values()]
                )
        library.commit()

    def never(*_: object, **__: object) -> None:
        raise AssertionError("a book is read")

    program = Program(Home(folder / "home"), Extractor(open=never))  # type: ignore[arg-type]
    program.profile.open_library()
    assert program.profile.warnings == ()
    assert program.profile.catalog.count() == 505
    assert len(program.profile.catalog.page(View(), 0, 60)) == 60
    assert program.library.unindexed_count() == 505  # those of then are taken in anew, too


def test_the_texts_open_from_the_store(program: Program, folder: Path) -> None:
    shelf = program.profile.shelf.all()
    assert len(shelf) == 5
    for shelved in shelf:
        stored = program.profile.stored(shelved.sha256)
        assert stored is not None and stored.readable
        book = opened(program, folder, shelved.path.name)
        assert [file.text for file in book.files] == [file.text for file in stored.files]


def test_the_reader_is_where_they_were(program: Program, folder: Path) -> None:
    shelf, lamp = program.profile.shelf, opened(program, folder, LAMP)
    place = shelf.place(lamp)
    assert lamp.files[place.file].text[place.start :].startswith("Orrin mended it with glass")
    second = shelf.place(lamp, 2)
    assert lamp.files[second.file].text[second.start :].startswith("The stair of the tower")
    assert program.profile.scope_of(lamp) == Scope(place)
    well = opened(program, folder, WELL)
    assert shelf.place(well) == well.place_at(0.5)
    assert program.profile.scope_of(well) == WHOLE_BOOK


@pytest.mark.parametrize(("name", "id_"), CONVERSATIONS)
def test_each_conversation_opens_with_its_exact_citations(
    program: Program, folder: Path, name: str, id_: str
) -> None:
    made, book = as_made(folder), opened(program, folder, name)
    kept = program.profile.conversations.kept(book.sha256, id_)
    turns = conversation(program, folder, name, id_).turns
    assert turns and [turn.at for turn in kept.branch()] == [turn.at for turn in turns]
    for turn in turns:
        was = made[id_, turn.at]
        assert turn.asked.question == was["turn"]["asked"]["question"]
        assert [part for part in turn.answer.parts if isinstance(part, Text)] == [
            Text(part["text"], part["literal"]) for part in was["parts"] if "text" in part
        ]
        assert [citation.quote for citation in turn.answer.citations] == [
            citation["quote"] for citation in was["citations"]
        ]
        assert [citation.grade for citation in turn.answer.citations] == [
            citation["grade"] for citation in was["citations"]
        ]
        for citation in turn.answer.citations:
            own = program.profile.stored(citation.book)
            assert own is not None and own.text_at(citation.span) == citation.quote
        assert [flag.kind for flag in turn.answer.flags] == [one["kind"] for one in was["flags"]]
        if (course := turn.answer.course) is not None:
            sent = program.sessions.sent_for(book, id_, turn.at, course)
            assert len(sent) == len(course.sent)


def outcomes(branch: Branch) -> list[tuple[str, str, str]]:
    return [(one.answer.mode, one.answer.confidence, one.answer.path) for one in branch.turns]


def test_every_outcome_is_what_it_was(program: Program, folder: Path) -> None:
    asked = conversation(program, folder, LAMP, "with-model")
    assert outcomes(asked) == [
        ("grounded", "", "specific"), ("grounded", "", "specific"), ("grounded", "", "specific"),
        ("grounded", "", "selection"), ("grounded", "", "highlights"),
        ("grounded", "", "overview"), ("hard_refusal", "", "no_context"),
        ("general", "", "without_book"), ("grounded", "", "deep"), ("unfinished", "", "specific"),
    ]  # fmt: skip
    marked, (cut, without) = asked.turns[2], asked.turns[-2:]
    assert [flag.kind for flag in marked.answer.flags] == ["uncited", "removed"]
    assert [one.words for one in marked.answer.left_out] == ["The tower has ninety-five steps."]
    assert [flag.kind for flag in cut.answer.flags] == ["cut_off"]
    assert without.problem is not None and without.problem.kind == "key"
    assert outcomes(conversation(program, folder, LAMP, "strict")) == [
        ("direct_answer", "", "strict"), ("guided_fallback", "likely", "strict"),
        ("guided_fallback", "near", "strict"), ("hard_refusal", "", "strict"),
        ("hard_refusal", "", "no_context"), ("guided_fallback", "near", "strict"),
        ("guided_fallback", "near", "strict"), ("guided_fallback", "near", "overview"),
        ("direct_answer", "", "places"), ("direct_answer", "", "book_data"),
        ("direct_answer", "", "guide"),
    ]  # fmt: skip
    place = program.profile.shelf.place(opened(program, folder, LAMP))
    (limited,) = conversation(program, folder, LAMP, "limited").turns
    assert limited.answer.limit == place


def test_the_versions_of_a_question_are_there(program: Program, folder: Path) -> None:
    book = opened(program, folder, LAMP)
    (listed,) = [one for one in program.profile.conversations.of(book.sha256) if one.pinned]
    assert (listed.id, listed.name) == ("with-model", "The keeper and the joiner")
    branch = branch_of(program.profile, book, listed.id)
    second = branch.turns[1]
    one, other = branch.branches.versions(second.at)
    assert other == second.at and second.asked.question == "Who mended the northern window?"
    earlier = branch_of(program.profile, book, listed.id, one)
    assert [turn.asked.question for turn in earlier.turns] == [
        "Who lit the lamp at nine o'clock?", "Who mended the window?",
    ]  # fmt: skip


def test_an_answer_of_two_books_cites_both(program: Program, folder: Path) -> None:
    two = {opened(program, folder, name).sha256 for name in (LAMP, HARBOUR)}
    with_model, strict = conversation(program, folder, HARBOUR, "of-two").turns
    assert {citation.book for citation in with_model.answer.citations} == two
    assert set(with_model.asked.books or ()) == set(strict.asked.books or ()) == two
    assert strict.answer.confidence == "likely"


def test_the_guide_of_then_can_still_be_opened(program: Program, folder: Path) -> None:
    told = conversation(program, folder, LAMP, "strict").turns[-1].answer
    (citation,) = told.citations
    path = program.books.guide_with(citation.book)
    assert path is not None and path != program.books.guide()
    found = program.books.open(path)
    found.resources.close()
    assert found.book.text_at(citation.span) == citation.quote


def test_the_notes_are_at_their_words(program: Program, folder: Path) -> None:
    def noted(name: str) -> list[tuple[str, str, str | None, str]]:
        book = opened(program, folder, name)
        found = program.notes.of(book).entries
        assert all(one.span and book.text_at(one.span) == one.quote for one in found)
        marks = [(one.annotation, one.quote) for one in found]
        return [(mark.kind, quote, mark.color, mark.note) for mark, quote in marks]

    assert noted(LAMP) == [
        ("bookmark", "", None, "To read again."),
        ("highlight", "Marn was proud of the lamp", "rose", ""),
        ("highlight", "ninety steps", "green", "Count them."),
    ]
    assert noted(ISLAND) == [
        ("bookmark", "", None, ""),
        ("highlight", "sixty kinds of fern", "blue", "In the footnote."),
    ]
    assert noted(WELL) == [("highlight", "Gießerin Alma", "violet", "Wer war sie?")]


def test_corrections_and_usage_are_there(program: Program, folder: Path) -> None:
    lamp = opened(program, folder, LAMP).sha256
    wrong, corrected = program.profile.corrections.of(lamp)
    assert (corrected.question, corrected.answer) == (
        "Who mended the northern window?", "Marn did.",
    )  # fmt: skip
    assert (corrected.text, corrected.reach) == ("It was Orrin the joiner.", WHOLE_BOOK)
    assert wrong.question == "Of what was the rail made?" and wrong.wrong
    used = program.profile.usage.total("2026-11")
    assert used.usage.calls >= 30 and used.money > 0


def at(program: Program, address: str) -> None:
    """Have the profile's model at another address."""
    settings = program.profile.settings
    mine, *others = settings.providers
    program.profile.save(
        replace(settings, providers=(replace(mine, base_url=address), *others)), settings
    )


def test_what_a_model_was_paid_for_is_used_without_a_request(
    program: Program, folder: Path
) -> None:
    book = opened(program, folder, LAMP)
    with Endpoint([Reply(status=500)]) as failing, closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, folder / "books" / LAMP))
        # Vectors are those of the model at its address, where there is nobody any more.
        assert program.indexes.vectors(index) == "ready"
        assert program.indexes.vectors_to_make(index) == (0, 0)
        at(program, failing.base_url)
        summaries = index.summaries(WHOLE_BOOK)
        assert [summary.segment.id for summary in summaries] == [1, 2, 3, 4]
        assert all(summary.text.startswith("Kept: ") for summary in summaries)
        assert program.indexes.estimate(index).calls == 0
        list(program.indexes.summarise(index))
        digest = last_of(synopsis(index, Means(program.models.need_model("index", "index"))))
        assert digest.text.startswith("Kept digest.")
        assert failing.requests == []
    assert program.profile.wire.sent == ()


def ask(program: Program, folder: Path, asked: ReaderQuestion) -> StoredTurn:
    """Go on with the conversation with a model, as the window does."""
    book = opened(program, folder, LAMP)
    branch = branch_of(program.profile, book, "with-model")
    scope = WHOLE_BOOK if asked.whole else program.profile.scope_of(book)
    kept = Keeper(
        program.profile.conversations, book.sha256, "with-model", asked, scope, "", branch.leaf
    )
    with closing(program.indexes.open(book)) as index:
        session = program.sessions.about(index, strict=asked.strict)
        session.resume(turn.answer for turn in branch.turns)
        mode = "strict" if asked.strict else "auto"
        list(kept.follow(session.ask(asked.question, mode=mode, scope=scope)))
    return kept.turn


def test_a_question_is_answered_in_it(program: Program, folder: Path) -> None:
    steps = ReaderQuestion("How many steps has the stair?", strict=True)
    assert ask(program, folder, steps).answer.text.startswith("The stair of the tower has ninety")
    with Endpoint(cite_the_evidence) as endpoint:
        at(program, endpoint.base_url)
        captain = ask(program, folder, ReaderQuestion("Who was proud of the lamp?"))
        assert endpoint.chats
    assert captain.answer.mode == "grounded"
    assert "Marn was proud of the lamp." in captain.answer.text
    turns = conversation(program, folder, LAMP, "with-model").turns
    assert [turn.asked.question for turn in turns[-2:]] == [
        steps.question, "Who was proud of the lamp?",
    ]  # fmt: skip


def all_of(program: Program, folder: Path) -> dict[str, Any]:
    """Everything that the reader sees of the profile."""
    profile = program.profile
    books = {name: opened(program, folder, name) for name in (LAMP, FOX, HARBOUR, ISLAND, WELL)}
    talks = {key: conversation(program, folder, *key).turns for key in CONVERSATIONS}
    return {
        "settings": profile.settings,
        "shelf": profile.catalog.page(View(), 0, 9),
        "collection": books_of_collection(profile, "The coast"),
        "searches": (profile.saved_searches.all(), profile.searches.all()),
        "life": profile.life.all(),
        "looks": [profile.looks.of(book.sha256) for book in books.values()],
        "places": [profile.shelf.place(book) for book in books.values()],
        "limits": profile.limits(),
        "notes": [program.notes.of(book).entries for book in books.values()],
        "corrections": profile.corrections.all(),
        "usage": profile.usage.total("2026-11"),
        "conversations": talks,
        "texts": [book.files for book in books.values()],
        "warnings": profile.warnings,
    }


def test_after_a_second_start_everything_is_still_there(program: Program, folder: Path) -> None:
    first = all_of(program, folder)
    assert all_of(started(folder), folder) == first


def test_all_books_are_searched(program: Program) -> None:
    # Where terms have changed since, their passages are taken from the stored texts again.
    list(program.indexes.shelve_waiting())
    *_, found = program.sessions.search_all("Who built the longer pier of black stone?", {})
    assert "mason Tolle" in found.hits[0].text


def test_the_profile_says_nothing_of_the_computer_it_was_made_on(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "home" / "library.sqlite")) as library:
        for table in ("book", "book_file", "passages_book"):
            paths = [row[0] for row in library.execute(f"SELECT path FROM {table}")]
            assert paths and all(path.startswith("/books/") for path in paths)
    assert PROFILE.stat().st_size < 200_000
