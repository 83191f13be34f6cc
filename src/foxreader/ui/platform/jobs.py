"""Work off the window's thread: a function or generator on a pool, with results as signals.

The window never blocks and never runs a job's code; a job never touches a widget.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module
from queue import SimpleQueue
from typing import Any, Generic, Literal, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, QTimer, Signal
from shiboken6 import isValid

from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError

log = logging.getLogger(__name__)
_Pool = Literal["long", "short", "book", "page"]
"""What a job waits behind: "long" work (answers, indexing, opening), "short" reads and writes of
what is stored, resources of the "book", pictures of its "page"s. No kind waits for another."""

_THREADS: dict[_Pool, int] = {
    "long": 5,  # an answer, the index, vectors, a book being opened, and a test of a model
    "short": 2,  # SQLite lets one write at a time
    "book": 2,  # the process that reads a book answers one request after the other
    "page": 1,  # as above; the page nearest to the reader is asked for first
}

_LONGEST_HELD = 1000
"""Milliseconds that jobs are held at most. Chosen: a page that comes later has met some trouble."""


class Job(QObject):
    """One running piece of work.

    Signals: ``given`` for each thing a generator yields or the one a function returns, which
    :meth:`take` then gives, ``failed`` with the sentence for the reader, ``ended`` last, whatever
    happened. They are connected by :meth:`Jobs.start` alone: a job is deleted as soon as its window
    has heard that it ended, and what was connected after that is not called.
    """

    given = Signal()
    failed = Signal(FoxError)
    ended = Signal()

    def __init__(self, work: Callable[[Cancel], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cancel = Cancel()
        self._work = work
        # Beside the signal, not in it: only who started the work knows of which type it is.
        self._values = SimpleQueue[Any]()

    def take(self) -> Any:
        """The first thing given that was not yet taken."""
        return self._values.get_nowait()

    def _give(self, value: object) -> None:
        self._values.put(value)
        self.given.emit()

    def stop(self) -> None:
        """Ask the work to end; what it still sends is not delivered."""
        self.cancel.set()

    def run(self) -> None:
        """Do the work, once; called on a worker thread."""
        try:
            self._give_all(self._work(self.cancel))
        except Cancelled:
            pass
        except FoxError as error:
            if not self.cancel:
                self.failed.emit(error)
        except Exception as error:
            # One of the three borders: a bug must be logged and reported, not hang a window.
            log.exception("a job failed")
            self.failed.emit(
                FoxError(
                    self.tr("Foxreader made a mistake ({0}); the log has the details.").format(
                        type(error).__name__
                    )
                )
            )
        finally:
            self.ended.emit()

    def _give_all(self, result: object) -> None:
        if isinstance(result, Generator):
            with contextlib.closing(result):
                for item in result:
                    if self.cancel:
                        break
                    self._give(item)
        elif not self.cancel:
            self._give(result)

    def let_go(self) -> None:
        """Drop the work, which may refer to a whole book or, as the last one, to an object of Qt:
        on the window's thread, since on a worker that would be destroyed under the event loop."""
        self._work = _nothing


def _nothing(cancel: Cancel) -> None:
    """The work of a job that has ended."""


class _Runner(QRunnable):
    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job

    def run(self) -> None:
        self._job.run()


class Jobs(QObject):
    """The jobs of a window: keeps each alive until it has ended, and stops all at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pools: dict[_Pool, QThreadPool] = {}
        for name, threads in _THREADS.items():
            self._pools[name] = QThreadPool(self)
            self._pools[name].setMaxThreadCount(threads)
        self._running: set[Job] = set()
        self._held: list[Callable[[], None]] | None = None
        self._release = QTimer(self, singleShot=True, interval=_LONGEST_HELD)
        self._release.timeout.connect(self.release)
        self._waiting: list[tuple[set[Job], Callable[[], None]]] = []

    def start(
        self,
        work: Callable[[Cancel], Any],
        *,
        value: Callable[[Any], None] | None = None,
        failed: Callable[[FoxError], None] | None = None,
        ended: Callable[[], None] | None = None,
        pool: _Pool = "long",
    ) -> Job:
        """Run ``work`` on a worker of ``pool``; the callbacks run on the window's thread."""
        job = Job(work, self)
        if value is not None:
            job.given.connect(_Relay(value, job).take)
        if failed is not None:
            job.failed.connect(_Relay(failed, job).call)
        if ended is not None:
            job.ended.connect(ended)
        # A method: a lambda would keep this object until the job goes, which then is its child.
        job.ended.connect(self._forget)
        self._running.add(job)
        if self._held is not None and pool in ("long", "short"):
            self._held.append(partial(self._pools[pool].start, _Runner(job)))
        else:
            self._pools[pool].start(_Runner(job))
        return job

    def hold(self) -> None:
        """Let jobs wait, until :meth:`release` or for a second at most: a page is coming, and each
        worker takes turns with the window's thread. What the page itself needs does not wait."""
        if self._held is None:
            self._held = []
            self._release.start()

    def release(self) -> None:
        """Begin what waits."""
        self._release.stop()
        held, self._held = self._held or [], None
        for start in held:
            start()

    def after_running(self, then: Callable[[], None]) -> None:
        """Call ``then``, once, when all jobs that run now have ended."""
        self._waiting.append((set(self._running), then))
        self._call_waiting()

    def _forget(self) -> None:
        job = self.sender()
        assert isinstance(job, Job)
        self._running.discard(job)
        job.let_go()
        # What it called may be the last to know of this object, which goes with it then: it would
        # delete its child once more.
        job.setParent(QCoreApplication.instance())
        job.deleteLater()
        self._call_waiting()

    def _call_waiting(self) -> None:
        ready = [then for jobs, then in self._waiting if not jobs & self._running]
        self._waiting = [one for one in self._waiting if one[0] & self._running]
        for then in ready:
            then()

    def stop_all(self, wait_ms: int = 3000) -> None:
        """Stop every job and wait for the workers to come back."""
        for job in list(self._running):
            job.stop()
        self.release()
        for pool in self._pools.values():
            pool.waitForDone(wait_ms)


def import_apart(jobs: Jobs, module: str, then: Callable[[], None]) -> None:
    """Import a module on a worker, so that the window goes on meanwhile; ``then`` follows. What
    goes wrong is raised where the module is used."""
    jobs.start(lambda cancel: import_module(module), ended=then)


def while_there(owner: QObject, slot: Callable[[Any], None]) -> Callable[[Any], None]:
    """``slot`` for as long as ``owner`` is there: a dialog may be closed before a job has ended."""

    def call(value: Any) -> None:
        if isValid(owner):
            slot(value)

    return call


class _Relay(QObject):
    """Carries what a job gives, or its failure, to a plain function on the window's thread."""

    def __init__(self, slot: Callable[[Any], None], job: Job) -> None:
        super().__init__(job)
        self._slot = slot
        self._job = job

    def call(self, value: object) -> None:
        if not self._job.cancel:
            self._slot(value)

    def take(self) -> None:
        """Hand on the next thing that the job has given."""
        self.call(self._job.take())


# What the window sets and workers read

_T = TypeVar("_T")


class Latest(Generic[_T]):
    """Holds the latest of some immutable values; any thread may get or set it.

    A worker is handed one of these where it needs what changes while it works: it must not read
    the state of a widget or of another object of the window.
    """

    def __init__(self, value: _T) -> None:
        self._lock = threading.Lock()
        self._value = value

    def get(self) -> _T:
        """The value that was set last."""
        with self._lock:
            return self._value

    def set(self, value: _T) -> None:
        """Replace the value."""
        with self._lock:
            self._value = value
