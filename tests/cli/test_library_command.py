"""The library on the command line: the keys of the contract, the exit codes."""

from __future__ import annotations

import json
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from commandline import fox
from librarymaker import library_epub

KEYS = [
    "sha256", "title", "authors", "series", "tags", "language", "format", "path", "progress",
    "added", "opened", "missing", "rating", "published", "isbn",
]  # fmt: skip


@pytest.fixture
def folder(own_home: Path, tmp_path: Path) -> Path:
    meta = '<meta name="calibre:series" content="Shore"/><dc:subject>Sea</dc:subject>'
    library_epub(tmp_path / "books" / "a.epub", "The Sea", "Ann Lowe", meta=meta)
    library_epub(tmp_path / "books" / "in" / "b.epub", "Élan", "Bo", words="Other.")
    (tmp_path / "books" / "bad.epub").write_bytes(b"PK\3\4 nothing")
    return tmp_path / "books"


def value_of(*arguments: object) -> Any:
    made = fox("library", *arguments, "--json")
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


def test_books_are_found_by_fields_sorted_and_put_together(folder: Path) -> None:
    library_epub(folder / "c.epub", "The Sea", "Ann Lowe", words="Another printing.")
    value_of("add", folder)
    found = value_of("find", "author:lowe -tag:sea")["books"]
    assert [Path(book["path"]).name for book in found] == ["c.epub"]
    assert fox("library", "find", "tag:sea author:bo").returncode == 3
    sizes = [
        Path(book["path"]).stat().st_size for book in value_of("list", "--sort", "size")["books"]
    ]
    assert sizes == sorted(sizes) != sizes[::-1]
    backwards = value_of("list", "--sort", "title", "--reverse")["books"]
    assert [book["title"] for book in backwards] == ["The Sea", "The Sea", "Élan"]
    (twins,) = value_of("duplicates")["books"]
    assert sorted(Path(book["path"]).name for book in twins) == ["a.epub", "c.epub"]
    assert fox("library", "duplicates").stdout.count("The Sea") == 2
    keep, other = (book["sha256"] for book in twins)
    assert fox("library", "join", keep, keep).returncode == 2
    made = fox("library", "join", keep, other)
    assert made.returncode == 0 and "stands for all of them" in made.stdout
    assert [book["sha256"] for book in value_of("find", "title:sea")["books"]] == [keep]
    assert value_of("duplicates") == {"books": []}
    assert "No book" in fox("library", "duplicates").stdout


def test_the_contract(folder: Path) -> None:
    added = value_of("add", folder)
    assert list(added) == ["added", "known", "refused"]
    assert (added["added"], added["known"]) == (2, 0)
    (refused,) = added["refused"]
    assert refused["path"] == str(folder / "bad.epub") and refused["why"].endswith(".")
    assert (value_of("add", folder / "a.epub", folder)["known"]) == 3
    listed = value_of("list")
    assert list(listed) == ["books"]
    elan, sea = listed["books"]
    assert list(sea) == KEYS
    assert (sea["title"], sea["authors"], sea["series"]) == ("The Sea", ["Ann Lowe"], "Shore")
    assert (sea["tags"], sea["language"], sea["format"]) == (["Sea"], "en", "EPUB")
    assert (sea["path"], sea["progress"], sea["opened"]) == (str(folder / "a.epub"), 0, None)
    assert datetime.fromisoformat(sea["added"]).tzinfo is not None and sea["missing"] is False
    assert value_of("find", "ELAN")["books"] == [elan]
    assert value_of("find", "sea shore lowe")["books"] == [sea]
    nothing = fox("library", "find", "nothing of it", "--json")
    assert (nothing.returncode, json.loads(nothing.stdout)) == (3, {"books": []})
    (folder / "a.epub").unlink()
    assert [book["missing"] for book in value_of("list")["books"]] == [False, True]
    removed = fox("library", "remove", sea["sha256"])
    assert removed.returncode == 0 and "The Sea" in removed.stdout
    assert value_of("list")["books"] == [elan]


def test_what_people_read(folder: Path) -> None:
    assert "library add" in fox("library", "list").stdout
    made = fox("library", "add", folder)
    assert "2 added, 0 already there, 1 not taken." in made.stdout and "bad.epub" in made.stdout
    assert "The Sea  Ann Lowe  Shore  EPUB" in fox("library", "list").stdout
    assert "“zzz”" in fox("library", "find", "zzz").stdout
    library_epub(folder.parent / "c.epub", "the sea", "Lowe, Ann", words="A third.")
    assert "another file" in fox("library", "add", folder.parent / "c.epub").stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("add",), ("add", "/there/is/no/such.epub"), ("find", " "), ("remove", "0" * 64),
        ("remove", "x"), ("remove",), (), ("lst",), ("list", "--jsn"),
    ],
)  # fmt: skip
def test_mistakes_are_one_sentence(own_home: Path, arguments: tuple[str, ...]) -> None:
    made = fox("library", *arguments)
    assert made.returncode == 2 and made.stdout == ""
    assert made.stderr.startswith("foxreader: ") and made.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="names of any bytes are Linux's")
def test_a_file_may_have_any_name(folder: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(folder) + b"/\xff\xfe odd.epub"))
    (folder / "a.epub").rename(odd)
    assert value_of("add", folder)["added"] == 2
    assert not any(book["missing"] for book in value_of("list")["books"])


@pytest.mark.thorough
def test_a_backup_is_restored_and_merged(folder: Path, own_home: Path, tmp_path: Path) -> None:
    value_of("add", folder)
    before = value_of("list")["books"]
    backup = tmp_path / "mine.zip"
    assert fox("library", "backup", backup).returncode == 0
    there = {"FOXREADER_HOME": str(tmp_path / "elsewhere")}
    made = fox("library", "restore", backup, **there)
    assert made.returncode == 0 and "2 books" in made.stdout
    again = json.loads(fox("library", "list", "--json", **there).stdout)["books"]
    assert again == before
    assert fox("library", "remove", before[0]["sha256"], **there).returncode == 0
    assert fox("library", "backup", backup, **there).returncode == 0
    made = fox("library", "restore", backup, "--merge")
    assert made.returncode == 0 and "New: 0 books" in made.stdout
    assert value_of("list")["books"] == before[1:]
    for arguments in (("restore", folder / "a.epub"), ("restore", "/no/file"),
                      ("backup", folder / "a.epub"), ("restore",)):  # fmt: skip
        made = fox("library", *arguments)
        assert made.returncode == 2 and made.stderr.count("\n") == 1, arguments


def test_indexes_are_made_by_command_and_what_was_not_searched_is_one_line(
    own_home: Path, tmp_path: Path
) -> None:
    for title in ("The Sea", "The Hill", "The Fog"):
        library_epub(tmp_path / "books" / f"{title}.epub", title, "Ann Lowe",
                     words=f"The zeppelin came over {title}.")  # fmt: skip
    fox("library", "add", tmp_path / "books")
    made = fox("library", "index")
    assert (made.returncode, made.stdout) == (0, "0 of 3 books on the shelf have a search index.\n")
    nothing = fox("search", "--all", "zeppelin")
    assert nothing.returncode == 3
    assert "3 books have no index yet" in nothing.stdout and "Fog" not in nothing.stdout
    (fog,) = json.loads(fox("library", "find", "fog", "--json").stdout)["books"]
    one = fox("library", "index", fog["sha256"][:12])
    assert one.stdout.splitlines() == [
        "Indexed: The Fog", "1 of 3 books on the shelf have a search index.",
    ]  # fmt: skip
    (tmp_path / "books" / "The Hill.epub").write_bytes(b"no book")
    told = json.loads(fox("library", "index", "--all", "--json").stdout)
    assert (told["books"], told["waiting"], len(told["made"])) == (3, 1, 1)
    assert len(told["failed"]) == 1 and told["failed"][0]["why"]
    found = fox("search", "--all", "zeppelin")
    assert found.returncode == 0 and "1 book has no index yet" in found.stdout
    assert fox("library", "index", fog["sha256"], "--all").returncode == 2


def test_nothing_found_is_an_exit_code(own_home: Path, tmp_path: Path) -> None:
    path = library_epub(tmp_path / "sea.epub", "The Sea", "Ann Lowe")
    fox("library", "add", path)
    assert fox("library", "find", "sea").returncode == 0
    assert fox("library", "find", "zebra").returncode == 3
    assert fox("library", "find", "zebra", "--json").returncode == 3
    for command in ("find", "search"):
        assert fox(command, path, "zebra").returncode == 3
        assert fox(command, path, "zebra", "--json").returncode == 3
        assert fox(command, path, "calm").returncode == 0
