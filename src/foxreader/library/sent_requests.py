"""What left this computer for an answer.

No header is kept, and so no key. A merge with another library takes none of it over: it left that
computer, not this one.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass

from foxreader.library.database import Database

_MOST = 16_000_000
"""Bytes of all requests, compressed; beyond them the oldest go. Chosen: those of some 2,000
questions, whose requests of 30,000 bytes take 8,000, and little beside the backups."""
_LARGEST = 16_000_000
"""Bytes of one request that are read back: a library may come from elsewhere."""


@dataclass(frozen=True, slots=True)
class KeptRequest:
    """A request as it was sent: when, in seconds since 1970, and its ``body``."""

    at: float
    method: str
    url: str
    body: bytes


class SentRequests:
    """The requests of turns, each named by its book, its conversation and when it was asked. Call
    it from a worker. ``most`` is how many bytes are kept of all."""

    def __init__(self, database: Database, most: int = _MOST) -> None:
        self._database, self._most = database, most

    def keep(self, sha256: str, conversation: str, turn: str, sent: Iterable[KeptRequest]) -> None:
        """Keep what was sent for a turn, as long as there is room; does nothing where the reader
        has deleted the turn."""
        rows = [
            (one.at, one.method, one.url, zlib.compress(one.body), sha256, conversation, turn)
            for one in sent
        ]
        with self._database.work() as work:
            work.executemany(
                "INSERT INTO sent_request (sent_at, method, url, body, sha256, conversation,"
                " asked_at) SELECT ?, ?, ?, ?, sha256, conversation, asked_at FROM turn"
                " WHERE sha256 = ? AND conversation = ? AND asked_at = ?",
                rows,
            )
            work.execute(
                "DELETE FROM sent_request WHERE id <= (SELECT max(id) FROM (SELECT id,"
                " sum(length(body)) OVER (ORDER BY id DESC) AS size FROM sent_request)"
                " WHERE size > ?)",
                (self._most,),
            )

    def of(self, sha256: str, conversation: str, turn: str) -> tuple[KeptRequest, ...]:
        """What is still kept of a turn's requests, the oldest first."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sent_at, method, url, body FROM sent_request"
                " WHERE sha256 = ? AND conversation = ? AND asked_at = ? ORDER BY id",
                (sha256, conversation, turn),
            ).fetchall()
        return tuple(KeptRequest(at, method, url, _read(body)) for at, method, url, body in rows)


def _read(body: bytes) -> bytes:
    """The bytes of a request; b"" for what is damaged."""
    try:
        return zlib.decompressobj().decompress(body, _LARGEST)
    except zlib.error:
        return b""
