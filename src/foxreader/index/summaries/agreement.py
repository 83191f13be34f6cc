"""What a reader is asked before a model reads a book, and what they agreed to."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.notice import Notice
from foxreader.index.summaries.batches import Estimate
from foxreader.index.summaries.spending import Cap

_READ_HERE, _WRITTEN_HERE = 100.0, 25.0
"""Tokens a second that a model on this computer is taken to read and to write: a small one on a
good laptop. Chosen, not measured: once the first requests are back, the time that is left is
measured."""
_READ_AWAY, _WRITTEN_AWAY = 1_000.0, 70.0
"""The same for one request at a service."""
_SLACK = 5
"""A cap is this many times the estimate: it ends what goes wrong, not what takes a little
longer. Chosen, not measured."""
_LEAST_MONEY, _LEAST_MINUTES = 0.10, 10
"""A cap is at least this, in US dollars and in minutes. Chosen, not measured."""


def seconds_of(prompt: int, completion: int, *, local: bool) -> float:
    """About how many seconds requests of so many tokens take, one after the other."""
    read, written = (_READ_HERE, _WRITTEN_HERE) if local else (_READ_AWAY, _WRITTEN_AWAY)
    return prompt / read + completion / written


@dataclass(frozen=True, slots=True)
class Plan:
    """A job that waits for the reader's consent.

    ``model`` is asked ``at`` some place in words, on this computer where ``local``. ``whole`` is
    what all that may be seen would take, ``read`` what the reader has read so far would, up to
    ``up_to`` in words; it is None where that is the same. ``pieces`` of the text are sent;
    ``first`` is the first request, whole. ``renew``: what another model or an older prompt wrote is
    made again. ``provider`` is the name of the model's endpoint; ``others`` are the plans of the
    reader's other models.
    """

    model: str
    at: str
    local: bool
    parallel: int
    pieces: int
    whole: Estimate
    read: Estimate | None = None
    up_to: str = ""
    first: str = ""
    renew: bool = False
    provider: str = ""
    others: tuple[Plan, ...] = ()

    def minutes(self, cost: Estimate) -> int:
        """About how many minutes ``cost`` takes, at least 1."""
        seconds = seconds_of(cost.prompt_tokens, cost.completion_tokens, local=self.local)
        at_once = 1 if self.local else max(1, self.parallel)
        return max(1, round(seconds / 60 / at_once))

    def agreement(self, cost: Estimate, *, read_only: bool = False) -> Agreement:
        """What agreeing to ``cost`` means unless the reader says otherwise."""
        if self.local:
            minutes = max(_LEAST_MINUTES, _SLACK * self.minutes(cost))
            return Agreement(None, minutes, read_only, self.renew)
        if cost.money is not None:
            money = round(max(_LEAST_MONEY, _SLACK * cost.money), 2)
            return Agreement(Cap(money=money, name=_NAME), None, read_only, self.renew, cost)
        cap = Cap(tokens=_SLACK * cost.tokens, name=_NAME)
        return Agreement(cap, None, read_only, self.renew, cost)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the reader agreed to: a ``cap`` of tokens or money, a number of ``minutes``, or None.

    ``read_only``: of what they have read so far. ``renew``: older summaries are made again.
    ``estimate`` is what they were told a service would use; None for a model on this computer.
    """

    cap: Cap | None = None
    minutes: float | None = None
    read_only: bool = False
    renew: bool = False
    estimate: Estimate | None = None


_NAME = Notice("agreed_limit")
