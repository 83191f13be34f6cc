"""Puts a backup in the place of a profile, or merges it into one: all of it, or nothing."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from foxreader.core.errors import StorageError
from foxreader.core.message import Provider
from foxreader.core.notice import Notice, says
from foxreader.library import annotations as notes
from foxreader.library import reading_life, shelf_log
from foxreader.library.annotations import LogEntry
from foxreader.library.backup import BackupRead, read_backup, unpacked
from foxreader.library.database import Database, copy_database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.paths import Home
from foxreader.library.records import write_subjects
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.shelf_log import next_stamp
from foxreader.library.store_file import SUSPICIOUS, Step, columns_of, is_sound, migrate, tables
from foxreader.system.files import delete, write_private

_OWN = frozenset({"annotation_device", "pending_file"})
"""The tables that stay this computer's: two that wrote under one name could not be told apart."""
_KEPT = 3
"""How many copies of libraries that a backup replaced are kept."""
_WHAT = "the_backup"
_SETTINGS = "settings.toml"


def read_here(path: Path) -> BackupRead:
    """What a backup has, read in this process: one that was written here."""
    return read_backup(path, b"")


def restore(
    home: Home,
    database: Database,
    path: Path,
    check: Callable[[], None] = lambda: None,
    read: Callable[[Path], BackupRead] = read_here,
) -> tuple[Consent, ...]:
    """Put what the backup at ``path`` has in the place of what the profile has.

    What the library had is copied first, beside it. The settings follow in :func:`write_pending`,
    but for what they would send where the profile did not: that is given, for the reader to accept.
    Raises ``UsageError`` for what is no backup, ``StorageError`` where it is damaged or cannot be
    stored; then everything is as it was. What ``check`` raises on the way has the same effect.
    ``read`` reads the backup: in a confined process, where anybody may have made it.
    """
    with _opened(home, database, path, read) as (work, given):
        settings, held = _held_back(given.seen, SettingsFile(home.settings_file).load())
        given.save(settings)
        check()
        _set_aside(home, work)
        work.execute("BEGIN IMMEDIATE")
        for table in tables(work):
            check()
            if table not in _OWN:
                _replace(work, table)
        work.execute("DELETE FROM pending_file")
        # Also where the backup has none: those here may be of another backup.
        written = given.path.read_bytes()
        work.execute("INSERT INTO pending_file VALUES (?, ?)", (_SETTINGS, written))
    write_pending(home, database)
    return held


def merge_in(
    home: Home,
    database: Database,
    path: Path,
    check: Callable[[], None] = lambda: None,
    read: Callable[[Path], BackupRead] = read_here,
) -> Merged:
    """Merge what the backup at ``path`` has into the profile; raises as :func:`restore`. The
    settings stay this computer's."""
    with _opened(home, database, path, read) as (work, _):
        check()
        work.execute("BEGIN IMMEDIATE")
        merged = merge(work, "other")
        check()
    return merged


def write_pending(home: Home, database: Database) -> bool:
    """Write the settings of a backup that was restored, if they are not written yet: a kill can
    come between the two. Gives whether there were any."""
    with database.work() as work:
        rows = work.execute("SELECT name, data FROM pending_file").fetchall()
    for name, data in rows:
        if name == _SETTINGS:
            with suppress(FileNotFoundError):
                before = home.settings_file.read_bytes()
                write_private(home.settings_file.with_name(f"{_SETTINGS}.before-restore"), before)
            write_private(home.settings_file, data)
        with database.work() as work:
            work.execute("DELETE FROM pending_file WHERE name = ?", (name,))
    return bool(rows)


@contextlib.contextmanager
def _opened(
    home: Home, database: Database, path: Path, read: Callable[[Path], BackupRead]
) -> Iterator[tuple[sqlite3.Connection, SettingsFile]]:
    """The library with that of a backup beside it, brought up to date, as ``other``; and the
    settings of the backup."""
    with unpacked(home, path, read) as (library, data):
        settings = _check(library, data, path)
        with database.work() as work:
            work.execute("PRAGMA trusted_schema = OFF")
            work.execute("ATTACH ? AS other", (str(library),))
            yield work, settings


def _check(library: Path, settings: bytes, path: Path) -> SettingsFile:
    """The settings of a backup; raises where they are damaged, or a row of its library has what
    this program never writes."""
    damaged = Notice("backup_damaged", name=path.name)
    try:
        beside = library.with_name(_SETTINGS)
        beside.write_bytes(settings)
        tried = SettingsFile(beside)
        tried.load()
        if any(says(warning, "settings_damaged") for warning in tried.warnings):
            raise StorageError(damaged)
        with closing(sqlite3.connect(library, isolation_level=None)) as work:
            if not _rows_are_sound(work, MIGRATIONS, _WHAT):
                raise StorageError(damaged)
    except SUSPICIOUS as error:
        raise StorageError(damaged) from error
    return tried


def _replace(work: sqlite3.Connection, table: str) -> None:
    """Put the rows of the other library in the place of those of a table."""
    columns = ", ".join(row[1] for row in work.execute(f"PRAGMA main.table_info({table})"))
    work.execute(f"DELETE FROM main.{table}")
    if table in tables(work, "other"):
        work.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM other.{table}")


def _set_aside(home: Home, work: sqlite3.Connection) -> None:
    """Copy the library as it is, if there is anything in it."""
    used = [name for name in tables(work) if name not in _OWN]
    if not any(work.execute(f"SELECT 1 FROM main.{name} LIMIT 1").fetchone() for name in used):
        return
    stem = f"{home.library_file.stem}.before-restore-"
    numbers = sorted(
        int(found.name.removeprefix(stem))
        for found in home.root.glob(f"{stem}*")
        if found.name.removeprefix(stem).isdecimal()
    )
    aside = home.root / f"{stem}{(numbers or [0])[-1] + 1}"
    try:
        copy_database(home.library_file, aside)
        aside.chmod(0o600)
        for number in numbers[: 1 - _KEPT]:
            delete(home.root / f"{stem}{number}")
    except OSError as error:
        raise StorageError(
            Notice("not_saved", name=aside.name, reason=str(error.strerror))
        ) from error


# Whether its rows are what this program would have written

_KINDS = {
    "TEXT": "'text'", "INTEGER": "'integer'", "REAL": "'real', 'integer'", "BLOB": "'blob'",
}  # fmt: skip
"""How SQLite names the values a column of each type has."""
_PATHS = ("path",)
"""The columns of texts that have bytes where a name of a file is no text."""
_LONGEST = 50_000_000
"""The most characters or bytes of a value; a request for an answer has some 100,000."""


def _rows_are_sound(work: sqlite3.Connection, steps: Sequence[Step], what: str) -> bool:
    """Whether each table has its columns, and each value the type and a length it may have; of a
    backup's library that has had all ``steps``."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, steps, what)
        names = tables(model)
        wanted = {(table, column) for table, column in columns_of(model) if table in names}
        checks = [check for table in names for check in _checks(model, table)]
    return is_sound(work, wanted) and not any(work.execute(one).fetchone() for one in checks)


def _checks(model: sqlite3.Connection, table: str) -> Iterator[str]:
    """Queries that find a row with a value it may not have."""
    for _, name, kind, required, _, key in model.execute(f"PRAGMA table_info({table})").fetchall():
        kinds = [_KINDS[kind]]
        kinds += ["'blob'"] if name in _PATHS else []
        kinds += [] if required or key else ["'null'"]
        yield (
            f"SELECT 1 FROM {table} WHERE typeof({name}) NOT IN ({', '.join(kinds)})"
            f" OR length({name}) > {_LONGEST} LIMIT 1"
        )


# Settings of a backup. It may be somebody else's: what it would have sent, or which file it would
# have used, where this profile did not do just the same before, is off until the reader accepts it.

_DUTIES = ("active", "index_at", "second_at")
_OFF: dict[str, Any] = {
    "summaries": "ask", "semantic": "off", "second_reading": "never", "reader_folder": "",
}  # fmt: skip
"""The other settings by which something is sent or a file is used, and how each is off."""
_GOES_WITH = {
    "semantic": ("semantic_folder", "semantic_model"),
    "second_reading": ("second_folder",),
}
"""What must be the same, too, for a setting to be one that was here before."""
_CODES = {
    "active": "brought_active",
    "index_at": "brought_index_at",
    "second_at": "brought_second_at",
    "summaries": "brought_summaries",
    "semantic": "brought_semantic",
    "second_reading": "brought_second_reader",
    "reader_folder": "brought_reader_folder",
}
"""The sentence for each."""
_SHOWN = 200
"""Characters of an address or a path that are shown."""


@dataclass(frozen=True, slots=True)
class Consent:
    """A setting that a backup has on: its name, its value, and a sentence for the reader."""

    name: str
    value: str | bool
    words: Notice


def _held_back(given: Settings, here: Settings) -> tuple[Settings, tuple[Consent, ...]]:
    """``given`` without what sends words or uses files unlike ``here``, and what that is."""
    held: list[Consent] = []
    for name in _DUTIES:
        provider = _named(given, name)
        if provider is not None and _place(provider) != _place(_named(here, name)):
            place = _place(provider)[:_SHOWN]
            words = Notice(_CODES[name], model=provider.model[:_SHOWN], place=place)
            held.append(Consent(name, provider.name, words))
    for name, off in _OFF.items():
        value = getattr(given, name)
        same = all(getattr(given, one) == getattr(here, one)
                   for one in (name, *_GOES_WITH.get(name, ())))  # fmt: skip
        if value not in (off, "ask") and not same:
            held.append(Consent(name, value, _words(name, given)))
    off = {one.name: _OFF.get(one.name, "") for one in held}
    return replace(given, **off), tuple(held)


def accepted(settings: Settings, consents: Iterable[Consent]) -> Settings:
    """``settings`` with what the reader has accepted."""
    values: dict[str, Any] = {one.name: one.value for one in consents}
    return replace(settings, **values)


def _named(settings: Settings, name: str) -> Provider | None:
    named = getattr(settings, name)
    return next((one for one in settings.providers if one.name == named), None)


def _place(provider: Provider | None) -> str:
    """Where a provider's model is: its address, or its file."""
    return "" if provider is None else provider.file or provider.base_url


def _words(name: str, given: Settings) -> Notice:
    place = {
        "semantic": given.semantic_folder if given.semantic == "folder" else given.semantic_model,
        "second_reading": given.second_folder,
        "reader_folder": given.reader_folder,
    }.get(name, "")
    return Notice(_CODES[name], place=place[:_SHOWN])


# Another computer's library merged into this one: from the logs, nothing lost, nothing doubled
#
# Logs are united. Where both computers changed one thing since they last had the same, the later
# change is shown. Of a note that both wrote, the other text becomes a note of its own, and a note
# that one of them deleted and the other changed stays. What is made for that has ids that follow
# from the entries, so both computers come to the same whichever merges first and however often.


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """One thing that both computers changed: of a book or collection ``subject`` the ``field``, or
    "note" and the id of the annotation. ``shown`` is shown, ``other`` is kept besides: a note as a
    note of its own, another value in the log. Notes are texts, other values JSON."""

    subject: str
    field: str
    shown: str
    other: str


@dataclass(slots=True)
class Merged:
    """How many things a merge brought, and what both computers had changed."""

    books: int = 0
    notes: int = 0
    turns: int = 0
    corrections: int = 0
    conflicts: list[MergeConflict] = field(default_factory=list)


def merge(work: sqlite3.Connection, other: str) -> Merged:
    """Merge the database attached as ``other`` into the main one, in a transaction of the
    caller's."""
    found = Merged()
    found.books = _books(work, other)
    _annotations(work, other, found)
    _shelf(work, other, found)
    reading_life.merge(work, other)
    found.turns = _turns(work, other)
    found.corrections = _corrections(work, other)
    return found


# The notes of two libraries


def _annotations(work: sqlite3.Connection, other: str, found: Merged) -> None:
    ours, theirs = notes.entries_of(work), notes.entries_of(work, other)
    theirs = [entry for entry in theirs if notes.is_sound(entry)]
    made = list(_kept_both(ours, theirs, found))
    found.notes = notes.merge_entries(work, [*theirs, *made]) - len(made)
    work.execute(
        f"INSERT OR IGNORE INTO main.annotation_book SELECT sha256, follows"
        f" FROM {other}.annotation_book"
    )


def _kept_both(ours: list[LogEntry], theirs: list[LogEntry], found: Merged) -> Iterator[LogEntry]:
    """The entries that keep what the later of two changes would hide."""
    ids = ({entry.id for entry in ours}, {entry.id for entry in theirs})
    own = _last([entry for entry in ours if entry.id not in ids[1]])
    new = _last([entry for entry in theirs if entry.id not in ids[0]])
    for id_ in sorted(own.keys() & new.keys()):
        shown, hidden = sorted((own[id_], new[id_]), key=_key, reverse=True)
        if not hidden.record or hidden.record == shown.record:
            continue
        if not shown.record:  # deleted there, changed here: the change stays
            yield replace(
                hidden, id=_derived(hidden.id, "kept"), at=next_stamp(max(shown.at, hidden.at))
            )
            continue
        words, others = notes.unpacked(shown.record), notes.unpacked(hidden.record)
        if others.note.strip() and others.note != words.note:
            copy = replace(others, id=_derived(hidden.id, "copy"))
            yield replace(
                hidden, id=_derived(hidden.id, "entry"), annotation=copy.id,
                record=notes.packed(copy),
            )  # fmt: skip
            found.conflicts.append(MergeConflict(id_, "note", words.note, others.note))


def _last(entries: Iterable[LogEntry]) -> dict[str, LogEntry]:
    return {entry.annotation: entry for entry in sorted(entries, key=_key)}


def _key(entry: LogEntry) -> tuple[str, str, int, str]:
    return entry.at, entry.device, entry.number, entry.id


def _derived(id_: str, what: str) -> str:
    """An id that both computers make of another one."""
    return hashlib.sha256(f"{what}:{id_}".encode()).hexdigest()[:32]


# Their shelves


def _books(work: sqlite3.Connection, other: str) -> int:
    """The books of the other library, and the later place of those that both have."""
    columns = [row[1] for row in work.execute("PRAGMA main.table_info(book)")]
    listed = ", ".join(columns)
    new = [sha256 for (sha256,) in work.execute(
        f"SELECT sha256 FROM {other}.book EXCEPT SELECT sha256 FROM main.book"
    )]  # fmt: skip
    for sha256 in new:
        work.execute(
            f"INSERT INTO main.book ({listed}) SELECT {listed} FROM {other}.book"
            " WHERE sha256 = ?", (sha256,),
        )  # fmt: skip
        work.execute(
            "INSERT OR REPLACE INTO main.text_version SELECT * FROM"
            f" {other}.text_version WHERE sha256 = ?", (sha256,),
        )  # fmt: skip
    work.execute(f"INSERT OR IGNORE INTO main.book_said SELECT sha256, said FROM {other}.book_said")
    work.execute(
        "INSERT OR IGNORE INTO main.book_file (path, sha256, size, modified, format)"
        f" SELECT path, sha256, size, modified, format FROM {other}.book_file"
    )
    for table in ("page_view", "book_look", "catalogue"):  # ours stays
        work.execute(f"INSERT OR IGNORE INTO main.{table} SELECT * FROM {other}.{table}")
    _places(work, other)
    write_subjects(work, new)
    return len(new)


def _places(work: sqlite3.Connection, other: str) -> None:
    """Take over the times of books that both have, and the later place of the same text."""
    rows = work.execute(
        "SELECT sha256, t.file, t.offset, t.read_file, t.read_offset, t.fraction, t.placed_at,"
        f" t.opened_at, t.added_at, t.limited FROM {other}.book t JOIN main.book o USING (sha256)"
    ).fetchall()
    versions = "SELECT sha256, version FROM {}.text_version"
    own = dict(work.execute(versions.format("main")))
    new = dict(work.execute(versions.format(other)))
    for sha256, *place, placed, opened, added, limited in rows:
        if own.get(sha256) == new.get(sha256):
            work.execute(
                "UPDATE main.book SET file = ?, offset = ?, read_file = ?, read_offset = ?,"
                " fraction = ?, placed_at = ? WHERE sha256 = ? AND placed_at < ?",
                (*place, placed, sha256, placed),
            )
        work.execute(
            "UPDATE main.book SET opened_at = max(opened_at, ?), limited = max(limited, ?),"
            " added_at = CASE WHEN added_at = '' OR (? != '' AND ? < added_at) THEN ?"
            " ELSE added_at END WHERE sha256 = ?",
            (opened, limited, added, added, added, sha256),
        )


def _shelf(work: sqlite3.Connection, other: str, found: Merged) -> None:
    """The reader's corrections, states and collections."""
    ours, theirs = shelf_log.changes(work), shelf_log.changes(work, other)
    ids = ({one.id for one in ours}, {one.id for one in theirs})
    own = {(one.subject, one.field): one for one in ours if one.id not in ids[1]}
    new = {(one.subject, one.field): one for one in theirs if one.id not in ids[0]}
    for at in sorted(own.keys() & new.keys()):
        late, early = sorted(
            (own[at], new[at]), key=lambda one: (one.at, one.device, one.number, one.id),
            reverse=True,
        )  # fmt: skip
        if late.value != early.value:
            found.conflicts.append(MergeConflict(*at, late.value, early.value))
    write_subjects(work, shelf_log.merge(work, theirs))


# Their conversations


def _turns(work: sqlite3.Connection, other: str) -> int:
    """Turns are the same where they are of one conversation and were asked at the same moment;
    what this computer has of one stays. Of names and pins the later is taken."""
    work.execute(
        "INSERT INTO main.conversation (sha256, id, name, pinned, changed_at)"
        f" SELECT sha256, id, name, pinned, changed_at FROM {other}.conversation WHERE true"
        " ON CONFLICT (sha256, id) DO UPDATE SET name = excluded.name, pinned = excluded.pinned,"
        " changed_at = excluded.changed_at WHERE excluded.changed_at > changed_at"
    )
    return work.execute(
        "INSERT INTO main.turn (sha256, conversation, asked_at, answer, follows)"
        f" SELECT sha256, conversation, asked_at, answer, follows FROM {other}.turn t"
        " WHERE NOT EXISTS"
        " (SELECT 1 FROM main.turn o WHERE o.sha256 = t.sha256"
        " AND o.conversation = t.conversation AND o.asked_at = t.asked_at) ORDER BY t.id"
    ).rowcount


def _corrections(work: sqlite3.Connection, other: str) -> int:
    columns = "sha256, question, answer, text, at, made_of, reach_file, reach_offset"
    return work.execute(
        f"INSERT INTO main.correction ({columns}) SELECT {columns} FROM {other}.correction t"
        " WHERE NOT EXISTS (SELECT 1 FROM main.correction o WHERE o.sha256 = t.sha256"
        " AND o.question = t.question AND o.text = t.text AND o.at = t.at) ORDER BY t.id"
    ).rowcount
