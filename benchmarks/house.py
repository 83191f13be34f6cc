"""How simple the code is, by its syntax trees: ``python -m benchmarks.house [PACKAGE_DIR]``.

    python -m benchmarks.house [PACKAGE_DIR] [--closets] [--json]

Prints each figure beside our goal for it; any package can be measured, ours is the default.
``--closets`` lists the modules with one importer in the same folder, with it and their lines;
``--json`` prints all of it for a program.

*Importer*: a module in which an import statement, wherever it stands, names another module of the
package. ``from a.b import c`` names the module ``a.b.c`` where there is one, else ``a.b``, so a
name that is taken from a package counts for its ``__init__`` and not for the module that defines
it. A *closet* has exactly one importer, a module of the same folder; one that its package's
``__init__`` alone imports is the package's inside and no closet.
*Branches*: one, and one more for each ``if``, loop, ``except``, ``case``, conditional expression,
comprehension, ``assert``, and each ``and`` or ``or``; those of a function within count for that.
*Relay*: a signal that is connected to a signal of the class it is done in. *Class names*: without
their leading underscore.

The goals were set by figures made so (1,002 files: 251 closets, 136 relays, 92 names). For what is
under 100 lines they counted modules with one importer anywhere, and of lambdas those in classes;
the closets and the lambdas everywhere are printed beside them.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import sys
import tokenize
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "foxreader"
SMALL = 100
"""A closet under this many lines is one that hardly pays for its door."""
LONG = 40
"""A function over this many lines is long."""
BRANCHY = 10
"""A function with more branches is branchy, as in McCabe's paper."""
SIGNALS = ("Signal", "pyqtSignal")
UNTYPED = ("object", "list", "dict")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BRANCHES = (
    ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case, ast.IfExp,
    ast.comprehension, ast.Assert,
)  # fmt: skip

Importers = Mapping[str, Collection[str]]


@dataclass(frozen=True)
class Module:
    """One file: its dotted name, where it lies in the package, and what it says."""

    name: str
    path: Path
    text: str

    @property
    def folder(self) -> Path:
        """The folder it lies in, within the package."""
        return self.path.parent

    @property
    def is_package(self) -> bool:
        """Whether it stands for its folder."""
        return self.path.name == "__init__.py"

    @property
    def lines(self) -> int:
        """All its lines, blank ones too."""
        return len(self.text.splitlines())

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes of its syntax tree."""
        return tuple(ast.walk(ast.parse(self.text)))


@dataclass(frozen=True)
class Closet:
    """A module that one other of its folder imports, and no other."""

    module: str
    importer: str
    lines: int


@dataclass(frozen=True)
class Goal:
    """What a figure should be at most, or at least."""

    bound: float
    least: bool = False

    def met(self, figure: float) -> bool:
        """Whether a figure is good enough."""
        return figure >= self.bound if self.least else figure <= self.bound

    def __str__(self) -> str:
        return f"{'≥' if self.least else '≤'} {self.bound:g}"


@dataclass(frozen=True)
class Folder:
    """Modules below some folders of the package: what there is, and what there should be."""

    name: str
    files: int
    lines: int
    goal_files: int | None
    goal_lines: int | None


GOALS = {
    "files": Goal(480),
    "lines a file": Goal(220, least=True),
    "lines of the longest module": Goal(500),
    "modules with one importer, in the same folder": Goal(60),
    "… of these under 100 lines": Goal(15),
    "modules under 100 lines with one importer, anywhere": Goal(15),
    "import lines, % of all": Goal(5),
    "signals": Goal(250),
    "… declared object, list or dict": Goal(0),
    "… connected to a signal (relays)": Goal(15),
    "lambdas in connect": Goal(15),
    "class names that stand for several classes": Goal(15),
    "functions with more than 10 branches, %": Goal(2.5),
    "… in answer/ alone, %": Goal(3.5),
    "comment lines and docstrings under constants, % of all": Goal(4, least=True),
}
"""What we want of each figure that we want something of."""

FOLDERS: Mapping[str, tuple[tuple[str, ...], int | None, int | None]] = {
    "core": (("core",), 20, 4_200),
    "language": (("language",), 22, 5_600),
    "formats": (("formats",), 62, 13_900),
    "index": (("index",), 34, 7_000),
    "retrieval": (("retrieval",), 34, 6_400),
    "answer": (("answer",), 78, 18_000),
    "notes, aloud, embedding, net": (("notes", "aloud", "embedding", "net"), 26, None),
    "library": (("library",), 20, 5_200),
    "llm": (("llm",), 16, None),
    "program (parts)": (("program", "parts"), 17, None),
    "system": (("system",), 6, None),
    "cli": (("cli",), 18, None),
    "ui/window": (("ui/window",), 14, 4_300),
    "ui, the rest": (("ui",), 120, 31_000),
}
"""What we want of each folder: its parts, files and lines. A module belongs to the row
with the longest part it lies below."""


def main(arguments: Sequence[str]) -> int:
    """Print the figures of a package."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("package", nargs="?", type=Path, default=PACKAGE)
    parser.add_argument("--closets", action="store_true", help="list them, by folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    modules = read(options.package)
    if not modules:
        parser.error(f"there is no module in {options.package}")
    if options.json:
        print(json.dumps(everything(modules), indent=1, ensure_ascii=False))
        return 0
    print(table(figures(modules)))
    print(folder_table(folders(modules)))
    if options.closets:
        print(closet_table(closets(modules, importers(modules))))
    return 0


# What is read


def read(package: Path) -> list[Module]:
    """All modules below a folder, in the order of their paths."""
    package = package.resolve()
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(_top(package).parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append(Module(name, path.relative_to(package), path.read_text("utf-8")))
    return found


def _top(package: Path) -> Path:
    """The outermost package that a folder is in: imports name its modules from there."""
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    return package


def importers(modules: Sequence[Module]) -> Importers:
    """Which modules import each; a module that none imports has an empty set."""
    found: dict[str, set[str]] = {module.name: set() for module in modules}
    for module in modules:
        for name in _imported(module, found):
            found[name].add(module.name)
        found[module.name].discard(module.name)
    return found


def _imported(module: Module, known: Collection[str]) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node)
            for alias in node.names:
                names = (f"{base}.{alias.name}", base)
                yield from [name for name in names if name in known][:1]


def _base(module: Module, node: ast.ImportFrom) -> str:
    """The module that names are taken from, also where it is told from here on."""
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    parts = parts[: len(parts) - node.level + module.is_package]
    return ".".join([*parts, node.module] if node.module else parts)


# What is counted


def everything(modules: Sequence[Module]) -> dict[str, object]:
    """The figures, whether each goal is met, folders and closets."""
    found = figures(modules)
    return {
        "figures": found,
        "goals": {name: {**asdict(goal), "met": goal.met(found[name])}
                  for name, goal in GOALS.items() if name in found},
        "folders": [asdict(folder) for folder in folders(modules)],
        "closets": [asdict(closet) for closet in closets(modules, importers(modules))],
    }  # fmt: skip


def figures(modules: Sequence[Module]) -> dict[str, float]:
    """Each figure by its name, in the order of the table."""
    lines = sum(module.lines for module in modules)
    return {
        "files": len(modules),
        "lines": lines,
        "lines a file": round(lines / len(modules), 1),
        "lines of the longest module": max(module.lines for module in modules),
        **_doors(modules),
        "import lines, % of all": _percent(sum(map(_import_lines, modules)), lines),
        **_signals(modules),
        **_classes(modules),
        **_functions(modules),
        **_reasons(modules, lines),
    }


def closets(modules: Sequence[Module], importers_of: Importers) -> list[Closet]:
    """The modules with one importer in the same folder, by folder and name."""
    by_name = {module.name: module for module in modules}
    found = []
    for module in sorted(modules, key=lambda one: (one.folder, one.path)):
        if module.is_package or len(importers_of[module.name]) != 1:
            continue
        importer = by_name[next(iter(importers_of[module.name]))]
        if importer.folder == module.folder and not importer.is_package:
            found.append(Closet(module.name, importer.name, module.lines))
    return found


def folders(modules: Sequence[Module]) -> list[Folder]:
    """The rows of ``FOLDERS`` that have modules, then the package's other folders."""
    held: dict[str, list[Module]] = {name: [] for name in FOLDERS}
    for module in modules:
        held.setdefault(_row(module), []).append(module)
    found = []
    for name, some in held.items():
        _, files, lines = FOLDERS.get(name, ((), None, None))
        found.append(Folder(name, len(some), sum(one.lines for one in some), files, lines))
    return [one for one in found if one.files]


def _row(module: Module) -> str:
    parents = [folder.as_posix() for folder in module.path.parents]
    for parent in parents:  # the innermost first
        for name, (parts, _, _) in FOLDERS.items():
            if parent in parts:
                return name
    return module.path.parts[0] if len(module.path.parts) > 1 else "(the package itself)"


def _doors(modules: Sequence[Module]) -> dict[str, float]:
    importers_of = importers(modules)
    found = closets(modules, importers_of)
    alone = [
        module
        for module in modules
        if not module.is_package
        and module.lines < SMALL
        and len(importers_of[module.name]) == 1
    ]  # fmt: skip
    return {
        "modules with one importer, in the same folder": len(found),
        "… their lines": sum(closet.lines for closet in found),
        "… of these under 100 lines": sum(closet.lines < SMALL for closet in found),
        "modules under 100 lines with one importer, anywhere": len(alone),
        "… lines of those": sum(module.lines for module in alone),
    }


def _import_lines(module: Module) -> int:
    found = (node for node in module.nodes if isinstance(node, (ast.Import, ast.ImportFrom)))
    return sum(_length(node) for node in found)


def _signals(modules: Sequence[Module]) -> dict[str, float]:
    calls = [call for module in modules for _, call in _declared(module.nodes)]
    connected = [node for module in modules for node in module.nodes if _is_connect(node)]
    return {
        "signals": len(calls),
        "… declared object, list or dict": sum(map(_is_untyped, calls)),
        "… connected to a signal (relays)": sum(_relays(module) for module in modules),
        "lambdas in connect": sum(map(_has_lambda, connected)),
        "… in a class": sum(
            _has_lambda(node) for module in modules for node in _in_classes(module)
        ),
    }


def _declared(nodes: Collection[ast.AST]) -> Iterator[tuple[str, ast.Call]]:
    """The name of each signal that is declared there, and its declaration."""
    for node in nodes:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if _called(node.value) in SIGNALS:
                yield from ((getattr(one, "id", ""), node.value) for one in targets)


def _called(call: ast.Call) -> str:
    """The last name of what is called."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _is_untyped(call: ast.Call) -> bool:
    return any(getattr(argument, "id", "") in UNTYPED for argument in call.args)


def _is_connect(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "connect"
        and bool(node.args)
    )


def _has_lambda(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.args[0], ast.Lambda)


def _in_classes(module: Module) -> set[ast.AST]:
    """What is connected within a class."""
    owners = (node for node in module.nodes if isinstance(node, ast.ClassDef))
    return {node for owner in owners for node in ast.walk(owner) if _is_connect(node)}


def _relays(module: Module) -> int:
    found = set()
    for owner in module.nodes:
        if isinstance(owner, ast.ClassDef):
            own = {name for name, _ in _declared(owner.body)}
            found |= {node for node in ast.walk(owner) if _is_connect(node) and _given(node) in own}
    return len(found)


def _given(node: ast.AST) -> str:
    """The last name of what a signal is connected to."""
    return getattr(node.args[0], "attr", "") if isinstance(node, ast.Call) else ""


def _classes(modules: Sequence[Module]) -> dict[str, float]:
    names = Counter(
        node.name.lstrip("_")
        for module in modules
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
    )
    return {
        "class names": len(names),
        "class names that stand for several classes": sum(count > 1 for count in names.values()),
    }


def _functions(modules: Sequence[Module]) -> dict[str, float]:
    found = [(module, node) for module in modules for node in module.nodes
             if isinstance(node, FUNCTIONS)]  # fmt: skip
    branchy = [(module, branches(node) > BRANCHY) for module, node in found]
    answer = [many for module, many in branchy if "answer" in module.path.parts[:1]]
    return {
        "functions": len(found),
        "functions over 40 lines": sum(_length(node) > LONG for _, node in found),
        "functions with more than 10 branches, %": _percent(sum(m for _, m in branchy), len(found)),
        **({"… in answer/ alone, %": _percent(sum(answer), len(answer))} if answer else {}),
    }


def branches(function: ast.AST) -> int:
    """The ways through a function, without those of functions in it."""
    return 1 + sum(map(_branches_of, _own_nodes(function)))


def _branches_of(node: ast.AST) -> int:
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    return int(isinstance(node, BRANCHES))


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*FUNCTIONS, ast.Lambda)):
            yield child
            yield from _own_nodes(child)


def _reasons(modules: Sequence[Module], lines: int) -> dict[str, float]:
    comments = sum(map(_comments, modules))
    under = sum(_length(text) for module in modules for text in _under_constants(module))
    return {
        "comment lines, % of all": _percent(comments, lines),
        "docstrings under constants, % of all": _percent(under, lines),
        "comment lines and docstrings under constants, % of all": _percent(comments + under, lines),
    }


def _comments(module: Module) -> int:
    """Lines with a comment, also one behind code."""
    tokens = tokenize.generate_tokens(io.StringIO(module.text).readline)
    return sum(token.type == tokenize.COMMENT for token in tokens)


def _under_constants(module: Module) -> Iterator[ast.AST]:
    """Texts that stand below an assignment, in a module or a class."""
    for node in module.nodes:
        body = getattr(node, "body", None)
        for before, after in pairwise(body) if isinstance(body, list) else ():
            if isinstance(before, (ast.Assign, ast.AnnAssign)) and _is_text(after):
                yield after


def _is_text(node: ast.AST) -> bool:
    value = getattr(node, "value", None)
    return isinstance(node, ast.Expr) and isinstance(getattr(value, "value", None), str)


def _length(node: ast.AST) -> int:
    return int(getattr(node, "end_lineno", 0)) - int(getattr(node, "lineno", 0)) + 1


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 0.0


# What is printed


def table(found: Mapping[str, float]) -> str:
    """The figures in lines, each with its goal and whether it is met."""
    lines = ["| | now | goal | |", "|---|---:|---:|---|"]
    for name, figure in found.items():
        goal = GOALS.get(name)
        said = "" if goal is None else "met" if goal.met(figure) else "missed"
        lines.append(f"| {name} | {figure:,} | {'' if goal is None else goal} | {said} |")
    return "\n".join(lines)


def folder_table(found: Sequence[Folder]) -> str:
    """Files and lines of each folder, and its targets."""
    lines = ["", "| folder | files | goal | lines | goal |", "|---|---:|---:|---:|---:|"]
    for one in found:
        files = "" if one.goal_files is None else str(one.goal_files)
        goal = "" if one.goal_lines is None else f"{one.goal_lines:,}"
        lines.append(f"| {one.name} | {one.files} | {files} | {one.lines:,} | {goal} |")
    return "\n".join(lines)


def closet_table(found: Sequence[Closet]) -> str:
    """Each closet with its importer and lines."""
    lines = ["", "| closet | its importer | lines |", "|---|---|---:|"]
    lines += [f"| {one.module} | {one.importer} | {one.lines} |" for one in found]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
