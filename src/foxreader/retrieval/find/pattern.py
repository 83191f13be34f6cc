"""A regular expression, looked for in a process of its own that ends in time.

A pattern may take longer than the universe is old, and Python cannot interrupt it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from foxreader.core.cancel import Cancel
from foxreader.core.child import child_command
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.find_query import FindQuery
from foxreader.core.notice import Notice
from foxreader.retrieval.find.pattern_process import DONE, TOO_MUCH, WRONG, sent

_PROCESS = "foxreader.retrieval.find.pattern_process"
SECONDS = 10.0
"""How long a pattern may take. Chosen: War and Peace takes a usual one 0.3 s, its process included,
and nobody waits longer while typing."""
MOST = 20_000
"""Places after which it stops, more than are ever shown. Chosen: the pattern "." fits them all."""
_LONGEST = 10_000
"""Characters of a pattern. Chosen: none that a reader writes comes near."""


class PatternPlaces(NamedTuple):
    """Number of the text, start and end of each place; what the reader should know."""

    places: list[tuple[int, int, int]]
    remark: Notice | None


def pattern_places(
    query: FindQuery,
    texts: Sequence[str],
    cancel: Cancel | None = None,
    seconds: float = SECONDS,
) -> PatternPlaces:
    """The places in ``texts`` that the regular expression of ``query`` fits, of each one character
    at least. Raises ``UsageError`` for what is no regular expression.

    What was found before its time was up is given with a remark.
    """
    if len(query.text) > _LONGEST:
        raise UsageError(Notice("pattern_too_long", most=_LONGEST))
    asked = {
        "pattern": query.text,
        "whole_word": query.whole_word,
        "match_case": query.match_case,
        "most": MOST,
    }
    child = _started()
    release = cancel.closing(child.kill) if cancel is not None else lambda: None
    remark = None
    try:
        out, _ = child.communicate(sent(asked, list(texts)), timeout=seconds)
    except subprocess.TimeoutExpired:
        child.kill()
        out, _ = child.communicate()
        remark = Notice("pattern_took_too_long", count=round(seconds))
    finally:
        release()
        child.kill()
        child.wait()
    if cancel is not None:
        cancel.check()
    return _read(out.decode("utf-8", "replace"), remark)


def _read(out: str, remark: Notice | None) -> PatternPlaces:
    *lines, _ = out.split("\n")  # what comes after the last line end is cut off
    ended = ""
    if lines and not lines[-1][:1].isdigit():
        ended = lines.pop()
    places = [_place(line) for line in lines]
    if ended.startswith(WRONG):
        raise UsageError(Notice("pattern_wrong", reason=ended.removeprefix(WRONG).strip()))
    if remark is None and ended != DONE:
        # It says so itself, or the system has ended it.
        remark = Notice("pattern_too_much" if ended == TOO_MUCH else "pattern_ended")
    return PatternPlaces(places, remark)


def _place(line: str) -> tuple[int, int, int]:
    number, start, end = map(int, line.split(" "))
    return number, start, end


def _started() -> subprocess.Popen[bytes]:
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open a console window
    try:
        return subprocess.Popen(
            child_command(_PROCESS), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, cwd=Path(sys.executable).anchor, creationflags=flags,
        )  # fmt: skip
    except OSError as error:
        raise StorageError(Notice("pattern_not_started", reason=str(error.strerror))) from error
