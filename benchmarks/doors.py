"""Which files and functions of a package run meanwhile, and the doors between its files.

*Files* and *functions* are those in which a call began, on any thread; what runs as a module or a
class is made does not count. A *door* is a pair of files of which the second was entered next after
the first on the same thread, by a call, a signal, or an event: where who reads along turns over.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType
from typing import Any


@dataclass
class Journey:
    """What was entered, each once; files are named from the package on."""

    files: set[str] = field(default_factory=set)
    functions: set[CodeType] = field(default_factory=set)
    doors: set[tuple[str, str]] = field(default_factory=set)

    @property
    def counts(self) -> tuple[int, int, int]:
        """Files, functions and doors."""
        return len(self.files), len(self.functions), len(self.doors)


class Counter:
    """Counts on all threads that it hears of, while it is told to.

    Of Python's own threads it hears by itself, of those of Qt where :meth:`heard` runs their work.
    """

    def __init__(self, below: Path) -> None:
        self._below = f"{below.resolve()}{os.sep}"
        self._journey: Journey | None = None
        self._last: dict[int, str] = {}

    @contextmanager
    def hearing(self) -> Iterator[None]:
        """Hear of calls on this thread, and on those that begin meanwhile."""
        threading.setprofile(self._heard)
        sys.setprofile(self._heard)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def heard(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """``work``, with its calls heard of on whatever thread it runs."""

        def run(*given: Any) -> Any:
            sys.setprofile(self._heard)
            return work(*given)

        return run

    @contextmanager
    def counting(self) -> Iterator[Journey]:
        """Count until the end of the block."""
        self._last = {}
        journey = self._journey = Journey()
        try:
            yield journey
        finally:
            self._journey = None

    def _heard(self, frame: FrameType, event: str, argument: object) -> None:
        journey, code = self._journey, frame.f_code
        if journey is None or event != "call" or not self._is_ours(code):
            return
        file = code.co_filename.removeprefix(self._below)
        journey.files.add(file)
        journey.functions.add(code)
        last = self._last.get(threading.get_ident(), file)
        if last != file:
            journey.doors.add((last, file))
        self._last[threading.get_ident()] = file

    def _is_ours(self, code: CodeType) -> bool:
        in_calls = bool(code.co_flags & CO_OPTIMIZED)  # it has variables of its own
        return in_calls and code.co_filename.startswith(self._below)
