"""Section 7.1 of issue 11: a new extractor gives another text, and the reader loses nothing."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pymupdf
import pytest

from bookmaker import ScriptedModel
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion, StoredTurn, dumps, loads
from foxreader.answer.export.renewed import turns_that_hold
from foxreader.cli.work import open_book
from foxreader.core.book import Book, BookFile, Metadata, Scans
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.page import PageLayout
from foxreader.core.scope import WHOLE_BOOK, Scope, Selection
from foxreader.core.span import Span
from foxreader.formats.apart import open_apart
from foxreader.index.summaries.job import build_summaries
from foxreader.library.documents import Documents
from foxreader.program.books import with_recognised
from foxreader.program.profile import Extractor
from foxreader.program.program import Program
from index.test_summaries import good
from reextracted import respaced
from scans import SENTENCES, StandIn, needs_posix, use

FILLER = "The tide was low and the boats lay on the sand as they do at that hour. " * 14
SOURCE = f"""# The Keeper

Marn lit the lamp at nine o'clock in the evening. {FILLER}

# The Storm

A storm broke the northern window in the third winter. {FILLER}

# The Ship

The Heron came from the west with salt and copper. {FILLER}
"""
LIT = "Marn lit the lamp at nine o'clock in the evening."
BROKE = "A storm broke the northern window in the third winter."
CAME = "The Heron came from the west with salt and copper."
Change = Callable[[int, str], str]


def as_it_is(number: int, text: str) -> str:
    return text


def program_of(version: int, change: Change | None = None) -> Program:
    """A program whose extractor has that version; with ``change`` it moves every offset."""

    def moved(path: Path, **options: Any) -> tuple[Book, Scans]:
        book, resources = open_apart(path, **options)
        assert change is not None
        return respaced(book, change), resources

    return Program(None, Extractor(version, open_apart if change is None else moved))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.md"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def opened(program: Program, path: Path) -> Book:
    found = program.books.open(path)
    found.resources.close()
    return found.book


def span_of(book: Book, words: str) -> Span:
    """Where the words are, whatever stands for the space between their letters."""
    (found,) = (
        Span(number, file.text.index(words), file.text.index(words) + len(words))
        for number, file in enumerate(book.files)
        if words in file.text
    )
    return found


def turn_about(book: Book, *cited: str, selection: Span | None = None) -> StoredTurn:
    citations = tuple(
        Citation(number, span_of(book, words), words, "", book=book.sha256)
        for number, words in enumerate(cited, 1)
    )
    program = tuple(p for c in citations for p in (Text(f"Said {c.number}. "), Mark(c.number)))
    answer = Answer("Q?", "grounded", "specific", program, citations, Searched())
    about = Selection.of_highlights([(selection, "Mine.")]) if selection is not None else None
    return StoredTurn(ReaderQuestion("Q?", selection=about), answer)


def turns(program: Program, book: Book) -> list[StoredTurn]:
    _, records = program.profile.conversations.last(book.sha256)
    return list(turns_that_hold(records, book, program.profile.stored))


@pytest.fixture
def sha256(path: Path) -> Iterator[str]:
    """A book that was read with version 7: cited, summarised, corrected, left in its middle."""
    program = program_of(7)
    book = opened(program, path)
    program.profile.shelf.opened(book, path)
    program.profile.shelf.keep_place(
        book, replace(at := span_of(book, "broke the northern"), end=at.start)
    )
    selection = span_of(book, LIT)
    turn = turn_about(book, LIT, BROKE, selection=selection)
    limit = Span(0, span_of(book, CAME).start, span_of(book, CAME).start)
    turn = replace(turn, answer=replace(turn.answer, limit=limit))
    program.profile.conversations.add(book.sha256, "talk", dumps(turn))
    program.profile.conversations.add(book.sha256, "talk", dumps(turn_about(book, CAME)))
    about_another = turn_about(book, CAME)
    program.profile.conversations.add("cd" * 32, "other", dumps(about_another))
    program.profile.corrections.add("Q?", "No.", sha256=book.sha256, reach=Scope(limit))
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, path))
        list(build_summaries(index, ScriptedModel(good)))
        assert len(index.summaries(WHOLE_BOOK)) == 3
    yield book.sha256


def test_everything_is_taken_over_to_the_new_text(path: Path, sha256: str) -> None:
    program = program_of(8, as_it_is)
    before = program.profile.stored(sha256)
    assert before is not None and before.text_at(span_of(before, LIT)) == LIT
    found = program.books.open(path)
    found.resources.close()
    book = found.book
    assert found.notice == "" and book.warnings == before.warnings
    assert book.files[0].text != before.files[0].text

    first, second = turns(program, book)
    assert [len(turn.answer.citations) for turn in (first, second)] == [2, 1]
    for turn in (first, second):
        for citation in turn.answer.citations:
            assert book.text_at(citation.span) == citation.quote
    assert [without_hyphens(c.quote) for c in first.answer.citations] == [LIT, BROKE]
    assert first.answer.citations[0].span != span_of(before, LIT)
    assert first.asked.selection == Selection.of_highlights(
        [(first.answer.citations[0].span, "Mine.")]
    )
    assert first.answer.limit is not None
    assert starts(book, first.answer.limit, "The Heron came")
    (record,) = program.profile.conversations.turns("cd" * 32, "other")
    (elsewhere,) = loads(record).answer.citations
    assert without_hyphens(book.text_at(elsewhere.span)) == CAME

    assert starts(book, program.profile.shelf.opened(book, path), "broke the northern")
    (correction,) = program.profile.corrections.all()
    assert correction.reach.limit is not None and starts(book, correction.reach.limit, "The Heron")
    with closing(program.indexes.open(book)) as index:
        assert [s.segment.id for s in index.summaries(WHOLE_BOOK)] == [1, 2, 3]
        assert program.indexes.estimate(index).calls == 0
    exported = program.sessions.export(book, "json", "talk")
    assert str(first.answer.citations[0].span.start) in exported
    assert [p.name for p in program.profile.home.documents.iterdir()] == [f"{sha256}-8.db"]


def without_hyphens(text: str) -> str:
    return text.replace("\u00ad", "")


def starts(book: Book, place: Span, words: str) -> bool:
    return without_hyphens(book.files[place.file].text[place.start :][:60]).startswith(words)


def test_what_is_not_there_any_more_is_said_once_and_shown_as_such(path: Path, sha256: str) -> None:
    def without(number: int, text: str) -> str:
        words = "A storm b\u00adroke the northern window in the third winter."
        assert words in text
        return text.replace(words, "-" * len(words))  # the headings after it stay where they are

    program = program_of(8, without)
    found = program.books.open(path)
    found.resources.close()
    assert found.notice == (
        "This version reads the text of this book in a new way and could not find 1 cited place, "
        "1 summary and your exact place (the book opens near it)."
    )
    assert found.notice in found.book.warnings
    again = program.books.open(path)
    again.resources.close()
    assert again.notice == "" and found.notice in again.book.warnings
    first, second = turns(program, again.book)
    assert [c.number for c in first.answer.citations] == [1]
    assert Mark(2) not in first.answer.parts and Text("Said 2. ") in first.answer.parts
    (flag,) = first.answer.flags
    assert flag.text.startswith("One place that this answer cited")
    assert len(second.answer.citations) == 1 and second.answer.flags == ()
    place = program.profile.shelf.opened(again.book, path)
    storm = again.book.files[0].text.index("The Storm")
    assert storm - 500 < place.start <= storm  # before its own words, which are after the heading
    # It is in the record still: a later version may find it.
    record = program.profile.conversations.turns(sha256, "talk")[0]
    assert [c.quote for c in loads(record).answer.citations][1] == BROKE


def test_the_command_line_says_what_was_not_found(
    path: Path, sha256: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def without(number: int, text: str) -> str:
        return text.replace("Heron", "Raven")

    program = program_of(8, without)
    for _ in range(2):
        open_book(program, path).resources.close()
    said = capsys.readouterr().err
    assert said.count("could not find 2 cited places and 1 summary.") == 1


def test_a_version_that_reads_the_same_text_changes_nothing(path: Path, sha256: str) -> None:
    before = program_of(7).profile.conversations.turns(sha256, "talk")
    program = program_of(8)
    book = opened(program, path)
    assert program.profile.conversations.turns(sha256, "talk") == before
    assert starts(book, program.profile.shelf.opened(book, path), "broke the northern")


class DyingDocuments(Documents):
    """The program is killed when the new text would be stored."""

    def save(self, book: Book) -> None:
        raise KeyboardInterrupt


def test_stopped_in_the_middle_it_is_done_once_more(path: Path, sha256: str) -> None:
    program = program_of(8, as_it_is)
    program.profile.documents = DyingDocuments(program.profile.home.documents, 8)
    with pytest.raises(KeyboardInterrupt):
        program.books.open(path)
    again = program_of(8, as_it_is)
    found = again.books.open(path)
    found.resources.close()
    assert found.notice == ""
    assert [len(turn.answer.citations) for turn in turns(again, found.book)] == [2, 1]
    assert starts(found.book, again.profile.shelf.opened(found.book, path), "broke the northern")
    with closing(again.indexes.open(found.book)) as index:
        assert len(index.summaries(WHOLE_BOOK)) == 3


def test_until_a_book_is_opened_its_old_text_serves(path: Path, sha256: str) -> None:
    program = program_of(8, as_it_is)
    book = program.profile.stored(sha256)
    assert book is not None
    with closing(program.indexes.open(book)) as index:
        assert index.searchable and len(index.summaries(WHOLE_BOOK)) == 3
    assert len(turns(program, book)) == 2


def test_a_conversation_goes_on_after_it(path: Path, sha256: str) -> None:
    program = program_of(8, as_it_is)
    book = opened(program, path)
    with closing(program.indexes.open(book)) as index:
        list(program.indexes.build(index, path))
        session = program.sessions.about(index, strict=True)
        session.resume(turn.answer for turn in turns(program, book))
        kept = Keeper(
            program.profile.conversations,
            sha256,
            "talk",
            ReaderQuestion("Who lit the lamp?"),
            WHOLE_BOOK,
        )
        list(kept.follow(session.ask("Who lit the lamp?", mode="strict")))
    assert kept.turn.answer.citations
    assert len(turns(program, book)) == 3


def test_recognised_pages_stay_recognised() -> None:
    layout = PageLayout(10.0, 10.0, array("f"))
    blank, read = BookFile("page/1", "", page=layout), replace(layout, recognised=True)
    found = BookFile("page/1", "Recognised words.", page=read)
    spoken = BookFile("page/2", "Own words.", page=layout)
    old = Book("ab" * 32, "PDF", Metadata("T"), (found, spoken), paged=True)
    new = replace(old, files=(blank, spoken))
    assert with_recognised(old, new).files == (found, spoken)
    now_read = BookFile("page/1", "Now it has text.", page=layout)
    assert with_recognised(old, replace(old, files=(now_read, spoken))).files[0] == now_read
    assert with_recognised(old, replace(old, files=(blank,))).files == (blank,)


def doubled(path: Path) -> Path:
    """A PDF of one page on which every line is stored twice, the last of them of the stand-in."""
    rows = [*(f"The keeper of lamp {number} went home." for number in range(30)), SENTENCES[0]]
    with pymupdf.open() as document:
        page = document.new_page()
        for number, row in enumerate(rows):
            for _ in range(2):
                page.insert_text((60, 60 + 20 * number), row, fontsize=9)
        document.save(path)
    return path


@needs_posix
def test_what_is_kept_of_poor_text_moves_to_the_recognised_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(StandIn(tmp_path / "bin"), monkeypatch)
    program, path = Program(), doubled(tmp_path / "a.pdf")
    book = opened(program, path)
    offer = program.books.recognition(book)
    assert offer is not None and (offer.pages, offer.poor) == (1, 1)
    program.profile.shelf.opened(book, path)
    at = book.files[0].text.index(SENTENCES[0])
    span = Span(0, at, at + len(SENTENCES[0]))
    citation = Citation(1, span, SENTENCES[0], "", book=book.sha256)
    answer = Answer("Q?", "grounded", "specific", (Mark(1),), (citation,), Searched())
    program.profile.conversations.add(
        book.sha256, "talk", dumps(StoredTurn(ReaderQuestion("Q?"), answer))
    )
    with closing(program.books.open(path).resources) as resources:
        list(program.books.recognise(book, resources))
    now = opened(program, path)
    assert now.files[0].text == f"{SENTENCES[0]}\n" and program.books.recognition(now) is None
    (turn,) = turns(program, now)
    (moved,) = turn.answer.citations
    assert moved.span == Span(0, 0, len(SENTENCES[0])) and now.text_at(moved.span) == SENTENCES[0]
