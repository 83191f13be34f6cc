"""A model is tested as a second reader: what it tells rightly of sixty claims of ours."""

from collections.abc import Callable

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.answer.second_reader.reader import ModelReader, OurClaim, drawn, tell_apart
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import ModelError
from foxreader.core.message import Provider
from foxreader.llm import ToldApart, connect
from secondreader import claims_sent, rightly, tells


def result(
    endpoint: Endpoint, *, context: int = 8192, plain: bool = False, cancel: Cancel | None = None
) -> ToldApart:
    model = connect(Provider("t", endpoint.base_url, "m", context=context), None)
    return tell_apart(ModelReader(model, plain=plain), drawn(5), cancel)


HALF = {one.claim for number, one in enumerate(drawn(5)) if number % 2}


@pytest.mark.parametrize(
    ("verdict", "told"),
    [
        (rightly, ToldApart(30, 30, 0, 30)),
        (lambda one: "no" if one.said else "supported", ToldApart(0, 30, 30, 30)),
        (lambda one: "supported", ToldApart(0, 30, 0, 30)),
        (lambda one: "no", ToldApart(30, 30, 30, 30)),
        (lambda one: "partly", ToldApart(30, 30, 30, 30)),
        (lambda one: "", ToldApart(0, 30, 30, 30)),
        (lambda one: "perhaps", ToldApart(0, 30, 30, 30)),
    ],
)
def test_what_a_model_tells_is_counted(verdict: Callable[[OurClaim], str], told: ToldApart) -> None:
    with Endpoint(tells(verdict)) as endpoint:
        assert result(endpoint) == told
        assert claims_sent(endpoint) == 2
    assert told.able == (verdict is rightly)


def test_half_of_them_read_is_half_told() -> None:
    with Endpoint(tells(lambda one: rightly(one) if one.claim in HALF else "")) as endpoint:
        told = result(endpoint)
    false = sum(one.claim in HALF for one in drawn(5) if not one.said)
    assert (told.caught, told.marked, told.right) == (false, false, 30)
    assert not told.able


def test_nothing_but_prose_is_nothing_told() -> None:
    with Endpoint([Reply("I have read all of this with care, and it was a pleasure.")]) as endpoint:
        assert result(endpoint).right == 0


def test_the_requests_are_those_of_a_second_reader() -> None:
    with Endpoint(tells(rightly)) as endpoint:
        result(endpoint)
        first, second = endpoint.chats
        result(endpoint, plain=True)
        third = endpoint.chats[2]
    assert first.schema and second.schema and third.schema is None
    assert "compare claims with passages of a book" in first.text
    assert "Write one line for each claim" in third.text
    for one in drawn(5)[:30]:
        assert one.passage.split()[0] in first.text and one.claim in first.text


def test_a_small_context_takes_more_requests() -> None:
    with Endpoint(tells(rightly)) as endpoint:
        assert result(endpoint, context=3000) == ToldApart(30, 30, 0, 30)
        assert claims_sent(endpoint) > 2
    with Endpoint(tells(rightly)) as endpoint:
        assert result(endpoint, context=300).right == 0
        assert claims_sent(endpoint) == 0


def test_a_failure_is_no_result() -> None:
    refusal = Reply(status=400, fault="error_body", error={})
    with Endpoint([refusal]) as endpoint, pytest.raises(ModelError):
        result(endpoint)


def test_it_can_be_stopped_between_its_requests() -> None:
    cancel = Cancel()

    def stop(request: Request) -> Reply:
        cancel.set()
        return tells(rightly)(request)

    with Endpoint(stop) as endpoint:
        with pytest.raises(Cancelled):
            result(endpoint, cancel=cancel)
        assert claims_sent(endpoint) == 1
