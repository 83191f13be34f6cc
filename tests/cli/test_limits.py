from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of
from endpoint import Endpoint, Reply
from foxreader.core.errors import LimitReached
from foxreader.core.message import Message, Provider, Usage, complete
from foxreader.index.build import build_text
from foxreader.library.settings import Settings
from foxreader.parts import Parts

PAID = Provider("Paid", "https://model.invalid/v1", "big", price_in=1.0, price_out=2.0)


def test_what_a_question_used_is_in_the_library(own_home: Path) -> None:
    parts = Parts()
    with Endpoint([Reply("The keeper lit the lamp.", usage=(321, 12))]) as endpoint:
        parts.save(Settings((Provider("Local", endpoint.base_url, "m"),), "Local"))
        index = parts.index(book_of("The keeper lit the lamp at dusk. " * 20))
        list(build_text(index))
        list(parts.session(index).ask("Who lit the lamp?"))
        index.close()
        calls = len(endpoint.chats)
    assert calls
    total = Parts().usage.total()
    assert total.usage == Usage(321 * calls, 12 * calls, calls)
    assert Parts().usage.total(paid_only=True).usage == Usage()


def test_a_local_model_has_no_limit(own_home: Path) -> None:
    parts = Parts()
    local = Provider("Local", "http://localhost:1/v1", "m")
    parts.save(Settings((local,), "Local", monthly_tokens=1))
    parts.usage.record("question", "Paid", "big", Usage(10, 10, 1))
    parts.limits.check()


def test_a_used_up_month_stops_an_index_job_and_the_next_question(own_home: Path) -> None:
    parts = Parts()
    parts.save(Settings((PAID,), "Paid", monthly_money=0.5))
    parts.limits.check()
    used = Usage(500_000, 0, 1)
    parts.usage.record("index", "Paid", "big", used, PAID.money(used))
    with pytest.raises(LimitReached, match=r"\$0\.50"):
        parts.limits.check()
    model = parts.need_model("index")
    with pytest.raises(LimitReached):
        complete(model, [Message("user", "Hello?")])
    assert parts.usage.total().usage == used
