from __future__ import annotations

import pytest

from endpoint import Endpoint, Reply
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import CutOff, FoxError, LimitReached, Refused
from foxreader.core.message import Message, Provider, Usage, complete, estimate
from foxreader.llm import connect
from foxreader.llm.sending import Counted

ASKED = [Message("system", "Be brief."), Message("user", "Who looks at the sea?")]


def counted(endpoint, counts, allow=lambda: None):
    model = connect(Provider("Test", endpoint.base_url, "test-model"), None)
    return Counted(model, allow, counts.append)


def test_what_the_endpoint_reports_is_counted():
    counts: list[Usage] = []
    with Endpoint([Reply("The captain.", usage=(123, 4))]) as endpoint:
        text, usage = complete(counted(endpoint, counts), ASKED)
    assert text == "The captain."
    assert counts == [usage] == [Usage(123, 4, 1)]


def test_without_a_report_the_estimate_counts():
    counts: list[Usage] = []
    with Endpoint([Reply("The captain.", usage=None)]) as endpoint:
        complete(counted(endpoint, counts), ASKED)
    asked = sum(estimate(m.text) for m in ASKED)
    assert counts == [Usage(asked, estimate("The captain."), 1)]


def test_a_reply_that_breaks_off_is_counted_as_far_as_it_came():
    counts: list[Usage] = []
    reply = Reply("The captain looks at the sea for a long while.", fault="cut")
    with Endpoint([reply]) as endpoint, pytest.raises(CutOff):
        complete(counted(endpoint, counts), ASKED)
    assert len(counts) == 1
    assert counts[0].prompt and counts[0].completion


def test_a_refusal_costs_nothing():
    counts: list[Usage] = []
    with Endpoint([Reply(status=401)]) as endpoint, pytest.raises(Refused):
        complete(counted(endpoint, counts), ASKED)
    assert counts == []


def test_what_is_not_allowed_is_not_sent():
    def no() -> None:
        raise LimitReached("Used up.")

    counts: list[Usage] = []
    with Endpoint(["The captain."]) as endpoint:
        with pytest.raises(FoxError, match="Used up"):
            complete(counted(endpoint, counts, no), ASKED)
        assert endpoint.requests == []
    assert counts == []


def test_a_job_that_was_stopped_asks_nothing():
    counts: list[Usage] = []
    cancel = Cancel()
    cancel.set()
    with Endpoint(["The captain."]) as endpoint:
        with pytest.raises(Cancelled):
            complete(counted(endpoint, counts), ASKED, cancel=cancel)
        assert endpoint.requests == []
    assert counts == []
