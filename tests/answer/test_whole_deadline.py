"""One deadline covers all requests of a question: probes, routing, tools, answer, repair."""

from __future__ import annotations

import time

import pytest

from endpoint import Call, Endpoint, Reply, Request
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.cancel import Cancel
from foxreader.core.errors import TookTooLong
from foxreader.core.events import Finished
from foxreader.core.message import Provider
from foxreader.index.storage.store import Index
from foxreader.llm import Abilities, connect
from waits import SECONDS

TEXT = "".join(f"The captain told story {n} of the sea and the {n}th whale. " for n in range(60))
BOOK = Book("cd" * 32, "text", Metadata("Sea"), (BookFile("0", TEXT),))


def test_requests_that_are_each_short_end_together_at_the_deadline(tmp_path) -> None:
    now = [0.0]

    def slow(request: Request) -> Reply:
        now[0] += 40  # seconds, by the clock that the deadline is counted by
        return Reply(calls=[Call("text_search", {"query": f"whale {len(endpoint.chats)}"})])

    index = Index.open(tmp_path / "i.sqlite", BOOK)
    with Endpoint(slow) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        session, cancel = Session(index, model), Cancel(lambda: now[0])
        cancel.end_within(60)
        with pytest.raises(TookTooLong):
            list(session.ask("What did the captain tell of the whale?", cancel=cancel))
        assert len(endpoint.chats) == 2
    index.close()


def test_a_probe_that_never_ends_takes_no_time_beyond_it(tmp_path) -> None:
    index = Index.open(tmp_path / "i.sqlite", BOOK)
    with Endpoint([Reply(fault="stall_first")]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        cancel = Cancel()
        cancel.end_within(0.5)
        abilities = Abilities(model)
        began = time.monotonic()
        abilities.tier(cancel)  # a failure means that nothing is learnt
        with pytest.raises(TookTooLong):
            list(model.stream([], cancel=cancel))
        assert time.monotonic() - began < SECONDS
        assert len(endpoint.chats) == 1
    index.close()


def test_without_a_model_nothing_is_late(tmp_path) -> None:
    index = Index.open(tmp_path / "i.sqlite", BOOK)
    cancel = Cancel()
    cancel.end_within(60)
    *_, last = Session(index, None).ask("Who told story 7?", cancel=cancel)
    assert isinstance(last, Finished)
    index.close()
