"""The log of annotations: nothing is lost, and two logs are one."""

from __future__ import annotations

import itertools
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.annotation import COLORS, Anchor, Annotation, bookmark, highlight
from foxreader.core.errors import StorageError
from foxreader.core.span import Span
from foxreader.library.annotations import Annotations, packed, unpacked
from foxreader.library.database import Backups, Database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.program.forgetting import forget, forget_in_copies

BOOK, OTHER, THIRD = "ab" * 32, "cd" * 32, "ef" * 32


def made(start: int = 0, book: str = BOOK, note: str = "") -> Annotation:
    return highlight(
        Anchor(book, Span(0, start, start + 5), "words", "before ", " after"), note=note
    )


@pytest.fixture
def kept(tmp_path: Path) -> Annotations:
    return Annotations(Database(tmp_path / "library.sqlite"))


def test_annotations_come_back_as_they_were_in_order_of_place(kept: Annotations) -> None:
    later, first, other = made(9, note="“Why”?\ud800\n"), made(3), made(1, OTHER)
    mark = replace(bookmark(Anchor(BOOK, Span(0, 5, 5), "", "a", "b"), title="Here"))
    kept.add(later, first)
    kept.add(mark)
    kept.add(other)
    assert kept.of(BOOK) == (first, mark, later)
    assert kept.all() == (first, mark, later, other)
    assert kept.get(mark.id) == mark and kept.get("no") is None
    assert kept.counts() == {BOOK: 3, OTHER: 1}


def test_one_is_changed_deleted_and_restored(kept: Annotations) -> None:
    one, two = made(1), made(2)
    kept.add(one, two)
    changed = kept.change(replace(one, note="mine", color="blue"))
    assert changed.changed >= one.changed and kept.of(BOOK) == (changed, two)
    assert kept.remove(one.id) == 1
    assert kept.remove(one.id, "none") == 0
    assert kept.of(BOOK) == (two,)
    assert kept.restore(one.id) == changed == kept.restore(one.id)
    assert kept.of(BOOK) == (changed, two)
    assert kept.restore("none") is None
    assert len(kept.entries()) == 5  # all that was done is in the log, and nothing more


def test_a_clock_that_goes_back_loses_nothing(tmp_path: Path) -> None:
    times = iter(datetime(2026, 1, day, tzinfo=UTC) for day in range(28, 0, -1))
    kept = Annotations(Database(tmp_path / "library.sqlite"), lambda: next(times))
    one = made()
    kept.add(one)
    for note in "abc":
        changed = kept.change(replace(one, note=note))
        assert kept.of(BOOK) == (changed,) and changed.note == note
    kept.remove(one.id)
    assert kept.of(BOOK) == ()
    stamps = [entry.at for entry in sorted(kept.entries(), key=lambda entry: entry.number)]
    assert stamps == sorted(stamps) and len(set(stamps)) == len(stamps)


def test_what_is_done_now_wins_over_a_device_whose_clock_is_ahead(tmp_path: Path) -> None:
    ahead = Annotations(
        Database(tmp_path / "ahead.sqlite"), lambda: datetime.now(UTC) + timedelta(days=900)
    )
    here = Annotations(Database(tmp_path / "here.sqlite"))
    one = made()
    ahead.add(one)
    here.merge(ahead.entries())
    changed = here.change(replace(one, note="mine"))
    ahead.merge(here.entries())
    assert ahead.of(BOOK) == here.of(BOOK) == (changed,)


ACTS = st.lists(
    st.tuples(
        st.integers(0, 2), st.integers(0, 4),
        st.sampled_from(["add", "note", "color", "remove", "restore"]), st.integers(0, 50),
    ),
    max_size=25,
)  # fmt: skip


@pytest.mark.thorough
@given(ACTS, st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), max_size=6))
@examples(25)
def test_logs_merge_to_the_same_in_any_order(
    tmp_path_factory: pytest.TempPathFactory,
    acts: list[tuple[int, int, str, int]],
    between: list[tuple[int, int]],
) -> None:
    """Three devices with clocks that jump; some logs are merged on the way."""
    folder = tmp_path_factory.mktemp("logs")
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    logs = [Annotations(Database(folder / f"{n}.sqlite"), lambda: clock[0]) for n in range(3)]
    own = [replace(made(number), id=f"annotation{number}") for number in range(5)]
    for step, (device, number, what, minute) in enumerate(acts):
        clock[0] = datetime(2026, 1, 1, 0, minute, tzinfo=UTC)
        log, one = logs[device], own[number]
        if what == "remove":
            log.remove(one.id)
        elif what == "restore":
            log.restore(one.id)
        elif what == "add":
            log.add(one)
        else:
            color = COLORS[step % 5] if what == "color" else one.color
            after = log.change(replace(one, note=str(step), color=color))
            assert log.get(one.id) == after
        if step < len(between):
            logs[between[step][0]].merge(logs[between[step][1]].entries())
    given_to = [Annotations(Database(folder / f"to{n}.sqlite")) for n in range(6)]
    for one, order in zip(given_to, itertools.permutations(logs), strict=True):
        for log in order:
            one.merge(log.entries())
            assert one.merge(log.entries()) == 0  # a second time adds nothing
    assert len({tuple(one.entries()) for one in given_to}) == 1
    assert len({one.all() for one in given_to}) == 1
    whole = {entry.id for log in logs for entry in log.entries()}
    assert {entry.id for entry in given_to[0].entries()} == whole


def test_entries_that_are_none_are_left_out(kept: Annotations, tmp_path: Path) -> None:
    other = Annotations(Database(tmp_path / "other.sqlite"))
    other.add(made())
    (entry,) = other.entries()
    wrong = [
        replace(entry, at="yesterday"), replace(entry, record="{}"), replace(entry, id=""),
        replace(entry, annotation="another"), replace(entry, sha256=OTHER),
        replace(entry, number=2**70), replace(entry, record="[" * 99999),
    ]  # fmt: skip
    assert kept.merge(wrong) == 0
    assert kept.merge([entry]) == 1


@pytest.mark.parametrize("key", ["quote", "span", "color", "kind", "book", "title"])
def test_a_record_with_something_else_in_it_is_refused(key: str) -> None:
    record = packed(made())
    assert packed(unpacked(record)) == record
    for wrong in ("7", "[1.5, 2, 3]", "[3, 2, 1]", "{}", "true", '["a", 1, 2]'):
        value = {"quote": '"words"', "span": "[0, 0, 5]", "color": '"rose"', "title": '""',
                 "kind": '"highlight"', "book": f'"{BOOK}"'}[key]  # fmt: skip
        damaged = record.replace(f'"{key}": {value}', f'"{key}": {wrong}')
        assert damaged != record
        with pytest.raises(ValueError, match=r"."):
            unpacked(damaged)


def test_a_record_of_a_newer_version_is_left_out_and_kept(tmp_path: Path) -> None:
    database = Database(tmp_path / "library.sqlite")
    kept = Annotations(database)
    one, newer, damaged = made(1), made(2), made(3)
    kept.add(one, newer, damaged)
    with database.work() as work:
        work.execute(
            "UPDATE annotation_entry SET record = replace(record, '\"rose\"', '\"orange\"')"
            " WHERE annotation = ?", (newer.id,),
        )  # fmt: skip
    assert kept.of(BOOK) == (one, damaged)
    with database.work() as work:
        work.execute("UPDATE annotation_entry SET record = '{' WHERE annotation = ?", (damaged.id,))
    assert kept.all() == (one,)
    assert kept.restore(newer.id) is None
    assert len(kept.entries()) == 3


def test_a_file_that_replaced_another_has_its_annotations(kept: Annotations) -> None:
    old, older, own = made(1), made(2, THIRD), made(3, OTHER)
    kept.add(old, older, own)
    kept.follow(BOOK, THIRD)
    kept.follow(OTHER, BOOK)
    kept.follow(OTHER, BOOK)
    assert kept.of(OTHER) == (old, older, own)
    assert kept.of(BOOK) == (old, older)
    assert kept.of(THIRD) == (older,)
    kept.follow(THIRD, OTHER)  # the first file came back
    assert kept.of(THIRD) == (old, older, own)
    moved = kept.change(replace(old, anchor=replace(old.anchor, book=OTHER)))
    assert moved in kept.of(OTHER) and kept.counts()[OTHER] == 2


def test_a_forgotten_book_takes_its_annotations_and_the_log_of_them(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "library.sqlite", tmp_path / "backups")
    database = Database(tmp_path / "library.sqlite", backups)
    kept = Annotations(database)
    gone, before, stays = made(1, note="secret"), made(1, THIRD, "secret"), made(1, OTHER)
    kept.add(gone, before, stays)
    kept.change(replace(gone, note="secret too"))
    kept.remove(gone.id)
    kept.follow(BOOK, THIRD)
    backups.make()
    forget(database, BOOK)
    forget_in_copies([path for _, path in backups.all()], BOOK)
    assert kept.of(BOOK) == kept.of(THIRD) == () and kept.all() == (stays,)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(files) >= 2
    for path in files:
        assert b"secret" not in path.read_bytes() and BOOK.encode() not in path.read_bytes()


def test_a_library_of_before_gets_the_log_and_keeps_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with closing(sqlite3.connect(path)) as old:
        for statements in MIGRATIONS[:6]:
            old.executescript(statements)
        old.execute("INSERT INTO text_version VALUES (?, 3)", (BOOK,))
        old.execute("PRAGMA user_version = 6")
        old.commit()
    database = Database(path)
    Annotations(database).add(made())
    assert len(Annotations(Database(path)).of(BOOK)) == 1
    with database.work() as work:
        assert work.execute("SELECT version FROM text_version").fetchall() == [(3,)]


def test_where_nothing_can_be_written_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    one = made()
    Annotations(Database(path)).add(one)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    database = Database(path)
    database.read_only = True
    kept = Annotations(database)
    assert kept.of(BOOK) == (one,)
    for act in (lambda: kept.add(made(2)), lambda: kept.change(one), lambda: kept.remove(one.id)):
        with pytest.raises(StorageError):
            act()
