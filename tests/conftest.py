"""What every test shares: where the real books are, and a home of its own for each."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

os.environ["LANGUAGE"] = "en"  # of the window, before Qt starts, whatever the machine's is

import examples  # noqa: F401 -- how many random inputs, and from which seed
import waits
from foxreader.__main__ import tune
from foxreader.library.paths import Home
from foxreader.system.confine import WALLS, walls
from foxreader.system.files import write_private

# Real books lie beside the project where its makers work; elsewhere their tests are skipped.
SHARED = Path(os.environ.get("FOXREADER_SHARED", Path(__file__).parents[2] / "shared"))


# Files go to the processors one by one: what takes longest first, or all wait for it at the end.
LONGEST = ("e2e", "ui", "hostile", "answer", "cli")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Workers for ``-n auto``: one more than processors, since windows and models often wait.

    Each collects all tests, and has 600 MB.
    """
    return 1 + (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders with the longest files first."""
    place = {folder: number for number, folder in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path.parent.name, len(place)))


def pytest_collection_finish() -> None:
    """Keep what is imported and collected out of garbage collection, as it stays to the end.

    Four thousand tests are a million objects, and going through them at each collection took a
    fifth of the time. The thresholds are those of the program itself.
    """
    tune()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything the program writes goes below a folder of this test, which is not there yet where
    the system has all walls."""
    home = tmp_path.with_name(f"{tmp_path.name}-own") / "home"
    home.parent.mkdir()  # beside what the test makes
    monkeypatch.setenv("FOXREADER_HOME", str(home))
    for name in [n for n in os.environ if n.startswith(("OPENAI_", "FOXREADER_"))]:
        if name not in ("FOXREADER_HOME", "FOXREADER_SHARED"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("FOXREADER_JUDGE", "")  # one may lie beside the program
    if missing := set(WALLS) - walls():  # of another system; the reader has been told
        write_private(Home(home).walls_file, " ".join(missing).encode())
    return home


class _Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record's message, with the error it carries."""
        error = record.exc_info[1] if record.exc_info else None
        self.said.append(record.getMessage() + (f": {error!r}" if error else ""))


@pytest.fixture(autouse=True)
def logged_errors(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Fail a test in which an error is logged, unless one of its markers names the words.

    With ``logs_error`` there must be one, with ``may_log_error`` there may.
    """
    handler = _Errors()
    logging.getLogger().addHandler(handler)
    yield handler.said
    logging.getLogger().removeHandler(handler)
    must, may = (
        [marker.args[0] for marker in request.node.iter_markers(name)]
        for name in ("logs_error", "may_log_error")
    )
    expected = [*must, *may]
    unexpected = [
        said for said in handler.said if not any(re.search(words, said) for words in expected)
    ]
    assert not unexpected, f"logged as errors: {unexpected}"
    for words in must:
        found = any(re.search(words, said) for said in handler.said)
        assert found, f"no error was logged that has {words!r}"


@pytest.fixture(scope="session", autouse=True)
def measured_jobs() -> None:
    """Where coverage is measured, measure the threads of Qt too: Python hears of its own only."""
    trace = threading.gettrace()
    if trace is None:
        return
    from foxreader.ui.platform.jobs import Job

    run = Job.run

    def traced(job: Job) -> None:
        sys.settrace(trace)
        run(job)

    Job.run = traced  # type: ignore[method-assign]


class PatientBot(QtBot):
    """Waits as long as every test does, where a test would give up sooner."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = 0) -> None:  # noqa: N802
        """Handle events until ``callback`` holds."""
        super().waitUntil(callback, timeout=max(timeout, 1000 * waits.SECONDS))

    def waitSignal(self, signal: object, **more: Any) -> Any:  # noqa: N802
        """Wait for ``signal`` at the end of a ``with``."""
        return super().waitSignal(signal, **{"timeout": 1000 * waits.SECONDS, **more})


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """pytest-qt's, with patience for a slow or busy machine.

    From here on garbage is collected as a window does it, on this thread alone: another one that
    collects deletes what earlier tests left of Qt under the event loop.
    """
    gc.disable()
    if QApplication.keyboardModifiers():  # a key that the last test held, as far as Qt knows
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)
    return PatientBot(request)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared inputs; skips where it is missing."""
    if not (SHARED / "books").is_dir():
        pytest.skip("the shared folder of real books is not here")
    return SHARED


@pytest.fixture(scope="session")
def books(shared: Path) -> Path:
    """The folder of real books; skips where it is missing."""
    return shared / "books"
