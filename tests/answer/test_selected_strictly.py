"""A question about a passage in strict mode, and how far a stored answer saw."""

from dataclasses import replace

import pytest

from foxreader.answer.conversation.record import dumps, loads
from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.strict import SELECTED
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Answer, Finished
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.storage.store import Index

FILLER = "The wind blew and the sea was grey for many days on end, as seas are. " * 8
TEXT = f"Marn was the keeper of the lamp. {FILLER}Marn slept in the tower all night. {FILLER}"
BOOK = Book("ee" * 32, "text", Metadata("The Lamp"), (BookFile("0", TEXT),))
AT = TEXT.index("Marn slept")
MARKED = Selection.of(Span(0, AT + 5, AT + 20))


@pytest.fixture
def index(tmp_path):
    index = Index.open(tmp_path / "index.sqlite", BOOK)
    yield index
    index.close()


def asked(index: Index, question: str, **options) -> Answer:
    (*_, end) = Session(index, None).ask(question, **options)
    assert isinstance(end, Finished)
    return end.answer


def test_the_marked_sentence_comes_first_where_none_answers(index):
    answer = asked(index, "What does this do?", selection=MARKED)
    assert answer.mode == "guided_fallback" and answer.reason == SELECTED
    assert "Marn slept in the tower" in answer.citations[0].quote
    assert asked(index, "What does this do?").refused


def test_a_stated_answer_stays_what_it_is(index):
    plain = asked(index, "Who is Marn?")  # it makes the rest of the index, too
    with_mark = asked(index, "Who is Marn?", selection=MARKED)
    assert replace(with_mark, chunks=()) == replace(plain, chunks=())
    assert with_mark.mode == "direct_answer"


def test_nothing_past_the_limit_is_shown_for_a_mark(index):
    answer = asked(index, "What does this mean?", selection=MARKED, scope=Scope(Span(0, 9, 9)))
    assert "Marn" not in answer.text


def test_the_record_keeps_how_far_an_answer_saw(index):
    limit = Span(0, AT, AT)
    answer = asked(index, "Who is Marn?", scope=Scope(limit))
    assert loads(dumps(answer)) == answer and answer.limit == limit
