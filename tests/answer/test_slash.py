"""What "/" and "@" mean in a question, and that a question limited to a part stays in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endpoint import Call, Endpoint, Reply, Request, cite_the_evidence, units_sent
from examples import examples
from foxreader.answer.conversation.asking import (
    COMMANDS,
    Typed,
    commands_of,
    fitting,
    mentioned,
    typed,
    way_of,
)
from foxreader.answer.conversation.session import AnswerWay, Session
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn, dumps, loads
from foxreader.core.events import Answer, Finished, Searched
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope, page_at
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.retrieval.question.places import PartsOfBook


@pytest.mark.parametrize(
    ("text", "commands", "rest"),
    [
        ("/deep why?", ("deep",), "why?"),
        ("  /strict /chapter  who?", ("strict", "chapter"), "who?"),
        ("/DEEP /deep a", ("deep",), "a"),
        ("/overview", ("overview",), ""),
        ("/nothing like it", (), "/nothing like it"),
        ("/deeper why", (), "/deeper why"),
        ("what of /deep water?", (), "what of /deep water?"),
        ("1/2 cup", (), "1/2 cup"),
        ("", (), ""),
    ],
)
def test_commands_stand_at_the_beginning(text, commands, rest) -> None:
    assert commands_of(text) == (commands, rest)


@given(st.lists(st.sampled_from(COMMANDS), unique=True), st.text())
@examples(100)
def test_a_question_keeps_its_words(names, rest) -> None:
    found, left = commands_of(" ".join([*(f"/{name}" for name in names), f"x{rest}"]))
    assert (list(found), left) == (names, f"x{rest}".strip())


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("/", Typed("/", "", 0)),
        ("/De", Typed("/", "de", 0)),
        ("/deep /ch", Typed("/", "ch", 6)),
        ("why /ch", None),
        ("what of @", Typed("@", "", 8)),
        ("what of @the lamp", Typed("@", "the lamp", 8)),
        ("mail a@b", None),
        ("@ now", None),
        ("/deep ", None),
        ("", None),
    ],
)
def test_what_is_being_written(before, expected) -> None:
    assert typed(before) == expected


def test_what_fits_is_offered_and_only_what_can_be_used() -> None:
    assert fitting("s", COMMANDS) == ("strict", "selection", "shelf")
    assert fitting("s", ("strict", "deep")) == ("strict",)
    labels = ["The Whale", "Old whales", "Narwhales", "Élan"]
    assert mentioned("wha", labels) == (0, 1, 2)
    assert mentioned("elan", labels) == (3,)
    assert mentioned("", labels) == (0, 1, 2, 3)
    assert way_of(("strict", "chapter", "deep")) == "deep" and way_of(("chapter",)) is None


def test_what_was_asked_for_is_kept_with_the_turn() -> None:
    asked = ReaderQuestion("Why?", path="deep", part=BookPart("One", Span(1, 2, 2)))
    answer = loads(
        dumps(StoredTurn(asked, Answer("Why?", "grounded", "", (), (), Searched())))
    ).asked
    assert answer == asked


@pytest.fixture(scope="module")
def alice(books: Path, tmp_path_factory) -> Iterator[Index]:
    book, _resources = open_book(books / "epub" / "readest" / "sample-alice.epub")
    index = Index.open(tmp_path_factory.mktemp("parts") / "alice.sqlite", book)
    for _ in build_text(index, None):
        pass
    yield index
    index.close()


def searches_on(request: Request) -> Reply:
    """Asks for a search of its own where one is offered."""
    if request.tools and not any(m["role"] == "tool" for m in request.messages):
        return Reply(calls=[Call("text_search", {"query": "the Queen of Hearts", "scope": ""})])
    return cite_the_evidence(request)


@pytest.mark.parametrize("asked", ["Who is the Queen?", "What does the Hatter say?", "Summarise."])
def test_a_question_limited_to_a_chapter_uses_nothing_else(asked: str, alice: Index) -> None:
    contents = PartsOfBook(alice.book)
    part = next(one for one in contents.parts if "Tea-Party" in one.title)
    spans = contents.only(part, "", WHOLE_BOOK).spans
    assert contents.chapter_at(spans[0]) == part
    text = alice.book.text_at(spans[0])
    assert "Hatter" in text and len(text) < alice.book.characters / 5

    with Endpoint(searches_on, models=("chat",)) as endpoint:
        model = connect(Provider("m", endpoint.base_url, "chat", context=32_768), "")
        for one in (None, model):
            *_, last = Session(alice, one).ask(asked, way=AnswerWay(part=part))
            assert isinstance(last, Finished)
            for citation in last.answer.citations:
                assert citation.span.begins_in(spans), citation
        sent = [span for one in endpoint.chats for span in units_sent(one.text, alice.book)]
        assert sent and all(span.begins_in(spans) for span in sent)
        # Without the limit the book's other chapters are used.
        *_, last = Session(alice, model).ask("Who is the Queen?")
        sent = [span for one in endpoint.chats for span in units_sent(one.text, alice.book)]
        assert not all(span.begins_in(spans) for span in sent)


def test_a_part_that_is_gone_or_past_the_limit_shows_nothing(alice: Index) -> None:
    contents = PartsOfBook(alice.book)
    part = contents.parts[-1]
    gone = BookPart("No such chapter", Span(0, 10**6, 10**6))
    moved = BookPart(part.title, Span(0, 10**6, 10**6))
    assert contents.only(moved, "", WHOLE_BOOK).spans == contents.only(part, "", WHOLE_BOOK).spans
    limit = Scope(Span(part.place.file, part.place.start, part.place.start))
    for one, scope in ((gone, WHOLE_BOOK), (part, limit)):
        *_, last = Session(alice, None).ask(
            "Who is the Queen?", way=AnswerWay(part=one), scope=scope
        )
        assert last.answer.refused and not last.answer.citations


@pytest.mark.thorough
def test_the_reader_can_ask_for_a_path(alice: Index) -> None:
    with Endpoint(cite_the_evidence, models=("chat",)) as endpoint:
        model = connect(Provider("m", endpoint.base_url, "chat", context=32_768), "")
        for path in ("overview", "deep"):
            *_, last = Session(alice, model).ask("Who is the Queen?", way=AnswerWay(path))
            assert last.answer.path == path
        *_, last = Session(alice, model).ask("Who is the Queen?")
        assert last.answer.path == "specific"


def test_a_page_is_what_is_printed_or_about_as_much(alice: Index) -> None:
    book = alice.book
    place = next(Span(n, 50, 50) for n, file in enumerate(book.files) if len(file.text) > 9_000)
    page = page_at(book, place)
    assert page.start == 50 and 1_800 <= len(page) < 5_000
    assert book.files[page.file].text[page.end] == "\n"
