"""Questions to several books, from the strict mode and from a model at a real endpoint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from endpoint import Endpoint, Reply, Request, units_sent
from foxreader.answer import prompt
from foxreader.answer.conversation import record
from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.several import SeveralSession, evenly
from foxreader.core.events import Answer, AnswerEvent, Cited, Finished, Flagged, Mark, Text
from foxreader.core.message import Provider
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.llm import connect
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.shelf.toolbox_of_several import tools_of_several
from shelfmaker import BOOKS, LAND, SEA, SNOWY, joined_of

TAGGED = re.compile(r"([^\n\]]+?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")


@pytest.fixture
def index(tmp_path: Path) -> Iterator[JoinedIndex]:
    index = joined_of(tmp_path)
    yield index
    index.close()


def strictly(index: JoinedIndex) -> SeveralSession:
    return SeveralSession(Session(index, None, tools=tools_of_several(index)), index)


def with_model(endpoint: Endpoint, index: JoinedIndex) -> SeveralSession:
    model = connect(Provider("t", endpoint.base_url, "m"), None)
    return SeveralSession(
        Session(index, model, tools=tools_of_several(index)), index, ["A Late Book"]
    )


def asked(session: SeveralSession, question: str) -> tuple[Answer, list[AnswerEvent]]:
    events = list(session.ask(question))
    last = events[-1]
    assert isinstance(last, Finished)
    check(last.answer, session.index)
    books = {book.sha256: book for book in session.index.book.books}
    told = [event.citation for event in events if isinstance(event, Cited)]
    assert all(c.quote == books[c.book].text_at(c.span) for c in told)
    return last.answer, events


def check(answer: Answer, index: JoinedIndex) -> None:
    """Every citation is the exact words of its own book, within that book's limit."""
    books = {book.sha256: number for number, book in enumerate(index.book.books)}
    for citation in answer.citations:
        number = books[citation.book]
        book = index.book.books[number]
        assert citation.quote == book.text_at(citation.span)
        assert citation.source.startswith(book.metadata.title)
        assert citation.title == book.title_at(citation.span)
        assert index.scopes[number].allows(citation.span)
    marks = {part.footnote for part in answer.parts if isinstance(part, Mark)}
    assert marks == {citation.number for citation in answer.citations}


def cited(answer: Answer) -> set[str]:
    return {citation.book for citation in answer.citations}


def test_strictly_the_book_that_states_it_answers(index: JoinedIndex) -> None:
    answer, _ = asked(strictly(index), "Who is the Red Queen?")
    assert (answer.mode, cited(answer)) == ("direct_answer", {LAND.sha256})
    assert answer.text.startswith('"The Land Book" by Bob Builder:')
    assert "The Red Queen was a ruler who never slept.[1]" in answer.text
    assert answer.searched.books == ("The Sea Book", "The Land Book", "雪书")
    literal = [part.text for part in answer.parts if isinstance(part, Text) and part.literal]
    assert literal == [citation.quote for citation in answer.citations]


def test_strictly_a_comparison_has_the_words_of_each_book(index: JoinedIndex) -> None:
    answer, _ = asked(strictly(index), "Compare Captain Ahab and the Red Queen.")
    assert (answer.mode, cited(answer)) == ("guided_fallback", {SEA.sha256, LAND.sha256})


def test_strictly_a_book_of_another_language_answers_in_its_own(index: JoinedIndex) -> None:
    answer, _ = asked(strictly(index), "黛玉是谁？")
    assert (answer.mode, cited(answer)) == ("direct_answer", {SNOWY.sha256})


def test_strictly_all_books_are_spoken_for(index: JoinedIndex) -> None:
    answer, _ = asked(strictly(index), "Summarise these books")
    assert answer.mode == "guided_fallback"
    assert cited(answer) == {book.sha256 for book in BOOKS}
    assert answer.reason == prompt.ALL_OF_THEM


@pytest.mark.parametrize(
    "question", ["Who invented the zeppelin?", "?!", "", "Did Zeus eat mushrooms in winter?"]
)
def test_strictly_it_is_refused_where_every_book_refuses(index: JoinedIndex, question: str) -> None:
    answer, _ = asked(strictly(index), question)
    assert (answer.refused, answer.citations) == (True, ())
    assert answer.text == prompt.REFUSAL


def test_strictly_it_is_a_function(index: JoinedIndex) -> None:
    for question in ("Who is Ahab?", "Compare Ahab and the Queen", "rain"):
        first, second = (asked(strictly(index), question)[0] for _ in range(2))
        assert record.dumps(first) == record.dumps(second)


def test_a_model_cites_each_book_and_the_reader_hears_what_was_not_read(
    index: JoinedIndex,
) -> None:
    def reply(request: Request) -> Reply:
        found = dict(TAGGED.findall(request.text))
        whale = next(tag for text, tag in found.items() if "white whale" in text)
        queen = next(tag for text, tag in found.items() if "never slept" in text)
        return Reply(
            f"Captain Ahab was a sailor {whale}. The Red Queen was a ruler who never slept {queen}."
        )

    with Endpoint(reply) as endpoint:
        session = with_model(endpoint, index)
        answer, events = asked(session, "Compare Captain Ahab and the Red Queen.")
        request = endpoint.chats[-1]
    assert answer.mode == "grounded"
    assert [c.book for c in answer.citations] == [SEA.sha256, LAND.sha256]
    assert [c.span.file for c in answer.citations] == [0, 0]
    assert answer.searched.left_out == ("A Late Book",)
    note = prompt.left_out(["A Late Book"])
    assert note in [event.flag.text for event in events if isinstance(event, Flagged)]
    assert note in [flag.text for flag in answer.flags]
    assert "Say which book says what" in request.messages[0]["content"]
    assert '"The Sea Book" by Ann Author' in request.messages[0]["content"]
    assert "# The Sea Book, by Ann Author" in request.messages[-1]["content"]
    assert record.loads(record.dumps(answer)) == answer


def test_no_tag_names_a_unit_of_a_book_that_was_not_shown(index: JoinedIndex) -> None:
    own = [u for u in index.units_in(index.scope) if index.book.unshift(u)[0] != 1]
    plain = {index.book.unshift(unit)[1] for unit in own}
    forged = [*own, *plain]

    def reply(request: Request) -> Reply:
        shown = next(tag for text, tag in TAGGED.findall(request.text) if "two gardens" in text)
        claims = " ".join(f"The Queen had two gardens {unit}." for unit in forged[:60])
        return Reply(f"{claims} The Queen had two gardens {shown}.")

    with Endpoint(reply) as endpoint:
        answer, _ = asked(with_model(endpoint, index), "What had the Queen in The Land Book?")
        shown = {span for r in endpoint.chats for span in units_sent(r.text, index.book)}
    assert cited(answer) == {LAND.sha256}
    assert {index.book.shift(1, c.span) for c in answer.citations} <= shown
    assert answer.dropped >= len(own[:60]) // 2


def test_nothing_past_a_books_limit_is_sent_or_shown(tmp_path: Path) -> None:
    at = SEA.files[1].text.index("The name")
    index = joined_of(tmp_path, limits={"The Sea Book": Scope(Span(1, at, at))})

    def reply(request: Request) -> Reply:
        tag = next((tag for text, tag in TAGGED.findall(request.text) if "sons" in text), "")
        return Reply(f"Ahab had three sons {tag}. His ship was called Pequod {tag}.")

    with Endpoint(reply) as endpoint:
        session = with_model(endpoint, index)
        for question in ("Who had three sons?", "Tell me of Ahab and his ship", "Summarise it"):
            answer, events = asked(session, question)
            assert "Pequod" not in answer.text
            assert "Pequod" not in "".join(getattr(e, "text", "") for e in events)
            assert answer.searched.share < 1
        # The model may be told its own words again, to mend them; the book's it is not told.
        assert all("everybody there" not in request.text for request in endpoint.chats)
        assert "Pequod" not in endpoint.chats[0].text
    index.close()


def test_a_conversation_goes_on_with_what_the_books_said(index: JoinedIndex) -> None:
    with Endpoint() as endpoint:
        first, _ = asked(with_model(endpoint, index), "Who hunted the white whale?")
        assert cited(first) == {SEA.sha256}
        again = with_model(endpoint, index)
        again.resume([first])
        before = len(endpoint.chats)
        answer, _ = asked(again, "And how many sons did he have?")
        text = endpoint.chats[-1].text
    assert len(endpoint.chats) > before
    assert "Who hunted the white whale?" in text
    assert SEA.sha256 in cited(answer)


def test_a_claim_in_another_language_than_its_book_is_not_called_weak(index: JoinedIndex) -> None:
    def reply(request: Request) -> Reply:
        found = dict(TAGGED.findall(request.text))
        tea = next(tag for text, tag in found.items() if "热茶" in text)
        queen = next(tag for text, tag in found.items() if "two gardens" in text)
        claim = f"She drinks a cup of hot tea in the morning {tea}."
        return Reply(f"{claim} Many birds of the valley sang songs about it {queen}.")

    with Endpoint(reply) as endpoint:
        answer, _ = asked(with_model(endpoint, index), "Compare the gardens of the Queen and 热茶")
    grades = {citation.book: citation.grade for citation in answer.citations}
    assert grades == {SNOWY.sha256: "cited", LAND.sha256: "weak"}


def test_small_talk_reads_no_book(index: JoinedIndex) -> None:
    with Endpoint([Reply("Hello there.")]) as endpoint:
        answer, _ = asked(with_model(endpoint, index), "hello")
    assert (answer.mode, answer.citations, answer.searched.books) == ("general", (), ())


def test_after_a_refusal_the_model_may_be_asked_without_the_books(tmp_path: Path) -> None:
    at = SEA.files[1].text.index("The name")
    index = joined_of(tmp_path, limits={"The Sea Book": Scope(Span(1, at, at))})
    said = "Count Zeppelin did. The ship Pequod did not. "
    with Endpoint([Reply(said)]) as endpoint:
        *_, last = with_model(endpoint, index).without_the_book("Who invented the zeppelin?")
    assert isinstance(last, Finished)
    assert (last.answer.mode, last.answer.citations) == ("general", ())
    assert last.answer.text.startswith("Count Zeppelin did.")
    assert "Pequod" not in last.answer.text
    index.close()


def test_some_are_taken_from_all_over() -> None:
    spans = [Span(0, n, n + 1) for n in range(10)]
    assert [span.start for span in evenly(spans, 3)] == [1, 5, 8]
    assert evenly(spans[:2], 5) == tuple(spans[:2])
    assert evenly([], 3) == ()
