"""Devices that exchange by a folder end equal, lose nothing, and believe no file."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import tempfile
import tracemalloc
import zipfile
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.annotation import Anchor, highlight
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.merging import Logs
from foxreader.library.paths import Home
from foxreader.library.sync_files import (
    LARGEST,
    Sealer,
    contents,
    packed,
    read_logs,
    unwrapped,
    wrapped,
)
from foxreader.program.forgetting import forget
from foxreader.program.program import Program
from foxreader.program.sync import Sync
from histories import BOOKS, Device, History, book_of, lived

SEA, LAMP = BOOKS
OLD = Path(__file__).parents[1] / "data" / "profile-of-1.0.zip"


@examples(25)
@given(st.integers(min_value=0, max_value=2**32))
def test_whatever_comes_when_all_end_equal_and_nothing_is_lost(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        history = lived(Path(folder), seed)
        assert history.lost() == set()


def two(root: Path, passphrase: str = "") -> tuple[Device, Device]:
    one, other = History(root, random.Random(0), 2, passphrase).devices
    return one, other


def carry(one: Device, other: Device) -> None:
    """What each has written of its own is everywhere."""
    for source, target in ((one, other), (other, one)):
        own = device_folder(source)
        if own.is_dir():
            shutil.copytree(own, target.copy / own.name, dirs_exist_ok=True)


def exchange(one: Device, other: Device) -> None:
    for _ in range(2):
        one.sync.run()
        other.sync.run()
        carry(one, other)


def noted(one: Device, text: str, book: str = SEA) -> str:
    note = highlight(Anchor(book, Span(0, 1, 9), "words"), note=text)
    one.profile.annotations.add(note)
    return note.id


def test_a_note_both_changed_is_kept_twice_and_told(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    id_ = noted(one, "first")
    exchange(one, other)
    for device, text in ((one, "of one"), (other, "of the other")):
        note = device.profile.annotations.get(id_)
        assert note is not None
        device.profile.annotations.change(replace(note, note=text))
    one.sync.run()
    carry(one, other)
    report = other.sync.run()
    assert [(found.field, found.shown, found.other) for found in report.conflicts] == [
        ("note", "of the other", "of one")
    ]
    exchange(one, other)
    assert one.state() == other.state()
    assert sorted(note.note for note in one.notes()) == ["of one", "of the other"]


def test_room_is_made_for_what_a_file_has_and_not_for_the_most_it_may(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    exchange(one, other)
    noted(one, "a note")
    one.sync.run()
    carry(one, other)
    tracemalloc.start()
    try:
        other.sync.run()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [note.note for note in other.notes()] == ["a note"]
    assert most < LARGEST / 2


def test_a_place_is_gone_on_from_and_what_is_read_grows(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    shelf = one.profile.shelf
    shelf.keep_place(book_of(SEA), Span(0, 700, 700))
    shelf.keep_read(SEA, Span(0, 700, 700))
    other.profile.shelf.keep_read(SEA, Span(0, 20, 20))
    exchange(one, other)
    for device in (one, other):
        assert device.profile.shelf.place(book_of(SEA)) == Span(0, 700, 700)
        assert device.profile.shelf.read_to(book_of(SEA)) == Span(0, 700, 700)
    for at in range(50):
        shelf.keep_place(book_of(SEA), Span(0, at, at))
    shelf.keep_read(SEA, Span(0, 5, 5), lower=True)
    exchange(one, other)
    assert other.profile.shelf.place(book_of(SEA)) == Span(0, 49, 49)
    assert other.profile.shelf.read_to(book_of(SEA)) == Span(0, 5, 5)
    with one.profile.database.work() as work:
        query = "SELECT count(*) FROM shelf_change WHERE field = 'place'"
        assert work.execute(query).fetchone() == (1,)  # of each device and book the last


def test_the_place_waits_for_a_book_that_comes_later(tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    one.profile.shelf.keep_place(book_of(SEA), Span(0, 300, 300))
    one.sync.run()
    late = Program(Home(tmp_path / "late"))
    late.sync.use(one.copy)
    assert late.sync.run().devices == 1  # read in a confined process
    assert late.profile.catalog.count() == 0
    assert late.profile.shelf.opened(book_of(SEA), Path("/b.epub")) == Span(0, 300, 300)


def test_texts_of_another_version_wait(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    with one.profile.database.work() as work:
        work.execute("UPDATE text_version SET version = 1")  # an older program, or not yet opened
    one.profile.conversations.add(SEA, "talk", "answer")
    one.profile.shelf.keep_place(book_of(SEA), Span(0, 300, 300))
    noted(one, "a note has its words and need not wait")
    exchange(one, other)
    assert other.profile.conversations.of(SEA) == []
    assert other.profile.shelf.place(book_of(SEA)) == Span(0, 0, 0)
    assert len(other.notes()) == 1
    one.profile.shelf.opened(book_of(SEA), Path("/b.epub"))
    exchange(one, other)
    assert one.state() == other.state() and other.profile.conversations.of(SEA)


def test_a_book_forgotten_here_does_not_come_back(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    noted(one, "secret")
    one.profile.conversations.add(SEA, "talk", "secret answer")
    exchange(one, other)
    forget(one.profile.database, SEA)
    exchange(one, other)
    assert one.notes() == [] and len(other.notes()) == 1
    own = [path for path in one.copy.rglob("*.log") if path.stem.startswith("notes")]
    texts = b"".join(zlib.decompress(unwrapped(path.read_bytes(), None)) for path in own
                     if device_folder(one) in path.parents)  # fmt: skip
    assert b"secret" not in texts
    noted(one, "new")
    exchange(one, other)
    assert {note.note for note in other.notes()} == {"secret", "new"}


def device_folder(one: Device) -> Path:
    with one.profile.database.work() as work:
        (id_,) = work.execute("SELECT id FROM annotation_device").fetchone()
    return one.copy / f"foxreader-{id_}"


def test_no_path_and_no_text_of_a_book_is_in_the_folder(tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    noted(one, "mine")
    one.profile.records.correct(SEA, {"title": "My Sea"})
    one.profile.shelf.keep_place(book_of(SEA), Span(0, 5, 5))
    one.profile.conversations.add(SEA, "talk", "answer")
    one.sync.run()
    files = list(one.copy.rglob("*.log"))
    texts = b"".join(zlib.decompress(unwrapped(path.read_bytes(), None)) for path in files)
    assert b"My Sea" in texts and b"mine" in texts and b"answer" in texts
    assert b"/books/" not in texts and b"xxxx" not in texts and b"Book a" not in texts


def test_nothing_is_written_where_nothing_is_new(tmp_path: Path) -> None:
    one, other = two(tmp_path)
    noted(one, "a")
    exchange(one, other)
    before = {path: path.stat().st_mtime_ns for path in one.copy.rglob("*")}
    assert not one.sync.run().news
    assert {path: path.stat().st_mtime_ns for path in one.copy.rglob("*")} == before
    shutil.rmtree(device_folder(one))
    one.sync.run()
    assert list(device_folder(one).glob("notes-*.log"))


def test_two_copies_of_one_profile_lose_nothing(tmp_path: Path) -> None:
    """A profile that was copied to a second computer has the same id there."""
    one = Device(tmp_path / "one")
    noted(one, "before")
    shutil.copytree(tmp_path / "one" / "profile", tmp_path / "twin")
    twin = Program(Home(tmp_path / "twin"))
    sync = Sync(twin.profile, read_logs)
    noted(one, "of one")
    one.sync.run()
    twin.profile.annotations.add(highlight(Anchor(SEA, Span(0, 1, 9), "w"), note="of twin"))
    for _ in range(2):
        sync.run()
        one.sync.run()
    for notes in (one.notes(), twin.profile.annotations.all()):
        assert {note.note for note in notes} == {"before", "of one", "of twin"}


# With a passphrase


def test_with_a_passphrase_nothing_can_be_read_or_put_in(tmp_path: Path) -> None:
    one, other = two(tmp_path, "oak tide")
    noted(one, "a secret note")
    exchange(one, other)
    assert [note.note for note in other.notes()] == ["a secret note"]
    written = b"".join(path.read_bytes() for path in one.copy.rglob("*.log"))
    assert b"secret" not in written and SEA.encode() not in written
    stranger = Device(tmp_path / "stranger")
    noted(stranger, "put in by somebody")
    stranger.sync.run()
    carry(stranger, other)
    left = other.sync.run().left
    assert [one.code for one in left] == ["sync_not_opened"]  # type: ignore[attr-defined]
    assert len(other.notes()) == 1
    report = stranger.sync.run()
    assert [one.code for one in report.left] == ["sync_sealed"]  # type: ignore[attr-defined]
    stranger.sync.use(stranger.copy, "oak tide")
    stranger.sync.run()
    assert len(stranger.notes()) == 2


def test_without_the_passphrase_nothing_is_written(tmp_path: Path) -> None:
    one = Device(tmp_path / "one", "oak")
    one.profile.secrets.set_passphrase(str(one.copy), "")
    with pytest.raises(UsageError, match="passphrase"):
        one.sync.run()
    assert list(one.copy.iterdir()) == []


def test_a_file_opens_with_its_passphrase_alone() -> None:
    sealed = wrapped(b"words", Sealer("Straße é", "ab"))
    assert unwrapped(sealed, Sealer("Straße é", "cd")) == b"words"
    changed = sealed[:-1] + bytes([sealed[-1] ^ 1])
    for data, sealer in ((sealed, Sealer("other", "ab")), (changed, Sealer("Straße é", "ab")),
                         (sealed, None), (wrapped(b"words", None), Sealer("x", "ab"))):  # fmt: skip
        with pytest.raises(ValueError):
            unwrapped(data, sealer)


# What others have written is hostile


def line(kind: str, *values: object) -> bytes:
    return json.dumps([kind, *values]).encode()


AT = "2026-11-27T12:00:00.000000Z"
BAD = (
    b"no file of ours",
    b"foxreader sync 1 plain\n",
    b"foxreader sync 9 plain\nx",
    wrapped(b"no zlib", None),
    wrapped(packed(b"[1"), None),
    wrapped(packed(b"0"), None),
    wrapped(packed(line("note", "i", 5)), None),
    wrapped(packed(b"[" * 100_000), None),
    wrapped(packed(line("change", "i", SEA, "title", "d", "never", 1, '"x"')), None),
    wrapped(packed(line("change", "\ud800", SEA, "title", "d", AT, 1, '"x"')), None),
    wrapped(packed(line("change", "i", SEA, "title", "d", AT, 2**80, '"x"')), None),
    wrapped(packed(line("turn", SEA, "talk", "no time", "", "d", AT, "x")), None),
    wrapped(packed(line("version", SEA, -1)), None),
)


@pytest.mark.parametrize("data", BAD, ids=range(len(BAD)))
def test_what_is_no_file_of_ours_does_nothing(data: bytes, tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    noted(one, "mine")
    before = one.state()
    place = one.copy / "foxreader-bad"
    place.mkdir()
    (place / "notes-0.log").write_bytes(data)
    assert not one.sync.run().news
    assert one.state() == before


def test_a_bomb_and_links_are_left(tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    place = one.copy / "foxreader-bad"
    place.mkdir()
    bomb = zlib.compress(b"\n" * 200_000_000)
    (place / "notes-0.log").write_bytes(wrapped(bomb, None))
    (place / "notes-1.log").symlink_to(tmp_path / "one" / "profile" / "library.sqlite")
    program = Program(Home(tmp_path / "one" / "profile"))
    left = program.sync.run().left  # in a confined process
    assert [found.code for found in left] == ["sync_damaged"]  # type: ignore[attr-defined]


def test_an_odd_position_is_no_place(tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    place = one.copy / "foxreader-bad"
    place.mkdir()
    values = ("[0, 5]", '["0", 1, 0.5, false]', "[0, -1, 0.5, false]", "[0, 1, 7.5, false]", "{}")
    lines = [line("change", f"i{n}", SEA, "place", "d", AT, n, v) for n, v in enumerate(values)]
    lines.append(line("version", SEA, one.profile.extractor.version))
    (place / "shelf-0.log").write_bytes(wrapped(packed(b"\n".join(lines)), None))
    one.sync.run()
    assert one.profile.shelf.place(book_of(SEA)) == Span(0, 0, 0)


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    one = Device(tmp_path / "one")
    shutil.rmtree(one.copy)
    with pytest.raises(UsageError, match="not there"):
        one.sync.run()
    assert not one.copy.exists()
    with pytest.raises(UsageError, match="No folder"):
        Program(Home(tmp_path / "none")).sync.run()


def test_no_logs_make_no_files() -> None:
    assert contents(Logs(), {}) == {}


# What was there before there were logs


def test_a_profile_of_1_0_exchanges_all_it_has(tmp_path: Path) -> None:
    with zipfile.ZipFile(OLD) as packed_profile:
        packed_profile.extractall(tmp_path / "old")
    folder = tmp_path / "shared"
    folder.mkdir()
    old = Program(Home(tmp_path / "old" / "home"))
    with closing(sqlite3.connect(old.profile.home.library_file)) as work:
        places = work.execute(
            "SELECT sha256, file, offset FROM book WHERE placed_at != '' ORDER BY sha256"
        ).fetchall()
        named = work.execute("SELECT name FROM conversation WHERE name != ''").fetchall()
    assert places and named
    with old.profile.database.work() as work:  # each was opened once, which moves its places
        work.executemany(
            "INSERT OR REPLACE INTO text_version VALUES (?, ?)",
            [(sha256, old.profile.extractor.version) for sha256, *_ in places],
        )
    new = Program(Home(tmp_path / "new"))
    for program in (old, new):
        program.profile.secrets._why_not = ""
        program.sync.use(folder)
        program.sync.run()
    assert len(new.profile.annotations.all()) == len(old.profile.annotations.all()) > 3
    for sha256, file, offset in places:
        new.profile.shelf.opened(book_of(sha256), Path("/b.epub"))
        assert all(new.profile.conversations.turns(sha256, one.id)
                   == old.profile.conversations.turns(sha256, one.id)
                   for one in old.profile.conversations.of(sha256))  # fmt: skip
        with new.profile.database.work() as work:
            row = work.execute("SELECT file, offset FROM book WHERE sha256 = ?", (sha256,))
            assert row.fetchone() == (file, offset)
    names = {one.name for sha256, *_ in places for one in new.profile.conversations.of(sha256)}
    assert {name for (name,) in named} <= names


def test_a_second_opening_of_an_old_profile_adds_nothing(tmp_path: Path) -> None:
    with zipfile.ZipFile(OLD) as packed_profile:
        packed_profile.extractall(tmp_path)
    path = tmp_path / "home" / "library.sqlite"
    counts = []
    for _ in range(2):
        with Database(path).work() as work:
            counts.append(work.execute("SELECT count(*) FROM shelf_change").fetchone())
    assert counts[0] == counts[1]


def test_a_folder_that_a_backup_brings_is_off_until_it_is_agreed_to(tmp_path: Path) -> None:
    other = Device(tmp_path / "other")
    other.program.library.back_up(tmp_path / "all.zip")
    own = Program(Home(tmp_path / "own"))
    held = own.library.restore(tmp_path / "all.zip").held
    assert [one.name for one in held] == ["sync_folder"]
    assert str(other.copy) in str(held[0].words)
    with pytest.raises(UsageError, match="No folder"):
        own.sync.run()
    own.library.accept(*held)
    assert own.sync.folder == other.copy
