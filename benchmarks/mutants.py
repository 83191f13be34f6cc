"""Judges golden cases with a changed module, in a process of its own that ends with the change.

The process is a copy of one that has everything imported, all books read and no index open. In the
copy the changed module, and every module that imports it, is imported anew.
"""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import os
import pickle
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.machinery import ModuleSpec
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, ModuleType

from benchmarks import liarrun
from benchmarks.goldenbooks import ROOT, SOURCES, Shelf
from benchmarks.goldenlines import Outcome
from benchmarks.goldensets import Case
from benchmarks.mutations import Mutation, changed, path_of
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.span import Span

Function = tuple[str, str]
"""A module and the name of a function in it."""
Units = tuple[Span, ...]
TRACED = ("answer", "retrieval")
"""The folders whose functions are followed. Every case is taken to enter those of all others."""

_CPU_SECONDS = 60
"""Processor time a changed program may take beside ten times what it takes unchanged. Chosen: a
change that makes it endless is seen soon."""
_STAY = ("__main__", "benchmarks.mutants", "benchmarks.mutate")
"""What runs here is not imported anew."""


@dataclass(frozen=True, slots=True)
class Known:
    """A case with the program as it is: its outcome, the functions of :data:`TRACED` that it
    enters, and of a claim about a shared book the ``units`` its turn was shown."""

    case: Case
    outcome: Outcome
    entered: frozenset[Function]
    units: Units | None
    seconds: float


def outcomes(
    some: Sequence[tuple[Case, Units | None]], shelf: Shelf
) -> Iterator[tuple[Case, Outcome]]:
    """The outcomes of cases in their order. A claim whose units are known is judged without the
    search and the turn around it, eight times as fast."""
    quick = importlib.import_module("benchmarks.goldenquick").quick_outcome
    sets = importlib.import_module("benchmarks.goldensets")
    for _, group in groupby(some, lambda one: (one[0].set, one[0].book, one[1] is None)):
        of_book = list(group)
        if of_book[0][1] is None:
            cases = [case for case, _ in of_book]
            yield from zip(cases, sets.judged(cases, shelf), strict=True)
        else:
            index = shelf.index(of_book[0][0].book)
            yield from ((case, quick(case, index, units)) for case, units in of_book)


# The program as it is


def known_of(cases: Sequence[Case], shelf: Shelf) -> list[Known]:
    """What is known of cases of one set and one book.

    What is learnt of a book once is learnt by its first case: all others may rest on it too.
    """
    units = [_units(case, shelf) for case in cases]
    entered = _Entered()
    found: list[Known] = []
    with entered:
        for case, outcome in outcomes(list(zip(cases, units, strict=True)), shelf):
            functions, seconds = entered.taken()
            found.append(Known(case, outcome, functions, units[len(found)], seconds))
    shared = found[0].entered if found else frozenset[Function]()
    return [replace(one, entered=one.entered | shared) for one in found]


def _units(case: Case, shelf: Shelf) -> Units | None:
    """What the turn of a claim about a shared book is shown; None for any other case."""
    if case.set != "claims" or case.of == "own":
        return None
    shown: dict[Span, None] = {}
    add = Ledger.add

    def kept(ledger: Ledger, units: Iterable[Span]) -> None:
        found = tuple(units)
        shown.update(dict.fromkeys(found))
        add(ledger, found)

    Ledger.add = kept
    try:
        liarrun.outcome_of(case.item, shelf.index(case.book))
    finally:
        Ledger.add = add
    return tuple(shown)


class _Entered:
    """Which functions of :data:`TRACED` are entered, and the time that passes."""

    def __init__(self) -> None:
        self._below = tuple(str(SOURCES / folder) for folder in TRACED)
        self._seen: set[CodeType] = set()
        self._since = 0.0

    def __enter__(self) -> _Entered:
        self._since = process_time()
        sys.setprofile(self._called)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code not in self._seen:
            self._seen.add(frame.f_code)

    def taken(self) -> tuple[frozenset[Function], float]:
        """The functions since the last time, and the seconds; begins anew, without what these
        functions keep."""
        sys.setprofile(None)
        seconds = process_time() - self._since
        names = frozenset(
            (_module_of(code.co_filename), code.co_qualname.partition(".<locals>")[0])
            for code in self._seen
            if code.co_filename.startswith(self._below)
        )
        self._seen.clear()
        for clear in _clearing(len(sys.modules)):
            clear()
        self.__enter__()
        return names, seconds


@cache
def _clearing(_modules: int) -> list[Callable[[], object]]:
    """What clears the caches of functions of :data:`TRACED`, as long as no more is imported."""
    below = tuple(f"foxreader.{folder}." for folder in TRACED)
    modules = [module for name, module in sys.modules.items() if name.startswith(below)]
    own = [
        one
        for module in modules
        for one in vars(module).values()
        if str(getattr(one, "__module__", "")).startswith(below)
    ]
    return [clear for one in own if callable(clear := getattr(one, "cache_clear", None))]


@cache
def _module_of(file: str) -> str:
    parts = Path(file).relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


# The program with a change


def begin(
    mutation: Mutation, order: Sequence[Known], shelf: Shelf
) -> tuple[BaseProcess, Connection]:
    """A process that sends the id of the first case of ``order`` with another outcome, or "".

    It ends without a word where the changed program fails, or takes far longer.
    """
    ours, theirs = get_context("fork").Pipe(duplex=False)
    process = get_context("fork").Process(target=_judge, args=(mutation, order, shelf, theirs))
    process.start()
    theirs.close()
    return process, ours


def _judge(
    mutation: Mutation | None, order: Sequence[Known], shelf: Shelf, answer: Connection
) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    seconds = int(_CPU_SECONDS + 10 * sum(one.seconds for one in order))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    before = [one.outcome for one in order]
    stored = pickle.dumps([(one.case, one.units) for one in order])
    if mutation is not None:
        import_changed(mutation)
    now = outcomes(pickle.loads(stored), shelf)
    differ = (case.id for (case, is_), was in zip(now, before, strict=True) if is_ != was)
    answer.send(next(differ, ""))
    os._exit(0)  # what the program would do at its end is not asked for


def import_changed(mutation: Mutation) -> None:
    """Have a module found with a change from now on, also by what has imported it before."""
    tree = changed(mutation)
    for name in importers_of(mutation.module):
        module = sys.modules.pop(name)
        package, _, last = name.rpartition(".")
        if getattr(sys.modules.get(package), last, None) is module:
            delattr(sys.modules[package], last)
    sys.meta_path.insert(0, _Finder(mutation.module, tree))


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module, and runs a tree in place of its source."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self._name = name
        self._tree = tree

    def find_spec(
        self, name: str, _path: object = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self._name:
            return None
        return importlib.util.spec_from_file_location(name, path_of(name), loader=self)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._tree, str(path_of(self._name)), "exec"), module.__dict__)


@cache
def importers_of(module: str) -> frozenset[str]:
    """The imported modules that import ``module``, or one that does, and itself."""
    found = {module}
    left = [module]
    while left:
        new = {name for name in _importers().get(left.pop(), ()) if name not in found}
        found |= new
        left += new
    return frozenset(name for name in found if name in sys.modules and name not in _STAY)


@cache
def _importers() -> dict[str, set[str]]:
    """Who imports each module, of those that are imported and ours."""
    found: dict[str, set[str]] = {}
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and Path(file).is_relative_to(ROOT) and file.endswith(".py"):
            for imported in _imported(Path(file), name):
                found.setdefault(imported, set()).add(name)
    return found


def _imported(file: Path, name: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
