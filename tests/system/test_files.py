"""A file that was written apart gets its name whole, and takes none that another file has."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Timer

import pytest

from foxreader.system.files import finish, finish_new, put


def written(folder: Path) -> Path:
    path = folder / ".unfinished"
    path.write_text("new")
    return path


def test_another_file_of_that_name_is_replaced(tmp_path: Path) -> None:
    to = tmp_path / "book.db"
    to.write_text("old")
    finish(written(tmp_path), to)
    assert to.read_text() == "new" and not (tmp_path / ".unfinished").exists()


def test_a_new_file_takes_no_name_that_is_taken(tmp_path: Path) -> None:
    to = tmp_path / "book.epub"
    finish_new(written(tmp_path), to)
    to.write_text("old")
    unfinished = tmp_path / ".other"
    unfinished.write_text("newer")
    with pytest.raises(FileExistsError):
        finish_new(unfinished, to)
    assert to.read_text() == "old"


def test_what_cannot_be_replaced_is_left(tmp_path: Path) -> None:
    (tmp_path / "book" / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="book"):
        put(written(tmp_path), tmp_path / "book")
    assert (tmp_path / "book" / "inside").is_dir()


@pytest.mark.skipif(sys.platform != "win32", reason="other systems replace a file that is open")
def test_a_file_that_another_program_looks_at_is_waited_for(tmp_path: Path) -> None:
    to = tmp_path / "settings.toml"
    to.write_text("old")
    held = to.open("rb")
    release = Timer(0.3, held.close)
    release.start()
    finish(written(tmp_path), to)
    release.join()
    assert to.read_text() == "new"
