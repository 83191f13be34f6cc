"""From the command to the first text, and what all processes hold: ``benchmarks.start BOOK``.

    python -m benchmarks.start BOOK [--runs N] [--shots FOLDER]

The program is started as a reader starts it, on a virtual display, with a new profile (the book is
read for the first time) and with one that knows the book. *First text* is when half the ink of the
page that stands at the end is on the screen, seen from outside: for a known book that of the page
as it was left, which *live page painted* follows. The stages are told by
the program's own process (``benchmarks.startchild``); processor seconds are of all its processes,
and say more than the clock where the machine does other work. Goals: 0.9 s with a new profile,
0.6 s for a known book, 450 MB (PSS) with the book open and its index built.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import median

from benchmarks.memory import family, pss
from benchmarks.screen import SIZE, Box, Screen, virtual_display

PAGE = Box(SIZE[0] // 4, SIZE[1] // 4, SIZE[0] // 4, SIZE[1] // 2)
"""A part of the screen that lies on the page, wherever the window's panels are."""
_INK = 120
"""A pixel whose green is below it is ink, on a light page."""
_REST = 2.0
"""Seconds without a change after which the page is taken as whole. Chosen, not measured."""
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Started:
    """One start: seconds since the command by stage, processor seconds, and megabytes at rest."""

    stages: dict[str, float]
    processor: float
    held: dict[str, float]


def main() -> None:
    """Print a table, each figure as the best and the median of its runs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", type=Path)
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    with virtual_display() as screen, tempfile.TemporaryDirectory() as known:
        start(screen, options.book, Path(known))  # reads the disk, and makes the known profile
        new, again = [], []
        for _ in range(options.runs):  # by turns, since the machine may do other work meanwhile
            with tempfile.TemporaryDirectory() as home:
                new.append(start(screen, options.book, Path(home)))
            again.append(start(screen, options.book, Path(known)))
    print("| | new profile | known book |\n|---|---:|---:|")
    for stage in sorted(again[0].stages, key=lambda one: again[0].stages[one]):
        print(_line(f"{stage}, s", lambda one, stage=stage: one.stages.get(stage, inf), new, again))
    print(_line("processor until then, all processes, s", lambda one: one.processor, new, again))
    print(_line("all processes at rest, MB", lambda one: sum(one.held.values()), new, again))
    print("; ".join(f"{kind} {size:.0f}" for kind, size in sorted(again[-1].held.items())))


def _line(
    name: str, figure: Callable[[Started], float], new: Sequence[Started], again: Sequence[Started]
) -> str:
    cells = (f"{min(found):.2f} / {median(found):.2f}".replace("inf", "–") for found in (
        list(map(figure, runs)) for runs in (new, again)
    ))  # fmt: skip
    return f"| {name} | {' | '.join(cells)} |"


def start(screen: Screen, book: Path, home: Path) -> Started:
    """Start the program with a book and wait until its page rests."""
    with tempfile.NamedTemporaryFile() as told:
        environment = {
            **os.environ, "FOXREADER_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "",
            "FOXREADER_STAGES": told.name,
        }  # fmt: skip
        began = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.startchild", str(book)], env=environment
        )
        seen = watched(screen, process.pid, began)
        time.sleep(_REST)  # the rest of the window is made, and the index, after the page is there
        held = pss(process.pid)
        process.terminate()
        process.wait(30)
        stages = {name: at - began for name, at in json.loads(Path(told.name).read_text())}
    final = seen[-1][1]
    shown = next(moment for moment, ink, _ in seen if ink >= final / 2)
    used = next(processor for moment, _, processor in seen if moment >= shown)
    whole = next(moment for moment, ink, _ in seen if ink == final)
    stages |= {"first text": shown - began, "page as it stays": whole - began}
    return Started(stages, used, held)


def watched(screen: Screen, root: int, began: float) -> list[tuple[float, int, float]]:
    """When the page's ink changed, how much there was then, and processor seconds until then."""
    seen = [(began, 0, 0.0)]
    changed = began
    while seen[-1][1] == 0 or time.monotonic() - changed < _REST:
        ink = _ink(screen.pixels(PAGE))
        now = time.monotonic()
        if ink != seen[-1][1]:
            seen.append((now, ink, processor(root)))
            changed = now
        if now - began > 60:
            raise SystemExit("No text came within a minute.")
        time.sleep(0.01)
    return seen


def _ink(pixels: bytes) -> int:
    found = sum(green < _INK for green in pixels[1::16])  # each fourth pixel
    return found if found < len(pixels) / 32 else 0  # a screen without a window is black


def processor(root: int) -> float:
    """Seconds of the processor that a process and those it started have used, ended ones too."""
    used = 0
    for number in family(root):
        try:
            fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(map(int, fields[11:15]))
    return used / _TICKS


if __name__ == "__main__":
    main()
