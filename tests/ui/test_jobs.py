"""Work off the window's thread."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

import waits
from foxreader.core.cancel import Cancel
from foxreader.ui.platform.jobs import Job, Jobs


@pytest.fixture
def jobs(qtbot) -> Iterator[Jobs]:
    made = Jobs()
    yield made
    made.stop_all()


def test_a_short_job_does_not_wait_for_long_ones(qtbot) -> None:
    """Streaming answers, an index and a book being opened held up every picture and every save."""
    jobs, release = Jobs(), threading.Event()
    done: list[str] = []
    try:
        for _ in range(6):
            jobs.start(lambda cancel: release.wait(60))
        for pool in ("short", "book", "page"):
            jobs.start(lambda cancel, pool=pool: pool, value=done.append, pool=pool)
        qtbot.waitUntil(lambda: len(done) == 3)
        assert not release.is_set()
    finally:
        release.set()
        qtbot.waitUntil(lambda: not jobs._running)
        jobs.stop_all()


def test_a_job_that_has_ended_holds_nothing(qtbot) -> None:
    class Book:
        pass

    jobs, book, ended = Jobs(), Book(), threading.Event()
    kept = weakref.ref(book)
    job = jobs.start(lambda cancel, book=book: None, ended=ended.set)
    del book
    qtbot.waitUntil(lambda: ended.is_set() and not jobs._running)
    assert job is not None
    assert kept() is None
    jobs.stop_all()  # its threads may still be on their way out


def test_jobs_that_nobody_holds_go_before_a_job_that_is_still_to_be_deleted(qtbot) -> None:
    jobs = Jobs()
    gone = weakref.ref(jobs)
    jobs.start(lambda cancel: None)
    for pool in jobs._pools.values():
        assert pool.waitForDone(1000 * waits.SECONDS)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # it is heard, not yet deleted
    assert not jobs._running and not jobs.findChildren(Job)
    del jobs
    assert gone() is None


def test_held_jobs_begin_once_the_page_is_there(jobs: Jobs, qtbot) -> None:
    done: list[str] = []
    jobs.hold()
    for pool in ("long", "short", "book", "page"):
        jobs.start(lambda cancel, pool=pool: done.append(pool), pool=pool)
    qtbot.waitUntil(lambda: len(done) == 2 and len(jobs._running) == 2)
    assert sorted(done) == ["book", "page"]  # what the page itself asks for
    jobs.release()
    qtbot.waitUntil(lambda: not jobs._running)
    assert sorted(done) == ["book", "long", "page", "short"]


def test_no_job_is_held_for_ever(jobs: Jobs, qtbot) -> None:
    done: list[bool] = []
    jobs.hold()
    jobs.start(lambda cancel: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def test_held_jobs_are_stopped_with_the_others(jobs: Jobs, qtbot) -> None:
    jobs.hold()
    job = jobs.start(lambda cancel: cancel.check())
    jobs.stop_all()
    assert job.cancel
    qtbot.waitUntil(lambda: not jobs._running)


def test_what_the_work_refers_to_goes_on_the_windows_thread(qtbot) -> None:
    freed: list[threading.Thread] = []

    class Held:
        def __del__(self) -> None:
            freed.append(threading.current_thread())

    jobs, given = Jobs(), []

    def begin() -> None:
        held, each = Held(), Held()

        def work(cancel: Cancel) -> Iterator[bool]:
            yield held is each
            yield each is held

        jobs.start(work, value=given.append)

    begin()
    qtbot.waitUntil(lambda: len(freed) == 2)
    assert given == [False, False] and set(freed) == {threading.main_thread()}
    jobs.stop_all()


def test_who_is_kept_by_a_job_alone_goes_with_it(qtbot) -> None:
    """The jobs of a dialog that was closed: known by what the last of them calls."""
    jobs = Jobs()
    gone = weakref.ref(jobs)
    jobs.start(lambda cancel: 1, value=partial(kept_with, jobs))
    del jobs
    qtbot.waitUntil(lambda: gone() is None)


def kept_with(jobs: Jobs, value: object) -> None:
    """What a job calls."""
