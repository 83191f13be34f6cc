"""What left this computer for an answer: kept with its turn, bounded, gone with it."""

from __future__ import annotations

import random
from pathlib import Path

from foxreader.library.conversations import Conversations
from foxreader.library.database import Database
from foxreader.library.usage import KeptRequest, SentRequests

BOOK = "a" * 64


def request(number: int) -> KeptRequest:
    body = random.Random(number).randbytes(1_000)  # cannot be made smaller
    return KeptRequest(float(number), "POST", "https://example.org/v1/chat/completions", body)


def test_requests_stay_byte_for_byte_until_there_is_no_room_or_no_turn(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    conversations, kept = Conversations(database), SentRequests(database, most=2_500)
    first, second = (conversations.add(BOOK, "one", "{}").at for _ in range(2))
    kept.keep(BOOK, "one", first, [request(1), request(2)])
    assert kept.of(BOOK, "one", first) == (request(1), request(2))
    kept.keep(BOOK, "one", second, [request(3)])  # the oldest goes
    assert kept.of(BOOK, "one", first) == (request(2),)
    assert kept.of(BOOK, "one", second) == (request(3),)
    kept.keep(BOOK, "one", "never asked", [request(4)])
    conversations.delete(BOOK, "one")
    with database.work() as work:
        assert work.execute("SELECT count(*) FROM sent_request").fetchone() == (0,)
