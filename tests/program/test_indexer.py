"""The index of a long book, made in a process of its own."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import StorageError
from foxreader.index.storage.derived import STAGES
from foxreader.program import indexes
from foxreader.program.books import OpenBook
from foxreader.program.indexes import LONG, build_apart
from foxreader.program.program import Program
from foxreader.system.processes import child_command

SENTENCE = "The keeper of the lamp numbered {0} wrote to the harbour master of Marn. "


@pytest.fixture
def program() -> Program:
    return Program()


@pytest.fixture
def book(program: Program, tmp_path: Path) -> OpenBook:
    path = tmp_path / "long.txt"
    text = "\n\n".join(SENTENCE.format(n) * 6 for n in range(LONG // len(SENTENCE) // 6 + 20))
    path.write_text(text, encoding="utf-8")
    return program.books.open(path)


def rows(path: Path) -> dict[str, list]:
    """What an index holds, but for what tells when and by whom it was made."""
    with closing(sqlite3.connect(path)) as database:
        names = [row[0] for row in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]  # fmt: skip
        return {name: list(database.execute(f"SELECT * FROM [{name}]")) for name in names}


def test_it_is_the_index_that_is_made_in_place(program: Program, book: OpenBook) -> None:
    stages = {state.stage for state in build_apart(book.book.sha256, book.path)}
    assert {"text", "extras", "shelf"} <= stages
    file = program.profile.index_file(book.book)
    apart = rows(file)
    file.unlink()
    with closing(program.indexes.open(book.book)) as index:
        for _ in program.indexes.build(index, book.path):
            pass
    assert rows(file) == apart
    assert sum(map(len, apart.values())) > 100


def test_a_long_book_is_indexed_apart_and_a_built_one_is_not_again(
    program: Program, book: OpenBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(program.indexes.open(book.book)) as index:
        assert list(program.indexes.build_in_background(index, book.path))
    monkeypatch.setattr(indexes, "child_command", lambda module: ["no such program"])
    with closing(program.indexes.open(book.book)) as index:
        assert index.searchable
        assert all(map(index.extras.has, STAGES))
        assert list(program.indexes.build_in_background(index, book.path)) == []


def test_stopped_it_ends_at_once_and_goes_on_later(program: Program, book: OpenBook) -> None:
    cancel = Cancel()
    building = build_apart(book.book.sha256, book.path, cancel)
    assert next(building)
    cancel.set()
    with pytest.raises(Cancelled):
        for _ in building:
            pass
    for _ in build_apart(book.book.sha256, book.path):
        pass
    with closing(program.indexes.open(book.book)) as index:
        assert all(map(index.extras.has, STAGES))


def test_a_book_whose_text_is_gone_is_a_sentence() -> None:
    with pytest.raises(StorageError, match="open the book again") as caught:
        list(build_apart("0" * 64, Path("gone.txt")))
    assert caught.value.code == "text_gone"


@pytest.mark.logs_error("the indexing process ended with 1")
def test_a_process_that_dies_is_a_sentence(book: OpenBook, monkeypatch: pytest.MonkeyPatch) -> None:
    fails = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(indexes, "child_command", lambda module: fails)
    with pytest.raises(StorageError, match="open the book again to go on"):
        list(build_apart(book.book.sha256, book.path))
    monkeypatch.setattr(indexes, "child_command", lambda module: ["no such program"])
    with pytest.raises(StorageError, match="could not start"):
        list(build_apart(book.book.sha256, book.path))


def test_it_ends_with_the_window(program: Program, book: OpenBook) -> None:
    """Who holds the other end of its input is gone: so is the process, whatever it was doing."""
    child = subprocess.Popen(
        [*child_command(indexes.INDEX_PROCESS), book.book.sha256, str(book.path)],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    assert child.stdin is not None
    child.stdin.close()
    assert child.wait(60) == 0
    with closing(program.indexes.open(book.book)) as index:
        assert not all(map(index.extras.has, STAGES))
