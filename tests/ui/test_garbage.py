"""Objects of Qt are freed on the window's thread alone."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.process import GarbageCollector


class Cycle:
    """Refers to itself, and says on which thread it is freed."""

    freed: list[threading.Thread] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Cycle.freed.append(threading.current_thread())


@pytest.fixture
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_a_worker_that_makes_many_objects_frees_none_of_the_windows(qtbot, thresholds) -> None:
    Cycle.freed.clear()
    jobs, parent = Jobs(), QObject()
    gc.collect()
    collector = GarbageCollector(parent)
    gc.set_threshold(1000, 5, 5)
    Cycle()

    def work(cancel: object) -> None:
        kept = [[n] for n in range(100_000)]
        assert len(kept) == 100_000

    jobs.start(work)
    qtbot.waitUntil(lambda: not jobs._running)
    assert Cycle.freed == []
    gc.set_threshold(10, 5, 5)
    made = [[n] for n in range(100)]
    assert collector.collect() >= 1 and made
    assert Cycle.freed == [threading.main_thread()]
    assert collector.collect() == 0
    jobs.stop_all()
    # Only then may the objects go: what the worker let go is deleted in the next turn.
    qtbot.waitUntil(lambda: not jobs.findChildren(Job))
