"""An indexed book can be asked where nothing can be written, and that is said in a sentence."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from commandline import fox
from endpoint import Endpoint
from foxreader.core.errors import StorageError
from foxreader.core.message import Provider
from foxreader.core.span import Span
from foxreader.library.settings import Settings
from foxreader.program.program import Program

TEXT = "The captain looks at the sea. The boat is far away.\n\n" * 40
QUESTION = "Who looks at the sea?"


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "b.txt"
    path.write_text(TEXT, "utf-8")
    assert fox("ask", path, QUESTION).returncode == 0
    return path


@contextlib.contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow, as on a full disk."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("asked", [(), ("--all",)])
def test_a_full_disk(book: Path, own_home: Path, asked: tuple[str, ...]) -> None:
    before = {path: path.read_bytes() for path in own_home.rglob("*.sqlite")}
    with full_disk():
        done = fox("ask", *(asked or (book,)), QUESTION)
    assert done.returncode == 0, done.stderr
    assert "looks at the sea" in done.stdout
    assert done.stderr.count("\n") == 1 and "nothing new is kept" in done.stderr
    assert before and {path: path.read_bytes() for path in before} == before
    assert fox("ask", book, QUESTION).stderr == ""


def test_a_limit_is_kept_though_nothing_is_written(book: Path) -> None:
    program = Program()
    opened = program.books.open(book)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, book)
    program.profile.shelf.keep_place(opened.book, Span(0, 60, 60))
    program.profile.shelf.limit(opened.book.sha256, True)
    del program
    with full_disk():
        done = fox("ask", book, QUESTION)
    assert "% of “b” is used" in done.stderr and "nothing new is kept" in done.stderr


def test_a_model_is_asked_unless_its_limit_cannot_be_counted(book: Path) -> None:
    with Endpoint() as endpoint:
        profile = Program().profile
        settings = Settings((Provider("t", endpoint.base_url, "m"),), "t")
        profile.save(settings)
        with full_disk():
            done = fox("ask", book, QUESTION)
        assert done.returncode == 0 and endpoint.chats, done.stderr
        assert done.stderr.count("nothing new is kept") == 1


def test_what_is_written_fails_in_a_sentence(book: Path) -> None:
    with full_disk():
        program = Program()
        assert program.profile.read_only
        with pytest.raises(StorageError, match="nothing new is kept"):
            program.profile.corrections.add("q", "t")


def can_mount() -> bool:
    tool = shutil.which("unshare")
    return tool is not None and not subprocess.run([tool, "-m", "true"], check=False).returncode


@pytest.mark.thorough
@pytest.mark.skipif(not can_mount(), reason="file systems cannot be mounted here")
@pytest.mark.parametrize(
    "mounted",
    [
        'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && ! touch "$0/x"',
        'cp -a "$0" "$0.kept" && mount -t tmpfs -o size=3m none "$0" && cp -a "$0.kept/." "$0"'
        ' && ! dd if=/dev/zero of="$0/fill" bs=4k',
    ],
    ids=["read-only", "full"],
)
def test_a_file_system_that_takes_nothing(book: Path, own_home: Path, mounted: str) -> None:
    script = f'({mounted}) 2>/dev/null || exit 9; shift; exec "$@"'
    command = [sys.executable, "-m", "foxreader", "ask", str(book), QUESTION]
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", script, str(own_home), "-", *command],
        capture_output=True, text=True, check=False, env={**os.environ},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "looks at the sea" in done.stdout
    assert done.stderr.count("\n") == 1 and "nothing new is kept" in done.stderr
