"""What a module has that can be changed by itself, and its source with one such change.

A change of a number: in the value that is assigned to a name, at the top of a module or of a class,
each number (also in a tuple, a table, ``Decimal("…")`` or ``range(…)``) is halved, doubled,
and made a quarter less and more. Whole numbers change by whole steps, by one at least, and stay
whole; of a 0 there is only a 1, and nothing of a field's, where a count begins. The second number
of a value is called ``NAME[1]``.

A rule that is switched off, one of:

- a function or method that gives what can be nothing, as its annotation says (``bool``, ``int``,
  ``float``, ``str``, ``X | None``, a collection, an iterator): it gives that at once. Left out are
  abstract ones and those whose names begin with two underscores
- an entry of a table of functions or expressions: a tuple, list or dict of two or more names of
  functions, lambdas or ``re.compile(…)`` anywhere in a module. It is taken out; it is called
  ``TABLE[entry]``, or after the function the table stands in
- a named expression, ``NAME = re.compile(…)``: it matches nothing
- a named set or table of words, at the top of a module: it is empty

Left out are texts (prompts, labels), and what is computed from other names.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache, partial
from pathlib import Path

from benchmarks.goldenbooks import SOURCES

SIZES = ("double", "half", "+25 %", "-25 %")
"""The changes of a number; where the first of two shows nothing, the smaller one is not tried."""
OFF = "off"
_NEVER = "(?!)"
"""An expression that matches nothing."""
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change of a module. ``uses`` are the names whose users the change can reach, or the
    function it is in with "()" behind it."""

    module: str
    name: str
    change: str
    line: int
    uses: str

    @property
    def key(self) -> str:
        """What it is about, whichever the change."""
        return f"{self.module.removeprefix('foxreader.')}:{self.name}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can be changed, and how the tree is changed that it stands in."""

    name: str
    line: int
    uses: str
    changes: Mapping[str, Callable[[], None]]


def path_of(module: str) -> Path:
    """The file of a module of the program."""
    path = SOURCES.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def modules_in(folder: str) -> list[str]:
    """The modules below a folder of the program such as ``answer/checks``."""
    found = sorted((SOURCES / folder).rglob("*.py"))
    parts = (path.relative_to(SOURCES.parent).with_suffix("").parts for path in found)
    return [".".join(one).removesuffix(".__init__") for one in parts]


def mutations_of(module: str) -> list[Mutation]:
    """All changes of a module, in the order of its lines."""
    return [
        Mutation(module, spot.name, change, spot.line, spot.uses)
        for spot in spots(_parsed(module))
        for change in spot.changes
    ]


def changed(mutation: Mutation) -> ast.Module:
    """The tree of the module with the change. Raises ``KeyError`` if it is not there."""
    tree = _parsed(mutation.module)
    for spot in spots(tree):
        if (spot.name, spot.line) == (mutation.name, mutation.line):
            spot.changes[mutation.change]()
            return ast.fix_missing_locations(tree)
    raise KeyError(mutation.name)


@cache
def _known(module: str) -> ast.Module:
    """The tree of a module, to be read only."""
    return _parsed(module)


def _parsed(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def spots(tree: ast.Module) -> list[Spot]:
    callables = {node.name for node in tree.body if isinstance(node, _FUNCTIONS)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            callables |= {alias.asname or alias.name for alias in node.names if _lower(alias.name)}
    found = [
        *(spot for name, value in _assigned(tree.body) for spot in _numbers(name, value)),
        *(spot for name, value in _assigned(tree.body) for spot in _emptied(name, value)),
        *_fields(tree), *_functions(tree), *_tables(tree, callables),
    ]  # fmt: skip
    return sorted(found, key=lambda spot: spot.line)


def _lower(name: str) -> bool:
    return name == name.lower()


def _assigned(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names that are assigned, each with its value."""
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value = node.target, node.value
        else:
            continue
        pairs = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(target.elts, value.elts, strict=True))
        yield from ((one.id, of) for one, of in pairs if isinstance(one, ast.Name))


# Numbers


def _fields(tree: ast.Module) -> Iterator[Spot]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for name, value in _assigned(node.body):
                if ast.unparse(value) != "0":
                    yield from _numbers(f"{node.name}.{name}", value)


def _numbers(name: str, value: ast.expr) -> Iterator[Spot]:
    for at, (node, number) in enumerate(_literals(value)):
        sizes = {size: made for size, made in _resized(number).items() if made != number}
        changes = {size: partial(setattr, node, "value", made) for size, made in sizes.items()}
        label = name if not at else f"{name}[{at}]"
        yield Spot(label, node.lineno, name.rpartition(".")[2], changes)


def _literals(value: ast.expr | None) -> Iterator[tuple[ast.Constant, int | float | Decimal]]:
    """The numbers that a value is made of, each with where it stands."""
    inner: Sequence[ast.expr | None] = ()
    if isinstance(value, ast.Constant) and type(value.value) in (int, float):
        yield value, value.value  # type: ignore[misc]
    elif isinstance(value, ast.Tuple | ast.List | ast.Set):
        inner = value.elts
    elif isinstance(value, ast.Dict):
        inner = value.values
    elif isinstance(value, ast.UnaryOp):
        inner = [value.operand]
    elif isinstance(value, ast.BinOp):
        inner = [value.left, value.right]
    elif isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        inner = value.args
    elif isinstance(value, ast.Call) and ast.unparse(value.func) == "Decimal":
        (text,) = value.args
        if isinstance(text, ast.Constant):
            yield text, Decimal(str(text.value))
    for one in inner:
        yield from _literals(one)


def _resized(number: int | float | Decimal) -> dict[str, object]:
    """The number in other sizes; a decimal as the text it is written as."""
    if isinstance(number, Decimal):
        factors = zip(SIZES, map(Decimal, ("2", "0.5", "1.25", "0.75")), strict=True)
        return {size: str(number * factor) for size, factor in factors}
    if isinstance(number, float):
        return {size: number * by for size, by in zip(SIZES, (2, 0.5, 1.25, 0.75), strict=True)}
    if number == 0:
        return {"double": 1}
    step = max(1, round(number / 4))
    made: dict[str, object] = {"double": number * 2, "half": number // 2}
    # Of a small number a quarter is as much as the half: then the step is tried alone.
    more = {"+25 %": number + step, "-25 %": number - step}
    return made | {size: new for size, new in more.items() if new not in made.values()}


# Rules


def _functions(tree: ast.Module) -> Iterator[Spot]:
    for node in tree.body:
        inside = [node] if isinstance(node, _FUNCTIONS) else []
        prefix = ""
        if isinstance(node, ast.ClassDef):
            prefix = f"{node.name}."
            inside = [one for one in node.body if isinstance(one, _FUNCTIONS)]
        for function in inside:
            nothing = _nothing(function)
            if nothing is not None and not function.name.startswith("__") and not _bare(function):
                name = f"{prefix}{function.name}"
                off = partial(setattr, function, "body", ast.parse(nothing).body)
                yield Spot(name, function.lineno, f"{name}()", {OFF: off})


def _bare(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function has no body of its own, as in a protocol."""
    body = function.body
    said = (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) for one in body)
    return all(said)


_EMPTY = {
    "bool": "return False", "int": "return 0", "float": "return 0.0", "str": 'return ""',
    "frozenset": "return frozenset()", "set": "return set()", "list": "return []",
    "dict": "return {}", "Mapping": "return {}",
    "Sequence": "return ()", "Collection": "return ()",
    "Iterator": "return\nyield", "Iterable": "return\nyield", "Generator": "return\nyield",
}  # fmt: skip
"""What a function does in place of its own work, by the kind of what it gives."""


def _nothing(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
    """The body of the function when it is off; None if there is no such thing."""
    told = ast.unparse(function.returns) if function.returns is not None else ""
    if told.endswith("| None"):
        return "return None"
    if told.startswith("tuple[") and told.endswith(", ...]"):
        return "return ()"
    kind = told.partition("[")[0]
    return _EMPTY.get(kind)


def _tables(tree: ast.Module, callables: set[str]) -> Iterator[Spot]:
    for owner, uses, root in _owned(tree):
        for node in ast.walk(root):
            entries: Sequence[ast.expr | None] = ()
            if isinstance(node, ast.Tuple | ast.List | ast.Set) and isinstance(
                getattr(node, "ctx", ast.Load()), ast.Load
            ):
                entries = node.elts
            elif isinstance(node, ast.Dict):
                entries = node.values
            if len(entries) > 1 and all(_is_rule(one, callables) for one in entries):
                yield from _entries(node, entries, owner, uses)


def _owned(tree: ast.Module) -> Iterator[tuple[str, str, ast.AST]]:
    """The parts of a module in which a table may stand, by the names of theirs."""
    for name, value in _assigned(tree.body):
        yield name, name, value
    for node in tree.body:
        if isinstance(node, _FUNCTIONS):
            yield node.name, f"{node.name}()", ast.Module(node.body, [])
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, _FUNCTIONS):
                    name = f"{node.name}.{one.name}"
                    yield name, f"{name}()", ast.Module(one.body, [])


def _is_rule(node: ast.expr | None, callables: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in callables
    return isinstance(node, ast.Lambda) or (node is not None and _is_expression(node))


def _is_expression(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile"


def _entries(
    node: ast.AST, entries: Sequence[ast.expr | None], owner: str, uses: str
) -> Iterator[Spot]:
    for at, one in enumerate(entries):
        assert one is not None
        label = str(at)
        if isinstance(node, ast.Dict) and isinstance(node.keys[at], ast.Constant):
            label = str(ast.literal_eval(node.keys[at] or ast.Constant("")))
        elif isinstance(one, ast.Name):
            label = one.id
        off = {OFF: partial(_taken_out, node, at)}
        yield Spot(f"{owner}[{label}]", one.lineno, uses, off)


def _taken_out(node: ast.AST, at: int) -> None:
    if isinstance(node, ast.Dict):
        del node.keys[at], node.values[at]
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        del node.elts[at]


def _emptied(name: str, value: ast.expr) -> Iterator[Spot]:
    off: Callable[[], None] | None = None
    called = ast.unparse(value.func) if isinstance(value, ast.Call) else ""
    if _is_expression(value):
        off = partial(setattr, value, "args", [ast.Constant(_NEVER)])
    elif called == "frozenset":
        off = partial(setattr, value, "args", [])
    elif called == "str.maketrans":
        off = partial(setattr, value, "args", [ast.Dict([], [])])
    elif isinstance(value, ast.Tuple | ast.List | ast.Set) and _are_words(value.elts):
        off = partial(setattr, value, "elts", [])
    elif isinstance(value, ast.Dict) and _are_words(value.keys) and not [*_literals(value)]:
        off = partial(_emptied_table, value)
    if off is not None:
        yield Spot(name, value.lineno, name, {OFF: off})


def _emptied_table(table: ast.Dict) -> None:
    table.keys, table.values = [], []


def _are_words(nodes: Sequence[ast.expr | None]) -> bool:
    words = [isinstance(one, ast.Constant) and isinstance(one.value, str) for one in nodes]
    return bool(words) and all(words)


# Who is reached


_OUTSIDE = (["ui"], ["cli"], ["app"])
ANY = "*"
"""Any function of a module."""


def reached_by(mutation: Mutation) -> set[tuple[str, str]]:
    """The functions, as (module, name), through which a change can be seen; :data:`ANY` for all."""
    if mutation.uses.endswith("()"):
        return {(mutation.module, mutation.uses.removesuffix("()"))}
    found: set[tuple[str, str]] = set()
    modules = [mutation.module]
    if not mutation.uses.startswith("_"):
        word = re.compile(rf"\b{mutation.uses}\b")
        modules += [m for m, text in _texts().items() if m != mutation.module and word.search(text)]
    for module in modules:
        found |= _users(module, mutation.uses, set())
    return found


def _users(module: str, name: str, known: set[str]) -> set[tuple[str, str]]:
    """The functions of a module that use ``name``, or a name that is made of it."""
    if name in known:
        return set()
    known.add(name)
    found: set[tuple[str, str]] = set()
    for node in _known(module).body:
        if isinstance(node, _FUNCTIONS):
            found |= {(module, node.name)} if _mentions(node, name) else set()
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if _mentions(one, name):
                    function = f"{node.name}.{one.name}" if isinstance(one, _FUNCTIONS) else ANY
                    found.add((module, function))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if _mentions(node.value, name):
                for made, _ in _assigned([node]):
                    found |= _users(module, made, known)
        elif not isinstance(node, ast.Import | ast.ImportFrom) and _mentions(node, name):
            found.add((module, ANY))
    return found


def _mentions(node: ast.AST, name: str) -> bool:
    return any(
        (isinstance(one, ast.Name) and one.id == name)
        or (isinstance(one, ast.Attribute) and one.attr == name)
        for one in ast.walk(node)
    )


@cache
def _texts() -> Mapping[str, str]:
    """All modules of the program without its window and its commands, which no case comes to."""
    found = (module for module in modules_in("") if module.split(".")[1:2] not in _OUTSIDE)
    return {module: path_of(module).read_text(encoding="utf-8") for module in found}
