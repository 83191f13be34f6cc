"""From the click on “Go there” to the painted mark: ``python -m benchmarks.citation BOOK``.

Measured from outside, on a virtual display: from the moment the click is sent to the moment the
mark's colour is read back from the screen, in the open chapter and in another one; and until the
page does not change any more. A bare QWebEngineView that scrolls to and marks the same words of
the same files on the same display stands beside it: the ratio is what the program adds.
"""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.driven import Driven, compare
from benchmarks.screen import Screen

_ENOUGH = 40
"""From this many pixels of its colour a mark counts as painted: the width of a few letters. Chosen,
not measured."""
_SETTLED = 0.9
"""Seconds the page is watched after the mark: the old flash took 0.7."""
_APART = 1_800
"""Characters between two places of one chapter: more than fit on a screen."""
_LONG = 12_000
"""The fewest characters of the open chapter, so that four such places fit."""


def measure(screen: Screen, book: Path, runs: int, *, bare: bool) -> dict[str, list[float]]:
    """The seconds of each run, by kind."""
    window = Driven(screen, book, bare)
    times: dict[str, list[float]] = {}
    try:
        lengths = window.do("open")
        chapter = next(n for n, length in enumerate(lengths) if length > _LONG)
        others = [n for n, length in enumerate(lengths) if n != chapter and length > _LONG // 2]
        near = [[chapter, at, at + 80] for at in range(_APART * 2, _APART * 6, _APART)]
        far = [[number, _APART, _APART + 80] for number in others[:4]]
        window.do("answer", near + far)
        for run in range(runs):
            for kind, places in (("open chapter", near), ("another chapter", far)):
                number = 1 + run % 4 + (4 if places is far else 0)
                first, final = one(window, number, [chapter, 0, 0])
                times.setdefault(f"{kind}: first paint", []).append(first)
                times.setdefault(f"{kind}: final paint", []).append(final)
    finally:
        window.close()
    return times


def one(window: Driven, number: int, start: list[int]) -> tuple[float, float]:
    """Seconds from one click to the mark's first paint and to the last change of the page."""
    left, top, width, height = window.do("scene", number, start)
    mark = pixel(window.do("evidence")[0])
    box, screen = window.page(), window.screen
    screen.point((left + width // 2, top + height // 2))
    before = screen.still(box)
    assert before.count(mark) < _ENOUGH, "a mark is on the page before the click"
    clicked = screen.click((left + width // 2, top + height // 2))
    painted, data = screen.when(box, lambda data: data.count(mark) >= _ENOUGH)
    changed = painted
    while time.monotonic() < painted + _SETTLED:
        now = screen.pixels(box)
        if now != data:
            changed, data = time.monotonic(), now
        time.sleep(0.005)
    return painted - clicked, changed - clicked


def pixel(colour: str) -> bytes:
    """A colour “#RRGGBB” as the display gives it back, without the unused byte."""
    return bytes.fromhex(colour[1:])[::-1]


if __name__ == "__main__":
    compare(__doc__ or "", measure, runs=20)
