"""`ask --check`, and the setting: a second reader reads the answer before it is printed."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion, loads
from foxreader.answer.second_reader.claims import claims_to_read
from foxreader.answer.second_reader.probabilities import expected
from foxreader.cli import run
from foxreader.core.errors import FoxError, LimitReached, NoModel, Refused
from foxreader.core.events import Answer, Comparing, Finished
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK
from foxreader.library.settings import Settings
from foxreader.llm import Known
from foxreader.program.program import Program
from secondreader import claims_sent, has_claims, in_other_words, second_says

TEXT = "The keeper lit the lamp at nine. Marn went down to the shed by the sea. " * 3


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def set_up(endpoint: Endpoint, **options: object) -> Program:
    program = Program()
    provider = replace(Provider("Local", endpoint.base_url, "m"), second_model="judge")
    program.profile.save(replace(Settings((provider,), "Local"), **options))  # type: ignore[arg-type]
    return program


def asked(book: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert run(["ask", str(book), "Who lit the lamp?", "--json", *more]) == 0
    return dict(json.loads(capsys.readouterr().out))


def test_nobody_reads_an_answer_twice_unless_it_is_wanted(
    own_home: Path, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Endpoint(second_says("no", "judge")) as endpoint:
        set_up(endpoint)
        assert asked(book, capsys)["second_reader"] is None
        assert claims_sent(endpoint) == 0


@pytest.mark.thorough
@pytest.mark.parametrize("by_setting", [True, False])
def test_a_second_reader_lowers_the_grade(
    own_home: Path, book: Path, capsys: pytest.CaptureFixture[str], by_setting: bool
) -> None:
    with Endpoint(second_says("no", "judge")) as endpoint:
        set_up(endpoint, second_reading="always" if by_setting else "never")
        said = asked(book, capsys, *([] if by_setting else ["--check"]))
        assert claims_sent(endpoint) == 1
    reading = said["second_reader"]
    assert isinstance(reading, dict)
    assert reading["reader"] == "judge" and reading["lowered"] == reading["claims"] > 0
    citations = said["citations"]
    assert isinstance(citations, list) and {one["grade"] for one in citations} == {"weak"}
    flags = said["flags"]
    assert isinstance(flags, list) and "second_reader" in {flag["kind"] for flag in flags}
    month = Program().profile.usage.total()
    usage = said["usage"]
    assert isinstance(usage, dict)
    assert month.usage.prompt >= usage["prompt_tokens"] > 50


def test_the_reading_is_printed(
    own_home: Path, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Endpoint(second_says("partly", "judge")) as endpoint:
        set_up(endpoint)
        assert run(["ask", str(book), "Who lit the lamp?", "--check"]) == 0
    printed = capsys.readouterr().out
    assert "A second reader (judge) compared" in printed
    assert "found only a part of this" in printed


def test_strict_answers_are_not_read_again(
    own_home: Path, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Endpoint(second_says("no", "judge")) as endpoint:
        set_up(endpoint)
        assert asked(book, capsys, "--check", "--mode", "strict")["second_reader"] is None
        assert endpoint.chats == []


def answered(program: Program, book: Path) -> tuple[str, Answer]:
    """A question asked and stored, as the window does; gives the book's hash and the answer."""
    opened = program.books.open(book)
    index = program.indexes.open(opened.book)
    keeper = Keeper(
        program.profile.conversations, opened.book.sha256, "c",
        ReaderQuestion("Who lit the lamp?"), WHOLE_BOOK,
    )  # fmt: skip
    *_, end = keeper.follow(program.sessions.about(index).ask("Who lit the lamp?"))
    index.close()
    opened.resources.close()
    assert isinstance(end, Finished)
    return opened.book.sha256, end.answer


def test_an_answer_is_checked_again_and_stored(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no", "judge")) as endpoint:
        program = set_up(endpoint)
        sha256, answer = answered(program, book)
        cost = program.second.cost(answer)
        assert cost is not None
        assert (cost.reader, cost.money) == ("judge", None)
        assert cost.claims > 0 and cost.tokens > 300 and cost.seconds > 1
        assert claims_sent(endpoint) == 0  # to estimate, nothing is sent
        events = list(program.second.check_again(answer))
        assert isinstance(events[0], Comparing)
        end = events[-1]
        assert isinstance(end, Finished)
        program.second.keep(sha256, "c", answer, end.answer)
        assert claims_sent(endpoint) == 1
        assert program.second.cost(end.answer) is None  # all of it is marked
    [stored] = program.profile.conversations.turns(sha256, "c")
    assert loads(stored).answer == end.answer
    assert end.answer.second is not None and end.answer.usage.tokens > answer.usage.tokens


def test_the_cost_of_a_reading_by_odds(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no")) as endpoint:
        program = set_up(endpoint)
        _, answer = answered(program, book)
        provider = program.models.provider()
        assert provider is not None
        program.profile.abilities.put(provider.serving("second"), asdict(Known("made", odds=True)))
        cost = program.second.cost(answer)
    assert cost is not None and cost.tokens == expected(claims_to_read(answer)).tokens


def test_an_answer_that_was_deleted_is_not_stored_again(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no", "judge")) as endpoint:
        program = set_up(endpoint)
        sha256, answer = answered(program, book)
        program.profile.conversations.delete(sha256, "c")
        program.second.keep(sha256, "c", answer, answer)
    assert program.profile.conversations.turns(sha256, "c") == []


def test_the_price_of_a_second_reading(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no")) as endpoint:
        program = set_up(endpoint)
        _, answer = answered(program, book)
    paid = Provider("Paid", "https://model.invalid/v1", "big", price_in=10.0, price_out=20.0)
    program.profile.save(Settings((paid,), "Paid"))
    cost = program.second.cost(answer)
    assert cost is not None and cost.money is not None
    assert 0 < cost.money < 1 and cost.reader == "big"


def test_a_used_up_month_and_no_model_are_said(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no")) as endpoint:
        program = set_up(endpoint)
        _, answer = answered(program, book)
    paid = Provider("Paid", "https://model.invalid/v1", "big", price_in=10.0)
    program.profile.save(Settings((paid,), "Paid", monthly_tokens=1))
    program.profile.usage.record("question", "Paid", "big", answer.usage)
    with pytest.raises(LimitReached):
        list(program.second.check_again(answer))
    program.profile.save(Settings())
    assert program.second.cost(answer) is None
    with pytest.raises(NoModel):
        list(program.second.check_again(answer))


def test_an_endpoint_that_refuses_takes_no_answer_away(
    own_home: Path, book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def reply(request: Request) -> Reply:
        refused = Reply(status=400, error={"error": {"message": "no such thing"}})
        return refused if has_claims(request) else in_other_words(request)

    with Endpoint(reply) as endpoint:
        program = set_up(endpoint, second_reading="always")
        said = asked(book, capsys)
        _, answer = answered(program, book)
        with pytest.raises(Refused):
            list(program.second.check_again(answer))
    flags = said["flags"]
    assert said["mode"] == "grounded" and isinstance(flags, list)
    assert any("Not read again" in flag["text"] for flag in flags)


def test_a_model_that_keeps_to_no_schema_is_asked_in_plain_words(
    own_home: Path, book: Path
) -> None:
    def reply(request: Request) -> Reply:
        if not has_claims(request):
            return in_other_words(request)
        assert request.schema is None and "one line for each claim" in request.text
        return Reply("1. no")

    with Endpoint(reply) as endpoint:
        program = set_up(endpoint)
        _, answer = answered(program, book)
        provider = program.models.provider()
        assert provider is not None
        weak = asdict(Known("printed", schema=False))
        program.profile.abilities.put(provider.serving("second"), weak)
        *_, end = program.second.check_again(answer)
        assert claims_sent(endpoint) == 1
    assert isinstance(end, Finished) and end.answer.second is not None
    assert end.answer.second.lowered == end.answer.second.claims == 1


def test_an_answer_over_several_books_is_read_again(
    own_home: Path, book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "oil.txt"
    other.write_text("The keeper of the oil lit a lamp too. " * 5, encoding="utf-8")
    with Endpoint(second_says("no", "judge")) as endpoint:
        set_up(endpoint)
        books = ("--books", str(book), str(other))
        assert run(["ask", "Who lit the lamp?", "--json", "--check", *books]) == 0
        assert claims_sent(endpoint) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["second_reader"]["lowered"] == said["second_reader"]["claims"] > 0
    assert {one["grade"] for one in said["citations"]} == {"weak"}


def test_an_address_that_makes_no_sense_has_no_cost(own_home: Path, book: Path) -> None:
    with Endpoint(second_says("no")) as endpoint:
        program = set_up(endpoint)
        _, answer = answered(program, book)
    program.profile.save(Settings((Provider("Odd", "nowhere", "m"),), "Odd"))
    assert program.second.cost(answer) is None
    with pytest.raises(FoxError):
        list(program.second.check_again(answer))
