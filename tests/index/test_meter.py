from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.errors import BadReply, LimitReached, Unreachable, UsageError
from foxreader.core.message import Done, Message, Piece, Provider, Usage
from foxreader.core.message import estimate as tokens
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import estimate
from foxreader.index.summaries.requests import Cap, Meter
from waits import until

TEXT = "The captain looked at the sea for a long while, and said nothing. " * 200
BOOK = book_of(
    *(f"Chapter {n}\n{TEXT}\nIt ended well." for n in range(8)),
    toc=[(f"Chapter {n}", n, 0) for n in range(8)],
)
ASKED = [Message("user", "word " * 60)]
PAID = Provider("Paid", "https://example.org/v1", "big", price_in=10.0, price_out=30.0)


class Billing:
    """A model whose endpoint bills ``bill`` of the request's estimate and the reply's limit.

    It keeps the most that was ever under way, and what was billed in all.
    """

    name = "billing"
    context = 16_384

    def __init__(self, bill: Callable[[int, int], Usage], together: int = 1) -> None:
        self._bill, self._together = bill, together  # requests that wait for each other at first
        self._lock = threading.Lock()
        self.billed = Usage()
        self.running = self.most_running = 0

    def stream(
        self, messages: Sequence[Message], *, max_tokens: int = 0, **_options: object
    ) -> Iterator[Piece]:
        with self._lock:
            self.running += 1
            self.most_running = max(self.most_running, self.running)
        time.sleep(0.01)  # so that requests overlap
        until(lambda: self.most_running >= self._together)
        usage = self._bill(sum(tokens(m.text) for m in messages), max_tokens)
        with self._lock:
            self.running -= 1
            self.billed += usage
        ids = re.findall(r"=== section (\d+) ===", messages[-1].text)
        yield json.dumps({"summaries": [{"id": i, "summary": "They sail."} for i in ids]})
        yield Done(usage)


def worst(asked: int, most: int) -> Usage:
    return Usage(asked, most, 1)


def ask(meter: Meter, model: Billing, most: int = 100) -> Usage:
    return meter.complete(model, ASKED, json_schema=None, max_tokens=most, cancel=None)[1]


def test_it_stops_before_the_call_that_would_cross_the_cap() -> None:
    model, meter = Billing(worst), Meter([Cap(tokens=1_000)])
    with pytest.raises(LimitReached, match=r"cap of 1,000 tokens \(8\d\d used\)"):
        for _ in range(20):
            ask(meter, model)
    assert model.billed.tokens == meter.used.tokens <= 1_000
    assert model.billed.calls == 4


def test_a_cap_of_money() -> None:
    model, meter = Billing(worst), Meter([Cap(money=0.02, name="limit")], PAID.money)
    with pytest.raises(LimitReached, match=r"the limit of \$0\.02 \(\$0\.0"):
        for _ in range(20):
            ask(meter, model)
    assert 0 < (PAID.money(model.billed) or 0) <= 0.02
    assert meter.money == PAID.money(model.billed)


def test_a_cap_of_money_needs_a_price() -> None:
    with pytest.raises(UsageError, match="prices"):
        Meter([Cap(money=1.0)])


def test_of_several_caps_the_nearest_counts() -> None:
    meter = Meter([Cap(tokens=10**6), Cap(tokens=300, name="month's rest")])
    with pytest.raises(LimitReached, match="month's rest of 300"):
        for _ in range(3):
            ask(meter, Billing(worst))


@pytest.mark.parametrize("parallel", [1, 2, 5])
@pytest.mark.parametrize("excess", [0.3, 1.0, 1.2])
def test_parallel_calls_never_cross_it_together(
    tmp_path: Path, parallel: int, excess: float
) -> None:
    model = Billing(lambda asked, most: Usage(int(asked * excess), most, 1))
    index = index_of(BOOK, tmp_path)
    meter = Meter([Cap(tokens=12_000)])
    with pytest.raises(LimitReached):
        list(build_summaries(index, model, parallel=parallel, meter=meter))
    assert model.billed.tokens <= 12_000
    assert model.most_running <= parallel
    stored = index.summaries(WHOLE_BOOK)
    assert stored and sum(s.usage.tokens for s in stored) == model.billed.tokens
    more = Meter([Cap(tokens=10**6)])
    list(build_summaries(index, model, parallel=parallel, meter=more))
    assert estimate(index, model.context).calls == 0


@pytest.mark.parametrize("parallel", [1, 2, 4])
def test_as_many_requests_run_at_once_as_are_allowed(tmp_path: Path, parallel: int) -> None:
    model = Billing(worst, together=parallel)
    list(build_summaries(index_of(BOOK, tmp_path), model, parallel=parallel))
    assert model.most_running == parallel
    assert model.billed.calls == 8


def test_an_endpoint_that_bills_more_than_estimated_is_believed() -> None:
    model, meter = Billing(lambda asked, _: Usage(3 * asked, 500, 1)), Meter([Cap(tokens=4_000)])
    with pytest.raises(LimitReached):
        for _ in range(20):
            ask(meter, model)
    assert model.billed.calls >= 2
    assert model.billed.tokens <= 4_000


def test_without_a_report_the_estimate_counts() -> None:
    meter = Meter([Cap(tokens=1_000)])
    usage = ask(meter, Billing(lambda *_: Usage()))
    assert usage.prompt == tokens(ASKED[0].text)
    assert usage.completion > 0
    assert meter.used == usage


class Failing:
    name = "failing"
    context = 8_192

    def __init__(self, error: Exception) -> None:
        self.error = error

    def stream(self, *_: object, **_options: object) -> Iterator[Piece]:
        raise self.error
        yield ""


@pytest.mark.parametrize(
    ("error", "counts"), [(Unreachable("Nobody answers."), False), (BadReply("Broken."), True)]
)
def test_what_may_have_been_billed_counts_in_full(error: Exception, counts: bool) -> None:
    meter = Meter([Cap(tokens=10_000)])
    with pytest.raises(type(error)):
        meter.complete(Failing(error), ASKED, json_schema=None, max_tokens=100, cancel=None)
    assert (meter.used.tokens > tokens(ASKED[0].text) + 100) == counts
    assert bool(meter.used.tokens) == counts


def test_the_estimate_tells_money_where_prices_are_known(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    cost = estimate(index, 8_192, price=PAID.money)
    assert cost.money == PAID.money(Usage(cost.prompt_tokens, cost.completion_tokens))
    assert estimate(index, 8_192).money is None
