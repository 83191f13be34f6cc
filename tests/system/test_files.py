"""A file that was written apart gets its name whole, and takes none that another file has; names
and paths that every system takes."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from threading import Timer

import pytest

from foxreader.system.files import (
    _address,
    database_address,
    delete,
    extended,
    finish,
    finish_new,
    one_spelling,
    put,
    reachable,
    read_shared,
    usable_name,
    write_new,
)


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


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_shared(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"none\.epub"):
        read_shared(tmp_path / "none.epub")


# Names and paths


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The Sea: a Novel?", "The Sea a Novel"), ("a\\b/c|d", "a b c d"), ("NUL", "NUL_"),
        ("con.notes", "con_.notes"), ("COM¹", "COM¹_"), ("Console", "Console"), ("CON ", "CON_"),
        ("Aux .x", "Aux_.x"), ("ends in dots...", "ends in dots"), (" . ", "book"), ("", "book"),
        ("a\0\nb", "a b"), ("LPT10", "LPT10"),
    ],
)  # fmt: skip
def test_a_name_that_every_system_takes(text: str, name: str) -> None:
    assert usable_name(text, 120, "book") == name


@pytest.mark.skipif(sys.platform != "win32", reason="such names are Windows' devices")
@pytest.mark.parametrize("name", ["NUL.epub", "con", "a.", "b "])
def test_such_a_name_is_written_to_a_file_of_that_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / usable_name(name, 120, "book")
    write_new(path, b"text")
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    assert path.read_bytes() == b"text"


def test_a_name_is_cut_at_a_whole_character() -> None:
    assert usable_name("夢" * 100, 10, "book") == "夢夢夢"


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PurePosixPath("/home/a b/x?.db"), "file:///home/a%20b/x%3F.db"),
        (PureWindowsPath(r"C:\Users\é#\x.db"), "file:///C:/Users/%C3%A9%23/x.db"),
        (PureWindowsPath(r"\\nas\books\metadata.db"), "file:////nas/books/metadata.db"),
        (PureWindowsPath(r"\\?\C:\long\x.db"), "file:////%3F/C:/long/x.db"),
    ],
)  # fmt: skip
def test_the_address_of_a_database(path: PurePath, address: str) -> None:
    assert _address(path) == address


def test_a_database_is_opened_by_its_address(tmp_path: Path) -> None:
    folder = tmp_path / "a #100% & 夢"
    folder.mkdir()
    path = folder / "x.db"
    path.write_bytes(b"")
    for spelled in (path, Path(extended(str(path)))) if sys.platform == "win32" else (path,):
        with closing(sqlite3.connect(database_address(spelled, "mode=rw"), uri=True)) as made:
            made.execute("CREATE TABLE IF NOT EXISTS a (b)")
            made.commit()
    assert path.stat().st_size


def test_the_form_of_a_path_without_a_limit() -> None:
    assert extended("C:\\a") == "\\\\?\\C:\\a"
    assert extended("\\\\nas\\books") == "\\\\?\\UNC\\nas\\books"
    assert reachable(Path("a")) == Path("a")


@pytest.mark.skipif(sys.platform != "win32", reason="other systems have no such limit")
def test_a_path_of_over_260_characters_is_read_and_written(tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*["x" * 60] * 5)
    path = reachable(folder / "book.txt")
    assert len(str(path)) > 300
    reachable(folder).mkdir(parents=True)
    write_new(path, b"text")
    assert read_shared(path) == b"text" and path.is_file()
    delete(path)
    assert not path.exists()


@pytest.mark.skipif(sys.platform != "win32", reason="other systems have one spelling alone")
def test_two_spellings_are_one_path(tmp_path: Path) -> None:
    path = tmp_path / "Böoks" / "The Sea.epub"
    path.parent.mkdir()
    path.write_bytes(b"")
    spelled = one_spelling(path)
    assert spelled == path and spelled.parts[-2:] == ("Böoks", "The Sea.epub")
    for other in (str(path).upper(), str(path).lower(), path.as_posix().swapcase()):
        assert str(one_spelling(Path(other))) == str(spelled)
    assert str(one_spelling(Path("a/B"))) == str(Path("a/B"))
    gone = one_spelling(tmp_path / "BÖOKS" / "Gone.epub")
    assert gone.parts[-2:] == ("Böoks", "Gone.epub")
