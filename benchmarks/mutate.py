"""Changes one thing at a time in a folder of the program; lists the changes that nothing notices.

    python -m benchmarks.mutate FOLDER [--minutes N] [--each N] [--list]
                               [--tests PATH...] [--shared FOLDER] [--cache FOLDER]

FOLDER is one such as ``answer/checks``. What is changed, and how, stands in
:mod:`benchmarks.mutations`: each named number, and each rule that has a name. For each change the
golden cases (:mod:`benchmarks.goldensets`) that come through a function which it touches are judged
until one has another outcome; which case enters which function is measured once. Cases that noticed
other changes come first. A change that makes the program fail, or endless, is noticed.

Listed is what no case notices: a number neither by half nor by double, a rule that can be off. What
stays for a reason that no case can see stands with it in ``benchmarks/mutate_explained.toml``. With
anything else the exit code is 1. A change is judged once as long as its module stays as it is, so
that a run goes on where the last one stopped: after ``--minutes``, 60 if not given. ``--each`` is
for a first look with each so many of the claims about shared books: what it lists may be noticed by
another, and is judged again without it. ``--list`` shows what is known and judges nothing. With
``--tests``, what no case notices is tried with these tests too: what a test notices is held.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, cast

from benchmarks import mutated
from benchmarks.goldenbooks import ROOT, SHARED, SOURCES, Shelf, digest_of
from benchmarks.goldensets import SETS, Case, cases
from benchmarks.mutants import TRACED, Function, Known, begin, known_of, outcomes
from benchmarks.mutations import (
    ANY,
    OFF,
    SIZES,
    Mutation,
    modules_in,
    mutations_of,
    path_of,
    reached_by,
)  # fmt: skip

EXPLAINED = Path(__file__).with_name("mutate_explained.toml")
_PROCESSES = 2
_NOT_YET = "?"
"""In place of the id of a case: nothing noticed it in a first look."""
BY_TESTS = "tests"
"""In place of the id of a case: a test noticed it, and no case."""
_STOPPED = "stopped"
"""In place of the id of a case: the program failed, or took far longer."""
_TURNS = (*SIZES[:2], OFF, *SIZES[2:])
"""What is tried first: nothing is listed for the smaller changes of a number."""
_FIRST = 60
"""How many cases that noticed other changes come first."""


@dataclass(frozen=True, slots=True)
class Result:
    """What noticed a change: the id of a case, "stopped", "" for nothing, "?" for nothing in a
    first look."""

    key: str
    change: str
    noticed: str


def main(arguments: Sequence[str]) -> int:
    """Print what nothing notices; gives 1 where that is not explained."""
    options = _options(arguments)
    changes = [one for module in modules_in(options.folder) for one in mutations_of(module)]
    store = _Store(options.cache / f"mutate-{options.folder.replace('/', '-')}.jsonl")
    if not options.list:
        shelf = Shelf(options.shared / "bench", options.shared / "books", options.cache)
        known = [one for one in _known(options, shelf) if _looked_at(one, options.each)]
        first_look = options.each > 1
        judging = _Judging(_Order(known), shelf, store, changes, first_look=first_look)
        until = time.monotonic() + 60 * options.minutes
        judging.run(until)
        if options.tests:
            left = _unseen(changes, _noticed(store.results(changes)))
            _try_tests([one for one in changes if one.key in left], options.tests, store, until)
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    lines, left = report(changes, store.results(changes), explained)
    print("\n".join(lines))
    return 1 if left else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("folder", help="such as answer/checks")
    parser.add_argument("--minutes", type=float, default=60, help="when no more is begun")
    each = "a first look with each so many of the shared claims"
    parser.add_argument("--each", type=int, default=1, help=each)
    parser.add_argument("--list", action="store_true", help="what is known; judge nothing")
    tests = "tests that what no case notices is tried with"
    parser.add_argument("--tests", nargs="+", default=[], metavar="PATH", help=tests)
    parser.add_argument("--shared", type=Path, default=SHARED, help="questions and books")
    cache = Path(tempfile.gettempdir()) / "foxreader-mutate"
    parser.add_argument("--cache", type=Path, default=cache, help="indexes and results")
    return parser.parse_args(arguments)


# What the cases do as the program is


def _known(options: argparse.Namespace, shelf: Shelf) -> list[Known]:
    """What is known of each case, stored for the same program; all books are read."""
    program = digest_of([SOURCES, *sorted(_judges()), ROOT / "benchmarks" / "liar"])
    path = options.cache / f"{program}.known"
    chosen = [case for set_ in SETS for case in cases(set_, options.shared, own=False)]
    for case in chosen:
        if case.set != "typed":
            shelf.book(case.book)
    if not path.is_file():
        chosen.sort(key=lambda case: (case.set, case.book))
        groups = [list(some) for _, some in groupby(chosen, lambda case: (case.set, case.book))]
        groups.sort(key=len, reverse=True)
        path.write_bytes(pickle.dumps(_watched(groups, shelf)))
    found: list[Known] = pickle.loads(path.read_bytes())
    _warmed(found, shelf)
    return found


def _warmed(known: Sequence[Known], shelf: Shelf) -> None:
    """Have the data of all languages read once, and not by each process."""
    first = {(one.case.set, one.case.language): one for one in known}
    for _ in outcomes([(one.case, one.units) for one in first.values()], shelf):
        pass
    shelf.close()


def _looked_at(one: Known, each: int) -> bool:
    """Whether a case is in a look at each so many of the claims about shared books."""
    return one.units is None or int(one.case.id, 16) % each == 0


def _judges() -> Iterator[Path]:
    """The modules that an outcome comes from."""
    for name in ("golden*.py", "liar*.py", "mutants.py", "retrieval.py", "strict.py"):
        yield from (ROOT / "benchmarks").glob(name)


def _watched(groups: Iterable[Sequence[Case]], shelf: Shelf) -> list[Known]:
    with ProcessPoolExecutor(_PROCESSES, get_context("fork")) as pool:
        made = [pool.submit(_known_apart, some, shelf) for some in groups]
        return [known for one in made for known in one.result()]


def _known_apart(some: Sequence[Case], shelf: Shelf) -> list[Known]:
    try:
        return known_of(some, shelf)
    finally:
        shelf.close()


# Judging the changes


class _Order:
    """Which cases a change is shown to, and in which order."""

    def __init__(self, known: Sequence[Known]) -> None:
        self._known = known
        self._noticed: Counter[str] = Counter()

    def of(self, functions: set[Function]) -> list[Known]:
        """The cases that enter one of ``functions``: first those that noticed other changes, then
        those about books of ours, which need the least time."""
        if any(module.split(".")[1] not in TRACED for module, _ in functions):
            return self._sorted(self._known)
        any_of = {module for module, name in functions if name == ANY}
        found = [
            one
            for one in self._known
            if not functions.isdisjoint(one.entered)
            or (any_of and not any_of.isdisjoint(module for module, _ in one.entered))
        ]
        return self._sorted(found)

    def _sorted(self, some: Iterable[Known]) -> list[Known]:
        first = {id_ for id_, _ in self._noticed.most_common(_FIRST)}
        return sorted(
            some,
            key=lambda one: (
                one.case.id not in first,
                one.case.of != "own",
                one.case.book,
                one.case.set,
            ),
        )

    def noticed(self, id_: str) -> None:
        """That a case noticed a change."""
        self._noticed[id_] += 1


class _Judging:
    """Judges changes, two at a time."""

    def __init__(
        self, order: _Order, shelf: Shelf, store: _Store, changes: Sequence[Mutation], *,
        first_look: bool,
    ) -> None:  # fmt: skip
        self._order = order
        self._shelf = shelf
        self._store = store
        self._nothing = _NOT_YET if first_look else ""
        results = store.results(changes)
        self._done = {
            (one.key, one.change): one.noticed
            for one in results
            if first_look or one.noticed != _NOT_YET
        }
        for noticed in self._done.values():
            order.noticed(noticed)
        self._left = [one for one in changes if (one.key, one.change) not in self._done]
        self._left.sort(key=self._turn)
        self._running: dict[Connection, tuple[Mutation, BaseProcess]] = {}

    def run(self, until: float) -> None:
        """Judge what is left; begin nothing after ``until``."""
        while True:
            while self._left and len(self._running) < _PROCESSES and time.monotonic() < until:
                self._begin(self._left.pop(0))
            if not self._running:
                return
            for ready in wait(list(self._running)):
                answer = cast("Connection[Any, Any]", ready)
                change, process = self._running.pop(answer)
                self._end(change, answered(answer, process))

    def _begin(self, change: Mutation) -> None:
        reached = [] if self._needless(change) else self._order.of(reached_by(change))
        if not reached:
            self._end(change, "")
            return
        process, answer = begin(change, reached, self._shelf)
        self._running[answer] = change, process

    def _needless(self, change: Mutation) -> bool:
        """Whether the larger change of a number was not noticed: then the smaller one is not."""
        at = SIZES.index(change.change) - 2 if change.change in SIZES else -1
        return at >= 0 and self._done.get((change.key, SIZES[at])) == self._nothing

    def _end(self, change: Mutation, noticed: str) -> None:
        self._order.noticed(noticed)
        noticed = noticed or self._nothing
        self._done[change.key, change.change] = noticed
        self._store.add(change, noticed)
        if change.change == SIZES[0]:
            self._left.sort(key=self._turn)

    def _turn(self, change: Mutation) -> int:
        """First what decides whether a number or a rule is listed: whether a number can be half as
        much only where it can be double."""
        decided = change.change == SIZES[1] and (
            self._done.get((change.key, SIZES[0]), self._nothing) != self._nothing
        )
        return len(_TURNS) if decided else _TURNS.index(change.change)


def answered(answer: Connection, process: BaseProcess) -> str:
    """What a process of :func:`begin` said, or that it ended without a word."""
    try:
        noticed = answer.recv()
    except EOFError:
        noticed = _STOPPED
    process.join()
    answer.close()
    return str(noticed)


def _try_tests(
    changes: Iterable[Mutation], tests: Sequence[str], store: _Store, until: float
) -> None:
    """Try rules that are off, and numbers that are half and double, with tests; begin nothing
    after ``until``."""
    with ThreadPoolExecutor(_PROCESSES) as pool:
        decided = [one for one in changes if one.change in (OFF, *SIZES[:2])]
        for change, failed in zip(
            decided, pool.map(lambda one: _fails(one, tests, until), decided), strict=True
        ):
            if failed:
                store.add(change, BY_TESTS)


def _fails(change: Mutation, tests: Sequence[str], until: float) -> bool:
    """Whether one of ``tests`` fails with a change."""
    if time.monotonic() > until:
        return False
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "benchmarks.mutated", *tests]
    environment = os.environ | {mutated.CHANGE: mutated.written(change)}
    path = os.pathsep.join(map(str, (ROOT, ROOT / "src", ROOT / "tests")))
    done = subprocess.run(
        command, cwd=ROOT, env=environment | {"PYTHONPATH": path}, capture_output=True, check=False,
    )  # fmt: skip
    return done.returncode != 0


class _Store:
    """Results in a file of lines, each with the digest of its module."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path

    def results(self, changes: Iterable[Mutation]) -> list[Result]:
        """What is known of these changes, of modules as they are now."""
        digests = {path_of(m): digest_of([path_of(m)]) for m in {one.module for one in changes}}
        wanted = {(one.key, one.change): digests[path_of(one.module)] for one in changes}
        found: dict[tuple[str, str], str] = {}
        if self._path.is_file():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                key, change, digest, noticed = json.loads(line)
                if wanted.get((key, change)) == digest:
                    found[key, change] = noticed
        return [Result(key, change, noticed) for (key, change), noticed in found.items()]

    def add(self, change: Mutation, noticed: str) -> None:
        """Keep a result."""
        digest = digest_of([path_of(change.module)])
        line = json.dumps([change.key, change.change, digest, noticed], ensure_ascii=False)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


# What is listed


def report(
    changes: Sequence[Mutation], results: Iterable[Result], explained: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """The lines to print, and what nothing notices without a reason."""
    noticed = _noticed(results)
    judged = [one for one in changes if (one.key, one.change) in noticed]
    unseen = _unseen(changes, noticed)
    left = [key for key in unseen if key not in explained]
    lines_of = {one.key: one.line for one in changes}
    seen = sum(noticed[one.key, one.change] not in ("", _NOT_YET) for one in judged)
    lines = [f"{len(changes)} changes, {len(judged)} judged, {seen} noticed"]
    for key in left:
        look = " in a first look" if _NOT_YET in unseen[key] else ""
        lines.append(f"  nothing notices {key} (line {lines_of[key]}){look}")
    lines += [f"  explained: {key}: {explained[key]}" for key in unseen if key in explained]
    lines += [f"  noticed, though explained: {key}" for key in _seen(noticed, explained)]
    return lines, left


def _noticed(results: Iterable[Result]) -> dict[tuple[str, str], str]:
    return {(one.key, one.change): one.noticed for one in results}


def _unseen(
    changes: Iterable[Mutation], noticed: Mapping[tuple[str, str], str]
) -> dict[str, list[str]]:
    """The rules that can be off and the numbers that can be half and double while no case shows it,
    with what was noted of each."""
    found: dict[str, list[str]] = {}
    for one in changes:
        if one.change in (OFF, *SIZES[:2]):
            found.setdefault(one.key, []).append(noticed.get((one.key, one.change), "not judged"))
    return {key: noted for key, noted in found.items() if {*noted} <= {"", _NOT_YET}}


def _seen(noticed: Mapping[tuple[str, str], str], explained: Iterable[str]) -> Iterator[str]:
    """What is explained and noticed all the same."""
    seen = {key for (key, _), by in noticed.items() if by not in ("", _NOT_YET)}
    return (key for key in explained if key in seen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
