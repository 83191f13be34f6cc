"""A backup of everything the reader made: restored elsewhere, merged, damaged, interrupted."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from foxreader.core.about import About
from foxreader.core.annotation import Anchor, Annotation, highlight
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.cancel import Cancelled
from foxreader.core.errors import FoxError, StorageError, UsageError
from foxreader.core.span import Span
from foxreader.library import restoring
from foxreader.library.annotations import Annotations
from foxreader.library.backup import clear_left, unpacked, write_backup
from foxreader.library.catalog import Catalog, View
from foxreader.library.conversations import Conversations
from foxreader.library.database import Database
from foxreader.library.kept_per_book import Corrections
from foxreader.library.paths import Home
from foxreader.library.records import NewBook, Records
from foxreader.library.restoring import merge_in, read_here, restore, write_pending
from foxreader.library.settings import Settings
from foxreader.library.shelf import Shelf

SEA, LAMP, FOX = "a" * 64, "b" * 64, "c" * 64
ROOT = Path(__file__).parents[2]


class Computer:
    """One profile with a clock of its own: each act is a second later."""

    def __init__(self, folder: Path, start: int = 0) -> None:
        self.home = Home(folder)
        self.now = start
        self.database = Database(self.home.library_file)
        self.records = Records(self.database, self._clock)
        self.notes = Annotations(self.database, self._clock)
        self.catalog, self.shelf = Catalog(self.database), Shelf(self.database)
        self.turns, self.corrections = Conversations(self.database), Corrections(self.database)

    def _clock(self) -> datetime:
        self.now += 1
        return datetime.fromtimestamp(1_800_000_000 + self.now, UTC)

    def backup(self, name: str = "all.zip") -> Path:
        path = self.home.root.parent / f"{self.home.root.name}-{name}"
        write_backup(self.home, path)
        return path

    def state(self) -> dict[str, object]:
        """All that the reader made, without ids that differ by computer."""
        order = self.catalog.order(View())
        return {
            "books": [replace(one, added="", missing=False) for one in self.catalog.books(order)],
            "notes": sorted((one.id, one.note, one.color or "") for one in self.notes.all()),
            "turns": sorted(record for sha in (SEA, LAMP, FOX) for one in self.turns.of(sha)
                            for record in self.turns.turns(sha, one.id)),
            "corrections": sorted(one.text for one in self.corrections.all()),
            "collections": self.records.collections(),
            "limits": self.shelf.limits(),
        }  # fmt: skip


def new(sha256: str, title: str) -> NewBook:
    return NewBook(sha256, Path(f"/books/{sha256[:2]}.epub"), "EPUB", About(title, ("Ann",)))


def book_of(sha256: str, title: str) -> Book:
    return Book(sha256, "EPUB", Metadata(title, ("Ann",)), (BookFile("a", "x" * 1000),))


def note(id_: str, text: str, book: str = SEA) -> Annotation:
    return replace(highlight(Anchor(book, Span(0, 1, 9), "words"), note=text), id=id_)


@pytest.fixture
def first(tmp_path: Path) -> Computer:
    made = Computer(tmp_path / "first")
    made.records.add([new(SEA, "The Sea"), new(LAMP, "The Lamp")])
    made.shelf.opened(book_of(SEA, "The Sea"), Path("/books/aa.epub"))
    made.shelf.keep_place(book_of(SEA, "The Sea"), Span(0, 300, 300))
    made.shelf.limit(SEA, True)
    made.notes.add(note("n1", "mine"), note("n2", "other"))
    made.turns.add(SEA, "talk", "answer one")
    made.corrections.add("Who?", "Ann", sha256=SEA)
    shore = made.records.collect("Shore")
    made.records.put_in(shore.id, [SEA])
    made.records.correct(LAMP, {"title": "My Lamp"})
    with made.database.work() as work:
        work.execute("INSERT INTO passages_language (code) VALUES ('en')")
    made.home.settings_file.write_text('# My note.\ntheme = "sepia"\n')
    return made


def test_everything_comes_back_on_another_computer(first: Computer, tmp_path: Path) -> None:
    backup = first.backup()
    with zipfile.ZipFile(backup) as packed:
        assert set(packed.namelist()) == {
            "foxreader-backup.json", "library.sqlite", "settings.toml",
        }  # fmt: skip
        assert json.loads(packed.read("foxreader-backup.json"))["format"] == 1
    second = Computer(tmp_path / "second")
    second.records.add([new(FOX, "What was here")])
    second.home.settings_file.write_text("font_size = 30\n")
    restore(second.home, second.database, backup)
    assert second.state() == first.state()
    assert second.home.settings_file.read_text().startswith("# My note.")
    # What was there is beside it, and what the two write from now on can be told apart.
    aside = second.home.root / "library.before-restore-1"
    with closing(sqlite3.connect(aside)) as before:
        assert before.execute("SELECT title FROM book").fetchall() == [("What was here",)]
    assert "30" in (second.home.root / "settings.toml.before-restore").read_text()
    for one in (first, second):
        one.notes.add(note(f"from {one.home.root.name}", "x"))
    devices = {entry.device for entry in (*first.notes.entries(), *second.notes.entries())}
    assert len(devices) == 2
    for _ in range(5):
        restore(second.home, second.database, backup)
    assert len(list(second.home.root.glob("library.before-restore-*"))) == 3


def test_no_key_and_no_text_of_a_book_is_in_it(first: Computer) -> None:
    with zipfile.ZipFile(first.backup()) as packed:
        packed.extract("library.sqlite", first.home.root.parent)
    with closing(sqlite3.connect(first.home.root.parent / "library.sqlite")) as work:
        names = {name for (name,) in work.execute("SELECT name FROM sqlite_master")}
    assert "book" in names and not [name for name in names if name.startswith("passages")]


@pytest.fixture
def diverged(first: Computer, tmp_path: Path) -> tuple[Computer, Computer]:
    """Two computers that had the same, and then went on by themselves."""
    second = Computer(tmp_path / "second", start=500)
    restore(second.home, second.database, first.backup())
    # Only the first, only the second, and both.
    first.records.add([new(FOX, "The Fox")])
    first.notes.add(note("n3", "on the first", FOX))
    first.turns.add(SEA, "talk", "answer two")
    first.notes.change(note("n1", "changed on the first"))
    first.notes.remove("n2")
    first.records.correct(SEA, {"title": "Sea of the first", "tags": ["a"]})
    first.records.remove(LAMP)
    second.now = 600
    second.notes.add(note("n4", "on the second"))
    second.turns.add(SEA, "talk", "answer three")
    second.turns.add(LAMP, "other", "answer four")
    second.corrections.add("When?", "Then", sha256=SEA)
    second.notes.change(note("n1", "changed on the second"))
    second.notes.change(note("n2", "changed where it was not deleted"))
    second.records.correct(SEA, {"title": "Sea of the second"})
    second.records.put_in(second.records.collect("Harbour").id, [SEA, LAMP])
    second.shelf.keep_place(book_of(SEA, "The Sea"), Span(0, 700, 700))
    first.records.put_in(first.records.collect("Harbour").id, [FOX])
    return first, second


def test_two_profiles_that_diverged_become_one(diverged: tuple[Computer, Computer]) -> None:
    first, second = diverged
    one, two = first.backup(), second.backup()
    merged = merge_in(first.home, first.database, two)
    assert (merged.books, merged.turns, merged.corrections) == (0, 2, 1)
    assert {(found.field, found.other) for found in merged.conflicts} == {
        ("note", "changed on the first"), ("title", '"Sea of the first"'),
    }  # fmt: skip
    assert merge_in(second.home, second.database, one).books == 1
    assert first.state() == second.state()
    notes = [found.note for found in first.notes.all()]
    assert sorted(notes) == [
        "changed on the first", "changed on the second", "changed where it was not deleted",
        "on the first", "on the second",
    ]  # fmt: skip
    sea = first.catalog.get(SEA)
    assert sea is not None and (sea.title, sea.tags) == ("Sea of the second", ("a",))
    assert sea.progress == 0.7
    assert [found.title for found in first.catalog.page(View(removed=True), 0, 9)] == ["My Lamp"]
    counts = [(found.value, found.books) for found in first.catalog.counts("collection")]
    assert [name for name, _ in counts] == ["Harbour", "Shore"] and counts[0][1] == 2


def test_a_merge_again_brings_nothing(diverged: tuple[Computer, Computer]) -> None:
    first, second = diverged
    merge_in(first.home, first.database, second.backup())
    before = first.state()
    for _ in range(2):
        merged = merge_in(first.home, first.database, second.backup())
        assert (merged.books, merged.notes, merged.turns, merged.conflicts) == (0, 0, 0, [])
        merge_in(first.home, first.database, first.backup())
        assert first.state() == before
    merge_in(second.home, second.database, first.backup())
    assert second.state() == before


# What can go wrong


def remade(backup: Path, change: Callable[[dict[str, bytes]], object]) -> Path:
    """The backup with its members changed."""
    with zipfile.ZipFile(backup) as packed:
        members = {name: packed.read(name) for name in packed.namelist()}
    change(members)
    with zipfile.ZipFile(backup, "w") as packed:
        for name, data in members.items():
            packed.writestr(name, data)
    return backup


def manifest(members: dict[str, bytes], **values: object) -> None:
    old = json.loads(members["foxreader-backup.json"])
    members["foxreader-backup.json"] = json.dumps(old | values).encode()


def settings(members: dict[str, bytes], data: bytes) -> None:
    """Other settings, with their checksum."""
    members["settings.toml"] = data
    sums = json.loads(members["foxreader-backup.json"])["sha256"]
    manifest(members, sha256=sums | {"settings.toml": hashlib.sha256(data).hexdigest()})


def rows(members: dict[str, bytes], change: str) -> None:
    """Another library, with its checksum."""
    with closing(sqlite3.connect(":memory:")) as work:
        work.deserialize(members["library.sqlite"])
        work.execute(change)
        work.commit()
        data = members["library.sqlite"] = bytes(work.serialize())
    sums = json.loads(members["foxreader-backup.json"])["sha256"]
    manifest(members, sha256=sums | {"library.sqlite": hashlib.sha256(data).hexdigest()})


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("change", "kind", "words"),
    [
        (lambda m: m.pop("foxreader-backup.json"), UsageError, "no backup"),
        (lambda m: m.update({"foxreader-backup.json": b"[]"}), UsageError, "no backup"),
        (lambda m: manifest(m, format=2), StorageError, "newer"),
        (lambda m: m.pop("library.sqlite"), StorageError, "damaged"),
        (lambda m: m.update({"library.sqlite": b"x" * 5000}), StorageError, "damaged"),
        (lambda m: m.update({"settings.toml": b"theme = 3"}), StorageError, "damaged"),
        (lambda m: manifest(m, sha256=3), StorageError, "damaged"),
        (lambda m: settings(m, b"theme = [[["), StorageError, "damaged"),
        (lambda m: settings(m, b"\xff\xfe"), StorageError, "damaged"),
        (lambda m: settings(m, b"theme = 'dark'\n" + b"#" * 9_000_000), StorageError, "damaged"),
        (lambda m: rows(m, "UPDATE book SET title = x'00ff'"), StorageError, "damaged"),
        (lambda m: rows(m, "UPDATE book SET title = CAST(x'ff' AS TEXT)"), StorageError, "damaged"),
        (lambda m: rows(m, "UPDATE book SET offset = 'here'"), StorageError, "damaged"),
        (lambda m: rows(m, "ALTER TABLE turn RENAME answer TO reply"), StorageError, "damaged"),
    ],
)
@pytest.mark.parametrize("act", [restore, merge_in])
def test_a_damaged_backup_changes_nothing(
    first: Computer, change: Callable[[dict[str, bytes]], object], kind: type[FoxError],
    words: str, act: Callable[[Home, Database, Path], object],
) -> None:  # fmt: skip
    before = first.state()
    backup = remade(first.backup(), change)
    with pytest.raises(kind, match=words):
        act(first.home, first.database, backup)
    assert first.state() == before
    assert not list(first.home.root.glob(".backup-*"))


def test_a_library_that_would_act_is_refused(first: Computer, tmp_path: Path) -> None:
    """A trigger in the database of a backup runs nowhere."""
    other = Computer(tmp_path / "other")
    with other.database.work() as work:
        work.execute("CREATE TRIGGER t AFTER INSERT ON book BEGIN DELETE FROM turn; END")
    with pytest.raises(StorageError, match="damaged"):
        merge_in(first.home, first.database, other.backup())


def test_what_is_no_file_or_no_backup_is_one_sentence(first: Computer, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("mine")
    for path, words in ((tmp_path / "none", "no file"), (tmp_path, "backup"), (text, "backup")):
        with pytest.raises(UsageError, match=words):
            restore(first.home, first.database, path)
    with pytest.raises(UsageError, match=r"notes\.txt"):
        write_backup(first.home, text)
    with pytest.raises(StorageError, match="none"):
        write_backup(first.home, tmp_path / "none" / "all.zip")
    assert text.read_text() == "mine" and first.backup() == first.backup()


def test_settings_that_a_kill_left_waiting_are_written_at_the_next_start(first: Computer) -> None:
    with first.database.work() as work:
        work.execute("INSERT INTO pending_file VALUES ('settings.toml', ?)", (b'theme = "dark"\n',))
    assert write_pending(first.home, first.database)
    assert "dark" in first.home.settings_file.read_text()
    assert not write_pending(first.home, first.database)


KILLED = """
import itertools, sys
from pathlib import Path
from foxreader.library.backup import clear_left, unpacked, write_backup
from foxreader.library.database import Database
from foxreader.library.paths import Home
from foxreader.library.restoring import merge_in, restore, read_here
home, other = Home(Path(sys.argv[1])), Path(sys.argv[2])
database = Database(home.library_file)
print("ready", flush=True)
for number in itertools.count():
    write_backup(home, other.parent / "killed.zip")
    merge_in(home, database, other)
    if number % 3 == 0:
        restore(home, database, other.parent / "killed.zip")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
@pytest.mark.parametrize("kills", [4, pytest.param(100, marks=pytest.mark.slow)])
def test_killed_at_any_moment_nothing_is_lost_or_doubled(
    diverged: tuple[Computer, Computer], tmp_path: Path, kills: int
) -> None:
    first, second = diverged
    other = second.backup()
    before = first.state()
    draw = random.Random(16)
    for _ in range(kills):
        child = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(first.home.root), str(other)],
            stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )  # fmt: skip
        with child:
            assert child.stdout is not None
            child.stdout.readline()
            for _ in range(draw.randrange(3_000_000)):  # at another moment each time
                pass
            child.kill()
        database = Database(first.home.library_file)
        assert database.notices == ()
        now = Computer(first.home.root).state()
        killed = tmp_path / "killed.zip"
        if killed.exists():  # whole, or not there
            restore(
                Home(tmp_path / "tried"), Database(Home(tmp_path / "tried").library_file), killed
            )
        if now != before:
            merge_in(first.home, first.database, other)
            assert Computer(first.home.root).state() == now
    merge_in(first.home, first.database, other)
    merge_in(second.home, second.database, first.backup())
    assert first.state() == second.state()


def test_what_a_killed_backup_left_goes_with_the_next_and_one_at_work_stays(
    first: Computer,
) -> None:
    left = first.home.root / ".backup-killed"
    left.mkdir()
    (left / "library.sqlite").write_bytes(b"x")
    backup = first.backup()
    assert not left.exists()
    with unpacked(first.home, backup, read_here) as (library, _):
        clear_left(first.home)
        assert library.is_file()
    left.mkdir()
    clear_left(first.home)
    assert not left.exists()


def test_a_stopped_job_leaves_everything_as_it_was(
    diverged: tuple[Computer, Computer], tmp_path: Path
) -> None:
    first, second = diverged
    target, backup = tmp_path / "new.zip", second.backup("theirs.zip")

    def stop(done: int, total: int) -> None:
        assert 0 <= done <= total
        raise Cancelled

    with pytest.raises(Cancelled):
        write_backup(first.home, target, step=stop)
    assert not target.exists()
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith((".foxr", ".backup"))]
    before = first.state()
    for act in (restore, merge_in):
        for allowed in range(3 if act is restore else 2):
            checks = iter(range(allowed))

            def check(left=checks) -> None:
                if next(left, None) is None:
                    raise Cancelled

            with pytest.raises(Cancelled):
                act(first.home, first.database, backup, check)
            assert first.state() == before


def test_the_programs_own_search_by_meaning_needs_no_consent() -> None:
    """It sends nothing and uses no file that a backup brings."""
    here = Settings(semantic="off", semantic_folder="/mine")
    kept, held = restoring._held_back(Settings(semantic="own", semantic_folder="/theirs"), here)
    assert (kept.semantic, held) == ("own", ())
    kept, held = restoring._held_back(Settings(semantic="folder", semantic_folder="/theirs"), here)
    assert kept.semantic == "off" and [one.name for one in held] == ["semantic"]
