"""Requests that an endpoint turns down for a moment: what is tried again, how often, and when."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from email.utils import parsedate_to_datetime
from typing import TypeVar

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall, ModelError
from foxreader.llm import failures
from foxreader.llm.address import Address
from foxreader.llm.http import LATE

_LONGEST_WAIT = 20.0
"""The longest wait in seconds that an endpoint may ask for before another try; if it asks for more,
the reader gets its error at once."""
_RETRIED = frozenset({429, 500, 502, 503, 504, 529})
"""HTTP statuses that may pass by themselves: too many requests, and a server that is not ready."""
_WAITS = (0.5, 2.0)
"""Seconds before the second and the third try, where the endpoint names none."""
_T = TypeVar("_T")


class Unavailable(Exception):
    """A refusal after which another try may succeed; ``error`` is raised when none does. ``wait``
    is how many seconds the endpoint asks to wait, if it does."""

    def __init__(self, error: ModelError, wait: float | None) -> None:
        super().__init__(error)
        self.error = error
        self.wait = wait


def refused(
    address: Address, model: str, status: int, body: bytes, headers: Mapping[str, str]
) -> Exception:
    """The error for a status that is not success; ``Unavailable`` when a retry may help."""
    error = failures.refusal(address.host, model, status, body, headers)
    wait = _retry_after(headers)
    if status in _RETRIED and not isinstance(error, ContextTooSmall):
        if error.code == "no_credit" or (wait is not None and wait > _LONGEST_WAIT):
            return error
        return Unavailable(error, wait)
    return error


def retrying(attempt: Callable[[], _T], cancel: Cancel | None) -> _T:
    """The value of ``attempt``, which is called up to three times while it is ``Unavailable``."""
    for wait in _WAITS:
        try:
            return attempt()
        except Unavailable as refusal:
            _pause(wait if refusal.wait is None else refusal.wait, cancel)
    try:
        return attempt()
    except Unavailable as refusal:
        raise refusal.error from refusal


def _pause(seconds: float, cancel: Cancel | None) -> None:
    if cancel is None:
        threading.Event().wait(seconds)
        return
    woken = threading.Event()
    release = cancel.closing(woken.set)
    woken.wait(seconds if cancel.left is None else min(seconds, cancel.left + LATE))
    release()
    cancel.check()


def _retry_after(headers: Mapping[str, str]) -> float | None:
    value = headers.get("retry-after", "")
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        then = parsedate_to_datetime(value)
    except ValueError:
        return None
    return max(0.0, then.timestamp() - time.time())
