from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of
from endpoint import Endpoint, Reply
from foxreader.core.errors import LimitReached
from foxreader.core.message import Message, Provider, Usage, complete
from foxreader.index.stages import build_text
from foxreader.library.settings import Settings
from foxreader.program.program import Program

PAID = Provider("Paid", "https://model.invalid/v1", "big", price_in=1.0, price_out=2.0)


def test_what_a_question_used_is_in_the_library(own_home: Path) -> None:
    program = Program()
    with Endpoint([Reply("The keeper lit the lamp.", usage=(321, 12))]) as endpoint:
        program.profile.save(Settings((Provider("Local", endpoint.base_url, "m"),), "Local"))
        index = program.indexes.open(book_of("The keeper lit the lamp at dusk. " * 20))
        list(build_text(index))
        list(program.sessions.about(index).ask("Who lit the lamp?"))
        index.close()
        calls = len(endpoint.chats)
    assert calls
    total = Program().profile.usage.total()
    assert total.usage == Usage(321 * calls, 12 * calls, calls)
    assert Program().profile.usage.total(paid_only=True).usage == Usage()


def test_a_local_model_has_no_limit(own_home: Path) -> None:
    program = Program()
    local = Provider("Local", "http://localhost:1/v1", "m")
    program.profile.save(Settings((local,), "Local", monthly_tokens=1))
    program.profile.usage.record("question", "Paid", "big", Usage(10, 10, 1))
    program.models.limits.check()


def test_a_used_up_month_stops_an_index_job_and_the_next_question(own_home: Path) -> None:
    program = Program()
    program.profile.save(Settings((PAID,), "Paid", monthly_money=0.5))
    program.models.limits.check()
    used = Usage(500_000, 0, 1)
    program.profile.usage.record("index", "Paid", "big", used, PAID.money(used))
    with pytest.raises(LimitReached, match=r"\$0\.50"):
        program.models.limits.check()
    model = program.models.need_model("index")
    with pytest.raises(LimitReached):
        complete(model, [Message("user", "Hello?")])
    assert program.profile.usage.total().usage == used
