"""N8: what a job may use, and the count that stops it before the request that would cross it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall, LimitReached, Refused, Unreachable, UsageError
from foxreader.core.message import ChatModel, Message, Usage, billed, complete, estimate
from foxreader.core.notice import Notice

MARGIN = 1.25
"""A prompt may cost this many times the fixed estimate: 1.08 is the most that was measured on
prose; position tags and an endpoint's own template come on top."""
_FRAME = 8
"""Tokens of an endpoint's template around a message. Chosen, not measured."""
_LOOK_SECONDS = 0.1
"""How often a thread that waits for room under a cap checks whether it is to stop. Chosen, not
measured."""
_UNBILLED = (Refused, Unreachable, ContextTooSmall)

Price = Callable[[Usage], float | None]
"""What some usage costs in US dollars; None where no price is known."""


@dataclass(frozen=True, slots=True)
class Cap:
    """The most that may be used: ``tokens`` in and out together, ``money`` in US dollars.

    ``name`` is what the reader knows it by.
    """

    tokens: int | None = None
    money: float | None = None
    name: str = Notice("own_cap")


def unpriced(usage: Usage) -> float | None:
    """The price of an endpoint of which none is known."""
    return None


class Meter:
    """Sends a job's requests and counts them; safe from several threads.

    A request reserves its worst cost before it is sent: its prompt, by the fixed estimate
    times the most this endpoint was seen to exceed it, and the longest reply it may have.
    What was billed takes the reservation's place. Raises ``UsageError`` for a cap of money
    where no price is known.
    """

    def __init__(self, caps: Sequence[Cap] = (), price: Price = unpriced) -> None:
        self._caps, self._price = tuple(caps), price
        self._used, self._reserved = Usage(), Usage()
        self._prompts = MARGIN
        self._longest = 0
        self._changed = threading.Condition()
        if price(Usage(1, 1)) is None and any(cap.money is not None for cap in caps):
            raise UsageError(Notice("limit_without_prices"))

    @property
    def used(self) -> Usage:
        """What the finished requests used."""
        return self._used

    @property
    def money(self) -> float | None:
        """What they cost in US dollars; None where no price is known."""
        return self._price(self._used)

    def complete(
        self,
        model: ChatModel,
        messages: Sequence[Message],
        *,
        json_schema: Mapping[str, object] | None,
        max_tokens: int,
        cancel: Cancel | None,
    ) -> tuple[str, Usage]:
        """The whole reply and what it cost, by estimate where the endpoint does not say.

        Raises ``LimitReached`` instead of sending what could cross a cap.
        """
        asked = _estimated(messages, json_schema)
        worst = self._reserve(asked, max_tokens, cancel)
        usage = Usage()
        try:
            reply, reported = complete(
                model, messages, json_schema=json_schema, max_tokens=max_tokens, cancel=cancel
            )
            usage = billed(reported, messages, reply)
            self._learn(asked, reported)
        except _UNBILLED:
            raise
        except BaseException:
            usage = worst  # It may have been billed in full before it broke.
            raise
        finally:
            self._settle(worst, usage)
        return reply, usage

    def _reserve(self, asked: int, most: int, cancel: Cancel | None) -> Usage:
        """Set the worst cost aside; waits while requests under way may yet leave room."""
        with self._changed:
            while True:
                if cancel is not None:
                    cancel.check()
                worst = Usage(int(asked * self._prompts) + 1, max(most, self._longest), 1)
                crossed = self._crossed(worst)
                if crossed is None:
                    self._reserved += worst
                    return worst
                if not self._reserved.calls:
                    raise LimitReached(Notice("limit_near", limit=crossed))
                self._changed.wait(_LOOK_SECONDS)

    def _settle(self, worst: Usage, usage: Usage) -> None:
        with self._changed:
            self._reserved = Usage(
                self._reserved.prompt - worst.prompt,
                self._reserved.completion - worst.completion,
                self._reserved.calls - worst.calls,
            )
            self._used += usage
            self._changed.notify_all()

    def _learn(self, asked: int, reported: Usage) -> None:
        with self._changed:
            if asked:
                self._prompts = max(self._prompts, 1.05 * reported.prompt / asked)
            self._longest = max(self._longest, reported.completion)

    def _crossed(self, worst: Usage) -> Notice | None:
        """The cap that ``worst`` could cross on top of what is used and reserved, in words; None
        if there is none."""
        total = self._used + self._reserved + worst
        for cap in self._caps:
            if cap.tokens is not None and total.tokens > cap.tokens:
                used = self._used.tokens
                return Notice("limit_of_tokens", limit=cap.name, tokens=cap.tokens, used=used)
            if cap.money is not None and (self._price(total) or 0.0) > cap.money:
                spent = self.money or 0.0
                return Notice("limit_of_money", limit=cap.name, money=cap.money, used=spent)
        return None


def _estimated(messages: Sequence[Message], json_schema: Mapping[str, object] | None) -> int:
    """The fixed estimate of a request, with what the endpoint's template adds."""
    texts = sum(estimate(m.text) + _FRAME for m in messages)
    return texts + (estimate(str(json_schema)) if json_schema else 0)
