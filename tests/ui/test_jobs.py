"""Work off the window's thread."""

from __future__ import annotations

import threading
import weakref

from foxreader.ui.jobs import Jobs


def test_a_job_that_has_ended_holds_nothing(qtbot) -> None:
    class Book:
        pass

    jobs, book, ended = Jobs(), Book(), threading.Event()
    kept = weakref.ref(book)
    job = jobs.start(lambda cancel, book=book: None, ended=ended.set)
    del book
    qtbot.waitUntil(ended.is_set, timeout=30_000)
    assert job is not None
    assert kept() is None
