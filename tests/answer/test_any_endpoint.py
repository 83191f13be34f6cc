"""Whatever an endpoint does, a question ends, within bounds, and shows nothing it may not."""

import re
from functools import lru_cache

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from endpoint import Call, Endpoint, Reply, Request, units_sent
from examples import examples
from foxreader.answer.conversation.session import Session
from foxreader.core import errors
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Finished, Mark, Text, TextDelta, ToolCalled
from foxreader.core.message import Provider
from foxreader.formats import open_book
from foxreader.index.storage.store import Index
from foxreader.llm import connect

SENTENCES = [
    f"The captain told story number {n} of the sea and the {n}th whale. " for n in range(60)
]
BOOK = Book("cd" * 32, "text", Metadata("Sea"), (BookFile("0", "".join(SENTENCES)),))
RAW = re.compile(r"(?<![A-Za-z])[\[［【(]?[fF]_?\d+\s*[-–—]\s*\d+\s*[-–—]\s*\d")

text = st.lists(
    st.sampled_from(
        ["The captain spoke ", "[f0-0-68]", "[f0-", "68-136]", "f0-68-136", "[f0-0-999]", "[", "]",
         "```", "{", '{"name": "text_search", "arguments": {"query": "sea"}}', "\n\nSources: ",
         "<think>", "</think>", "“no such quote” ", "1851 ", ". ", "The book does not mention it. "]
    ),
    max_size=8,
).map("".join)  # fmt: skip
calls = st.lists(
    st.builds(
        Call,
        st.sampled_from(["text_search", "get_related_segment_summaries", "nonsense", "",
                         "get_full_book_segment_summaries"]),
        st.sampled_from([{"query": "whale"}, {"question": "captain"}, {}, "{broken", "[]", "null"]),
        st.sampled_from(["", "a", "b"]),
    ),
    max_size=4,
)  # fmt: skip
replies = st.builds(
    Reply,
    text,
    calls,
    fault=st.sampled_from(["", "", "", "cut", "cut_clean", "mid_error", "html", "null_choices",
                           "broken_json", "length", "no_finish"]),
    split=st.sampled_from([0, 1, 13]),
    calls_in_pieces=st.booleans(),
)  # fmt: skip


@lru_cache(maxsize=1)
def index_at(folder) -> Index:
    return Index.open(folder / "any.sqlite", BOOK)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return index_at(tmp_path_factory.mktemp("any"))


@examples(40, suppress=[HealthCheck.function_scoped_fixture])
@given(st.lists(replies, min_size=1, max_size=4), st.sampled_from([2048, 8192]))
def test_a_question_always_ends(index, script, context):
    script = [r if r.fault not in ("html",) else Reply(fault="html") for r in script]
    events = []
    with Endpoint(script) as endpoint:
        session = Session(
            index, connect(Provider("t", endpoint.base_url, "m", context=context), None)
        )
        try:
            for event in session.ask("What did the captain tell of the whale?"):
                events.append(event)
        except errors.ModelError as error:
            assert str(error).count("\n") == 0
        shown = {span for r in endpoint.chats for span in units_sent(r.text, index.book)}
        assert len(endpoint.chats) <= 11
        for request in endpoint.chats:
            assert_answered_once(request)
    assert sum(isinstance(e, ToolCalled) for e in events) <= 8
    told = "".join(e.text if isinstance(e, TextDelta) else "\x00" for e in events)
    assert not RAW.search(told)
    if events and isinstance(events[-1], Finished):
        check(events[-1].answer, shown)


def assert_answered_once(request: Request):
    wished = [c["id"] for m in request.messages for c in m.get("tool_calls", ())]
    given_ = [m["tool_call_id"] for m in request.messages if m["role"] == "tool"]
    assert given_ == wished


def check(answer, shown):
    starts, ends = {s.start for s in shown}, {s.end for s in shown}
    for citation in answer.citations:
        # In place of a model's answer stand the nearest places of the book, sent to it or not.
        sent = citation.span.start in starts and citation.span.end in ends
        assert sent or answer.mode == "guided_fallback"
        assert citation.quote == BOOK.text_at(citation.span)
    marks = {p.footnote for p in answer.parts if isinstance(p, Mark)}
    assert marks == {c.number for c in answer.citations}
    assert answer.refused or marks
    assert not RAW.search("".join(p.text for p in answer.parts if isinstance(p, Text)))


QUESTIONS = [
    "Who is the Mad Hatter?",
    "What does the Caterpillar smoke?",
    "Give me an overview of the book",
    "Why did Alice follow the White Rabbit?",
    "What is the Cheshire Cat's most remarkable feature?",
]


@pytest.mark.books
def test_answers_over_a_real_book(books, tmp_path):
    book, _resources = open_book(books / "epub" / "readest" / "sample-alice.epub")
    index = Index.open(tmp_path / "alice.sqlite", book)
    with Endpoint() as endpoint:
        session = Session(index, connect(Provider("t", endpoint.base_url, "m"), None))
        for question in QUESTIONS:
            answer = list(session.ask(question))[-1].answer
            assert answer.mode == "grounded" and answer.citations
            for citation in answer.citations:
                assert book.text_at(citation.span) == citation.quote
                assert citation.quote.splitlines()[-1] in endpoint.chats[-1].text
                assert citation.title
        refused = list(session.ask("Who won the football cup in 2022?"))[-1].answer
        assert refused.refused
    index.close()
