"""How long opening a PDF takes, against the page engine's own text with boxes.

``python -m benchmarks.pdf_text FILE...`` prints for each file what a page takes: the engine's
``rawdict`` alone, with the same flags; our whole open (text, boxes, hidden runs, metadata,
labels, outline); and the ratio. The runs take turns; processor time is taken and for each page
the least of several counts, as the clock of a shared machine is noisy. It leaves 1 where a
ratio is above the limit.

We keep Python's cyclic collector off while a page is taken apart; the engine's own run has it
as Python has it. ``--no-collector`` turns it off for both, which tells what our own work costs.
"""

from __future__ import annotations

import argparse
import gc
import time
from itertools import pairwise
from pathlib import Path

import pymupdf

from foxreader.formats.pdf.reader import FLAGS, open_pdf

LIMIT = 1.5
"""The highest allowed ratio of our time to the engine's."""


def rawdict(path: Path) -> list[float]:
    """When opening began, when each page's text was there, as the engine gives it, and the end."""
    times = [time.process_time()]
    with pymupdf.open(str(path), filetype="pdf") as document:
        for page in document:
            page.get_text("rawdict", flags=FLAGS)
            times.append(time.process_time())
    return [*times, time.process_time()]


def whole_open(path: Path) -> list[float]:
    """The same of a book as we open it."""
    times = [time.process_time()]
    _, resources = open_pdf(path, "0" * 64, progress=lambda _: times.append(time.process_time()))
    resources.close()
    return [*times, time.process_time()]


def least(runs: list[list[float]]) -> float:
    """Seconds of all the steps, each at the least that any run took for it."""
    steps = ([after - before for before, after in pairwise(times)] for times in runs)
    return sum(map(min, zip(*steps, strict=True)))


def measured(path: Path, runs: int) -> tuple[float, float, int]:
    """The least seconds of ``rawdict`` and of ``whole_open``, run in turns, and the pages."""
    engine, ours = [], []
    for _ in range(runs):
        gc.collect()
        engine.append(rawdict(path))
        gc.collect()
        ours.append(whole_open(path))
    return least(engine), least(ours), len(engine[0]) - 2


def main() -> int:
    """Print a line for each file; 1 where one is slower than the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--no-collector", action="store_true")
    options = parser.parse_args()
    if options.no_collector:
        gc.disable()
    print(f"{'file':44} {'pages':>5} {'rawdict ms':>10} {'open ms':>9} {'ratio':>6}")
    worst = 0.0
    for path in options.files:
        engine, ours, pages = measured(path, options.runs)
        worst = max(worst, ours / engine)
        print(
            f"{path.name[:44]:44} {pages:5} {1000 * engine / pages:10.2f}"
            f" {1000 * ours / pages:9.2f} {ours / engine:6.2f}",
            flush=True,
        )
    print(f"worst {worst:.2f}, limit {LIMIT}")
    return int(worst > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
