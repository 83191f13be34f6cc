"""Below the window and the command line each sentence of an error is a notice, made rightly."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import foxreader
from foxreader.core import errors
from foxreader.core.notice import templates
from foxreader.language.tags import english_name

SOURCE = Path(foxreader.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
TEMPLATES = templates()


@cache
def trees() -> dict[Path, ast.Module]:
    """All modules of the program, read by whoever runs these tests and not while others collect."""
    return {path: ast.parse(path.read_text("utf-8")) for path in FILES}


def lower() -> dict[Path, ast.Module]:
    """Those below the window and the command line."""
    return {
        path: tree
        for path, tree in trees().items()
        if path.relative_to(SOURCE).parts[0] not in ("cli", "ui")
    }


def name_of(node: ast.AST) -> str:
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def error_classes() -> frozenset[str]:
    """``FoxError`` and all classes derived from it, wherever they are."""
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"FoxError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def is_notice(node: ast.AST, tree: ast.AST) -> bool:
    """Whether ``node`` is a notice, or a name that the module gives to nothing else."""
    if isinstance(node, ast.Call):
        return name_of(node) == "Notice"
    if isinstance(node, ast.IfExp):
        return is_notice(node.body, tree) and is_notice(node.orelse, tree)
    if not isinstance(node, ast.Name):
        return False
    given = [
        assigned.value
        for assigned in ast.walk(tree)
        if isinstance(assigned, ast.Assign)
        and any(name_of(target) == node.id for target in assigned.targets)
    ]
    return bool(given) and all(is_notice(value, tree) for value in given)


def made(tree: ast.AST) -> Iterator[ast.Call]:
    """Each error for a reader that ``tree`` makes; ``type(error)(…)`` may be one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (
            name_of(node) in error_classes()
            or (isinstance(node.func, ast.Call) and name_of(node.func) == "type")
        ):
            yield node


def wrong(tree: ast.AST) -> list[int]:
    """The lines of the errors whose sentence is not a notice."""
    return [
        call.lineno
        for call in made(tree)
        if len(call.args) != 1 or call.keywords or not is_notice(call.args[0], tree)
    ]


def test_each_error_below_the_window_says_a_notice() -> None:
    known = {name for name, found in vars(errors).items() if isinstance(found, type)}
    assert error_classes() & known >= {"OpenError", "DamagedBook", "KeyRefused", "LimitReached"}
    assert sum(len(list(made(tree))) for tree in lower().values()) >= 130
    assert {str(path): wrong(tree) for path, tree in lower().items() if wrong(tree)} == {}


@pytest.mark.parametrize(
    "sentence",
    [
        '"It is broken."', 'f"{name} is broken."', '"It {0}".format(name)', '"It " + name',
        "NAME", "str(error)", 'Notice("a") + "b"', 'Notice("a") if name else "b"', "",
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["DamagedBook", "errors.UsageError", "type(error)"])
def test_the_search_finds_an_error_without_a_notice(kind: str, sentence: str) -> None:
    tree = ast.parse(f'NAME = f"{{name}}"\nraise {kind}({sentence})\n')
    assert wrong(tree) == [2]
    assert wrong(ast.parse(f'SAID = Notice("a")\nraise {kind}(SAID)\n')) == []


def places(code: str) -> set[str]:
    """The arguments that a notice of ``code`` is made with."""
    template = TEMPLATES[code]
    forms = (template,) if isinstance(template, str) else template
    names = {n for form in forms for _, n, _, _ in string.Formatter().parse(form) if n}
    return names if isinstance(template, str) else names | {"count"}


def codes(node: ast.AST) -> list[str]:
    """The codes that are written out in the first argument of a notice."""
    if isinstance(node, ast.IfExp):
        return codes(node.body) + codes(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_each_notice_is_made_with_the_arguments_of_its_text() -> None:
    checked = 0
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or name_of(node) != "Notice":
                continue
            given = {keyword.arg for keyword in node.keywords}
            if None in given:  # a dictionary of them
                continue
            for code in codes(node.args[0]):
                assert code in TEMPLATES, (path, node.lineno)
                assert given == places(code), (path, node.lineno, code)
                checked += 1
    assert checked >= 180


def test_each_text_is_used() -> None:
    written = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    spoken = {code for code in TEMPLATES if code.startswith("language_")}  # by language_words
    assert len(TEMPLATES) > 200
    assert set(TEMPLATES) - written - spoken == set()
    assert {code: english_name(code.removeprefix("language_")) for code in spoken} == {
        code: TEMPLATES[code] for code in spoken
    }


def bound(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Each name that is an error for a reader, caught or given, and where it is one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(name_of(kind) in error_classes() for kind in kinds):
                yield node.name, node
        elif isinstance(node, ast.FunctionDef):
            for given in node.args.args:
                if given.annotation is not None and name_of(given.annotation) in error_classes():
                    yield given.arg, node


def flattened(tree: ast.AST) -> Iterator[int]:
    """The lines where the sentence of an error is made a plain text, without its code."""
    for name, where in bound(tree):
        for node in ast.walk(where):
            texts: list[ast.expr] = []
            if isinstance(node, ast.Call) and name_of(node) == "str":
                texts = node.args
            elif isinstance(node, ast.FormattedValue):
                texts = [node.value]
            if any(name_of(text) == name for text in texts):
                yield where.lineno


def test_an_error_that_is_passed_on_keeps_its_code() -> None:
    packs = SOURCE / "core" / "errors.py"  # beside code and arguments
    here = [
        path for path in trees() if path.relative_to(SOURCE).parts[0] != "cli" and path != packs
    ]
    assert sum(len(list(bound(trees()[path]))) for path in here) >= 30
    assert {
        str(path): list(flattened(trees()[path])) for path in here if [*flattened(trees()[path])]
    } == {}
    assert len(list(flattened(trees()[packs]))) == 1
