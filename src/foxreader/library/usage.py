"""What models used and can do, the limit on it (N8), and what left this computer for an answer.

No header of a request is kept, and so no key. A merge with another library takes no request over:
it left that computer, not this one.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from foxreader.core.errors import LimitReached, StorageError
from foxreader.core.message import Provider, Usage
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.library.database import Database
from foxreader.system.files import write_private

# What left this computer for an answer

_MOST_BYTES = 16_000_000
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

    def __init__(self, database: Database, most: int = _MOST_BYTES) -> None:
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


logger = logging.getLogger(__name__)


Kind = Literal["question", "index"]


@dataclass(frozen=True, slots=True)
class Total:
    """What some requests used together; ``money`` in US dollars, where prices were known."""

    usage: Usage
    money: float


class UsageLog:
    """Every request's tokens and money. Short statements, safe from any thread."""

    def __init__(self, database: Database, now: Callable[[], datetime] | None = None) -> None:
        self._database = database
        self._now = now or _now

    def record(
        self,
        kind: Kind,
        provider: str,
        model: str,
        usage: Usage,
        money: float | None = None,
        *,
        local: bool = False,
    ) -> None:
        """Add one request. A ``local`` endpoint's counts, but towards no limit."""
        now = self._now()
        at = now.astimezone(UTC).isoformat()
        with self._database.work() as work:
            work.execute(
                "INSERT INTO usage (at, month, kind, provider, model, local, calls, prompt,"
                " completion, money) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(at, _month(now), kind, provider, model, local),
                    *(usage.calls, usage.prompt, usage.completion, money or 0.0),
                ),
            )

    @property
    def month(self) -> str:
        """The month it is now for the reader, such as "2026-11"."""
        return _month(self._now())

    def total(self, month: str = "", *, paid_only: bool = False) -> Total:
        """What ``month`` (this one by default) has used; ``paid_only`` leaves out local models."""
        with self._database.work() as work:
            prompt, completion, calls, money = work.execute(
                "SELECT coalesce(sum(prompt), 0), coalesce(sum(completion), 0),"
                " coalesce(sum(calls), 0), coalesce(sum(money), 0.0) FROM usage"
                " WHERE month = ? AND local <= ?",
                (month or self.month, not paid_only),
            ).fetchone()
        return Total(Usage(prompt, completion, calls), money)


@dataclass(frozen=True, slots=True)
class Limits:
    """The most a month may take of paid endpoints; 0 is no limit. ``money`` in US dollars."""

    log: UsageLog
    tokens: int = 0
    money: float = 0.0

    def check(self) -> None:
        """Raise ``LimitReached``, in words for the reader, once the month's limit is used up."""
        if not (self.tokens or self.money):
            return
        used = self.log.total(paid_only=True)
        if self.tokens and used.usage.tokens >= self.tokens:
            raise _reached(Notice("month_of_tokens", tokens=self.tokens))
        if self.money and used.money >= self.money:
            raise _reached(Notice("month_of_money", money=self.money))

    def left(self) -> tuple[int | None, float | None]:
        """The tokens and US dollars this month may still take; None where there is no limit."""
        used = self.log.total(paid_only=True)
        return (
            max(0, self.tokens - used.usage.tokens) if self.tokens else None,
            max(0.0, self.money - used.money) if self.money else None,
        )


def _reached(limit: Notice) -> LimitReached:
    return LimitReached(Notice("month_used_up", limit=limit))


def _now() -> datetime:
    return datetime.now().astimezone()


def _month(at: datetime) -> str:
    return f"{at:%Y-%m}"


# Abilities, in a small file of the profile that may be deleted

_MOST_MODELS = 200
"""Models of which something is kept, the newest. Chosen, not measured: about 20 KB."""
Learnt = Mapping[str, object]


class AbilitiesFile:
    """What is known by endpoint and model: its abilities, or how its parts were tested. What cannot
    be read or stored is tested again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def get(self, provider: Provider) -> Learnt | None:
        """What is known of the provider's model; None where nothing is, or its settings changed."""
        found = self._read().get(_key(provider))
        return found if isinstance(found, dict) else None

    def put(self, provider: Provider, learnt: Learnt) -> None:
        """Store what was learnt; with more than ``_MOST_MODELS`` models the oldest are dropped."""
        known = self._read()
        known.pop(_key(provider), None)
        known[_key(provider)] = dict(learnt)
        newest = dict(list(known.items())[-_MOST_MODELS:])
        try:
            write_private(self.path, json.dumps(newest, indent=1).encode())
        except StorageError as error:
            # Learning it again costs two small requests; no question fails for that.
            logger.warning("%s", error)

    def _read(self) -> dict[str, object]:
        try:
            value = read_json(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return value if isinstance(value, dict) else {}


def _key(provider: Provider) -> str:
    """What makes a provider's model another one: its address, protocol, name or size."""
    address = provider.base_url.rstrip("/")
    return f"{provider.kind} {provider.file or address} {provider.model} {provider.context}"
