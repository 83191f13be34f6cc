"""What operating systems do differently is called in ``foxreader.system`` alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import foxreader
from nonempty import some

SOURCES = Path(foxreader.__file__).parent
MODULES = {"fcntl", "msvcrt", "resource", "signal", "subprocess", "winreg", "_winapi"}
OF_OS = {
    "abort", "chmod", "fork", "fsync", "getpriority", "kill", "link", "nice", "open", "pipe",
    "remove", "rename", "replace", "setpriority", "startfile", "symlink", "unlink", "waitpid",
}  # fmt: skip
OF_PATHS = {"unlink", "hardlink_to", "symlink_to", "as_uri"}
WITH_A_PATH = {"rename", "replace"}
"""Of a path they have one argument; a text's ``replace`` has two, a record's has names."""
OF_OTHERS = {"rmtree", "mkstemp"}
ALLOWED = {
    # Types of a process that was started there.
    "formats/apart.py": {"import subprocess"},
    "formats/called_apart.py": {"import subprocess"},
    "formats/ocr.py": {"import subprocess"},
    "formats/reading_process.py": {"import subprocess"},
    "program/dictionaries.py": {"import subprocess"},
    "llm/local_server.py": {"import subprocess"},
    "retrieval/find_pattern.py": {"import subprocess"},
    # What is replaced in an index, and the name of a conversation, are no files.
    "index/stages.py": {"index.named.replace"},
    "ui/chat/chat_controller.py": {"self._controller.questions.rename"},
}


def calls(tree: ast.AST) -> Iterator[str]:
    """What of such calls a module has."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (f"import {one.name}" for one in node.names if one.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES | {"os"}:
            yield f"import {node.module}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called, of = node.func.attr, ast.unparse(node.func.value)
            alone = len(node.args) == 1 and not node.keywords
            if (
                (of == "os" and called in OF_OS)
                or called in OF_PATHS | OF_OTHERS
                or (called in WITH_A_PATH and alone)
            ):
                yield ast.unparse(node.func)


def test_only_its_own_folder_calls_the_system() -> None:
    found = {}
    for path in some(sorted(SOURCES.rglob("*.py"))):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith("system/") and (
            own := set(calls(ast.parse(path.read_text("utf-8"))))
        ):
            found[name] = own
    assert found == ALLOWED


def test_the_rule_sees_each_kind() -> None:
    source = (
        "import signal\nfrom os import fsync\nos.open(name, flags)\npath.replace(to)\n"
        "beside.rename(to)\npath.unlink()\nshutil.rmtree(folder)\n"
    )
    assert len(list(calls(ast.parse(source)))) == 7
    assert not list(calls(ast.parse("text.replace('a', 'b')\nday.replace(day=1)\nos.getpid()")))
