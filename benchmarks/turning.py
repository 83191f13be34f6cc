"""From a key to the turned page: ``python -m benchmarks.turning BOOK``.

Measured from outside, on a virtual display: from the moment PageDown is sent to the moment the
pixels of the page change, inside a chapter and from one to the next. A bare QWebEngineView with the
same files on the same display stands beside it: the ratio is what the program adds.
"""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.driven import Driven, compare
from benchmarks.screen import Box, Screen

_LONG = 12_000
"""Characters of a chapter in which some pages can be turned."""
_TURNS = 4
"""Pages turned in a chapter before it is begun again."""
_REST = 0.2
"""Seconds between a turn and the next key: a fast reader's skimming."""


def measure(screen: Screen, book: Path, runs: int, *, bare: bool) -> dict[str, list[float]]:
    """The seconds of each run, by kind."""
    window = Driven(screen, book, bare)
    times: dict[str, list[float]] = {"page turn": [], "chapter change": []}
    try:
        lengths = window.do("open")
        long = [n for n, length in enumerate(lengths[:-1]) if length > _LONG]
        page = window.page()
        screen.point(page.middle)
        for run in range(-(-runs // _TURNS)):
            window.do("place", [long[run % len(long)], 0, 0])
            for _ in range(_TURNS):
                times["page turn"].append(one(window, page))
        for run in range(runs // 2):
            file = long[run % len(long)]
            window.do("place", [file, lengths[file] - 1, lengths[file] - 1])
            times["chapter change"].append(one(window, page))
    finally:
        window.close()
    return times


def one(window: Driven, page: Box) -> float:
    """Seconds from one key to changed pixels."""
    screen = window.screen
    before = screen.still(page, _REST)
    pressed = screen.key("Next")
    changed, _ = screen.when(page, lambda data: data != before)
    time.sleep(0.05)
    return changed - pressed


if __name__ == "__main__":
    compare(__doc__ or "", measure, runs=40)
