"""A book may have any name that the file system takes, also one whose bytes are no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from commandline import fox
from foxreader.program.program import Program
from nonempty import some

TEXT = "The captain looks at the sea. The boat is far away.\n\n" * 40
NAMES = (
    b"caf\xe9 \xff.txt",
    "\U0001f40b 船長.txt".encode(),
    b"a\nb\t'\"&<.txt",
    b"-x [f0-1-2].txt",
)


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_every_command_takes_it(tmp_path: Path, name: bytes) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    try:
        path.write_text(TEXT, "utf-8")
    except OSError:
        pytest.skip("this file system does not take such a name")
    for arguments in some(
        [
            ("info", path), ("text", path), ("search", path, "captain"),
            ("ask", path, "Who looks at the sea?"),
            ("ask", "--all", "Who looks at the sea?", "--json"), ("index", path, "--no-model"),
            ("corrections", "list", "--book", path), ("conversations", path),
        ]
    ):  # fmt: skip
        done = fox(*arguments)
        assert done.returncode == 0 and done.stderr == "", (arguments, done.stderr)
    missing = fox("info", path.with_name(f"{path.name}.gone"))
    assert missing.returncode == 2 and missing.stderr.count("There is no file") == 1
    program = Program()
    opened = program.books.open(path)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, path)
    (shelved,) = program.profile.shelf.recent()
    assert shelved.path == path and shelved.path.is_file()
    assert program.profile.shelf.names()[opened.book.sha256][1] == str(path)
