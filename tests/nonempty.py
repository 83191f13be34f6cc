"""Loops that a test relies on: one over nothing would show nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def some(items: Iterable[T]) -> list[T]:
    """``items``, of which there is at least one."""
    found = list(items)
    assert found, "there is nothing to look at"
    return found
