"""What counts as a file, a function and a door that are gone through."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from benchmarks.doors import Counter, Journey

ONE = """
import threading

def both(other):
    def twice(number):
        return 2 * number
    class Made:
        size = 3
    return other.add(1, 2) + other.add(3, 4) + sum(map(twice, [1]))

def on_a_thread(work):
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
"""
OTHER = """
def add(a, b):
    return a + b

def never():
    return 0
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / "one.py").write_text(ONE)
    (folder / "other.py").write_text(OTHER)
    (tmp_path / "apart.py").write_text(OTHER)
    return folder


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def counter(package: Path) -> Iterator[Counter]:
    made = Counter(package)
    with made.hearing():
        yield made


def named(journey: Journey) -> set[str]:
    return {code.co_name for code in journey.functions}


def test_each_is_counted_once(counter: Counter, package: Path) -> None:
    one, other = load(package / "one.py"), load(package / "other.py")
    with counter.counting() as journey:
        one.both(other)
    assert journey.files == {"one.py", "other.py"}
    assert named(journey) == {"both", "add", "twice"}
    assert journey.doors == {("one.py", "other.py"), ("other.py", "one.py")}
    assert journey.counts == (2, 3, 2)


def test_what_is_elsewhere_or_only_imported_does_not_count(counter: Counter, package: Path) -> None:
    with counter.counting() as journey:
        other = load(package / "other.py")
        load(package.parent / "apart.py").add(1, 2)
    other.add(1, 2)
    assert journey.counts == (0, 0, 0)


def test_each_thread_has_its_own_way(counter: Counter, package: Path) -> None:
    one, other = load(package / "one.py"), load(package / "other.py")
    with counter.counting() as journey:
        one.on_a_thread(lambda: other.add(1, 2))
    assert named(journey) == {"on_a_thread", "add"}
    assert journey.doors == set()


def test_a_thread_that_nothing_told_of_is_heard_where_its_work_is(package: Path) -> None:
    other, counter = load(package / "other.py"), Counter(package)
    work = counter.heard(other.add)
    with counter.counting() as journey:
        threading.Thread(target=work, args=(1, 2)).start()
        _ended()
    assert named(journey) == {"add"}


def _ended() -> None:
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
