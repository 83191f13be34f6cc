"""A service refuses requests of a turn: it ends with an answer, if only in the book's own words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from endpoint import Call, Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer import prompt
from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion, loads
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.events import Finished
from foxreader.core.message import Provider
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.library.conversations import Conversations
from foxreader.library.database import Database
from foxreader.llm import connect

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 12
CHAPTERS = (
    "Captain Ahab lost his leg to the white whale near Japan. " + FILLER,
    "Starbuck, the first mate, begged Ahab to turn home. Ahab refused him. " + FILLER,
)
BOOK = Book(
    "ab" * 32,
    "text",
    Metadata("The Whale", ("H. M.",), "en"),
    tuple(BookFile(f"{n}", text) for n, text in enumerate(CHAPTERS)),
    tuple(TocEntry(f"Chapter {n}", Span(n, 0, 0)) for n in range(len(CHAPTERS))),
)
QUESTION = "How did Ahab lose his leg?"


@pytest.fixture
def index(tmp_path):
    opened = Index.open(tmp_path / "index.sqlite", BOOK)
    yield opened
    opened.close()


def session_at(endpoint: Endpoint, index: Index) -> Session:
    return Session(index, connect(Provider("t", endpoint.base_url, "m", context=8192), None))


def answer_of(endpoint: Endpoint, index: Index):
    *_, last = session_at(endpoint, index).ask(QUESTION)
    assert isinstance(last, Finished)
    return last.answer


def has_history(request: Request) -> bool:
    return any(m["role"] == "tool" or m.get("tool_calls") for m in request.messages)


def searching(refuses: Callable[[Request], bool], words: str) -> Callable[[Request], Reply]:
    """A model that searches whenever it may, at a service that refuses some requests."""

    def reply(request: Request) -> Reply:
        if refuses(request):
            return Reply(status=400, error={"error": {"message": words}})
        if request.tools:
            return Reply(calls=[Call("text_search", {"query": f"Ahab {len(request.messages)}"})])
        return cite_the_evidence(request)

    return reply


REFUSING = [
    ("Tool calling needs the `tools=` parameter.", lambda r: has_history(r) and not r.tools),
    ("Something of the call before must be passed back.", has_history),
    ("Failed to call a function.", lambda r: bool(r.tools)),
]


@pytest.mark.parametrize(("words", "refuses"), REFUSING)
def test_a_refused_round_ends_in_an_answer_of_the_model(index, words, refuses):
    with Endpoint(searching(refuses, words)) as endpoint:
        answer = answer_of(endpoint, index)
        assert not has_history(endpoint.chats[-1])
    assert answer.mode == "grounded" and answer.citations


def test_the_last_round_has_the_results_of_the_calls_in_words(index):
    with Endpoint(searching(lambda request: False, "")) as endpoint:
        answer_of(endpoint, index)
        last = endpoint.chats[-1]
    assert not last.tools and [m["role"] for m in last.messages] == ["system", "user"]
    asked = last.messages[-1]["content"]
    assert asked.count("Result of text_search:") == 2 and asked.count(QUESTION) == 2


def test_where_passages_with_tags_are_refused_plain_words_are_tried(index):
    def plain(request: Request) -> bool:
        return "[f" in request.text

    def reply(request: Request) -> Reply:
        if plain(request):
            return Reply(status=400, error={"message": "Not this."})
        return Reply("Ahab lost his leg to the white whale [1].")

    with Endpoint(reply) as endpoint:
        answer = answer_of(endpoint, index)
    assert answer.mode in ("grounded", "guided_fallback") and answer.citations


def test_where_all_is_refused_the_books_own_words_stand_with_what_was_said(index):
    with Endpoint([Reply(status=400, error={"message": "Never on a Sunday."})]) as endpoint:
        answer = answer_of(endpoint, index)
        assert len(endpoint.chats) <= 3
    assert answer.mode == "guided_fallback" and answer.citations
    assert answer.reason == prompt.FAILED and "Sunday" not in answer.text
    assert any("Never on a Sunday" in flag.text for flag in answer.flags)


HARD = [
    (Reply(status=401, error={"message": "bad key"}), errors.KeyRefused),
    (Reply(status=402, error={"message": "no credit"}), errors.NoCredit),
    (Reply(status=404, error={"message": "no such model"}), errors.Refused),
    (Reply(status=307, headers={"Location": "http://example.invalid/v1"}), errors.Refused),
]


@pytest.mark.parametrize(("reply", "kind"), HARD)
def test_what_the_reader_must_put_right_is_raised_after_the_books_words(index, reply, kind):
    finished = []
    with Endpoint([reply]) as endpoint:
        with pytest.raises(kind) as raised:
            for event in session_at(endpoint, index).ask(QUESTION):
                finished += [event.answer] if isinstance(event, Finished) else []
        assert len(endpoint.chats) == 1
    (answer,) = finished
    assert answer.mode == "guided_fallback" and answer.citations
    assert raised.value.sentence and not answer.flags  # the error says it


def test_without_evidence_a_failure_is_an_error_alone(index):
    reply = Reply(status=401, error={"message": "bad key"})
    with Endpoint([reply]) as endpoint, pytest.raises(errors.KeyRefused):
        for event in session_at(endpoint, index).ask("Hello!"):
            assert not isinstance(event, Finished)


def test_what_was_said_before_a_failure_in_the_middle_stays(index):
    def reply(request: Request) -> Reply:
        said = cite_the_evidence(request)
        return Reply(f"{said.text}\n\nAnd then ", finish="content_filter", status=said.status)

    with Endpoint(reply) as endpoint:
        answer = answer_of(endpoint, index)
    assert answer.mode == "grounded" and answer.citations
    assert any(flag.kind == "cut_off" for flag in answer.flags)


def test_why_the_model_did_not_answer_is_kept_with_the_books_words(index, tmp_path):
    with Endpoint([Reply(status=401, error={"message": "bad key"})]) as endpoint:
        kept = Conversations(Database(tmp_path / "library.sqlite"))
        keeper = Keeper(kept, BOOK.sha256, "one", ReaderQuestion(QUESTION), Scope())
        with pytest.raises(errors.KeyRefused):
            list(keeper.follow(session_at(endpoint, index).ask(QUESTION)))
    (record,) = [text for _, text in kept.records(BOOK.sha256, "one")]
    turn = loads(record)
    assert turn.finished and turn.answer.citations
    assert turn.problem.kind == "key" and "bad key" in turn.problem.said


@pytest.mark.parametrize("words", ["No such response_format.", "Failed to generate JSON."])
def test_an_answer_without_places_is_asked_for_in_numbers_where_json_fails(index, words):
    def reply(request: Request) -> Reply:
        if request.schema is not None:
            return Reply(status=400, error={"message": words})
        if "[f" in request.text:
            return Reply("Ahab lost his leg to the white whale.")
        return Reply("Ahab lost his leg to the white whale near Japan [1].")

    with Endpoint(reply) as endpoint:
        answer = answer_of(endpoint, index)
    assert answer.mode == "grounded" and "Japan" in answer.text
