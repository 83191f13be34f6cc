"""The driver's end of ``benchmarks.windowchild``: commands out, answers in."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.screen import Box, Screen, virtual_display


class Driven:
    """One window on a virtual display, driven by commands, keys and clicks."""

    def __init__(self, screen: Screen, book: Path, bare: bool) -> None:
        self.screen, self.bare = screen, bare
        command = [sys.executable, "-m", "benchmarks.windowchild", str(book)]
        # Compiled modules are kept, as on a reader's machine. Without them each start compiles
        # all our modules, and the bare view has almost none of them.
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
        self._process = subprocess.Popen(
            [*command, "--bare"] if bare else command,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip

    @property
    def pid(self) -> int:
        """The window's process."""
        return self._process.pid

    def do(self, *command: Any) -> Any:
        """Send the window a command and give its answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("The window under test has ended; run it by hand to see why.")
        return json.loads(line)

    def page(self, inset: int = 24) -> Box:
        """The page on the screen, less ``inset`` pixels at each side."""
        left, top, width, height = self.do("page")
        return Box(left + inset, top + inset, width - 2 * inset, height - 2 * inset)

    def close(self) -> None:
        """End the window."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


Measure = Callable[..., dict[str, list[float]]]
"""Takes a screen, a book, a number of runs and ``bare``; gives the seconds of each run by kind."""


def compare(description: str, measure: Measure, runs: int) -> None:
    """Measure the program's window and the bare view, and print them side by side."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("book", type=Path)
    parser.add_argument("--runs", type=int, default=runs)
    options = parser.parse_args()
    with virtual_display() as screen:
        real = measure(screen, options.book, options.runs, bare=False)
        bare = measure(screen, options.book, options.runs, bare=True)
    print(HEADER)
    for name in real:
        print(row(name, real[name], bare[name]))


def row(name: str, times: list[float], bare: list[float]) -> str:
    """One line of a table: median and 95th percentile in milliseconds, and the ratio of medians."""
    return (
        f"| {name} | {middle(times):.0f} | {high(times):.0f} | {middle(bare):.0f}"
        f" | {high(bare):.0f} | {middle(times) / middle(bare):.2f} |"
    )


HEADER = (
    "| | median ms | p95 ms | bare view, median | bare view, p95 | ratio of medians |\n"
    "|---|---:|---:|---:|---:|---:|"
)


def middle(times: list[float]) -> float:
    """The median, in milliseconds."""
    return sorted(times)[len(times) // 2] * 1000


def high(times: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))] * 1000
