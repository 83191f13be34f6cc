"""Another computer's library merged into this one: from the logs, nothing lost, nothing doubled.

Logs are united. Where both computers changed one thing since they last had the same, the later
change is shown. Of a note that both wrote, the other text becomes a note of its own, and a note
that one of them deleted and the other changed stays. What is made for that has ids that follow from
the entries, so both computers come to the same whichever merges first and however often.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from foxreader.library import annotations as notes
from foxreader.library import reading_life, shelf_log
from foxreader.library.annotations import LogEntry
from foxreader.library.conversations import TurnEntry, turn_entries
from foxreader.library.records import write_subjects
from foxreader.library.shelf_log import (
    COVER,
    POSITIONS,
    TALK,
    TIME,
    ShelfChange,
    next_stamp,
    tidy_positions,
)


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


@dataclass(frozen=True, slots=True)
class Logs:
    """Logs of a device, or what is known of them: of notes, of the shelf, of conversations, and
    which files of books took the place of which."""

    notes: tuple[LogEntry, ...] = ()
    follows: tuple[tuple[str, str], ...] = ()
    changes: tuple[ShelfChange, ...] = ()
    turns: tuple[TurnEntry, ...] = ()


def merge(work: sqlite3.Connection, other: str) -> Merged:
    """Merge the database attached as ``other`` into the main one, in a transaction of the
    caller's."""
    found = Merged()
    found.books = _books(work, other)
    read = Logs(
        tuple(notes.entries_of(work, other)),
        tuple(work.execute(f"SELECT sha256, follows FROM {other}.annotation_book")),
        _of_same_texts(work, other, shelf_log.changes(work, other)),
        tuple(turn_entries(work, other)),
    )
    unite(work, read, found)
    reading_life.merge(work, other)
    found.corrections = _corrections(work, other)
    return found


def unite(work: sqlite3.Connection, theirs: Logs, found: Merged) -> None:
    """Put all that other logs have into those of a library, in a transaction of the caller's."""
    _annotations(work, theirs, found)
    _shelf(work, theirs.changes, found)
    found.turns += _merge_turns(work, theirs.turns)


# The notes of two libraries


def _annotations(work: sqlite3.Connection, read: Logs, found: Merged) -> None:
    ours, theirs = notes.entries_of(work), [one for one in read.notes if notes.is_sound(one)]
    made = list(_kept_both(ours, theirs, found))
    found.notes += notes.merge_entries(work, [*theirs, *made]) - len(made)
    work.executemany("INSERT OR IGNORE INTO main.annotation_book VALUES (?, ?)", read.follows)


def _kept_both(ours: list[LogEntry], theirs: list[LogEntry], found: Merged) -> Iterator[LogEntry]:
    """The entries that keep what the later of two changes would hide."""
    own, new = _last_new(ours, theirs), _last_new(theirs, ours)
    for id_ in sorted(own.keys() & new.keys()):
        shown, hidden = sorted((own[id_], new[id_]), key=_key, reverse=True)
        if not hidden.record or hidden.record == shown.record:
            continue
        if not shown.record:  # deleted there, changed here: the change stays
            id_of_kept = _derived(f"{hidden.id} {shown.id}", "kept")
            yield replace(hidden, id=id_of_kept, at=next_stamp(max(shown.at, hidden.at)))
            continue
        words, others = notes.unpacked(shown.record), notes.unpacked(hidden.record)
        if others.note.strip() and others.note != words.note:
            copy = replace(others, id=_derived(hidden.id, "copy"))
            yield replace(
                hidden, id=_derived(hidden.id, "entry"), annotation=copy.id,
                record=notes.packed(copy),
            )  # fmt: skip
            found.conflicts.append(MergeConflict(id_, "note", words.note, others.note))


def _last_new(entries: list[LogEntry], others: list[LogEntry]) -> dict[str, LogEntry]:
    """The last entry of each annotation that the others lack."""
    known = {entry.id for entry in others}
    new = [entry for entry in entries if entry.id not in known]
    return {entry.annotation: entry for entry in sorted(new, key=_key)}


def _key(entry: LogEntry) -> tuple[str, str, int, str]:
    return entry.at, entry.device, entry.number, entry.id


def _derived(id_: str, what: str) -> str:
    """An id that both computers make of another one."""
    return hashlib.sha256(f"{what}:{id_}".encode()).hexdigest()[:32]


# Their shelves


def _books(work: sqlite3.Connection, other: str) -> int:
    """The books of the other library."""
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
    _times(work, other)
    write_subjects(work, new)
    return len(new)


def _times(work: sqlite3.Connection, other: str) -> None:
    """Take over the times of books that both have, and whether a limit is set."""
    rows = work.execute(
        "SELECT sha256, t.opened_at, t.added_at, t.limited"
        f" FROM {other}.book t JOIN main.book o USING (sha256)"
    ).fetchall()
    for sha256, opened, added, limited in rows:
        work.execute(
            "UPDATE main.book SET opened_at = max(opened_at, ?), limited = max(limited, ?),"
            " added_at = CASE WHEN added_at = '' OR (? != '' AND ? < added_at) THEN ?"
            " ELSE added_at END WHERE sha256 = ?",
            (opened, limited, added, added, added, sha256),
        )


def _of_same_texts(
    work: sqlite3.Connection, other: str, changes: Iterable[ShelfChange]
) -> tuple[ShelfChange, ...]:
    """``changes`` without the places in texts of books that are other ones here."""
    versions = "SELECT sha256, version FROM {}.text_version"
    own = dict(work.execute(versions.format("main")))
    new = dict(work.execute(versions.format(other)))
    return tuple(
        one
        for one in changes
        if one.field not in POSITIONS or own.get(one.subject) == new.get(one.subject)
    )


def _shelf(work: sqlite3.Connection, theirs: Sequence[ShelfChange], found: Merged) -> None:
    """The reader's corrections, states and collections, and where they are in books."""
    ours = shelf_log.changes(work)
    ids = ({one.id for one in ours}, {one.id for one in theirs})
    own = {(one.subject, one.field): one for one in ours if one.id not in ids[1]}
    new = {(one.subject, one.field): one for one in theirs if one.id not in ids[0]}
    for at in sorted(own.keys() & new.keys()):
        late, early = sorted(
            (own[at], new[at]), key=lambda one: (one.at, one.device, one.number, one.id),
            reverse=True,
        )  # fmt: skip
        if late.value != early.value and late.field not in (*POSITIONS, COVER):
            found.conflicts.append(MergeConflict(*at, late.value, early.value))
    touched = shelf_log.merge(work, theirs)
    for subject in {one.subject for one in theirs if one.field in POSITIONS} & touched:
        tidy_positions(work, subject)
        shelf_log.write_position(work, subject)
    write_subjects(work, touched)


def _corrections(work: sqlite3.Connection, other: str) -> int:
    columns = "sha256, question, answer, text, at, made_of, reach_file, reach_offset, of_place"
    return work.execute(
        f"INSERT INTO main.correction ({columns}) SELECT {columns} FROM {other}.correction t"
        " WHERE NOT EXISTS (SELECT 1 FROM main.correction o WHERE o.sha256 = t.sha256"
        " AND o.question = t.question AND o.text = t.text AND o.at = t.at) ORDER BY t.id"
    ).rowcount


# Books that were forgotten here: what other devices still have of them does not come back


def forgotten_mark(sha256: str) -> str:
    """What is kept of the hash of a book that was forgotten: it says nothing of the book to who
    does not have it."""
    return hashlib.sha256(f"forgotten {sha256}".encode()).hexdigest()


def without_forgotten(work: sqlite3.Connection, theirs: Logs) -> Logs:
    """``theirs`` without what was written of books before they were forgotten here."""
    gone: dict[str, str] = dict(work.execute("SELECT mark, at FROM forgotten_book"))
    if not gone:
        return theirs

    def stays(sha256: str, at: str) -> bool:
        return at > gone.get(forgotten_mark(sha256), "")

    return Logs(
        tuple(one for one in theirs.notes if stays(one.sha256, one.at)),
        tuple(pair for pair in theirs.follows if all(stays(one, "0") for one in pair)),
        tuple(one for one in theirs.changes if stays(one.subject.partition(TALK)[0], one.at)),
        tuple(one for one in theirs.turns if stays(one.sha256, one.at)),
    )


# Conversations: of each turn the last entry


def _merge_turns(work: sqlite3.Connection, entries: Iterable[TurnEntry]) -> int:
    """Put the entries of another log into this one, in a transaction of the caller's; gives how
    many turns came that were not there. In whatever order logs are merged, the result is the same.
    """
    there = {
        (sha256, conversation, asked): (at, device, deleted, record)
        for sha256, conversation, asked, at, device, deleted, record in work.execute(
            "SELECT sha256, conversation, asked_at, at, device, 0, answer FROM turn UNION ALL"
            " SELECT sha256, conversation, asked_at, at, device, 1, '' FROM turn_gone"
        )
    }
    new = 0
    for one in entries:
        key = one.sha256, one.conversation, one.asked_at
        before = there.get(key)
        value = one.at, one.device, int(not one.record), one.record
        if not _is_sound_turn(one) or (before is not None and before >= value):
            continue
        new += before is None and bool(one.record)
        there[key] = value
        _put_turn(work, one)
    return new


def _put_turn(work: sqlite3.Connection, one: TurnEntry) -> None:
    key = one.sha256, one.conversation, one.asked_at
    where = "WHERE sha256 = ? AND conversation = ? AND asked_at = ?"
    work.execute(f"DELETE FROM turn_gone {where}", key)
    if not one.record:
        for table in ("turn", "sent_request"):
            work.execute(f"DELETE FROM {table} {where}", key)
        work.execute("INSERT INTO turn_gone VALUES (?, ?, ?, ?, ?)", (*key, one.device, one.at))
        return
    changed = work.execute(
        f"UPDATE turn SET answer = ?, device = ?, at = ?, follows = ? {where}",
        (one.record, one.device, one.at, one.follows, *key),
    )
    if not changed.rowcount:
        work.execute(
            "INSERT INTO turn (sha256, conversation, asked_at, follows, device, at, answer)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*key, one.follows, one.device, one.at, one.record),
        )


def _is_sound_turn(entry: TurnEntry) -> bool:
    named = bool(entry.sha256 and entry.conversation and entry.asked_at)
    try:
        asked = datetime.fromisoformat(entry.asked_at).tzinfo is not None
    except ValueError:
        return False
    return named and asked and bool(TIME.fullmatch(entry.at))
