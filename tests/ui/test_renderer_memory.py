"""What the book's renderer holds does not grow with the chapters that were shown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from foxreader.core.span import Span
from window import book_of

pytestmark = pytest.mark.gui
BOOK = book_of(*(f"Chapter {n}. " + "Words of a chapter that is read. " * 400 for n in range(6)))
CHANGES, WARM = 40, 10
MOST = 10
"""Megabytes: with a copy of our script kept for each document it was 22."""


def own(process: int) -> float:
    """Megabytes that a process alone has written to."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty:")) / 1024


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform != "linux", reason="as Linux counts memory")
def test_what_was_shown_is_let_go(window, qtbot) -> None:
    window.open(BOOK)
    view = window.view
    qtbot.waitUntil(lambda: view.ready)
    before = 0.0
    for number in range(WARM + CHANGES):
        if number == WARM:
            before = own(view.page.renderProcessPid())
        file = (number + 1) % 6
        view.go(Span(file, 0, 0))
        qtbot.waitUntil(lambda file=file: view.ready and view.place.file == file)
    # The last documents go when the page has nothing else to do.
    qtbot.waitUntil(lambda: own(view.page.renderProcessPid()) - before < MOST)
