"""A limit in seconds for a part of a job that the reader can stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from foxreader.core.cancel import Cancel


@contextmanager
def within(seconds: float, outer: Cancel) -> Iterator[Cancel]:
    """A ``Cancel`` that ends after ``seconds``, and when ``outer`` does."""
    limited = Cancel()
    limited.end_within(seconds)
    release = outer.closing(limited.set)
    try:
        yield limited
    finally:
        release()
